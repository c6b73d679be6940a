# SPDX-License-Identifier: Apache-2.0
"""The kernel of the streams schedule: its passes over the rows.

A row is a number of vectors of neighbouring channels. A team of blocks takes a tile of them at a
time. Each of its members has its share of the rows, and each thread one vector of some of these,
in steps of a few.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass
from typing import Any

from tvm import tirx
from tvm.script.ir_builder import IRBuilder
from tvm.tirx.script.builder import ir as build_ir

from tvmbn.ops.expression import Expression
from tvmbn.schedules import kernel as k
from tvmbn.schedules.kernel import T
from tvmbn.schedules.stages import Read, Stage, operations, placeholder
from tvmbn.schedules.streams import MOST_MULTIPROCESSORS, Config, Sizes
from tvmbn.schedules.streams_merge import Merge
from tvmbn.spec import ITEMSIZE
from tvmbn.target import Target

# Rows whose mean a range's values are taken relative to.
PIVOT_ROWS = 4
# Sums of LONG rows a thread, on a GPU of FEW multiprocessors, are put aside after ASIDE rows each:
# added one by one, later rows would be rounded to what the sum resolves, and always in the same
# direction, since the pivot's last digits are the same in all.
LONG, FEW, ASIDE = 1024, 16, 128
# What Config.hints is a sum of.
STORE, KEPT, LAST = 1, 2, 4
_WIDEST = 16


def build(expression: Expression, config: Config, target: Target) -> k.Kernel:
    """Write the kernel of an expression whose only reduction is over columns and not split."""
    del target  # every GPU's number of multiprocessors is an argument
    return _Writer(expression, config).write()


@dataclass(frozen=True)
class _Place:
    """A tile, this thread's first channel of it, and tests of whether there is such a channel."""

    tile: Any
    channel: Any
    inside: tuple[Any, ...]


