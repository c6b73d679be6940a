# SPDX-License-Identifier: Apache-2.0
"""Compile a spec with the default schedules that come with TVM, to compare with.

Runs in a compile worker, as :mod:`tvmbn.compile_worker`.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any

from tvmbn import ops
from tvmbn.compile_worker import prepare
from tvmbn.errors import BuildError
from tvmbn.spec import OpSpec
from tvmbn.target import parse


def compile_job(spec_json: dict[str, Any], target_name: str) -> tuple[dict[str, Any], bytes]:
    """Apply dlight's rules for GPUs and compile as for any other schedule."""
    prepare()
    import tvm  # noqa: PLC0415  (after prepare)

    dl = import_module("tvm.s_tir.dlight")
    spec, target = OpSpec.from_json(spec_json), parse(target_name)
    if target.kind != "cuda":
        raise BuildError("a rule of dlight's for this operator", "none for CPUs")
    operator = ops.get(spec.op)
    func = operator.expression(spec).prim_func()
    pipeline = import_module("tvmbn.lowering.pipeline")
    scheduled, failures = None, []
    for name in ("RMSNorm", "Reduction", "GeneralReduction", "Fallback"):
        module = tvm.IRModule({"main": func})
        try:
            with pipeline.tvm_target(target, spec.dtype == "bfloat16"):
                module = dl.ApplyDefaultSchedule(getattr(dl.gpu, name)())(module)
        except Exception as error:  # rules assert on what they do not expect
            failures.append(f"{name}: {type(error).__name__}")
            continue
        scheduled = module["main"]
        if "tirx.is_scheduled" in scheduled.attrs:
            break
        scheduled = None
    if scheduled is None:
        raise BuildError("a rule of dlight's that applies", ", ".join(failures) or "none")
    # What one kernel writes and another reads must be an argument, as for tvmbn's schedules.
    buffers = scheduled.body.block.alloc_buffers
    shared = [b.name for b in buffers if b.scope() in ("", "global")]
    compiled = import_module("tvmbn.lowering.compile").compile_function(
        scheduled, operator.arguments(spec), shared, target
    )
    result = {
        "config": {"splits": [], "phases": []},
        "workspaces": [w.to_json() for w in compiled.workspaces],
        "stages": {},
        "resources": compiled.resources,
        "architectures": compiled.architectures,
        "compiler": compiled.compiler,
        "alignment": compiled.alignment,
        "multiprocessors": 0,
        "cpu": pipeline.cpu(target),
    }
    return result, compiled.library
