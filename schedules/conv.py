# SPDX-License-Identifier: Apache-2.0
"""Schedules of a direct convolution: register tiles of output channels by output pixels."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from math import prod

from tvm import s_tir

from tvmbn.ops.conv_expression import Canonical
from tvmbn.ops.expression import Expression
from tvmbn.schedules.conv_cuda import apply_cuda
from tvmbn.schedules.conv_llvm import apply_llvm
from tvmbn.schedules.conv_loops import Config
from tvmbn.spec import OpSpec
from tvmbn.target import Target

WIDEST = 16  # lanes: two vectors of float32
NARROW = 4  # pixels, too few for a vector

__all__ = ["Config", "apply", "default", "space"]


def default(spec: OpSpec, target: Target) -> Config:
    """Config by rule, valid for every spec."""
    return _default_llvm(spec) if target.kind == "llvm" else _default_cuda(spec)


def _default_llvm(spec: OpSpec) -> Config:
    form = Canonical.of(spec)
    geo = form.geometry
    layout = "NHWC" if form.channels_last else "NCHW"
    width = geo.out[-1] if isinstance(geo.out[-1], int) else spec.shape[0]
    if form.channels_last:
        axis = "g" if geo.cout == 1 else "m"
        count = geo.groups if axis == "g" else geo.cout
    else:
        scattered = geo.transposed and max(geo.stride) > 1  # each pixel has its own kernel elements
        narrow = width < NARROW < geo.cout
        axis, count = ("m", geo.cout) if narrow or scattered else ("w", width)
    lanes = _lanes(count)
    other = geo.cout if axis == "w" else width
    tile = _divisor(other, 4 if lanes == WIDEST else 8)
    heavy = prod(geo.weight_shape) > geo.groups * geo.cin * prod(
        s if isinstance(s, int) else spec.shape[0] for s in geo.size
    )
    return Config(layout, axis, lanes, tile, "pixels" if heavy else "channels")


def _default_cuda(spec: OpSpec) -> Config:
    form = Canonical.of(spec)
    geo = form.geometry
    layout = "NHWC" if form.channels_last else "NCHW"
    axis = "m" if form.channels_last else "w"
    pixels = prod(p if isinstance(p, int) else spec.shape[0] for p in geo.out)
    if geo.transposed or min(geo.cout, pixels) < NARROW or geo.reduction < WIDEST:
        return Config(layout, axis, lanes=256, tile=1)
    return Config(layout, axis, lanes=16, tile=4, chunk=4, rows=16, reduce=8)


def _lanes(count: int) -> int:
    for lanes in (WIDEST, 8, 4):
        if count % lanes == 0:
            return lanes
    return min(WIDEST if count > 2 * WIDEST else 8, count)


def _divisor(count: int, most: int) -> int:
    """Largest divisor of ``count`` up to ``most``, or ``most`` where all are small."""
    best = max(d for d in range(1, most + 1) if count % d == 0)
    return best if best > most // 2 else min(most, count)


def space(spec: OpSpec, target: Target) -> Iterator[Config]:
    """Configs worth measuring, the default first."""
    first = default(spec, target)
    yield first
    seen = {first}
    for lanes in (8, 16, 32):
        for tile in (1, 2, 4, 6, 7, 8, 12):
            for inner in ("pixels", "channels"):
                config = replace(first, lanes=lanes, tile=tile, inner=inner)
                if config not in seen:
                    seen.add(config)
                    yield config


def apply(sch: s_tir.Schedule, expression: Expression, config: Config, target: Target) -> None:
    """Schedule the convolution in ``sch`` for ``target``."""
    (phase,) = (p for p in expression.phases if p.kind == "conv")
    back_end = apply_llvm if target.kind == "llvm" else apply_cuda
    back_end(sch, phase.blocks, config)
