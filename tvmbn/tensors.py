# SPDX-License-Identifier: Apache-2.0
"""What a call needs to know of a tensor, and the checks on it, whatever framework it is from."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import prod
from typing import Any

from tvmbn.errors import ArgumentError
from tvmbn.spec import ITEMSIZE, TensorArg


@dataclass(slots=True)
class View:
    """A tensor as its framework describes it; ``strides`` in elements, ``device`` as torch's."""

    value: Any
    shape: tuple[int, ...]
    strides: tuple[int, ...]
    dtype: str
    device: str
    pointer: int
    writeable: bool = True

    def __str__(self) -> str:
        """Dtype, shape and device, as error messages show them."""
        return f"{self.dtype} {self.shape} on {self.device}"

    def extent(self) -> tuple[int, int]:
        """First address and the one after the last, over all elements."""
        if 0 in self.shape:
            return self.pointer, self.pointer
        size = ITEMSIZE.get(self.dtype, 1)
        steps = [(d - 1) * s * size for d, s in zip(self.shape, self.strides, strict=True)]
        low = self.pointer + sum(s for s in steps if s < 0)
        return low, self.pointer + sum(s for s in steps if s > 0) + size

    def laid_out(self, strides: Sequence[int]) -> bool:
        """Whether the elements lie as ``strides`` says; those of size-1 dimensions are free."""
        pairs = zip(self.shape, self.strides, strides, strict=True)
        return self.strides == strides or all(
            size == 1 or have == want for size, have, want in pairs
        )


@dataclass(slots=True)
class Slot:
    """An argument's place in a call with a concrete batch: shape and strides are numbers."""

    arg: TensorArg
    shape: tuple[int, ...]
    strides: tuple[int, ...]

    @property
    def count(self) -> int:
        """Number of elements."""
        return prod(self.shape)


def check(slot: Slot, view: View, device: str, op: str) -> None:
    """Raise ArgumentError unless dtype, shape and device of ``view`` are those of ``slot``."""
    arg = slot.arg
    if view.dtype == arg.dtype and view.shape == slot.shape and view.device == device:
        return
    fixes = []
    if view.dtype != arg.dtype:
        fixes.append(f"convert {arg.name} to {arg.dtype}")
    if view.shape != slot.shape:
        dims = tuple(arg.shape)
        what = "its first dimension alone is open" if "N" in dims else "shapes are fixed"
        fixes.append(f"{what}: build {op} for another shape")
    if view.device != device:
        fixes.append(f"move {arg.name} to {device}, where the first input is")
    raise ArgumentError(
        f"{arg.name}: {arg.dtype} {slot.shape} on {device}",
        f"{arg.name}: {view}",
        "; ".join(fixes),
    )


def check_writeable(name: str, view: View) -> None:
    """Raise ArgumentError for memory that is read-only or holds several elements in one place."""
    if not view.writeable:
        raise ArgumentError(
            f"memory for {name} that can be written",
            "a read-only tensor",
            f'pass a copy, or another tensor for it in out={{"{name}": ...}}',
        )
    repeated = (d > 1 and s == 0 for d, s in zip(view.shape, view.strides, strict=True))
    if 0 not in view.shape and any(repeated):
        raise ArgumentError(
            f"memory of its own for every element of {name}",
            f"strides {view.strides} for shape {view.shape}",
            "pass a contiguous tensor, not an expanded one",
        )


# name, first address, address after the last, name of the input that it may replace exactly
Span = tuple[str, int, int, str | None]


def check_overlap(written: Iterable[Span], read: Sequence[Span]) -> None:
    """Raise ArgumentError where a written span meets another one, other than its own input."""
    seen: list[Span] = list(read)
    for span in written:
        name, start, end, partner = span
        for other, low, high, _ in seen:
            replaces = other == partner and (start, end) == (low, high)
            if start < high and low < end and not replaces:
                raise ArgumentError(
                    f"memory for {name} apart from that of {other}",
                    f"{name} and {other} overlap",
                    f"pass another tensor for {name}, or none to have it allocated",
                )
        seen.append(span)
