# SPDX-License-Identifier: Apache-2.0
"""How a model's kernels are put together: called, shared, or left to TVM where a schedule fails."""

from __future__ import annotations

import json
from importlib import import_module

import numpy as np
import pytest
from click.testing import CliRunner

onnx = pytest.importorskip("onnx")

from model_ahead import gpu_target  # noqa: E402
from onnx_models import FLOAT, model, node, norm, random  # noqa: E402

import tvmbn  # noqa: E402
from tvmbn.bundle import read  # noqa: E402
from tvmbn.cli import main  # noqa: E402
from tvmbn.errors import BuildError, ModelWarning  # noqa: E402
from tvmbn.libraries import load_module, load_runtime  # noqa: E402
from tvmbn.placed import place  # noqa: E402
from tvmbn.sizes import shape_function  # noqa: E402
from tvmbn.spec import TensorArg  # noqa: E402

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("batch", ["N", 2])
def test_called_kernels_compute_the_same(tmp_path, monkeypatch, batch):
    from tvmbn.model import program, worker  # noqa: PLC0415  (imports TVM)

    nodes = [
        node("Conv", "x,w", "t", pads=[1, 1, 1, 1]),
        node("BatchNormalization", "t,g,b,m,v", "u"),
        node("Relu", "u", "r"),
        node("Conv", "r,w2", "y", pads=[1, 1, 1, 1]),
    ]
    constants = {"w": random(4, 3, 3, 3), "w2": random(4, 4, 3, 3), **norm(4)}
    made = model(nodes, {"x": ([batch, 3, 6, 6], FLOAT)}, ["y"], constants)
    onnx.save(made, tmp_path / "m.onnx")
    # On the CPU every kernel could be written out: here they are called like those by hand.
    monkeypatch.setattr(program, "by_hand", lambda made: True)
    if batch == "N":
        monkeypatch.setattr(
            program,
            "scheduled",
            lambda spec, target, data=None: (
                program.planning.schedule(
                    spec, target, plan := program.planning.by_phases(spec, target)
                ),
                plan,
                "",
            ),
        )
    worker.load_job(str(tmp_path / "m.onnx"), {"batch": None, "dims": {}, "fp16": False})
    worker.plan_job("llvm")
    entry, library = worker.compile_job("llvm", [], ["llvm"], False)
    assert "__tvm_ffi_kernel0" in entry["stages"]["llvm"]
    _, weights = worker.weights_job()
    load_runtime()
    function = load_module(library, "m.so")["main"]
    x, y = random(2, 3, 6, 6), np.zeros((2, 4, 6, 6), np.float32)
    words = np.frombuffer(weights, np.int64)
    scratch = np.zeros(shape_function(tuple(entry["workspaces"][0]["shape"]))(2), np.int64)
    tensors = [
        place(array, TensorArg("t", array.shape, str(array.dtype), "in"), "cpu")
        for array in (words, x, y, scratch)
    ]
    function(*(t.tensor for t in tensors))
    want = onnx.reference.ReferenceEvaluator(made).run(None, {"x": x})[0]
    np.testing.assert_allclose(tensors[2].host(), want, rtol=1e-5, atol=1e-4)


class Here:
    """A worker that is this process, so that parts of tvmbn can be replaced in it."""

    def call(self, function, arguments, timeout):
        del timeout
        module, _, name = function.partition(":")
        found = getattr(import_module(module), name)(*json.loads(json.dumps(arguments)))
        value, blob = found if isinstance(found, tuple) else (found, b"")
        return json.loads(json.dumps(value)), blob


def test_a_schedule_that_fails_is_named(tmp_path, monkeypatch):
    from tvmbn.model import program  # noqa: PLC0415  (imports TVM)

    nodes = [
        node("Conv", "x,w", "t", pads=[1, 1, 1, 1]),
        node("LayerNormalization", "t,s", "y", axis=3),
    ]
    constants = {"w": random(4, 3, 3, 3), "s": random(6)}
    made = model(nodes, {"x": ([2, 3, 6, 6], FLOAT)}, ["y"], constants)
    onnx.save(made, tmp_path / "m.onnx")
    real = program.scheduled

    def fails(spec, target, data=None):
        if spec.op == "conv_bn":
            raise BuildError("a loop to split", "none", "another schedule")
        return real(spec, target, data)

    monkeypatch.setattr(program, "scheduled", fails)
    with pytest.warns(ModelWarning, match="conv_bn 2x3x6x6 float32 NHWC on llvm.*a loop to split"):
        bundle = tvmbn.compile(tmp_path / "m.onnx", "llvm", tmp_path / "b", worker=Here())
    (refused,) = read(bundle).manifest["libraries"][0]["config"]["refused"]
    assert refused["operator"] == "conv_bn 2x3x6x6 float32 NHWC"
    assert "BuildError: required a loop to split" in refused["reason"]
    assert tvmbn.verify(bundle).passed
    shown = CliRunner().invoke(main, ["inspect", str(bundle)]).output
    assert "left to TVM, BuildError: required a loop to split" in shown


