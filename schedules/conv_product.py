# SPDX-License-Identifier: Apache-2.0
"""What the kernels of a matrix product on tensor cores share: tiles, and where their sums go."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any

from tvm import tirx
from tvm.script.ir_builder import IRBuilder
from tvm.tirx.script.builder import ir as build_ir

from tvmbn.ops.expression import Expression
from tvmbn.schedules import kernel as k
from tvmbn.schedules.conv_epilogue import Epilogue, arguments
from tvmbn.schedules.conv_operands import SMALLEST_COPY, Config, Pixels, Weights
from tvmbn.schedules.conv_problem import Problem
from tvmbn.schedules.conv_rows import APART, BIAS, LANE, RoundedRows, Rows
from tvmbn.schedules.conv_words import copy_or_zero, load_peer
from tvmbn.schedules.kernel import T
from tvmbn.spec import ITEMSIZE

PARTIALS = "partials"
# Threads of a block that adds up partial sums.
_ADDERS = 128


def build(
    writer: type[Writer], expression: Expression, problem: Problem, config: Config
) -> k.Kernel:
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
            writer(problem, config, buffers, epilogue, partials).write()
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


class Writer(ABC):
    """Emits a matrix product of a tile of pixels by a tile of channels.

    A warp's sums are matrices of 16x8, (rows, columns) of them, rows of matrices ``below`` pixels
    apart; of each matrix a thread has four sums: two neighbours of row lane / 4 and of the row
    eight below. ``take`` sees every vector of results that a thread has written.
    """

    below = 16
    lane: Any
    warp: Any
    warp_pixel: Any
    warp_channel: Any

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
        whole, size = config.split == 1, ITEMSIZE.get(epilogue.bias_dtype, 0)
        # Whether the bias of whole sums can be copied to shared memory, where it awaits the end.
        self.keeps = whole and size > 0 and problem.cout * size % SMALLEST_COPY == 0
        # Whether results, of 16 bits, need nothing but sums and what is in shared memory.
        alone = not epilogue.adds and (self.keeps or not size)
        self.rounds = whole and alone and problem.itemsize == 2  # noqa: PLR2004
        self.sure = problem.cout % config.channels == 0

    def resident(self) -> int:
        """Blocks of a multiprocessor that the compiler must leave registers for; 0 does not ask."""
        return 0

    def write(self) -> None:
        """The kernel."""
        problem, config = self.problem, self.config
        across = -(-problem.cout // config.channels)
        along = k.ceildiv(self.outputs(), config.pixels)
        cluster = config.split if config.cluster else 0
        with (
            k.launch(config.split * along * across, config.threads, self.resident(), cluster) as (
                block,
                thread,
            ),
            T.attr(0, "pragma_unroll_explicit", 0),
        ):
            size = problem.itemsize
            self.pipe = k.dynamic_shared(config.shared_bytes(size) // size, problem.dtype, 0)
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
            if self.keeps:
                self.fetch_bias(thread)
            self.multiply_all()
            if config.cluster:
                self.gather(thread)
            elif self.partials is not None:
                self.publish(self.partials)
            else:
                self.finish()

    def bias_at(self, channel: Any) -> Any:
        """Place of a channel's bias, behind the stages."""
        config, itemsize = self.config, self.problem.itemsize
        first = (config.shared_bytes(itemsize) - BIAS * config.channels) // itemsize
        each = ITEMSIZE[self.epilogue.bias_dtype] // itemsize
        return self.pipe.address(first + (channel - self.channel) * each)

    def fetch_bias(self, thread: Any) -> None:
        """Start copying the bias of the block's channels."""
        config, source = self.config, self.epilogue.buffers["bias"]
        each = SMALLEST_COPY // ITEMSIZE[self.epilogue.bias_dtype]
        for start in range(0, config.channels // each, config.threads):
            piece = k.let(thread + start)
            channel = k.let(self.channel + piece * each)
            there = tirx.all(tirx.const(True, "bool"), *self.known(channel))
            with k.when(piece < config.channels // each):
                copy_or_zero(
                    self.bias_at(channel), source.address(channel), SMALLEST_COPY, there, True
                )

    @abstractmethod
    def place(self, thread: Any) -> None:
        """Name the thread's warp and lane and what follows from them."""

    def share(self) -> tuple[Any, Any]:
        """First tile of the part's sums, and how many there are."""
        first, count = k.hold(self.part * self.each), self.each
        if self.config.split > 1 and self.tiles % self.each:
            count = k.hold(T.min(self.each, self.tiles - first))
        return first, count

    def fetch(self, slot: Any, first: Any) -> None:
        """Start copying both operands of a stage, whose sums begin at ``first``."""
        config = self.config
        first = k.let(first)
        self.pixels.fetch(self.pipe, slot, first)
        self.weights.fetch(self.pipe, slot + config.pixels * config.depth, first)

    @abstractmethod
    def multiply_all(self) -> None:
        """Leave the products of the part's tiles of the sum in ``sums``; nothing is under way."""

    def finish(self) -> None:
        """Write results, 16 pixels at a time."""
        kind, at = (RoundedRows, self.pipe.address) if self.rounds else (Rows, self.float_at)
        bias_at = self.bias_at if self.keeps else None
        rows = kind(self.epilogue, self.columns * 8, at, self.sure, bias_at, self.take)
        # The copies are over, but other warps may still read the last stage.
        k.copy_wait(0)
        k.block_sync()
        rows.start(self.warp, self.lane, self.channel + self.warp_channel)
        with T.unroll(0, self.rows) as i:
            base = k.let(self.pixel + self.warp_pixel + i * self.below)
            rows.write(
                self.sums,
                i * self.columns * 4,
                lambda line: k.let(self.output(base + line)),
                lambda line, channel: self.exists(base + line, channel),
            )

    def float_at(self, at: Any) -> Any:
        """Place of a float in the memory of the stages."""
        return self.pipe.address(at * (4 // self.problem.itemsize))

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
                    to = put + (i * self.below + half * 8) * apart + j * 8
                    k.move(self.float_at(to), source, 8)
        k.cluster_arrive()
        k.cluster_wait()
        share = -(-config.pixels // config.split)
        lanes = config.channels // LANE
        for start in range(0, share * lanes, config.threads):
            at = k.let(thread + start)
            line = k.hold(self.part * share + T.truncdiv(at, lanes))
            column = k.hold(T.truncmod(at, lanes) * LANE)
            pixel, channel = k.let(self.pixel + line), k.hold(self.channel + column)
            mine = tirx.all(at < share * lanes, line < config.pixels)
            with k.when(tirx.all(mine, self.exists(pixel, channel))):
                output = k.let(self.output(pixel))
                bias = epilogue.bias(channel, LANE, self.sure)
                held = k.registers(config.split * LANE, "float32")
                for part in range(config.split):
                    for lane in range(0, LANE, 4):
                        source = self.float_at(line * apart + column + lane)
                        load_peer(held.address(part * LANE + lane), source, part)
                for lane in range(LANE):
                    for part in range(1, config.split):
                        held[lane] = held[lane] + held[part * LANE + lane]
                vector = epilogue.vector
                for part in range(0, LANE, vector):
                    with k.when(self.exists(pixel, channel + part)):
                        sums = [held[part + lane] for lane in range(vector)]
                        epilogue.store(sums, output, channel + part, bias, part)
        # What others still read must not go away.
        k.cluster_arrive()
        k.cluster_wait()

    def outputs(self) -> Any:
        """Rows of all tiles of pixels together."""
        return self.problem.pixels

    def output(self, row: Any) -> Any:
        """The output pixel of a row."""
        return row

    def exists(self, pixel: Any, channel: Any) -> Any:
        """Whether there is an output for a row of the tiles and a channel."""
        tests = [tirx.const(True, "bool")]
        if not self.problem.tiled(self.config.pixels):
            tests.append(pixel < self.problem.pixels)
        return tirx.all(*tests, *self.known(channel))

    def known(self, channel: Any) -> list[Any]:
        """Whether there is such a channel, where there may be none."""
        return [] if self.sure else [channel < self.problem.cout]

    def publish(self, partials: k.Array) -> None:
        """Write the sums of this part as they are: four lanes have 32 bytes in a row."""
        problem = self.problem
        pixel = k.hold(self.pixel + self.warp_pixel + T.truncdiv(self.lane, 4))
        channel = k.hold(self.channel + self.warp_channel + T.truncmod(self.lane, 4) * 2)
        pair = 2 - problem.cout % 2
        base = k.hold((self.part * problem.pixels + pixel) * problem.cout + channel)
        with T.unroll(0, self.rows) as i:
            for half in range(2):
                below = i * self.below + half * 8
                with T.unroll(0, self.columns) as j:
                    for lane in range(0, 2, pair):
                        right = j * 8 + lane
                        with k.when(self.exists(pixel + below, channel + right)):
                            at = (i * self.columns + j) * 4 + half * 2 + lane
                            to = partials.address(base + below * problem.cout + right)
                            k.move(to, self.sums.address(at), 4 * pair)
