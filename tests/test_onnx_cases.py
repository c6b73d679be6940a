# SPDX-License-Identifier: Apache-2.0
"""Faults of other ONNX compilers as tests, by id, and what is refused and how."""

from __future__ import annotations

import numpy as np
import pytest

onnx = pytest.importorskip("onnx")

from onnx_models import FLOAT, HALF, Compiler, model, node, norm, random  # noqa: E402

import tvmbn  # noqa: E402
from tvmbn.errors import ModelError  # noqa: E402

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def compiler(tmp_path_factory):
    made = Compiler(tmp_path_factory.mktemp("models"))
    yield made
    made.worker.close()


def batch_norm(dims, *, outputs="y", kind=FLOAT, opset=17, statistics=None, **attrs):
    constants = statistics or norm(int(dims[1]))
    nodes = [node("BatchNormalization", "x,g,b,m,v", outputs, **attrs)]
    return model(nodes, {"x": (dims, kind)}, outputs.split(","), constants, opset)


def initial(channels):
    zero, one = np.zeros(channels, np.float32), np.ones(channels, np.float32)
    return {"g": one, "b": zero, "m": zero, "v": one}


def test_on_01_momentum_weighs_the_old_value(compiler):
    made = batch_norm(
        [4, 1], outputs="y,nm,nv", training_mode=1, momentum=0.9, statistics=initial(1)
    )
    _, mean, var = compiler(made).op(np.asarray([[1], [2], [3], [4]], np.float32))
    np.testing.assert_allclose((mean[0], var[0]), (0.25, 1.025), rtol=1e-6)


def test_bn_01_one_value_a_channel_in_training(compiler):
    made = batch_norm([1, 3], outputs="y,nm,nv", training_mode=1)
    y, _, var = compiler(made).op(random(1, 3))
    np.testing.assert_array_equal(y[0], norm(3)["b"])
    assert np.isfinite(var).all()


def test_on_03_inference_uses_running_statistics(compiler):
    statistics = {k: np.full(4, v, np.float32) for k, v in zip("gbmv", (2, 1, 3, 4), strict=True)}
    made = batch_norm([1, 4, 4, 4], statistics=statistics, epsilon=0.0)
    y = compiler(made).op(np.ones((1, 4, 4, 4), np.float32))
    np.testing.assert_allclose(y, 2 * (1 - 3) / 2 + 1, rtol=1e-6)


def test_on_05_float16_training_keeps_float_statistics(compiler):
    made = batch_norm([1, 3, 224, 224], outputs="y,nm,nv", kind=HALF, training_mode=1)
    x = (random(1, 3, 224, 224) * 0.1 + 60).astype(np.float16)
    y = compiler(made).op(x)[0].astype(np.float64)
    wide = x.astype(np.float64)
    mean, var = wide.mean((0, 2, 3)), wide.var((0, 2, 3))
    gamma, beta = (norm(3)[k].reshape(1, 3, 1, 1) for k in "gb")
    side = (1, 3, 1, 1)
    want = (wide - mean.reshape(side)) / np.sqrt(var.reshape(side) + 1e-5) * gamma + beta
    np.testing.assert_allclose(y, want, atol=2e-2)


def test_on_06_each_norm_obeys_its_own_attribute(compiler):
    nodes = [
        node("BatchNormalization", "x,g,b,m,v", "t,nm,nv", training_mode=1),
        node("BatchNormalization", "t,g,b,m,v", "y"),
    ]
    made = model(nodes, {"x": ([6, 3, 4, 4], FLOAT)}, ["y", "nm"], norm(3))
    compiler.check(made)


@pytest.mark.parametrize("auto", ["SAME_UPPER", "SAME_LOWER", "VALID"])
def test_on_07_pads_know_of_the_dilation(compiler, auto):
    nodes = [node("Conv", "x,w", "y", auto_pad=auto, dilations=[2, 2], kernel_shape=[3, 3])]
    made = model(nodes, {"x": ([1, 2, 22, 27], FLOAT)}, ["y"], {"w": random(3, 2, 3, 3)})
    found = compiler(made)
    x = random(1, 2, 22, 27)
    y = found.op(x)
    assert y.shape == ((1, 3, 22, 27) if auto != "VALID" else (1, 3, 18, 23))
    if auto != "VALID":
        import torch  # noqa: PLC0415

        weight = torch.from_numpy(random(3, 2, 3, 3))
        want = torch.nn.functional.conv2d(torch.from_numpy(x), weight, padding=2, dilation=2)
        np.testing.assert_allclose(y, want.numpy(), atol=1e-5)


@pytest.mark.parametrize(
    ("dims", "attrs", "size"),
    [
        ((1, 2, 4, 4), {"auto_pad": "SAME_UPPER", "strides": [2, 2]}, 8),
        ((1, 2, 28, 28), {"strides": [2, 2], "pads": [1] * 4, "output_padding": [1, 1]}, 56),
        ((1, 2, 5, 5), {"strides": [2, 2], "output_shape": [10, 10]}, 10),
        ((1, 2, 5, 5), {"strides": [3, 3], "output_shape": [17, 17]}, 17),
    ],
)
def test_on_08_sizes_of_transposed_convolutions(compiler, dims, attrs, size):
    nodes = [node("ConvTranspose", "x,w", "y", kernel_shape=[3, 3], **attrs)]
    made = model(nodes, {"x": (list(dims), FLOAT)}, ["y"], {"w": random(2, 3, 3, 3)})
    found = compiler.check(made)
    assert found.op(random(*dims)).shape == (1, 3, size, size)


