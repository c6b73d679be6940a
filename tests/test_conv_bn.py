# SPDX-License-Identifier: Apache-2.0
"""conv_bn against PyTorch; ids are those of reported faults in other tools."""

import itertools
import random
import shutil

import numpy as np
import pytest
import torch
from test_bundle import edit

import tvmbn
from tvmbn.errors import SpecError
from tvmbn.ops.conv_bn import OPERATOR
from tvmbn.ops.conv_geometry import Geometry
from tvmbn.verify import verify
from tvmbn.workloads import make_inputs

DTYPES = ("float32", "float16", "bfloat16", "float64")
LAYOUTS = ("NCHW", "NHWC")
SIZES = {1: (13,), 2: (9, 11), 3: (5, 4, 7)}
FEATURES = {
    "padded": {"padding": 1},
    "strided": {"stride": 2, "padding": 1},
    "pointwise": {"kernel": 1, "out_channels": 20, "activation": "relu6"},
    "dilated": {"dilation": 2, "padding": 2, "residual": True, "activation": "silu"},
    "grouped": {"groups": 3, "out_channels": 12, "kernel": 2, "activation": "gelu"},
    "depthwise": {"groups": 6, "padding": 1, "activation": "relu"},
    "multiplied": {"groups": 6, "out_channels": 12, "bias": False, "residual": True},
    "transposed": {"transposed": True, "stride": 2, "padding": 1, "output_padding": 1},
    "transposed-grouped": {"transposed": True, "groups": 2, "out_channels": 8, "kernel": 4},
    "transposed-dilated": {"transposed": True, "stride": 2, "dilation": 2, "padding": 1},
    "transposed-coprime": {"transposed": True, "stride": 3, "dilation": 2, "kernel": 4},
}


def conv(shape, dtype="float32", layout="NCHW", **kwargs):
    return OPERATOR.spec(shape, dtype, layout, **kwargs)


def check(built, spec):
    report = verify(built(spec))
    assert report.verdict == "passed", (spec, report)


# Numbers


@pytest.mark.parametrize("spec", OPERATOR.samples(), ids=lambda s: s.title)
def test_samples(built, spec):
    check(built, spec)


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("feature", FEATURES)
@pytest.mark.parametrize("rank", SIZES)
def test_features(built, rank, feature, layout):
    # One dtype each, all over the table: a kernel's loops do not depend on it.
    place = list(FEATURES).index(feature) + 2 * rank + LAYOUTS.index(layout)
    check(built, conv((2, 6, *SIZES[rank]), DTYPES[place % 4], layout, **FEATURES[feature]))


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("dtype", DTYPES)
@pytest.mark.parametrize("param_dtype", ["float32", "same"])
def test_dtypes(built, dtype, layout, param_dtype):
    spec = conv((1, 9, 6, 7), dtype, layout, padding=1, residual=True, param_dtype=param_dtype)
    bias = spec["param_dtype"]
    expected = "same" if dtype in ("float32", "float64") else param_dtype
    assert bias == expected
    check(built, spec)


@pytest.mark.parametrize(
    "spec",
    [
        conv((1, 1, 1, 1), kernel=1),
        conv((2, 3, 1), kernel=3, padding=1),
        conv((1, 3, 7, 7), kernel=7, out_channels=5),
        conv((1, 130, 1, 1), "float16", kernel=1, out_channels=67),
        conv((1, 17, 3, 97), out_channels=19, padding=(2, 0)),
        conv((1, 33, 5, 31), "bfloat16", "NHWC", out_channels=37, padding=1),
        conv((3, 5, 4, 4), kernel=3, padding=4, dilation=3, stride=3),
        conv((1, 64, 56, 56), padding=1, activation="relu"),
        conv((1, 48, 15, 15), "float16", "NHWC", kernel=5, groups=48, stride=2, padding=2),
    ],
    ids=lambda s: s.title,
)
def test_odd_sizes(built, spec):
    check(built, spec)


