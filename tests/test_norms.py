# SPDX-License-Identifier: Apache-2.0
"""Every norm, mode, layout, dtype and rank against its float64 reference.

On the CPU, and on a GPU with ``-m gpu``. Sizes are odd wherever a vector could end in a tail.
"""

from __future__ import annotations

from itertools import chain, product

import pytest
import torch
from compare import (
    ALL_DTYPES,
    DEVICES,
    bn,
    call,
    check,
    close,
    ln,
    prepare_selected,
    random_inputs,
    rms,
)

from tvmbn.spec import EPSILON, accumulator

pytestmark = pytest.mark.parametrize("device", DEVICES)
MODES = ("train", "infer", "train_backward", "infer_backward")
RANKS = ((7, 5), (3, 5, 7), (2, 19, 5, 3), (2, 3, 2, 3, 5))


@pytest.fixture(scope="module", autouse=True)
def compiled(request):
    prepare_selected(request)


def specs(*groups):
    """Parametrise ``spec``, each once, with ids that say what differs."""
    unique = list(dict.fromkeys(chain(*groups)))
    return pytest.mark.parametrize("spec", unique, ids=name_of)


def name_of(spec):
    plain = {"mode": ("infer", "forward"), "eps": (1e-5, 1e-6), "momentum": (0.1,)}
    usual = {"weight": True, "activation": "none", "convention": "pytorch", "running_stats": True}
    usual |= {"residual": False, "param_dtype": "float32", "stats": False}
    usual |= {"bias": spec.op != "rms_norm", "normalized_shape": spec.shape[-1:]}
    plain |= {k: (v,) for k, v in usual.items()}
    odd = [f"{k}={v}" for k, v in spec.attrs if v not in plain[k]]
    dims = "x".join(map(str, spec.shape))
    return " ".join([spec.op, dims, spec.dtype, spec.layout, *spec.dynamic, *odd])


def layouts(shape):
    return ("NCHW", "NHWC") if len(shape) > 2 else ("NCHW",)


BATCH_NORMS = [
    bn(shape, mode=mode, dtype=dtype, layout=layout)
    for mode, dtype, shape in product(MODES, ALL_DTYPES, RANKS)
    for layout in layouts(shape)
]
FEATURES = [
    bn((3, 6, 5, 3), mode=mode, layout=layout, activation=activation, residual=residual)
    for mode, layout in product(MODES, ("NCHW", "NHWC"))
    for activation, residual in (
        ("relu", True), ("relu6", False), ("silu", True), ("gelu", False), ("none", True)
    )
]  # fmt: skip
BARE = [
    bn((3, 6, 5, 3), mode=mode, weight=weight, bias=bias, activation=activation)
    for mode in MODES
    for weight, bias, activation in (
        (False, True, "none"), (True, False, "silu"), (False, False, "none"), (False, False, "relu")
    )
]  # fmt: skip
RUNNING = [
    bn(shape, dtype, layout, mode="train", **attrs)
    for shape, dtype, layout in (
        ((5, 3), "float32", "NCHW"),
        ((3, 5, 4, 2), "float32", "NCHW"),
        ((3, 5, 4, 2), "float16", "NHWC"),
        ((3, 5, 4, 2), "float64", "NHWC"),
    )
    for attrs in (
        {"momentum": None},
        {"momentum": 0.0},
        {"momentum": 1.0, "eps": 0.0},
        {"running_stats": False},
        {"convention": "onnx", "momentum": 0.9},
        {"convention": "onnx", "momentum": None},
    )
]
SAME = [
    bn((3, 5, 4, 2), dtype, layout, mode=mode, param_dtype="same")
    for dtype, layout, mode in product(("float16", "bfloat16"), ("NCHW", "NHWC"), MODES)
]
# Long and prime reductions, many channels, one channel, sizes of 1.
BN_SIZES = [
    bn(shape, dtype, layout, mode=mode)
    for mode in ("train", "train_backward")
    for shape, dtype, layout in (
        ((2, 3, 100, 173), "float32", "NCHW"),
        ((5, 2, 64, 64), "bfloat16", "NCHW"),
        ((1, 2, 20011), "float16", "NCHW"),
        ((601, 40), "float32", "NCHW"),
        ((5, 70, 11, 13), "float16", "NHWC"),
        ((1, 257, 37, 31), "float32", "NHWC"),
        ((2, 1, 3, 3), "float32", "NHWC"),
        ((2, 1), "float32", "NCHW"),
        ((2, 300, 1, 1), "bfloat16", "NCHW"),
        ((1, 1, 1, 2), "float64", "NCHW"),
    )
]
BN_ONES = [bn((1,) * rank, mode=mode) for rank in (2, 4) for mode in MODES[1:]]


