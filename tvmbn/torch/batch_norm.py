# SPDX-License-Identifier: Apache-2.0
"""``torch.ops.tvmbn.batch_norm`` and ``batch_norm_train``, with autograd.

``batch_norm(x, weight, bias, running_mean, running_var, eps) -> y`` normalises with the running
statistics. ``batch_norm_train(x, weight, bias, running_mean, running_var, num_batches_tracked,
momentum, eps) -> (y, mean, rstd)`` does so with the batch's and updates the running ones in
place; with momentum None the new value weighs 1 / num_batches_tracked, which counts this batch,
and nothing is read on the host.
"""

from __future__ import annotations

from typing import Any

import torch

from tvmbn.torch import native_batch_norm as native
from tvmbn.torch.batch_norm_backward import BACKWARD, INFER_BACKWARD
from tvmbn.torch.batch_norm_request import accumulator, check, request, running
from tvmbn.torch.dispatch import TABLE, Run, resolve
from tvmbn.torch.launcher import ARGUMENT, GRADIENT, PRESENT, RESULT, RULES, Rule
from tvmbn.torch.layout import empty, layout_of, placed
from tvmbn.torch.registry import autograd, below, define, direct
from tvmbn.torch.row_norm import param_dtype, ready

Tensor = torch.Tensor
Maybe = Tensor | None


def _infer(x: Tensor, w: Maybe, b: Maybe, mean: Tensor, var: Tensor, eps: float) -> Tensor:
    key = (
        "batch_norm",
        x.dtype,
        x.shape,
        x.stride(),
        x.get_device(),
        None if w is None else w.dtype,
        None if b is None else b.dtype,
        mean.dtype,
        var.dtype,
        eps,
    )
    run = TABLE.get(key)
    if run is None:
        check("batch_norm", x, {"weight": w, "bias": b, "running_mean": mean, "running_var": var})
        attrs = {"mode": "infer", "eps": eps, "weight": w is not None, "bias": b is not None}
        layout, kind = layout_of(x), param_dtype(x, w, b)

        def launch(op: Any) -> Run:
            def run(x: Tensor, w: Maybe, b: Maybe, mean: Tensor, var: Tensor) -> Tensor:
                given = [p.to(kind) for p in (w, b) if p is not None]
                acc = accumulator(x.dtype)
                return op(placed(x, layout), *given, mean.to(acc), var.to(acc))

            if ready((w, b), kind) and ready((mean, var), accumulator(x.dtype)):
                passed = (True, w is not None, b is not None, True, True)
                run.passed = op, passed  # type: ignore[attr-defined]
            return run

        def instead(x: Tensor, w: Maybe, b: Maybe, mean: Tensor, var: Tensor) -> Tensor:
            return native.infer(x, w, b, mean, var, eps)

        wanted = request("batch_norm", x, layout, kind, attrs=attrs, launch=launch, native=instead)
        run = resolve(key, x.get_device(), wanted)
    return run(x, w, b, mean, var)


def _train(
    x: Tensor,
    w: Maybe,
    b: Maybe,
    mean: Maybe,
    var: Maybe,
    batches: Maybe,
    momentum: float | None,
    eps: float,
) -> tuple[Tensor, Tensor, Tensor]:
    key = (
        "batch_norm_train",
        x.dtype,
        x.shape,
        x.stride(),
        x.get_device(),
        None if w is None else w.dtype,
        None if b is None else b.dtype,
        None if mean is None else mean.dtype,
        None if var is None else var.dtype,
        None if batches is None else batches.dtype,
        momentum,
        eps,
    )
    run = TABLE.get(key)
    if run is None:
        run = _find_train(key, x, w, b, mean, var, batches, momentum, eps)
    result = run(x, w, b, mean, var, batches)
    if mean is not None and not mean.is_inference():
        # The kernel writes behind autograd's back.
        torch.autograd.graph.increment_version(
            (mean, var) if momentum is not None else (mean, var, batches)  # type: ignore[arg-type]
        )
    return result


def _find_train(
    key: Any,
    x: Tensor,
    w: Maybe,
    b: Maybe,
    mean: Maybe,
    var: Maybe,
    batches: Maybe,
    momentum: float | None,
    eps: float,
) -> Run:
    layout, kind, cumulative = layout_of(x), param_dtype(x, w, b), momentum is None
    named = {"weight": w, "bias": b, "running_mean": mean, "running_var": var}
    check("batch_norm_train", x, named)
    running(mean, var, batches, cumulative)
    attrs = {
        "mode": "train",
        "eps": eps,
        "momentum": momentum,
        "weight": w is not None,
        "bias": b is not None,
        "running_stats": mean is not None,
    }
    acc = accumulator(x.dtype)

    def launch(op: Any) -> Run:
        def run(x: Tensor, w: Maybe, b: Maybe, mean: Maybe, var: Maybe, batches: Maybe) -> Any:
            args = [placed(x, layout), *(p.to(kind) for p in (w, b) if p is not None)]
            if mean is None or var is None:
                return op(*args)
            counted = (batches,) if cumulative else ()
            if mean.dtype == acc and var.dtype == acc:
                return op(*args, mean, var, *counted)
            wide = mean.to(acc), var.to(acc)  # statistics of 16 bits, after module.half()
            result = op(*args, *wide, *counted)
            mean.copy_(wide[0])
            var.copy_(wide[1])
            return result

        if ready((w, b), kind) and ready((mean, var), acc):
            given = (x, w, b, mean, var, batches if cumulative and mean is not None else None)
            run.passed = op, tuple(t is not None for t in given)  # type: ignore[attr-defined]
        return run

    def instead(x: Tensor, w: Maybe, b: Maybe, mean: Maybe, var: Maybe, batches: Maybe) -> Any:
        return native.train(x, w, b, mean, var, batches, momentum, eps)

    wanted = request("batch_norm", x, layout, kind, attrs=attrs, launch=launch, native=instead)
    return resolve(key, x.get_device(), wanted)


