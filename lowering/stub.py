# SPDX-License-Identifier: Apache-2.0
"""A stand-in for the driver library, so that TVM makes machine code on a host without a driver.

TVM's CUDA runtime links ``libcuda.so.1`` by nine symbols. Where the driver is missing that runtime
does not load and TVM stores CUDA *source* in the libraries it exports. The stub defines the nine,
each returning CUDA_ERROR_NO_DEVICE. It is loaded in the compile worker alone and never in the
user's process, where another library could take it for the driver.
"""

from __future__ import annotations

import ctypes
import hashlib
import os
import subprocess
import tempfile
from pathlib import Path

from tvmbn.errors import ToolchainError
from tvmbn.lowering.toolchain import find_cudart, find_driver_library, find_host_compiler

SYMBOLS = (
    "cuDeviceGetName",
    "cuFuncSetAttribute",
    "cuGetErrorName",
    "cuGetErrorString",
    "cuLaunchKernelEx",
    "cuModuleGetFunction",
    "cuModuleLoadData",
    "cuModuleUnload",
    "cuTensorMapEncodeTiled",
)
CUDA_ERROR_NO_DEVICE = 100
COMPILE_SECONDS = 60


def cache_folder() -> Path:
    """Where built helpers are kept: ``TVMBN_CACHE_DIR``, else ``~/.cache/tvmbn``."""
    if value := os.environ.get("TVMBN_CACHE_DIR"):
        return Path(value)
    base = os.environ.get("XDG_CACHE_HOME")
    return (Path(base) if base else Path.home() / ".cache") / "tvmbn"


def driver_stub() -> Path:
    """Path of the stub library, built at the first call.

    Raises
    ------
    ToolchainError
        Where no C compiler is found or the cache folder cannot be written.
    """
    source = "".join(f"int {name}(void) {{ return {CUDA_ERROR_NO_DEVICE}; }}\n" for name in SYMBOLS)
    digest = hashlib.sha256(source.encode()).hexdigest()[:12]
    path = cache_folder() / f"driver-stub-{digest}" / "libcuda.so.1"
    if path.is_file():
        return path
    compiler = find_host_compiler()
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        # Processes may race: each builds a file of its own, and the rename is atomic.
        with tempfile.TemporaryDirectory(dir=path.parent) as folder:
            code, built = Path(folder, "stub.c"), Path(folder, "stub.so")
            code.write_text(source)
            options = ["-shared", "-fPIC", "-Wl,-soname,libcuda.so.1"]
            subprocess.run(
                [compiler, *options, "-o", built, code],
                check=True,
                capture_output=True,
                text=True,
                timeout=COMPILE_SECONDS,
            )
            built.replace(path)
    except (OSError, subprocess.SubprocessError) as error:
        detail = getattr(error, "stderr", None) or str(error)
        raise ToolchainError(
            f"a stub of libcuda.so.1 in {path.parent}",
            f"{compiler.name} or the file system said: {detail.strip()}",
            "set TVMBN_CACHE_DIR to a folder that can be written",
        ) from error
    return path


def preload_cuda() -> None:
    """Make TVM's CUDA runtime loadable in this process; call before ``import tvm``.

    The loader satisfies a later need of the same soname from what is loaded already.

    Raises
    ------
    ToolchainError
        Where libcudart is missing, or the stub is needed and cannot be built.
    """
    libraries = (find_driver_library() or driver_stub(), find_cudart().path)
    for path in libraries:
        try:
            ctypes.CDLL(str(path), mode=ctypes.RTLD_GLOBAL)
        except OSError as error:
            raise ToolchainError(f"{path} to load", str(error)) from error
