# SPDX-License-Identifier: Apache-2.0
"""Plans as data, and the spaces around the defaults: every config must fit its expression."""

from __future__ import annotations

import re
from dataclasses import replace
from random import Random

import pytest
from compare import bn, ln, rms
from fuzz_draw import numbers, with_number

import tvmbn
from tvmbn import ops
from tvmbn.compiler import show_stage
from tvmbn.errors import BuildError, CrashError, HangError, TvmbnError
from tvmbn.lowering import compile
from tvmbn.ops.base import Reduction, Split
from tvmbn.schedules import bands, columns, elementwise, plan, rows, splits, whole
from tvmbn.target import LARGEST_BLOCK, parse

SM_90 = parse("sm_90")
SPECS = [
    tvmbn.layer_norm((64, 1000), dtype="bfloat16"),
    tvmbn.rms_norm((4096, 512), mode="backward"),
    tvmbn.batch_norm((16, 30, 7, 7), mode="train", layout="NHWC"),
    tvmbn.batch_norm((8, 3, 50, 50), mode="train", dtype="float16", momentum=None),
    tvmbn.batch_norm((8, 3, 50, 50), mode="train", dtype="float16"),
]


def neighbours(config, spec, parts):
    if isinstance(config, rows.Config):
        return rows.space(config, spec.shape[-1], None)
    if isinstance(config, columns.Config):
        return columns.space(config, None, spec.shape[1])
    if isinstance(config, bands.Config):
        return bands.space(config, parts[-1].chunk, spec.shape[-1])
    return elementwise.space(config)


@pytest.mark.parametrize("spec", SPECS, ids=lambda spec: spec.title)
def test_every_config_of_a_space_can_be_scheduled(spec):
    chosen = plan.default(spec, SM_90)
    kind, config = chosen.phases[0]
    if kind in whole.KINDS:
        for parts, kind, other in list(whole.space(spec, SM_90))[::20]:
            changed = plan.Plan(parts, ((kind, other),))
            assert plan.schedule(spec, SM_90, changed).multiprocessors > 0
        return
    found = list(neighbours(config, spec, chosen.splits))
    assert len(found) > 1
    for other in found[::3]:
        changed = replace(chosen, phases=((kind, other), *chosen.phases[1:]))
        assert plan.schedule(spec, SM_90, changed).func is not None


@pytest.mark.parametrize("spec", SPECS, ids=lambda spec: spec.title)
def test_a_plan_survives_json(spec):
    chosen = plan.default(spec, SM_90)
    assert plan.Plan.from_json(chosen.to_json()) == chosen


@pytest.mark.parametrize(
    "data",
    [
        {"splits": [], "phases": [{"kind": "spiral"}]},
        {"splits": [], "phases": [{"kind": "map", "threads": 1}]},
        {"splits": [{"chunk": 0, "depth": 3}], "phases": []},
        {"phases": []},
    ],
)
def test_a_plan_with_unknown_parts_is_refused(data):
    with pytest.raises(BuildError, match="known schedules and knobs"):
        plan.Plan.from_json(data)


def test_a_plan_of_another_shape_is_refused():
    spec = tvmbn.layer_norm((64, 1000))
    chosen = plan.default(spec, SM_90)
    with pytest.raises(BuildError, match="splits that fit"):
        plan.schedule(spec, SM_90, replace(chosen, splits=(Split(0, 16),)))
    with pytest.raises(BuildError, match="phases"):
        plan.schedule(spec, SM_90, replace(chosen, phases=chosen.phases * 2))


@pytest.mark.parametrize(
    ("reduction", "chunk"),
    [
        (Reduction("columns", 64, 802816, 1), 512),
        (Reduction("columns", 64, 62929, 1), 64),
        (Reduction("columns", 64, 100, 1), 0),
        (Reduction("rows", 4096, 4096, 4096), 0),
        (Reduction("rows", 2, 1 << 20, 1 << 20), 2048),
    ],
)
def test_default_chunks_on_a_gpu(reduction, chunk):
    (split,) = splits.default((reduction,), 2, SM_90)
    assert split.chunk == chunk
    assert splits.valid(split, reduction)


def test_bands_only_where_rows_divide():
    def last(count):
        pair = (
            Reduction("rows", count, 1024, 1024),
            Reduction("columns", 1024, count, 1, banded=True),
        )
        return splits.default(pair, 4, SM_90)[-1]

    assert last(32768).banded
    assert not last(32771).banded  # a prime number of rows
    assert not last(64).banded  # too few rows to share


@pytest.mark.parametrize("absent", ["weight", "bias"])
@pytest.mark.parametrize("open_dims", [(), "N"], ids=["fixed", "open"])
def test_sums_of_which_one_alone_is_an_output_are_lowered(absent, open_dims):
    """TVM wants what threads add up together all in registers or all in memory."""
    options = {"mode": "train_backward", "dtype": "float64", "dynamic": open_dims, absent: False}
    spec = tvmbn.batch_norm((640, 16), **options)
    chosen = plan.default(spec, SM_90)
    assert [kind for kind, _ in chosen.phases] == ["columns", "columns", "map"]
    assert chosen.phases[1][1].rows > 1
    assert "__global__" in show_stage(spec, "sm_90", "cuda")


