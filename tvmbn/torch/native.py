# SPDX-License-Identifier: Apache-2.0
"""The row norms by PyTorch: what runs where there is no kernel, and what is differentiated twice.

Inputs of 16 bits are computed in float32, as the kernels do.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import Any, overload

import torch

Tensor = torch.Tensor
Maybe = Tensor | None


def wide(tensor: Tensor) -> Tensor:
    """The tensor in at least float32; other dtypes than 16-bit floats are left alone."""
    narrow = tensor.dtype in (torch.float16, torch.bfloat16)
    return tensor.float() if narrow else tensor


@overload
def same(tensor: Tensor, like: Tensor) -> Tensor: ...
@overload
def same(tensor: None, like: Tensor) -> None: ...
def same(tensor: Maybe, like: Tensor) -> Maybe:
    """An optional parameter in the dtype of ``like``."""
    return None if tensor is None else tensor.to(like.dtype)


def layer_norm(x: Tensor, sizes: Sequence[int], w: Maybe, b: Maybe, eps: float, stats: bool) -> Any:
    """LayerNorm, with mean and rstd as (rows, 1) where ``stats``."""
    sizes, wider = list(sizes), wide(x)
    w, b = same(w, wider), same(b, wider)
    if not stats:
        return torch.nn.functional.layer_norm(wider, sizes, w, b, eps).to(x.dtype).contiguous()
    y, mean, rstd = torch.native_layer_norm(wider.contiguous(), sizes, w, b, eps)
    return y.to(x.dtype), mean.reshape(-1, 1), rstd.reshape(-1, 1)


def rms_norm(x: Tensor, sizes: Sequence[int], w: Maybe, b: Maybe, eps: float, stats: bool) -> Any:
    """RMSNorm, with rstd as (rows, 1) where ``stats``."""
    value, rows = wide(x).contiguous(), _rows(x, sizes)
    rstd = (value.reshape(rows, -1).square().mean(1, keepdim=True) + eps).rsqrt()
    y = (value.reshape(rows, -1) * rstd).reshape(x.shape)
    y = y if w is None else y * same(w, y)
    y = y if b is None else y + same(b, y)
    return (y.to(x.dtype), rstd) if stats else y.to(x.dtype)


def _rows(x: Tensor, sizes: Sequence[int]) -> int:
    return prod(x.shape[: x.dim() - len(sizes)])


def row_backward(
    dy: Tensor,
    x: Tensor,
    sizes: Sequence[int],
    w: Maybe,
    mean: Maybe,
    rstd: Tensor,
    bias: bool,
) -> tuple[Tensor, Tensor, Tensor]:
    """Gradients of x, weight and bias of a row norm, whose mean is None for RMSNorm."""
    rows, shape = _rows(x, sizes), (*x.shape[: x.dim() - len(sizes)], *[1] * len(sizes))
    dims = tuple(range(x.dim() - len(sizes), x.dim()))
    g, value = wide(dy), wide(x)
    scale = rstd.reshape(shape).to(value.dtype)
    xhat = value * scale if mean is None else (value - mean.reshape(shape)) * scale
    inner = g if w is None else g * same(w, g)
    count = prod(sizes)
    dx = inner - xhat * ((inner * xhat).sum(dims, keepdim=True) / count)
    if mean is not None:
        dx = dx - inner.sum(dims, keepdim=True) / count
    dx = (dx * scale).to(x.dtype).contiguous()
    none = rstd.new_empty(0)
    flat = lambda t: t.reshape(rows, *sizes).sum(0).to(rstd.dtype)  # noqa: E731
    return dx, none if w is None else flat(g * xhat), flat(g) if bias else none


def row_gradients(
    dy: Tensor,
    x: Tensor,
    sizes: Sequence[int],
    w: Maybe,
    bias: bool,
    eps: float,
    *,
    centred: bool,
) -> tuple[Tensor, Tensor, Tensor]:
    """Compute :func:`row_backward` with statistics as functions of x."""
    dims = tuple(range(x.dim() - len(sizes), x.dim()))
    value = wide(x)
    mean = value.mean(dims, keepdim=True) if centred else None
    middle = value if mean is None else value - mean
    rstd = (middle.square().mean(dims, keepdim=True) + eps).rsqrt()
    return row_backward(dy, x, sizes, w, mean, rstd, bias)
