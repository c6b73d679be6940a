# SPDX-License-Identifier: Apache-2.0
"""Inputs, golden data and verification: right libraries pass, every kind of wrong one fails."""

from __future__ import annotations

import hashlib
import io
import json
import zipfile

import ml_dtypes
import numpy as np
import pytest
import torch

import tvmbn
from tvmbn import bundle, golden, ops
from tvmbn.compare import compare
from tvmbn.errors import ArgumentError, BundleError, ToolchainError
from tvmbn.ops.base import Tolerance
from tvmbn.spec import TensorArg
from tvmbn.verify import verify
from tvmbn.workloads import make_array, make_inputs

LN = tvmbn.layer_norm((6, 40))
BN = tvmbn.batch_norm((4, 5, 6, 7), mode="train", layout="NHWC")
OPEN = tvmbn.layer_norm((6, 40), dynamic="N")
CLOSE = Tolerance(1e-3, 1e-3, "")


def test_inputs_never_change():
    """Digests computed once: a change here makes every golden file in the world wrong."""
    arrays = {
        kind: make_array(TensorArg("a", (7, 11), dtype, "in"), kind, 3, 1)
        for kind, dtype in (
            ("normal", "float32"),
            ("positive", "float64"),
            ("weight", "bfloat16"),
            ("count", "int64"),
        )
    }
    digests = {k: hashlib.sha256(a.tobytes()).hexdigest()[:16] for k, a in arrays.items()}
    assert digests == {
        "normal": "8298b2aacd7238f7",
        "positive": "74a9dc502024a59d",
        "weight": "18346eaab01c8ffc",
        "count": "d69c0d2c7b5db2c3",
    }


def test_inputs_have_their_distribution():
    shape = (64, 16, 9, 9)
    make = lambda kind, dtype="float32": make_array(  # noqa: E731
        TensorArg("a", shape, dtype, "in"), kind, 0, 0
    )
    normal = make("normal")
    assert abs(normal.mean() - 0.5) < 0.02 and abs(normal.std() - 1.5) < 0.02
    assert len(np.unique(normal)) > 60_000
    positive = make("positive")
    assert 0.25 <= positive.min() < 0.26 and 2.24 < positive.max() <= 2.25
    weight = make("weight", "bfloat16").astype(np.float32)
    assert weight.dtype == np.float32 and abs(weight.std() * (16 * 81) ** 0.5 - 1) < 0.02
    count = make("count", "int64")
    assert set(np.unique(count)) == set(range(1, 17))


def test_inputs_of_a_spec():
    inputs = make_inputs(BN, 1)
    assert inputs["x"].shape == (4, 5, 6, 7) and (inputs["running_var"] >= 0.25).all()
    assert not np.array_equal(inputs["gamma"], inputs["beta"])
    again, other = make_inputs(BN, 1), make_inputs(BN, 2)
    assert np.array_equal(inputs["x"], again["x"]) and not np.array_equal(inputs["x"], other["x"])
    assert make_inputs(OPEN)["x"].shape == (6, 40)
    narrow = make_inputs(tvmbn.layer_norm((6, 40), dtype="bfloat16"))
    assert narrow["x"].dtype == ml_dtypes.bfloat16


def test_golden_is_deterministic_and_readable():
    content = golden.make(BN)
    assert content == golden.make(BN)
    with np.load(io.BytesIO(content)) as data:
        assert data["input/x"].shape == (4, 5, 6, 7)
        meta = json.loads(data["meta"].tobytes())
    assert meta["shapes"]["y"] == [4, 5, 6, 7] and meta["batch"] is None
    with zipfile.ZipFile(io.BytesIO(content)) as archive:
        assert {i.date_time[0] for i in archive.infolist()} == {1980}
    read = golden.parse(content)
    x = torch.from_numpy(make_inputs(BN)["x"]).double()
    np.testing.assert_allclose(read.values["save_mean"], x.mean((0, 2, 3)).numpy())


def test_golden_samples_large_outputs():
    spec = tvmbn.layer_norm((100, 300), dtype="bfloat16")
    content = golden.make(spec)
    read = golden.parse(content)
    index = read.indices["y"]
    assert index is not None and len(index) == 4096 == len(read.values["y"])
    assert index[0] == 0 and index[-1] == 29_999 and (np.diff(index) > 0).all()
    with np.load(io.BytesIO(content)) as data:
        assert data["input/x"].dtype == np.uint16


