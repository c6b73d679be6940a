# SPDX-License-Identifier: Apache-2.0
"""Bundles of whole models: compiled, loaded, called, verified, inspected."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys

import numpy as np
import pytest
import torch
from click.testing import CliRunner
from model_zoo import Encoder, ResNet, TransformerBlock, randomise

import tvmbn
from tvmbn.bundle import read
from tvmbn.cli import main
from tvmbn.errors import ArgumentError, BundleError, ModelError
from tvmbn.model.linear import Linear
from tvmbn.model.memory import Request, plan

BATCH = torch.export.Dim("N", min=1, max=64)


def test_memory_is_reused_but_never_shared():
    requests = [
        Request(Linear(1000, 0), 0, 1),
        Request(Linear(500, 300), 1, 2),
        Request(Linear(900, 0), 2, 3),
        Request(Linear(0, 4096), 0, 3),
        Request(Linear(0, 100), 1, 1),
    ]
    made = plan(requests)
    for batch in (1, 2, 17):
        spans = []
        for request, offset in zip(requests, made.offsets, strict=True):
            start = offset.at(batch)
            spans.append((start, start + request.size.at(batch), request))
            assert start % 256 == 0
            assert spans[-1][1] <= made.total.at(batch)
        for i, (low, high, one) in enumerate(spans):
            for begin, end, other in spans[i + 1 :]:
                together = one.first <= other.last and other.first <= one.last
                assert not (together and low < end and begin < high)
    assert made.total.per_sample < sum(r.size.per_sample for r in requests)


@pytest.fixture(scope="module")
def block():
    torch.manual_seed(0)
    return TransformerBlock().eval()


@pytest.fixture(scope="module")
def bundle(block, tmp_path_factory):
    program = torch.export.export(
        block, (torch.randn(2, 16, 64),), dynamic_shapes={"x": {0: BATCH}}
    )
    return tvmbn.compile(program, "llvm", tmp_path_factory.mktemp("block") / "b", name="block")


@pytest.mark.slow
def test_a_transformer_block(block, bundle):
    op = tvmbn.load(bundle)
    for batch in (1, 2, 5):
        x = torch.randn(batch, 16, 64)
        with torch.no_grad():
            torch.testing.assert_close(op(x), block(x), atol=1e-5, rtol=1e-5)
            torch.testing.assert_close(op(x=x), block(x), atol=1e-5, rtol=1e-5)
    y = op(x.numpy())
    assert isinstance(y, np.ndarray)
    target = np.empty_like(y)
    assert op(x.numpy(), out=target) is target
    np.testing.assert_array_equal(target, y)
    assert op(torch.randn(0, 16, 64)).shape == (0, 16, 64)


@pytest.mark.slow
def test_wrong_arguments_of_a_model(bundle):
    op = tvmbn.load(bundle)
    with pytest.raises(ArgumentError, match="each input once: x"):
        op(image=torch.randn(1, 16, 64))
    with pytest.raises(ArgumentError, match=r"received x: float32 \(1, 16, 63\)"):
        op(torch.randn(1, 16, 63))
    with pytest.raises(ArgumentError, match="convert x to float32"):
        op(torch.randn(1, 16, 64).double())


@pytest.mark.slow
def test_norms_and_layers_are_tvmbns_own(bundle):
    config = read(bundle).manifest["libraries"][0]["config"]
    ops = [k["spec"]["op"] for k in config["kernels"] if k["spec"]]
    assert ops.count("layer_norm") == 2
    assert ops.count("rms_norm") == 1
    assert ops.count("conv_bn") == 7
    activations = [k["spec"]["attrs"]["activation"] for k in config["kernels"] if k["spec"]
                   and k["spec"]["op"] == "conv_bn"]  # fmt: skip
    assert {"gelu", "silu"} <= set(activations)


@pytest.mark.slow
def test_a_model_verifies_and_damage_is_noticed(bundle, tmp_path):
    assert tvmbn.verify(bundle).passed
    assert tvmbn.verify(tvmbn.package(bundle, output=tmp_path / "m.zip")).passed
    damaged = tmp_path / "damaged"
    shutil.copytree(bundle, damaged)
    (weights,) = (damaged / "weights").iterdir()
    content = bytearray(weights.read_bytes())
    content[100] ^= 1
    weights.write_bytes(bytes(content))
    with pytest.raises(BundleError, match="sha256"):
        tvmbn.load(damaged)


@pytest.mark.slow
def test_verify_fails_where_the_model_is_another(bundle, tmp_path):
    torch.manual_seed(1)
    other = TransformerBlock().eval()
    program = torch.export.export(
        other, (torch.randn(2, 16, 64),), dynamic_shapes={"x": {0: BATCH}}
    )
    report = tvmbn.verify(bundle, model=program)
    assert report.verdict == "incorrect_numerical"
    torch.export.save(program, tmp_path / "other.pt2")
    arguments = ["verify", str(bundle), "--model", str(tmp_path / "other.pt2")]
    assert CliRunner().invoke(main, arguments).exit_code == 1


@pytest.mark.slow
def test_inspect_lists_kernels(bundle):
    done = CliRunner().invoke(main, ["inspect", str(bundle), "--json"])
    kernels = json.loads(done.output)["kernels"]
    assert sum(k["flops_share"] for k in kernels) == pytest.approx(1)
    assert sum(k["bytes_share"] for k in kernels) == pytest.approx(1)
    assert {k["origin"] for k in kernels} == {"default"}
    assert kernels == sorted(kernels, key=lambda k: -k["flops"])
    done = CliRunner().invoke(main, ["inspect", str(bundle)])
    assert done.exit_code == 0
    assert "layer_norm" in done.output


@pytest.mark.slow
def test_loading_a_model_needs_neither_tvm_nor_torch(bundle):
    code = (
        "import sys, numpy, tvmbn\n"
        f"y = tvmbn.load({str(bundle)!r})(numpy.ones((2, 16, 64), 'float32'))\n"
        "assert y.shape == (2, 16, 64) and numpy.isfinite(y).all()\n"
        "assert not {'tvm', 'torch', 'onnx'} & sys.modules.keys()\n"
    )
    subprocess.run([sys.executable, "-W", "error", "-c", code], check=True)


@pytest.mark.slow
def test_a_model_in_float16(block, tmp_path):
    program = torch.export.export(block, (torch.randn(2, 16, 64),))
    made = tvmbn.compile(program, "llvm", tmp_path / "half", fp16=True)
    assert tvmbn.verify(made).passed
    x = torch.randn(2, 16, 64)
    y = tvmbn.load(made)(x.half())
    assert y.dtype == torch.float16
    with torch.no_grad():
        torch.testing.assert_close(y.float(), block(x), atol=2e-2, rtol=2e-2)


@pytest.mark.slow
def test_a_model_for_a_gpu_builds_without_one(tmp_path):
    torch.manual_seed(0)
    model = randomise(ResNet(blocks=(1, 1), width=16, classes=10))
    program = torch.export.export(model, (torch.randn(2, 3, 32, 32),))
    made = tvmbn.compile(program, ["sm_90", "llvm"], tmp_path / "both", fp16=True)
    manifest = read(made).manifest
    entry = manifest["libraries"][0]
    assert entry["architectures"] == ["sm_90"]
    assert entry["config"]["folded"]["batch_norms"] == 9
    own = [k["config"]["phases"][0]["kind"] for k in entry["config"]["kernels"] if k["spec"]]
    assert len(own) == 10
    assert "conv_gemm" in own  # a kernel by hand, called rather than written out
    names = [r["kernel"] for r in entry["resources"]]
    assert any(name.startswith("kernel0") for name in names)
    assert entry["resources"]
    assert tvmbn.verify(made, device="cpu").passed


@pytest.mark.slow
def test_a_model_that_may_be_rounded_to_tf32(tmp_path):
    torch.manual_seed(0)
    model = randomise(ResNet(blocks=(1, 1), width=16, classes=10))
    program = torch.export.export(model, (torch.randn(2, 3, 32, 32),))
    made = tvmbn.compile(program, ["sm_80", "llvm"], tmp_path / "both", tf32=True)
    bundle = read(made)
    assert bundle.spec.title.endswith(" tf32")
    for entry in bundle.manifest["libraries"]:
        kernels = [k for k in entry["config"]["kernels"] if k["spec"]]
        assert {k["spec"]["attrs"]["tf32"] for k in kernels} == {True}
        kinds = {k["config"]["phases"][0]["kind"] for k in kernels}
        assert kinds == ({"conv_gemm"} if entry["target"] == "sm_80" else {"conv"})
    assert tvmbn.verify(made, device="cpu").passed
    # There nothing is rounded: an error of TF32 would be a hundred times as large.
    x = torch.randn(2, 3, 32, 32)
    with torch.no_grad():
        want = model(x)
    torch.testing.assert_close(tvmbn.load(made, device="cpu")(x), want, rtol=1e-4, atol=1e-5)
    with pytest.raises(ModelError, match="fp16 or tf32"):
        tvmbn.compile(program, "llvm", tmp_path / "none", tf32=True, fp16=True)


@pytest.mark.slow
def test_equal_models_give_equal_bytes(tmp_path):
    pytest.importorskip("onnx")
    from onnx_models import Compiler, model, node, norm, random  # noqa: PLC0415

    nodes = [node("Conv", "x,w", "t"), node("BatchNormalization", "t,g,b,m,v", "y")]
    made = model(nodes, {"x": (["N", 3, 6, 6], 1)}, ["y"], {"w": random(4, 3, 3, 3), **norm(4)})
    compiler = Compiler(tmp_path)
    one, two = compiler(made), compiler(made)
    compiler.worker.close()
    names = [n for n in read(one.bundle).names() if n != "manifest.json"]
    for name in names:
        assert read(one.bundle).read(name) == read(two.bundle).read(name), name


@pytest.mark.slow
def test_resnet_50(tmp_path):
    torch.manual_seed(0)
    model = randomise(ResNet())
    example = torch.randn(2, 3, 224, 224)
    program = torch.export.export(model, (example,), dynamic_shapes={"x": {0: BATCH}})
    made = tvmbn.compile(program, "llvm", tmp_path / "resnet")
    entry = read(made).manifest["libraries"][0]
    assert entry["config"]["folded"]["batch_norms"] == 53
    names = [k["name"].partition(" ")[0] for k in entry["config"]["kernels"]]
    assert names.count("conv_bn") == 54
    assert len(names) == 57  # and the order of the input, two poolings
    op = tvmbn.load(made)
    with torch.no_grad():
        for batch in (1, 3):
            x = torch.randn(batch, 3, 224, 224)
            torch.testing.assert_close(op(x), model(x), atol=1e-5, rtol=1e-3)


@pytest.mark.slow
def test_an_encoder_with_integer_inputs(tmp_path):
    torch.manual_seed(0)
    model = Encoder(vocabulary=100, width=32, layers=2, heads=4, hidden=64).eval()
    ids, mask = torch.randint(0, 100, (2, 24)), torch.ones(2, 24, dtype=torch.int64)
    mask[1, 10:] = 0
    shapes = {"ids": {0: BATCH}, "mask": {0: BATCH}}
    program = torch.export.export(model, (ids, mask), dynamic_shapes=shapes)
    op = tvmbn.load(tvmbn.compile(program, "llvm", tmp_path / "encoder"))
    with torch.no_grad():
        torch.testing.assert_close(op(ids, mask), model(ids, mask), atol=1e-5, rtol=1e-4)
        torch.testing.assert_close(op(ids, mask=mask)[1:], op(ids[1:], mask[1:]))
    # An index beyond the table is clipped, and reads nothing that is not the model's.
    assert torch.isfinite(op(ids + 10**6, mask)).all()


@pytest.mark.slow
def test_a_norm_in_training_is_refused(tmp_path):
    model = torch.nn.Sequential(torch.nn.Conv2d(3, 4, 3), torch.nn.BatchNorm2d(4)).train()
    with pytest.raises(ModelError, match=r"training mode.*call .eval\(\)"):
        tvmbn.compile(
            torch.export.export(model, (torch.randn(2, 3, 8, 8),)), "llvm", tmp_path / "b"
        )


@pytest.mark.slow
def test_tuning_a_model_makes_records_that_its_build_takes(tmp_path):
    torch.manual_seed(0)
    layers = torch.nn.Sequential(
        torch.nn.Linear(32, 64), torch.nn.ReLU(), torch.nn.Linear(64, 256), torch.nn.LayerNorm(256)
    ).eval()
    path = tmp_path / "layers.pt2"
    torch.export.save(torch.export.export(layers, (torch.randn(8, 32),)), path)
    logs = tmp_path / "logs"
    words = ["tune", str(path), "--target", "llvm", "--trials", "2", "--logs", str(logs), "--json"]
    done = CliRunner().invoke(main, words)
    assert done.exit_code == 0, done.output
    found = json.loads(done.output[done.output.index("{") :])["results"]
    assert [r["spec"]["op"] for r in found] == ["conv_bn", "conv_bn", "layer_norm"]
    assert found[0]["spec"]["attrs"]["out_channels"] == 256  # the most arithmetic
    made = tvmbn.compile(path, "llvm", tmp_path / "tuned", tuned="require", logs=logs)
    kernels = read(made).manifest["libraries"][0]["config"]["kernels"]
    assert {k["origin"] for k in kernels} == {"tuned"}
    assert tvmbn.verify(made).passed
