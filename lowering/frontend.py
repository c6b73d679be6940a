# SPDX-License-Identifier: Apache-2.0
"""CUDA source to PTX: by nvcc, or by NVRTC where there is no C++ compiler for nvcc to lean on.

nvcc preprocesses with the host's C++ compiler and its headers; many machines have only a C
compiler. NVRTC needs neither. The two give the same numbers, not always the same bytes, so nvcc
is taken wherever it works, and ``TVMBN_CUDA_FRONTEND`` (``nvcc`` or ``nvrtc``) settles it.
"""

from __future__ import annotations

import ctypes
import os
import re
import subprocess
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Protocol

from tvmbn.errors import BuildError, ToolchainError
from tvmbn.lowering.process import first_errors, run_tool
from tvmbn.lowering.toolchain import (
    INSTALL_CUDA,
    PROBE_SECONDS,
    Nvcc,
    find_host_compiler,
    find_nvcc,
    find_nvrtc,
)
from tvmbn.target import Target
from tvmbn.toolkits import CUDA_MAJOR

# TVM's source includes the header of cooperative groups for one function, a barrier of the grid.
# Without what that header includes for others, a front end is done in half the time.
FEWER_HEADERS = "-D_CG_LIMIT_INCLUDED_DEPENDENCIES"
# For NVRTC it includes these of libcu++, which take six times as long to read as all the rest, for
# names that its code does not use but for the integers.
_STANDARD = re.compile(r"#include <cuda/std/cstdint>.*?namespace std \{[^}]*\}\n", re.DOTALL)
_INTEGERS = """\
typedef signed char int8_t; typedef unsigned char uint8_t;
typedef short int16_t; typedef unsigned short uint16_t;
typedef int int32_t; typedef unsigned int uint32_t;
typedef long long int64_t; typedef unsigned long long uint64_t;
"""
VARIABLE = "TVMBN_CUDA_FRONTEND"
SOURCE = "kernel.cu"
PTX = "kernel.ptx"
BUILTINS = "libnvrtc-builtins"


class Frontend(Protocol):
    """What turns CUDA source into PTX; ``label`` is its name and version."""

    @property
    def label(self) -> str:
        """Name and version."""
        ...

    def ptx(self, source: str, target: Target, folder: Path) -> str:
        """Compile ``source``, using ``folder`` for files."""
        ...


@dataclass(frozen=True)
class NvccFrontend:
    """Front end nvcc, which calls the host's C++ compiler."""

    nvcc: Nvcc
    host: Path

    @property
    def label(self) -> str:
        """Name and version."""
        return self.nvcc.label

    def ptx(self, source: str, target: Target, folder: Path) -> str:
        """Compile ``source``, using ``folder`` for files."""
        # Names that nvcc may write into its output are the same in every build.
        (folder / SOURCE).write_text(source)
        options = [
            "-ptx",
            "-O3",
            f"-arch={target.virtual_arch}",
            "-std=c++17",
            FEWER_HEADERS,
            "-allow-unsupported-compiler",  # it only preprocesses here
            *("-ccbin", self.host, "-o", PTX, SOURCE),
        ]
        run_tool([self.nvcc.path, *options], folder, f"CUDA source that {self.label} accepts")
        return (folder / PTX).read_text()


