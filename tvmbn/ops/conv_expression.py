# SPDX-License-Identifier: Apache-2.0
"""Tensor expression of a convolution with its epilogue.

Stages, each left out where it would be a plain copy:
``data`` (zero padding, widening), ``kernel`` (weight as (*K, C/g, g, O/g), widened),
``conv`` (the sum) and ``y`` (bias, residual, activation, rounding).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from math import gcd, prod
from typing import Any

from tvm import te, tirx

from tvmbn.ops.conv_geometry import Geometry
from tvmbn.ops.expression import Expression, Phase, widen
from tvmbn.ops.pointwise import activate
from tvmbn.spec import OpSpec, TensorArg, accumulator

INT32_ELEMENTS = 2**31 - 1


@dataclass(frozen=True)
class Canonical:
    """Shape under which the loops are written; memory order is that of the arguments.

    Pixels of a pointwise convolution are one dimension: no short rows, no tails at each.
    """

    geometry: Geometry
    channels_last: bool
    batch: Any
    example: int
    wide: bool

    @classmethod
    def of(cls, spec: OpSpec) -> Canonical:
        """Choose canonical dimensions for ``spec``."""
        geo = Geometry.of(spec)
        last = spec.layout == "NHWC"
        batch: Any = te.var("N", "int64") if spec.dynamic else geo.batch
        pixels = max(prod(geo.size), prod(geo.out), prod(s + b + e + d * k for s, b, e, d, k in zip(
            geo.size, geo.begin, geo.end, geo.dilation, geo.kernel, strict=True)))  # fmt: skip
        channels = geo.groups * max(geo.cin, geo.cout)
        counts = (geo.batch * channels * pixels, prod(geo.weight_shape))
        wide = bool(spec.dynamic) or max(counts) > INT32_ELEMENTS
        if geo.pointwise:
            size = (prod(geo.size),)
            one, zero = (1,), (0,)
            geo = replace(geo, size=size, out=size, kernel=one, stride=one, begin=zero, end=zero,
                          dilation=one, output_padding=zero)  # fmt: skip
            if size == (1,):
                last = True  # both layouts are the same bytes; channels make the better vectors
            if last and (size == (1,) or not spec.dynamic):
                rows = batch * size[0] if size != (1,) else batch
                geo = replace(geo, size=(rows,), out=(rows,))
                batch = 1
        return cls(geo, last, batch, spec.shape[0], wide)

    def shape(self, pixels: Sequence[Any], channels: int) -> tuple[Any, ...]:
        """Physical shape (N, g, C, *S) or (N, *S, g, C) of a feature map."""
        return self.place(self.dim(self.batch), self.dim(self.geometry.groups),
                          self.dim(channels), [self.dim(p) for p in pixels])  # fmt: skip

    def place(self, n: Any, g: Any, c: Any, pixels: Sequence[Any]) -> tuple[Any, ...]:
        """Index tuple of one element in the physical order of a feature map."""
        return (n, *pixels, g, c) if self.channels_last else (n, g, c, *pixels)

    def parts(self, index: Sequence[Any]) -> tuple[Any, Any, Any, list[Any]]:
        """Inverse of :meth:`place`."""
        n, *rest = index
        if self.channels_last:
            *pixels, g, c = rest
        else:
            g, c, *pixels = rest
        return n, g, c, pixels

    def known(self, size: Any) -> int:
        """Size as a number, of the example batch where it is dynamic."""
        return size if isinstance(size, int) else self.example

    def dim(self, size: Any) -> Any:
        """Size as an index constant, 64 bits wide where a tensor's elements need it."""
        return tirx.IntImm("int64", size) if self.wide and isinstance(size, int) else size


