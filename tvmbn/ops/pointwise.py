# SPDX-License-Identifier: Apache-2.0
"""Activations after the affine part, as TIR expressions and as PyTorch references."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import torch

ACTIVATIONS = ("none", "relu", "relu6", "silu", "gelu")


def activate(name: str, value: Any) -> Any:
    """Apply activation ``name`` to a TIR expression of floating dtype.

    NaN passes through every activation, as in PyTorch: a maximum would drop it, so the
    comparisons are written to be false for NaN.
    """
    from tvm import tirx  # noqa: PLC0415  (TVM is loaded only when an expression is built)

    def const(number: float) -> Any:
        return tirx.const(number, value.ty.dtype)

    match name:
        case "none":
            return value
        case "relu":
            return tirx.Select(value < const(0.0), const(0.0), value)
        case "relu6":
            low = tirx.Select(value < const(0.0), const(0.0), value)
            return tirx.Select(low > const(6.0), const(6.0), low)
        case "silu":
            return value / (const(1.0) + tirx.exp(-value))
        case "gelu":
            return value * _normal_cdf(value)
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
