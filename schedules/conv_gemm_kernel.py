# SPDX-License-Identifier: Apache-2.0
"""The kernel of the matrix product with mma.sync: stages of both operands, tensor cores."""

from __future__ import annotations

from typing import Any

from tvm import tirx

from tvmbn.ops.expression import Expression
from tvmbn.schedules import conv_product
from tvmbn.schedules import kernel as k
from tvmbn.schedules.conv_gemm import STEP, Config
from tvmbn.schedules.conv_operands import turned
from tvmbn.schedules.conv_problem import Problem
from tvmbn.schedules.conv_words import load_matrices, product, round_to_tf32
from tvmbn.schedules.kernel import T


def build(expression: Expression, problem: Problem, config: Config) -> k.Kernel:
    """Write the kernel, and the one that adds up partial sums if there are any."""
    return conv_product.build(Writer, expression, problem, config)


class Writer(conv_product.Writer):
    """Emits the product."""

    config: Config

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
        first, count = self.share()
        for i in range(ahead):
            with k.when(i < count):
                self.fetch(i * size, (first + i) * config.depth)
            k.copy_commit()
        state = k.registers(2, "int32")
        state[0], state[1] = T.int32(0), T.int32(ahead * size)
        with T.serial(0, count) as turn:
            k.copy_wait(ahead - 1)
            k.block_sync()
            with k.when(turn + ahead < count):
                self.fetch(state[1], (first + turn + ahead) * config.depth)
            # Empty ones count too: what is under way is known by number.
            k.copy_commit()
            self.multiply(state[0])
            for i in range(2):
                last = tirx.const((config.stages - 1) * size, "int32")
                state[i] = T.if_then_else(state[i] == last, 0, state[i] + size)

    def multiply(self, slot: Any) -> None:
        """Multiply a stage; the next step's operands are read while one is multiplied."""
        steps = self.config.depth // (STEP * self.problem.piece)
        rows, columns = 4 * self.rows, 2 * self.columns
        left, right = k.registers(2 * rows, "uint32"), k.registers(2 * columns, "uint32")
        self.load(slot, 0, left, right)
        for step in range(steps):
            if step + 1 < steps:
                self.load(slot, step + 1, left, right)
            turn = step % 2
            if self.problem.tf32:
                # Here, not where they are loaded: that would wait for them.
                for operand, count in ((left, rows), (right, columns)):
                    with T.unroll(0, count) as i:
                        round_to_tf32(operand.address(turn * count + i))
            with T.unroll(0, self.rows) as i:
                with T.unroll(0, self.columns) as j:
                    product(
                        self.sums.address((i * self.columns + j) * 4),
                        left.address(turn * rows + i * 4),
                        right.address(turn * columns + j * 2),
                        self.problem.dtype,
                    )

    def load(self, slot: Any, step: int, left: k.Array, right: k.Array) -> None:
        """Read a step's operands from shared memory."""
        depth, turn = self.config.depth, step % 2
        size = self.problem.piece

        def piece(half: Any) -> Any:
            return turned(step * STEP + half, self.line, depth // size) * size

        at = k.let(slot + self.row_at + piece(self.row_half))
        with T.unroll(0, self.rows) as i:
            to = left.address(turn * 4 * self.rows + i * 4)
            load_matrices(to, self.pipe.address(at + i * (16 * depth)))
        at = k.let(slot + self.column_at + piece(self.column_half))
        with T.unroll(0, self.columns // 2) as j:
            to = right.address(turn * 2 * self.columns + j * 4)
            load_matrices(to, self.pipe.address(at + j * (16 * depth)))