def test_on_10_begins_come_first(compiler):
    nodes = [node("Conv", "x,w", "y", pads=[0, 1, 2, 3])]
    made = model(nodes, {"x": ([1, 2, 7, 6], FLOAT)}, ["y"], {"w": random(3, 2, 3, 3)})
    assert compiler.check(made).op(random(1, 2, 7, 6)).shape == (1, 3, 7, 8)


def test_on_11_an_open_batch(compiler):
    nodes = [
        node("Conv", "x,w", "t", pads=[1, 1, 1, 1]),
        node("Relu", "t", "u"),
        node("GlobalAveragePool", "u", "p"),
        node("Flatten", "p", "f"),
        node("MatMul", "f,k", "y"),
    ]
    constants = {"w": random(4, 3, 3, 3), "k": random(4, 5)}
    made = model(nodes, {"x": (["batch", 3, 9, 9], FLOAT)}, ["y"], constants)
    found = compiler.check(made)
    session = onnx.reference.ReferenceEvaluator(made)
    for batch in (1, 3, 7, 64):
        x = random(batch, 3, 9, 9)
        np.testing.assert_allclose(found.op(x), session.run(None, {"x": x})[0], atol=1e-5)
    assert found.op(random(0, 3, 9, 9)).shape == (0, 5)


def test_shapes_computed_from_an_open_batch(compiler):
    nodes = [
        node("Shape", "x", "s"),
        node("Gather", "s,zero", "n", axis=0),
        node("Unsqueeze", "n,axis", "n1"),
        node("Concat", "n1,rest", "target", axis=0),
        node("Reshape", "x,target", "r"),
        node("Softmax", "r", "y", axis=-1),
    ]
    constants = {
        "zero": np.asarray(0, np.int64),
        "axis": np.asarray([0], np.int64),
        "rest": np.asarray([2, 6], np.int64),
    }
    made = model(nodes, {"x": (["N", 3, 4], FLOAT)}, ["y"], constants)
    assert compiler.check(made).op(random(5, 3, 4)).shape == (5, 2, 6)


@pytest.mark.parametrize(
    ("opset", "attrs", "accepted"),
    [
        (6, {"is_test": 1}, True),
        (6, {}, False),
        (7, {}, True),
        (7, {"spatial": 0}, False),
        (9, {"momentum": 0.8}, True),
        (14, {"training_mode": 0}, True),
    ],
)
def test_older_norms_are_taken_for_what_they_are(compiler, opset, attrs, accepted):
    made = batch_norm([2, 3, 4, 5], opset=opset, **attrs)
    if not accepted:
        with pytest.raises(ModelError, match="BatchNormalization y:"):
            compiler(made)
        return
    x, c = random(2, 3, 4, 5), {k: v.reshape(1, 3, 1, 1) for k, v in norm(3).items()}
    want = (x - c["m"]) / np.sqrt(c["v"] + 1e-5) * c["g"] + c["b"]
    np.testing.assert_allclose(compiler(made).op(x), want, atol=1e-5)


def test_older_norms_with_training_outputs_are_refused(compiler):
    made = batch_norm([2, 3, 4, 5], opset=9, outputs="y,nm,nv,sm,sv")
    with pytest.raises(ModelError, match="training in opset 9"):
        compiler(made)


def test_rm_08_the_runtime_s_own_norm_subtracts_no_mean(compiler):
    nodes = [node("SimplifiedLayerNormalization", "x,g", "y", epsilon=0.0, axis=-1)]
    made = model(nodes, {"x": ([1, 2], FLOAT)}, ["y"], {"g": np.ones(2, np.float32)})
    made.graph.node[0].domain = ""
    # ONNX's checker does not know it, nor does its evaluator: the numbers are by hand.
    import onnxruntime  # noqa: F401, PLC0415

    y = compiler(made).op(np.asarray([[3, 4]], np.float32))
    np.testing.assert_allclose(y, [[0.84853, 1.13137]], rtol=1e-5)


def test_operators_that_cannot_be_compiled_are_named_together(compiler):
    nodes = [
        node("NonZero", "x", "i"),
        helper_node("Frobnicate", "x", "z"),
        node("RandomNormalLike", "x", "q"),
    ]
    made = model(nodes, {"x": ([2, 3], FLOAT)}, ["i", "z", "q"])
    with pytest.raises(ModelError) as caught:
        compiler(made)
    for name in ("NonZero", "acme.Frobnicate", "RandomNormalLike"):
        assert name in caught.value.received


def helper_node(kind, inputs, outputs):
    made = node(kind, inputs, outputs)
    made.domain = "acme"
    return made


def test_open_sizes_are_named_together(compiler):
    nodes = [node("Add", "x,z", "y")]
    made = model(nodes, {"x": (["N", "s", 4], FLOAT), "z": (["N", "s", "t"], FLOAT)}, ["y"])
    with pytest.raises(ModelError, match=r"x\[1\] \(s\), z\[1\] \(s\), z\[2\] \(t\)"):
        compiler(made)
    found = compiler.check(made, dims={"s": 3, "t": 4}, batch=2)
    assert found.op.arguments[0].shape == (2, 3, 4)


def test_files_that_are_no_models(tmp_path):
    path = tmp_path / "m.onnx"
    with pytest.raises(ModelError, match="no file"):
        tvmbn.compile(path, "llvm", tmp_path / "b")
    path.write_text("not a model")
    with pytest.raises(ModelError, match="an ONNX model"):
        tvmbn.compile(path, "llvm", tmp_path / "b")
    with pytest.raises(ModelError, match="ExportedProgram; received int"):
        tvmbn.compile(3, "llvm", tmp_path / "b")
    assert not (tmp_path / "b").exists()
