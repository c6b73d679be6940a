# SPDX-License-Identifier: Apache-2.0
"""Groups of elements that blocks keep on chip between their passes, one group after the other.

A block, or several that share a group, copies the elements of its next groups to shared memory
past the registers: memory is read once, whatever the passes over a group are.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from math import prod

from tvmbn.ops.base import Reduction, Split
from tvmbn.schedules import splits
from tvmbn.schedules.chip import COPIES, FIRST, LARGEST_CLUSTER, WARP, clusters, resident, room
from tvmbn.schedules.rows import widest
from tvmbn.target import LARGEST_BLOCK, Target

KIND = "persistent"
# The least useful copy, in bytes. Where half a vector is the longest possible, a single tensor's
# elements are better off in registers (14x14 planes of 16 bits: 75 instead of 68 % of a copy), but
# not those of a group that several blocks share (1.55 times as fast when copied).
SMALLEST_COPY, FULL_COPY = 8, 16
# Sums that one pass over a group may make in all, and results that its last pass may read.
MOST_TERMS = 4
STATISTICS = 16
# Threads and blocks a multiprocessor, and slots, that the rule tries: 40 registers a thread at
# least, and 64 where sums across groups stay in them.
SHAPES = ((256, 6), (256, 5), (256, 4), (512, 2))
SLOTS = (1, 2)
SHAPES_OF_SUMS = ((256, 3), (512, 2), (1024, 1))
SLOTS_OF_SUMS = (1, 2, 3)
# The same for rows that leave more threads nothing to do.
SHORT = 2048
SHAPES_OF_SHORT = ((32, 16), (64, 12), (128, 8))
# Rows read gamma and beta beside their elements: many threads hide that, but with fewer than 40
# registers their vectors spill (512 threads x 4 blocks: 52 % of a copy instead of 81). Two blocks
# that share a row are better off as a cluster; with more of them clusters lost (H200).
ROWS = (256, 6, 1)
PAIR = (256, 4)
# Where elements are too scattered to copy: in registers, so many each.
SHAPES_OF_REGISTERS = ((256, 6), (256, 4), (512, 2), (1024, 1))
MOST_HELD = 32
# Where several blocks share a row and keep sums across rows: small parts.
MANY = (256, 3)
# Registers for sums across groups: what the rule takes, and what a plan may take at all.
USUAL_SUMS = 32
MOST_WRITTEN_OUT = 4
# Threads on a multiprocessor that leave each other fewer than 40 registers.
CROWDED = 1536
MOST_SUMS = 64
# A round's waits in vectors that a multiprocessor could move meanwhile, with and without a barrier
# among blocks.
ROUND = 10000
WHOLE_ROUND = 4000


@dataclass(frozen=True)
class Config:
    """Knobs of the persistent schedule.

    Attributes
    ----------
    threads : int
        Threads in a block.
    blocks : int
        Blocks that share a multiprocessor. Several that are at different points of their groups
        keep memory busy better than one with several slots.
    slots : int
        Groups (or shares of one) that a block holds in shared memory: one to work on, the others
        on their way. With 0 the elements stay in the registers of the threads that load them,
        which need no alignment but hold fewer.
    cluster : bool
        Whether the blocks of a group are a cluster, whose barrier and shared memory are nearer
        than the level-2 cache.
    """

    threads: int
    blocks: int
    slots: int
    cluster: bool = False


@dataclass(frozen=True)
class Work:
    """What there is to do.

    Attributes
    ----------
    reduction : Reduction
        Over contiguous elements, of a known count.
    streams : int
        Tensors that are kept on chip.
    itemsize : int
        Bytes of an element.
    sums : int
        Sums across groups that each thread keeps, one an element and sum.
    """

    reduction: Reduction
    streams: int
    itemsize: int
    sums: int = 0

    @property
    def lanes(self) -> int:
        """Elements of a copy."""
        return widest(self.reduction.run, self.itemsize)

    @property
    def scattered(self) -> bool:
        """Whether copies of its elements are too short to pay, as for rows of odd length."""
        return self.lanes * self.itemsize < SMALLEST_COPY

    @property
    def units(self) -> int:
        """Copies that bring in a group."""
        return self.reduction.count // self.lanes

    @property
    def is_row(self) -> bool:
        """Whether a group is one contiguous row, and nothing is summed across rows."""
        return self.reduction.run == self.reduction.count and not self.sums

    def parts(self, split: Split) -> int:
        """Blocks that share a group."""
        return -(-self.reduction.count // (split.chunk or self.reduction.count))


def default(work: Work, target: Target) -> tuple[Split, Config] | None:
    """Rule: of a few shapes the one that spends most of its time moving data.

    Groups of one block need no barrier among blocks, so they win unless they leave places idle.

    Returns
    -------
    (Split, Config) or None
        None where no group fits on the GPU or its elements are too scattered to copy.
    """
    found = [
        choice
        for threads, blocks, slots in _shapes(work, target)
        for choice in _shares(work, Config(threads, blocks, slots), USUAL_SUMS, target)
    ]
    if work.sums:
        # Many small parts hide the barrier between those of a group, which few large ones feel.
        alone = [choice for choice in found if not choice[1].chunk]
        found = alone or [
            choice
            for slots in reversed(SLOTS_OF_SUMS)
            for choice in _shares(work, Config(*MANY, slots), USUAL_SUMS, target)
        ]
    if not found:
        return None
    _, split, config = max(found, key=lambda each: each[0])
    pair = Config(*PAIR, 1, cluster=True)
    if work.is_row and work.parts(split) == 2 and fits(work, split, pair, target):  # noqa: PLR2004
        config = pair
    return split, config


def _shapes(work: Work, target: Target) -> Iterator[tuple[int, int, int]]:
    """Threads, blocks a multiprocessor, and slots to choose from."""
    if work.sums:
        shapes = SHAPES_OF_SHORT if work.reduction.count < SHORT else SHAPES_OF_SUMS
        choices = (0,) if work.scattered else SLOTS_OF_SUMS
        yield from ((*shape, slots) for shape in shapes for slots in choices)
    elif work.is_row and target.threads >= prod(ROWS[:2]):
        yield ROWS
    elif work.scattered or _small(work):
        yield from ((*shape, 0) for shape in SHAPES_OF_REGISTERS)
    else:
        yield from ((*shape, slots) for shape in SHAPES for slots in SLOTS)


def _small(work: Work) -> bool:
    """Whether groups of half vectors fit into the registers of a block."""
    held = MOST_HELD * LARGEST_BLOCK
    half = work.lanes * work.itemsize < FULL_COPY
    return half and work.streams == 1 and work.reduction.count <= held


def space(work: Work, target: Target) -> Iterator[tuple[Split, Config]]:
    """Choices for a tuner, the most promising first; two ways of sharing for each shape."""
    found = []
    for threads in (128, 256, 384, 512, 1024):
        for blocks in range(1, target.threads // threads + 1):
            if threads * blocks < LARGEST_BLOCK // 4:
                continue
            for slots, cluster in product((0, 1, 2, 3), (False, True)):
                config = Config(threads, blocks, slots, cluster)
                shares = _shares(work, config, MOST_SUMS, target)
                found += sorted(shares, key=lambda each: -each[0])[:2]
    for _, split, config in sorted(found, key=lambda each: -each[0]):
        yield split, config


def fits(work: Work, split: Split, config: Config, target: Target) -> bool:
    """Whether a split and a config, perhaps of another shape, can be followed."""
    if split.banded or not splits.valid(split, work.reduction) or config.slots < 0:
        return False
    threads, parts = config.threads, work.parts(split)
    if threads % WARP or not WARP <= threads <= LARGEST_BLOCK:
        return False
    if not resident(config.blocks, threads, target):
        return False
    if config.slots and split.run * work.itemsize not in COPIES:
        return False
    chunk = (split.chunk or work.reduction.count) // split.run
    most = _most_steps(work, split.run, config, MOST_SUMS, target)
    return (
        parts <= config.blocks * target.multiprocessors
        and -(-chunk // threads) <= most
        and (not config.cluster or clusters(parts, target))
    )


def _most_steps(work: Work, lanes: int, config: Config, most_sums: int, target: Target) -> int:
    """Vectors of a group that a thread can hold, by shared memory or registers."""
    if config.slots:
        vector = config.slots * work.streams * lanes * work.itemsize
        steps = _slot_bytes(work, config, target) // vector // config.threads
    else:
        steps = MOST_HELD // (lanes * work.streams)
    if work.sums:
        steps = min(steps, most_sums // (work.sums * lanes))
    # Loops are written out: with few registers a thread, or sums in them, long ones spill.
    few = config.threads * config.blocks > CROWDED
    return min(steps, MOST_WRITTEN_OUT) if few or work.sums else steps


def static_bytes(config: Config, sums: int) -> int:
    """A block's shared memory for sums and statistics."""
    warps = config.threads // WARP
    scratch, board = 2 * MOST_TERMS * warps, sums * warps * WARP
    cluster = 2 * LARGEST_CLUSTER * MOST_TERMS * config.cluster
    return 4 * (scratch + STATISTICS + board + cluster)


