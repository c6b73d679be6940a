# SPDX-License-Identifier: Apache-2.0
"""NumPy arrays and torch tensors: how each is described, allocated and copied."""

from __future__ import annotations

import ast
import ctypes
import operator
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from math import prod
from typing import Any

from .bundle import CallError, fail
from .runtime import CPU, DTYPES, Memory, Runtime

OPERATIONS: dict[type[ast.operator], Any] = {
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Mult: operator.mul,
    ast.FloorDiv: operator.floordiv,
}
ALIGNMENT = 64  # of what is allocated here: more than any kernel asks for


class Slot:
    """An argument at a batch of ``n``: its shape, and its strides in elements."""

    def __init__(self, arg: dict[str, Any], n: int) -> None:
        self.name: str = arg["name"]
        self.dtype: str = arg["dtype"]
        self.updates: str | None = arg["updates"]
        self.written: bool = arg["role"] == "out"
        self.shape = tuple(_size(d, n) for d in arg["shape"])
        strides, step = [1] * len(self.shape), 1
        for dim in reversed(arg["order"] or range(len(self.shape))):
            strides[dim] = step
            step *= self.shape[dim]
        self.strides = tuple(strides)
        self.nbytes = prod(self.shape) * DTYPES[self.dtype][1]

    def fits(self, strides: Sequence[int], address: int, alignment: int) -> bool:
        """Whether memory with these strides and address can be passed as it is."""
        triples = zip(self.shape, strides, self.strides, strict=True)
        return address % alignment == 0 and all(d == 1 or a == b for d, a, b in triples)


def _size(dim: int | str, n: int) -> int:
    """Value of a dimension: an integer, or arithmetic in N."""

    def value(node: ast.expr) -> int:
        if isinstance(node, ast.BinOp) and type(node.op) in OPERATIONS:
            return OPERATIONS[type(node.op)](value(node.left), value(node.right))
        if isinstance(node, ast.Name) and node.id == "N":
            return n
        if isinstance(node, ast.Constant) and type(node.value) is int:
            return node.value
        fail("a dimension in N with + - * //", repr(dim))

    return dim if isinstance(dim, int) else value(ast.parse(dim, mode="eval").body)


def frame_of(runtime: Runtime, place: tuple[int, int], device: str, values: Sequence[Any]) -> Frame:
    """Find what the values are; raise CallError for a mixture or anything else."""
    torch = sys.modules.get("torch")
    if torch is not None and any(isinstance(v, torch.Tensor) for v in values):
        kind, wanted = Torch(runtime, place, device, torch), torch.Tensor
    else:
        kind = Numpy(runtime, place, device) if place[0] == CPU else Staged(runtime, place, device)
        wanted = kind.numpy.ndarray
        kind.adopt(values)
    for value in values:
        if not isinstance(value, wanted):
            names = f"{wanted.__module__}.{wanted.__name__}"
            raise CallError(f"required {names} throughout; received {type(value).__name__}")
    return kind


class Frame:
    """What a call asks of NumPy or torch."""

    home: str

    def shape(self, value: Any) -> tuple[int, ...]:
        """Shape as plain integers."""
        return tuple(value.shape)

    def kind(self, value: Any) -> tuple[str, str]:
        """Dtype and device by name."""
        raise NotImplementedError

    def check(self, slot: Slot, value: Any) -> None:
        """Raise CallError unless dtype, shape and device are right."""
        found = (*self.kind(value), self.shape(value))
        if found != (slot.dtype, self.home, slot.shape):
            wanted = f"{slot.dtype} {slot.shape} on {self.home}"
            received = f"{found[0]} {found[2]} on {found[1]}"
            raise CallError(f"{slot.name}: required {wanted}; received {received}")

    def check_writeable(self, slot: Slot, value: Any) -> None:
        """Raise CallError for memory that cannot take a result."""
        raise NotImplementedError

    def ready(self, slot: Slot, value: Any, alignment: int) -> Any:
        """Return the value itself where the kernels can use its memory, else None."""
        raise NotImplementedError

    def make(self, slot: Slot) -> Any:
        """Memory for the kernels."""
        raise NotImplementedError

    def result(self, slot: Slot) -> Any:
        """Memory for the caller."""
        return self.make(slot)

    def copy(self, target: Any, source: Any) -> None:
        """Copy element by element."""
        raise NotImplementedError

    def address(self, value: Any) -> int:
        """Where the memory of what :meth:`ready` or :meth:`make` gave begins."""
        raise NotImplementedError

    @contextmanager
    def stream(self) -> Iterator[None]:
        """Run what is called inside on the right stream."""
        yield


