# SPDX-License-Identifier: Apache-2.0
"""Load TVM's small runtime libraries, without its compiler and without importing tvm or torch."""

from __future__ import annotations

import ctypes
import hashlib
import importlib
import importlib.metadata
import importlib.util
import json
import os
import re
import sys
import tempfile
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from importlib.abc import MetaPathFinder
from pathlib import Path
from types import ModuleType
from typing import Any

from tvmbn.errors import BundleError, CompatibilityError, ToolchainError
from tvmbn.toolkits import CUDART, libraries_in, named_homes, pip_cuda_home

RUNTIME = "libtvm_runtime.so"
RUNTIME_CUDA = "libtvm_runtime_cuda.so"
NOTES = "runtime.json"
VARIABLE = "TVMBN_RUNTIME_DIR"

_lock = threading.RLock()
_loaded: dict[str, ctypes.CDLL] = {}
_folder: Path | None = None


class _WithoutTorch(MetaPathFinder):
    """Hide torch from one thread's imports.

    tvm_ffi imports torch when it finds it, which takes seconds that a caller with NumPy arrays
    need not spend. Other threads are not affected.
    """

    def __init__(self) -> None:
        self.thread = threading.get_ident()

    def find_spec(self, fullname: str, path: object = None, target: object = None) -> None:
        """Answer for torch, as not found; leave all else to the next finder."""
        del path, target
        if fullname == "torch" and threading.get_ident() == self.thread:
            raise ModuleNotFoundError("No module named 'torch'", name="torch")


def load_ffi() -> ModuleType:
    """Import tvm_ffi, and torch only if the caller has imported it already."""
    if "tvm_ffi" in sys.modules:
        return importlib.import_module("tvm_ffi")
    finder = _WithoutTorch()
    sys.meta_path.insert(0, finder)
    try:
        return importlib.import_module("tvm_ffi")
    except ImportError as error:
        raise ToolchainError(
            "the package apache-tvm-ffi", str(error), 'pip install "tvmbn[runtime]"'
        ) from error
    finally:
        sys.meta_path.remove(finder)


def connect_torch(torch: ModuleType) -> None:
    """Make tvm_ffi take torch tensors although it was imported before torch."""
    ffi = load_ffi()
    core: Any = importlib.import_module("tvm_ffi.core")
    if core.torch is None:
        core.torch = torch
    if not hasattr(torch.Tensor, "__dlpack_c_exchange_api__"):
        # torch before 2.10: tvm_ffi brings or builds the fast exchange itself
        module = importlib.import_module(f"{ffi.__name__}._optional_torch_c_dlpack")
        module.load_torch_c_dlpack_extension()


def runtime_folders(bundled: Path | None = None) -> list[Path]:
    """Folders that may hold TVM's runtime libraries, in the order of preference."""
    if "tvm" in sys.modules:
        # An imported tvm has loaded its own copy, and a second one would abort the process.
        return [Path(str(sys.modules["tvm"].__file__)).parent / "lib"]
    if os.environ.get(VARIABLE):
        return [Path(os.environ[VARIABLE])]
    folders = []
    spec = importlib.util.find_spec("tvm")
    if spec is not None and spec.origin:
        folders.append(Path(spec.origin).parent / "lib")
    if bundled is not None:
        folders.append(bundled)
    return folders


def load_runtime(cuda: bool = False, bundled: Path | None = None) -> None:
    """Load libtvm_runtime, and with ``cuda`` libcudart and libtvm_runtime_cuda, once a process.

    Raises
    ------
    ToolchainError
        Naming the library that is missing or does not load.
    """
    global _folder  # noqa: PLW0603  (one copy of the runtime a process, wherever it came from)
    load_ffi()
    with _lock:
        if _folder is None:
            folders = runtime_folders(bundled)
            found = [f for f in folders if (f / RUNTIME).is_file()]
            if not found:
                raise ToolchainError(
                    f"TVM's {RUNTIME}",
                    f"none in {', '.join(map(str, folders)) or 'any known folder'}",
                    "package the bundle with --layout standalone, or "
                    f'pip install "tvmbn[compiler]", or set {VARIABLE}',
                )
            _open(found[0] / RUNTIME, found[0] == bundled)
            _folder = found[0]
        if cuda and RUNTIME_CUDA not in _loaded:
            _load_cudart([_folder, *filter(None, [bundled])])
            held = [f for f in (_folder, bundled) if f and (f / RUNTIME_CUDA).is_file()]
            folder = (held or [_folder])[0]
            _open(folder / RUNTIME_CUDA, folder == bundled)


def _open(path: Path, checked: bool) -> None:
    """Open a library; with ``checked`` after comparing it with the digest of a bundle's runtime."""
    if checked:
        wanted = _notes(path.parent).get("files", {}).get(path.name)
        if hashlib.sha256(path.read_bytes()).hexdigest() != wanted:
            raise BundleError(
                f"{path.name} with sha256 {wanted}, as {path.parent}/{NOTES} says",
                "another content",
                "the file was damaged or exchanged; get the bundle again",
            )
    try:
        _loaded[path.name] = ctypes.CDLL(str(path), ctypes.RTLD_GLOBAL)
    except OSError as error:
        raise ToolchainError(
            f"the library {path.name}", str(error), "run tvmbn doctor; it tests every layer"
        ) from error


