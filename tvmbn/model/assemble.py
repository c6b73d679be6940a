# SPDX-License-Identifier: Apache-2.0
"""All steps of a model as one function: ``main(weights, inputs..., outputs..., workspace)``.

Each step's kernel is written into it, one after the other, over memory at known offsets of the
weights, the workspace or an argument. A call of the library is then a call of the model, with
nothing between two kernels but a launch.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
import tvm
from tvm import s_tir, tirx
from tvm.tirx.buffer import buffer_data

from tvmbn.errors import BuildError
from tvmbn.lowering.compile import Callee
from tvmbn.model import memory
from tvmbn.model.linear import Linear, linear, product
from tvmbn.model.steps import Program, Value
from tvmbn.model.tir_walk import root_of
from tvmbn.spec import TensorArg

WORD = 8  # bytes of int64, the dtype of weights and workspace
ALIGNMENT = memory.ALIGNMENT
WORKSPACE = "workspace"
MAIN_ATTRS = tvm.ir.make_node("ir.DictAttrs", s_tir=True)


@dataclass
class Kernel:
    """A scheduled function whose tensors are ``values``, in order.

    ``symbols`` tells what the function's own variables for sizes, and the scalars that follow its
    tensors, are in terms of the model's batch. With a ``callee`` the function is called instead of
    written out: one by hand must stay a function of its own.
    """

    func: Any
    values: list[Value]
    symbols: dict[str, Linear]
    callee: Callee | None = None


@dataclass(frozen=True)
class Assembled:
    """The function, its arguments after the weights, and the weights' content."""

    func: Any
    arguments: list[TensorArg]
    weights: bytes
    workspaces: list[str]
    workspace_bytes: Linear
    callees: list[Callee]


