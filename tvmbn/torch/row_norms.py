# SPDX-License-Identifier: Apache-2.0
"""``torch.ops.tvmbn.layer_norm`` and ``rms_norm``, each with ``_forward`` and ``_backward``."""

from __future__ import annotations

from tvmbn.torch.row_norm_ops import make

LAYER_NORM, LAYER_NORM_FORWARD, LAYER_NORM_BACKWARD = make("layer_norm", centred=True)
RMS_NORM, RMS_NORM_FORWARD, RMS_NORM_BACKWARD = make("rms_norm", centred=False)
