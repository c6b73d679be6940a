# SPDX-License-Identifier: Apache-2.0
"""The short way to call a library with torch tensors: a few microseconds on the host.

Here only what TVM's own argument binder does not check is checked: the device, the batch, the
alignment of addresses (a misaligned vector access ends the CUDA context) and overlapping memory.
The binder refuses every other wrong argument before anything runs; then, as on any exception
here, the caller falls back on :func:`tvmbn.call.careful_call`.

The function is made as source text for one signature: without loops over arguments a call costs
0.7 us beside the library and the allocator, where loops cost 2 us.
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
    # get_device() answers -1 for the CPU
    allowed = {-1 if d == "cpu" else int(d.split(":")[1]) for d in devices}
    names: dict[str, Any] = {
        "function": function,
        "allowed": allowed,
        "mask": signature.library.alignment - 1,
        "Unfit": Unfit,
        "Tensor": torch.Tensor,
        "match": signature.match_out,
        "check": _AddressCheck(signature),
        "scratch": _scratch(torch, signature.library.workspaces, cpu=allowed == {-1}),
    }
    for i, arg in enumerate(signature.outputs):
        names[f"make{i}"] = _allocator(torch, arg)
    exec(source(signature), names)
    return _keep_device(torch, names["call"]) if guarded else names["call"]


def source(signature: Signature) -> str:
    """Python text of the short way: ``call(inputs, out)``."""
    xs = [f"x{i}" for i in range(len(signature.inputs))]
    ys = [f"y{i}" for i in range(len(signature.outputs))]
    by_name = dict(zip((a.name for a in signature.inputs), xs, strict=True))
    fresh = {
        y: by_name[a.updates] if a.updates else f"make{i}(n, x0.device)"
        for i, (y, a) in enumerate(zip(ys, signature.outputs, strict=True))
    }
    returned = [ys[i] for i in signature.returned]
    if signature.open_dim is None:
        batch = ["n = 0"]
    else:
        batch = [
            "n = x{}.size({})".format(*signature.open_dim),
            f"if n < {signature.smallest_batch}: raise Unfit",
        ]
    pointers = [f"{x}.data_ptr()" for x in xs]
    given = [f"0 if {y} is None else {y}.data_ptr()" for y in ys]
    if len(returned) == len(ys):
        alone = [f"if ({' | '.join(pointers)}) & mask: raise Unfit"]
    else:
        alone = [f"key = (n, {', '.join(pointers)})", "if key != check.safe: check(key)"]
    rest = [f"{y} = None" for y in ys if y not in returned]
    scratch = ["*scratch(n, x0.device)"] if signature.library.workspaces else []
    lines = [
        "def call(inputs, out):",
        f"    {', '.join(xs)}, = inputs",
        "    if x0.get_device() not in allowed: raise Unfit",
        *(f"    {line}" for line in batch),
        "    if out is None:",
        *(f"        {line}" for line in alone),
        *(f"        {y} = {value}" for y, value in fresh.items()),
        "    else:",
        f"        if type(out) is {'Tensor' if len(returned) == 1 else 'tuple'}:",
        f"            {', '.join(returned)} = out",
        *(f"            {line}" for line in rest),
        "        else:",
        f"            {', '.join(ys)}, = match(out)",
        f"        key = (n, {', '.join(pointers + given)})",
        "        if key != check.safe: check(key)",
        *(f"        if {y} is None: {y} = {value}" for y, value in fresh.items()),
        f"    function({', '.join([*xs, *ys, *scratch])})",
        f"    return {', '.join(returned) or '()'}",
    ]
    return "\n".join(lines) + "\n"


def _keep_device(torch: Any, call: Call) -> Call:
    """Restore the current GPU after ``call``: TVM's host code changes it."""

    def guarded(inputs: Sequence[Any], out: Any) -> Any:
        index = inputs[0].get_device()
        if index == torch.cuda.current_device():
            return call(inputs, out)
        with torch.cuda.device(index):
            return call(inputs, out)

    return guarded


def _allocator(torch: Any, arg: TensorArg) -> Callable[[int, Any], Any]:
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
) -> Callable[[int, Any], list[Any]]:
    """Make workspaces: fresh ones on a GPU, where calls on several streams run side by side."""
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
    """Raise Unfit for a misaligned address, or written memory that meets other memory.

    ``safe`` is the last key that passed: (N, address of each argument, 0 where none is given).
    A loop comes with the same buffers again, and then need not come here.
    """

    def __init__(self, signature: Signature) -> None:
        self.mask = signature.library.alignment - 1
        self.sizes = [(shape_function(a.shape), ITEMSIZE[a.dtype]) for a in signature.arguments]
        names = [a.name for a in signature.inputs]
        updated = (names.index(a.updates) for a in signature.outputs if a.updates)
        self.written = {*updated, *range(len(names), len(self.sizes))}
        self.safe: tuple[int, ...] = ()

    def __call__(self, key: tuple[int, ...]) -> None:
        n, *addresses = key
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
        self.safe = key