@pytest.mark.parametrize("batch", ["N", 2])
def test_equal_kernels_are_one_function(tmp_path, monkeypatch, batch):
    from tvmbn.model import assemble, share  # noqa: PLC0415  (imports TVM)

    nodes = [node("Conv", "x,w", "c0", pads=[1, 1, 1, 1])]
    for i in range(3):  # the same kernels over other weights
        nodes += [
            node("LayerNormalization", f"c{i},s{i}", f"l{i}", axis=3),
            node("Softmax", f"l{i}", f"m{i}", axis=1),
            node("Conv", f"m{i},w{i}", f"c{i + 1}", pads=[1, 1, 1, 1]),
        ]
    constants = {"w": random(4, 3, 3, 3)}
    for i in range(3):
        constants |= {f"w{i}": random(4, 4, 3, 3, seed=i), f"s{i}": random(6, seed=i)}
    made = model(nodes, {"x": ([batch, 3, 6, 6], FLOAT)}, ["c3"], constants)
    onnx.save(made, tmp_path / "m.onnx")
    found = []
    whole = assemble.assemble

    def shared(kernels, program):
        found[:] = share.share(kernels)
        return whole(found, program)

    # Only GPUs share, but what it does can be seen on the CPU.
    monkeypatch.setattr(assemble, "assemble", shared)
    bundle = tvmbn.compile(tmp_path / "m.onnx", "llvm", tmp_path / "b", worker=Here())
    names = [k.callee.name for k in found if k.callee is not None]
    alone = len(found) - len(names)  # the first convolution has three channels, and so its input
    assert alone == 2
    assert len(set(names)) <= len(names) / 2
    for seed in range(2):
        assert tvmbn.verify(bundle, seed=seed, model=tmp_path / "m.onnx").passed


def split_model():
    """A convolution so small that several blocks share each sum."""
    nodes = [node("Conv", "x,w", "t", pads=[1, 1, 1, 1]), node("Relu", "t", "y")]
    constants = {"w": random(128, 256, 3, 3) / 48}
    return model(nodes, {"x": ([1, 256, 7, 7], FLOAT)}, ["y"], constants)


def test_partial_sums_lie_in_the_models_workspace(tmp_path):
    onnx.save(split_model(), tmp_path / "m.onnx")
    bundle = tvmbn.compile(tmp_path / "m.onnx", "sm_80", tmp_path / "b", fp16=True)
    (entry,) = read(bundle).manifest["libraries"]
    (layer,) = [k for k in entry["config"]["kernels"] if k["spec"]]
    (plan,) = layer["config"]["phases"]
    assert plan["kind"] == "conv_gemm"
    assert plan["split"] > 1
    assert not plan["cluster"]
    assert layer["instead"] == ""
    (workspace,) = entry["workspaces"]
    assert 8 * workspace["shape"][0] >= 4 * plan["split"] * 7 * 7 * 128


@pytest.mark.slow
@pytest.mark.parametrize(("ptx", "kind"), [(False, "conv_wgmma"), (True, "conv_gemm")])
def test_one_layer_with_wgmma_makes_the_model_that_of_sm_90a(ptx, kind, tmp_path):
    nodes = [node("Conv", "x,w", "t", pads=[1, 1, 1, 1]), node("Softmax", "t", "y", axis=1)]
    constants = {"w": random(128, 128, 3, 3) / 34}
    onnx.save(
        model(nodes, {"x": ([16, 128, 28, 28], FLOAT)}, ["y"], constants), tmp_path / "m.onnx"
    )
    bundle = tvmbn.compile(tmp_path / "m.onnx", "sm_90", tmp_path / "b", fp16=True, ptx=ptx)
    (entry,) = read(bundle).manifest["libraries"]
    (layer,) = [k for k in entry["config"]["kernels"] if k["spec"]]
    assert layer["config"]["phases"][0]["kind"] == kind
    assert entry["architectures"] == (["sm_90", "compute_90"] if ptx else ["sm_90a"])
    assert len(entry["config"]["kernels"]) > 1  # what is compiled beside it


@pytest.mark.gpu
@pytest.mark.parametrize("kind", ["conv_gemm", "conv_wgmma"])
def test_partial_sums_on_a_gpu(kind, tmp_path, monkeypatch):
    from tvmbn.model import program  # noqa: PLC0415  (imports TVM)
    from tvmbn.schedules import conv_gemm, conv_wgmma  # noqa: PLC0415

    config = conv_gemm.Config(32, 32, 64, 2, 1, 3, split=4)
    if kind == conv_wgmma.KIND:
        if gpu_target() not in ("sm_90", "sm_90a"):
            pytest.skip("there is no wgmma but on compute capability 9.0")
        config = conv_wgmma.Config(64, 64, 1, 3, split=4)
    plan = program.planning.Plan((), ((kind, config),))
    monkeypatch.setattr(program.planning, "default", lambda spec, target: plan)
    onnx.save(split_model(), tmp_path / "m.onnx")
    bundle = tvmbn.compile(
        tmp_path / "m.onnx", gpu_target(), tmp_path / "b", fp16=True, worker=Here()
    )
    (layer,) = [k for k in read(bundle).manifest["libraries"][0]["config"]["kernels"] if k["spec"]]
    assert layer["config"]["phases"][0]["split"] == 4
    for _ in range(3):  # what one run leaves there must not matter to the next
        assert tvmbn.verify(bundle, device="cuda").passed
