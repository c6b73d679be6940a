# SPDX-License-Identifier: Apache-2.0
"""Double backward: gradients of the backward operators, computed by PyTorch.

The formula of the first gradient is written in PyTorch's own operations, from the inputs alone
(saved statistics are computed again), and differentiated. That is right to any order and costs
several times what a kernel would; ``configure(double_backward=False)`` refuses it instead.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import torch

from tvmbn.errors import TvmbnError
from tvmbn.torch.registry import below, direct
from tvmbn.torch.settings import SETTINGS

Tensor = torch.Tensor


class DoubleBackwardError(TvmbnError, RuntimeError):
    """A second derivative, where the settings refuse it."""


def gradients(
    formula: Callable[[list[Any]], Sequence[Tensor | None]],
    args: list[Any],
    needed: Sequence[int],
    grads: Sequence[Tensor | None],
) -> Sequence[Tensor | None]:
    """Gradients of ``formula(args)`` by the arguments at ``needed``, inside a backward pass."""
    again = torch.is_grad_enabled()
    args = list(args)
    with torch.enable_grad():
        # An alias ends the graph here: one argument may come from another. Where a further
        # derivative may follow, it keeps its history.
        for i in needed:
            args[i] = args[i].view_as(args[i]) if again else args[i].detach()
            args[i].requires_grad_()
        pairs = [
            (result, gradient.to(result.dtype))
            for result, gradient in zip(formula(args), grads, strict=True)
            if gradient is not None and result is not None and result.numel()
            if result.requires_grad
        ]
        if not pairs or not needed:
            return [None] * len(needed)
        return torch.autograd.grad(
            [result for result, _ in pairs],
            [args[i] for i in needed],
            [gradient for _, gradient in pairs],
            create_graph=again,
            allow_unused=True,
        )


def differentiable(
    op: Any,
    kernel: Callable[..., Any],
    *,
    tensors: Sequence[int],
    formula: Callable[..., Sequence[Tensor]],
) -> Callable[..., Any]:
    """Make the autograd kernel of a backward operator.

    Parameters
    ----------
    op : OpOverload
    kernel : callable
        What ``op`` runs on CPU and CUDA.
    tensors : sequence of int
        Positions of the arguments that can have gradients.
    formula : callable
        ``formula(*those, args)`` gives the operator's results by differentiable operations.
    """

    class Second(torch.autograd.Function):
        @staticmethod
        def forward(ctx: Any, plain: bool, *args: Any) -> Any:
            result = kernel(*args) if plain else below(op, *args)
            places = [i for i, a in enumerate(args) if isinstance(a, Tensor)]
            ctx.save_for_backward(*(args[i] for i in places))
            ctx.places = places
            ctx.others = [None if i in places else a for i, a in enumerate(args)]
            ctx.set_materialize_grads(False)
            return result

        @staticmethod
        def backward(ctx: Any, *grads: Any) -> Any:
            args = list(ctx.others)
            for place, saved in zip(ctx.places, ctx.saved_tensors, strict=True):
                args[place] = saved
            needed = [i for i in tensors if ctx.needs_input_grad[i + 1]]
            found = gradients(
                lambda args: formula(*(args[i] for i in tensors), args), args, needed, grads
            )
            answer: list[Any] = [None] * (len(args) + 1)
            for i, gradient in zip(needed, found, strict=True):
                answer[i + 1] = gradient
            return tuple(answer)

    def call(keys: Any, *args: Any) -> Any:
        plain = direct(keys)
        if torch.is_grad_enabled() and any(
            isinstance(args[i], Tensor) and args[i].requires_grad for i in tensors
        ):
            if not SETTINGS.double_backward:
                raise DoubleBackwardError(
                    f"a first derivative of {op._opname.removesuffix('_backward')}",
                    "create_graph=True while double_backward=False",
                    "tvmbn.torch.configure(double_backward=True) lets PyTorch compute it",
                )
            return Second.apply(plain, *args)
        return kernel(*args) if plain else below(op, *args)

    return call
