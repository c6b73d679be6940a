# SPDX-License-Identifier: Apache-2.0
"""TVM's own lowering, step by step, so that what lies between the steps can be shown."""

from __future__ import annotations

import platform
from collections.abc import Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Any

import tvm
from tvm import tirx

from tvmbn.target import Target

# x86-64-v3 (AVX2, FMA, F16C): every server and desktop CPU since 2013 to 2015.
CPU_FEATURES = {"x86_64": "x86-64-v3"}
CUDA_ALIGNMENT = 16
FIRST_BFLOAT16 = "sm_80"


@dataclass(frozen=True)
class Lowered:
    """Functions right before code generation."""

    host: Any
    devices: dict[Any, Any]
    target: Any


NOTHING = Lowered(None, {}, None)


def cpu(target: Target) -> dict[str, str]:
    """Architecture of a library's host code and the CPU features it needs ("" for the baseline).

    Beside a GPU the host code only checks arguments and launches: the baseline will do.
    """
    machine = platform.machine()
    features = CPU_FEATURES.get(machine, "") if target.kind == "llvm" else ""
    return {"arch": machine, "features": features}


def tvm_target(target: Target, bfloat16: bool = False) -> tvm.target.Target:
    """TVM's form of a target.

    Reassociation lets LLVM vectorise a reduction by itself; NaN and Inf keep their meaning.
    """
    host: dict[str, Any] = {"kind": "llvm", "mtriple": f"{platform.machine()}-unknown-linux-gnu"}
    if target.kind == "cuda":
        # Below sm_80 TVM replaces bfloat16 by integers, and fails on vectors of it. CUDA's headers
        # emulate it there, and ptxas refuses whatever else the real architecture lacks.
        arch = FIRST_BFLOAT16 if bfloat16 and target.capability < (8, 0) else target.arch
        return tvm.target.Target({"kind": "cuda", "arch": arch}, host=host)
    if features := cpu(target)["features"]:
        host["mcpu"] = features
    relaxed = ("fast-math-reassoc", "fast-math-contract", "fast-math-nsz")
    return tvm.target.Target(host | dict.fromkeys(relaxed, True))


def lower(
    func: tirx.PrimFunc, target: Target, bfloat16: bool = False, name: str = "main"
) -> Lowered:
    """Run TVM's TIR pipeline and split host from device code; kernels are named after ``name``."""
    steps = import_module("tvm.tirx.build")
    full = tvm_target(target, bfloat16)
    host = full.host if full.host is not None else full
    with full:
        module = tvm.IRModule({name: func})
        module = tirx.transform.BindTarget(full.with_host(host))(module)
        scheduled = "s_tir" in func.attrs
        # A kernel written by hand places its own barriers: nothing may add or move any.
        parts: Any = (
            tirx.get_default_tir_pipeline(full) if scheduled else tirx.get_tir_pipeline("tirx")
        )
        passes, finish_host, finish_device = parts
        # Storage rewrite lets a thread's value take over the buffer of a reduction, which the
        # lowering of reductions across warps then puts into shared memory: every thread of the
        # block would update it in place. On the GPU the compiler assigns registers anyhow.
        keep = {"tirx.disable_storage_rewrite": target.kind == "cuda"}
        with tvm.transform.PassContext(config=keep):
            module = passes(module)
        host_module, devices = steps.split_host_device_mods(module)
        return Lowered(
            finish_host()(host_module),
            {t: finish_device()(m) for t, m in devices.items()},
            full,
        )


def merge(parts: Sequence[Lowered]) -> Lowered:
    """Functions of different names as one host module and one device module."""
    first, *others = parts
    if not others:
        return first
    host = tvm.IRModule(dict(first.host.functions_items()))
    devices: dict[str, tuple[Any, Any]] = {}
    for part in parts:
        host.update(part.host)
        for target, module in part.devices.items():
            _, held = devices.setdefault(str(target), (target, tvm.IRModule()))
            held.update(module)
    return Lowered(host, dict(devices.values()), first.target)


def generate(lowered: Lowered) -> tvm.runtime.Module:
    """Generate code: for CUDA this calls the registered compile callback once a device module."""
    steps = import_module("tvm.tirx.build")
    host = lowered.target.host if lowered.target.host is not None else lowered.target
    with lowered.target:
        return steps.tir_to_runtime(lowered.host, lowered.devices, host)
