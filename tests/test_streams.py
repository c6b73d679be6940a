# SPDX-License-Identifier: Apache-2.0
"""The kernel of channels-last BatchNorm: when it is used, with which knobs, and its results."""

from __future__ import annotations

from itertools import product

import pytest
import torch
from compare import bits, bn, check, close, operator, random_inputs, reference, run

from tvmbn import ops
from tvmbn.schedules import plan, streams
from tvmbn.schedules.streams import Config
from tvmbn.target import parse

SM_90 = parse("sm_90")
TRAIN = bn((64, 64, 112, 112), "bfloat16", mode="train", layout="NHWC")
WAVES = bn((64, 256, 56, 56), "bfloat16", mode="train", layout="NHWC")
# Sums of so many rows a thread that they are put aside in between.
LONG = bn((1_200_000, 64), "bfloat16", mode="train")
BACKWARD = bn(
    (64, 256, 56, 56),
    "float16",
    mode="train_backward",
    layout="NHWC",
    activation="relu",
    residual=True,
)
SHAPES = (
    (64, 64, 112, 112),
    (64, 256, 56, 56),
    (64, 2048, 7, 7),
    (16, 96, 56, 56),
    (20, 6, 256, 256),
    (62929, 64),
    (1024, 4096),
)


def memory_order(shape):
    return "NHWC" if len(shape) > 2 else "NCHW"


@pytest.mark.parametrize("name", ["sm_80", "sm_86", "sm_90", "sm_120"])
def test_every_default_and_every_candidate_fits(name):
    target = parse(name)
    for shape, dtype, mode in product(
        SHAPES, ("bfloat16", "float32"), ("train", "train_backward", "infer_backward")
    ):
        spec = bn(shape, dtype, mode=mode, layout=memory_order(shape))
        if config := streams.default(spec, target):
            assert streams.fits(spec, config, target), (spec.title, config)
    candidates = list(streams.space(WAVES, target))
    assert len(candidates) > 20
    assert candidates[0] == streams.default(WAVES, target)
    assert all(streams.fits(WAVES, each, target) for each in candidates)


def test_the_rule_finds_what_was_fastest_on_an_h200():
    found = streams.default(TRAIN, SM_90)
    assert found is not None
    # The ring is most of the shared memory, one block has it all.
    assert (found.threads, found.blocks, found.vector, found.tile, found.teams) == (512, 1, 8, 8, 1)
    waves = streams.default(WAVES, SM_90)
    assert waves is not None
    assert (waves.tile, waves.teams) == (16, 1)  # two tiles, one after the other: 74 us, not 80
    small = streams.default(bn((64, 2048, 7, 7), "bfloat16", mode="train", layout="NHWC"), SM_90)
    assert small is not None
    assert small.teams > 1  # it fits on the chip


@pytest.mark.parametrize(
    "spec",
    [
        bn((64, 64, 112, 112), mode="train"),  # neighbours belong to one channel
        bn((64, 64, 112, 112), mode="train", layout="NHWC", momentum=None),
        bn((64, 64, 112, 112), "float64", mode="train", layout="NHWC"),
        bn((64, 64, 112, 112), mode="train", layout="NHWC", dynamic="N"),
        bn((64, 64, 112, 112), mode="infer", layout="NHWC"),
        bn((64, 1024, 256, 256), mode="train", layout="NHWC"),  # more than 32 bits can count
        bn((64, 64, 112, 112), mode="infer_backward", layout="NHWC", weight=False, bias=False),
        bn((64, 3, 224, 224), "bfloat16", mode="train", layout="NHWC"),  # vectors of two bytes
        bn((71, 229), mode="train"),  # small
        bn((32, 65536), mode="train"),  # few rows
    ],
    ids=lambda spec: f"{spec.title} {dict(spec.attrs)}",
)
def test_the_rule_leaves_the_rest_to_other_schedules(spec):
    assert streams.default(spec, SM_90) is None


def test_older_architectures_have_no_copies_past_the_registers():
    assert streams.default(TRAIN, parse("sm_75")) is None
    assert streams.default(TRAIN, parse("llvm")) is None


@pytest.mark.parametrize(
    "config",
    [
        Config(500, 1, 8, 8, 1, 12),  # no whole warps
        Config(2048, 1, 8, 8, 1, 2),  # more threads than a block can have
        Config(1024, 3, 8, 8, 1, 2),  # ... or a multiprocessor
        Config(512, 1, 8, 8, 1, 15),  # too many slots
        Config(512, 2, 8, 8, 1, 7),  # ... for two blocks
        Config(512, 1, 16, 4, 1, 4),  # copies of 32 bytes
        Config(512, 1, 8, 16, 1, 4),  # a tile wider than a row
        Config(512, 1, 8, 8, 2, 4),  # a team without a tile
        Config(512, 1, 8, 8, 1, 0),
    ],
)
def test_configs_that_cannot_be_followed_are_refused(config):
    assert not streams.fits(TRAIN, config, SM_90)


