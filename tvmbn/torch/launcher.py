# SPDX-License-Identifier: Apache-2.0
"""The short way to kernels in C++: built once a machine, kept in the cache, and told what to call.

``launcher.cpp`` takes the operators over where there is a C++ compiler: a call whose plan it has
never enters Python. Everything else goes to the Python functions as before, which make a plan
(:func:`offer`) where the kernel takes the call's tensors as they are. Without a compiler all
calls go there.
"""

from __future__ import annotations

import ctypes
import fcntl
import hashlib
import os
import shutil
import struct
import subprocess
import threading
from array import array
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from importlib.metadata import version
from math import prod
from pathlib import Path
from typing import Any

import torch

from tvmbn.runtime import LoadedOperator
from tvmbn.sizes import shape_function
from tvmbn.spec import TensorArg

VARIABLE = "TVMBN_LAUNCHER"
SOURCE = Path(__file__).with_suffix(".cpp")
FLAGS = ("-std=c++20", "-O2", "-fPIC", "-shared")
SECONDS = 300  # for the compiler
# Called when the library has the operators: calls are to be decided anew, and then offered.
TAKEN_OVER: list[Callable[[], None]] = []
NONE, DTYPE, INT, DOUBLE, BOOL, LIST = range(6)  # kinds in a key, as in launcher.cpp
GRADIENT, ARGUMENT, RESULT, PRESENT = range(4)  # where an argument of a gradient comes from
# PyTorch's own numbers of dtypes, which stay as they are, and DLPack's.
CODES = {
    torch.float16: (5, 2, 16),
    torch.float32: (6, 2, 32),
    torch.float64: (7, 2, 64),
    torch.bfloat16: (15, 4, 16),
    torch.int64: (4, 0, 64),
    torch.int32: (3, 0, 32),
    torch.uint8: (0, 1, 8),
    torch.uint32: (28, 1, 32),
}
Tensor = torch.Tensor
Passed = tuple[LoadedOperator, tuple[bool, ...]]


@dataclass(frozen=True)
class Rule:
    """How the launcher treats an operator.

    Attributes
    ----------
    tensors : tuple of int
        Positions, among the operator's arguments, of those that its kernel function gets.
    primary : int
        Position of the tensor whose shape, strides and device choose the kernel.
    forward, backward : str
        Operators that run where gradients are wanted, and that compute them: the former returns
        what the latter needs after the result itself. Empty where Python records gradients.
    pieces : tuple of (int, int)
        Arguments of ``backward``: GRADIENT, an ARGUMENT or whether it is PRESENT, or a further
        RESULT of ``forward``.
    """

    tensors: tuple[int, ...]
    primary: int = 0
    forward: str = ""
    backward: str = ""
    pieces: tuple[tuple[int, int], ...] = ()


RULES: dict[str, Rule] = {}


class _State:
    def __init__(self) -> None:
        self.library: ctypes.CDLL | None = None
        self.built: Path | None = None
        self.thread: threading.Thread | None = None
        self.reason = "nothing was computed yet"
        self.lock = threading.Lock()


_STATE = _State()


def status() -> str:
    """Say whether calls take the short way: ``ready``, or why not."""
    return "ready" if _STATE.library is not None else _STATE.reason


def start() -> None:
    """Take the library from the cache, or have it built in the background."""
    with _STATE.lock:
        if _STATE.library is not None or _STATE.thread is not None:
            return
        if os.environ.get(VARIABLE, "").lower() in ("off", "0"):
            _STATE.reason = f"{VARIABLE} is off"
            return
        path = _path()
        if path.exists():
            _STATE.built = path
        else:
            _STATE.reason = "it is being built"
            _STATE.thread = threading.Thread(target=_build, args=(path,), daemon=True)
            _STATE.thread.start()
    _take_over()


def wait() -> str:
    """Build and load the library now; returns :func:`status`."""
    start()
    if _STATE.thread is not None:
        _STATE.thread.join()
    _take_over()
    return status()


