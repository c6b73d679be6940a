# SPDX-License-Identifier: Apache-2.0
"""The bundle format: what is written is read, and every kind of damage has a named error."""

from __future__ import annotations

import json
import os
import shutil
import zipfile
from pathlib import Path

import pytest
import toy

from tvmbn import bundle
from tvmbn.errors import BundleError, CompatibilityError
from tvmbn.loading import load
from tvmbn.package import package

CONTENT = b"not really a library"


def write(path: Path, content: bytes = CONTENT, **changes) -> Path:
    bundle.write(path, toy.manifest(content, 4, "float32", **changes), {"lib/llvm.so": content})
    return path


def edit(path: Path, change, seal: bool = True) -> None:
    """Change the manifest in place; ``seal`` gives it a digest that fits again."""
    file = path / "manifest.json"
    data = json.loads(file.read_text())
    change(data)
    if seal:
        data.pop("sha256", None)
        data["sha256"] = bundle.digest(bundle.canonical(data))
    file.write_bytes(bundle.canonical(data))


def test_write_then_read(tmp_path):
    read = bundle.read(write(tmp_path / "b"))
    assert read.spec.op == "toy" and read.spec.shape == (4, 6)
    assert [a.name for a in read.arguments] == ["x", "gamma", "stat", "y", "total", "new_stat"]
    assert read.libraries[0].workspaces[0].name == "scratch"
    assert read.names() == ("lib/llvm.so", "manifest.json")
    assert read.read("lib/llvm.so") == CONTENT


def test_same_content_same_bytes(tmp_path):
    write(tmp_path / "a")
    write(tmp_path / "b")
    for name in ("manifest.json", "lib/llvm.so"):
        assert (tmp_path / "a" / name).read_bytes() == (tmp_path / "b" / name).read_bytes()
    one = package(tmp_path / "a", output=tmp_path / "a.zip").read_bytes()
    os.utime(tmp_path / "b" / "manifest.json", (10**9, 10**9))
    assert package(tmp_path / "b", output=tmp_path / "b.zip").read_bytes() == one


def test_replaces_an_earlier_bundle_whole(tmp_path):
    path = write(tmp_path / "b")
    (path / "leftover.txt").write_text("of the earlier bundle")
    write(path, b"another library")
    assert bundle.read(path).read("lib/llvm.so") == b"another library"
    assert bundle.read(path).names() == ("lib/llvm.so", "manifest.json")
    assert [p.name for p in tmp_path.iterdir()] == ["b"]


def test_replaces_without_renameat2(tmp_path, monkeypatch):
    path = write(tmp_path / "b")
    monkeypatch.setattr("tvmbn.files.ctypes.CDLL", lambda name: object())
    write(path, b"another library")
    assert bundle.read(path).read("lib/llvm.so") == b"another library"
    assert [p.name for p in tmp_path.iterdir()] == ["b"]


def test_a_failed_write_leaves_the_earlier_bundle(tmp_path, monkeypatch):
    path = write(tmp_path / "b")

    def full(self, content):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "write_bytes", full)
    with pytest.raises(OSError, match="No space"):
        write(path, b"another library")
    monkeypatch.undo()
    assert bundle.read(path).read("lib/llvm.so") == CONTENT
    assert [p.name for p in tmp_path.iterdir()] == ["b"]


def test_never_replaces_something_else(tmp_path):
    (tmp_path / "home").mkdir()
    (tmp_path / "home" / "thesis.tex").write_text("years of work")
    with pytest.raises(BundleError, match="which holds something else"):
        write(tmp_path / "home")
    assert (tmp_path / "home" / "thesis.tex").exists()
    (tmp_path / "file").write_text("x")
    with pytest.raises(BundleError, match="which holds something else"):
        write(tmp_path / "file")


