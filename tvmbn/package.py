# SPDX-License-Identifier: Apache-2.0
"""Pack a bundle for shipping: one file, or a folder with all that it needs to run or be served."""

from __future__ import annotations

import os
import secrets
from importlib import import_module
from pathlib import Path

from tvmbn import bundle as bundles
from tvmbn.archive import pack
from tvmbn.bundle import Bundle
from tvmbn.errors import BundleError, closest
from tvmbn.files import replace_folder
from tvmbn.signature import read

# Suffix of the default output; a layout with an empty marker is a bundle itself.
LAYOUTS = {"zip": ".zip", "standalone": "-standalone", "triton": "-triton", "hf": "-hf"}


def package(
    bundle: str | Path,
    layout: str = "zip",
    output: str | Path | None = None,
    key: str | Path | None = None,
) -> Path:
    """Write ``bundle`` in a layout for shipping; docs/deployment.md describes each.

    Parameters
    ----------
    bundle : path
        A bundle folder (or zip); it is checked first, so damage does not travel on.
    layout : {"zip", "standalone", "triton", "hf"}
        One file that :func:`tvmbn.load` takes as it is; a bundle with its runtime, a loader and
        licences, which needs Python and NumPy only; a model repository of Triton Inference
        Server; a kernel repository of Hugging Face. The last three are folders.
    output : path, optional
        By default the bundle's path with the layout's name. What an earlier call wrote there is
        replaced in one step.
    key : str or path, optional
        Public key by which the bundle must be signed, see :func:`tvmbn.signature.check`. A zip
        keeps the signature; the other layouts hold other files, to be signed anew.

    Raises
    ------
    BundleError
        For a damaged bundle, an unknown layout, or an output that holds something else.
    ToolchainError
        Where a runtime library that must be shipped is not installed.
    """
    if layout not in LAYOUTS:
        raise BundleError(
            f"layout one of {', '.join(LAYOUTS)}", repr(layout), closest(layout, LAYOUTS)
        )
    source = read(bundle, key)
    given = Path(bundle)
    target = Path(output) if output is not None else given.with_name(given.name + LAYOUTS[layout])
    if layout == "zip":
        return _write_zip(source, target)
    if layout == "standalone":
        standalone = import_module("tvmbn.deploy.standalone")
        files = standalone.standalone(source)
        return bundles.write(target, standalone.manifest_without_ir(source), files)
    made = import_module(f"tvmbn.deploy.{layout}").repository(source)
    replace_folder(target, made.files, made.marker)
    return target


def size_of(path: Path) -> int:
    """Bytes of a file, or of all files in a folder."""
    if path.is_file():
        return path.stat().st_size
    return sum(p.stat().st_size for p in path.rglob("*") if p.is_file())


def _write_zip(source: Bundle, target: Path) -> Path:
    if target.is_dir():
        raise BundleError(
            "an output file", f"the folder {target}", f"give a file, such as {target / 'op.zip'}"
        )
    target.parent.mkdir(parents=True, exist_ok=True)
    fresh = target.with_name(f".{target.name}.{secrets.token_hex(6)}.tmp")
    try:
        fresh.write_bytes(pack(source.store))
        os.replace(fresh, target)  # noqa: PTH105  (Path.replace says the same less plainly)
    finally:
        fresh.unlink(missing_ok=True)
    return target
