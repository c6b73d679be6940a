# SPDX-License-Identifier: Apache-2.0
"""Bands of rows: a block finishes its rows one by one while sums across them stay in registers."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

from tvmbn.ops.expression import Phase
from tvmbn.schedules.chip import WARP
from tvmbn.schedules.common import (
    Sch,
    keep_local,
    largest_divisor,
    load_vectors,
    shared_loop,
    store_copy,
)
from tvmbn.schedules.rows import LARGEST_BLOCK, widest
from tvmbn.target import Target

# Elements of a row that one thread takes: two float32 sums and two inputs each in registers.
_HELD = 16
_BLOCKS_PER_MULTIPROCESSOR = 16
_FEWEST_ROWS = 4


@dataclass(frozen=True)
class Config:
    """Knobs of the band schedule.

    Attributes
    ----------
    threads : int
        Threads that share a row.
    vector : int
        Elements a thread loads at once.
    """

    threads: int
    vector: int


def default(length: int, lanes: int, itemsize: int) -> Config:
    """Rule: 16-byte loads and 16 elements of a row a thread, a warp at least."""
    vector = widest(lanes, itemsize)
    return Config(_threads(length), vector)


def _threads(length: int) -> int:
    threads = WARP
    while threads < LARGEST_BLOCK and threads * _HELD < length:
        threads *= 2
    return threads


def rows_in_a_band(rows: int, length: int, target: Target) -> int:
    """Rows of a band that keep every multiprocessor busy; 0 where bands do not pay."""
    if length > _HELD * LARGEST_BLOCK or target.kind == "llvm":
        return 0
    # About 128 registers a thread let 512 threads be resident. Bands should all run at once, and
    # a tenth of the places may stay empty for longer bands.
    resident = min(max(LARGEST_BLOCK // 2 // _threads(length), 1), _BLOCKS_PER_MULTIPROCESSOR)
    wanted = max(rows * 10 // (9 * target.multiprocessors * resident), 1)
    band = largest_divisor(rows, wanted)
    # Each band writes a row of partial sums: with few rows in a band that is no gain.
    return band if band >= _FEWEST_ROWS else 0


def space(base: Config, length: int) -> Iterator[Config]:
    """Valid neighbours of a default, for a tuner."""
    for threads in (32, 64, 128, 256, 512, 1024):
        if threads * base.vector <= max(length, WARP * base.vector):
            yield replace(base, threads=threads)


def apply(
    sch: Sch, phase: Phase, config: Config, elsewhere: set[str], rows: int
) -> list[tuple[str, Any]]:
    """Schedule one phase for CUDA.

    Parameters
    ----------
    elsewhere : set of str
        As in :func:`tvmbn.schedules.rows.apply`.
    rows : int
        Rows in a band.

    Returns
    -------
    list of (block name, loop)
        As in :func:`tvmbn.schedules.columns.apply`.
    """
    loads, (row_sums, dx, shares) = phase.loads, phase.blocks[len(phase.loads) :]
    dx_copy = sch.get(store_copy(sch, sch.get_sblock(dx))).name_hint
    block = sch.get_sblock(shares)
    share_copies = [
        sch.get(sch.cache_write(block, index, "local")).name_hint
        for index in range(len(sch.get(block).writes))
    ]
    for name in (dx, dx_copy):
        sch.split(sch.get_loops(sch.get_sblock(name))[0], [None, rows])
    band, *units, row = sch.get_loops(sch.get_sblock(shares))
    sch.reorder(band, row, *units)
    each_row = (*loads, row_sums, dx, dx_copy, shares)
    keep_local(sch, each_row, elsewhere)
    sch.bind(shared_loop(sch, (*each_row, *share_copies), 1), "blockIdx.x")
    sch.merge(*[sch.get_loops(sch.get_sblock(name))[1] for name in each_row])
    for name in (*loads, row_sums, shares):
        unit, lane = sch.get_loops(sch.get_sblock(name))[2:4]
        # A sum across rows has the row as its last axis, behind the lanes.
        _spread(sch, name, unit, lane, config, axis=-2 if name == shares else -1)
    splits = [_split_units(sch, name, config) for name in (dx, dx_copy)]
    unit = sch.merge(splits[0][0], splits[1][0])
    sch.vectorize(splits[1][1])
    _spread(sch, dx, unit, splits[0][1], config)
    for name in share_copies:
        unit, lane = sch.get_loops(sch.get_sblock(name))[1:3]
        step, thread = sch.split(unit, [None, config.threads])
        sch.bind(thread, "threadIdx.x")
        sch.unroll(step)
        sch.vectorize(lane)
    return [(shares, sch.get_loops(sch.get_sblock(shares))[1])]


def _split_units(sch: Sch, name: str, config: Config) -> list[Any]:
    return sch.split(sch.get_loops(sch.get_sblock(name))[-1], [None, config.vector])


def _spread(sch: Sch, name: str, unit: Any, lane: Any, config: Config, axis: int = -1) -> None:
    """Deal a row's vectors out to the threads; ``axis`` is the block axis of the lanes."""
    block = sch.get_sblock(name)
    step, thread = sch.split(unit, [None, config.threads])
    sch.bind(thread, "threadIdx.x")
    sch.unroll(step)
    sch.unroll(lane)
    if config.vector > 1:
        load_vectors(sch, block, axis, thread)
