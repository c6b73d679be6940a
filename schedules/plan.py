# SPDX-License-Identifier: Apache-2.0
"""A plan: how each reduction is split and how each phase is scheduled, as plain data."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass
from typing import Any

import tvm
from tvm import s_tir

from tvmbn import ops
from tvmbn.errors import BuildError
from tvmbn.ops.base import Split
from tvmbn.ops.expression import Expression, Phase
from tvmbn.schedules import (
    bands,
    columns,
    conv,
    conv_kernels,
    conv_wgmma,
    elementwise,
    persistent,
    persistent_kernel,
    rows,
    splits,
    streams,
    streams_kernel,
    whole,
)
from tvmbn.schedules.common import Sch, extent, known_extent
from tvmbn.spec import ITEMSIZE, OpSpec
from tvmbn.target import Target

AGAIN = "tune again"
Config = (
    rows.Config
    | columns.Config
    | bands.Config
    | elementwise.Config
    | conv.Config
    | conv_kernels.Config
    | persistent.Config
    | streams.Config
)
_CONFIGS: dict[str, Callable[..., Config]] = {
    "rows": rows.Config,
    "columns": columns.Config,
    "bands": bands.Config,
    "map": elementwise.Config,
    "conv": conv.Config,
    persistent.KIND: persistent.Config,
    streams.KIND: streams.Config,
    **conv_kernels.CONFIGS,
}


@dataclass(frozen=True)
class Plan:
    """Everything a tuner may choose for one spec and target.

    ``phases`` has one entry a phase of the expression, or a single one of a kind that does them
    all in one kernel.
    """

    splits: tuple[Split, ...]
    phases: tuple[tuple[str, Config], ...]

    def to_json(self) -> dict[str, Any]:
        """Plain-data form, as it stands in a manifest or a tuning record."""
        return {
            "splits": [asdict(s) for s in self.splits],
            "phases": [{"kind": kind, **asdict(config)} for kind, config in self.phases],
        }

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Plan:
        """Inverse of :meth:`to_json`.

        Raises
        ------
        BuildError
            For data that names an unknown schedule or knob.
        """
        try:
            phases = []
            for phase in data["phases"]:
                knobs = {
                    k: tuple(v) if isinstance(v, list) else v
                    for k, v in phase.items()
                    if k != "kind"
                }
                phases.append((phase["kind"], _CONFIGS[phase["kind"]](**knobs)))
            return cls(tuple(Split(**s) for s in data["splits"]), tuple(phases))
        except (KeyError, TypeError) as error:
            raise BuildError(
                "a plan with known schedules and knobs", f"{data!r} ({error})", AGAIN
            ) from error


@dataclass(frozen=True)
class Scheduled:
    """A scheduled function, the expression it came from, and intermediates in memory.

    ``workspaces`` names the root block's buffers that one phase writes and another reads; they
    must become arguments, so that calls on different streams do not share them. Where
    ``multiprocessors`` is not 0 the function takes their number first, and needs so many at least.
    """

    func: Any
    expression: Expression
    workspaces: tuple[str, ...]
    multiprocessors: int = 0


def default(spec: OpSpec, target: Target) -> Plan:
    """Plan chosen by rule, valid for every spec."""
    if found := whole.default(spec, target):
        parts, kind, config = found
        return Plan(parts, ((kind, config),))
    return by_phases(spec, target)


def by_phases(spec: OpSpec, target: Target) -> Plan:
    """Plan chosen by rule among the schedules that go phase by phase, valid for every spec."""
    op = ops.get(spec.op)
    itemsize = ITEMSIZE[spec.dtype]
    parts = splits.default(op.reductions(spec), itemsize, target)
    expression = op.expression(spec, parts)
    sch: Sch = s_tir.Schedule(tvm.IRModule({"main": expression.prim_func()}))
    chosen = tuple(
        (phase.kind, _default_config(spec, sch, phase, target)) for phase in expression.phases
    )
    return Plan(parts, chosen)


def chosen(spec: OpSpec, target: Target, data: Mapping[str, Any] | None) -> tuple[Plan, str]:
    """Plan of ``data``, or the default one where there is none or the target must do without it.

    Returns
    -------
    Plan, str
        The last tells why it is not the plan asked for; empty where it is.
    """
    if data is None:
        return default(spec, target), ""
    found = Plan.from_json(data)
    kinds = [kind for kind, _ in found.phases]
    if target.portable and conv_wgmma.KIND in kinds:
        why = (
            f"{conv_wgmma.KIND} has instructions of {target.name} alone, and PTX is for later ones"
        )
        return default(spec, target), why
    return found, ""


def _default_config(spec: OpSpec, sch: Sch, phase: Phase, target: Target) -> Config:
    if phase.kind == "conv":
        return conv.default(spec, target)
    itemsize = ITEMSIZE[spec.dtype]
    if phase.kind == "bands":
        return bands.default(*bands.sizes(sch, phase), itemsize)
    if phase.kind == "map":
        return elementwise.default(sch, phase, itemsize, target)
    loops = [sch.get_loops(sch.get_sblock(name)) for name in phase.blocks]
    lead = [extent(sch, loop) for loop in loops[0][: phase.groups]]
    groups = None if None in lead else known_extent(sch, loops[0][: phase.groups])
    elements = max(known_extent(sch, each[phase.groups :]) for each in loops)
    if phase.kind == "rows":
        return rows.default(elements, groups, phase.lanes, itemsize, target)
    inner = extent(sch, loops[0][phase.groups - 1]) or 1
    parts = known_extent(sch, loops[0][: phase.groups - 1])
    return columns.default(elements, inner, parts, phase.lanes, itemsize, target)


def schedule(spec: OpSpec, target: Target, plan: Plan) -> Scheduled:
    """Apply ``plan`` to the expression of ``spec``.

    Raises
    ------
    BuildError
        Where the plan does not fit the expression.
    """
    op = ops.get(spec.op)
    reductions = op.reductions(spec)
    if len(plan.splits) != len(reductions) or not all(
        splits.valid(s, r) for s, r in zip(plan.splits, reductions, strict=True)
    ):
        raise BuildError(f"splits that fit {reductions}", repr(plan.splits), AGAIN)
    expression = op.expression(spec, plan.splits)
    if len(plan.phases) == 1 and plan.phases[0][0] in whole.KINDS:
        return _whole(spec, expression, plan, target)
    kinds = [phase.kind for phase in expression.phases]
    if kinds != [kind for kind, _ in plan.phases]:
        raise BuildError(f"a plan for the phases {kinds}", repr(plan.phases), AGAIN)
    sch: Sch = s_tir.Schedule(tvm.IRModule({"main": expression.prim_func()}))
    crossing = _crossing(sch, expression)
    elsewhere = set(crossing) | set(expression.outputs)
    sums: list[tuple[str, Any]] = []
    for phase, (_, config) in zip(expression.phases, plan.phases, strict=True):
        if not _fits(sch, phase, config, target):
            raise BuildError(f"numbers that a block can have for {phase.kind}", repr(config), AGAIN)
        sums += _apply(sch, phase, expression, plan, config, elsewhere, target)
    return Scheduled(_zero_first(sch, sums), expression, crossing)


def _fits(sch: Sch, phase: Phase, config: Config, target: Target) -> bool:
    """Whether a config's numbers are possible, whatever else the schedule asks of them."""
    if isinstance(config, conv.Config):
        return conv.fits(config, target)
    if target.kind == "llvm":
        return not isinstance(config, columns.Config) or config.threads >= 1
    if isinstance(config, bands.Config):
        band, length, _ = bands.sizes(sch, phase)
        return bands.fits(config, band, length)
    if isinstance(config, columns.Config):
        loops = sch.get_loops(sch.get_sblock(phase.blocks[0]))
        return columns.fits(config, extent(sch, loops[phase.groups - 1]))
    rule: Any = {rows.Config: rows, elementwise.Config: elementwise}
    return rule[type(config)].fits(config)


