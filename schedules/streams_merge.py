# SPDX-License-Identifier: Apache-2.0
"""How blocks of the streams schedule put their sums together.

A block's sums become partial results in memory; then each channel is finished by a few warps of
one block, which merge the partial results of all members in one order. The moments of a block are
about its own mean, and are merged by Chan's formula, as those of the expression's chunks are.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractContextManager
from typing import Any

from tvm import tirx

from tvmbn.schedules import kernel as k
from tvmbn.schedules.common import largest_divisor
from tvmbn.schedules.kernel import T
from tvmbn.schedules.stages import Stage, placeholder
from tvmbn.schedules.streams import Sizes

# Partial results of a channel that a thread reads, about.
_BATCH = 4


class Merge:
    """Emits the merging of ``terms`` sums a channel, which are moments or plain sums."""

    def __init__(self, sizes: Sizes, terms: int, moments: bool, partials: k.Array) -> None:
        self.sizes, self.config = sizes, sizes.config
        self.terms, self.moments, self.partials = terms, moments, partials
        most = -(-sizes.members // (_BATCH * k.WARP))
        # Warps that share a channel, so that each thread has few partial results to read.
        self.slices = largest_divisor(sizes.warps, most)
        self.sums = k.shared(2 * sizes.warps, "float32")
        self.scratch = k.shared((2 * sizes.groups + 1) * sizes.width, "float32")

    def start(self, thread: Any, member: Any, members: Any) -> None:
        """Name what every later step uses."""
        self.thread, self.member, self.members = thread, member, members
        rows, lanes = self.sizes.rows, self.sizes.lanes
        if self.config.spread:
            self.each = k.hold(T.truncdiv(rows, members * lanes) * lanes)
            self.rest = k.hold(T.truncmod(rows, members * lanes))
        else:
            self.each = k.hold(T.truncdiv(rows, members))
            self.rest = k.hold(T.truncmod(rows, members))

    def begin(self, member: Any) -> Any:
        """First row of a member that has a range of its own."""
        return member * self.each + T.min(member, self.rest)

    def size(self, member: Any) -> Any:
        """Rows of a member."""
        if self.config.spread:
            lanes = self.sizes.lanes
            return self.each + T.max(T.min(self.rest - member * lanes, lanes), 0)
        return self.each + T.if_then_else(member < self.rest, 1, 0)

    def count(self, member: Any) -> Any:
        """The same as a float."""
        return T.cast(self.size(member), "float32")

    def partial(self, tile: Any, channel: Any, member: Any) -> Any:
        """Where a member's partial results of a channel lie."""
        sizes = self.sizes
        return ((tile * sizes.width + channel) * sizes.members + member) * self.terms

    # A block's own sums

    def publish(
        self,
        tile: Any,
        totals: Sequence[k.Array],
        pivot: k.Array | None,
        guard: AbstractContextManager[None],
    ) -> None:
        """Add up the block's threads and write its partial results.

        ``guard`` lets threads pass whose channels exist.
        """
        sizes, config, thread = self.sizes, self.config, self.thread
        vector = config.vector
        group, first = T.truncdiv(thread, config.tile), thread < config.tile * sizes.lanes
        if sizes.folds:
            for total in totals:
                self.fold(total)
            group, first = T.truncdiv(thread, k.WARP), T.truncmod(thread, k.WARP) < config.tile
        base = k.let(T.truncmod(thread, config.tile) * vector)
        with guard:
            with k.when(first):
                for i, total in enumerate(totals):
                    at = (i * sizes.groups + group) * sizes.width + base
                    for lane in range(vector):
                        self.scratch[at + lane] = total[lane]
            if pivot is not None:
                with k.when(thread < config.tile):
                    for lane in range(vector):
                        self.scratch[self.terms * sizes.groups * sizes.width + base + lane] = pivot[
                            lane
                        ]
        k.block_sync()
        for start in range(0, sizes.width, config.threads):
            channel = k.let(start + thread)
            with k.when(
                tirx.And(channel < sizes.width, tile * sizes.width + channel < sizes.channels)
            ):
                self.write_partial(tile, channel)

    def fold(self, total: k.Array) -> None:
        """Add up the lanes of a warp that have the same channels."""
        distance = self.config.tile
        while distance < k.WARP:
            for lane in range(self.config.vector):
                value = total[lane]
                total[lane] = value + k.from_lane_across(value, distance)
            distance *= 2

    def write_partial(self, tile: Any, channel: Any) -> None:
        """Add up one channel's groups; of moments, write the mean and the centred squares."""
        sizes, found = self.sizes, []
        for i in range(self.terms):
            (total,) = k.zeros(["float32"])
            for group in range(sizes.groups):
                total[0] = (
                    total[0] + self.scratch[(i * sizes.groups + group) * sizes.width + channel]
                )
            found.append(k.let(total[0]))
        if self.moments:
            pivot = self.scratch[self.terms * sizes.groups * sizes.width + channel]
            drift = k.let(found[0] / self.count(self.member))
            found = [pivot + drift, found[1] - found[0] * drift]
        for i, value in enumerate(found):
            self.partials[self.partial(tile, channel, self.member) + i] = value

    # The sums of all blocks

    def reducers(self) -> Any:
        """Members that finish channels."""
        return T.min(self.members, self.sizes.width)

    def finish(
        self,
        tile: Any,
        stages: Sequence[Stage],
        buffers: Mapping[Any, k.Array],
        outputs: Mapping[str, Any],
    ) -> None:
        """Finish the channels of a tile, over the blocks first and then over their warps."""
        sizes = self.sizes
        units = self.members * (sizes.warps // self.slices)
        share = T.truncdiv(self.thread, k.WARP * self.slices)
        first = k.hold(share * self.members + self.member)
        self.place = k.hold(T.truncmod(self.thread, k.WARP * self.slices))
        with T.serial(0, T.truncdiv(sizes.width + units - 1, units)) as turn:
            local = k.hold(first + turn * units)
            channel = k.hold(tile * sizes.width + local)
            inside = tirx.And(local < sizes.width, channel < sizes.channels)
            self.finish_channel((tile, local, channel), inside, stages, buffers, outputs)

    def finish_channel(
        self,
        at: tuple[Any, Any, Any],
        inside: Any,
        stages: Sequence[Stage],
        buffers: Mapping[Any, k.Array],
        outputs: Mapping[str, Any],
    ) -> None:
        """Merge one channel's partial results and compute what follows from them.

        Parameters
        ----------
        at : tuple
            Tile, channel of the tile, channel.
        inside : expression
            Whether there is such a channel; threads without one take part in the barriers.
        """
        tile, local, channel = at
        env = self.arguments(channel, inside, stages, buffers)
        held = self.read(tile, local, inside)
        if self.moments:
            found = self.add_up(held, lambda member, mean, _: [self.count(member) * mean], 1)
        else:
            found = self.add_up(held, lambda _, *values: values, self.terms)
        env.update({(stages[0].name, i): value for i, value in enumerate(found)})

        def known(op: Any, index: int, _: Sequence[Any]) -> Any:
            return env[op.name, index]

        def deviation(member: Any, mean: Any, square: Any) -> Sequence[Any]:
            distance = k.let(mean - env["rough_mean", 0])
            moved = k.let(self.count(member) * distance)
            return moved, square + moved * distance

        for stage in stages[1:]:
            if stage.reduced:
                found = self.add_up(held, deviation, 2)
            else:
                found = [k.let(stage.values([channel], known)[0])]
            env.update({(stage.name, i): value for i, value in enumerate(found)})
        with k.when(tirx.And(inside, self.place == 0)):
            for key, value in env.items():
                if key[0] in outputs:
                    buffers[key[0]][channel] = value
                elif key in buffers:
                    buffers[key][channel] = value

    @staticmethod
    def arguments(
        channel: Any, inside: Any, stages: Sequence[Stage], buffers: Mapping[Any, k.Array]
    ) -> dict[tuple[str, int], Any]:
        """Arguments that the stages read at a channel: asked for before the sums are awaited."""
        env: dict[tuple[str, int], Any] = {}
        for stage in stages:
            for op, _, _ in stage.loads([channel] + [T.int32(0)] * len(stage.reduced)):
                key = (op.name, 0)
                if placeholder(op) and len(op.output(0).shape) == 1 and key not in env:
                    value = k.registers(1, str(op.output(0).dtype))
                    with k.when(inside):
                        value[0] = buffers[op.name][channel]
                    env[key] = value[0]
        return env

    def mine(self) -> list[tuple[int, Any]]:
        """Members whose partial results this thread reads."""
        width = k.WARP * self.slices
        return [(i, self.place + i * width) for i in range(-(-self.sizes.members // width))]

    def read(self, tile: Any, local: Any, inside: Any) -> k.Array:
        """Partial results of a channel."""
        held = k.registers(len(self.mine()) * self.terms, "float32")
        for i, member in self.mine():
            with k.when(tirx.And(inside, member < self.members)):
                source = self.partials.address(self.partial(tile, local, member))
                k.move(held.address(i * self.terms), source, 4 * self.terms)
        return held

    def add_up(
        self, held: k.Array, terms: Callable[..., Sequence[Any]], count: int
    ) -> Sequence[Any]:
        """Sums of ``terms(member, *partial results)`` over the members."""
        totals = k.zeros(["float32"] * count)
        for i, member in self.mine():
            with k.when(member < self.members):
                values = [held[i * self.terms + j] for j in range(self.terms)]
                for total, term in zip(totals, terms(member, *values), strict=True):
                    total[0] = total[0] + term
        sums = [k.let(T.cuda.warp_sum(total[0])) for total in totals]
        return sums if self.slices == 1 else self.add_slices(sums)

    def add_slices(self, sums: Sequence[Any]) -> Sequence[Any]:
        """Sums over the warps that share a channel."""
        warps = self.sizes.warps
        warp = k.let(T.truncdiv(self.thread, k.WARP))
        lead = k.let(T.truncdiv(warp, self.slices) * self.slices)
        # Threads may still read what an earlier sum left there.
        k.block_sync()
        with k.when(T.truncmod(self.thread, k.WARP) == 0):
            for i, value in enumerate(sums):
                self.sums[i * warps + warp] = value
        k.block_sync()
        found = []
        for i in range(len(sums)):
            total: Any = T.float32(0)
            for j in range(self.slices):
                total = total + self.sums[i * warps + lead + j]
            found.append(k.let(total))
        return found
