# SPDX-License-Identifier: Apache-2.0
"""The kernel of the matrix product with wgmma: stages of both operands, products under way.

A stage's rows are 128 bytes whose pieces are permuted as ``conv_operands`` does, which is the
128-byte swizzle that the tensor cores undo; so a row of either operand is one step along the sum.
"""

from __future__ import annotations

from typing import Any

from tvm import tirx

from tvmbn.ops.expression import Expression
from tvmbn.schedules import conv_product
from tvmbn.schedules import kernel as k
from tvmbn.schedules.conv_operands import Window, on_plane
from tvmbn.schedules.conv_problem import Problem
from tvmbn.schedules.conv_wgmma import ALIGNED, DEPTH, GROUP, ROWS, STEP, Config, in_turn
from tvmbn.schedules.conv_words import (
    descriptor,
    group_product,
    products_begin,
    products_commit,
    products_wait,
    show_copies,
    to_aligned,
)
from tvmbn.schedules.kernel import T

# Bytes of the unit that descriptors count in.
_UNIT = 16


def build(expression: Expression, problem: Problem, config: Config) -> k.Kernel:
    """Write the kernel, and the one that adds up partial sums if there are any."""
    writer = _WindowWriter if config.windows else _Writer
    return conv_product.build(writer, expression, problem, config)


class _Writer(conv_product.Writer):
    """Emits the product.

    A warpgroup has blocks of 64 rows of pixels, one above the other; of each its four warps have
    16 rows, one above the other.
    """

    below = ROWS
    config: Config

    def resident(self) -> int:
        """See :meth:`tvmbn.schedules.conv_product.Writer.resident`."""
        return self.config.resident

    def place(self, thread: Any) -> None:
        """Name the thread's warp and lane and what follows from them."""
        config = self.config
        self.lane = k.hold(T.truncmod(thread, k.WARP))
        self.warp = k.hold(T.truncdiv(thread, k.WARP))
        group = T.truncdiv(self.warp, GROUP) * (self.rows * ROWS)
        self.warp_pixel = k.hold(group + T.truncmod(self.warp, GROUP) * 16)
        self.warp_channel = T.int32(0)
        self.first_place = k.hold(T.truncdiv(to_aligned(self.pipe.address(0), ALIGNED), 2))
        self.first_slot = k.let(self.first_place + config.windows * config.window)
        self.left = k.let(descriptor(self.pipe.address(self.first_place + group * DEPTH)))
        weights = self.first_slot + (config.stage - config.channels * DEPTH)
        self.right = k.let(descriptor(self.pipe.address(weights)))

    def multiply_all(self) -> None:
        """Go through the sum, a stage after the other."""
        config = self.config
        ahead, size = config.ahead(self.each), config.stage
        first, count = self.share()
        for i in range(ahead):
            with k.when(i < count):
                self.fetch_stage(self.first_slot + i * size, first + i)
            k.copy_commit()
        state = k.registers(2, "int32")
        state[0], state[1] = T.int32(0), T.int32(ahead * size)
        with T.serial(0, count) as turn:
            k.copy_wait(ahead - 1)
            show_copies()
            # The slot that is filled next: its products are over in every warpgroup.
            products_wait(config.running)
            k.block_sync()
            self.multiply(state[0], first + turn)
            with k.when(turn + ahead < count):
                self.fetch_stage(self.first_slot + state[1], first + turn + ahead)
            # Empty ones count too: what is under way is known by number.
            k.copy_commit()
            for i in range(2):
                last = tirx.const((config.stages - 1) * size, "int32")
                state[i] = T.if_then_else(state[i] == last, 0, state[i] + size)
        products_wait(0)

    def fetch_stage(self, slot: Any, tile: Any) -> None:
        """Start the copies of a tile of the sum."""
        self.fetch(slot, self.begin(tile))

    def begin(self, tile: Any) -> Any:
        """Where the sums of a tile begin."""
        problem = self.problem
        if not in_turn(problem):
            return tile * DEPTH
        tap, channels = T.truncmod(tile, problem.taps), T.truncdiv(tile, problem.taps)
        return tap * problem.cin + channels * DEPTH

    def rows_at(self, slot: Any, tile: Any) -> Any:
        """How far a tile's pixels lie behind the first ones, in elements."""
        del tile
        return slot

    def multiply(self, slot: Any, tile: Any) -> None:
        """Start the products of a stage."""
        columns = self.config.channels
        left = k.let(self.left + _units(self.rows_at(slot, tile)))
        right = k.let(self.right + _units(slot))
        products_begin()
        for step in range(DEPTH // STEP):
            along = step * STEP * 2 // _UNIT
            for i in range(self.rows):
                at = i * (ROWS * DEPTH * 2 // _UNIT) + along
                group_product(
                    self.sums.address(i * self.columns * 4),
                    left + tirx.const(at, "uint64"),
                    right + tirx.const(along, "uint64"),
                    columns,
                    self.problem.dtype,
                )
        products_commit()


class _WindowWriter(_Writer):
    """Emits the product of pixels that are copied once for all places of the kernel.

    Rows of a window are neighbours along the image's plane, so a place of the kernel is a step
    along the rows: the tensor cores begin reading at another row. Outputs are counted along the
    plane too, and those that lie among its zeros are not written.
    """

    def __init__(self, problem: Problem, config: Config, *rest: Any) -> None:
        super().__init__(problem, config, *rest)
        self.pixels = Window(config, problem, self.pixels.source)
        self.each = -(-self.tiles // (problem.taps * config.split)) * problem.taps

    def outputs(self) -> Any:
        """See :meth:`tvmbn.schedules.conv_product.Writer.outputs`."""
        rows, columns = self.problem.plane
        return self.problem.batch * (rows * columns)

    def output(self, row: Any) -> Any:
        """See :meth:`tvmbn.schedules.conv_product.Writer.output`."""
        problem = self.problem
        image, y, x = on_plane(problem, row)
        return (image * problem.out_height + y) * problem.out_width + x

    def exists(self, pixel: Any, channel: Any) -> Any:
        """See :meth:`tvmbn.schedules.conv_product.Writer.exists`."""
        problem = self.problem
        image, y, x = on_plane(problem, pixel)
        tests = [image < problem.batch, y < problem.out_height, x < problem.out_width]
        return tirx.all(*tests, *self.known(channel))

    def fetch_stage(self, slot: Any, tile: Any) -> None:
        """Start the copies of a tile's weights, and of the window that it is the first to need."""
        tap, turn = T.truncmod(tile, self.problem.taps), T.truncdiv(tile, self.problem.taps)
        with k.when(tap == 0):
            self.pixels.fetch(self.pipe, self.first_place + self.window_at(turn), turn * DEPTH)
        self.weights.fetch(self.pipe, slot, k.let(self.begin(tile)))

    def window_at(self, turn: Any) -> Any:
        """Where a window lies behind the first, in elements."""
        return T.truncmod(turn, self.config.windows) * self.config.window

    def rows_at(self, slot: Any, tile: Any) -> Any:
        """See :meth:`_Writer.rows_at`."""
        del slot
        problem = self.problem
        tap, turn = T.truncmod(tile, problem.taps), T.truncdiv(tile, problem.taps)
        row, column = T.truncdiv(tap, problem.kernel[1]), T.truncmod(tap, problem.kernel[1])
        down, right = problem.dilation
        step = row * (down * problem.plane[1]) + column * right
        return self.window_at(turn) + step * DEPTH


def _units(elements: Any) -> Any:
    """A distance as descriptors count it."""
    return T.cast(T.truncdiv(elements, _UNIT // 2), "uint64")
