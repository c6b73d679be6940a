# SPDX-License-Identifier: Apache-2.0
"""From an imported model to kernels: what is folded, fused, given to operators and scheduled."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import tvm
from tvm import relax, s_tir

from tvmbn import ops
from tvmbn.lowering import pipeline
from tvmbn.model import generic, half, idioms, legalize, operators, relax_fold, relax_layout
from tvmbn.model.assemble import Kernel
from tvmbn.model.imported import Imported
from tvmbn.model.operators import EXAMPLE
from tvmbn.model.relax_constants import fold_constants
from tvmbn.model.relax_fold import Folds
from tvmbn.model.spec import Options
from tvmbn.model.steps import Program, Step, extract
from tvmbn.model.tir_walk import flops
from tvmbn.schedules import plan as planning
from tvmbn.schedules import splits, whole
from tvmbn.spec import ITEMSIZE, OpSpec
from tvmbn.target import Target


@dataclass(frozen=True)
class Simplified:
    """A model after everything that is the same for all targets."""

    module: tvm.IRModule
    inputs: list[str]
    outputs: list[str]
    folds: Folds


def simplify(imported: Imported, options: Options) -> Simplified:
    """Fold, find idioms, convert to float16 where asked, and choose memory orders."""
    module = relax.transform.Normalize()(imported.module)
    module = relax.transform.EliminateCommonSubexpr()(module)
    module = fold_constants(module)
    folds = Folds()
    module = relax_fold.fold_pads(module, folds)
    module = relax_fold.fold_batch_norms(module, folds)
    module = idioms.recognise(module)
    if options.fp16:
        module = half.to_float16(module)
    module = relax_layout.channels_last(module)
    module = fold_constants(legalize.widen_sensitive(module))
    return Simplified(module, imported.inputs, imported.outputs, folds)


@dataclass(frozen=True)
class Planned:
    """A model's steps on one target, before its operators' plans are known."""

    program: Program
    target: Target
    functions: dict[str, Any]

    @property
    def specs(self) -> list[OpSpec]:
        """Specs of the steps that are tvmbn's operators, each once."""
        found = (s.chosen.spec for s in self.program.steps if s.chosen is not None)
        return list(dict.fromkeys(found))


def plan(simplified: Simplified, target: Target) -> Planned:
    """Choose operators, fuse the rest and schedule it by default."""
    module, chosen = operators.choose(simplified.module, _covered(target))
    module = legalize.legalize(module)
    program = extract(module, chosen)
    plain = {
        s.name: s.func.with_attr("global_symbol", s.name)
        for s in program.steps
        if s.func is not None
    }
    scheduled = generic.schedule(tvm.IRModule(plain), target, pipeline.tvm_target(target))
    functions = {g.name_hint: f for g, f in scheduled.functions_items()}
    return Planned(program, target, functions)


def _covered(target: Target) -> Callable[[OpSpec], bool]:
    """Whether a schedule of tvmbn's takes an operator; TVM's defaults compute the others."""
    known: dict[OpSpec, bool] = {}

    def covers(spec: OpSpec) -> bool:
        if spec not in known:
            known[spec] = _schedules(spec, target)
        return known[spec]

    return covers


def default(spec: OpSpec, target: Target) -> planning.Plan:
    """Plan by rule of a schedule that can be written into a larger function.

    Kernels by hand (:mod:`tvmbn.schedules.whole`) are functions of their own.
    """
    op = ops.get(spec.op)
    parts = splits.default(op.reductions(spec), ITEMSIZE[spec.dtype], target)
    expression = op.expression(spec, parts)
    sch = s_tir.Schedule(tvm.IRModule({"main": expression.prim_func()}))
    phases = tuple(
        (phase.kind, planning._default_config(spec, sch, phase, target))
        for phase in expression.phases
    )
    return planning.Plan(parts, phases)


def _schedules(spec: OpSpec, target: Target) -> bool:
    try:
        planning.schedule(spec, target, default(spec, target))
    except Exception:  # whatever the schedule raises
        return False
    return True


@dataclass(frozen=True)
class Made:
    """Kernels in order, and what the manifest tells about each."""

    kernels: list[Kernel]
    notes: list[dict[str, Any]]


def schedule(planned: Planned, plans: dict[OpSpec, tuple[dict[str, Any] | None, str]]) -> Made:
    """Schedule operators by their plans; None stands for the default one."""
    cache: dict[OpSpec, tuple[Any, Any, str]] = {}
    kernels, notes = [], []
    for step in planned.program.steps:
        values = [*step.reads, *step.writes]
        note: dict[str, Any] = {"name": step.name, "origin": "default", "bytes": _bytes(step)}
        if step.chosen is None:
            func = planned.functions[step.name]
            kernels.append(Kernel(func, values, step.symbols))
            note |= {"flops": flops(step.func, EXAMPLE), "config": None, "spec": None}
            notes.append(note)
            continue
        spec = step.chosen.spec
        data, origin = plans.get(spec, (None, "default"))
        if spec not in cache:
            cache[spec] = _scheduled(spec, planned.target, data, origin)
        scheduled, chosen, origin = cache[spec]
        kernels.append(Kernel(scheduled.func, values, step.symbols))
        note |= {
            "name": spec.title,
            "origin": origin,
            "flops": ops.get(spec.op).cost(spec).flops,
            "config": chosen.to_json(),
            "spec": spec.to_json(),
        }
        notes.append(note)
    return Made(kernels, notes)


def _scheduled(
    spec: OpSpec, target: Target, data: dict[str, Any] | None, origin: str
) -> tuple[Any, Any, str]:
    found = None if data is None else planning.Plan.from_json(data)
    by_hand = found is not None and found.phases[0][0] in whole.KINDS
    if found is None or by_hand:
        found, origin = default(spec, target), "default"
    return planning.schedule(spec, target, found), found, origin


def _bytes(step: Step) -> int:
    return sum(int(v.nbytes.at(EXAMPLE)) for v in (*step.reads, *step.writes))
