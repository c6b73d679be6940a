# SPDX-License-Identifier: Apache-2.0
"""BatchNorm over the batches of all processes: exact merging, one collective each way.

Forward, each process computes count, mean and M2 of its own part; they are gathered, and merged
where the part is normalised. Backward adds up sum(dy) and sum(dy * xhat). Each direction reads
its tensors twice, and reads no value on the host. See :mod:`tvmbn.ops.sync_batch_norm`.
"""

from __future__ import annotations

from typing import Any

import torch
import torch.distributed as dist

from tvmbn.torch.second import DoubleBackwardError
from tvmbn.torch.sync_batch_norm_ops import BACKWARD_INPUT, BACKWARD_SUMS, MOMENTS, NORMALISE

Tensor = torch.Tensor
Maybe = Tensor | None
# all_gather_into_tensor is called so from torch 2.13 on.
GATHER = "all_gather_single" if hasattr(dist, "all_gather_single") else "all_gather_into_tensor"


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
        part, size = MOMENTS(x), dist.get_world_size(group)
        parts = part.new_empty((size * part.shape[0], part.shape[1]))  # as gloo wants it
        getattr(dist, GATHER)(parts, part, group=group)
        parts = parts.view(size, *part.shape)
        y, mean, rstd, share = NORMALISE(
            x, weight, bias, parts, running_mean, running_var, count, size, momentum, eps
        )
        ctx.save_for_backward(x, weight, mean, rstd, share)
        ctx.group, ctx.bias = group, None if bias is None else bias.dtype
        return y

    @staticmethod
    def backward(ctx: Any, *grads: Any) -> Any:
        """Gradients of this process's part; those of the parameters are its own share."""
        if torch.is_grad_enabled():
            raise DoubleBackwardError(
                "a first derivative of SyncBatchNorm",
                "create_graph=True",
                "BatchNorm within one process has second derivatives",
            )
        dy, (x, weight, mean, rstd, share) = grads[0], ctx.saved_tensors
        bias = ctx.bias is not None
        dgamma, dbeta, sums = BACKWARD_SUMS(dy, x, mean, rstd, weight is not None, bias)
        dx = None
        if ctx.needs_input_grad[0]:
            dist.all_reduce(sums, group=ctx.group)
            dx = BACKWARD_INPUT(dy, x, weight, mean, rstd, sums, share)
        dgamma = None if weight is None else dgamma.to(weight.dtype)
        dbeta = dbeta.to(ctx.bias) if bias else None
        return dx, dgamma, dbeta, *[None] * 6
