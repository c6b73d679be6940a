# SPDX-License-Identifier: Apache-2.0
"""How each tensor framework describes, allocates and copies: torch, NumPy, and DLPack at large."""

from __future__ import annotations

import ctypes
import sys
from abc import ABC, abstractmethod
from collections.abc import Sequence
from contextlib import AbstractContextManager, nullcontext
from functools import lru_cache
from math import prod
from typing import Any

import numpy as np

from tvmbn.dlpack import (
    CPU,
    CUDA,
    NUMPY_DTYPES,
    device_pair,
    host_array,
    is_read_only,
    wrap,
)
from tvmbn.errors import ArgumentError, RunError
from tvmbn.libraries import connect_torch, cuda_device, forget_failure, load_ffi
from tvmbn.spec import ITEMSIZE, TensorArg
from tvmbn.tensors import View

# NumPy aligns to 16 bytes; vector code and TVM's own allocator expect this.
ALIGNMENT = 64
# TVM's allocator counts bits in 64 bits, and beyond answers with too little memory.
MOST_BYTES = 1 << 60
HOST_KINDS = {CPU, 3}  # kDLCPU, kDLCUDAHost


class Framework(ABC):
    """What the runtime asks of a tensor library."""

    name: str

    @abstractmethod
    def view(self, value: Any) -> View:
        """Describe ``value``."""

    @abstractmethod
    def empty(
        self, shape: tuple[int, ...], strides: tuple[int, ...], dtype: str, device: str
    ) -> Any:
        """Allocate a tensor with these strides."""

    @abstractmethod
    def copy(self, target: View, source: View) -> None:
        """Copy element by element between equal shapes, whatever their strides."""

    @abstractmethod
    def zero(self, target: View) -> None:
        """Set every element to 0."""

    def guard(self, device: str) -> AbstractContextManager[None]:
        """Make ``device`` current, and afterwards the one that was so before."""
        return device_guard(device)

    @abstractmethod
    def native(self, view: View, strides: tuple[int, ...]) -> Any:
        """Return what tvm_ffi takes as the argument, with exactly these strides."""


class Torch(Framework):
    """PyTorch: everything happens on its current stream; gradients are not recorded."""

    name = "torch"

    def __init__(self, torch: Any) -> None:
        self.torch = torch
        connect_torch(torch)
        names = ("float64", "float32", "float16", "bfloat16", "int64")
        self.dtypes = {name: getattr(torch, name) for name in names}

    def view(self, value: Any) -> View:
        """Describe a torch tensor."""
        if value.layout is not self.torch.strided:
            raise ArgumentError("a dense tensor", f"layout {value.layout}", "use .to_dense()")
        lazy = value.is_neg()  # an imaginary part whose sign is applied on reading
        tensor = value.detach().resolve_neg() if lazy else value.detach()
        try:
            pointer = 0 if tensor.is_meta else tensor.data_ptr()
        except RuntimeError as error:
            raise ArgumentError(
                "a tensor with memory",
                f"{type(value).__name__}: {error}",
                "call outside of torch.compile, vmap and the like, or through a custom op",
            ) from error
        return View(
            tensor,
            tuple(tensor.shape),
            tuple(tensor.stride()),
            str(tensor.dtype).removeprefix("torch."),
            str(tensor.device),
            pointer,
            writeable=not lazy,
        )

    def empty(
        self, shape: tuple[int, ...], strides: tuple[int, ...], dtype: str, device: str
    ) -> Any:
        """Allocate from torch's caching allocator."""
        return self.torch.empty_strided(shape, strides, dtype=self.dtypes[dtype], device=device)

    def copy(self, target: View, source: View) -> None:
        """Copy on the current stream."""
        target.value.copy_(source.value)

    def zero(self, target: View) -> None:
        """Zero on the current stream."""
        target.value.zero_()

    def native(self, view: View, strides: tuple[int, ...]) -> Any:
        """Return the tensor itself, restrided where a size-1 dimension has an odd stride."""
        return view.value if view.strides == strides else view.value.as_strided(view.shape, strides)


