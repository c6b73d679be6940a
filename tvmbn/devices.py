# SPDX-License-Identifier: Apache-2.0
"""What this machine can run: the CUDA driver with its GPUs, and the CPU's instruction sets.

The driver is asked through its own library, so neither a toolkit nor PyTorch is needed.
"""

from __future__ import annotations

import ctypes
import platform
import re
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from tvmbn.errors import CompatibilityError

MAJOR_ATTRIBUTE = 75
MINOR_ATTRIBUTE = 76

# Names as Linux prints them; "abm" is LZCNT.
V2 = frozenset("cx16 lahf_lm popcnt pni sse4_1 sse4_2 ssse3".split())
V3 = V2 | frozenset("abm avx avx2 bmi1 bmi2 f16c fma movbe xsave".split())
V4 = V3 | frozenset("avx512f avx512bw avx512cd avx512dq avx512vl".split())
FEATURE_LEVELS = {"x86-64": frozenset(), "x86-64-v2": V2, "x86-64-v3": V3, "x86-64-v4": V4}


@dataclass(frozen=True)
class Gpu:
    """A GPU as the driver lists it: ``capability`` is (major, minor), such as (9, 0)."""

    index: int
    name: str
    capability: tuple[int, int]

    @property
    def architecture(self) -> str:
        """Compute capability as an architecture, such as ``sm_90``."""
        return "sm_{}{}".format(*self.capability)


@dataclass(frozen=True)
class Driver:
    """The CUDA driver: the newest CUDA version that it serves, and its GPUs."""

    version: tuple[int, int]
    gpus: tuple[Gpu, ...]


@lru_cache(maxsize=1)
def cuda_driver() -> Driver:
    """Ask the CUDA driver for its version and GPUs.

    Raises
    ------
    CompatibilityError
        Where there is no driver or it does not start.
    """
    try:
        cuda = ctypes.CDLL("libcuda.so.1")
    except OSError as error:
        raise CompatibilityError(
            "an NVIDIA driver (libcuda.so.1)",
            f"none: {error}",
            'install the driver, or run on the CPU with load(..., device="cpu")',
        ) from error
    _ask(cuda.cuInit, 0)
    version, count = ctypes.c_int(), ctypes.c_int()
    _ask(cuda.cuDriverGetVersion, ctypes.byref(version))
    _ask(cuda.cuDeviceGetCount, ctypes.byref(count))
    gpus = tuple(_gpu(cuda, i) for i in range(count.value))
    return Driver((version.value // 1000, version.value % 1000 // 10), gpus)


def _gpu(cuda: ctypes.CDLL, index: int) -> Gpu:
    handle, name = ctypes.c_int(), ctypes.create_string_buffer(256)
    major, minor = ctypes.c_int(), ctypes.c_int()
    _ask(cuda.cuDeviceGet, ctypes.byref(handle), index)
    _ask(cuda.cuDeviceGetName, name, 256, handle)
    _ask(cuda.cuDeviceGetAttribute, ctypes.byref(major), MAJOR_ATTRIBUTE, handle)
    _ask(cuda.cuDeviceGetAttribute, ctypes.byref(minor), MINOR_ATTRIBUTE, handle)
    return Gpu(index, name.value.decode(errors="replace"), (major.value, minor.value))


def _ask(function: ctypes._FuncPointer, *args: object) -> None:  # type: ignore[name-defined]
    status = function(*args)
    if status:
        raise CompatibilityError(
            "a working NVIDIA driver",
            f"{function.__name__} answered with error {status}",
            "run nvidia-smi; in a container, start it with --gpus",
        )


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