class _Writer:
    """Emits one kernel."""

    def __init__(self, expression: Expression, config: Config) -> None:
        self.expression, self.config = expression, config
        ops = operations(expression)
        phases = {
            kind: [Stage(ops[n]) for p in expression.phases if p.kind == kind for n in p.blocks]
            for kind in ("columns", "map")
        }
        self.group, self.last = phases["columns"], phases["map"]
        # Moments are the sums "total" and "deviation", which one pass over the rows gives.
        self.moments = self.group[0].name == "total"
        self.sums = self.group[0]
        rows, channels = self.last[0].extents
        self.sizes = Sizes(rows, channels, config)
        self.streams = self.wide([self.sums])
        self.last_streams = self.wide(self.last)
        self.terms = 2 if self.moments else len(self.sums.terms)
        self.workspaces: list[str] = []

    def wide(self, stages: Sequence[Stage]) -> list[str]:
        """Arguments that stages read element by element."""
        return [n for n, op in self.reads(stages).items() if placeholder(op) and _rank(op) > 1]

    def reads(self, stages: Sequence[Stage]) -> dict[str, Any]:
        """Operations that stages read, by name."""
        found: dict[str, Any] = {}
        for stage in stages:
            for op, _, _ in stage.loads(stage.origin):
                found.setdefault(op.name, op)
        return found

    def crossing(self) -> list[tuple[str, int]]:
        """Results a channel that the last pass reads and that are not arguments."""
        found: list[tuple[str, int]] = []
        for stage in self.last:
            for op, index, _ in stage.loads(stage.origin):
                key = (op.name, index)
                if not placeholder(op) and op.name not in self.expression.outputs:
                    if key not in found:
                        found.append(key)
        return found

    # What the kernel is made of

    def write(self) -> k.Kernel:
        """The finished function."""
        sizes, config = self.sizes, self.config
        with IRBuilder() as builder:
            with build_ir.prim_func():
                T.func_name("main")
                count = T.arg(k.MULTIPROCESSORS, T.int32())
                self.buffers: dict[Any, k.Array] = {**k.arguments(self.expression)}
                partials = self.workspace(
                    "partials",
                    sizes.tiles * sizes.width * self.terms * sizes.members,
                    "float32",
                )
                self.counters = self.workspace("counters", 2 * sizes.tiles, "int64")
                for name, index in self.crossing():
                    self.buffers[name, index] = self.workspace(
                        f"{name}_{index}", sizes.channels, "float32"
                    )
                k.cooperative()
                places = T.min(count, MOST_MULTIPROCESSORS) * config.blocks
                teams = T.min(places, min(config.teams, sizes.tiles))
                most = min(sizes.members, max(1, sizes.rows // sizes.lanes))
                members = T.min(T.truncdiv(places, teams), most)
                with k.launch(teams * members, config.threads, config.blocks) as (block, thread):
                    self.merge = Merge(sizes, self.terms, self.moments, partials)
                    self.body(block, thread, k.hold(teams), k.hold(members))
        return k.Kernel(builder.get(), tuple(self.workspaces), 1)

    def workspace(self, name: str, size: int, dtype: str) -> k.Array:
        """Memory that only this kernel uses."""
        self.workspaces.append(name)
        return k.Array(T.arg(name, T.buffer((size,), dtype)))

    def body(self, block: Any, thread: Any, teams: Any, members: Any) -> None:
        """Write what a block does."""
        sizes, config = self.sizes, self.config
        self.thread = thread
        team = k.hold(T.truncdiv(block, members))
        member = k.hold(T.truncmod(block, members))
        self.merge.start(thread, member, members)
        self.column = k.hold(T.truncmod(thread, config.tile))
        self.lane = k.hold(T.truncdiv(thread, config.tile))
        self.share(member, members)
        rounds = k.hold(T.truncdiv(sizes.tiles - team + teams - 1, teams))
        self.make_ring()
        self.here = self.place(team)
        for step in range(config.slots):
            self.fetch(self.here, step, step, keep=True)
            k.copy_commit()
        for start in range(0, 2 * sizes.tiles, config.threads):
            at = k.let(start + thread)
            with k.when(tirx.And(block == 0, at < 2 * sizes.tiles)):
                self.counters[at] = T.int64(0)
        with T.serial(0, rounds) as turn:
            self.here = self.place(k.hold(team + turn * teams))
            with k.when(turn > 0):
                # The last pass asked for this tile's first rows in reverse order.
                k.copy_wait(0)
            self.first_pass()
            self.exchange(turn, member, members)
            self.last_pass(turn + 1 < rounds, teams)

    def share(self, member: Any, members: Any) -> None:
        """Give the thread its rows: the first, the distance between two, the end, and the steps."""
        sizes, config = self.sizes, self.config
        lanes, depth = sizes.lanes, config.ahead
        if config.spread:
            # All blocks work in one small window of memory.
            self.stride = k.hold(members * lanes)
            self.block_row = k.hold(member * lanes)
            self.end: Any = sizes.rows
            steps = T.truncdiv(sizes.rows + self.stride * depth - 1, self.stride * depth)
        else:
            self.stride = lanes
            self.block_row = k.hold(self.merge.begin(member))
            size = k.hold(self.merge.size(member))
            self.end = k.hold(self.block_row + size)
            steps = T.truncdiv(size + lanes * depth - 1, lanes * depth)
        self.first_row = k.hold(self.block_row + self.lane)
        self.steps = k.hold(steps)

    def place(self, tile: Any) -> _Place:
        """Where a thread is in a tile."""
        sizes, config = self.sizes, self.config
        channel = k.hold((tile * config.tile + self.column) * config.vector)
        inside = []
        if config.threads % config.tile:
            inside.append(self.lane < sizes.lanes)
        if sizes.vectors % config.tile:
            inside.append(channel < sizes.channels)
        return _Place(tile, channel, tuple(inside))

    def guard(self, row: Any = None, place: _Place | None = None) -> AbstractContextManager[None]:
        """Go on where this thread has channels and, if it is given, ``row`` exists."""
        tests = list((place or self.here).inside)
        if row is not None:
            tests.append(row < self.end)
        return k.when(tirx.all(*tests) if tests else tirx.const(True, "bool"))

    # Loads

    def load(self, held: k.Array, at: Any, name: str, row: Any) -> None:
        """Read one vector of an argument into registers."""
        size = self.config.vector * ITEMSIZE[str(self.expression.inputs[name].dtype)]
        k.move(held.address(at), self.buffers[name].address(row, self.here.channel), size)

    def channel_values(self, names: Sequence[Any]) -> dict[Any, k.Array]:
        """Channels that the thread has of arguments and results that have one value a channel."""
        vector, found = self.config.vector, {}
        for name in names:
            buffer = self.buffers[name]
            dtype = str(buffer.buffer.dtype)
            piece = min(vector, _WIDEST // ITEMSIZE[dtype])
            found[name] = held = k.registers(vector, dtype)
            with self.guard():
                for base in range(0, vector, piece):
                    source = buffer.address(self.here.channel + base)
                    k.move(held.address(base), source, piece * ITEMSIZE[dtype])
        return found

    def reader(self, vectors: Mapping[str, k.Array], at: int, lane: int) -> Read:
        """Reads of a lane: from vectors, where it is element ``at + lane``, or of its channel."""

        def read(op: Any, index: int, _: tuple[Any, ...]) -> Any:
            if op.name in vectors:
                return vectors[op.name][at + lane]
            values = self.values.get((op.name, index), self.values.get(op.name))
            assert values is not None, op.name
            return values[lane]

        return read

    # Rows on their way through shared memory

    def make_ring(self) -> None:
        """Allocate the slots: those of one stream after those of the other."""
        config = self.config
        self.dtypes = {n: str(self.expression.inputs[n].dtype) for n in self.streams}
        size = config.slots * config.ahead * config.threads * config.vector
        # The streams of one kernel have one dtype: that of x.
        (dtype,) = set(self.dtypes.values())
        static = self.sizes.static_bytes()
        self.ring = k.dynamic_shared(len(self.streams) * size, dtype, static)
        self.start_of = {n: i * config.slots * config.ahead for i, n in enumerate(self.streams)}

    def row(self, step: Any, turn: int) -> Any:
        """One of the rows of a step."""
        return self.first_row + (step * self.config.ahead + turn) * self.stride

    def slot(self, name: str, slot: Any, turn: int) -> Any:
        """Where this thread's vector of a row is kept."""
        config = self.config
        at = self.start_of[name] + slot * config.ahead + turn
        return (at * config.threads + self.thread) * config.vector

    def fetch(self, place: _Place, step: Any, slot: Any, keep: bool) -> None:
        """Start copying a step's rows; they stay in the level-2 cache, too, if ``keep``."""
        for turn in range(self.config.ahead):
            row = k.let(self.row(step, turn))
            with self.guard(row, place):
                for name in self.streams:
                    to = self.ring.address(self.slot(name, slot, turn))
                    source = self.buffers[name].address(row, place.channel)
                    size = self.config.vector * ITEMSIZE[self.dtypes[name]]
                    k.copy_async(to, source, size, once=not keep)

    def take(self, slot: Any) -> dict[str, k.Array]:
        """A step's vectors out of shared memory."""
        config, found = self.config, {}
        for name in self.streams:
            found[name] = held = k.registers(config.ahead * config.vector, self.dtypes[name])
            for turn in range(config.ahead):
                base = self.slot(name, slot, turn)
                with T.vectorized(0, config.vector) as v:
                    held[turn * config.vector + v] = self.ring[base + v]
        return found

    def use(
        self,
        step: Any,
        held: Mapping[str, k.Array],
        emit: Callable[[Any, Mapping[str, k.Array], int], None],
    ) -> None:
        """Emit code for each row of a step, whose vectors begin at a multiple of their length."""
        for turn in range(self.config.ahead):
            row = k.let(self.row(step, turn))
            with self.guard(row):
                emit(row, held, turn * self.config.vector)

    # Passes

    def first_pass(self) -> None:
        """Add up this thread's rows; the last of them stay in the ring."""
        config, slots = self.config, self.config.slots
        reads = self.reads([self.sums])
        self.values = self.channel_values([n for n in reads if n not in self.streams])
        self.totals = self.zeros()
        aside = (
            self.zeros() if self.sizes.rows > LONG * self.sizes.lanes * config.blocks * FEW else []
        )
        self.pivot = self.find_pivot() if self.moments else None
        slot = k.registers(1, "int32")
        slot[0] = 0
        with T.serial(0, self.steps) as step:
            k.copy_wait(slots - 1)
            held = self.take(slot[0])
            coming = k.let(step + slots)
            # What stays in the ring is not read again.
            last = self.steps - slots if config.hints & KEPT else self.steps
            with k.when(coming < last):
                self.fetch(self.here, coming, slot[0], keep=True)
            with k.when(tirx.And(coming >= last, coming < self.steps)):
                self.fetch(self.here, coming, slot[0], keep=False)
            k.copy_commit()
            self.use(step, held, self.add)
            if aside:
                with k.when(T.truncmod(step, ASIDE // config.ahead) == 0):
                    self.move_sums(self.totals, aside)
            slot[0] = T.if_then_else(slot[0] == slots - 1, 0, slot[0] + 1)
        k.copy_wait(0)
        if aside:
            self.move_sums(aside, self.totals)

    def zeros(self) -> list[k.Array]:
        """Sums of nothing: of each term, one a channel."""
        found = [k.registers(self.config.vector, "float32") for _ in range(self.terms)]
        for total in found:
            for lane in range(self.config.vector):
                total[lane] = T.float32(0)
        return found

    def move_sums(self, source: Sequence[k.Array], to: Sequence[k.Array]) -> None:
        """Add sums to others and begin them anew."""
        for one, other in zip(source, to, strict=True):
            for lane in range(self.config.vector):
                other[lane] = other[lane] + one[lane]
                one[lane] = T.float32(0)

    def find_pivot(self) -> k.Array:
        """Mean of a few rows from all over the block's share, which its sums are relative to.

        The mean of a part 1/f of the values is at most sqrt(f - 1) standard deviations from the
        mean of all, whatever they are: the sum of squares loses no more than a factor f.
        """
        vector, (name,) = self.config.vector, self.streams
        held = k.registers(PIVOT_ROWS * vector, self.dtypes[name])
        span = k.let(T.truncdiv(self.steps, PIVOT_ROWS) * (self.config.ahead * self.stride))
        with self.guard():
            for i in range(PIVOT_ROWS):
                row = T.min(self.block_row + i * span, self.end - 1)
                self.load(held, i * vector, name, row)
        found = k.registers(vector, "float32")
        for lane in range(vector):
            total: Any = T.float32(0)
            for i in range(PIVOT_ROWS):
                total = total + self.terms_at(0, {name: held}, i * vector, lane)[0]
            found[lane] = k.finite(total * T.float32(1 / PIVOT_ROWS))
        return found

    def terms_at(
        self, row: Any, vectors: Mapping[str, k.Array], at: int, lane: int
    ) -> tuple[Any, ...]:
        """What the expression sums, of one element."""
        return self.sums.values(
            (self.here.channel + lane, row), self.reader(vectors, at, lane), inside=True
        )

    def add(self, row: Any, vectors: Mapping[str, k.Array], at: int) -> None:
        """Add one vector's terms, or the distances to the pivot and their squares."""
        for lane in range(self.config.vector):
            terms = self.terms_at(row, vectors, at, lane)
            if self.pivot is not None:
                distance = k.let(terms[0] - self.pivot[lane])
                terms = (distance, distance * distance)
            for total, term in zip(self.totals, terms, strict=True):
                total[lane] = total[lane] + term

    def exchange(self, turn: Any, member: Any, members: Any) -> None:
        """Let every block of the team know the channels' results."""
        merge, tile = self.merge, self.here.tile
        arrived = self.counters.address(tile * 2)
        finished = self.counters.address(tile * 2 + 1)
        merge.publish(tile, self.totals, self.pivot, self.guard())
        k.block_sync()
        reducers = k.let(merge.reducers())
        with k.when(turn == 0):
            # Orders the counters' zeros before their first use, too.
            k.grid_sync()
        with k.when(turn > 0):
            with k.when(self.thread == 0):
                k.arrive(arrived)
                with k.when(member < reducers):
                    k.await_count(arrived, members)
            k.block_sync()
        with k.when(member < reducers):
            merge.finish(tile, self.group, self.buffers, self.expression.outputs)
        k.block_sync()
        reads = self.reads(self.last)
        self.values = self.channel_values(
            [n for n, op in reads.items() if placeholder(op) and _rank(op) == 1]
        )
        with k.when(self.thread == 0):
            with k.when(member < reducers):
                k.arrive(finished)
            k.await_count(finished, reducers)
        k.block_sync()
        results = [n for n in reads if n in self.expression.outputs]
        self.values |= self.channel_values([*results, *self.crossing()])

    def last_pass(self, more: Any, teams: Any) -> None:
        """Write the rows' results, the newest first, and ask for the next tile if there is one."""
        slots, keep = self.config.slots, not self.config.hints & LAST
        slot = k.registers(1, "int32")
        slot[0] = T.truncmod(self.steps + slots - 1, slots)
        with T.serial(0, self.steps) as turn:
            step = k.let(self.steps - 1 - turn)
            k.copy_wait(slots - 1)
            held = self.take(slot[0])
            others = self.others(step)
            with k.when(step >= slots):
                self.fetch(self.here, step - slots, slot[0], keep)
            with k.when(tirx.And(step < slots, more)):
                # The first rows of the next tile have the slots of the first rows of this one.
                self.fetch(self.place(self.here.tile + teams), step, slot[0], keep=True)
            k.copy_commit()
            self.use(step, {**held, **others}, self.store)
            slot[0] = T.if_then_else(slot[0] == 0, slots - 1, slot[0] - 1)

    def others(self, step: Any) -> dict[str, k.Array]:
        """A step's vectors of what only the last pass reads."""
        config, found = self.config, {}
        for name in self.last_streams:
            if name not in self.streams:
                dtype = str(self.expression.inputs[name].dtype)
                found[name] = held = k.registers(config.ahead * config.vector, dtype)
                for turn in range(config.ahead):
                    row = k.let(self.row(step, turn))
                    with self.guard(row):
                        self.load(held, turn * config.vector, name, row)
        return found

    def store(self, row: Any, vectors: Mapping[str, k.Array], at: int) -> None:
        """Write one vector of every result."""
        vector = self.config.vector
        for stage in self.last:
            dtype = stage.dtypes[0]
            out = k.registers(vector, dtype)
            for lane in range(vector):
                point = (row, self.here.channel + lane)
                out[lane] = stage.values(point, self.reader(vectors, at, lane))[0]
            to = self.buffers[stage.name].address(row, self.here.channel)
            once = "store" if self.config.hints & STORE else ""
            k.move(to, out.address(0), vector * ITEMSIZE[dtype], once)


def _rank(op: Any) -> int:
    return len(op.output(0).shape)
