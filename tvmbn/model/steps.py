# SPDX-License-Identifier: Apache-2.0
"""A fused Relax function as a list of steps: one scheduled function each, over named values."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Literal

import numpy as np
import tvm
from tvm import relax, tirx

from tvmbn.errors import ModelError
from tvmbn.model.linear import Linear, linear, product
from tvmbn.model.operators import PREFIX, Chosen
from tvmbn.model.relax_graph import Graph, constant, dtype, op_name, sizes
from tvmbn.spec import ITEMSIZE

Kind = Literal["input", "constant", "temporary"]


@dataclass(eq=False)
class Value:
    """A tensor between steps.

    ``elements`` is linear in the batch; ``array`` holds a constant; ``index`` tells which input
    it is, ``outputs`` which outputs it must be stored to.
    """

    kind: Kind
    dtype: str
    elements: Linear
    shape: list[Any]
    array: np.ndarray | None = None
    index: int = -1
    outputs: list[int] = field(default_factory=list)

    @property
    def nbytes(self) -> Linear:
        """Size in bytes."""
        item = ITEMSIZE[self.dtype]
        return Linear(self.elements.per_sample * item, self.elements.fixed * item)


@dataclass
class Step:
    """One call: of a TIR function of the module, or of an operator of tvmbn's.

    ``symbols`` tells what the function's variables for sizes are in terms of the batch.
    """

    name: str
    reads: list[Value]
    writes: list[Value]
    func: Any = None
    chosen: Chosen | None = None
    symbols: dict[str, Linear] = field(default_factory=dict)


@dataclass
class Program:
    """All steps, and the values that a call passes in and gets back."""

    steps: list[Step]
    inputs: list[Value]
    outputs: list[Value]


def extract(module: tvm.IRModule, chosen: list[Chosen]) -> Program:
    """Read the steps of ``module``.

    Raises
    ------
    ModelError
        Naming every operator that was left, which only a virtual machine could run.
    """
    graph = Graph(module)
    values: dict[Any, Any] = {}
    inputs = []
    for index, param in enumerate(graph.params):
        values[param] = _value(param, "input", index=index)
        inputs.append(values[param])
    steps: list[Step] = []
    left: list[str] = []
    constants: dict[Any, Value] = {}

    def get(expr: Any) -> Any:
        array = constant(expr)
        if array is not None:
            if expr not in constants:
                constants[expr] = _value(expr, "constant", array=array)
            return constants[expr]
        if isinstance(expr, relax.Var):
            return values[expr]
        if isinstance(expr, relax.Tuple):
            return [get(f) for f in expr.fields]
        return None

    for var, value in graph.bindings:
        name = op_name(value)
        if name in ("call_tir", "call_dps_packed"):
            values[var], step = _step(module, var, value, get, chosen)
            steps.append(step)
        elif name == "reshape":
            values[var] = get(value.args[0])
        elif isinstance(value, relax.TupleGetItem):
            held = get(value.tuple_value)
            values[var] = None if held is None else held[value.index]
        elif isinstance(value, relax.Var | relax.Tuple) or constant(value) is not None:
            values[var] = get(value)
        else:
            left.append(name or type(value).__name__)
            values[var] = None
    if left:
        raise ModelError(
            "operators that kernels are made for, with results of known sizes",
            ", ".join(sorted(set(left))),
            "compute them outside the model",
        )
    outputs = [_output(steps, i, get(e)) for i, e in enumerate(graph.outputs)]
    shapes = [sizes(e) for e in graph.outputs]
    for value, shape in zip(outputs, shapes, strict=True):
        value.shape = list(shape or [])
    return Program(_live(steps, outputs), inputs, outputs)


def _value(expr: Any, kind: Kind, **rest: Any) -> Value:
    shape = sizes(expr)
    if shape is None:
        raise ModelError("tensors of known sizes", str(expr.ty), "compile for a fixed batch")
    name = dtype(expr)
    if name not in ITEMSIZE:
        raise ModelError(f"dtypes among {', '.join(ITEMSIZE)}", name, "cast it in the model")
    return Value(kind, name, product(shape), list(shape), **rest)


def _step(
    module: tvm.IRModule, var: Any, call: Any, get: Any, chosen: list[Chosen]
) -> tuple[Any, Step]:
    target, operands = call.args[0], call.args[1]
    everything = list(operands.fields) if isinstance(operands, relax.Tuple) else [operands]
    fields = [f for f in everything if isinstance(f.ty, relax.TensorType)]
    reads = [get(f) for f in fields]
    types: Any = call.ty_args[0]
    many = isinstance(types, relax.TupleType)
    writes = []
    for kind in getattr(types, "fields", [types]):
        holder = relax.Var("result", kind)
        writes.append(_value(holder, "temporary"))
    result = writes if many else writes[0]
    if op_name(call) == "call_dps_packed":
        item = chosen[int(str(target.global_symbol).removeprefix(PREFIX))]
        return result, Step(item.spec.op, reads, writes, chosen=item, symbols={"N": item.batch})
    # Sizes that the function cannot read off its tensors follow them.
    scalars = [f for f in everything if not isinstance(f.ty, relax.TensorType)]
    if len(call.args) > 2:  # noqa: PLR2004
        scalars += list(call.args[2].values)
    func = module[target]
    # As this call sees them: a reshaped value keeps the shape that it was made with.
    shapes = [sizes(f) or [] for f in fields] + [w.shape for w in writes]
    step = Step(target.name_hint, reads, writes, func=func)
    step.symbols = _symbols(func, shapes, scalars)
    return result, step


def _symbols(func: Any, shapes: list[list[Any]], scalars: list[Any]) -> dict[str, Linear]:
    tensors = [p for p in func.params if tirx.is_buffer_var(p)]
    rest = [p for p in func.params if not tirx.is_buffer_var(p)]
    found = {p.name: linear(v) for p, v in zip(rest, scalars, strict=True)}
    for tensor, shape in zip(tensors, shapes, strict=True):
        for dim, size in zip(tensor.shape, shape, strict=True):
            if isinstance(dim, tirx.Var):
                found.setdefault(dim.name, linear(size))
    return found


def _output(steps: list[Step], index: int, value: Value) -> Value:
    """The value itself where a step makes it for this output alone, else a copy."""
    made = any(value in s.writes for s in steps)
    if made and not value.outputs:
        value.outputs.append(index)
        return value
    copy = Value("temporary", value.dtype, value.elements, value.shape, outputs=[index])
    symbols = {"N": Linear(1, 0)}
    steps.append(Step(f"copy{index}", [value], [copy], func=_copy(value), symbols=symbols))
    return copy


def _copy(value: Value) -> Any:
    from tvm import te  # noqa: PLC0415

    n = te.var("N", "int64")
    shape = [value.elements.at(n)]
    x = te.placeholder(shape, value.dtype, "x")
    y: Any = te.compute(shape, lambda i: x[i], "y")
    return te.create_prim_func([x, y])


def _live(steps: list[Step], outputs: list[Value]) -> list[Step]:
    wanted = set(map(id, outputs))
    kept = []
    for step in reversed(steps):
        if any(id(v) in wanted for v in step.writes):
            kept.append(step)
            wanted.update(map(id, step.reads))
    return kept[::-1]
