# SPDX-License-Identifier: Apache-2.0
"""The kernel of the depthwise schedule."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tvm import tirx
from tvm.script.ir_builder import IRBuilder
from tvm.tirx.script.builder import ir as build_ir

from tvmbn.ops.expression import Expression
from tvmbn.schedules import kernel as k
from tvmbn.schedules.conv_depthwise import Config
from tvmbn.schedules.conv_epilogue import Epilogue, arguments
from tvmbn.schedules.conv_problem import Problem
from tvmbn.schedules.kernel import T


def build(expression: Expression, problem: Problem, config: Config) -> k.Kernel:
    """Write the kernel."""
    with IRBuilder() as builder:
        with build_ir.prim_func():
            T.func_name("main")
            buffers = arguments(expression, problem)
            epilogue = Epilogue(expression, problem, buffers, config.vector)
            _Writer(problem, config, buffers, epilogue).write()
    return k.Kernel(builder.get(), (), 0)


class _Writer:
    """Emits the kernel."""

    def __init__(
        self, problem: Problem, config: Config, buffers: dict[str, k.Array], epilogue: Epilogue
    ) -> None:
        self.problem, self.config = problem, config
        self.buffers, self.epilogue = buffers, epilogue
        self.across = -(-problem.out_width // config.columns)
        self.down = -(-problem.out_height // config.rows)
        self.bytes = config.vector * problem.itemsize
        self.ys = _reached(config.rows, problem.stride[0], problem.kernel[0], problem.dilation[0])
        self.xs = _reached(
            config.columns, problem.stride[1], problem.kernel[1], problem.dilation[1]
        )

    def write(self) -> None:
        """The kernel."""
        problem, config = self.problem, self.config
        vectors = problem.groups // config.vector
        slices = -(-vectors // config.lanes)
        tiles = problem.batch * self.across * self.down
        blocks = k.ceildiv(tiles, config.tiles) * slices
        with (
            k.launch(blocks, config.threads) as (block, thread),
            T.attr(0, "pragma_unroll_explicit", 0),
        ):
            lane = k.hold(T.truncmod(thread, config.lanes))
            # Blocks of the same pixels follow each other: whole lines of memory meet in the caches.
            first = k.hold(T.truncmod(block, slices) * (config.lanes * config.vector))
            tile = k.hold(
                T.truncdiv(block, slices) * config.tiles + T.truncdiv(thread, config.lanes)
            )
            self.channel = k.hold(first + lane * config.vector)
            self.alive = []
            if not problem.tiled(config.tiles, tiles):
                self.alive.append(tile < tiles)
            if vectors % config.lanes:
                self.alive.append(self.channel < problem.groups)
            self.place(tile)
            weights = self.fetch_weights(thread, first)
            self.sums = k.registers(config.rows * config.columns * config.vector, "float32")
            with T.unroll(0, config.rows * config.columns * config.vector) as i:
                self.sums[i] = T.float32(0)
            row = self.load(self.ys[0])
            bias = self.load_bias()
            k.block_sync()
            self.weights = self.take_weights(weights, lane)
            for y in self.ys:
                self.use(y, row if y == self.ys[0] else self.load(y))
            self.finish(bias)

    def place(self, tile: Any) -> None:
        """Where a tile lies, in the output and in the input."""
        problem, config = self.problem, self.config
        line = k.let(T.truncdiv(tile, self.across))
        self.image = k.hold(T.truncdiv(line, self.down))
        self.out_x = k.hold(T.truncmod(tile, self.across) * config.columns)
        self.out_y = k.hold(T.truncmod(line, self.down) * config.rows)
        self.x = k.hold(self.out_x * problem.stride[1] - problem.begin[1])
        self.y = k.hold(self.out_y * problem.stride[0] - problem.begin[0])

    # Weights: a block's lie in a row in memory, a thread's apart from its neighbours'

    def fetch_weights(self, thread: Any, first: Any) -> k.Array:
        """Copy the weights of a block's channels to shared memory."""
        problem, config = self.problem, self.config
        pieces = config.lanes * problem.taps
        kept = k.shared(pieces * config.vector, problem.dtype)
        left = (problem.groups - first) * problem.taps
        ragged = problem.groups % (config.lanes * config.vector) != 0
        for start in range(0, pieces, config.threads):
            piece = k.let(start + thread)
            tests = [piece < pieces] if start + config.threads > pieces else []
            if ragged:
                tests.append(piece * config.vector < left)
            with k.when(_all(tests)):
                source = first * problem.taps + piece * config.vector
                k.move(
                    kept.address(piece * config.vector),
                    self.buffers["weight"].address(source),
                    self.bytes,
                )
        return kept

    def take_weights(self, kept: k.Array, lane: Any) -> k.Array:
        """A thread's weights, those of a channel in a row."""
        problem, config = self.problem, self.config
        count = problem.taps * config.vector
        narrow = k.registers(count, problem.dtype)
        with T.unroll(0, problem.taps) as i:
            at = i * config.vector
            k.move(narrow.address(at), kept.address(lane * count + at), self.bytes)
        wide = k.registers(count, "float32")
        with T.unroll(0, count) as i:
            wide[i] = T.cast(narrow[i], "float32")
        return wide

    def load_bias(self) -> k.Array | None:
        """The bias of a thread's channels."""
        sure = self.problem.groups % (self.config.lanes * self.config.vector) == 0
        return self.epilogue.bias(self.channel, self.config.vector, sure)

    # Pixels

    def load(self, y: int) -> k.Array:
        """The input's row ``y`` from the tile's first on; zeros where there is padding."""
        problem, config = self.problem, self.config
        vector = config.vector
        held = k.registers((self.xs[-1] + 1) * vector, problem.dtype)
        row = k.let(self.y + y)
        begin = k.hold((self.image * problem.height + row) * problem.width + self.x)
        for x in self.xs:
            for lane in range(vector):
                held[x * vector + lane] = tirx.const(0.0, problem.dtype)
            column = k.let(self.x + x)
            tests = list(self.alive)
            if problem.begin[0]:
                tests.append(row >= 0)
            if problem.begin[1]:
                tests.append(column >= 0)
            tests += [row < problem.height, column < problem.width]
            with k.when(_all(tests)):
                source = (begin + x) * problem.groups + self.channel
                k.move(held.address(x * vector), self.buffers["x"].address(source), self.bytes)
        return held

    def use(self, y: int, held: k.Array) -> None:
        """Add a row's products to every sum that it reaches."""
        problem, config = self.problem, self.config
        vector, (taps, across) = config.vector, problem.kernel
        for row in range(config.rows):
            tap, rest = divmod(y - row * problem.stride[0], problem.dilation[0])
            if rest or not 0 <= tap < taps:
                continue
            with T.unroll(0, across) as i:
                with T.unroll(0, config.columns) as column:
                    with T.unroll(0, vector) as lane:
                        x = column * problem.stride[1] + i * problem.dilation[1]
                        at = (row * config.columns + column) * vector + lane
                        weight = self.weights[lane * problem.taps + tap * across + i]
                        value = T.cast(held[x * vector + lane], "float32")
                        self.sums[at] = self.sums[at] + value * weight

    def finish(self, bias: k.Array | None) -> None:
        """Write the outputs that there are."""
        problem, config = self.problem, self.config
        for row in range(config.rows):
            for column in range(config.columns):
                y, x = k.let(self.out_y + row), k.let(self.out_x + column)
                tests = list(self.alive)
                if problem.out_height % config.rows:
                    tests.append(y < problem.out_height)
                if problem.out_width % config.columns:
                    tests.append(x < problem.out_width)
                with k.when(_all(tests)):
                    at = (row * config.columns + column) * config.vector
                    sums = [self.sums[at + lane] for lane in range(config.vector)]
                    pixel = (self.image * problem.out_height + y) * problem.out_width + x
                    self.epilogue.store(sums, pixel, self.channel, bias)


def _reached(outputs: int, stride: int, taps: int, dilation: int) -> list[int]:
    """Inputs along one dimension that some output reads, from the first one on."""
    return sorted({o * stride + i * dilation for o in range(outputs) for i in range(taps)})


def _all(tests: Sequence[Any]) -> Any:
    return tirx.all(*tests) if tests else tirx.const(True, "bool")
