# SPDX-License-Identifier: Apache-2.0
"""A Relax function as a list of bindings that can be searched, and rebuilt with some replaced."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import numpy as np
import tvm
from tvm import relax
from tvm.ir import GenericConst

from tvmbn.errors import BuildError

MAIN = "main"


class Graph:
    """Bindings of ``main`` in order, who defines a variable and who reads it.

    Attributes
    ----------
    params : list of Var
    bindings : list of (Var, Expr)
    outputs : list of Expr
        What the function returns: its value, or the fields of its tuple.
    """

    def __init__(self, module: tvm.IRModule) -> None:
        function: Any = module[MAIN]
        self.params: list[Any] = list(function.params)
        self.bindings: list[tuple[Any, Any]] = []
        for block in function.body.blocks:
            for binding in block.bindings:
                if not isinstance(binding, relax.VarBinding):
                    raise BuildError("plain bindings in the imported model", str(binding)[:200])
                self.bindings.append((binding.var, binding.value))
        self._definitions = dict(self.bindings)
        self._readers: dict[Any, list[Any]] = {}
        result = function.body.body
        fields = self.definition(result)
        while isinstance(fields, relax.Var):
            fields = self.definition(fields)
        whole = isinstance(fields, relax.Tuple)
        self.outputs: list[Any] = list(fields.fields) if whole else [result]
        for var, value in self.bindings:
            for used in variables(value):
                self._readers.setdefault(used, []).append(var)
        self._kept = {o for o in self.outputs if isinstance(o, relax.Var)} | {result}

    def definition(self, expr: Any) -> Any:
        """Value bound to a variable; other expressions stand for themselves."""
        return self._definitions.get(expr) if isinstance(expr, relax.Var) else expr

    def readers(self, var: Any) -> list[Any]:
        """Variables whose values read ``var``, once for each time."""
        return self._readers.get(var, [])

    def private(self, var: Any) -> bool:
        """Whether one binding alone reads ``var``, so that it may vanish into that one."""
        return len(self.readers(var)) == 1 and var not in self._kept

    def call(self, expr: Any, *names: str) -> Any:
        """The call that defines ``expr``, if it is one of the operators ``names``; else None."""
        value = self.definition(expr)
        return value if op_name(value) in names else None


def op_name(value: Any) -> str:
    """Name of the operator that a call calls without ``relax.``; empty for anything else."""
    if not isinstance(value, relax.Call) or not isinstance(value.op, tvm.ir.Op):
        return ""
    operator: Any = value.op
    return operator.name.removeprefix("relax.")


def variables(value: Any) -> Iterator[Any]:
    """Variables that an expression reads, one for each time."""
    if isinstance(value, relax.Var):
        yield value
    elif isinstance(value, relax.Tuple):
        for field in value.fields:
            yield from variables(field)
    elif isinstance(value, relax.TupleGetItem):
        yield from variables(value.tuple_value)
    elif isinstance(value, relax.Call):
        for argument in value.args:
            yield from variables(argument)


class Emitter:
    """Rebuilds a function; replacements emit what they need through it."""

    def __init__(self, builder: relax.BlockBuilder) -> None:
        self.builder = builder
        self.new: dict[Any, Any] = {}

    def get(self, expr: Any) -> Any:
        """The rebuilt form of an expression of the old function."""
        if isinstance(expr, relax.Var):
            return self.new.get(expr, expr)
        if isinstance(expr, relax.Tuple):
            return relax.Tuple([self.get(f) for f in expr.fields])
        if isinstance(expr, relax.TupleGetItem):
            return relax.TupleGetItem(self.get(expr.tuple_value), expr.index)
        if isinstance(expr, relax.Call):
            arguments = [self.get(a) for a in expr.args]
            return relax.Call(expr.op, arguments, expr.attrs, expr.ty_args)
        return expr

    def emit(self, expr: Any) -> Any:
        """Bind an expression over rebuilt variables; returns the variable."""
        return expr if isinstance(expr, relax.Var) else self.builder.emit(expr)


Replace = Callable[[Emitter], Any]


def rebuild(
    module: tvm.IRModule,
    replaced: dict[Any, Replace],
    params: Sequence[Any] | None = None,
    every: Callable[[Emitter, Any, Any], Any] | None = None,
) -> tvm.IRModule:
    """The module with the values of some variables made anew, and what nothing reads left out.

    Parameters
    ----------
    replaced : dict of Var to function
        Each function returns the new expression of its variable.
    params : sequence of Var, optional
        New parameters in place of the old, one for one.
    every : function, optional
        Makes the new expression of every other binding; None leaves it out.
    """
    if not replaced and every is None:
        return module
    graph = Graph(module)
    others = {gv: f for gv, f in module.functions_items() if gv.name_hint != MAIN}
    builder = relax.BlockBuilder(tvm.IRModule(others))
    emitter = Emitter(builder)
    fresh = list(params or graph.params)
    emitter.new.update(zip(graph.params, fresh, strict=True))
    with builder.function(MAIN, fresh):
        with builder.dataflow():
            for var, value in graph.bindings:
                if var in replaced:
                    made = replaced[var](emitter)
                elif every is not None:
                    made = every(emitter, var, value)
                else:
                    made = emitter.get(value)
                if made is not None:
                    emitter.new[var] = emitter.emit(made)
            finish: Any = getattr(every, "settle", None)
            if finish is not None:
                finish(emitter, relax.Tuple(graph.outputs))
            results = [emitter.get(o) for o in graph.outputs]
            result = builder.emit_output(results[0] if len(results) == 1 else relax.Tuple(results))
        builder.emit_func_output(result)
    return relax.transform.DeadCodeElimination([MAIN])(builder.get())


def constant(value: Any) -> np.ndarray | None:
    """Content of a constant, else None."""
    held: Any = value
    return held.value.numpy() if isinstance(value, GenericConst) else None


def literal(value: Any, kind: str | None = None) -> Any:
    """A constant in the dtype of ``value``, or ``kind``; ``relax.const`` narrows 64 bits to 32."""
    array = np.asarray(value)
    kind = kind or str(array.dtype)
    return relax.const(np.ascontiguousarray(array).reshape(array.shape), kind)


def sizes(expr: Any) -> list[Any] | None:
    """Sizes of a tensor, ints or symbolic expressions; None where they are not known."""
    shape = getattr(expr.ty, "shape", None)
    if shape is None or not isinstance(shape, relax.ShapeExpr):
        return None
    return [int(d) if isinstance(d, tvm.tirx.IntImm) else d for d in shape.values]


def dtype(expr: Any) -> str:
    """Dtype of a tensor."""
    return str(expr.ty.dtype)
