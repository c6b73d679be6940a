# SPDX-License-Identifier: Apache-2.0
"""Find attention of float16 in a model, and compute it in one kernel instead of five or more.

The function that replaces it is a tensor expression like any other, which carries what the kernel
by hand needs to know; scores are float32, as :func:`tvmbn.model.legalize.widen_sensitive` has them.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import isfinite
from typing import Any

import tvm
from tvm import relax, te, tirx, topi

from tvmbn.lowering.compile import Callee
from tvmbn.model.linear import linear, same_sizes
from tvmbn.model.relax_graph import Emitter, Graph, constant, dtype, op_name, rebuild, sizes
from tvmbn.schedules.attention import NAMES, Attention, build
from tvmbn.schedules.chip import FIRST
from tvmbn.spec import TensorArg
from tvmbn.target import Target

NARROW, WIDE = "float16", "float32"
SCALE = "tvmbn.attention_scale"


@dataclass(frozen=True)
class Scores:
    """What goes into the softmax: the product of queries and keys, scaled, and then a mask."""

    product: Any
    scale: float = 1.0
    mask: Any = None


def fuse(module: tvm.IRModule, target: Target) -> tvm.IRModule:
    """Replace attention by calls of one function each, where the target has a kernel for it."""
    if target.kind != "cuda" or target.capability < FIRST:
        return module
    graph = Graph(module)
    replaced = {}
    for var, value in graph.bindings:
        if op_name(value) == "astype" and dtype(var) == NARROW:
            made = _attention(graph, value.args[0])
            if made is not None:
                replaced[var] = made
    return rebuild(module, replaced)


def kernel(func: Any) -> Any:
    """The kernel by hand of a function that :func:`fuse` made; None for any other function."""
    if SCALE not in (func.attrs or {}):
        return None
    shapes = [[int(d) if isinstance(d, tirx.IntImm) else d for d in p.shape] for p in func.params]
    mask = func.params[3] if len(shapes) == len(NAMES) else None
    attention = _problem(shapes[0], shapes[1], float(func.attrs[SCALE]))
    if mask is not None:
        attention = _masked(attention, shapes[3], str(mask.dtype))
    return build(attention)


def callee(name: str, func: Any, kernel: Any) -> Callee | None:
    """How such a function's kernel is called; None for any other function."""
    if SCALE not in (func.attrs or {}):
        return None
    names = [n for n in NAMES if n != "mask" or len(func.params) == len(NAMES)]
    arguments = (
        TensorArg(name, tuple(_size(d) for d in p.shape), str(p.dtype), "in")
        for name, p in zip(names, func.params, strict=True)
    )
    return Callee(name, kernel, tuple(arguments))


def _size(size: Any) -> int | str:
    return int(size) if isinstance(size, tirx.IntImm) else str(size.name)


def _problem(q: list[Any], k: list[Any], scale: float) -> Attention:
    return Attention(tuple(q[:-2]), q[-2], k[-2], q[-1], scale)


def _masked(attention: Attention, shape: list[Any], kind: str) -> Attention:
    padded = (*[1] * (len(attention.groups) + 2 - len(shape)), *shape)
    return replace(attention, mask=padded, mask_dtype=kind)


def _attention(graph: Graph, expr: Any) -> Any:
    """What makes the replacement of a float32 product that is converted to float16, if it can."""
    weighted = graph.call(expr, "matmul")
    if weighted is None or not graph.private(expr):
        return None
    softmax = graph.call(_plain(graph, weighted.args[0]), "nn.softmax")
    if softmax is None:
        return None
    shape = sizes(softmax.args[0]) or []
    scores = _scores(graph, softmax.args[0], shape)
    if scores is None or int(softmax.attrs.axis) not in (-1, len(shape) - 1):
        return None
    q, turned = (_narrow(graph, a) for a in scores.product.args)
    v = _narrow(graph, weighted.args[1])
    tensors = [t for t in (q, turned, v, scores.mask) if t is not None]
    missing = any(t is None for t in (q, turned, v))
    # One tensor in two places would be one argument.
    if missing or any(a.same_as(b) for i, a in enumerate(tensors) for b in tensors[:i]):
        return None
    if not _suits(sizes(q), sizes(turned), sizes(v), scores):
        return None
    return lambda emitter: _emit(graph, emitter, q, turned, v, scores)


def _plain(graph: Graph, expr: Any) -> Any:
    """The value behind conversions that nothing else reads; None where something does."""
    while True:
        if not isinstance(expr, relax.Var) or not graph.private(expr):
            return None
        cast = graph.call(expr, "astype")
        if cast is None or dtype(cast.args[0]) not in (NARROW, WIDE):
            return expr
        expr = cast.args[0]


