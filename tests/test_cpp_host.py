# SPDX-License-Identifier: Apache-2.0
"""The C++ header: its example is built with CMake and runs bundles; what it refuses."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path

import fake_cuda
import pytest
import toy
from conftest import gpu_absence

import tvmbn
from tvmbn import bundle, sizes
from tvmbn.devices import runs_on
from tvmbn.errors import BundleError
from tvmbn.package import package

ROOT = Path(__file__).parent.parent
INCLUDE = ROOT / "tvmbn/deploy/include"

pytestmark = pytest.mark.skipif(not shutil.which("g++"), reason="needs a C++ compiler")


def run(*command, ok=True) -> str:
    done = subprocess.run([str(c) for c in command], capture_output=True, text=True, check=False)
    assert not ok or done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="session")
def example(tmp_path_factory):
    """The example's program, built as docs/deployment.md says."""
    folder = tmp_path_factory.mktemp("example")
    if shutil.which("cmake"):
        run("cmake", "-S", ROOT / "examples/cpp", "-B", folder)
        run("cmake", "--build", folder)
    else:
        source = ROOT / "examples/cpp/run_bundle.cpp"
        run("g++", "-std=c++17", "-O2", f"-I{INCLUDE}", source, "-o", folder / "run_bundle", "-ldl")
    return folder / "run_bundle"


@pytest.fixture(scope="session")
def checks(tmp_path_factory):
    program = tmp_path_factory.mktemp("checks") / "host_checks"
    flags = ["-std=c++17", "-O1", "-Wall", "-Wextra", "-Werror", "-fsanitize=address,undefined"]
    source = Path(__file__).parent / "cpp/host_checks.cpp"
    run("g++", *flags, f"-I{INCLUDE}", source, "-o", program, "-ldl", "-pthread")
    return program


@pytest.fixture(scope="session")
def toy_bundle(tmp_path_factory):
    root = tmp_path_factory.mktemp("toy")
    return package(toy.make(root), "standalone", root / "out")


SPECS = {
    "statistics in place": lambda: tvmbn.batch_norm((4, 8, 6, 6), mode="train"),
    "bfloat16, open batch": lambda: tvmbn.layer_norm((6, 128), dtype="bfloat16", dynamic="N"),
    "channels last": lambda: tvmbn.conv_bn((2, 8, 9, 9), out_channels=8, layout="NHWC"),
    "float16": lambda: tvmbn.rms_norm((9, 512), dtype="float16"),
}


@pytest.mark.parametrize("name", SPECS)
def test_example_runs_on_the_cpu(example, standalone, name):
    text = run(example, standalone(SPECS[name]()), "cpu")
    assert text.endswith("passed\n") and " for llvm on cpu, loaded in" in text


def test_example_knows_a_wrong_library(example, standalone, tmp_path):
    right, wrong = (
        bundle.read(standalone(tvmbn.layer_norm((6, 128), eps=eps))) for eps in (1e-5, 0.5)
    )
    entry = dict(right.manifest["libraries"][0])
    entry |= {k: wrong.manifest["libraries"][0][k] for k in ("sha256", "bytes")}
    files = {name: right.read(name) for name in right.names() if name != "manifest.json"}
    files["lib/llvm.so"] = wrong.read("lib/llvm.so")
    path = bundle.write(tmp_path / "b", {**right.manifest, "libraries": [entry]}, files)
    done = subprocess.run([example, path], capture_output=True, text=True, check=False)
    assert done.returncode == 1 and done.stdout.endswith("failed\n")


def refusal(example, path, device="cpu") -> str:
    done = subprocess.run([example, path, device], capture_output=True, text=True, check=False)
    assert done.returncode == 2
    return done.stderr


def test_refusals_of_a_bundle(example, toy_bundle, tmp_path):
    copy = shutil.copytree(toy_bundle, tmp_path / "copy")
    assert "required a library for a GPU; received none in the bundle" in refusal(
        example, copy, "cuda"
    )
    assert 'required the device "", "cpu"' in refusal(example, copy, "tpu")
    (copy / "lib/llvm.so").write_bytes(b"something else")
    assert "required lib/llvm.so with sha256" in refusal(example, copy)
    manifest = json.loads((copy / "manifest.json").read_text())
    for change, message in (
        ({"format_version": 2}, "required bundle format_version 1; received 2"),
        ({"name": "another"}, "required a manifest with the digest that it names"),
    ):
        (copy / "manifest.json").write_bytes(bundle.canonical({**manifest, **change}))
        assert message in refusal(example, copy)
    library = {**manifest["libraries"][0], "cpu": {"arch": "s390x", "features": ""}}
    body = {**manifest, "libraries": [library]}
    del body["sha256"]
    body["sha256"] = bundle.digest(bundle.canonical(body))
    (copy / "manifest.json").write_bytes(bundle.canonical(body))
    assert "required a CPU of architecture s390x; received" in refusal(example, copy)
    shutil.rmtree(copy)
    assert "required the file" in refusal(example, copy)


