# SPDX-License-Identifier: Apache-2.0
"""Reading architectures out of a library's bytes, on headers made here and on real cubins."""

import struct

import pytest

from tvmbn.errors import BuildError
from tvmbn.lowering import machine_code
from tvmbn.lowering.cuda import compile_source
from tvmbn.target import all_targets, parse

KERNEL = 'extern "C" __global__ void twice(float* x) { x[threadIdx.x] *= 2.0f; }\n'


def header(machine=machine_code.EM_CUDA, abi=8, flags=0x6005A04, sections=0, count=0):
    ident = b"\x7fELF\x02\x01\x01\x41" + bytes([abi]) + bytes(7)
    return struct.pack(
        "<16sHHIQQQIHHHHHH",
        ident,
        2,
        machine,
        1,
        0,
        0,
        sections or 64,
        flags,
        64,
        0,
        0,
        64,
        count,
        0,
    )


def test_the_number_lies_where_the_abi_version_says():
    assert machine_code.architectures(header()) == ["sm_90"]
    assert machine_code.architectures(header(flags=0x6007802)) == ["sm_120"]
    assert machine_code.architectures(header(abi=7, flags=0x5A055A)) == ["sm_90"]


def test_host_code_and_truncated_headers_are_no_cubins():
    assert machine_code.architectures(header(machine=62)) == []
    assert machine_code.architectures(b"abc" + header()[:40]) == []
    assert machine_code.architectures(header(sections=10**6, count=3)) == []
    assert machine_code.architectures(b"") == []


def test_several_cubins_are_found_wherever_they_lie():
    data = header(machine=62) + b"xyz" + header() + b"....." + header(flags=0x6004B04) + header()
    assert machine_code.architectures(data) == ["sm_75", "sm_90"]


def test_check_refuses_source_and_other_architectures():
    assert machine_code.check(header(), "sm_90") == ["sm_90"]
    assert machine_code.check(header(machine=62), "llvm") == []
    with pytest.raises(BuildError, match="__global__"):
        machine_code.check(header() + b'extern "C" __global__ void', "sm_90")
    with pytest.raises(BuildError, match=r"sm_80.*received machine code for sm_90"):
        machine_code.check(header(), "sm_80")
    with pytest.raises(BuildError, match="no GPU"):
        machine_code.check(b"", "sm_90")
    with pytest.raises(BuildError, match="the CPU only"):
        machine_code.check(header(), "llvm")


@pytest.mark.parametrize(
    "target", [t for t in all_targets() if t.kind == "cuda"], ids=lambda t: t.name
)
def test_real_cubins_name_the_architecture_they_were_made_for(target):
    code = compile_source(KERNEL, target)
    assert machine_code.architectures(b"before" + code.image + b"after") == [target.arch]
    assert f".target {target.arch}" in code.ptx
    assert [r.kernel for r in code.resources] == ["twice"]
    assert code.resources[0].registers > 0


def test_ptx_is_found_beside_machine_code():
    target = parse("sm_80")
    image = compile_source(KERNEL, target, with_ptx=True).image
    assert machine_code.architectures(image) == ["sm_80"]
    assert machine_code.ptx_architectures(b"host" + image) == ["compute_80"]
    assert machine_code.ptx_architectures(compile_source(KERNEL, target).image) == []


def test_cuda_source_that_nvcc_refuses_becomes_a_build_error_with_its_first_error():
    with pytest.raises(BuildError, match=r"kernel\.cu\(1\): error.*undefined_name"):
        compile_source("__global__ void k() { undefined_name; }", parse("sm_90"))


def test_the_same_source_gives_the_same_bytes():
    source = KERNEL + "static __device__ int counter; __global__ void c() { counter++; }\n"
    target = parse("sm_90")
    assert compile_source(source, target).image == compile_source(source, target).image
