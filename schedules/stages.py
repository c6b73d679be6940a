# SPDX-License-Identifier: Apache-2.0
"""Values of a tensor expression's stages at given points, for kernels that are written by hand.

Such a kernel decides where loops, memory and barriers are; what it computes still comes from the
expression, so one description serves both it and the scheduled kernels.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from tvm import ir, te, tirx

from tvmbn.ops.expression import Expression

# Reads element `indices` of output `index` of a stage (or of a placeholder, whose index is 0).
Read = Callable[[Any, int, tuple[Any, ...]], Any]

_LOAD = "te.tensor_load"
_GUARD = "tirx.if_then_else"


def operations(expression: Expression) -> dict[str, Any]:
    """Every operation of an expression by name, placeholders included."""
    found: dict[str, Any] = {}
    pending = [t.op for t in expression.outputs.values()]
    pending += [t.op for t in expression.inputs.values()]
    while pending:
        op = pending.pop()
        if op.name not in found:
            found[op.name] = op
            pending += [t.op for t in op.input_tensors]
    return found


@dataclass(frozen=True)
class Stage:
    """One operation of an expression: its axes, and what it computes or adds up over them."""

    op: Any

    @property
    def name(self) -> str:
        """Name of the operation."""
        return self.op.name

    @property
    def axes(self) -> tuple[Any, ...]:
        """Axes of the result."""
        return tuple(axis.var for axis in self.op.axis)

    @property
    def extents(self) -> tuple[int, ...]:
        """Sizes of the result."""
        return tuple(int(axis.dom.extent) for axis in self.op.axis)

    @property
    def reduced(self) -> tuple[Any, ...]:
        """Axes that are summed over."""
        return tuple(axis.var for axis in self.op.reduce_axis)

    @property
    def origin(self) -> list[Any]:
        """First point of the axes and the reduced axes."""
        return [tirx.const(0, "int32")] * (len(self.axes) + len(self.reduced))

    @property
    def terms(self) -> tuple[Any, ...]:
        """What is computed, or summed, in the order of the outputs."""
        body = self.op.body[0]
        return tuple(body.source) if isinstance(body, tirx.Reduce) else (body,)

    @property
    def dtypes(self) -> tuple[str, ...]:
        """Dtype of each output."""
        return tuple(str(self.op.output(i).dtype) for i in range(self.op.num_outputs))

    def values(self, point: Sequence[Any], read: Read, inside: bool = False) -> tuple[Any, ...]:
        """Terms at ``point``, one coordinate an axis and then one a reduced axis.

        ``inside`` says that the point passes every ``if_then_else``, which guard tails only.
        """
        at = dict(zip((*self.axes, *self.reduced), point, strict=True))
        return tuple(rewrite(term, at, read, inside) for term in self.terms)

    def loads(self, point: Sequence[Any]) -> list[tuple[Any, int, tuple[Any, ...]]]:
        """What the terms read at ``point``: operation, output and indices."""
        found = []

        def note(op: Any, index: int, indices: tuple[Any, ...]) -> Any:
            found.append((op, index, indices))
            return tirx.const(0, str(op.output(index).dtype))

        self.values(point, note)
        return found


def rewrite(node: Any, at: Mapping[Any, Any], read: Read, inside: bool = False) -> Any:
    """``node`` with variables replaced by ``at`` and elements by what ``read`` returns."""

    def walk(value: Any) -> Any:  # noqa: PLR0911  (a node's kind decides)
        make: Any = type(value)
        if isinstance(value, tirx.Var):
            return next((v for k, v in at.items() if k.same_as(value)), value)
        if issubclass(make, ir.Call):
            return call(value)
        if hasattr(value, "a") and hasattr(value, "b"):
            return make(walk(value.a), walk(value.b))
        if issubclass(make, tirx.Cast):
            return make(str(value.ty.dtype), walk(value.value))
        if issubclass(make, tirx.Not):
            return make(walk(value.a))
        if issubclass(make, tirx.Select):
            return make(walk(value.condition), walk(value.true_value), walk(value.false_value))
        return value

    def call(value: Any) -> Any:
        if value.op.name == _LOAD:
            tensor, *indices = value.args
            return read(tensor.op, tensor.value_index, tuple(map(walk, indices)))
        if inside and value.op.name == _GUARD:
            return walk(value.args[1])
        args = [walk(v) for v in value.args]
        return ir.Call(value.op, args, value.attrs, value.ty_args, None, value.ty)

    return walk(node)


def placeholder(op: Any) -> bool:
    """Whether an operation is an argument."""
    return isinstance(op, te.PlaceholderOp)
