# SPDX-License-Identifier: Apache-2.0
"""The fused convolution by PyTorch: what runs where there is no kernel, and what has gradients."""

from __future__ import annotations

from collections.abc import Sequence

import torch

from tvmbn.ops.conv_geometry import paddings
from tvmbn.ops.pointwise import reference_activation

Tensor = torch.Tensor
functional = torch.nn.functional


def conv_bn(
    x: Tensor,
    weight: Tensor,
    bias: Tensor | None,
    residual: Tensor | None,
    stride: Sequence[int],
    padding: Sequence[int],
    dilation: Sequence[int],
    groups: int,
    transposed: bool,
    output_padding: Sequence[int],
    activation: str,
) -> Tensor:
    """Convolve, add bias and residual, activate."""
    rank = x.dim() - 2
    sides = paddings(tuple(padding), rank)
    begin, end = sides[:rank], sides[rank:]
    if transposed:
        convolve = getattr(functional, f"conv_transpose{rank}d")
        y = convolve(x, weight, None, list(stride), 0, 0, groups, list(dilation))
        extra = zip(begin, end, output_padding, strict=True)
        y = _pad(y, [(-b, more - e) for b, e, more in extra])
    else:
        convolve = getattr(functional, f"conv{rank}d")
        even = begin == end
        padded = x if even else _pad(x, list(zip(begin, end, strict=True)))
        amount = list(begin) if even else 0
        y = convolve(padded, weight, None, list(stride), amount, list(dilation), groups)
    if bias is not None:
        y = (y + bias.reshape(-1, *[1] * rank)).to(x.dtype)
    if residual is not None:
        y = y + residual
    return reference_activation(activation)(y)


def _pad(tensor: Tensor, sides: Sequence[tuple[int, int]]) -> Tensor:
    return functional.pad(tensor, [amount for pair in reversed(sides) for amount in pair])
