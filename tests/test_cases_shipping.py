# SPDX-License-Identifier: Apache-2.0
"""Shipping faults that people really hit in other projects, one test each.

The identifier in a test's name is that of the fault; each docstring says what goes wrong there.
"""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

import tvmbn
from tvmbn import bundle, choose
from tvmbn.build import build
from tvmbn.cli import main
from tvmbn.devices import Driver, Gpu
from tvmbn.errors import CompatibilityError, TargetError
from tvmbn.lowering import machine_code

SPEC = tvmbn.layer_norm((6, 128))


def on(monkeypatch, driver, name, capability):
    gpus = (Gpu(0, name, capability, multiprocessors=132),)
    monkeypatch.setattr(choose, "cuda_driver", lambda: Driver(driver, gpus))


def process(code: str, *arguments, **environment) -> str:
    done = subprocess.run(
        [sys.executable, "-c", code, *map(str, arguments)],
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_pk_01_machine_code_for_another_gpu(built, monkeypatch):
    """`no kernel image is available` says neither what the package holds nor what is wanted."""
    path = built(SPEC, "sm_90a")
    assert bundle.read(path).manifest["libraries"][0]["architectures"] == ["sm_90a"]
    for name, capability in (("B200", (10, 0)), ("A100", (8, 0))):
        on(monkeypatch, (13, 0), name, capability)
        found = "sm_{}{}".format(*capability)
        message = (
            rf"runs sm_90a \(.*received {name} \(cuda:0\), {found}, with a driver for CUDA 13\.0"
        )
        with pytest.raises(CompatibilityError, match=message):
            tvmbn.load(path)
    on(monkeypatch, (13, 0), "H200", (9, 0))
    assert choose.choose(bundle.read(path), None).library.target == "sm_90a"


def test_pk_03_ptx_newer_than_the_driver(tmp_path, monkeypatch):
    """The driver's compiler cannot read what a newer toolkit wrote, and says `unsupported PTX`."""
    path = build(SPEC, "sm_80", tmp_path / "b", ptx=True)
    (entry,) = bundle.read(path).manifest["libraries"]
    assert entry["architectures"] == ["sm_80", "compute_80"]
    major, minor = (int(n) for n in entry["compiler"].split()[-1].split(".")[:2])
    on(monkeypatch, (major, minor), "H200", (9, 0))
    assert choose.choose(bundle.read(path), None).library.target == "sm_80"
    on(monkeypatch, (major - 1, 9), "H200", (9, 0))
    needed = rf"a driver for CUDA {major}\.{minor}, for lib/sm_80\.so \(compute_80\) built by nvcc"
    message = rf"{needed}.*received one for CUDA {major - 1}\.9, with H200, sm_90"
    with pytest.raises(CompatibilityError, match=message):
        tvmbn.load(path)


def test_pk_04_a_runtime_without_its_cuda_part(built, tmp_path):
    """A CPU-only runtime, or one whose loader is missing: named, and never source to compile."""
    path = built(SPEC, "llvm", "sm_90")
    for library in ("lib/sm_90.so", "lib/llvm.so"):
        content = bundle.read(path).read(library)
        assert b"__global__" not in content and b"#include" not in content
    assert machine_code.architectures(bundle.read(path).read("lib/sm_90.so")) == ["sm_90"]
    origin = importlib.util.find_spec("tvm").origin
    real = Path(str(origin)).parent / "lib"
    for name in ("libtvm_runtime.so",):
        (tmp_path / name).symlink_to(real / name)
    code = (
        "import sys; from tvmbn import libraries\n"
        "libraries._load_cudart = lambda folders: None\n"
        "try: libraries.load_runtime(cuda=True)\n"
        "except Exception as error: print(type(error).__name__, error)\n"
    )
    text = process(code, TVMBN_RUNTIME_DIR=str(tmp_path))
    assert text.startswith("ToolchainError required the library libtvm_runtime_cuda.so")


def test_pk_06_no_driver_and_no_cuda_runtime(built):
    """Importing fails where no GPU is wanted, because a library is opened too early."""
    path = built(SPEC, "llvm", "sm_90")
    only = built(SPEC, "sm_90")
    code = (
        "import ctypes, sys\n"
        "real = ctypes.CDLL\n"
        "def without(name, *args, **kwargs):\n"
        "    if name and ('libcuda' in str(name)): raise OSError(f'{name}: cannot open it')\n"
        "    return real(name, *args, **kwargs)\n"
        "ctypes.CDLL = without\n"
        "import tvmbn\n"
        "print(tvmbn.load(sys.argv[1]).target)\n"
        "try: tvmbn.load(sys.argv[2])\n"
        "except Exception as error: print(type(error).__name__, error)\n"
    )
    first, second = process(code, path, only).splitlines()
    assert first == "llvm"
    assert second.startswith("CompatibilityError required an NVIDIA driver (libcuda.so.1)")


def test_pk_07_no_architecture_is_guessed(tmp_path, monkeypatch):
    """A build takes the GPU at hand, and its result runs on no other."""
    on(monkeypatch, (13, 0), "H200", (9, 0))
    for none in ([], ()):
        with pytest.raises(TargetError, match="at least one target; received none"):
            build(SPEC, none, tmp_path / "b")
    with pytest.raises(TypeError, match="targets"):
        build(SPEC, output=tmp_path / "b")
    done = CliRunner().invoke(
        main, ["build", "layer_norm", "--shape", "6x128", "-o", str(tmp_path / "b")]
    )
    assert done.exit_code == 2 and "--target" in done.output
    assert not (tmp_path / "b").exists()
