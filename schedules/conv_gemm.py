# SPDX-License-Identifier: Apache-2.0
"""Convolution as a matrix product on tensor cores: channels last, 16-bit elements or TF32.

The matrix of pixels by (kernel place, input channel) is never stored: copies past the registers
gather a tile of it straight from the image, zeros where there is padding, into shared memory whose
16-byte pieces are permuted so that neither side meets bank conflicts. A piece is eight elements of
16 bits or four of 32: the same bytes are the same part of an operand, and only the instruction that
multiplies them differs.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import product
from typing import Any

from tvmbn.schedules.chip import FIRST, RESERVED, WARP, clusters, room
from tvmbn.schedules.conv_problem import INDEXABLE, Problem
from tvmbn.schedules.conv_rows import APART, BIAS, scratch
from tvmbn.spec import OpSpec
from tvmbn.target import LARGEST_BLOCK, Target

KIND = "conv_gemm"
DTYPES = ("float16", "bfloat16")
# Pieces of the tensor cores' step along the sum, and bytes of a stage's rows.
STEP = 2
LINES = (64, 128)
# Places of the kernel that a mask has a bit for, with one over that no place has.
MOST_TAPS = 62
# Pieces that all banks together hold.
BANKS = 8
# Pixels, channels, warps along either.
TILES = (
    (256, 128, 4, 2),
    (128, 128, 2, 2),
    (128, 128, 2, 4),
    (256, 64, 4, 1),
    (128, 64, 2, 2),
    (64, 128, 2, 2),
    (128, 32, 4, 1),
    (64, 64, 2, 2),
    (64, 32, 2, 1),
    (32, 64, 1, 2),
    (32, 32, 1, 1),
)
NARROWEST = min(tile[1] for tile in TILES)
# Parts of the sums, and whether a cluster puts them together.
SPLITS = (
    (1, False),
    *((n, cluster) for n in (2, 3, 4, 6, 8) for cluster in (True, False)),
    (12, False),
    (16, False),
)
STAGES = (3, 4, 2, 5)
# Configs of a space that a tuner sees with other numbers of stages too.
CLOSELY = 8


@dataclass(frozen=True)
class Config:
    """Knobs of the matrix product.

    Attributes
    ----------
    pixels, channels : int
        Output pixels and output channels of a block.
    depth : int
        Products a sum that a stage holds.
    pixel_warps, channel_warps : int
        Warps of a block along either.
    stages : int
        Tiles that are on their way or in use.
    split : int
        Blocks that share the sums of a tile; they are added up in order.
    cluster : bool
        Whether these blocks read each other's sums themselves; else a second kernel does.
    cached : bool
        Whether pixels go through the first-level cache, for the next places of the kernel.
    """

    pixels: int
    channels: int
    depth: int
    pixel_warps: int
    channel_warps: int
    stages: int
    split: int = 1
    cluster: bool = False
    cached: bool = False

    @property
    def threads(self) -> int:
        """Threads of a block."""
        return WARP * self.pixel_warps * self.channel_warps

    @property
    def warp(self) -> tuple[int, int]:
        """Pixels and channels of a warp."""
        return self.pixels // self.pixel_warps, self.channels // self.channel_warps

    @property
    def stage(self) -> int:
        """Elements of a stage."""
        return (self.pixels + self.channels) * self.depth

    def shared_bytes(self, itemsize: int) -> int:
        """Shared memory of a block."""
        sums = scratch(self.warp[1]) * self.threads // WARP
        if self.cluster:
            sums = self.pixels * (self.channels + APART)
        return max(itemsize * self.stages * self.stage, 4 * sums) + BIAS * self.channels


def possible(problem: Problem | None, target: Target) -> bool:
    """Whether the matrix product can compute a problem at all."""
    return (
        problem is not None
        and target.kind == "cuda"
        and target.capability >= FIRST
        and (problem.dtype in DTYPES or problem.tf32)
        and problem.groups == 1
        and problem.taps <= MOST_TAPS
    )


def fits(spec: OpSpec, config: Config, target: Target) -> bool:
    """Whether a config, perhaps of another shape's record, can be followed."""
    problem = Problem.of(spec)
    if not possible(problem, target) or problem is None:
        return False
    knobs = (config.pixels, config.channels, config.pixel_warps, config.channel_warps, config.split)
    line = config.depth * problem.itemsize
    if min(knobs) < 1 or line not in LINES or config.stages < 2:  # noqa: PLR2004
        return False
    if not WARP <= config.threads <= LARGEST_BLOCK:
        return False
    rows, columns = config.warp
    tiles = -(-problem.depth // config.depth)
    each = -(-tiles // config.split)
    fetched = config.threads // (config.depth // problem.piece)
    return (
        config.pixels % (16 * config.pixel_warps) == 0
        and config.channels % (16 * config.channel_warps) == 0
        and columns in (16, 32, 64, 128)
        and rows * columns <= 64 * 64
        # Every thread has as much to fetch, and its rows have their pieces at the same places.
        and fetched % BANKS == 0
        and all(
            n % fetched == 0 and (n % config.threads == 0 or config.threads % n == 0)
            for n in (config.pixels, config.channels)
        )
        and (config.split - 1) * each < tiles
        and summable(problem, config)
        and (not config.cluster or (config.split > 1 and clusters(config.split, target)))
        and config.shared_bytes(problem.itemsize) <= target.shared_bytes
        and config.threads <= target.threads
    )


def summable(problem: Problem, config: Any) -> bool:
    """Whether there is a place for the sums of parts.

    Where they leave their blocks it would grow with an open batch, and is counted in 32 bits.
    """
    if config.split == 1 or config.cluster:
        return True
    return not problem.open and config.split * problem.pixels * problem.cout < 2 * INDEXABLE


def default(spec: OpSpec, target: Target) -> Config | None:
    """Rule: of tiles and splits, those for which a simple model of the time is least."""
    problem = Problem.of(spec)
    if not possible(problem, target) or problem is None:
        return None
    found = [(microseconds(problem, c, target), c) for c in _configs(spec, problem, target)]
    return min(found, key=lambda each: each[0])[1] if found else None


def space(spec: OpSpec, target: Target) -> Iterator[Config]:
    """Configs worth measuring, the most promising first."""
    problem = Problem.of(spec)
    if not possible(problem, target) or problem is None:
        return
    found = list(_configs(spec, problem, target))
    found.sort(key=lambda config: microseconds(problem, config, target))
    for place, config in enumerate(found):
        others = [replace(config, stages=stages) for stages in STAGES]
        others.append(replace(config, cached=not config.cached))
        if place >= CLOSELY:
            others = []
        for other in dict.fromkeys((config, *others)):
            if fits(spec, other, target):
                yield other


def _configs(spec: OpSpec, problem: Problem, target: Target) -> Iterator[Config]:
    """Every tile and split, with as many stages as there is room for beside a second block."""
    size = problem.itemsize
    for tile, line, (split, cluster) in product(TILES, LINES, SPLITS):
        pixels, channels, across, along = tile
        depth = line // size
        if channels >= 2 * problem.cout and channels > NARROWEST:
            continue
        base = Config(pixels, channels, depth, across, along, 2, split, cluster, problem.taps > 1)
        blocks = min(2, max(1, target.registers // (base.threads * _registers(base))))
        left = room(target, blocks)
        tiles = -(-problem.depth // depth) // split
        stages = max(2, min(4, left // (size * base.stage), tiles + 1))
        config = replace(base, stages=stages)
        if fits(spec, config, target):
            yield config


# What the rule knows of a GPU: constants for which its estimates come closest, within a tenth on
# average, to 22 layers of 16 bits measured on an H200. A multiprocessor a microsecond: 16-bit
# multiply-adds with mma.sync (half as many of TF32, by its data sheet), bytes of its shared memory,
# bytes from the level-2 cache. All a microsecond: bytes from that cache, from memory.
# Microseconds: until a copy arrives, of a stage's barrier, of a kernel's launch, beginning and end,
# of a kernel more, of a cluster's exchange, and of one of a thread's results.
RATE, SHARED, FETCHED = 1.42e6, 2.2e5, 7.4e4
CACHE, MEMORY = 4.0e6, 3.3e6
ARRIVAL, BARRIER, LAUNCH, KERNEL, CLUSTER = 0.9, 0.032, 6.1, 2.7, 1.9
RESULT = 0.0134
# Part of the pixels that the first-level cache does not have.
AGAIN = 0.61
# Warps with which a multiprocessor's tensor cores never wait.
BUSY = 8


def microseconds(problem: Problem, config: Config, target: Target) -> float:
    """Estimate of the time, for comparison with other configs of the same problem."""
    resident = max(1, min(
        (target.shared_bytes + RESERVED) // (config.shared_bytes(problem.itemsize) + RESERVED),
        target.threads // config.threads,
        target.registers // (config.threads * _registers(config)),
    ))  # fmt: skip
    share = _share(problem, config, target)
    rows, columns = config.warp
    size = problem.itemsize
    # A warp reads rows + columns elements for rows * columns multiply-adds.
    rate = min(RATE * 2 / size, SHARED * rows * columns / (size * (rows + columns)))
    rate *= min(1.0, 0.5 + min(share, resident) * config.threads / WARP / (2 * BUSY))
    each = config.pixels * config.channels * config.depth / rate
    # What a kernel place covers, the next one mostly covers too.
    pixels = config.pixels * (AGAIN if config.cached and problem.taps > 1 else 1)
    fetched = size * (pixels + config.channels) * config.depth
    return estimate(problem, config, target, each, fetched, resident)


def estimate(
    problem: Problem, config: Any, target: Target, each: float, fetched: float, resident: int
) -> float:
    """Time of a matrix product in microseconds.

    Parameters
    ----------
    each : float
        Microseconds in which a multiprocessor multiplies a stage.
    fetched : float
        Bytes of a stage that come from the level-2 cache.
    resident : int
        Blocks that a multiprocessor has room for.
    """
    tiles = -(-problem.pixels // config.pixels) * -(-problem.cout // config.channels)
    blocks, share = tiles * config.split, _share(problem, config, target)
    resident = min(share, resident)
    steps = -(-problem.depth // config.depth)
    steps = -(-steps // config.split)
    busy = share * steps * max(each + BARRIER / resident, fetched / FETCHED)
    chain = -(-share // resident) * (ARRIVAL + steps * ARRIVAL / (config.stages - 1))
    moved = problem.itemsize * (
        problem.pixels * problem.cout * (1 + problem.residual)
        + problem.batch * problem.height * problem.width * problem.cin
        + problem.cout * problem.depth
    )
    total = max(busy, chain, blocks * steps * fetched / CACHE, moved / MEMORY) + LAUNCH
    total += -(-share // resident) * RESULT * config.pixels * config.channels / config.threads
    if config.cluster:
        total += CLUSTER + share * 4 * config.pixels * config.channels / FETCHED
    elif config.split > 1:
        total += KERNEL + 2 * 4 * config.split * problem.pixels * problem.cout / CACHE
    return total


def _share(problem: Problem, config: Any, target: Target) -> int:
    """Blocks of the busiest multiprocessor."""
    tiles = -(-problem.pixels // config.pixels) * -(-problem.cout // config.channels)
    return -(-tiles * config.split // target.multiprocessors)


def _registers(config: Config) -> int:
    """Registers of a thread, about."""
    rows, columns = config.warp
    return min(255, rows * columns // WARP + (rows + columns) // 2 + 32)