def test_golden_of_huge_specs():
    large = golden.parse(golden.make(tvmbn.layer_norm((1 << 20, 1024))))
    assert not large.complete and not large.values
    spec = golden.example(tvmbn.layer_norm((1 << 20, 1024), dynamic="N"))
    assert spec.shape == (1024, 1024)


def test_damaged_golden():
    content = golden.make(LN)
    for bad in (b"", content[:100], b"x" + content, golden.pack({"a": np.zeros(3)})):
        with pytest.raises(BundleError, match="golden data"):
            golden.parse(bad)


def test_golden_without_torch(monkeypatch):
    monkeypatch.setitem(__import__("sys").modules, "torch", None)
    with pytest.raises(ToolchainError, match=r"tvmbn\[torch\]"):
        golden.make(LN)


@pytest.mark.parametrize("method", ["torch", "golden"])
@pytest.mark.parametrize("spec", [LN, BN, OPEN], ids=lambda s: s.title)
def test_right_libraries_pass(built, spec, method):
    report = verify(built(spec), method=method)
    assert report.passed and report.verdict == "passed", report
    outputs = [a.name for a in ops.get(spec.op).arguments(spec) if a.role == "out"]
    assert [o.name for o in report.outputs] == outputs
    data = json.loads(json.dumps(report.to_json(), allow_nan=False))
    assert data["target"] == "llvm" and data["device"] == "cpu"
    assert {"name", "max_abs", "max_rel", "atol", "rtol"} <= set(data["outputs"][0])
    assert all(o.max_abs > 0 for o in report.outputs)


def test_seeds(built):
    assert verify(built(LN), seed=5, method="torch").seed == 5
    with pytest.raises(ArgumentError, match="seed 0, that of the golden data; received 5"):
        verify(built(LN), seed=5, method="golden")
    with pytest.raises(ArgumentError, match="method"):
        verify(built(LN), method="numpy")


def test_nothing_to_compare_with(built, tmp_path, monkeypatch):
    path = rewrite(built(LN), tmp_path / "b", lambda m: m.update(golden=None))
    with pytest.raises(BundleError, match="golden results"):
        verify(path, method="golden")
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    with pytest.raises(ToolchainError, match="neither"):
        verify(path)
    assert verify(built(LN)).method == "golden"


def rewrite(source, target, change, **files):
    """A copy of a bundle with another manifest or other files, all digests right."""
    read = bundle.read(source)
    manifest = json.loads(json.dumps(read.manifest))
    content = {n: read.read(n) for n in read.names() if n != "manifest.json"} | files
    for entry in manifest["libraries"]:
        entry["sha256"] = bundle.digest(content[entry["file"]])
        entry["bytes"] = len(content[entry["file"]])
    change(manifest)
    bundle.write(target, manifest, content)
    return target


def test_a_library_for_another_computation_fails(built, tmp_path):
    other = tvmbn.layer_norm((6, 40), eps=1.0)
    path = rewrite(built(other), tmp_path / "b", lambda m: m.update(spec=LN.to_json(), golden=None))
    report = verify(path)
    assert report.verdict == "incorrect_numerical" and not report.passed
    worst = report.outputs[0]
    assert worst.mismatches > 0 and worst.worst_index is not None and worst.max_abs > worst.atol


def test_a_library_for_another_shape_or_dtype_fails(built, tmp_path):
    name = "lib/llvm.so"
    for spec, verdict in (
        (tvmbn.layer_norm((6, 41)), "incorrect_shape"),
        (tvmbn.layer_norm((6, 40), dtype="float16"), "incorrect_dtype"),
    ):
        library = bundle.read(built(spec)).read(name)
        path = rewrite(built(LN), tmp_path / verdict, lambda m: None, **{name: library})
        report = verify(path)
        assert report.verdict == verdict and report.error and not report.outputs


def test_a_manifest_with_other_arguments_fails(built, tmp_path):
    def change(manifest):
        manifest["arguments"][-1]["dtype"] = "float64"

    report = verify(rewrite(built(LN), tmp_path / "b", change))
    assert report.verdict == "incorrect_dtype"
    change = lambda m: m["arguments"][0].update(shape=[40, 6])  # noqa: E731
    assert verify(rewrite(built(LN), tmp_path / "c", change)).verdict == "incorrect_shape"


