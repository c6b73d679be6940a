# SPDX-License-Identifier: Apache-2.0
"""The three operators of a row norm: plain, with statistics, and backward, with autograd.

``NAME(x, normalized_shape, weight, bias, eps) -> y`` is for users. ``NAME_forward`` also returns
the statistics, (rows, 1) each, and ``NAME_backward`` takes them and returns dx, dgamma and dbeta,
the last two in float32 (float64 for float64) and empty where there is no such parameter.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import torch

from tvmbn.torch import native, second
from tvmbn.torch.dispatch import TABLE, resolve
from tvmbn.torch.launcher import ARGUMENT, GRADIENT, PRESENT, RESULT, RULES, Rule
from tvmbn.torch.registry import autograd, below, define, direct
from tvmbn.torch.row_norm import (
    backward_launch,
    check,
    fake_backward,
    fake_like,
    fake_stats,
    forward_launch,
    param_dtype,
    params_as,
    request,
)

Tensor = torch.Tensor
Maybe = Tensor | None
Sizes = Sequence[int]


class Kernels:
    """What the operators of one norm run on CPU and CUDA tensors."""

    def __init__(self, name: str, centred: bool) -> None:
        self.name, self.centred = name, centred
        self.native = native.layer_norm if centred else native.rms_norm

    def forward(self, x: Tensor, sizes: Sizes, w: Maybe, b: Maybe, eps: float, stats: bool) -> Any:
        """Return y, and the statistics where ``stats``."""
        # The kernel itself checks the parameters' shapes.
        key = (
            f"{self.name}_forward" if stats else self.name,
            x.dtype,
            x.shape,
            x.stride(),
            x.get_device(),
            tuple(sizes),
            None if w is None else w.dtype,
            None if b is None else b.dtype,
            eps,
        )
        run = TABLE.get(key)
        if run is None:
            run = self._find(key, x, tuple(sizes), w, b, eps, stats)
        return run(x, w, b)

    def _find(
        self, key: Any, x: Tensor, sizes: Sizes, w: Maybe, b: Maybe, eps: float, stats: bool
    ) -> Any:
        check(self.name, x, sizes, {"weight": w, "bias": b})
        kind = param_dtype(x, w, b)
        attrs = {
            "eps": eps,
            "weight": w is not None,
            "bias": b is not None,
            "stats": stats,
            "param_dtype": params_as(x, kind),
        }
        launch = forward_launch(x, sizes, (w, b), kind)
        instead = lambda x, w, b: self.native(x, sizes, w, b, eps, stats)  # noqa: E731
        wanted = request(self.name, x, sizes, attrs=attrs, launch=launch, native=instead)
        return resolve(key, x.get_device(), wanted)

    def backward(
        self,
        dy: Tensor,
        x: Tensor,
        sizes: Sizes,
        w: Maybe,
        bias: bool,
        eps: float,
        *stats: Tensor,
    ) -> Any:
        """Return dx, dgamma and dbeta."""
        key = (
            f"{self.name}_backward",
            dy.dtype,
            x.dtype,
            x.shape,
            x.stride(),
            x.get_device(),
            tuple(sizes),
            None if w is None else w.dtype,
            bias,
            eps,
            *(s.dtype for s in stats),
        )
        run = TABLE.get(key)
        if run is None:
            run = self._find_backward(key, x, tuple(sizes), w, bias)
        return run(dy, x, w, *stats)

    def _find_backward(self, key: Any, x: Tensor, sizes: Sizes, w: Maybe, bias: bool) -> Any:
        check(f"{self.name}_backward", x, sizes, {"weight": w})
        kind = param_dtype(x, w, None)
        attrs = {
            "mode": "backward",
            "weight": w is not None,
            "bias": bias,
            "param_dtype": params_as(x, kind),
        }

        def instead(dy: Tensor, x: Tensor, w: Maybe, *stats: Tensor) -> Any:
            mean = stats[0] if self.centred else None
            return native.row_backward(dy, x, sizes, w, mean, stats[-1], bias)

        launch = backward_launch(x, sizes, w, kind, bias)
        wanted = request(self.name, x, sizes, attrs=attrs, launch=launch, native=instead)
        return resolve(key, x.get_device(), wanted)


def make(name: str, centred: bool) -> Any:
    """Define the operators of a norm; ``centred`` ones subtract the mean.

    Returns
    -------
    tuple of OpOverload
        Plain, with statistics, backward.
    """
    kernels, count = Kernels(name, centred), 2 if centred else 1
    tensors = ", ".join(["Tensor"] * (1 + count))
    inputs = "Tensor x, SymInt[] normalized_shape, Tensor? weight"
    stats = "Tensor mean, Tensor rstd" if centred else "Tensor rstd"

    def plain(x: Tensor, sizes: Sizes, w: Maybe = None, b: Maybe = None, eps: float = 1e-5) -> Any:
        return kernels.forward(x, sizes, w, b, eps, False)

    def forward(x: Tensor, sizes: Sizes, w: Maybe, b: Maybe, eps: float) -> Any:
        return kernels.forward(x, sizes, w, b, eps, True)

    def fake(x: Tensor, *_: Any) -> Tensor:
        return fake_like(x)

    def fake_forward(x: Tensor, sizes: Sizes, *_: Any) -> Any:
        return (fake_like(x), *(fake_stats(x, sizes) for _ in range(count)))

    def fake_back(dy: Tensor, x: Tensor, sizes: Sizes, w: Maybe, bias: bool, *_: Any) -> Any:
        return fake_backward(x, sizes, w, bias)

    schema = f"{name}({inputs}=None, Tensor? bias=None, float eps=1e-05) -> Tensor"
    plain_op = define(schema, plain, fake)
    schema = f"{name}_forward({inputs}, Tensor? bias, float eps) -> ({tensors})"
    forward_op = define(schema, forward, fake_forward)
    schema = (
        f"{name}_backward(Tensor dy, {inputs}, bool bias, float eps, {stats}) "
        "-> (Tensor, Tensor, Tensor)"
    )
    backward_op = define(schema, kernels.backward, fake_back)
    function = _function(kernels, forward_op, backward_op)

    def autograd_plain(
        keys: Any, x: Tensor, sizes: Sizes, w: Maybe = None, b: Maybe = None, eps: float = 1e-5
    ) -> Any:
        here = direct(keys)
        if _needs_grad(x, w, b):
            return function.apply(x, sizes, w, b, eps, here, False)
        if here:
            return kernels.forward(x, sizes, w, b, eps, False)
        return below(plain_op, x, sizes, w, b, eps)

    def autograd_forward(keys: Any, x: Tensor, sizes: Sizes, w: Maybe, b: Maybe, eps: float) -> Any:
        here = direct(keys)
        if _needs_grad(x, w, b):
            return function.apply(x, sizes, w, b, eps, here, True)
        args = (x, sizes, w, b, eps)
        return forward(*args) if here else below(forward_op, *args)

    def formula(dy: Tensor, x: Tensor, w: Maybe, args: Sequence[Any]) -> Any:
        return native.row_gradients(dy, x, args[2], w, args[4], args[5], centred=centred)

    autograd(plain_op, autograd_plain)
    autograd(forward_op, autograd_forward)
    again = second.differentiable(backward_op, kernels.backward, tensors=(0, 1, 3), formula=formula)
    autograd(backward_op, again)
    pieces = [(GRADIENT, 0), *((ARGUMENT, i) for i in (0, 1, 2)), (PRESENT, 3), (ARGUMENT, 4)]
    pieces += [(RESULT, i) for i in range(count)]
    rule = Rule((0, 2, 3), 0, f"{name}_forward", f"{name}_backward", tuple(pieces))
    RULES[name] = RULES[f"{name}_forward"] = rule
    RULES[f"{name}_backward"] = Rule((0, 1, 3, *range(6, 6 + count)), 1)
    return plain_op, forward_op, backward_op


def _needs_grad(x: Tensor, w: Maybe, b: Maybe) -> bool:
    return torch.is_grad_enabled() and (
        x.requires_grad
        or (w is not None and w.requires_grad)
        or (b is not None and b.requires_grad)
    )


def _function(kernels: Kernels, forward_op: Any, backward_op: Any) -> Any:
    """Make the autograd function; ``here`` says that no dispatch key lies before the kernel."""

    class RowNorm(torch.autograd.Function):
        @staticmethod
        def forward(
            ctx: Any,
            x: Tensor,
            sizes: Sizes,
            w: Maybe,
            b: Maybe,
            eps: float,
            here: bool,
            stats: bool,
        ) -> Any:
            if here:
                result = kernels.forward(x, sizes, w, b, eps, True)
            else:
                result = below(forward_op, x, sizes, w, b, eps)
            ctx.save_for_backward(x, w, *result[1:])
            ctx.sizes, ctx.eps = sizes, eps
            ctx.bias = None if b is None else b.dtype
            if not stats:
                return result[0]
            ctx.mark_non_differentiable(*result[1:])
            ctx.set_materialize_grads(False)
            return tuple(result)

        @staticmethod
        def backward(ctx: Any, *grads: Any) -> Any:
            if grads[0] is None:
                return (None,) * 7
            x, w, *stats = ctx.saved_tensors
            bias = ctx.bias is not None
            dx, dw, db = backward_op(grads[0], x, ctx.sizes, w, bias, ctx.eps, *stats)
            dw = None if w is None else dw.to(w.dtype)
            return dx, None, dw, db.to(ctx.bias) if bias else None, None, None, None

    return RowNorm