def test_write_refuses_what_read_would(tmp_path):
    broken = toy.manifest(CONTENT, 4, "float32")
    with pytest.raises(BundleError, match=r"the file lib/llvm\.so"):
        bundle.write(tmp_path / "b", broken, {})
    with pytest.raises(BundleError, match="sha256"):
        bundle.write(tmp_path / "b", broken, {"lib/llvm.so": b"other bytes"})
    broken["tolerances"] = {"y": float("nan")}
    with pytest.raises(BundleError, match="plain JSON data"):
        bundle.write(tmp_path / "b", broken, {"lib/llvm.so": CONTENT})
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda m: m.update(format_version=2), "install tvmbn 0.1.0 or later"),
        (lambda m: m.update(format_version=0), "format_version 1"),
        (lambda m: m.update(format_version="1"), "format_version 1"),
        (lambda m: m.pop("format_version"), "format_version 1"),
        (lambda m: m.pop("spec"), "'spec' in the manifest"),
        (lambda m: m.update(libraries={}), "'libraries' in the manifest as list"),
        (lambda m: m.update(kind="graph"), "kind operator or model"),
        (lambda m: m["spec"].pop("op"), "well-formed"),
        (lambda m: m["arguments"][0].pop("dtype"), "well-formed"),
        (lambda m: m["arguments"][0].update(dtype="float8"), "known dtype"),
        (lambda m: m["arguments"][0].update(role="inout"), "role"),
        (lambda m: m["arguments"][0].update(shape=[4, 1.5]), "dimensions"),
        (lambda m: m["arguments"][0].update(shape=[4, "N"]), "outermost"),
        (lambda m: m["libraries"].append("llvm"), "library entry as a JSON object"),
        (lambda m: m["libraries"][0].pop("alignment"), "'alignment' in a library entry"),
        (lambda m: m["libraries"][0].update(alignment=True), "'alignment'"),
        (lambda m: m["libraries"][0].update(alignment=24), "power of two"),
        (lambda m: m["libraries"][0].update(bytes=3), "of 3 bytes"),
        (lambda m: m["libraries"][0].update(sha256="0" * 64), "sha256"),
        (lambda m: m["libraries"][0].update(file="lib/sm_90.so"), "the file lib/sm_90.so"),
        (lambda m: m["libraries"][0].update(file="../../../lib/x.so"), "inside the bundle"),
        (lambda m: m["libraries"][0].update(file="/lib/x.so"), "inside the bundle"),
        (lambda m: m.update(golden={"file": "golden.npz"}), "'sha256' in the golden entry"),
        (lambda m: m.update(golden={"file": "g.npz", "sha256": ""}), "the file g.npz"),
    ],
)
def test_wrong_manifests(tmp_path, change, message):
    path = write(tmp_path / "b")
    edit(path, change)
    with pytest.raises(BundleError, match=message):
        bundle.read(path)


def test_an_edited_manifest_is_noticed(tmp_path):
    path = write(tmp_path / "b")
    edit(path, lambda m: m["spec"].update(shape=[4, 7]), seal=False)
    with pytest.raises(BundleError, match="damaged or edited"):
        bundle.read(path)


def test_every_flipped_bit_is_noticed(tmp_path):
    path = write(tmp_path / "b")
    original = json.loads((path / "manifest.json").read_bytes())
    for name in ("manifest.json", "lib/llvm.so"):
        content = (path / name).read_bytes()
        for position in range(0, len(content), 1 if len(content) < 100 else 37):
            damaged = bytearray(content)
            damaged[position] ^= 1 << (position % 8)
            (path / name).write_bytes(damaged)
            try:
                found = bundle.read(path)
            except BundleError:
                continue
            # a space that became another space changes nothing
            assert name == "manifest.json" and found.manifest == original
        (path / name).write_bytes(content)


