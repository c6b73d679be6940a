# SPDX-License-Identifier: Apache-2.0
"""torch.nn's norms with tvmbn's kernels: the same constructors, parameters, buffers and states.

Each is a subclass of torch.nn's class and differs from it in ``forward`` alone.
"""

from __future__ import annotations

import torch

from tvmbn.torch.batch_norm import INFER, TRAIN
from tvmbn.torch.row_norms import LAYER_NORM, RMS_NORM

__all__ = ["BatchNorm1d", "BatchNorm2d", "BatchNorm3d", "LayerNorm", "RMSNorm"]

Tensor = torch.Tensor


def batch_norm(module: torch.nn.modules.batchnorm._BatchNorm, x: Tensor) -> Tensor:
    """What torch.nn's BatchNorm modules compute, running statistics and counter included."""
    mean, var, count = module.running_mean, module.running_var, module.num_batches_tracked
    weight, bias, eps = module.weight, module.bias, module.eps
    if not module.training and mean is not None and var is not None:
        return INFER(x, weight, bias, mean, var, eps)
    momentum = module.momentum
    if not (module.training and module.track_running_stats):
        mean = var = count = None
    elif count is not None and momentum is not None:
        count.add_(1)
    if mean is None:
        momentum = 0.0  # there is nothing to update: all settings share one kernel
    # With momentum None the kernel counts, and reads the count where it lies.
    return TRAIN(x, weight, bias, mean, var, count, momentum, eps)[0]


class BatchNorm1d(torch.nn.BatchNorm1d):
    """BatchNorm over (N, C) or (N, C, L); see torch.nn.BatchNorm1d."""

    def forward(self, input: Tensor) -> Tensor:
        """Normalise ``input``."""
        self._check_input_dim(input)
        return batch_norm(self, input)


class BatchNorm2d(torch.nn.BatchNorm2d):
    """BatchNorm over (N, C, H, W), contiguous or channels last; see torch.nn.BatchNorm2d."""

    def forward(self, input: Tensor) -> Tensor:
        """Normalise ``input``."""
        self._check_input_dim(input)
        return batch_norm(self, input)


class BatchNorm3d(torch.nn.BatchNorm3d):
    """BatchNorm over (N, C, D, H, W), contiguous or channels last; see torch.nn.BatchNorm3d."""

    def forward(self, input: Tensor) -> Tensor:
        """Normalise ``input``."""
        self._check_input_dim(input)
        return batch_norm(self, input)


class LayerNorm(torch.nn.LayerNorm):
    """LayerNorm over the trailing dimensions; see torch.nn.LayerNorm."""

    def forward(self, input: Tensor) -> Tensor:
        """Normalise ``input``."""
        return LAYER_NORM(input, self.normalized_shape, self.weight, self.bias, self.eps)


class RMSNorm(torch.nn.RMSNorm):
    """RMSNorm over the trailing dimensions; see torch.nn.RMSNorm."""

    def forward(self, x: Tensor) -> Tensor:
        """Normalise ``x``; an eps of None is that of the dtype computed in, as in PyTorch."""
        eps = self.eps
        if eps is None:
            wide = torch.float64 if x.dtype == torch.float64 else torch.float32
            eps = torch.finfo(wide).eps
        return RMS_NORM(x, self.normalized_shape, self.weight, None, eps)
