# SPDX-License-Identifier: Apache-2.0
"""The float64 references against torch.nn.functional and autograd: no formula is its own judge."""

from __future__ import annotations

from itertools import product

import pytest
import torch
from torch.nn import functional

import tvmbn
from tvmbn import ops

ACTIVATIONS = {
    "none": lambda x: x,
    "relu": functional.relu,
    "relu6": functional.relu6,
    "silu": functional.silu,
    "gelu": functional.gelu,
}
SHAPES = {2: (6, 5), 3: (3, 5, 7), 4: (2, 5, 4, 3), 5: (2, 5, 2, 3, 4)}
FLAGS = list(product((True, False), repeat=2))


def rand(*shape, seed=0):
    generator = torch.Generator().manual_seed(seed + 7 * len(shape))
    return torch.randn(shape, generator=generator, dtype=torch.float64) * 1.5 + 0.5


def assert_same(got, want):
    assert set(got) == set(want)
    for name, value in want.items():
        torch.testing.assert_close(
            got[name].double(), value.detach().double(), atol=1e-12, rtol=1e-12, msg=name
        )


def bn_reference(shape, inputs, **attrs):
    spec = tvmbn.batch_norm(shape, dtype="float64", **attrs)
    named = {a.name: inputs[a.name] for a in ops.get(spec.op).arguments(spec) if a.role == "in"}
    return ops.get(spec.op).reference(spec, named)


def bn_inputs(shape):
    return {
        "x": rand(*shape, seed=1),
        "dy": rand(*shape, seed=2),
        "residual": rand(*shape, seed=3),
        "gamma": rand(shape[1], seed=4),
        "beta": rand(shape[1], seed=5),
        "running_mean": rand(shape[1], seed=6),
        "running_var": rand(shape[1], seed=7).abs() + 0.2,
        "num_batches_tracked": torch.tensor(2),
    }


def bn_torch(
    inputs, *, training, weight=True, bias=True, activation="none", residual=False, **more
):
    """PyTorch's own composition; running statistics are updated in place."""
    y = functional.batch_norm(
        inputs["x"],
        inputs["running_mean"],
        inputs["running_var"],
        inputs["gamma"] if weight else None,
        inputs["beta"] if bias else None,
        training,
        **more,
    )
    return ACTIVATIONS[activation](y + inputs["residual"] if residual else y)


@pytest.mark.parametrize(("weight", "bias"), FLAGS)
@pytest.mark.parametrize("residual", [False, True])
@pytest.mark.parametrize("activation", ACTIVATIONS)
def test_batch_norm_infer(activation, residual, weight, bias):
    attrs = {"weight": weight, "bias": bias, "activation": activation, "residual": residual}
    for shape in SHAPES.values():
        inputs = bn_inputs(shape)
        got = bn_reference(shape, inputs, eps=1e-3, **attrs)
        want = bn_torch(inputs, training=False, eps=1e-3, **attrs)
        assert_same(got, {"y": want})


@pytest.mark.parametrize(("weight", "bias"), FLAGS)
@pytest.mark.parametrize("momentum", [0.0, 0.1, 0.75, 1.0])
@pytest.mark.parametrize("rank", SHAPES)
def test_batch_norm_train(rank, momentum, weight, bias):
    shape, inputs = SHAPES[rank], bn_inputs(SHAPES[rank])
    attrs = {"weight": weight, "bias": bias, "momentum": momentum, "eps": 1e-3}
    got = bn_reference(shape, inputs, mode="train", activation="silu", residual=True, **attrs)
    y = bn_torch(inputs, training=True, activation="silu", residual=True, **attrs)
    x = inputs["x"].transpose(0, 1).flatten(1)
    want = {
        "y": y,
        "save_mean": x.mean(1),
        "save_rstd": 1 / (x.var(1, correction=0) + 1e-3).sqrt(),
        "new_running_mean": inputs["running_mean"],
        "new_running_var": inputs["running_var"],
    }
    assert_same(got, want)


def test_batch_norm_saves_what_native_batch_norm_saves():
    inputs = bn_inputs(SHAPES[4])
    got = bn_reference(SHAPES[4], inputs, mode="train", running_stats=False)
    names = ("x", "gamma", "beta")
    y, mean, rstd = torch.native_batch_norm(
        *(inputs[n] for n in names), None, None, True, 0.1, 1e-5
    )
    assert_same(got, {"y": y, "save_mean": mean, "save_rstd": rstd})


def test_batch_norm_cumulative_average_is_that_of_the_module():
    module = torch.nn.BatchNorm2d(5, momentum=None, dtype=torch.float64)
    state = {k: v.clone() for k, v in module.state_dict().items()}
    for seed in range(3):
        inputs = {"x": rand(*SHAPES[4], seed=seed), "gamma": state["weight"], "beta": state["bias"]}
        names = ("running_mean", "running_var", "num_batches_tracked")
        inputs |= {name: state[name] for name in names}
        got = bn_reference(SHAPES[4], inputs, mode="train", momentum=None)
        y = module(inputs["x"])
        state |= {name: got[f"new_{name}"] for name in names}
        torch.testing.assert_close(got["y"], y)
        for name in names:
            torch.testing.assert_close(state[name], getattr(module, name))