def _path() -> Path:
    from tvmbn.torch.store import cache_folder  # noqa: PLC0415  (imports the build machinery)

    about = [torch.__version__, str(torch.compiled_with_cxx11_abi()), version("apache-tvm-ffi")]
    about += [os.uname().machine, *FLAGS]
    digest = hashlib.sha256("\0".join(about).encode() + SOURCE.read_bytes()).hexdigest()
    return cache_folder() / f"launcher-{digest[:24]}.so"


def _build(path: Path) -> None:
    try:
        path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        with path.with_suffix(".lock").open("a") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)
            if not path.exists():
                _compile(path, lock.fileno())
        _STATE.built = path
    except (OSError, subprocess.SubprocessError, ImportError) as error:
        _STATE.reason = f"it cannot be built: {error}"


def _compile(path: Path, lock: int) -> None:
    import tvm_ffi  # noqa: PLC0415  (loads the runtime, which the thread may do)

    names = (os.environ.get("CXX", ""), "c++", "g++", "clang++")
    compiler = next(filter(None, (name and shutil.which(name) for name in names)), None)
    if compiler is None:
        raise OSError("there is no C++ compiler (CXX, c++, g++ or clang++)")
    root = Path(torch.__file__).parent
    own = Path(tvm_ffi.libinfo.find_libtvm_ffi())
    fresh = path.with_suffix(".part")
    command = [
        # The shell goes on, and keeps the lock, where this process ends meanwhile.
        *("sh", "-c", '"$@" && mv -f "${0%.so}.part" "$0"', str(path)),
        *(compiler, *FLAGS, str(SOURCE), "-o", str(fresh)),
        *(f"-D_GLIBCXX_USE_CXX11_ABI={int(torch.compiled_with_cxx11_abi())}", "-w"),
        *(f"-I{root / 'include'}", f"-I{root / 'include/torch/csrc/api/include'}"),
        f"-I{tvm_ffi.libinfo.find_include_path()}",
        *(f"-L{root / 'lib'}", "-ltorch_cpu", "-lc10", str(own), "-ldl"),
    ]
    done = subprocess.run(
        command, capture_output=True, text=True, timeout=SECONDS, check=False, pass_fds=(lock,)
    )
    if done.returncode:
        fresh.unlink(missing_ok=True)
        raise OSError(f"{compiler} failed: {done.stderr.strip()[-500:]}")


def _take_over() -> None:
    """Load the library and give it the operators, once it is built."""
    with _STATE.lock:
        if _STATE.library is not None or _STATE.built is None:
            return
        try:
            import tvm_ffi  # noqa: F401, PLC0415  (its library must be loaded first)

            # Holds the GIL, so that no other Python thread starts a call meanwhile.
            library = ctypes.PyDLL(str(_STATE.built))
            for name, rule in RULES.items():
                _describe(library, name, rule)
            library.tvmbn_take_over()
        except (OSError, ImportError) as error:
            _STATE.built.unlink(missing_ok=True)  # the next process builds it again
            _STATE.built, _STATE.reason = None, f"it cannot be loaded: {error}"
            return
        _STATE.library = library
    for listener in TAKEN_OVER:
        listener()


def _describe(library: ctypes.CDLL, name: str, rule: Rule) -> None:
    wanted = rule.tensors[:3] if rule.backward else ()  # x, weight and bias
    pieces = [number for piece in rule.pieces for number in piece]
    library.tvmbn_operator(
        name.encode(),
        ctypes.c_int64(rule.primary),
        rule.forward.encode(),
        rule.backward.encode(),
        _numbers([len(pieces), *pieces, len(wanted), *wanted])[0],
    )


def _numbers(values: Sequence[int]) -> tuple[Any, int]:
    data = array("q", values)
    return (ctypes.c_int64 * len(data)).from_buffer(data), len(data)


def clear() -> None:
    """Forget all plans."""
    if _STATE.library is not None:
        _STATE.library.tvmbn_clear()


