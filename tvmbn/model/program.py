# SPDX-License-Identifier: Apache-2.0
"""From an imported model to kernels: what is folded, fused, given to operators and scheduled."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import tvm
from tvm import relax

from tvmbn import ops
from tvmbn.lowering import pipeline
from tvmbn.lowering.compile import Callee
from tvmbn.model import (
    attention,
    generic,
    half,
    idioms,
    legalize,
    operators,
    relax_fold,
    relax_layout,
)
from tvmbn.model.assemble import Kernel
from tvmbn.model.imported import Imported
from tvmbn.model.linear import Linear, product
from tvmbn.model.operators import EXAMPLE
from tvmbn.model.relax_constants import fold_constants
from tvmbn.model.relax_fold import Folds
from tvmbn.model.spec import Options
from tvmbn.model.steps import Program, Step, Value, extract
from tvmbn.model.tir_walk import flops
from tvmbn.schedules import plan as planning
from tvmbn.spec import OpSpec, TensorArg
from tvmbn.target import Target

REASON_CHARACTERS = 300


@dataclass(frozen=True)
class Simplified:
    """A model after everything that is the same for all targets, and how it may be rounded."""

    module: tvm.IRModule
    inputs: list[str]
    outputs: list[str]
    folds: Folds
    tf32: bool


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
    return Simplified(module, imported.inputs, imported.outputs, folds, options.tf32)


@dataclass(frozen=True)
class Planned:
    """A model's steps on one target, before its operators' plans are known.

    ``refused`` are operators that tvmbn's schedules failed for, with what they raised; TVM's
    defaults compute them.
    """

    program: Program
    target: Target
    functions: dict[str, Any]
    refused: dict[OpSpec, str]

    @property
    def specs(self) -> Counter[OpSpec]:
        """Specs of the steps that are tvmbn's operators, and how often each occurs."""
        return Counter(s.chosen.spec for s in self.program.steps if s.chosen is not None)


def plan(simplified: Simplified, target: Target) -> Planned:
    """Choose operators, fuse the rest and schedule it by default."""
    refused: dict[OpSpec, str] = {}
    covered = _covered(target, refused)
    module = attention.fuse(simplified.module, target)
    module, chosen = operators.choose(module, covered, simplified.tf32)
    module = legalize.legalize(module)
    program = extract(module, chosen)
    plain = {
        s.name: s.func.with_attr("global_symbol", s.name)
        for s in program.steps
        if s.func is not None
    }
    scheduled = generic.schedule(tvm.IRModule(plain), target, pipeline.tvm_target(target))
    functions = {g.name_hint: f for g, f in scheduled.functions_items()}
    return Planned(program, target, functions, refused)


def _covered(target: Target, refused: dict[OpSpec, str]) -> Callable[[OpSpec], bool]:
    """Whether a schedule of tvmbn's takes an operator; why not goes to ``refused``."""
    taken: set[OpSpec] = set()

    def covers(spec: OpSpec) -> bool:
        if spec not in taken and spec not in refused:
            try:
                scheduled(spec, target)
            except Exception as error:  # whatever the schedule raises
                refused[spec] = _reason(error)
            else:
                taken.add(spec)
        return spec in taken

    return covers


def _reason(error: Exception) -> str:
    """An error on one line; TVM's have many."""
    lines = [line.strip() for line in str(error).splitlines() if line.strip()]
    return f"{type(error).__name__}: {' '.join(lines)}"[:REASON_CHARACTERS]


def scheduled(
    spec: OpSpec, target: Target, data: dict[str, Any] | None = None
) -> tuple[planning.Scheduled, planning.Plan, str]:
    """Schedule an operator by a plan, or by rule where that plan cannot stand within a model.

    A kernel by hand can, as a function of its own, unless it needs to know the GPU's size.

    Returns
    -------
    Scheduled, Plan, str
        The last tells why it is not the plan asked for; empty where it is.
    """
    found, why = planning.chosen(spec, target, data)
    made = planning.schedule(spec, target, found)
    if not by_hand(made) or not made.multiprocessors:
        return made, found, why
    why = f"{found.phases[0][0]} asks for the number of multiprocessors, which a model is not told"
    found = planning.by_phases(spec, target)
    return planning.schedule(spec, target, found), found, why


def by_hand(made: planning.Scheduled) -> bool:
    """Whether a kernel was written by hand: it must stay a function of its own."""
    return "s_tir" not in made.func.attrs


@dataclass(frozen=True)
class Made:
    """Kernels in order, and what the manifest tells about each."""

    kernels: list[Kernel]
    notes: list[dict[str, Any]]


def schedule(planned: Planned, plans: dict[OpSpec, tuple[dict[str, Any] | None, str]]) -> Made:
    """Schedule operators by their plans; None stands for the default one."""
    cache: dict[OpSpec, tuple[Any, Any, str]] = {}
    callees: dict[OpSpec, Callee] = {}
    kernels, notes = [], []
    for step in planned.program.steps:
        values = [*step.reads, *step.writes]
        note: dict[str, Any] = {"name": step.name, "origin": "default", "instead": ""}
        note["bytes"] = _bytes(step)
        if step.chosen is None:
            func = planned.functions[step.name]
            callee = attention.callee(step.name, step.func, func)
            kernels.append(Kernel(func, values, step.symbols, callee))
            note |= {"flops": flops(step.func, EXAMPLE), "config": None, "spec": None}
            notes.append(note)
            continue
        spec = step.chosen.spec
        data, origin = plans.get(spec, (None, "default"))
        if spec not in cache:
            cache[spec] = scheduled(spec, planned.target, data)
        made, used, why = cache[spec]
        if by_hand(made) and spec not in callees:
            arguments = (*ops.get(spec.op).arguments(spec), *_workspaces(made))
            callees[spec] = Callee(f"kernel{len(callees)}", made.func, arguments)
        if spec in callees:
            values += [_temporary(a, step.symbols) for a in _workspaces(made)]
        kernels.append(Kernel(made.func, values, step.symbols, callees.get(spec)))
        note |= {
            "name": spec.title,
            "origin": "default" if why else origin,
            "instead": why,
            "flops": ops.get(spec.op).cost(spec).flops,
            "config": used.to_json(),
            "spec": spec.to_json(),
        }
        notes.append(note)
    return Made(kernels, notes)


def _workspaces(made: planning.Scheduled) -> list[TensorArg]:
    """Memory that a kernel by hand takes after its arguments."""
    last = made.func.params[len(made.func.params) - len(made.workspaces) :]
    shapes = (tuple(int(d) for d in p.shape) for p in last)
    return [
        TensorArg(p.name, shape, str(p.dtype), "in") for p, shape in zip(last, shapes, strict=True)
    ]


def _temporary(argument: TensorArg, symbols: dict[str, Linear]) -> Value:
    elements = product(argument.shape, symbols)
    return Value("temporary", argument.dtype, elements, list(argument.shape))


def _bytes(step: Step) -> int:
    return sum(int(v.nbytes.at(EXAMPLE)) for v in (*step.reads, *step.writes))