def test_truncated_and_missing_files(tmp_path):
    path = write(tmp_path / "b")
    content = (path / "manifest.json").read_bytes()
    for size in (0, 1, len(content) // 2, len(content) - 2):
        (path / "manifest.json").write_bytes(content[:size])
        with pytest.raises(BundleError, match="JSON"):
            bundle.read(path)
    (path / "manifest.json").write_bytes(content)
    (path / "lib/llvm.so").write_bytes(CONTENT[:-1])
    with pytest.raises(BundleError, match="damaged or exchanged"):
        bundle.read(path)
    (path / "lib/llvm.so").unlink()
    with pytest.raises(BundleError, match="incomplete"):
        bundle.read(path)
    (path / "manifest.json").unlink()
    with pytest.raises(BundleError, match=r"the file manifest\.json"):
        bundle.read(path)
    with pytest.raises(BundleError, match="nothing at"):
        bundle.read(tmp_path / "elsewhere")


def test_swapped_libraries(tmp_path):
    one, two = write(tmp_path / "one", b"library one"), write(tmp_path / "two", b"library two")
    shutil.copy(one / "lib/llvm.so", two / "lib/llvm.so")
    with pytest.raises(BundleError, match="damaged or exchanged"):
        load(two)


def test_zip_at_the_top_or_under_a_folder(tmp_path):
    path = write(tmp_path / "b")
    packed = package(path)
    assert packed == tmp_path / "b.zip"
    assert bundle.read(packed).manifest == bundle.read(path).manifest
    by_hand = shutil.make_archive(str(tmp_path / "hand"), "zip", tmp_path, "b")
    assert bundle.read(by_hand).names() == ("lib/llvm.so", "manifest.json")
    assert bundle.read(by_hand).read("lib/llvm.so") == CONTENT


def test_package_refusals(tmp_path):
    path = write(tmp_path / "b")
    with pytest.raises(BundleError, match="layout one of zip"):
        package(path, layout="tar")
    with pytest.raises(BundleError, match="an output file"):
        package(path, output=tmp_path)
    (path / "lib/llvm.so").write_bytes(b"damage")
    with pytest.raises(BundleError, match="damaged"):
        package(path, output=tmp_path / "new.zip")
    assert not (tmp_path / "new.zip").exists()


def test_damaged_zips(tmp_path):
    packed = package(write(tmp_path / "b"))
    content = packed.read_bytes()
    original = bundle.read(packed).manifest
    for size in (0, 10, len(content) // 2, len(content) - 1):
        packed.write_bytes(content[:size])
        with pytest.raises(BundleError):
            bundle.read(packed)
    for position in range(0, len(content), 11):
        damaged = bytearray(content)
        damaged[position] ^= 1 << (position % 8)
        packed.write_bytes(damaged)
        try:
            found = bundle.read(packed)
        except BundleError:
            continue
        assert found.manifest == original  # a date, or an attribute that nothing reads


@pytest.mark.parametrize("name", ["../evil.so", "/etc/evil", "a/../../evil", "a\\..\\evil"])
def test_zip_names_that_leave_the_bundle(tmp_path, name):
    packed = package(write(tmp_path / "b"))
    with zipfile.ZipFile(packed, "a") as archive:
        archive.writestr(zipfile.ZipInfo(name), b"x")
    with pytest.raises(BundleError, match="inside the bundle"):
        bundle.read(packed)


def test_zip_with_a_file_twice(tmp_path):
    packed = package(write(tmp_path / "b"))
    with pytest.warns(UserWarning, match="Duplicate"), zipfile.ZipFile(packed, "a") as archive:
        archive.writestr("lib/llvm.so", b"x")
    with pytest.raises(BundleError, match="each file once"):
        bundle.read(packed)


def test_no_library_for_the_device(tmp_path):
    path = write(tmp_path / "b")
    with pytest.raises(CompatibilityError, match=r"a library for a GPU.*received llvm"):
        load(path, device="cuda")
    edit(path, lambda m: m.update(libraries=[]))
    with pytest.raises(CompatibilityError, match=r"a library for llvm.*received none"):
        load(path)


def test_a_library_that_is_none_is_named(tmp_path):
    with pytest.raises(BundleError, match=r"a loadable library lib/llvm\.so"):
        load(write(tmp_path / "b"))
