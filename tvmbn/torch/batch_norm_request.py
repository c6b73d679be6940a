# SPDX-License-Identifier: Apache-2.0
"""What the BatchNorm operators share: checks of arguments, and requests for kernels."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import torch

from tvmbn import ops
from tvmbn.errors import ArgumentError, SpecError
from tvmbn.runtime import LoadedOperator
from tvmbn.spec import DTYPES
from tvmbn.torch.dispatch import Request, Run
from tvmbn.torch.row_norm import NAMES, accumulator, params_as

__all__ = ["accumulator", "check", "request", "running"]

Tensor = torch.Tensor
OPEN_BATCH = 32  # a typical number, for the plan of a kernel for any batch
RANKS = range(2, 6)


def check(name: str, x: Tensor, params: dict[str, Tensor | None]) -> None:
    """Raise ArgumentError unless x has channels, and every parameter one value for each."""
    if x.dim() < RANKS.start:
        raise ArgumentError(
            f"{name}: an input (N, C, ...)", f"shape {tuple(x.shape)}", "add a batch dimension"
        )
    for key, value in params.items():
        if value is None:
            continue
        if tuple(value.shape) != (x.shape[1],):
            raise ArgumentError(
                f"{name}: {key} of shape ({x.shape[1]},)",
                f"shape {tuple(value.shape)} for an input of shape {tuple(x.shape)}",
            )
        if value.device != x.device:
            raise ArgumentError(f"{name}: {key} on {x.device}", f"{key} on {value.device}")


def running(
    mean: Tensor | None, var: Tensor | None, batches: Tensor | None, cumulative: bool
) -> None:
    """Raise ArgumentError where running statistics are incomplete."""
    if (mean is None) != (var is None):
        raise ArgumentError(
            "running_mean and running_var, or neither", "one of them", "pass both or None twice"
        )
    if cumulative and mean is not None and (batches is None or batches.dtype != torch.int64):
        raise ArgumentError(
            "num_batches_tracked (int64) where momentum is None",
            "None" if batches is None else str(batches.dtype),
            "pass the module's counter, or a momentum",
        )


def request(
    name: str,
    x: Tensor,
    layout: str,
    kind: torch.dtype,
    *,
    attrs: dict[str, Any],
    launch: Callable[[LoadedOperator], Run],
    native: Run,
) -> Request:
    """Request for a BatchNorm of ``x``.

    Raises
    ------
    SpecError
        For one value a channel in training, and other computations without a meaning.
    """
    title = f"tvmbn::{name}"
    dtype = NAMES.get(x.dtype)
    if not x.numel():
        return Request(title, None, None, launch, native)
    if dtype is None or x.dim() not in RANKS:
        obstacle = SpecError(
            f"{title}: rank 2 to 5 and dtype among {', '.join(DTYPES)}",
            f"rank {x.dim()}, {x.dtype}",
        )
        return Request(title, None, None, launch, native, obstacle)
    common = {**attrs, "param_dtype": params_as(x, kind)}
    make = ops.get(name).spec
    exact = make(tuple(x.shape), dtype, layout, **common)
    shape = (OPEN_BATCH, *x.shape[1:])
    return Request(title, exact, make(shape, dtype, layout, dynamic="N", **common), launch, native)
