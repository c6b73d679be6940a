# SPDX-License-Identifier: Apache-2.0
"""The kernel of the stem."""

from __future__ import annotations

from typing import Any

from tvm import tirx
from tvm.script.ir_builder import IRBuilder
from tvm.tirx.script.builder import ir as build_ir

from tvmbn.ops.expression import Expression
from tvmbn.schedules import kernel as k
from tvmbn.schedules.conv_epilogue import Epilogue, arguments
from tvmbn.schedules.conv_problem import Problem
from tvmbn.schedules.conv_rows import Rows
from tvmbn.schedules.conv_stem import COLUMNS, STEP, Config, Sizes
from tvmbn.schedules.conv_words import load_matrices, product
from tvmbn.schedules.kernel import T

# Threads of a multiprocessor: 168 registers each.
_THREADS = 384
# Loads of weights of a thread that are under way at once, and elements of 16 bytes.
_LOADS, _PIECE = 12, 8
_PAIR, _FIRST_OF_PAIR, _NONE = 0xFFFFFFFF, 0x0000FFFF, 0


def build(expression: Expression, problem: Problem, config: Config) -> k.Kernel:
    """Write the kernel."""
    with IRBuilder() as builder:
        with build_ir.prim_func():
            T.func_name("main")
            buffers = arguments(expression, problem)
            _Writer(expression, Sizes(problem, config), buffers).write()
    return k.Kernel(builder.get(), (), 0)