def random_spec(rng):
    """Any valid spec of small size."""
    while True:
        rank = rng.choice((1, 2, 2, 3))
        groups, cin, cout = rng.choice((1, 1, 2, 5)), rng.choice((1, 2, 9)), rng.choice((1, 3, 20))
        if rng.random() < 0.3:
            groups, cin, cout = rng.choice((5, 16, 33)), 1, 1

        def each(choices, rank=rank):
            return tuple(rng.choice(choices) for _ in range(rank))

        kernel, stride, dilation = each((1, 1, 2, 3, 4)), each((1, 1, 2, 3)), each((1, 1, 2, 3))
        attrs = {
            "out_channels": groups * cout,
            "groups": groups,
            "kernel": kernel,
            "stride": stride,
            "dilation": dilation,
            "padding": each((0, 0, 1, 2, 3)) + each((0, 0, 1, 2, 3)),
            "transposed": rng.random() < 0.4,
            "residual": rng.random() < 0.3,
            "bias": rng.random() < 0.7,
            "activation": rng.choice(("none", "relu", "relu6", "silu", "gelu")),
            "dynamic": rng.choice(((), ("N",))),
        }
        if attrs["transposed"]:
            limits = map(max, stride, dilation)
            attrs["output_padding"] = tuple(rng.randrange(limit) for limit in limits)
        shape = (rng.choice((1, 2, 3)), groups * cin, *each((1, 2, 5, 7, 12)))
        try:
            return conv(shape, rng.choice(DTYPES), rng.choice(LAYOUTS), **attrs)
        except SpecError:
            continue


@pytest.mark.fuzz
@pytest.mark.slow
@pytest.mark.parametrize("seed", range(40))
def test_random(built, seed):
    check(built, random_spec(random.Random(seed)))


def test_a_bundle_from_before_tf32_is_read(built, tmp_path):
    spec = conv((1, 6, 7, 7), padding=1, out_channels=4)
    shutil.copytree(built(spec), tmp_path / "old")
    edit(tmp_path / "old", lambda manifest: manifest["spec"]["attrs"].pop("tf32"))
    assert tvmbn.load(tmp_path / "old").spec == spec
    assert verify(tmp_path / "old").verdict == "passed"


def test_tf32_is_for_float32_alone_and_widens_the_tolerance():
    for dtype in ("float16", "bfloat16", "float64"):
        with pytest.raises(SpecError, match="dtype float32 for tf32"):
            conv((1, 6, 7, 7), dtype, tf32=True)
    exact, rounded = (OPERATOR.tolerance(conv((1, 64, 7, 7), tf32=on), "y") for on in (False, True))
    assert rounded.atol > 20 * exact.atol
    assert rounded.rtol > 20 * exact.rtol
    assert "operands rounded" in rounded.reason
    assert "operands" not in exact.reason


def test_on_11_one_module_for_every_batch(built):
    spec = conv((4, 6, 9, 9), "float32", "NHWC", padding=1, dynamic="N", activation="relu")
    op = tvmbn.load(built(spec))
    for batch in (1, 3, 7, 64):
        one = conv((batch, 6, 9, 9), "float32", "NHWC", padding=1, activation="relu")
        inputs = {k: torch.from_numpy(v) for k, v in make_inputs(one).items()}
        y = op(*inputs.values())
        want = OPERATOR.reference(one, inputs)["y"]
        torch.testing.assert_close(y.double(), want, rtol=1e-5, atol=1e-5)


def test_empty_batch(built):
    spec = conv((4, 6, 9, 9), "float32", "NHWC", padding=1, dynamic="N", activation="relu")
    op = tvmbn.load(built(spec))
    y = op(torch.empty(0, 6, 9, 9), torch.zeros(6, 6, 3, 3), torch.zeros(6))
    assert y.shape == (0, 6, 9, 9)


def test_channels_last_tensors_are_taken_as_they_are(built):
    spec = conv((2, 6, 9, 9), layout="NHWC", padding=1)
    inputs = {k: torch.from_numpy(v) for k, v in make_inputs(spec).items()}
    inputs = {
        k: v.to(memory_format=torch.channels_last) if v.ndim == 4 else v for k, v in inputs.items()
    }
    y = tvmbn.load(built(spec))(*inputs.values())
    assert y.is_contiguous(memory_format=torch.channels_last)
    want = OPERATOR.reference(spec, inputs)["y"]
    torch.testing.assert_close(y.double(), want, rtol=1e-5, atol=1e-5)


@pytest.mark.parametrize("activation", ["relu", "relu6", "silu", "gelu"])
def test_fo_20_nan_stays_where_it_is(built, activation):
    spec = conv((1, 8, 5, 5), padding=1, groups=8, activation=activation)
    x, weight, bias = (torch.from_numpy(v) for v in make_inputs(spec).values())
    x[0, 0] = torch.nan
    y = tvmbn.load(built(spec))(x, weight, bias)
    assert y[0, 0].isnan().all()
    assert y[0, 1:].isfinite().all()


