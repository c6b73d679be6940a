# SPDX-License-Identifier: Apache-2.0
"""Convolution as a matrix product, and a BatchNorm in training whose statistics it takes.

Three kernels: the product, whose warps also leave mean and centred squares of each channel of the
pixels that they write; one that merges these; one that goes over the results and normalises them,
those written last first, for they are still in the level-2 cache.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict, dataclass

from tvmbn.schedules import conv_gemm
from tvmbn.schedules.conv_problem import Problem
from tvmbn.schedules.conv_rows import LANE
from tvmbn.spec import OpSpec
from tvmbn.target import Target

KIND = "conv_train"


@dataclass(frozen=True)
class Config(conv_gemm.Config):
    """Knobs of the product; its sums are never split."""


def fits(spec: OpSpec, config: conv_gemm.Config, target: Target) -> bool:
    """Whether a config, perhaps of another shape's record, can be followed."""
    problem = Problem.of(spec)
    return (
        problem is not None
        and problem.cout % LANE == 0
        and config.split == 1
        and conv_gemm.fits(spec, config, target)
    )


def default(spec: OpSpec, target: Target) -> Config | None:
    """Rule: that of the product alone, among the configs whose sums are whole."""
    return next(space(spec, target), None)


def space(spec: OpSpec, target: Target) -> Iterator[Config]:
    """Configs worth measuring, the most promising first."""
    for config in conv_gemm.space(spec, target):
        if fits(spec, config, target):
            yield Config(**asdict(config))
