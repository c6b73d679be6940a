# SPDX-License-Identifier: Apache-2.0
"""TVM's runtime libraries, and the few functions of tvm-ffi's C interface that are needed."""

from __future__ import annotations

import ctypes
import json
import os
import re
import tempfile
import threading
import weakref
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

from .bundle import CallError, content, fail

# tvm-ffi's type indices.
INT, TENSOR, TEXT, MODULE = 1, 7, 8, 73
CPU, CUDA = 1, 2  # DLPack's device types
# DLPack type code and bytes of each dtype.
DTYPES = {
    "float64": (2, 8),
    "float32": (2, 4),
    "float16": (2, 2),
    "bfloat16": (4, 2),
    "int64": (0, 8),
    "int32": (0, 4),
    "int16": (0, 2),
    "int8": (0, 1),
    "uint8": (1, 1),
    "bool": (6, 1),
}
TO_GPU, TO_HOST = 1, 2  # cudaMemcpyKind


class Value(ctypes.Structure):
    """One argument or result in tvm-ffi's calling convention."""

    _fields_ = (("kind", ctypes.c_int32), ("zero", ctypes.c_uint32), ("value", ctypes.c_uint64))


class Text(ctypes.Structure):
    """A text and its length."""

    _fields_ = (("data", ctypes.c_char_p), ("size", ctypes.c_size_t))


class Tensor(ctypes.Structure):
    """``DLTensor`` of DLPack."""

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


def describe(
    address: int,
    shape: Sequence[int],
    strides: Sequence[int],
    dtype: str,
    place: tuple[int, int],
) -> tuple[Tensor, Any]:
    """Make a DLTensor over memory, and the memory of its shape, which must live as long."""
    dims = (ctypes.c_int64 * (2 * len(shape)))(*shape, *strides)
    code, size = DTYPES[dtype]
    start = ctypes.addressof(dims)
    after = start + 8 * len(shape)
    return Tensor(address or None, *place, len(shape), code, 8 * size, 1, start, after, 0), dims


class Runtime:
    """The libraries; one a process."""

    def __init__(self, folder: Path) -> None:
        self.ffi = ffi = _library(folder, "libtvm_ffi.so")
        _library(folder, "libtvm_runtime.so")
        self.cudart: Any = None
        pointer, number = ctypes.c_void_p, ctypes.c_int32
        ffi.TVMFFIObjectDecRef.argtypes = [pointer]
        ffi.TVMFFIFunctionCall.argtypes = [pointer, pointer, number, pointer]
        ffi.TVMFFIEnvSetStream.argtypes = [number, number, pointer, pointer]
        self.load_file = self._registered("ffi.ModuleLoadFromFile")
        self.get_function = self._registered("ffi.ModuleGetFunction")

    def add_cuda(self, folder: Path) -> None:
        """Load the CUDA runtime and TVM's CUDA part, once."""
        if self.cudart is None:
            cudart = _library(folder, "libcudart.so.13")
            cudart.cudaGetErrorString.restype = ctypes.c_char_p
            _library(folder, "libtvm_runtime_cuda.so")
            self.cudart = cudart

    def check(self, versions: dict[str, str]) -> None:
        """Raise LoadError unless tvm-ffi is of the series that a bundle was built with."""
        found = (ctypes.c_uint32 * 3)()
        self.ffi.TVMFFIGetVersion(found)
        have = list(found)
        wanted = [int(n) for n in re.findall(r"\d+", versions["tvm_ffi"])[:3]]
        if have[:2] != wanted[:2] or have < wanted:
            fail(f"tvm-ffi {wanted} or later in its series", f"{have} in this process")

    def cuda(self, name: str, *arguments: Any) -> None:
        """Call a function of the CUDA runtime; raise CallError where it fails."""
        status = getattr(self.cudart, name)(*arguments)
        if status:
            raise CallError(f"{name}: {self.cudart.cudaGetErrorString(status).decode()}")

    def _registered(self, name: str) -> int:
        text, handle = Text(name.encode(), len(name)), ctypes.c_void_p()
        self.ffi.TVMFFIFunctionGetGlobal(ctypes.byref(text), ctypes.byref(handle))
        return handle.value or fail(f"the function {name} in TVM's runtime", "none")

    def call(self, function: int, values: Sequence[tuple[int, int]]) -> int:
        """Call a function with (kind, value) pairs; the value of its result."""
        packed = (Value * len(values))(*((kind, 0, value) for kind, value in values))
        result = Value()
        status = self.ffi.TVMFFIFunctionCall(
            function, ctypes.addressof(packed), len(values), ctypes.addressof(result)
        )
        if status:
            raise CallError(self._error())
        return result.value

    def _error(self) -> str:
        """Message of the error that this thread's last call raised."""
        handle = ctypes.c_void_p()
        self.ffi.TVMFFIErrorMoveFromRaised(ctypes.byref(handle))
        if not handle.value:
            return "an unknown error"
        # kind and message, as (pointer, size), follow the object's header of 24 bytes
        words = (ctypes.c_uint64 * 4).from_address(handle.value + 24)
        message = ctypes.string_at(words[2], words[3]).decode(errors="replace")
        self.ffi.TVMFFIObjectDecRef(handle)
        return message

    def open(self, library: bytes) -> tuple[int, int]:
        """Open a library from checked bytes; handles of the module and of its ``main``."""
        with tempfile.TemporaryDirectory(prefix="tvmbn-") as folder:
            # a file of its own: dlopen answers a path that it knows with what was there before
            path = Path(folder) / "library.so"
            path.write_bytes(library)
            text = ctypes.create_string_buffer(os.fsencode(path))
            module = self.call(self.load_file, [(TEXT, ctypes.addressof(text))])
        name = ctypes.create_string_buffer(b"main")
        given = [(MODULE, module), (TEXT, ctypes.addressof(name)), (INT, 0)]
        return module, self.call(self.get_function, given)

    def close(self, module: int, function: int, index: int | None) -> None:
        """Let go of a library; on GPU ``index`` when that has run what it was told to."""
        if index is not None:
            before = ctypes.c_int()
            self.cudart.cudaGetDevice(ctypes.byref(before))
            self.cudart.cudaSetDevice(index)
            self.cudart.cudaDeviceSynchronize()
            self.cudart.cudaSetDevice(before)
        self.ffi.TVMFFIObjectDecRef(function)
        self.ffi.TVMFFIObjectDecRef(module)


