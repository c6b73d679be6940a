# SPDX-License-Identifier: Apache-2.0
"""LayerNorm over trailing dimensions, forward and backward.

Forward (Ba, Kiros and Hinton, 2016), per row over the dimensions ``normalized_shape``::

    y = (x - mean) * rstd * gamma + beta,  rstd = 1 / sqrt(var + eps)

Backward, with g = dy * gamma and xhat = (x - mean) * rstd::

    dx = rstd * (g - mean(g) - xhat * mean(g * xhat))
    dgamma = sum over rows of dy * xhat    dbeta = sum over rows of dy

mean and rstd keep the normalised dimensions as ones, as PyTorch's ``native_layer_norm`` has them.
"""

from __future__ import annotations

from tvmbn.ops.base import Attribute
from tvmbn.ops.row_norm import RowNorm
from tvmbn.spec import OpSpec


class LayerNorm(RowNorm):
    """LayerNorm over any number of trailing dimensions."""

    name = "layer_norm"
    summary = "LayerNorm over trailing dimensions, forward and backward"
    centred = True
    attributes = (
        *RowNorm.shared,
        Attribute("eps", 1e-5, None, "added to the variance inside the root; at least 0"),
        Attribute("bias", True, (True, False), "whether there is a beta"),
    )

    def samples(self) -> tuple[OpSpec, ...]:
        """Odd sizes, several normalised dimensions, both modes."""
        return (
            self.spec((5, 33)),
            self.spec((4, 256), stats=True),
            self.spec((2, 3, 4, 8), normalized_shape=(4, 8), stats=True),
            self.spec((7,), weight=False, bias=False),
            self.spec((6, 40), dynamic="N", stats=True),
            self.spec((9, 50), mode="backward"),
            self.spec((3, 4, 5), mode="backward", normalized_shape=(4, 5), bias=False),
        )


OPERATOR = LayerNorm()
