# SPDX-License-Identifier: Apache-2.0
"""``torch.ops.tvmbn.conv_bn``: ``activation(conv(x, weight) + bias + residual)``.

Weight and bias are those of :func:`tvmbn.fold.fold`. Padding is one number a dimension, or begins
and then ends. The kernel is for inference; gradients are those of PyTorch's own convolution.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import torch

from tvmbn import ops
from tvmbn.errors import ArgumentError, SpecError
from tvmbn.ops.conv_geometry import Geometry, paddings
from tvmbn.spec import DTYPES
from tvmbn.torch.batch_norm_request import OPEN_BATCH
from tvmbn.torch.dispatch import TABLE, Request, Run, resolve
from tvmbn.torch.layout import empty, layout_of, placed
from tvmbn.torch.native_conv import conv_bn as native
from tvmbn.torch.registry import autograd, below, define, direct
from tvmbn.torch.row_norm import NAMES, accumulator
from tvmbn.torch.second import gradients

Tensor = torch.Tensor
Maybe = Tensor | None
TENSORS = 4  # x, weight, bias and residual come first
RANKS = range(3, 6)


def _kernel(
    x: Tensor,
    weight: Tensor,
    bias: Maybe,
    residual: Maybe,
    stride: Sequence[int],
    padding: Sequence[int],
    dilation: Sequence[int],
    groups: int,
    transposed: bool,
    output_padding: Sequence[int],
    activation: str,
) -> Tensor:
    settings = (
        tuple(stride),
        tuple(padding),
        tuple(dilation),
        groups,
        transposed,
        tuple(output_padding),
        activation,
    )
    key = (
        "conv_bn",
        x.dtype,
        x.shape,
        x.stride(),
        x.get_device(),
        weight.shape,
        None if bias is None else bias.dtype,
        residual is None,
        settings,
    )
    run = TABLE.get(key)
    if run is None:
        run = resolve(key, x.get_device(), _request(x, weight, bias, residual, settings))
    return run(x, weight, bias, residual)


def _request(
    x: Tensor, weight: Tensor, bias: Maybe, residual: Maybe, settings: tuple[Any, ...]
) -> Request:
    stride, padding, dilation, groups, transposed, output_padding, activation = settings
    _check(x, weight, bias, residual)
    title, layout = "tvmbn::conv_bn", layout_of(x)
    kind = x.dtype if bias is None or bias.dtype == x.dtype else accumulator(x.dtype)

    def launch(op: Any) -> Run:
        def run(x: Tensor, weight: Tensor, bias: Maybe, residual: Maybe) -> Tensor:
            args = [placed(x, layout), placed(weight, layout)]
            if bias is not None:
                args.append(bias.to(kind))
            if residual is not None:
                args.append(placed(residual, layout))
            return op(*args)

        return run

    def instead(x: Tensor, weight: Tensor, bias: Maybe, residual: Maybe) -> Tensor:
        return placed(native(x, weight, bias, residual, *settings), layout)

    dtype = NAMES.get(x.dtype)
    if not x.numel():
        return Request(title, None, None, launch, instead)
    if dtype is None or x.dim() not in RANKS:
        obstacle = SpecError(
            f"{title}: rank 3 to 5 and dtype among {', '.join(DTYPES)}",
            f"rank {x.dim()}, {x.dtype}",
        )
        return Request(title, None, None, launch, instead, obstacle)
    attrs: dict[str, Any] = {
        "out_channels": weight.shape[1] * groups if transposed else weight.shape[0],
        "kernel": tuple(weight.shape[2:]),
        "stride": stride,
        "padding": padding,
        "dilation": dilation,
        "groups": groups,
        "transposed": transposed,
        "output_padding": output_padding,
        "bias": bias is not None,
        "residual": residual is not None,
        "activation": activation,
        "param_dtype": "same" if kind == x.dtype else "float32",
    }
    exact = ops.get("conv_bn").spec(tuple(x.shape), dtype, layout, **attrs)
    wanted = Geometry.of(exact).weight_shape
    if tuple(weight.shape) != wanted:
        raise ArgumentError(
            f"conv_bn: weight of shape {wanted}",
            f"{tuple(weight.shape)} for an input of shape {tuple(x.shape)}",
        )
    shape = (OPEN_BATCH, *x.shape[1:])
    other = ops.get("conv_bn").spec(shape, dtype, layout, dynamic="N", **attrs)
    return Request(title, exact, other, launch, instead)


def _check(x: Tensor, weight: Tensor, bias: Maybe, residual: Maybe) -> None:
    if weight.dim() != x.dim():
        raise ArgumentError(
            "conv_bn: input and weight of one rank",
            f"shapes {tuple(x.shape)} and {tuple(weight.shape)}",
            "add a batch dimension",
        )
    for name, value in (("weight", weight), ("residual", residual)):
        if value is not None and value.dtype != x.dtype:
            raise ArgumentError(f"conv_bn: {name} of {x.dtype}", str(value.dtype), "convert it")
    for name, value in (("weight", weight), ("bias", bias), ("residual", residual)):
        if value is not None and value.device != x.device:
            raise ArgumentError(f"conv_bn: {name} on {x.device}", f"{name} on {value.device}")


def _fake(
    x: Tensor,
    weight: Tensor,
    bias: Maybe,
    residual: Maybe,
    stride: Sequence[int],
    padding: Sequence[int],
    dilation: Sequence[int],
    groups: int,
    transposed: bool,
    output_padding: Sequence[int],
    activation: str,
) -> Tensor:
    channels = weight.shape[1] * groups if transposed else weight.shape[0]
    attrs = {
        "groups": groups,
        "out_channels": channels,
        "kernel": tuple(weight.shape[2:]),
        "stride": stride,
        "dilation": dilation,
        "padding": paddings(tuple(padding), x.dim() - 2),
        "output_padding": output_padding,
        "transposed": transposed,
    }
    out = Geometry.make(tuple(x.shape), attrs).out
    return empty((x.shape[0], channels, *out), x, layout_of(x))


CONV_BN = define(
    "conv_bn(Tensor x, Tensor weight, Tensor? bias, Tensor? residual, int[] stride, "
    "int[] padding, int[] dilation, int groups, bool transposed, int[] output_padding, "
    "str activation) -> Tensor",
    _kernel,
    _fake,
)


class _ConvBN(torch.autograd.Function):
    @staticmethod
    def forward(ctx: Any, here: bool, *args: Any) -> Tensor:
        ctx.save_for_backward(*args[:TENSORS])
        ctx.settings = args[TENSORS:]
        return _kernel(*args) if here else below(CONV_BN, *args)

    @staticmethod
    def backward(ctx: Any, *grads: Any) -> Any:
        saved = list(ctx.saved_tensors)
        needed = [i for i in range(TENSORS) if ctx.needs_input_grad[i + 1]]
        found = gradients(lambda args: (native(*args, *ctx.settings),), saved, needed, grads)
        answer: list[Any] = [None] * (1 + TENSORS + len(ctx.settings))
        for i, gradient in zip(needed, found, strict=True):
            answer[i + 1] = gradient
        return tuple(answer)


def _autograd(keys: Any, *args: Any) -> Tensor:
    here = direct(keys)
    tensors = (t for t in args[:TENSORS] if t is not None)
    if torch.is_grad_enabled() and any(t.requires_grad for t in tensors):
        return _ConvBN.apply(here, *args)
    return _kernel(*args) if here else below(CONV_BN, *args)


def _autocast(
    keys: Any, x: Tensor, weight: Tensor, bias: Maybe, residual: Maybe, *rest: Any
) -> Any:
    """Convolve in the dtype that autocast wants, as PyTorch's convolutions do."""
    del keys
    device = x.device.type
    dtype = torch.get_autocast_dtype(device)
    narrow = (torch.float32, torch.float16, torch.bfloat16)
    cast = lambda t: t.to(dtype) if t is not None and t.dtype in narrow else t  # noqa: E731
    with torch.amp.autocast(device, enabled=False):
        return CONV_BN(cast(x), cast(weight), bias, cast(residual), *rest)


autograd(CONV_BN, _autograd)
for _device in ("CPU", "CUDA"):
    autograd(CONV_BN, _autocast, f"Autocast{_device}")
