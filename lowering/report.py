# SPDX-License-Identifier: Apache-2.0
"""Readable text of lowered functions and of what kernels use."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import prod
from typing import Any

from tvm import tirx

from tvmbn.errors import BuildError
from tvmbn.lowering.cuda import KernelResources
from tvmbn.lowering.pipeline import Lowered
from tvmbn.spec import ITEMSIZE
from tvmbn.target import LARGEST_BLOCK, LARGEST_COLUMN, LARGEST_GRID, STATIC, Target

WARP = 32
# The hardware hands out registers to a warp in units of 256, eight a thread.
REGISTER_UNIT = 8
# What the driver reserves of shared memory for each block from sm_80 on.
RESERVED_SHARED = 1024
BLOCKS = 32
FIX = "use another plan: tune again, or leave the choice to the default"
_ADDRESS = re.compile(r'"(0x[0-9a-f]+)((?:\.w\d+\.b\d+)?)"')
COLUMNS = "kernel threads registers shared dynamic stack spills blocks/SM".split()


def tir(lowered: Lowered, target: Target) -> str:
    """Device functions, then host functions, as they go into code generation."""
    parts = [f"# device: {target.arch}\n{m.script()}" for m in lowered.devices.values()]
    return "\n\n".join([*parts, f"# host\n{lowered.host.script()}"]) + "\n"


def llvm_ir(text: str) -> str:
    """LLVM IR with the addresses that TVM names alias classes by replaced by running numbers."""
    numbers: dict[str, str] = {}

    def name(found: re.Match[str]) -> str:
        return f'"buffer{numbers.setdefault(found[1], str(len(numbers)))}{found[2]}"'

    return _ADDRESS.sub(name, text)


def with_launches(
    kernels: Sequence[KernelResources], lowered: Lowered
) -> tuple[KernelResources, ...]:
    """Fill in threads a block and dynamic shared memory from the device functions."""
    functions = {
        str(var.name_hint): func
        for module in lowered.devices.values()
        for var, func in module.functions.items()
    }
    for kernel in kernels:
        func = functions.get(kernel.kernel)
        if func is None:
            continue
        launch = Launch.of(func)
        kernel.threads, kernel.dynamic_shared_bytes = launch.threads, launch.dynamic
    return tuple(kernels)


@dataclass(frozen=True)
class Launch:
    """What a device function asks of a launch, as far as its sizes are known.

    Attributes
    ----------
    threads : int
        Threads of a block.
    blocks : dict of str to int
        Blocks by dimension.
    static, dynamic : int
        Bytes of shared memory of either kind.
    """

    threads: int
    blocks: dict[str, int]
    static: int
    dynamic: int

    @classmethod
    def of(cls, func: Any) -> Launch:
        """That of a device function."""
        extents: dict[str, int] = {}
        memory = {"shared": 0, "shared.dyn": 0}
        for node in statements(func.body):
            if isinstance(node, tirx.AttrStmt) and node.attr_key == "thread_extent":
                if isinstance(node.value, tirx.IntImm):
                    extents[str(node.node.thread_tag)] = int(node.value.value)
            elif isinstance(node, tirx.AllocBuffer):
                buffer: Any = node.buffer
                if buffer.scope() in memory:
                    memory[buffer.scope()] += _bytes(buffer)
        threads = prod(n for tag, n in extents.items() if tag.startswith("threadIdx"))
        blocks = {tag: n for tag, n in extents.items() if tag.startswith("blockIdx")}
        return cls(threads, blocks, *memory.values())


def check_launches(lowered: Lowered, target: Target) -> None:
    """Refuse what compiles, and then cannot be launched on any GPU of the target.

    Raises
    ------
    BuildError
        Naming the kernel and the limit that it goes beyond.
    """
    for module in lowered.devices.values():
        for var, func in module.functions.items():
            launch = Launch.of(func)
            limits = [
                ("threads of a block", launch.threads, LARGEST_BLOCK),
                ("bytes of static shared memory", launch.static, STATIC),
                ("bytes of shared memory", launch.static + launch.dynamic, target.shared_bytes),
            ]
            for tag, count in launch.blocks.items():
                most = LARGEST_GRID if tag.endswith(".x") else LARGEST_COLUMN
                limits.append((f"blocks along {tag}", count, most))
            for what, count, most in limits:
                if count > most:
                    raise BuildError(f"at most {most} {what} in {var.name_hint}", f"{count}", FIX)


def statements(node: Any) -> Iterator[Any]:
    """Yield a statement and all statements inside it, outermost first."""
    pending = [node]
    while pending:
        current = pending.pop()
        yield current
        for part in ("body", "then_case", "else_case"):
            if (child := getattr(current, part, None)) is not None:
                pending.append(child)
        if isinstance(current, tirx.SeqStmt):
            pending.extend(current.seq)


def _bytes(buffer: Any) -> int:
    if not all(isinstance(d, tirx.IntImm) for d in buffer.shape):
        return 0
    dtype = str(buffer.dtype)
    return prod(int(d.value) for d in buffer.shape) * ITEMSIZE.get(dtype, 1)


def blocks_per_multiprocessor(kernel: KernelResources, target: Target) -> int:
    """How many blocks of a kernel can be resident at once, by registers, threads and memory."""
    if not kernel.threads:
        return 0
    warps = -(-kernel.threads // WARP)
    registers = -(-max(kernel.registers, 1) // REGISTER_UNIT) * REGISTER_UNIT * warps * WARP
    shared = kernel.shared_bytes + kernel.dynamic_shared_bytes + RESERVED_SHARED
    memory = target.shared_bytes + RESERVED_SHARED
    limits = (
        BLOCKS,
        target.threads // (warps * WARP),
        target.registers // registers,
        memory // shared,
    )
    return min(limits)


def resources(kernels: Sequence[KernelResources], target: Target) -> str:
    """Table with one line a kernel."""
    rows: list[Sequence[str]] = [COLUMNS]
    for k in kernels:
        sizes = (k.threads, k.registers, k.shared_bytes, k.dynamic_shared_bytes)
        resident = blocks_per_multiprocessor(k, target)
        rows.append((k.kernel, *map(str, (*sizes, k.stack_bytes, k.spill_bytes, resident))))
    widths = [max(len(row[i]) for row in rows) for i in range(len(COLUMNS))]
    lines = []
    for row in rows:
        numbers = [c.rjust(w) for c, w in zip(row[1:], widths[1:], strict=True)]
        lines.append("  ".join([row[0].ljust(widths[0]), *numbers]))
    head = f"{target.arch}: registers a thread; shared memory, stack and spills in bytes"
    return "\n".join([head, *lines]) + "\n"
