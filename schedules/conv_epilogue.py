# SPDX-License-Identifier: Apache-2.0
"""What follows a convolution's sums, a vector of neighbouring channels at a time."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tvm import tirx

from tvmbn.ops.expression import Expression
from tvmbn.schedules import kernel as k
from tvmbn.schedules.conv_problem import VECTOR, Problem
from tvmbn.schedules.kernel import T
from tvmbn.schedules.stages import Stage, operations
from tvmbn.spec import ITEMSIZE


def arguments(expression: Expression, problem: Problem) -> dict[str, k.Array]:
    """Declare an expression's tensors as parameters of the kernel, each of one dimension."""
    found = {}
    for name, tensor in {**expression.inputs, **expression.outputs}.items():
        size: Any = 1
        for extent in tensor.shape:
            size = size * (extent if isinstance(extent, tirx.Var) else int(extent))
        found[name] = k.Array(T.arg(name, T.buffer((size,), str(tensor.dtype))))
    if problem.open:
        most = problem.most_images - 1
        with T.Assert(problem.batch.value <= most, f"needs a batch of at most {most}"):
            pass
    return found


class Epilogue:
    """Emits the stage ``y`` of a convolution's expression, whatever it is made of."""

    def __init__(
        self,
        expression: Expression,
        problem: Problem,
        buffers: Mapping[str, k.Array],
        vector: int = 0,
    ) -> None:
        self.stage = Stage(operations(expression)["y"])
        self.buffers = buffers
        self.adds = "residual" in buffers
        self.dtype = problem.dtype
        self.channels = problem.groups * problem.cout
        self.vector = vector or problem.vector(self.channels)
        self.bias_dtype = str(expression.inputs["bias"].dtype) if "bias" in buffers else ""

    def bias(self, channel: Any, count: int, sure: bool = True) -> k.Array | None:
        """The bias of ``count`` channels from ``channel`` on, which all exist if ``sure``."""
        if not self.bias_dtype:
            return None
        held = k.registers(count, self.bias_dtype)
        size = ITEMSIZE[self.bias_dtype]
        step = min(self.vector, VECTOR // size)
        for at in range(0, count, step):
            there = tirx.const(True, "bool") if sure else channel + at < self.channels
            with k.when(there):
                k.move(held.address(at), self.buffers["bias"].address(channel + at), step * size)
        return held

    def residual(self, to: k.Array, at: Any, pixel: Any, channel: Any) -> None:
        """Read the residual of one vector into ``to`` from ``at`` on."""
        source = self.buffers["residual"].address(pixel * self.channels + channel)
        k.move(to.address(at), source, self.vector * ITEMSIZE[self.dtype])

    def store(
        self,
        sums: Sequence[Any],
        pixel: Any,
        channel: Any,
        bias: k.Array | None,
        at: int = 0,
        residual: k.Part | None = None,
    ) -> k.Array:
        """Finish, write and return one vector; its bias is that of ``bias`` from ``at`` on.

        ``residual`` holds its residual where that was read before.
        """
        if residual is None and self.adds:
            held = k.registers(self.vector, self.dtype)
            self.residual(held, 0, pixel, channel)
            residual = k.Part(held, 0)
        out = self.finish(sums, bias, at, residual)
        self.write(out, 0, pixel, channel)
        return out

    def finish(
        self,
        sums: Sequence[Any],
        bias: k.Array | None = None,
        at: int = 0,
        residual: k.Part | None = None,
    ) -> k.Array:
        """Results of ``sums``, whose bias is that of ``bias`` from ``at`` on."""
        out = k.registers(len(sums), self.dtype)
        for lane in range(len(sums)):

            def read(op: Any, index: int, indices: Any, lane: int = lane) -> Any:
                del index, indices
                if op.name == "bias" and bias is not None:
                    return bias[at + lane]
                if op.name == "residual" and residual is not None:
                    return residual[lane]
                assert op.name == "conv", f"an epilogue that reads {op.name}"
                return sums[lane]

            # Each of its reads is at the point itself: the coordinates do not matter.
            out[lane] = self.stage.values(self.stage.origin, read)[0]
        return out

    def write(self, values: k.Array, at: Any, pixel: Any, channel: Any) -> None:
        """Write the vector that is in ``values`` from ``at`` on."""
        to = self.buffers["y"].address(k.let(pixel * self.channels + channel))
        k.move(to, values.address(at), self.vector * ITEMSIZE[self.dtype])