class Memory:
    """Memory on a GPU, for as long as this object lives."""

    def __init__(self, runtime: Runtime, index: int, size: int) -> None:
        self.runtime, self.index, self.size = runtime, index, size
        pointer = ctypes.c_void_p()
        runtime.cuda("cudaSetDevice", index)
        runtime.cuda("cudaMalloc", ctypes.byref(pointer), ctypes.c_size_t(max(1, size)))
        self.address: int = pointer.value or 0
        weakref.finalize(self, runtime.cudart.cudaFree, pointer).atexit = False

    def fill(self, host: int) -> None:
        """Copy from the host's memory."""
        self._copy(self.address, host, TO_GPU)

    def fetch(self, host: int) -> None:
        """Copy to the host's memory, after what the GPU was told to do before."""
        self._copy(host, self.address, TO_HOST)

    def _copy(self, target: int, source: int, direction: int) -> None:
        pointers = (ctypes.c_void_p(target), ctypes.c_void_p(source))
        self.runtime.cuda("cudaMemcpy", *pointers, ctypes.c_size_t(self.size), direction)


def _library(folder: Path, name: str) -> Any:
    """Library of this name that the process has already, or else the bundle's, checked."""
    with suppress(OSError):
        # two copies of TVM's registry in one process would not know of each other
        return ctypes.CDLL(name, ctypes.RTLD_GLOBAL | os.RTLD_NOLOAD)
    try:
        digest = json.loads((folder / "runtime.json").read_text())["files"][name]
        content(folder, {"file": name, "sha256": digest})
        return ctypes.CDLL(str(folder / name), ctypes.RTLD_GLOBAL)
    except (OSError, ValueError, KeyError, TypeError) as error:
        fail(f"{name} in {folder}", repr(error), "package the bundle with --layout standalone")


_lock = threading.Lock()
_loaded: list[Runtime] = []


def runtime(folder: Path, cuda: bool) -> Runtime:
    """Libraries of this process: those of the first bundle that was loaded."""
    with _lock:
        if not _loaded:
            _loaded.append(Runtime(folder))
        if cuda:
            _loaded[0].add_cuda(folder)
        return _loaded[0]
