# SPDX-License-Identifier: Apache-2.0
"""CUDA source to machine code with nvcc: cubin, PTX, resource use and SASS. Needs no TVM."""

from __future__ import annotations

import os
import re
import subprocess
import tempfile
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from tvmbn.errors import BuildError
from tvmbn.lowering.toolchain import Nvcc, find_disassembler, find_host_compiler, find_nvcc
from tvmbn.target import Target

NVCC_SECONDS = 300
DISASSEMBLE_SECONDS = 120
ERROR_LINES = 8
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
    """Result of one nvcc run."""

    image: bytes
    cubin: bytes
    ptx: str
    resources: tuple[KernelResources, ...]


def compile_source(source: str, target: Target, with_ptx: bool = False) -> MachineCode:
    """Compile CUDA source for exactly one architecture.

    Division, square root and NaN keep IEEE behaviour; products and sums may fuse.

    Parameters
    ----------
    with_ptx : bool
        Put the PTX into the image too, so that the driver of a later GPU can compile it.

    Raises
    ------
    BuildError
        Where nvcc rejects the source or does not finish.
    ToolchainError
        Where nvcc or its host compiler is missing.
    """
    nvcc = find_nvcc()
    with tempfile.TemporaryDirectory(prefix="tvmbn-nvcc-") as name:
        folder = Path(name)
        # Names that nvcc may write into its output are the same in every build.
        (folder / "kernel.cu").write_text(source)
        options = [
            "-cubin",
            "-O3",
            f"-arch={target.arch}",
            "-std=c++17",
            "--resource-usage",
            "--keep",
            "-allow-unsupported-compiler",  # it only preprocesses here
            *("-ccbin", str(find_host_compiler())),
            *("-o", "kernel.cubin", "kernel.cu"),
        ]
        log = _run(nvcc, options, folder)
        cubin = (folder / "kernel.cubin").read_bytes()
        ptx = (folder / "kernel.ptx").read_text()
        image = _fatbin(nvcc, target, folder) if with_ptx else cubin
        return MachineCode(image, cubin, ptx, tuple(parse_resources(log)))


def _fatbin(nvcc: Nvcc, target: Target, folder: Path) -> bytes:
    tool = nvcc.path.with_name("fatbinary")
    virtual = target.virtual_arch
    options = [
        "-64",
        "--compress-mode=none",  # the architecture check reads the cubin's header in place
        "--create=kernel.fatbin",
        f"--image3=kind=elf,sm={target.arch.removeprefix('sm_')},file=kernel.cubin",
        f"--image3=kind=ptx,sm={virtual.removeprefix('compute_')},file=kernel.ptx",
    ]
    try:
        subprocess.run(
            [tool, *options], cwd=folder, check=True, capture_output=True, timeout=NVCC_SECONDS
        )
    except (OSError, subprocess.SubprocessError) as error:
        detail = (getattr(error, "stderr", None) or b"").decode(errors="replace")
        raise BuildError("fatbinary to join cubin and PTX", detail or str(error)) from error
    return (folder / "kernel.fatbin").read_bytes()


def _run(nvcc: Nvcc, options: Sequence[str], folder: Path) -> str:
    # nvcc passes TMPDIR names on to cicc; inside the folder they vanish with it.
    environment = os.environ | {"TMPDIR": str(folder)}
    environment.pop("NVCC_APPEND_FLAGS", None)
    environment.pop("NVCC_PREPEND_FLAGS", None)
    try:
        done = subprocess.run(
            [nvcc.path, *options],
            cwd=folder,
            env=environment,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            errors="replace",
            timeout=NVCC_SECONDS,
            check=False,
        )
    except subprocess.TimeoutExpired as error:
        raise BuildError(
            f"{nvcc.label} to finish within {NVCC_SECONDS} s",
            "no end",
            "choose a plan with less unrolling",
        ) from error
    except OSError as error:
        raise BuildError(f"{nvcc.path} to run", str(error)) from error
    if done.returncode:
        raise BuildError(
            f"CUDA source that {nvcc.label} accepts", first_errors(done.stderr + done.stdout)
        )
    return done.stderr + done.stdout


def first_errors(log: str) -> str:
    """First lines of a compiler's output that report errors."""
    lines = [line.strip() for line in log.splitlines() if line.strip()]
    errors = [line for line in lines if "error" in line.lower() or "fatal" in line.lower()]
    return "\n".join((errors or lines)[:ERROR_LINES]) or "no message"


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
        path = Path(name, "kernel.cubin")
        path.write_bytes(cubin)
        options = ["-sass"] if tool.name == "cuobjdump" else ["--print-code"]
        try:
            done = subprocess.run(
                [tool, *options, path.name],
                cwd=name,
                check=True,
                capture_output=True,
                text=True,
                timeout=DISASSEMBLE_SECONDS,
            )
        except (OSError, subprocess.SubprocessError) as error:
            detail = getattr(error, "stderr", None) or str(error)
            raise BuildError(f"{tool.name} to read the cubin", detail.strip()) from error
        return done.stdout
