# SPDX-License-Identifier: Apache-2.0
"""The standalone layout: a bundle that runs with Python and NumPy alone, and its loader."""

from __future__ import annotations

import ctypes
import json
import subprocess
import sys
import venv
from pathlib import Path

import fake_cuda
import ml_dtypes
import numpy as np
import pytest
import torch
import toy
from conftest import gpu_absence
from onnx_models import FLOAT, node, random
from onnx_models import model as onnx_model

import tvmbn
from tvmbn import bundle
from tvmbn.deploy import tvmbn_loader as loader
from tvmbn.deploy.tvmbn_loader import CallError, LoadError
from tvmbn.deploy.tvmbn_loader import bundle as checks
from tvmbn.deploy.tvmbn_loader.frames import Slot, Staged
from tvmbn.deploy.tvmbn_loader.runtime import Memory, Runtime
from tvmbn.package import package, size_of

MEGABYTES = 1 << 20


@pytest.fixture(scope="session")
def bare(tmp_path_factory):
    """``bare(*arguments)``: run the Python of a new environment that has NumPy and nothing else."""
    root = tmp_path_factory.mktemp("bare") / "venv"
    venv.create(root, with_pip=False)
    site = next(root.glob("lib/python*/site-packages"))
    here = Path(np.__file__).parent.parent
    for part in ("numpy", "numpy.libs"):
        if (here / part).exists():
            (site / part).symlink_to(here / part)

    def run(*arguments, **environment):
        return subprocess.run(
            [root / "bin/python", *map(str, arguments)],
            env={"PATH": "/usr/bin:/bin", **environment},
            cwd=root,
            capture_output=True,
            text=True,
            check=False,
        )

    code = "import numpy, importlib.util as u; print([u.find_spec(n) for n in %r])"
    names = ("tvm", "tvm_ffi", "torch", "tvmbn", "ml_dtypes", "nvidia")
    assert run("-c", code % (names,)).stdout.strip() == str([None] * len(names))
    return run


SPECS = {
    "train": lambda: tvmbn.batch_norm((4, 8, 6, 6), mode="train"),
    "bfloat16": lambda: tvmbn.layer_norm((6, 128), dtype="bfloat16"),
    "inputs from their seed": lambda: tvmbn.layer_norm((128, 512), dtype="float16"),
    "wide": lambda: tvmbn.rms_norm((9, 2048), dtype="bfloat16", dynamic="N"),
    "convolution": lambda: tvmbn.conv_bn((2, 8, 9, 9), out_channels=8, layout="NHWC"),
}


@pytest.mark.parametrize("name", SPECS)
def test_golden_check_in_a_bare_environment(standalone, bare, name):
    path = standalone(SPECS[name]())
    before = {p: p.read_bytes() for p in path.rglob("*") if p.is_file()}
    done = bare(path / "check.py", "--json")
    assert done.returncode == 0, done.stdout + done.stderr
    report = json.loads(done.stdout)
    assert report["passed"] and report["target"] == "llvm" and report["device"] == "cpu"
    assert all(row["total"] and not row["mismatches"] for row in report["outputs"])
    assert {p: p.read_bytes() for p in path.rglob("*") if p.is_file()} == before


def test_loading_takes_less_than_a_tenth_of_a_second(standalone, bare):
    path = standalone(SPECS["train"]()) / "check.py"
    times = [json.loads(bare(path, "--json").stdout)["load_ms"] for _ in range(5)]
    assert min(times) < 100, times  # the least: other processes share this machine


def test_golden_check_of_a_wrong_library(standalone, bare, tmp_path):
    """The check must be able to fail: a library with another epsilon, sealed as the right one."""
    right = standalone(tvmbn.layer_norm((6, 128)))
    wrong = bundle.read(standalone(tvmbn.layer_norm((6, 128), eps=0.5)))
    mixed = bundle.read(right)
    files = {name: mixed.read(name) for name in mixed.names() if name != "manifest.json"}
    files["lib/llvm.so"] = wrong.read("lib/llvm.so")
    entry = {**mixed.manifest["libraries"][0]}
    entry |= {k: wrong.manifest["libraries"][0][k] for k in ("sha256", "bytes")}
    path = bundle.write(tmp_path / "mixed", {**mixed.manifest, "libraries": [entry]}, files)
    done = bare(path / "check.py")
    assert done.returncode == 1 and done.stdout.endswith("failed\n"), done.stdout
    assert bare(right / "check.py").returncode == 0