def assemble(kernels: list[Kernel], program: Program) -> Assembled:
    """Write the kernels into one function."""
    n = tirx.Var("N", "int64")
    blob, at = _weights(kernels)
    plan, requests = _memory(kernels)
    offsets = {id(v): o for v, o in zip(requests, plan.offsets, strict=True)}
    words = max(1, len(blob) // WORD)
    weights = _buffer("weights", [words], "int64")
    inputs = [_buffer(f"in{i}", _sizes(v, n), v.dtype) for i, v in enumerate(program.inputs)]
    outputs = [_buffer(f"out{i}", _sizes(v, n), v.dtype) for i, v in enumerate(program.outputs)]
    total = Linear(plan.total.per_sample // WORD, plan.total.fixed // WORD)
    needed = bool(requests)
    workspace = _buffer(WORKSPACE, [total.at(n)], "int64")

    body: list[Any] = []
    pointers: dict[int, Any] = {}

    def address(value: Value) -> Any:
        if value.kind == "input":
            return buffer_data(inputs[value.index])
        if value.outputs:
            return buffer_data(outputs[value.outputs[0]])
        if id(value) not in pointers:
            # Computed once, in front of everything: where several buffers are declared with equal
            # expressions, TVM's search for common ones uses a variable before it is bound.
            is_weight = value.kind == "constant"
            base = buffer_data(weights if is_weight else workspace)
            offset = at[id(value)] if is_weight else offsets[id(value)].at(n)
            place = tirx.handle_add_byte_offset(base, offset)
            name = f"{'weight' if is_weight else 'at'}{len(pointers)}"
            pointers[id(value)] = tirx.Var(name, place.ty)
            front.append(tirx.Bind(pointers[id(value)], place))
        return pointers[id(value)]

    front: list[Any] = []
    for kernel in kernels:
        body += (_inline if kernel.callee is None else _call)(kernel, n, address)
    buffers = [workspace] if needed else []
    steps = [*front, *body]
    whole = tirx.SeqStmt(steps) if len(steps) > 1 else steps[0]
    root = s_tir.SBlock([], [], [], "root", whole, None, buffers, [], {})
    params = [weights, *inputs, *outputs]
    attrs = next((k.func.attrs for k in kernels if k.callee is None), MAIN_ATTRS)
    func = tirx.PrimFunc(params, s_tir.SBlockRealize([], True, root), None, attrs)
    arguments = [TensorArg("weights", (words,), "int64", "in")]
    arguments += [_argument(f"in{i}", v, "in") for i, v in enumerate(program.inputs)]
    arguments += [_argument(f"out{i}", v, "out") for i, v in enumerate(program.outputs)]
    names = [WORKSPACE] if needed else []
    callees = {k.callee.name: k.callee for k in kernels if k.callee is not None}
    return Assembled(func, arguments, blob, names, plan.total, list(callees.values()))


def _argument(name: str, value: Value, role: Any) -> TensorArg:
    return TensorArg(name, dims(value), value.dtype, role)


def dims(value: Value) -> tuple[int | str, ...]:
    """Sizes as a manifest spells them."""
    found: list[int | str] = []
    for size in value.shape:
        part = linear(size)
        if not part.per_sample:
            found.append(part.fixed)
        elif part == Linear(1, 0):
            found.append("N")
        else:
            text = f"N*{part.per_sample}"
            found.append(f"({text}+{part.fixed})" if part.fixed else f"({text})")
    return tuple(found)


def _sizes(value: Value, n: Any) -> list[Any]:
    return [linear(d).at(n) for d in value.shape]


def _buffer(name: str, shape: list[Any], dtype: str) -> Any:
    sizes = [tirx.const(d, "int64") if isinstance(d, int) else d for d in shape]
    return tirx.decl_buffer(sizes, dtype, name)


def _weights(kernels: list[Kernel]) -> tuple[bytes, dict[int, int]]:
    """Lay out constants, equal ones once; returns the bytes and offsets by value."""
    parts: list[bytes] = []
    known: dict[tuple[str, bytes], int] = {}
    at: dict[int, int] = {}
    end = 0
    for kernel in kernels:
        for value in kernel.values:
            if value.kind != "constant" or id(value) in at:
                continue
            assert value.array is not None
            content = np.ascontiguousarray(value.array).tobytes()
            key = (value.dtype, content)
            if key not in known:
                padded = -(-max(1, len(content)) // ALIGNMENT) * ALIGNMENT
                known[key] = end
                parts.append(content.ljust(padded, b"\0"))
                end += padded
            at[id(value)] = known[key]
    return b"".join(parts), at


def _memory(kernels: list[Kernel]) -> tuple[memory.Plan, list[Value]]:
    spans: dict[int, tuple[Value, int, int]] = {}
    for number, kernel in enumerate(kernels):
        for value in kernel.values:
            if value.kind == "temporary" and not value.outputs:
                _, first, _ = spans.get(id(value), (value, number, number))
                spans[id(value)] = (value, first, number)
    requests = [memory.Request(v.nbytes, first, last) for v, first, last in spans.values()]
    return memory.plan(requests), [v for v, _, _ in spans.values()]


def _inline(kernel: Kernel, n: Any, address: Any) -> list[Any]:
    """Statements of one kernel, with variables of its own."""
    func = s_tir.renew_defs(kernel.func)
    tensors = [p for p in func.params if tirx.is_buffer_var(p)]
    scalars = [p for p in func.params if not tirx.is_buffer_var(p)]
    if len(tensors) != len(kernel.values):
        raise BuildError(f"a kernel of {len(kernel.values)} tensors", f"one of {len(tensors)}")
    sizes = [d for t in tensors for d in t.shape if isinstance(d, tirx.Var)]
    found: list[Any] = []
    for var in dict.fromkeys([*scalars, *sizes]):
        found.append(tirx.Bind(var, _int(kernel.symbols[var.name].at(n), var)))
    for tensor, value in zip(tensors, kernel.values, strict=True):
        _check(tensor, value, kernel.symbols)
        found.append(tirx.DeclBuffer(tensor, data=address(value)))
    root = root_of(func)
    if root is None or root.match_buffers:
        raise BuildError("a scheduled function", "a kernel written by hand")
    found.append(func.body)
    return found


def _call(kernel: Kernel, n: Any, address: Any) -> list[Any]:
    """Statement that calls a kernel, with its tensors described on the stack."""
    assert kernel.callee is not None
    tensors = []
    for arg, value in zip(kernel.callee.arguments, kernel.values, strict=True):
        shape = [kernel.symbols[d].at(n) if isinstance(d, str) else d for d in arg.shape]
        sides = [tirx.tvm_stack_make_shape(*map(_wide, s)) for s in (shape, arg.strides())]
        kind, rank = tirx.const(0, arg.dtype), len(shape)
        array: Any = tirx.tvm_stack_make_array
        tensors.append(array(address(value), *sides, rank, kind, _wide(0)))
    return [tirx.Evaluate(tirx.call_cpacked(kernel.callee.name, *tensors))]


def _wide(size: Any) -> Any:
    return tirx.const(size, "int64") if isinstance(size, int) else size


def _int(size: Any, var: Any) -> Any:
    return tirx.const(size, str(var.ty.dtype)) if isinstance(size, int) else size


def _check(tensor: Any, value: Value, symbols: dict[str, Linear]) -> None:
    """A kernel and the values that it is given must agree, or it would read past their ends."""
    if str(tensor.dtype) != value.dtype:
        raise BuildError(f"a tensor of {tensor.dtype}", f"{value.dtype} for {tensor.name}")
    have = product(tensor.shape, symbols)
    if have != value.elements:
        raise BuildError(f"{tensor.name} of {have} elements", f"{value.elements}")
