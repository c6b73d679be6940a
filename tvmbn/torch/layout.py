# SPDX-License-Identifier: Apache-2.0
"""Memory order of (N, C, spatial...): contiguous, or channels last at every rank from 3 up."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import torch

Tensor = torch.Tensor


def layout_of(x: Tensor) -> str:
    """Layout in which ``x`` is computed: NHWC where it lies so, else NCHW."""
    if x.is_contiguous() or x.dim() < len("NCL") or not x.movedim(1, -1).is_contiguous():
        return "NCHW"
    return "NHWC"


def strides_of(shape: Sequence[Any], layout: str) -> tuple[Any, ...]:
    """Strides of a tensor of this shape and layout."""
    rank = len(shape)
    order = (0, *range(2, rank), 1) if layout == "NHWC" else tuple(range(rank))
    strides: list[Any] = [1] * rank
    step: Any = 1
    for dim in reversed(order):
        strides[dim] = step
        step = step * torch.sym_max(shape[dim], 1)
    return tuple(strides)


def placed(tensor: Tensor, layout: str) -> Tensor:
    """The tensor itself, or a copy that lies as ``layout`` says."""
    if layout == "NCHW":
        return tensor.contiguous()
    if tensor.movedim(1, -1).is_contiguous():
        return tensor
    return empty(tensor.shape, tensor, layout).copy_(tensor)


def empty(shape: Sequence[Any], like: Tensor, layout: str) -> Tensor:
    """Memory in ``layout``, of the dtype and device of ``like``."""
    shape = tuple(shape)
    return torch.empty_strided(
        shape, strides_of(shape, layout), dtype=like.dtype, device=like.device
    )
