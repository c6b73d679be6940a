# SPDX-License-Identifier: Apache-2.0
"""Names for the loops of a convolution's stages, and the knobs that both back ends share."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

from tvm import tirx

from tvmbn.schedules.common import extent

# TVM annotates reorder(*loops) and fuse(*loops) as taking lists, which no call satisfies.
Sch = Any
Axis = Literal["g", "m", "w"]
UNROLLED_TAPS = 32


@dataclass(frozen=True)
class Config:
    """Knobs of a convolution's schedule.

    Attributes
    ----------
    layout : {"NCHW", "NHWC"}
        Order of the stages' loops; follows from the spec, the tuner leaves it alone.
    axis : {"g", "m", "w"}
        Loop of the vectors (llvm) or of neighbouring threads (cuda): group, output channel
        within the group, or innermost pixel dimension.
    lanes : int
        llvm: elements of ``axis`` in one vector, a power of two or all of them.
        cuda: threads of a block along ``axis``.
    tile : int
        Elements a task or thread keeps in registers along the other axis: pixels where ``axis``
        is a channel, channels where it is a pixel.
    inner : {"pixels", "channels"}
        llvm: whose tiles a task goes through; the operand of the other is used again and again.
    chunk : int
        llvm: tiles of the outer axis in one task. cuda: elements of ``axis`` a thread computes.
    by_image : bool
        llvm: pad and widen one image of the batch at a time, not the whole batch before all sums.
    rows : int
        cuda: threads of a block along the other axis.
    reduce : int
        cuda: input channels staged in shared memory at a time; 0 reads global memory directly.
    """

    layout: Literal["NCHW", "NHWC"]
    axis: Axis
    lanes: int
    tile: int
    inner: Literal["pixels", "channels"] = "pixels"
    chunk: int = 1
    by_image: bool = False
    rows: int = 1
    reduce: int = 0


@dataclass
class Loops:
    """Loops of a feature-map stage by meaning; ``p`` are the pixel loops, ``r`` the sum's."""

    n: Any
    g: Any
    m: Any
    p: list[Any]
    r: list[Any]

    @classmethod
    def of(cls, sch: Sch, block: Any, layout: str) -> Loops:
        """Name the innermost loops of ``block``, which are in the order of its iterators."""
        node: Any = sch.get(block)
        kinds = [iv.iter_type for iv in node.iter_vars]
        loops = sch.get_loops(block)[-len(kinds) :]
        spatial = [
            loop for loop, kind in zip(loops, kinds, strict=True) if kind == tirx.IterVar.DataPar
        ]
        r = loops[len(spatial) :]
        n, *rest = spatial
        if layout == "NHWC":
            *p, g, m = rest
        else:
            g, m, *p = rest
        return cls(n, g, m, p, r)

    def axis(self, name: Axis) -> Any:
        """Loop that ``Config.axis`` names."""
        return {"g": self.g, "m": self.m, "w": self.p[-1]}[name]


def unroll_taps(sch: Sch, taps: list[Any]) -> None:
    """Unroll kernel positions from the innermost outwards while the code stays small."""
    copies = 1
    for loop in reversed(taps):
        count = extent(sch, loop)
        if count is None or copies * count > UNROLLED_TAPS:
            return
        copies *= count
        sch.unroll(loop)