def _fake(x: Tensor, *_: Any) -> Tensor:
    return empty(x.shape, x, layout_of(x))


def _fake_train(x: Tensor, *_: Any) -> tuple[Tensor, Tensor, Tensor]:
    acc = accumulator(x.dtype)
    mean, rstd = (x.new_empty((x.shape[1],), dtype=acc) for _ in range(2))
    return _fake(x), mean, rstd


INFER = define(
    "batch_norm(Tensor x, Tensor? weight, Tensor? bias, Tensor running_mean, "
    "Tensor running_var, float eps) -> Tensor",
    _infer,
    _fake,
)
TRAIN = define(
    "batch_norm_train(Tensor x, Tensor? weight, Tensor? bias, Tensor(a!)? running_mean, "
    "Tensor(b!)? running_var, Tensor(c!)? num_batches_tracked, float? momentum, float eps) "
    "-> (Tensor, Tensor, Tensor)",
    _train,
    _fake_train,
)


class _Infer(torch.autograd.Function):
    @staticmethod
    def forward(
        ctx: Any, plain: bool, x: Tensor, w: Maybe, b: Maybe, mean: Tensor, var: Tensor, eps: float
    ) -> Tensor:
        args = (x, w, b, mean, var, eps)
        ctx.save_for_backward(x, w, mean, var)
        ctx.eps, ctx.bias = eps, None if b is None else b.dtype
        return _infer(*args) if plain else below(INFER, *args)

    @staticmethod
    def backward(ctx: Any, *grads: Any) -> Any:
        x, w, mean, var = ctx.saved_tensors
        bias = ctx.bias is not None
        dx, dw, db = INFER_BACKWARD(grads[0], x, w, mean, var, bias, ctx.eps)
        dw = None if w is None else dw.to(w.dtype)
        return None, dx, dw, db.to(ctx.bias) if bias else None, None, None, None


class _Train(torch.autograd.Function):
    @staticmethod
    def forward(ctx: Any, plain: bool, *args: Any) -> Any:
        x, w, b = args[:3]
        y, mean, rstd = _train(*args) if plain else below(TRAIN, *args)
        ctx.save_for_backward(x, w, mean, rstd)
        ctx.eps, ctx.bias = args[-1], None if b is None else b.dtype
        ctx.mark_non_differentiable(mean, rstd)
        ctx.set_materialize_grads(False)
        return y, mean, rstd

    @staticmethod
    def backward(ctx: Any, *grads: Any) -> Any:
        if grads[0] is None:
            return (None,) * 9
        x, w, mean, rstd = ctx.saved_tensors
        bias = ctx.bias is not None
        dx, dw, db = BACKWARD(grads[0], x, w, mean, rstd, bias, ctx.eps)
        dw = None if w is None else dw.to(w.dtype)
        return None, dx, dw, db.to(ctx.bias) if bias else None, *[None] * 5


def _needs_grad(x: Tensor, w: Maybe, b: Maybe) -> bool:
    return torch.is_grad_enabled() and (
        x.requires_grad
        or (w is not None and w.requires_grad)
        or (b is not None and b.requires_grad)
    )


def _autograd_infer(keys: Any, *args: Any) -> Any:
    plain = direct(keys)
    if _needs_grad(*args[:3]):
        return _Infer.apply(plain, *args)
    return _infer(*args) if plain else below(INFER, *args)


def _autograd_train(keys: Any, *args: Any) -> Any:
    plain = direct(keys)
    if _needs_grad(*args[:3]):
        return _Train.apply(plain, *args)
    return _train(*args) if plain else below(TRAIN, *args)


autograd(INFER, _autograd_infer)
autograd(TRAIN, _autograd_train)
_HEAD = ((GRADIENT, 0), (ARGUMENT, 0), (ARGUMENT, 1))
RULES["batch_norm"] = Rule(
    (0, 1, 2, 3, 4),
    forward="batch_norm",
    backward="batch_norm_infer_backward",
    pieces=(*_HEAD, (ARGUMENT, 3), (ARGUMENT, 4), (PRESENT, 2), (ARGUMENT, 5)),
)
RULES["batch_norm_train"] = Rule(
    (0, 1, 2, 3, 4, 5),
    forward="batch_norm_train",
    backward="batch_norm_backward",
    pieces=(*_HEAD, (RESULT, 0), (RESULT, 1), (PRESENT, 2), (ARGUMENT, 7)),
)
