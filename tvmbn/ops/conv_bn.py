# SPDX-License-Identifier: Apache-2.0
"""Convolution with BatchNorm folded in, 1-D to 3-D, transposed too.

One kernel for the sum and what follows it::

    y = activation(conv(x, weight) + bias + residual)

weight and bias are those that :func:`tvmbn.fold` returns. It folds a BatchNorm in inference into
the convolution before it, in float64::

    s = gamma / sqrt(var + eps)    weight' = weight * s    bias' = (bias - mean) * s + beta

s applies to the output channels, also of grouped and transposed convolutions. ``fold`` refuses,
with the reason, a BatchNorm in training mode and results that the dtype cannot hold.

``tf32`` permits tensor cores to round float32 values of x and weight to 10 bits of mantissa, to the
nearest, before they multiply them; sums stay float32. It is for channels-last tensors without
groups on GPUs from sm_80 on: everywhere else, and without it, nothing is rounded.

``padding`` is one number, one per dimension, or all begins and then all ends (``0,0,1,1`` pads 2-D
only at the end), as ONNX writes it. The weight of a transposed convolution has its input channels
first.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import prod, sqrt
from typing import TYPE_CHECKING, Any

from tvmbn.errors import SpecError
from tvmbn.ops.base import Attribute, Cost, InputKind, Operator, Split, Tolerance
from tvmbn.ops.conv_geometry import Geometry, paddings, per_dim
from tvmbn.ops.pointwise import ACTIVATIONS, reference_activation
from tvmbn.spec import EPSILON, OpSpec, TensorArg, accumulator

if TYPE_CHECKING:
    import torch

    from tvmbn.ops.expression import Expression

BOOLS = (False, True)
# TF32's gap between 1 and the next value.
ROUNDED = 2.0**-10


class ConvBN(Operator):
    """Convolution or transposed convolution, 1-D to 3-D, with a fused epilogue.

    Shapes: x (N, C, *S), weight (O, C/groups, *K) or, transposed, (C, O/groups, *K), bias (O),
    residual and y (N, O, *So). With layout NHWC all but the bias are channels last in memory.
    """

    name = "conv_bn"
    summary = "convolution with folded BatchNorm, bias, residual and activation"
    ranks = range(3, 6)
    attributes = (
        Attribute("out_channels", None, None, "output channels; as many as the input's if None"),
        Attribute("kernel", 3, None, "kernel size, one or per dimension"),
        Attribute("stride", 1, None, "stride, one or per dimension"),
        Attribute(
            "padding",
            0,
            None,
            "zeros, or crop if transposed: one, per dimension, or begins then ends",
        ),
        Attribute("dilation", 1, None, "distance of kernel elements, one or per dimension"),
        Attribute("groups", 1, None, "groups of channels that do not mix"),
        Attribute("transposed", False, BOOLS, "transposed convolution"),
        Attribute("output_padding", 0, None, "extra output size at the end, transposed only"),
        Attribute("bias", True, BOOLS, "add a bias per output channel"),
        Attribute("residual", False, BOOLS, "add a tensor of y's shape before the activation"),
        Attribute("activation", "none", ACTIVATIONS, "applied last"),
        Attribute(
            "param_dtype", "float32", ("float32", "same"), "dtype of the bias where x has 16 bits"
        ),
        Attribute("tf32", False, BOOLS, "permit rounding to TF32 for tensor cores, float32 only"),
    )

    def check(
        self, shape: tuple[int, ...], dtype: str, layout: str, attrs: dict[str, Any]
    ) -> dict[str, Any]:
        """Expand to one value per dimension and refuse sizes that leave nothing to compute."""
        del layout
        channels, size = shape[1], shape[2:]
        rank = len(size)
        if channels < 1 or min(size) < 1:
            raise SpecError(
                "conv_bn: at least one channel and one pixel (only the batch may be empty)",
                f"shape {shape}",
            )
        if attrs["tf32"] and dtype != "float32":
            raise SpecError(
                "conv_bn: dtype float32 for tf32",
                f"dtype {dtype}",
                "leave tf32 out: only float32 values are rounded to it",
            )
        if dtype in ("float32", "float64"):
            attrs["param_dtype"] = "same"
        if attrs["out_channels"] is None:
            attrs["out_channels"] = channels
        for key, least in (("out_channels", 1), ("groups", 1)):
            attrs[key] = per_dim(key, attrs[key], 1, least)[0]
        for key, least in (("kernel", 1), ("stride", 1), ("dilation", 1), ("output_padding", 0)):
            attrs[key] = per_dim(key, attrs[key], rank, least)
        attrs["padding"] = paddings(attrs["padding"], rank)
        for key, count in (("input", channels), ("output", attrs["out_channels"])):
            if count % attrs["groups"]:
                raise SpecError(
                    f"conv_bn: {key} channels divisible by groups",
                    f"{count} channels in {attrs['groups']} groups",
                )
        self._check_output_padding(attrs)
        out = Geometry.make(shape, attrs).out
        if min(out) < 1:
            raise SpecError(
                "conv_bn: at least one output pixel in each dimension",
                f"output size {out} from input size {tuple(size)}",
                "pad more, or use a smaller kernel or dilation",
            )
        return attrs

    @staticmethod
    def _check_output_padding(attrs: dict[str, Any]) -> None:
        extra = attrs["output_padding"]
        if any(extra) and not attrs["transposed"]:
            raise SpecError("conv_bn: output_padding 0 unless transposed", f"{extra}")
        limits = zip(extra, attrs["stride"], attrs["dilation"], strict=True)
        if any(e and e >= max(s, d) for e, s, d in limits):
            raise SpecError(
                "conv_bn: output_padding smaller than stride or dilation",
                f"output_padding {extra}, stride {attrs['stride']}, dilation {attrs['dilation']}",
            )

    def arguments(self, spec: OpSpec) -> tuple[TensorArg, ...]:
        """X, weight, then bias and residual if asked for, then y."""
        geo = Geometry.of(spec)
        order = (0, *range(2, geo.rank + 2), 1) if spec.layout == "NHWC" else None
        batch = "N" if spec.dynamic else geo.batch
        channels = geo.groups * geo.cout
        shape = (batch, channels, *geo.out)
        args = [
            TensorArg("x", (batch, *spec.shape[1:]), spec.dtype, "in", order),
            TensorArg("weight", geo.weight_shape, spec.dtype, "in", order),
        ]
        if spec["bias"]:
            same = spec["param_dtype"] == "same"
            args.append(TensorArg("bias", (channels,), spec.dtype if same else "float32", "in"))
        if spec["residual"]:
            args.append(TensorArg("residual", shape, spec.dtype, "in", order))
        return (*args, TensorArg("y", shape, spec.dtype, "out", order))

    def input_kind(self, name: str) -> InputKind:
        """Weights are scaled so that y stays of x's magnitude."""
        return "weight" if name == "weight" else "normal"

    def expression(self, spec: OpSpec, splits: tuple[Split, ...] = ()) -> Expression:
        """Direct convolution; the sum is never split."""
        del splits
        from tvmbn.ops.conv_expression import build  # noqa: PLC0415  (imports TVM)

        return build(spec, self.arguments(spec))

    def reference(
        self, spec: OpSpec, inputs: Mapping[str, torch.Tensor]
    ) -> dict[str, torch.Tensor]:
        """PyTorch's convolution on float64, with padding and cropping written out."""
        import torch  # noqa: PLC0415

        functional = torch.nn.functional
        geo = Geometry.of(spec)
        values = {name: tensor.double() for name, tensor in inputs.items()}
        x, weight = values["x"], values["weight"]
        if geo.transposed:
            # The whole scatter, cropped by the padding and grown by output_padding at the end.
            convolve = getattr(functional, f"conv_transpose{geo.rank}d")
            whole = convolve(x, weight, None, geo.stride, 0, 0, geo.groups, geo.dilation)
            sides = zip(geo.begin, geo.end, geo.output_padding, strict=True)
            y = functional.pad(whole, _innermost_first([(-b, extra - e) for b, e, extra in sides]))
        else:
            convolve = getattr(functional, f"conv{geo.rank}d")
            sides = zip(geo.begin, geo.end, strict=True)
            padded = functional.pad(x, _innermost_first(list(sides)))
            y = convolve(padded, weight, None, geo.stride, 0, geo.dilation, geo.groups)
        if "bias" in values:
            y = y + values["bias"].reshape(-1, *[1] * geo.rank)
        if "residual" in values:
            y = y + values["residual"]
        return {"y": reference_activation(spec["activation"])(y)}

    def cost(self, spec: OpSpec) -> Cost:
        """Each argument moved once; two operations a multiply-add."""
        sizes = {"N": spec.shape[0]}
        moved = sum(a.concrete(sizes).nbytes() for a in self.arguments(spec))
        return Cost(moved, 2 * Geometry.of(spec).macs)

    def tolerance(self, spec: OpSpec, output: str) -> Tolerance:
        """Bound the rounding of the operands, of the sum and of the stored value.

        Test data have x of root mean square sqrt(0.5² + 1.5²) = 1.6 and weights of standard
        deviation 1/sqrt(prod(weight.shape[1:])), so a sum of K products has magnitude
        1.6*sqrt(K/prod(weight.shape[1:])). Rounding errors of K additions walk at random:
        sqrt(K)*eps/2 of that magnitude; 8 times that covers the largest of millions of elements.

        Operands rounded to TF32 (tf32) change each product by up to eps = 2^-10 of it, 0.3*eps
        in the root mean square. These errors walk at random as the products themselves do, to as
        much of the sum's magnitude; 4*eps is 13 times that. Of few products one may be most of
        the sum: eps/sqrt(K) of the result itself comes on top.
        """
        del output
        geo = Geometry.of(spec)
        terms = geo.reduction
        sums = 1.6 * sqrt(terms / prod(geo.weight_shape[1:]))
        magnitude = sums + 1.6 * (spec["bias"] + spec["residual"])
        rounded = ROUNDED if spec["tf32"] else 0.0
        eps, stored = EPSILON[accumulator(spec.dtype)], EPSILON[spec.dtype]
        return Tolerance(
            4 * eps * sqrt(terms) * magnitude + 4 * eps * magnitude + 4 * rounded * sums,
            stored + 4 * eps + rounded / sqrt(terms),
            f"random walk of {terms} additions at eps {eps:.1e} on magnitude {magnitude:.1f}, "
            f"{f'operands rounded at eps {rounded:.1e}, ' if rounded else ''}"
            f"and the stored value rounded at eps {stored:.1e}",
        )

    def samples(self) -> tuple[OpSpec, ...]:
        """One workload for each feature, small and with odd sizes."""
        make = self.spec
        down: dict[str, Any] = {"kernel": 3, "stride": 2, "padding": 1}
        return (
            make((2, 16, 14, 14), padding=1, activation="relu"),
            make((2, 5, 9, 11), out_channels=7, padding=(0, 1, 2, 3), residual=True),
            make((1, 24, 15, 13), "float16", "NHWC", out_channels=40, kernel=1, activation="relu6"),
            make((2, 12, 17, 19), "float32", "NHWC", groups=12, activation="silu", **down),
            make((1, 10, 23, 21), groups=10, kernel=5, padding=4, dilation=2, activation="gelu"),
            make((3, 8, 31), "bfloat16", out_channels=12, groups=4, padding=1, residual=True),
            make((1, 4, 6, 7, 9), "float64", "NHWC", out_channels=6, kernel=(1, 3, 2)),
            make((2, 6, 7, 5), out_channels=9, groups=3, transposed=True, output_padding=1, **down),
            make((1, 3, 10), transposed=True, kernel=4, stride=3, padding=(1, 2), dynamic="N"),
            make((2, 20, 9, 7), "float32", "NHWC", out_channels=24, padding=1, tf32=True),
            make((4, 33, 1, 1), out_channels=10, kernel=1, bias=False, activation="silu"),
        )


def _innermost_first(sides: list[tuple[int, int]]) -> list[int]:
    """Flatten (begin, end) pairs from the last dimension to the first, as torch's pad wants."""
    return [amount for pair in reversed(sides) for amount in pair]


OPERATOR = ConvBN()