def _whole(spec: OpSpec, expression: Expression, plan: Plan, target: Target) -> Scheduled:
    config: Any = plan.phases[0][1]
    if not whole.valid(spec, plan.splits, config, target):
        raise BuildError("a plan that one kernel can follow", repr(plan), AGAIN)
    if isinstance(config, conv_kernels.Config):
        made = conv_kernels.build(spec, expression, config)
    elif isinstance(config, streams.Config):
        made = streams_kernel.build(expression, config, target)
    else:
        made = persistent_kernel.build(expression, config, target)
    return Scheduled(made.func, expression, made.workspaces, made.multiprocessors)


def _zero_first(sch: Sch, sums: list[tuple[str, Any]]) -> Any:
    """Zero each sum in front of the loop named beside it, instead of in its first iteration."""
    depths = []
    for name, loop in sums:
        loops = sch.get_loops(sch.get_sblock(name))
        depths.append(
            next(i for i, each in enumerate(loops) if sch.get(each).same_as(sch.get(loop)))
        )
    # TVM cannot tell that a row's bindings are affine once a tail is tested for, which the
    # check asks for and the step does not need.
    final: Sch = s_tir.Schedule(sch.mod, enable_check=False)
    for (name, _), depth in zip(sums, depths, strict=True):
        block = final.get_sblock(name)
        final.decompose_reduction(block, final.get_loops(block)[depth])
    return final.mod["main"]


def _apply(
    sch: Sch,
    phase: Phase,
    expression: Expression,
    plan: Plan,
    config: Config,
    elsewhere: set[str],
    target: Target,
) -> list[tuple[str, Any]]:
    assert not isinstance(config, persistent.Config | streams.Config | conv_kernels.Config)
    if isinstance(config, bands.Config):
        return bands.apply(sch, phase, config, elsewhere, plan.splits[-1].chunk)
    if isinstance(config, columns.Config):
        return columns.apply(sch, phase, config, elsewhere, target)
    if isinstance(config, rows.Config):
        rows.apply(sch, phase, config, elsewhere, target)
    elif isinstance(config, elementwise.Config):
        elementwise.apply(sch, phase, config, target)
    else:
        conv.apply(sch, expression, config, target)
    return []


def _crossing(sch: Sch, expression: Expression) -> tuple[str, ...]:
    """Intermediates that one phase writes and a later one reads."""
    writer: dict[str, int] = {}
    found: list[str] = []
    for number, phase in enumerate(expression.phases):
        for name in phase.blocks:
            block = sch.get(sch.get_sblock(name))
            for region in block.reads:
                buffer = region.source.name
                if writer.get(buffer, number) != number and buffer not in found:
                    found.append(buffer)
            for region in block.writes:
                writer[region.source.name] = number
    return tuple(name for name in found if name not in expression.outputs)