def count(name: str) -> int:
    """How many plans an operator has."""
    return 0 if _STATE.library is None else int(_STATE.library.tvmbn_count(name.encode()))


def offer(key: Any, passed: Passed, args: Any, result: Any) -> None:
    """Let calls with this key take the short way from now on, where they can.

    Parameters
    ----------
    key : tuple
        The operator's name, then its arguments in order: the dtype of a tensor, and of the
        primary one also shape, strides and device; other values as they are.
    passed : (LoadedOperator, tuple of bool)
        The kernel, and which of ``args`` it gets.
    args, result
        Of a call that went well.
    """
    if _STATE.library is None:
        if _STATE.built is not None:
            _take_over()
        return
    plan = _plan(RULES[key[0]], passed, args, result)
    if plan is None:
        return
    function: Any = passed[0]._function
    function = function.func if isinstance(function, partial) else function
    flat = [number for item in key[1:] for number in _item(item)]
    _STATE.library.tvmbn_add(
        key[0].encode(),
        *_numbers(flat),
        ctypes.c_void_p(function.__chandle__()),
        _numbers(plan)[0],
    )


def _item(item: Any) -> list[int]:
    if item is None:
        return [NONE]
    if isinstance(item, torch.dtype):
        return [DTYPE, CODES[item][0]]
    if isinstance(item, bool):
        return [BOOL, int(item)]
    if isinstance(item, int):
        return [INT, item]
    if isinstance(item, float):
        return [DOUBLE, *struct.unpack("q", struct.pack("d", item))]
    return [LIST, len(item), *item]


def _plan(rule: Rule, passed: Passed, args: Any, result: Any) -> list[int] | None:
    """Numbers that launcher.cpp reads: a kernel's arguments, and where each comes from."""
    op, which = passed
    signature, function = op._signature, op._function
    given = [(place, a) for place, a, use in zip(rule.tensors, args, which, strict=True) if use]
    results = list(result) if isinstance(result, tuple) else [result]
    if not all(t.dtype in CODES for t in (*(t for _, t in given), *results)):
        return None
    n = 0
    if signature.open_dim is not None:
        index = signature.open_dim[0]
        arg = signature.inputs[index]
        rest = prod(d for d in arg.shape if isinstance(d, int))
        n = given[index][1].numel() // rest
    written = {a.updates for a in signature.outputs if a.updates}
    numbers = [signature.library.alignment - 1]
    first = function.args if isinstance(function, partial) else ()
    numbers += [len(first), *first, len(given)]
    for (place, tensor), arg in zip(given, signature.inputs, strict=True):
        numbers += [place, int(arg.name in written), *_form(arg, n, tuple(tensor.shape))]
    present = [t for t in results if t.numel()]
    shapes = dict(zip(signature.returned, (tuple(t.shape) for t in present), strict=True))
    names = [a.name for a in signature.inputs]
    numbers.append(len(signature.outputs))
    for place, arg in enumerate(signature.outputs):
        source = names.index(arg.updates) if arg.updates else -1
        numbers += [source, *_form(arg, n, shapes.get(place))]
    workspaces = signature.library.workspaces
    numbers.append(len(workspaces))
    for arg in workspaces:
        numbers += _form(arg, n, None)
    left = iter(signature.returned)
    numbers.append(len(results))
    numbers += [next(left) if t.numel() else -1 - CODES[t.dtype][0] for t in results]
    return numbers


def _form(arg: TensorArg, n: int, shape: tuple[int, ...] | None) -> list[int]:
    """How PyTorch holds an argument, and how the kernel sees it."""
    fixed = shape_function(arg.shape)(n)
    strides = arg.strides()
    if shape is None or shape == fixed:
        outside, steps = fixed, strides
    else:
        outside, steps = shape, torch.empty(shape, device="meta").stride()
    code, kind, bits = CODES[getattr(torch, arg.dtype)]
    lists = (outside, steps, fixed, strides)
    return [code, kind, bits, *(number for row in lists for number in (len(row), *row))]
