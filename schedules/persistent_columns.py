# SPDX-License-Identifier: Apache-2.0
"""Sums across groups that a persistent kernel makes on its way: a row norm's dgamma and dbeta."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tvm import tirx

from tvmbn.schedules import kernel as k
from tvmbn.schedules.kernel import T

# Loads of partial sums that a thread has under way.
AHEAD = 4


class Columns:
    """Each thread adds up its own elements over all its groups; at the end places are added up.

    The order of additions depends on the number of places alone: the same GPU gives the same bits.
    """

    def __init__(self, writer: Any) -> None:
        self.writer = writer
        stages = writer.program.column_sums
        self.terms = [(s.name, i) for s in stages for i in range(len(s.terms))]
        self.length = stages[0].extents[0] if stages else 0

    def declare(self) -> None:
        """Ask for work space: a row of sums for each place."""
        if self.terms:
            shape = (self.writer.most, len(self.terms), self.length)
            self.shares = self.writer.workspace("shares", shape, "float32")

    def allocate(self) -> None:
        """Start every sum at 0."""
        program = self.writer.program
        size = program.steps * program.lanes
        self.own = [k.registers(size, "float32") for _ in self.terms]
        for own in self.own:
            with T.unroll(0, size) as i:
                own[i] = T.float32(0)

    def add(self, at: Any, terms: Sequence[Any]) -> None:
        """Add an element's terms."""
        for own, term in zip(self.own, terms, strict=True):
            own[at] = own[at] + term

    def finish(self, block: Any, place: Any, places: Any) -> None:
        """Add up every place's sums and write what follows from them."""
        if not self.terms:
            return
        self._share(place)
        k.grid_sync()
        writer, warps = self.writer, self.writer.config.threads // k.WARP
        lane, warp = T.truncmod(writer.thread, k.WARP), T.truncdiv(writer.thread, k.WARP)
        board = k.shared(len(self.terms) * warps * k.WARP, "float32")
        tiles, grid = -(-self.length // k.WARP), places * writer.program.parts
        with T.serial(0, T.truncdiv(tiles - block + grid - 1, grid)) as turn:
            column = k.let((turn * grid + block) * k.WARP + lane)
            for i, total in enumerate(self._rows(column, warp, warps, places)):
                board[(i * warps + warp) * k.WARP + lane] = total[0]
            k.block_sync()
            with k.when(tirx.And(writer.thread < k.WARP, column < self.length)):
                self._write(column, board, warps, lane)
            k.block_sync()

    def _share(self, place: Any) -> None:
        """Write this thread's sums to its place's row."""
        writer, lanes = self.writer, self.writer.program.lanes
        width = min(lanes, 4)

        def keep(step: Any, unit: Any) -> None:
            group = tirx.const(0, "int32")
            first = writer.indices(writer.program.loads[0], group, unit, 0)[-1]
            for i, own in enumerate(self.own):
                for begin in range(0, lanes, width):
                    with T.vectorized(0, width) as v:
                        at = begin + v
                        self.shares[place, i, first + at] = own[step * lanes + at]

        writer.each_vector(keep)

    def _rows(self, column: Any, warp: Any, warps: int, places: Any) -> list[k.Array]:
        """A column's sums over every ``warps``-th place."""
        totals = k.zeros(["float32"] * len(self.terms))
        with k.when(column < self.length):
            each = warps * AHEAD
            with T.serial(0, T.truncdiv(places + each - 1, each)) as r:
                with T.unroll(0, AHEAD) as ahead:
                    row = k.let((r * AHEAD + ahead) * warps + warp)
                    with k.when(row < places):
                        for i, total in enumerate(totals):
                            total[0] = total[0] + self.shares[row, i, column]
        return totals

    def _write(self, column: Any, board: k.Array, warps: int, lane: Any) -> None:
        """Add the warps' sums and write the outputs of a column."""
        found = {}
        for i, key in enumerate(self.terms):
            (total,) = k.zeros(["float32"])
            with T.serial(0, warps) as w:
                total[0] = total[0] + board[(i * warps + w) * k.WARP + lane]
            found[key] = total[0]
        for stage in self.writer.program.columns:
            if not stage.reduced:
                (value,) = stage.values([column], lambda op, index, _: found[op.name, index])
                self.writer.buffers[stage.name][column] = value