class _Writer:
    """Emits the kernel.

    A sum's products are numbered row by row of the kernel, ``even`` a row: the operand's element
    (pixel, number) lies at the pixel's place in the image, plus the row's, plus the rest.
    """

    def __init__(self, expression: Expression, sizes: Sizes, buffers: dict[str, k.Array]) -> None:
        self.sizes, self.problem, self.config = sizes, sizes.problem, sizes.config
        self.buffers = buffers
        self.epilogue = Epilogue(expression, self.problem, buffers)
        problem, config = self.problem, self.config
        self.across = -(-problem.out_width // COLUMNS)
        self.down = -(-problem.out_height // (config.warps * config.rows))
        self.tiles = problem.batch * self.across * self.down
        self.slices = -(-problem.cout // config.channels)
        self.columns = config.channels // 8
        self.held_count = -(-sizes.height * sizes.width // config.threads)

    def write(self) -> None:
        """The kernel."""
        problem, config, sizes = self.problem, self.config, self.sizes
        blocks = k.ceildiv(self.tiles, config.turns) * self.slices
        with (
            k.launch(blocks, config.threads, _resident(config)) as (block, thread),
            T.attr(0, "pragma_unroll_explicit", 0),
        ):
            self.thread = thread
            elements = sizes.shared_bytes // 2
            self.memory = k.dynamic_shared(elements, problem.dtype, 0)
            self.images = config.channels * sizes.apart
            sums_at = (self.images + 2 * sizes.patch) // 2
            self.channel = k.hold(T.truncmod(block, self.slices) * config.channels)
            self.first = k.hold(T.truncdiv(block, self.slices) * config.turns)
            self.lane = k.hold(T.truncmod(thread, k.WARP))
            self.warp = k.hold(T.truncdiv(thread, k.WARP))
            self.held = k.registers(self.held_count, problem.dtype)
            self.fetch(self.first)
            self.fetch_weights()
            rows = Rows(
                self.epilogue,
                config.channels,
                lambda at: self.memory.address((sums_at + at) * 2),
                problem.cout % config.channels == 0,
            )
            rows.start(self.warp, self.lane, self.channel)
            self.sums = k.registers(config.rows * self.columns * 4, "float32")
            with T.serial(0, config.turns) as turn:
                image = k.hold(self.images + T.truncmod(turn, 2) * sizes.patch)
                self.put(image)
                # Whoever wrote to this image last has passed the barrier of the turn before.
                k.block_sync()
                tile = k.hold(self.first + turn)
                with k.when(turn + 1 < config.turns):
                    self.fetch(tile + 1)
                self.multiply(image)
                self.finish(rows, tile)

    # The image

    def corner(self, tile: Any) -> tuple[Any, Any, Any]:
        """Image of the batch, and first output row and column, of a tile."""
        line = T.truncdiv(tile, self.across)
        height = self.config.warps * self.config.rows
        x, y = T.truncmod(tile, self.across) * COLUMNS, T.truncmod(line, self.down) * height
        return k.hold(T.truncdiv(line, self.down)), k.hold(y), k.hold(x)

    def each(self, number: Any) -> tuple[Any, Any, Any]:
        """One of a thread's elements of the image: its number, row and place in the row."""
        at = k.let(number * self.config.threads + self.thread)
        return at, T.truncdiv(at, self.sizes.width), T.truncmod(at, self.sizes.width)

    def fetch(self, tile: Any) -> None:
        """Load what a tile reaches, zeros for padding."""
        problem, sizes = self.problem, self.sizes
        batch, y, x = self.corner(tile)
        top = k.hold(y * problem.stride[0] - problem.begin[0])
        left = k.hold((x * problem.stride[1] - problem.begin[1]) * problem.cin)
        width = problem.width * problem.cin
        with T.unroll(0, self.held_count) as number:
            at, row, place = self.each(number)
            row, place = k.let(row + top), k.let(place + left)
            tests = [tile < self.tiles, row >= 0, row < problem.height, place >= 0, place < width]
            tests.append(at < sizes.height * sizes.width)
            self.held[number] = tirx.const(0.0, problem.dtype)
            with k.when(tirx.all(*tests)):
                source = (batch * problem.height + row) * width + place
                self.held[number] = self.buffers["x"][source]

    def put(self, image: Any) -> None:
        """Store what was loaded."""
        sizes = self.sizes
        with T.unroll(0, self.held_count) as number:
            at, row, place = self.each(number)
            with k.when(at < sizes.height * sizes.width):
                self.memory[image + row * sizes.line + place] = self.held[number]

    def fetch_weights(self) -> None:
        """Copy the block's weights, zeros for what no kernel place has.

        They are contiguous in memory, and many loads are under way at once: one by one they took
        longer than everything else.
        """
        problem, config, sizes = self.problem, self.config, self.sizes
        vector = problem.vector(problem.cout * problem.depth)
        count = config.channels * problem.depth // vector
        turns = -(-count // config.threads)
        batch = min(turns, _LOADS)
        held = k.registers(batch * vector, problem.dtype)
        begin = k.hold(self.channel * problem.depth)

        def there(at: Any) -> Any:
            tests = [at < count]
            if problem.cout % config.channels:
                tests.append(begin + at * vector < problem.cout * problem.depth)
            return tirx.all(*tests)

        for start in range(0, turns, batch):
            with T.unroll(0, batch) as turn:
                at = k.let((start + turn) * config.threads + self.thread)
                with k.when(there(at)):
                    source = self.buffers["weight"].address(begin + at * vector)
                    k.move(held.address(turn * vector), source, vector * problem.itemsize)
            if not start:
                self.clear_weights()
            with T.unroll(0, batch) as turn:
                at = k.let((start + turn) * config.threads + self.thread)
                with k.when(there(at)):
                    for lane in range(vector):
                        number = k.let(at * vector + lane)
                        channel = T.truncdiv(number, problem.depth)
                        number = k.let(T.truncmod(number, problem.depth))
                        row, place = T.truncdiv(number, sizes.run), T.truncmod(number, sizes.run)
                        to = channel * sizes.apart + row * sizes.even + place
                        self.memory[to] = held[turn * vector + lane]

    def clear_weights(self) -> None:
        """Make the weights' memory zero."""
        config, sizes = self.config, self.sizes
        zeros = k.registers(_PIECE, self.problem.dtype)
        with T.unroll(0, _PIECE) as i:
            zeros[i] = tirx.const(0.0, self.problem.dtype)
        pieces = config.channels * sizes.apart // _PIECE
        with T.unroll(0, -(-pieces // config.threads)) as turn:
            at = k.let(turn * config.threads + self.thread)
            with k.when(at < pieces):
                k.move(self.memory.address(at * _PIECE), zeros.address(0), 16)
        k.block_sync()

    # Products

    def multiply(self, image: Any) -> None:
        """The sums of a tile."""
        problem, config, sizes, lane = self.problem, self.config, self.sizes, self.lane
        with T.unroll(0, config.rows * self.columns * 4) as i:
            self.sums[i] = T.float32(0)
        right = T.truncmod(lane, 8) + T.truncdiv(lane, 16) * 8
        half = T.truncmod(T.truncdiv(lane, 8), 2) * 8
        weights = k.hold(right * sizes.apart + half)
        pixel = T.truncdiv(lane, 4) * (problem.stride[1] * problem.cin)
        row = self.warp * (config.rows * problem.stride[0] * sizes.line)
        place = k.hold(image + row + pixel)
        left = k.registers(config.rows * 4, "uint32")
        matrices = k.registers(self.columns * 2, "uint32")
        for step in range(sizes.depth // STEP):
            with T.unroll(0, self.columns // 2) as j:
                source = weights + j * (16 * sizes.apart) + step * STEP
                load_matrices(matrices.address(j * 4), self.memory.address(source))
            for part in range(2):
                self.load(left, place, step * STEP + part * 8, part)
            with T.unroll(0, config.rows) as i:
                with T.unroll(0, self.columns) as j:
                    to = self.sums.address((i * self.columns + j) * 4)
                    product(to, left.address(i * 4), matrices.address(j * 2), problem.dtype)

    def load(self, left: k.Array, place: Any, first: int, part: int) -> None:
        """Pairs ``first`` to ``first + 7`` of the operand, for every row of pixels."""
        problem, config, sizes = self.problem, self.config, self.sizes
        number = k.let(T.truncmod(self.lane, 4) * 2 + first)
        row = k.let(T.truncdiv(number, sizes.even))
        rest = k.let(number - row * sizes.even)
        last = problem.kernel[0] * sizes.even
        offset: Any = row * sizes.line + rest
        # What lies behind a row's run, or past the last row, belongs to other outputs: it must not
        # count, and may be infinite. So a weight of zero is not enough.
        keep = None
        numbers = range(first, first + 8, 2)
        if any(n >= last or (sizes.run % 2 and n % sizes.even == sizes.run - 1) for n in numbers):
            mask = tirx.const(_PAIR, "uint32")
            if sizes.run % 2:
                half = tirx.const(_FIRST_OF_PAIR, "uint32")
                mask = tirx.Select(rest == sizes.run - 1, half, mask)
            if first + 8 > last:
                mask = tirx.Select(number >= last, tirx.const(_NONE, "uint32"), mask)
                offset = tirx.Select(number >= last, tirx.const(0, "int32"), offset)
            keep = k.let(mask)
        offset = k.hold(place + offset)
        with T.unroll(0, config.rows) as i:
            for below in range(2):
                down = i * (problem.stride[0] * sizes.line)
                right = below * 8 * problem.stride[1] * problem.cin
                at = i * 4 + part * 2 + below
                k.move(left.address(at), self.memory.address(offset + down + right), 4)
                if keep is not None:
                    left[at] = left[at] & keep

    def finish(self, rows: Rows, tile: Any) -> None:
        """Write a tile's results."""
        problem, config = self.problem, self.config
        batch, y, x = self.corner(tile)
        with T.unroll(0, config.rows) as i:
            line = k.hold(y + self.warp * config.rows + i)
            base = k.hold((batch * problem.out_height + line) * problem.out_width + x)

            def exists(column: Any, channel: Any) -> Any:
                tests = [
                    tile < self.tiles,
                    line < problem.out_height,
                    x + column < problem.out_width,
                ]
                if problem.cout % config.channels:
                    tests.append(channel < problem.cout)
                return tirx.all(*tests)

            rows.write(
                self.sums,
                i * self.columns * 4,
                lambda column: k.let(base + column),
                exists,
            )


def _resident(config: Config) -> int:
    """Blocks of a multiprocessor, so that no thread gets more registers than this leaves.

    What every turn would work out again could take all of them.
    """
    return max(1, _THREADS // config.threads)
