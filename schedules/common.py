# SPDX-License-Identifier: Apache-2.0
"""Steps that several schedules are made of."""

from __future__ import annotations

from collections.abc import Iterable
from math import prod
from typing import Any

from tvm import sym, tirx

# An s_tir.Schedule. TVM types what its queries return as unions that no checker can narrow.
Sch = Any


def largest_divisor(number: int, limit: int) -> int:
    """Largest divisor of ``number`` that is at most ``limit``."""
    return max(d for d in range(1, min(number, limit) + 1) if number % d == 0)


def extent(sch: Sch, loop: Any) -> int | None:
    """Iterations of a loop, or None where they are symbolic."""
    value = sch.get(loop).extent
    return int(value) if isinstance(value, tirx.IntImm) else None


def known_extent(sch: Sch, loops: Iterable[Any], unknown: int = 1 << 20) -> int:
    """Product of the loops' extents, with ``unknown`` standing for a symbolic one."""
    return prod(extent(sch, loop) or unknown for loop in loops)


def shared_loop(sch: Sch, names: tuple[str, ...], groups: int) -> Any:
    """Fuse each stage's ``groups`` leading loops and merge the stages under one loop.

    The stages stand side by side in order of computation, so running them group by group keeps
    every dependency inside an iteration.
    """
    fused = []
    for name in names:
        loops = sch.get_loops(sch.get_sblock(name))[:groups]
        fused.append(sch.fuse(*loops) if groups > 1 else loops[0])
    return sch.merge(*fused) if len(fused) > 1 else fused[0]


def lane_reads(sch: Sch, block: Any, axis: int) -> list[int]:
    """Indices of the block's reads whose last index moves with block axis ``axis``."""
    return [i for i, _, _ in _moving_reads(sch, block, axis)]


def _moving_reads(sch: Sch, block: Any, axis: int) -> list[tuple[int, Any, Any]]:
    """Each such read's index, its last index and the axis' variable."""
    node = sch.get(block)
    var = node.iter_vars[axis].var
    found = []
    for i, region in enumerate(node.reads):
        if region.source.ty.storage_scope != "global" or not region.region:
            continue
        used = tirx.analysis.undefined_vars(region.region[-1].min)
        if any(v.same_as(var) for v in used):
            found.append((i, region.region[-1].min, var))
    return found


def load_vectors(sch: Sch, block: Any, axis: int, at: Any, elements_at: Any = None) -> None:
    """Read what varies along block axis ``axis`` through registers, a vector at a time.

    Arithmetic itself stays scalar: TVM's CUDA code for eight float lanes does not compile. What
    has more dimensions than one is loaded at ``elements_at`` instead, where that is given. What
    several neighbours share is no vector and stays where it is read.
    """
    for index, last, var in _moving_reads(sch, block, axis):
        if not sym.detect_linear_equation(last, [var]):
            continue
        many = len(sch.get(block).reads[index].region) > 1
        copy = sch.cache_read(block, index, "local", [block])
        place = elements_at if many and elements_at is not None else at
        sch.compute_at(copy, place, preserve_unit_loops=True)
        sch.vectorize(sch.get_loops(copy)[-1])


def store_copy(sch: Sch, block: Any) -> Any:
    """Let a stage write to registers; the new stage behind it copies these to memory.

    The caller gives both the same loops and merges them. Moving the copy under the stage's loops
    instead (reverse_compute_at) loses the test against a tail and writes past the end.
    """
    return sch.cache_write(block, 0, "local")


def one_thread(sch: Sch, block: Any, threads: int, axis: str) -> None:
    """Let only the first of ``threads`` threads run a block that has no loop of its own."""
    unit = sch.add_unit_loop(block)
    _, thread = sch.split(unit, [None, threads])
    sch.bind(thread, axis)


def writes_are(sch: Sch, block: Any, scope: str) -> bool:
    """Whether everything the block writes lies in ``scope``."""
    return all(region.source.ty.storage_scope == scope for region in sch.get(block).writes)


def keep_local(sch: Sch, names: Iterable[str], elsewhere: set[str]) -> None:
    """Keep in registers whatever the stages write and nothing in ``elsewhere`` names.

    Each thread then holds its own copy of a group's statistics. With shared memory TVM 0.27
    omits the barrier between writer and readers when several rows share a block.
    """
    for name in names:
        block = sch.get_sblock(name)
        for index, region in enumerate(sch.get(block).writes):
            if region.source.name not in elsewhere:
                sch.set_scope(block, index, "local")


def sum_copies(sch: Sch, block: Any, elsewhere: set[str] | None = None) -> list[str]:
    """Names of new stages that write a sum's results to memory; the sum keeps them in registers.

    Of all its results, or of those in ``elsewhere``.

    A sum across threads that writes to memory itself forgets, in TVM 0.27, that the last block
    may have rows beyond the last group; and of several sums all must be kept alike.
    """
    written = [region.source.name for region in sch.get(block).writes]
    return [
        sch.get(sch.cache_write(block, index, "local")).name_hint
        for index, name in enumerate(written)
        if elsewhere is None or name in elsewhere
    ]
