# SPDX-License-Identifier: Apache-2.0
"""Tensors placed on any device through TVM's runtime alone, for verification without PyTorch."""

from __future__ import annotations

from dataclasses import dataclass
from math import prod
from typing import Any

import numpy as np

from tvmbn.dlpack import NUMPY_DTYPES, device_pair, wrap
from tvmbn.frameworks import copy_from_host, copy_to_host
from tvmbn.libraries import load_ffi
from tvmbn.spec import TensorArg


@dataclass(frozen=True)
class Placed:
    """A tensor in the memory order of its argument, over a flat allocation."""

    arg: TensorArg
    flat: Any
    tensor: Any

    def host(self) -> np.ndarray:
        """Copy the content to an array in logical order."""
        order = _order(self.arg)
        stored = copy_to_host(self.flat) if _count(self.arg) else np.empty(0)
        stored = stored.astype(NUMPY_DTYPES[self.arg.dtype], copy=False)
        stored = stored.reshape([int(self.arg.shape[d]) for d in order])
        return stored.transpose(np.argsort(order)) if order else stored


def place(array: np.ndarray, arg: TensorArg, device: str) -> Placed:
    """Copy ``array`` to ``device`` (as torch names it) as the concrete argument ``arg``."""
    ffi = load_ffi()
    count = _count(arg)
    allocate = ffi.get_global_func("runtime.TVMTensorAllocWithScope")
    flat = allocate(ffi.Shape((max(1, count),)), ffi.dtype(arg.dtype), ffi.device(device), None)
    if count:
        copy_from_host(flat, np.ascontiguousarray(array.transpose(_order(arg))))
    shape = tuple(int(d) for d in arg.shape)
    tensor = wrap(
        flat.data_ptr(), shape, arg.strides(), arg.dtype, owner=flat, device=device_pair(device)
    )
    return Placed(arg, flat, tensor)


def _order(arg: TensorArg) -> tuple[int, ...]:
    return arg.order or tuple(range(len(arg.shape)))


def _count(arg: TensorArg) -> int:
    return prod(int(d) for d in arg.shape)
