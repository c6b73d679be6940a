# SPDX-License-Identifier: Apache-2.0
"""``torch.ops.tvmbn.batch_norm_backward`` and ``batch_norm_infer_backward``.

Both return dx, dgamma and dbeta, the last two in the accumulator's dtype and empty where there
is no such parameter. The first takes the batch's statistics, whose dependence on x is in dx; the
second takes the running ones, which are constants.
"""

from __future__ import annotations

from typing import Any

import torch

from tvmbn.torch import native_batch_norm as native
from tvmbn.torch import second
from tvmbn.torch.batch_norm_request import accumulator, check, request
from tvmbn.torch.dispatch import TABLE, Run, resolve
from tvmbn.torch.launcher import RULES, Rule
from tvmbn.torch.layout import empty, layout_of, placed
from tvmbn.torch.registry import autograd, define
from tvmbn.torch.row_norm import param_dtype, ready

Tensor = torch.Tensor
Maybe = Tensor | None


def _run(
    mode: str, dy: Tensor, x: Tensor, w: Maybe, first: Tensor, other: Tensor, bias: bool, eps: float
) -> tuple[Tensor, Tensor, Tensor]:
    key = (
        "batch_norm_backward" if mode == "train_backward" else "batch_norm_infer_backward",
        dy.dtype,
        x.dtype,
        x.shape,
        x.stride(),
        x.get_device(),
        None if w is None else w.dtype,
        first.dtype,
        other.dtype,
        bias,
        eps,
    )
    run = TABLE.get(key)
    if run is None:
        run = _find(key, mode, x, w, (first.dtype, other.dtype), bias, eps)
    return run(dy, x, w, first, other)


def _find(
    key: Any,
    mode: str,
    x: Tensor,
    w: Maybe,
    stats: tuple[torch.dtype, torch.dtype],
    bias: bool,
    eps: float,
) -> Run:
    check("batch_norm_backward", x, {"weight": w})
    layout, kind, acc = layout_of(x), param_dtype(x, w, None), accumulator(x.dtype)
    training = mode == "train_backward"
    attrs: dict[str, Any] = {"mode": mode, "weight": w is not None, "bias": bias}
    if not training:  # batch statistics have it in rstd: one kernel serves every eps
        attrs["eps"] = eps

    def launch(op: Any) -> Run:
        def run(dy: Tensor, x: Tensor, w: Maybe, first: Tensor, other: Tensor) -> Any:
            given = () if w is None else (w.to(kind),)
            out = op(placed(dy, layout), placed(x, layout), *given, first.to(acc), other.to(acc))
            found = [out] if isinstance(out, Tensor) else list(out)
            dx = found.pop(0)
            dgamma = first.new_empty(0, dtype=acc) if w is None else found.pop(0)
            return dx, dgamma, found.pop(0) if bias else first.new_empty(0, dtype=acc)

        if ready((w,), kind) and stats == (acc, acc):
            run.passed = op, (True, True, w is not None, True, True)  # type: ignore[attr-defined]
        return run

    def instead(dy: Tensor, x: Tensor, w: Maybe, first: Tensor, other: Tensor) -> Any:
        return native.backward(dy, x, w, first, other, bias, eps, training=training)

    wanted = request("batch_norm", x, layout, kind, attrs=attrs, launch=launch, native=instead)
    return resolve(key, x.get_device(), wanted)


def _train(*args: Any) -> Any:
    return _run("train_backward", *args)


def _infer(*args: Any) -> Any:
    return _run("infer_backward", *args)


def _fake(
    dy: Tensor, x: Tensor, w: Maybe, first: Tensor, other: Tensor, bias: bool, eps: float
) -> Any:
    del dy, first, other, eps
    make = lambda there: x.new_empty(  # noqa: E731
        (x.shape[1],) if there else (0,), dtype=accumulator(x.dtype)
    )
    return empty(x.shape, x, layout_of(x)), make(w is not None), make(bias)


BACKWARD = define(
    "batch_norm_backward(Tensor dy, Tensor x, Tensor? weight, Tensor mean, Tensor rstd, "
    "bool bias, float eps) -> (Tensor, Tensor, Tensor)",
    _train,
    _fake,
)
INFER_BACKWARD = define(
    "batch_norm_infer_backward(Tensor dy, Tensor x, Tensor? weight, Tensor running_mean, "
    "Tensor running_var, bool bias, float eps) -> (Tensor, Tensor, Tensor)",
    _infer,
    _fake,
)


def _formula(dy: Tensor, x: Tensor, w: Maybe, args: Any) -> Any:
    return native.train_gradients(dy, x, w, args[5], args[6])


def _infer_formula(dy: Tensor, x: Tensor, w: Maybe, args: Any) -> Any:
    return native.infer_gradients(dy, x, w, args[3], args[4], args[5], args[6])


autograd(BACKWARD, second.differentiable(BACKWARD, _train, tensors=(0, 1, 2), formula=_formula))
autograd(
    INFER_BACKWARD,
    second.differentiable(INFER_BACKWARD, _infer, tensors=(0, 1, 2), formula=_infer_formula),
)
RULES["batch_norm_backward"] = RULES["batch_norm_infer_backward"] = Rule((0, 1, 2, 3, 4), 1)
