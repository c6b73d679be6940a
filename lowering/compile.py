# SPDX-License-Identifier: Apache-2.0
"""One scheduled function to one checked library, with the text of every stage on the way.

Runs in a process that has called :func:`tvmbn.lowering.stub.preload_cuda`: the compile worker.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

import tvm
import tvm_ffi
from tvm import tirx

from tvmbn.errors import BuildError, ToolchainError, TvmbnError
from tvmbn.lowering import arguments, cuda, pipeline, report
from tvmbn.lowering.frontend import choose
from tvmbn.lowering.link import link
from tvmbn.lowering.machine_code import check, ptx_architectures
from tvmbn.lowering.process import ERROR_LINES
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


@dataclass(frozen=True)
class Callee:
    """A function beside the main one: its name there, and its arguments."""

    name: str
    func: tirx.PrimFunc
    arguments: tuple[TensorArg, ...]


def compile_function(
    func: tirx.PrimFunc,
    logical: Sequence[TensorArg],
    workspaces: Sequence[str],
    target: Target,
    *,
    stages: Sequence[str] = (),
    ptx: bool = False,
    callees: Sequence[Callee] = (),
    frontend: str = "",
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
    callees : sequence of Callee
        Functions that ``func`` calls by name, to stand in the same library.
    frontend : str
        As :func:`tvmbn.lowering.frontend.choose` takes it.

    Raises
    ------
    BuildError
        Where any step fails.
    """
    bound, lowered, texts = _lower(func, logical, workspaces, target, stages, callees)
    found = target
    if target.kind == "cuda":
        made = _device_code(lowered, target, ptx, frontend)
        compiler, found = made.code[0].compiler, made.code[0].target
        alignment = pipeline.CUDA_ALIGNMENT
    else:
        made = DeviceCode(_guard("LLVM to generate code", lambda: pipeline.generate(lowered)))
        compiler = f"llvm {tvm_ffi.get_global_func('target.llvm_version_major')()}"
        alignment = max(ITEMSIZE[a.dtype] for a in (*logical, *bound.workspaces))
    library = link(made.module)
    return Compiled(
        library=library,
        workspaces=bound.workspaces,
        stages=texts | made.texts(stages, target),
        architectures=[*check(library, found.arch), *_ptx(library, found)],
        compiler=compiler,
        alignment=alignment,
        resources=[r.to_json() for r in made.resources],
    )


def show(
    func: tirx.PrimFunc,
    logical: Sequence[TensorArg],
    workspaces: Sequence[str],
    target: Target,
    stage: str,
) -> str:
    """Text of one stage, made with no more tools than the stage itself needs.

    Everything up to CUDA source or LLVM IR and assembly works without a toolkit or linker.
    """
    _, lowered, texts = _lower(func, logical, workspaces, target, [stage])
    if stage in texts:
        return texts[stage]
    if stage == "cuda":
        return _cuda_source(lowered, target)
    if target.kind == "cuda":
        made = _device_code(lowered, target, ptx=False)
    else:
        made = DeviceCode(_guard("LLVM to generate code", lambda: pipeline.generate(lowered)))
    return made.texts([stage], target)[stage]


@dataclass(frozen=True)
class DeviceCode:
    """A runtime module before it is linked, and what was made for it."""

    module: Any
    sources: tuple[str, ...] = ()
    code: tuple[cuda.MachineCode, ...] = ()
    resources: tuple[cuda.KernelResources, ...] = ()

    def texts(self, stages: Sequence[str], target: Target) -> dict[str, str]:
        """Text of those of ``stages`` that exist only now."""
        makers: dict[str, Callable[[], str]] = {
            "llvm": lambda: report.llvm_ir(self.module.inspect_source("ll")),
            "asm": lambda: self.module.inspect_source("s"),
            "cuda": lambda: "\n".join(self.sources),
            "ptx": lambda: "\n".join(c.ptx for c in self.code),
            "sass": lambda: "\n".join(cuda.disassemble(c.cubin) for c in self.code),
            "resources": lambda: report.resources(self.resources, target),
        }
        return {name: makers[name]() for name in stages if name in makers}


