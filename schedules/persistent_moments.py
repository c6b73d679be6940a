# SPDX-License-Identifier: Apache-2.0
"""Mean and centred squares of a block's share of a group, in one pass over the elements.

The expression makes two: one for a first mean, one for the distances to it. Here a thread's
distances are to the mean of its first vector, and threads and warps are merged by the distances of
their means to the first one's. The mean of a part 1/f of the values is at most sqrt(f - 1) standard
deviations from the mean of all, whatever they are: a sum of squares loses no more than a factor f
to it, here the vectors of a thread, the lanes of a warp and the warps of a block.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tvmbn.schedules import kernel as k
from tvmbn.schedules.kernel import T


class Moments:
    """Emits the pass; ``writer`` is that of the persistent kernel.

    ``count`` is a thread's number of elements: a number where all have the same.
    """

    def __init__(self, writer: Any) -> None:
        self.writer = writer
        program, threads = writer.program, writer.config.threads
        even = program.steps * threads * program.parts == program.units
        self.warps = threads // k.WARP
        self.lanes = program.lanes
        self.count: Any = float(program.steps * program.lanes) if even else None

    def find(self) -> tuple[Any, Any]:
        """Mean and centred squares over the block, the same in every thread."""
        self.pivot, self.drift, self.spread, self.held = k.zeros(["float32"] * 4)
        self._pass()
        count = k.let(self.held[0]) if self.count is None else self.count
        share = k.let(_over(self.drift[0], count))
        mean = k.let(self.pivot[0] + share)
        square = k.let(self.spread[0] - self.drift[0] * share)
        return self._merge_block(*self._merge_warp(mean, square, count))

    def _pass(self) -> None:
        """A thread's sums, while the copies arrive."""
        first = True
        for number, batch in enumerate(self.writer.program.batches):
            if self.writer.config.slots:
                self.writer.wait(number)
            if first:
                self.writer.each_vector(self._first, range(1))
            rest = range(1, batch.stop) if first else batch
            if rest:
                self.writer.each_vector(self._add, rest)
            first = False

    def _values(self, step: Any, unit: Any) -> list[Any]:
        total = self.writer.program.moments[0]
        return [k.let(terms[0]) for terms in self.writer.terms(total, step, unit)]

    def _first(self, step: Any, unit: Any) -> None:
        values = self._values(step, unit)
        total: Any = T.float32(0)
        for value in values:
            total = total + value
        self.pivot[0] = k.finite(total * T.float32(1 / self.lanes))
        self._add_values(values)

    def _add(self, step: Any, unit: Any) -> None:
        self._add_values(self._values(step, unit))

    def _add_values(self, values: Sequence[Any]) -> None:
        for value in values:
            distance = k.let(value - self.pivot[0])
            self.drift[0] = self.drift[0] + distance
            self.spread[0] = self.spread[0] + distance * distance
        if self.count is None:
            self.held[0] = self.held[0] + T.float32(self.lanes)

    def _merge_warp(self, mean: Any, square: Any, count: Any) -> tuple[Any, Any, Any]:
        lead = k.let(k.finite(k.from_lane(mean, 0)))
        return _merge(lead, mean, square, count, self._total(count, k.WARP))

    def _merge_block(self, mean: Any, square: Any, count: Any) -> tuple[Any, Any]:
        if self.warps == 1:
            return mean, square
        scratch, thread = self.writer.scratch, self.writer.thread
        lane, warp = T.truncmod(thread, k.WARP), T.truncdiv(thread, k.WARP)
        values = [mean, square, *([count] if self.count is None else [])]
        at = self.writer.scratch_at(0)
        with k.when(lane == 0):
            for i, value in enumerate(values):
                scratch[at + i * self.warps + warp] = value
        k.block_sync()
        found = k.zeros(["float32"] * 3)
        with k.when(lane < self.warps):
            for i in range(len(values)):
                found[i][0] = scratch[at + i * self.warps + lane]
            if self.count is not None:
                found[2][0] = T.float32(count)
        lead = k.let(k.finite(scratch[at]))
        total = self._total(found[2][0] if self.count is None else count, self.warps)
        mean, square, count = (value[0] for value in found)
        return _merge(lead, mean, square, count, total)[:2]

    def _total(self, count: Any, members: int) -> Any:
        """Elements of all members."""
        return count * members if self.count is not None else k.let(T.cuda.warp_sum(count))


def _merge(lead: Any, mean: Any, square: Any, count: Any, total: Any) -> tuple[Any, Any, Any]:
    """Mean and centred squares of the lanes' together, and the elements they are of."""
    distance = k.let(mean - lead)
    moved = k.let(count * distance)
    drift = k.let(T.cuda.warp_sum(moved))
    spread = k.let(T.cuda.warp_sum(square + moved * distance))
    share = k.let(_over(drift, total))
    return k.let(lead + share), k.let(spread - drift * share), total


def _over(total: Any, count: Any) -> Any:
    """Mean of ``count`` values; 0 of none."""
    return total / (count if isinstance(count, float) else T.max(count, T.float32(1)))