def _load_cudart(folders: Sequence[Path] = ()) -> None:
    """Open the CUDA runtime: of the process or toolkits, or else one in the folders of bundles."""
    for candidate in [*cudart_candidates(), *(str(folder / CUDART) for folder in folders)]:
        try:
            _loaded[CUDART] = ctypes.CDLL(candidate, ctypes.RTLD_GLOBAL)
        except OSError:
            continue
        return
    raise ToolchainError(
        f"the CUDA runtime library {CUDART}",
        "none on the loader's path, from pip, or in CUDA_HOME",
        'pip install "tvmbn[cuda]", or nvidia-cuda-runtime 13',
    )


@contextmanager
def cuda_device(index: int) -> Iterator[None]:
    """Make a GPU current for this thread, and afterwards the one that was so before.

    TVM makes the GPU of whatever it allocates, copies or launches current and leaves it so.
    """
    cudart, before = _loaded[CUDART], ctypes.c_int()
    cudart.cudaGetDevice(ctypes.byref(before))
    cudart.cudaSetDevice(index)
    try:
        yield
    finally:
        cudart.cudaSetDevice(before)


def forget_failure() -> None:
    """Clear what a failed call of the CUDA runtime leaves behind for this thread.

    PyTorch asks for it after each of its launches, and would report it as that kernel's.
    """
    if CUDART in _loaded:
        _loaded[CUDART].cudaGetLastError()


def synchronize(devices: Sequence[str]) -> None:
    """Wait until the GPUs among ``devices`` have done what they were told.

    Those that this process has not used are left alone: asking them would make a context there.
    """
    for index in (int(device.split(":")[1]) for device in devices if device != "cpu"):
        driver, active = ctypes.CDLL("libcuda.so.1"), ctypes.c_int()
        driver.cuDevicePrimaryCtxGetState(
            index, ctypes.byref(ctypes.c_uint()), ctypes.byref(active)
        )
        if active.value:
            with cuda_device(index):
                _loaded[CUDART].cudaDeviceSynchronize()


def cudart_candidates() -> list[str]:
    """Names and paths under which the CUDA runtime library may be found, in order.

    The loader is asked first, unlike in a build: a copy that the process has already, such as
    PyTorch's, must be the one that TVM uses too.
    """
    homes = [home for home, _ in named_homes()]
    homes += filter(None, [pip_cuda_home()])
    homes.append(Path("/usr/local/cuda"))
    return [CUDART, *(str(path) for home in homes for path in libraries_in(home, CUDART))]


def check_versions(built: dict[str, Any]) -> None:
    """Raise CompatibilityError unless the installed runtime can run what ``built`` describes.

    The series (the first two numbers) of TVM and of tvm-ffi must be the same, and tvm-ffi, whose
    C interface grows within a series, not older.
    """
    for key, package, needs_newer in (("tvm", "apache-tvm", False), ("tvm_ffi", None, True)):
        found = _ffi_version() if package is None else _tvm_version(package)
        wanted = built.get(key)
        if wanted is None or found is None:
            continue
        old, new = _numbers(str(wanted)), _numbers(found)
        if old[:2] != new[:2] or (needs_newer and new < old):
            name = package or "apache-tvm-ffi"
            raise CompatibilityError(
                f"{name} {wanted} as at build time"
                + (" or later in its series" if needs_newer else ""),
                f"{name} {found}",
                f'pip install "{name}=={wanted}", or build the bundle again',
            )


def _numbers(version: str) -> tuple[int, ...]:
    return tuple(int(n) for n in re.findall(r"\d+", version.split("+", maxsplit=1)[0])[:3])


def _ffi_version() -> str | None:
    return getattr(load_ffi(), "__version__", None)


def _tvm_version(package: str) -> str | None:
    folder = os.environ.get(VARIABLE)
    if folder:
        return _notes(Path(folder)).get("tvm")
    try:
        return importlib.metadata.version(package)
    except importlib.metadata.PackageNotFoundError:
        return None


def _notes(folder: Path) -> dict[str, Any]:
    """What a runtime folder says of itself; empty where it says nothing."""
    try:
        notes = json.loads((folder / NOTES).read_text())
    except (OSError, ValueError):
        return {}
    return notes if isinstance(notes, dict) else {}


def load_module(content: bytes, name: str) -> Any:
    """Open a library from bytes whose digest was just checked, and return its tvm_ffi module.

    It goes through a file of its own that is removed at once: dlopen answers a path that it
    knows with the code it loaded then, even where the file has been replaced since.
    """
    with tempfile.TemporaryDirectory(prefix="tvmbn-", ignore_cleanup_errors=True) as folder:
        path = Path(folder) / Path(name).name
        path.write_bytes(content)
        try:
            # tvm_ffi would keep it for the life of the process, and its memory with it
            return load_ffi().load_module(str(path), keep_module_alive=False)
        except Exception as error:
            raise BundleError(
                f"a loadable library {name}",
                str(error).strip().splitlines()[-1],
                "build the bundle again; if TMPDIR is mounted noexec, set it to another folder",
            ) from error
