# SPDX-License-Identifier: Apache-2.0
"""Bundles from specs: what is in them, the same bytes each time, and nothing lost on failure."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

import tvmbn
from tvmbn import provenance
from tvmbn.build import build, build_report, check_targets, find_plan, lower
from tvmbn.bundle import read
from tvmbn.errors import BuildError, TargetError
from tvmbn.spec import TensorArg
from tvmbn.target import parse

SPEC = tvmbn.batch_norm((4, 6, 5, 7), mode="train")


@pytest.fixture(scope="module")
def bundle(tmp_path_factory):
    return build(SPEC, ["sm_90", "llvm"], tmp_path_factory.mktemp("built") / "bn")


def content(folder: Path) -> dict[str, bytes]:
    return {str(p.relative_to(folder)): p.read_bytes() for p in folder.rglob("*") if p.is_file()}


def test_the_manifest_lists_what_the_folder_holds(bundle):
    found = read(bundle)
    manifest = found.manifest
    assert manifest["format_version"] == 1
    assert [e["target"] for e in manifest["libraries"]] == ["sm_90", "llvm"]
    names = set(found.names())
    assert {"manifest.json", "golden.npz", "lib/sm_90.so", "lib/llvm.so"} <= names
    for target, stages in manifest["ir"].items():
        for stage in stages:
            assert sum(n.startswith(f"ir/{target}/{stage}.") for n in names) == 1
    assert set(manifest["ir"]["sm_90"]) >= {"te", "schedule", "tir", "cuda", "ptx", "resources"}
    outputs = [a["name"] for a in manifest["arguments"] if a["role"] == "out"]
    assert sorted(manifest["tolerances"]) == sorted(outputs)
    gpu, cpu = manifest["libraries"]
    assert gpu["architectures"] == ["sm_90"]
    assert gpu["origin"] == cpu["origin"] == "default"
    assert gpu["resources"][0]["registers"] > 0
    assert all(TensorArg.from_json(w).role == "workspace" for w in gpu["workspaces"])
    assert manifest["versions"]["tvmbn"] == tvmbn.__version__


def test_no_path_or_time_of_this_machine_is_in_a_bundle(bundle):
    for name, data in content(bundle).items():
        if name != "golden.npz":
            assert str(Path.home()).encode() + b"/" not in data, name
            assert str(bundle.parent).encode() not in data, name
            assert b"/tmp/" not in data, name


def test_building_again_gives_the_same_bytes(bundle, tmp_path):
    again, first = content(build(SPEC, ["sm_90", "llvm"], tmp_path / "again")), content(bundle)
    assert [n for n in first if first[n] != again.get(n)] == []
    assert sorted(again) == sorted(first)


def test_a_failed_build_leaves_the_earlier_bundle(tmp_path, monkeypatch):
    path = build(SPEC, "llvm", tmp_path / "bn")
    before = content(path)

    def fail(*_, **__):
        raise BuildError("luck", "none")

    # By module, since `tvmbn.build` is the function.
    monkeypatch.setattr(sys.modules["tvmbn.build"], "compile_spec", fail)
    with pytest.raises(BuildError, match="luck"):
        build(SPEC, "llvm", path)
    assert content(path) == before
    assert [p.name for p in tmp_path.iterdir()] == ["bn"]


def test_the_report_is_plain_data(tmp_path):
    report = build_report(SPEC, ["llvm"], tmp_path / "bn")
    (library,) = report["libraries"]
    assert library["target"] == "llvm"
    assert library["bytes"] == (tmp_path / "bn" / library["file"]).stat().st_size
    assert report["bundle"] == str(tmp_path / "bn")
    assert report["seconds"] > 0
    json.dumps(report)


def test_targets_are_checked_before_anything_is_built():
    assert check_targets("llvm") == [parse("llvm")]
    with pytest.raises(TargetError, match="at least one"):
        check_targets([])
    with pytest.raises(TargetError, match="sm_90 more than once"):
        check_targets(["sm_90", "llvm", "sm_90"])
    with pytest.raises(TargetError, match="sm_13"):
        build(SPEC, ["llvm", "sm_13"], "never-written")
    assert not Path("never-written").exists()


def test_a_required_record_that_is_missing_names_its_folder(tmp_path):
    with pytest.raises(BuildError, match=r"tuning_logs/sm_90/batch_norm.*tuned=\"auto\""):
        build(SPEC, ["sm_90"], "never-written", tuned="require")
    with pytest.raises(BuildError, match=str(tmp_path / "llvm" / "batch_norm")):
        find_plan(SPEC, parse("llvm"), "require", tmp_path)
    with pytest.raises(BuildError, match="auto, require, never"):
        find_plan(SPEC, parse("llvm"), "always")
    with pytest.raises(BuildError, match="no folder"):
        find_plan(SPEC, parse("llvm"), "auto", tmp_path / "nowhere")
    assert find_plan(SPEC, parse("llvm"), "never") == (None, "default")


def test_lower_shows_one_stage():
    assert "T.sblock" in lower(SPEC, "sm_90", "te")
    assert "__global__" in lower(SPEC, "sm_90", "cuda")
    with pytest.raises(TargetError, match="a stage of llvm"):
        lower(SPEC, "llvm", "cuda")


def test_a_copy_is_told_its_commit(tmp_path, monkeypatch):
    monkeypatch.setenv(provenance.COMMIT, "abc1234")
    for git in (False, True):
        assert provenance.provenance(tmp_path) == {"commit": "abc1234", "dirty": None}, git
        (tmp_path / ".git").mkdir(exist_ok=True)


def test_provenance_tells_a_commit_only_in_a_checkout(tmp_path):
    assert provenance.provenance(tmp_path) == {"commit": None, "dirty": None}

    def git(*arguments):
        author = ["-c", "user.name=t", "-c", "user.email=t@example.org"]
        command = ["git", "-C", str(tmp_path), *author, *arguments]
        return subprocess.run(command, check=True, capture_output=True, text=True).stdout

    git("init", "-q")
    assert provenance.provenance(tmp_path) == {"commit": None, "dirty": None}
    (tmp_path / "file").write_text("1")
    git("add", "file")
    git("commit", "-qm", "first")
    commit = git("rev-parse", "HEAD").strip()
    assert provenance.provenance(tmp_path) == {"commit": commit, "dirty": False}
    (tmp_path / "other").write_text("untracked")
    assert provenance.provenance(tmp_path)["dirty"] is False
    (tmp_path / "file").write_text("2")
    assert provenance.provenance(tmp_path)["dirty"] is True
    (tmp_path / "below").mkdir()
    assert provenance.provenance(tmp_path / "below") == {"commit": None, "dirty": None}
