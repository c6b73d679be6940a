# SPDX-License-Identifier: Apache-2.0
"""Pack a bundle into one file for shipping."""

from __future__ import annotations

import io
import os
import secrets
import zipfile
from pathlib import Path

from tvmbn import bundle as bundles
from tvmbn.bundle import Bundle
from tvmbn.errors import BundleError

LAYOUTS = ("zip",)
# The earliest time that a zip can hold: packing the same bundle again gives the same bytes.
EPOCH = (1980, 1, 1, 0, 0, 0)


def package(bundle: str | Path, layout: str = "zip", output: str | Path | None = None) -> Path:
    """Write ``bundle`` as one file that :func:`tvmbn.load` takes as it is.

    Parameters
    ----------
    bundle : path
        A bundle folder (or zip); it is checked first, so damage does not travel on.
    layout : {"zip"}
    output : path, optional
        By default the bundle's path with ``.zip`` added. A file there is replaced in one step.

    Raises
    ------
    BundleError
        For a damaged bundle, an unknown layout, or an output that is a folder.
    """
    if layout not in LAYOUTS:
        raise BundleError(f"layout one of {', '.join(LAYOUTS)}", repr(layout))
    source = bundles.read(bundle)
    given = Path(bundle)
    target = Path(output) if output is not None else given.with_name(given.name + ".zip")
    if target.is_dir():
        raise BundleError(
            "an output file", f"the folder {target}", f"give a file, such as {target / 'op.zip'}"
        )
    target.parent.mkdir(parents=True, exist_ok=True)
    fresh = target.with_name(f".{target.name}.{secrets.token_hex(6)}.tmp")
    try:
        fresh.write_bytes(_zip(source))
        os.replace(fresh, target)  # noqa: PTH105  (Path.replace says the same less plainly)
    finally:
        fresh.unlink(missing_ok=True)
    return target


def _zip(source: Bundle) -> bytes:
    target = io.BytesIO()
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name in source.names():
            info = zipfile.ZipInfo(name, EPOCH)
            info.external_attr = 0o644 << 16
            info.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(info, source.read(name), compresslevel=9)
    return target.getvalue()