class Numpy(Frame):
    """NumPy arrays on the CPU."""

    home = "cpu"

    def __init__(self, runtime: Runtime, place: tuple[int, int], device: str) -> None:
        import numpy  # noqa: PLC0415  (a process with torch tensors need not have it)

        del device
        self.numpy, self.runtime, self.index = numpy, runtime, place[1]
        self.bfloat16 = numpy.dtype("uint16")

    def adopt(self, values: Sequence[Any]) -> None:
        """Take ml_dtypes' bfloat16 for results where inputs have it."""
        narrow = (v.dtype for v in values if getattr(v, "dtype", None) is not None)
        self.bfloat16 = next((d for d in narrow if d.name == "bfloat16"), self.bfloat16)

    def kind(self, value: Any) -> tuple[str, str]:
        """Dtype and device by name."""
        return value.dtype.name.replace("uint16", "bfloat16"), self.home

    def check_writeable(self, slot: Slot, value: Any) -> None:
        """Raise CallError for an array that is read-only or shares memory between elements."""
        pairs = zip(value.shape, value.strides, strict=True)
        overlaid = any(d > 1 and s == 0 for d, s in pairs)
        if (overlaid and value.size) or not value.flags.writeable:
            raise CallError(f"required memory for {slot.name} that can be written")

    def ready(self, slot: Slot, value: Any, alignment: int) -> Any:
        """Return the array where it lies as the kernels want it."""
        size = value.itemsize
        strides = [s // size if s % size == 0 else -1 for s in value.strides]
        start = value.__array_interface__["data"][0]
        return value if value.dtype.isnative and slot.fits(strides, start, alignment) else None

    def make(self, slot: Slot) -> Any:
        """Allocate an aligned array."""
        return self.array(slot)

    def array(self, slot: Slot) -> Any:
        """Array with the strides of a slot."""
        kind = self.bfloat16 if slot.dtype == "bfloat16" else self.numpy.dtype(slot.dtype)
        if not slot.nbytes:
            return self.numpy.empty(slot.shape, kind)
        raw = self.numpy.empty(slot.nbytes + ALIGNMENT, "uint8")
        start = -raw.__array_interface__["data"][0] % ALIGNMENT
        steps = tuple(s * kind.itemsize for s in slot.strides)
        return self.numpy.ndarray(slot.shape, kind, raw[start : start + slot.nbytes], 0, steps)

    def copy(self, target: Any, source: Any) -> None:
        """Copy on the host."""
        self.numpy.copyto(target, source)

    def address(self, value: Any) -> int:
        """Where the array's memory begins."""
        return value.__array_interface__["data"][0]


class Staged(Numpy):
    """NumPy arrays for a GPU: arguments are copied there, and results back."""

    def ready(self, slot: Slot, value: Any, alignment: int) -> Any:
        """Return None: no array lies on the GPU."""
        del slot, value, alignment

    def make(self, slot: Slot) -> Any:
        """Allocate on the GPU."""
        return slot, Memory(self.runtime, self.index, slot.nbytes)

    def result(self, slot: Slot) -> Any:
        """Allocate on the host."""
        return self.array(slot)

    def copy(self, target: Any, source: Any) -> None:
        """Copy between an array and the GPU."""
        slot, memory = target if isinstance(target, tuple) else source
        host = self.array(slot)
        if isinstance(target, tuple):
            self.numpy.copyto(host, source)
            memory.fill(super().address(host))
        else:
            memory.fetch(super().address(host))
            self.numpy.copyto(target, host)

    def address(self, value: Any) -> int:
        """Address on the GPU."""
        return value[1].address


class Torch(Frame):
    """torch tensors on the operator's device, and torch's current stream."""

    def __init__(self, runtime: Runtime, place: tuple[int, int], device: str, torch: Any) -> None:
        self.runtime, self.place, self.home, self.torch = runtime, place, device, torch

    def kind(self, value: Any) -> tuple[str, str]:
        """Dtype and device by name."""
        return str(value.dtype).removeprefix("torch."), str(value.device)

    def check_writeable(self, slot: Slot, value: Any) -> None:
        """Raise CallError for a tensor that shares memory between elements."""
        pairs = zip(value.shape, value.stride(), strict=True)
        if any(d > 1 and s == 0 for d, s in pairs) or value.is_neg():
            raise CallError(f"required memory for {slot.name} that can be written")

    def ready(self, slot: Slot, value: Any, alignment: int) -> Any:
        """Return the tensor where it lies as the kernels want it."""
        fits = slot.fits(value.stride(), value.data_ptr(), alignment) and not value.is_neg()
        return value if fits else None

    def make(self, slot: Slot) -> Any:
        """Allocate with torch."""
        dtype = getattr(self.torch, slot.dtype)
        return self.torch.empty_strided(slot.shape, slot.strides, dtype=dtype, device=self.home)

    def copy(self, target: Any, source: Any) -> None:
        """Copy on the current stream."""
        with self.torch.no_grad():
            target.copy_(source)

    def address(self, value: Any) -> int:
        """Where the tensor's memory begins."""
        return value.data_ptr()

    @contextmanager
    def stream(self) -> Iterator[None]:
        """Run on torch's current stream of the operator's GPU."""
        if self.place[0] == CPU:
            yield
            return
        ffi, before = self.runtime.ffi, ctypes.c_void_p()
        with self.torch.cuda.device(self.place[1]):
            current = self.torch.cuda.current_stream().cuda_stream
            ffi.TVMFFIEnvSetStream(*self.place, current, ctypes.addressof(before))
            try:
                yield
            finally:
                ffi.TVMFFIEnvSetStream(*self.place, before, None)
