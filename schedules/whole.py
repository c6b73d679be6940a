# SPDX-License-Identifier: Apache-2.0
"""Which specs one kernel does from beginning to end, and how by default."""

from __future__ import annotations

from collections.abc import Iterator

from tvmbn import ops
from tvmbn.ops.base import Split
from tvmbn.schedules import conv_kernels, persistent, streams
from tvmbn.schedules.bands import rows_in_a_band
from tvmbn.schedules.chip import suits
from tvmbn.spec import ITEMSIZE, OpSpec
from tvmbn.target import Target

Config = persistent.Config | streams.Config | conv_kernels.Config
KINDS = (persistent.KIND, streams.KIND, *conv_kernels.CONFIGS)
# Splits of the expression, then kind and config of the kernel.
Choice = tuple[tuple[Split, ...], str, Config]

# Operators whose phases persistent kernels know; sync_batch_norm reads every element once as it is.
_PERSISTENT = ("batch_norm", "layer_norm", "rms_norm")
# Rows of up to so many elements are better off in a block's registers, in the row schedule.
_FORWARD_ROW = {2: 1 << 14, 4: 1 << 15}
# So few elements in so few rows stay in the level-2 cache between the phases of other schedules,
# and leave the blocks that would add up a persistent kernel's columns with nothing else to do.
_FEW_ELEMENTS = 1 << 20


def default(spec: OpSpec, target: Target) -> Choice | None:
    """The kernel that is the best known way to compute a spec; None where none is."""
    if one := conv_kernels.default(spec, target):
        return _splits(spec), *one
    if config := streams.default(spec, target):
        return _splits(spec), streams.KIND, config
    if not _persists(spec, target) or not _pays(spec, target):
        return None
    found = persistent.default(_work(spec), target)
    return (_splits(spec, found[0]), persistent.KIND, found[1]) if found else None


def space(spec: OpSpec, target: Target) -> Iterator[Choice]:
    """Choices for a tuner, the most promising first; none where no kernel is possible."""
    for kind, config in conv_kernels.space(spec, target):
        yield _splits(spec), kind, config
    for config in streams.space(spec, target):
        yield _splits(spec), streams.KIND, config
    if _persists(spec, target):
        for split, config in persistent.space(_work(spec), target):
            yield _splits(spec, split), persistent.KIND, config


def valid(spec: OpSpec, splits: tuple[Split, ...], config: Config, target: Target) -> bool:
    """Whether a plan, perhaps of another shape's record, can be followed."""
    if isinstance(config, conv_kernels.Config):
        return splits == _splits(spec) and conv_kernels.fits(spec, config, target)
    if isinstance(config, streams.Config):
        return splits == _splits(spec) and streams.fits(spec, config, target)
    if not _persists(spec, target) or splits[1:] != _splits(spec)[1:]:
        return False
    return persistent.fits(_work(spec), splits[0], config, target)


def _splits(spec: OpSpec, first: Split | None = None) -> tuple[Split, ...]:
    """Splits for a kernel, which takes the other reductions apart itself."""
    whole = tuple(Split() for _ in ops.get(spec.op).reductions(spec))
    return whole if first is None else (first, *whole[1:])


def _persists(spec: OpSpec, target: Target) -> bool:
    """Whether a persistent kernel can compute a spec at all."""
    if spec.op not in _PERSISTENT:
        return False
    reductions = ops.get(spec.op).reductions(spec)
    if not reductions or reductions[0].kind != "rows" or not suits(spec, target):
        return False
    return spec["mode"] != "infer_backward" or spec["weight"] or spec["bias"]


def _work(spec: OpSpec) -> persistent.Work:
    """What a persistent kernel of a spec has to do."""
    op = ops.get(spec.op)
    phases = op.expression(spec).phases
    sums = sum(len(p.blocks) - 1 for p in phases if p.kind == "columns")
    loads, itemsize = len(phases[0].loads), ITEMSIZE[spec.dtype]
    return persistent.Work(op.reductions(spec)[0], loads, itemsize, sums)


def _pays(spec: OpSpec, target: Target) -> bool:
    """Whether keeping groups on chip beats the other schedules."""
    if spec.op == "batch_norm":
        return True
    reduction = ops.get(spec.op).reductions(spec)[0]
    rows, length = reduction.groups, reduction.count
    if spec["mode"] == "forward":
        return length > _FORWARD_ROW[ITEMSIZE[spec.dtype]]
    if rows <= target.multiprocessors // 2 and rows * length <= _FEW_ELEMENTS:
        return False
    # Bands give a block more to do between its barriers than short rows do.
    return length >= persistent.SHORT or not rows_in_a_band(
        rows, length, ITEMSIZE[spec.dtype], target
    )
