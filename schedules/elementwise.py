# SPDX-License-Identifier: Apache-2.0
"""Elementwise stages: one flat loop over vectors."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

from tvmbn.ops.expression import Phase
from tvmbn.schedules.common import (
    Sch,
    extent,
    known_extent,
    lane_reads,
    largest_divisor,
    load_vectors,
    store_copy,
)
from tvmbn.schedules.rows import widest
from tvmbn.target import LARGEST_BLOCK, Target

# Rows that share their columns' parameters.
_ROWS = 8
# Below this many elements starting threads costs more than it saves on a CPU.
_PARALLEL = 1 << 14


@dataclass(frozen=True)
class Config:
    """Knobs of the elementwise schedule.

    Attributes
    ----------
    threads : int
        Threads in a block.
    vector : int
        Elements a thread handles at once.
    rows : int
        Vectors of a thread, one below the other: they share what belongs to their columns.
    """

    threads: int
    vector: int
    rows: int = 1


def default(sch: Sch, phase: Phase, itemsize: int, target: Target) -> Config:
    """Rule: 16-byte accesses and 256 threads, which fill every architecture's multiprocessor.

    Where every column has parameters of its own, 8 rows a thread: for a vector of 16-bit elements
    they are up to eight times as many bytes as the elements.
    """
    if target.kind == "llvm":
        return Config(1, 1)
    vector = widest(phase.lanes, itemsize)
    (block,) = (sch.get_sblock(name) for name in phase.blocks)
    loops = sch.get_loops(block)
    rows = extent(sch, loops[0]) if len(loops) == 2 and _shared_reads(sch, block) else None  # noqa: PLR2004
    return Config(256, vector, largest_divisor(rows, _ROWS) if rows else 1)


def _shared_reads(sch: Sch, block: Any) -> list[int]:
    """Reads of one value a column."""
    reads = sch.get(block).reads
    return [i for i in lane_reads(sch, block, 1) if len(reads[i].region) == 1]


def space(base: Config) -> Iterator[Config]:
    """Valid neighbours of a default, for a tuner."""
    for threads in (128, 256, 512, 1024):
        for rows in (1, 2, 4, 8, 16) if base.rows > 1 else (1,):
            yield replace(base, threads=threads, rows=rows)


def fits(config: Config) -> bool:
    """Whether a block can have a config's threads."""
    return min(config.threads, config.vector, config.rows) >= 1 and config.threads <= LARGEST_BLOCK


def apply(sch: Sch, phase: Phase, config: Config, target: Target) -> None:
    """Schedule one phase."""
    for name in phase.blocks:
        block = sch.get_sblock(name)
        loops = sch.get_loops(block)
        if target.kind == "llvm":
            if phase.plane > 1:
                # Index arithmetic stays out of the loop that is vectorized.
                loops = [*loops[:-1], *sch.split(loops[-1], [None, phase.plane])]
            if len(loops) > 1 and known_extent(sch, loops) >= _PARALLEL:
                sch.parallel(sch.fuse(*loops[:-1]) if len(loops) > 2 else loops[0])  # noqa: PLR2004
            continue
        vectors(sch, block, config)


def vectors(sch: Sch, block: Any, config: Config) -> None:
    """Schedule a stage on a GPU: a vector a thread, or several below one another."""
    rank = len(sch.get_loops(block))
    stages = [block] if config.vector == 1 else [block, store_copy(sch, block)]
    shared = config.rows > 1 and rank == 2  # noqa: PLR2004
    lanes, flat, rows = [], [], []
    for stage in stages:
        loops = sch.get_loops(stage)
        unit, lane = sch.split(loops[-1], [None, config.vector])
        if shared:
            outer, row = sch.split(loops[0], [None, config.rows])
            sch.reorder(outer, unit, row, lane)
            loops = [outer, unit]
            rows.append(row)
        flat.append(sch.fuse(*loops[:-1], unit) if rank > 1 else unit)
        lanes.append(lane)
    whole = sch.merge(*flat) if len(flat) > 1 else flat[0]
    outer, thread = sch.split(whole, [None, config.threads])
    sch.bind(outer, "blockIdx.x")
    sch.bind(thread, "threadIdx.x")
    for row in rows:
        sch.unroll(row)
    if config.vector > 1:
        sch.unroll(lanes[0])
        sch.vectorize(lanes[1])
        load_vectors(sch, block, rank - 1, thread, rows[0] if rows else thread)
