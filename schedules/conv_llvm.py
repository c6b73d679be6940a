# SPDX-License-Identifier: Apache-2.0
"""Direct convolution on the CPU: vectors along one axis, a register tile along the other.

A task (parallel) goes through tiles of lanes by tile outputs; a tile's sums stay in registers
over the whole reduction. Bounds that do not divide are split off as a last tile of their own
(LoopPartition), so that whole tiles run without a test in them.
"""

from __future__ import annotations

from typing import Any

from tvm import s_tir

from tvmbn.schedules.common import extent
from tvmbn.schedules.conv_loops import Config, Loops, unroll_taps

# TVM's LoopPartition acts on loops with this mark.
PARTITION = "pragma_loop_partition_hint"


def apply_llvm(sch: s_tir.Schedule, blocks: tuple[str, ...], config: Config) -> None:
    """Schedule the stages ``blocks`` of one convolution."""
    y, conv = sch.get_sblock("y"), sch.get_sblock("conv")
    loops = Loops.of(sch, y, config.layout)
    vector = loops.axis(config.axis)
    pixel_vectors = config.axis == "w"
    other = loops.m if pixel_vectors else loops.p[-1]
    vector, lane = sch.split(vector, [None, config.lanes])
    other, element = sch.split(other, [None, config.tile])
    channels, pixels = (other, vector) if pixel_vectors else (vector, other)
    leading: list[Any] = [loops.n, loops.m if config.axis == "g" else loops.g]
    if config.inner == "pixels":
        first, rest = sch.split(channels, [None, config.chunk])
        tasks, tiles = [*leading, first], [rest, *loops.p[:-1], pixels]
    else:
        first, rest = sch.split(pixels, [None, config.chunk])
        tasks, tiles = [*leading, *loops.p[:-1], first], [rest, channels]
    sch.reorder(*tasks, *tiles, element, lane)
    task = sch.fuse(*tasks)
    sch.parallel(task)
    _stage_inputs(sch, blocks, config, task)
    sch.set_scope(conv, 0, "local")
    sch.compute_at(conv, tiles[-1], preserve_unit_loops=True)
    sums = Loops.of(sch, conv, config.layout)
    sum_lane = sums.axis(config.axis)
    sum_element = sums.m if pixel_vectors else sums.p[-1]
    sch.reorder(*sums.r, sum_element, sum_lane)
    unroll_taps(sch, sums.r[1:])
    for loop in (sum_element, element):
        sch.unroll(loop)
    for loop in (sum_lane, lane):
        sch.vectorize(loop)
    sch.decompose_reduction(conv, sums.r[0])
    for loop in tiles:
        node: Any = sch.get(loop)
        # With 64-bit loops TVM 0.27 mixes index types in the parts and then fails to vectorise.
        if str(node.loop_var.ty.dtype) == "int32":
            sch.annotate(loop, PARTITION, 1)


def _stage_inputs(sch: s_tir.Schedule, blocks: tuple[str, ...], config: Config, task: Any) -> None:
    kernel = sch.get_sblock("kernel")
    if config.axis == "w":
        sch.compute_inline(kernel)
    else:
        _pack(sch, kernel, config)
    if "data" not in blocks:
        return
    data = sch.get_sblock("data")
    loops = Loops.of(sch, data, config.layout)
    if config.layout == "NHWC":
        sch.parallel(sch.fuse(loops.n, *loops.p[:-1]))
    else:
        sch.parallel(sch.fuse(loops.n, loops.g, loops.m))


def _pack(sch: s_tir.Schedule, kernel: Any, config: Config) -> None:
    """Order the weight so that a tile reads it from front to back, one vector after another."""
    g, m = sch.get_loops(kernel)[-2:]
    lanes = config.lanes
    count = extent(sch, m if config.axis == "m" else g) or 1
    if count % lanes == 0:

        def blocked(*index: Any) -> list[Any]:
            *k, c, g, m = index
            if config.axis == "m":
                return [g, m // lanes, *k, c, m % lanes]
            return [g // lanes, m, *k, c, g % lanes]

        sch.transform_layout(kernel, ("write", 0), blocked)
    sch.parallel(sch.fuse(*sch.get_loops(kernel)[:-1]))
