# SPDX-License-Identifier: Apache-2.0
"""The doctor's judgement on machines that this one is not."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from tvmbn import devices
from tvmbn import facts as probe
from tvmbn.devices import Answer, Gpu
from tvmbn.doctor import diagnose
from tvmbn.facts import Driver, Facts, Toolkit

H200 = Gpu(0, "NVIDIA H200", (9, 0), 150 << 30)
NVCC = Toolkit("/usr/local/cuda-13.0", "PATH", "13.0.88")
FULL = Facts(
    driver=Driver("libcuda.so.1", Answer((13, 0), (H200,)), "580.65.06"),
    toolkits=(NVCC,),
    toolkit=NVCC,
    frontend="nvcc 13.0.88",
    toolkit_problem="",
    runtime="/usr/local/cuda-13.0/lib64/libcudart.so.13",
    linker="/usr/bin/gcc",
    tvm=probe.TVM_VERSION,
    ffi="0.1.14.post1",
    torch="2.13.0",
    torch_cuda="13.0",
    machine="x86_64",
    cpu_lacks=(),
    surroundings="host",
    cache="/root/.cache/tvmbn",
)
NO_DRIVER = Driver(None)


# A driver with one H200, or as a toolkit's stub, as cuda.h declares the functions.
FAKE_DRIVER = """
#include <stddef.h>
#include <string.h>
int cuInit(unsigned flags) { return STATUS; }
int cuDriverGetVersion(int *v) { *v = 12080; return STATUS; }
int cuDeviceGetCount(int *n) { *n = 1; return 0; }
int cuDeviceGet(int *d, int i) { *d = i + 7; return 0; }
int cuDeviceGetName(char *s, int n, int d) { strncpy(s, "NVIDIA H200", n); return 0; }
int cuDeviceTotalMem_v2(size_t *m, int d) { *m = (size_t)150 << 30; return 0; }
int cuDeviceGetAttribute(int *v, int a, int d) { *v = a == 75 ? 9 : 0; return d != 7; }
"""


def finding(facts: Facts, layer: str):
    return next(f for f in diagnose(facts).findings if f.layer == layer)


def test_a_complete_machine_is_ready_for_all():
    report = diagnose(FULL)
    assert {f.status for f in report.findings} == {"ok"}
    assert all(report.ready.values())


def test_without_driver_cuda_is_built_but_not_run():
    report = diagnose(replace(FULL, driver=NO_DRIVER))
    assert report.ready == {
        "build_llvm": True,
        "build_cuda": True,
        "run_cpu": True,
        "run_cuda": False,
    }


def test_without_compiler_a_bundle_still_runs_on_the_gpu():
    facts = replace(FULL, toolkit=None, toolkits=(), toolkit_problem="")
    assert diagnose(facts).ready["run_cuda"]
    assert not diagnose(facts).ready["build_cuda"]
    assert "not needed" in finding(facts, "CUDA compiler").run


@pytest.mark.parametrize(
    ("change", "layer", "status", "ready"),
    [
        ({"tvm": None}, "TVM", "missing", []),
        ({"tvm": "0.26.0"}, "TVM", "mismatch", []),
        ({"ffi": "0.1.15.post1"}, "tvm-ffi", "mismatch", []),
        ({"ffi": "0.1.13"}, "tvm-ffi", "mismatch", []),
        ({"linker": None}, "linker", "missing", ["run_cpu", "run_cuda"]),
        ({"cpu_lacks": ("avx2",)}, "CPU", "mismatch", ["build_llvm", "build_cuda", "run_cuda"]),
        ({"runtime": None}, "CUDA runtime", "missing", ["build_llvm", "run_cpu"]),
    ],
)
def test_each_layer_takes_away_what_needs_it(change, layer, status, ready):
    facts = replace(FULL, **change)
    found = finding(facts, layer)
    assert found.status == status
    assert found.fix
    assert [key for key, value in diagnose(facts).ready.items() if value] == ready


def test_a_c_compiler_alone_needs_nvrtc():
    assert "nvrtc 13.0" in finding(replace(FULL, frontend="nvrtc 13.0"), "CUDA compiler").found
    neither = replace(FULL, frontend=None, toolkit_problem="gcc has no C++ headers")
    assert finding(neither, "CUDA compiler").status == "mismatch"
    assert "C++" in finding(neither, "CUDA compiler").found
    assert not diagnose(neither).ready["build_cuda"]


def test_driver_older_than_the_runtime():
    facts = replace(FULL, driver=replace(FULL.driver, answer=Answer((12, 4), (H200,))))
    assert finding(facts, "CUDA runtime").status == "mismatch"
    assert "12.4" in finding(facts, "CUDA runtime").found
    assert "insufficient" in finding(facts, "CUDA runtime").run
    assert finding(facts, "PyTorch").status == "mismatch"
    assert diagnose(facts).ready["build_cuda"]
    assert not diagnose(facts).ready["run_cuda"]


def test_driver_of_the_same_major_runs_machine_code_but_no_newer_ptx():
    facts = replace(FULL, toolkit=replace(NVCC, version="13.2.51"))
    assert finding(facts, "driver").status == "warn"
    assert "PTX" in finding(facts, "driver").run
    assert diagnose(facts).ready["run_cuda"]


@pytest.mark.parametrize(
    ("where", "words"),
    [
        ("container", "--gpus all"),
        ("wsl", "Windows side"),
        ("host", "nvidia-smi"),
    ],
)
def test_the_fix_for_a_missing_driver_fits_the_place(where, words):
    facts = replace(FULL, driver=NO_DRIVER, surroundings=where)
    assert words in finding(facts, "driver").fix


@pytest.mark.parametrize(
    ("error", "status", "words"),
    [
        (devices.STUB, "mismatch", "LD_LIBRARY_PATH"),
        (devices.SKEW, "mismatch", "restart"),
        (devices.NO_DEVICE, "missing", "CUDA_VISIBLE_DEVICES"),
    ],
)
def test_a_driver_that_does_not_start(error, status, words):
    driver = replace(FULL.driver, answer=Answer((13, 0), (), error))
    found = finding(replace(FULL, driver=driver), "driver")
    assert found.status == status
    assert words in found.fix
    assert str(error) in found.found


@pytest.mark.parametrize(("status", "gpus"), [(0, (H200,)), (devices.STUB, ())])
def test_the_driver_is_asked_through_its_library(status, gpus, tmp_path):
    source, library = tmp_path / "driver.c", tmp_path / f"libcuda{status}.so"
    source.write_text(FAKE_DRIVER)
    subprocess.run(
        ["cc", "-shared", "-fPIC", f"-DSTATUS={status}", "-o", library, source], check=True
    )
    found = probe.driver(str(library))
    assert found.answer.status == status
    assert found.gpus == gpus
    assert found.cuda == (None if status else (12, 8))
    assert bool(found.complaint) == bool(status)


def test_a_cpu_build_of_torch_beside_a_gpu_is_pointed_out():
    assert finding(replace(FULL, torch_cuda=None), "PyTorch").status == "warn"
    no_gpu = replace(FULL, torch_cuda=None, driver=NO_DRIVER)
    assert finding(no_gpu, "PyTorch").status == "ok"


def test_toolkits_side_by_side_are_all_listed(tmp_path, monkeypatch):
    for name, version in (("cuda-12.4", "12.4.131"), ("cuda-13.1", "13.1.80")):
        nvcc = tmp_path / name / "bin" / "nvcc"
        nvcc.parent.mkdir(parents=True)
        nvcc.write_text(f"#!/bin/sh\necho 'release, V{version}'\n")
        nvcc.chmod(0o755)
    monkeypatch.setenv("CUDA_HOME", str(tmp_path / "cuda-12.4"))
    monkeypatch.setenv("CUDA_PATH", str(tmp_path / "cuda-13.1"))
    found = probe.gather()
    assert [t.version for t in found.toolkits][:2] == ["12.4.131", "13.1.80"]
    assert found.toolkit is not None
    assert found.toolkit.version == "13.1.80", "one of another major version cannot serve TVM"
    data = diagnose(found).to_json()
    assert [t["used"] for t in data["toolkits"]][:2] == [False, True]


def test_report_is_json_and_needs_neither_tvm_nor_torch_nor_nvcc(tmp_path):
    code = (
        "import json, sys; from tvmbn.doctor import diagnose; "
        "print(json.dumps(diagnose().to_json())); "
        "assert not {'tvm', 'torch'} & set(sys.modules)"
    )
    env = {"PATH": str(tmp_path), "HOME": str(tmp_path)} | {
        k: v for k, v in os.environ.items() if k == "VIRTUAL_ENV"
    }
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, env=env, check=False
    )
    assert done.returncode == 0, done.stderr
    assert {"ready", "findings", "gpus", "toolkits", "cache"} == set(json.loads(done.stdout))


def test_torch_build_is_read_without_importing_it(tmp_path, monkeypatch):
    (tmp_path / "torch").mkdir()
    (tmp_path / "torch" / "__init__.py").write_text("raise RuntimeError('imported')\n")
    version = Path(tmp_path, "torch", "version.py")
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.delitem(sys.modules, "torch", raising=False)
    version.write_text("from typing import Optional\ncuda: Optional[str] = '12.8'\n")
    assert probe.torch_cuda() == "12.8"
    version.write_text("cuda: Optional[str] = None\n")
    assert probe.torch_cuda() is None
