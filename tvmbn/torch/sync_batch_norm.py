# SPDX-License-Identifier: Apache-2.0
"""BatchNorm over the batches of all processes: exact merging, one collective each way.

Each process computes count, mean and M2, the sum of squared deviations, of its own part. They
are gathered and merged by Chan's formula (Chan, Golub and LeVeque, 1983), in float64 and in one
step over all processes::

    n = sum n_i    mean = sum n_i mean_i / n    M2 = sum M2_i + n_i (mean_i - mean)^2

so parts may have any size, none included. Backward adds up sum(dy) and sum(dy * xhat). Neither
direction reads a value on the host.
"""

from __future__ import annotations

from typing import Any

import torch
import torch.distributed as dist

from tvmbn.torch.batch_norm import INFER, TRAIN
from tvmbn.torch.batch_norm_backward import INFER_BACKWARD
from tvmbn.torch.batch_norm_request import accumulator
from tvmbn.torch.layout import layout_of, placed
from tvmbn.torch.native import wide
from tvmbn.torch.second import DoubleBackwardError

Tensor = torch.Tensor
Maybe = Tensor | None
# all_gather_into_tensor is called so from torch 2.13 on.
GATHER = "all_gather_single" if hasattr(dist, "all_gather_single") else "all_gather_into_tensor"


def local_moments(x: Tensor) -> Tensor:
    """Count, then mean and M2 of each channel, as one float64 vector of 1 + 2 C."""
    channels = x.shape[1]
    count = x.numel() // max(1, channels)
    result = torch.zeros(1 + 2 * channels, dtype=torch.float64, device=x.device)
    if not x.numel():
        return result
    result[:1].fill_(count)
    if count == 1:
        result[1 : 1 + channels] = x.reshape(channels)
        return result
    _, mean, rstd = TRAIN(x, None, None, None, None, None, 0.0, 0.0)
    result[1 : 1 + channels] = mean
    # eps is 0: the variance is 1 / rstd^2, and 0 where rstd is infinite.
    result[1 + channels :] = rstd.double().square().reciprocal() * count
    return result


def merge(parts: Tensor) -> tuple[Tensor, Tensor, Tensor]:
    """Total count, mean and M2 from one row of :func:`local_moments` a process."""
    channels = (parts.shape[1] - 1) // 2
    counts, means, squares = parts[:, :1], parts[:, 1 : 1 + channels], parts[:, 1 + channels :]
    total = counts.sum()
    share = total.clamp_min(1)
    mean = (counts * means).sum(0) / share
    square = (squares + counts * (means - mean).square()).sum(0)
    return total, mean, square


def gather(part: Tensor, group: Any) -> Tensor:
    """One row a process."""
    size = dist.get_world_size(group)
    parts = part.new_empty(size * part.numel())
    getattr(dist, GATHER)(parts, part, group=group)
    return parts.view(size, -1)


class SyncBatchNormFunction(torch.autograd.Function):
    """Training BatchNorm over all processes of a group."""

    @staticmethod
    def forward(
        ctx: Any,
        x: Tensor,
        weight: Maybe,
        bias: Maybe,
        running_mean: Maybe,
        running_var: Maybe,
        count: Maybe,
        momentum: float | None,
        eps: float,
        group: Any,
    ) -> Tensor:
        """Normalise with the statistics of all parts, and update the running ones."""
        total, mean, square = merge(gather(local_moments(x), group))
        var = square / total.clamp_min(1)
        if running_mean is not None and running_var is not None:
            unbiased = square / (total - 1).clamp_min(1)
            share: Any = momentum
            if momentum is None:
                assert count is not None
                share = count.double().reciprocal()
            # Nothing at all anywhere leaves the statistics as they are.
            share = torch.where(total > 0, share, 0.0)
            for old, new in ((running_mean, mean), (running_var, unbiased)):
                old.copy_(old + (new - old) * share)
        acc = accumulator(x.dtype)
        mean, var = mean.to(acc), var.to(acc)
        ctx.save_for_backward(x, weight, mean, var, total)
        ctx.eps, ctx.group = eps, group
        ctx.bias = None if bias is None else bias.dtype
        return INFER(x, weight, bias, mean, var, eps)

    @staticmethod
    def backward(ctx: Any, *grads: Any) -> Any:
        """Gradients of this process's part; those of the parameters are its own share."""
        if torch.is_grad_enabled():
            raise DoubleBackwardError(
                "a first derivative of SyncBatchNorm",
                "create_graph=True",
                "BatchNorm within one process has second derivatives",
            )
        x, weight, mean, var, total = ctx.saved_tensors
        shape = (1, -1, *[1] * (x.dim() - 2))
        channels, one = x.shape[1], torch.ones_like(mean)
        # dx of inference is dy * rstd, dgamma and dbeta are the two sums.
        scaled, dgamma, dbeta = INFER_BACKWARD(grads[0], x, one, mean, var, True, ctx.eps)
        sums = torch.cat((dbeta, dgamma)).double()
        dist.all_reduce(sums, group=ctx.group)
        sums = (sums / total.clamp_min(1)).to(mean.dtype)
        rstd = (var + ctx.eps).rsqrt()
        scale = rstd if weight is None else rstd * weight.to(rstd.dtype)
        # dx = scale * (dy - mean(dy) - xhat * mean(dy * xhat)), linear in x for each channel.
        slope = -scale * rstd * sums[channels:]
        shift = -scale * sums[:channels] - slope * mean
        factor = (scale / rstd).reshape(shape)
        dx = wide(scaled) * factor + wide(x) * slope.reshape(shape) + shift.reshape(shape)
        dx = placed(dx.to(x.dtype), layout_of(x))
        dgamma = None if weight is None else dgamma.to(weight.dtype)
        dbeta = None if ctx.bias is None else dbeta.to(ctx.bias)
        return dx, dgamma, dbeta, *[None] * 6
