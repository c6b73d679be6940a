# SPDX-License-Identifier: Apache-2.0
"""Sizes of a convolution, plain or transposed, worked out once from a spec."""

from __future__ import annotations

from dataclasses import dataclass
from math import prod
from typing import Any

from tvmbn.errors import SpecError
from tvmbn.spec import OpSpec


def per_dim(name: str, value: object, rank: int, least: int) -> tuple[int, ...]:
    """Expand ``value`` to one integer of at least ``least`` for each of ``rank`` dimensions."""
    items: tuple[Any, ...] = (value,) * rank
    if isinstance(value, (tuple, list)):
        items = tuple(value)
    if len(items) != rank:
        raise SpecError(
            f"conv_bn {name}: one integer, or one for each of {rank} spatial dimensions",
            f"{len(items)} values {items}",
        )
    if not all(isinstance(v, int) and not isinstance(v, bool) and v >= least for v in items):
        raise SpecError(f"conv_bn {name}: integers of at least {least}", repr(value))
    return items


def paddings(value: object, rank: int) -> tuple[int, ...]:
    """Expand to begins, then ends; fewer numbers mean the same on both sides, as in PyTorch."""
    if isinstance(value, (tuple, list)) and len(value) == 2 * rank:
        return per_dim("padding", value, 2 * rank, 0)
    if isinstance(value, (tuple, list)) and len(value) != rank:
        raise SpecError(
            f"conv_bn padding: 1, {rank} or {2 * rank} integers (begins first, then ends)",
            f"{len(value)} values {tuple(value)}",
        )
    return per_dim("padding", value, rank, 0) * 2


@dataclass(frozen=True)
class Geometry:
    """Sizes of a convolution; ``cin`` and ``cout`` count the channels of one group."""

    batch: int
    groups: int
    cin: int
    cout: int
    size: tuple[int, ...]
    out: tuple[int, ...]
    kernel: tuple[int, ...]
    stride: tuple[int, ...]
    begin: tuple[int, ...]
    end: tuple[int, ...]
    dilation: tuple[int, ...]
    output_padding: tuple[int, ...]
    transposed: bool

    @classmethod
    def of(cls, spec: OpSpec) -> Geometry:
        """Geometry of a checked conv_bn spec."""
        return cls.make(spec.shape, dict(spec.attrs))

    @classmethod
    def make(cls, shape: tuple[int, ...], attrs: dict[str, Any]) -> Geometry:
        """Geometry from an input shape and normalised attributes."""
        batch, channels, *size = shape
        rank, groups = len(size), attrs["groups"]
        kernel, stride, dilation = attrs["kernel"], attrs["stride"], attrs["dilation"]
        begin, end = attrs["padding"][:rank], attrs["padding"][rank:]
        extra = attrs["output_padding"]
        out = []
        for i in range(rank):
            span = dilation[i] * (kernel[i] - 1) + 1
            pad = begin[i] + end[i]
            if attrs["transposed"]:
                out.append((size[i] - 1) * stride[i] - pad + span + extra[i])
            else:
                out.append((size[i] + pad - span) // stride[i] + 1)
        return cls(
            batch, groups, channels // groups, attrs["out_channels"] // groups,
            tuple(size), tuple(out), kernel, stride, begin, end, dilation, extra,
            attrs["transposed"],
        )  # fmt: skip

    @property
    def rank(self) -> int:
        """Number of spatial dimensions."""
        return len(self.size)

    @property
    def pointwise(self) -> bool:
        """Whether each output pixel depends on the one input pixel at its own place only."""
        ones = {*self.kernel, *self.stride} == {1}
        return ones and not any((*self.begin, *self.end, *self.output_padding))

    @property
    def depthwise(self) -> bool:
        """Whether each output channel reads one input channel that no other reads."""
        return self.cin == self.cout == 1

    @property
    def reduction(self) -> int:
        """Most products summed into one output element."""
        taps = self.kernel
        if self.transposed:
            taps = tuple(-(-k // s) for k, s in zip(self.kernel, self.stride, strict=True))
        return self.cin * prod(taps)

    @property
    def macs(self) -> int:
        """Multiply-adds of the definition, those with padding counted in."""
        pixels = prod(self.size if self.transposed else self.out)
        return self.batch * self.groups * self.cin * self.cout * pixels * prod(self.kernel)

    @property
    def weight_shape(self) -> tuple[int, ...]:
        """Shape of the weight as PyTorch holds it."""
        if self.transposed:
            return (self.groups * self.cin, self.cout, *self.kernel)
        return (self.groups * self.cout, self.cin, *self.kernel)
