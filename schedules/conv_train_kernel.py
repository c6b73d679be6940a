# SPDX-License-Identifier: Apache-2.0
"""The kernels of a convolution with BatchNorm in training: product, merging, normalising.

Statistics are always added in the same order. No variance is a difference of two large squares:
a thread's sums are around its first value, warps merge means and centred squares by the formula of
Chan, Golub and LeVeque (1983), and those of all warps are summed around the mean of the first.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tvm import tirx
from tvm.script.ir_builder import IRBuilder
from tvm.tirx.script.builder import ir as build_ir

from tvmbn.ops.expression import Expression
from tvmbn.schedules import kernel as k
from tvmbn.schedules.common import largest_divisor
from tvmbn.schedules.conv_epilogue import Epilogue, arguments
from tvmbn.schedules.conv_gemm_kernel import Writer
from tvmbn.schedules.conv_problem import Problem
from tvmbn.schedules.conv_rows import LANE
from tvmbn.schedules.conv_train import Config
from tvmbn.schedules.kernel import T
from tvmbn.schedules.stages import Stage, operations
from tvmbn.spec import ITEMSIZE

MOMENTS = "moments"
# Threads that merge a vector of channels, and results that each has under way at once.
_MERGERS, _AHEAD = 512, 4
# Threads of a normalising block, about, and pixels of each.
_THREADS, _PIXELS = 256, 8
# Stages of the expression that hold the statistics before they are rounded, and what follows.
_MEAN, _VARIANCE = "group_mean", "group_variance"
_FINISHED = ("rstd", "save_mean", "save_rstd", "new_running_mean", "new_running_var")


def build(expression: Expression, problem: Problem, config: Config) -> k.Kernel:
    """Write the three kernels."""
    with IRBuilder() as builder:
        with build_ir.prim_func():
            T.func_name("main")
            buffers = arguments(expression, problem)
            part = config.warp[0]
            parts = -(-problem.pixels // part)
            moments = k.Array(T.arg(MOMENTS, T.buffer((2 * parts * problem.cout,), "float32")))
            own = {name: buffers[name] for name in ("x", "weight", "y")}
            epilogue = Epilogue(expression, problem, own)
            _Product(problem, config, own, epilogue, moments).write()
            merge(expression, problem, part, buffers, moments)
            normalise(expression, problem, buffers)
    return k.Kernel(builder.get(), (MOMENTS,), 0)


class _Product(Writer):
    """The product; warps leave the statistics of what they write.

    Of a warp's pixels a thread writes some, always of the same eight channels.
    """

    def __init__(
        self,
        problem: Problem,
        config: Config,
        buffers: dict[str, k.Array],
        epilogue: Epilogue,
        moments: k.Array,
    ) -> None:
        super().__init__(problem, config, buffers, epilogue, None)
        self.moments = moments

    def finish(self) -> None:
        """Write results, then the statistics."""
        self.pivot, self.drift, self.square = (k.registers(LANE, "float32") for _ in range(3))
        self.count = k.registers(1, "float32")
        self.count[0] = T.float32(0)
        for held in (self.pivot, self.drift, self.square):
            for lane in range(LANE):
                held[lane] = T.float32(0)
        self.take = self.gather_vector
        super().finish()
        self.leave()

    def gather_vector(self, stored: k.Array) -> None:
        """Add one pixel's values to a thread's sums around its first ones."""
        for lane in range(LANE):
            value = k.let(T.cast(stored[lane], "float32"))
            self.pivot[lane] = tirx.Select(self.count[0] > T.float32(0), self.pivot[lane], value)
            off = k.let(value - self.pivot[lane])
            self.drift[lane] = self.drift[lane] + off
            self.square[lane] = self.square[lane] + off * off
        self.count[0] = self.count[0] + T.float32(1)

    def leave(self) -> None:
        """Merge the threads that have the same channels, and write mean and centred squares."""
        mean, rest = self.pivot, self.square
        many = k.let(T.max(self.count[0], T.float32(1)))
        for lane in range(LANE):
            drift = k.let(self.drift[lane] / many)
            mean[lane] = mean[lane] + drift
            rest[lane] = rest[lane] - drift * self.drift[lane]
        lanes = self.config.warp[1] // LANE
        distance = lanes
        while distance < k.WARP:
            other = k.let(k.from_lane_across(self.count[0], distance))
            share = k.let(other / T.max(self.count[0] + other, T.float32(1)))
            for lane in range(LANE):
                apart = k.let(k.from_lane_across(mean[lane], distance) - mean[lane])
                theirs = k.let(k.from_lane_across(rest[lane], distance))
                mean[lane] = mean[lane] + apart * share
                rest[lane] = rest[lane] + theirs + apart * apart * (self.count[0] * share)
            self.count[0] = self.count[0] + other
            distance *= 2
        problem, part = self.problem, self.config.warp[0]
        channel = k.let(self.channel + self.warp_channel + self.lane * LANE)
        pixel = k.let(self.pixel + self.warp_pixel)
        tests = [self.lane < lanes, pixel < problem.pixels]
        if problem.cout % self.config.channels:
            tests.append(channel < problem.cout)
        with k.when(tirx.all(*tests)):
            at = k.let(T.truncdiv(pixel, part) * problem.cout + channel)
            plane = -(-problem.pixels // part) * problem.cout
            for lane in range(0, LANE, 4):
                k.move(self.moments.address(at + lane), mean.address(lane), 16)
                k.move(self.moments.address(at + plane + lane), rest.address(lane), 16)


def merge(
    expression: Expression,
    problem: Problem,
    part: int,
    buffers: Mapping[str, k.Array],
    moments: k.Array,
) -> None:
    """Write the kernel that merges what the warps left, and makes all outputs of a channel."""
    parts, pixels, cout = -(-problem.pixels // part), problem.pixels, problem.cout
    lanes, warps = _MERGERS // LANE, _MERGERS // k.WARP
    with k.launch(cout // LANE, _MERGERS) as (block, thread):
        scratch = k.shared(3 * warps * LANE, "float32")
        channel = k.let(block * LANE + T.truncmod(thread, LANE))
        mine = k.let(T.truncdiv(thread, LANE))
        first = k.let(moments[channel])
        sums = k.zeros(["float32"] * 3)
        with T.serial(0, -(-parts // (lanes * _AHEAD))) as turn:
            with T.unroll(0, _AHEAD) as ahead:
                number = k.let((turn * _AHEAD + ahead) * lanes + mine)
                # Past the last part: the last once more, which then counts for nothing.
                at = k.let(T.min(number, parts - 1))
                there = number < parts
                left = k.let(T.cast(T.min(pixels - at * part, part), "float32"))
                size = k.let(tirx.Select(there, left, T.float32(0)))
                off = k.let(moments[at * cout + channel] - first)
                rest = moments[(at + parts) * cout + channel]
                sums[0][0] = sums[0][0] + size * off
                sums[1][0] = sums[1][0] + size * off * off
                sums[2][0] = sums[2][0] + tirx.Select(there, rest, T.float32(0))
        for held in sums:
            for distance in (LANE, 2 * LANE):
                held[0] = held[0] + k.from_lane_across(held[0], distance)
        warp = T.truncdiv(thread, k.WARP)
        with k.when(T.truncmod(thread, k.WARP) < LANE):
            for i, held in enumerate(sums):
                scratch[(i * warps + warp) * LANE + T.truncmod(thread, LANE)] = held[0]
        k.block_sync()
        with k.when(thread < LANE):
            totals = []
            for i in range(3):
                (total,) = k.zeros(["float32"])
                for each in range(warps):
                    total[0] = total[0] + scratch[(i * warps + each) * LANE + thread]
                totals.append(k.let(total[0]))
            drift = k.let(totals[0] * T.float32(1 / pixels))
            square = k.let(totals[2] + totals[1] - drift * totals[0])
            known = {_MEAN: k.let(first + drift), _VARIANCE: k.let(square * T.float32(1 / pixels))}
            finish(expression, buffers, channel, known)


def finish(
    expression: Expression, buffers: Mapping[str, k.Array], channel: Any, known: dict[str, Any]
) -> None:
    """Compute and write what the expression makes of a channel's mean and variance."""

    def read(op: Any, index: int, indices: Any) -> Any:
        del index, indices
        return known[op.name] if op.name in known else buffers[op.name][channel]

    found = operations(expression)
    for name in _FINISHED:
        stage = Stage(found[name])
        known[name] = k.let(stage.values([channel], read)[0])
    for name in _FINISHED:
        if name in expression.outputs:
            buffers[name][channel] = known[name]


