# SPDX-License-Identifier: Apache-2.0
"""Kernels that occur several times become one function, which is compiled once.

On a GPU each copy would cost a compilation of CUDA source and room in the library. On the CPU
there is little to gain: a kernel written out is compiled along with the rest.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import tvm_ffi
from tvm import tirx

from tvmbn.lowering.compile import Callee
from tvmbn.model.assemble import Kernel
from tvmbn.spec import ITEMSIZE, TensorArg


def share(kernels: list[Kernel]) -> list[Kernel]:
    """The kernels, where equal ones call the same function."""
    groups: dict[int, list[tuple[Any, list[int]]]] = {}
    for number, kernel in enumerate(kernels):
        if kernel.callee is None:
            alike = groups.setdefault(tvm_ffi.structural_hash(kernel.func), [])
            for func, numbers in alike:
                if tvm_ffi.structural_equal(func, kernel.func):
                    numbers.append(number)
                    break
            else:
                alike.append((kernel.func, [number]))
    made = list(kernels)
    count = 0
    for func, numbers in (group for alike in groups.values() for group in alike):
        arguments = _arguments(func) if len(numbers) > 1 else None
        if arguments is None:
            continue
        callee = Callee(f"shared{count}", func, arguments)
        count += 1
        for number in numbers:
            made[number] = replace(kernels[number], callee=callee)
    return made


def _arguments(func: Any) -> tuple[TensorArg, ...] | None:
    """What a function is called with; None for one that cannot stand alone.

    A size that is no number is known from a tensor alone, so it must be one of its dimensions.
    """
    if not all(tirx.is_buffer_var(p) for p in func.params):
        return None
    made = []
    for tensor in func.params:
        shape: list[int | str] = []
        for size in tensor.shape:
            if not isinstance(size, tirx.IntImm | tirx.Var):
                return None
            shape.append(int(size.value) if isinstance(size, tirx.IntImm) else size.name)
        if not shape or str(tensor.dtype) not in ITEMSIZE:
            return None
        made.append(TensorArg(tensor.name, tuple(shape), str(tensor.dtype), "in"))
    return tuple(made)
