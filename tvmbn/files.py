# SPDX-License-Identifier: Apache-2.0
"""Where a bundle's files lie: a folder or a zip; and how a folder is replaced in one step."""

from __future__ import annotations

import contextlib
import ctypes
import os
import secrets
import shutil
import struct
import zipfile
import zlib
from abc import ABC, abstractmethod
from collections.abc import Mapping
from pathlib import Path, PurePosixPath

from tvmbn.errors import BundleError

# No bundle file comes near this; it bounds what a zip made in bad faith can unpack to.
LARGEST_FILE = 1 << 31
AT_FDCWD = -100
RENAME_EXCHANGE = 2


def check_name(name: object) -> str:
    """Return ``name`` if it is a plain relative path inside a bundle, else raise BundleError."""
    good = isinstance(name, str) and bool(name) and "\\" not in name and "\0" not in name
    if good and all(part not in ("", ".", "..") for part in str(name).split("/")):
        return str(name)
    raise BundleError("a file name inside the bundle, such as lib/sm_90.so", repr(name))


class Store(ABC):
    """Read access to the files of a bundle."""

    @abstractmethod
    def names(self) -> tuple[str, ...]:
        """Names of all files, sorted."""

    @abstractmethod
    def read(self, name: str) -> bytes:
        """Content of one file; BundleError where it is missing or cannot be read."""


class Folder(Store):
    """Files of an unpacked bundle."""

    def __init__(self, root: Path) -> None:
        self.root = root

    def names(self) -> tuple[str, ...]:
        """Names of all files, sorted."""
        files = (p for p in self.root.rglob("*") if p.is_file())
        return tuple(sorted(p.relative_to(self.root).as_posix() for p in files))

    def read(self, name: str) -> bytes:
        """Content of one file."""
        try:
            return (self.root / name).read_bytes()
        except OSError as error:
            raise BundleError(
                f"the file {name} in {self.root}",
                error.strerror or str(error),
                "the bundle is incomplete; build or copy it again",
            ) from error


class Zip(Store):
    """Files of a packed bundle, at the top of the zip or all under one folder."""

    def __init__(self, path: Path, marker: str) -> None:
        self.path = path
        try:
            with zipfile.ZipFile(path) as archive:
                infos = [i for i in archive.infolist() if not i.is_dir()]
        except (
            zipfile.BadZipFile,
            zlib.error,
            struct.error,
            OSError,
            EOFError,
            ValueError,
            NotImplementedError,  # made by a later version of the format
        ) as error:
            raise BundleError(
                "a bundle folder or zip", f"{path}: {error}", "build or download it again"
            ) from error
        names = [check_name(i.filename) for i in infos]
        roots = [n[: -len(marker)] for n in names if PurePosixPath(n).name == marker]
        root = min(roots, key=len, default="")
        self.infos = {i.filename[len(root) :]: i for i in infos if i.filename.startswith(root)}
        if len(set(names)) != len(names):
            raise BundleError(
                "each file once in the zip", f"repeated names in {path}", "pack it again"
            )

    def names(self) -> tuple[str, ...]:
        """Names of all files, sorted."""
        return tuple(sorted(self.infos))

    def read(self, name: str) -> bytes:
        """Content of one file."""
        info = self.infos.get(name)
        if info is None:
            raise BundleError(
                f"the file {name} in {self.path}",
                "no such file in the zip",
                "the bundle is incomplete; pack it again with tvmbn package",
            )
        if info.file_size > LARGEST_FILE:
            raise BundleError(f"{name} of at most {LARGEST_FILE} bytes", str(info.file_size))
        try:
            with zipfile.ZipFile(self.path) as archive:
                return archive.read(info)
        except (
            zipfile.BadZipFile,
            zlib.error,
            OSError,
            EOFError,
            ValueError,
            RuntimeError,  # encrypted; NotImplementedError for an unknown compression too
        ) as error:
            raise BundleError(
                f"a readable {name} in {self.path}", str(error), "download the zip again"
            ) from error


def replace_folder(path: Path, files: Mapping[str, bytes], marker: str) -> None:
    """Create folder ``path`` with ``files``, in place of an earlier one that holds ``marker``.

    Raises
    ------
    BundleError
        Where ``path`` is something else than such a folder or an empty one: nothing is lost.
    """
    if path.exists() and not (
        path.is_dir() and ((path / marker).is_file() or not any(path.iterdir()))
    ):
        raise BundleError(
            "an output path that is free, empty or an earlier bundle",
            f"{path}, which holds something else",
            "choose another output",
        )
    path = path.absolute()
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BundleError(
            f"a folder {path.parent} to write to", str(error), "choose another output"
        ) from error
    fresh = path.parent / f".{path.name}.{secrets.token_hex(6)}.tmp"
    try:
        for name, content in files.items():
            target = fresh / name
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(content)
        if not path.exists():
            fresh.rename(path)
        else:
            _exchange(fresh, path)
    finally:
        shutil.rmtree(fresh, ignore_errors=True)


def _exchange(fresh: Path, path: Path) -> None:
    """Swap two folders: in one step where the kernel can, else with a way back."""
    renameat2 = getattr(ctypes.CDLL(None), "renameat2", None)
    if renameat2 is not None:
        source, target = os.fsencode(fresh), os.fsencode(path)
        if renameat2(AT_FDCWD, source, AT_FDCWD, target, RENAME_EXCHANGE) == 0:
            return
    earlier = fresh.with_suffix(".old")
    path.rename(earlier)
    try:
        fresh.rename(path)
    except OSError:
        earlier.rename(path)
        raise
    with contextlib.suppress(OSError):
        shutil.rmtree(earlier)
