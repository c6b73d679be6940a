# SPDX-License-Identifier: Apache-2.0
"""Calling a loaded bundle: frameworks, layouts, outputs, refusals, and a process of its own."""

from __future__ import annotations

import subprocess
import sys
import threading
from pathlib import Path

import ml_dtypes
import numpy as np
import pytest
import torch
import toy
import tvm_ffi

import tvmbn
from tvmbn import bundle, choose, devices, libraries, quick, sizes
from tvmbn.call import Signature
from tvmbn.devices import Driver, Gpu, runs_on
from tvmbn.errors import (
    ArgumentError,
    BundleError,
    CompatibilityError,
    RunError,
    ToolchainError,
)
from tvmbn.loading import load
from tvmbn.package import package

H200 = Driver((13, 0), (Gpu(0, "H200", (9, 0)),))


@pytest.fixture(scope="session")
def toys(tmp_path_factory):
    """``toys(n, dtype)``: a loaded toy operator; 64-byte alignment, one workspace, one update."""
    root, made = tmp_path_factory.mktemp("toys"), {}

    def get(n: int | None = 4, dtype: str = "float32"):
        key = (n, dtype)
        if key not in made:
            made[key] = toy.make(root / f"{n}-{dtype}", n, dtype)
        return load(made[key])

    return get


def values(n: int = 4, seed: int = 0):
    """x, gamma, stat as float32 arrays, with alignment of 64 left to chance."""
    rng = np.random.default_rng(seed)
    return (
        rng.standard_normal((n, 6), dtype=np.float32),
        rng.standard_normal(6, dtype=np.float32),
        np.arange(1, 7, dtype=np.float32),
    )


def want(x, gamma, stat):
    return x * gamma + 1, gamma + stat, stat * 2


def check_results(got, x, gamma, before):
    y, total = (np.asarray(t) for t in got)
    np.testing.assert_allclose(y, x * gamma + 1, rtol=1e-6)
    np.testing.assert_allclose(total, gamma + before, rtol=1e-6)


AS = {
    "numpy": lambda a: a.copy(),
    "torch": lambda a: torch.from_numpy(a.copy()),
    "dlpack": lambda a: tvm_ffi.from_dlpack(a.copy()),
}


@pytest.mark.parametrize("framework", AS)
@pytest.mark.parametrize("n", [4, None])
def test_frameworks(toys, framework, n):
    op, make = toys(n), AS[framework]
    for seed in range(3):  # the second call of torch takes the short way
        x, gamma, before = values(seed=seed)
        stat = make(before)
        got = op(make(x), make(gamma), stat)
        kinds = {"numpy": np.ndarray, "torch": torch.Tensor, "dlpack": tvm_ffi.Tensor}
        assert all(isinstance(t, kinds[framework]) for t in got)
        if framework == "dlpack":
            got, stat = [np.from_dlpack(t) for t in got], np.from_dlpack(stat)
        check_results(got, x, gamma, before)
        np.testing.assert_array_equal(np.asarray(stat), before * 2)


def test_bfloat16_arrays(toys):
    op = toys(4, "bfloat16")
    x, gamma, stat = values()
    narrow = x.astype(ml_dtypes.bfloat16)
    y, _ = op(narrow, gamma, stat.copy())
    assert y.dtype == ml_dtypes.bfloat16
    t, _ = op(torch.from_numpy(x).bfloat16(), torch.from_numpy(gamma), torch.from_numpy(stat))
    assert t.dtype == torch.bfloat16
    np.testing.assert_array_equal(y.astype(np.float32), t.float().numpy())


def test_dynamic_batch(toys):
    op = toys(None)
    for n in (1, 3, 17, 2, 64):
        x, gamma, stat = values(n)
        for make in AS.values():
            got = op(make(x), make(gamma), make(stat))
            check_results([np.from_dlpack(t) for t in got], x, gamma, stat)


def layouts(x: np.ndarray):
    """Equal content in memory that the kernel cannot read as it lies."""
    wide = np.zeros((8, 12), np.float32)
    wide[::2, ::2] = x
    offset = np.zeros(25, np.float32)
    offset[1:] = x.reshape(-1)
    raw = np.zeros(24 * 4 + 1, np.uint8)
    raw[1:] = x.view(np.uint8).reshape(-1)
    locked = x.copy()
    locked.flags.writeable = False
    return {
        "transposed": np.ascontiguousarray(x.T).T,
        "strided": wide[::2, ::2],
        "offset": offset[1:].reshape(4, 6),
        "odd address": raw[1:].view(np.float32).reshape(4, 6),
        "negative": np.ascontiguousarray(x[::-1, ::-1])[::-1, ::-1],
        "read-only": locked,
        "big-endian": x.astype(">f4"),
    }


