# SPDX-License-Identifier: Apache-2.0
"""A convolution and the BatchNorm behind it in training.

With PyTorch's rules for the running statistics::

    y = conv(x, weight)                        in the storage dtype
    mean, var = those of y, per channel        over the batch and all pixels
    out = activation(gamma * (y - mean) / sqrt(var + eps) + beta + residual)

y and the saved statistics are what both backward passes read: ``batch_norm`` in mode
``train_backward`` takes y as its x. There is no bias, which the mean would take away again, and the
batch is fixed. For 16-bit channels-last tensors without groups, whose output channels are a
multiple of 8, the convolution's own kernel takes the statistics from its results, on GPUs from
sm_80 on: the norm then reads y once. Each warp leaves a mean and the centred squares of its pixels,
and they are merged in a fixed order.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from math import prod, sqrt
from typing import TYPE_CHECKING, Any

from tvmbn.errors import SpecError
from tvmbn.ops.base import Cost, InputKind, Operator, Reduction, Split, Tolerance
from tvmbn.ops.batch_norm import OPERATOR as NORM
from tvmbn.ops.conv_bn import OPERATOR as CONV
from tvmbn.ops.conv_geometry import Geometry
from tvmbn.ops.tolerance import summed
from tvmbn.spec import EPSILON, OpSpec, TensorArg, accumulator

if TYPE_CHECKING:
    import torch

    from tvmbn.ops.expression import Expression

# Attributes that are the convolution's, and those that are the norm's.
_CONV = ("out_channels", "kernel", "stride", "padding", "dilation", "groups", "transposed",
         "output_padding")  # fmt: skip
_NORM = ("eps", "momentum", "activation", "residual", "param_dtype")


def conv_spec(spec: OpSpec) -> OpSpec:
    """The convolution alone."""
    attrs = {name: spec[name] for name in _CONV}
    return CONV.spec(spec.shape, spec.dtype, spec.layout, bias=False, **attrs)


def norm_spec(spec: OpSpec) -> OpSpec:
    """The BatchNorm of y."""
    geo = Geometry.of(spec)
    shape = (geo.batch, geo.groups * geo.cout, *geo.out)
    attrs = {name: spec[name] for name in _NORM}
    return NORM.spec(shape, spec.dtype, spec.layout, mode="train", **attrs)


class ConvBNTrain(Operator):
    """Convolution, then BatchNorm over its batch; shapes are those of both operators."""

    name = "conv_bn_train"
    summary = "convolution, then BatchNorm in training, its statistics taken on the way"
    ranks = CONV.ranks
    attributes = (
        *(a for a in CONV.attributes if a.name in _CONV),
        *(a for a in NORM.attributes if a.name in _NORM),
    )

    def spec(
        self,
        shape: object,
        dtype: str = "float32",
        layout: str = "NCHW",
        dynamic: tuple[str, ...] | str = (),
        **attrs: Any,
    ) -> OpSpec:
        """As :meth:`Operator.spec`; the batch is fixed."""
        if dynamic:
            raise SpecError("a fixed batch for conv_bn_train", f"dynamic {dynamic!r}")
        return super().spec(shape, dtype, layout, dynamic, **attrs)

    def check(
        self, shape: tuple[int, ...], dtype: str, layout: str, attrs: dict[str, Any]
    ) -> dict[str, Any]:
        """Those of the convolution and of the norm, apart from a cumulative average."""
        if attrs["momentum"] is None:
            raise SpecError("momentum from 0 to 1 for conv_bn_train", "none")
        own = {name: attrs[name] for name in _CONV}
        plain = {"bias": False, "residual": False, "activation": "none", "param_dtype": "float32"}
        checked = CONV.check(shape, dtype, layout, {**own, **plain, "tf32": False})
        geo = Geometry.make(shape, checked)
        outer = (geo.batch, geo.groups * geo.cout, *geo.out)
        norm = NORM.spec(outer, dtype, layout, mode="train", **{n: attrs[n] for n in _NORM})
        return {**{n: checked[n] for n in _CONV}, **{n: norm[n] for n in _NORM}}

    def smallest_batch(self, spec: OpSpec) -> int:
        """That of the norm."""
        return NORM.smallest_batch(norm_spec(spec))

    def arguments(self, spec: OpSpec) -> tuple[TensorArg, ...]:
        """X, weight, parameters and statistics; out, y, and the statistics made."""
        *given, y = CONV.arguments(conv_spec(spec))
        norm = [a for a in NORM.arguments(norm_spec(spec)) if a.name != "x"]
        out = [replace(a, name="out") if a.name == "y" else a for a in norm]
        place = next(i for i, a in enumerate(out) if a.name == "out") + 1
        return (*given, *out[:place], y, *out[place:])

    def reductions(self, spec: OpSpec) -> tuple[Reduction, ...]:
        """One over each channel of y."""
        return NORM.reductions(norm_spec(spec))

    def expression(self, spec: OpSpec, splits: tuple[Split, ...] = ()) -> Expression:
        """The convolution's stages, then those of the norm, which read y."""
        from tvmbn.ops.conv_train_expression import build  # noqa: PLC0415  (imports TVM)

        return build(conv_spec(spec), norm_spec(spec), splits[0] if splits else Split())

    def input_kind(self, name: str) -> InputKind:
        """As for the two operators."""
        return "weight" if name == "weight" else NORM.input_kind(name)

    def reference(
        self, spec: OpSpec, inputs: Mapping[str, torch.Tensor]
    ) -> dict[str, torch.Tensor]:
        """Both references, one after the other; y is not rounded in between."""
        y = CONV.reference(conv_spec(spec), {n: inputs[n] for n in ("x", "weight")})["y"]
        found = NORM.reference(norm_spec(spec), {**inputs, "x": y})
        return {"out": found.pop("y"), "y": y, **found}

    def cost(self, spec: OpSpec) -> Cost:
        """Each argument moved once, and y read once more."""
        arguments = self.arguments(spec)
        moved = sum(a.nbytes() for a in arguments)
        moved += next(a.nbytes() for a in arguments if a.name == "y")
        elements = prod(norm_spec(spec).shape)
        return Cost(moved, 2 * Geometry.of(spec).macs + 10 * elements)

    def tolerance(self, spec: OpSpec, output: str) -> Tolerance:
        """The convolution's for y; what follows reads the rounded y.

        With test data y has a standard deviation of at least 1 (weights sum to a variance of 1, x
        has a mean square of 2.5), so rstd is at most about 1 and an error of y reaches out whole.
        Rounding errors of y average out in the statistics.
        """
        conv = CONV.tolerance(conv_spec(spec), "y")
        if output == "y":
            return conv
        stored = EPSILON[spec.dtype]
        # Five standard deviations and a mean of up to three of them, each rounded by half of eps.
        off = conv.atol + 4 * stored
        if output == "out":
            return Tolerance(2 * off, 2 * stored, f"rounding of y, eps {stored:.1e}, and of out")
        geo = Geometry.of(spec)
        count = geo.batch * prod(geo.out)
        plain = summed(accumulator(spec.dtype), count, mean=True)
        atol = plain.atol + conv.atol + 16 * stored / sqrt(count)
        return Tolerance(atol, plain.rtol + 4 * stored / sqrt(count), f"mean of {count} rounded y")

    def samples(self) -> tuple[OpSpec, ...]:
        """Small workloads with odd sizes, both memory orders, one of each feature."""
        make = self.spec
        return (
            make((2, 8, 9, 11), padding=1, out_channels=12, activation="relu"),
            make((3, 16, 10, 7), "float16", "NHWC", out_channels=24, padding=1, residual=True),
            make((2, 24, 15, 13), "bfloat16", "NHWC", out_channels=40, kernel=1),
            make((2, 12, 17, 19), "float16", "NHWC", groups=12, stride=2, activation="relu6"),
            make((2, 6, 7, 5), out_channels=9, groups=3, transposed=True, stride=2),
            make((3, 8, 31), "float64", "NHWC", out_channels=5, activation="silu"),
        )


OPERATOR = ConvBNTrain()
