# SPDX-License-Identifier: Apache-2.0
"""The kernel of the persistent schedule, written stage by stage from the tensor expression."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import nullcontext
from dataclasses import dataclass
from math import prod
from typing import Any

from tvm import tirx
from tvm.script.ir_builder import IRBuilder
from tvm.tirx.script.builder import ir as build_ir

from tvmbn.ops.expression import WIDE, Expression
from tvmbn.schedules import kernel as k
from tvmbn.schedules.kernel import T
from tvmbn.schedules.persistent import MOST_TERMS, STATISTICS, Config, static_bytes
from tvmbn.schedules.stages import Stage, operations, placeholder, rewrite
from tvmbn.spec import ITEMSIZE
from tvmbn.target import Target

MULTIPROCESSORS = "multiprocessors"
# Groups of copies that the first pass waits for one after the other.
MOST_BATCHES = 8
# Loads of partial sums that a thread has under way.
AHEAD = 4


@dataclass(frozen=True)
class Kernel:
    """A finished function, the workspaces among its parameters, and what GPU it needs.

    The function takes the number of multiprocessors first, and fills as many.
    """

    func: Any
    workspaces: tuple[str, ...]
    multiprocessors: int


def build(expression: Expression, config: Config, target: Target) -> Kernel:
    """Write the kernel of an expression whose groups are rows, whole or in chunks."""
    sums = sum(len(p.blocks) - 1 for p in expression.phases if p.kind == "columns")
    places = config.blocks * target.multiprocessors
    return _Writer(expression, config, places, static_bytes(config, sums)).write()


class _Writer:
    """Emits one kernel.

    A group's elements are ``units`` vectors of ``lanes``; each of the ``parts`` blocks that share
    a group takes ``chunk`` of them. Element coordinates are (group, part, unit, lane).
    """

    def __init__(
        self, expression: Expression, config: Config, places: int, static_bytes: int
    ) -> None:
        self.static_bytes = static_bytes
        self.expression, self.config = expression, config
        self.ops = operations(expression)
        rows = [p for p in expression.phases if p.kind == "rows"]
        self.loads = [Stage(self.ops[n]) for n in rows[0].loads]
        self.chunked = len(rows) > 1
        first = [self.ops[n] for n in rows[0].blocks if n not in rows[0].loads]
        self.first = [Stage(op) for op in first]
        self.second = [Stage(self.ops[n]) for n in rows[1].blocks] if self.chunked else []
        self.columns = [
            Stage(self.ops[n]) for p in expression.phases if p.kind == "columns" for n in p.blocks
        ]
        self.last = [
            Stage(self.ops[n]) for p in expression.phases if p.kind == "map" for n in p.blocks
        ]
        # A whole group's outputs stand in its own phase.
        self.last = [s for s in self.first if self.is_full(s)] + self.last
        self.first = [s for s in self.first if not self.is_full(s)]
        extents = self.loads[0].extents
        self.groups, self.lanes = extents[0], extents[-1]
        self.parts = extents[1] if self.chunked else 1
        self.chunk = extents[-2]
        self.dtype = self.loads[0].dtypes[0]
        self.source = {s.name: argument(s, origin(s))[0] for s in self.loads}
        shape = self.expression.inputs[self.source[self.loads[0].name]].shape
        elements = prod(int(size) for size in shape)
        self.units = elements // self.groups // self.lanes
        self.steps = -(-self.chunk // config.threads)
        size = -(-self.steps // MOST_BATCHES)
        self.batches = [range(i, min(i + size, self.steps)) for i in range(0, self.steps, size)]
        self.sums_of: list[tuple[Stage, int]] = []
        # More places than a typical device has find no work space; fewer are as right.
        self.most = min(self.groups, max(places // self.parts, 1))
        self.env: dict[tuple[str, int], Any] = {}
        self.index = "int64" if elements >= WIDE else "int32"

    def is_full(self, stage: Stage) -> bool:
        """Whether a stage has a value an element."""
        return not stage.reduced and stage.name in self.expression.outputs and self.reads(stage)

    def reads(self, stage: Stage) -> bool:
        names = {s.name for s in self.loads} | {argument(s, origin(s))[0] for s in self.loads}
        return any(op.name in names for op, _, _ in stage.loads(origin(stage)))

    # What the kernel is made of

    def write(self) -> Kernel:
        config = self.config
        crossing = self.crossing()
        self.column_sums = [s for s in self.columns if s.reduced]
        with IRBuilder() as builder:
            with build_ir.prim_func():
                T.func_name("main")
                count = T.arg(MULTIPROCESSORS, T.int32())
                self.arguments()
                self.workspaces: list[str] = []
                self.sharing = bool(crossing)
                self.clustered = self.sharing and config.cluster
                if self.sharing and not self.clustered:
                    self.partials = self.workspace(
                        "partials", (self.groups * self.parts * len(crossing),), "float32"
                    )
                    self.counters = self.workspace("counters", (self.groups,), "int64")
                places = T.min(self.most, T.truncdiv(count * config.blocks, self.parts))
                if self.column_sums:
                    self.length = self.column_sums[0].extents[0]
                    self.sums_of = [(s, i) for s in self.column_sums for i in range(len(s.terms))]
                    self.shares = self.workspace(
                        "shares", (self.most, len(self.sums_of), self.length), "float32"
                    )
                if self.column_sums or (self.sharing and not self.clustered):
                    k.cooperative()
                cluster = self.parts if self.clustered else 0
                with k.launch(places * self.parts, config.threads, config.blocks, cluster) as (
                    block,
                    thread,
                ):
                    self.body(block, thread, places, crossing)
        return Kernel(builder.get(), tuple(self.workspaces), -(-self.parts // config.blocks))

    def arguments(self) -> None:
        self.buffers = {}
        tensors = {**self.expression.inputs, **self.expression.outputs}
        for name, tensor in tensors.items():
            shape = [tirx.const(int(d), self.index) for d in tensor.shape]
            self.buffers[name] = k.Array(T.arg(name, T.buffer(shape, str(tensor.dtype))))

    def workspace(self, name: str, shape: tuple[int, ...], dtype: str) -> k.Array:
        self.workspaces.append(name)
        return k.Array(T.arg(name, T.buffer(shape, dtype)))

    def crossing(self) -> list[tuple[str, int]]:
        """Results of a part that the group's own stages read."""
        found: list[tuple[str, int]] = []
        names = {s.name for s in self.first}
        for stage in self.second:
            for op, index, _ in stage.loads(origin(stage)):
                if op.name in names and (op.name, index) not in found:
                    found.append((op.name, index))
        return found

    def body(self, block: Any, thread: Any, places: Any, crossing: list[tuple[str, int]]) -> None:
        config = self.config
        self.thread = thread
        self.scratch = k.shared(2 * MOST_TERMS * (config.threads // k.WARP), "float32")
        self.stats = k.shared(STATISTICS, "float32")
        streams, width = len(self.loads), config.threads * self.lanes
        if config.slots:
            size = config.slots * streams * self.steps * width
            self.slots = k.dynamic_shared(size, self.dtype, self.static_bytes)
        place = k.let(T.truncdiv(block, self.parts))
        self.part = k.let(T.truncmod(block, self.parts))
        rounds = k.let(T.truncdiv(self.groups - place + places - 1, places))
        # With two slots or more the next group's sums are under way before this one's are awaited.
        # A cluster's barrier has one phase at a time.
        self.ahead = int(self.sharing and not self.clustered and config.slots > 1)
        for ahead in range(config.slots - self.ahead):
            item = (place + ahead * places).astype(self.index)
            self.fetch(item, ahead, ahead < rounds)
        self.own = [k.registers(self.steps * self.lanes, "float32") for _ in self.sums_of]
        for own in self.own:
            with T.unroll(0, self.steps * self.lanes) as i:
                own[i] = T.float32(0)
        if self.clustered:
            self.board = k.shared(2 * self.parts * len(crossing), "float32")
            # No block may be written to before it runs.
            k.cluster_arrive()
            k.cluster_wait()
        elif self.sharing:
            self.zero_counters(block, places)
        with T.serial(0, rounds + self.ahead) as step:
            with k.when(step < rounds) if self.ahead else nullcontext():
                self.begin(step, place + step * places)
                if not config.slots:
                    self.hold()
                self.bind_scalars(self.first)
                self.sums(self.first)
                if self.sharing:
                    self.publish(crossing)
            with k.when(step > 0) if self.ahead else nullcontext():
                now = step - self.ahead
                if self.ahead:
                    self.begin(now, place + now * places)
                self.bind_scalars([*self.last, *self.column_sums])
                if self.sharing:
                    self.collect(crossing)
                self.write_outputs()
            if config.slots:
                next_one = step + config.slots - self.ahead
                item = (place + next_one * places).astype(self.index)
                self.fetch(item, T.truncmod(next_one, config.slots), next_one < rounds)
        if self.column_sums:
            self.finish_columns(block, place, places)

    def zero_counters(self, block: Any, places: Any) -> None:
        """Start every group's arrivals at nothing, whatever the work space held."""
        total = places * self.parts * self.config.threads
        with T.serial(0, T.truncdiv(self.groups + total - 1, total)) as i:
            at = k.let(i * total + block * self.config.threads + self.thread)
            with k.when(at < self.groups):
                self.counters[at] = T.int64(0)
        k.grid_sync()

    def begin(self, step: Any, item: Any) -> None:
        """Turn to a group."""
        self.item = k.let(item.astype(self.index))
        self.slot = k.let(T.truncmod(step, self.config.slots)) if self.config.slots else None
        self.turn = T.truncmod(step, 2)
        self.env = {}
        self.arrived = not self.config.slots

    def hold(self) -> None:
        """Load this thread's vectors of a group into registers."""
        self.held = [k.registers(self.steps * self.lanes, self.dtype) for _ in self.loads]

        def one(step: Any, unit: Any) -> None:
            for held, load in zip(self.held, self.loads, strict=True):
                source = self.buffers[self.source[load.name]]
                with T.vectorized(0, self.lanes) as v:
                    held[step * self.lanes + v] = source[self.indices(load, self.item, unit, v)]

        self.each_vector(one)

    def fetch(self, item: Any, slot: Any, there: Any) -> None:
        """Start copying this thread's vectors of a group, if it is there, batch by batch."""

        def one(step: Any, unit: Any) -> None:
            for stream, load in enumerate(self.loads):
                indices = self.indices(load, item, unit, 0)
                source = self.buffers[self.source[load.name]]
                k.copy_async(
                    self.slots.address(self.position(slot, stream, step)),
                    source.address(*indices),
                    self.lanes * ITEMSIZE[self.dtype],
                )

        for batch in self.batches:
            with k.when(there):
                self.each_vector(one, batch)
            # Empty ones count too: what is under way is known by number.
            k.copy_commit()

    def await_batch(self, number: int) -> None:
        """Wait for the current group's copies up to a batch."""
        later = len(self.batches) * (self.config.slots - self.ahead) - 1 - number
        k.copy_wait(later)

    def position(self, slot: Any, stream: int, step: Any) -> Any:
        width = self.config.threads * self.lanes
        return ((slot * len(self.loads) + stream) * self.steps + step) * width + (
            self.thread * self.lanes
        )

    def indices(self, load: Stage, item: Any, unit: Any, lane: Any) -> tuple[Any, ...]:
        """Where a load stage reads its argument."""
        return argument(load, self.point(item, unit, lane))[1]

    def point(self, item: Any, unit: Any, lane: Any) -> list[Any]:
        return [item, self.part, unit, lane] if self.chunked else [item, unit, lane]

    def unrolled(self, batch: range) -> bool:
        """Whether a loop over steps is written out, which values in registers need."""
        return len(batch) <= MOST_BATCHES or bool(self.column_sums) or not self.config.slots

    def each_vector(self, emit: Callable[[Any, Any], None], batch: range | None = None) -> None:
        """Emit code for each of a thread's vectors, with its step and its unit of the chunk."""
        threads = self.config.threads
        batch = range(self.steps) if batch is None else batch
        loop = T.unroll if self.unrolled(batch) else T.serial
        with loop(0, len(batch)) as index:
            step = index + batch.start
            unit = k.let(step * threads + self.thread)
            tests = []
            if batch.stop * threads > self.chunk:
                tests.append(unit < self.chunk)
            if self.chunk * self.parts > self.units:
                tests.append(self.part * self.chunk + unit < self.units)
            if not tests:
                emit(step, unit)
            else:
                with k.when(tests[0] if len(tests) == 1 else tirx.And(*tests)):
                    emit(step, unit)

    # Values

    def scalar_reads(self, stages: Sequence[Stage]) -> list[tuple[str, tuple[Any, ...]]]:
        """Arguments that the stages read at the group's own index."""
        found: dict[str, tuple[Any, ...]] = {}
        lane, unit = tirx.Var("lane", "int32"), tirx.Var("unit", "int32")
        for stage in stages:
            for op, _, at in stage.loads(self.stage_point(stage, self.item, unit, lane)):
                if placeholder(op) and op.name not in self.source.values():
                    if not any(uses(i, lane) or uses(i, unit) for i in at):
                        found[op.name] = at
        return list(found.items())

    def bind_scalars(self, stages: Sequence[Stage]) -> None:
        for name, at in self.scalar_reads(stages):
            self.env[(name, 0)] = k.let(self.buffers[name][at])

    def stage_point(self, stage: Stage, item: Any, unit: Any, lane: Any) -> list[Any]:
        """Coordinates of a stage's axes and reduced axes at an element."""
        if stage in self.column_sums:
            return [self.indices(self.loads[0], item, unit, lane)[-1], item]
        if stage.reduced:
            return self.point(item, unit, lane)
        if self.is_full(stage):
            return list(self.indices(self.loads[0], item, unit, lane))
        return [item, self.part] if len(stage.axes) > 1 else [item]

    def read(self, vectors: dict[str, Any], lane: int) -> Any:
        def one(op: Any, index: int, at: tuple[Any, ...]) -> Any:
            if op.name in vectors:
                return vectors[op.name][lane]
            if (op.name, index) in self.env:
                return self.env[(op.name, index)]
            return self.buffers[op.name][at]

        return one

    def vectors(self, stages: Sequence[Stage], step: Any, unit: Any) -> dict[str, Any]:
        """The elements that stages read at a unit, in registers."""
        found: dict[str, Any] = {}
        lane = tirx.Var("lane", "int32")
        wanted: dict[str, tuple[Any, tuple[Any, ...]]] = {}
        for stage in stages:
            for op, _, at in stage.loads(self.stage_point(stage, self.item, unit, lane)):
                wanted.setdefault(op.name, (op, at))
        for stream, load in enumerate(self.loads):
            if load.name in wanted or self.source[load.name] in wanted:
                if not self.config.slots:
                    part = k.Part(self.held[stream], step * self.lanes)
                    found[load.name] = found[self.source[load.name]] = part
                    continue
                held = k.registers(self.lanes, self.dtype)
                base = self.position(self.slot, stream, step)
                with T.vectorized(0, self.lanes) as v:
                    held[v] = self.slots[base + v]
                found[load.name] = found[self.source[load.name]] = held
        for name, (op, at) in wanted.items():
            if name in found or not placeholder(op) or not any(uses(i, lane) for i in at):
                continue
            held = k.registers(self.lanes, str(op.output(0).dtype))
            with T.vectorized(0, self.lanes) as v:
                held[v] = self.buffers[name][tuple(rewrite(i, {lane: v}, no_read) for i in at)]
            found[name] = held
        return found

    # Passes

    def sums(self, stages: Sequence[Stage]) -> None:
        """A group's, or a chunk's, sums and what follows from them."""
        place = 0
        for stage in stages:
            if not stage.reduced:
                self.scalar(stage, lead=self.thread == 0)
                continue
            totals = [k.registers(1, t) for t in stage.dtypes]
            for total, dtype in zip(totals, stage.dtypes, strict=True):
                total[0] = tirx.const(0, dtype)

            def one(step: Any, unit: Any, stage: Stage = stage, totals: list = totals) -> None:
                vectors = self.vectors([stage], step, unit)
                for lane in range(self.lanes):
                    at = self.point(self.item, unit, lane)
                    terms = stage.values(at, self.read(vectors, lane), inside=True)
                    for total, term in zip(totals, terms, strict=True):
                        total[0] = total[0] + term

            if self.arrived:
                self.each_vector(one)
            else:
                # The first pass keeps up with the copies as they arrive.
                for number, batch in enumerate(self.batches):
                    self.await_batch(number)
                    self.each_vector(one, batch)
                self.arrived = True
            warps = self.config.threads // k.WARP
            at = (self.turn * MOST_TERMS + place) * warps
            place += len(totals)
            found = k.block_sums(
                [t[0] for t in totals], self.thread, self.config.threads, self.scratch, at
            )
            self.env |= {(stage.name, i): value for i, value in enumerate(found)}

    def scalar(self, stage: Stage, lead: Any) -> None:
        """A value a group, or one a chunk."""
        at = self.stage_point(stage, self.item, None, None)
        name = stage.name
        if self.needed_later(name):
            self.env[(name, 0)] = k.let(stage.values(at, self.read({}, 0))[0])
        if name in self.expression.outputs:
            with k.when(lead):
                value = self.env.get((name, 0))
                if value is None:
                    value = stage.values(at, self.read({}, 0))[0]
                self.buffers[name][self.item] = value

    def needed_later(self, name: str) -> bool:
        return any(
            op.name == name
            for stage in (*self.first, *self.second, *self.last, *self.columns)
            for op, _, _ in stage.loads(origin(stage))
        )

    def publish(self, crossing: list[tuple[str, int]]) -> None:
        """Show the part's results to the other blocks of the group."""
        count = len(crossing)
        if self.clustered:
            with k.when(self.thread < self.parts):
                for i, key in enumerate(crossing):
                    at = self.board.address((self.turn * self.parts + self.part) * count + i)
                    k.store_peer(at, self.thread, self.env[key])
            k.cluster_arrive()
            return
        with k.when(self.thread == 0):
            for i, key in enumerate(crossing):
                self.partials[(self.item * self.parts + self.part) * count + i] = self.env[key]
            k.arrive(self.counters.address(self.item))

    def collect(self, crossing: list[tuple[str, int]]) -> None:
        """Await the group's other parts and finish it: every warp, or one for all."""
        if self.clustered:
            k.cluster_wait()
            self.merge(crossing)
            return
        later = [key for key in self.second_keys() if self.needed_by_last(key)]
        with k.when(self.thread < k.WARP):
            with k.when(self.thread == 0):
                k.await_count(self.counters.address(self.item), self.parts)
            k.warp_sync()
            self.merge(crossing)
            with k.when(self.thread == 0):
                for i, key in enumerate(later):
                    self.stats[self.turn * len(later) + i] = self.env[key]
        k.block_sync()
        for i, key in enumerate(later):
            self.env[key] = k.let(self.stats[self.turn * len(later) + i])

    def second_keys(self) -> list[tuple[str, int]]:
        return [(s.name, i) for s in self.second for i in range(len(s.dtypes))]

    def needed_by_last(self, key: tuple[str, int]) -> bool:
        return any(
            (op.name, index) == key
            for stage in self.last
            for op, index, _ in stage.loads(origin(stage))
        )

    def partial(self, part: Any, count: int, index: int) -> Any:
        """One of a part's published results."""
        if self.clustered:
            return self.board[(self.turn * self.parts + part) * count + index]
        return k.published(self.partials.address((self.item * self.parts + part) * count + index))

    def merge(self, crossing: list[tuple[str, int]]) -> None:
        count, rounds = len(crossing), -(-self.parts // k.WARP)
        held = [k.registers(rounds, "float32") for _ in crossing]
        lane = T.truncmod(self.thread, k.WARP)
        for r in range(rounds):
            part = lane + r * k.WARP
            for i in range(count):
                held[i][r] = T.float32(0)
            with k.when(part < self.parts):
                for i in range(count):
                    held[i][r] = self.partial(part, count, i)
        for stage in self.second:
            if not stage.reduced:
                lead = tirx.And(self.thread == 0, self.part == 0)
                self.scalar(stage, lead)
                continue
            totals = [k.registers(1, t) for t in stage.dtypes]
            for total, dtype in zip(totals, stage.dtypes, strict=True):
                total[0] = tirx.const(0, dtype)
            for r in range(rounds):
                part = lane + r * k.WARP

                def one(op: Any, index: int, at: tuple[Any, ...], r: int = r) -> Any:
                    if (op.name, index) in crossing:
                        return held[crossing.index((op.name, index))][r]
                    return self.env[(op.name, index)]

                with k.when(part < self.parts):
                    for total, term in zip(
                        totals, stage.values([self.item, part], one), strict=True
                    ):
                        total[0] = total[0] + term
            for i, total in enumerate(totals):
                self.env[(stage.name, i)] = k.let(T.cuda.warp_sum(total[0]))

    def write_outputs(self) -> None:
        def one(step: Any, unit: Any) -> None:
            vectors = self.vectors([*self.last, *self.column_sums], step, unit)
            for stage in self.last:
                out = k.registers(self.lanes, stage.dtypes[0])
                for lane in range(self.lanes):
                    at = self.stage_point(stage, self.item, unit, lane)
                    out[lane] = stage.values(at, self.read(vectors, lane), inside=True)[0]
                with T.vectorized(0, self.lanes) as v:
                    at = self.stage_point(stage, self.item, unit, v)
                    self.buffers[stage.name][tuple(at)] = out[v]
            for lane in range(self.lanes):
                terms = [
                    term
                    for stage in self.column_sums
                    for term in stage.values(
                        self.stage_point(stage, self.item, unit, lane), self.read(vectors, lane)
                    )
                ]
                for own, term in zip(self.own, terms, strict=True):
                    at = step * self.lanes + lane
                    own[at] = own[at] + term

        self.each_vector(one)

    def finish_columns(self, block: Any, place: Any, places: Any) -> None:
        """Add up every place's sums over its rows."""
        self.item = tirx.const(0, "int32")

        def keep(step: Any, unit: Any) -> None:
            for i, own in enumerate(self.own):
                first = self.indices(self.loads[0], self.item, unit, 0)[-1]
                width = min(self.lanes, 4)
                for begin in range(0, self.lanes, width):
                    with T.vectorized(0, width) as v:
                        at = begin + v
                        self.shares[place, i, first + at] = own[step * self.lanes + at]

        self.each_vector(keep)
        k.grid_sync()
        warps = self.config.threads // k.WARP
        lane, warp = T.truncmod(self.thread, k.WARP), T.truncdiv(self.thread, k.WARP)
        count = len(self.sums_of)
        board = k.shared(count * warps * k.WARP, "float32")
        tiles = -(-self.length // k.WARP)
        grid = places * self.parts
        with T.serial(0, T.truncdiv(tiles - block + grid - 1, grid)) as turn:
            column = k.let((turn * grid + block) * k.WARP + lane)
            totals = [k.registers(1, "float32") for _ in range(count)]
            for total in totals:
                total[0] = T.float32(0)
            with k.when(column < self.length):
                with T.serial(0, T.truncdiv(places + warps * AHEAD - 1, warps * AHEAD)) as r:
                    with T.unroll(0, AHEAD) as ahead:
                        row = k.let((r * AHEAD + ahead) * warps + warp)
                        with k.when(row < places):
                            for i, total in enumerate(totals):
                                total[0] = total[0] + self.shares[row, i, column]
            for i, total in enumerate(totals):
                board[(i * warps + warp) * k.WARP + lane] = total[0]
            k.block_sync()
            with k.when(tirx.And(self.thread < k.WARP, column < self.length)):
                found = {}
                for i, (stage, index) in enumerate(self.sums_of):
                    total = k.registers(1, "float32")
                    total[0] = T.float32(0)
                    with T.serial(0, warps) as w:
                        total[0] = total[0] + board[(i * warps + w) * k.WARP + lane]
                    found[(stage.name, index)] = total[0]
                for stage in self.columns:
                    if not stage.reduced:
                        value = stage.values(
                            [column], lambda op, index, _: found[(op.name, index)]
                        )[0]
                        self.buffers[stage.name][column] = value
            k.block_sync()


def origin(stage: Stage) -> list[Any]:
    """First point of a stage's axes."""
    return [tirx.const(0, "int32")] * (len(stage.axes) + len(stage.reduced))


def argument(load: Stage, point: Sequence[Any]) -> tuple[str, tuple[Any, ...]]:
    """Which argument a load stage reads, and where."""
    return next((op.name, at) for op, _, at in load.loads(point) if placeholder(op))


def uses(expr: Any, var: Any) -> bool:
    """Whether an index depends on a variable."""
    if isinstance(expr, int):
        return False
    return any(v.same_as(var) for v in tirx.analysis.undefined_vars(expr))


def no_read(*_: Any) -> Any:
    """For indices, which read nothing."""
    raise AssertionError("an index reads a tensor")
