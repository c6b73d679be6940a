# SPDX-License-Identifier: Apache-2.0
"""What is shipped: the wheel's content, lazy imports, and pins that agree with each other."""

from __future__ import annotations

import importlib.metadata
import os
import re
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path

import pytest

import tvmbn
from tvmbn import facts

ROOT = Path(__file__).parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]


def sources() -> list[Path]:
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard", "*.py"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    ).stdout.split()
    folders = ("tvmbn", "schedules", "lowering", "tests", "examples")
    return [ROOT / name for name in listed] or [
        p for f in folders for p in (ROOT / f).rglob("*.py")
    ]


def test_every_source_names_its_licence():
    lacking = [p for p in sources() if "SPDX-License-Identifier: Apache-2.0" not in p.read_text()]
    assert not lacking


def test_versions_agree():
    assert tvmbn.__version__ == PROJECT["version"] == importlib.metadata.version("tvmbn")


def test_the_doctor_knows_the_pins():
    extras = PROJECT["optional-dependencies"]
    pins = " ".join(extras["compiler"] + extras["runtime"])
    assert f"apache-tvm=={facts.TVM_VERSION}" in pins
    low, high = (re.escape(facts.dotted(v)) for v in facts.FFI_RANGE)
    assert re.search(rf"apache-tvm-ffi>={low}(\.post\d+)?,<{high}(?![.\d])", pins)


def test_running_alone_brings_no_compiler():
    """What `pip install tvmbn[runtime]` installs; every extra that compiles names the compiler."""
    extras = PROJECT["optional-dependencies"]
    light = PROJECT["dependencies"] + extras["runtime"]
    assert not [d for d in light if re.match(r"apache-tvm(?!-ffi)|torch|cuda|nvidia", d)]
    for name in ("cuda", "torch", "onnx", "rpc", "dev"):
        assert any(d.startswith("tvmbn[compiler") for d in extras[name]), name


def test_import_loads_neither_compiler_nor_framework():
    code = "import sys, tvmbn, tvmbn.ops; assert not {'tvm', 'torch', 'tvm_ffi'} & set(sys.modules)"
    subprocess.run([sys.executable, "-c", code], check=True)


@pytest.mark.parametrize("first", ["build", "verify", "package", "fold"])
def test_functions_stay_functions_after_their_module_is_imported(first):
    code = (
        f"import tvmbn, tvmbn.{first}\n"
        "names = ('build', 'lower', 'fold', 'load', 'verify', 'package')\n"
        "assert all(callable(getattr(tvmbn, n)) for n in names)"
    )
    subprocess.run([sys.executable, "-c", code], check=True)


@pytest.mark.slow
def test_wheel_holds_every_package_and_works_where_it_is_unpacked(tmp_path):
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check"]
    subprocess.run(
        [*pip, "wheel", "--quiet", "--no-deps", "--wheel-dir", tmp_path, ROOT], check=True
    )
    (wheel,) = tmp_path.glob("tvmbn-*.whl")
    with zipfile.ZipFile(wheel) as archive:
        names = set(archive.namelist())
        archive.extractall(tmp_path / "site")
    shipped = {name for name in names if name.endswith(".py")}
    for folder, package in (
        ("tvmbn", "tvmbn"),
        ("schedules", "tvmbn/schedules"),
        ("lowering", "tvmbn/lowering"),
        ("tuning_logs", "tvmbn/tuning_logs"),
    ):
        for path in (ROOT / folder).rglob("*.py"):
            assert f"{package}/{path.relative_to(ROOT / folder)}" in shipped
    assert not {name for name in names if name.startswith(("tests", "examples", "schedules"))}
    headers = (ROOT / "tvmbn/deploy/include/tvmbn").glob("*.hpp")
    assert {f"tvmbn/deploy/include/tvmbn/{path.name}" for path in headers} <= names
    assert any(name.endswith("licenses/LICENSE") for name in names)
    done = subprocess.run(
        [
            sys.executable,
            "-m",
            "tvmbn",
            *("build", "layer_norm", "--shape", "4x16", "--target", "llvm", "-o", "ln"),
        ],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(tmp_path / "site")},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert (tmp_path / "ln" / "manifest.json").exists()