@dataclass(frozen=True)
class NvrtcFrontend:
    """Front end NVRTC, a library; it needs the toolkit's headers and no other compiler."""

    library: ctypes.CDLL
    include: Path
    version: str

    @property
    def label(self) -> str:
        """Name and version."""
        return f"nvrtc {self.version}"

    def ptx(self, source: str, target: Target, folder: Path) -> str:
        """Compile ``source``; ``folder`` stays empty."""
        del folder
        call = self.library
        program = ctypes.c_void_p()
        created = call.nvrtcCreateProgram(
            ctypes.byref(program), lean(source).encode(), SOURCE.encode(), 0, None, None
        )
        if created:
            raise BuildError(f"{self.label} to start", self._name(created))
        options = [
            f"--gpu-architecture={target.virtual_arch}",
            "--std=c++17",
            FEWER_HEADERS,
            f"--include-path={self.include}",
            f"--include-path={self.include / 'cccl'}",
        ]
        try:
            texts = (ctypes.c_char_p * len(options))(*(o.encode() for o in options))
            failed = call.nvrtcCompileProgram(program, len(options), texts)
            if failed:
                log = self._text(program, "ProgramLog")
                raise BuildError(
                    f"CUDA source that {self.label} accepts",
                    first_errors(log or self._name(failed)),
                )
            return self._text(program, "PTX")
        finally:
            call.nvrtcDestroyProgram(ctypes.byref(program))

    def _name(self, code: int) -> str:
        self.library.nvrtcGetErrorString.restype = ctypes.c_char_p
        return self.library.nvrtcGetErrorString(code).decode()

    def _text(self, program: ctypes.c_void_p, what: str) -> str:
        size = ctypes.c_size_t()
        getattr(self.library, f"nvrtcGet{what}Size")(program, ctypes.byref(size))
        buffer = ctypes.create_string_buffer(size.value)
        getattr(self.library, f"nvrtcGet{what}")(program, buffer)
        return buffer.value.decode(errors="replace")


def lean(source: str) -> str:
    """Source for NVRTC without headers that nothing in it uses."""
    short = _STANDARD.sub(_INTEGERS, source, count=1)
    return source if "std::" in short else short


def nvrtc_frontend() -> NvrtcFrontend:
    """Load NVRTC.

    Raises
    ------
    ToolchainError
        Where it or the toolkit's headers are missing.
    """
    path = find_nvrtc().path
    try:
        # NVRTC opens it by name alone, which only finds one that is loaded already.
        for builtins in sorted(path.parent.glob(f"{BUILTINS}.so.{CUDA_MAJOR}*")):
            ctypes.CDLL(str(builtins), mode=ctypes.RTLD_GLOBAL)
        library = ctypes.CDLL(str(path))
    except OSError as error:
        raise ToolchainError(f"{path} to load", str(error), INSTALL_CUDA) from error
    include = find_nvcc().home / "include"
    if not (include / "cuda_fp16.h").is_file():
        raise ToolchainError(f"CUDA's headers in {include}", "no cuda_fp16.h", INSTALL_CUDA)
    major, minor = ctypes.c_int(), ctypes.c_int()
    library.nvrtcVersion(ctypes.byref(major), ctypes.byref(minor))
    return NvrtcFrontend(library, include, f"{major.value}.{minor.value}")


def choose(name: str = "") -> Frontend:
    """Pick nvcc where it can work, else NVRTC, unless ``name`` or ``TVMBN_CUDA_FRONTEND`` tells.

    Raises
    ------
    ToolchainError
        Where neither can.
    """
    wanted = name or os.environ.get(VARIABLE, "")
    if wanted not in ("", "nvcc", "nvrtc"):
        raise ToolchainError(f"{VARIABLE} nvcc or nvrtc", repr(wanted))
    nvcc = find_nvcc()
    host = find_host_compiler()
    if wanted == "nvcc" or (not wanted and compiles_cxx(host)):
        return NvccFrontend(nvcc, host)
    try:
        return nvrtc_frontend()
    except ToolchainError as error:
        if wanted:
            raise
        raise ToolchainError(
            "a C++ compiler for nvcc, or libnvrtc in its place",
            f"{host} has no C++ headers or compiler; {error.received}",
            f"apt install g++, or {INSTALL_CUDA}",
        ) from error


@lru_cache
def compiles_cxx(compiler: Path) -> bool:
    """Whether a C compiler driver can preprocess C++ with its standard headers."""
    try:
        done = subprocess.run(
            [compiler, "-x", "c++", "-E", "-"],
            input=b"#include <utility>\n",
            capture_output=True,
            timeout=PROBE_SECONDS,
            check=False,
        )
    except (OSError, subprocess.SubprocessError):
        return False
    return done.returncode == 0
