# SPDX-License-Identifier: Apache-2.0
"""Mean, variance and plain sums over groups of elements, whole or split into chunks.

Variance is the corrected two-pass algorithm (Chan, Golub and LeVeque, 1983): the deviations from
a first mean are summed along with their squares, and their sum corrects both results. Chunks are
merged with Chan's formula. Neither ever subtracts two large squares.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from tvm import tirx

from tvmbn.ops.expression import Phase, Tensor
from tvmbn.ops.groups import Elements, Groups, const

_LARGEST = {"float32": 3.4028234663852886e38, "float64": 1.7976931348623157e308}

Values = Mapping[str, Any]
"""One element's values by input."""


@dataclass(frozen=True)
class Moments:
    """Per-group statistics and the stages that compute them.

    ``phases`` are complete phases that come first; ``blocks`` belong to the phase in which the
    caller may add more stages of the same groups.
    """

    mean: Tensor
    variance: Tensor
    phases: tuple[Phase, ...]
    blocks: tuple[str, ...]


@dataclass(frozen=True)
class Sums:
    """Per-group sums of functions of the elements; ``phases`` and ``blocks`` as in Moments."""

    totals: tuple[Tensor, ...]
    phases: tuple[Phase, ...]
    blocks: tuple[str, ...]


def sums(
    groups: Groups,
    sources: Mapping[str, Elements],
    functions: Sequence[Callable[[Values, Any, Any, Any], Any]],
    name: str,
) -> Sums:
    """Sums over each group of one or two functions of (values, group, unit, lane), in one pass."""

    def of_element(function: Callable[[Values, Any, Any, Any], Any]) -> Any:
        return lambda g, u, v: function({k: e.whole(g, u, v) for k, e in sources.items()}, g, u, v)

    def of_chunk(function: Callable[[Values, Any, Any, Any], Any]) -> Any:
        return lambda g, p, u, v: function(
            {k: e.chunk(g, p, u, v) for k, e in sources.items()}, g, groups.unit(p, u), v
        )

    if not groups.chunked:
        return Sums(groups.sum_all([of_element(f) for f in functions], name), (), (name,))
    parts = groups.sum_chunk([of_chunk(f) for f in functions], f"{name}_part")
    totals = groups.sum_parts([_reader(groups, part) for part in parts], name)
    loads = tuple(load for e in sources.values() for load in e.loads)
    return Sums(totals, (groups.chunk_phase((f"{name}_part",), loads),), (name,))


def _reader(groups: Groups, stage: Tensor) -> Callable[[Any, Any], Any]:
    return lambda g, p: groups.part(stage, g, p)


def mean_square(groups: Groups, elements: Elements) -> Moments:
    """Mean of the squares of each group's elements, as ``Moments.mean``."""
    found = sums(groups, {"x": elements}, [lambda values, *_: _square(values["x"])], "square_sum")
    mean = groups.per_group(lambda g: groups.over(found.totals[0][g]), "mean_square")
    return Moments(mean, mean, found.phases, (*found.blocks, "mean_square"))


def moments(groups: Groups, elements: Elements) -> Moments:
    """Mean and biased variance of each group's elements."""
    if groups.chunked:
        return _chunked_moments(groups, elements)
    (total,) = groups.sum_all([elements.whole], "total")
    rough = groups.per_group(lambda g: groups.over(total[g]), "rough_mean")
    drift, spread = groups.sum_all(
        [
            lambda g, u, v: elements.whole(g, u, v) - rough[g],
            lambda g, u, v: _square(elements.whole(g, u, v) - rough[g]),
        ],
        "deviation",
    )
    mean, variance = _finish(groups, rough, drift, spread)
    blocks = ("total", "rough_mean", "deviation", "group_mean", "group_variance")
    return Moments(mean, variance, (), blocks)


def _chunked_moments(groups: Groups, elements: Elements) -> Moments:
    (total,) = groups.sum_chunk([elements.chunk], "part_total")
    rough = groups.partial(lambda g, p: groups.part(total, g, p) / groups.size(p), "part_rough")

    def delta(g: Any, p: Any, u: Any, v: Any) -> Any:
        return elements.chunk(g, p, u, v) - groups.part(rough, g, p)

    drift, spread = groups.sum_chunk([delta, lambda *at: _square(delta(*at))], "part_deviation")
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
    names = ("part_total", "part_rough", "part_deviation", "part_mean", "part_square")
    first = groups.chunk_phase(names, elements.loads)

    (merged,) = groups.sum_parts(
        [lambda g, p: groups.part(part_mean, g, p) * groups.size(p)], "merged_total"
    )
    rough_mean = groups.per_group(lambda g: groups.over(merged[g]), "rough_mean")

    def distance(g: Any, p: Any) -> Any:
        return groups.part(part_mean, g, p) - rough_mean[g]

    all_drift, all_spread = groups.sum_parts(
        [
            lambda g, p: groups.size(p) * distance(g, p),
            lambda g, p: groups.part(part_square, g, p) + groups.size(p) * _square(distance(g, p)),
        ],
        "merged_deviation",
    )
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
