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
BINARY = frozenset("add subtract multiply divide maximum minimum".split())


def legalize(module: tvm.IRModule) -> tvm.IRModule:
    """Turn operators into TIR functions and fuse neighbours."""
    own = {"relax.nn.relu": _relu, "relax.clip": _clip}
    own |= {"relax.full": _full, "relax.full_like": _full}
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


def _full(bb: relax.BlockBuilder, call: Any) -> Any:
    """TVM's own fails where the value is not finite."""
    shape, kind = call.ty.shape.values, dtype(call)
    return bb.call_te(
        lambda value: te.compute(shape, lambda *_: value().astype(kind), "full"), call.args[1]
    )


def widen_sensitive(module: tvm.IRModule) -> tvm.IRModule:
    """Compute in float32 what float16 is too narrow for, between two conversions.

    What lies between two such operators stays wide: the mean of squares must not pass through
    float16 on its way to a root.
    """
    graph = Graph(module)
    replaced: dict[Any, Any] = {}
    wide: dict[Any, Any] = {}
    for var, value in graph.bindings:
        name = op_name(value)
        if not name or not _narrow(var):
            continue
        layer = name == "matmul" and constant(value.args[1]) is not None
        between = name in BINARY and any(a in replaced for a in value.args)
        between = between and all(a in replaced or constant(a) is not None for a in value.args)
        if (name in SENSITIVE and not layer) or between:
            replaced[var] = _widened(var, value, wide)
    return rebuild(module, replaced)


def _narrow(expr: Any) -> bool:
    return isinstance(expr.ty, relax.TensorType) and str(expr.ty.dtype) == "float16"


def _widened(var: Any, value: Any, wide: dict[Any, Any]) -> Any:
    """Emits ``value`` in float32, which goes to ``wide``, and converts it."""

    def make(emitter: Any) -> Any:
        arguments = []
        for argument in value.args:
            held = wide.get(argument)
            if held is None:
                held = emitter.get(argument)
                if _narrow(argument):
                    held = emitter.emit(relax.op.astype(held, WIDE))
            arguments.append(held)
        wide[var] = emitter.emit(relax.Call(value.op, arguments, value.attrs, value.ty_args))
        return relax.op.astype(wide[var], "float16")

    return make