def _lower(
    func: tirx.PrimFunc,
    logical: Sequence[TensorArg],
    workspaces: Sequence[str],
    target: Target,
    stages: Sequence[str],
    callees: Sequence[Callee] = (),
) -> tuple[arguments.Bound, pipeline.Lowered, dict[str, str]]:
    alignment = pipeline.CUDA_ALIGNMENT if target.kind == "cuda" else 1
    bound = arguments.bind(func, logical, workspaces, alignment)
    texts: dict[str, str] = {}
    if "schedule" in stages:
        texts["schedule"] = bound.func.script() + "\n"
        if list(stages) == ["schedule"]:
            return bound, pipeline.NOTHING, texts
    bfloat16 = any(a.dtype == "bfloat16" for a in logical)
    lowered = _guard(
        "TVM to lower the schedule", lambda: pipeline.lower(bound.func, target, bfloat16)
    )
    lowered = pipeline.merge([lowered, *(_lower_callee(c, target, alignment) for c in callees)])
    report.check_launches(lowered, target)
    if "tir" in stages:
        texts["tir"] = report.tir(lowered, target)
    return bound, lowered, texts


def _lower_callee(callee: Callee, target: Target, alignment: int) -> pipeline.Lowered:
    func = arguments.bind(callee.func, callee.arguments, (), alignment).func
    func = func.with_attr("global_symbol", callee.name)
    bfloat16 = any(a.dtype == "bfloat16" for a in callee.arguments)
    return _guard(
        f"TVM to lower {callee.name}", lambda: pipeline.lower(func, target, bfloat16, callee.name)
    )


def _ptx(library: bytes, target: Target) -> list[str]:
    """Virtual architectures of the PTX inside; a fatbin does not keep the letter of compute_90a."""
    return [arch + "a" * target.exact for arch in ptx_architectures(library)]


def _device_code(
    lowered: pipeline.Lowered, target: Target, ptx: bool, frontend: str = ""
) -> DeviceCode:
    made: list[tuple[str, cuda.MachineCode]] = []
    failures: list[TvmbnError] = []

    def callback(source: str) -> bytes:
        source = cuda.complete(source, target)
        try:
            code = cuda.compile_source(source, target, ptx, choose(frontend))
        except TvmbnError as error:
            failures.append(error)
            raise
        made.append((source, code))
        return code.image

    if not lowered.devices:
        raise BuildError("a kernel to compile", "a schedule that binds nothing to GPU threads")
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
    code = tuple(c for _, c in made)
    resources = report.with_launches([r for c in code for r in c.resources], lowered)
    return DeviceCode(module, tuple(source for source, _ in made), code, resources)


def _cuda_source(lowered: pipeline.Lowered, target: Target) -> str:
    sources: list[str] = []

    def callback(source: str) -> bytes:
        sources.append(source)
        return b"// not compiled"

    tvm_ffi.register_global_func("tvm_callback_cuda_compile", callback, override=True)
    module = _guard("TVM to generate CUDA", lambda: pipeline.generate(lowered))
    # Without its CUDA runtime TVM calls nobody and keeps the source itself.
    found = sources or [m.inspect_source("cuda") for m in module.imports]
    return "\n".join(cuda.complete(source, target) for source in found)


def _guard(step: str, action: Callable[[], Any]) -> Any:
    """Run a step of TVM; whatever it raises becomes a BuildError with its last lines."""
    try:
        return action()
    except TvmbnError:
        raise
    except Exception as error:
        lines = [line for line in str(error).splitlines() if line.strip()]
        message = " ".join(lines[-ERROR_LINES:]) or type(error).__name__
        raise BuildError(step, f"{type(error).__name__}: {message}") from error
