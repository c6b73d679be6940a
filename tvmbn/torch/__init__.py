# SPDX-License-Identifier: Apache-2.0
"""tvmbn inside PyTorch: operators ``torch.ops.tvmbn.*``, modules, and how kernels are found.

Importing this registers the operators. See docs/pytorch.md.
"""

from __future__ import annotations

from tvmbn.torch import (
    batch_norm,
    conv_bn,
    launcher,
    registry,
    row_norms,
    settings,
    sync_batch_norm,
)
from tvmbn.torch.conv_module import ConvBN2d
from tvmbn.torch.dispatch import FallbackWarning, NotFiniteError
from tvmbn.torch.norm_modules import BatchNorm1d, BatchNorm2d, BatchNorm3d, LayerNorm, RMSNorm
from tvmbn.torch.replace import Replaced, replace
from tvmbn.torch.second import DoubleBackwardError
from tvmbn.torch.settings import configure
from tvmbn.torch.sync_module import SyncBatchNorm
from tvmbn.torch.warm_up import warm_up

__all__ = [
    "BatchNorm1d",
    "BatchNorm2d",
    "BatchNorm3d",
    "ConvBN2d",
    "DoubleBackwardError",
    "FallbackWarning",
    "LayerNorm",
    "NotFiniteError",
    "RMSNorm",
    "Replaced",
    "SyncBatchNorm",
    "batch_norm",
    "configure",
    "conv_bn",
    "launcher",
    "registry",
    "replace",
    "row_norms",
    "settings",
    "sync_batch_norm",
    "warm_up",
]
