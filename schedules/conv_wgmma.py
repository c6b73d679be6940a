# SPDX-License-Identifier: Apache-2.0
"""Convolution as a matrix product with wgmma, sm_90's instruction of whole warpgroups.

The copies are those of :mod:`tvmbn.schedules.conv_gemm`. What differs is who multiplies: the tensor
cores read both operands from shared memory themselves while the threads start the next copies, at
about one and a half times the rate that mma.sync reaches. The machine code runs on compute
capability 9.0 alone.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import product

from tvmbn.schedules import conv_gemm
from tvmbn.schedules.chip import RESERVED, WARP, clusters
from tvmbn.schedules.conv_gemm import DTYPES, SPLITS
from tvmbn.schedules.conv_problem import Problem
from tvmbn.schedules.conv_rows import APART, BIAS, scratch
from tvmbn.spec import OpSpec
from tvmbn.target import LARGEST_BLOCK, Target

KIND = "conv_wgmma"
ARCH = (9, 0)
# Warps and rows of one instruction, and products of a sum in it and in a stage: rows of 128 bytes.
GROUP, ROWS, STEP, DEPTH = 4, 64, 16, 64
# Permuted rows of 128 bytes repeat every 1024; a block's memory may begin anywhere.
PATTERN, ALIGNED = 8, 1024
# Channels of an instruction. Rows of results are written by a power of two of lanes.
CHANNELS = (32, 64, 128, 256)
# Sums of a thread, and registers beside them: addresses, and the rows of pixels it copies.
MOST_SUMS, OTHERS = 128, 40
# Pixels, channels, warpgroups.
TILES = (
    (128, 256, 2),
    (256, 128, 2),
    (192, 256, 3),
    (192, 128, 3),
    (128, 128, 2),
    (128, 128, 1),
    (64, 256, 1),
    (64, 128, 1),
    (256, 64, 2),
    (192, 64, 3),
    (128, 64, 2),
    (128, 64, 1),
    (64, 64, 1),
    (128, 32, 2),
)
MOST_RESIDENT, MOST_STAGES = 4, 6
STAGES = (1, 2, 3, 4, 5, 6)
# Configs of a space that a tuner sees with other numbers of stages too.
CLOSELY = 8


@dataclass(frozen=True)
class Config:
    """Knobs of the matrix product with wgmma.

    Attributes
    ----------
    pixels, channels : int
        Output pixels and output channels of a block; an instruction has all the channels.
    groups : int
        Warpgroups of a block, side by side along the pixels.
    stages : int
        Tiles that are on their way or in use.
    running : int
        Products of stages, 0 or 1, that may be under way while the block meets at its barrier.
    resident : int
        Blocks of a multiprocessor that there are registers and shared memory for.
    split, cluster, cached
        As in :class:`tvmbn.schedules.conv_gemm.Config`.
    windows : int
        Windows of pixels that are held, 0 or 1 or 2: all that the kernel covers is then copied once
        for all its places, and a stage has the weights alone.
    reach : int
        Rows of a window beyond a tile's own: how far a kernel reaches along the image.
    """

    pixels: int
    channels: int
    groups: int
    stages: int
    running: int = 1
    resident: int = 1
    split: int = 1
    cluster: bool = False
    cached: bool = False
    windows: int = 0
    reach: int = 0

    @property
    def depth(self) -> int:
        """Products a sum that a stage holds."""
        return DEPTH

    @property
    def threads(self) -> int:
        """Threads of a block."""
        return WARP * GROUP * self.groups

    def ahead(self, steps: int) -> int:
        """Stages between the copies that are started and the products; ``steps`` a block has."""
        # What is held from beginning to end is never written over.
        return self.stages if self.stages >= steps else self.stages - 1 - self.running

    @property
    def sums(self) -> int:
        """Sums of a thread."""
        return self.pixels * self.channels // self.threads

    @property
    def warp(self) -> tuple[int, int]:
        """Pixels and channels of a warp."""
        return self.pixels // (GROUP * self.groups), self.channels

    @property
    def stage(self) -> int:
        """Elements of a stage."""
        return (self.channels + (0 if self.windows else self.pixels)) * DEPTH

    @property
    def window(self) -> int:
        """Elements of a window, whole patterns of the permuted pieces."""
        rows = self.pixels + self.reach
        return -(-rows // PATTERN) * PATTERN * DEPTH

    def shared_bytes(self, itemsize: int = 2) -> int:
        """Shared memory of a block."""
        sums = scratch(self.channels) * self.threads // WARP
        if self.cluster:
            sums = self.pixels * (self.channels + APART)
        held = self.windows * self.window + self.stages * self.stage
        return max(itemsize * held + ALIGNED, 4 * sums) + BIAS * self.channels


def possible(problem: Problem | None, target: Target) -> bool:
    """Whether this product can compute a problem at all."""
    return (
        problem is not None
        and conv_gemm.possible(problem, target)
        and target.capability == ARCH
        and not target.portable
        and problem.dtype in DTYPES
        and problem.cin % problem.piece == 0
    )


def fits(spec: OpSpec, config: Config, target: Target) -> bool:
    """Whether a config, perhaps of another shape's record, can be followed."""
    problem = Problem.of(spec)
    if not possible(problem, target) or problem is None:
        return False
    if min(config.groups, config.split, config.resident) < 1 or config.running not in (0, 1):
        return False
    # What a block copies anew: a tile of the sum, or a window for all places of the kernel.
    together = problem.taps if config.windows else 1
    steps = _steps(problem, config)
    parts, each = -(-problem.depth // (DEPTH * together)), steps // together
    if (config.windows or config.reach) and not _window_fits(problem, config, each):
        return False
    return (
        config.channels in CHANNELS
        and config.pixels > 0
        and config.pixels % (ROWS * config.groups) == 0
        and config.threads <= LARGEST_BLOCK
        and config.sums <= MOST_SUMS
        and config.ahead(steps) >= 1
        and (config.split - 1) * each < parts
        and conv_gemm.summable(problem, config)
        and (not config.cluster or (config.split > 1 and clusters(config.split, target)))
        and config.shared_bytes() <= target.shared_bytes
        and config.resident <= _residents(config, target)
    )


def _steps(problem: Problem, config: Config) -> int:
    """Stages that a block multiplies, those without products in a last part included."""
    together = problem.taps if config.windows else 1
    return -(-problem.depth // (DEPTH * together * config.split)) * together


def windowed(problem: Problem) -> bool:
    """Whether a window of pixels can serve all places of the kernel."""
    return in_turn(problem) and problem.stride == (1, 1)


def _window_fits(problem: Problem, config: Config, each: int) -> bool:
    """Whether windows, of which a block needs ``each``, are those that the kernel asks for."""
    return (
        windowed(problem)
        and not config.cached
        and (config.split == 1 or config.cluster)
        and config.reach == problem.reach
        # The next one's copies begin when nothing reads the last but one any more.
        and (config.windows == each == 1 or (config.windows == 2 and problem.taps >= config.stages))  # noqa: PLR2004
    )


def _residents(config: Config, target: Target) -> int:
    """Blocks of a multiprocessor that there is room for."""
    return min(
        (target.shared_bytes + RESERVED) // (config.shared_bytes() + RESERVED),
        target.threads // config.threads,
        target.registers // (config.threads * (config.sums + OTHERS)),
    )


def default(spec: OpSpec, target: Target) -> Config | None:
    """Rule: the config with the least time by a simple model, if mma.sync has not clearly less."""
    problem = Problem.of(spec)
    if not possible(problem, target) or problem is None:
        return None
    if problem.pixels * problem.cout * problem.depth < LEAST:
        return None
    found = [(_microseconds(problem, c, target), c) for c in _configs(problem, target)]
    found.sort(key=lambda each: each[0])
    best = next((each for each in found if fits(spec, each[1], target)), None)
    if best is None:
        return None
    other = conv_gemm.default(spec, target)
    usual = conv_gemm.microseconds(problem, other, target) if other else best[0]
    return best[1] if other is None or best[0] < TRUST * usual else None


def space(spec: OpSpec, target: Target) -> Iterator[Config]:
    """Configs worth measuring, the most promising first."""
    problem = Problem.of(spec)
    if not possible(problem, target) or problem is None:
        return
    found = [config for config in _configs(problem, target) if fits(spec, config, target)]
    found.sort(key=lambda config: _microseconds(problem, config, target))
    # First the best of every tile and split, then the best ones' neighbours, then what is left.
    kinds: dict[Config, Config] = {}
    for config in found:
        kinds.setdefault(replace(config, stages=1, running=0, resident=1), config)
    best = list(kinds.values())
    others = [other for config in best[:CLOSELY] for other in _neighbours(config)]
    others = [other for other in others if fits(spec, other, target)]
    yield from dict.fromkeys((*best, *others, *found))


def _neighbours(config: Config) -> list[Config]:
    """Configs that differ in a knob beside tile and split."""
    found = [replace(config, stages=stages) for stages in STAGES]
    found += [replace(config, cached=not config.cached)]
    return [*found, replace(config, running=1 - config.running), replace(config, resident=1)]


def _configs(problem: Problem, target: Target) -> Iterator[Config]:
    """Every tile and split, with as many stages as each number of blocks leaves room for."""
    for tile, (split, cluster), running in product(TILES, SPLITS, (1, 0)):
        pixels, channels, groups = tile
        if channels >= 2 * problem.cout and channels > CHANNELS[0]:
            continue
        usual = Config(pixels, channels, groups, 1, running, 1, split, cluster)
        kinds = [replace(usual, cached=problem.taps > 1)]
        if windowed(problem):
            chunks = -(-problem.cin // (DEPTH * split))
            kinds.append(replace(usual, windows=min(2, chunks), reach=problem.reach))
        for kind in kinds:
            last = 0
            # No more stages than what a block multiplies can fill.
            steps = _steps(problem, kind)
            least, most = min(running + 2, steps), min(MOST_STAGES, steps)
            # No more blocks than a multiprocessor gets either.
            share = -(-_tiles(problem, kind) * split // target.multiprocessors)
            for stages in range(most, least - 1, -1):
                config = replace(kind, stages=stages)
                resident = min(MOST_RESIDENT, share, _residents(config, target))
                if resident > last:
                    yield replace(config, resident=resident)
                    last = resident


# What the rule knows of a GPU: constants for which its estimates come closest to 600 measurements
# of 41 layers on an H200. A multiprocessor a microsecond: multiply-adds, bytes of shared memory,
# bytes of pixels gathered, bytes of results, and of sums that a cluster exchanges. All together a
# microsecond: bytes of memory.
RATE, SHARED, GATHERED = 3.7e6, 2.18e5, 5.7e5
WRITTEN, EXCHANGED, MEMORY = 3.18e4, 2.24e4, 4.3e6
# Microseconds: of a copy on its way; of a stage whose products wait for the end of the last ones;
# of a block beside its stages and results; of a launch, and of one in clusters beside that.
ARRIVAL, PAUSE, BLOCK, LAUNCH, CLUSTER = 0.694, 0.0453, 0.443, 4.38, 1.73
# Limits of the time that are close to each other add up: 1 would be the sum, infinity the largest.
NORM = 2.42
# Multiprocessors, at least, that a cluster's blocks come from; those left over come in pairs.
GROUPED, PAIR = 16, 2
# How much longer than mma.sync wgmma may seem to take and be chosen: the other estimate is rough,
# and was too low where both were measured.
TRUST = 1.1
# Fewer multiply-adds than these are not worth machine code for one architecture.
LEAST = 2e7


def _microseconds(problem: Problem, config: Config, target: Target) -> float:
    """Estimate of the time, to compare with other configs of the same problem."""
    # What strides pass over is not read.
    image = problem.batch * problem.height * problem.width
    moved = min(image, problem.pixels * problem.taps) * problem.cin
    moved += problem.cout * problem.depth + problem.pixels * problem.cout * (1 + problem.residual)
    memory = problem.itemsize * moved / MEMORY
    # Bytes of a stage: weights, and pixels, of a window those of one of its places.
    weights, rows = 2 * config.channels * DEPTH, 2 * config.pixels * DEPTH
    steps, first = _steps(problem, config), 0.0
    if config.windows:
        first, rows = 2 * config.window / GATHERED, 2 * config.window / problem.taps
    room, tiles = _residents(config, target), _tiles(problem, config)
    share = _share(tiles, config, room, target)
    results = config.pixels * config.channels
    # Every instruction reads its rows and all the channels' columns.
    reads = config.pixels // ROWS * (ROWS + config.channels) * DEPTH * 2
    each = max(results * DEPTH / RATE, (reads + rows + weights) / SHARED)
    if problem.taps > 1:
        each += rows / GATHERED
    written = 2 * results / (config.split if config.cluster else 1) / WRITTEN
    busy = share * (steps * each + written)
    # Blocks that a multiprocessor has at a time hide from each other how long copies take, and
    # their beginning and end; all write at the same time if all begin at the same time.
    at_once = min(share, room)
    pause = 0 if config.running else PAUSE
    chain = ARRIVAL + first + steps * max(each + pause, ARRIVAL / config.ahead(steps)) + BLOCK
    chain += written * (share if share == at_once else 1)
    chain *= -(-share // at_once)
    total = (busy**NORM + chain**NORM + memory**NORM) ** (1 / NORM) + LAUNCH
    if config.cluster:
        total += CLUSTER + share * 4 * results / EXCHANGED
    elif config.split > 1:
        partials = 4 * config.split * problem.pixels * problem.cout
        total += conv_gemm.KERNEL + 2 * partials / conv_gemm.CACHE
    return total


def _tiles(problem: Problem, config: Config) -> int:
    """Tiles of pixels and channels."""
    high, wide = problem.plane if config.windows else (problem.out_height, problem.out_width)
    return -(-problem.batch * high * wide // config.pixels) * -(-problem.cout // config.channels)


def _share(tiles: int, config: Config, room: int, target: Target) -> int:
    """Blocks of the busiest multiprocessor, each of which has room for ``room``."""
    places = target.multiprocessors * room
    if config.cluster:
        groups, left = divmod(target.multiprocessors, GROUPED)
        clusters = groups * (GROUPED * room // config.split)
        clusters += left // PAIR * (PAIR * room // config.split)
        places = max(1, clusters) * config.split
    return -(-tiles * config.split * room // places)


def in_turn(problem: Problem) -> bool:
    """Whether stages go through the places of the kernel first, then through the channels.

    What one place covers the next ones mostly cover too: it is still in the first-level cache.
    """
    return problem.taps > 1 and problem.cin % DEPTH == 0
