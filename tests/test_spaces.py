# SPDX-License-Identifier: Apache-2.0
"""Plans as data, and the spaces around the defaults: every config must fit its expression."""

from __future__ import annotations

from dataclasses import replace

import pytest

import tvmbn
from tvmbn.compiler import show_stage
from tvmbn.errors import BuildError
from tvmbn.ops.base import Reduction, Split
from tvmbn.schedules import bands, columns, elementwise, plan, rows, splits, whole
from tvmbn.target import parse

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
