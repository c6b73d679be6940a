# SPDX-License-Identifier: Apache-2.0
"""Sizes that are linear in the open batch: ``per_sample * N + fixed``."""

from __future__ import annotations

import operator
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from tvm import tirx

from tvmbn.errors import ModelError

_PROBES = (0, 1, 7, 64)


@dataclass(frozen=True)
class Linear:
    """``per_sample * N + fixed``."""

    per_sample: int
    fixed: int

    def at(self, batch: Any) -> Any:
        """Value for a number, or an expression over TIR's variable for the batch."""
        if self.per_sample == 0:
            return self.fixed
        product = batch if self.per_sample == 1 else batch * self.per_sample
        return product + self.fixed if self.fixed else product


Symbols = Mapping[str, Linear]


def linear(size: Any, symbols: Symbols | None = None) -> Linear:
    """Read a size: an int, or an expression over variables.

    Parameters
    ----------
    symbols : mapping of str to Linear, optional
        What variables stand for, by name; without it every variable is the batch.

    Raises
    ------
    ModelError
        For one that is not linear in the batch.
    """
    values = [evaluate(size, probe, symbols) for probe in _PROBES]
    fixed = values[0]
    slope = values[1] - fixed
    if values != [slope * probe + fixed for probe in _PROBES]:
        raise ModelError(
            "sizes that grow evenly with the batch", str(size), "compile for a fixed batch"
        )
    return Linear(slope, fixed)


def product(sizes: Iterable[Any], symbols: Symbols | None = None) -> Linear:
    """Product of sizes, of which one may be open."""
    fixed, slope = 1, 0
    for size in sizes:
        part = linear(size, symbols)
        if slope and part.per_sample:
            raise ModelError("sizes that grow evenly with the batch", "a product of two open sizes")
        slope = slope * part.fixed + part.per_sample * fixed
        fixed *= part.fixed
    return Linear(slope, fixed)


def same_sizes(one: Sequence[Any] | None, other: Sequence[Any] | None) -> bool:
    """Whether two shapes, which may be unknown, are known to be the same for every batch."""
    if one is None or other is None or len(one) != len(other):
        return False
    return all(linear(a) == linear(b) for a, b in zip(one, other, strict=True))


_OPERATIONS: tuple[tuple[Any, Callable[[int, int], int]], ...] = (
    (tirx.Add, operator.add),
    (tirx.Sub, operator.sub),
    (tirx.Mul, operator.mul),
    (tirx.FloorDiv, operator.floordiv),
    (tirx.Max, max),
    (tirx.Min, min),
)


def evaluate(size: Any, batch: int, symbols: Symbols | None = None) -> int:
    """Value of an index expression for a batch.

    Raises
    ------
    ModelError
        For operations of other kinds.
    """
    if isinstance(size, int):
        return size
    if isinstance(size, tirx.IntImm):
        return int(size.value)
    if isinstance(size, tirx.Var):
        return batch if symbols is None else symbols[size.name].at(batch)
    if isinstance(size, tirx.Cast):
        return evaluate(size.value, batch, symbols)
    for kind, apply in _OPERATIONS:
        if isinstance(size, kind):
            return apply(*(evaluate(part, batch, symbols) for part in (size.a, size.b)))
    raise ModelError("sizes made of numbers and the batch", str(size), "compile for a fixed batch")
