# SPDX-License-Identifier: Apache-2.0
"""What a persistent kernel computes: an expression's stages, sorted by when they run."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import Any

from tvmbn.ops.expression import WIDE, Expression
from tvmbn.schedules.persistent import Config
from tvmbn.schedules.stages import Stage, operations, placeholder

# Groups of copies that the first pass waits for one after the other.
MOST_BATCHES = 8
# First of the three stages that find a mean and the sums of the distances to it and their squares.
MOMENTS = ("total", "part_total")


class Program:
    """Stages and sizes.

    A group's elements are ``units`` vectors of ``lanes``; each of the ``parts`` blocks that share
    a group takes ``chunk`` of them, each thread ``steps``. Element coordinates are (group, part,
    unit, lane), without the part where groups are whole.

    Attributes
    ----------
    loads : list of Stage
        Those that only hold the elements of an argument.
    moments : list of Stage
        The elements' sum, a first mean, and the sums of the distances to it and of their squares;
        empty where no variance is wanted.
    first : list of Stage
        A part's other sums and what follows from all; where groups are whole, the group's.
    second : list of Stage
        What a shared group's parts are merged by.
    last : list of Stage
        Outputs with a value an element.
    columns, column_sums : list of Stage
        Sums across groups, with what follows from them and without.
    source : dict of str to str
        Argument that each load holds.
    batches : list of range
        Steps whose copies are waited for together.
    index : str
        Dtype that counts all elements.
    """

    def __init__(self, expression: Expression, config: Config) -> None:
        self.expression = expression
        self.ops = operations(expression)
        rows = [p for p in expression.phases if p.kind == "rows"]
        self.chunked = len(rows) > 1
        self.loads = self._stages(rows[0].loads)
        self.source = {s.name: argument(s, s.origin)[0] for s in self.loads}
        first = self._stages([n for n in rows[0].blocks if n not in rows[0].loads])
        self.first = [s for s in first if not self.is_full(s)]
        self.moments = self.first[:3] if self.first[0].name in MOMENTS else []
        self.first = self.first[len(self.moments) :]
        self.second = self._stages(rows[1].blocks) if self.chunked else []
        # A whole group's outputs stand in its own phase.
        maps = [n for p in expression.phases if p.kind == "map" for n in p.blocks]
        self.last = [s for s in first if self.is_full(s)] + self._stages(maps)
        columns = [n for p in expression.phases if p.kind == "columns" for n in p.blocks]
        self.columns = self._stages(columns)
        self.column_sums = [s for s in self.columns if s.reduced]
        extents = self.loads[0].extents
        self.groups, self.chunk, self.lanes = extents[0], extents[-2], extents[-1]
        self.parts = extents[1] if self.chunked else 1
        self.dtype = self.loads[0].dtypes[0]
        shape = expression.inputs[self.source[self.loads[0].name]].shape
        elements = prod(int(size) for size in shape)
        self.index = "int64" if elements >= WIDE else "int32"
        self.units = elements // self.groups // self.lanes
        self.steps = -(-self.chunk // config.threads)
        size = -(-self.steps // MOST_BATCHES)
        self.batches = [range(i, min(i + size, self.steps)) for i in range(0, self.steps, size)]

    def _stages(self, names: Sequence[str]) -> list[Stage]:
        return [Stage(self.ops[name]) for name in names]

    def is_full(self, stage: Stage) -> bool:
        """Whether a stage is an output with a value an element."""
        held = {*self.source, *self.source.values()}
        reads = any(op.name in held for op, _, _ in stage.loads(stage.origin))
        return reads and not stage.reduced and stage.name in self.expression.outputs

    def crossing(self) -> list[tuple[str, int]]:
        """Results of a part, by stage and output, that the group's own stages read."""
        found: dict[tuple[str, int], None] = {}
        names = {s.name for s in self.first}
        for stage in self.second:
            for op, index, _ in stage.loads(stage.origin):
                if op.name in names:
                    found[op.name, index] = None
        return list(found)

    def read_last(self) -> list[tuple[str, int]]:
        """Results of a shared group that its outputs read."""
        made = {(s.name, i) for s in self.second for i in range(len(s.dtypes))}
        return [key for key in self._reads(self.last) if key in made]

    def is_read(self, name: str) -> bool:
        """Whether any stage reads another's result."""
        stages = (*self.first, *self.second, *self.last, *self.columns)
        return any(name == read for read, _ in self._reads(stages))

    @staticmethod
    def _reads(stages: Sequence[Stage]) -> list[tuple[str, int]]:
        found: dict[tuple[str, int], None] = {}
        for stage in stages:
            for op, index, _ in stage.loads(stage.origin):
                found[op.name, index] = None
        return list(found)


def argument(load: Stage, point: Sequence[Any]) -> tuple[str, tuple[Any, ...]]:
    """Which argument a load stage reads, and where."""
    return next((op.name, at) for op, _, at in load.loads(point) if placeholder(op))