def test_batch_norm_onnx_convention():
    """Opset 15: running = old * momentum + current * (1 - momentum), with the biased variance."""
    inputs = bn_inputs(SHAPES[3])
    kept = {name: inputs[name].clone() for name in ("running_mean", "running_var")}
    got = bn_reference(SHAPES[3], inputs, mode="train", convention="onnx", momentum=0.9)
    x = inputs["x"].transpose(0, 1).flatten(1)
    mean, var = x.mean(1), x.var(1, correction=0)
    torch.testing.assert_close(got["new_running_mean"], kept["running_mean"] * 0.9 + mean * 0.1)
    torch.testing.assert_close(got["new_running_var"], kept["running_var"] * 0.9 + var * 0.1)


@pytest.mark.parametrize(("weight", "bias"), FLAGS)
@pytest.mark.parametrize("residual", [False, True])
@pytest.mark.parametrize("activation", ACTIVATIONS)
@pytest.mark.parametrize("training", [True, False])
def test_batch_norm_backward(training, activation, residual, weight, bias):
    mode = "train_backward" if training else "infer_backward"
    attrs = {"weight": weight, "bias": bias, "activation": activation, "residual": residual}
    for shape in SHAPES.values():
        inputs = bn_inputs(shape)
        used = {"gamma": weight, "beta": bias, "residual": residual}
        leaves = [n for n, there in used.items() if there]
        names = {"x": "dx", "gamma": "dgamma", "beta": "dbeta", "residual": "dresidual"}
        tracked = {n: inputs[n].clone().requires_grad_() for n in ("x", *leaves)}
        fresh = {n: inputs[n].clone() for n in ("running_mean", "running_var")}
        y = bn_torch({**inputs, **fresh, **tracked}, training=training, eps=1e-3, **attrs)
        grads = torch.autograd.grad(y, list(tracked.values()), inputs["dy"])
        x = inputs["x"].transpose(0, 1).flatten(1)
        saved = {"save_mean": x.mean(1), "save_rstd": (x.var(1, correction=0) + 1e-3).rsqrt()}
        got = bn_reference(shape, {**inputs, **saved}, mode=mode, eps=1e-3, **attrs)
        assert_same(got, {names[n]: g for n, g in zip(tracked, grads, strict=True)})


NORMALISED = [
    ((5, 7), (7,)), ((3, 4, 5), (4, 5)), ((6,), (6,)), ((2, 3, 4, 5), (3, 4, 5)), ((4, 1), (1,))
]  # fmt: skip


def row_torch(op, x, sizes, gamma, beta, eps):
    if op == "layer_norm":
        return functional.layer_norm(x, sizes, gamma, beta, eps)
    y = functional.rms_norm(x, sizes, gamma, eps)
    return y if beta is None else y + beta


def row_spec(op, shape, sizes, **attrs):
    return ops.get(op).spec(shape, "float64", normalized_shape=sizes, eps=1e-3, **attrs)


@pytest.mark.parametrize(("weight", "bias"), FLAGS)
@pytest.mark.parametrize(("shape", "sizes"), NORMALISED)
@pytest.mark.parametrize("op", ["layer_norm", "rms_norm"])
def test_row_norms(op, shape, sizes, weight, bias):
    x, dy = rand(*shape, seed=1), rand(*shape, seed=2)
    gamma = rand(*sizes, seed=3) if weight else None
    beta = rand(*sizes, seed=4) if bias else None
    params = {n: p for n, p in (("gamma", gamma), ("beta", beta)) if p is not None}
    for tensor in (x, *params.values()):
        tensor.requires_grad_()
    y = row_torch(op, x, sizes, gamma, beta, 1e-3)
    grads = torch.autograd.grad(y, [x, *params.values()], dy)
    with torch.no_grad():
        spec = row_spec(op, shape, sizes, weight=weight, bias=bias, stats=True)
        got = ops.get(op).reference(spec, {"x": x, **params})
        dims = tuple(range(-len(sizes), 0))
        mean = x.mean(dims, keepdim=True)
        centred = x - mean if op == "layer_norm" else x
        rstd = (centred.square().mean(dims, keepdim=True) + 1e-3) ** -0.5
        stats = {"mean": mean, "rstd": rstd} if op == "layer_norm" else {"rstd": rstd}
        assert_same(got, {"y": y, **stats})
        spec = row_spec(op, shape, sizes, weight=weight, bias=bias, mode="backward")
        inputs = {"dy": dy, "x": x, **({"gamma": gamma} if weight else {}), **stats}
        names = {"gamma": "dgamma", "beta": "dbeta"}
        want = {names.get(n, "dx"): g for n, g in zip(["x", *params], grads, strict=True)}
        assert_same(ops.get(op).reference(spec, inputs), want)


def test_layer_norm_saves_what_native_layer_norm_saves():
    x = rand(3, 4, 5)
    spec = row_spec("layer_norm", (3, 4, 5), (4, 5), weight=False, bias=False, stats=True)
    y, mean, rstd = torch.native_layer_norm(x, (4, 5), None, None, 1e-3)
    want = {"y": y, "mean": mean, "rstd": rstd}
    assert_same(ops.get("layer_norm").reference(spec, {"x": x}), want)
