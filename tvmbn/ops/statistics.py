# SPDX-License-Identifier: Apache-2.0
"""Mean, variance and plain sums over groups of elements, whole or split into chunks.

Variance is the corrected two-pass algorithm (Chan, Golub and LeVeque, 1983): the deviations from
a first mean are summed along with their squares, and their sum corrects both results. Chunks are
merged with Chan's formula. Neither ever subtracts two large squares.
"""

from __future__ import annotations

import struct
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from tvm import te, tirx

from tvmbn.ops.base import Split
from tvmbn.ops.expression import Phase, PhaseKind, Tensor

Load = Callable[[Any, Any, Any], Any]
"""Value of an element: (group, unit, lane), where a unit is a run of contiguous elements."""


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


# Largest finite values.
_LARGEST = {"float32": (2 - 2.0**-23) * 2.0**127, "float64": (2 - 2.0**-52) * 2.0**1023}
_PAIR_SUM = te.comm_reducer(
    lambda a, b: (a[0] + b[0], a[1] + b[1]),
    lambda t0, t1: (tirx.const(0, t0), tirx.const(0, t1)),
    name="pair_sum",
)


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

    def reduce(self, units: Any, body: Callable[[list[Any]], Any]) -> Any:
        """Reduce ``body([unit, lane, axes])`` over ``units`` runs."""
        axes = [te.reduce_axis((0, units), "u")]
        if self.kind == "rows":
            axes.append(te.reduce_axis((0, self.split.run), "v"))
        index = [axes[0].var, axes[1].var if self.kind == "rows" else 0]
        return body([*index, axes])

    def per_group(self, value: Callable[[Any], Any], name: str) -> Any:
        """A stage of shape (groups,)."""
        return te.compute((self.groups,), value, name)

    def sum_all(self, body: Load, name: str) -> Tensor:
        """Sum of ``body`` over each whole group."""
        return self.per_group(
            lambda g: self.reduce(self.units, lambda i: te.sum(body(g, i[0], i[1]), axis=i[2])),
            name,
        )

    def pair_all(self, first: Load, second: Load, name: str) -> Any:
        """Sums of two functions over each whole group, in one pass."""
        return self.per_group(
            lambda g: self.reduce(
                self.units,
                lambda i: _PAIR_SUM((first(g, i[0], i[1]), second(g, i[0], i[1])), axis=i[2]),
            ),
            name,
        )

    def partial(self, value: Callable[[Any, Any], Any], name: str) -> Any:
        """A (groups, parts) or, for columns, (parts, groups) stage of ``value(group, part)``."""
        if self.kind == "rows":
            return te.compute((self.groups, self.parts), value, name)
        return te.compute((self.parts, self.groups), lambda p, g: value(g, p), name)

    def part(self, stage: Tensor, group: Any, part: Any) -> Any:
        """Element (group, part) of a stage made by :meth:`partial`."""
        return stage[group, part] if self.kind == "rows" else stage[part, group]

    def masked(self, body: Load, group: Any, part: Any, unit: Any, lane: Any) -> Any:
        """``body`` inside a chunk, and 0 for the units that the last chunk lacks."""
        index = part * self.chunk_units + unit
        value = body(group, index, lane)
        if self.even:
            return value
        return tirx.if_then_else(index < self.units, value, const(0.0, self.acc))

    def sum_chunk(self, body: Callable[[Any], Load], name: str) -> Tensor:
        """Sum over each chunk of ``body(part)``, itself a function of an element."""
        return self.partial(
            lambda g, p: self.reduce(
                self.chunk_units,
                lambda i: te.sum(self.masked(body(p), g, p, i[0], i[1]), axis=i[2]),
            ),
            name,
        )

    def pair_chunk(
        self, first: Callable[[Any], Load], second: Callable[[Any], Load], name: str
    ) -> Any:
        """Sums of two functions over each chunk, in one pass."""
        return self.partial(
            lambda g, p: self.reduce(
                self.chunk_units,
                lambda i: _PAIR_SUM(
                    (
                        self.masked(first(p), g, p, i[0], i[1]),
                        self.masked(second(p), g, p, i[0], i[1]),
                    ),
                    axis=i[2],
                ),
            ),
            name,
        )

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

    def chunk_phase(self, *blocks: str) -> Phase:
        """Phase that makes the partial results."""
        return Phase(self.kind, blocks, 2, self.lanes)

    def group_phase(self, blocks: tuple[str, ...]) -> Phase:
        """Phase that finishes each group, from its elements or from its partial results."""
        # Partial results of a row group are few; of a column group they lie side by side.
        lanes = 1 if self.chunked and self.kind == "rows" else self.lanes
        return Phase(self.kind, blocks, 1, lanes)


@dataclass(frozen=True)
class Moments:
    """Per-group statistics, the stages that compute them and the phases these belong to.

    ``phases`` are complete phases that come first; ``blocks`` belong to the phase in which the
    caller may add more stages of the same groups. ``widened`` holds each element in the
    accumulator dtype at [group, unit, lane] where groups are whole rows.
    """

    mean: Tensor
    variance: Tensor
    phases: tuple[Phase, ...]
    blocks: tuple[str, ...]
    widened: Tensor | None = None


