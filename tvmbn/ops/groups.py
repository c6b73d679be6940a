# SPDX-License-Identifier: Apache-2.0
"""Groups of elements to reduce, whole or in chunks, and sums over them."""

from __future__ import annotations

import struct
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from tvm import te, tirx

from tvmbn.ops.base import Split
from tvmbn.ops.expression import Phase, PhaseKind, Tensor, widen

Load = Callable[[Any, Any, Any], Any]
"""Value of an element: (group, unit, lane), where a unit is a run of contiguous elements."""
ChunkLoad = Callable[[Any, Any, Any, Any], Any]
"""Value of an element of a chunk: (group, part, unit within the chunk, lane)."""


def const(value: float, dtype: str) -> Any:
    """Floating constant of ``dtype``.

    TVM 0.27 prints a float64 into CUDA source with fifteen decimals, which ruins small ones, so
    those without a short decimal form travel as their bits.
    """
    number = float(value)
    if dtype == "float64" and float(f"{number:.15f}") != number:
        bits = struct.unpack("<q", struct.pack("<d", number))[0]
        return tirx.reinterpret(dtype, tirx.const(bits, "int64"))
    return tirx.const(number, dtype)


def as_float(value: Any, dtype: str) -> Any:
    """An integer count, Python int or TIR expression, as a ``dtype`` value."""
    return const(value, dtype) if isinstance(value, int) else value.astype(dtype)


_PAIR_SUM = te.comm_reducer(
    lambda a, b: (a[0] + b[0], a[1] + b[1]),
    lambda t0, t1: (tirx.const(0, t0), tirx.const(0, t1)),
    name="pair_sum",
)


def add_up(terms: Sequence[Any], axes: Any) -> Any:
    """Sum over ``axes`` of one term, or of two in one pass."""
    return te.sum(terms[0], axis=axes) if len(terms) == 1 else _PAIR_SUM(tuple(terms), axis=axes)


@dataclass(frozen=True)
class Elements:
    """One input's elements in the accumulator dtype, as the stages of a reduction read them.

    Attributes
    ----------
    whole : Load
        By unit of the group.
    chunk : ChunkLoad
        By part and by unit of the chunk; 0 beyond the last element.
    loads : tuple of str
        The stage that holds the elements in their own dtype, where there is one. A schedule may
        keep it in registers, so that memory is read once, or inline it.
    """

    whole: Load
    chunk: ChunkLoad
    loads: tuple[str, ...]