def test_golden_check_of_a_model(tmp_path, bare):
    nodes = [node("Conv", "x,w", "c", kernel_shape=[3, 3]), node("Relu", "c", "y")]
    made = onnx_model(nodes, {"x": (["N", 4, 8, 8], FLOAT)}, ["y"], {"w": random(8, 4, 3, 3)})
    (tmp_path / "net.onnx").write_bytes(made.SerializeToString())
    source = tvmbn.compile(tmp_path / "net.onnx", "llvm", tmp_path / "net", batch="dynamic")
    path = package(source, "standalone", tmp_path / "out")
    done = bare(path / "check.py")
    assert done.returncode == 0, done.stdout + done.stderr
    assert (path / "weights").is_dir()


def test_size_and_licences(standalone):
    spec = tvmbn.batch_norm((4, 8, 6, 6), mode="train")
    path = standalone(spec, "llvm", "sm_80", "sm_90")
    assert size_of(path) < 12 * MEGABYTES
    names = {p.relative_to(path).as_posix() for p in path.rglob("*") if p.is_file()}
    libraries = {"libtvm_ffi.so", "libtvm_runtime.so", "libtvm_runtime_cuda.so", "libcudart.so.13"}
    assert {n for n in names if n.startswith("runtime/lib")} == {f"runtime/{n}" for n in libraries}
    for part in ("tvm", "tvm-ffi", "cuda-runtime"):
        assert any(n.startswith(f"licenses/{part}/") for n in names)
    assert "Apache License" in (path / "licenses/tvm/LICENSE").read_text()
    assert not [n for n in names if n.startswith("ir/")]
    cpu = {p.name for p in (standalone(spec) / "runtime").iterdir()}
    assert cpu == {"libtvm_ffi.so", "libtvm_runtime.so", "runtime.json"}


def test_no_source_is_shipped(standalone):
    """PK-04."""
    path = standalone(tvmbn.batch_norm((4, 8, 6, 6), mode="train"), "llvm", "sm_80", "sm_90")
    for file in (path / "lib").iterdir():
        assert b"__global__" not in file.read_bytes()
    assert not list(path.rglob("*.cu"))


def test_the_bundle_stays_one_that_tvmbn_loads(standalone):
    path = standalone(tvmbn.layer_norm((6, 128)))
    assert tvmbn.verify(path, device="cpu", method="golden").passed
    assert tvmbn.verify(package(path, output=path.with_suffix(".zip")), device="cpu").passed


def test_tvmbn_itself_runs_it_without_tvm(standalone, tmp_path):
    """As `pip install tvmbn[runtime]`: the packages of this environment but TVM, torch, CUDA."""
    path = standalone(tvmbn.layer_norm((6, 128)))
    code = (
        "import sys\n"
        "class Hide:\n"
        "    def find_spec(self, name, path=None, target=None):\n"
        "        if name.split('.')[0] in ('tvm', 'torch', 'nvidia'):\n"
        "            raise ModuleNotFoundError(name, name=name)\n"
        "import importlib.util as u, importlib.metadata as m\n"
        "sys.meta_path.insert(0, Hide())\n"
        "real = u.find_spec\n"
        "u.find_spec = lambda n, p=None: None if n in ('tvm', 'torch', 'nvidia') else real(n, p)\n"
        "import tvmbn\n"
        "report = tvmbn.verify(sys.argv[1], device='cpu')\n"
        "print(report.verdict, report.method, 'tvm' in sys.modules)\n"
        "try: tvmbn.build(tvmbn.layer_norm((4, 8)), ['llvm'], sys.argv[2])\n"
        "except tvmbn.errors.ToolchainError as error: print(error)\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", code, path, tmp_path / "x"],
        capture_output=True,
        text=True,
        check=False,
    )
    first, second = done.stdout.splitlines()
    assert first == "passed golden False", done.stderr
    assert second.startswith("required TVM, which compiles; received not installed")


# What follows runs the loader in this process, on the toy operator of the runtime's tests.


@pytest.fixture(scope="session")
def toys(tmp_path_factory):
    root, made = tmp_path_factory.mktemp("toys"), {}

    def get(n: int | None = 4, dtype: str = "float32"):
        if (n, dtype) not in made:
            source = toy.make(root / f"{n}-{dtype}", n, dtype)
            made[n, dtype] = package(source, "standalone", root / f"{n}-{dtype}-out")
        return made[n, dtype]

    return get


