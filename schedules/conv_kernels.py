# SPDX-License-Identifier: Apache-2.0
"""Convolutions that one hand-written kernel does, by kind: rule, space, and the kernel itself."""

from __future__ import annotations

from collections.abc import Iterator

from tvmbn.ops.expression import Expression
from tvmbn.schedules import conv_gemm
from tvmbn.schedules.conv_problem import Problem
from tvmbn.schedules.persistent_kernel import Kernel
from tvmbn.spec import OpSpec
from tvmbn.target import Target

Config = conv_gemm.Config
CONFIGS = {conv_gemm.KIND: conv_gemm.Config}


def default(spec: OpSpec, target: Target) -> tuple[str, Config] | None:
    """Kind and config by rule; None where there is no such kernel."""
    if found := conv_gemm.default(spec, target):
        return conv_gemm.KIND, found
    return None


def space(spec: OpSpec, target: Target) -> Iterator[tuple[str, Config]]:
    """Choices for a tuner, the most promising first."""
    for config in conv_gemm.space(spec, target):
        yield conv_gemm.KIND, config


def fits(spec: OpSpec, config: Config, target: Target) -> bool:
    """Whether a config, perhaps of another shape's record, can be followed."""
    return conv_gemm.fits(spec, config, target)


def build(spec: OpSpec, expression: Expression, config: Config) -> Kernel:
    """Write the kernel of a config that fits."""
    from tvmbn.schedules import conv_gemm_kernel  # noqa: PLC0415  (TVM's script imports are slow)

    problem = Problem.of(spec)
    assert problem is not None
    return conv_gemm_kernel.build(expression, problem, config)