class Numpy(Framework):
    """NumPy, with bfloat16 from ml_dtypes."""

    name = "numpy"

    def view(self, value: Any) -> View:
        """Describe an array."""
        item = value.itemsize
        if not value.dtype.isnative or not all(s % item == 0 for s in value.strides):
            value = np.array(value, value.dtype.newbyteorder("="))
            value.flags.writeable = False  # a copy: results written to it would be lost
        return View(
            value,
            value.shape,
            tuple(s // item for s in value.strides),
            _dtype_name(value.dtype),
            "cpu",
            value.__array_interface__["data"][0],
            value.flags.writeable,
        )

    def empty(
        self, shape: tuple[int, ...], strides: tuple[int, ...], dtype: str, device: str
    ) -> Any:
        """Allocate an array whose address is aligned for vector code."""
        del device
        kind = NUMPY_DTYPES[dtype]
        size = kind.itemsize
        for dim in shape:
            size *= dim
        raw = np.empty(size + ALIGNMENT, np.uint8)
        start = -raw.__array_interface__["data"][0] % ALIGNMENT
        steps = tuple(s * kind.itemsize for s in strides)
        if size == 0:
            return np.empty(shape, kind)
        return np.ndarray(shape, kind, raw[start : start + size], 0, steps)

    def copy(self, target: View, source: View) -> None:
        """Copy on the host."""
        np.copyto(target.value, source.value)

    def zero(self, target: View) -> None:
        """Zero on the host."""
        target.value[...] = 0

    def native(self, view: View, strides: tuple[int, ...]) -> Any:
        """Pass the array, or wrap its memory where NumPy's own export refuses it."""
        if view.writeable and view.strides == strides and view.dtype != "bfloat16":
            return view.value
        return wrap(view.pointer, view.shape, strides, view.dtype, owner=view.value)


@lru_cache
def _dtype_name(dtype: np.dtype[Any]) -> str:
    return dtype.name  # computed anew by NumPy at every look, in microseconds


class Dlpack(Framework):
    """Any other DLPack producer; results are tvm_ffi tensors from TVM's allocator."""

    name = "DLPack"

    def view(self, value: Any) -> View:
        """Describe a tensor through DLPack."""
        ffi = load_ffi()
        own = isinstance(value, ffi.Tensor)
        tensor = value if own else ffi.from_dlpack(value)
        kind, index = tensor.__dlpack_device__()
        names = {CUDA: f"cuda:{index}", **dict.fromkeys(HOST_KINDS, "cpu")}
        return View(
            (tensor, value),
            tuple(tensor.shape),
            tuple(tensor.strides),
            str(tensor.dtype),
            names.get(kind, f"DLPack device type {kind}"),
            tensor.data_ptr(),
            own or not is_read_only(value),
        )

    def empty(
        self, shape: tuple[int, ...], strides: tuple[int, ...], dtype: str, device: str
    ) -> Any:
        """Allocate through TVM's runtime, and restride where that is not contiguous."""
        ffi = load_ffi()
        allocate = ffi.get_global_func("runtime.TVMTensorAllocWithScope")
        size = prod(shape) * ITEMSIZE[dtype]
        try:
            if size > MOST_BYTES:
                raise RuntimeError("more than can be addressed")
            tensor = allocate(ffi.Shape(shape), ffi.dtype(dtype), ffi.device(device), None)
        except RuntimeError as error:
            if device != "cpu":
                forget_failure()
            raise RunError(
                f"{size} bytes of memory on {device} for a tensor of shape {shape}",
                str(error).strip(),
                "free memory, or pass smaller tensors",
            ) from error
        if tuple(tensor.strides) == strides:
            return tensor
        pair = device_pair(device)
        return wrap(tensor.data_ptr(), shape, strides, dtype, owner=tensor, device=pair)

    def copy(self, target: View, source: View) -> None:
        """Copy on the host; on a GPU only torch can."""
        if target.device != "cpu" or source.device != "cpu":
            raise _unfit(source)
        np.copyto(self.host(target), self.host(source))

    def zero(self, target: View) -> None:
        """Zero in place on the host, elsewhere by copying from it to contiguous memory."""
        if target.device == "cpu":
            self.host(target)[...] = 0
            return
        if not target.laid_out(TensorArg("", target.shape, target.dtype, "out").strides()):
            raise _unfit(target)
        copy_from_host(target.value[0], np.zeros(target.shape, NUMPY_DTYPES[target.dtype]))

    def native(self, view: View, strides: tuple[int, ...]) -> Any:
        """Wrap the memory with these strides."""
        tensor, owner = view.value
        if view.strides == strides:
            return tensor
        pair = device_pair(view.device)
        return wrap(
            view.pointer, view.shape, strides, view.dtype, owner=(tensor, owner), device=pair
        )

    def host(self, view: View) -> np.ndarray:
        """NumPy view of a tensor in CPU memory."""
        return host_array(view.pointer, view.shape, view.strides, view.dtype, view.value)


def _unfit(view: View) -> ArgumentError:
    return ArgumentError(
        "contiguous and aligned memory on the GPU",
        f"strides {view.strides} at address {view.pointer:#x}",
        "pass a contiguous copy, or torch tensors",
    )


def device_guard(device: str) -> AbstractContextManager[None]:
    """Keep the current GPU while ``device`` is worked on."""
    return nullcontext() if device == "cpu" else cuda_device(int(device.split(":")[1]))


def copy_from_host(target: Any, source: np.ndarray) -> None:
    """Fill a contiguous tvm_ffi tensor on any device from an array of equal size and dtype."""
    source = np.ascontiguousarray(source)
    copy = load_ffi().get_global_func("runtime.TVMTensorCopyFromBytes")
    copy(target, source.ctypes.data_as(ctypes.c_void_p), source.nbytes)


def copy_to_host(source: Any) -> np.ndarray:
    """Copy a contiguous tvm_ffi tensor from any device."""
    result = np.empty(tuple(source.shape), NUMPY_DTYPES[str(source.dtype)])
    copy = load_ffi().get_global_func("runtime.TVMTensorCopyToBytes")
    copy(source, result.ctypes.data_as(ctypes.c_void_p), result.nbytes)
    return result


_numpy = Numpy()
_dlpack = Dlpack()
_torch: list[Torch] = []


def framework_of(values: Sequence[Any], names: Sequence[str]) -> Framework:
    """Find the one framework that all ``values`` are from.

    Raises
    ------
    ArgumentError
        For a value that is no tensor, or tensors from several frameworks.
    """
    found = [_of(value, name) for value, name in zip(values, names, strict=True)]
    for framework, name in zip(found, names, strict=True):
        if framework is not found[0]:
            raise ArgumentError(
                "all tensors of a call from one framework",
                f"{names[0]} from {found[0].name}, {name} from {framework.name}",
                f"convert {name}, for example with torch.from_numpy or torch.from_dlpack",
            )
    return found[0] if found else _numpy


def _of(value: Any, name: str) -> Framework:
    torch = sys.modules.get("torch")
    if torch is not None and isinstance(value, torch.Tensor):
        if not _torch:
            _torch.append(Torch(torch))
        return _torch[0]
    if isinstance(value, np.ndarray):
        return _numpy
    if hasattr(value, "__dlpack__"):
        return _dlpack
    raise ArgumentError(
        f"a tensor for {name} (torch, NumPy or another with DLPack)",
        "None" if value is None else type(value).__name__,
        "convert it, for example with torch.as_tensor or numpy.asarray",
    )