def sums(
    groups: Groups, functions: Sequence[Load], name: str
) -> tuple[tuple[Tensor, ...], tuple[Phase, ...], tuple[str, ...]]:
    """Sums over each group of one or two element functions, in one pass.

    Returns
    -------
    totals : tuple of Tensor
        Shape (groups,) each.
    phases, blocks
        As in :class:`Moments`.
    """
    part_name = f"{name}_part"
    if len(functions) == 1:
        (only,) = functions
        if not groups.chunked:
            return (groups.sum_all(only, name),), (), (name,)
        part = groups.sum_chunk(lambda _: only, part_name)
        q = te.reduce_axis((0, groups.parts), "q")
        total = groups.per_group(lambda g: te.sum(groups.part(part, g, q), axis=q), name)
        return (total,), (groups.chunk_phase(part_name),), (name,)
    first, second = functions
    if not groups.chunked:
        return tuple(groups.pair_all(first, second, name)), (), (name,)
    one, two = groups.pair_chunk(lambda _: first, lambda _: second, part_name)
    q = te.reduce_axis((0, groups.parts), "q")
    totals = groups.per_group(
        lambda g: _PAIR_SUM((groups.part(one, g, q), groups.part(two, g, q)), axis=q), name
    )
    return tuple(totals), (groups.chunk_phase(part_name),), (name,)


def mean_of(groups: Groups, load: Load, function: Callable[[Any], Any], name: str) -> Moments:
    """Mean over each group of ``function`` of its elements, as ``Moments.mean``."""
    total_name = f"{name}_total"
    if not groups.chunked:
        widened = _widen(groups, load)
        total = groups.sum_all(lambda g, u, v: function(widened[g, u, v]), total_name)
        mean = groups.per_group(lambda g: groups.over(total[g]), name)
        return Moments(mean, mean, (), ("widened", total_name, name), widened)
    (total,), phases, blocks = sums(groups, [lambda g, u, v: function(load(g, u, v))], total_name)
    mean = groups.per_group(lambda g: groups.over(total[g]), name)
    return Moments(mean, mean, phases, (*blocks, name))


def moments(groups: Groups, load: Load) -> Moments:
    """Mean and biased variance of each group's elements."""
    return _chunked_moments(groups, load) if groups.chunked else _whole_moments(groups, load)


def _widen(groups: Groups, load: Load) -> Tensor:
    # A stage of its own, so that a schedule can keep the group's elements in registers.
    return te.compute((groups.groups, groups.units, groups.split.run), load, "widened")


def _whole_moments(groups: Groups, load: Load) -> Moments:
    widened = _widen(groups, load) if groups.kind == "rows" else None
    element: Load = load if widened is None else lambda g, u, v: widened[g, u, v]
    total = groups.sum_all(element, "total")
    rough = groups.per_group(lambda g: groups.over(total[g]), "rough_mean")
    drift, spread = groups.pair_all(
        lambda g, u, v: element(g, u, v) - rough[g],
        lambda g, u, v: _square(element(g, u, v) - rough[g]),
        "deviation",
    )
    mean, variance = _finish(groups, rough, drift, spread)
    head = () if widened is None else ("widened",)
    blocks = (*head, "total", "rough_mean", "deviation", "group_mean", "group_variance")
    return Moments(mean, variance, (), blocks, widened)


def _chunked_moments(groups: Groups, load: Load) -> Moments:
    total = groups.sum_chunk(lambda _: load, "part_total")
    rough = groups.partial(lambda g, p: groups.part(total, g, p) / groups.size(p), "part_rough")

    def delta(p: Any) -> Load:
        return lambda g, u, v: load(g, u, v) - groups.part(rough, g, p)

    drift, spread = groups.pair_chunk(
        delta, lambda p: lambda g, u, v: _square(delta(p)(g, u, v)), "part_deviation"
    )
    part_mean = groups.partial(
        lambda g, p: _corrected(
            groups.part(rough, g, p), groups.part(drift, g, p) / groups.size(p), groups.acc
        ),
        "part_mean",
    )
    part_square = groups.partial(
        lambda g, p: groups.part(spread, g, p) - _square(groups.part(drift, g, p)) / groups.size(p),
        "part_square",
    )
    first = groups.chunk_phase(
        "part_total", "part_rough", "part_deviation", "part_mean", "part_square"
    )

    q = te.reduce_axis((0, groups.parts), "q")
    merged = groups.per_group(
        lambda g: te.sum(groups.part(part_mean, g, q) * groups.size(q), axis=q), "merged_total"
    )
    rough_mean = groups.per_group(lambda g: groups.over(merged[g]), "rough_mean")
    k = te.reduce_axis((0, groups.parts), "k")

    def merge(g: Any) -> Any:
        distance = groups.part(part_mean, g, k) - rough_mean[g]
        weight = groups.size(k)
        square = groups.part(part_square, g, k) + weight * _square(distance)
        return _PAIR_SUM((weight * distance, square), axis=k)

    all_drift, all_spread = groups.per_group(merge, "merged_deviation")
    mean, variance = _finish(groups, rough_mean, all_drift, all_spread)
    blocks = ("merged_total", "rough_mean", "merged_deviation", "group_mean", "group_variance")
    return Moments(mean, variance, (first,), blocks)


def _corrected(rough: Any, drift: Any, dtype: str) -> Any:
    """First mean plus the mean deviation from it.

    The deviations from an infinite mean are NaN; it stays infinite, as its definition has it.
    """
    largest = const(_LARGEST[dtype], dtype)
    return tirx.Select(tirx.abs(rough) <= largest, rough + drift, rough)


def _square(value: Any) -> Any:
    return value * value


def _finish(groups: Groups, rough: Tensor, drift: Tensor, spread: Tensor) -> tuple[Tensor, Tensor]:
    """Mean and variance from a first mean and the sums of deviations and their squares."""
    mean = groups.per_group(
        lambda g: _corrected(rough[g], groups.over(drift[g]), groups.acc), "group_mean"
    )

    def variance(g: Any) -> Any:
        value = groups.over(spread[g]) - _square(groups.over(drift[g]))
        # Rounding can leave a tiny negative; the comparison is false for NaN, which must stay.
        return tirx.Select(value < const(0.0, groups.acc), const(0.0, groups.acc), value)

    return mean, groups.per_group(variance, "group_variance")
