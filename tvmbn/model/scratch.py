# SPDX-License-Identifier: Apache-2.0
"""Let the model's workspace hold what a kernel would allocate by itself at every call."""

from __future__ import annotations

from typing import Any

from tvm import s_tir, tirx

from tvmbn.model.assemble import Kernel
from tvmbn.model.linear import Linear, product
from tvmbn.model.steps import Value
from tvmbn.model.tir_walk import root_of


def promote(kernel: Kernel) -> Kernel:
    """The kernel with buffers of its root block in global memory as further arguments."""
    root = root_of(kernel.func)
    if root is None or kernel.callee is not None:
        return kernel
    moved = [b for b in root.alloc_buffers if b.scope() in ("", "global")]
    if not moved:
        return kernel
    func = kernel.func
    block = s_tir.SBlock(
        root.iter_vars,
        [],
        [],
        root.name_hint,
        root.body,
        root.init,
        [b for b in root.alloc_buffers if not any(b.same_as(m) for m in moved)],
        [],
        root.annotations,
    )
    realize = s_tir.SBlockRealize(func.body.iter_values, func.body.predicate, block)
    tensors = [p for p in func.params if tirx.is_buffer_var(p)]
    scalars = [p for p in func.params if not tirx.is_buffer_var(p)]
    params = [*tensors, *moved, *scalars]
    extra = [_value(b, kernel.symbols) for b in moved]
    changed = tirx.PrimFunc(params, realize, func.ret_type, func.attrs)
    return Kernel(changed, [*kernel.values, *extra], kernel.symbols)


def _value(buffer: Any, symbols: dict[str, Linear]) -> Value:
    """A temporary as large as ``buffer``."""
    elements = product(buffer.shape, symbols)
    return Value("temporary", str(buffer.dtype), elements, list(buffer.shape))
