# SPDX-License-Identifier: Apache-2.0
"""``tvmbn.compile``: a whole model, for one or more targets, into a bundle of kind ``model``."""

from __future__ import annotations

import tempfile
import time
import warnings
from collections.abc import Mapping, Sequence
from contextlib import nullcontext
from importlib import import_module
from pathlib import Path
from typing import Any

from tvmbn import ops
from tvmbn.build import SUFFIXES, Tuned, check_targets, find_plan
from tvmbn.compiler import BUNDLED_STAGES, _min_driver
from tvmbn.errors import ModelError, ModelWarning
from tvmbn.model import golden
from tvmbn.model.source import Source, open_source
from tvmbn.model.spec import MODEL, ModelSpec, Options
from tvmbn.pool import shared_pool
from tvmbn.provenance import provenance, versions
from tvmbn.spec import OpSpec, TensorArg
from tvmbn.target import Target
from tvmbn.worker import Worker

SECONDS = 3600.0
JOBS = "tvmbn.model.worker"
# Those of single operators' bundles; the text of a whole model's lowered TIR is too long to read.
STAGES = {kind: [s for s in names if s != "te"] for kind, names in BUNDLED_STAGES.items()}


def compile(
    model: Any,
    targets: Sequence[str] | str,
    output: str | Path,
    *,
    batch: int | str | None = None,
    dims: Mapping[str, int] | None = None,
    fp16: bool = False,
    tf32: bool = False,
    name: str | None = None,
    tuned: Tuned = "auto",
    logs: str | Path | None = None,
    ptx: bool = False,
    worker: Worker | None = None,
) -> Path:
    """Compile a model for every target and write the bundle, whole or not at all.

    BatchNorm is folded into the convolutions and linear layers before it; bias, residual and
    activation are computed with them; the rest is fused and scheduled by TVM's defaults.

    Several threads may compile at once. None may run ``torch.export`` meanwhile where the model
    is a program: PyTorch keeps what it exports in globals.

    Parameters
    ----------
    model : path or torch.export.ExportedProgram
        An ``.onnx`` file, a program saved as ``.pt2``, or one in memory.
    targets : sequence of str
        Among ``llvm`` and ``sm_XX``.
    output : path
        The bundle's folder.
    batch : int or "dynamic", optional
        First dimension of every input; by default as the model has it, open where it is a symbol.
    dims : dict, optional
        Sizes of the model's other symbolic dimensions, by name.
    fp16 : bool
        Compute in float16 what the model computes in float32; inputs and outputs become float16.
    tf32 : bool
        Permit float32 convolutions and linear layers to round their operands to TF32, as
        ``conv_bn`` does; not with ``fp16``.
    name : str, optional
        By default the file's.
    tuned, logs, ptx
        As for :func:`tvmbn.build`; ``tuned="require"`` asks for a record of every operator.
    worker : Worker, optional
        A compile worker to use and leave running, where many ONNX models follow each other.

    Raises
    ------
    ModelError
        For a model that cannot be read, or operators that cannot be compiled, all in one error.
    TargetError, BuildError, ToolchainError
        As for :func:`tvmbn.build`.

    Examples
    --------
    >>> tvmbn.compile("resnet50.onnx", ["sm_90", "llvm"], "resnet50")  # doctest: +SKIP
    """
    parsed = check_targets(targets)
    options = Options.make(batch, dims, fp16, tf32)
    with tempfile.TemporaryDirectory(prefix="tvmbn-model-") as folder:
        source = open_source(model, name, Path(folder))
        with nullcontext(worker) if worker else Worker(source.worker) as used:
            used.call(f"{JOBS}:load_job", (str(source.path), options.to_json()), SECONDS)
            libraries = [_library(used, t, tuned, logs, ptx) for t in parsed]
        manifest, files = _contents(source, options, libraries)
    return import_module("tvmbn.bundle").write(output, manifest, files)


def compile_report(
    model: Any, targets: Sequence[str] | str, output: str | Path, **options: Any
) -> dict[str, Any]:
    """:func:`compile`, and what the command line tells about it as plain data."""
    start = time.perf_counter()
    path = compile(model, targets, output, **options)
    manifest = import_module("tvmbn.bundle").read(path).manifest
    return {
        "bundle": str(path),
        "libraries": [
            {
                "target": entry["target"],
                "file": entry["file"],
                "bytes": entry["bytes"],
                "weights": entry["weights"]["bytes"],
                "kernels": len(entry["config"]["kernels"]),
                "tuned": sum(k["origin"] == "tuned" for k in entry["config"]["kernels"]),
                "folded": entry["config"]["folded"],
            }
            for entry in manifest["libraries"]
        ],
        "seconds": round(time.perf_counter() - start, 3),
    }


