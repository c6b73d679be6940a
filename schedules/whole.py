# SPDX-License-Identifier: Apache-2.0
"""Which specs are done by one persistent kernel, and how by default."""

from __future__ import annotations

from collections.abc import Iterator

from tvmbn import ops
from tvmbn.ops.base import Split
from tvmbn.schedules import persistent
from tvmbn.schedules.persistent import Config
from tvmbn.spec import ITEMSIZE, OpSpec
from tvmbn.target import Target

KIND = "persistent"
# Rows of up to so many elements are better off in a block's registers, in the row schedule.
_FORWARD_ROW = {2: 1 << 14, 4: 1 << 15}
# Shorter rows leave a block too little to do between its barriers.
_BACKWARD_ROW = 2048


def possible(spec: OpSpec, target: Target) -> bool:
    """Whether a persistent kernel can compute a spec at all."""
    reductions = ops.get(spec.op).reductions(spec)
    counted = spec.op == "batch_norm" and spec["running_stats"] and spec["momentum"] is None
    return (
        target.kind == "cuda"
        and target.capability >= persistent.FIRST
        and spec.dtype != "float64"
        and not spec.dynamic
        and bool(reductions)
        and reductions[0].kind == "rows"
        # The count of batches must be read by every block before one of them adds to it.
        and not (counted and spec["mode"] == "train")
    )


def work(spec: OpSpec) -> persistent.Work:
    """What a persistent kernel of a spec has to do."""
    op = ops.get(spec.op)
    phases = op.expression(spec).phases
    sums = sum(len(p.blocks) - 1 for p in phases if p.kind == "columns")
    loads, itemsize = len(phases[0].loads), ITEMSIZE[spec.dtype]
    return persistent.Work(op.reductions(spec)[0], loads, itemsize, sums)


def default(spec: OpSpec, target: Target) -> tuple[tuple[Split, ...], Config] | None:
    """Splits and config of a persistent kernel where it is the best known way, else None."""
    if not possible(spec, target) or not _long_enough(spec):
        return None
    found = persistent.default(work(spec), target)
    return _all_splits(spec, *found) if found else None


def space(spec: OpSpec, target: Target) -> Iterator[tuple[tuple[Split, ...], Config]]:
    """Choices for a tuner, the most promising first; none where the kernel is impossible."""
    if possible(spec, target):
        for split, config in persistent.space(work(spec), target):
            yield _all_splits(spec, split, config)


def valid(spec: OpSpec, splits: tuple[Split, ...], config: Config, target: Target) -> bool:
    """Whether a plan, perhaps of another shape's record, can be followed."""
    if not possible(spec, target) or any(s != Split() for s in splits[1:]):
        return False
    return persistent.fits(work(spec), splits[0], config, target)


def _all_splits(spec: OpSpec, split: Split, config: Config) -> tuple[tuple[Split, ...], Config]:
    """The kernel takes further reductions apart itself."""
    others = ops.get(spec.op).reductions(spec)[1:]
    return (split, *(Split() for _ in others)), config


def _long_enough(spec: OpSpec) -> bool:
    if spec.op == "batch_norm":
        return True
    length = ops.get(spec.op).reductions(spec)[0].count
    if spec["mode"] == "forward":
        return length > _FORWARD_ROW[ITEMSIZE[spec.dtype]]
    return length >= _BACKWARD_ROW
