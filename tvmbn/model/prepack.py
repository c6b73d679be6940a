# SPDX-License-Identifier: Apache-2.0
"""Reorder weights when a model is compiled, not whenever it is called.

A convolution's schedule may begin with a stage that puts the weight into the order in which its
tiles read it. Where the weight is a constant, that stage runs here once, and its result is stored.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import tvm
from tvm import s_tir, tirx

from tvmbn.model.assemble import Kernel
from tvmbn.model.linear import product
from tvmbn.model.steps import Value
from tvmbn.model.tir_walk import Nest, nests, root_of, serial


def prepack(kernels: list[Kernel]) -> list[Kernel]:
    """Kernels without the stages that read constants only, and with those stages' results."""
    made: list[Kernel] = []
    jobs: list[tuple[Any, list[np.ndarray], Value]] = []
    for kernel in kernels:
        found = _split(kernel)
        if found is None:
            made.append(kernel)
            continue
        rest, stage, sources, result = found
        jobs.append((stage, sources, result))
        made.append(rest)
    if not jobs:
        return made
    functions: dict[Any, Any] = {}
    for stage, _, _ in jobs:
        functions.setdefault(id(stage), stage)
    names = {key: f"pack{i}" for i, key in enumerate(functions)}
    module = tvm.IRModule(
        {names[k]: f.with_attr("global_symbol", names[k]) for k, f in functions.items()}
    )
    compiled: Any = tvm.compile(module, target=tvm.target.Target("llvm"))
    for stage, sources, result in jobs:
        held = [tvm.runtime.tensor(s) for s in sources]
        shape = [int(d) for d in result.shape]
        target = tvm.runtime.empty(shape, result.dtype)
        compiled[names[id(stage)]](*held, target)
        result.array = target.numpy()
    return made


def _split(kernel: Kernel) -> tuple[Kernel, Any, list[np.ndarray], Value] | None:
    root = root_of(kernel.func)
    if root is None or kernel.callee is not None:
        return None
    tensors = [p for p in kernel.func.params if tirx.is_buffer_var(p)]
    by_buffer = dict(zip(tensors, kernel.values, strict=True))
    constants = {b for b, v in by_buffer.items() if v.kind == "constant"}
    stages = nests(kernel.func)
    stage = next((s for s in stages if _packs(s, constants, root)), None)
    if stage is None or len(stages) == 1:
        return None
    (packed,) = stage.writes
    others = [s for s in stages if s is not stage]
    gone = [b for b in stage.reads if not any(b in o.reads for o in others)]
    shape = [int(d) for d in packed.shape]
    value = Value("constant", str(packed.dtype), product(shape), list(shape))
    rest = _without(kernel, [o.stmt for o in others], packed, gone)
    values = [v for b, v in by_buffer.items() if b not in gone]
    reads = [b for b in tensors if b in stage.reads]
    func = _stage(stage.stmt, reads, packed, kernel.func)
    sources = [np.ascontiguousarray(_array(by_buffer[b], b)) for b in reads]
    return Kernel(rest, [*values, value], kernel.symbols), func, sources, value


def _packs(stage: Nest, constants: set[Any], root: Any) -> bool:
    if len(stage.writes) != 1 or not stage.reads or not stage.reads <= constants:
        return False
    (packed,) = stage.writes
    allocated = any(packed.same_as(b) for b in root.alloc_buffers)
    whole = all(isinstance(d, tirx.IntImm) for d in packed.shape)
    return allocated and whole and packed.scope() == "global"


def _without(kernel: Kernel, stmts: list[Any], packed: Any, gone: list[Any]) -> Any:
    func, root = kernel.func, root_of(kernel.func)
    body = tirx.SeqStmt(stmts) if len(stmts) > 1 else stmts[0]
    kept = [b for b in root.alloc_buffers if not b.same_as(packed)]
    block = s_tir.SBlock(
        root.iter_vars, [], [], root.name_hint, body, root.init, kept, [], root.annotations
    )
    realize = s_tir.SBlockRealize(func.body.iter_values, func.body.predicate, block)
    tensors = [p for p in func.params if tirx.is_buffer_var(p) and p not in gone]
    scalars = [p for p in func.params if not tirx.is_buffer_var(p)]
    return tirx.PrimFunc([*tensors, packed, *scalars], realize, func.ret_type, func.attrs)


def _stage(stmt: Any, reads: list[Any], packed: Any, func: Any) -> Any:
    block = s_tir.SBlock([], [], [], "root", serial(stmt), None, [], [], {})
    realize = s_tir.SBlockRealize([], True, block)
    return s_tir.renew_defs(tirx.PrimFunc([*reads, packed], realize, None, func.attrs))


def _array(value: Value, buffer: Any) -> np.ndarray:
    assert value.array is not None
    return value.array.reshape([int(d) for d in buffer.shape])