def _scores(graph: Graph, expr: Any, shape: list[Any]) -> Scores | None:
    found = _plain(graph, expr)
    call: Any = graph.definition(found) if found is not None else None
    name = op_name(call)
    if name == "matmul":
        return Scores(call)
    if name in ("multiply", "divide"):
        for inner, other in ((call.args[0], call.args[1]), (call.args[1], call.args[0])):
            number = constant(graph.definition(other))
            if number is None or number.size != 1 or (name == "divide" and inner is call.args[1]):
                continue
            scores = _scores(graph, inner, shape)
            factor = float(number.reshape(-1)[0])
            if scores is None or scores.mask is not None or not isfinite(factor) or not factor:
                return None
            scale = scores.scale * factor if name == "multiply" else scores.scale / factor
            return Scores(scores.product, scale)
    if name == "add":
        for inner, mask in ((call.args[0], call.args[1]), (call.args[1], call.args[0])):
            scores = _scores(graph, inner, shape)
            if scores is not None and scores.mask is None and same_sizes(sizes(inner), shape):
                return Scores(scores.product, scores.scale, mask)
    return None


def _narrow(graph: Graph, expr: Any) -> Any:
    """The float16 variable that ``expr`` was converted from; None for anything else."""
    cast = graph.call(expr, "astype")
    found = cast.args[0] if cast is not None else None
    return found if isinstance(found, relax.Var) and dtype(found) == NARROW else None


def _suits(q: Any, turned: Any, v: Any, scores: Scores) -> bool:
    """Whether the kernel computes these sizes, all known but the first."""
    if None in (q, turned, v) or len(q) < 3 or not len(q) == len(turned) == len(v):  # noqa: PLR2004
        return False
    k = [*turned[:-2], turned[-1], turned[-2]]
    known = all(isinstance(d, int) for d in (*q[1:], *k[1:], *v[1:]))
    if not known or not same_sizes(k, v) or not same_sizes([*q[:-2], q[-1]], [*k[:-2], k[-1]]):
        return False
    problem = _problem(q, k, scores.scale)
    if scores.mask is not None:
        shape = sizes(scores.mask)
        if shape is None or len(shape) > len(q) or dtype(scores.mask) not in (NARROW, WIDE):
            return False
        problem = _masked(problem, shape, dtype(scores.mask))
        pairs = zip(problem.mask or (), (*q[:-1], k[-2]), strict=True)
        if any(mine != 1 and linear(mine) != linear(full) for mine, full in pairs):
            return False
    return problem.suits()


def _emit(graph: Graph, emitter: Emitter, q: Any, turned: Any, v: Any, scores: Scores) -> Any:
    """Call of the function; keys get rid of the transpose in front of the product."""
    held = emitter.get(turned)
    axes = list(range(len(sizes(turned) or [])))
    before = graph.call(turned, "permute_dims")
    order = axes
    if before is not None:
        held = emitter.get(before.args[0])
        given = before.attrs.axes
        order = axes[::-1] if given is None else [int(a) for a in given]
    order = [*order[:-2], order[-1], order[-2]]
    keys = held if order == axes else emitter.emit(relax.op.permute_dims(held, order))
    operands = [emitter.get(q), keys, emitter.get(v)]
    operands += [] if scores.mask is None else [emitter.get(scores.mask)]
    return emitter.builder.call_te(
        _expression,
        *operands,
        scale=scores.scale,
        primfunc_name_hint="attention",
        # Opaque: nothing is fused with it.
        primfunc_attrs={"op_pattern": 8, SCALE: repr(scores.scale)},
    )


def _expression(q: Any, k: Any, v: Any, mask: Any = None, *, scale: float) -> Any:
    groups, (queries, size), keys = q.shape[:-2], q.shape[-2:], k.shape[-2]
    along = te.reduce_axis((0, size), "along")
    scores: Any = te.compute(
        (*groups, queries, keys),
        lambda *i: te.sum(
            q(*i[:-1], along).astype(WIDE) * k(*i[:-2], i[-1], along).astype(WIDE), axis=along
        ),
        "scores",
    )
    scores = topi.multiply(scores, tirx.const(scale, WIDE))
    if mask is not None:
        scores = topi.add(scores, topi.cast(mask, WIDE))
    weights = topi.nn.softmax(scores, -1)
    key = te.reduce_axis((0, keys), "key")
    sums = te.compute(
        q.shape,
        lambda *i: te.sum(weights(*i[:-1], key) * v(*i[:-2], key, i[-1]).astype(WIDE), axis=key),
        "sums",
    )
    return topi.cast(sums, NARROW)