def _slot_bytes(work: Work, config: Config, target: Target) -> int:
    """Dynamic shared memory of a block when ``blocks`` share a multiprocessor."""
    static = static_bytes(config, work.sums)
    return room(target, config.blocks) - static


def _shares(
    work: Work, config: Config, most_sums: int, target: Target
) -> list[tuple[float, Split, Config]]:
    """Ways to deal groups out, each with the part of its time that it moves data."""
    steps = _most_steps(work, work.lanes, config, most_sums, target)
    if target.capability < FIRST or steps < 1 or (work.scattered and config.slots):
        return []
    threads, groups, units = config.threads, work.reduction.groups, work.units
    grid = config.blocks * target.multiprocessors
    least = -(-units // (steps * threads))
    found = []
    even = (grid // places for places in range(1, min(groups, grid // least) + 1))
    for parts in sorted({least, *even}):
        if not least <= parts <= min(grid, -(-units // threads)):
            continue
        if config.cluster and not (parts > 1 and clusters(parts, target)):
            continue
        places = min(grid // parts, groups)
        rounds = -(-groups // places)
        if 1 < config.slots and rounds < config.slots:
            continue
        chunk = -(-units // parts)
        used = -(-chunk // threads) * threads
        busy = groups * units / (rounds * grid * used)
        moved = used * config.blocks * (work.streams + 1)
        idle = (ROUND if parts > 1 else WHOLE_ROUND) / (1.5 if config.slots > 1 else 1.0)
        split = Split(0 if parts == 1 else chunk * work.lanes, work.lanes)
        found.append((busy * moved / (moved + idle), split, config))
    return found
