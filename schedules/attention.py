# SPDX-License-Identifier: Apache-2.0
"""Attention as one kernel: scores and their softmax stay in registers, products are mma.sync's."""

from __future__ import annotations

from dataclasses import dataclass
from math import e, log2, prod
from typing import Any

from tvm import tirx
from tvm.script.ir_builder import IRBuilder
from tvm.tirx.script.builder import ir as build_ir

from tvmbn.schedules import kernel as k
from tvmbn.schedules.conv_problem import INDEXABLE
from tvmbn.schedules.conv_words import copy_or_zero, load_matrices, load_turned, product
from tvmbn.schedules.kernel import T

# Queries of a block, 16 a warp.
QUERIES, THREADS = 64, 128
# Keys of a step: with longer heads fewer, so that 48 KiB of shared memory hold a step.
KEYS, SHORT = 64, 64
LONGEST = 128
STEP = 16
# Halves of 16 bytes: the smallest copy, and what rows in shared memory lie apart beside their
# elements, so that eight of them begin in different banks.
PIECE = 8
NAMES = ("q", "k", "v", "mask", "y")
_LOG2E = log2(e)
_LOWEST = -3.4028234663852886e38


@dataclass(frozen=True)
class Attention:
    """softmax(q k^T scale + mask) v of float16, computed in float32.

    Attributes
    ----------
    groups : tuple
        Leading sizes of q (groups, queries, size), k and v (groups, keys, size); the first may be
        an expression.
    mask : tuple of int, optional
        Sizes of the mask, as many as the scores have; 1 where it is the same for all.
    mask_dtype : str
        float16 or float32.
    """

    groups: tuple[Any, ...]
    queries: int
    keys: int
    size: int
    scale: float
    mask: tuple[Any, ...] | None = None
    mask_dtype: str = "float16"

    def suits(self) -> bool:
        """Whether the kernel computes this."""
        first, *rest = self.groups
        return (
            self.size % STEP == 0
            and 0 < self.size <= LONGEST
            and self.queries > 0
            and self.keys > 0
            and all(isinstance(d, int) and d > 0 for d in rest)
            and not (isinstance(first, int) and not 0 < first <= self.most)
            and self.most > 0
        )

    @property
    def most(self) -> int:
        """Largest first size that 32-bit offsets reach."""
        each = max(self.queries * self.size, self.keys * self.size)
        if self.mask is not None:
            each = max(each, self.queries * self.keys)
        return (INDEXABLE - 1) // (prod(self.groups[1:]) * each)


def build(attention: Attention) -> Any:
    """Write the kernel: a function of q, k, v, the mask if there is one, and y."""
    with IRBuilder() as builder, build_ir.prim_func():
        T.func_name("main")
        Writer(attention).write()
    return builder.get()