def test_infinity_reaches_only_its_outputs(built):
    """Kernel places that a transposed convolution skips must not turn Inf into NaN."""
    spec = conv((1, 1, 6), transposed=True, stride=2, bias=False)
    x = torch.ones(1, 1, 6)
    x[0, 0, 2] = torch.inf
    y = tvmbn.load(built(spec))(x, torch.ones(1, 1, 3))
    want = torch.nn.functional.conv_transpose1d(x, torch.ones(1, 1, 3), stride=2)
    torch.testing.assert_close(y, want)


# The reference and the geometry


@pytest.mark.parametrize("rank", SIZES)
@pytest.mark.parametrize("transposed", [False, True])
def test_reference_is_the_module(rank, transposed):
    extra = {"output_padding": 1} if transposed else {}
    kwargs = {"stride": 2, "padding": 1, "dilation": 1, "groups": 2, **extra}
    spec = conv((2, 4, *SIZES[rank]), out_channels=6, transposed=transposed, **kwargs)
    kind = f"Conv{'Transpose' if transposed else ''}{rank}d"
    module = getattr(torch.nn, kind)(4, 6, 3, **kwargs).double()
    x = torch.randn(spec.shape, dtype=torch.float64)
    weight, bias = module.weight.detach(), module.bias.detach()
    assert weight.shape == Geometry.of(spec).weight_shape
    got = OPERATOR.reference(spec, {"x": x, "weight": weight, "bias": bias})["y"]
    torch.testing.assert_close(got, module(x).detach())


def test_on_10_pads_are_begins_then_ends():
    spec = conv((1, 1, 4, 4), padding=(0, 1, 2, 3))
    assert Geometry.of(spec).out == (4, 6)
    x = torch.randn(1, 1, 4, 4, dtype=torch.float64)
    weight = torch.randn(1, 1, 3, 3, dtype=torch.float64)
    got = OPERATOR.reference(spec, {"x": x, "weight": weight, "bias": torch.zeros(1)})["y"]
    # torch's pad lists the last dimension first: left 1, right 3, top 0, bottom 2.
    padded = torch.nn.functional.pad(x, (1, 3, 0, 2))
    torch.testing.assert_close(got, torch.nn.functional.conv2d(padded, weight))


def test_on_08_transposed_sizes():
    plain = conv((1, 1, 28, 28), transposed=True, stride=2, padding=1, output_padding=1)
    assert Geometry.of(plain).out == (56, 56)
    # SAME_UPPER for an output of stride times the input: 9 + 1 = 8 + padding of 1, at the end.
    same = conv((1, 1, 4, 4), transposed=True, stride=2, padding=(0, 0, 1, 1))
    assert Geometry.of(same).out == (8, 8)


def test_on_07_same_padding_counts_dilation():
    assert Geometry.of(conv((1, 1, 22, 27), padding=2, dilation=2)).out == (22, 27)


def test_cost_counts_each_argument_once():
    spec = conv((2, 3, 8, 8), "float16", out_channels=4, padding=1)
    cost = OPERATOR.cost(spec)
    x, weight, bias, y = 2 * 3 * 64 * 2, 4 * 3 * 9 * 2, 4 * 4, 2 * 4 * 64 * 2
    assert cost.bytes == x + weight + bias + y
    assert cost.flops == 2 * 2 * 4 * 64 * 3 * 9


def test_tolerance_grows_with_the_sum_and_names_it():
    small, large = conv((1, 8, 4, 4)), conv((1, 512, 4, 4))
    first, second = OPERATOR.tolerance(small, "y"), OPERATOR.tolerance(large, "y")
    assert first.atol < second.atol < 2e-4
    assert "4608 additions" in second.reason


# Bad specs


