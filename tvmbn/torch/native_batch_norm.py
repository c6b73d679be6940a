# SPDX-License-Identifier: Apache-2.0
"""BatchNorm by PyTorch: what runs where there is no kernel, and what is differentiated twice."""

from __future__ import annotations

from typing import Any

import torch

from tvmbn.torch.layout import layout_of, placed
from tvmbn.torch.native import same, wide

Tensor = torch.Tensor
Maybe = Tensor | None
Three = tuple[Tensor, Tensor, Tensor]


def _shape(x: Tensor) -> tuple[int, ...]:
    return (1, -1, *[1] * (x.dim() - 2))


def _dims(x: Tensor) -> tuple[int, ...]:
    return (0, *range(2, x.dim()))


def infer(x: Tensor, w: Maybe, b: Maybe, mean: Tensor, var: Tensor, eps: float) -> Tensor:
    """BatchNorm with running statistics."""
    value = wide(x)
    stats, given = (same(mean, value), same(var, value)), (same(w, value), same(b, value))
    y = torch.nn.functional.batch_norm(value, *stats, *given, False, 0.0, eps)
    return placed(y.to(x.dtype), layout_of(x))


def train(
    x: Tensor,
    w: Maybe,
    b: Maybe,
    mean: Maybe,
    var: Maybe,
    batches: Maybe,
    momentum: float | None,
    eps: float,
) -> Three:
    """BatchNorm with batch statistics; updates the running ones as the kernels do."""
    value = wide(x)
    if not x.numel():
        zeros = value.new_zeros(x.shape[1])
        return torch.empty_like(placed(x, layout_of(x))), zeros, zeros.clone()
    total, square = value.new_zeros(x.shape[1]), value.new_zeros(x.shape[1])
    y, save_mean, rstd = torch.native_batch_norm(
        value, same(w, value), same(b, value), total, square, True, 1.0, eps
    )
    if mean is not None and var is not None:
        share: Any = momentum
        if momentum is None:
            assert batches is not None
            share = batches.add_(1).to(value.dtype).reciprocal()
        for old, new in ((mean, total), (var, square)):
            old.copy_(old + (new - old) * share)
    return placed(y.to(x.dtype), layout_of(x)), save_mean, rstd


def backward(
    dy: Tensor,
    x: Tensor,
    w: Maybe,
    first: Tensor,
    other: Tensor,
    bias: bool,
    eps: float,
    *,
    training: bool,
) -> Three:
    """Gradients from batch statistics (mean, rstd) or running ones (mean, variance)."""
    value = wide(x)
    if training:
        stats = first.reshape(_shape(x)), other.reshape(_shape(x))
        dx, dgamma, dbeta = _gradients(wide(dy), value, w, *stats, bias)
    else:
        dx, dgamma, dbeta = infer_gradients(dy, x, w, first, other, bias, eps)
    return placed(dx.to(x.dtype), layout_of(x)), dgamma.contiguous(), dbeta.contiguous()


def _gradients(g: Tensor, x: Tensor, w: Maybe, mean: Tensor, rstd: Tensor, bias: bool) -> Three:
    dims, count = _dims(x), max(1, x.numel() // max(1, x.shape[1]))
    mean, rstd = mean.to(x.dtype), rstd.to(x.dtype)
    xhat = (x - mean) * rstd
    dbeta, dgamma = g.sum(dims), (g * xhat).sum(dims)
    spread = dbeta.reshape(_shape(x)), dgamma.reshape(_shape(x))
    dx = (g - spread[0] / count - xhat * (spread[1] / count)) * rstd
    if w is not None:
        dx = dx * same(w, x).reshape(_shape(x))
    none = x.new_empty(0)
    return dx, none if w is None else dgamma, dbeta if bias else none


def train_gradients(dy: Tensor, x: Tensor, w: Maybe, bias: bool, eps: float) -> Three:
    """Gradients with batch statistics as functions of x."""
    value, dims = wide(x), _dims(x)
    mean = value.mean(dims, keepdim=True)
    rstd = ((value - mean).square().mean(dims, keepdim=True) + eps).rsqrt()
    dx, dgamma, dbeta = _gradients(wide(dy), value, w, mean, rstd, bias)
    return dx.to(x.dtype), dgamma, dbeta


def infer_gradients(
    dy: Tensor, x: Tensor, w: Maybe, mean: Tensor, var: Tensor, bias: bool, eps: float
) -> Three:
    """Gradients with running statistics."""
    value, g, shape = wide(x), wide(dy), _shape(x)
    rstd = (var.to(value.dtype) + eps).rsqrt().reshape(shape)
    xhat = (value - mean.to(value.dtype).reshape(shape)) * rstd
    dx = g * rstd
    if w is not None:
        dx = dx * same(w, value).reshape(shape)
    none = value.new_empty(0)
    dgamma = none if w is None else (g * xhat).sum(_dims(x))
    return dx.to(x.dtype), dgamma, g.sum(_dims(x)) if bias else none
