# SPDX-License-Identifier: Apache-2.0
"""How blocks that share a group exchange their parts' results."""

from __future__ import annotations

from typing import Any

from tvm import tirx

from tvmbn.schedules import kernel as k
from tvmbn.schedules.kernel import T
from tvmbn.schedules.persistent import STATISTICS


class Exchange:
    """Published results of the parts, through memory or through a cluster's shared memory.

    Through memory each block writes its part's results and counts itself; one warp waits for all,
    merges them in the order of the parts and tells its block. In a cluster every block stores its
    results into every other's shared memory, and each warp merges them.
    """

    def __init__(self, writer: Any) -> None:
        self.writer = writer
        self.crossing = writer.program.crossing()
        self.clustered = bool(self.crossing) and writer.config.cluster
        self.in_memory = bool(self.crossing) and not self.clustered

    def declare(self) -> None:
        """Ask for work space."""
        program = self.writer.program
        if self.in_memory:
            size = program.groups * program.parts * len(self.crossing)
            self.partials = self.writer.workspace("partials", (size,), "float32")
            self.counters = self.writer.workspace("counters", (program.groups,), "int64")

    def allocate(self) -> None:
        """Ask for shared memory."""
        self.stats = k.shared(STATISTICS, "float32")
        if self.clustered:
            size = 2 * self.writer.program.parts * len(self.crossing)
            self.board = k.shared(size, "float32")

    def start(self, block: Any, places: Any) -> None:
        """Make ready before the first group."""
        if self.clustered:
            # No block may be written to before it runs.
            k.cluster_arrive()
            k.cluster_wait()
        elif self.in_memory:
            self._zero_counters(block, places)

    def _zero_counters(self, block: Any, places: Any) -> None:
        """Start every group's arrivals at nothing, whatever the work space held."""
        groups, threads = self.writer.program.groups, self.writer.config.threads
        total = places * self.writer.program.parts * threads
        with T.serial(0, T.truncdiv(groups + total - 1, total)) as i:
            at = k.let(i * total + block * threads + self.writer.thread)
            with k.when(at < groups):
                self.counters[at] = T.int64(0)
        k.grid_sync()

    def publish(self) -> None:
        """Show the part's results to the other blocks of the group."""
        writer = self.writer
        if self.clustered:
            with k.when(writer.thread < writer.program.parts):
                for i, key in enumerate(self.crossing):
                    at = self.board.address(self._on_board(writer.part, i))
                    k.store_peer(at, writer.thread, writer.env[key])
            k.cluster_arrive()
        elif self.in_memory:
            with k.when(writer.thread == 0):
                for i, key in enumerate(self.crossing):
                    self.partials[self._in_memory(writer.part, i)] = writer.env[key]
                k.arrive(self.counters.address(writer.item))

    def _on_board(self, part: Any, index: int) -> Any:
        row = self.writer.turn * self.writer.program.parts + part
        return row * len(self.crossing) + index

    def _in_memory(self, part: Any, index: int) -> Any:
        row = self.writer.item * self.writer.program.parts + part
        return row * len(self.crossing) + index

    def _published(self, part: Any, index: int) -> Any:
        if self.clustered:
            return self.board[self._on_board(part, index)]
        return k.published(self.partials.address(self._in_memory(part, index)))

    def collect(self) -> None:
        """Await the group's other parts and finish it."""
        if self.clustered:
            k.cluster_wait()
            self._merge()
        elif self.in_memory:
            self._collect_from_memory()

    def _collect_from_memory(self) -> None:
        writer = self.writer
        later = writer.program.read_last()
        with k.when(writer.thread < k.WARP):
            with k.when(writer.thread == 0):
                k.await_count(self.counters.address(writer.item), writer.program.parts)
            k.warp_sync()
            self._merge()
            with k.when(writer.thread == 0):
                for i, key in enumerate(later):
                    self.stats[writer.turn * len(later) + i] = writer.env[key]
        k.block_sync()
        for i, key in enumerate(later):
            writer.env[key] = k.let(self.stats[writer.turn * len(later) + i])

    def _merge(self) -> None:
        """The group's own stages, by each warp that gets here; a lane takes every 32nd part."""
        writer, parts = self.writer, self.writer.program.parts
        rounds = -(-parts // k.WARP)
        held = {key: k.registers(rounds, "float32") for key in self.crossing}
        lane = T.truncmod(writer.thread, k.WARP)
        for r in range(rounds):
            part = lane + r * k.WARP
            for array in held.values():
                array[r] = T.float32(0)
            with k.when(part < parts):
                for i, array in enumerate(held.values()):
                    array[r] = self._published(part, i)
        for stage in writer.program.second:
            if not stage.reduced:
                lead = tirx.And(writer.thread == 0, writer.part == 0)
                writer.scalar(stage, lead)
                continue
            totals = k.zeros(stage.dtypes)
            for r in range(rounds):
                part = lane + r * k.WARP

                def one(op: Any, index: int, _: Any, r: int = r) -> Any:
                    key = (op.name, index)
                    return held[key][r] if key in held else writer.env[key]

                with k.when(part < parts):
                    terms = stage.values([writer.item, part], one)
                    for total, term in zip(totals, terms, strict=True):
                        total[0] = total[0] + term
            for i, total in enumerate(totals):
                writer.env[stage.name, i] = k.let(T.cuda.warp_sum(total[0]))
