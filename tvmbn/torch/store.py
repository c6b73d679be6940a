# SPDX-License-Identifier: Apache-2.0
"""The cache on disk: one bundle a kernel, shared by all processes of a user.

An entry's name is the digest of its spec, target, versions, tvmbn's own sources and the tuning
records that apply, so what could change the machine code changes the name. A build holds a lock
on the name; the entry appears whole, and is read with all of a bundle's checks.
"""

from __future__ import annotations

import contextlib
import fcntl
import hashlib
import json
import os
import shutil
import tempfile
import warnings
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path

import tvmbn
from tvmbn import bundle as bundles
from tvmbn.build import contents, find_plan
from tvmbn.compiler import compile_spec
from tvmbn.errors import ArgumentError, BundleError, CompatibilityError
from tvmbn.loading import load_bundle
from tvmbn.provenance import versions
from tvmbn.runtime import LoadedOperator
from tvmbn.spec import OpSpec
from tvmbn.target import parse
from tvmbn.tuning import lookup

FOLDER_VARIABLE, SIZE_VARIABLE = "TVMBN_CACHE_DIR", "TVMBN_CACHE_SIZE"
DEFAULT_BYTES = 1 << 30
UNITS = {"K": 1 << 10, "M": 1 << 20, "G": 1 << 30, "T": 1 << 40}


def cache_folder() -> Path:
    """Folder of the cache: ``TVMBN_CACHE_DIR``, or ``tvmbn/kernels`` in the user's own."""
    named = os.environ.get(FOLDER_VARIABLE)
    if named:
        return Path(named)
    home = os.environ.get("XDG_CACHE_HOME")
    return (Path(home) if home else Path.home() / ".cache") / "tvmbn" / "kernels"


def cache_limit() -> int:
    """Bytes that the cache may hold: ``TVMBN_CACHE_SIZE`` (``500M``, ``2G``), or 1 GiB.

    Raises
    ------
    ArgumentError
        For another text.
    """
    text = os.environ.get(SIZE_VARIABLE, "").strip()
    if not text:
        return DEFAULT_BYTES
    number, unit = (text[:-1], text[-1].upper()) if text[-1].isalpha() else (text, "")
    if not number.isdecimal() or (unit and unit not in UNITS):
        raise ArgumentError(
            f"{SIZE_VARIABLE} as a number of bytes", repr(text), "for example 500M or 2G"
        )
    return int(number) * UNITS.get(unit, 1)


@lru_cache(maxsize=1)
def source_digest() -> str:
    """Digest of all sources that take part in compiling."""
    total = hashlib.sha256()
    root = Path(tvmbn.__file__).parent
    folders = [root, root / "ops"]
    for name in ("tvmbn.schedules", "tvmbn.lowering"):
        spec = package_folders(name)
        folders += [Path(place) for place in spec]
    for folder in folders:
        for path in sorted(folder.glob("*.py")):
            total.update(path.name.encode() + b"\0" + path.read_bytes())
    return total.hexdigest()


def package_folders(name: str) -> list[str]:
    """Folders of a package, without importing it."""
    from importlib.util import find_spec  # noqa: PLC0415  (needed here alone)

    found = find_spec(name)
    return list(found.submodule_search_locations or ()) if found else []


def entry_name(spec: OpSpec, target: str) -> str:
    """Name of an entry: readable, then 24 hex digits of what it depends on."""
    records = [
        (str(path), path.stat().st_mtime_ns, path.stat().st_size)
        for folder in lookup.folders(spec, parse(target), None)
        for path in sorted(folder.glob("*.json"))
    ]
    parts = [spec.to_json(), target, versions(), source_digest(), records]
    digest = hashlib.sha256(json.dumps(parts, sort_keys=True).encode()).hexdigest()
    return f"{spec.op}-{target}-{digest[:24]}"


def load(spec: OpSpec, target: str, *, build: bool = True) -> LoadedOperator | None:
    """Operator from the cache, built first where it is missing or damaged.

    Parameters
    ----------
    build : bool
        Whether to build; without, the answer may be None.

    Raises
    ------
    TvmbnError
        Where building or loading fails.
    """
    folder, device = cache_folder(), "cpu" if target == "llvm" else "cuda"
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        name = entry_name(spec, target)
        lock = (folder / f"{name}.lock").open("a")
    except OSError as error:
        if not build:
            return None
        warnings.warn(f"kernels are built but not kept: {error}", RuntimeWarning, stacklevel=2)
        with tempfile.TemporaryDirectory(prefix="tvmbn-") as place:
            return _build(spec, target, Path(place) / "kernel", device)
    with lock, locked(lock):
        path = folder / name
        found = _read(path, device)
        if found is None and build:
            shutil.rmtree(path, ignore_errors=True)
            found = _build(spec, target, path, device)
            evict(folder, cache_limit(), keep=name)
        return found


@contextlib.contextmanager
def locked(file: object) -> Iterator[None]:
    """Hold a lock on an open file, against other processes and threads alike."""
    fcntl.flock(file, fcntl.LOCK_EX)  # type: ignore[arg-type]
    try:
        yield
    finally:
        fcntl.flock(file, fcntl.LOCK_UN)  # type: ignore[arg-type]


def _read(path: Path, device: str) -> LoadedOperator | None:
    """Load an entry and note its use; None where it is missing or not sound."""
    if not path.exists():
        return None
    try:
        loaded = load_bundle(bundles.read(path), device)
    except (BundleError, CompatibilityError):
        return None
    os.utime(path)
    return loaded


def _build(spec: OpSpec, target: str, path: Path, device: str) -> LoadedOperator:
    plan, origin = find_plan(spec, parse(target), "auto")
    library = compile_spec(spec, target, plan, stages=(), origin=origin)
    manifest, files = contents(spec, [library], None)
    return load_bundle(bundles.read(bundles.write(path, manifest, files)), device)


def evict(folder: Path, limit: int, keep: str = "") -> list[str]:
    """Remove the entries used longest ago until the rest fits; never ``keep``.

    Returns
    -------
    list of str
        Names of what was removed.
    """
    entries = []
    for path in folder.iterdir():
        if path.is_dir() and not path.name.startswith("."):
            with contextlib.suppress(OSError):
                size = sum(p.stat().st_size for p in path.rglob("*") if p.is_file())
                entries.append((path.stat().st_mtime, path.name, size))
    total, removed = sum(size for _, _, size in entries), []
    for _, name, size in sorted(entries):
        if total <= limit:
            break
        if name != keep:
            shutil.rmtree(folder / name, ignore_errors=True)
            removed.append(name)
            total -= size
    return removed
