# SPDX-License-Identifier: Apache-2.0
"""Evaluate operators on constants in NumPy, so that later passes see weights as they are."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import ml_dtypes  # noqa: F401  (gives NumPy the name bfloat16)
import numpy as np
import tvm
from tvm import relax
from tvm.ir import GenericConst

from tvmbn.model.relax_graph import (
    Emitter,
    Graph,
    constant,
    dtype,
    literal,
    op_name,
    rebuild,
    sizes,
)


def fold_constants(module: tvm.IRModule) -> tvm.IRModule:
    """Evaluate what is easily evaluated; TVM's own FoldConstant follows after legalisation."""
    known: dict[Any, Any] = {}
    for var, value in Graph(module).bindings:
        made = _evaluate(var, value, known)
        if made is not None:
            known[var] = made
    return _inline(module, known) if known else module


def _inline(module: tvm.IRModule, known: dict[Any, Any]) -> tvm.IRModule:
    """Give readers the constants themselves; a variable bound to one would hide it."""

    def every(emitter: Emitter, var: Any, value: Any) -> Any:
        if var in known:
            emitter.new[var] = known[var]
            return None
        return emitter.get(value)

    return rebuild(module, {}, every=every)


def _evaluate(var: Any, value: Any, known: dict[Any, Any]) -> Any:
    if isinstance(value, GenericConst):
        return value
    rule = _RULES.get(op_name(value))
    if rule is None:
        return None
    arrays, rest = [], []
    for argument in value.args:
        argument = known.get(argument, argument)  # noqa: PLW2901
        if isinstance(argument, GenericConst):
            arrays.append(constant(argument))
        elif isinstance(argument, relax.ShapeExpr):
            rest.append(argument)
        else:
            return None
    target = sizes(var)
    if target is None or not all(isinstance(d, int) for d in target):
        return None
    with np.errstate(all="ignore"):
        made = rule(value.attrs, target, *arrays)
    return literal(np.asarray(made).astype(dtype(var)).reshape(target))


_RULES: dict[str, Callable[..., Any]] = {
    "reshape": lambda _, target, x: x.reshape(target),
    "expand_dims": lambda _, target, x: x.reshape(target),
    "squeeze": lambda _, target, x: x.reshape(target),
    "flatten": lambda _, target, x: x.reshape(target),
    "broadcast_to": lambda _, target, x: np.broadcast_to(x, target),
    "permute_dims": lambda a, _, x: np.transpose(x, None if a.axes is None else list(a.axes)),
    "astype": lambda _, __, x: x,
    "isnan": lambda _, __, x: np.isnan(x),
    "where": lambda _, __, c, a, b: np.where(c, a, b),
    "add": lambda _, __, a, b: a + b,
    "subtract": lambda _, __, a, b: a - b,
    "multiply": lambda _, __, a, b: a * b,
    "divide": lambda _, __, a, b: a / b if np.asarray(a).dtype.kind == "f" else a // b,
    "sqrt": lambda _, __, a: np.sqrt(a),
    "rsqrt": lambda _, __, a: 1 / np.sqrt(a),
    "negative": lambda _, __, a: -a,
}
