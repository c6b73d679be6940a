# SPDX-License-Identifier: Apache-2.0
"""Reductions across rows: neighbouring threads take neighbouring groups."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

from tvmbn.ops.expression import Phase
from tvmbn.schedules.chip import WARP
from tvmbn.schedules.common import (
    Sch,
    extent,
    keep_local,
    largest_divisor,
    load_vectors,
    one_thread,
    shared_loop,
    sum_copies,
    writes_are,
)
from tvmbn.schedules.rows import widest
from tvmbn.target import LARGEST_BLOCK, Target

_FEWEST = 8
_BLOCK = 256
_AHEAD = 4


@dataclass(frozen=True)
class Config:
    """Knobs of the column schedule.

    Attributes
    ----------
    threads : int
        Threads along the groups (llvm: groups a task takes).
    vector : int
        Neighbouring groups a thread holds.
    rows : int
        Threads along the elements; their sums meet in shared memory.
    """

    threads: int
    vector: int
    rows: int


def default(
    elements: int | None, groups: int, parts: int, lanes: int, itemsize: int, target: Target
) -> Config:
    """Rule: 16-byte loads, up to 256 threads, as many of them along the rows as groups leave.

    Where that makes fewer blocks than the GPU has multiprocessors, each takes fewer groups, down
    to the 32 bytes that memory moves at least.

    Parameters
    ----------
    elements : int or None
        Elements in a group (or chunk); None where symbolic.
    groups : int
        Number of neighbouring groups.
    parts : int
        How many times all the groups occur: chunks of their elements.
    lanes : int
        Neighbouring groups that a vector may cover.
    itemsize : int
        Bytes of an element.
    """
    if target.kind == "llvm":
        return Config(next(t for t in (64, 32, 16, 8, 4, 2, 1) if groups % t == 0), 1, 1)
    vector = widest(lanes, itemsize)
    # With more than one row of threads the tile has to divide the groups: see `fits`.
    threads = largest_divisor(groups // vector, WARP)
    while vector > 1 and _few(parts * groups, threads * vector, target):
        vector //= 2
    while threads % 2 == 0 and threads > _FEWEST and _few(parts * groups, threads * vector, target):
        threads //= 2
    if threads < _FEWEST and groups // vector > _FEWEST:
        return Config(WARP, vector, 1)
    rows = 1
    while rows * threads < _BLOCK and rows < WARP and (elements is None or rows * 2 <= elements):
        rows *= 2
    return Config(threads, vector, rows)


def _few(groups: int, tile: int, target: Target) -> bool:
    return groups < target.multiprocessors * tile


def space(base: Config, elements: int | None, groups: int) -> Iterator[Config]:
    """Valid neighbours of a default, for a tuner."""
    for threads in (4, 8, 16, 32, 64):
        for rows in (1, 4, 8, 16, 32):
            config = replace(base, threads=threads, rows=rows)
            if fits(config, groups) and (elements is None or rows <= elements):
                yield config


def fits(config: Config, groups: int | None) -> bool:
    """Whether a block can have a config's threads, for ``groups`` neighbours; None if symbolic."""
    least = min(config.threads, config.vector, config.rows)
    if least < 1 or config.threads * config.rows > LARGEST_BLOCK:
        return False
    # TVM does not ask whether a group exists before it writes what several threads summed.
    tile = config.threads * config.vector
    return config.rows == 1 or tile == 1 or (groups is not None and groups % tile == 0)


def apply(
    sch: Sch, phase: Phase, config: Config, elsewhere: set[str], target: Target
) -> list[tuple[str, Any]]:
    """Schedule one phase; ``elsewhere`` as in :func:`tvmbn.schedules.rows.apply`.

    Returns
    -------
    list of (block name, loop)
        Sums whose zeroing must still be moved in front of that loop. TVM refuses to bind any
        loop once that has happened, so it has to wait for all the phases.
    """
    if target.kind == "llvm":
        return _apply_llvm(sch, phase, config)
    return _apply_cuda(sch, phase, config, elsewhere)