def specs(
    model: Any,
    target: str,
    *,
    batch: int | str | None = None,
    dims: Mapping[str, int] | None = None,
    fp16: bool = False,
    tf32: bool = False,
) -> list[OpSpec]:
    """Operators that a model is compiled to, those with the most arithmetic in all first.

    These are what ``tvmbn tune MODEL`` tunes; parameters are those of :func:`compile`.

    Raises
    ------
    ModelError, TargetError
        As :func:`compile`.
    """
    (parsed,) = check_targets(target)
    options = Options.make(batch, dims, fp16, tf32)
    with tempfile.TemporaryDirectory(prefix="tvmbn-model-") as folder:
        source = open_source(model, None, Path(folder))
        with Worker(source.worker) as worker:
            worker.call(f"{JOBS}:load_job", (str(source.path), options.to_json()), SECONDS)
            found = _planned(worker, parsed)
    counted = [(OpSpec.from_json(data), times) for data, times in found]
    counted.sort(key=lambda pair: -ops.get(pair[0].op).cost(pair[0]).flops * pair[1])
    return [spec for spec, _ in counted]


Part = tuple[Target, dict[str, Any], bytes, bytes]


def _planned(worker: Worker, target: Target) -> list[tuple[dict[str, Any], int]]:
    """Specs of the model's operators and how often each occurs; warns of those refused."""
    found, _ = worker.call(f"{JOBS}:plan_job", (target.name,), SECONDS)
    for title, reason in found["refused"]:
        warnings.warn(
            f"{title} on {target.name} is left to TVM's default schedule: tvmbn's failed, {reason}",
            ModelWarning,
            stacklevel=4,
        )
    return found["specs"]


def _library(
    worker: Worker, target: Target, tuned: Tuned, logs: str | Path | None, ptx: bool
) -> Part:
    plans = []
    for data, _ in _planned(worker, target):
        spec = OpSpec.from_json(data)
        plan, origin = find_plan(spec, target, tuned, logs, shared_pool())
        plans.append([data, plan, origin])
    stages = STAGES[target.kind]
    arguments = (target.name, plans, stages, ptx)
    entry, library = worker.call(f"{JOBS}:compile_job", arguments, SECONDS)
    _, weights = worker.call(f"{JOBS}:weights_job", (), SECONDS)
    return target, entry, library, weights


def _contents(
    source: Source, options: Options, libraries: list[Part]
) -> tuple[dict[str, Any], dict[str, bytes]]:
    bundle = import_module("tvmbn.bundle")
    files: dict[str, bytes] = {}
    entries = []
    arguments = [TensorArg.from_json(a) for a in libraries[0][1]["arguments"]]
    names = [a.name for a in arguments]
    if len(set(names)) != len(names):
        raise ModelError("inputs and outputs with names of their own", ", ".join(names))
    for target, entry, library, weights in libraries:
        file = f"lib/{target.name}.so"
        held = f"weights/{bundle.digest(weights)[:16]}.bin"
        files |= {file: library, held: weights}
        for stage, text in entry["stages"].items():
            files[f"ir/{target.name}/{stage}.{SUFFIXES.get(stage, 'txt')}"] = text.encode()
        entries.append(_entry(target, entry, file, library, held, weights, bundle.digest))
    dynamic = ("N",) if any("N" in str(d) for a in arguments for d in a.shape) else ()
    about: dict[str, Any] = {"source": source.name, "sha256": source.sha256}
    about |= {"tf32": True} if options.tf32 else {}
    spec = ModelSpec(
        MODEL,
        (),
        "float16" if options.fp16 else "float32",
        "NCHW",
        tuple(sorted(about.items())),
        dynamic,
    )
    kernels = max(len(e["config"]["kernels"]) for e in entries)
    data, tolerances = golden.make(source, arguments, options, kernels)
    files["golden.npz"] = data
    manifest = {
        "format_version": bundle.FORMAT_VERSION,
        "kind": MODEL,
        "name": source.name,
        "spec": spec.to_json(),
        "arguments": [a.to_json() for a in arguments],
        "libraries": entries,
        "smallest_batch": 1,
        "tolerances": tolerances,
        "golden": {"file": "golden.npz", "sha256": bundle.digest(data)},
        "ir": {t.name: list(e["stages"]) for t, e, _, _ in libraries},
        "versions": versions(),
        "provenance": provenance(),
    }
    return manifest, files


def _entry(
    target: Target,
    entry: dict[str, Any],
    file: str,
    library: bytes,
    held: str,
    weights: bytes,
    digest: Any,
) -> dict[str, Any]:
    origins = [k["origin"] for k in entry["config"]["kernels"]]
    best = next((o for o in ("tuned", "nearest") if o in origins), "default")
    kept = ("config", "workspaces", "alignment", "architectures", "cpu", "resources", "compiler")
    return {
        "target": target.name,
        "file": file,
        "sha256": digest(library),
        "bytes": len(library),
        "weights": {"file": held, "sha256": digest(weights), "bytes": len(weights)},
        "origin": best,
        "multiprocessors": 0,
        "min_driver": _min_driver(entry["compiler"]) if target.kind == "cuda" else None,
        **{k: entry[k] for k in kept},
    }