@dataclass(frozen=True)
class Taps:
    """How output place o and step j along one dimension select input and kernel elements.

    A transposed convolution reads input i = (o + begin - k*dilation) / stride wherever that is
    whole. Division and remainder are the truncating ones (their operands are never negative):
    TVM 0.27 simplifies floormod(o + begin, stride) over fused loops to a wrong index.

    With stride and dilation coprime those k are k0, k0 + stride, ... with
    k0 = (o + begin) / dilation modulo stride, so only ceil(K/stride) steps are taken. Otherwise
    every k is tried and the fractions are left out.
    """

    steps: int
    taps: int
    low: int
    width: int
    source: Callable[[Any, Any], Any]
    tap: Callable[[Any, Any], Any]
    valid: Callable[[Any, Any], Any] | None

    @classmethod
    def along(cls, geo: Geometry, axis: int) -> Taps:
        """Taps of one spatial dimension. ``low`` zeros stand before the input."""
        size, out, kernel = geo.size[axis], geo.out[axis], geo.kernel[axis]
        stride, begin, dilation = geo.stride[axis], geo.begin[axis], geo.dilation[axis]
        if not geo.transposed:
            width = size if geo.pointwise else (out - 1) * stride + (kernel - 1) * dilation + 1
            return cls(kernel, kernel, begin, width, lambda o, j: o * stride + j * dilation,
                       lambda _, j: j, None)  # fmt: skip
        if geo.pointwise:
            return cls(1, 1, 0, size, lambda o, j: o + j, lambda _, j: j, None)
        if gcd(stride, dilation) == 1:
            steps = -(-kernel // stride)
            inverse = pow(dilation, -1, stride) if stride > 1 else 0
            last_tap = stride * steps - 1
            low = max(0, -((begin - last_tap * dilation) // stride))
            high = (out - 1 + begin) // stride

            def tap(o: Any, j: Any) -> Any:
                first = tirx.truncmod((o + begin) * inverse, stride) if stride > 1 else 0
                return first + j * stride

            def source(o: Any, j: Any) -> Any:
                if stride == 1:
                    return o + begin - j * dilation + low
                if dilation == 1:
                    return tirx.truncdiv(o + begin, stride) - j + low
                return tirx.truncdiv(o + begin - tap(o, j) * dilation + low * stride, stride)

            valid = (lambda o, j: tap(o, j) < kernel) if kernel % stride else None
            return cls(steps, steps * stride, low, high + low + 1, source, tap, valid)
        low = max(0, -((begin - (kernel - 1) * dilation) // stride))

        def place(o: Any, k: Any) -> Any:
            return o + begin - k * dilation + low * stride

        return cls(
            kernel, kernel, low, (out - 1 + begin) // stride + low + 1,
            lambda o, k: tirx.truncdiv(place(o, k), stride), lambda _, k: k,
            lambda o, k: tirx.truncmod(place(o, k), stride).equal(0),
        )  # fmt: skip


def build(spec: OpSpec, arguments: tuple[TensorArg, ...]) -> Expression:
    """Express ``spec``; ``arguments`` are those of the operator."""
    form = Canonical.of(spec)
    geo = form.geometry
    dtypes = {a.name: a.dtype for a in arguments}
    acc = accumulator(spec.dtype)
    taps = [Taps.along(geo, axis) for axis in range(geo.rank)]
    x = te.placeholder(form.shape(geo.size, geo.cin), spec.dtype, "x")
    weight = te.placeholder(_weight_shape(form), spec.dtype, "weight")
    inputs = {"x": x, "weight": weight}
    blocks = []
    data, kernel = x, weight
    if acc != spec.dtype or any(
        t.low or t.width > s for t, s in zip(taps, geo.size, strict=True) if isinstance(s, int)
    ):
        data = _data(form, x, taps, acc)
        blocks.append("data")
    kernel = _kernel(form, weight, taps, acc)
    blocks.append("kernel")
    conv = _conv(form, data, kernel, taps, acc)
    extra = {}
    if "bias" in dtypes:
        extra["bias"] = te.placeholder(
            (form.dim(geo.groups), form.dim(geo.cout)), dtypes["bias"], "bias"
        )
    if "residual" in dtypes:
        extra["residual"] = te.placeholder(conv.shape, spec.dtype, "residual")

    def epilogue(*index: Any) -> Any:
        _, g, m, _ = form.parts(index)
        value = conv(*index)
        if "bias" in extra:
            value += widen(extra["bias"](g, m), acc)
        if "residual" in extra:
            value += widen(extra["residual"](*index), acc)
        return activate(spec["activation"], value, spec.dtype).astype(spec.dtype)

    y: Any = te.compute(conv.shape, epilogue, "y")
    phase = Phase("conv", (*blocks, "conv", "y"))
    return Expression({**inputs, **extra}, {"y": y}, (phase,))


def _weight_shape(form: Canonical) -> tuple[Any, ...]:
    geo = form.geometry
    outer, inner = (geo.cin, geo.cout) if geo.transposed else (geo.cout, geo.cin)
    kernel = [form.dim(k) for k in geo.kernel]
    shape = (form.dim(geo.groups), form.dim(outer))
    last = form.dim(inner)
    return (*shape, *kernel, last) if form.channels_last else (*shape, last, *kernel)


def _data(form: Canonical, x: te.Tensor, taps: list[Taps], acc: str) -> Any:
    geo = form.geometry

    def padded(*index: Any) -> Any:
        n, g, c, pixels = form.parts(index)
        inside, place = [], []
        for p, t, size in zip(pixels, taps, geo.size, strict=True):
            place.append(p - t.low if t.low else p)
            if t.low:
                inside.append(p >= t.low)
            if not isinstance(size, int) or t.width - t.low > size:
                inside.append(p < size + t.low)
        value = widen(x(*form.place(n, g, c, place)), acc)
        if not inside:
            return value
        return tirx.if_then_else(tirx.all(*inside), value, tirx.const(0.0, acc))

    return te.compute(form.shape([t.width for t in taps], geo.cin), padded, "data")


def _kernel(form: Canonical, weight: te.Tensor, taps: list[Taps], acc: str) -> Any:
    geo = form.geometry

    def packed(*index: Any) -> Any:
        *k, c, g, m = index
        outer, inner = (c, m) if geo.transposed else (m, c)
        place = (g, outer, *k, inner) if form.channels_last else (g, outer, inner, *k)
        value = widen(weight(*place), acc)
        inside = [k < size for k, size, t in zip(k, geo.kernel, taps, strict=True) if t.valid]
        return (
            tirx.if_then_else(tirx.all(*inside), value, tirx.const(0.0, acc)) if inside else value
        )

    # Steps of a stride may reach beyond the kernel; those taps exist, but count for nothing.
    sizes = [max(t.taps, k) for k, t in zip(geo.kernel, taps, strict=True)]
    shape = [form.dim(d) for d in (*sizes, geo.cin, geo.groups, geo.cout)]
    return te.compute(shape, packed, "kernel")


def _conv(form: Canonical, data: te.Tensor, kernel: te.Tensor, taps: list[Taps], acc: str) -> Any:
    geo = form.geometry
    c = te.reduce_axis((form.dim(0), form.dim(geo.cin)), "c")
    steps = [te.reduce_axis((form.dim(0), form.dim(t.steps)), f"k{i}") for i, t in enumerate(taps)]

    def total(*index: Any) -> Any:
        n, g, m, pixels = form.parts(index)
        triples = list(zip(taps, pixels, steps, strict=True))
        source = [t.source(o, j.var) for t, o, j in triples]
        tap = [t.tap(o, j.var) for t, o, j in triples]
        term = data(*form.place(n, g, c.var, source)) * kernel(*tap, c.var, g, m)
        valid = [t.valid(o, j.var) for t, o, j in triples if t.valid]
        if valid:
            term = tirx.if_then_else(tirx.all(*valid), term, tirx.const(0.0, acc))
        return te.sum(term, axis=[c, *steps])

    return te.compute(form.shape(geo.out, geo.cout), total, "conv")
