# SPDX-License-Identifier: Apache-2.0
"""Signed bundles: a changed byte anywhere is refused before a library is opened."""

from __future__ import annotations

import json
import random
import shutil
import zipfile
from pathlib import Path

import pytest
import toy
from click.testing import CliRunner
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ed25519, rsa

import tvmbn
from tvmbn import bundle, loading
from tvmbn.cli import main
from tvmbn.errors import ArgumentError, BundleError, SignatureError
from tvmbn.package import package
from tvmbn.signature import check, public_key, sign


def write_key(path: Path, key) -> Path:
    pem, raw = serialization.Encoding.PEM, serialization.NoEncryption()
    path.write_bytes(key.private_bytes(pem, serialization.PrivateFormat.PKCS8, raw))
    public = key.public_key().public_bytes(pem, serialization.PublicFormat.SubjectPublicKeyInfo)
    path.with_suffix(".pub").write_bytes(public)
    return path


@pytest.fixture(scope="session")
def keys(tmp_path_factory):
    """Paths of two private keys; the public ones have the suffix ``.pub``."""
    root = tmp_path_factory.mktemp("keys")
    made = [write_key(root / n, ed25519.Ed25519PrivateKey.generate()) for n in ("a.pem", "b.pem")]
    return made


@pytest.fixture(scope="session")
def signed(keys, tmp_path_factory):
    root = tmp_path_factory.mktemp("signed")
    return sign(toy.make(root), keys[0])


@pytest.fixture
def unopened(monkeypatch):
    """Fail the test where a library would be opened."""

    def opened(*_):
        raise AssertionError("a library was opened")

    for name in ("load_module", "load_runtime"):
        monkeypatch.setattr(loading, name, opened)


def test_a_signed_bundle_loads(signed, keys):
    public = keys[0].with_suffix(".pub")
    for key in (public, str(public), public_key(public), public_key(public).upper()):
        assert tvmbn.load(signed, key=key).target == "llvm"
    assert tvmbn.load(signed).target == "llvm"  # who names no key trusts anybody


def test_signing_changes_no_other_file(signed, keys, tmp_path):
    copy = shutil.copytree(signed, tmp_path / "copy")
    before = {p: p.read_bytes() for p in copy.rglob("*") if p.is_file()}
    sign(copy, keys[0])
    assert {p: p.read_bytes() for p in copy.rglob("*") if p.is_file()} == before
    sign(copy, keys[1])
    check(bundle.read(copy), keys[1].with_suffix(".pub"))


def test_other_keys_and_none(signed, keys, tmp_path, unopened):
    with pytest.raises(SignatureError, match=r"a signature by the key [0-9a-f]{64}; received one"):
        tvmbn.load(signed, key=keys[1].with_suffix(".pub"))
    copy = shutil.copytree(signed, tmp_path / "copy")
    (copy / "signature.json").unlink()
    with pytest.raises(SignatureError, match=r"no signature\.json"):
        tvmbn.load(copy, key=keys[0].with_suffix(".pub"))
    # another's signature under the trusted name
    sign(copy, keys[1])
    text = (copy / "signature.json").read_text()
    other, trusted = (public_key(k.with_suffix(".pub")) for k in (keys[1], keys[0]))
    (copy / "signature.json").write_text(text.replace(other, trusted))
    with pytest.raises(SignatureError, match="a valid signature by"):
        tvmbn.load(copy, key=trusted)


def test_a_changed_byte_of_any_file(signed, keys, tmp_path, unopened):
    """Some of every file, and of small ones all; the manifest and signature among them."""
    public = public_key(keys[0].with_suffix(".pub"))
    copy = shutil.copytree(signed, tmp_path / "copy")
    (copy / "ir").mkdir()
    (copy / "ir" / "note.txt").write_text("read by nobody")
    sign(copy, keys[0])
    chance, count = random.Random(0), 0
    for path in sorted(p for p in copy.rglob("*") if p.is_file()):
        content = path.read_bytes()
        places = (
            range(len(content)) if len(content) < 2000 else chance.sample(range(len(content)), 60)
        )
        for place in places:
            damaged = bytearray(content)
            damaged[place] ^= 1 << chance.randrange(8)
            path.write_bytes(damaged)
            with pytest.raises(BundleError):
                tvmbn.load(copy, key=public)
            count += 1
        path.write_bytes(content)
    assert count > 500
    check(bundle.read(copy), public)


def test_spaces_and_order_count(signed, keys, tmp_path, unopened):
    """What reads the same and is not the same: each would pass a check of parsed data."""
    public = public_key(keys[0].with_suffix(".pub"))
    for name in ("manifest.json", "signature.json"):
        copy = shutil.copytree(signed, tmp_path / name)
        data = json.loads((copy / name).read_text())
        (copy / name).write_text(json.dumps(data, sort_keys=True, indent=2))
        with pytest.raises(SignatureError):
            tvmbn.load(copy, key=public)
    copy = shutil.copytree(signed, tmp_path / "upper")
    data = json.loads((copy / "signature.json").read_text())
    data["signature"] = data["signature"].upper()
    (copy / "signature.json").write_bytes(bundle.canonical(data))
    with pytest.raises(SignatureError):
        tvmbn.load(copy, key=public)


