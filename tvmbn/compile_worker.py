# SPDX-License-Identifier: Apache-2.0
"""The worker's side: ``python -m tvmbn.compile_worker IN OUT`` with two inherited pipe ends."""

from __future__ import annotations

import json
import os
import sys
import traceback
from dataclasses import dataclass, replace
from importlib import import_module
from typing import Any

from tvmbn.errors import ToolchainError, TvmbnError
from tvmbn.spec import OpSpec, TensorArg
from tvmbn.target import Target, parse
from tvmbn.worker import FRAME, write_frame

TRACE_LINES = 6
_MISSING: list[ToolchainError] = []


def main() -> None:
    """Answer calls; TVM imports torch where it is installed, which serves nothing here."""
    sys.modules["torch"] = None  # type: ignore[assignment]
    serve()


def serve() -> None:
    """Answer calls over the two pipe ends that the command line names, until the input closes."""
    source, sink = int(sys.argv[1]), int(sys.argv[2])
    # Compilers started from here must not hold the pipes open.
    for descriptor in (source, sink):
        os.set_inheritable(descriptor, False)
    while (request := _read(source)) is not None:
        header, blob = _answer(request)
        try:
            write_frame(sink, header, blob)
        except BrokenPipeError:
            return


def _read(source: int) -> dict[str, Any] | None:
    head = _take(source, FRAME.size)
    if head is None:
        return None
    header, blob = FRAME.unpack(head)
    text = _take(source, header)
    if text is None or (blob and _take(source, blob) is None):
        return None
    return json.loads(text)


def _take(source: int, size: int) -> bytes | None:
    data = b""
    while len(data) < size:
        chunk = os.read(source, size - len(data))
        if not chunk:
            return None
        data += chunk
    return data


def _answer(request: dict[str, Any]) -> tuple[dict[str, Any], bytes]:
    try:
        module, _, name = request["function"].partition(":")
        value = getattr(import_module(module), name)(*request["arguments"])
        blob = b""
        if isinstance(value, tuple):
            value, blob = value
        return {"value": value}, blob
    except TvmbnError as error:
        kind, fields = type(error).__name__, (error.required, error.received, error.fix)
    except Exception as error:
        lines = traceback.format_exc().strip().splitlines()
        detail = f"{type(error).__name__}: {error}\n" + "\n".join(lines[-TRACE_LINES:])
        kind, fields = "BuildError", (f"{request.get('function')} to finish", detail, "")
    required, received, fix = fields
    return {"error": {"kind": kind, "required": required, "received": received, "fix": fix}}, b""


def prepare() -> None:
    """Load what TVM's CUDA runtime needs; without it the CPU can still be compiled for."""
    if "tvm" in sys.modules or _MISSING:
        return
    try:
        import_module("tvmbn.lowering.stub").preload_cuda()
    except ToolchainError as error:
        _MISSING.append(error)


def launchable(spec: OpSpec) -> OpSpec:
    """Replace sizes of 0 by 1.

    A kernel over nothing cannot be scheduled. The library made instead is never launched: the
    runtime returns early for empty tensors, and the manifest keeps the real sizes.
    """
    attrs = tuple(
        (k, tuple(d or 1 for d in v) if k == "normalized_shape" and isinstance(v, tuple) else v)
        for k, v in spec.attrs
    )
    return replace(spec, shape=tuple(d or 1 for d in spec.shape), attrs=attrs)


@dataclass(frozen=True)
class Job:
    """A scheduled spec, ready to be lowered."""

    target: Target
    plan: Any
    scheduled: Any
    arguments: tuple[TensorArg, ...]
    instead: str

    def te(self) -> str:
        """Tensor expression as an unscheduled function."""
        return self.scheduled.expression.prim_func().script() + "\n"


def _schedule(spec_json: dict[str, Any], target: Target, plan_json: dict[str, Any] | None) -> Job:
    spec = launchable(OpSpec.from_json(spec_json))
    planning = import_module("tvmbn.schedules.plan")
    plan, instead = planning.chosen(spec, target, plan_json)
    scheduled = planning.schedule(spec, target, plan)
    arguments = import_module("tvmbn.ops").get(spec.op).arguments(spec)
    return Job(target, plan, scheduled, arguments, instead)


def compile_job(
    spec_json: dict[str, Any],
    target_name: str,
    plan_json: dict[str, Any] | None,
    stages: list[str],
    ptx: bool,
    frontend: str = "",
) -> tuple[dict[str, Any], bytes]:
    """Schedule and compile one spec for one target; the library is the second part."""
    prepare()
    target = parse(target_name)
    if target.kind == "cuda" and _MISSING:
        raise _MISSING[0]
    job = _schedule(spec_json, replace(target, portable=ptx), plan_json)
    compiling = import_module("tvmbn.lowering.compile")
    compiled = compiling.compile_function(
        job.scheduled.func,
        job.arguments,
        job.scheduled.workspaces,
        target,
        stages=stages,
        ptx=ptx,
        frontend=frontend,
    )
    result = {
        "config": job.plan.to_json(),
        "instead": job.instead,
        "workspaces": [w.to_json() for w in compiled.workspaces],
        "stages": ({"te": job.te()} if "te" in stages else {}) | compiled.stages,
        "resources": compiled.resources,
        "architectures": compiled.architectures,
        "compiler": compiled.compiler,
        "alignment": compiled.alignment,
        "multiprocessors": job.scheduled.multiprocessors,
        "cpu": import_module("tvmbn.lowering.pipeline").cpu(target),
    }
    return result, compiled.library


def show_job(
    spec_json: dict[str, Any], target_name: str, plan_json: dict[str, Any] | None, stage: str
) -> str:
    """Text of one stage, with no more tools than it needs."""
    prepare()
    target = parse(target_name)
    if stage in ("ptx", "sass", "resources") and _MISSING:
        raise _MISSING[0]
    job = _schedule(spec_json, target, plan_json)
    if stage == "te":
        return job.te()
    compiling = import_module("tvmbn.lowering.compile")
    scheduled = job.scheduled
    return compiling.show(scheduled.func, job.arguments, scheduled.workspaces, target, stage)


if __name__ == "__main__":
    main()