def normalise(expression: Expression, problem: Problem, buffers: Mapping[str, k.Array]) -> None:
    """Write the kernel that goes over y, a vector of channels and some pixels a thread."""
    stage = Stage(operations(expression)["out"])
    dtypes = {t.op.name: str(t.dtype) for t in expression.inputs.values()}
    bytes_of = {name: ITEMSIZE[dtype] for name, dtype in dtypes.items()}
    vectors = problem.cout // LANE
    lanes = largest_divisor(vectors, _THREADS)
    rows, slices = max(1, _THREADS // lanes), vectors // lanes
    covered = rows * _PIXELS
    blocks = slices * -(-problem.pixels // covered)
    size = LANE * problem.itemsize
    full = ["y", *(n for n in ("residual",) if n in buffers)]
    with (
        k.launch(blocks, lanes * rows) as (block, thread),
        T.attr(0, "pragma_unroll_explicit", 0),
    ):
        place = k.hold(blocks - 1 - block)
        channel = k.hold((T.truncmod(place, slices) * lanes + T.truncmod(thread, lanes)) * LANE)
        pixel = k.hold(T.truncdiv(place, slices) * covered + T.truncdiv(thread, lanes))
        held = {name: k.registers(LANE * _PIXELS, problem.dtype) for name in full}
        for turn in range(_PIXELS):
            at = k.let(pixel + turn * rows)
            with k.when(at < problem.pixels):
                for name in full:
                    source = buffers[name].address(at * problem.cout + channel)
                    k.move(held[name].address(turn * LANE), source, size)
        params = {}
        for name in ("save_mean", "save_rstd", "gamma", "beta"):
            dtype = dtypes.get(name, "float32")
            params[name] = k.registers(LANE, dtype)
            step = min(LANE, 16 // bytes_of.get(name, 4))
            for lane in range(0, LANE, step):
                source = buffers[name].address(channel + lane)
                k.move(params[name].address(lane), source, step * bytes_of.get(name, 4))
        for turn in range(_PIXELS):
            at = k.let(pixel + turn * rows)
            with k.when(at < problem.pixels):
                made = k.registers(LANE, problem.dtype)
                for lane in range(LANE):

                    def read(
                        op: Any, i: int, indices: Any, turn: int = turn, lane: int = lane
                    ) -> Any:
                        del i, indices
                        if op.name in held:
                            return held[op.name][turn * LANE + lane]
                        return params[op.name][lane]

                    # Each of its reads is at the point itself: the coordinates do not matter.
                    made[lane] = stage.values(stage.origin, read)[0]
                to = buffers["out"].address(at * problem.cout + channel)
                k.move(to, made.address(0), size)
