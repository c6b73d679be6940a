# SPDX-License-Identifier: Apache-2.0
"""BatchNorm of channels-last tensors in one kernel that stays on the chip between its passes.

A block's rows stream through a ring in its shared memory, where copies past the registers keep
memory busy whatever the threads do. It adds them up, the blocks exchange partial results, and it
goes back through its rows in reverse: the newest still lie in the ring, the next in the level-2
cache, and the rest is asked for while results are written. A tensor that the rings of all blocks
hold is read once.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import product

from tvmbn import ops
from tvmbn.ops.batch_norm import is_columns
from tvmbn.schedules.chip import COPIES, WARP, resident, room, suits
from tvmbn.schedules.rows import widest
from tvmbn.spec import ITEMSIZE, OpSpec
from tvmbn.target import LARGEST_BLOCK, STATIC, Target

KIND = "streams"
# Workspaces are sized for so many multiprocessors; a larger GPU leaves the rest idle.
MOST_MULTIPROCESSORS = 192
# Fewer bytes, or rows, are done sooner by the small kernels of the other schedules.
SMALLEST, FEWEST = 1 << 20, 1024
# With 128 registers a thread nothing is spilled. On an H200 256x4 to 1024x1 were 5 to 15 % slower.
THREADS = 512
# What the rule knows of memory, from an H200: bytes a microsecond; microseconds that a first and a
# further exchange of sums take, and those for every channel of a tile and for every further channel
# of a warp; and what is left of the rate where a tile's rows are narrower than PIECE bytes.
RATE, FIRST_WAIT, NEXT_WAIT, A_CHANNEL, A_TURN = 4.1e6, 4.0, 2.0, 0.0025, 1.5
PIECE, NARROW, NARROWEST = 256, 0.85, 0.6
MOST_WAVES = 8
# Vectors of fewer bytes leave the threads too much to do.
LEAST_VECTOR = 8
MOST_SLOTS = 32
ALL_HINTS = 7
INDEXABLE = 1 << 31


@dataclass(frozen=True)
class Config:
    """Knobs of the streams schedule.

    Attributes
    ----------
    threads : int
        Threads in a block.
    blocks : int
        Blocks that share a multiprocessor.
    vector : int
        Neighbouring channels that a thread holds.
    tile : int
        Vectors of channels that a block takes at a time.
    teams : int
        Groups of blocks that work on tiles of their own.
    slots : int
        Steps of a thread's rows that are on their way to it, or kept, in shared memory.
    ahead : int
        Rows of a step.
    spread : bool
        Whether the blocks of a team take turns along the rows, instead of a range each.
    hints : int
        Sum of: 1, results are not to stay in the level-2 cache; 2, neither are rows that stay in
        shared memory; 4, nor rows that are read for the last time.
    """

    threads: int
    blocks: int
    vector: int
    tile: int
    teams: int
    slots: int
    ahead: int = 2
    spread: bool = True
    hints: int = ALL_HINTS


@dataclass(frozen=True)
class Sizes:
    """What a config makes of (rows, channels) elements."""

    rows: int
    channels: int
    config: Config

    @property
    def vectors(self) -> int:
        """Vectors of a row."""
        return self.channels // self.config.vector

    @property
    def tiles(self) -> int:
        """Tiles of a row; the last may be smaller."""
        return -(-self.vectors // self.config.tile)

    @property
    def width(self) -> int:
        """Channels of a tile."""
        return self.config.tile * self.config.vector

    @property
    def lanes(self) -> int:
        """Threads that take the same channels."""
        return self.config.threads // self.config.tile

    @property
    def warps(self) -> int:
        """Warps of a block."""
        return self.config.threads // WARP

    @property
    def folds(self) -> bool:
        """Whether the lanes of a channel within a warp add up in registers."""
        return WARP % self.config.tile == 0

    @property
    def groups(self) -> int:
        """Sums of a channel that meet in shared memory."""
        return self.warps if self.folds else self.lanes

    @property
    def members(self) -> int:
        """Most blocks of a team."""
        return max(1, MOST_MULTIPROCESSORS * self.config.blocks // self.config.teams)

    def static_bytes(self) -> int:
        """Shared memory for sums: two and a first mean a channel, and two a warp."""
        return 4 * ((2 * self.groups + 1) * self.width + 2 * self.warps)

    def ring_bytes(self, streams: int, itemsize: int) -> int:
        """Shared memory for rows."""
        config = self.config
        return streams * config.slots * config.ahead * config.threads * config.vector * itemsize


def possible(spec: OpSpec, target: Target) -> bool:
    """Whether the kernel can compute a spec at all."""
    if spec.op != "batch_norm" or not suits(spec, target):
        return False
    mode, size = spec["mode"], ITEMSIZE[spec.dtype]
    sums = mode.startswith("train") or (
        mode == "infer_backward" and (spec["weight"] or spec["bias"])
    )
    if not sums or not is_columns(spec):
        return False
    rows, channels = shape(spec)
    return rows * channels < INDEXABLE and widest(channels, size) * size in COPIES


def shape(spec: OpSpec) -> tuple[int, int]:
    """Rows and channels."""
    (reduction,) = ops.get(spec.op).reductions(spec)
    return reduction.count, reduction.groups


def streams(spec: OpSpec) -> int:
    """Tensors that both passes read."""
    if spec["mode"] == "train":
        return 1
    fused = spec["activation"] != "none"
    x = fused or spec["mode"] == "train_backward" or spec["weight"]
    return 1 + bool(x) + bool(fused and spec["residual"])


def default(spec: OpSpec, target: Target) -> Config | None:
    """Rule: one block a multiprocessor, with all of its shared memory as the ring.

    Tiles and teams are those for which a simple model of the time is least. What the rings hold
    is best shared out among teams, each with its own tile. Of what they do not hold, less is read
    twice where tiles follow each other, as long as their rows are :data:`PIECE` bytes wide.

    Returns
    -------
    Config or None
        None where other schedules are as good or the only ones.
    """
    if not possible(spec, target):
        return None
    work = Work.of(spec)
    vector = widest(work.channels, work.itemsize)
    if vector * work.itemsize < LEAST_VECTOR or work.bytes < SMALLEST or work.rows < FEWEST:
        return None
    found: list[tuple[float, Config]] = []
    for tile in _tiles(work.channels // vector):
        tiles = -(-work.channels // (vector * tile))
        for teams in {max(1, tiles // w) for w in range(1, min(tiles, MOST_WAVES) + 1)}:
            config = Config(THREADS, 1, vector, tile, min(teams, target.multiprocessors), 1)
            filled = _fill(work, config, target)
            if filled is not None:
                found.append((_microseconds(work, filled, target), filled))
    return min(found, key=lambda each: each[0])[1] if found else None


@dataclass(frozen=True)
class Work:
    """What there is to do: both passes read ``streams`` tensors of (rows, channels)."""

    rows: int
    channels: int
    streams: int
    itemsize: int

    @classmethod
    def of(cls, spec: OpSpec) -> Work:
        """That of a spec."""
        rows, channels = shape(spec)
        return cls(rows, channels, streams(spec), ITEMSIZE[spec.dtype])

    @property
    def bytes(self) -> int:
        """Size of the streams."""
        return self.rows * self.channels * self.streams * self.itemsize


def _tiles(vectors: int) -> list[int]:
    """Tiles worth a try: those that divide a row, and powers of two."""
    found = {t for t in range(1, min(vectors, THREADS) + 1) if vectors % t == 0}
    return sorted(found | {t for t in (8, 16, 32, 64, 128, 256, 512) if t <= vectors})


def _fill(work: Work, config: Config, target: Target) -> Config | None:
    """The config with as many slots as fit, or as the rows need."""
    sizes = Sizes(work.rows, work.channels, replace(config, slots=1))
    each = sizes.ring_bytes(work.streams, work.itemsize)
    left = room(target, config.blocks) - sizes.static_bytes()
    needed = -(-_share(sizes, target) // (sizes.lanes * config.ahead))
    slots = min(left // each, needed, MOST_SLOTS)
    if sizes.static_bytes() > STATIC or slots < 1:
        return None
    return replace(config, slots=slots)


def _members(sizes: Sizes, target: Target) -> int:
    """Blocks of a team on a typical GPU."""
    places = target.multiprocessors * sizes.config.blocks
    return min(max(1, places // sizes.config.teams), max(1, sizes.rows // sizes.lanes))


def _share(sizes: Sizes, target: Target) -> int:
    """Rows of a member, at most."""
    return -(-sizes.rows // _members(sizes, target))


def _microseconds(work: Work, config: Config, target: Target) -> float:
    """Estimate of the time, for comparison with other configs of the same work."""
    sizes = Sizes(work.rows, work.channels, config)
    members, teams, share = _members(sizes, target), config.teams, _share(sizes, target)
    waves = -(-sizes.tiles // teams)
    busy = (
        (teams * members / (target.multiprocessors * config.blocks))
        * (sizes.vectors / (waves * teams * config.tile))
        * (sizes.lanes * config.tile / config.threads)
        * (share / (-(-share // sizes.lanes) * sizes.lanes))
    )
    piece = sizes.width * work.itemsize
    if sizes.tiles > 1 and piece < PIECE:
        busy *= NARROW if piece * 2 >= PIECE else NARROWEST
    held = teams * members * sizes.ring_bytes(work.streams, work.itemsize)
    again = waves * max(0.0, work.bytes / waves - held)
    moved = work.bytes + again + work.bytes / work.streams
    turns = -(-sizes.width // (members * max(1, sizes.warps // 2)))
    wait = sizes.width * A_CHANNEL + (turns - 1) * A_TURN
    return moved / (RATE * busy) + FIRST_WAIT + (waves - 1) * NEXT_WAIT + waves * wait


def fits(spec: OpSpec, config: Config, target: Target) -> bool:
    """Whether a config, perhaps of another shape's record, can be followed."""
    if not possible(spec, target):
        return False
    work = Work.of(spec)
    knobs = (config.blocks, config.vector, config.tile, config.teams, config.slots, config.ahead)
    if min(knobs) < 1 or config.threads % WARP or not WARP <= config.threads <= LARGEST_BLOCK:
        return False
    if work.channels % config.vector or config.vector * work.itemsize not in COPIES:
        return False
    sizes = Sizes(work.rows, work.channels, config)
    needed = sizes.static_bytes() + sizes.ring_bytes(work.streams, work.itemsize)
    return (
        config.tile <= min(config.threads, sizes.vectors)
        and config.teams <= sizes.tiles
        and 0 <= config.hints <= ALL_HINTS
        and resident(config.blocks, config.threads, target)
        and sizes.static_bytes() <= STATIC
        and needed <= room(target, config.blocks)
    )


def space(spec: OpSpec, target: Target) -> Iterator[Config]:
    """Choices for a tuner, the most promising first; none where the rule has none."""
    base = default(spec, target)
    if base is None:
        return
    yield base
    seen, work = {base}, Work.of(spec)
    shapes = ((THREADS, 1), (1024, 1), (512, 2), (256, 4))
    tiles = (base.tile, base.tile // 2, base.tile * 2)
    teams = (base.teams, base.teams * 2, base.teams // 2)
    for wanted in product(tiles, teams, shapes, ((2, True), (2, False), (4, True), (1, True))):
        tile, team, (threads, blocks), (ahead, spread) = wanted
        if not 1 <= tile <= threads or team < 1:
            continue
        config = Config(threads, blocks, base.vector, tile, team, 1, ahead, spread)
        filled = _fill(work, config, target)
        if filled is not None and filled not in seen and fits(spec, filled, target):
            seen.add(filled)
            yield filled