@pytest.mark.parametrize(
    ("shape", "attrs", "message"),
    [
        ((1, 4), {}, "rank 3 to 5"),
        ((1, 0, 5), {}, "at least one channel"),
        ((1, 4, 0), {}, "at least one channel and one pixel"),
        ((1, 4, 5), {"groups": 3}, "input channels divisible by groups"),
        ((1, 4, 5), {"groups": 2, "out_channels": 5}, "output channels divisible by groups"),
        ((1, 4, 5), {"groups": 0}, "groups: integers of at least 1"),
        ((1, 4, 5), {"kernel": 0}, "kernel: integers of at least 1"),
        ((1, 4, 5), {"kernel": 2.5}, "kernel: integers"),
        ((1, 4, 5, 5), {"kernel": (3, 3, 3)}, "one for each of 2 spatial dimensions"),
        ((1, 4, 5), {"stride": 0}, "stride: integers of at least 1"),
        ((1, 4, 5), {"dilation": -1}, "dilation: integers of at least 1"),
        ((1, 4, 5), {"padding": -1}, "padding: integers of at least 0"),
        ((1, 4, 5, 5), {"padding": (1, 1, 1)}, "begins first, then ends"),
        ((1, 4, 5), {"kernel": 7}, "at least one output pixel"),
        ((1, 4, 5), {"output_padding": 1}, "output_padding 0 unless transposed"),
        ((1, 4, 5), {"transposed": True, "output_padding": 1}, "smaller than stride or dilation"),
        ((1, 4, 2), {"transposed": True, "padding": 3}, "at least one output pixel"),
        ((1, 4, 5), {"activation": "tanh"}, "activation one of none"),
        ((1, 4, 5), {"transposed": 1.5}, "transposed one of"),
        ((1, 4, 5), {"out_channels": 0}, "out_channels: integers of at least 1"),
        ((1, 4, 5), {"strides": 1}, "attributes among"),
    ],
)
def test_bad_specs(shape, attrs, message):
    with pytest.raises(SpecError, match=message):
        conv(shape, **attrs)


def test_numbers_and_tuples_give_the_same_spec():
    one = conv((1, 4, 9, 9), kernel=3, stride=2, padding=1, dilation=1)
    other = conv((1, 4, 9, 9), kernel=[3, 3], stride=(2, 2), padding=(1, 1, 1, 1), dilation=(1, 1))
    assert one == other
    assert type(one).from_json(one.to_json()) == one


@pytest.mark.parametrize(
    ("rank", "layout", "order"),
    [(1, "NHWC", (0, 2, 1)), (2, "NHWC", (0, 2, 3, 1)), (3, "NHWC", (0, 2, 3, 4, 1))],
)
def test_channels_last_order(rank, layout, order):
    spec = conv((1, 4, *SIZES[rank]), layout=layout, residual=True)
    orders = {a.name: a.order for a in OPERATOR.arguments(spec)}
    assert orders == {"x": order, "weight": order, "bias": None, "residual": order, "y": order}


# Schedules


def test_space_is_valid_and_starts_with_the_default():
    from tvmbn.schedules import conv as schedule  # noqa: PLC0415
    from tvmbn.target import parse  # noqa: PLC0415

    for spec, name in itertools.product(OPERATOR.samples(), ("llvm", "sm_90")):
        configs = list(schedule.space(spec, parse(name)))
        assert configs[0] == schedule.default(spec, parse(name))
        assert len(set(configs)) == len(configs) > 1


@pytest.mark.slow
@pytest.mark.parametrize("spec", OPERATOR.samples()[:4], ids=lambda s: s.title)
def test_every_config_gives_the_same_numbers(spec):
    """Sample the llvm space: a tuner may pick any of it."""
    import tvm  # noqa: PLC0415
    from tvm import s_tir  # noqa: PLC0415

    from tvmbn.lowering import arguments, pipeline  # noqa: PLC0415
    from tvmbn.schedules import conv as schedule  # noqa: PLC0415
    from tvmbn.target import parse  # noqa: PLC0415

    target = parse("llvm")
    inputs = {k: torch.from_numpy(np.asarray(v)) for k, v in make_inputs(spec).items()}
    tolerance = OPERATOR.tolerance(spec, "y")
    want = OPERATOR.reference(spec, inputs)["y"]
    out = OPERATOR.arguments(spec)[-1]
    for config in random.Random(0).sample(list(schedule.space(spec, target)), 6):
        expression = OPERATOR.expression(spec)
        sch = s_tir.Schedule(tvm.IRModule({"main": expression.prim_func()}))
        schedule.apply(sch, expression, config, target)
        bound = arguments.bind(sch.mod["main"], OPERATOR.arguments(spec), (), 1)
        full = pipeline.tvm_target(target)
        with full:
            built = tvm.compile(tvm.IRModule({"main": bound.func}), target=full)
        y = torch.empty_strided(want.shape, out.strides(), dtype=inputs["x"].dtype)
        tensors = [_held(inputs[a.name], a) for a in OPERATOR.arguments(spec)[:-1]]
        built["main"](*tensors, y)
        error = (y.double() - want).abs() - tolerance.rtol * want.abs()
        assert error.max() <= tolerance.atol, config


def _held(tensor, argument):
    """The tensor in the memory order that the argument asks for."""
    held = torch.empty_strided(tensor.shape, argument.strides(), dtype=tensor.dtype)
    return held.copy_(tensor)
