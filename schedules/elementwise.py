# SPDX-License-Identifier: Apache-2.0
"""Elementwise stages: one flat loop over vectors."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

from tvmbn.ops.expression import Phase
from tvmbn.schedules.common import Sch, known_extent, load_vectors, store_copy
from tvmbn.schedules.rows import widest
from tvmbn.target import Target

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
    """

    threads: int
    vector: int


def default(lanes: int, itemsize: int, target: Target) -> Config:
    """Rule: 16-byte accesses and 256 threads, which fill every architecture's multiprocessor."""
    return Config(1, 1) if target.kind == "llvm" else Config(256, widest(lanes, itemsize))


def space(base: Config) -> Iterator[Config]:
    """Valid neighbours of a default, for a tuner."""
    for threads in (128, 256, 512, 1024):
        yield replace(base, threads=threads)


def apply(sch: Sch, phase: Phase, config: Config, target: Target) -> None:
    """Schedule one phase."""
    for name in phase.blocks:
        block = sch.get_sblock(name)
        loops = sch.get_loops(block)
        if target.kind == "llvm":
            if len(loops) > 1 and known_extent(sch, loops) >= _PARALLEL:
                sch.parallel(sch.fuse(*loops[:-1]) if len(loops) > 2 else loops[0])  # noqa: PLR2004
            continue
        _apply_cuda(sch, block, config)


def _apply_cuda(sch: Sch, block: Any, config: Config) -> None:
    rank = len(sch.get_loops(block))
    stages = [block] if config.vector == 1 else [block, store_copy(sch, block)]
    lanes, flat = [], []
    for stage in stages:
        loops = sch.get_loops(stage)
        unit, lane = sch.split(loops[-1], [None, config.vector])
        flat.append(sch.fuse(*loops[:-1], unit) if rank > 1 else unit)
        lanes.append(lane)
    whole = sch.merge(*flat) if len(flat) > 1 else flat[0]
    outer, thread = sch.split(whole, [None, config.threads])
    sch.bind(outer, "blockIdx.x")
    sch.bind(thread, "threadIdx.x")
    if config.vector > 1:
        sch.unroll(lanes[0])
        sch.vectorize(lanes[1])
        load_vectors(sch, block, rank - 1, thread)
