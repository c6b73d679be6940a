# SPDX-License-Identifier: Apache-2.0
"""The plans worth measuring for one spec and target, as families of independent choices.

A family fixes how the reductions are split, and so which phases there are; each phase then has a
list of schedules. Further kinds of plan join :func:`families` as families of their own: the tuner
knows only these lists.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from itertools import islice, product
from typing import Any

import tvm
from tvm import s_tir

from tvmbn import ops
from tvmbn.errors import BuildError
from tvmbn.ops.base import Reduction, Split
from tvmbn.ops.expression import Expression, Phase
from tvmbn.schedules import (
    bands,
    columns,
    conv,
    conv_kernels,
    elementwise,
    plan,
    rows,
    splits,
    whole,
)
from tvmbn.schedules.common import Sch, extent, known_extent, largest_divisor
from tvmbn.spec import ITEMSIZE, OpSpec
from tvmbn.target import Target

Choice = tuple[str, plan.Config]
# What a CPU core's first or second level of cache holds as float32, and their neighbours.
LLVM_CHUNKS = (256, 1024, 4096, 1 << 14, 1 << 16)
LLVM_RUNS = (64, 128, 256, 512, 1024)
CUDA_CHUNKS = (1 << 11, 1 << 12, 1 << 13, 1 << 14)
FACTORS = (0.25, 0.5, 2, 4)
FEWEST_ROWS = 16
MOST_KERNELS = 80


@dataclass(frozen=True)
class Family:
    """Plans with the same splits: one of ``phases[i]`` for each phase i, in any combination.

    ``ranked`` families list the most promising choices first, after the default.
    """

    splits: tuple[Split, ...]
    phases: tuple[tuple[Choice, ...], ...]
    ranked: bool = False

    def plan(self, indices: Iterable[int]) -> plan.Plan:
        """The plan that takes the choice of that index in each phase."""
        chosen = (phase[i] for phase, i in zip(self.phases, indices, strict=True))
        return plan.Plan(self.splits, tuple(chosen))

    def to_json(self) -> dict[str, Any]:
        """Plain data: the plan of first choices, and all choices of each phase."""
        phases = [plan.Plan((), choices).to_json()["phases"] for choices in self.phases]
        plan_json = self.plan([0] * len(self.phases)).to_json()
        return {"plan": plan_json, "phases": phases, "ranked": self.ranked}


def families(spec: OpSpec, target: Target) -> list[Family]:
    """Every family; the first choices of the first one are the default plan."""
    op = ops.get(spec.op)
    reductions = op.reductions(spec)
    found = []
    kernels = _kernels(spec, target)
    for parts in split_choices(reductions, ITEMSIZE[spec.dtype], target):
        expression = op.expression(spec, parts)
        phases = _phases(spec, expression, target)
        found.append(Family(parts, phases))
    return [*kernels, *found] if whole.default(spec, target) else [*found, *kernels]


def _kernels(spec: OpSpec, target: Target) -> list[Family]:
    """Plans that one kernel follows, by their splits, the default and the most promising first."""
    usual = whole.default(spec, target)
    choices = islice(whole.space(spec, target), MOST_KERNELS)
    found: dict[tuple[Split, ...], list[Choice]] = {}
    for parts, kind, config in (*([usual] if usual else []), *choices):
        found.setdefault(parts, []).append((kind, config))
    return [Family(parts, (tuple(dict.fromkeys(each)),), True) for parts, each in found.items()]


def fits(spec: OpSpec, target: Target, candidate: plan.Plan) -> bool:
    """Whether a plan, perhaps measured for another shape, belongs to the space of this one."""
    if len(candidate.phases) == 1 and candidate.phases[0][0] in whole.KINDS:
        config: Any = candidate.phases[0][1]
        if isinstance(config, conv_kernels.Config):
            return False  # their rules know more of a shape than that another one is near
        return whole.valid(spec, candidate.splits, config, target)
    reductions = ops.get(spec.op).reductions(spec)
    if len(candidate.splits) != len(reductions) or not all(
        splits.valid(s, r) for s, r in zip(candidate.splits, reductions, strict=True)
    ):
        return False
    phases = _phases(spec, ops.get(spec.op).expression(spec, candidate.splits), target)
    return len(phases) == len(candidate.phases) and all(
        choice in choices for choice, choices in zip(candidate.phases, phases, strict=True)
    )


def split_choices(
    reductions: tuple[Reduction, ...], itemsize: int, target: Target
) -> list[tuple[Split, ...]]:
    """Splits worth trying, the default first. Bands stand for the reduction before them too."""
    base = splits.default(reductions, itemsize, target)
    one = _llvm_splits if target.kind == "llvm" else _cuda_splits
    axes = []
    for reduction, usual in zip(reductions, base, strict=True):
        plain = replace(usual, banded=False, chunk=0) if usual.banded else usual
        found = [usual, *one(reduction, plain, itemsize)]
        axes.append([s for s in dict.fromkeys(found) if splits.valid(s, reduction)])
    if reductions and reductions[-1].banded and target.kind == "cuda":
        axes[-1] = list(dict.fromkeys([*axes[-1], *_bands(reductions[-1], itemsize, target)]))
    chosen = (c for c in product(*axes) if not (c and c[-1].banded and c[0].chunk))
    return list(dict.fromkeys([base, *chosen]))


def _llvm_splits(reduction: Reduction, usual: Split, itemsize: int) -> Iterator[Split]:
    del itemsize
    if reduction.kind == "columns":
        sizes = (64, 256, 1024, 4096)
        yield from (Split(c, 1) for c in sizes if c < reduction.count or reduction.open)
        if not reduction.open:
            yield Split(0, 1)
        return
    run = reduction.run
    if not reduction.open:
        yield Split(0, run)
        yield from (Split(0, r) for r in LLVM_RUNS if run % r == 0)
    for wanted in LLVM_CHUNKS:
        if wanted >= reduction.count and not reduction.open:
            continue
        if run >= wanted:
            chunk = largest_divisor(run, wanted)
            if chunk * 4 >= wanted:
                yield Split(chunk, chunk)
                yield from (Split(chunk, r) for r in LLVM_RUNS if r < chunk and chunk % r == 0)
        elif reduction.open:
            yield Split(run * (wanted // run), run)
        else:
            yield Split(run * largest_divisor(reduction.count // run, wanted // run), run)
    yield usual


def _cuda_splits(reduction: Reduction, usual: Split, itemsize: int) -> Iterator[Split]:
    count = reduction.count
    if reduction.kind == "columns":
        near = usual.chunk or 256
        for chunk in (int(near * f) for f in FACTORS):
            if (FEWEST_ROWS <= chunk <= count // 2) or reduction.open:
                yield Split(largest_divisor(count, chunk) if count % chunk else chunk, 1)
                yield Split(chunk, 1)
        if not reduction.open:
            yield Split(0, 1)
        return
    widest = rows.widest(reduction.run, itemsize)
    for run in (widest, widest // 2):
        if not run:
            continue
        if not reduction.open:
            yield Split(0, run)
        for chunk in (*CUDA_CHUNKS, *(int((usual.chunk or 4096) * f) for f in FACTORS)):
            step = 64 * run
            rounded = max(chunk // step, 1) * step
            if 2 * rounded <= count or reduction.open:
                if count % step == 0 and not reduction.open:
                    rounded = largest_divisor(count // step, rounded // step) * step
                yield Split(rounded, run)


def _bands(reduction: Reduction, itemsize: int, target: Target) -> Iterator[Split]:
    if reduction.open:
        return
    usual = bands.rows_in_a_band(reduction.count, reduction.groups, itemsize, target)
    for rows_wanted in {int(usual * f) for f in (1, *FACTORS)} if usual else ():
        band = largest_divisor(reduction.count, max(rows_wanted, 1))
        if band > 1:
            yield Split(band, 1, banded=True)


def _phases(spec: OpSpec, expression: Expression, target: Target) -> tuple[tuple[Choice, ...], ...]:
    sch: Sch = s_tir.Schedule(tvm.IRModule({"main": expression.prim_func()}))
    found = []
    for phase in expression.phases:
        base = plan._default_config(spec, sch, phase, target)
        configs = dict.fromkeys([base, *_configs(spec, sch, phase, base, target)])
        found.append(tuple((phase.kind, config) for config in configs))
    return tuple(found)


def _configs(
    spec: OpSpec, sch: Sch, phase: Phase, base: plan.Config, target: Target
) -> Iterator[plan.Config]:
    """Neighbours of a phase's default config, by its kind."""
    if isinstance(base, conv.Config):
        yield from conv.space(spec, target)
        return
    loops = [sch.get_loops(sch.get_sblock(name)) for name in phase.blocks]
    if isinstance(base, columns.Config):
        groups = extent(sch, loops[0][phase.groups - 1]) or 1
        if target.kind == "llvm":
            sizes = (1, 2, 4, 8, 16, 32, 64, 128, 256)
            yield from (replace(base, threads=t) for t in sizes if groups % t == 0)
            return
        elements = max(known_extent(sch, each[phase.groups :]) for each in loops)
        for vector in _halves(rows.widest(phase.lanes, ITEMSIZE[spec.dtype])):
            yield from columns.space(replace(base, vector=vector), elements, groups)
    elif target.kind == "llvm":
        return  # rows, bands and maps have no knobs there
    elif isinstance(base, rows.Config):
        lead = [extent(sch, loop) for loop in loops[0][: phase.groups]]
        groups = None if None in lead else known_extent(sch, loops[0][: phase.groups])
        elements = max(known_extent(sch, each[phase.groups :]) for each in loops)
        yield from rows.space(base, elements, groups)
    elif isinstance(base, bands.Config):
        band, length, _ = bands.sizes(sch, phase)
        yield from bands.space(base, band, length)
    elif isinstance(base, elementwise.Config):
        for vector in _halves(base.vector):
            yield from elementwise.space(replace(base, vector=vector))
    else:
        raise BuildError("a space for each kind of phase", phase.kind)


def _halves(vector: int) -> list[int]:
    return [v for v in (vector, vector // 2, vector // 4) if v]
