# SPDX-License-Identifier: Apache-2.0
"""Find operators that a model spells in several (GELU, SiLU), and make lookups safe."""

from __future__ import annotations

from collections.abc import Callable
from math import isclose, sqrt
from typing import Any

import tvm
from tvm import relax

from tvmbn.model.relax_graph import Emitter, Graph, constant, op_name, rebuild

TOLERANCE = 1e-3  # of a constant, which float16 models round


def recognise(module: tvm.IRModule) -> tvm.IRModule:
    """Replace each idiom by the operator that it spells."""
    graph = Graph(module)
    replaced: dict[Any, Callable[[Emitter], Any]] = {}
    for var, value in graph.bindings:
        name = op_name(value)
        if name == "take" and str(value.attrs.mode) != "clip":
            replaced[var] = _clipped(value)
        elif name == "multiply":
            found = _gelu(graph, value)
            if found is not None:
                replaced[var] = lambda e, x=found: relax.op.nn.gelu(e.get(x))
                continue
            found = _silu(graph, value)
            if found is not None:
                replaced[var] = lambda e, x=found: relax.op.nn.silu(e.get(x))
    return rebuild(module, replaced)


def _clipped(call: Any) -> Callable[[Emitter], Any]:
    """An index beyond the table takes its end; TVM's importers would read whatever lies there."""

    def make(emitter: Emitter) -> Any:
        axis = None if call.attrs.axis is None else int(call.attrs.axis)
        data, index = (emitter.get(a) for a in call.args)
        return relax.op.take(data, index, axis, mode="clip")

    return make


def _sides(call: Any) -> tuple[tuple[Any, Any], tuple[Any, Any]]:
    a, b = call.args
    return (a, b), (b, a)


def _number(graph: Graph, expr: Any) -> float | None:
    array = constant(graph.definition(expr))
    return float(array.reshape(-1)[0]) if array is not None and array.size == 1 else None


def _is(graph: Graph, expr: Any, wanted: float) -> bool:
    found = _number(graph, expr)
    return found is not None and isclose(found, wanted, rel_tol=TOLERANCE)


def _silu(graph: Graph, call: Any) -> Any:
    """``x * sigmoid(x)``."""
    for x, gate in _sides(call):
        inner = graph.call(gate, "sigmoid")
        if inner is not None and inner.args[0].same_as(x):
            return x
    return None


def _gelu(graph: Graph, call: Any) -> Any:
    """``0.5 * x * (1 + erf(x / sqrt(2)))``, the three factors in any order."""
    factors: list[Any] = []
    for side in call.args:
        inner = graph.call(side, "multiply")
        factors += list(inner.args) if inner is not None and len(factors) < 2 else [side]  # noqa: PLR2004
    if len(factors) != 3:  # noqa: PLR2004
        return None
    halves = [f for f in factors if _is(graph, f, 0.5)]
    rest = [f for f in factors if not _is(graph, f, 0.5)]
    if len(halves) != 1:
        return None
    for x, one_plus in (rest, rest[::-1]):
        total = graph.call(one_plus, "add")
        if total is None:
            continue
        for error, one in _sides(total):
            inner = graph.call(error, "erf")
            if inner is None or not _is(graph, one, 1.0):
                continue
            if _scaled(graph, inner.args[0], x):
                return x
    return None


def _scaled(graph: Graph, expr: Any, x: Any) -> bool:
    """Whether ``expr`` is ``x`` divided by the root of 2."""
    divided = graph.call(expr, "divide")
    if divided is not None:
        return divided.args[0].same_as(x) and _is(graph, divided.args[1], sqrt(2))
    multiplied = graph.call(expr, "multiply")
    if multiplied is None:
        return False
    return any(a.same_as(x) and _is(graph, b, sqrt(0.5)) for a, b in _sides(multiplied))
