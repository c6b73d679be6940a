# SPDX-License-Identifier: Apache-2.0
"""The two operands of a convolution as a matrix product, on their way to shared memory.

A tile is rows of ``depth`` elements along the sum, in pieces of 16 bytes. Piece p of row r
lies where piece p ^ f(r) would, so that neither eight pieces of a row nor the same piece of eight
rows share a bank.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tvm import tirx

from tvmbn.schedules import conv_gemm, conv_wgmma
from tvmbn.schedules import kernel as k
from tvmbn.schedules.conv_gemm import BANKS
from tvmbn.schedules.conv_problem import Problem
from tvmbn.schedules.conv_words import copy_or_zero
from tvmbn.schedules.kernel import T
from tvmbn.spec import ITEMSIZE

Config = conv_gemm.Config | conv_wgmma.Config
# Bits of a 32-bit mask below its sign; one of them is that of no place.
_BITS = 31
# Bytes: there is no asynchronous copy of two.
SMALLEST_COPY = 4


def turned(piece: Any, row: Any, pieces: int) -> Any:
    """Where a piece of a row lies among the row's pieces."""
    # Rows of half a line of banks: two neighbours differ by their place in it.
    rows = max(1, BANKS // pieces)
    return piece ^ T.truncmod(T.truncdiv(row, rows), min(pieces, BANKS))


class Operand:
    """Emits the copies of one operand: ``vector`` neighbours along the sum at a time.

    Threads stand side by side along the sum where that is contiguous. Where vectors are shorter
    than a piece each thread keeps to its row instead, so that it has few rows to know about.
    """

    def __init__(
        self, config: Config, problem: Problem, source: k.Array, rows: int, vector: int
    ) -> None:
        self.config, self.problem, self.source = config, problem, source
        self.vector = vector
        self.cached = False
        columns = config.depth // vector
        self.piece = problem.piece
        self.across = columns if vector == self.piece else max(1, config.threads // rows)
        self.step = config.threads // self.across
        self.passes = -(-rows // self.step)
        # Rows of the last pass, where it has fewer than the others.
        self.rest = rows % self.step
        self.turns = columns // self.across

    def start(self, thread: Any) -> None:
        """Name the thread's place in a tile."""
        self.column = k.hold(T.truncmod(thread, self.across))
        self.row = k.hold(T.truncdiv(thread, self.across))

    def fetch(self, to: k.Array, slot: Any, first: Any) -> None:
        """Start copying a tile whose sums begin at ``first``."""
        depth, size = self.config.depth, self.piece
        for turn in range(self.turns):
            column = k.let(self.column + turn * self.across)
            at = k.let(first + column * self.vector)
            there = [at < self.problem.depth] if self.problem.depth % depth else []
            offset, bit = self.along(at)
            piece = turned(T.truncdiv(column * self.vector, size), self.row, depth // size)
            within = T.truncmod(column * self.vector, size)
            place = k.let(slot + self.row * depth + piece * size + within)
            full = self.passes - bool(self.rest)
            with T.unroll(0, full) as number:
                tests = [*there, *self.tests(number, bit)]
                self.copy(to, place, number, offset, tests)
            if self.rest:
                with k.when(self.row < self.rest):
                    tests = [*there, *self.tests(full, bit)]
                    self.copy(to, place, full, offset, tests)

    def copy(self, to: k.Array, place: Any, number: Any, offset: Any, tests: Sequence[Any]) -> None:
        """Start the copy of a pass, or give zeros where a test fails."""
        place = place + number * self.step * self.config.depth
        source = self.begin(number) + offset
        there = tirx.all(*tests) if tests else tirx.const(True, "bool")
        size = self.vector * ITEMSIZE[self.problem.dtype]
        if size >= SMALLEST_COPY:
            copy_or_zero(to.address(place), self.source.address(source), size, there, self.cached)
            return
        value = T.if_then_else(there, self.source[source], tirx.const(0.0, self.problem.dtype))
        to[place] = value

    def along(self, at: Any) -> tuple[Any, Any]:
        """Distance from a row's beginning, and the place of the kernel."""
        return at, None

    def begin(self, number: Any) -> Any:
        """Where the row of a pass begins."""
        raise NotImplementedError

    def tests(self, number: Any, bit: Any) -> list[Any]:
        """Whether the row of a pass has something there."""
        raise NotImplementedError


class Weights(Operand):
    """Rows are output channels."""

    def __init__(self, config: Config, problem: Problem, source: k.Array) -> None:
        vector = problem.vector(problem.depth)
        super().__init__(config, problem, source, config.channels, vector)

    def start_at(self, thread: Any, first: Any) -> None:
        """Turn to the channels from ``first`` on."""
        self.start(thread)
        self.channel = k.hold(first + self.row)

    def begin(self, number: Any) -> Any:
        """Kernels lie one after the other."""
        return (self.channel + number * self.step) * self.problem.depth

    def tests(self, number: Any, bit: Any) -> list[Any]:
        """The last tile may reach beyond the channels."""
        del bit
        if self.problem.cout % self.config.channels == 0:
            return []
        return [self.channel + number * self.step < self.problem.cout]


class Pixels(Operand):
    """Rows are output pixels, each with what its kernel covers of the image.

    A row is known by where its first place lies and by which of its places lie in the image.
    """

    def __init__(self, config: Config, problem: Problem, source: k.Array) -> None:
        vector = problem.vector(problem.cin)
        super().__init__(config, problem, source, config.pixels, vector)
        self.cached = config.cached
        self.ragged = not problem.tiled(config.pixels)
        self.bits = "int32" if problem.taps < _BITS else "int64"

    def start_at(self, thread: Any, first: Any) -> None:
        """Turn to the pixels from ``first`` on."""
        self.start(thread)
        self.pixel = k.hold(first + self.row)
        if self.problem.flat:
            return
        self.begins = k.registers(self.passes, "int32")
        if not self.problem.whole:
            self.masks = k.registers(self.passes, self.bits)
        with T.unroll(0, self.passes) as number:
            self.meet(number)

    def meet(self, number: Any) -> None:
        """Work out where a row begins and which of its places there are."""
        problem = self.problem
        pixel = k.let(self.pixel + number * self.step)
        line = k.let(T.truncdiv(pixel, problem.out_width))
        image = k.let(T.truncdiv(line, problem.out_height))
        outs = (T.truncmod(line, problem.out_height), T.truncmod(pixel, problem.out_width))
        y, x = (
            k.hold(out * stride - begin)
            for out, stride, begin in zip(outs, problem.stride, problem.begin, strict=True)
        )
        row = (image * problem.height + y) * problem.width + x
        self.begins[number] = row * problem.cin
        if problem.whole:
            return
        (rows, columns), (down, right) = problem.kernel, problem.dilation

        def bit(first: Any, step: int, size: int, value: Any) -> Any:
            place = first + step
            inside = tirx.all(place >= 0, place < size)
            return tirx.Select(inside, value, tirx.const(0, self.bits))

        line_bits: Any = tirx.const(0, self.bits)
        for i in range(columns):
            line_bits = line_bits + bit(x, i * right, problem.width, tirx.const(1 << i, self.bits))
        line_bits = k.let(line_bits)
        mask: Any = tirx.const(0, self.bits)
        for i in range(rows):
            shifted = line_bits << tirx.const(i * columns, self.bits)
            mask = mask + bit(y, i * down, problem.height, shifted)
        if self.ragged:
            mask = tirx.Select(pixel < problem.pixels, mask, tirx.const(0, self.bits))
        self.masks[number] = mask

    def along(self, at: Any) -> tuple[Any, Any]:
        """Places follow each other; a place has all its channels in a row."""
        problem = self.problem
        if problem.taps == 1:
            return at, None
        tap = k.let(T.truncdiv(at, problem.cin))
        row, column = T.truncdiv(tap, problem.kernel[1]), T.truncmod(tap, problem.kernel[1])
        down, right = problem.dilation
        shift = (row * (down * problem.width) + column * right) * problem.cin
        if problem.depth % self.config.depth:
            # Past the last place: a bit that no mask has.
            tap = T.min(tap, problem.taps)
        shift = shift + at - T.truncdiv(at, problem.cin) * problem.cin
        return k.hold(shift), k.hold(tap)

    def begin(self, number: Any) -> Any:
        """Where the row's first place lies, be it in the image or not."""
        if self.problem.flat:
            return (self.pixel + number * self.step) * self.problem.cin
        return self.begins[number]

    def tests(self, number: Any, bit: Any) -> list[Any]:
        """Whether that place lies in the image."""
        if not self.problem.whole:
            shift = tirx.const(0, self.bits) if bit is None else T.cast(bit, self.bits)
            seen = (self.masks[number] >> shift) & tirx.const(1, self.bits)
            return [seen != tirx.const(0, self.bits)]
        if self.ragged:
            return [self.pixel + number * self.step < self.problem.pixels]
        return []


class Window(Operand):
    """Rows are places of the images' plane, the same ones for every place of the kernel."""

    def __init__(self, config: conv_wgmma.Config, problem: Problem, source: k.Array) -> None:
        super().__init__(config, problem, source, config.pixels + config.reach, problem.piece)

    def start_at(self, thread: Any, first: Any) -> None:
        """Turn to the places from ``first`` on."""
        self.start(thread)
        problem = self.problem
        self.begins = k.registers(self.passes, "int32")
        with T.unroll(0, self.passes) as number:
            image, y, x = on_plane(problem, first + self.row + number * self.step)
            y, x = k.let(y - problem.begin[0]), k.let(x - problem.begin[1])
            inside = tirx.all(image < problem.batch, y >= 0, y < problem.height)
            inside = tirx.all(inside, x >= 0, x < problem.width)
            place = ((image * problem.height + y) * problem.width + x) * problem.cin
            self.begins[number] = tirx.Select(inside, place, tirx.const(-1, "int32"))

    def begin(self, number: Any) -> Any:
        """Where the place's channels begin."""
        return self.begins[number]

    def tests(self, number: Any, bit: Any) -> list[Any]:
        """Whether the place lies in an image."""
        del bit
        return [self.begins[number] >= 0]


def on_plane(problem: Problem, place: Any) -> tuple[Any, Any, Any]:
    """Image, row and column of a place of the images' plane."""
    rows, columns = problem.plane
    place = k.let(place)
    line = k.let(T.truncdiv(place, columns))
    image = k.let(T.truncdiv(line, rows))
    return image, T.truncmod(line, rows), T.truncmod(place, columns)
