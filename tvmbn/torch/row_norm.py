# SPDX-License-Identifier: Apache-2.0
"""What the operators for LayerNorm and RMSNorm share: requests for kernels, and their launch.

Kernels see (rows, elements): one kernel then serves every leading shape with as many rows.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import prod
from typing import Any

import torch

from tvmbn import ops
from tvmbn.errors import ArgumentError, SpecError
from tvmbn.runtime import LoadedOperator
from tvmbn.spec import DTYPES, OpSpec
from tvmbn.torch.dispatch import Request, Run

Tensor = torch.Tensor
NARROW = 2  # bytes of float16 and bfloat16
OPEN_ROWS = 1024  # a typical number, for the plan of a kernel for any number of rows
NAMES = {getattr(torch, name): name for name in DTYPES}


def accumulator(dtype: torch.dtype) -> torch.dtype:
    """Dtype of statistics, as the kernels have it."""
    return torch.float64 if dtype == torch.float64 else torch.float32


def param_dtype(x: Tensor, weight: Tensor | None, bias: Tensor | None) -> torch.dtype:
    """Dtype in which a kernel takes gamma and beta: x's own where both have it, else float32."""
    given = {p.dtype for p in (weight, bias) if p is not None}
    return x.dtype if given == {x.dtype} else accumulator(x.dtype)


def ready(tensors: Sequence[Tensor | None], kind: torch.dtype) -> bool:
    """Whether a kernel that takes ``kind`` takes those that are there as they are."""
    return all(t is None or t.dtype == kind for t in tensors)


def params_as(x: Tensor, kind: torch.dtype) -> str:
    """Attribute ``param_dtype`` of a spec: the default wherever both would mean the same."""
    return "same" if kind == x.dtype and x.element_size() == NARROW else "float32"


def check(name: str, x: Tensor, sizes: Sequence[int], params: dict[str, Tensor | None]) -> None:
    """Raise unless ``sizes`` are the last of x's and every parameter has them.

    Raises
    ------
    SpecError, ArgumentError
        As PyTorch would, before anything runs.
    """
    sizes = tuple(sizes)
    if not sizes or tuple(x.shape[-len(sizes) :]) != sizes:
        raise SpecError(
            f"{name}: normalized_shape to be the last sizes of the input",
            f"{sizes} for an input of shape {tuple(x.shape)}",
        )
    for key, value in params.items():
        if value is not None and tuple(value.shape) != sizes:
            raise ArgumentError(f"{name}: {key} of shape {sizes}", f"shape {tuple(value.shape)}")
        if value is not None and value.device != x.device:
            raise ArgumentError(f"{name}: {key} on {x.device}", f"{key} on {value.device}")


def request(
    name: str,
    x: Tensor,
    sizes: Sequence[int],
    *,
    attrs: dict[str, Any],
    launch: Callable[[LoadedOperator], Run],
    native: Run,
) -> Request:
    """Request for a row norm of ``x`` over its last ``sizes``."""
    title = f"tvmbn::{name}"
    length = prod(sizes)
    rows = x.numel() // length if length else 0
    if not rows:
        return Request(title, None, None, launch, native)
    dtype = NAMES.get(x.dtype)
    if dtype is None:
        obstacle = SpecError(f"{title}: dtype among {', '.join(DTYPES)}", str(x.dtype))
        return Request(title, None, None, launch, native, obstacle)
    make = ops.get(name).spec
    exact: OpSpec = make((rows, length), dtype, **attrs)
    other: OpSpec = make((OPEN_ROWS, length), dtype, dynamic="N", **attrs)
    return Request(title, exact, other, launch, native)


def forward_launch(
    x: Tensor, sizes: Sequence[int], params: Sequence[Tensor | None], kind: torch.dtype
) -> Callable[[LoadedOperator], Run]:
    """Make the function that calls a forward kernel with tensors like these.

    Its results are those of the kernel: y in x's shape, statistics as (rows, 1).
    """
    length, shape, sizes = prod(sizes), x.shape, tuple(sizes)
    plain = len(shape) == len(sizes) + 1 and len(sizes) == 1
    short = ready(params, kind)

    def make(op: LoadedOperator) -> Run:
        def run(x: Tensor, *params: Tensor | None) -> Any:
            flat = x.contiguous() if plain else x.reshape(-1, length)
            both = zip(("weight", "bias"), params, strict=True)
            given = [_flat(name, p, sizes, kind) for name, p in both if p is not None]
            out = op(flat, *given)
            if plain:
                return out
            if type(out) is tuple:
                return out[0].view(shape), *out[1:]
            return out.view(shape)

        if short:
            run.passed = op, (True, *(p is not None for p in params))  # type: ignore[attr-defined]
        return run

    return make


def _flat(name: str, param: Tensor, sizes: Sequence[int], kind: torch.dtype) -> Tensor:
    if param.shape != sizes:
        raise ArgumentError(f"{name} of shape {tuple(sizes)}", f"shape {tuple(param.shape)}")
    return param.reshape(-1).to(kind)


def backward_launch(
    x: Tensor, sizes: Sequence[int], weight: Tensor | None, kind: torch.dtype, bias: bool
) -> Callable[[LoadedOperator], Run]:
    """Make the function that calls a backward kernel: ``run(dy, x, weight, *stats)``.

    It returns dx, dgamma and dbeta, the last two in the accumulator's dtype and the shape of
    ``sizes``, and empty where there is none.
    """
    length, shape, sizes = prod(sizes), x.shape, tuple(sizes)
    none = (0,)

    def make(op: LoadedOperator) -> Run:
        def run(dy: Tensor, x: Tensor, weight: Tensor | None, *stats: Tensor) -> Any:
            args = [dy.reshape(-1, length), x.reshape(-1, length)]
            if weight is not None:
                args.append(_flat("weight", weight, sizes, kind))
            out = op(*args, *stats)
            found = [out] if isinstance(out, Tensor) else list(out)
            dx = found.pop(0).view(shape)
            dgamma = found.pop(0).view(sizes) if weight is not None else stats[0].new_empty(none)
            return dx, dgamma, found.pop(0).view(sizes) if bias else stats[0].new_empty(none)

        if ready((weight,), kind):
            stats = [True for a in op.arguments if a.role == "in" and a.name in ("mean", "rstd")]
            run.passed = op, (True, True, weight is not None, *stats)  # type: ignore[attr-defined]
        return run

    return make


def fake_like(x: Tensor) -> Tensor:
    """Contiguous result of x's shape and dtype, without values."""
    return x.new_empty(x.shape)


def fake_stats(x: Tensor, sizes: Sequence[Any]) -> Tensor:
    """Statistics (rows, 1), without values."""
    rows = prod(x.shape[: x.dim() - len(sizes)])
    return x.new_empty((rows, 1), dtype=accumulator(x.dtype))


def fake_backward(
    x: Tensor, sizes: Sequence[Any], weight: Tensor | None, bias: bool
) -> tuple[Tensor, Tensor, Tensor]:
    """Results of a backward operator, without values."""
    kind = accumulator(x.dtype)
    dgamma = x.new_empty(tuple(sizes) if weight is not None else (0,), dtype=kind)
    return fake_like(x), dgamma, x.new_empty(tuple(sizes) if bias else (0,), dtype=kind)
