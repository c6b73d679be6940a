# SPDX-License-Identifier: Apache-2.0
"""Elementwise TIR functions on GPUs: 16 bytes a thread, where these lie side by side."""

from __future__ import annotations

from math import gcd
from typing import Any

import tvm
from tvm import s_tir, tirx

from tvmbn.model.tir_walk import expressions
from tvmbn.schedules import elementwise
from tvmbn.schedules.common import extent
from tvmbn.spec import DTYPES, ITEMSIZE

BYTES = 16
THREADS = 256
SPATIAL = 0  # IterVar kind


def elementwise_vectors(func: Any) -> Any:
    """``func`` in vectors; None where it is not made of elementwise stages, or gains nothing."""
    sch: Any = s_tir.Schedule(tvm.IRModule({"main": func}), error_render_level="none")
    blocks = sch.get_child_blocks(sch.get_sblock("root"))
    if not all(_simple(sch, block) for block in blocks):
        return None
    results = {p for p in func.params if tirx.is_buffer_var(p)}
    try:
        for block in blocks:
            if sch.get(block).writes[0].source not in results:
                sch.compute_inline(block)
        left = sch.get_child_blocks(sch.get_sblock("root"))
        lanes = [_lanes(sch, block) if _simple(sch, block) else 1 for block in left]
        if not lanes or min(lanes) == 1:
            return None
        for block, count in zip(left, lanes, strict=True):
            elementwise.vectors(sch, block, elementwise.Config(THREADS, count))
    except s_tir.ScheduleError:
        return None
    return sch.mod["main"]


def _simple(sch: Any, block: Any) -> bool:
    """Whether a block stores one element in each iteration of its loops, and reads single ones.

    Where an element is read under a condition, or at a place that was read itself, it stays so:
    reading vectors ahead would read what is not there.
    """
    node, loops = sch.get(block), sch.get_loops(block)
    return (
        isinstance(node.body, tirx.BufferStore)
        and node.init is None
        and len(loops) == len(node.iter_vars) > 0
        and all(v.iter_type == SPATIAL for v in node.iter_vars)
        and all(i.same_as(v.var) for i, v in zip(node.body.indices, node.iter_vars, strict=True))
        and not any(map(_condition, expressions(node.body.value)))
        and all(_single(r, [v.var for v in node.iter_vars]) for e in node.reads for r in e.region)
    )


def _single(place: Any, known: list[Any]) -> bool:
    """Whether a range is one index that the loops alone tell."""
    used = tirx.analysis.undefined_vars(place.min)
    one = int(getattr(place.extent, "value", 0)) == 1
    return one and all(any(v.same_as(k) for k in known) for v in used)


def _condition(expr: Any) -> bool:
    return str(getattr(getattr(expr, "op", None), "name", "")).endswith("if_then_else")


def _lanes(sch: Any, block: Any) -> int:
    """Elements that a thread takes; 1 where vectors would not do.

    A vector's address must be a multiple of its size: tensors begin at one, and so do their rows
    if whole vectors fill them and an element's place in its row is that of the result.
    """
    node = sch.get(block)
    inner = node.iter_vars[-1].var
    width = extent(sch, sch.get_loops(block)[-1]) or 0
    kinds = [str(node.writes[0].source.dtype)]
    for region in node.reads:
        *rows, last = [r.min for r in region.region] or [None]
        if any(_uses(row, inner) for row in rows):
            return 1  # neighbours of the result lie apart
        if _uses(last, inner):
            row = region.source.shape[-1]
            if not last.same_as(inner) or int(getattr(row, "value", 0)) != width:
                return 1
            kinds.append(str(region.source.dtype))
    if not width or any(kind not in DTYPES for kind in kinds):
        return 1
    return gcd(width, min(BYTES // ITEMSIZE[kind] for kind in kinds))


def _uses(expr: Any, var: Any) -> bool:
    return expr is not None and any(v.same_as(var) for v in tirx.analysis.undefined_vars(expr))
