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
from tvmbn.schedules.conv_gemm import DTYPES, SHARED, SPLITS
from tvmbn.schedules.conv_problem import Problem
from tvmbn.schedules.conv_rows import APART, scratch
from tvmbn.spec import OpSpec
from tvmbn.target import LARGEST_BLOCK, Target

KIND = "conv_wgmma"
ARCH = (9, 0)
# Warps and rows of one instruction, and products of a sum in it and in a stage: rows of 128 bytes.
GROUP, ROWS, STEP, DEPTH = 4, 64, 16, 64
# Permuted rows of 128 bytes repeat every 1024; a block's memory may begin anywhere.
ALIGNED = 1024
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
MOST_RESIDENT = 4
STAGES = (3, 4, 5, 6)
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

    @property
    def depth(self) -> int:
        """Products a sum that a stage holds."""
        return DEPTH

    @property
    def threads(self) -> int:
        """Threads of a block."""
        return WARP * GROUP * self.groups

    @property
    def ahead(self) -> int:
        """Stages between the copies that are started and the products."""
        return self.stages - 1 - self.running

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
        return (self.pixels + self.channels) * DEPTH

    def shared_bytes(self, itemsize: int = 2) -> int:
        """Shared memory of a block."""
        sums = scratch(self.channels) * self.threads // WARP
        if self.cluster:
            sums = self.pixels * (self.channels + APART)
        return max(itemsize * self.stages * self.stage + ALIGNED, 4 * sums)


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
    tiles = -(-problem.depth // DEPTH)
    each = -(-tiles // config.split)
    return (
        config.channels in CHANNELS
        and config.pixels > 0
        and config.pixels % (ROWS * config.groups) == 0
        and config.threads <= LARGEST_BLOCK
        and config.sums <= MOST_SUMS
        and config.ahead >= 1
        and (config.split - 1) * each < tiles
        and conv_gemm.summable(problem, config)
        and (not config.cluster or (config.split > 1 and clusters(config.split, target)))
        and config.shared_bytes() <= target.shared_bytes
        and config.resident <= _residents(config, target)
    )


def _residents(config: Config, target: Target) -> int:
    """Blocks of a multiprocessor that there is room for."""
    return min(
        (target.shared_bytes + RESERVED) // (config.shared_bytes() + RESERVED),
        target.threads // config.threads,
        target.registers // (config.threads * (config.sums + OTHERS)),
    )


def default(spec: OpSpec, target: Target) -> Config | None:
    """Rule: the config with the least time by a simple model, if mma.sync has clearly more."""
    problem = Problem.of(spec)
    if not possible(problem, target) or problem is None:
        return None
    # What mma.sync multiplies in a microsecond is not worth machine code for one architecture.
    if problem.pixels * problem.cout * problem.depth < conv_gemm.RATE * target.multiprocessors:
        return None
    found = [(_microseconds(problem, c, target), c) for c in _configs(spec, problem, target)]
    if not found:
        return None
    time, config = min(found, key=lambda each: each[0])
    other = conv_gemm.default(spec, target)
    usual = conv_gemm.microseconds(problem, other, target) if other else time
    return config if other is None or time < CLEARLY * usual else None


def space(spec: OpSpec, target: Target) -> Iterator[Config]:
    """Configs worth measuring, the most promising first."""
    problem = Problem.of(spec)
    if not possible(problem, target) or problem is None:
        return
    found = list(_configs(spec, problem, target))
    found.sort(key=lambda config: _microseconds(problem, config, target))
    for place, config in enumerate(found):
        others = [replace(config, stages=stages) for stages in STAGES]
        others += [replace(config, cached=not config.cached)]
        others += [replace(config, running=0), replace(config, resident=1)]
        if place >= CLOSELY:
            others = []
        for other in dict.fromkeys((config, *others)):
            if fits(spec, other, target):
                yield other


def _configs(spec: OpSpec, problem: Problem, target: Target) -> Iterator[Config]:
    """Every tile and split, with as many stages as there is room for."""
    for tile, (split, cluster) in product(TILES, SPLITS):
        pixels, channels, groups = tile
        if channels >= 2 * problem.cout and channels > CHANNELS[0]:
            continue
        tiles = -(-problem.depth // DEPTH)
        tiles = -(-tiles // split)
        smallest = Config(pixels, channels, groups, 3, 1, 1, split, cluster, problem.taps > 1)
        for resident in range(1, MOST_RESIDENT + 1):
            for stages in range(min(4, tiles + 2), 2, -1):
                config = replace(smallest, stages=stages, resident=resident)
                if fits(spec, config, target):
                    yield config
                    break


# Multiply-adds a microsecond of a multiprocessor, two thirds of what its data sheet says: the best
# products of matrices reach so much. Shared memory limits it too: every instruction reads its rows
# and all the channels' columns.
RATE = 2.4e6
# Estimates of both kinds of product that differ by less say nothing.
CLEARLY = 0.95
# Multiprocessors that a cluster's blocks come from: one of 6 blocks, each of which fills a
# multiprocessor, leaves 4 of them idle.
GROUPED = 16
# Part of the pixels that the first-level cache does not have, where places of the kernel follow
# each other with the same channels, beside the one that reads them first.
HALO = 0.1


def _microseconds(problem: Problem, config: Config, target: Target) -> float:
    """Estimate of the time, to compare with other configs of the same problem."""
    reads = config.pixels // ROWS * (ROWS + config.channels) * DEPTH * 2
    writes = config.stage * 2
    again = 1.0
    if config.cached and problem.taps > 1:
        again = HALO + 1 / problem.taps if in_turn(problem) else conv_gemm.AGAIN
        writes += config.pixels * DEPTH * 2
    step = max(config.pixels * config.channels * DEPTH / RATE, (reads + writes) / SHARED)
    fetched = 2 * (config.pixels * again + config.channels) * DEPTH
    if config.cluster:
        places = GROUPED * config.resident
        used = places // config.split * config.split
        target = replace(target, multiprocessors=target.multiprocessors * used // places)
    return conv_gemm.estimate(problem, config, target, step, fetched, config.resident)


def in_turn(problem: Problem) -> bool:
    """Whether stages go through the places of the kernel first, then through the channels.

    What one place covers the next ones mostly cover too: it is still in the first-level cache.
    """
    return problem.taps > 1 and problem.cin % DEPTH == 0
