# SPDX-License-Identifier: Apache-2.0
"""How a reduction is taken apart by default, before any stage is scheduled."""

from __future__ import annotations

from math import gcd

from tvmbn.ops.base import Reduction, Split
from tvmbn.schedules.bands import rows_in_a_band
from tvmbn.schedules.common import largest_divisor
from tvmbn.schedules.rows import widest
from tvmbn.target import Target

# Blocks a multiprocessor should have to choose from, so that loads of one hide waits of another.
_BLOCKS_PER_MULTIPROCESSOR = 8
_SMALLEST_CHUNK = 2048
_LARGEST_CHUNK = 1 << 13
# What a block of 1024 threads keeps of a row in registers: 32 each, and no more elements, since
# the compiler unpacks those of 16 bits (a row of 65536 spills 300 bytes a thread).
_ROW_BYTES = 1 << 17
_ROW_ELEMENTS = 1 << 15
# What an open batch is taken to hold at least: enough work for a GPU.
_OPEN_COUNT = 1 << 18
# Elements whose float32 copy stays in a CPU core's first two cache levels between passes.
_CACHED = 1 << 14


def default(reductions: tuple[Reduction, ...], itemsize: int, target: Target) -> tuple[Split, ...]:
    """Splits that keep the machine busy and each chunk close at hand."""
    found = [_one(reduction, itemsize, target) for reduction in reductions]
    last = reductions[-1] if reductions else None
    if last is not None and last.banded and not last.open and not found[0].chunk:
        rows = rows_in_a_band(last.count, last.groups, itemsize, target)
        if rows:
            found[-1] = Split(rows, 1, banded=True)
    return tuple(found)


def _one(reduction: Reduction, itemsize: int, target: Target) -> Split:
    if target.kind == "llvm":
        return _llvm_rows(reduction) if reduction.kind == "rows" else _llvm_columns(reduction)
    return _cuda(reduction, itemsize, target)


def _llvm_rows(reduction: Reduction) -> Split:
    run, count = reduction.run, reduction.count
    if reduction.open:
        return Split(run * max(_CACHED // run, 1), run)
    if count <= _CACHED or reduction.groups >= 4 * count:
        return Split(0, run)
    if run >= _CACHED:
        chunk = largest_divisor(run, _CACHED)
        # A prime length has no useful divisor: visit it whole rather than one by one.
        return Split(chunk, chunk) if chunk >= _SMALLEST_CHUNK else Split(0, run)
    rows = count // run
    return Split(run * largest_divisor(rows, max(_CACHED // run, 1)), run)


def _llvm_columns(reduction: Reduction) -> Split:
    whole = reduction.count <= _SMALLEST_CHUNK // 8 and not reduction.open
    return Split(0, 1) if whole else Split(256, 1)


def _cuda(reduction: Reduction, itemsize: int, target: Target) -> Split:
    groups = reduction.groups
    count = max(reduction.count, _OPEN_COUNT) if reduction.open else reduction.count
    wanted = _BLOCKS_PER_MULTIPROCESSOR * target.multiprocessors
    if reduction.kind == "columns":
        # A block covers 32 vectors of neighbouring groups.
        blocks = max(groups // (32 * widest(groups, itemsize)), 1)
        chunk = max(count * blocks // wanted, 64)
        if chunk * 2 > count:
            return Split(0, 1)
        return Split(_even(_round(chunk, 64), 64, reduction), 1)
    run = widest(reduction.run, itemsize)
    # Few rows too: more kernels, one after the other, would cost more than idle multiprocessors.
    if _fits(count, itemsize) or groups >= wanted:
        return Split(0, run)
    chunk = min(max(count * groups // wanted, _SMALLEST_CHUNK), _LARGEST_CHUNK)
    return Split(_even(_round(chunk, 256 * run), 64 * run, reduction), run)


def _fits(count: int, itemsize: int) -> bool:
    return count <= _ROW_ELEMENTS and count * itemsize <= _ROW_BYTES


def _round(value: int, step: int) -> int:
    return (value + step - 1) // step * step


def _even(chunk: int, least: int, reduction: Reduction) -> int:
    """A chunk near ``chunk`` that divides the elements, which then need no test; else ``chunk``."""
    if reduction.open:
        return chunk
    whole = largest_divisor(reduction.count // least, chunk // least) * least
    even = reduction.count % least == 0 and whole * 3 >= chunk
    return whole if even else chunk


def valid(split: Split, reduction: Reduction) -> bool:
    """Whether a split, perhaps of another shape's record, fits a reduction."""
    if split.run < 1 or split.chunk < int(split.banded):
        return False
    fits = reduction.run % split.run == 0 if reduction.kind == "rows" else split.run == 1
    if split.banded and (not reduction.banded or reduction.count % split.chunk):
        return False
    return fits and gcd(split.chunk, split.run) == split.run
