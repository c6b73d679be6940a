# SPDX-License-Identifier: Apache-2.0
"""Convolution on the GPU with ordinary cores: a tiled product, or one thread a few outputs.

The product (``Config.reduce`` > 0) treats a convolution without stride tricks as a matrix product
over (pixels, input channels x kernel, output channels): both operands pass through shared memory,
zero-padded to whole tiles, so that nothing but loads and the final store is tested for bounds.
Blocks are numbered along blockIdx.x alone, whose limit is 2^31 - 1.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import product
from math import gcd, prod
from typing import Any

from tvmbn.ops.conv_expression import Canonical
from tvmbn.schedules.common import extent
from tvmbn.schedules.conv_loops import Config, Loops, Sch, unroll_taps
from tvmbn.spec import ITEMSIZE, OpSpec
from tvmbn.target import LARGEST_BLOCK, Target

BLOCK, THREAD = "blockIdx.x", "threadIdx.x"
LOAD_BYTES = 16
SMALLEST = 4
# (channel threads, channels each, pixel threads, pixels each), large to small.
TILES = (
    (16, 8, 16, 8),
    (16, 4, 16, 8),
    (16, 4, 16, 4),
    (8, 4, 32, 4),
    (4, 4, 32, 4),
    (8, 4, 16, 2),
    (8, 2, 16, 1),
)


def default_cuda(spec: OpSpec, target: Target) -> Config:
    """Config by rule: the largest tile of the product that still gives every multiprocessor one."""
    form = Canonical.of(spec)
    geo = form.geometry
    layout = "NHWC" if form.channels_last else "NCHW"
    axis = "m" if form.channels_last else "w"
    pixels = form.known(prod(geo.out))
    if geo.transposed or min(geo.cout, pixels) < SMALLEST or geo.reduction < SMALLEST**2:
        return Config(layout, axis, lanes=256, tile=1)
    reduce = 4 if geo.cin <= SMALLEST else 8
    # A channel tile twice the channels or more would be computed for nothing.
    tiles = [t for t in TILES if t[0] * t[1] < 2 * geo.cout] or TILES[-1:]

    def blocks(tile: tuple[int, int, int, int]) -> int:
        channel, pixel = tile[0] * tile[1], tile[2] * tile[3]
        count = -(-geo.cout // channel) * -(-pixels // pixel)
        return form.known(form.batch) * geo.groups * count

    m_threads, m_each, p_threads, p_each = next(
        (t for t in tiles if blocks(t) >= target.multiprocessors), tiles[-1]
    )
    if axis == "m":
        return Config(layout, axis, m_threads, p_each, chunk=m_each, rows=p_threads, reduce=reduce)
    return Config(layout, axis, p_threads, m_each, chunk=p_each, rows=m_threads, reduce=reduce)


def space_cuda(base: Config) -> Iterator[Config]:
    """Neighbours of a default, for a tuner."""
    if not base.reduce:
        for lanes, chunk in product((64, 128, 256), (1, 2, 4)):
            yield replace(base, lanes=lanes, chunk=chunk)
        return
    for (m_threads, m_each, p_threads, p_each), reduce in product(TILES, (4, 8, 16)):
        if base.axis == "m":
            change = {"lanes": m_threads, "chunk": m_each, "rows": p_threads, "tile": p_each}
        else:
            change = {"lanes": p_threads, "chunk": p_each, "rows": m_threads, "tile": m_each}
        yield replace(base, reduce=reduce, **change)


def fits_cuda(config: Config) -> bool:
    """Whether a block can have a config's threads."""
    threads = config.lanes * config.rows if config.reduce else config.lanes
    return config.reduce >= 0 and threads <= LARGEST_BLOCK


def apply_cuda(sch: Sch, blocks: tuple[str, ...], config: Config) -> None:
    """Schedule the stages ``blocks`` of one convolution."""
    if config.reduce:
        _product(sch, blocks, config)
    else:
        _direct(sch, blocks, config)


def _direct(sch: Sch, blocks: tuple[str, ...], config: Config) -> None:
    """Each thread sums ``chunk`` neighbouring outputs; the caches serve repeated reads."""
    y, conv = sch.get_sblock("y"), sch.get_sblock("conv")
    for name in ("data", "kernel"):
        if name in blocks:
            sch.compute_inline(sch.get_sblock(name))
    loops = Loops.of(sch, conv, config.layout)
    flat = sch.fuse(*sch.get_loops(conv)[: -len(loops.r)])
    block, thread, element = sch.split(flat, [None, config.lanes, config.chunk])
    sch.bind(block, BLOCK)
    sch.bind(thread, THREAD)
    sch.reverse_compute_at(y, element, preserve_unit_loops=True)
    sch.set_scope(conv, 0, "local")
    unroll_taps(sch, loops.r[1:])
    sch.decompose_reduction(conv, loops.r[0])