@dataclass(frozen=True)
class Groups:
    """Groups of elements to reduce, and how each group is taken apart.

    Attributes
    ----------
    kind : {"rows", "columns"}
        Whether a group's elements or its neighbours are contiguous in memory.
    groups, count : int or TIR expression
        Number of groups and of elements in each.
    split : Split
    acc : str
        Dtype of every sum.
    lanes : int
        Contiguous elements (rows) or groups (columns) that a vector may cover.
    """

    kind: PhaseKind
    groups: Any
    count: Any
    split: Split
    acc: str
    lanes: int

    @property
    def chunked(self) -> bool:
        """Whether partial results exist at all."""
        return self.split.chunk > 0

    @property
    def units(self) -> Any:
        """Runs in a group."""
        return self.count // self.split.run

    @property
    def chunk_units(self) -> int:
        """Runs in a full chunk."""
        return self.split.chunk // self.split.run

    @property
    def parts(self) -> Any:
        """Number of chunks a group has."""
        return (self.units + self.chunk_units - 1) // self.chunk_units

    @property
    def even(self) -> bool:
        """Whether every chunk is known to be full."""
        return isinstance(self.count, int) and self.count % self.split.chunk == 0

    def elements(self, raw: Load, dtype: str, name: str) -> Elements:
        """Elements of an input of ``dtype``; ``raw`` reads one in that dtype."""
        if self.kind == "columns":
            return Elements(
                lambda g, u, v: widen(raw(g, u, v), self.acc),
                lambda g, p, u, v: widen(raw(g, self.unit(p, u), v), self.acc),
                (),
            )
        if not self.chunked:
            shape = (self.groups, self.units, self.split.run)
            held: Any = te.compute(shape, raw, name)
            return Elements(lambda g, u, v: widen(held[g, u, v], self.acc), _no_chunk, (name,))
        shape = (self.groups, self.parts, self.chunk_units, self.split.run)
        zero = tirx.const(0, dtype)
        part: Any = te.compute(
            shape, lambda g, p, u, v: self.masked(raw(g, self.unit(p, u), v), p, u, zero), name
        )
        return Elements(
            lambda g, u, v: widen(raw(g, u, v), self.acc),
            lambda g, p, u, v: widen(part[g, p, u, v], self.acc),
            (name,),
        )

    def unit(self, part: Any, unit: Any) -> Any:
        """Unit of the group that is unit ``unit`` of chunk ``part``."""
        return part * self.chunk_units + unit

    def masked(self, value: Any, part: Any, unit: Any, zero: Any) -> Any:
        """``value`` inside the group, ``zero`` for the units that the last chunk lacks."""
        if self.even:
            return value
        return tirx.if_then_else(self.unit(part, unit) < self.units, value, zero)

    def per_group(self, value: Callable[[Any], Any], name: str) -> Any:
        """A stage of shape (groups,)."""
        return te.compute((self.groups,), value, name)

    def partial(self, value: Callable[[Any, Any], Any], name: str) -> Any:
        """A (groups, parts) or, for columns, (parts, groups) stage of ``value(group, part)``."""
        if self.kind == "rows":
            return te.compute((self.groups, self.parts), value, name)
        return te.compute((self.parts, self.groups), lambda p, g: value(g, p), name)

    def part(self, stage: Tensor, group: Any, part: Any) -> Any:
        """Element (group, part) of a stage made by :meth:`partial`."""
        return stage[group, part] if self.kind == "rows" else stage[part, group]

    def sum_all(self, bodies: Sequence[Load], name: str) -> tuple[Tensor, ...]:
        """Sums over each whole group of one or two functions of an element, in one pass."""

        def total(g: Any) -> Any:
            axes, u, v = self._axes(self.units)
            return add_up([body(g, u, v) for body in bodies], axes)

        return several(self.per_group(total, name))

    def sum_chunk(self, bodies: Sequence[ChunkLoad], name: str) -> tuple[Tensor, ...]:
        """The same over each chunk."""
        zero = const(0.0, self.acc)

        def total(g: Any, p: Any) -> Any:
            axes, u, v = self._axes(self.chunk_units)
            return add_up([self.masked(body(g, p, u, v), p, u, zero) for body in bodies], axes)

        return several(self.partial(total, name))

    def sum_parts(
        self, bodies: Sequence[Callable[[Any, Any], Any]], name: str
    ) -> tuple[Tensor, ...]:
        """Sums over each group's parts of one or two functions of (group, part)."""

        def total(g: Any) -> Any:
            part = te.reduce_axis((0, self.parts), "q")
            return add_up([body(g, part) for body in bodies], part)

        return several(self.per_group(total, name))

    def _axes(self, units: Any) -> tuple[list[Any], Any, Any]:
        unit = te.reduce_axis((0, units), "u")
        if self.kind == "columns":
            return [unit], unit, 0
        lane = te.reduce_axis((0, self.split.run), "v")
        return [unit, lane], unit, lane

    def size(self, part: Any) -> Any:
        """Elements in chunk ``part``, as a float."""
        if self.even:
            return const(self.split.chunk, self.acc)
        rest = self.units - part * self.chunk_units
        return as_float(tirx.min(rest, self.chunk_units) * self.split.run, self.acc)

    def over(self, total: Any) -> Any:
        """``total / count``."""
        if isinstance(self.count, int):
            return total * const(1.0 / self.count, self.acc)
        return total / as_float(self.count, self.acc)

    def chunk_phase(self, blocks: tuple[str, ...], loads: tuple[str, ...]) -> Phase:
        """Phase that makes the partial results."""
        return Phase(self.kind, (*loads, *blocks), 2, self._vector_lanes(loads), loads)

    def group_phase(self, blocks: tuple[str, ...], loads: tuple[str, ...] = ()) -> Phase:
        """Phase that finishes each group, from its elements or from its partial results."""
        # Partial results of a row group are few; of a column group they lie side by side.
        few = self.chunked and self.kind == "rows"
        lanes = 1 if few else self._vector_lanes(loads)
        return Phase(self.kind, (*loads, *blocks), 1, lanes, loads)

    def _vector_lanes(self, loads: tuple[str, ...]) -> int:
        """What a vector may cover: of a row that threads hold, the run that is one thread's."""
        return self.split.run if loads and self.kind == "rows" else self.lanes


def several(stage: Any) -> tuple[Tensor, ...]:
    """What te.compute returned, one stage or several, as a tuple."""
    return tuple(stage) if isinstance(stage, list | tuple) else (stage,)


def _no_chunk(*_: Any) -> Any:
    raise AssertionError("a whole group has no chunks")
