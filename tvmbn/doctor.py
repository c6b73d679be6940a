# SPDX-License-Identifier: Apache-2.0
"""What this machine can build and run, layer by layer, and what to do where it cannot.

Three CUDA layers are easily mixed up. The *driver* belongs to the GPU and the kernel, and bounds
which CUDA versions can run. The *runtime* (libcudart) is a library inside the process. The
*toolkit* (nvcc and its headers) is needed to compile, never to run. docs/environment.md has more.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any, Literal

from tvmbn import facts as probe
from tvmbn.devices import SKEW, STUB
from tvmbn.facts import Facts, dotted
from tvmbn.toolkits import CUDA_MAJOR, CUDART

Status = Literal["ok", "warn", "missing", "mismatch"]


@dataclass(frozen=True)
class Finding:
    """State of one layer, and what that means for building and for running bundles."""

    layer: str
    status: Status
    found: str
    build: str
    run: str
    fix: str = ""


@dataclass(frozen=True)
class Report:
    """Every finding, the facts behind them, and what works here.

    ``ready`` has the keys ``build_llvm``, ``build_cuda``, ``run_cpu`` and ``run_cuda``.
    """

    findings: tuple[Finding, ...]
    facts: Facts
    ready: dict[str, bool]

    def to_json(self) -> dict[str, Any]:
        """Plain-data form."""
        return {
            "ready": self.ready,
            "findings": [asdict(f) for f in self.findings],
            "gpus": [gpu.to_json() for gpu in self.facts.driver.gpus],
            "toolkits": [
                toolkit.to_json() | {"used": toolkit == self.facts.toolkit}
                for toolkit in self.facts.toolkits
            ],
            "cache": self.facts.cache,
        }


def diagnose(facts: Facts | None = None) -> Report:
    """Look at every layer of this machine, or judge ``facts`` gathered elsewhere."""
    facts = facts or probe.gather()
    findings = (
        _tvm(facts),
        _ffi(facts),
        _linker(facts),
        _cpu(facts),
        _torch(facts),
        _compiler(facts),
        _runtime(facts),
        _driver(facts),
        _gpus(facts),
    )
    good = {f.layer for f in findings if f.status in ("ok", "warn")}
    base = {"TVM", "tvm-ffi"} <= good
    ready = {
        "build_llvm": base and "linker" in good,
        # A runtime too new for the driver still serves the compiler.
        "build_cuda": base and {"linker", "CUDA compiler"} <= good and facts.runtime is not None,
        "run_cpu": base and "CPU" in good,
        "run_cuda": base and {"CUDA runtime", "driver", "GPU"} <= good,
    }
    return Report(findings, facts, ready)


def _tvm(facts: Facts) -> Finding:
    needs = "needed: it schedules and lowers every operator"
    runs = "needed for its libtvm_runtime, unless a bundle is standalone and brings that"
    fix = "pip install 'tvmbn[compiler]'"
    if facts.tvm is None:
        return Finding("TVM", "missing", "not installed", needs, runs, fix)
    if facts.tvm != probe.TVM_VERSION:
        return Finding("TVM", "mismatch", f"{facts.tvm}, not {probe.TVM_VERSION}", needs, runs, fix)
    return Finding("TVM", "ok", facts.tvm, "works", "works")


def _ffi(facts: Facts) -> Finding:
    low, high = probe.FFI_RANGE
    wanted = f">={dotted(low)},<{dotted(high)}"
    needs = "needed: later releases crash when TVM saves JSON"
    runs = "needed: it loads and calls the library of a bundle"
    fix = f"pip install 'apache-tvm-ffi{wanted}'"
    if facts.ffi is None:
        return Finding("tvm-ffi", "missing", "not installed", needs, runs, fix)
    if not low <= probe.numbers(facts.ffi) < high:
        return Finding("tvm-ffi", "mismatch", f"{facts.ffi}, not {wanted}", needs, runs, fix)
    return Finding("tvm-ffi", "ok", facts.ffi, "works", "works")


def _linker(facts: Facts) -> Finding:
    if facts.linker is None:
        return Finding(
            "linker",
            "missing",
            "no gcc, cc or clang on PATH",
            "no library can be linked, for any target",
            "not needed",
            "apt-get install gcc libc6-dev, or set CC",
        )
    return Finding("linker", "ok", facts.linker, "works", "not needed")


def _cpu(facts: Facts) -> Finding:
    if facts.cpu_lacks:
        return Finding(
            "CPU",
            "mismatch",
            f"{facts.machine} without {', '.join(facts.cpu_lacks)}",
            "works: compiling does not use these instructions",
            "llvm libraries made for x86-64-v3 are refused here",
            "run on a CPU with AVX2 and FMA (2013 or later; in a VM, pass the host CPU through)",
        )
    return Finding("CPU", "ok", facts.machine, "works", "works")


def _torch(facts: Facts) -> Finding:
    if facts.torch is None:
        return Finding(
            "PyTorch",
            "warn",
            "not installed",
            "bundles are made without reference outputs, which PyTorch computes",
            "not needed: NumPy and DLPack tensors work, verify uses stored outputs",
            "pip install 'tvmbn[torch]'",
        )
    if facts.torch_cuda is None:
        gpu = bool(facts.driver.gpus)
        return Finding(
            "PyTorch",
            "warn" if gpu else "ok",
            f"{facts.torch}, built for the CPU only",
            "works: references are computed on the CPU",
            "no torch tensor can lie on a GPU" if gpu else "works on CPU tensors",
            "install a CUDA build of PyTorch to call operators on GPU tensors" if gpu else "",
        )
    found = f"{facts.torch}, built for CUDA {facts.torch_cuda}"
    cuda = facts.driver.cuda
    if cuda and cuda[0] < probe.numbers(facts.torch_cuda)[0]:
        return Finding(
            "PyTorch",
            "mismatch",
            f"{found}, but the driver supports CUDA {dotted(cuda)}",
            "works: references are computed on the CPU",
            "torch.cuda does not start: its runtime is newer than the driver",
            "install a PyTorch built for the driver's CUDA version, or a newer driver",
        )
    # Three different numbers (driver, PyTorch's CUDA, nvcc) are normal and no fault by themselves.
    return Finding(
        "PyTorch", "ok", found, "works", "works; its CUDA version may differ from nvcc's"
    )


def _compiler(facts: Facts) -> Finding:
    fix = "pip install 'tvmbn[cuda]' (brings nvcc, no root needed), or put a toolkit's nvcc on PATH"
    if facts.toolkit is None:
        return Finding(
            "CUDA compiler",
            "missing",
            facts.toolkit_problem or "no nvcc on PATH, in /usr/local/cuda* or from pip",
            "llvm only; sm_XX targets cannot be compiled",
            "not needed: a bundle holds machine code",
            fix,
        )
    found = f"nvcc {facts.toolkit.version} at {facts.toolkit.root} ({facts.toolkit.source})"
    if facts.frontend is None:
        return Finding(
            "CUDA compiler",
            "mismatch",
            f"{found}; {facts.toolkit_problem}",
            "llvm only: nvcc leans on a C++ compiler, and NVRTC is not there in its place",
            "not needed: a bundle holds machine code",
            "apt-get install g++, or pip install 'tvmbn[cuda]' (brings NVRTC)",
        )
    if not facts.frontend.startswith("nvcc"):
        found += f", its front end replaced by {facts.frontend}: no C++ compiler here"
    others = len(facts.toolkits) - 1
    beside = f"works; {others} more toolkit(s) here are not used" if others > 0 else "works"
    return Finding("CUDA compiler", "ok", found, beside, "not needed")


def _runtime(facts: Facts) -> Finding:
    fix = "pip install 'tvmbn[cuda]', or add a CUDA 13 toolkit's lib64 to LD_LIBRARY_PATH"
    if facts.runtime is None:
        return Finding(
            "CUDA runtime",
            "missing",
            f"{CUDART} not found",
            "llvm only: TVM's CUDA part needs it even to compile",
            "CPU only: TVM's CUDA part does not load without it",
            fix,
        )
    cuda = facts.driver.cuda
    if cuda and cuda[0] < CUDA_MAJOR:
        return Finding(
            "CUDA runtime",
            "mismatch",
            f"{facts.runtime}, but the driver supports CUDA {dotted(cuda)}",
            "works: compiling asks nothing of the driver",
            "CPU only: 'CUDA driver version is insufficient for CUDA runtime version'",
            f"install a driver that supports CUDA {CUDA_MAJOR} (release 580 or later)",
        )
    return Finding("CUDA runtime", "ok", facts.runtime, "works", "works")


def _driver(facts: Facts) -> Finding:
    driver = facts.driver
    build = "not needed: machine code is made without a driver"
    if driver.complaint:
        known = f"; kernel module {driver.release}" if driver.release else ""
        status: Status = "mismatch" if driver.answer.status in (STUB, SKEW) else "missing"
        found = driver.complaint + known
        return Finding("driver", status, found, build, "CPU only", _driver_fix(facts))
    assert driver.cuda is not None
    found = f"{driver.release or 'version unknown'}, supports CUDA {dotted(driver.cuda)}"
    toolkit = facts.toolkit and probe.numbers(facts.toolkit.version)[:2]
    if toolkit and driver.cuda < toolkit:
        return Finding(
            "driver",
            "warn",
            f"{found}, older than nvcc {dotted(toolkit)}",
            build,
            "machine code for the GPU's own architecture runs; PTX from the newer nvcc does not",
            "build for the exact sm_XX of the GPU, or install a newer driver",
        )
    return Finding("driver", "ok", found, build, "works")


def _gpus(facts: Facts) -> Finding:
    gpus = facts.driver.gpus
    build = "not needed: name the target, e.g. --target sm_90"
    if not gpus:
        # Without a driver its own finding already says what to do.
        fix = "" if facts.driver.complaint else _driver_fix(facts)
        return Finding("GPU", "missing", "none visible", build, "CPU only", fix)
    found = ", ".join(
        f"{g.index}: {g.name} ({g.architecture}, {g.memory / 2**30:.0f} GiB)" for g in gpus
    )
    wanted = ", ".join(sorted({gpu.architecture for gpu in gpus}))
    return Finding(
        "GPU",
        "ok",
        found,
        build,
        f"bundles need a library for {wanted}; without it: 'no kernel image is available'",
    )


def _driver_fix(facts: Facts) -> str:
    """Say what makes the driver appear; it depends on where this process runs."""
    if facts.driver.answer.status == STUB:
        return "take the toolkit's stubs folder out of LD_LIBRARY_PATH"
    if facts.driver.answer.status == SKEW:
        return "restart the machine (or reload the nvidia module) after a driver update"
    if facts.driver.cuda is not None:
        return "check `nvidia-smi -L` and CUDA_VISIBLE_DEVICES; nothing to do without a GPU"
    if facts.surroundings == "container":
        return (
            "start the container with `--gpus all` and NVIDIA_DRIVER_CAPABILITIES=compute,utility; "
            "the driver belongs on the host, never in the image"
        )
    if facts.surroundings == "wsl":
        return "install the driver on the Windows side; a Linux driver inside WSL hides the GPU"
    return "install NVIDIA's driver (check with `nvidia-smi`); nothing to do without a GPU"
