# SPDX-License-Identifier: Apache-2.0
"""The parts of a synchronised BatchNorm by PyTorch; see ``tvmbn.ops.sync_batch_norm``."""

from __future__ import annotations

from typing import Any

import torch

from tvmbn.torch.batch_norm_request import accumulator
from tvmbn.torch.layout import layout_of, placed
from tvmbn.torch.native import same, wide

Tensor = torch.Tensor
Maybe = Tensor | None


def _wide(vector: Tensor, like: Tensor) -> Tensor:
    return vector.to(like.dtype).reshape(1, -1, *[1] * (like.dim() - 2))


def _dims(x: Tensor) -> list[int]:
    return [d for d in range(x.dim()) if d != 1]


def moments(x: Tensor) -> Tensor:
    """Count, mean and M2 of each channel; zeros for an empty batch."""
    result = x.new_zeros((3, x.shape[1]), dtype=torch.float64)
    if x.numel():
        value = wide(x)
        mean = value.mean(_dims(x))
        result[0] = x.numel() // x.shape[1]
        result[1] = mean
        result[2] = (value - _wide(mean, value)).square().sum(_dims(x))
    return result


def normalise(
    x: Tensor,
    w: Maybe,
    b: Maybe,
    parts: Tensor,
    running_mean: Maybe,
    running_var: Maybe,
    batches: Maybe,
    momentum: float | None,
    eps: float,
) -> Any:
    """Return y, mean, rstd and share, and update the running statistics."""
    counts, means, squares = parts.unbind(1)
    total = counts.sum(0)
    share = total.clamp_min(1).reciprocal()
    mean = (counts * means).sum(0) * share
    square = (squares + counts * (means - mean).square()).sum(0)
    if running_mean is not None and running_var is not None:
        weight: Any = momentum
        if momentum is None:
            assert batches is not None
            weight = batches.double().reciprocal()
        weight = torch.where(total > 0, weight, 0.0)
        for old, new in ((running_mean, mean), (running_var, square / (total - 1).clamp_min(1))):
            old.copy_(old + (new - old) * weight)
    acc = accumulator(x.dtype)
    rstd = (square * share + eps).rsqrt().to(acc)
    mean, share, value = mean.to(acc), share.to(acc), wide(x)
    y = (value - _wide(mean, value)) * _wide(rstd, value)
    y = y if w is None else y * _wide(same(w, value), value)
    y = y if b is None else y + _wide(same(b, value), value)
    return placed(y.to(x.dtype), layout_of(x)), mean, rstd, share


def _xhat(x: Tensor, mean: Tensor, rstd: Tensor) -> Tensor:
    return (x - _wide(mean, x)) * _wide(rstd, x)


def backward_sums(
    dy: Tensor, x: Tensor, mean: Tensor, rstd: Tensor, weight: bool, bias: bool
) -> Any:
    """Return dgamma and dbeta of this part, and both sums for the other processes."""
    g = wide(dy)
    dbeta, dgamma = g.sum(_dims(x)), (g * _xhat(wide(x), mean, rstd)).sum(_dims(x))
    none, sums = mean.new_empty(0), torch.stack((dbeta, dgamma))
    return dgamma if weight else none, dbeta if bias else none, sums


def backward_input(
    dy: Tensor, x: Tensor, w: Maybe, mean: Tensor, rstd: Tensor, sums: Tensor, share: Tensor
) -> Tensor:
    """Gradient of x from the sums over all processes."""
    g, value = wide(dy), wide(x)
    dbeta, dgamma = (_wide(row * share, value) for row in sums)
    inner = g - dbeta - _xhat(value, mean, rstd) * dgamma
    scale = rstd if w is None else rstd * w.to(rstd.dtype)
    return placed((inner * _wide(scale, value)).to(x.dtype), layout_of(x))
