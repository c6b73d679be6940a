# SPDX-License-Identifier: Apache-2.0
"""The kernel of the matrix product: stages of both operands, tensor cores, the epilogue."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tvm import tirx
from tvm.script.ir_builder import IRBuilder
from tvm.tirx.script.builder import ir as build_ir

from tvmbn.ops.expression import Expression
from tvmbn.schedules import kernel as k
from tvmbn.schedules.conv_epilogue import Epilogue, arguments
from tvmbn.schedules.conv_gemm import PIECE, STEP, Config
from tvmbn.schedules.conv_operands import Pixels, Weights, turned
from tvmbn.schedules.conv_problem import Problem
from tvmbn.schedules.conv_rows import APART, Rows
from tvmbn.schedules.conv_words import load_matrices, load_peer, product
from tvmbn.schedules.kernel import T

PARTIALS = "partials"
# Threads of a block that adds up partial sums.
_ADDERS = 128


def build(expression: Expression, problem: Problem, config: Config) -> k.Kernel:
    """Write the kernel, and the one that adds up partial sums if there are any."""
    with IRBuilder() as builder:
        with build_ir.prim_func():
            T.func_name("main")
            buffers = arguments(expression, problem)
            epilogue = Epilogue(expression, problem, buffers)
            partials = None
            if config.split > 1 and not config.cluster:
                size = config.split * problem.pixels * problem.cout
                partials = k.Array(T.arg(PARTIALS, T.buffer((size,), "float32")))
            Writer(problem, config, buffers, epilogue, partials).write()
            if partials is not None:
                add_up(problem, config, epilogue, partials)
    return k.Kernel(builder.get(), () if partials is None else (PARTIALS,), 0)


def add_up(problem: Problem, config: Config, epilogue: Epilogue, partials: k.Array) -> None:
    """Write the kernel that adds up the partial sums, always in the same order."""
    vector = epilogue.vector
    vectors = problem.pixels * problem.cout // vector
    with k.launch(-(-vectors // _ADDERS), _ADDERS) as (block, thread):
        at = k.let(block * _ADDERS + thread)
        with k.when(at < vectors):
            pixel = k.let(T.truncdiv(at, problem.cout // vector))
            channel = k.let(T.truncmod(at, problem.cout // vector) * vector)
            bias = epilogue.bias(channel, vector)
            held = k.registers(config.split * vector, "float32")
            step = min(vector, 4)
            for part in range(config.split):
                for lane in range(0, vector, step):
                    source = part * problem.pixels * problem.cout + at * vector + lane
                    to = held.address(part * vector + lane)
                    k.move(to, partials.address(source), 4 * step)
            sums = []
            for lane in range(vector):
                total = held[lane]
                for part in range(1, config.split):
                    total = total + held[part * vector + lane]
                sums.append(k.let(total))
            epilogue.store(sums, pixel, channel, bias)


class Writer:
    """Emits the product.

    A warp's sums are 16x8 matrices, (rows, columns) of them; of each a thread has four: two
    neighbours of row lane / 4 and of the row eight below.
    """

    def __init__(
        self,
        problem: Problem,
        config: Config,
        buffers: dict[str, k.Array],
        epilogue: Epilogue,
        partials: k.Array | None,
    ) -> None:
        self.problem, self.config, self.epilogue = problem, config, epilogue
        self.partials = partials
        self.take: Callable[[k.Array], None] | None = None
        self.pixels = Pixels(config, problem, buffers["x"])
        self.weights = Weights(config, problem, buffers["weight"])
        pixels, channels = config.warp
        self.rows, self.columns = pixels // 16, channels // 8
        self.tiles = -(-problem.depth // config.depth)
        self.each = -(-self.tiles // config.split)

    def write(self) -> None:
        """The kernel."""
        problem, config = self.problem, self.config
        across = -(-problem.cout // config.channels)
        along = k.ceildiv(problem.pixels, config.pixels)
        cluster = config.split if config.cluster else 0
        with (
            k.launch(config.split * along * across, config.threads, 0, cluster) as (block, thread),
            T.attr(0, "pragma_unroll_explicit", 0),
        ):
            self.pipe = k.dynamic_shared(config.shared_bytes // 2, problem.dtype, 0)
            self.sums = k.registers(self.rows * self.columns * 4, "float32")
            with T.unroll(0, self.rows * self.columns * 4) as i:
                self.sums[i] = T.float32(0)
            tile, self.part = block, T.int32(0)
            if config.cluster:
                tile = k.let(T.truncdiv(block, config.split))
                self.part = k.hold(T.truncmod(block, config.split))
            elif config.split > 1:
                tile = k.let(T.truncmod(block, along * across))
                self.part = k.hold(T.truncdiv(block, along * across))
            # Blocks with the same pixels follow each other: these are read from memory once.
            self.channel = k.hold(T.truncmod(tile, across) * config.channels)
            self.pixel = k.hold(T.truncdiv(tile, across) * config.pixels)
            self.place(thread)
            self.pixels.start_at(thread, self.pixel)
            self.weights.start_at(thread, self.channel)
            self.multiply_all()
            if config.cluster:
                self.gather(thread)
            elif self.partials is not None:
                self.publish(self.partials)
            else:
                self.finish()

    def place(self, thread: Any) -> None:
        """Name the thread's warp and lane and what follows from them."""
        config = self.config
        pixels, channels = config.warp
        self.lane = k.hold(T.truncmod(thread, k.WARP))
        self.warp = k.hold(T.truncdiv(thread, k.WARP))
        self.warp_pixel = k.hold(T.truncmod(self.warp, config.pixel_warps) * pixels)
        self.warp_channel = k.hold(T.truncdiv(self.warp, config.pixel_warps) * channels)
        lane, depth = self.lane, config.depth
        # Rows of a matrix that the lane names, and which half of the step it is in.
        row = T.truncmod(lane, 16)
        self.row_at = k.hold((self.warp_pixel + row) * depth)
        self.row_half = k.hold(T.truncdiv(lane, 16))
        column = T.truncmod(lane, 8) + T.truncdiv(lane, 16) * 8
        self.column_at = k.hold((config.pixels + self.warp_channel + column) * depth)
        self.column_half = k.hold(T.truncmod(T.truncdiv(lane, 8), 2))
        self.line = k.hold(T.truncmod(lane, 8))

    def multiply_all(self) -> None:
        """Go through the sum, a stage after the other."""
        config = self.config
        ahead, size = config.stages - 1, config.stage
        first, count = k.hold(self.part * self.each), self.each
        if config.split > 1 and self.tiles % self.each:
            count = k.hold(T.min(self.each, self.tiles - first))
        for i in range(ahead):
            with k.when(i < count):
                self.fetch(i * size, first + i)
            k.copy_commit()
        state = k.registers(2, "int32")
        state[0], state[1] = T.int32(0), T.int32(ahead * size)
        with T.serial(0, count) as turn:
            k.copy_wait(ahead - 1)
            k.block_sync()
            with k.when(turn + ahead < count):
                self.fetch(state[1], first + turn + ahead)
            # Empty ones count too: what is under way is known by number.
            k.copy_commit()
            self.multiply(state[0])
            for i in range(2):
                last = tirx.const((config.stages - 1) * size, "int32")
                state[i] = T.if_then_else(state[i] == last, 0, state[i] + size)

    def fetch(self, slot: Any, tile: Any) -> None:
        """Start copying both operands of a stage."""
        config = self.config
        first = k.let(tile * config.depth)
        self.pixels.fetch(self.pipe, slot, first)
        self.weights.fetch(self.pipe, slot + config.pixels * config.depth, first)

    def multiply(self, slot: Any) -> None:
        """Multiply a stage; the next step's operands are read while one is multiplied."""
        steps, dtype = self.config.depth // STEP, self.problem.dtype
        rows, columns = 4 * self.rows, 2 * self.columns
        left, right = k.registers(2 * rows, "uint32"), k.registers(2 * columns, "uint32")
        self.load(slot, 0, left, right)
        for step in range(steps):
            if step + 1 < steps:
                self.load(slot, step + 1, left, right)
            turn = step % 2
            with T.unroll(0, self.rows) as i:
                with T.unroll(0, self.columns) as j:
                    product(
                        self.sums.address((i * self.columns + j) * 4),
                        left.address(turn * rows + i * 4),
                        right.address(turn * columns + j * 2),
                        dtype,
                    )

    def load(self, slot: Any, step: int, left: k.Array, right: k.Array) -> None:
        """Read a step's operands from shared memory."""
        depth, turn = self.config.depth, step % 2

        def piece(half: Any) -> Any:
            return turned(step * (STEP // PIECE) + half, self.line, depth) * PIECE

        at = k.let(slot + self.row_at + piece(self.row_half))
        with T.unroll(0, self.rows) as i:
            to = left.address(turn * 4 * self.rows + i * 4)
            load_matrices(to, self.pipe.address(at + i * (16 * depth)))
        at = k.let(slot + self.column_at + piece(self.column_half))
        with T.unroll(0, self.columns // 2) as j:
            to = right.address(turn * 2 * self.columns + j * 4)
            load_matrices(to, self.pipe.address(at + j * (16 * depth)))

    # Results

    def finish(self) -> None:
        """Write results, 16 pixels at a time."""
        sure = self.problem.cout % self.config.channels == 0
        # Floats, in the memory of the stages.
        floats = lambda at: self.pipe.address(at * 2)  # noqa: E731
        rows = Rows(self.epilogue, self.config.warp[1], floats, sure, self.take)
        # The copies are over, but other warps may still read the last stage.
        k.copy_wait(0)
        k.block_sync()
        rows.start(self.warp, self.lane, self.channel + self.warp_channel)
        with T.unroll(0, self.rows) as i:
            base = k.let(self.pixel + self.warp_pixel + i * 16)
            rows.write(
                self.sums,
                i * self.columns * 4,
                lambda line: k.let(base + line),
                lambda line, channel: self.exists(base + line, channel),
            )

    def gather(self, thread: Any) -> None:
        """Put the sums of the cluster's blocks together, each block those of some pixels."""
        config, epilogue = self.config, self.epilogue
        apart = config.channels + APART
        k.copy_wait(0)
        k.block_sync()
        row, column = T.truncdiv(self.lane, 4), T.truncmod(self.lane, 4) * 2
        put = k.hold((self.warp_pixel + row) * apart + self.warp_channel + column)
        with T.unroll(0, self.rows) as i:
            with T.unroll(0, self.columns) as j:
                for half in range(2):
                    source = self.sums.address((i * self.columns + j) * 4 + half * 2)
                    to = put + (i * 16 + half * 8) * apart + j * 8
                    k.move(self.pipe.address(to * 2), source, 8)
        k.cluster_arrive()
        k.cluster_wait()
        share = -(-config.pixels // config.split)
        lanes = config.channels // PIECE
        sure = self.problem.cout % config.channels == 0
        for start in range(0, share * lanes, config.threads):
            at = k.let(thread + start)
            line = k.hold(self.part * share + T.truncdiv(at, lanes))
            column = k.hold(T.truncmod(at, lanes) * PIECE)
            pixel, channel = k.let(self.pixel + line), k.hold(self.channel + column)
            mine = tirx.all(at < share * lanes, line < config.pixels)
            with k.when(tirx.all(mine, self.exists(pixel, channel))):
                bias = epilogue.bias(channel, PIECE, sure)
                held = k.registers(config.split * PIECE, "float32")
                for part in range(config.split):
                    for lane in range(0, PIECE, 4):
                        source = self.pipe.address((line * apart + column + lane) * 2)
                        load_peer(held.address(part * PIECE + lane), source, part)
                for lane in range(PIECE):
                    for part in range(1, config.split):
                        held[lane] = held[lane] + held[part * PIECE + lane]
                vector = epilogue.vector
                for part in range(0, PIECE, vector):
                    with k.when(self.exists(pixel, channel + part)):
                        sums = [held[part + lane] for lane in range(vector)]
                        epilogue.store(sums, pixel, channel + part, bias, part)
        # What others still read must not go away.
        k.cluster_arrive()
        k.cluster_wait()

    def exists(self, pixel: Any, channel: Any) -> Any:
        """Whether there is such an output."""
        tests = [tirx.const(True, "bool")]
        if not self.problem.tiled(self.config.pixels):
            tests.append(pixel < self.problem.pixels)
        if self.problem.cout % self.config.channels:
            tests.append(channel < self.problem.cout)
        return tirx.all(*tests)

    def publish(self, partials: k.Array) -> None:
        """Write the sums of this part as they are: four lanes have 32 bytes in a row."""
        problem = self.problem
        pixel = k.hold(self.pixel + self.warp_pixel + T.truncdiv(self.lane, 4))
        channel = k.hold(self.channel + self.warp_channel + T.truncmod(self.lane, 4) * 2)
        pair = 2 - problem.cout % 2
        base = k.hold((self.part * problem.pixels + pixel) * problem.cout + channel)
        with T.unroll(0, self.rows) as i:
            for half in range(2):
                below = i * 16 + half * 8
                with T.unroll(0, self.columns) as j:
                    for lane in range(0, 2, pair):
                        right = j * 8 + lane
                        with k.when(self.exists(pixel + below, channel + right)):
                            at = (i * self.columns + j) * 4 + half * 2 + lane
                            to = partials.address(base + below * problem.cout + right)
                            k.move(to, self.sums.address(at), 4 * pair)
