# SPDX-License-Identifier: Apache-2.0
"""One scheduled function to one checked library, with the text of every stage on the way.

Runs in a process that has called :func:`tvmbn.lowering.stub.preload_cuda`: the compile worker.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import tvm
import tvm_ffi
from tvm import tirx

from tvmbn.errors import BuildError, ToolchainError, TvmbnError
from tvmbn.lowering import arguments, cuda, pipeline, report
from tvmbn.lowering.link import link
from tvmbn.lowering.machine_code import check
from tvmbn.lowering.toolchain import find_nvcc
from tvmbn.spec import ITEMSIZE, TensorArg
from tvmbn.target import Target

@dataclass(frozen=True)
class Compiled:
    """A library and what is known about it."""

    library: bytes
    workspaces: tuple[TensorArg, ...]
    stages: dict[str, str]
    architectures: list[str]
    compiler: str
    alignment: int
    resources: list[dict[str, Any]] = field(default_factory=list)


def compile_function(
    func: tirx.PrimFunc,
    logical: Sequence[TensorArg],
    workspaces: Sequence[str],
    target: Target,
    stages: Sequence[str] = (),
    ptx: bool = False,
) -> Compiled:
    """Lower, compile, link and check.

    Parameters
    ----------
    func : PrimFunc
        Scheduled, over canonical buffers.
    logical : sequence of TensorArg
        The call's arguments, inputs then outputs.
    workspaces : sequence of str
        Root buffers that become arguments.
    stages : sequence of str
        Stages whose text is wanted, among those of ``tvmbn.compiler.STAGES`` after ``te``.
    ptx : bool
        Add PTX beside the machine code.

    Raises
    ------
    BuildError
        Where any step fails.
    """
    alignment = pipeline.CUDA_ALIGNMENT if target.kind == "cuda" else 1
    bound = arguments.bind(func, logical, workspaces, alignment)
    texts: dict[str, str] = {}
    if "schedule" in stages:
        texts["schedule"] = bound.func.script() + "\n"
    lowered = _guard("TVM to lower the schedule", lambda: pipeline.lower(bound.func, target))
    if "tir" in stages:
        texts["tir"] = report.tir(lowered)
    if target.kind == "cuda":
        return _cuda(bound, lowered, target, stages, texts, ptx)
    module = _guard("LLVM to generate code", lambda: pipeline.generate(lowered))
    for stage, form in (("llvm", "ll"), ("asm", "s")):
        if stage in stages:
            texts[stage] = module.inspect_source(form)
    library = link(module)
    return Compiled(
        library=library,
        workspaces=bound.workspaces,
        stages=texts,
        architectures=check(library, target.arch),
        compiler=f"llvm {tvm_ffi.get_global_func('target.llvm_version_major')()}",
        alignment=max(ITEMSIZE[a.dtype] for a in (*logical, *bound.workspaces)),
    )


def _cuda(
    bound: arguments.Bound,
    lowered: pipeline.Lowered,
    target: Target,
    stages: Sequence[str],
    texts: dict[str, str],
    ptx: bool,
) -> Compiled:
    results: list[tuple[str, cuda.MachineCode]] = []
    failures: list[TvmbnError] = []

    def callback(source: str) -> bytes:
        try:
            code = cuda.compile_source(source, target, ptx)
        except TvmbnError as error:
            failures.append(error)
            raise
        results.append((source, code))
        return code.image

    if not tvm.runtime.enabled("cuda"):
        raise ToolchainError(
            "TVM's CUDA runtime to load", "libtvm_runtime_cuda.so did not", "see `tvmbn doctor`"
        )
    tvm_ffi.register_global_func("tvm_callback_cuda_compile", callback, override=True)
    try:
        module = _guard("TVM to generate CUDA", lambda: pipeline.generate(lowered))
    except BuildError:
        # TVM wraps the callback's exception in its own; the first one says what happened.
        if failures:
            raise failures[0] from None
        raise
    if not results:
        raise BuildError("a kernel to compile", "a function without device code")
    resources = report.with_launches([r for _, c in results for r in c.resources], lowered)
    makers = {
        "cuda": lambda: "\n".join(source for source, _ in results),
        "ptx": lambda: "\n".join(code.ptx for _, code in results),
        "sass": lambda: "\n".join(cuda.disassemble(code.cubin) for _, code in results),
        "resources": lambda: report.resources(resources, target),
    }
    texts |= {name: make() for name, make in makers.items() if name in stages}
    library = link(module)
    return Compiled(
        library=library,
        workspaces=bound.workspaces,
        stages=texts,
        architectures=check(library, target.arch),
        compiler=find_nvcc().label,
        alignment=pipeline.CUDA_ALIGNMENT,
        resources=[r.to_json() for r in resources],
    )


def _guard(step: str, action: Any) -> Any:
    """Run a step of TVM; whatever it raises becomes a BuildError with its last line."""
    try:
        return action()
    except TvmbnError:
        raise
    except Exception as error:
        lines = [line for line in str(error).splitlines() if line.strip()]
        message = " ".join(lines[-cuda.ERROR_LINES :]) or type(error).__name__
        raise BuildError(step, f"{type(error).__name__}: {message}") from error