@specs(BATCH_NORMS)
def test_batch_norm(spec, device):
    check(spec, random_inputs(spec), device)


@specs(FEATURES, BARE, RUNNING, SAME)
def test_batch_norm_attributes(spec, device):
    check(spec, random_inputs(spec), device)


@specs(BN_SIZES, BN_ONES)
def test_batch_norm_sizes(spec, device):
    check(spec, random_inputs(spec), device)


ROW_SHAPES = (((5, 33), 1), ((3, 128), 1), ((2, 3, 4, 7), 2), ((7, 1), 1))
ROW_NORMS = [
    op(shape, dtype, mode=mode, normalized_shape=shape[-dims:], stats=mode == "forward")
    for op, mode, dtype in product((ln, rms), ("forward", "backward"), ALL_DTYPES)
    for shape, dims in ROW_SHAPES
]
ROW_FEATURES = [
    op((4, 3, 10), dtype, mode=mode, weight=weight, bias=bias, param_dtype=param)
    for op, mode in product((ln, rms), ("forward", "backward"))
    for dtype, weight, bias, param in (
        ("float32", True, False, "float32"),
        ("float32", False, True, "float32"),
        ("float16", False, False, "float32"),
        ("float16", True, True, "same"),
        ("bfloat16", True, True, "same"),
    )
]
ROW_SIZES = [
    op(shape, dtype, mode=mode, normalized_shape=shape[-dims:])
    for op, mode in product((ln, rms), ("forward", "backward"))
    for shape, dims, dtype in (
        ((13,), 1, "float32"),
        ((3, 5, 7), 3, "float32"),
        ((1, 1), 1, "float32"),
        ((2, 16411), 1, "float32"),
        ((2, 40000), 1, "bfloat16"),
        ((3, 2, 64, 130), 3, "float16"),
        ((601, 40), 1, "float32"),
        ((1031, 3), 1, "float16"),
    )
]


@specs(ROW_NORMS)
def test_row_norm(spec, device):
    check(spec, random_inputs(spec), device)


@specs(ROW_FEATURES, ROW_SIZES)
def test_row_norm_attributes_and_sizes(spec, device):
    check(spec, random_inputs(spec), device)


DYNAMIC = [
    *(
        bn((8, 12, 9, 9), mode=mode, layout=layout, dynamic="N")
        for mode, layout in product(MODES, ("NCHW", "NHWC"))
    ),
    bn((8, 12), mode="train", dynamic="N"),
    bn((8, 5, 4), "float16", mode="train", dynamic="N", momentum=None, activation="relu"),
    bn((8, 5, 4), "bfloat16", mode="train", dynamic="N", convention="onnx"),
    *(
        op((300, 48), mode=mode, dynamic="N")
        for op in (ln, rms)
        for mode in ("forward", "backward")
    ),
    ln((6, 3, 4, 5), "bfloat16", normalized_shape=(4, 5), stats=True, dynamic="N"),
    rms((4, 20000), "float16", dynamic="N"),
]


@specs(DYNAMIC)
def test_one_library_serves_every_batch(spec, device):
    single = spec.op == "batch_norm" and len(spec.shape) == 2
    for n in (8, 2 if single else 1, 3, 33, 700 if spec.shape[1] < 100 else 5, 2):
        check(spec, random_inputs(spec, n=n), device)


CONDITIONED = [
    *(bn((4, 6, 30, 31), dtype, mode="train") for dtype in ALL_DTYPES),
    *(bn((4, 6, 30, 31), dtype, "NHWC", mode="train") for dtype in ALL_DTYPES),
    *(ln((9, 1024), dtype, stats=True) for dtype in ALL_DTYPES),
    ln((2, 40000), stats=True),
]