def test_added_and_missing_files(signed, keys, tmp_path, unopened):
    public = public_key(keys[0].with_suffix(".pub"))
    copy = shutil.copytree(signed, tmp_path / "copy")
    (copy / "runtime").mkdir()
    (copy / "runtime" / "libtvm_runtime.so").write_bytes(b"evil")
    with pytest.raises(SignatureError, match=r"those that were signed; received runtime/libtvm"):
        tvmbn.load(copy, key=public)
    shutil.rmtree(copy / "runtime")
    check(bundle.read(copy), public)
    (copy / "lib/llvm.so").unlink()
    with pytest.raises(BundleError, match=r"lib/llvm\.so"):
        tvmbn.load(copy, key=public)


def test_zips(signed, keys, tmp_path, monkeypatch):
    public = public_key(keys[0].with_suffix(".pub"))
    packed = package(signed, output=tmp_path / "op.zip", key=public)
    assert tvmbn.load(packed, key=public).target == "llvm"
    content, chance = packed.read_bytes(), random.Random(0)
    header = list(range(60)) + list(range(len(content) - 400, len(content)))
    with zipfile.ZipFile(packed) as archive:
        starts = [i.header_offset for i in archive.infolist()]
    places = {
        *header,
        *(s + d for s in starts for d in range(45)),
        *chance.sample(range(len(content)), 60),
    }
    damaged_path = tmp_path / "damaged.zip"
    for name in ("load_module", "load_runtime"):
        monkeypatch.setattr(loading, name, lambda *_: pytest.fail("a library was opened"))
    for place in sorted(places):
        damaged = bytearray(content)
        damaged[place] ^= 1 << chance.randrange(8)
        damaged_path.write_bytes(damaged)
        with pytest.raises(BundleError):
            tvmbn.load(damaged_path, key=public)
    for extra in (b"\0", content[:100]):
        damaged_path.write_bytes(extra + content)
        with pytest.raises(BundleError):
            tvmbn.load(damaged_path, key=public)
    by_hand = shutil.make_archive(str(tmp_path / "hand"), "zip", signed)
    with pytest.raises(SignatureError, match="a zip as tvmbn packs it"):
        tvmbn.load(by_hand, key=public)


def test_signing_a_zip(keys, tmp_path):
    packed = package(toy.make(tmp_path), output=tmp_path / "op.zip")
    assert tvmbn.load(sign(packed, keys[0]), key=keys[0].with_suffix(".pub")).target == "llvm"


def test_the_command_line(keys, tmp_path):
    path, public = toy.make(tmp_path), str(keys[0].with_suffix(".pub"))

    def run(*arguments):
        return CliRunner().invoke(main, [str(a) for a in arguments])

    unsigned = run("package", path, "--layout", "zip", "-o", tmp_path / "x.zip", "--key", public)
    assert unsigned.exit_code == 2 and not (tmp_path / "x.zip").exists()
    assert run("sign", path, "--key", keys[0]).exit_code == 0
    made = run("package", path, "--layout", "zip", "-o", tmp_path / "x.zip", "--key", public)
    assert made.exit_code == 0
    wrong = str(keys[1].with_suffix(".pub"))
    assert run("verify", tmp_path / "x.zip", "--key", wrong).exit_code == 2


def test_other_layouts_are_signed_anew(signed, keys, tmp_path):
    path = package(signed, "standalone", tmp_path / "out")
    assert not (path / "signature.json").exists()
    sign(path, keys[0])
    public = keys[0].with_suffix(".pub")
    assert tvmbn.load(path, key=public).target == "llvm"
    library = path / "runtime/libtvm_runtime.so"
    library.write_bytes(library.read_bytes() + b"\0")
    with pytest.raises(SignatureError, match=r"runtime/libtvm_runtime\.so as it was signed"):
        tvmbn.load(path, key=public)


def test_files_that_are_no_keys(signed, keys, tmp_path):
    other = write_key(tmp_path / "rsa.pem", rsa.generate_private_key(65537, 2048))
    (tmp_path / "text").write_text("hello")
    for bad in (other, tmp_path / "text", tmp_path / "absent", keys[0].with_suffix(".pub")):
        with pytest.raises(ArgumentError, match="a private Ed25519 key"):
            sign(signed, bad)
    for bad in (other.with_suffix(".pub"), tmp_path / "text", tmp_path / "absent", "abc"):
        with pytest.raises(ArgumentError, match="a public Ed25519 key"):
            tvmbn.load(signed, key=bad)