def values(n: int = 4):
    rng = np.random.default_rng(0)
    draw = lambda *shape: rng.standard_normal(shape, dtype=np.float32)  # noqa: E731
    return draw(n, 6), draw(6), np.arange(1, 7, dtype=np.float32)


@pytest.mark.parametrize("make", [np.copy, lambda a: torch.from_numpy(a.copy())])
@pytest.mark.parametrize("n", [1, 4, 33])
def test_calls(toys, make, n):
    op = loader.load(toys(None))
    x, gamma, before = values(n)
    stat = make(before)
    y, total = op(make(x), make(gamma), stat)
    np.testing.assert_allclose(np.asarray(y), x * gamma + 1, rtol=1e-6)
    np.testing.assert_allclose(np.asarray(total), gamma + before, rtol=1e-6)
    np.testing.assert_array_equal(np.asarray(stat), before * 2)
    assert type(y) is type(stat)


def test_memory_of_any_layout(toys):
    op, (x, gamma, before) = loader.load(toys(4)), values()
    wide = np.zeros((8, 12), np.float32)
    wide[::2, ::2] = x
    stats = np.zeros(12, np.float32)
    stats[::2] = before
    out = np.zeros((4, 12), np.float32)
    for given in (wide[::2, ::2], np.ascontiguousarray(x.T).T, x.astype(">f4")):
        stats[::2] = before
        y, _ = op(given, gamma, stats[::2], out={"y": out[:, ::2]})
        np.testing.assert_allclose(y, x * gamma + 1, rtol=1e-6)
        assert y.base is not None and not out[:, 1::2].any()
        np.testing.assert_array_equal(stats[::2], before * 2)
    tensor = torch.from_numpy(x.T.copy()).T
    y, _ = op(tensor, torch.from_numpy(gamma), torch.from_numpy(before.copy()))
    np.testing.assert_allclose(y.numpy(), x * gamma + 1, rtol=1e-6)


def test_bfloat16(toys):
    op, (x, gamma, before) = loader.load(toys(4, "bfloat16")), values()
    narrow = x.astype(ml_dtypes.bfloat16)
    y, _ = op(narrow, gamma, before.copy())
    bits, _ = op(narrow.view(np.uint16), gamma, before.copy())
    assert y.dtype == ml_dtypes.bfloat16 and bits.dtype == np.uint16
    np.testing.assert_array_equal(y.view(np.uint16), bits)
    t, _ = op(torch.from_numpy(x).bfloat16(), torch.from_numpy(gamma), torch.from_numpy(before))
    np.testing.assert_array_equal(t.view(torch.uint16).numpy(), bits)


def test_empty_batch(toys):
    op, (_, gamma, before) = loader.load(toys(None)), values()
    stat = before.copy()
    y, total = op(np.empty((0, 6), np.float32), gamma, stat)
    assert y.shape == (0, 6)
    np.testing.assert_array_equal(total, gamma)
    np.testing.assert_array_equal(stat, before)


def test_refused_arguments(toys):
    op, (x, gamma, stat) = loader.load(toys(4)), values()
    locked = stat.copy()
    locked.flags.writeable = False
    _, aligned = op(x, gamma, stat.copy())  # no copy of it is made
    for arguments, out, message in (
        ((x, gamma), {}, "required 3 inputs .x, gamma, stat.; received 2"),
        (
            (x[:3], gamma, stat),
            {},
            r"x: required float32 \(4, 6\) on cpu; received float32 \(3, 6\)",
        ),
        ((x.astype("f8"), gamma, stat), {}, "received float64"),
        ((x, gamma, torch.ones(6)), {}, r"torch\.Tensor throughout; received ndarray"),
        ((x, gamma, [1.0] * 6), {}, "received list"),
        ((x, gamma, locked), {}, "memory for new_stat that can be written"),
        ((x, gamma, stat), {"z": x}, r"out with names among y, total, new_stat; received \['z'\]"),
        ((x, aligned, stat), {"total": aligned}, "memory for total apart from that of gamma"),
    ):
        with pytest.raises(CallError, match=message):
            op(*arguments, out=out)