def _product(sch: Sch, blocks: tuple[str, ...], config: Config) -> None:
    channels = config.axis == "m"
    m_threads, m_each = (config.lanes, config.chunk) if channels else (config.rows, config.tile)
    p_threads, p_each = (config.rows, config.tile) if channels else (config.lanes, config.chunk)
    threads = config.lanes * config.rows
    y, conv = sch.get_sblock("y"), sch.get_sblock("conv")
    pixel_dims, weight_dims = _flatten(sch, blocks, config.layout)
    taps = len(sch.get_loops(conv)) - 5
    tile = [1, 1, p_threads * p_each, m_threads * m_each, config.reduce, *[1] * taps]
    sch.pad_einsum(conv, tile)
    _merge_padding(sch, conv, y)
    # Reduction outermost: the threads of a warp read neighbouring words.
    pixels, weights = (sch.get_producers(conv)[i] for i in (0, 1))
    sch.transform_layout(pixels, ("write", 0), _call(lambda n, g, p, *r: [n, g, *r, p], pixel_dims))
    sch.transform_layout(weights, ("write", 0), _call(lambda g, m, *r: [g, *r, m], weight_dims))
    n, g, p, m = sch.get_loops(y)
    p_block, p_thread, p_element = sch.split(p, [None, p_threads, p_each])
    m_block, m_thread, m_element = sch.split(m, [None, m_threads, m_each])
    slow, fast = (p_thread, m_thread) if channels else (m_thread, p_thread)
    order = (p_element, m_element) if channels else (m_element, p_element)
    sch.reorder(n, g, p_block, m_block, slow, fast, *order)
    block, thread = sch.fuse(n, g, p_block, m_block), sch.fuse(slow, fast)
    sch.bind(block, BLOCK)
    sch.bind(thread, THREAD)
    sch.set_scope(conv, 0, "local")
    sch.compute_at(conv, thread, preserve_unit_loops=True)
    cn, cg, cp, cm, cc, *steps = sch.get_loops(conv)[-(5 + taps) :]
    outer, inner = sch.split(cc, [None, config.reduce])
    sch.reorder(outer, *steps, inner, cn, cg, cp, cm)
    stage = steps[-1]
    for index, each in ((0, p_each), (1, m_each)):
        copy = sch.cache_read(conv, index, "local")
        sch.compute_at(copy, inner, preserve_unit_loops=True)
        lanes = gcd(each, _lanes(sch, copy))
        sch.vectorize(sch.split(sch.get_loops(copy)[-1], [None, lanes])[1])
    for source, row in ((pixels, 2), (weights, 1)):
        sch.set_scope(source, 0, "shared")
        sch.compute_at(source, stage, preserve_unit_loops=True)
        # Rows of the tile start in different banks: c varies fastest among the writing threads.
        sch.storage_align(source, 0, axis=row, factor=32, offset=LOAD_BYTES // 4)
        node: Any = sch.get(source)
        loops = sch.get_loops(source)[-len(node.iter_vars) :]
        if source is pixels and not channels:
            # Neighbouring threads follow memory: input channels where they are last, pixels here.
            loops.append(loops.pop(2))
            sch.reorder(*loops)
        _, lane = sch.split(sch.fuse(*loops), [None, threads])
        sch.bind(lane, THREAD)
    for loop in (inner, cp, cm, *order):
        sch.unroll(loop)
    sch.decompose_reduction(conv, outer)


def _flatten(sch: Sch, blocks: tuple[str, ...], layout: str) -> tuple[int, int]:
    """Bring both operands and the sum to the indices (n, g, pixel, channel, c, *taps).

    Returns how many indices the two operands have then.
    """
    y, conv = sch.get_sblock("y"), sch.get_sblock("conv")
    pixels, _ = (sch.reindex(conv, ("read", i)) for i in (0, 1))
    if "data" in blocks:
        sch.compute_inline(sch.get_sblock("data"))
    sch.compute_inline(sch.get_sblock("kernel"))
    sizes: list[Any] = [extent(sch, loop) for loop in Loops.of(sch, conv, layout).p]
    rank = len(sizes)
    p = [f"p{i}" for i in range(rank)]
    spatial = ["n", *p, "g", "m"] if layout == "NHWC" else ["n", "g", "m", *p]
    every = [*spatial, "c", *(f"k{i}" for i in range(rank))]
    node: Any = sch.get(conv)
    names = dict(zip((iv.var for iv in node.iter_vars), every, strict=True))
    # reindex leaves out loops of extent 1 where the simplified index does not show them.
    used = [[names[r.min] for r in node.reads[i].region] for i in (0, 1)]

    def flat(index: dict[str, Any]) -> Any:
        pixel = 0
        for name, size in zip(p, sizes, strict=True):
            pixel = pixel * size + index.get(name, 0)
        return pixel

    def mapping(before: list[str]) -> tuple[Callable[..., list[Any]], int]:
        after = [name for name in every if name in before and name not in p]

        def change(*values: Any) -> list[Any]:
            index = dict(zip(before, values, strict=True))
            kept = {name: index[name] for name in after}
            if "n" not in kept:
                return list(kept.values())
            n, g = kept.pop("n"), kept.pop("g")
            return [n, g, flat(index), *kept.values()]

        return _call(change, len(before)), len(after) + ("n" in after)

    sch.transform_layout(conv, ("write", 0), mapping(spatial)[0])
    sch.transform_layout(pixels, ("write", 0), mapping(used[0])[0])
    sch.transform_block_layout(pixels, mapping(used[0])[0])
    sch.transform_block_layout(conv, mapping(every)[0])
    sch.transform_block_layout(y, mapping(spatial)[0])
    return mapping(used[0])[1], len(used[1])


def _lanes(sch: Sch, copy: Any) -> int:
    """Elements of the block's output in the widest load."""
    dtype = str(sch.get(copy).writes[0].source.ty.dtype)
    return LOAD_BYTES // ITEMSIZE[dtype]


def _merge_padding(sch: Sch, conv: Any, y: Any) -> None:
    """Fold the copies that pad_einsum made into the loads and the epilogue."""
    for padded in sch.get_producers(conv):
        for source in sch.get_producers(padded):
            sch.compute_inline(source)
    for copy in sch.get_consumers(conv):
        if sch.get(copy) != sch.get(y):
            sch.compute_inline(copy)


def _call(function: Callable[..., list[Any]], count: int) -> Callable[..., list[Any]]:
    """Wrap ``function`` with ``count`` named parameters: TVM looks at the signature."""
    names = ", ".join(f"i{n}" for n in range(count))
    return eval(f"lambda {names}: f({names})", {"f": function})
