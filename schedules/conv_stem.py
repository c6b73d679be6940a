# SPDX-License-Identifier: Apache-2.0
"""Convolution of an image with few channels, such as a network's first layer, on tensor cores.

Neighbouring pixels of such an image lie so close that all a kernel's row covers is one short run
of memory. A block copies the part of the image that its tile of outputs reaches to shared memory
as it is, and the tensor cores' operands are read from there: no element is copied per kernel place.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product

from tvmbn.schedules.chip import FIRST, WARP
from tvmbn.schedules.conv_problem import Problem
from tvmbn.schedules.conv_rows import scratch
from tvmbn.spec import OpSpec
from tvmbn.target import LARGEST_BLOCK, Target

KIND = "conv_stem"
DTYPES = ("float16", "bfloat16")
MOST_CHANNELS = 4
# Columns of a tile: the rows of the tensor cores' operand. Products of one of their steps.
COLUMNS, STEP = 16, 16
# Matrices are read without bank conflicts if rows lie an odd number of 16-byte pieces apart.
APART = 8
MOST_OUTPUTS = 64
MOST_TURNS = 8
# Elements of the image that a thread may hold on their way to shared memory.
MOST_HELD = 64


@dataclass(frozen=True)
class Config:
    """Knobs of the stem.

    Attributes
    ----------
    channels : int
        Output channels of a block.
    warps : int
        Warps of a block.
    rows : int
        Rows of 16 output pixels of a warp.
    turns : int
        Tiles that a block does, one after the other, with the weights it once read.
    """

    channels: int
    warps: int
    rows: int
    turns: int

    @property
    def threads(self) -> int:
        """Threads of a block."""
        return self.warps * WARP


@dataclass(frozen=True)
class Sizes:
    """What a config makes of a problem, in elements."""

    problem: Problem
    config: Config

    @property
    def run(self) -> int:
        """What a row of the kernel covers."""
        return self.problem.kernel[1] * self.problem.cin

    @property
    def even(self) -> int:
        """The same in whole pairs, which is how the tensor cores take them."""
        return self.run + self.run % 2

    @property
    def depth(self) -> int:
        """Products of a sum in whole steps."""
        return -(-self.problem.kernel[0] * self.even // STEP) * STEP

    @property
    def apart(self) -> int:
        """From one channel's weights to the next."""
        return self.depth + APART

    @property
    def height(self) -> int:
        """Rows of the image that a tile reaches."""
        rows = self.config.warps * self.config.rows
        return (rows - 1) * self.problem.stride[0] + self.problem.kernel[0]

    @property
    def width(self) -> int:
        """Elements of such a row."""
        columns = (COLUMNS - 1) * self.problem.stride[1] + self.problem.kernel[1]
        return columns * self.problem.cin

    @property
    def line(self) -> int:
        """The same in whole pairs, with one more: the last pair of a row may be half."""
        return self.width + 2 - self.width % 2

    @property
    def patch(self) -> int:
        """The part of the image, with room for what is read and thrown away, in whole pieces."""
        return -(-(self.height * self.line + self.even) // APART) * APART

    @property
    def shared_bytes(self) -> int:
        """Shared memory of a block: weights, the image twice, sums on their way."""
        config = self.config
        sums = 4 * config.warps * scratch(config.channels)
        return 2 * (config.channels * self.apart + 2 * self.patch) + sums


def possible(problem: Problem | None, target: Target) -> bool:
    """Whether the stem can compute a problem at all."""
    return (
        problem is not None
        and target.kind == "cuda"
        and target.capability >= FIRST
        and problem.dtype in DTYPES
        and problem.groups == 1
        and problem.cin <= MOST_CHANNELS
        and problem.dilation == (1, 1)
        # Pairs of elements are aligned for every pixel.
        and problem.stride[1] * problem.cin % 2 == 0
        and problem.out_width > 1
    )


def fits(spec: OpSpec, config: Config, target: Target) -> bool:
    """Whether a config, perhaps of another shape's record, can be followed."""
    problem = Problem.of(spec)
    if not possible(problem, target) or problem is None:
        return False
    if min(config.warps, config.rows, config.turns) < 1 or config.channels not in (16, 32, 64):
        return False
    sizes = Sizes(problem, config)
    return (
        config.threads <= LARGEST_BLOCK
        and config.rows * config.channels <= 4 * MOST_OUTPUTS
        and -(-sizes.height * sizes.width // config.threads) <= MOST_HELD
        and sizes.shared_bytes <= target.shared_bytes
    )


def default(spec: OpSpec, target: Target) -> Config | None:
    """Rule: tiles of 8 by 16 pixels, and as many a block as leave one for every place."""
    problem = Problem.of(spec)
    if not possible(problem, target) or problem is None:
        return None
    for config in _configs(problem, target, ((4, 2), (4, 1), (2, 1))):
        if fits(spec, config, target):
            return config
    return None


def space(spec: OpSpec, target: Target) -> Iterator[Config]:
    """Configs worth measuring, the default first."""
    problem, base = Problem.of(spec), default(spec, target)
    if problem is None or base is None:
        return
    yield base
    seen = {base}
    shapes = tuple(product((4, 8, 2), (2, 4, 1)))
    for config in _configs(problem, target, shapes):
        for turns in (config.turns, 2 * config.turns, max(1, config.turns // 2), 1):
            other = Config(config.channels, config.warps, config.rows, turns)
            if other not in seen and fits(spec, other, target):
                seen.add(other)
                yield other


def _configs(
    problem: Problem, target: Target, shapes: tuple[tuple[int, int], ...]
) -> Iterator[Config]:
    channels = next((c for c in (16, 32) if c >= problem.cout), MOST_OUTPUTS)
    for warps, rows in shapes:
        tiles = problem.batch * -(-problem.out_width // COLUMNS)
        tiles *= -(-problem.out_height // (warps * rows)) * -(-problem.cout // channels)
        # About four blocks share a multiprocessor.
        turns = min(MOST_TURNS, max(1, tiles // (4 * target.multiprocessors)))
        yield Config(channels, warps, rows, turns)
