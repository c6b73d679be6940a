# SPDX-License-Identifier: Apache-2.0
"""Bands of rows: a block finishes its rows one by one while sums across them stay in registers."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
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
    sum_copies,
)
from tvmbn.target import LARGEST_BLOCK, STATIC, Target

# Elements of a row that one thread takes: two float32 sums and two inputs each in registers. Where
# more of 16 bits let a warp have a row of its own, it needs no barriers.
_HELD = 16
_HELD_BY_A_WARP = {2: 24}
# Threads of a block of rows whose threads hold up to ``_HELD``, and of longer ones.
_SHORT_BLOCK, _BLOCK = 256, 128
_FEWEST_THREADS = 8
_FEWEST_ROWS = 4
# Two float32 sums a column.
_SUM_BYTES = 8


@dataclass(frozen=True)
class Config:
    """Knobs of the band schedule.

    Attributes
    ----------
    threads : int
        Threads that share a row.
    vector : int
        Elements a thread loads at once: the ``run`` of the split.
    groups : int
        Rows that a block works on at once, one under the other in ``threadIdx.y``; more than one
        only while a row fits in a warp, where no barrier is needed.
    """

    threads: int
    vector: int
    groups: int = 1


def default(band: int, length: int, vector: int, itemsize: int) -> Config:
    """Rule: 16 elements of a row a thread; of a short row one vector.

    Parameters
    ----------
    band : int
        Rows in a band.
    length : int
        Elements in a row.
    vector : int
        Elements of a load.
    itemsize : int
        Bytes of an element.
    """
    threads, block = _threads(length, itemsize), _block(length)
    while threads > _FEWEST_THREADS and threads * vector > length:
        threads //= 2
    groups = 1
    while threads * groups < block and threads <= WARP and band % (2 * groups) == 0:
        groups *= 2
    # A band of few or odd rows: never less than a warp.
    return Config(max(threads, WARP // groups), vector, groups)


def _block(length: int) -> int:
    return _SHORT_BLOCK if length <= _HELD * WARP else _BLOCK


def _threads(length: int, itemsize: int) -> int:
    threads = WARP
    if length <= _HELD_BY_A_WARP.get(itemsize, _HELD) * WARP:
        return threads
    while threads < LARGEST_BLOCK and threads * _HELD < length:
        threads *= 2
    return threads


def rows_in_a_band(rows: int, length: int, itemsize: int, target: Target) -> int:
    """Rows of a band that keep every multiprocessor busy; 0 where bands do not pay."""
    if length > _HELD * LARGEST_BLOCK or target.kind == "llvm":
        return 0
    # About 128 registers a thread let 512 threads be resident, twice as many of short rows. Bands
    # should all run at once, and a tenth of the places may stay empty for longer bands.
    threads = _threads(length, itemsize)
    if threads == WARP:
        resident = LARGEST_BLOCK // _block(length)
    else:
        resident = max(LARGEST_BLOCK // 2 // threads, 1)
    wanted = max(rows * 10 // (9 * target.multiprocessors * resident), 1)
    band = largest_divisor(rows, wanted)
    # Each band writes a row of partial sums: with few rows in a band that is no gain.
    return band if band >= _FEWEST_ROWS else 0


def sizes(sch: Sch, phase: Phase) -> tuple[int, int, int]:
    """Rows in a band, elements in a row, and elements visited together."""
    loops = sch.get_loops(sch.get_sblock(phase.loads[0]))
    _, band, units, run = (int(sch.get(loop).extent) for loop in loops)
    return band, units * run, run


def space(base: Config, band: int, length: int) -> Iterator[Config]:
    """Valid neighbours of a default, for a tuner."""
    for threads in (8, 16, 32, 64, 128, 256, 512, 1024):
        if threads * base.vector > max(length, WARP * base.vector):
            continue
        for groups in (1, 2, 4, 8, 16):
            config = Config(threads, base.vector, groups)
            if fits(config, band, length):
                yield config


def fits(config: Config, band: int, length: int) -> bool:
    """Whether a block is possible: whole warps, and shared memory for its groups' sums."""
    threads, groups = config.threads, config.groups
    if min(threads, config.vector, groups) < 1 or band % groups:
        return False
    if threads * groups % WARP or threads * groups > LARGEST_BLOCK:
        return False
    return groups == 1 or (threads <= WARP and groups * length * _SUM_BYTES <= STATIC)


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
    loads, (row_sums, dx, output, shares) = phase.loads, phase.blocks[len(phase.loads) :]
    # A row's dx then has the band's own axes: behind a modulo of the row number TVM would no
    # longer see how few rows are held at once.
    sch.reverse_compute_inline(sch.get_sblock(output))
    dx_copy = sch.get(store_copy(sch, sch.get_sblock(dx))).name_hint
    run = config.vector
    sch.transform_block_layout(
        sch.get_sblock(dx_copy), lambda m, n: (m // rows, m % rows, n // run, n % run)
    )
    own, own_copies, total = _sums(sch, shares, config)
    each_row = (*loads, row_sums, dx, dx_copy, own)
    for name in each_row[:-1]:
        _split_rows(sch, name, 1, config)
    keep_local(sch, each_row, elsewhere)
    sch.bind(shared_loop(sch, (*each_row, *own_copies, *total), 1), "blockIdx.x")
    sch.bind(_merge(sch, each_row, 1), "threadIdx.y")
    step = _merge(sch, each_row, 2)
    sch.vectorize(sch.get_loops(sch.get_sblock(dx_copy))[-1])
    _merge(sch, (dx, dx_copy), 3)
    for name in (*loads, row_sums, dx, own):
        _spread(sch, name, config)
    for name in own_copies:
        _spread_sums(sch, name, config)
    return [(own, step), *_spread_total(sch, total, config)]


def _split_rows(sch: Sch, name: str, axis: int, config: Config) -> None:
    """Split a stage's loop over a band's rows, and bring it to the place behind the band."""
    loops = sch.get_loops(sch.get_sblock(name))
    step, group = sch.split(loops[axis], [None, config.groups])
    rest = [loop for i, loop in enumerate(loops) if i not in (0, axis % len(loops))]
    sch.reorder(loops[0], group, step, *rest)


def _sums(sch: Sch, name: str, config: Config) -> tuple[str, tuple[str, ...], tuple[str, ...]]:
    """Sums across rows: each group's own in registers, then a block's from shared memory.

    Returns
    -------
    own : str
        Stage of each group's own sums.
    copies : tuple of str
        Stages that write these to memory.
    total : tuple of str
        Stage that adds them up, with those that write its results; none for a single group.
    """
    own, total = name, ()
    _split_rows(sch, name, -1, config)
    if config.groups > 1:
        group = sch.get_loops(sch.get_sblock(name))[1]
        own = sch.get(sch.rfactor(group, 1)).name_hint
        total = (name, *sum_copies(sch, sch.get_sblock(name)))
    copies = tuple(sum_copies(sch, sch.get_sblock(own)))
    if config.groups > 1:
        for each in copies:
            sch.set_scope(sch.get_sblock(each), 0, "shared")
    return own, copies, total


def _merge(sch: Sch, names: tuple[str, ...], depth: int) -> Any:
    return sch.merge(*[sch.get_loops(sch.get_sblock(name))[depth] for name in names])


def _spread_sums(sch: Sch, name: str, config: Config) -> None:
    """Let each thread write what it summed."""
    _, *group, unit, lane = sch.get_loops(sch.get_sblock(name))
    for loop in group:
        sch.bind(loop, "threadIdx.y")
    step, thread = sch.split(unit, [None, config.threads])
    sch.bind(thread, "threadIdx.x")
    sch.unroll(step)
    sch.vectorize(lane)


def _spread_total(sch: Sch, names: tuple[str, ...], config: Config) -> list[tuple[str, Any]]:
    """Deal a row's elements out to all threads of the block."""
    sums = []
    for name in names:
        _, *shares, unit, lane = sch.get_loops(sch.get_sblock(name))
        element = sch.fuse(unit, lane)
        step, group, thread = sch.split(element, [None, config.groups, config.threads])
        sch.reorder(step, group, thread, *shares)
        sch.bind(group, "threadIdx.y")
        sch.bind(thread, "threadIdx.x")
        sch.unroll(step)
        for loop in shares:
            sch.unroll(loop)
            sums.append((name, loop))
    return sums


def _spread(sch: Sch, name: str, config: Config) -> None:
    """Deal the vectors of a stage's rows out to the threads of their groups."""
    block = sch.get_sblock(name)
    *_, unit, lane = sch.get_loops(block)
    step, thread = sch.split(unit, [None, config.threads])
    sch.bind(thread, "threadIdx.x")
    for loop in (step, lane):
        sch.unroll(loop)
    if config.vector > 1:
        load_vectors(sch, block, _lane_axis(sch, block), thread)


def _lane_axis(sch: Sch, block: Any) -> int:
    """Position of the lanes among the block's axes: behind them a sum across rows has its rows."""
    axes = sch.get(block).iter_vars
    sums = [i for i, v in enumerate(axes) if v.iter_type == v.CommReduce]
    rows_last = len(sums) > 0 and len(axes) - len(sums) > 2  # noqa: PLR2004
    return sums[0] - 1 if rows_last else len(axes) - 1