def test_elements_never_written_fail(built, monkeypatch):
    """The poison in an output that the library leaves alone is found."""
    from tvmbn.runtime import LoadedOperator  # noqa: PLC0415

    monkeypatch.setattr(LoadedOperator, "__call__", lambda self, *inputs, out=None: None)
    report = verify(built(LN))
    assert report.verdict == "incorrect_numerical"
    assert report.outputs[0].mismatches == 240 and report.outputs[0].max_abs == np.inf
    assert report.to_json()["outputs"][0]["max_abs"] is None


def test_changed_inputs_fail(built, monkeypatch):
    from tvmbn.runtime import LoadedOperator  # noqa: PLC0415

    original = LoadedOperator.__call__

    def clobber(self, *inputs, out=None):
        original(self, *inputs, out=out)
        np.from_dlpack(inputs[0])[0] = 0

    monkeypatch.setattr(LoadedOperator, "__call__", clobber)
    report = verify(built(LN))
    assert report.verdict == "incorrect_numerical" and "input x was changed" in report.error


def test_a_library_that_fails_is_a_runtime_error(built, monkeypatch):
    from tvmbn import verify as module  # noqa: F401, PLC0415
    from tvmbn.errors import RunError  # noqa: PLC0415
    from tvmbn.runtime import LoadedOperator  # noqa: PLC0415

    def fail(self, *inputs, out=None):
        raise RunError("it to run", "CUDA_ERROR_LAUNCH_FAILED")

    monkeypatch.setattr(LoadedOperator, "__call__", fail)
    report = verify(built(LN))
    assert report.verdict == "runtime_error" and "LAUNCH_FAILED" in report.error


def test_compare_counts_and_points():
    want = np.linspace(-2, 2, 24).reshape(4, 6)
    got = want.astype(np.float32)
    assert compare(got, want, CLOSE, dtype="float32").passed
    got[2, 3] += 0.1
    got[1, 1] += 0.01
    report = compare(got, want, CLOSE, "y")
    assert (report.verdict, report.mismatches, report.total) == ("incorrect_numerical", 2, 24)
    assert report.worst_index == (2, 3) and report.max_abs == pytest.approx(0.1, rel=1e-4)
    assert compare(torch.from_numpy(got), torch.from_numpy(want), CLOSE, "y") == report


def test_compare_of_shape_and_dtype():
    want = np.zeros((2, 3))
    assert compare(np.zeros((3, 2)), want, CLOSE).verdict == "incorrect_shape"
    assert compare(np.zeros((2, 3)), want, CLOSE, dtype="float32").verdict == "incorrect_dtype"
    assert compare(torch.zeros(2, 3).bfloat16(), want, CLOSE, dtype="bfloat16").passed
    index = np.array([0, 9])
    assert compare(np.zeros(6), np.zeros(2), CLOSE, index=index).verdict == "incorrect_shape"
    empty = compare(np.zeros((0, 3)), np.zeros((0, 3)), CLOSE)
    assert empty.passed and empty.total == 0


@pytest.mark.parametrize(
    ("got", "want", "passed"),
    [
        (np.nan, np.nan, True),
        (np.inf, np.inf, True),
        (-np.inf, -np.inf, True),
        (np.nan, 1.0, False),
        (1.0, np.nan, False),
        (np.inf, -np.inf, False),
        (np.inf, 1.0, False),
        (1.0, np.inf, False),
        (np.nan, np.inf, False),
    ],
)
def test_compare_of_values_that_are_not_finite(got, want, passed):
    report = compare(np.array([0.0, got]), np.array([0.0, want]), CLOSE)
    assert report.passed is passed
    if not passed:
        assert report.max_abs == np.inf and report.mismatches == 1


def test_a_reference_beyond_float16_allows_infinity():
    got = np.array([np.inf, -np.inf], np.float16)
    assert compare(got, np.array([70000.0, -65520.0]), CLOSE).passed
    assert not compare(got, np.array([65000.0, -70000.0]), CLOSE).passed
    assert not compare(got, np.array([-70000.0, -70000.0]), CLOSE).passed


@pytest.mark.gpu
@pytest.mark.parametrize("method", ["torch", "golden"])
@pytest.mark.parametrize("spec", [LN, BN, OPEN], ids=lambda s: s.title)
def test_right_libraries_pass_on_a_gpu(built, spec, method):
    report = verify(built(spec, "sm_90"), device="cuda", method=method)
    assert report.passed, report