@pytest.mark.parametrize("name", layouts(values()[0]))
def test_numpy_layouts(toys, name):
    x, gamma, stat = values()
    array = layouts(x)[name]
    np.testing.assert_array_equal(array, x)
    check_results(toys()(array, gamma, stat.copy()), x, gamma, stat)


@pytest.mark.parametrize("name", ["transposed", "strided", "offset"])
def test_torch_layouts(toys, name):
    op = toys()
    for seed in range(3):
        x, gamma, stat = values(seed=seed)
        tensor = torch.from_numpy(layouts(x)[name])
        got = op(tensor, torch.from_numpy(gamma), torch.from_numpy(stat.copy()))
        check_results(got, x, gamma, stat)
    foreign = tvm_ffi.from_dlpack(layouts(x)[name])
    got = op(foreign, tvm_ffi.from_dlpack(gamma), tvm_ffi.from_dlpack(stat.copy()))
    check_results([np.from_dlpack(t) for t in got], x, gamma, stat)


def test_expanded_input(toys):
    op, (x, gamma, stat) = toys(), values()
    row = torch.from_numpy(x[:1].copy()).expand(4, 6)
    for _ in range(2):
        got = op(row, torch.from_numpy(gamma), torch.from_numpy(stat.copy()))
        check_results(got, np.repeat(x[:1], 4, 0), gamma, stat)
    got = op(np.broadcast_to(x[:1], (4, 6)), gamma, stat.copy())
    check_results(got, np.repeat(x[:1], 4, 0), gamma, stat)


def test_lazily_negated_input(toys):
    op, (x, gamma, stat) = toys(), values()
    tensor = torch.complex(torch.zeros(4, 6), torch.from_numpy(-x)).conj().imag
    assert tensor.is_neg()
    for _ in range(2):
        got = op(tensor, torch.from_numpy(gamma), torch.from_numpy(stat.copy()))
        check_results(got, x, gamma, stat)
    with pytest.raises(ArgumentError, match="memory for y that can be written"):
        op(tensor, torch.from_numpy(gamma), torch.from_numpy(stat.copy()), out={"y": tensor})


def test_tensors_without_memory(toys):
    op, (x, gamma, stat) = toys(), (torch.from_numpy(a) for a in values())
    op(x, gamma, stat)
    with pytest.raises(ArgumentError, match="a tensor with memory"):
        torch.vmap(lambda row: op(row, gamma, stat))(x[None])


def test_odd_strides_of_size_one_are_accepted(toys):
    """DL-04: (1, 6) with strides (1, 1) is contiguous."""
    op, (x, gamma, stat) = toys(None), values(1)
    tensor = torch.from_numpy(x).as_strided((1, 6), (1, 1))
    for _ in range(2):
        got = op(tensor, torch.from_numpy(gamma), torch.from_numpy(stat.copy()))
        check_results(got, x, gamma, stat)
    odd = np.lib.stride_tricks.as_strided(x, (1, 6), (4, 4))
    check_results(op(odd, gamma, stat.copy()), x, gamma, stat)


def test_inputs_that_require_grad(toys):
    op, (x, gamma, stat) = toys(), values()
    tensor = torch.from_numpy(x).requires_grad_()
    for _ in range(2):
        got = op(tensor, torch.nn.Parameter(torch.from_numpy(gamma)), torch.from_numpy(stat.copy()))
        assert not any(t.requires_grad for t in got)
        check_results(got, x, gamma, stat)


@pytest.mark.parametrize("framework", AS)
def test_out(toys, framework):
    op, make = toys(), AS[framework]
    x, gamma, stat = values()
    blank = lambda *shape: make(np.full(shape, np.nan, np.float32))  # noqa: E731
    for given in ("tuple", "list", "dict"):
        for _ in range(2):
            y, total = blank(4, 6), blank(6)
            out = {"tuple": (y, total), "list": [y, total], "dict": {"y": y, "total": total}}[given]
            got = op(make(x), make(gamma), make(stat), out=out)
            assert got[0] is y and got[1] is total
            check_results([np.from_dlpack(t) for t in got], x, gamma, stat)


