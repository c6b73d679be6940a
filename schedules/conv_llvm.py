# SPDX-License-Identifier: Apache-2.0
"""Direct convolution on the CPU: vectors along one axis, a register tile along the other.

A task (parallel) goes through tiles of lanes by tile outputs; a tile's sums stay in registers
over the whole reduction. Bounds that do not divide are split off as a last tile of their own
(LoopPartition), so that whole tiles run without a test in them.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import product
from math import prod
from typing import Any

from tvmbn.ops.conv_expression import Canonical
from tvmbn.ops.conv_geometry import Geometry
from tvmbn.schedules.common import extent
from tvmbn.schedules.conv_loops import Config, Loops, Sch, unroll_taps
from tvmbn.spec import ITEMSIZE, OpSpec, accumulator

WIDEST = 16  # lanes: two vectors of float32
ACCUMULATORS = 8  # vectors of sums held in registers
NARROW = 4  # pixels, too few for a vector
# Parallel pieces of work: enough for the cores of a large CPU, each still many tiles long.
TASKS = 128
# Above this, a padded or widened copy of the whole batch costs memory and leaves the caches.
COPY_BYTES = 1 << 25
# TVM's LoopPartition acts on loops with this mark.
PARTITION = "pragma_loop_partition_hint"


def default_llvm(spec: OpSpec) -> Config:
    """Config by rule: vectors along what is contiguous in the output, where there is enough."""
    form = Canonical.of(spec)
    geo = form.geometry
    layout = "NHWC" if form.channels_last else "NCHW"
    width = form.known(geo.out[-1])
    if form.channels_last:
        axis = "g" if geo.cout == 1 else "m"
        count = geo.groups if axis == "g" else geo.cout
    else:
        # Where each pixel has kernel elements of its own, a vector of pixels gathers them.
        scattered = geo.transposed and max(geo.stride) > 1
        narrow = width < NARROW < geo.cout
        axis, count = ("m", geo.cout) if narrow or scattered else ("w", width)
    lanes = _lanes(count, geo) if axis == "w" else _channel_lanes(count)
    other = geo.cout if axis == "w" else width
    tile = _divisor(other, ACCUMULATORS // (2 if lanes == WIDEST else 1))
    channels, pixels = (other, width) if axis == "w" else (count, other)
    c_tile, p_tile = (tile, lanes) if axis == "w" else (lanes, tile)
    inputs = geo.groups * geo.cin * form.known(prod(geo.size))
    # The smaller operand is the one to go through again and again; a last vector of pixels
    # that is not whole can only be split off from a loop inside a task.
    light = prod(geo.weight_shape) <= inputs and not (axis == "w" and width % lanes)
    inner = "channels" if axis == "g" or (light and geo.cout > 1) else "pixels"
    leading = form.known(form.batch) * (geo.cout if axis == "g" else geo.groups)
    if inner == "channels":
        leading *= form.known(prod(geo.out[:-1]))
        tiles = -(-pixels // p_tile)
    else:
        tiles = -(-channels // c_tile)
    chunk = min(tiles, max(1, leading * tiles // TASKS))
    acc = accumulator(spec.dtype)
    copies = acc != spec.dtype or geo.transposed or any((*geo.begin, *geo.end))
    size = inputs * form.known(form.batch) * ITEMSIZE[acc]
    return Config(layout, axis, lanes, tile, inner, chunk, by_image=copies and size > COPY_BYTES)


def space_llvm(base: Config) -> Iterator[Config]:
    """Neighbours of a default, for a tuner."""
    for lanes, tile in product((4, 8, 16, 32), (1, 2, 3, 4, 6, 7, 8, 12)):
        for inner, chunk in product(("pixels", "channels"), {1, base.chunk, 4 * base.chunk}):
            yield replace(base, lanes=lanes, tile=tile, inner=inner, chunk=chunk)


def _lanes(width: int, geo: Geometry) -> int:
    """Pixels in a vector. Depthwise rows up to 32 are best taken whole, strided ones by 8."""
    if geo.depthwise:
        if geo.stride[-1] > 1:
            return min(width, 8)
        return width if width <= 2 * WIDEST else 8
    if width % WIDEST == 0 or width >= 3 * WIDEST:
        return WIDEST  # of 49 pixels, 48 in whole vectors
    return next((lanes for lanes in (8, 7) if width % lanes == 0), min(width, 8))


def _channel_lanes(count: int) -> int:
    """Channels in a vector: whole vectors where there is a choice."""
    for lanes in (WIDEST, 8, 4):
        if count % lanes == 0:
            return lanes
    return min(WIDEST, count)


def _divisor(count: int, most: int) -> int:
    """Largest divisor of ``count`` up to ``most``, or ``most`` where all are small."""
    best = max(d for d in range(1, most + 1) if count % d == 0)
    return best if best > most // 2 else min(most, count)


def apply_llvm(sch: Sch, blocks: tuple[str, ...], config: Config) -> None:
    """Schedule the stages ``blocks`` of one convolution."""
    y, conv = sch.get_sblock("y"), sch.get_sblock("conv")
    loops = Loops.of(sch, y, config.layout)
    vector = loops.axis(config.axis)
    pixel_vectors = config.axis == "w"
    other = loops.m if pixel_vectors else loops.p[-1]
    vector, lane = sch.split(vector, [None, config.lanes])
    other, element = sch.split(other, [None, config.tile])
    channels, pixels = (other, vector) if pixel_vectors else (vector, other)
    leading: list[Any] = [] if config.by_image else [loops.n]
    leading.append(loops.m if config.axis == "g" else loops.g)
    if config.inner == "pixels":
        first, rest = sch.split(channels, [None, config.chunk])
        tasks, tiles = [*leading, first], [rest, *loops.p[:-1], pixels]
    else:
        first, rest = sch.split(pixels, [None, config.chunk])
        tasks, tiles = [*leading, *loops.p[:-1], first], [rest, channels]
    sch.reorder(loops.n, *tasks[0 if config.by_image else 1 :], *tiles, element, lane)
    sch.parallel(sch.fuse(*tasks))
    sch.set_scope(conv, 0, "local")
    sch.compute_at(conv, tiles[-1], preserve_unit_loops=True)
    _stage_inputs(sch, blocks, config, loops.n)
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


def _stage_inputs(sch: Sch, blocks: tuple[str, ...], config: Config, image: Any) -> None:
    kernel = sch.get_sblock("kernel")
    if config.axis == "w":
        sch.compute_inline(kernel)
    else:
        _pack(sch, kernel, config)
    if "data" not in blocks:
        return
    data = sch.get_sblock("data")
    if config.by_image:
        sch.compute_at(data, image, preserve_unit_loops=True)
    loops = Loops.of(sch, data, config.layout)
    if config.layout == "NHWC":
        sch.parallel(sch.fuse(loops.n, *loops.p[:-1]))
    else:
        sch.parallel(sch.fuse(loops.n, loops.g, loops.m))


def _pack(sch: Sch, kernel: Any, config: Config) -> None:
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
