# SPDX-License-Identifier: Apache-2.0
"""Facts about this machine's driver, GPUs, CUDA toolkits and packages; no judgement on them."""

from __future__ import annotations

import importlib.metadata
import importlib.util
import platform
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from tvmbn.devices import FEATURE_LEVELS, Answer, Gpu, ask_driver, cpu_flags
from tvmbn.errors import ToolchainError
from tvmbn.lowering import toolchain
from tvmbn.lowering.frontend import choose
from tvmbn.lowering.stub import cache_folder
from tvmbn.toolkits import named_homes

Version = tuple[int, ...]

TVM_VERSION = "0.27.0.post1"
FFI_RANGE: tuple[Version, Version] = ((0, 1, 14), (0, 1, 15))
NO_ANSWER = Answer(None)


@dataclass(frozen=True)
class Driver:
    """The user-mode driver library, what it answers, and the kernel module's ``release``."""

    path: str | None
    answer: Answer = NO_ANSWER
    release: str | None = None

    @property
    def cuda(self) -> Version | None:
        """Newest CUDA version that it supports."""
        return self.answer.version

    @property
    def gpus(self) -> tuple[Gpu, ...]:
        """GPUs that it lists."""
        return self.answer.gpus

    @property
    def complaint(self) -> str:
        """Why it cannot be used; empty where it can."""
        return self.answer.complaint if self.path else "libcuda.so.1 not found"


@dataclass(frozen=True)
class Toolkit:
    """One CUDA toolkit on disk."""

    root: str
    source: str
    version: str

    def to_json(self) -> dict[str, Any]:
        """Plain-data form."""
        return asdict(self)


@dataclass(frozen=True)
class Facts:
    """Everything that the doctor judges. None stands for what is not there."""

    driver: Driver
    toolkits: tuple[Toolkit, ...]
    toolkit: Toolkit | None
    frontend: str | None
    toolkit_problem: str
    runtime: str | None
    linker: str | None
    tvm: str | None
    ffi: str | None
    torch: str | None
    torch_cuda: str | None
    machine: str
    cpu_lacks: tuple[str, ...]
    surroundings: str
    cache: str


def gather() -> Facts:
    """Look at this machine. Imports neither TVM nor PyTorch and starts nothing but ``nvcc``."""
    found = toolkits()
    used, frontend, problem = None, None, ""
    try:
        nvcc = toolchain.find_nvcc()
        used = next((t for t in found if t.source == nvcc.origin), None)
        used = used or Toolkit(str(nvcc.home), nvcc.origin, dotted(nvcc.version))
        frontend = choose().label
    except ToolchainError as error:
        problem = error.received
    return Facts(
        driver=driver(),
        toolkits=found,
        toolkit=used,
        frontend=frontend,
        toolkit_problem=problem,
        runtime=_found(lambda: toolchain.find_cudart().path),
        linker=_found(toolchain.find_host_compiler),
        tvm=package_version("apache-tvm"),
        ffi=package_version("apache-tvm-ffi"),
        torch=package_version("torch"),
        torch_cuda=torch_cuda(),
        machine=platform.machine(),
        cpu_lacks=cpu_lacks(),
        surroundings=surroundings(),
        cache=str(cache_folder()),
    )


def _found(search: Callable[[], Path]) -> str | None:
    try:
        return str(search())
    except ToolchainError:
        return None


def dotted(version: Version) -> str:
    """``13.0`` for (13, 0)."""
    return ".".join(map(str, version))


def numbers(version: str) -> Version:
    """Leading numbers of a version text: (0, 1, 14) for ``0.1.14.post0``."""
    found = re.match(r"\d+(\.\d+)*", version)
    return tuple(map(int, found.group().split("."))) if found else ()


def cpu_lacks() -> tuple[str, ...]:
    """Instructions that llvm libraries for x86-64 use and this x86-64 CPU does not have."""
    if platform.machine() != "x86_64" or not cpu_flags():
        return ()
    return tuple(sorted(FEATURE_LEVELS["x86-64-v3"] - cpu_flags()))


def driver(library: str = "libcuda.so.1") -> Driver:
    """Ask the driver for its version and GPUs; needs neither toolkit nor runtime."""
    release = _kernel_module()
    try:
        return Driver(library, ask_driver(library), release)
    except OSError:
        return Driver(None, release=release)


def _kernel_module() -> str | None:
    try:
        text = Path("/proc/driver/nvidia/version").read_text()
    except OSError:
        return None
    found = re.search(r"Kernel Module(?: for \S+)?\s+(\d+\.\d+(?:\.\d+)?)", text)
    return found.group(1) if found else None


def surroundings() -> str:
    """``container``, ``wsl`` or ``host``: the fix for a missing driver differs."""
    if Path("/.dockerenv").exists() or Path("/run/.containerenv").exists():
        return "container"
    try:
        release = Path("/proc/sys/kernel/osrelease").read_text().lower()
    except OSError:
        release = ""
    return "wsl" if "microsoft" in release else "host"


def toolkits() -> tuple[Toolkit, ...]:
    """Every toolkit that can be found, in the order in which shells and tools usually meet them."""
    places = [(variable, home) for home, variable in named_homes()]
    on_path = shutil.which("nvcc")
    if on_path:
        places.append(("PATH", _toolkit_of(Path(on_path))))
    places += [("/usr/local", root) for root in sorted(Path("/usr/local").glob("cuda*"))]
    for entry in sys.path:
        places += [("pip", root) for root in sorted(Path(entry, "nvidia").glob("cu[0-9]*"))]
    found: dict[str, Toolkit] = {}
    for source, root in places:
        real = str(root.resolve())
        version = nvcc_version(root / "bin" / "nvcc")
        if version and real not in found:
            found[real] = Toolkit(real, source, version)
    return tuple(found.values())


def _toolkit_of(nvcc: Path) -> Path:
    """Toolkit folder of an nvcc that may be a link or a wrapper script elsewhere."""
    root = nvcc.resolve().parent.parent
    if (root / "nvvm").is_dir():
        return root
    dry = _output([str(nvcc), "--dryrun", "-x", "cu", "/dev/null"])
    top = re.search(r"^#\$ TOP=(.+)$", dry, re.MULTILINE)
    return Path(top.group(1)) if top else root


def nvcc_version(nvcc: Path) -> str | None:
    """Version that an nvcc prints, e.g. ``13.0.88``; None where it does not run."""
    found = re.search(r"\bV(\d+\.\d+\.\d+)", _output([str(nvcc), "--version"]))
    return found.group(1) if found else None


def _output(command: list[str]) -> str:
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=30, check=False)
    except (OSError, subprocess.TimeoutExpired):
        return ""
    return done.stdout + done.stderr


def package_version(name: str) -> str | None:
    """Version of an installed distribution, found without importing it."""
    try:
        return importlib.metadata.version(name)
    except importlib.metadata.PackageNotFoundError:
        return None


def torch_cuda() -> str | None:
    """CUDA version that the installed PyTorch was built for; None for a CPU build or no PyTorch."""
    spec = importlib.util.find_spec("torch")
    if spec is None or spec.origin is None:
        return None
    try:
        text = (Path(spec.origin).parent / "version.py").read_text()
    except OSError:
        return None
    found = re.search(r"^cuda\b[^=]*=\s*'([\d.]+)'", text, re.MULTILINE)
    return found.group(1) if found else None
