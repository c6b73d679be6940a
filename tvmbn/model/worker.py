# SPDX-License-Identifier: Apache-2.0
"""The worker's side of compiling a model: it stays in the process between the calls for it."""

from __future__ import annotations

from dataclasses import replace
from importlib import import_module
from pathlib import Path
from typing import Any

from tvmbn import compile_worker
from tvmbn.errors import ModelError
from tvmbn.spec import OpSpec, TensorArg
from tvmbn.target import parse

_STATE: dict[str, Any] = {}
IMPORTERS = {
    ".onnx": "tvmbn.model.onnx_import:import_onnx",
    ".pt2": "tvmbn.model.torch_import:import_torch",
}


def load_job(path: str, options_json: dict[str, Any]) -> dict[str, Any]:
    """Import a model and do what is the same for every target.

    Raises
    ------
    ModelError
        For a file of another kind, or a model that cannot be compiled.
    """
    compile_worker.prepare()
    suffix = Path(path).suffix
    if suffix not in IMPORTERS:
        raise ModelError(f"a file among {', '.join(IMPORTERS)}", path, "export it as ONNX")
    module, _, name = IMPORTERS[suffix].partition(":")
    options = import_module("tvmbn.model.spec").Options(**options_json)
    imported = getattr(import_module(module), name)(Path(path), options)
    simplified = import_module("tvmbn.model.program").simplify(imported, options)
    _STATE.clear()
    _STATE["model"] = simplified
    return {"inputs": simplified.inputs, "outputs": simplified.outputs}


def plan_job(target_name: str) -> dict[str, list[Any]]:
    """Choose operators for one target.

    Returns
    -------
    dict
        ``specs``: each spec and how often it occurs; ``refused``: titles of operators that no
        schedule of tvmbn's could be made for, with the reason.
    """
    program = import_module("tvmbn.model.program")
    planned = program.plan(_STATE["model"], parse(target_name))
    _STATE[target_name] = planned
    return {
        "specs": [(spec.to_json(), times) for spec, times in planned.specs.items()],
        "refused": [(spec.title, reason) for spec, reason in planned.refused.items()],
    }


def compile_job(
    target_name: str, plans: list[list[Any]], stages: list[str], ptx: bool
) -> tuple[dict[str, Any], bytes]:
    """Schedule, plan memory, assemble and compile; the library is the second part."""
    target = parse(target_name)
    if target.kind == "cuda" and compile_worker._MISSING:
        raise compile_worker._MISSING[0]
    program, assembling, prepacking, scratch, sharing = (
        import_module(f"tvmbn.model.{n}")
        for n in ("program", "assemble", "prepack", "scratch", "share")
    )
    planned = replace(_STATE[target_name], target=replace(target, portable=ptx))
    known = {OpSpec.from_json(spec): (plan, origin) for spec, plan, origin in plans}
    made = program.schedule(planned, known)
    kernels = [scratch.promote(k) for k in prepacking.prepack(made.kernels)]
    if target.kind == "cuda":
        kernels = sharing.share(kernels)
    whole = assembling.assemble(kernels, planned.program)
    compiled = import_module("tvmbn.lowering.compile").compile_function(
        whole.func,
        whole.arguments,
        whole.workspaces,
        target,
        stages=stages,
        ptx=ptx,
        callees=whole.callees,
    )
    _STATE["weights"] = whole.weights
    model = _STATE["model"]
    tensors = [a for a in whole.arguments if a.name != "weights"]
    refused = [{"operator": s.title, "reason": r} for s, r in planned.refused.items()]
    named = zip(tensors, [*model.inputs, *model.outputs], strict=True)
    result = {
        "arguments": [_renamed(a, n).to_json() for a, n in named],
        "config": {"kernels": made.notes, "folded": vars(model.folds), "refused": refused},
        "workspaces": [w.to_json() for w in compiled.workspaces],
        "stages": compiled.stages,
        "resources": compiled.resources,
        "architectures": compiled.architectures,
        "compiler": compiled.compiler,
        "alignment": compiled.alignment,
        "cpu": import_module("tvmbn.lowering.pipeline").cpu(target),
    }
    return result, compiled.library


def weights_job() -> tuple[dict[str, Any], bytes]:
    """Content of the weights that the last library was compiled with."""
    return {}, _STATE.pop("weights")


def _renamed(arg: TensorArg, name: str) -> TensorArg:
    return TensorArg(name, arg.shape, arg.dtype, arg.role)
