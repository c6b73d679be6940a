# SPDX-License-Identifier: Apache-2.0
"""Where the tools are: nvcc, the CUDA runtime library, disassemblers and a host C compiler.

The order of search is the same for all: the environment (``CUDA_HOME``, ``CUDA_PATH``), then
``PATH``, then what pip installed (``nvidia/cu13`` in site-packages). Nothing here imports TVM.
"""

from __future__ import annotations

import importlib.util
import os
import re
import shutil
import subprocess
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from tvmbn.errors import ToolchainError
from tvmbn.toolkits import CUDA_MAJOR, CUDART, VARIABLES, libraries_in, named_homes, pip_cuda_home

NVRTC = f"libnvrtc.so.{CUDA_MAJOR}"
INSTALL_CUDA = "pip install 'tvmbn[cuda]', or install the CUDA toolkit 13 and set CUDA_HOME"
PROBE_SECONDS = 60


@dataclass(frozen=True)
class Nvcc:
    """A CUDA compiler.

    Attributes
    ----------
    path : Path
        The nvcc executable.
    version : tuple of int
        For example (13, 0, 88).
    home : Path
        The toolkit's folder: the one that holds ``bin``.
    origin : {"CUDA_HOME", "CUDA_PATH", "PATH", "pip"}
        Which search found it.
    """

    path: Path
    version: tuple[int, int, int]
    home: Path
    origin: str

    @property
    def label(self) -> str:
        """As a manifest records it, e.g. ``nvcc 13.0.88``."""
        return "nvcc " + ".".join(map(str, self.version))


@dataclass(frozen=True)
class Library:
    """A shared library file and the search that found it."""

    path: Path
    origin: str


def _homes() -> list[tuple[Path, str]]:
    """Toolkit folders to search, best first, each with the search that found it."""
    key = tuple(os.environ.get(k) for k in (*VARIABLES, "PATH"))
    return _cached_homes(key)


@lru_cache
def _cached_homes(key: tuple[str | None, ...]) -> list[tuple[Path, str]]:
    del key
    return list(_search_homes())


def _search_homes() -> Iterator[tuple[Path, str]]:
    yield from named_homes()
    if found := shutil.which("nvcc"):
        yield _home_of(Path(found)), "PATH"
    if home := pip_cuda_home():
        yield home, "pip"


def _home_of(nvcc: Path) -> Path:
    """Toolkit folder of an nvcc on PATH, which may be a link or a script that calls another."""
    try:
        text = subprocess.run(
            [nvcc, "--dryrun", "-cubin", os.devnull],
            capture_output=True,
            text=True,
            timeout=PROBE_SECONDS,
            check=False,
        ).stderr
    except (OSError, subprocess.SubprocessError):
        text = ""
    match = re.search(r"^#\$ _HERE_=(.+)$", text, re.MULTILINE)
    return Path(match[1]).parent if match else nvcc.resolve().parent.parent


def nvcc_version(path: Path) -> tuple[int, int, int]:
    """Version that ``nvcc --version`` prints.

    Raises
    ------
    ToolchainError
        Where it does not run or prints something else.
    """
    try:
        text = subprocess.run(
            [path, "--version"], capture_output=True, text=True, timeout=PROBE_SECONDS, check=True
        ).stdout
    except (OSError, subprocess.SubprocessError) as error:
        raise ToolchainError(f"{path} to run", str(error), INSTALL_CUDA) from error
    match = re.search(r"\bV(\d+)\.(\d+)\.(\d+)", text)
    if match is None:
        raise ToolchainError(f"{path} --version to print a version", text.strip(), INSTALL_CUDA)
    major, minor, build = map(int, match.groups())
    return major, minor, build


def find_nvcc() -> Nvcc:
    """Find the CUDA compiler that builds use.

    Raises
    ------
    ToolchainError
        Where none is found, or the one found has another major version than TVM's runtime needs.
    """
    key = tuple(os.environ.get(k) for k in (*VARIABLES, "PATH"))
    return _find_nvcc(key)


