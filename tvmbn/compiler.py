# SPDX-License-Identifier: Apache-2.0
"""Compile a spec for a target, in a worker process."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from tvmbn.errors import TargetError
from tvmbn.pool import WorkerPool, shared_pool
from tvmbn.spec import OpSpec, TensorArg
from tvmbn.target import Target, parse
from tvmbn.worker import CALL_SECONDS

COMPILE = "tvmbn.compile_worker:compile_job"
SHOW = "tvmbn.compile_worker:show_job"
STAGES = {
    "llvm": ("te", "schedule", "tir", "llvm", "asm"),
    "cuda": ("te", "schedule", "tir", "cuda", "ptx", "sass", "resources"),
}
# Those a bundle shows: assembly is long, and SASS needs a tool that may be missing.
BUNDLED_STAGES = {
    "llvm": ("te", "schedule", "tir", "llvm"),
    "cuda": ("te", "schedule", "tir", "cuda", "ptx", "resources"),
}


@dataclass(frozen=True)
class CompiledLibrary:
    """A shared library and what the manifest says about it.

    Attributes
    ----------
    target : Target
    library : bytes
        The file's content.
    config : dict
        The plan as plain data.
    origin : {"default", "nearest", "tuned"}
        Where the plan came from.
    workspaces : tuple of TensorArg
        Tensors that the caller passes after the outputs, in order.
    stages : dict of str to str
        Text of each stage asked for.
    resources : list of dict
        One entry a kernel; empty for llvm.
    architectures : list of str
        Of the machine code found in the library; empty for llvm.
    compiler : str
        Name and version.
    alignment : int
        Bytes that each pointer must be a multiple of.
    multiprocessors : int
        Fewest that the GPU must have, where the library takes their number before the tensors;
        0 where it does not.
    cpu : dict
        ``arch`` and ``features`` that the host code needs.
    min_driver : str or None
        Least CUDA version that the driver must support.
    """

    target: Target
    library: bytes
    config: dict[str, Any]
    origin: str
    workspaces: tuple[TensorArg, ...]
    stages: dict[str, str]
    resources: list[dict[str, Any]]
    architectures: list[str]
    compiler: str
    alignment: int
    multiprocessors: int
    cpu: dict[str, str]
    min_driver: str | None


def stages_of(target: Target) -> tuple[str, ...]:
    """Names of a target's stages, in the order of lowering."""
    return STAGES[target.kind]


def check_stage(target: Target, stage: str) -> str:
    """Return the stage's name, if the target has it.

    Raises
    ------
    TargetError
        For any other name.
    """
    if stage not in STAGES[target.kind]:
        raise TargetError(
            f"a stage of {target.name} among {', '.join(STAGES[target.kind])}", repr(stage)
        )
    return stage


def compile_spec(
    spec: OpSpec,
    target_name: str,
    plan_json: dict[str, Any] | None = None,
    *,
    stages: Sequence[str] | None = None,
    origin: str = "default",
    ptx: bool = False,
    frontend: str = "",
    pool: WorkerPool | None = None,
    timeout: float = CALL_SECONDS,
) -> CompiledLibrary:
    """Schedule, lower, compile, link and check one library.

    Parameters
    ----------
    spec : OpSpec
    target_name : str
        ``llvm`` or ``sm_XX``.
    plan_json : dict, optional
        A plan to use instead of the default one.
    stages : sequence of str, optional
        Stages whose text is wanted; by default those a bundle holds.
    origin : str
        Recorded as where ``plan_json`` came from.
    ptx : bool
        Add PTX beside the machine code.
    frontend : {"", "nvcc", "nvrtc"}
        What compiles CUDA's source; by default nvcc where it can work.
    pool : WorkerPool, optional
        By default the one that the whole process shares.
    timeout : float
        Seconds.

    Raises
    ------
    TargetError
        For an unknown target, or a stage that it does not have.
    BuildError
        Where a step fails, crashes or takes too long.
    ToolchainError
        Where nvcc, libcudart or a C compiler is missing.
    """
    target = parse(target_name)
    wanted = BUNDLED_STAGES[target.kind] if stages is None else stages
    names = [check_stage(target, s) for s in wanted]
    arguments = (spec.to_json(), target.name, plan_json, names, ptx, frontend)
    value, library = (pool or shared_pool()).call(COMPILE, arguments, timeout)
    return library_of(target, library, value, origin)


def library_of(
    target: Target, library: bytes, value: dict[str, Any], origin: str
) -> CompiledLibrary:
    """A library and what the worker that compiled it says about it."""
    return CompiledLibrary(
        target=target,
        library=library,
        config=value["config"],
        origin="default" if value.get("instead") else origin,
        workspaces=tuple(TensorArg.from_json(w) for w in value["workspaces"]),
        stages=value["stages"],
        resources=value["resources"],
        architectures=value["architectures"],
        compiler=value["compiler"],
        alignment=value["alignment"],
        multiprocessors=value["multiprocessors"],
        cpu=value["cpu"],
        min_driver=_min_driver(value["compiler"]) if target.kind == "cuda" else None,
    )


def show_stage(
    spec: OpSpec,
    target_name: str,
    stage: str,
    plan_json: dict[str, Any] | None = None,
    *,
    pool: WorkerPool | None = None,
    timeout: float = CALL_SECONDS,
) -> str:
    """Text of one stage; up to CUDA source or LLVM IR no toolkit is needed.

    Raises
    ------
    TargetError
        For an unknown target, or a stage that it does not have.
    BuildError, ToolchainError
        As :func:`compile_spec`.
    """
    target = parse(target_name)
    arguments = (spec.to_json(), target.name, plan_json, check_stage(target, stage))
    return (pool or shared_pool()).call(SHOW, arguments, timeout)[0]


def _min_driver(compiler: str) -> str:
    """Name the least driver: one of the compiler's major version, whatever its minor one."""
    major = compiler.partition(" ")[2].partition(".")[0]
    return f"{major}.0"