class Writer:
    """Emits the kernel. A thread has two rows of 16x8 scores, or sums, and two columns of each."""

    def __init__(self, attention: Attention) -> None:
        self.of = attention
        self.step = KEYS if attention.size <= SHORT else KEYS // 2
        self.apart = attention.size + PIECE
        groups: Any = 1
        for each in attention.groups:
            groups = groups * each
        self.groups = groups
        count = {"q": attention.queries, "y": attention.queries}
        sizes = {n: groups * (count.get(n, attention.keys) * attention.size) for n in NAMES}
        dtypes = dict.fromkeys(NAMES, "float16") | {"mask": attention.mask_dtype}
        if attention.mask is not None:
            sizes["mask"] = 1
            for each in attention.mask:
                sizes["mask"] = sizes["mask"] * each
        self.tensors = {
            n: k.Array(T.arg(n, T.buffer((sizes[n],), dtypes[n])))
            for n in NAMES
            if n != "mask" or attention.mask is not None
        }

    def write(self) -> None:
        """The kernel."""
        of = self.of
        if not isinstance(of.groups[0], int):
            with T.Assert(of.groups[0] <= of.most, f"needs a batch of at most {of.most}"):
                pass
        tiles = k.ceildiv(of.queries, QUERIES)
        with (
            k.launch(self.groups * tiles, THREADS) as (block, thread),
            T.attr(0, "pragma_unroll_explicit", 0),
        ):
            self.thread = thread
            self.lane = k.hold(T.truncmod(thread, k.WARP))
            self.warp = k.hold(T.truncdiv(thread, k.WARP))
            self.group = k.hold(T.truncdiv(block, tiles))
            self.first = k.hold(T.truncmod(block, tiles) * QUERIES)
            self.row = k.hold(self.first + self.warp * STEP + T.truncdiv(self.lane, 4))
            self.column = k.hold(T.truncmod(self.lane, 4) * 2)
            self.mask_at = k.hold(self.mask_begin()) if of.mask is not None else None
            self.held = {
                n: k.shared((QUERIES if n == "q" else self.step) * self.apart, "float16")
                for n in "qkv"
            }
            self.sums = k.registers(of.size // 2, "float32")
            self.scores = k.registers(self.step // 2, "float32")
            self.largest, self.total = (k.registers(2, "float32") for _ in range(2))
            with T.unroll(0, of.size // 2) as i:
                self.sums[i] = T.float32(0)
            for half in range(2):
                self.largest[half], self.total[half] = T.float32(_LOWEST), T.float32(0)
            self.fetch("q", self.first, of.queries, QUERIES)
            with T.serial(0, k.ceildiv(of.keys, self.step)) as turn:
                self.turn(k.let(turn * self.step))
            self.finish()

    def fetch(self, name: str, first: Any, count: int, rows: int) -> None:
        """Start copying rows from ``first`` on, zeros for those past the ``count`` there are."""
        pieces = self.of.size // PIECE
        base = k.let(self.group * (count * self.of.size))
        for start in range(0, rows * pieces, THREADS):
            at = k.let(self.thread + start)
            row, column = k.let(T.truncdiv(at, pieces)), T.truncmod(at, pieces) * PIECE
            there = tirx.const(True, "bool") if count % rows == 0 else first + row < count
            source = self.tensors[name].address(base + (first + row) * self.of.size + column)
            to = self.held[name].address(row * self.apart + column)
            with k.when(at < rows * pieces):
                copy_or_zero(to, source, 2 * PIECE, there, cached=False)

    def turn(self, first: Any) -> None:
        """Take in the keys from ``first`` on."""
        of = self.of
        k.block_sync()  # nobody reads the last ones any more
        self.fetch("k", first, of.keys, self.step)
        k.copy_commit()
        self.fetch("v", first, of.keys, self.step)
        k.copy_commit()
        k.copy_wait(1)
        k.block_sync()
        self.compare()
        self.soften(first)
        k.copy_wait(0)
        k.block_sync()
        self.add()

    def compare(self) -> None:
        """Products of queries and keys."""
        with T.unroll(0, self.step // 2) as i:
            self.scores[i] = T.float32(0)
        lane = self.lane
        # Matrices of a left operand lie one below the other, of a right one along the sum first.
        left = k.let((self.warp * STEP + T.truncmod(lane, 16)) * self.apart)
        left = k.let(left + T.truncdiv(lane, 16) * 8)
        right = k.let((T.truncmod(lane, 8) + T.truncdiv(lane, 16) * 8) * self.apart)
        right = k.let(right + T.truncmod(T.truncdiv(lane, 8), 2) * 8)
        a, b = k.registers(4, "uint32"), k.registers(4, "uint32")
        for along in range(0, self.of.size, STEP):
            load_matrices(a.address(0), self.held["q"].address(left + along))
            for key in range(0, self.step, STEP):
                load_matrices(
                    b.address(0), self.held["k"].address(right + key * self.apart + along)
                )
                for half in range(2):
                    to = self.scores.address((key // 8 + half) * 4)
                    product(to, a.address(0), b.address(2 * half), "float16")

    def soften(self, first: Any) -> None:
        """From products to exponentials, relative to the largest score of each row so far."""
        scores, of = self.scores, self.of
        ragged = of.keys % self.step != 0
        for i in range(self.step // 2):
            half, column = i // 2 % 2, k.let(first + self.column + (i // 4 * 8 + i % 2))
            value = scores[i] * T.float32(of.scale)
            if of.mask is not None:
                value = value + self.mask_value(self.row + half * 8, column)
            if ragged:
                value = tirx.Select(column < of.keys, value, T.float32(float("-inf")))
            scores[i] = value
        for half in range(2):
            mine = [i for i in range(self.step // 2) if i // 2 % 2 == half]
            most = k.registers(1, "float32")
            most[0] = self.largest[half]
            for i in mine:
                most[0] = T.max(most[0], scores[i])
            for distance in (1, 2):
                most[0] = T.max(most[0], k.from_lane_across(most[0], distance))
            shrink = k.registers(1, "float32")
            shrink[0] = T.exp2((self.largest[half] - most[0]) * T.float32(_LOG2E))
            self.largest[half] = most[0]
            self.total[half] = self.total[half] * shrink[0]
            for i in mine:
                scores[i] = T.exp2((scores[i] - most[0]) * T.float32(_LOG2E))
                self.total[half] = self.total[half] + scores[i]
            for i in range(of.size // 2):
                if i // 2 % 2 == half:
                    self.sums[i] = self.sums[i] * shrink[0]

    def add(self) -> None:
        """Add the values, weighted by the exponentials."""
        count, lane = self.step // 2, self.lane
        halves, words = k.registers(count, "float16"), k.registers(count // 2, "uint32")
        for i in range(count):
            halves[i] = T.cast(self.scores[i], "float16")
        for i in range(count // 2):
            k.move(words.address(i), halves.address(2 * i), 4)
        right = k.let(T.truncmod(lane, 16) * self.apart + T.truncdiv(lane, 16) * 8)
        b = k.registers(4, "uint32")
        for key in range(0, self.step, STEP):
            for column in range(0, self.of.size, STEP):
                at = right + key * self.apart + column
                load_turned(b.address(0), self.held["v"].address(at))
                for half in range(2):
                    to = self.sums.address((column // 8 + half) * 4)
                    product(to, words.address(key // 4), b.address(2 * half), "float16")

    def finish(self) -> None:
        """Divide, and write rows in pieces of 16 bytes by way of the warp's own queries' place."""
        of, held = self.of, self.held["q"]
        for half in range(2):
            for distance in (1, 2):
                other = k.from_lane_across(self.total[half], distance)
                self.total[half] = self.total[half] + other
        k.warp_sync()
        pair = k.registers(2, "float16")
        line = k.let(self.warp * STEP)
        for i in range(0, of.size // 2, 2):
            half = i // 2 % 2
            for j in range(2):
                pair[j] = T.cast(self.sums[i + j] / self.total[half], "float16")
            row = line + T.truncdiv(self.lane, 4) + half * 8
            to = held.address(row * self.apart + self.column + i // 4 * 8)
            k.move(to, pair.address(0), 4)
        k.warp_sync()
        pieces = of.size // PIECE
        base = k.let(self.group * (of.queries * of.size))
        for start in range(0, STEP * pieces, k.WARP):
            at = k.let(self.lane + start)
            row, column = k.let(line + T.truncdiv(at, pieces)), T.truncmod(at, pieces) * PIECE
            query = k.let(self.first + row)
            with k.when(query < of.queries):
                to = self.tensors["y"].address(base + query * of.size + column)
                k.move(to, held.address(row * self.apart + column), 2 * PIECE)

    def mask_begin(self) -> Any:
        """Where the mask of the group begins."""
        of = self.of
        assert of.mask is not None
        at, below, stride = T.int32(0), 1, prod(of.mask[-2:])
        for size, mine in zip(of.groups[:0:-1], of.mask[-3:0:-1], strict=True):
            if mine != 1:
                at = at + T.truncmod(T.truncdiv(self.group, below), size) * stride
            below, stride = below * size, stride * mine
        if isinstance(of.mask[0], int) and of.mask[0] == 1:
            return at
        return at + T.truncdiv(self.group, below) * stride

    def mask_value(self, row: Any, column: Any) -> Any:
        """The mask of a score; 0 where there is none."""
        of = self.of
        assert of.mask is not None
        rows, columns = of.mask[-2:]
        at = self.mask_at
        tests = []
        if rows != 1:
            at = at + row * columns
            tests += [row < of.queries] if of.queries % QUERIES else []
        if columns != 1:
            at = at + column
            tests += [column < of.keys] if of.keys % self.step else []
        value = T.cast(self.tensors["mask"][at], "float32")
        return T.if_then_else(tirx.all(*tests), value, T.float32(0)) if tests else value