def test_damage_is_refused(toys, tmp_path):
    path = toys(4)
    source = bundle.read(path)
    files = {name: source.read(name) for name in source.names()}
    for name, message in (
        ("manifest.json", "the manifest of a bundle|digest that it names|format_version"),
        ("lib/llvm.so", "lib/llvm.so with sha256"),
    ):
        damaged = bytearray(files[name])
        damaged[len(damaged) // 2] ^= 4
        copy = tmp_path / name.replace("/", "-")
        for other, content in files.items():
            (copy / other).parent.mkdir(parents=True, exist_ok=True)
            (copy / other).write_bytes(bytes(damaged) if other == name else content)
        with pytest.raises(LoadError, match=message):
            loader.load(copy)
    (copy / "lib/llvm.so").unlink()
    with pytest.raises(LoadError, match="the bundle is incomplete"):
        loader.load(copy)


def test_a_damaged_runtime_is_refused(toys, bare, tmp_path):
    import shutil  # noqa: PLC0415

    copy = shutil.copytree(toys(4), tmp_path / "copy")
    library = copy / "runtime/libtvm_runtime.so"
    content = bytearray(library.read_bytes())
    content[len(content) // 2] ^= 1
    library.write_bytes(content)
    done = bare(
        "-c",
        "import sys; sys.path.insert(0, sys.argv[1]); import tvmbn_loader as t; t.load()",
        copy,
    )
    assert "LoadError: required libtvm_runtime.so with sha256" in done.stderr


def entry(target, **changes):
    plain = {
        "target": target,
        "architectures": [target],
        "min_driver": "13.0",
        "multiprocessors": 0,
    }
    return plain | {"cpu": None, "compiler": "nvcc 13.2.1"} | changes


@pytest.fixture
def gpus(monkeypatch):
    def have(driver, *capabilities):
        listed = [(i, c, 132) for i, c in enumerate(capabilities)]
        monkeypatch.setattr(checks, "_gpus", lambda: (driver, listed))

    return have


def test_choice_of_a_library(gpus):
    many = {"libraries": [entry(t) for t in ("sm_80", "sm_90", "sm_90a")] + [entry("llvm")]}
    gpus((13, 0), (8, 6), (9, 0))
    chosen = checks.choose(many, "cuda:0")
    assert (chosen.entry["target"], chosen.index, chosen.multiprocessors) == ("sm_80", 0, 132)
    chosen = checks.choose(many, None)
    assert (chosen.entry["target"], chosen.index) == ("sm_90a", 1)
    assert checks.choose(many, "cpu").entry["target"] == "llvm"
    gpus((13, 0), (12, 0))
    assert checks.choose(many, None).entry["target"] == "llvm"
    with pytest.raises(
        LoadError, match=r"runs sm_80, sm_90, sm_90a; received cuda:0, sm_120, with"
    ):
        checks.choose(many, "cuda")
    with pytest.raises(LoadError, match=r'"cuda:INDEX"; received .gpu.'):
        checks.choose(many, "gpu")
    with pytest.raises(LoadError, match="148 multiprocessors; received one with 132"):
        gpus((13, 0), (9, 0))
        checks.choose({"libraries": [entry("sm_90", multiprocessors=148)]}, "cuda")


def test_drivers(gpus):
    """PK-03: machine code needs the major version, PTX the compiler's own."""
    code = {"libraries": [entry("sm_80", architectures=["sm_80", "compute_80"])]}
    gpus((13, 0), (8, 0))
    assert checks.choose(code, "cuda").entry["target"] == "sm_80"
    gpus((12, 8), (8, 0))
    with pytest.raises(
        LoadError, match=r"for CUDA 13\.0, for machine code.*received one for CUDA 12\.8"
    ):
        checks.choose(code, "cuda")
    gpus((13, 0), (9, 0))
    with pytest.raises(
        LoadError, match=r"CUDA 13\.2, for PTX for compute_80 by nvcc 13\.2\.1; received"
    ):
        checks.choose(code, "cuda")
    gpus((13, 2), (9, 0))
    assert checks.choose(code, "cuda").gpu


def test_cpus():
    with pytest.raises(LoadError, match="a CPU of architecture s390x"):
        checks.choose({"libraries": [entry("llvm", cpu={"arch": "s390x"})]}, "cpu")
    with pytest.raises(LoadError, match="a CPU with x86-64-v9"):
        checks.choose({"libraries": [entry("llvm", cpu={"features": "x86-64-v9"})]}, "cpu")


def test_sizes():
    arg = {"name": "x", "dtype": "float32", "updates": None, "role": "in", "order": [0, 2, 1]}
    slot = Slot({**arg, "shape": ["(N*49+2047)//2048", 3, 5]}, 100)
    assert slot.shape == (3, 3, 5) and slot.strides == (15, 1, 3) and slot.nbytes == 180
    with pytest.raises(LoadError, match="a dimension in N"):
        Slot({**arg, "shape": ["__import__('os')", 1, 1]}, 1)


@pytest.mark.gpu
def test_on_a_gpu_without_a_toolkit(built, bare, tmp_path):
    """A process with neither nvcc on PATH nor a CUDA library from anywhere but the bundle."""
    spec = tvmbn.batch_norm((4, 8, 6, 6), mode="train")
    index = torch.cuda.current_device()
    target = "sm_{}{}".format(*torch.cuda.get_device_capability(index))
    path = package(built(spec, target), "standalone", tmp_path / "out")
    done = bare(path / "check.py", "--device", "cuda", "--json")
    assert done.returncode == 0, done.stdout + done.stderr
    assert json.loads(done.stdout)["load_ms"] < 1000


@pytest.mark.gpu
def test_tensors_on_a_gpu(built, tmp_path):
    spec = tvmbn.layer_norm((32, 256), dtype="float16")
    target = "sm_{}{}".format(*torch.cuda.get_device_capability())
    op = loader.load(package(built(spec, target), "standalone", tmp_path / "out"), "cuda")
    x = torch.randn(32, 256, dtype=torch.float16, device="cuda")
    gamma, beta = torch.rand(2, 256, device="cuda")
    want = torch.nn.functional.layer_norm(x.float(), (256,), gamma, beta).half()
    with torch.cuda.stream(torch.cuda.Stream()):
        y = op(x, gamma, beta)
        torch.cuda.current_stream().synchronize()
    torch.testing.assert_close(y, want, atol=4e-3, rtol=4e-3)
    arrays = [t.cpu().numpy() for t in (x, gamma, beta)]
    np.testing.assert_array_equal(op(*arrays), y.cpu().numpy())


@pytest.mark.skipif(gpu_absence() is None, reason="a driver is there; the real tests run")
@pytest.mark.parametrize(
    ("driver", "capability", "message"),
    [
        (13010, (12, 0), "runs sm_80, sm_90; received cuda:0, sm_120, with a driver for CUDA 13.1"),
        (12080, (9, 0), "for CUDA 13.0, for machine code by nvcc"),
    ],
)
def test_refusals_of_a_driver(standalone, bare, tmp_path, driver, capability, message):
    """PK-01: asked through a stand-in for the driver, that lists one GPU."""
    folder = fake_cuda.driver(tmp_path, driver, *capability)
    path = standalone(tvmbn.batch_norm((4, 8, 6, 6), mode="train"), "llvm", "sm_80", "sm_90")
    done = bare(path / "check.py", "--device", "cuda", LD_LIBRARY_PATH=str(folder))
    assert done.returncode == 2 and message in done.stdout, done.stdout + done.stderr
    done = bare(path / "check.py", LD_LIBRARY_PATH=str(folder))  # there is the CPU
    assert done.returncode == 0 and " for llvm on cpu" in done.stdout


@pytest.mark.parametrize("order", [None, [0, 2, 1]])
@pytest.mark.parametrize("dtype", ["float32", "bfloat16"])
def test_arrays_are_staged_for_a_gpu(tmp_path, order, dtype):
    """Against a stand-in for the CUDA runtime: memory order there and back, and nothing left."""
    runtime = Runtime.__new__(Runtime)
    runtime.cudart = ctypes.CDLL(str(fake_cuda.runtime(tmp_path)))
    runtime.cudart.cudaGetErrorString.restype = ctypes.c_char_p
    arg = {"name": "x", "dtype": dtype, "updates": None, "role": "in", "order": order}
    slot = Slot({**arg, "shape": [2, 3, 5]}, 0)
    frame = Staged(runtime, (2, 0), "cuda:0")
    source = np.arange(60).reshape(2, 6, 5)[:, ::2].astype("u2" if dtype == "bfloat16" else "f4")
    there, back = frame.make(slot), frame.result(slot)
    frame.copy(there, source)
    raw = (ctypes.c_uint8 * slot.nbytes).from_address(frame.address(there))
    stored = np.frombuffer(bytes(raw), source.dtype)
    expected = source if order is None else source.transpose(order)
    np.testing.assert_array_equal(stored, expected.reshape(-1))
    back[...] = 0
    frame.copy(back, there)
    np.testing.assert_array_equal(back, source)
    with pytest.raises(CallError, match="cudaMalloc: out of memory"):
        Memory(runtime, 0, 1 << 31)
    alive = ctypes.c_int.in_dll(runtime.cudart, "alive")
    assert alive.value == 1
    del there
    assert alive.value == 0