@specs(CONDITIONED)
def test_large_mean_and_small_variance(spec, device):
    """The mean is 1000 standard deviations: E[x^2] - E[x]^2 would leave no digit in float32."""
    inputs = random_inputs(spec)
    # Multiples of 1/8 near 1000 and of 1/4 near 125 in the dtypes that hold them.
    step, mean = {"bfloat16": (0.25, 40.0), "float16": (0.25, 250.0)}.get(
        spec.dtype, (0.125, 1000.0)
    )
    x = (inputs["x"].double() - 0.5).mul(4).round().mul(step) + mean
    inputs["x"].copy_(x)
    std = float(inputs["x"].double().std())
    # A mean rounded to the accumulator's dtype shifts every element by up to half a unit.
    shift = 4 * EPSILON[accumulator(spec.dtype)] * mean / std
    more = {"y": 4 * shift, "save_mean": shift, "mean": shift, "new_running_mean": shift}
    got = check(spec, inputs, device, more)
    name = "rstd" if spec.op == "layer_norm" else "save_rstd"
    assert (got[name] * std - 1).abs().max() < 0.2


CONSTANT = [
    *(bn((3, 5, 7, 2), dtype, layout, mode="train")
      for dtype, layout in product(ALL_DTYPES, ("NCHW", "NHWC"))),
    *(ln((3, 2, 65), dtype, stats=True) for dtype in ALL_DTYPES),
    ln((2, 40000), "float16", stats=True),
    bn((2, 3, 100, 173), mode="train"),
]  # fmt: skip


@specs(CONSTANT)
def test_constant_input_gives_beta(spec, device):
    value = 1234.5 if spec.dtype in ("float32", "float64") else 1232.0
    got = check(
        spec, random_inputs(spec, x=value), device, {"y": 1e-2, "save_rstd": 1e-2, "rstd": 1e-2}
    )
    rstd = got["rstd"] if spec.op == "layer_norm" else got["save_rstd"]
    # The variance is that of constant values: exactly 0.
    close(rstd, 1e-5**-0.5, 0, 1e-6, "rstd")


NOT_FINITE = [
    *(bn((2, 19, 5, 3), dtype, layout, mode=mode)
      for dtype, layout, mode in product(ALL_DTYPES, ("NCHW", "NHWC"), MODES)),
    *(spec for spec in FEATURES if spec.layout == "NCHW"),
    *(spec for spec in ROW_NORMS if spec.shape == (5, 33)),
    *(spec for spec in ROW_SIZES if spec.shape[-1] in (16411, 40000)),
    *(spec for spec in BN_SIZES if spec.shape in ((2, 3, 100, 173), (601, 40))),
]  # fmt: skip


@specs(NOT_FINITE)
@pytest.mark.parametrize("value", ["nan", "inf", "-inf"])
def test_what_is_not_finite_passes_through(spec, value, device):
    inputs = random_inputs(spec)
    name = "dy" if spec.op != "batch_norm" and "dy" in inputs and value == "-inf" else "x"
    tensor = inputs[name]
    tensor[(-1,) * tensor.dim()] = float(value)
    got = check(spec, inputs, device)
    result = got["dx" if "dx" in got else "y"]
    if spec.op == "batch_norm":
        # The channels without it are clean.
        assert result.transpose(0, 1)[:-1].isfinite().all()
    else:
        assert result[:-1].isfinite().all()


EMPTY = [
    *(bn((0, 5, 9), mode=mode, layout=layout)
      for mode, layout in product(MODES, ("NCHW", "NHWC"))),
    bn((0, 5, 9), mode="train", momentum=None),
    bn((3, 5, 0), mode="train"),
    bn((3, 0, 4), mode="train_backward"),
    *(op(shape, mode=mode, weight=True, bias=True)
      for op, mode in product((ln, rms), ("forward", "backward"))
      for shape in ((0, 256), (4, 0))),
]  # fmt: skip


@specs(EMPTY)
def test_empty_tensors(spec, device):
    """Nothing runs: gradients are 0, and running statistics stay as they are."""
    check_empty(spec, random_inputs(spec), device)


@specs(DYNAMIC)
def test_an_open_batch_may_be_empty(spec, device):
    check_empty(spec, random_inputs(spec, n=0), device)


def check_empty(spec, inputs, device):
    inputs = {name: tensor.to(device) for name, tensor in inputs.items()}
    for name, tensor in call(spec, inputs, device).items():
        if name.startswith("new_"):
            assert torch.equal(tensor, inputs[name.removeprefix("new_")])
        elif tensor.numel():
            assert not tensor.any(), name
