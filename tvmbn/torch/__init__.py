# SPDX-License-Identifier: Apache-2.0
"""tvmbn inside PyTorch: operators ``torch.ops.tvmbn.*``, modules, and how kernels are found.

Importing this registers the operators. See docs/pytorch.md.
"""

from __future__ import annotations

from tvmbn.torch import batch_norm, registry, row_norms
from tvmbn.torch.dispatch import FallbackWarning, NotFiniteError
from tvmbn.torch.second import DoubleBackwardError
from tvmbn.torch.settings import configure

__all__ = [
    "DoubleBackwardError",
    "FallbackWarning",
    "NotFiniteError",
    "batch_norm",
    "configure",
    "registry",
    "row_norms",
]
