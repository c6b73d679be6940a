# SPDX-License-Identifier: Apache-2.0
"""Convolutions that one hand-written kernel does, by kind: rule, space, and the kernel itself."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tvmbn.ops.expression import Expression
from tvmbn.schedules import conv_depthwise, conv_gemm
from tvmbn.schedules.conv_problem import Problem
from tvmbn.schedules.persistent_kernel import Kernel
from tvmbn.spec import OpSpec
from tvmbn.target import Target

Config = conv_gemm.Config | conv_depthwise.Config
CONFIGS = {conv_gemm.KIND: conv_gemm.Config, conv_depthwise.KIND: conv_depthwise.Config}
_RULES: tuple[Any, ...] = (conv_gemm, conv_depthwise)


def default(spec: OpSpec, target: Target) -> tuple[str, Config] | None:
    """Kind and config by rule; None where there is no such kernel."""
    for rule in _RULES:
        if found := rule.default(spec, target):
            return rule.KIND, found
    return None


def space(spec: OpSpec, target: Target) -> Iterator[tuple[str, Config]]:
    """Choices for a tuner, the most promising first."""
    for rule in _RULES:
        for config in rule.space(spec, target):
            yield rule.KIND, config


def fits(spec: OpSpec, config: Config, target: Target) -> bool:
    """Whether a config, perhaps of another shape's record, can be followed."""
    (rule,) = (r for r in _RULES if isinstance(config, r.Config))
    return rule.fits(spec, config, target)


def build(spec: OpSpec, expression: Expression, config: Config) -> Kernel:
    """Write the kernel of a config that fits."""
    # TVM's script imports are slow.
    from tvmbn.schedules import conv_depthwise_kernel, conv_gemm_kernel  # noqa: PLC0415

    problem = Problem.of(spec)
    assert problem is not None
    if isinstance(config, conv_depthwise.Config):
        return conv_depthwise_kernel.build(expression, problem, config)
    return conv_gemm_kernel.build(expression, problem, config)
