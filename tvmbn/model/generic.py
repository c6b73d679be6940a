# SPDX-License-Identifier: Apache-2.0
"""Default schedules of TIR functions that are not tvmbn's: parallel vectors, or TVM's dlight."""

from __future__ import annotations

from typing import Any

import tvm
from tvm import s_tir, tirx

from tvmbn.model import attention
from tvmbn.model.generic_cuda import elementwise_vectors
from tvmbn.schedules.common import extent
from tvmbn.target import Target

LANES = 16
# Below this many elements a parallel loop costs more than it gains.
PARALLEL = 1 << 12
TASKS = 64
SPATIAL, REDUCTION = 0, 2  # IterVar kinds


def schedule(module: tvm.IRModule, target: Target, tvm_target: Any) -> tvm.IRModule:
    """Schedule every TIR function of ``module``."""
    if target.kind == "llvm":
        return tvm.IRModule({g: _cpu(f) for g, f in module.functions_items()})
    dlight: Any = s_tir.dlight
    rules = (
        dlight.gpu.Matmul(),
        dlight.gpu.GEMV(),
        dlight.gpu.Reduction(),
        dlight.gpu.GeneralReduction(),
        dlight.gpu.Fallback(),
    )
    own = {g: attention.kernel(f) or elementwise_vectors(f) for g, f in module.functions_items()}
    own = {g: f for g, f in own.items() if f is not None}
    rest = tvm.IRModule({g: f for g, f in module.functions_items() if g not in own})
    with tvm_target:
        rest = dlight.ApplyDefaultSchedule(*rules)(rest)
    return tvm.IRModule(own | dict(rest.functions_items()))


def _cpu(func: tirx.PrimFunc) -> tirx.PrimFunc:
    sch = s_tir.Schedule(tvm.IRModule({"main": func}), error_render_level="none")
    blocks = sch.get_child_blocks(sch.get_sblock("root"))
    for block in blocks[:-1]:
        _inline(sch, block)
    for block in sch.get_child_blocks(sch.get_sblock("root")):
        _parallel(sch, block)
    return sch.mod["main"]


def _inline(sch: Any, block: Any) -> None:
    """Compute an elementwise stage where it is read; padding of a window stays a copy."""
    if any(v.iter_type == REDUCTION for v in sch.get(block).iter_vars):
        return
    try:
        sch.compute_inline(block)
    except s_tir.ScheduleError:
        return


def _parallel(sch: Any, block: Any) -> None:
    """Outer loops in parallel, the innermost output dimension in vectors."""
    kinds = [v.iter_type for v in sch.get(block).iter_vars]
    loops = sch.get_loops(block)
    if len(loops) != len(kinds) or not loops:
        return
    spatial = [loop for loop, kind in zip(loops, kinds, strict=True) if kind == SPATIAL]
    reduction = [loop for loop, kind in zip(loops, kinds, strict=True) if kind == REDUCTION]
    if not spatial:
        return
    *outer, inner = spatial
    width = extent(sch, inner) or 0
    vector = width >= LANES and (not reduction or _contiguous(sch, block))
    if reduction:
        order = [*outer, *reduction, inner] if vector else [*spatial, *reduction]
        sch.reorder(*order)
    if vector and not reduction:
        inner, lane = sch.split(inner, [None, LANES]) if width % LANES == 0 else (None, inner)
        if inner is not None:
            sch.vectorize(lane)
            outer = [*outer, inner]
    count = 1
    for loop in outer:
        count *= extent(sch, loop) or TASKS
    if outer:
        task = sch.fuse(*outer) if len(outer) > 1 else outer[0]
        if count * width >= PARALLEL or reduction:
            sch.parallel(task)
    if reduction and vector:
        loops = sch.get_loops(block)
        sch.decompose_reduction(block, loops[1 if outer else 0])


def _contiguous(sch: Any, block: Any) -> bool:
    """Whether every operand is read along the innermost output dimension, or not by it at all."""
    node = sch.get(block)
    inner = [v.var for v in node.iter_vars if v.iter_type == SPATIAL][-1]
    for region in node.reads:
        *lead, last = [r.min for r in region.region] or [None]
        if any(e is not None and _uses(e, inner) for e in lead):
            return False
        if last is not None and _uses(last, inner) and not last.same_as(inner):
            return False
    return True


def _uses(expr: Any, var: Any) -> bool:
    if expr.same_as(var):
        return True
    parts = [getattr(expr, name) for name in ("a", "b", "value") if hasattr(expr, name)]
    return any(_uses(p, var) for p in parts if hasattr(p, "same_as"))
