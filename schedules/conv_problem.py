# SPDX-License-Identifier: Apache-2.0
"""A channels-last convolution as its hand-written kernels see it: two dimensions, plain numbers."""

from __future__ import annotations

from dataclasses import dataclass
from math import gcd, prod

from tvmbn.ops.conv_expression import Canonical
from tvmbn.spec import ITEMSIZE, OpSpec

# Elements that 32-bit offsets reach, with room for those a tail or padding throws away.
INDEXABLE = 1 << 30
LARGEST_RANK = 2
VECTOR = 16  # bytes


@dataclass(frozen=True)
class Problem:
    """Sizes of one convolution over (batch, height, width, groups * cin).

    Pixels of a pointwise convolution are one row, whatever their shape was.
    """

    dtype: str
    batch: int
    height: int
    width: int
    out_height: int
    out_width: int
    groups: int
    cin: int
    cout: int
    kernel: tuple[int, int]
    stride: tuple[int, int]
    begin: tuple[int, int]
    dilation: tuple[int, int]
    residual: bool

    @classmethod
    def of(cls, spec: OpSpec) -> Problem | None:
        """The problem of a spec; None where these kernels have no part in it."""
        if spec.op != "conv_bn" or spec.dynamic or not prod(spec.shape):
            return None
        form = Canonical.of(spec)
        geo = form.geometry
        if not form.channels_last or geo.transposed or geo.rank > LARGEST_RANK:
            return None

        def two(values: tuple[int, ...], missing: int) -> tuple[int, int]:
            one, other = (missing, *values)[-LARGEST_RANK:]
            return one, other

        found = cls(
            spec.dtype,
            form.batch,
            *two(geo.size, 1),
            *two(geo.out, 1),
            geo.groups,
            geo.cin,
            geo.cout,
            two(geo.kernel, 1),
            two(geo.stride, 1),
            two(geo.begin, 0),
            two(geo.dilation, 1),
            spec["residual"],
        )
        sizes = (found.batch * found.height * found.width * found.groups * found.cin,
                 found.pixels * found.groups * found.cout,
                 found.groups * found.cout * found.depth)  # fmt: skip
        return found if max(sizes) < INDEXABLE else None

    @property
    def itemsize(self) -> int:
        """Bytes of an element."""
        return ITEMSIZE[self.dtype]

    @property
    def pixels(self) -> int:
        """Output pixels of the whole batch."""
        return self.batch * self.out_height * self.out_width

    @property
    def taps(self) -> int:
        """Places of the kernel."""
        return prod(self.kernel)

    @property
    def depth(self) -> int:
        """Products summed into an output."""
        return self.taps * self.cin

    @property
    def flat(self) -> bool:
        """Whether output pixel i reads input pixel i and no other."""
        return self.taps == 1 and self.stride == (1, 1) and not any(self.begin) and self.whole

    @property
    def whole(self) -> bool:
        """Whether no output reads padding."""
        ends = zip(
            (self.out_height, self.out_width),
            self.stride,
            self.kernel,
            self.dilation,
            (self.height, self.width),
            strict=True,
        )
        return not any(self.begin) and all(
            (out - 1) * stride + (taps - 1) * dilation < size
            for out, stride, taps, dilation, size in ends
        )

    def vector(self, count: int) -> int:
        """Elements of the widest copy of which rows of ``count`` elements are made."""
        return gcd(count, VECTOR // self.itemsize)
