# SPDX-License-Identifier: Apache-2.0
"""The kernel of the persistent schedule, written stage by stage from the tensor expression."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import nullcontext
from typing import Any

from tvm import tirx
from tvm.script.ir_builder import IRBuilder
from tvm.tirx.script.builder import ir as build_ir

from tvmbn.ops.expression import Expression
from tvmbn.schedules import kernel as k
from tvmbn.schedules.kernel import T
from tvmbn.schedules.persistent import MOST_TERMS, Config, static_bytes
from tvmbn.schedules.persistent_columns import Columns
from tvmbn.schedules.persistent_exchange import Exchange
from tvmbn.schedules.persistent_moments import Moments
from tvmbn.schedules.persistent_program import MOST_BATCHES, Program, argument
from tvmbn.schedules.stages import Stage, placeholder, rewrite
from tvmbn.spec import ITEMSIZE
from tvmbn.target import Target


def build(expression: Expression, config: Config, target: Target) -> k.Kernel:
    """Write the kernel of an expression whose groups are rows, whole or in chunks."""
    return Writer(Program(expression, config), config, target).write()


class Writer:
    """Emits one kernel; the state is that of the place where code is being emitted.

    Attributes
    ----------
    program : Program
    thread, part : expression
        This thread, and the part of each group that is its block's.
    item, slot, turn : expression
        The group at hand, where it lies, and 0 or 1 in turns.
    env : dict
        Values by stage and output, and arguments read once a group, by name and 0.
    """

    def __init__(self, program: Program, config: Config, target: Target) -> None:
        self.program, self.config = program, config
        places = config.blocks * target.multiprocessors // program.parts
        # More places than a typical device has find no work space; fewer are as right.
        self.most = min(program.groups, max(places, 1))
        self.columns = Columns(self)
        self.exchange = Exchange(self)
        self.static_bytes = static_bytes(config, len(self.columns.terms))
        self.workspaces: list[str] = []
        self.env: dict[tuple[str, int], Any] = {}

    # What the kernel is made of

    def write(self) -> k.Kernel:
        """The function."""
        program, config = self.program, self.config
        with IRBuilder() as builder, build_ir.prim_func():
            T.func_name("main")
            count = T.arg(k.MULTIPROCESSORS, T.int32())
            self.buffers = k.arguments(program.expression, program.index)
            self.exchange.declare()
            self.columns.declare()
            places = T.min(self.most, T.truncdiv(count * config.blocks, program.parts))
            if self.columns.terms or self.exchange.in_memory:
                k.cooperative()
            cluster = program.parts if self.exchange.clustered else 0
            grid = places * program.parts
            with k.launch(grid, config.threads, config.blocks, cluster) as (block, thread):
                self._body(block, thread, places)
        least = -(-program.parts // config.blocks)
        return k.Kernel(builder.get(), tuple(self.workspaces), least)

    def workspace(self, name: str, shape: tuple[int, ...], dtype: str) -> k.Array:
        """A further parameter for the kernel's own use."""
        self.workspaces.append(name)
        return k.Array(T.arg(name, T.buffer(shape, dtype)))

    def _body(self, block: Any, thread: Any, places: Any) -> None:
        program, config = self.program, self.config
        self.thread = thread
        self.scratch = k.shared(2 * MOST_TERMS * (config.threads // k.WARP), "float32")
        self.exchange.allocate()
        if config.slots:
            size = config.slots * len(program.loads) * program.steps * self.width
            self.slots = k.dynamic_shared(size, program.dtype, self.static_bytes)
        place = k.let(T.truncdiv(block, program.parts))
        self.part = k.let(T.truncmod(block, program.parts))
        rounds = k.let(T.truncdiv(program.groups - place + places - 1, places))
        # With two slots or more the next group's sums are under way before this one's are awaited.
        # A cluster's barrier has one phase at a time.
        self.ahead = int(self.exchange.in_memory and config.slots > 1)
        for ahead in range(config.slots - self.ahead):
            item = (place + ahead * places).astype(program.index)
            self._fetch(item, ahead, ahead < rounds)
        self.columns.allocate()
        self.exchange.start(block, places)
        with T.serial(0, rounds + self.ahead) as step:
            with k.when(step < rounds) if self.ahead else nullcontext():
                self._begin(step, place + step * places)
                if not config.slots:
                    self._hold()
                self._bind_scalars(program.first)
                self._sums()
                self.exchange.publish()
            with k.when(step > 0) if self.ahead else nullcontext():
                now = step - self.ahead
                if self.ahead:
                    self._begin(now, place + now * places)
                self._bind_scalars([*program.last, *program.column_sums])
                self.exchange.collect()
                self._write_outputs()
            if config.slots:
                next_one = step + config.slots - self.ahead
                item = (place + next_one * places).astype(program.index)
                self._fetch(item, T.truncmod(next_one, config.slots), next_one < rounds)
        self.columns.finish(block, place, places)

    def _begin(self, step: Any, item: Any) -> None:
        """Turn to a group."""
        self.item = k.let(item.astype(self.program.index))
        self.slot = k.let(T.truncmod(step, self.config.slots)) if self.config.slots else None
        self.turn = T.truncmod(step, 2)
        self.env = {}

    # Elements on their way to the block

    @property
    def width(self) -> int:
        """Elements that the block's threads load at once."""
        return self.config.threads * self.program.lanes

    def _hold(self) -> None:
        """Load this thread's vectors of a group into registers."""
        program = self.program
        size = program.steps * program.lanes
        self.held = [k.registers(size, program.dtype) for _ in program.loads]

        def one(step: Any, unit: Any) -> None:
            for held, load in zip(self.held, program.loads, strict=True):
                source = self.buffers[program.source[load.name]]
                with T.vectorized(0, program.lanes) as v:
                    held[step * program.lanes + v] = source[self.indices(load, self.item, unit, v)]

        self.each_vector(one)

    def _fetch(self, item: Any, slot: Any, there: Any) -> None:
        """Start copying this thread's vectors of a group, if it is there, batch by batch."""
        program = self.program

        def one(step: Any, unit: Any) -> None:
            for stream, load in enumerate(program.loads):
                indices = self.indices(load, item, unit, 0)
                source = self.buffers[program.source[load.name]]
                k.copy_async(
                    self.slots.address(self._position(slot, stream, step)),
                    source.address(*indices),
                    program.lanes * ITEMSIZE[program.dtype],
                )

        for batch in program.batches:
            with k.when(there):
                self.each_vector(one, batch)
            # Empty ones count too: what is under way is known by number.
            k.copy_commit()

    def wait(self, batch: int) -> None:
        """Wait for the current group's copies up to a batch."""
        slots = self.config.slots - self.ahead
        k.copy_wait(len(self.program.batches) * slots - 1 - batch)

    def _position(self, slot: Any, stream: int, step: Any) -> Any:
        """Where a vector lies among the slots; each thread has its own."""
        program = self.program
        row = (slot * len(program.loads) + stream) * program.steps + step
        return row * self.width + self.thread * program.lanes

    # Coordinates

    def indices(self, load: Stage, item: Any, unit: Any, lane: Any) -> tuple[Any, ...]:
        """Where a load stage reads its argument."""
        return argument(load, self._point(item, unit, lane))[1]

    def _point(self, item: Any, unit: Any, lane: Any) -> list[Any]:
        part = [self.part] if self.program.chunked else []
        return [item, *part, unit, lane]

    def _stage_point(self, stage: Stage, item: Any, unit: Any, lane: Any) -> list[Any]:
        """Coordinates of a stage's axes and reduced axes at an element."""
        load = self.program.loads[0]
        if stage in self.program.column_sums:
            return [self.indices(load, item, unit, lane)[-1], item]
        if stage.reduced:
            return self._point(item, unit, lane)
        if stage in self.program.last:
            return list(self.indices(load, item, unit, lane))
        return [item, self.part] if len(stage.axes) > 1 else [item]

    def _unrolled(self, batch: range) -> bool:
        """Whether a loop over steps is written out, which values in registers need."""
        return len(batch) <= MOST_BATCHES or bool(self.columns.terms) or not self.config.slots

    def each_vector(self, emit: Callable[[Any, Any], None], batch: range | None = None) -> None:
        """Emit code for each of a thread's vectors, with its step and its unit of the chunk."""
        program, threads = self.program, self.config.threads
        batch = range(program.steps) if batch is None else batch
        loop = T.unroll if self._unrolled(batch) else T.serial
        with loop(0, len(batch)) as index:
            step = index + batch.start
            unit = k.let(step * threads + self.thread)
            tests = []
            if batch.stop * threads > program.chunk:
                tests.append(unit < program.chunk)
            if program.chunk * program.parts > program.units:
                tests.append(self.part * program.chunk + unit < program.units)
            if not tests:
                emit(step, unit)
            else:
                with k.when(tests[0] if len(tests) == 1 else tirx.And(*tests)):
                    emit(step, unit)

    # Values

    def _bind_scalars(self, stages: Sequence[Stage]) -> None:
        """Read the arguments that stages want at the group's own index."""
        lane, unit = tirx.Var("lane", "int32"), tirx.Var("unit", "int32")
        for stage in stages:
            for op, _, at in stage.loads(self._stage_point(stage, self.item, unit, lane)):
                known = (op.name, 0) in self.env or op.name in self.program.source.values()
                if placeholder(op) and not known and not any(map(uses_any(lane, unit), at)):
                    self.env[op.name, 0] = k.let(self.buffers[op.name][at])

    def read(self, vectors: dict[str, Any], lane: int) -> Any:
        """How stages find values at a lane of ``vectors``."""

        def one(op: Any, index: int, at: tuple[Any, ...]) -> Any:
            if op.name in vectors:
                return vectors[op.name][lane]
            if (op.name, index) in self.env:
                return self.env[op.name, index]
            return self.buffers[op.name][at]

        return one

    def _vectors(self, stages: Sequence[Stage], step: Any, unit: Any) -> dict[str, Any]:
        """The elements that stages read at a unit, in registers."""
        program, found = self.program, {}
        lane = tirx.Var("lane", "int32")
        wanted: dict[str, tuple[Any, tuple[Any, ...]]] = {}
        for stage in stages:
            for op, _, at in stage.loads(self._stage_point(stage, self.item, unit, lane)):
                wanted.setdefault(op.name, (op, at))
        for stream, load in enumerate(program.loads):
            source = program.source[load.name]
            if load.name in wanted or source in wanted:
                found[load.name] = found[source] = self._elements(stream, step)
        for name, (op, at) in wanted.items():
            if name in found or not placeholder(op) or not any(map(uses_any(lane), at)):
                continue
            found[name] = held = k.registers(program.lanes, str(op.output(0).dtype))
            with T.vectorized(0, program.lanes) as v:
                held[v] = self.buffers[name][tuple(rewrite(i, {lane: v}, no_read) for i in at)]
        return found

    def _elements(self, stream: int, step: Any) -> k.Array | k.Part:
        """A thread's vector of one of the loads."""
        lanes = self.program.lanes
        if not self.config.slots:
            return k.Part(self.held[stream], step * lanes)
        held = k.registers(lanes, self.program.dtype)
        base = self._position(self.slot, stream, step)
        with T.vectorized(0, lanes) as v:
            held[v] = self.slots[base + v]
        return held

    # Passes

    def _sums(self) -> None:
        """A group's, or a part's, sums and what follows from them."""
        place, arrived = 0, not self.config.slots
        if self.program.moments:
            _, rough, deviation = self.program.moments
            mean, square = Moments(self).find()
            self.env |= {(rough.name, 0): mean, (deviation.name, 0): T.float32(0)}
            self.env[deviation.name, 1] = square
            place, arrived = MOST_TERMS - 1, True
        for stage in self.program.first:
            if not stage.reduced:
                self.scalar(stage, lead=self.thread == 0)
                continue
            totals = k.zeros(stage.dtypes)
            add = self._adder(stage, totals)
            if arrived:
                self.each_vector(add)
            else:
                # The first pass keeps up with the copies as they arrive.
                for number, batch in enumerate(self.program.batches):
                    self.wait(number)
                    self.each_vector(add, batch)
                arrived = True
            at = self.scratch_at(place)
            place += len(totals)
            found = k.block_sums(
                [t[0] for t in totals], self.thread, self.config.threads, self.scratch, at
            )
            self.env |= {(stage.name, i): value for i, value in enumerate(found)}

    def _adder(self, stage: Stage, totals: Sequence[k.Array]) -> Callable[[Any, Any], None]:
        def add(step: Any, unit: Any) -> None:
            for terms in self.terms(stage, step, unit):
                for total, term in zip(totals, terms, strict=True):
                    total[0] = total[0] + term

        return add

    def terms(self, stage: Stage, step: Any, unit: Any) -> list[tuple[Any, ...]]:
        """What a stage adds up of each of a vector's elements."""
        vectors = self._vectors([stage], step, unit)
        return [
            stage.values(self._point(self.item, unit, lane), self.read(vectors, lane), inside=True)
            for lane in range(self.program.lanes)
        ]

    def scratch_at(self, place: int) -> Any:
        """Where the block's warps leave their values of the ``place``-th sum of a group."""
        return (self.turn * MOST_TERMS + place) * (self.config.threads // k.WARP)

    def scalar(self, stage: Stage, lead: Any) -> None:
        """A value a group, or one a part; ``lead`` says which thread writes it to memory."""
        at = self._stage_point(stage, self.item, None, None)
        name = stage.name
        if self.program.is_read(name):
            self.env[name, 0] = k.let(stage.values(at, self.read({}, 0))[0])
        if name in self.program.expression.outputs:
            with k.when(lead):
                value = self.env.get((name, 0))
                if value is None:
                    value = stage.values(at, self.read({}, 0))[0]
                self.buffers[name][self.item] = value

    def _write_outputs(self) -> None:
        program = self.program

        def one(step: Any, unit: Any) -> None:
            vectors = self._vectors([*program.last, *program.column_sums], step, unit)
            for stage in program.last:
                out = k.registers(program.lanes, stage.dtypes[0])
                for lane in range(program.lanes):
                    at = self._stage_point(stage, self.item, unit, lane)
                    out[lane] = stage.values(at, self.read(vectors, lane), inside=True)[0]
                with T.vectorized(0, program.lanes) as v:
                    at = self._stage_point(stage, self.item, unit, v)
                    self.buffers[stage.name][tuple(at)] = out[v]
            for lane in range(program.lanes):
                terms = [
                    term
                    for stage in program.column_sums
                    for term in stage.values(
                        self._stage_point(stage, self.item, unit, lane), self.read(vectors, lane)
                    )
                ]
                self.columns.add(step * program.lanes + lane, terms)

        self.each_vector(one)


def uses_any(*variables: Any) -> Callable[[Any], bool]:
    """Test whether an index depends on one of the variables."""

    def test(index: Any) -> bool:
        if isinstance(index, int):
            return False
        used = tirx.analysis.undefined_vars(index)
        return any(v.same_as(variable) for v in used for variable in variables)

    return test


def no_read(*_: Any) -> Any:
    """For indices, which read nothing."""
    raise AssertionError("an index reads a tensor")
