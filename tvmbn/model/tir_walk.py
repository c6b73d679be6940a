# SPDX-License-Identifier: Apache-2.0
"""Small walks over TIR: the nests of a function, its buffers, and what it costs."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import prod
from typing import Any

from tvm import s_tir, tirx

from tvmbn.errors import ModelError
from tvmbn.model.linear import evaluate

_ARITHMETIC = (tirx.Add, tirx.Sub, tirx.Mul, tirx.Div, tirx.Max, tirx.Min)
_PARTS = ("a", "b", "value", "condition", "true_value", "false_value")


@dataclass(frozen=True)
class Nest:
    """One statement of a function's root block, with the buffers that its blocks touch."""

    stmt: Any
    reads: frozenset[Any]
    writes: frozenset[Any]


def root_of(func: Any) -> Any:
    """Root block of a scheduled function; None for a kernel written by hand."""
    body = func.body
    return body.block if isinstance(body, s_tir.SBlockRealize) else None


def nests(func: Any) -> list[Nest]:
    """Statements of the root block in order."""
    body = root_of(func).body
    found = []
    for stmt in body.seq if isinstance(body, tirx.SeqStmt) else [body]:
        blocks = list(blocks_in(stmt))
        reads = frozenset(r.source for b in blocks for r in b.reads)
        writes = frozenset(r.source for b in blocks for r in b.writes)
        found.append(Nest(stmt, reads, writes))
    return found


def blocks_in(stmt: Any) -> Iterator[Any]:
    """Blocks below a statement, outermost first."""
    match stmt:
        case s_tir.SBlockRealize():
            yield stmt.block
            yield from blocks_in(stmt.block.body)
            if stmt.block.init is not None:
                yield from blocks_in(stmt.block.init)
        case tirx.SeqStmt():
            for each in stmt.seq:
                yield from blocks_in(each)
        case tirx.IfThenElse():
            yield from blocks_in(stmt.then_case)
            if stmt.else_case is not None:
                yield from blocks_in(stmt.else_case)
        case tirx.For() | tirx.AttrStmt() | tirx.While():
            yield from blocks_in(stmt.body)


def serial(stmt: Any) -> Any:
    """The same loops one after the other on the host, whatever they were bound to."""
    match stmt:
        case tirx.For():
            body = serial(stmt.body)
            plain = tirx.ForKind.SERIAL
            return tirx.For(stmt.loop_var, stmt.min, stmt.extent, plain, body)
        case s_tir.SBlockRealize():
            block = stmt.block
            inner = s_tir.SBlock(
                block.iter_vars, block.reads, block.writes, block.name_hint, serial(block.body),
                None if block.init is None else serial(block.init), block.alloc_buffers,
                block.match_buffers, {},
            )  # fmt: skip
            return s_tir.SBlockRealize(stmt.iter_values, stmt.predicate, inner)
        case tirx.SeqStmt():
            return tirx.SeqStmt([serial(s) for s in stmt.seq])
        case tirx.IfThenElse():
            other = None if stmt.else_case is None else serial(stmt.else_case)
            return tirx.IfThenElse(stmt.condition, serial(stmt.then_case), other)
    return stmt


def flops(func: Any, batch: int) -> int:
    """Arithmetic operations of an unscheduled function, counted in its expressions."""
    total = 0
    for block in blocks_in(root_of(func).body):
        try:
            domain = prod(evaluate(v.dom.extent, batch) for v in block.iter_vars)
        except ModelError:
            continue
        if isinstance(block.body, tirx.BufferStore):
            total += domain * _operations(block.body.value)
    return total


def _operations(expr: Any) -> int:
    """Floating-point operations to evaluate ``expr``; a function such as exp counts as one."""
    if hasattr(expr, "indices"):
        return 0  # a load
    kind = str(getattr(getattr(expr, "ty", None), "dtype", ""))
    counted = isinstance(expr, _ARITHMETIC) or hasattr(expr, "args")
    return int(counted and "float" in kind) + sum(map(_operations, _parts(expr)))


def expressions(expr: Any) -> Iterator[Any]:
    """An expression and all that it is made of, up to loads."""
    yield expr
    for part in _parts(expr):
        yield from expressions(part)


def _parts(expr: Any) -> list[Any]:
    parts = [getattr(expr, name) for name in _PARTS if hasattr(getattr(expr, name, None), "ty")]
    return [*parts, *getattr(expr, "args", ())]