CONV, TRAIN = ops.get("conv_bn").spec, ops.get("conv_bn_train").spec
# Specs whose default plans have every kind of schedule between them.
KINDS = {
    "rows": rms((9, 229), "bfloat16"),
    "rows, map": bn((3, 2, 60, 60), "float64", mode="train"),
    "rows, columns": ln((33, 100), "float16", mode="backward"),
    "bands, columns": ln((4096, 64), "bfloat16", mode="backward"),
    "columns, map": bn((40, 6), "float64", mode="train"),
    "persistent": bn((64, 32, 28, 28), "float16", mode="train"),
    "streams": bn((64, 64, 28, 28), "float16", "NHWC", mode="train"),
    "conv": CONV((2, 32, 9, 7), padding=1, residual=True),
    "conv, direct": CONV((2, 6, 9, 7), groups=3, padding=1),
    "conv_gemm": CONV((1, 512, 7, 7), "float16", "NHWC", padding=1, out_channels=64),
    "conv_wgmma": CONV((32, 256, 28, 28), "float16", "NHWC", padding=1),
    "conv_depthwise": CONV((8, 96, 28, 28), "float16", "NHWC", padding=1, groups=96),
    "conv_stem": CONV((8, 3, 64, 64), "float16", "NHWC", padding=1, stride=2, out_channels=32),
    "conv_train": TRAIN((2, 16, 9, 7), "float16", "NHWC", padding=1),
}

# A chunk of 0 is the whole, slots of 0 are registers, reduce 0 no shared memory, hints bits; a
# convolution has no window, and nothing that is running.
MAY_BE_ZERO = {"chunk", "slots", "reduce", "hints", "running", "windows", "reach"}


def test_kinds_of_schedules_are_all_there():
    found = {kind for spec in KINDS.values() for kind, _ in plan.default(spec, SM_90).phases}
    assert found == set(plan._CONFIGS)


@pytest.mark.parametrize("kind", KINDS)
def test_a_plan_with_a_number_that_no_launch_can_have_is_refused(kind):
    """As a damaged record might have it; the schedules see it, not first what checks launches."""
    spec, random = KINDS[kind], Random(kind)
    usual = plan.default(spec, SM_90).to_json()
    followed = 0
    for where, value in numbers(usual):
        for other in {64 * value, random.choice((2 * value, 4 * value, 8 * value, 0, -1))}:
            changed = with_number(usual, where, other)
            try:
                text = show_stage(spec, "sm_90", "cuda", changed)
            except TvmbnError as error:
                assert not isinstance(error, CrashError | HangError), changed
                assert not re.search(r"threads of a block|ZeroDivision|Assertion", str(error))
                continue
            followed += 1
            threads = [int(n) for n in re.findall(r"__launch_bounds__\((\d+)", text)]
            assert threads and max(threads) <= LARGEST_BLOCK, changed
            assert other > 0 or (other == 0 and where[-1] in MAY_BE_ZERO), changed
    assert followed


@pytest.mark.parametrize(
    ("threads", "rows_", "right"), [(16, 2, False), (16, 1, True), (9, 2, True)]
)
def test_rows_of_threads_need_a_tile_that_divides_the_groups(threads, rows_, right):
    """Found by the fuzzer: sums of groups that are none were written behind those of others."""
    spec = tvmbn.batch_norm((4, 27, 33, 34), mode="train_backward", layout="NHWC")
    usual = plan.by_phases(spec, SM_90)
    first = ("columns", columns.Config(threads, 1, rows_))
    changed = replace(usual, phases=(first, *usual.phases[1:])).to_json()
    if right:
        assert "__global__" in show_stage(spec, "sm_90", "cuda", changed)
    else:
        with pytest.raises(BuildError, match="numbers that a block can have for columns"):
            show_stage(spec, "sm_90", "cuda", changed)


def test_a_launch_that_no_gpu_can_make_is_refused(monkeypatch):
    """Whatever a schedule may overlook: the check of what was lowered."""
    spec = ln((8, 4096), mode="forward")
    usual = plan.default(spec, SM_90)
    (kind, config), *_ = usual.phases
    assert kind == "rows"
    monkeypatch.setattr(rows, "fits", lambda config: True)
    large = replace(usual, phases=((kind, replace(config, threads=2048, keep=False)),))
    scheduled = plan.schedule(spec, SM_90, large)
    arguments = ops.get(spec.op).arguments(spec)
    with pytest.raises(BuildError, match="at most 1024 threads of a block"):
        compile.show(scheduled.func, arguments, scheduled.workspaces, SM_90, "tir")
