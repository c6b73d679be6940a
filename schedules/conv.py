# SPDX-License-Identifier: Apache-2.0
"""Schedules of a direct convolution: register tiles of output channels by output pixels."""

from __future__ import annotations

from collections.abc import Iterator

from tvm import s_tir

from tvmbn.ops.expression import Expression
from tvmbn.schedules.conv_cuda import apply_cuda, default_cuda, fits_cuda, space_cuda
from tvmbn.schedules.conv_llvm import apply_llvm, default_llvm, space_llvm
from tvmbn.schedules.conv_loops import Config
from tvmbn.spec import OpSpec
from tvmbn.target import Target

__all__ = ["Config", "apply", "default", "fits", "space"]


def default(spec: OpSpec, target: Target) -> Config:
    """Config by rule, valid for every spec."""
    return default_llvm(spec) if target.kind == "llvm" else default_cuda(spec, target)


def space(spec: OpSpec, target: Target) -> Iterator[Config]:
    """Configs worth measuring, the default first."""
    base = default(spec, target)
    neighbours = space_llvm(base) if target.kind == "llvm" else space_cuda(base)
    seen = {base}
    yield base
    for config in neighbours:
        if config not in seen:
            seen.add(config)
            yield config


def fits(config: Config, target: Target) -> bool:
    """Whether a config's numbers are possible at all."""
    least = min(config.lanes, config.tile, config.chunk, config.rows)
    return least >= 1 and (target.kind == "llvm" or fits_cuda(config))


def apply(sch: s_tir.Schedule, expression: Expression, config: Config, target: Target) -> None:
    """Schedule the convolution in ``sch`` for ``target``."""
    (phase,) = (p for p in expression.phases if p.kind == "conv")
    back_end = apply_llvm if target.kind == "llvm" else apply_cuda
    back_end(sch, phase.blocks, config)