@pytest.mark.parametrize("spec", [TRAIN, WAVES, BACKWARD], ids=lambda spec: spec.title)
def test_arguments_of_the_kernel(spec):
    from tvmbn.schedules import streams_kernel  # noqa: PLC0415  (imports TVM)

    expression = ops.get(spec.op).expression(spec)
    config = streams.default(spec, SM_90)
    assert config is not None
    made = streams_kernel.build(expression, config, SM_90)
    names = [p.name for p in made.func.params]
    assert names == [
        "multiprocessors",
        *expression.inputs,
        *expression.outputs,
        *made.workspaces,
    ]
    assert made.multiprocessors == 1


def test_results_that_no_argument_holds_are_handed_on_in_a_workspace():
    from tvmbn.schedules import streams_kernel  # noqa: PLC0415  (imports TVM)

    spec = bn((64, 256, 56, 56), mode="train_backward", layout="NHWC", weight=False)
    config = streams.default(spec, SM_90)
    assert config is not None
    made = streams_kernel.build(ops.get(spec.op).expression(spec), config, SM_90)
    assert made.workspaces == ("partials", "counters", "sums_0")


# On a GPU

ODD = [
    bn(
        shape,
        dtype,
        mode=mode,
        layout=memory_order(shape),
        activation=activation,
        residual=residual,
    )
    for (shape, dtype), (mode, activation, residual) in product(
        (
            ((40, 96, 31, 33), "float32"),
            ((40, 96, 31, 33), "bfloat16"),
            ((9, 1000, 17, 19), "float16"),
            ((5003, 264), "bfloat16"),
            ((20011, 36), "float16"),
        ),
        (
            ("train", "none", False),
            ("train", "silu", True),
            ("train_backward", "none", False),
            ("train_backward", "relu", True),
            ("infer_backward", "relu", False),
        ),
    )
]


@pytest.mark.gpu
@pytest.mark.parametrize("spec", ODD, ids=lambda spec: f"{spec.title} {dict(spec.attrs)}")
def test_odd_sizes_on_a_gpu(spec):
    assert plan.default(spec, SM_90).phases[0][0] == streams.KIND
    check(spec, random_inputs(spec, "cuda"), "cuda")


@pytest.mark.gpu
@pytest.mark.parametrize("spec", [TRAIN, WAVES, BACKWARD], ids=lambda spec: spec.title)
def test_runs_repeat_bit_by_bit(spec):
    inputs = random_inputs(spec, "cuda")
    first, second = run(spec, inputs, "cuda"), run(spec, inputs, "cuda")
    for name, tensor in first.items():
        assert torch.equal(bits(tensor), bits(second[name])), name


@pytest.mark.gpu
@pytest.mark.parametrize(
    ("spec", "count"),
    [(WAVES, 7), (WAVES, 131), (LONG, 1), (LONG, 7)],
    ids=str,
)
def test_fewer_multiprocessors_share_the_rows(spec, count):
    """Another GPU of the architecture, or a part of one."""
    inputs = random_inputs(spec, "cuda")
    want = run(spec, inputs, "cuda")
    op = operator(spec, "cuda")
    outputs = {n: torch.full_like(t, torch.nan) for n, t in want.items()}
    scratch = [
        torch.empty([int(d) for d in w.shape], dtype=getattr(torch, w.dtype), device="cuda")
        for w in op.library.workspaces
    ]
    op._module["main"](count, *inputs.values(), *outputs.values(), *scratch)
    exact = reference(spec, inputs)
    for name, tensor in outputs.items():
        tolerance = ops.get(spec.op).tolerance(spec, name)
        close(tensor, exact[name], tolerance.atol, tolerance.rtol, name)


@pytest.mark.gpu
def test_infinities_and_outliers_stay_in_their_channel():
    spec = bn((64, 64, 56, 56), mode="train", layout="NHWC")
    inputs = random_inputs(spec, "cuda")
    x = inputs["x"]
    x[3, 5, 7, 9] = torch.inf
    x[:, 6] += 1e4  # a mean far from 0
    x[:32, 7] += 1e3  # two levels
    got = run(spec, inputs, "cuda")
    assert got["save_mean"][5] == torch.inf
    assert torch.isnan(got["save_rstd"][5])
    rest = [c for c in range(64) if c != 5]
    wide = x.double()
    mean, var = wide.mean((0, 2, 3)), wide.var((0, 2, 3), correction=0)
    torch.testing.assert_close(got["save_mean"][rest].double(), mean[rest], rtol=1e-6, atol=1e-6)
    rstd = (var + spec["eps"]).rsqrt()
    torch.testing.assert_close(got["save_rstd"][rest].double(), rstd[rest], rtol=2e-5, atol=0)
