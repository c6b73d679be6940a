# SPDX-License-Identifier: Apache-2.0
"""The cache on disk: names, locks, damage, limits."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
import torch

import tvmbn
from tvmbn.errors import ArgumentError
from tvmbn.torch import store

SPEC = tvmbn.layer_norm((3, 8))


@pytest.fixture(autouse=True)
def folder(tmp_path, monkeypatch):
    monkeypatch.setenv("TVMBN_CACHE_DIR", str(tmp_path / "cache"))
    return tmp_path / "cache"


@pytest.fixture
def builds(monkeypatch):
    made, build = [], store._build
    monkeypatch.setattr(store, "_build", lambda *a: made.append(a) or build(*a))
    return made


def check(op):
    x = torch.randn(3, 8)
    got = op(x, torch.ones(8), torch.zeros(8))
    torch.testing.assert_close(got, torch.nn.functional.layer_norm(x, (8,)))


def test_built_once(builds, folder):
    for _ in range(3):
        check(store.load(SPEC, "llvm"))
    assert len(builds) == 1
    # The stand-in for the driver library lies beside it where this test starts the worker.
    (entry,) = (p.parent for p in folder.glob("*/manifest.json"))
    assert entry.name == store.entry_name(SPEC, "llvm")
    assert folder.stat().st_mode & 0o077 == 0


def test_nothing_is_built_where_that_is_not_wanted(builds):
    assert store.load(SPEC, "llvm", build=False) is None
    store.load(SPEC, "llvm")
    check(store.load(SPEC, "llvm", build=False))
    assert len(builds) == 1


def test_threads_and_processes_build_once(builds, folder):
    with ThreadPoolExecutor(4) as threads:
        for op in threads.map(lambda _: store.load(SPEC, "llvm"), range(4)):
            check(op)
    assert len(builds) == 1
    code = (
        "import tvmbn\nfrom tvmbn.torch import store\n"
        f"store.source_digest = lambda: {store.source_digest()!r}\n"
        "def refuse(*a): raise SystemExit('built again')\n"
        "store._build = refuse\n"
        "assert store.load(tvmbn.layer_norm((3, 8)), 'llvm') is not None"
    )
    subprocess.run([sys.executable, "-c", code], check=True)


@pytest.mark.parametrize("damage", ["library", "manifest", "missing", "empty", "version"])
def test_damaged_entries_are_built_again(builds, folder, damage):
    store.load(SPEC, "llvm")
    path = folder / store.entry_name(SPEC, "llvm")
    library, manifest = path / "lib" / "llvm.so", path / "manifest.json"
    if damage == "library":
        content = bytearray(library.read_bytes())
        content[len(content) // 2] ^= 1
        library.write_bytes(content)
    elif damage == "manifest":
        manifest.write_text(manifest.read_text()[:100])
    elif damage == "missing":
        library.unlink()
    elif damage == "empty":
        manifest.unlink()
    else:
        data = json.loads(manifest.read_text())
        manifest.write_text(json.dumps(data | {"format_version": 99}))
    check(store.load(SPEC, "llvm"))
    assert len(builds) == 2
    check(store.load(SPEC, "llvm"))
    assert len(builds) == 2


def test_what_changes_the_code_changes_the_name(monkeypatch, tmp_path):
    name = store.entry_name(SPEC, "llvm")
    others = {
        store.entry_name(SPEC, "sm_90"),
        store.entry_name(tvmbn.layer_norm((3, 9)), "llvm"),
        store.entry_name(tvmbn.layer_norm((3, 8), eps=1e-6), "llvm"),
    }
    with monkeypatch.context() as patch:
        patch.setattr(store, "versions", lambda: {"tvm": "0.28"})
        others.add(store.entry_name(SPEC, "llvm"))
    with monkeypatch.context() as patch:
        patch.setattr(store, "source_digest", lambda: "edited")
        others.add(store.entry_name(SPEC, "llvm"))
    records = tmp_path / "logs" / "llvm" / "layer_norm"
    records.mkdir(parents=True)
    (records / "database_tuning_record.json").write_text("")
    with monkeypatch.context() as patch:
        patch.setenv("TVMBN_TUNING_LOGS", str(tmp_path / "logs"))
        others.add(store.entry_name(SPEC, "llvm"))
    assert len(others) == 6 and name not in others
    assert store.entry_name(SPEC, "llvm") == name


def test_the_sources_that_count_are_found():
    listed = {Path(place).name for place in store.package_folders("tvmbn.schedules")}
    assert listed and (Path(store.package_folders("tvmbn.lowering")[0]) / "compile.py").is_file()


def test_the_oldest_entries_go_first(folder):
    specs = [tvmbn.layer_norm((3, width)) for width in (8, 9, 10)]
    names = [store.entry_name(spec, "llvm") for spec in specs]
    for age, spec in zip((300, 200, 100), specs, strict=True):
        store.load(spec, "llvm")
        path = folder / store.entry_name(spec, "llvm")
        os.utime(path, (path.stat().st_atime, path.stat().st_mtime - age))
    size = sum(p.stat().st_size for p in (folder / names[0]).rglob("*") if p.is_file())
    assert store.evict(folder, 10 * size) == []
    store.load(specs[0], "llvm")  # used now, so it is the youngest
    assert store.evict(folder, 2 * size + 2000) == [names[1]]
    assert store.evict(folder, 0, keep=names[2]) == [names[0]]


def test_the_limit_holds_while_building(monkeypatch, folder):
    monkeypatch.setenv("TVMBN_CACHE_SIZE", "1K")
    for width in (8, 9):
        check_op = store.load(tvmbn.layer_norm((3, width)), "llvm")
        assert check_op is not None
    assert len([p for p in folder.iterdir() if p.is_dir()]) == 1


@pytest.mark.parametrize(
    ("text", "size"), [("", 1 << 30), ("12", 12), ("3k", 3072), ("2G", 2 << 30)]
)
def test_limits_are_read(monkeypatch, text, size):
    monkeypatch.setenv("TVMBN_CACHE_SIZE", text)
    assert store.cache_limit() == size


@pytest.mark.parametrize("text", ["much", "-1", "1.5G", "2X"])
def test_limits_that_are_none_are_refused(monkeypatch, text):
    monkeypatch.setenv("TVMBN_CACHE_SIZE", text)
    with pytest.raises(ArgumentError, match="TVMBN_CACHE_SIZE"):
        store.cache_limit()


def test_without_a_place_to_keep_them_kernels_still_work(monkeypatch, tmp_path):
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("TVMBN_CACHE_DIR", str(tmp_path / "file" / "cache"))
    with pytest.warns(RuntimeWarning, match="built but not kept"):
        check(store.load(SPEC, "llvm"))


def test_the_default_place(monkeypatch):
    monkeypatch.delenv("TVMBN_CACHE_DIR")
    monkeypatch.setenv("XDG_CACHE_HOME", "/somewhere")
    assert store.cache_folder() == Path("/somewhere/tvmbn/kernels")
    monkeypatch.delenv("XDG_CACHE_HOME")
    assert store.cache_folder() == Path.home() / ".cache" / "tvmbn" / "kernels"
