# SPDX-License-Identifier: Apache-2.0
"""Folding BatchNorm in whole models; ids are those of faults reported of other tools."""

from __future__ import annotations

import numpy as np
import pytest

onnx = pytest.importorskip("onnx")

from onnx_models import FLOAT, HALF, Compiler, model, node, norm, random  # noqa: E402

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def compiler(tmp_path_factory):
    made = Compiler(tmp_path_factory.mktemp("models"))
    yield made
    made.worker.close()


def conv_bn(weight, dims, *, bias=None, kind="Conv", extra=(), statistics=None, **attrs):
    channels = weight.shape[1] * attrs.get("group", 1) if kind != "Conv" else weight.shape[0]
    inputs = "x,w" + (",c" if bias is not None else "")
    nodes = [
        node(kind, inputs, "t", **attrs),
        node("BatchNormalization", "t,g,b,m,v", "y", epsilon=1e-3),
        *extra,
    ]
    constants = {"w": weight, **(statistics or norm(channels))}
    if bias is not None:
        constants["c"] = bias
    return model(nodes, {"x": (dims, FLOAT)}, ["y"], constants)


def exact(b, *, beta=5.0, mean=1.0, s=2.0, channels=1):
    one = np.ones(channels, np.float32)
    return {"g": s * one, "b": beta * one, "m": mean * one, "v": one * (1 - 1e-3)}