def test_out_for_a_running_statistic(toys):
    op = toys()
    x, gamma, before = (torch.from_numpy(a) for a in values())
    for _ in range(3):
        stat, fresh, y = before.clone(), torch.empty(6), torch.empty(4, 6)
        got = op(x, gamma, stat, out={"new_stat": fresh, "y": y})
        assert got[0] is y and len(got) == 2
        assert torch.equal(stat, before) and torch.equal(fresh, before * 2)
        op(x, gamma, stat, out={"new_stat": stat})  # the very tensor that it updates
        assert torch.equal(stat, before * 2)


@pytest.mark.parametrize("framework", ["numpy", "torch"])
def test_out_of_odd_layout_is_filled(toys, framework):
    op, make = toys(), AS[framework]
    x, gamma, stat = values()
    for _ in range(2):
        wide, offset = make(np.zeros((4, 12), np.float32)), make(np.zeros(7, np.float32))
        y, total = wide[:, ::2], offset[1:]
        got = op(make(x), make(gamma), make(stat), out=(y, total))
        assert got[0] is y
        check_results(got, x, gamma, stat)
        assert not np.asarray(wide)[:, 1::2].any() and not np.asarray(offset)[0]


def test_running_statistic_of_odd_layout_is_updated(toys):
    op, (x, gamma, stat) = toys(), values()
    wide = np.zeros(12, np.float32)
    wide[::2] = stat
    op(x, gamma, wide[::2])
    np.testing.assert_array_equal(wide[::2], stat * 2)
    assert not wide[1::2].any()
    tensor = torch.zeros(7)
    tensor[1:] = torch.from_numpy(stat)
    for _ in range(2):
        before = tensor.clone()
        op(torch.from_numpy(x), torch.from_numpy(gamma), tensor[1:])
        assert torch.equal(tensor[1:], before[1:] * 2) and tensor[0] == 0


def test_outputs_beside_inputs_in_one_buffer(toys):
    """Disjoint columns of one tensor are no overlap, although their extents cross."""
    op, (x, gamma, stat) = toys(), values()
    both = torch.zeros(4, 12)
    both[:, :6] = torch.from_numpy(x)
    got = op(
        both[:, :6],
        torch.from_numpy(gamma),
        torch.from_numpy(stat.copy()),
        out=(both[:, 6:], torch.empty(6)),
    )
    check_results(got, x, gamma, stat)
    np.testing.assert_array_equal(both[:, :6].numpy(), x)


