# SPDX-License-Identifier: Apache-2.0
"""Compute in float16 what a model computes in float32."""

from __future__ import annotations

from typing import Any

import numpy as np
import tvm
from tvm import relax

from tvmbn.errors import ModelError
from tvmbn.model.relax_graph import Emitter, Graph, constant, literal, op_name, rebuild

WIDE, NARROW = "float32", "float16"


def to_float16(module: tvm.IRModule) -> tvm.IRModule:
    """Inputs, constants and results of float32 become float16.

    Raises
    ------
    ModelError
        For a constant that float16 cannot hold.
    """
    graph = Graph(module)
    params = []
    for param in graph.params:
        kind = param.ty
        if str(kind.dtype) == WIDE:
            kind = relax.TensorType(kind.shape, NARROW)
        params.append(relax.Var(param.name, kind))
    return rebuild(module, {}, params, _every)


def _every(emitter: Emitter, var: Any, value: Any) -> Any:
    del var
    if op_name(value) == "astype" and str(value.attrs.dtype) == WIDE:
        return relax.op.astype(_narrow(emitter, value.args[0]), NARROW)
    if isinstance(value, relax.Call):
        arguments = [_narrow(emitter, a) for a in value.args]
        types = [_narrow_type(t) for t in value.ty_args]
        made = emitter.emit(relax.Call(value.op, arguments, value.attrs, types))
    else:
        made = emitter.emit(_narrow(emitter, value))
    # The result of full, arange and others has the dtype that their attributes name.
    wide = isinstance(made.ty, relax.TensorType) and str(made.ty.dtype) == WIDE
    return relax.op.astype(made, NARROW) if wide else made


def _narrow_type(kind: Any) -> Any:
    if isinstance(kind, relax.TensorType) and str(kind.dtype) == WIDE:
        return relax.TensorType(kind.shape, NARROW)
    return kind


def _narrow(emitter: Emitter, expr: Any) -> Any:
    array = constant(expr)
    if array is None or array.dtype != np.float32:
        if isinstance(expr, relax.Tuple):
            return relax.Tuple([_narrow(emitter, f) for f in expr.fields])
        return emitter.get(expr)
    with np.errstate(over="ignore"):
        small = array.astype(np.float16)
    if bool((np.isfinite(array) & ~np.isfinite(small)).any()):
        raise ModelError(
            "constants that float16 can hold, up to 65504",
            f"{np.abs(array[np.isfinite(array)]).max():.6g}",
            "compile without --fp16",
        )
    return literal(small)
