# SPDX-License-Identifier: Apache-2.0
"""The command line: values, output for people and for programs, exit status."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from importlib import import_module

import pytest
from click.testing import CliRunner

import tvmbn
from tvmbn import ops
from tvmbn.cli import STAGES, main
from tvmbn.compiler import STAGES as COMPILER_STAGES
from tvmbn.console import parse_attrs, parse_shape, parse_value, size, spell
from tvmbn.errors import BuildError, SpecError

BUILD = ["build", "layer_norm", "--shape", "4x16", "--target", "llvm"]


def call(*args: object):
    return CliRunner().invoke(main, [str(a) for a in args])


def data(*args: object):
    result = call(*args, "--json")
    assert result.exit_code == 0, result.output
    return json.loads(result.stdout)


@pytest.fixture(scope="session")
def bundle(built):
    return built(tvmbn.layer_norm((4, 16)))


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("3", 3),
        ("-1", -1),
        ("1e-5", 1e-5),
        (".5", 0.5),
        ("1.", 1.0),
        ("true", True),
        ("False", False),
        ("none", None),
        ("3x5", (3, 5)),
        ("0,1,2,3", (0, 1, 2, 3)),
        ("7,", (7,)),
        ("relu6", "relu6"),
        ("x", "x"),
        ("nan", "nan"),
    ],
)
def test_attribute_values(text, value):
    parsed = parse_value(text)
    assert parsed == value
    assert type(parsed) is type(value)
    assert parse_value(spell(value)) == value


def test_attributes_are_key_value_pairs():
    assert parse_attrs(["mode=train", "out-channels=8"]) == {"mode": "train", "out_channels": 8}
    with pytest.raises(SpecError, match="key=value"):
        parse_attrs(["mode"])
    with pytest.raises(SpecError, match="twice"):
        parse_attrs(["eps=1", "eps=2"])


def test_shapes():
    assert parse_shape("64x64x112x112") == (64, 64, 112, 112)
    assert parse_shape("0X5") == (0, 5)
    assert parse_shape("7") == (7,)
    for text in ("", "4x", "axb", "4x-1", "4 5"):
        with pytest.raises(SpecError, match="--shape"):
            parse_shape(text)


def test_sizes_for_people():
    assert [size(n) for n in (7, 28_400, 3_400_000)] == ["7 B", "28.4 KB", "3.4 MB"]


def test_stages_are_those_of_the_compiler():
    assert set(STAGES) == {stage for kind in COMPILER_STAGES.values() for stage in kind}


def test_ops_lists_operators_and_explains_one():
    names = [op["name"] for op in data("ops")["operators"]]
    assert names == [op.name for op in ops.all_operators()]
    explained = data("ops", "batch_norm")
    assert explained["ranks"] == [2, 5]
    eps = next(a for a in explained["attributes"] if a["name"] == "eps")
    assert eps["default"] == 1e-5
    assert "batch_norm" in call("ops").stdout
    assert "momentum" in call("ops", "batch_norm").stdout


def test_targets():
    found = {t["name"]: t["kind"] for t in data("targets")["targets"]}
    assert found["llvm"] == "llvm"
    assert found["sm_90"] == "cuda"


def test_doctor_is_ready_to_build_for_the_cpu():
    report = data("doctor")
    assert report["ready"]["build_llvm"]
    assert {"driver", "CUDA runtime", "CUDA compiler", "TVM", "tvm-ffi", "PyTorch", "GPU"} <= {
        f["layer"] for f in report["findings"]
    }
    assert "Ready: build llvm yes" in call("doctor").stdout


def test_doctor_fails_where_nothing_can_be_built(monkeypatch, tmp_path):
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv("CC", raising=False)
    result = call("doctor", "--json")
    assert result.exit_code == 1
    assert not json.loads(result.stdout)["ready"]["build_llvm"]


def test_build_reports_what_it_made(tmp_path):
    made = data(*BUILD, "-o", tmp_path / "ln")
    assert made["bundle"] == str(tmp_path / "ln")
    (library,) = made["libraries"]
    assert library["target"] == "llvm"
    assert (tmp_path / "ln" / library["file"]).stat().st_size == library["bytes"]
    assert library["origin"] == "default"
    assert made["seconds"] > 0


def test_build_for_people(tmp_path):
    result = call(*BUILD, "-o", tmp_path / "ln")
    assert result.exit_code == 0, result.output
    assert "built in" in result.stdout
    assert "\t" in result.stdout, "no terminal: plain lines"


def test_verify(bundle):
    report = data("verify", bundle, "--device", "cpu")
    assert report["verdict"] == "passed"
    (output,) = report["outputs"]
    assert {"name", "max_abs", "max_rel", "atol", "rtol"} <= set(output)
    assert output["name"] == "y"
    assert output["max_abs"] <= output["atol"] + output["rtol"] * 10
    assert "verdict: passed" in call("verify", bundle, "--device", "cpu").stdout


def test_verify_fails_on_wrong_numbers(bundle, monkeypatch):
    result = tvmbn.verify(bundle, device="cpu").to_json() | {"verdict": "incorrect_numerical"}
    fake = type("Result", (), {"to_json": lambda _: result})()
    monkeypatch.setattr(import_module("tvmbn.verify"), "verify", lambda *_, **__: fake)
    assert call("verify", bundle).exit_code == 1


def test_inspect(bundle):
    assert data("inspect", bundle)["spec"]["op"] == "layer_norm"
    text = data("inspect", bundle, "--stage", "te")
    assert text["target"] == "llvm"
    assert "def main" in text["text"]
    assert call("inspect", bundle, "--stage", "schedule").stdout.strip()


def test_inspect_names_what_is_there(bundle):
    missing = call("inspect", bundle, "--stage", "cuda")
    assert missing.exit_code == 2
    wrong = call("inspect", bundle, "--stage", "te", "--target", "sm_80")
    assert wrong.exit_code == 2
    assert "llvm" in wrong.stderr


def test_inspect_of_a_bundle_without_its_texts(bundle, tmp_path):
    copy = tmp_path / "ln"
    shutil.copytree(bundle, copy)
    shutil.rmtree(copy / "ir")
    result = call("inspect", copy, "--stage", "te")
    assert result.exit_code == 2
    assert "incomplete" in result.stderr


def test_an_output_that_cannot_be_written_says_so(tmp_path):
    (tmp_path / "file").write_text("")
    result = call(*BUILD, "-o", tmp_path / "file" / "below")
    assert result.exit_code == 2
    assert "choose another output" in result.stderr


def test_lower():
    args = ["lower", "layer_norm", "--shape", "4x16", "--target", "llvm", "--stage", "tir"]
    assert "main" in data(*args)["text"]
    assert call(*args[:-1], "cuda").exit_code == 2, "llvm has no such stage"


def test_package(bundle, tmp_path):
    made = data("package", bundle, "--layout", "zip", "-o", tmp_path / "ln.zip")
    assert made["layout"] == "zip"
    assert (tmp_path / "ln.zip").stat().st_size == made["bytes"]
    assert data("verify", tmp_path / "ln.zip", "--device", "cpu")["verdict"] == "passed"


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (["ops", "softmax"], "batch_norm"),
        (["build", "softmax", "--shape", "4x4", "--target", "llvm"], "batch_norm"),
        (["build", "layer_norm", "--shape", "4xa", "--target", "llvm"], "--shape"),
        ([*BUILD, "--dtype", "int8"], "float16"),
        ([*BUILD, "--layout", "NWC"], "NHWC"),
        ([*BUILD, "--attr", "epsilon=1"], "eps"),
        ([*BUILD, "--attr", "shape=1"], "attributes"),
        ([*BUILD, "--attr", "dtype=float16"], "attributes"),
        ([*BUILD, "--dynamic", "C"], "dynamic"),
        ([*BUILD, "--target", "llvm"], "more than once"),
        (["build", "layer_norm", "--shape", "4x16", "--target", "sm_1"], "sm_90"),
        (["build", "layer_norm", "--shape", "4x16", "--target", "LLVM"], "did you mean llvm?"),
        (["build", "layer_norm", "--shape", f"4x{10**20}", "--target", "llvm"], "2^60"),
        (["build", "layr_norm", "--shape", "4x16", "--target", "llvm"], "did you mean layer_norm?"),
        (["bench", "layer_norm", "--target", "llvm"], "--shape"),
        (["bench", "layer_norm", "--shape", "0x4", "--target", "llvm"], "at least 1"),
        (["bench", "--target", "llvm"], "--suite"),
        (["verify", "nowhere"], "nowhere"),
        (["inspect", "nowhere"], "nowhere"),
        (["package", "nowhere", "--layout", "zip"], "nowhere"),
    ],
)
def test_bad_input_exits_with_2_and_says_what_is_right(args, words, tmp_path):
    if args[0] in ("build", "package"):
        args = [*args, "-o", str(tmp_path / "out")]
    result = call(*args, "--json")
    assert result.exit_code == 2, result.output
    error = json.loads(result.stdout)["error"]
    assert words in error["message"]
    assert {"kind", "required", "received", "fix"} <= set(error)
    assert error["message"] in result.stderr
    assert "Traceback" not in result.output
    assert not (tmp_path / "out").exists()


def test_a_target_is_never_guessed(tmp_path):
    result = call("build", "layer_norm", "--shape", "4x16", "-o", tmp_path / "x", "--json")
    assert result.exit_code == 2
    assert "--target" in json.loads(result.stdout)["error"]["message"]


def test_a_build_that_fails_exits_with_1(tmp_path, monkeypatch):
    def broken(*_: object, **__: object) -> None:
        raise BuildError("a working compiler", "none")

    monkeypatch.setattr(import_module("tvmbn.build"), "build_report", broken)
    result = call(*BUILD, "-o", tmp_path / "x", "--json")
    assert result.exit_code == 1
    assert json.loads(result.stdout)["error"]["kind"] == "BuildError"


def test_help_and_version_start_no_compiler():
    code = (
        "import sys; from tvmbn.cli import main\n"
        "try: main(['--help'])\n"
        "except SystemExit: pass\n"
        "assert not {'tvm', 'torch', 'tvm_ffi', 'numpy'} & set(sys.modules)"
    )
    subprocess.run([sys.executable, "-c", code], check=True, capture_output=True)
    assert tvmbn.__version__ in call("--version").stdout
