# SPDX-License-Identifier: Apache-2.0
"""Activations after the affine part, as TIR expressions and as PyTorch references."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from tvmbn.spec import ITEMSIZE

if TYPE_CHECKING:
    import torch

ACTIVATIONS = ("none", "relu", "relu6", "silu", "gelu")
# The normal distribution's cdf is sigmoid(x * polynomial(x * x)) up to x * x = 36, beyond which it
# is 0 or 1 in 16 bits. Fitted so that gelu's largest error, relative to what is above 2**-15, is
# least: 2**-13.6, half a unit in the last place of float16 being 2**-12 or more.
_LOGIT = (
    1.59542897,
    7.31485738e-2,
    -2.69884479e-4,
    -7.29886802e-5,
    4.58369963e-6,
    -1.23975499e-7,
    1.30209377e-9,
)
_LOGIT_END = 36.0


def activate(name: str, value: Any, dtype: str = "") -> Any:
    """Apply activation ``name`` to a TIR expression of floating dtype.

    A result that is rounded to ``dtype``, if that has 16 bits, is computed no more exactly than it
    takes: where it follows a product on tensor cores, the cost of an error function shows.

    NaN passes through every activation, as in PyTorch: a maximum would drop it, so the
    comparisons are written to be false for NaN.
    """
    from tvm import tirx  # noqa: PLC0415  (TVM is loaded only when an expression is built)

    def const(number: float) -> Any:
        return tirx.const(number, value.ty.dtype)

    short = ITEMSIZE.get(dtype) == 2  # noqa: PLR2004
    match name:
        case "none":
            return value
        case "relu":
            return tirx.Select(value < const(0.0), const(0.0), value)
        case "relu6":
            low = tirx.Select(value < const(0.0), const(0.0), value)
            return tirx.Select(low > const(6.0), const(6.0), low)
        case "silu":
            exact = value / (const(1.0) + tirx.exp(-value))
            return value * _short_sigmoid(value) if short else exact
        case "gelu":
            return value * (_short_normal_cdf(value) if short else _normal_cdf(value))
    raise ValueError(name)


def activate_slope(name: str, value: Any) -> Any:
    """Derivative of activation ``name`` at ``value``, with PyTorch's choice at the kinks (0)."""
    from tvm import tirx  # noqa: PLC0415

    def const(number: float) -> Any:
        return tirx.const(number, value.ty.dtype)

    one, zero = const(1.0), const(0.0)
    match name:
        case "none":
            return one
        case "relu":
            return tirx.Select(value <= zero, zero, one)
        case "relu6":
            return tirx.Select(tirx.any(value <= zero, value >= const(6.0)), zero, one)
        case "silu":
            gate = one / (one + tirx.exp(-value))
            return gate * (one + value * (one - gate))
        case "gelu":
            density = tirx.exp(value * value * const(-0.5)) * const(1.0 / math.sqrt(2 * math.pi))
            return _normal_cdf(value) + value * density
    raise ValueError(name)


def _normal_cdf(value: Any) -> Any:
    from tvm import tirx  # noqa: PLC0415

    dtype = value.ty.dtype
    half = tirx.const(0.5, dtype)
    return half * (tirx.const(1.0, dtype) + tirx.erf(value * tirx.const(math.sqrt(0.5), dtype)))


def _short_normal_cdf(value: Any) -> Any:
    """Exact enough for gelu in 16 bits, see ``_LOGIT``."""
    from tvm import tirx  # noqa: PLC0415

    square = tirx.min(value * value, tirx.const(_LOGIT_END, value.ty.dtype))
    logit = tirx.const(_LOGIT[-1], value.ty.dtype)
    for factor in reversed(_LOGIT[:-1]):
        logit = logit * square + tirx.const(factor, value.ty.dtype)
    return _short_sigmoid(value * logit)


def _short_sigmoid(value: Any) -> Any:
    from tvmbn.ops.sigmoid import short_sigmoid  # noqa: PLC0415

    return short_sigmoid(value)


def reference_activation(name: str) -> Callable[[torch.Tensor], torch.Tensor]:
    """PyTorch's own function for activation ``name``."""
    import torch  # noqa: PLC0415

    functional = torch.nn.functional
    return {
        "none": lambda x: x,
        "relu": functional.relu,
        "relu6": functional.relu6,
        "silu": functional.silu,
        "gelu": functional.gelu,
    }[name]
