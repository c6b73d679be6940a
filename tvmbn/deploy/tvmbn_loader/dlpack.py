# SPDX-License-Identifier: Apache-2.0
"""bfloat16 over DLPack, which NumPy does not exchange: as the uint16 of its bits."""

from __future__ import annotations

import ctypes
from math import prod
from typing import Any

import numpy as np

from .bundle import CallError
from .runtime import CPU, DTYPES, Tensor, describe

CODE = DTYPES["bfloat16"][0]


class Managed(ctypes.Structure):
    """``DLManagedTensor`` of DLPack."""

    _fields_ = (
        ("tensor", Tensor),
        ("context", ctypes.c_void_p),
        ("deleter", ctypes.c_void_p),
    )


_pointer = ctypes.pythonapi.PyCapsule_GetPointer
_pointer.restype, _pointer.argtypes = ctypes.c_void_p, [ctypes.py_object, ctypes.c_char_p]
_capsule = ctypes.pythonapi.PyCapsule_New
_capsule.restype = ctypes.py_object
_capsule.argtypes = [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p]
# What consumers still use, by the address of its struct.
_lent: dict[int, tuple[Any, ...]] = {}


@ctypes.CFUNCTYPE(None, ctypes.c_void_p)
def _release(address: int) -> None:
    _lent.pop(address, None)


def bits_from(capsule: Any) -> np.ndarray:
    """Copy the bits of a contiguous bfloat16 tensor on the CPU, given as a DLPack capsule."""
    tensor = Managed.from_address(_pointer(capsule, b"dltensor")).tensor
    if (tensor.device_type, tensor.code, tensor.bits) != (CPU, CODE, 16):
        raise CallError("required a bfloat16 tensor on the CPU; received another")
    shape = tuple((ctypes.c_int64 * tensor.ndim).from_address(tensor.shape)) if tensor.ndim else ()
    steps = np.cumprod([1, *reversed(shape)])[:-1][::-1]
    if tensor.strides:
        strides = (ctypes.c_int64 * tensor.ndim).from_address(tensor.strides)
        if any(d > 1 and s != step for d, s, step in zip(shape, strides, steps, strict=True)):
            raise CallError("required a contiguous tensor; received another")
    count = prod(shape)
    if not count:
        return np.empty(shape, np.uint16)
    raw = (ctypes.c_uint16 * count).from_address(tensor.data + tensor.byte_offset)
    return np.ctypeslib.as_array(raw).reshape(shape).copy()


class BFloat16:
    """Array of bits as a DLPack producer of bfloat16."""

    def __init__(self, bits: np.ndarray) -> None:
        self.bits = np.ascontiguousarray(bits)

    def __dlpack_device__(self) -> tuple[int, int]:
        """The CPU."""
        return CPU, 0

    def __dlpack__(self, **_: Any) -> Any:
        """Capsule over the array's memory, which it keeps alive."""
        strides = [s // 2 for s in self.bits.strides]
        start = self.bits.__array_interface__["data"][0]
        tensor, dims = describe(start, self.bits.shape, strides, "bfloat16", (CPU, 0))
        managed = Managed(tensor, None, ctypes.cast(_release, ctypes.c_void_p))
        address = ctypes.addressof(managed)
        _lent[address] = (managed, dims, self.bits)
        return _capsule(address, b"dltensor", None)
