# SPDX-License-Identifier: Apache-2.0
"""Reductions along contiguous elements: a group, or a chunk of one, per block of threads."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

from tvmbn.errors import BuildError
from tvmbn.ops.expression import Phase
from tvmbn.schedules.chip import WARP
from tvmbn.schedules.common import (
    Sch,
    extent,
    keep_local,
    load_vectors,
    one_thread,
    shared_loop,
    store_copy,
    sum_copies,
    writes_are,
)
from tvmbn.target import LARGEST_BLOCK, Target

VECTOR_BYTES = 16


@dataclass(frozen=True)
class Config:
    """Knobs of the row schedule.

    Attributes
    ----------
    threads : int
        Threads that share a group.
    vector : int
        Elements a thread loads at once.
    groups : int
        Groups in a block, one under the other in ``threadIdx.y``; more than one only while a
        group fits in a warp, where no barrier is needed.
    keep : bool
        Hold the group's elements in registers between its passes; else read them again, from
        the cache where they fit.
    """

    threads: int
    vector: int
    groups: int = 1
    keep: bool = True


def default(elements: int, groups: int | None, lanes: int, itemsize: int, target: Target) -> Config:
    """Rule: 16-byte loads, four of them a thread, and at most eight kept in registers.

    Fewer groups than multiprocessors get a thread for each load: nothing else hides its wait.

    Parameters
    ----------
    elements : int
        Elements in a group (or chunk).
    groups : int or None
        Number of groups; None where it is symbolic.
    lanes : int
        Contiguous elements that a vector may cover.
    itemsize : int
        Bytes of an element.
    """
    vector = widest(lanes, itemsize)
    if target.kind == "llvm":
        return Config(1, 1, 1, keep=False)
    # Eight loads are 32 registers, below the 64 that 1024 threads leave each other.
    held = 4 * VECTOR_BYTES // itemsize
    wanted = elements // held
    if groups is not None and groups < target.multiprocessors:
        wanted = elements // vector
    threads = _power_of_two(max(wanted, 1), vector, elements)
    keep = elements <= 2 * held * threads
    packed = 1
    if threads <= WARP and groups != 1:
        packed = max(n for n in (1, 2, 4, 8, 16, 32) if n * threads <= 4 * WARP)
    return Config(threads, vector, packed, keep)


def space(base: Config, elements: int, groups: int | None) -> Iterator[Config]:
    """Valid neighbours of a default, for a tuner."""
    for threads in (8, 16, 32, 64, 128, 256, 512, 1024):
        for keep in (True, False):
            if keep and elements > 64 * threads:
                continue
            for packed in (1, 2, 4, 8):
                if packed > 1 and (threads > WARP or groups is None or groups % packed):
                    continue
                if threads * base.vector <= max(elements, WARP * base.vector):
                    yield replace(base, threads=threads, keep=keep, groups=packed)


def fits(config: Config) -> bool:
    """Whether a block can have a config's threads."""
    least = min(config.threads, config.vector, config.groups)
    return least >= 1 and config.threads * config.groups <= LARGEST_BLOCK


def widest(lanes: int, itemsize: int) -> int:
    """Largest vector of at most 16 bytes that divides ``lanes``."""
    return next(v for v in (16, 8, 4, 2, 1) if v * itemsize <= VECTOR_BYTES and lanes % v == 0)


def _power_of_two(wanted: int, vector: int, elements: int) -> int:
    threads = 1
    while threads < wanted and threads < LARGEST_BLOCK and threads * vector < elements:
        threads *= 2
    return threads


def apply(sch: Sch, phase: Phase, config: Config, elsewhere: set[str], target: Target) -> None:
    """Schedule one phase.

    Parameters
    ----------
    elsewhere : set of str
        Buffers that arguments or other phases use, and that must stay in memory.
    """
    if target.kind == "llvm":
        _apply_llvm(sch, phase)
    else:
        _apply_cuda(sch, phase, config, elsewhere)


