# SPDX-License-Identifier: Apache-2.0
"""CUDA source to PTX on machines with and without a C++ compiler."""

from pathlib import Path

import pytest

import tvmbn
from tvmbn.compiler import show_stage
from tvmbn.errors import BuildError, ToolchainError
from tvmbn.lowering import cuda, frontend, machine_code, toolchain
from tvmbn.lowering.cuda import compile_source
from tvmbn.target import parse

KERNEL = """\
#include <cuda_fp16.h>
#include <cuda_bf16.h>
extern "C" __global__ void twice(half* x, __nv_bfloat16* y) {
  x[threadIdx.x] = __float2half(2.0f * __half2float(x[threadIdx.x]));
  y[threadIdx.x] = __float2bfloat16(2.0f * __bfloat162float(y[threadIdx.x]));
}
"""


def script(path, text):
    path.write_text(f"#!/bin/sh\n{text}\n")
    path.chmod(0o755)
    return path


@pytest.fixture
def nvrtc():
    try:
        return frontend.nvrtc_frontend()
    except ToolchainError as error:
        pytest.skip(str(error))


def test_nvcc_is_taken_where_a_cxx_compiler_is_there(monkeypatch, tmp_path):
    monkeypatch.delenv(frontend.VARIABLE, raising=False)
    works = script(tmp_path / "cc", "exit 0")
    monkeypatch.setattr(frontend, "find_host_compiler", lambda: works)
    assert frontend.choose().label == toolchain.find_nvcc().label


def test_without_a_cxx_compiler_nvrtc_is_taken_or_named(monkeypatch, tmp_path):
    monkeypatch.delenv(frontend.VARIABLE, raising=False)
    lacks = script(tmp_path / "gcc", "echo 'cannot execute cc1plus' >&2; exit 1")
    monkeypatch.setattr(frontend, "find_host_compiler", lambda: lacks)
    monkeypatch.setattr(frontend, "nvrtc_frontend", lambda: "the other")
    assert frontend.choose() == "the other"

    def missing():
        raise ToolchainError("libnvrtc.so.13", "none", "")

    monkeypatch.setattr(frontend, "nvrtc_frontend", missing)
    with pytest.raises(ToolchainError, match=r"C\+\+ compiler.*apt install g\+\+.*tvmbn\[cuda\]"):
        frontend.choose()


def test_the_environment_settles_the_choice(monkeypatch):
    monkeypatch.setattr(frontend, "nvrtc_frontend", lambda: "the other")
    monkeypatch.setenv(frontend.VARIABLE, "nvrtc")
    assert frontend.choose() == "the other"
    monkeypatch.setenv(frontend.VARIABLE, "nvcc")
    assert frontend.choose().label.startswith("nvcc")
    assert frontend.choose("nvrtc") == "the other"
    monkeypatch.setenv(frontend.VARIABLE, "clang")
    with pytest.raises(ToolchainError, match="nvcc or nvrtc"):
        frontend.choose()


def test_probing_a_compiler(tmp_path):
    assert not frontend.compiles_cxx(tmp_path / "nothing")
    assert not frontend.compiles_cxx(script(tmp_path / "cc", "exit 1"))


@pytest.mark.parametrize("name", ["sm_75", "sm_90a", "sm_120"])
def test_nvrtc_makes_machine_code_without_a_host_compiler(nvrtc, name):
    code = compile_source(KERNEL, parse(name), frontend=nvrtc)
    assert machine_code.architectures(code.image) == [name]
    assert code.compiler.startswith("nvrtc 13.")
    assert code.resources[0].kernel == "twice"
    assert code.image == compile_source(KERNEL, parse(name), frontend=nvrtc).image


@pytest.mark.parametrize("dtype", ["float16", "bfloat16", "float64"])
def test_nvrtc_needs_no_standard_headers_for_a_kernel(nvrtc, dtype):
    source = show_stage(tvmbn.layer_norm((8, 256), dtype=dtype, bias=False), "sm_90", "cuda")
    short = frontend.lean(source)
    assert "cuda/std" in source and "cuda/std" not in short
    assert nvrtc.ptx(source, parse("sm_90"), Path()).count(".entry") == 1
    user = source + "static_assert(std::is_same_v<int, int>);"
    assert frontend.lean(user) == user


def test_nvrtc_reports_its_first_error(nvrtc):
    with pytest.raises(BuildError, match=r"kernel\.cu\(1\): error.*undefined_name"):
        compile_source("__global__ void k() { undefined_name; }", parse("sm_90"), frontend=nvrtc)


def test_a_barrier_of_the_grid_needs_no_more_headers():
    """What TVM's source includes for others is left out; its own barrier compiles as it did."""
    source = cuda.BARRIERS + (
        "#include <cooperative_groups.h>\n"
        'extern "C" __global__ void wait() { cooperative_groups::this_grid().sync(); }\n'
    )
    target = parse("sm_90")
    lean = cuda.complete(source, target)
    assert cuda.BARRIERS not in lean
    assert cuda.compile_source(lean, target).cubin == cuda.compile_source(source, target).cubin
    used = source + "using Barrier = cuda::barrier<cuda::thread_scope_block>;\n"
    assert cuda.complete(used, target) == used
