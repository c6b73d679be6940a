# SPDX-License-Identifier: Apache-2.0
"""Convolutions that one hand-written kernel does, by kind: rule, space, and the kernel itself."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from typing import Any

from tvm import tirx

from tvmbn.ops.expression import Expression
from tvmbn.schedules import (
    conv_depthwise,
    conv_depthwise_kernel,
    conv_gemm,
    conv_gemm_kernel,
    conv_stem,
    conv_stem_kernel,
    conv_train,
    conv_train_kernel,
    conv_wgmma,
    conv_wgmma_kernel,
)
from tvmbn.schedules.conv_problem import Problem
from tvmbn.schedules.kernel import Kernel
from tvmbn.spec import OpSpec
from tvmbn.target import Target

Config = (
    conv_gemm.Config
    | conv_depthwise.Config
    | conv_stem.Config
    | conv_train.Config
    | conv_wgmma.Config
)
# Rules and kernels of each operator, the most special first. Statistics of a training step are
# taken from the sums as mma.sync leaves them: there is no such kernel with wgmma.
_KINDS: dict[str, tuple[tuple[Any, Any], ...]] = {
    "conv_bn": (
        (conv_stem, conv_stem_kernel),
        (conv_depthwise, conv_depthwise_kernel),
        (conv_wgmma, conv_wgmma_kernel),
        (conv_gemm, conv_gemm_kernel),
    ),
    "conv_bn_train": ((conv_train, conv_train_kernel),),
}
CONFIGS: dict[str, Any] = {r.KIND: r.Config for kinds in _KINDS.values() for r, _ in kinds}

# Configs of the kind that the rule takes for one of another kind, in a tuner's space.
USUAL = 3


def default(spec: OpSpec, target: Target) -> tuple[str, Config] | None:
    """Kind and config by rule; None where there is no such kernel."""
    for rule, _ in _KINDS.get(spec.op, ()):
        if found := rule.default(spec, target):
            return rule.KIND, found
    return None


def space(spec: OpSpec, target: Target) -> Iterator[tuple[str, Config]]:
    """Choices for a tuner, the most promising first."""
    usual, _ = default(spec, target) or (None, None)
    rules = [rule for rule, _ in _KINDS.get(spec.op, ())]
    rules.sort(key=lambda rule: rule.KIND != usual)
    # In turn, the usual kind more often: its tenth may be worth more than the others' third.
    counts = [USUAL if rule.KIND == usual else 1 for rule in rules]
    choices = [rule.space(spec, target) for rule in rules]
    seen = set()
    while turn := [
        (rule.KIND, config)
        for rule, count, each in zip(rules, counts, choices, strict=True)
        for config in islice(each, count)
    ]:
        for kind, config in turn:
            if config not in seen:
                seen.add(config)
                yield kind, config


def fits(spec: OpSpec, config: Config, target: Target) -> bool:
    """Whether a config, perhaps of another shape's record, can be followed."""
    rules = (r for r, _ in _KINDS.get(spec.op, ()) if isinstance(config, r.Config))
    return any(rule.fits(spec, config, target) for rule in rules)


def build(spec: OpSpec, expression: Expression, config: Config) -> Kernel:
    """Write the kernel of a config that fits."""
    problem = Problem.of(spec)
    assert problem is not None
    if problem.open:
        (batch,) = (d for d in expression.inputs["x"].shape if isinstance(d, tirx.Var))
        problem = replace(problem, batch=tirx.Cast("int32", batch))
    (kernel,) = (k for r, k in _KINDS[spec.op] if isinstance(config, r.Config))
    return kernel.build(expression, problem, config)
