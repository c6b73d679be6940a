# SPDX-License-Identifier: Apache-2.0
"""Many calls, loads and threads; and what becomes of a process whose memory or GPU gives out.

Those of a GPU count all of its memory: nothing else may use it meanwhile.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from types import SimpleNamespace

import numpy as np
import pytest
import soak
import tvm_ffi
from processes import python_path

import tvmbn
from tvmbn import libraries
from tvmbn.dlpack import wrap
from tvmbn.errors import RunError
from tvmbn.frameworks import Dlpack
from tvmbn.toolkits import CUDART


@pytest.mark.slow
def test_a_long_soak():
    report = soak.soak("cpu", count=200_000, loaded=500, number=8)
    assert not report["faults"]
    assert (report["calls"]["count"], report["threads"]["threads"]) == (200_000, 8)


@pytest.mark.gpu
@pytest.mark.slow
def test_a_long_soak_on_a_gpu():
    assert not soak.soak("cuda:0", count=200_000, loaded=500, number=8)["faults"]


def test_growth_wrong_results_and_failures_are_faults():
    grown = soak.Memory(host=[n << 20 for n in range(40)], device=[5] * 40)
    assert grown.growth() == (30 << 20, 0)
    part = {"wrong": 0, "host_growth": 0, "device_growth": 0}
    report = {"calls": part, "loads": part, "threads": {"failures": []}}
    assert not soak.faults(report)
    report = {
        "calls": {**part, "wrong": 2},
        "loads": {**part, "host_growth": grown.growth()[0]},
        "threads": {"failures": ["RunError: x"]},
    }
    assert len(soak.faults(report)) == 3


@pytest.mark.parametrize("rows", [1 << 42, 1 << 58])
def test_memory_that_is_not_there_is_named(built, rows):
    """Inputs that repeat one row can be larger than any memory; 2^58 rows wrap TVM's own count."""
    spec = tvmbn.layer_norm((4, 32), dynamic="N")
    operator = tvmbn.load(built(spec, "llvm"))
    row, one, zero = (np.full(32, v, np.float32) for v in (2, 1, 0))
    x = wrap(row.ctypes.data, (rows, 32), (0, 1), "float32", owner=row)
    parameters = [tvm_ffi.from_dlpack(a) for a in (one, zero)]
    with pytest.raises(RunError, match=r"bytes of memory on cpu for a tensor of shape \(\d+, 32\)"):
        operator(x, *parameters)
    small = tvm_ffi.from_dlpack(np.ones((3, 32), np.float32))
    assert operator(small, *parameters).shape == (3, 32)


def test_memory_that_a_gpu_does_not_have_leaves_no_error_to_pytorch(monkeypatch):
    asked = []
    runtime = SimpleNamespace(cudaGetLastError=lambda: asked.append("error"))
    monkeypatch.setitem(libraries._loaded, CUDART, runtime)
    for device, times in (("cpu", 0), ("cuda:0", 1)):
        with pytest.raises(RunError, match=f"bytes of memory on {device}"):
            Dlpack().empty((1 << 58, 32), (32, 1), "float32", device)
        assert len(asked) == times


OUT_OF_MEMORY = """
import sys
import torch
import tvm_ffi
import tvmbn
from tvmbn.errors import RunError

operator = tvmbn.load(sys.argv[1], "cuda:0")
inputs = [torch.ones(s, device="cuda") for s in ((1 << 20, 256), 256, 256)]
others = [tvm_ffi.from_dlpack(t) for t in inputs]
want = operator(*inputs).clone()
torch.cuda.synchronize()
torch.cuda.empty_cache()  # the first result's GiB must not be there for the next one
taken = torch.empty(torch.cuda.mem_get_info()[0] - (256 << 20), dtype=torch.uint8, device="cuda")
for tensors in (inputs, others):
    try:
        operator(*tensors)
    except (torch.OutOfMemoryError, RunError) as error:
        print("named", type(error).__name__)
del taken
torch.cuda.empty_cache()
assert torch.equal(operator(*inputs), want)
assert torch.equal(torch.from_dlpack(operator(*others)), want)
print("survived")
"""

FAULT = """
import sys
import torch
import tvmbn
from tvmbn.dlpack import wrap
from tvmbn.errors import RunError

on_gpu, on_cpu = tvmbn.load(sys.argv[1], "cuda:0"), tvmbn.load(sys.argv[1], "cpu")
x, gamma, beta = (torch.ones(s, device="cuda") for s in ((64, 256), 256, 256))
y = on_gpu(x, gamma, beta)
torch.cuda.synchronize()
nowhere = wrap(0x7F0000000000, (64, 256), (256, 1), "float32", owner=None, device=(2, 0))
on_gpu._function(nowhere, gamma, beta, y)
try:
    torch.cuda.synchronize()
except RuntimeError as error:
    print("fault", str(error).splitlines()[0])
try:
    on_gpu(x, gamma, beta)
    torch.cuda.synchronize()
except (RunError, RuntimeError) as error:
    print("named", type(error).__name__)
host = on_cpu(*(torch.ones(s) for s in ((64, 256), 256, 256)))
assert torch.equal(host, torch.ones(64, 256))
del on_gpu
print("survived")
"""


@pytest.mark.gpu
@pytest.mark.parametrize(
    ("program", "named"),
    [(OUT_OF_MEMORY, ["OutOfMemoryError", "RunError"]), (FAULT, [r"\w+"])],
    ids=["memory", "fault"],
)
def test_a_gpu_that_gives_out(built, program, named):
    """An error with a name, an operator that works again, or where CUDA allows none, a CPU."""
    path = built(tvmbn.layer_norm((64, 256), dynamic="N"), "sm_90", "llvm")
    done = subprocess.run(
        [sys.executable, "-c", program, str(path)],
        check=False,
        capture_output=True,
        text=True,
        timeout=300,
        env={**os.environ, "PYTHONPATH": python_path()},
    )
    assert done.returncode == 0, done.stderr[-3000:]
    assert "survived" in done.stdout
    found = [line for line in done.stdout.splitlines() if line.startswith("named ")]
    assert len(found) == len(named), done.stdout
    for line, name in zip(found, named, strict=True):
        assert re.fullmatch(f"named {name}", line), done.stdout
