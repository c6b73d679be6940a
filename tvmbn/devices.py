# SPDX-License-Identifier: Apache-2.0
"""What this machine can run: the CUDA driver with its GPUs, and the CPU's instruction sets.

The driver is asked through its own library, so neither a toolkit nor PyTorch is needed.
"""

from __future__ import annotations

import ctypes
import platform
import re
from dataclasses import asdict, dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

from tvmbn.errors import CompatibilityError

# CUdevice_attribute and CUresult values of cuda.h.
COUNT_ATTRIBUTE = 16
MAJOR_ATTRIBUTE = 75
MINOR_ATTRIBUTE = 76
STUB, NO_DEVICE, SKEW = 34, 100, 803
ERRORS = {
    STUB: "this libcuda.so.1 is a stub for linking, not a driver",
    NO_DEVICE: "no GPU is visible",
    802: "the driver is not ready yet",
    SKEW: "libcuda.so.1 and the kernel module differ in version",
    999: "unknown error, often a driver updated without a restart",
}

# Names as Linux prints them; "abm" is LZCNT.
V2 = frozenset("cx16 lahf_lm popcnt pni sse4_1 sse4_2 ssse3".split())
V3 = V2 | frozenset("abm avx avx2 bmi1 bmi2 f16c fma movbe xsave".split())
V4 = V3 | frozenset("avx512f avx512bw avx512cd avx512dq avx512vl".split())
FEATURE_LEVELS = {"x86-64": frozenset(), "x86-64-v2": V2, "x86-64-v3": V3, "x86-64-v4": V4}


@dataclass(frozen=True)
class Gpu:
    """A GPU as the driver lists it.

    Attributes
    ----------
    index : int
    name : str
    capability : (int, int)
        Such as (9, 0).
    memory : int
        Bytes.
    multiprocessors : int
        Those that this process may use.
    """

    index: int
    name: str
    capability: tuple[int, int]
    memory: int = 0
    multiprocessors: int = 0

    @property
    def architecture(self) -> str:
        """Compute capability as an architecture, such as ``sm_90``; also the target to build."""
        return "sm_{}{}".format(*self.capability)

    def to_json(self) -> dict[str, Any]:
        """Plain-data form."""
        capability = "{}.{}".format(*self.capability)
        return asdict(self) | {"capability": capability, "target": self.architecture}


@dataclass(frozen=True)
class Driver:
    """The CUDA driver: the newest CUDA version that it serves, and its GPUs."""

    version: tuple[int, int]
    gpus: tuple[Gpu, ...]


@dataclass(frozen=True)
class Answer:
    """What a driver library says; ``status`` 0, or the error of the function ``failed``."""

    version: tuple[int, int] | None
    gpus: tuple[Gpu, ...] = ()
    status: int = 0
    failed: str = ""

    @property
    def complaint(self) -> str:
        """What the error means; empty where there is none."""
        return f"{ERRORS.get(self.status, 'initialising failed')} ({self.status})" * (
            self.status != 0
        )


class _Refusal(Exception):
    def __init__(self, status: int, function: str) -> None:
        super().__init__(status, function)
        self.status, self.function = status, function


