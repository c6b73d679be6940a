# SPDX-License-Identifier: Apache-2.0
"""``torch.ops.tvmbn.sync_batch_norm_*``: what a process computes around the two collectives.

See :mod:`tvmbn.ops.sync_batch_norm`. ``moments(x)`` is (3, C) in float64, ``normalise`` takes
those of all processes as (processes, 3, C), updates running statistics in place and returns y,
mean, rstd and share = 1 / n. ``backward_sums`` returns dgamma and dbeta, empty where there is no
such parameter, and (2, C) to be added up over the processes; ``backward_input`` turns that total
into dx. They record no gradients.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import torch

from tvmbn.torch import native_sync_batch_norm as native
from tvmbn.torch.batch_norm_request import accumulator, check, request
from tvmbn.torch.dispatch import TABLE, Run, resolve
from tvmbn.torch.launcher import RULES, Rule
from tvmbn.torch.layout import empty, layout_of, placed
from tvmbn.torch.registry import autograd, below, define, direct
from tvmbn.torch.row_norm import param_dtype, ready

Tensor = torch.Tensor
Maybe = Tensor | None
NAME = "sync_batch_norm"


def _moments(x: Tensor) -> Tensor:
    key = (f"{NAME}_moments", x.dtype, x.shape, x.stride(), x.get_device())
    run = TABLE.get(key)
    if run is None:
        check(key[0], x, {})
        layout = layout_of(x)

        def launch(op: Any) -> Run:
            run: Any = lambda x: op(placed(x, layout))  # noqa: E731
            run.passed = op, (True,)
            return run

        run = _resolve(key, x, x.dtype, "moments", {}, launch, native.moments)
    return run(x)


def _resolve(
    key: Any,
    x: Tensor,
    kind: torch.dtype,
    mode: str,
    attrs: dict[str, Any],
    launch: Callable[[Any], Run],
    instead: Run,
) -> Run:
    wanted = request(
        NAME,
        x,
        layout_of(x),
        kind,
        attrs={"mode": mode, **attrs},
        launch=launch,
        native=instead,
    )
    return resolve(key, x.get_device(), wanted)


def _normalise(
    x: Tensor,
    w: Maybe,
    b: Maybe,
    parts: Tensor,
    mean: Maybe,
    var: Maybe,
    batches: Maybe,
    processes: int,
    momentum: float | None,
    eps: float,
) -> Any:
    key = (
        f"{NAME}_normalise",
        x.dtype,
        x.shape,
        x.stride(),
        x.get_device(),
        None if w is None else w.dtype,
        None if b is None else b.dtype,
        parts.dtype,
        None if mean is None else mean.dtype,
        None if var is None else var.dtype,
        None if batches is None else batches.dtype,
        processes,
        momentum,
        eps,
    )
    run = TABLE.get(key)
    if run is None:
        run = _find_normalise(key, x, w, b, mean, var, batches, processes, momentum, eps)
    result = run(x, w, b, parts, mean, var, batches)
    if mean is not None and var is not None and not mean.is_inference():
        # The kernel writes behind autograd's back.
        torch.autograd.graph.increment_version((mean, var))
    return result


def _find_normalise(
    key: Any,
    x: Tensor,
    w: Maybe,
    b: Maybe,
    mean: Maybe,
    var: Maybe,
    batches: Maybe,
    processes: int,
    momentum: float | None,
    eps: float,
) -> Run:
    named = {"weight": w, "bias": b, "running_mean": mean, "running_var": var}
    check(key[0], x, named)
    layout, kind, acc = layout_of(x), param_dtype(x, w, b), accumulator(x.dtype)
    counted = mean is not None and momentum is None
    attrs = {
        "processes": processes,
        "eps": eps,
        "momentum": momentum,
        "weight": w is not None,
        "bias": b is not None,
        "running_stats": mean is not None,
    }

    def launch(op: Any) -> Run:
        def run(x: Tensor, w: Maybe, b: Maybe, parts: Tensor, *rest: Maybe) -> Any:
            args = [placed(x, layout), *(p.to(kind) for p in (w, b) if p is not None), parts]
            running = [t for t in rest[:2] if t is not None]
            wide = [t.to(acc) for t in running]
            result = op(*args, *wide, *rest[2:][:counted])
            for old, new in zip(running, wide, strict=True):
                if new is not old:  # statistics of 16 bits, after module.half()
                    old.copy_(new)
            return result

        given = (x, w, b, x, mean, var, batches if counted else None)
        if ready((w, b), kind) and ready((mean, var), acc):
            run.passed = op, tuple(t is not None for t in given)  # type: ignore[attr-defined]
        return run

    def instead(x: Tensor, w: Maybe, b: Maybe, parts: Tensor, *rest: Maybe) -> Any:
        mean, var, batches = rest
        return native.normalise(x, w, b, parts, mean, var, batches, momentum, eps)

    return _resolve(key, x, kind, "normalise", attrs, launch, instead)


def _backward_sums(
    dy: Tensor, x: Tensor, mean: Tensor, rstd: Tensor, weight: bool, bias: bool
) -> Any:
    key = (
        f"{NAME}_backward_sums",
        dy.dtype,
        x.dtype,
        x.shape,
        x.stride(),
        x.get_device(),
        mean.dtype,
        rstd.dtype,
        weight,
        bias,
    )
    run = TABLE.get(key)
    if run is None:
        layout = layout_of(x)

        def launch(op: Any) -> Run:
            def run(dy: Tensor, x: Tensor, mean: Tensor, rstd: Tensor) -> Any:
                out = op(placed(dy, layout), placed(x, layout), mean, rstd)
                found = [out] if isinstance(out, Tensor) else list(out)
                none = lambda there: found.pop(0) if there else mean.new_empty(0)  # noqa: E731
                return none(weight), none(bias), found[0]

            run.passed = op, (True,) * 4  # type: ignore[attr-defined]
            return run

        def instead(dy: Tensor, x: Tensor, mean: Tensor, rstd: Tensor) -> Any:
            return native.backward_sums(dy, x, mean, rstd, weight, bias)

        attrs = {"weight": weight, "bias": bias}
        run = _resolve(key, x, x.dtype, "backward_sums", attrs, launch, instead)
    return run(dy, x, mean, rstd)


def _backward_input(
    dy: Tensor, x: Tensor, w: Maybe, mean: Tensor, rstd: Tensor, sums: Tensor, share: Tensor
) -> Tensor:
    key = (
        f"{NAME}_backward_input",
        dy.dtype,
        x.dtype,
        x.shape,
        x.stride(),
        x.get_device(),
        None if w is None else w.dtype,
        mean.dtype,
        rstd.dtype,
        sums.dtype,
        share.dtype,
    )
    run = TABLE.get(key)
    if run is None:
        check(key[0], x, {"weight": w})
        layout, kind = layout_of(x), param_dtype(x, w, None)

        def launch(op: Any) -> Run:
            def run(dy: Tensor, x: Tensor, w: Maybe, *rest: Tensor) -> Any:
                given = () if w is None else (w.to(kind),)
                return op(placed(dy, layout), placed(x, layout), *given, *rest)

            if ready((w,), kind):
                run.passed = op, (True, True, w is not None, *[True] * 4)  # type: ignore[attr-defined]
            return run

        attrs = {"weight": w is not None}
        run = _resolve(key, x, kind, "backward_input", attrs, launch, native.backward_input)
    return run(dy, x, w, mean, rstd, sums, share)


def _vectors(x: Tensor, *shapes: Sequence[Any]) -> tuple[Tensor, ...]:
    return tuple(x.new_empty(shape, dtype=accumulator(x.dtype)) for shape in shapes)


def _fake_moments(x: Tensor) -> Tensor:
    return x.new_empty((3, x.shape[1]), dtype=torch.float64)


def _fake_normalise(x: Tensor, *_: Any) -> Any:
    return empty(x.shape, x, layout_of(x)), *_vectors(x, *[(x.shape[1],)] * 3)


def _fake_sums(dy: Tensor, x: Tensor, mean: Tensor, rstd: Tensor, weight: bool, bias: bool) -> Any:
    sizes = [(x.shape[1] if there else 0,) for there in (weight, bias)]
    return _vectors(x, *sizes, (2, x.shape[1]))


def _fake_input(dy: Tensor, x: Tensor, *_: Any) -> Tensor:
    return empty(x.shape, x, layout_of(x))


def _define(schema: str, kernel: Any, fake: Any, rule: Rule) -> Any:
    op = define(f"{NAME}_{schema}", kernel, fake)

    def call(keys: Any, *args: Any) -> Any:
        return kernel(*args) if direct(keys) else below(op, *args)

    autograd(op, call)
    RULES[op._opname] = rule
    return op


MOMENTS = _define("moments(Tensor x) -> Tensor", _moments, _fake_moments, Rule((0,)))
NORMALISE = _define(
    "normalise(Tensor x, Tensor? weight, Tensor? bias, Tensor all_moments, "
    "Tensor(a!)? running_mean, Tensor(b!)? running_var, Tensor? num_batches_tracked, "
    "int processes, float? momentum, float eps) -> (Tensor, Tensor, Tensor, Tensor)",
    _normalise,
    _fake_normalise,
    Rule((0, 1, 2, 3, 4, 5, 6)),
)
BACKWARD_SUMS = _define(
    "backward_sums(Tensor dy, Tensor x, Tensor mean, Tensor rstd, bool weight, bool bias) "
    "-> (Tensor, Tensor, Tensor)",
    _backward_sums,
    _fake_sums,
    Rule((0, 1, 2, 3), 1),
)
BACKWARD_INPUT = _define(
    "backward_input(Tensor dy, Tensor x, Tensor? weight, Tensor mean, Tensor rstd, "
    "Tensor all_sums, Tensor share) -> Tensor",
    _backward_input,
    _fake_input,
    Rule((0, 1, 2, 3, 4, 5, 6), 1),
)
