# SPDX-License-Identifier: Apache-2.0
"""A channels-last convolution as its hand-written kernels see it: two dimensions, plain numbers."""

from __future__ import annotations

from dataclasses import dataclass
from math import gcd, prod
from typing import Any

from tvmbn.ops.conv_expression import Canonical
from tvmbn.spec import ITEMSIZE, OpSpec

# Elements that 32-bit offsets reach, with room for those a tail or padding throws away.
INDEXABLE = 1 << 30
LARGEST_RANK = 2
OPERATORS = ("conv_bn", "conv_bn_train")
VECTOR = 16  # bytes


@dataclass(frozen=True)
class Problem:
    """Sizes of one convolution over (batch, height, width, groups * cin).

    Pixels of a pointwise convolution are one row, whatever their shape was. An open batch is that
    of the example for those who choose, and an expression for those who write the kernel.
    """

    dtype: str
    batch: Any
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
    tf32: bool
    open: bool = False

    @classmethod
    def of(cls, spec: OpSpec) -> Problem | None:
        """The problem of a spec; None where these kernels have no part in it."""
        if spec.op not in OPERATORS or not prod(spec.shape):
            return None
        form = Canonical.of(spec)
        geo = form.geometry
        if not form.channels_last or geo.transposed or geo.rank > LARGEST_RANK:
            return None

        is_open = bool(spec.dynamic)
        size, out = ((1,), (1,)) if is_open and geo.pointwise and geo.rank == 1 and not isinstance(
            geo.size[0], int) else (geo.size, geo.out)  # fmt: skip

        def two(values: tuple[int, ...], missing: int) -> tuple[int, int]:
            one, other = (missing, *values)[-LARGEST_RANK:]
            return one, other

        found = cls(
            spec.dtype,
            form.example if is_open else form.batch,
            *two(size, 1),
            *two(out, 1),
            geo.groups,
            geo.cin,
            geo.cout,
            two(geo.kernel, 1),
            two(geo.stride, 1),
            two(geo.begin, 0),
            two(geo.dilation, 1),
            spec["residual"],
            spec.op == "conv_bn" and spec["tf32"],
            is_open,
        )
        weights = found.groups * found.cout * found.depth
        return found if weights < INDEXABLE and found.batch < found.most_images else None

    @property
    def most_images(self) -> int:
        """Images of a batch of which one is already too many for 32-bit offsets."""
        read = self.height * self.width * self.groups * self.cin
        written = self.out_height * self.out_width * self.groups * self.cout
        return -(-INDEXABLE // max(read, written))

    @property
    def itemsize(self) -> int:
        """Bytes of an element."""
        return ITEMSIZE[self.dtype]

    @property
    def piece(self) -> int:
        """Elements of the widest copy."""
        return VECTOR // self.itemsize

    @property
    def pixels(self) -> Any:
        """Output pixels of the whole batch."""
        return self.batch * (self.out_height * self.out_width)

    def tiled(self, count: int, what: Any = None) -> bool:
        """Whether tiles of ``count`` pixels, or else of ``what``, are all full."""
        return not self.open and (self.pixels if what is None else what) % count == 0

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

    @property
    def plane(self) -> tuple[int, int]:
        """Rows and columns between one image, or one of its rows, and the next, zeros included.

        Outputs of a stride of 1 that are counted along this plane all find a place of their kernel
        the same number of elements further on. The zeros behind a row are those in front of the
        next one: one band of them, as wide as the wider side asks for, serves both.
        """
        sides = zip(
            (self.height, self.width),
            (self.out_height, self.out_width),
            self.kernel,
            self.begin,
            self.dilation,
            strict=True,
        )
        rows, columns = (
            max(size + max(begin, out + (taps - 1) * step - begin - size), out)
            for size, out, taps, begin, step in sides
        )
        return rows, columns

    @property
    def reach(self) -> int:
        """Elements of the plane between an output's first place of the kernel and its last."""
        (rows, columns), (down, right) = self.kernel, self.dilation
        return (rows - 1) * down * self.plane[1] + (columns - 1) * right

    def vector(self, count: int) -> int:
        """Elements of the widest copy of which rows of ``count`` elements are made."""
        return gcd(count, self.piece)