def test_a_missing_or_damaged_runtime(example, toy_bundle, tmp_path):
    copy = shutil.copytree(toy_bundle, tmp_path / "copy")
    library = copy / "runtime/libtvm_ffi.so"
    content = library.read_bytes()
    library.write_bytes(content[:-1] + bytes([content[-1] ^ 1]))
    assert "required libtvm_ffi.so with sha256" in refusal(example, copy)
    shutil.rmtree(copy / "runtime")
    assert "runtime/runtime.json; received none that can be read" in refusal(example, copy)


def test_no_driver_is_named(example, standalone):
    """PK-06."""
    path = standalone(tvmbn.batch_norm((4, 8, 6, 6), mode="train"), "llvm", "sm_80", "sm_90")
    assert run(example, path).endswith("passed\n")
    if gpu_absence():
        assert "NVIDIA driver" in refusal(example, path, "cuda")


def test_every_change_of_the_manifest_is_refused(checks, toy_bundle, tmp_path):
    shutil.copytree(toy_bundle / "lib", tmp_path / "lib")
    refused, taken = map(int, run(checks, "damage", toy_bundle, tmp_path, 3).split())
    assert taken == 0 and refused > 500


def test_refused_arguments(checks, toy_bundle):
    lines = run(checks, "calls", toy_bundle).splitlines()
    for line, words in zip(
        lines,
        (
            "required x: float32 (4, 6); received float16 (4, 6)",
            "received float32 (3, 6)",
            "required x: memory aligned to 64 bytes",
            "received the address 0",
            "required memory for total apart from that of gamma",
            "required 3 inputs; received 1",
        ),
        strict=False,
    ):
        assert words in line
    assert lines[-1].split() == [str(v) for i in range(1, 7) for v in (i + 1, 2 * i)]


TEXTS = ("(N*49+2047)//2048", "N - -2", "7//2*N", "-7//2", "N", "(N*4)", "2+3*N-1")
BAD_TEXTS = ("M", "N**2", "1.5", "(", "N//0", "", "N N", "__import__('os')")


def test_dimensions_as_python_reads_them(checks):
    got = run(checks, "sizes", 100, *TEXTS, *BAD_TEXTS).splitlines()
    assert got[: len(TEXTS)] == [str(sizes.parse(text)(100)) for text in TEXTS]
    assert got[len(TEXTS) :] == ["refused"] * len(BAD_TEXTS)
    with pytest.raises(BundleError):
        sizes.parse(BAD_TEXTS[0])


def test_which_code_runs_where(checks):
    names = [f"{kind}_{n}" for kind in ("sm", "compute") for n in ("80", "86", "90", "90a", "100f")]
    cases = [(n, c) for n in (*names, "x86") for c in ((8, 0), (8, 6), (9, 0), (10, 3), (12, 0))]
    flat = [part for name, (major, minor) in cases for part in (name, major, minor)]
    got = run(checks, "runs", *flat).split()
    assert got == [str(int(runs_on(name, capability))) for name, capability in cases]


def test_drivers(checks):
    """PK-03: machine code needs the major version, PTX the compiler's own."""
    entry = {"min_driver": "13.0", "compiler": "nvcc 13.2.1", "file": "lib/sm_80.so"}
    text = json.dumps(entry)
    assert run(checks, "drivers", text, "13.0", "sm_80").strip() == "ok"
    assert run(checks, "drivers", text, "13.2", "compute_80").strip() == "ok"
    old = run(checks, "drivers", text, "12.8", "sm_80")
    assert "required a driver for CUDA 13.0" in old and "received one for CUDA 12.8" in old
    old = run(checks, "drivers", text, "13.0", "compute_80")
    assert "CUDA 13.2" in old and "(compute_80) by nvcc 13.2.1; received one for CUDA 13.0" in old


@pytest.mark.gpu
def test_example_runs_on_a_gpu(example, standalone):
    import torch  # noqa: PLC0415

    target = "sm_{}{}".format(*torch.cuda.get_device_capability())
    for spec in (SPECS["statistics in place"](), tvmbn.rms_norm((4, 4096), dtype="float16")):
        text = run(example, standalone(spec, target), "cuda")
        assert text.endswith("passed\n") and "on cuda:0" in text


@pytest.mark.skipif(gpu_absence() is None, reason="a driver is there; the real tests run")
@pytest.mark.parametrize(
    ("driver", "capability", "message"),
    [
        (13010, (12, 0), "runs sm_90 sm_80; received cuda:0, sm_120; driver for CUDA 13.1"),
        (12080, (9, 0), "required a driver for CUDA 13.0, for lib/sm_90.so (sm_90) by nvcc"),
    ],
)
def test_refusals_of_a_driver(example, standalone, tmp_path, driver, capability, message):
    """PK-01: asked through a stand-in for the driver, that lists one GPU."""
    folder = fake_cuda.driver(tmp_path, driver, *capability)
    path = standalone(tvmbn.batch_norm((4, 8, 6, 6), mode="train"), "llvm", "sm_80", "sm_90")
    for device, status in (("cuda", 2), ("", 0)):
        done = subprocess.run(
            [example, path, device],
            env={"LD_LIBRARY_PATH": str(folder)},
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == status, done.stderr
        assert message in done.stderr if status else " for llvm on cpu" in done.stdout