@lru_cache
def _find_nvcc(key: tuple[str | None, ...]) -> Nvcc:
    del key
    rejected: list[str] = []
    for home, origin in _homes():
        path = home / "bin" / "nvcc"
        if not os.access(path, os.X_OK) or not path.is_file():
            rejected.append(f"{origin}: no {path}")
            continue
        version = nvcc_version(path)
        if version[0] != CUDA_MAJOR:
            rejected.append(f"{origin}: {path} is {'.'.join(map(str, version))}")
            continue
        return Nvcc(path, version, home, origin)
    found = "; ".join(rejected) or "none in CUDA_HOME, CUDA_PATH, PATH or site-packages"
    raise ToolchainError(f"nvcc {CUDA_MAJOR}.x", found, INSTALL_CUDA)


def find_cudart() -> Library:
    """Find the CUDA runtime library ``libcudart.so.13``, which TVM's wheel does not hold.

    Raises
    ------
    ToolchainError
        Where none is found.
    """
    return _find_library(CUDART)


def find_nvrtc() -> Library:
    """Find ``libnvrtc.so.13``, which compiles CUDA where nvcc has no C++ compiler to call.

    Raises
    ------
    ToolchainError
        Where none is found.
    """
    return _find_library(NVRTC)


def _find_library(soname: str) -> Library:
    for home, origin in _homes():
        for path in libraries_in(home, soname):
            if path.exists():
                return Library(path, origin)
    for folder in os.environ.get("LD_LIBRARY_PATH", "").split(os.pathsep):
        if folder and (path := Path(folder) / soname).exists():
            return Library(path, "LD_LIBRARY_PATH")
    if path := _from_loader_cache(soname):
        return Library(path, "ldconfig")
    places = "CUDA_HOME, the toolkit, site-packages or the loader's cache"
    raise ToolchainError(soname, f"none in {places}", INSTALL_CUDA)


def find_driver_library() -> Path | None:
    """Find the installed driver's ``libcuda.so.1``, or None on a machine without a driver."""
    for folder in os.environ.get("LD_LIBRARY_PATH", "").split(os.pathsep):
        if folder and (path := Path(folder) / "libcuda.so.1").exists():
            return path
    return _from_loader_cache("libcuda.so.1")


def _from_loader_cache(soname: str) -> Path | None:
    ldconfig = shutil.which("ldconfig") or "/sbin/ldconfig"
    try:
        text = subprocess.run(
            [ldconfig, "-p"], capture_output=True, text=True, timeout=PROBE_SECONDS, check=False
        ).stdout
    except (OSError, subprocess.SubprocessError):
        return None
    for line in text.splitlines():
        if line.split(" ", 1)[0].strip() == soname and "=>" in line:
            path = Path(line.rsplit("=>", 1)[1].strip())
            if path.exists():
                return path
    return None


def find_host_compiler() -> Path:
    """Find the C compiler that links: ``CC``, else gcc, cc or clang on ``PATH``.

    Raises
    ------
    ToolchainError
        Where none is found.
    """
    named = os.environ.get("CC", "").split()
    for name in (*named[:1], "gcc", "cc", "clang"):
        if found := shutil.which(name):
            return Path(found)
    raise ToolchainError(
        "a C compiler to link with",
        "no gcc, cc or clang on PATH and none in CC",
        "apt install gcc libc6-dev, or your system's equivalent",
    )


def find_tool(name: str) -> Path | None:
    """Find ``cuobjdump``, ``nvdisasm``, ... in a toolkit, pip's or Triton's folders, or None."""
    for home, _ in _homes():
        if (path := home / "bin" / name).is_file():
            return path
    if found := shutil.which(name):
        return Path(found)
    try:
        triton = importlib.util.find_spec("triton")
    except (ImportError, ValueError):
        triton = None
    for folder in (triton.submodule_search_locations or ()) if triton else ():
        path = Path(folder) / "backends" / "nvidia" / "bin" / name
        if path.is_file():
            return path
    return None


def find_disassembler() -> Path:
    """Find a tool that turns a cubin into SASS.

    Raises
    ------
    ToolchainError
        Where neither nvdisasm nor cuobjdump is found.
    """
    for name in ("nvdisasm", "cuobjdump"):
        if found := find_tool(name):
            return found
    raise ToolchainError(
        "nvdisasm or cuobjdump for the sass stage",
        "neither in the CUDA toolkit, on PATH, in site-packages nor in Triton's wheel",
        f"pip install 'nvidia-cuda-nvdisasm=={CUDA_MAJOR}.*', or install the full CUDA toolkit",
    )
