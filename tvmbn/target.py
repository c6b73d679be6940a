# SPDX-License-Identifier: Apache-2.0
"""Compilation targets: ``llvm`` for the CPU and ``sm_XX`` for one NVIDIA architecture each."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Literal

from tvmbn.errors import TargetError, closest

TargetKind = Literal["llvm", "cuda"]
# What no GPU goes beyond: threads of a block, blocks of a launch along x and along the other
# dimensions, and bytes of shared memory that a block has without asking.
LARGEST_BLOCK, LARGEST_GRID, LARGEST_COLUMN, STATIC = 1024, (1 << 31) - 1, 65535, 48 * 1024


@dataclass(frozen=True)
class Target:
    """What the compiler and the schedules need to know about one target.

    The numbers are those of a typical device of the architecture, never those of the machine at
    hand, so that a build gives the same bytes everywhere.

    Attributes
    ----------
    name : str
        As on the command line: ``llvm``, ``sm_90``, ...
    kind : {"llvm", "cuda"}
    devices : str
        Well-known devices, for people.
    multiprocessors : int
        Streaming multiprocessors of a typical device; 0 for llvm.
    shared_bytes : int
        Most shared memory that one block can opt in to, in bytes; 0 for llvm.
    threads : int
        Most resident threads of a multiprocessor; 0 for llvm.
    registers : int
        32-bit registers of a multiprocessor; 0 for llvm.
    portable : bool
        Whether kernels keep to instructions that later architectures have too, because their PTX
        goes out beside the machine code.
    """

    name: str
    kind: TargetKind
    devices: str
    multiprocessors: int = 0
    shared_bytes: int = 0
    threads: int = 0
    registers: int = 0
    portable: bool = False

    @property
    def arch(self) -> str:
        """Architecture as nvcc names it; ``llvm`` for the CPU."""
        return self.name

    @property
    def virtual_arch(self) -> str:
        """PTX architecture, e.g. ``compute_90a``; empty for the CPU."""
        return self.name.replace("sm_", "compute_") if self.kind == "cuda" else ""

    @property
    def capability(self) -> tuple[int, int]:
        """Compute capability (major, minor); (0, 0) for the CPU."""
        if self.kind == "llvm":
            return (0, 0)
        return capability(self.name)

    @property
    def exact(self) -> bool:
        """Whether the code uses features of this one architecture only (``sm_90a``)."""
        return self.name.endswith("a")

    def runs_on(self, major: int, minor: int) -> bool:
        """Whether machine code for this target runs on a device of that compute capability.

        A cubin runs on its own major version from its own minor version upwards; code with
        architecture-specific features runs on exactly its own.
        """
        have = self.capability
        if self.kind == "llvm":
            return False
        if self.exact:
            return have == (major, minor)
        return have[0] == major and have[1] <= minor


def capability(arch: str) -> tuple[int, int]:
    """Compute capability of ``sm_XXX``, with or without a trailing letter.

    Raises
    ------
    TargetError
        For any other text.
    """
    digits = arch.removeprefix("sm_").rstrip("af")
    if not arch.startswith("sm_") or not digits.isdecimal() or len(digits) < len("75"):
        raise TargetError("an architecture such as sm_90", repr(arch))
    return int(digits[:-1]), int(digits[-1])


def _gpu(name: str, devices: str, multiprocessors: int, shared_kib: int, threads: int) -> Target:
    return Target(name, "cuda", devices, multiprocessors, shared_kib * 1024, threads, 65536)


_TARGETS = {
    t.name: t
    for t in (
        Target("llvm", "llvm", "the CPU (x86-64-v3 on x86-64)"),
        _gpu("sm_75", "T4, RTX 20", 40, 64, 1024),
        _gpu("sm_80", "A100, A30", 108, 163, 2048),
        _gpu("sm_86", "A10, A40, RTX 30", 84, 99, 1536),
        _gpu("sm_89", "L4, L40S, RTX 40", 128, 99, 1536),
        _gpu("sm_90", "H100, H200", 132, 227, 2048),
        _gpu("sm_90a", "H100, H200, with wgmma", 132, 227, 2048),
        _gpu("sm_100", "B200, GB200", 148, 227, 2048),
        _gpu("sm_120", "RTX 50, RTX PRO 6000", 170, 99, 1536),
    )
}


def all_targets() -> tuple[Target, ...]:
    """Every known target, the CPU first, then GPUs by age."""
    return tuple(_TARGETS.values())


def parse(name: str) -> Target:
    """Target called ``name``.

    Raises
    ------
    TargetError
        For a name that is not in :func:`all_targets`.
    """
    try:
        return _TARGETS[name]
    except (KeyError, TypeError):
        raise TargetError(
            f"a target among {', '.join(_TARGETS)}",
            repr(name),
            # sm_91 resembles sm_90 and yet is no slip of the pen
            (not re.fullmatch(r"sm_\d+[af]?", str(name)) and closest(name, _TARGETS))
            or "a cubin runs on later minor versions of its architecture too: sm_80 serves sm_87",
        ) from None