def ask_driver(library: str = "libcuda.so.1") -> Answer:
    """Ask a driver library for its version and GPUs.

    Raises
    ------
    OSError
        Where it does not load, or is a stub to link against.
    """
    cuda = ctypes.CDLL(library)
    if not hasattr(cuda, "cuDriverGetVersion"):
        raise OSError(f"{library} is a stub, no driver")
    number, count = ctypes.c_int(), ctypes.c_int()
    known = cuda.cuDriverGetVersion(ctypes.byref(number)) == 0 and number.value > 0
    version = (number.value // 1000, number.value % 1000 // 10) if known else None
    try:
        _ask(cuda.cuInit, 0)
        _ask(cuda.cuDeviceGetCount, ctypes.byref(count))
        return Answer(version, tuple(_gpu(cuda, i) for i in range(count.value)))
    except _Refusal as refusal:
        return Answer(version, (), refusal.status, refusal.function)


@lru_cache(maxsize=1)
def cuda_driver() -> Driver:
    """Driver of this machine, which must be there and answer.

    Raises
    ------
    CompatibilityError
        Where there is no driver or it does not start.
    """
    try:
        answer = ask_driver()
    except OSError as error:
        raise CompatibilityError(
            "an NVIDIA driver (libcuda.so.1)",
            f"none: {error}",
            'install the driver, or run on the CPU with load(..., device="cpu")',
        ) from error
    if answer.status or answer.version is None:
        received = f"{answer.failed or 'cuDriverGetVersion'}: {answer.complaint or 'no version'}"
        raise CompatibilityError(
            "a working NVIDIA driver",
            received,
            "see tvmbn doctor; in a container, start it with --gpus all",
        )
    return Driver(answer.version, answer.gpus)


def _gpu(cuda: ctypes.CDLL, index: int) -> Gpu:
    device, memory = ctypes.c_int(), ctypes.c_size_t()
    major, minor, count = ctypes.c_int(), ctypes.c_int(), ctypes.c_int()
    name = ctypes.create_string_buffer(256)
    _ask(cuda.cuDeviceGet, ctypes.byref(device), index)
    _ask(cuda.cuDeviceGetName, name, len(name), device)
    _ask(cuda.cuDeviceTotalMem_v2, ctypes.byref(memory), device)
    _ask(cuda.cuDeviceGetAttribute, ctypes.byref(major), MAJOR_ATTRIBUTE, device)
    _ask(cuda.cuDeviceGetAttribute, ctypes.byref(minor), MINOR_ATTRIBUTE, device)
    _ask(cuda.cuDeviceGetAttribute, ctypes.byref(count), COUNT_ATTRIBUTE, device)
    text = name.value.decode(errors="replace")
    return Gpu(index, text, (major.value, minor.value), memory.value, count.value)


def _ask(function: Any, *args: object) -> None:
    status = function(*args)
    if status:
        raise _Refusal(status, function.__name__)


def runs_on(architecture: str, capability: tuple[int, int]) -> bool:
    """Whether code built for ``architecture`` runs on a GPU of ``capability``.

    Machine code runs on its own major version from its minor version up (``sm_86`` on 8.9, not
    on 9.0); with suffix ``a`` on that version alone; with ``f`` as plain code does. PTX
    (``compute_XX``) runs on that version and all later ones.
    """
    match = re.fullmatch(r"(sm|compute)_(\d+)(\d)([af]?)", architecture)
    if match is None:
        return False
    built = (int(match[2]), int(match[3]))
    if match[4] == "a":
        return capability == built
    if match[1] == "compute" and not match[4]:
        return capability >= built
    return capability[0] == built[0] and capability[1] >= built[1]


@lru_cache(maxsize=1)
def cpu_flags() -> frozenset[str]:
    """Instruction sets of this CPU as Linux names them; empty where they are not listed."""
    try:
        text = Path("/proc/cpuinfo").read_text()
    except OSError:
        return frozenset()
    match = re.search(r"^(?:flags|Features)\s*:(.*)$", text, re.MULTILINE)
    flags = set(match[1].split()) if match else set()
    if "lzcnt" in flags:
        flags.add("abm")
    return frozenset(flags)


def check_cpu(need: dict[str, str] | None) -> None:
    """Raise CompatibilityError unless this CPU has the ``arch`` and ``features`` of ``need``."""
    if need is None:
        return
    arch, level = need.get("arch"), need.get("features")
    if arch and arch != platform.machine():
        raise CompatibilityError(
            f"a CPU of architecture {arch}",
            platform.machine(),
            "build the bundle on this kind of machine",
        )
    if not level:
        return
    missing = FEATURE_LEVELS.get(level, frozenset({level})) - cpu_flags()
    if missing:
        raise CompatibilityError(
            f"a CPU with {level}",
            f"one without {', '.join(sorted(missing))}",
            "build the bundle for this CPU, or use a newer machine",
        )
