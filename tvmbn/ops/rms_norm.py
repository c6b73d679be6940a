# SPDX-License-Identifier: Apache-2.0
"""RMSNorm over trailing dimensions, forward and backward.

Forward (Zhang and Sennrich, 2019), per row over the dimensions ``normalized_shape``, without taking
the mean away::

    y = x * rstd * gamma + beta,  rstd = 1 / sqrt(mean(x * x) + eps)

Backward, with g = dy * gamma and xhat = x * rstd::

    dx = rstd * (g - xhat * mean(g * xhat))
    dgamma = sum over rows of dy * xhat    dbeta = sum over rows of dy
"""

from __future__ import annotations

from tvmbn.ops.base import Attribute
from tvmbn.ops.row_norm import RowNorm
from tvmbn.spec import OpSpec


class RMSNorm(RowNorm):
    """RMSNorm over any number of trailing dimensions."""

    name = "rms_norm"
    summary = "RMSNorm over trailing dimensions, forward and backward"
    centred = False
    attributes = (
        *RowNorm.shared,
        Attribute("eps", 1e-6, None, "added to the mean square inside the root; at least 0"),
        Attribute("bias", False, (True, False), "whether there is a beta"),
    )

    def samples(self) -> tuple[OpSpec, ...]:
        """Odd sizes, several normalised dimensions, both modes."""
        return (
            self.spec((5, 33)),
            self.spec((4, 256), stats=True),
            self.spec((2, 3, 4, 8), normalized_shape=(4, 8), stats=True),
            self.spec((7,), weight=False),
            self.spec((6, 40), dynamic="N"),
            self.spec((9, 50), mode="backward"),
        )


OPERATOR = RMSNorm()