def _tile(sch: Sch, names: tuple[str, ...], groups: int, factors: list[int | None]) -> None:
    """Split each stage's innermost group loop and bring the tiles' outer loop forward."""
    for name in names:
        loops = sch.get_loops(sch.get_sblock(name))
        sch.split(loops[groups - 1], factors)


def _apply_llvm(sch: Sch, phase: Phase, config: Config) -> list[tuple[str, Any]]:
    _tile(sch, phase.blocks, phase.groups, [None, config.threads])
    outer = shared_loop(sch, phase.blocks, phase.groups)
    if (extent(sch, outer) or 2) > 1:
        sch.parallel(outer)
    sums = []
    for name in phase.blocks:
        block = sch.get_sblock(name)
        lane, *elements = sch.get_loops(block)[1:]
        if elements:
            sch.reorder(*elements, lane)
            # Zeroing in a loop of its own keeps the inner loop free of a first-row test.
            sums.append((name, elements[0]))
    return sums


def _apply_cuda(
    sch: Sch, phase: Phase, config: Config, elsewhere: set[str]
) -> list[tuple[str, Any]]:
    names: list[str] = []
    for name in phase.blocks:
        block = sch.get_sblock(name)
        loops = sch.get_loops(block)
        if len(loops) > phase.groups and config.rows > 1:
            # Each row of threads sums its own share; the stage itself then adds the shares.
            _, share = sch.split(loops[-1], [None, config.rows])
            shares = sch.rfactor(share, 0)
            names.append(sch.get(shares).name_hint)
            names.append(name)
            written = {region.source.name for region in sch.get(block).writes}
            if written & elsewhere and written - elsewhere:
                names += sum_copies(sch, block, elsewhere)
        else:
            names.append(name)
    _tile(sch, tuple(names), phase.groups, [None, config.threads, config.vector])
    keep_local(sch, names, elsewhere)
    # The share axis follows the groups in an rfactored stage, so the fused loops are the same.
    outer = shared_loop(sch, tuple(names), phase.groups)
    sch.bind(outer, "blockIdx.x")
    sums: list[tuple[str, Any]] = []
    for name in names:
        _spread(sch, sch.get_sblock(name), config, sums)
    return sums


def _spread(sch: Sch, block: Any, config: Config, sums: list[tuple[str, Any]]) -> None:
    """Deal a stage's groups and elements out to the threads of its tile.

    Threads' own sums and their loops are added to ``sums``: a thread beyond the last row takes no
    step, and would not zero them.
    """
    thread, lane, *elements = sch.get_loops(block)[1:]
    sch.bind(thread, "threadIdx.x")
    if not elements:
        sch.unroll(lane)
        if config.rows > 1 and not writes_are(sch, block, "local"):
            one_thread(sch, block, config.rows, "threadIdx.y")
        return
    if len(elements) == 1 and config.rows > 1:
        # The lanes stay a loop: TVM lowers one reduction across threads, not several unrolled.
        sch.bind(elements[0], "threadIdx.y")
        return
    if config.rows > 1:
        step, share = elements
        sch.reorder(share, thread, step, lane)
        sch.bind(share, "threadIdx.y")
    else:
        (step,) = elements
        sch.reorder(thread, step, lane)
    at = step
    if (extent(sch, step) or 1) % _AHEAD == 0:
        # Several loads are under way before the first is added.
        step, at = sch.split(step, [None, _AHEAD])
        sch.unroll(at)
    sch.unroll(lane)
    if config.vector > 1:
        load_vectors(sch, block, _group_axis(sch, block), at)
    sums.append((sch.get(block).name_hint, step))


def _group_axis(sch: Sch, block: Any) -> int:
    """Position of the innermost group axis among the block's axes."""
    spatial = [i for i, v in enumerate(sch.get(block).iter_vars) if v.iter_type == v.DataPar]
    return spatial[-1]
