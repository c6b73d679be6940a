# SPDX-License-Identifier: Apache-2.0
"""The short way to call a library with torch tensors: a few microseconds on the host.

Here only what TVM's own argument binder does not check is checked: the device, the batch, the
alignment of addresses (a misaligned vector access ends the CUDA context) and overlapping memory.
The binder refuses every other wrong argument before anything runs; then, as on any exception
here, the caller falls back on :func:`tvmbn.call.careful_call`.
"""

from __future__ import annotations

import sys
import threading
from collections.abc import Callable, Sequence
from math import prod
from typing import Any

from tvmbn.call import Signature
from tvmbn.sizes import shape_function
from tvmbn.spec import ITEMSIZE, TensorArg

# A thread keeps CPU workspaces up to this size from call to call: torch.empty costs 2 us.
KEPT_BYTES = 1 << 20

Call = Callable[[Sequence[Any], Any], Any]
Allocate = Callable[[int, Any], Any]


class Unfit(Exception):
    """The call needs the careful way."""


def quick_torch_call(
    signature: Signature,
    function: Any,
    devices: Sequence[str],
    guarded: bool,
    inputs: Sequence[Any],
) -> Call | None:
    """Make the short way for torch tensors; None where ``inputs`` are from elsewhere.

    Called after the careful way was taken once, which has connected torch with tvm_ffi.
    """
    torch = sys.modules.get("torch")
    if torch is None or not inputs or not isinstance(inputs[0], torch.Tensor):
        return None
    every = (*signature.arguments, *signature.library.workspaces)
    if any(0 in a.shape for a in every):
        return None
    call = _make(torch, signature, function, devices)
    return _keep_device(torch, call) if guarded else call


def _make(torch: Any, signature: Signature, function: Any, devices: Sequence[str]) -> Call:
    """Close over everything that does not depend on the tensors."""
    count = len(signature.inputs)
    # get_device() answers -1 for the CPU
    allowed = {-1 if d == "cpu" else int(d.split(":")[1]) for d in devices}
    mask = signature.library.alignment - 1
    open_dim = signature.open_dim
    names = {a.name: i for i, a in enumerate(signature.inputs)}
    source = [None if a.updates is None else names[a.updates] for a in signature.outputs]
    makers = [_allocator(torch, a) for a in signature.outputs]
    scratch = _scratch(torch, signature.library.workspaces, cpu=allowed == {-1})
    plain = all(s is None for s in source)
    single = len(source) == 1
    check = _AddressCheck(signature, {s for s in source if s is not None})

    def call(inputs: Sequence[Any], out: Any) -> Any:
        first = inputs[0]
        if len(inputs) != count or first.get_device() not in allowed:
            raise Unfit
        n = 0
        if open_dim is not None:
            n = inputs[open_dim[0]].size(open_dim[1])
            if n == 0:
                raise Unfit
        if out is None and plain:
            addresses = 0
            for tensor in inputs:
                addresses |= tensor.data_ptr()
            if addresses & mask:
                raise Unfit
            device = first.device
            results: Any = [make(n, device) for make in makers]
        elif plain and single and type(out) is not dict:
            results = out if type(out) in (list, tuple) else (out,)
            check(n, [t.data_ptr() for t in (*inputs, *results)])
        else:
            results = signature.match_out(out)
            check(n, [0 if t is None else t.data_ptr() for t in (*inputs, *results)])
            for i, given in enumerate(results):
                if given is None:
                    index = source[i]
                    results[i] = makers[i](n, first.device) if index is None else inputs[index]
        if scratch is None:
            function(*inputs, *results)
        else:
            function(*inputs, *results, *scratch(n, first.device))
        return results[0] if single and plain else signature.result(results)

    return call


def _keep_device(torch: Any, call: Call) -> Call:
    """Restore the current GPU after ``call``: TVM's host code changes it."""

    def guarded(inputs: Sequence[Any], out: Any) -> Any:
        index = inputs[0].get_device()
        if index == torch.cuda.current_device():
            return call(inputs, out)
        with torch.cuda.device(index):
            return call(inputs, out)

    return guarded


def _allocator(torch: Any, arg: TensorArg) -> Allocate:
    dtype, shape = getattr(torch, arg.dtype), shape_function(arg.shape)
    if arg.order is not None:
        strides, strided = arg.strides(), torch.empty_strided
        return lambda n, device: strided(shape(n), strides, dtype=dtype, device=device)
    empty = torch.empty
    if all(isinstance(d, int) for d in arg.shape):
        fixed = shape(0)
        return lambda n, device: empty(fixed, dtype=dtype, device=device)
    return lambda n, device: empty(shape(n), dtype=dtype, device=device)


def _scratch(
    torch: Any, workspaces: Sequence[TensorArg], cpu: bool
) -> Callable[[int, Any], list[Any]] | None:
    """Make workspaces: fresh ones on a GPU, where calls on several streams run side by side."""
    if not workspaces:
        return None
    makers = [_allocator(torch, a) for a in workspaces]
    fresh = lambda n, device: [make(n, device) for make in makers]  # noqa: E731
    fixed = all(isinstance(d, int) for a in workspaces for d in a.shape)
    if not cpu or not fixed or sum(a.nbytes() for a in workspaces) > KEPT_BYTES:
        return fresh
    kept = threading.local()

    def reuse(n: int, device: Any) -> list[Any]:
        try:
            return kept.tensors
        except AttributeError:
            kept.tensors = fresh(n, device)
            return kept.tensors

    return reuse


class _AddressCheck:
    """Raise Unfit for a misaligned address, or written memory that meets other memory."""

    def __init__(self, signature: Signature, updated: set[int]) -> None:
        self.mask = signature.library.alignment - 1
        self.sizes = [(shape_function(a.shape), ITEMSIZE[a.dtype]) for a in signature.arguments]
        self.written = {*updated, *range(len(signature.inputs), len(self.sizes))}
        self.safe: tuple[int, list[int]] = (0, [])

    def __call__(self, n: int, addresses: list[int]) -> None:
        if self.safe == (n, addresses):  # a serving loop comes with the same buffers again
            return
        spans = []
        for i, start in enumerate(addresses):
            if start & self.mask:
                raise Unfit
            if start:
                shape, item = self.sizes[i]
                spans.append((start, start + prod(shape(n)) * item, i))
        spans.sort()
        end, owner = 0, -1
        for low, high, i in spans:
            if low < end and (i in self.written or owner in self.written):
                raise Unfit
            if high > end:
                end, owner = high, i
        self.safe = (n, addresses)
