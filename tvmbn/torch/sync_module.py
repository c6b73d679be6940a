# SPDX-License-Identifier: Apache-2.0
"""torch.nn.SyncBatchNorm with tvmbn's kernels; on CPUs too."""

from __future__ import annotations

import torch
import torch.distributed as dist

from tvmbn.torch.norm_modules import batch_norm
from tvmbn.torch.sync_batch_norm import SyncBatchNormFunction

Tensor = torch.Tensor


class SyncBatchNorm(torch.nn.SyncBatchNorm):
    """BatchNorm over the batches of all processes; see torch.nn.SyncBatchNorm.

    Differs from it in that it also takes CPU tensors (gloo), parts of any size including none,
    and one value a channel in a process as long as all processes together have more.
    """

    def forward(self, input: Tensor) -> Tensor:
        """Normalise ``input`` with the statistics of all processes while training."""
        self._check_input_dim(input)
        self._check_non_zero_input_channels(input)
        batch_wise = self.training or (self.running_mean is None and self.running_var is None)
        if not batch_wise or not dist.is_available() or not dist.is_initialized():
            return batch_norm(self, input)
        group = self.process_group or dist.group.WORLD
        if not self.training or dist.get_world_size(group) == 1:
            return batch_norm(self, input)
        mean, var, count = self.running_mean, self.running_var, self.num_batches_tracked
        if not self.track_running_stats:
            mean = var = count = None
        elif count is not None:
            count.add_(1)
        return SyncBatchNormFunction.apply(
            input, self.weight, self.bias, mean, var, count, self.momentum, self.eps, group
        )
