# SPDX-License-Identifier: Apache-2.0
"""What only TVM can do for the tuner; called in a compile worker, see ``tvmbn.compile_worker``."""

from __future__ import annotations

import base64
import json
import struct
from collections.abc import Sequence
from dataclasses import replace
from importlib import import_module
from typing import Any

from tvmbn.compile_worker import launchable, prepare
from tvmbn.errors import TvmbnError
from tvmbn.spec import OpSpec, TensorArg
from tvmbn.target import parse
from tvmbn.tuning.records import PLAN, SPEC

LENGTH = struct.Struct("<Q")


def ready() -> None:
    """Load TVM and the schedules, which the first call would wait for."""
    prepare()
    import_module("tvmbn.schedules.space")


def list_space(spec_json: dict[str, Any], target_name: str) -> list[dict[str, Any]]:
    """Families of plans for a spec, as plain data."""
    prepare()
    space = import_module("tvmbn.schedules.space")
    families = space.families(launchable(OpSpec.from_json(spec_json)), parse(target_name))
    return [family.to_json() for family in families]


def check(spec_json: dict[str, Any], target_name: str, plan: dict[str, Any], near: bool) -> str:
    """Why a recorded plan cannot be used, or nothing.

    Parameters
    ----------
    near : bool
        Whether the plan was measured for another shape; then it must also belong to this space.
    """
    prepare()
    planning = import_module("tvmbn.schedules.plan")
    spec, target = launchable(OpSpec.from_json(spec_json)), parse(target_name)
    try:
        made = planning.Plan.from_json(plan)
        if near and not import_module("tvmbn.schedules.space").fits(spec, target, made):
            return "the plan does not belong to the space of this shape"
        planning.schedule(spec, target, made)
    except TvmbnError as error:
        return str(error)
    except Exception as error:  # whatever TVM raises for a schedule that no longer applies
        return f"{type(error).__name__}: {str(error).strip().splitlines()[-1][:300]}"
    return ""


def encode(
    spec_json: dict[str, Any],
    target_name: str,
    measured: Sequence[tuple[dict[str, Any], Sequence[float]]],
) -> dict[str, Any]:
    """Lines of MetaSchedule's database for plans with their times in seconds.

    The workload is a function with the spec as an attribute, and the plan an annotation of its root
    block. Expression and arguments follow from the spec and would take 75 KB and 16 KB a line.
    """
    prepare()
    metaschedule: Any = import_module("tvm.s_tir.meta_schedule")
    spec, target = OpSpec.from_json(spec_json), parse(target_name)
    module = signature(spec)
    workload = metaschedule.database.Workload(module)
    machine = import_module("tvmbn.lowering.pipeline").tvm_target(target)
    records = []
    for plan, seconds in measured:
        trace, times = plan_trace(module, spec, plan), [float(s) for s in seconds]
        record = metaschedule.database.TuningRecord(trace, workload, times, machine, [])
        records.append(_plain(record.as_json()))
    shash, text = (str(part) for part in workload.as_json())
    return {"workload": json.dumps([shash, _compact(text)]), "records": records}


def signature(spec: OpSpec) -> Any:
    """A module whose function computes nothing and carries the spec."""
    tvm: Any = import_module("tvm")
    s_tir, tirx = tvm.s_tir, tvm.tirx
    root = s_tir.SBlock([], [], [], "root", tirx.Evaluate(tirx.const(0, "int32")))
    func = tirx.PrimFunc([], s_tir.SBlockRealize([], tirx.const(True, "bool"), root))
    func = func.with_attr("global_symbol", "main").with_attr(SPEC, _text(spec.to_json()))
    return tvm.IRModule({"main": func})


def plan_trace(module: Any, spec: OpSpec, plan: dict[str, Any]) -> Any:
    """A trace that attaches a plan, and the spec that it is for, to the root block."""
    s_tir: Any = import_module("tvm.s_tir")
    sch = s_tir.Schedule(module)
    root = sch.get_sblock("root")
    sch.annotate(root, SPEC, _text(spec.to_json()))
    sch.annotate(root, PLAN, _text(plan))
    return sch.trace


def compile_stored(
    spec_json: dict[str, Any], target_name: str, plan: dict[str, Any]
) -> tuple[dict[str, Any], bytes]:
    """Compile for arguments that are plain arrays in memory order, as a remote server holds them.

    The kernels are those of :func:`tvmbn.compile_worker.compile_job`; only the shapes that the
    library checks differ.
    """
    worker = import_module("tvmbn.compile_worker")
    prepare()
    target = parse(target_name)
    if target.kind == "cuda" and worker._MISSING:
        raise worker._MISSING[0]
    job = worker._schedule(spec_json, target, plan)
    stored = [in_memory_order(a) for a in job.arguments]
    compiled = import_module("tvmbn.lowering.compile").compile_function(
        job.scheduled.func, stored, job.scheduled.workspaces, target
    )
    about = {
        "workspaces": [w.to_json() for w in compiled.workspaces],
        "multiprocessors": job.scheduled.multiprocessors,
    }
    return about, compiled.library


def in_memory_order(arg: TensorArg) -> TensorArg:
    """The argument with its dimensions in the order of memory, contiguous."""
    if arg.order is None:
        return arg
    return replace(arg, shape=tuple(arg.shape[d] for d in arg.order), order=None)


def _text(data: dict[str, Any]) -> str:
    return json.dumps(data, sort_keys=True)


def _plain(value: Any) -> Any:
    """TVM's containers and numbers as Python's."""
    if value is None or isinstance(value, str):
        return None if value is None else str(value)
    if isinstance(value, bool | int):
        return int(value)
    if isinstance(value, float):
        return float(value)
    if hasattr(value, "items"):
        return {str(k): _plain(v) for k, v in value.items()}
    return [_plain(v) for v in value]


def _compact(text: str) -> str:
    """A saved module without the blanks between its tokens, which are half of it."""
    raw = base64.b64decode(text)
    (size,) = LENGTH.unpack_from(raw)
    body = raw[LENGTH.size : LENGTH.size + size]
    short = json.dumps(json.loads(body), separators=(",", ":")).encode()
    rest = raw[LENGTH.size + size :]
    return base64.b64encode(LENGTH.pack(len(short)) + short + rest).decode()