@pytest.mark.parametrize("framework", ["numpy", "torch"])
def test_overlap_is_refused(toys, framework):
    op, make = toys(), AS[framework]
    x, gamma, stat = (make(a) for a in values())
    buffer = make(np.zeros(48 + 16, np.float32))
    buffer = buffer[(-address(buffer) // 4) % 16 :]
    for _ in range(2):
        with pytest.raises(ArgumentError, match="y and x overlap"):
            op(buffer[:24].reshape(4, 6), gamma, stat, out=(buffer[:24].reshape(4, 6), gamma * 0))
        with pytest.raises(ArgumentError, match="y and x overlap"):
            op(buffer[:24].reshape(4, 6), gamma, stat, out=(buffer[16:40].reshape(4, 6), gamma * 0))
        with pytest.raises(ArgumentError, match="total and y overlap"):
            op(x, gamma, stat, out=(buffer[:24].reshape(4, 6), buffer[16:22]))
        op(x, gamma, aligned(make, stat))
    with pytest.raises(ArgumentError, match="stat and gamma overlap"):
        shared = aligned(make, gamma)
        op(x, shared, shared)


def address(value) -> int:
    return value.data_ptr() if isinstance(value, torch.Tensor) else value.ctypes.data


def aligned(make, value):
    """A copy at an address that needs no further copy."""
    room = make(np.zeros(6 + 16, np.float32))
    room = room[(-address(room) // 4) % 16 :][:6]
    room[:] = value
    return room


REFUSALS = {
    "count": (lambda x, g, s: (x, g), "3 inputs .x, gamma, stat.*received 2"),
    "none": (lambda x, g, s: (x, None, s), "a tensor for gamma.*received None"),
    "number": (lambda x, g, s: (x, 3.0, s), "a tensor for gamma.*received float"),
    "shape": (lambda x, g, s: (x[:3], g, s), r"x: float32 \(4, 6\).*received x: float32 \(3, 6\)"),
    "rank": (lambda x, g, s: (x, g[None], s), r"gamma: float32 \(6,\).*\(1, 6\)"),
    "swapped": (lambda x, g, s: (g, x, s), "x: float32"),
}


@pytest.mark.parametrize("framework", AS)
@pytest.mark.parametrize("name", REFUSALS)
def test_refusals(toys, framework, name):
    op, make = toys(), AS[framework]
    change, message = REFUSALS[name]
    good = [make(a) for a in values()]
    bad = [make(a) if isinstance(a, np.ndarray) else a for a in change(*values())]
    for _ in range(2):
        with pytest.raises(ArgumentError, match=message):
            op(*bad)
        op(*good)


def test_refusals_of_dtype_device_and_framework(toys):
    op = toys()
    x, gamma, stat = (torch.from_numpy(a) for a in values())
    for _ in range(2):
        with pytest.raises(ArgumentError, match=r"received x: float64 .*convert x to float32"):
            op(x.double(), gamma, stat)
        with pytest.raises(ArgumentError, match=r"x on cpu.*received x: float32 .* on meta"):
            op(x.to("meta"), gamma, stat)
        with pytest.raises(ArgumentError, match=r"gamma: .* on cpu.*on meta"):
            op(x, gamma.to("meta"), stat)
        with pytest.raises(ArgumentError, match="from torch, gamma from numpy"):
            op(x, gamma.numpy(), stat)
        with pytest.raises(ArgumentError, match="a dense tensor"):
            op(x.to_sparse(), gamma, stat)
        op(x, gamma, stat)
    for dtype in (np.complex64, np.int32, bool, object, "U4"):
        with pytest.raises(ArgumentError, match="convert x to float32"):
            op(x.numpy().astype(dtype), gamma.numpy(), stat.numpy())


def test_refusals_of_out(toys):
    op = toys()
    x, gamma, stat = (torch.from_numpy(a) for a in values())
    y, total = op(x, gamma, stat)
    bad = [
        ((y,), "2 tensors .y, total.*received 1"),
        (y, "2 tensors .y, total.*received 1"),
        ({"z": y}, "names among y, total, new_stat"),
        ((y, total[:5]), r"total: float32 \(6,\)"),
        ((y.double(), total), "y: float32"),
        ((y[:1].expand(4, 6), total), "memory of its own for every element of y"),
        ((y.to("meta"), total), "on meta"),
        ((y.numpy(), total), "y from numpy"),
    ]
    for out, message in bad:
        with pytest.raises(ArgumentError, match=message):
            op(x, gamma, stat, out=out)
    locked = stat.numpy().copy()
    locked.flags.writeable = False
    with pytest.raises(ArgumentError, match="memory for stat that can be written"):
        op(x.numpy(), gamma.numpy(), locked)
    with pytest.raises(ArgumentError, match="memory for y that can be written"):
        op(x.numpy(), gamma.numpy(), stat.numpy(), out={"y": np.broadcast_to(y.numpy(), (4, 6))})


@pytest.mark.parametrize("framework", AS)
def test_empty_batch(toys, framework):
    """No launch: empty outputs, statistics unchanged, the rest as on_empty says."""
    op, make = toys(None), AS[framework]
    x, gamma, before = values(0)
    op(*(make(a) for a in values()))
    stat = make(before)
    y, total = (np.from_dlpack(t) for t in op(make(x), make(gamma), stat))
    assert y.shape == (0, 6)
    np.testing.assert_array_equal(total, gamma)
    np.testing.assert_array_equal(np.from_dlpack(stat), before)
    fresh = make(np.full(6, np.nan, np.float32))
    op(make(x), make(gamma), stat, out={"new_stat": fresh})
    np.testing.assert_array_equal(np.from_dlpack(fresh), before)


def test_many_threads(toys):
    op, failures = toys(None), []

    def work(seed: int) -> None:
        for i in range(50):
            x, gamma, stat = values(1 + (seed + i) % 7, seed)
            make = AS[("numpy", "torch")[seed % 2]]
            try:
                check_results(op(make(x), make(gamma), make(stat)), x, gamma, stat)
            except AssertionError as error:
                failures.append(error)

    threads = [threading.Thread(target=work, args=(seed,)) for seed in range(6)]
    [t.start() for t in threads]
    [t.join() for t in threads]
    assert not failures


def test_a_failing_library_is_a_run_error(toys):
    op = toys()

    def broken(*args):
        raise RuntimeError("CUDA: too many resources requested for launch")

    op._function = broken
    with pytest.raises(RunError, match="too many resources"):
        op(*values())


def test_describes_itself(toys):
    op = toys()
    assert (op.target, op.origin, op.devices) == ("llvm", "default", ("cpu",))
    assert op.spec.shape == (4, 6) and len(op.arguments) == 6
    assert repr(op) == "<toy 4x6 float32 NCHW for llvm on cpu: (x, gamma, stat)>"


def test_a_rebuilt_bundle_is_loaded_anew(tmp_path, toys):
    """dlopen would give the old code for the old path."""
    path = toy.make(tmp_path / "t", 4, "float32")
    x, gamma, stat = values()
    assert load(path)(x, gamma, stat.copy())[0].shape == (4, 6)
    toy.make(tmp_path / "t", 5, "float32")
    x = values(5)[0]
    assert load(path)(x, gamma, stat.copy())[0].shape == (5, 6)


@pytest.mark.parametrize("index", [0, 1])
def test_zip_loads_as_the_folder_does(tmp_path, toys, index):
    folder = toys().bundle.path
    packed = package(folder, output=tmp_path / "op.zip")
    x, gamma, stat = values()
    got = load(packed)(x, gamma, stat.copy())[index]
    np.testing.assert_array_equal(got, toys()(x, gamma, stat.copy())[index])


def fresh_process(code: str, *args: object, **environment: str) -> str:
    """Run ``code`` in a new interpreter, away from the source tree, and return its output."""
    import os  # noqa: PLC0415

    result = subprocess.run(
        [sys.executable, "-c", code, *map(str, args)],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, **environment},
        cwd="/",
    )
    assert result.returncode == 0, result.stderr
    return result.stdout


WITHOUT_COMPILER = """
import sys
class NoTvm:
    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] == "tvm" and not self.asked():
            raise ModuleNotFoundError(name)
    def asked(self):  # looking for the package's folder is allowed, importing it is not
        frame = sys._getframe()
        while frame:
            if frame.f_code.co_name == "runtime_folders":
                return True
            frame = frame.f_back
sys.meta_path.insert(0, NoTvm())
import numpy as np
import tvmbn
op = tvmbn.load(sys.argv[1], device="cpu")
data = np.load(sys.argv[2])
got = op(*(data[f"arr_{i}"] for i in range(len(data.files))))
assert "tvm" not in sys.modules and "torch" not in sys.modules, "imported"
np.savez(sys.argv[3], *(got if isinstance(got, tuple) else (got,)))
"""


def test_moved_bundle_in_a_process_without_compiler(tmp_path, built):
    spec = tvmbn.batch_norm((4, 5, 6, 7), mode="train")
    path = built(spec)
    from tvmbn.workloads import make_inputs  # noqa: PLC0415

    inputs = list(make_inputs(spec, 7).values())
    here = load(path)(*(a.copy() for a in inputs))
    moved = tmp_path / "elsewhere" / "renamed"
    moved.parent.mkdir()
    import shutil  # noqa: PLC0415

    shutil.copytree(path, moved)
    np.savez(tmp_path / "in.npz", *inputs)
    for bundle_path in (moved, package(moved, output=tmp_path / "op.zip")):
        fresh_process(WITHOUT_COMPILER, bundle_path, tmp_path / "in.npz", tmp_path / "out.npz")
        with np.load(tmp_path / "out.npz") as there:
            for i, array in enumerate(here):
                np.testing.assert_array_equal(there[f"arr_{i}"], array)


@pytest.mark.slow
def test_lives_beside_an_imported_tvm(toys):
    code = """
import sys
import numpy as np
from tvmbn.loading import load
if sys.argv[2] == "first": import tvm
op = load(sys.argv[1])
if sys.argv[2] == "later": import tvm
y, total = op(np.ones((4, 6), "f"), np.ones(6, "f"), np.ones(6, "f"))
assert (y == 2).all() and (total == 2).all()
import torch
y, total = op(torch.ones(4, 6), torch.ones(6), torch.ones(6))
y, total = op(torch.ones(4, 6), torch.ones(6), torch.ones(6))
assert (y == 2).all()
"""
    for order in ("first", "later"):
        fresh_process(code, toys().bundle.path, order)


def test_missing_runtime_library(toys, tmp_path):
    code = """
import sys
from tvmbn.loading import load
try: load(sys.argv[1])
except Exception as error: print(type(error).__name__, error)
"""
    text = fresh_process(code, toys().bundle.path, TVMBN_RUNTIME_DIR=str(tmp_path))
    assert text.startswith("ToolchainError required TVM's libtvm_runtime.so")
    (tmp_path / "libtvm_runtime.so").write_text("no library")
    text = fresh_process(code, toys().bundle.path, TVMBN_RUNTIME_DIR=str(tmp_path))
    assert text.startswith("ToolchainError required the library libtvm_runtime.so")
    (tmp_path / "runtime.json").write_text('{"tvm": "0.26.1"}')
    text = fresh_process(code, toys().bundle.path, TVMBN_RUNTIME_DIR=str(tmp_path))
    assert text.startswith("CompatibilityError required apache-tvm 0.27.0.post1")


def test_runtime_folder_given_by_the_environment(toys):
    code = "import sys; from tvmbn.loading import load; print(load(sys.argv[1]))"
    lib = Path(libraries.__file__)  # any path: replaced below by the wheel's
    import importlib.util  # noqa: PLC0415

    lib = Path(importlib.util.find_spec("tvm").origin).parent / "lib"
    assert "toy" in fresh_process(code, toys().bundle.path, TVMBN_RUNTIME_DIR=str(lib))


def test_import_needs_neither_torch_nor_tvm():
    code = "import sys, tvmbn; assert not {'tvm', 'torch', 'tvm_ffi'} & set(sys.modules)"
    fresh_process(code)


@pytest.mark.parametrize(
    ("built_with", "message"),
    [
        ({"tvm": "0.26.0"}, "apache-tvm 0.26.0 as at build time.*received apache-tvm 0.27"),
        ({"tvm": "0.27.9", "tvm_ffi": "0.2.0"}, "apache-tvm-ffi 0.2.0"),
        ({"tvm_ffi": "0.1.99"}, "0.1.99 as at build time or later in its series"),
    ],
)
def test_versions(built_with, message):
    libraries.check_versions({"tvm": "0.27.9", "tvm_ffi": "0.1.3"})
    with pytest.raises(CompatibilityError, match=message):
        libraries.check_versions(built_with)


@pytest.mark.parametrize(
    ("architecture", "capability", "runs"),
    [
        ("sm_90", (9, 0), True),
        ("sm_80", (8, 6), True),
        ("sm_86", (8, 0), False),
        ("sm_80", (9, 0), False),
        ("sm_90a", (9, 0), True),
        ("sm_100a", (10, 3), False),
        ("sm_100f", (10, 3), True),
        ("sm_120", (12, 0), True),
        ("sm_100", (12, 0), False),
        ("compute_80", (12, 0), True),
        ("compute_90", (8, 9), False),
        ("compute_90a", (10, 0), False),
        ("x86", (9, 0), False),
    ],
)
def test_which_code_runs_where(architecture, capability, runs):
    assert runs_on(architecture, capability) is runs


def with_libraries(tmp_path: Path, *targets: str, **changes) -> bundle.Bundle:
    """A bundle (of no real libraries) for several targets."""
    content = b"code"
    manifest = toy.manifest(content, 4, "float32")
    entries = []
    for target in targets:
        entry = {**manifest["libraries"][0], "target": target, "file": f"lib/{target}.so"}
        if target != "llvm":
            entry |= {"architectures": [target], "min_driver": "13.0", **changes}
        entries.append(entry)
    manifest["libraries"] = entries
    path = tmp_path / "-".join(targets)
    bundle.write(path, manifest, {e["file"]: content for e in entries})
    return bundle.read(path)


def test_choice_of_a_library(tmp_path, monkeypatch):
    monkeypatch.setattr(choose, "cuda_driver", lambda: H200)
    many = with_libraries(tmp_path, "llvm", "sm_80", "sm_90", "sm_90a", "sm_100")
    assert choose.choose(many, None).library.target == "sm_90a"
    assert choose.choose(many, "cuda:0").devices == ("cuda:0",)
    assert choose.choose(many, "cpu").library.target == "llvm"
    other = with_libraries(tmp_path, "llvm", "sm_80")
    assert choose.choose(other, None).library.target == "llvm"
    with pytest.raises(CompatibilityError, match=r"runs sm_80.*received H200 .cuda:0., sm_90"):
        choose.choose(other, "cuda")
    with pytest.raises(CompatibilityError, match="required cuda:1; received 1 GPUs"):
        choose.choose(many, "cuda:1")
    with pytest.raises(ArgumentError, match="received 'gpu'"):
        choose.choose(many, "gpu")


def test_choice_among_several_gpus(tmp_path, monkeypatch):
    gpus = (Gpu(0, "A100", (8, 0)), Gpu(1, "H200", (9, 0)), Gpu(2, "H200", (9, 0)))
    monkeypatch.setattr(choose, "cuda_driver", lambda: Driver((13, 0), gpus))
    choice = choose.choose(with_libraries(tmp_path, "sm_90"), None)
    assert choice.devices == ("cuda:1", "cuda:2") and choice.guarded


def test_driver_refusals(tmp_path, monkeypatch):
    many = with_libraries(tmp_path, "llvm", "sm_90")
    only = with_libraries(tmp_path, "sm_90")
    monkeypatch.setattr(choose, "cuda_driver", lambda: Driver((12, 8), H200.gpus))
    with pytest.raises(CompatibilityError, match=r"for CUDA 13\.0.*received one for CUDA 12\.8"):
        choose.choose(many, None)
    monkeypatch.setattr(choose, "cuda_driver", lambda: Driver((13, 0), ()))
    with pytest.raises(CompatibilityError, match="a driver that lists none"):
        choose.choose(many, "cuda")
    assert choose.choose(many, None).library.target == "llvm"

    def none():
        raise CompatibilityError("an NVIDIA driver (libcuda.so.1)", "none")

    monkeypatch.setattr(choose, "cuda_driver", none)
    assert choose.choose(many, None).library.target == "llvm"
    assert choose.choose(many, "cpu").library.target == "llvm"
    with pytest.raises(CompatibilityError, match="libcuda"):
        choose.choose(only, None)


def test_ptx_serves_later_gpus_where_the_driver_can_read_it(tmp_path, monkeypatch):
    """PK-03: needed and found versions are named."""
    code = {"architectures": ["sm_80", "compute_80"], "compiler": "nvcc 13.2.1"}
    both = with_libraries(tmp_path, "sm_80", **code)
    for version, capability in (((13, 0), (8, 6)), ((13, 2), (9, 0)), ((14, 0), (12, 0))):
        gpus = (Gpu(0, "G", capability),)
        monkeypatch.setattr(choose, "cuda_driver", lambda v=version, g=gpus: Driver(v, g))
        assert choose.choose(both, "cuda").library.target == "sm_80"
    monkeypatch.setattr(choose, "cuda_driver", lambda: H200)
    message = (
        r"CUDA 13\.2, for lib/sm_80\.so \(compute_80\) built by nvcc 13\.2\.1; "
        r"received one for CUDA 13\.0, with H200, sm_90; .*--target sm_90"
    )
    with pytest.raises(CompatibilityError, match=message):
        choose.choose(both, "cuda")


def test_machine_code_goes_before_ptx(tmp_path, monkeypatch):
    manifest = with_libraries(tmp_path, "sm_80", "sm_89").manifest
    old, new = manifest["libraries"]
    new["architectures"], old["architectures"] = ["sm_89", "compute_89"], ["sm_80"]
    path = tmp_path / "mixed"
    bundle.write(path, manifest, {e["file"]: b"code" for e in (old, new)})
    gpus = (Gpu(0, "A100", (8, 0)),)
    monkeypatch.setattr(choose, "cuda_driver", lambda: Driver((13, 0), gpus))
    assert choose.choose(bundle.read(path), "cuda").library.target == "sm_80"
    monkeypatch.setattr(choose, "cuda_driver", lambda: Driver((13, 2), H200.gpus))
    assert choose.choose(bundle.read(path), "cuda").library.target == "sm_89"


def test_an_exact_architecture_elsewhere(tmp_path, monkeypatch):
    """PK-01: the refusal names what is needed, what was found, and the driver."""
    only = with_libraries(tmp_path, "sm_90a")
    assert only.manifest["libraries"][0]["architectures"] == ["sm_90a"]
    gpus = (Gpu(0, "B200", (10, 0)),)
    monkeypatch.setattr(choose, "cuda_driver", lambda: Driver((13, 1), gpus))
    message = r"runs sm_90a .*received B200 \(cuda:0\), sm_100, with a driver for CUDA 13\.1; build"
    with pytest.raises(CompatibilityError, match=message):
        choose.choose(only, "cuda")


def test_no_driver_is_named(monkeypatch):
    """PK-06."""

    def missing(name):
        raise OSError(f"{name}: cannot open shared object file")

    devices.cuda_driver.cache_clear()
    monkeypatch.setattr(devices.ctypes, "CDLL", missing)
    with pytest.raises(CompatibilityError, match=r"an NVIDIA driver.*device=.cpu."):
        devices.cuda_driver()
    devices.cuda_driver.cache_clear()


def test_the_cuda_runtime_is_the_loaders_before_any_toolkits(monkeypatch):
    monkeypatch.setenv("CUDA_HOME", "/kit")
    first, second, *others = libraries.cudart_candidates()
    assert (first, second) == ("libcudart.so.13", "/kit/lib64/libcudart.so.13")
    assert "/usr/local/cuda/lib64/libcudart.so.13" in others


def test_no_cuda_runtime_is_named(monkeypatch):
    monkeypatch.setattr(libraries, "cudart_candidates", lambda: ["/nowhere/libcudart.so.13"])
    with pytest.raises(ToolchainError, match=r"libcudart\.so\.13.*pip install"):
        libraries._load_cudart()


def test_cpu_refusals(monkeypatch):
    devices.check_cpu(None)
    devices.check_cpu({"arch": devices.platform.machine(), "features": ""})
    with pytest.raises(CompatibilityError, match="a CPU of architecture s390x"):
        devices.check_cpu({"arch": "s390x", "features": ""})
    old = frozenset(devices.V3 - {"avx2", "fma"})
    monkeypatch.setattr(devices, "cpu_flags", lambda: old)
    with pytest.raises(CompatibilityError, match="x86-64-v3; received one without avx2, fma"):
        devices.check_cpu({"arch": devices.platform.machine(), "features": "x86-64-v3"})
    devices.check_cpu({"arch": devices.platform.machine(), "features": "x86-64-v2"})


def test_sizes():
    assert sizes.parse("(N*49+2047)//2048")(100) == 3
    assert sizes.parse("N - -2")(3) == 5
    assert sizes.shape_function(("N", 3))(7) == (7, 3)
    for bad in ("M", "N.bit_length()", "__import__('os')", "N**2", "1.5", "N and 1", "(", "True"):
        with pytest.raises(BundleError, match="a dimension in N"):
            sizes.parse(bad)


def test_source_of_the_short_way(toys):
    signature: Signature = toys(None)._signature
    assert quick.source(signature) == (
        "def call(inputs, out):\n"
        "    x0, x1, x2, = inputs\n"
        "    if x0.get_device() not in allowed: raise Unfit\n"
        "    n = x0.size(0)\n"
        "    if n < 1: raise Unfit\n"
        "    if out is None:\n"
        "        key = (n, x0.data_ptr(), x1.data_ptr(), x2.data_ptr())\n"
        "        if key != check.safe: check(key)\n"
        "        y0 = make0(n, x0.device)\n"
        "        y1 = make1(n, x0.device)\n"
        "        y2 = x2\n"
        "    else:\n"
        "        if type(out) is tuple:\n"
        "            y0, y1 = out\n"
        "            y2 = None\n"
        "        else:\n"
        "            y0, y1, y2, = match(out)\n"
        "        key = (n, x0.data_ptr(), x1.data_ptr(), x2.data_ptr(), "
        "0 if y0 is None else y0.data_ptr(), 0 if y1 is None else y1.data_ptr(), "
        "0 if y2 is None else y2.data_ptr())\n"
        "        if key != check.safe: check(key)\n"
        "        if y0 is None: y0 = make0(n, x0.device)\n"
        "        if y1 is None: y1 = make1(n, x0.device)\n"
        "        if y2 is None: y2 = x2\n"
        "    function(x0, x1, x2, y0, y1, y2, *scratch(n, x0.device))\n"
        "    return y0, y1\n"
    )
