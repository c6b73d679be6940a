# SPDX-License-Identifier: Apache-2.0
"""Build a bundle: one spec, compiled for one or more targets."""

from __future__ import annotations

import importlib.util
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from importlib import import_module
from pathlib import Path
from typing import Any, Literal

from tvmbn import ops
from tvmbn.compiler import CompiledLibrary, compile_spec, show_stage
from tvmbn.errors import BuildError, SpecError, TargetError
from tvmbn.pool import WorkerPool, shared_pool
from tvmbn.provenance import provenance, versions
from tvmbn.spec import OpSpec
from tvmbn.target import Target, parse

Tuned = Literal["auto", "require", "never"]
TUNED = ("auto", "require", "never")
GOLDEN = "golden.npz"
SUFFIXES = {"cuda": "cu", "ptx": "ptx", "llvm": "ll"}


def build(
    spec: OpSpec,
    targets: Sequence[str] | str,
    output: str | Path,
    *,
    tuned: Tuned = "auto",
    ptx: bool = False,
    logs: str | Path | None = None,
    trace: str | Path | None = None,
    pool: WorkerPool | None = None,
) -> Path:
    """Compile ``spec`` for every target and write the bundle.

    The same spec, versions and plans give the same bytes. The bundle appears at ``output`` whole
    or not at all: a failed build leaves an earlier one as it was.

    Parameters
    ----------
    spec : OpSpec
        From :func:`tvmbn.batch_norm`, :func:`tvmbn.layer_norm`, ...
    targets : sequence of str
        Among ``llvm`` and ``sm_XX``.
    output : path
        The bundle's folder.
    tuned : {"auto", "require", "never"}
        Use tuning records where there are any, refuse to build without, or ignore them.
    ptx : bool
        Add PTX beside the machine code of each GPU target, for later GPUs.
    logs : path, optional
        Folder of tuning records, ``<arch>/<op>/``; by default those that ``TVMBN_TUNING_LOGS``
        names, else the user's own and those that come with tvmbn.
    trace : path, optional
        A schedule saved by ``tvmbn tune --save-trace``, to use for the one target.
    pool : WorkerPool, optional
        Where to compile; by default the process's own workers.

    Returns
    -------
    Path
        ``output``.

    Raises
    ------
    SpecError
        For anything but a spec.
    TargetError
        For no target, an unknown one, or one named twice.
    BuildError
        Where compiling fails, ``tuned="require"`` finds no record, or ``logs`` is no folder.
    ToolchainError
        Where a compiler is missing.

    Examples
    --------
    >>> spec = tvmbn.layer_norm((128, 1024), dtype="float16")  # doctest: +SKIP
    >>> tvmbn.build(spec, targets=["sm_90", "llvm"], output="ln")  # doctest: +SKIP
    """
    if not isinstance(spec, OpSpec):
        raise SpecError(
            "an OpSpec", type(spec).__name__, "make one with tvmbn.layer_norm((32, 1024)), ..."
        )
    parsed = check_targets(targets)
    pool = pool or shared_pool()
    if trace is not None:
        plans = {t.name: saved_plan(spec, t, trace, len(parsed), pool) for t in parsed}
    else:
        plans = {t.name: find_plan(spec, t, tuned, logs, pool) for t in parsed}

    def one(target: Target) -> CompiledLibrary:
        plan, origin = plans[target.name]
        return compile_spec(spec, target.name, plan, origin=origin, ptx=ptx, pool=pool)

    # Another worker costs its start, 2 s, and a library less than 1: one for two targets is best.
    # One thread more makes the golden data, seconds of PyTorch, while the workers compile.
    with ThreadPoolExecutor(1 + max(1, min(len(parsed) // 2, pool.size))) as threads:
        golden = threads.submit(_golden, spec)
        libraries = list(threads.map(one, parsed))
        manifest, files = contents(spec, libraries, golden.result())
    return import_module("tvmbn.bundle").write(output, manifest, files)


def build_report(
    spec: OpSpec, targets: Sequence[str] | str, output: str | Path, **options: Any
) -> dict[str, Any]:
    """:func:`build`, and what the command line tells about it as plain data.

    Returns
    -------
    dict
        ``bundle``, ``libraries`` (``target``, ``file``, ``bytes``, ``origin``) and ``seconds``.
    """
    start = time.perf_counter()
    path = build(spec, targets, output, **options)
    manifest = import_module("tvmbn.bundle").read(path).manifest
    keys = ("target", "file", "bytes", "origin")
    return {
        "bundle": str(path),
        "libraries": [{k: entry[k] for k in keys} for entry in manifest["libraries"]],
        "seconds": round(time.perf_counter() - start, 3),
    }


def lower(spec: OpSpec, target: str, stage: str) -> str:
    """Text of one stage of the compilation, without making a bundle.

    Parameters
    ----------
    stage : str
        ``te``, ``schedule``, ``tir``; then ``cuda``, ``ptx``, ``sass`` or ``resources`` for a
        GPU, ``llvm`` or ``asm`` for the CPU.

    Raises
    ------
    TargetError
        For an unknown target, or a stage that it does not have.
    BuildError, ToolchainError
        Where a step fails or its tool is missing.
    """
    return show_stage(spec, target, stage)


def check_targets(targets: Sequence[str] | str) -> list[Target]:
    """Targets by name, each once, at least one."""
    names = [targets] if isinstance(targets, str) else list(targets or ())
    if not names:
        raise TargetError("at least one target", "none", 'for example targets=["llvm"]')
    parsed = [parse(name) for name in names]
    twice = sorted({n for n in names if names.count(n) > 1})
    if twice:
        raise TargetError("each target once", f"{', '.join(twice)} more than once", "leave one out")
    return parsed


def find_plan(
    spec: OpSpec,
    target: Target,
    tuned: str,
    logs: str | Path | None = None,
    pool: WorkerPool | None = None,
) -> tuple[dict[str, Any] | None, str]:
    """Look up a recorded plan and its origin; (None, "default") stands for the default plan.

    A record of this very spec is ``tuned``; one of the nearest shape measured, where its plan is
    valid for this one, is ``nearest``. A record that no longer applies is named in a warning.

    Raises
    ------
    BuildError
        Where a record is required and there is none.
    """
    if tuned not in TUNED:
        raise BuildError(f"tuned among {', '.join(TUNED)}", repr(tuned), "auto is the default")
    if logs is not None and not Path(logs).is_dir():
        raise BuildError(
            "logs as a folder of tuning records",
            f"no folder {logs}",
            "leave it out, or mend the path",
        )
    if tuned == "never":
        return None, "default"
    lookup = import_module("tvmbn.tuning.lookup")
    found = lookup.find(spec, target, logs, pool or shared_pool(), tuned == "require")
    if found is None and tuned == "require":
        folders = ", ".join(str(f) for f in lookup.folders(spec, target, logs))
        raise BuildError(
            f"a tuning record for {spec.title} on {target.name}",
            f"none in {folders}",
            'make one with tvmbn tune, or build with tuned="auto" or "never"',
        )
    return found or (None, "default")


def saved_plan(
    spec: OpSpec, target: Target, trace: str | Path, targets: int, pool: WorkerPool
) -> tuple[dict[str, Any], str]:
    """Plan of a saved schedule, checked; its origin is ``trace``.

    Raises
    ------
    TargetError
        For more than one target.
    TuningError
        For a file that holds no schedule of this spec.
    """
    if targets != 1:
        raise TargetError("one target for a saved schedule", f"{targets} of them", "build apart")
    lookup = import_module("tvmbn.tuning.lookup")
    return lookup.load_trace(spec, target, trace, pool), "trace"


def _golden(spec: OpSpec) -> bytes | None:
    """Golden data, from PyTorch; without it None, and `verify` needs PyTorch elsewhere."""
    if importlib.util.find_spec("torch") is None:
        return None
    return import_module("tvmbn.golden").make(spec)


def contents(
    spec: OpSpec, libraries: Sequence[CompiledLibrary], golden: bytes | None
) -> tuple[dict[str, Any], dict[str, bytes]]:
    """Manifest and files of a bundle, by name."""
    bundle = import_module("tvmbn.bundle")
    operator = ops.get(spec.op)
    arguments = operator.arguments(spec)
    files: dict[str, bytes] = {}
    entries = []
    for library in libraries:
        name = f"lib/{library.target.name}.so"
        files[name] = library.library
        entries.append(_entry(library, name, bundle.digest(library.library)))
        for stage, text in library.stages.items():
            suffix = SUFFIXES.get(stage, "txt")
            files[f"ir/{library.target.name}/{stage}.{suffix}"] = text.encode()
    if golden is not None:
        files[GOLDEN] = golden
    tolerances = {a.name: operator.tolerance(spec, a.name) for a in arguments if a.role == "out"}
    manifest = {
        "format_version": bundle.FORMAT_VERSION,
        "kind": "operator",
        "name": "-".join(spec.title.split()),
        "spec": spec.to_json(),
        "arguments": [a.to_json() for a in arguments],
        "libraries": entries,
        "smallest_batch": operator.smallest_batch(spec),
        "tolerances": {
            name: {"atol": t.atol, "rtol": t.rtol, "reason": t.reason}
            for name, t in tolerances.items()
        },
        "golden": None if golden is None else {"file": GOLDEN, "sha256": bundle.digest(golden)},
        "ir": {x.target.name: list(x.stages) for x in libraries},
        "versions": versions(),
        "provenance": provenance(),
    }
    return manifest, files


def _entry(library: CompiledLibrary, name: str, digest: str) -> dict[str, Any]:
    return {
        "target": library.target.name,
        "file": name,
        "sha256": digest,
        "bytes": len(library.library),
        "config": library.config,
        "origin": library.origin,
        "workspaces": [w.to_json() for w in library.workspaces],
        "alignment": library.alignment,
        "multiprocessors": library.multiprocessors,
        "architectures": library.architectures,
        "cpu": library.cpu,
        "min_driver": library.min_driver,
        "resources": library.resources,
        "compiler": library.compiler,
    }
