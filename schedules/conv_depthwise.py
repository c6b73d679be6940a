# SPDX-License-Identifier: Apache-2.0
"""Depthwise convolution, channels last: each thread has a tile of pixels of a few channels.

A tile's rows of input go by once and are used for every output that they reach, from registers.
What neighbouring tiles share comes from the first-level cache. Threads that follow each other have
neighbouring channels, so that memory is read and written in whole lines.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product

from tvmbn.schedules.chip import FIRST, WARP
from tvmbn.schedules.common import largest_divisor
from tvmbn.schedules.conv_problem import Problem
from tvmbn.spec import OpSpec
from tvmbn.target import LARGEST_BLOCK, STATIC, Target

KIND = "conv_depthwise"
DTYPES = ("float16", "bfloat16", "float32")
# Channels of a block, in vectors, and its threads, about.
LANES, THREADS = 32, 128
# Threads that a multiprocessor needs before larger tiles pay.
FEWEST = 256
# Float registers for sums and weights that leave room for the input.
HELD = 150
# Widths and heights of tiles, large to small.
TILES = ((4, 4), (4, 2), (2, 4), (2, 2), (4, 1), (2, 1), (1, 1))
MOST_TAPS = 49


@dataclass(frozen=True)
class Config:
    """Knobs of the depthwise schedule.

    Attributes
    ----------
    vector : int
        Neighbouring channels of a thread.
    columns, rows : int
        Output pixels of a thread.
    lanes : int
        Vectors of channels of a block.
    tiles : int
        Tiles of pixels of a block.
    """

    vector: int
    columns: int
    rows: int
    lanes: int
    tiles: int

    @property
    def threads(self) -> int:
        """Threads of a block."""
        return self.lanes * self.tiles


def possible(problem: Problem | None, target: Target) -> bool:
    """Whether the schedule can compute a problem at all."""
    return (
        problem is not None
        and target.kind == "cuda"
        and target.capability >= FIRST
        and problem.dtype in DTYPES
        and problem.groups > 1
        and problem.cin == problem.cout == 1
        and problem.taps <= MOST_TAPS
    )


def held(problem: Problem, config: Config) -> int:
    """Registers of a thread for sums and weights."""
    return config.vector * (config.columns * config.rows + problem.taps)


def fits(spec: OpSpec, config: Config, target: Target) -> bool:
    """Whether a config, perhaps of another shape's record, can be followed."""
    problem = Problem.of(spec)
    if not possible(problem, target) or problem is None:
        return False
    if min(config.vector, config.columns, config.rows, config.lanes, config.tiles) < 1:
        return False
    return (
        problem.vector(problem.groups) % config.vector == 0
        and config.lanes <= problem.groups // config.vector
        and config.threads <= LARGEST_BLOCK
        and config.lanes * config.vector * problem.taps * problem.itemsize <= STATIC
        and config.columns * config.rows * config.vector <= 2 * HELD
    )


def default(spec: OpSpec, target: Target) -> Config | None:
    """Rule: the widest vector that leaves registers for a tile, tiles as there are threads."""
    problem = Problem.of(spec)
    if not possible(problem, target) or problem is None:
        return None
    found = None
    for columns, rows in TILES:
        for vector in _vectors(problem):
            config = _config(problem, vector, columns, rows)
            if held(problem, config) > HELD and vector > 1:
                continue
            found = config
            count = _threads(problem, config)
            if count >= FEWEST * target.multiprocessors:
                return config
            break
    return found


def space(spec: OpSpec, target: Target) -> Iterator[Config]:
    """Configs worth measuring, the default first."""
    problem, base = Problem.of(spec), default(spec, target)
    if problem is None or base is None:
        return
    yield base
    seen = {base}
    for (columns, rows), vector, threads in product(TILES, _vectors(problem), (128, 256, 64)):
        config = _config(problem, vector, columns, rows, threads)
        if config not in seen and fits(spec, config, target):
            seen.add(config)
            yield config


def _vectors(problem: Problem) -> list[int]:
    """Vectors worth a try: with 16-byte ones the weights alone fill the registers."""
    widest = problem.vector(problem.groups)
    return [v for v in (widest, widest // 2, widest // 4) if v]


def _config(
    problem: Problem, vector: int, columns: int, rows: int, threads: int = THREADS
) -> Config:
    vectors = problem.groups // vector
    lanes = largest_divisor(vectors, LANES)
    if lanes < LANES // 4:
        # A count of channels with large factors: the last block of them is not full.
        lanes = min(vectors, LANES)
    most = max(1, 2 * threads // lanes)
    # Whole warps, and of those as many threads as asked for.
    tiles = min(
        range(1, most + 1),
        key=lambda n: (-(lanes * n) % WARP / (lanes * n), abs(lanes * n - threads)),
    )
    return Config(vector, columns, rows, lanes, tiles)


def _threads(problem: Problem, config: Config) -> int:
    across, down = -(-problem.out_width // config.columns), -(-problem.out_height // config.rows)
    return problem.batch * across * down * (problem.groups // config.vector)
