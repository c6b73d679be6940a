# SPDX-License-Identifier: Apache-2.0
"""The rest of a model, which tvmbn has no operator for, as fused TIR functions."""

from __future__ import annotations

from typing import Any

import tvm
from tvm import relax, te, tirx

from tvmbn.model.relax_graph import Graph, constant, dtype, op_name, rebuild
from tvmbn.ops.pointwise import activate

WIDE = "float32"
# Sums and exponentials of float16 lose digits or overflow: these are computed in float32.
SENSITIVE = frozenset(
    "nn.softmax nn.log_softmax mean sum variance std prod cumsum exp power "
    "nn.avg_pool2d nn.adaptive_avg_pool2d erf rsqrt sqrt matmul".split()
)


def legalize(module: tvm.IRModule) -> tvm.IRModule:
    """Turn operators into TIR functions and fuse neighbours."""
    own = {"relax.nn.relu": _relu, "relax.clip": _clip}
    passes = [
        relax.transform.LegalizeOps(own),
        relax.transform.FoldConstant(),
        relax.transform.RewriteDataflowReshape(),
        relax.transform.DeadCodeElimination(["main"]),
        relax.transform.AnnotateTIROpPattern(),
        relax.transform.FuseOps(),
        relax.transform.FuseTIR(),
        relax.transform.DeadCodeElimination(["main"]),
    ]
    return tvm.transform.Sequential(passes)(module)


def _relu(bb: relax.BlockBuilder, call: Any) -> Any:
    """NaN stays NaN, as in PyTorch: TVM's own takes a maximum, which drops it."""
    return bb.call_te(
        lambda x: te.compute(x.shape, lambda *i: activate("relu", x(*i)), "relu"), call.args[0]
    )


def _clip(bb: relax.BlockBuilder, call: Any) -> Any:
    low, high = (float(getattr(a, "value", a)) for a in call.args[1:3])

    def clip(x: Any) -> Any:
        def element(*index: Any) -> Any:
            value: Any = x(*index)
            kind = dtype(call.args[0])
            if low > -float("inf"):
                bound = tirx.const(low, kind)
                value = tirx.Select(value < bound, bound, value)
            if high < float("inf"):
                bound = tirx.const(high, kind)
                value = tirx.Select(value > bound, bound, value)
            return value

        return te.compute(x.shape, element, "clip")

    return bb.call_te(clip, call.args[0])


def widen_sensitive(module: tvm.IRModule) -> tvm.IRModule:
    """Compute in float32 what float16 is too narrow for, between two conversions."""
    graph = Graph(module)
    replaced = {}
    for var, value in graph.bindings:
        if op_name(value) not in SENSITIVE or not hasattr(var.ty, "dtype"):
            continue
        layer = op_name(value) == "matmul" and constant(value.args[1]) is not None
        if dtype(var) == "float16" and not layer:
            replaced[var] = _widened(value)
    return rebuild(module, replaced)


def _widened(value: Any) -> Any:
    def make(emitter: Any) -> Any:
        arguments = []
        for argument in value.args:
            held = emitter.get(argument)
            narrow = hasattr(argument.ty, "dtype") and str(argument.ty.dtype) == "float16"
            is_tensor = isinstance(argument.ty, relax.TensorType)
            wide = emitter.emit(relax.op.astype(held, WIDE)) if narrow and is_tensor else held
            arguments.append(wide)
        result = emitter.emit(relax.Call(value.op, arguments, value.attrs, value.ty_args))
        return relax.op.astype(result, "float16")

    return make
