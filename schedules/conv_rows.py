# SPDX-License-Identifier: Apache-2.0
"""From the sums that the tensor cores leave in a warp's registers to rows of results."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tvmbn.schedules import kernel as k
from tvmbn.schedules.conv_epilogue import Epilogue
from tvmbn.schedules.conv_problem import VECTOR
from tvmbn.schedules.kernel import T
from tvmbn.spec import ITEMSIZE

# Rows of a matrix of sums, and channels that a thread writes.
ROWS, LANE = 16, 8
# A row's distance to the next is so much longer: sums put down in pairs meet no bank conflict.
APART = 8
# Bytes of a channel's bias in shared memory, at most.
BIAS = 4
Pixel = Callable[[Any], Any]
Exists = Callable[[Any, Any], Any]
# Reads of residuals, 16 bytes each, that a thread starts before it needs the first.
AHEAD = 8


def scratch(channels: int) -> int:
    """Floats that a warp needs."""
    return ROWS * (channels + APART)


class Rows:
    """Emits the results of 16 pixels by ``channels`` at a time.

    Of each 16x8 matrix of sums a thread has four: two neighbours of row lane / 4 and of the row
    eight below. They pass through shared memory, so that memory is written in whole lines: ``at``
    is the address of one of its floats. ``bias_at`` is that of a channel's bias, where these lie in
    shared memory. ``take`` sees every vector that a thread has written.
    """

    def __init__(
        self,
        epilogue: Epilogue,
        channels: int,
        at: Callable[[Any], Any],
        sure: bool,
        bias_at: Callable[[Any], Any] | None = None,
        take: Callable[[k.Array], None] | None = None,
    ) -> None:
        self.epilogue, self.channels, self.at = epilogue, channels, at
        self.sure, self.bias_at, self.take = sure, bias_at, take
        self.apart = channels + APART
        self.lanes = channels // LANE

    def start(self, warp: Any, lane: Any, channel: Any) -> None:
        """Turn to the channels from ``channel`` on."""
        self.scratch = k.hold(warp * scratch(self.channels))
        self.column = k.hold(T.truncmod(lane, self.lanes) * LANE)
        self.channel = k.hold(channel + self.column)
        self.line = k.hold(T.truncdiv(lane, self.lanes))
        self.pair = k.hold(channel + T.truncmod(lane, 4) * 2)
        if self.bias_at is None:
            self.bias = self.epilogue.bias(self.channel, LANE, self.sure)
        pair = T.truncdiv(lane, 4) * self.apart + T.truncmod(lane, 4) * 2
        self.put = k.hold(self.scratch + pair)

    def write(
        self,
        sums: k.Array,
        first: Any,
        pixel: Pixel,
        exists: Exists,
    ) -> None:
        """Write 16 pixels.

        Parameters
        ----------
        sums : Array
            From ``first`` on, four sums for every eight channels.
        pixel : callable
            The pixel of a row.
        exists : callable
            Whether there is an output for a row and a channel.
        """
        step = k.WARP // self.lanes
        turns = ROWS // step
        batch = min(turns, AHEAD)
        ahead = k.registers(batch * LANE, self.epilogue.dtype) if self.epilogue.adds else None
        for start in range(0, turns, batch):
            if ahead:
                with T.unroll(0, batch) as turn:
                    self._read(ahead, turn, self.line + (start + turn) * step, pixel, exists)
            if not start:
                self._put(sums, first)
                self._read_bias()
            with T.unroll(0, batch) as turn:
                self._finish(ahead, turn, self.line + (start + turn) * step, pixel, exists)

    def _read_bias(self) -> None:
        """Read the bias of the channels that a thread writes, where shared memory has it.

        The sums are put down by then, and their registers free.
        """
        if self.bias_at is not None:
            self.bias = self._held_bias(self.channel, LANE)

    def _held_bias(self, channel: Any, count: int) -> k.Array:
        """The bias of ``count`` channels from ``channel`` on, from shared memory."""
        assert self.bias_at is not None
        dtype = self.epilogue.bias_dtype
        held, size = k.registers(count, dtype), ITEMSIZE[dtype]
        step = min(count, VECTOR // size)
        for at in range(0, count, step):
            k.move(held.address(at), self.bias_at(channel + at), step * size)
        return held

    def _put(self, sums: k.Array, first: Any) -> None:
        """Put the warp's sums down."""
        # Rows written before are read by now.
        k.warp_sync()
        with T.unroll(0, self.channels // 8) as j:
            bias = self._pair_bias(self.pair + j * 8)
            for half in range(2):
                to = self.put + half * 8 * self.apart + j * 8
                self._put_pair(to, sums, first + j * 4 + half * 2, bias)
        k.warp_sync()

    def _pair_bias(self, channel: Any) -> k.Array | None:
        """The bias that a pair needs before it is put down: none."""
        del channel

    def _put_pair(self, to: Any, sums: k.Array, at: Any, bias: k.Array | None) -> None:
        """Put two neighbours down, as they are."""
        del bias
        k.move(self.at(to), sums.address(at), 8)

    def _read(self, ahead: k.Array, turn: Any, line: Any, pixel: Pixel, exists: Exists) -> None:
        """Start reading a row's residuals."""
        line = k.let(line)
        for part in range(0, LANE, self.epilogue.vector):
            channel = self.channel + part
            with k.when(exists(line, channel)):
                self.epilogue.residual(ahead, turn * LANE + part, pixel(line), channel)

    def _finish(
        self, ahead: k.Array | None, turn: Any, line: Any, pixel: Pixel, exists: Exists
    ) -> None:
        """Write a row."""
        line, vector = k.let(line), self.epilogue.vector
        held = k.registers(LANE, "float32")
        for part in range(0, LANE, 4):
            at = self.scratch + line * self.apart + self.column + part
            k.move(held.address(part), self.at(at), 16)
        for part in range(0, LANE, vector):
            channel = self.channel + part
            with k.when(exists(line, channel)):
                values = [held[part + lane] for lane in range(vector)]
                residual = k.Part(ahead, turn * LANE + part) if ahead else None
                place = (pixel(line), channel)
                stored = self.epilogue.store(values, *place, self.bias, part, residual)
                if self.take is not None:
                    self.take(stored)


class RoundedRows(Rows):
    """Results of 16 bits that need their sums and biases in shared memory, or none, alone.

    They pass through shared memory as they are written, half the bytes of their sums; ``at`` is the
    address of one of its results.
    """

    def _read_bias(self) -> None:
        """See :meth:`Rows._read_bias`: what is put down has it."""

    def _pair_bias(self, channel: Any) -> k.Array | None:
        """The bias of a channel and its neighbour, if any."""
        return self._held_bias(channel, 2) if self.bias_at else None

    def _put_pair(self, to: Any, sums: k.Array, at: Any, bias: k.Array | None) -> None:
        """Put two neighbours down, finished and rounded."""
        pair = self.epilogue.finish([sums[at], sums[at + 1]], bias)
        k.move(self.at(to), pair.address(0), 4)

    def _finish(
        self, ahead: k.Array | None, turn: Any, line: Any, pixel: Pixel, exists: Exists
    ) -> None:
        """Write a row."""
        del ahead, turn
        line = k.let(line)
        held = k.registers(LANE, self.epilogue.dtype)
        k.move(held.address(0), self.at(self.scratch + line * self.apart + self.column), 16)
        for part in range(0, LANE, self.epilogue.vector):
            channel = self.channel + part
            with k.when(exists(line, channel)):
                self.epilogue.write(held, part, pixel(line), channel)
        if self.take is not None:
            with k.when(exists(line, self.channel)):
                self.take(held)
