# SPDX-License-Identifier: Apache-2.0
"""DLPack by hand: wrap any memory as a tvm_ffi tensor, and see any tensor's memory as NumPy.

NumPy's own export refuses bfloat16 and read-only arrays, and frameworks disagree on strides of
size-1 dimensions; here the struct is filled in with exactly what the kernel expects.
"""

from __future__ import annotations

import ctypes
from collections.abc import Sequence
from typing import Any

import ml_dtypes
import numpy as np

from tvmbn.libraries import load_ffi

CPU = 1
CUDA = 2
# DLPack type code and bits of each dtype
CODES = {
    "float64": (2, 64),
    "float32": (2, 32),
    "float16": (2, 16),
    "bfloat16": (4, 16),
    "int64": (0, 64),
    "int32": (0, 32),
    "int16": (0, 16),
    "int8": (0, 8),
    "uint8": (1, 8),
    "bool": (6, 8),
}
NUMPY_DTYPES: dict[str, np.dtype[Any]] = {
    **{name: np.dtype(name) for name in CODES if name != "bfloat16"},
    "bfloat16": np.dtype(ml_dtypes.bfloat16),
}


class DLTensor(ctypes.Structure):
    """``DLTensor`` of dlpack.h."""

    _fields_ = (
        ("data", ctypes.c_void_p),
        ("device_type", ctypes.c_int32),
        ("device_id", ctypes.c_int32),
        ("ndim", ctypes.c_int32),
        ("code", ctypes.c_uint8),
        ("bits", ctypes.c_uint8),
        ("lanes", ctypes.c_uint16),
        ("shape", ctypes.c_void_p),
        ("strides", ctypes.c_void_p),
        ("byte_offset", ctypes.c_uint64),
    )


class DLManagedTensor(ctypes.Structure):
    """``DLManagedTensor`` of dlpack.h."""

    _fields_ = (
        ("dl_tensor", DLTensor),
        ("manager_ctx", ctypes.c_void_p),
        ("deleter", ctypes.c_void_p),
    )


class DLManagedTensorVersioned(ctypes.Structure):
    """``DLManagedTensorVersioned`` of dlpack.h."""

    _fields_ = (
        ("major", ctypes.c_uint32),
        ("minor", ctypes.c_uint32),
        ("manager_ctx", ctypes.c_void_p),
        ("deleter", ctypes.c_void_p),
        ("flags", ctypes.c_uint64),
        ("dl_tensor", DLTensor),
    )


_new_capsule = ctypes.pythonapi.PyCapsule_New
_new_capsule.restype = ctypes.py_object
_new_capsule.argtypes = [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p]
_capsule_pointer = ctypes.pythonapi.PyCapsule_GetPointer
_capsule_pointer.restype = ctypes.c_void_p
_capsule_pointer.argtypes = [ctypes.py_object, ctypes.c_char_p]

_READ_ONLY = 1


# What the tensors made by wrap() need, by the address of their struct, until tvm_ffi frees them.
_alive: dict[int, tuple[Any, ...]] = {}


@ctypes.CFUNCTYPE(None, ctypes.c_void_p)
def _release(address: int) -> None:
    _alive.pop(address, None)


_RELEASE = ctypes.cast(_release, ctypes.c_void_p)


def wrap(
    pointer: int,
    shape: Sequence[int],
    strides: Sequence[int],
    dtype: str,
    *,
    owner: Any,
    device: tuple[int, int] = (CPU, 0),
) -> Any:
    """Make a tvm_ffi tensor over the memory of ``owner``, which it keeps alive."""
    rank = len(shape)
    dims = (ctypes.c_int64 * (2 * rank))(*shape, *strides)
    start = ctypes.addressof(dims)
    managed = DLManagedTensor(
        DLTensor(pointer or None, *device, rank, *CODES[dtype], 1, start, start + 8 * rank, 0),
        None,
        _RELEASE,
    )
    address = ctypes.addressof(managed)
    _alive[address] = (managed, dims, owner)
    try:
        return load_ffi().from_dlpack(_new_capsule(address, b"dltensor", None))
    except BaseException:
        _alive.pop(address, None)
        raise


def host_array(
    pointer: int, shape: Sequence[int], strides: Sequence[int], dtype: str, owner: Any
) -> np.ndarray:
    """NumPy view of CPU memory that ``owner`` keeps alive; strides in elements, none negative."""
    kind = NUMPY_DTYPES[dtype]
    if 0 in shape:
        return np.empty(tuple(shape), kind)
    extent = 1 + sum((d - 1) * s for d, s in zip(shape, strides, strict=True))
    buffer = (ctypes.c_uint8 * (extent * kind.itemsize)).from_address(pointer)
    buffer._owner = owner  # type: ignore[attr-defined]  (the array keeps the buffer, it the owner)
    flat = np.ctypeslib.as_array(buffer).view(kind)
    steps = tuple(s * kind.itemsize for s in strides)
    return np.lib.stride_tricks.as_strided(flat, tuple(shape), steps)


def is_read_only(value: Any) -> bool:
    """Whether a DLPack producer does not allow writing to its memory."""
    if type(value).__module__.split(".", maxsplit=1)[0] in ("jax", "jaxlib"):
        return True  # its arrays never change, but jax 0.11 does not mark them
    try:
        capsule = value.__dlpack__(max_version=(1, 1))
        address = _capsule_pointer(capsule, b"dltensor_versioned")
    except BufferError:
        return True
    except (TypeError, ValueError, AttributeError):
        return False
    return bool(DLManagedTensorVersioned.from_address(address).flags & _READ_ONLY)


def device_pair(device: str) -> tuple[int, int]:
    """DLPack's type and index of a device that torch calls ``cpu`` or ``cuda:INDEX``."""
    return (CPU, 0) if device == "cpu" else (CUDA, int(device.split(":")[1]))
