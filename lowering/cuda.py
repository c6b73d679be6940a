# SPDX-License-Identifier: Apache-2.0
"""CUDA source to machine code: cubin, PTX, resource use and SASS. Needs no TVM."""

from __future__ import annotations

import re
import tempfile
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from tvmbn.lowering.frontend import PTX, Frontend, choose
from tvmbn.lowering.process import run_tool
from tvmbn.lowering.toolchain import find_disassembler, find_nvcc
from tvmbn.target import Target, parse

CUBIN = "kernel.cubin"
FATBIN = "kernel.fatbin"
# TVM includes this header, and defines these two, from sm_80 on only; CUDA emulates bfloat16 below.
BFLOAT16 = """\
#include <cuda_bf16.h>
__device__ nv_bfloat16 max(nv_bfloat16 a, nv_bfloat16 b) { return __hgt(a, b) ? a : b; }
__device__ nv_bfloat16 min(nv_bfloat16 a, nv_bfloat16 b) { return __hlt(a, b) ? a : b; }
"""
# TVM includes it with cooperative groups, for barriers that no kernel has: another second to read.
BARRIERS, BARRIER = "#include <cuda/barrier>\n", "cuda::barrier"
# Instructions that only the machine code of one exact architecture may have, and its target.
EXACT = {"wgmma.": {"sm_90": "sm_90a"}}
_ENTRY = re.compile(r"Compiling entry function '([^']+)' for '([^']+)'")
_STACK = re.compile(r"(\d+) bytes stack frame, (\d+) bytes spill stores, (\d+) bytes spill loads")
_USED = re.compile(r"Used (\d+) registers")
_SHARED = re.compile(r"(\d+) bytes smem")
_BARRIERS = re.compile(r"used (\d+) barriers")


@dataclass
class KernelResources:
    """What ptxas reports about one kernel; ``dynamic_shared_bytes`` comes from the lowered TIR."""

    kernel: str
    registers: int = 0
    shared_bytes: int = 0
    dynamic_shared_bytes: int = 0
    stack_bytes: int = 0
    spill_bytes: int = 0
    barriers: int = 0
    threads: int = 0

    def to_json(self) -> dict[str, Any]:
        """Plain-data form, as it stands in a manifest."""
        return asdict(self)


@dataclass(frozen=True)
class MachineCode:
    """What came of one source: ``image`` is the cubin, or a fatbin of cubin and PTX.

    ``target`` is the one that the instructions need, ``log`` what ptxas said.
    """

    target: Target
    image: bytes
    cubin: bytes
    ptx: str
    resources: tuple[KernelResources, ...]
    compiler: str
    log: str


def compile_source(
    source: str, target: Target, with_ptx: bool = False, frontend: Frontend | None = None
) -> MachineCode:
    """Compile CUDA source for exactly one architecture.

    Where the source has instructions of ``sm_90a`` alone, that is what it becomes for ``sm_90``.
    Division, square root and NaN keep IEEE behaviour; products and sums may fuse.

    Parameters
    ----------
    with_ptx : bool
        Put the PTX into the image too, so that the driver of a later GPU can compile it.
    frontend : Frontend, optional
        By default what :func:`tvmbn.lowering.frontend.choose` finds.

    Raises
    ------
    BuildError
        Where the source is rejected or a tool does not finish.
    ToolchainError
        Where a tool is missing.
    """
    front = frontend or choose()
    target = needed(source, target)
    with tempfile.TemporaryDirectory(prefix="tvmbn-cuda-") as name:
        folder = Path(name)
        ptx = front.ptx(source, target, folder)
        (folder / PTX).write_text(ptx)
        command = [_tool("ptxas"), f"-arch={target.arch}", "-O3", "-v", "-o", CUBIN, PTX]
        log = run_tool(command, folder, f"PTX of {front.label} that ptxas accepts")
        cubin = (folder / CUBIN).read_bytes()
        image = _fatbin(target, folder) if with_ptx else cubin
        return MachineCode(target, image, cubin, ptx, tuple(parse_resources(log)), front.label, log)


def needed(source: str, target: Target) -> Target:
    """Target that the instructions of a source for ``target`` need."""
    for text, exact in EXACT.items():
        if text in source and target.name in exact:
            return parse(exact[target.name])
    return target


def complete(source: str, target: Target) -> str:
    """Add to TVM's CUDA source what it leaves out for a target; take out what nothing uses."""
    if BARRIER not in source:
        source = source.replace(BARRIERS, "")
    lacks = target.capability < (8, 0) and "nv_bfloat16" in source
    return BFLOAT16 + source if lacks else source


def _fatbin(target: Target, folder: Path) -> bytes:
    options = [
        "-64",
        "--compress-mode=none",  # the architecture check reads the cubin's header in place
        f"--create={FATBIN}",
        f"--image3=kind=elf,sm={target.arch.removeprefix('sm_')},file={CUBIN}",
        f"--image3=kind=ptx,sm={target.arch.removeprefix('sm_')},file={PTX}",
    ]
    run_tool([_tool("fatbinary"), *options], folder, "fatbinary to join cubin and PTX")
    return (folder / FATBIN).read_bytes()


def _tool(name: str) -> Path:
    """Find a tool of the very toolkit that nvcc belongs to: versions must not mix."""
    return find_nvcc().path.with_name(name)


def parse_resources(log: str) -> list[KernelResources]:
    """Read ptxas' ``--resource-usage`` report, one record a kernel in order of appearance."""
    found: list[KernelResources] = []
    for line in log.splitlines():
        if match := _ENTRY.search(line):
            found.append(KernelResources(match[1]))
        if not found:
            continue
        kernel = found[-1]
        if match := _STACK.search(line):
            kernel.stack_bytes = int(match[1])
            kernel.spill_bytes = int(match[2]) + int(match[3])
        if match := _USED.search(line):
            kernel.registers = int(match[1])
            kernel.shared_bytes = int(m[1]) if (m := _SHARED.search(line)) else 0
            kernel.barriers = int(m[1]) if (m := _BARRIERS.search(line)) else 0
    return found


def disassemble(cubin: bytes) -> str:
    """SASS text of a cubin.

    Raises
    ------
    ToolchainError
        Where no disassembler is installed.
    BuildError
        Where it rejects the cubin.
    """
    tool = find_disassembler()
    with tempfile.TemporaryDirectory(prefix="tvmbn-sass-") as name:
        folder = Path(name)
        (folder / CUBIN).write_bytes(cubin)
        option = "-sass" if tool.name == "cuobjdump" else "--print-code"
        return run_tool([tool, option, CUBIN], folder, f"{tool.name} to read the cubin")