def _inline_loads(sch: Sch, phase: Phase) -> Phase:
    for name in phase.loads:
        sch.compute_inline(sch.get_sblock(name))
    blocks = tuple(name for name in phase.blocks if name not in phase.loads)
    return replace(phase, blocks=blocks, loads=())


def _apply_llvm(sch: Sch, phase: Phase) -> None:
    # LLVM vectorises the inner loops itself, the reductions thanks to fast-math-reassoc.
    phase = _inline_loads(sch, phase)
    group = shared_loop(sch, phase.blocks, phase.groups)
    if (extent(sch, group) or 2) > 1:
        sch.parallel(group)


def _apply_cuda(sch: Sch, phase: Phase, config: Config, elsewhere: set[str]) -> None:
    if not config.keep:
        phase = _inline_loads(sch, phase)
    elif phase.loads and config.vector != phase.lanes:
        # A thread's elements of every stage must be those that it holds.
        raise BuildError(
            f"vectors of {phase.lanes} elements, as they are held",
            f"vector={config.vector}",
            "tune again",
        )
    names: list[str] = []
    copies: dict[str, str] = {}
    for name in phase.blocks:
        block = sch.get_sblock(name)
        names.append(name)
        if name in elsewhere and config.vector > 1 and _is_full(sch, block, phase.groups):
            copies[name] = sch.get(store_copy(sch, block)).name_hint
            names.append(copies[name])
        elif _is_sum(sch, block):
            names += sum_copies(sch, block, elsewhere)
    keep_local(sch, names, elsewhere)
    group = shared_loop(sch, tuple(names), phase.groups)
    depth = 1
    if config.groups > 1:
        block, row = sch.split(group, [None, config.groups])
        sch.bind(block, "blockIdx.x")
        sch.bind(row, "threadIdx.y")
        depth = 2
    else:
        sch.bind(group, "blockIdx.x")
    for name in names:
        if name not in copies.values():
            _spread(sch, name, copies.get(name), depth, config)


def _spread(sch: Sch, name: str, copy: str | None, depth: int, config: Config) -> None:
    """Deal a stage's elements, and those of the copy behind it, out to its group's threads."""
    block = sch.get_sblock(name)
    if len(sch.get_loops(block)) == depth:
        # A value in registers is computed by every thread, one in memory written by the first.
        if not writes_are(sch, block, "local"):
            one_thread(sch, block, config.threads, "threadIdx.x")
        return
    unit, lane = _units(sch, block, depth, config)
    if copy is not None:
        copied, copied_lane = _units(sch, sch.get_sblock(copy), depth, config)
        unit = sch.merge(unit, copied)
        sch.vectorize(copied_lane)
    step, thread = sch.split(unit, [None, config.threads])
    sch.bind(thread, "threadIdx.x")
    # Registers have no addresses: kept elements need constant indices.
    if config.keep and (extent(sch, step) or 0) > 1:
        sch.unroll(step)
    if config.vector > 1 and (extent(sch, lane) or 1) > 1:
        sch.unroll(lane)
        load_vectors(sch, block, len(sch.get(block).iter_vars) - 1, thread)


def _is_sum(sch: Sch, block: Any) -> bool:
    return any(v.iter_type == v.CommReduce for v in sch.get(block).iter_vars)


def _units(sch: Sch, block: Any, depth: int, config: Config) -> tuple[Any, Any]:
    """A stage's loops over vectors and over the lanes of one."""
    loops = sch.get_loops(block)[depth:]
    if len(loops) > 1:
        return loops[0], loops[1]
    unit, lane = sch.split(loops[0], [None, config.vector])
    return unit, lane


def _is_full(sch: Sch, block: Any, groups: int) -> bool:
    """Whether the stage writes one value an element: neither a sum nor one value a group."""
    axes = sch.get(block).iter_vars
    return len(axes) > groups and all(v.iter_type == v.DataPar for v in axes)