@pytest.mark.parametrize("groups", [1, 2])
def test_fo_01_the_bias_is_scaled(compiler, groups):
    weight = np.zeros((2, 2 // groups, 1, 1), np.float32)
    bias = np.full(2, 2.0, np.float32)
    made = conv_bn(weight, [1, 2, 3, 3], bias=bias, group=groups, statistics=exact(2, channels=2))
    found = compiler.check(made)
    assert found.folded == 1
    y = found.op(np.zeros((1, 2, 3, 3), np.float32))
    np.testing.assert_allclose(y, np.full((1, 2, 3, 3), 7.0), rtol=1e-6)


def test_fo_02_a_bias_appears(compiler):
    made = conv_bn(np.zeros((1, 1, 1, 1), np.float32), [1, 1, 2, 2], statistics=exact(0))
    found = compiler.check(made)
    np.testing.assert_allclose(found.op(np.zeros((1, 1, 2, 2), np.float32)), 3.0, rtol=1e-6)
    assert len(found.kernels) == 1  # convolution, bias and norm are one


@pytest.mark.parametrize(("channels", "groups"), [(16, 2), (136, 4), (12, 12)])
def test_fo_03_groups(compiler, channels, groups):
    weight = random(channels, channels // groups, 3, 3)
    made = conv_bn(weight, [2, channels, 6, 5], group=groups, pads=[1, 1, 1, 1])
    assert compiler.check(made).folded == 1


def test_fo_04_transposed(compiler):
    weight = np.asarray([[1, 2], [3, 4]], np.float32).reshape(2, 2, 1, 1)
    zero, one = np.zeros(2, np.float32), np.ones(2, np.float32)
    scale = {"g": np.asarray([10, 1], np.float32), "b": zero, "m": zero, "v": one * (1 - 1e-3)}
    made = conv_bn(weight, [1, 2, 1, 1], kind="ConvTranspose", statistics=scale)
    found = compiler.check(made)
    assert found.folded == 1
    y = found.op(np.ones((1, 2, 1, 1), np.float32))
    np.testing.assert_allclose(y.reshape(-1), [40, 6], rtol=1e-6)


@pytest.mark.parametrize("rank", [1, 3])
def test_fo_06_one_and_three_dimensions(compiler, rank):
    made = conv_bn(random(4, 3, *[3] * rank), [2, 3, *[6] * rank], bias=random(4, seed=5))
    assert compiler.check(made).folded == 1


@pytest.mark.parametrize("rank", [2, 3])
def test_fo_07_a_linear_layer_on_three_dimensions_keeps_its_norm(compiler, rank):
    dims = [4, 3] if rank == 2 else [2, 5, 3]
    nodes = [node("MatMul", "x,w", "t"), node("BatchNormalization", "t,g,b,m,v", "y")]
    made = model(nodes, {"x": (dims, FLOAT)}, ["y"], {"w": random(3, 5), **norm(5)})
    assert compiler.check(made).folded == (rank == 2)


def test_fo_08_a_second_reader_sees_the_unfolded_value(compiler):
    nodes = [
        node("Conv", "x,w", "t"),
        node("BatchNormalization", "t,g,b,m,v", "y"),
        node("Relu", "t", "z"),
    ]
    constants = {"w": random(4, 3, 3, 3), **norm(4)}
    made = model(nodes, {"x": ([1, 3, 6, 6], FLOAT)}, ["y", "z"], constants)
    assert compiler.check(made).folded == 0


def test_fo_10_shared_weights(compiler):
    nodes = [
        node("Conv", "x,w", "t"),
        node("Conv", "x,w", "u"),
        node("BatchNormalization", "t,g,b,m,v", "y"),
        node("BatchNormalization", "u,g2,b2,m2,v2", "z"),
    ]
    second = {f"{k}2": v for k, v in norm(4, seed=20).items()}
    constants = {"w": random(4, 3, 1, 1), **norm(4), **second}
    made = model(nodes, {"x": ([1, 3, 5, 5], FLOAT)}, ["y", "z"], constants)
    compiler.check(made)
    nodes[1] = node("Conv", "x,w", "u", pads=[1, 1, 1, 1])
    made = model(nodes, {"x": ([1, 3, 5, 5], FLOAT)}, ["y", "z"], constants)
    assert compiler.check(made).folded == 2


def test_fo_13_a_norm_in_training_is_not_folded(compiler):
    nodes = [
        node("Conv", "x,w", "t"),
        node("BatchNormalization", "t,g,b,m,v", "y,nm,nv", training_mode=1, momentum=0.9),
    ]
    made = model(
        nodes, {"x": ([3, 3, 6, 6], FLOAT)}, ["y", "nm", "nv"], {"w": random(4, 3, 3, 3), **norm(4)}
    )
    assert compiler.check(made).folded == 0


def test_fo_16_reflected_pads_are_kept(compiler):
    nodes = [
        node("Pad", "x,p", "q", mode="reflect"),
        node("Conv", "q,w", "t"),
        node("BatchNormalization", "t,g,b,m,v", "y"),
    ]
    pads = np.asarray([0, 0, 3, 3, 0, 0, 3, 3], np.int64)
    constants = {"p": pads, "w": random(2, 2, 7, 7), **norm(2)}
    made = model(nodes, {"x": ([1, 2, 95, 95], FLOAT)}, ["y"], constants)
    assert compiler.check(made, seeds=1).folded == 1


def test_pads_of_zeros_join_the_convolution(compiler):
    nodes = [node("Pad", "x,p", "q"), node("Conv", "q,w", "y", pads=[1, 0, 0, 1])]
    pads = np.asarray([0, 0, 0, 1, 0, 0, 2, 3], np.int64)
    constants = {"p": pads, "w": random(2, 2, 3, 3)}
    found = compiler.check(model(nodes, {"x": ([1, 2, 6, 7], FLOAT)}, ["y"], constants))
    assert not any("pad" in name for name in found.kernels)


def test_a_pad_of_ones_stays(compiler):
    nodes = [node("Pad", "x,p,one", "q"), node("Conv", "q,w", "y")]
    pads = np.asarray([0, 0, 1, 1, 0, 0, 1, 1], np.int64)
    constants = {"p": pads, "one": np.asarray(1, np.float32), "w": random(2, 2, 3, 3)}
    compiler.check(model(nodes, {"x": ([1, 2, 6, 7], FLOAT)}, ["y"], constants))


def test_fo_17_what_float16_cannot_hold_stays_apart(compiler):
    nodes = [node("Conv", "x,w", "t"), node("BatchNormalization", "t,g,b,m,v", "y", epsilon=1e-7)]
    one = np.ones(1, np.float32)
    constants = {
        "w": np.full((1, 1, 1, 1), 100, np.float16),
        **{"g": one, "b": 0 * one, "m": 0 * one, "v": 4e-7 * one},
    }
    made = model(nodes, {"x": ([1, 1, 2, 2], HALF)}, ["y"], constants, opset=15)
    found = compiler(made)
    assert found.folded == 0
    x = np.full((1, 1, 2, 2), 2.0**-10, np.float16)
    np.testing.assert_allclose(found.op(x), 100 * 2.0**-10 / np.sqrt(5e-7), rtol=2e-3)


@pytest.mark.parametrize("fused", [True, False])
def test_fo_20_relu_keeps_nan(compiler, fused):
    nodes = [node("Conv", "x,w", "t", group=2), node("Relu", "t", "y")]
    outputs = ["y"] if fused else ["y", "t"]
    made = model(nodes, {"x": ([1, 2, 4, 4], FLOAT)}, outputs, {"w": random(2, 1, 1, 1)})
    x = random(1, 2, 4, 4)
    x[0, 0] = np.nan
    y = compiler(made).op(x)
    y = y if fused else y[0]
    assert np.isnan(y[0, 0]).all()
    assert np.isfinite(y[0, 1]).all()


def test_fo_21_parameters_as_constant_nodes_are_folded(compiler):
    statistics = norm(4)
    nodes = [
        onnx.helper.make_node("Constant", [], [k], value=onnx.numpy_helper.from_array(v))
        for k, v in statistics.items()
    ]
    nodes += [node("Conv", "x,w", "t"), node("BatchNormalization", "t,g,b,m,v", "y")]
    made = model(nodes, {"x": ([1, 3, 5, 5], FLOAT)}, ["y"], {"w": random(4, 3, 3, 3)})
    assert compiler.check(made).folded == 1


def test_fo_21_an_initializer_that_a_caller_may_override_is_an_input(compiler):
    made = conv_bn(random(4, 3, 3, 3), [1, 3, 5, 5])
    made.graph.input.append(onnx.helper.make_tensor_value_info("g", FLOAT, [4]))
    found = compiler(made)
    assert found.folded == 0
    names = [a.name for a in found.op.arguments if a.role == "in"]
    assert names == ["x", "g"]
    x, g = random(1, 3, 5, 5), np.zeros(4, np.float32)
    shift = norm(4)["b"].reshape(1, 4, 1, 1)
    np.testing.assert_allclose(found.op(x, g=g), np.broadcast_to(shift, (1, 4, 3, 3)), rtol=1e-6)


def test_a_scale_by_channel_is_folded_too(compiler):
    nodes = [node("Conv", "x,w", "t"), node("Mul", "t,s", "u"), node("Add", "u,c", "y")]
    side = (1, 4, 1, 1)
    constants = {
        "w": random(4, 3, 3, 3),
        "s": random(4, seed=3).reshape(side),
        "c": random(4, seed=4).reshape(side),
    }
    made = model(nodes, {"x": ([2, 3, 6, 6], FLOAT)}, ["y"], constants)
    found = compiler.check(made)
    assert not any("add" in name or "mul" in name for name in found.kernels)
