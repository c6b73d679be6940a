# SPDX-License-Identifier: Apache-2.0
"""A bundle as one file."""

from __future__ import annotations

import io
import zipfile

from tvmbn.bundle import SIGNATURE
from tvmbn.files import Store

# The earliest time that a zip can hold: packing the same bundle again gives the same bytes.
EPOCH = (1980, 1, 1, 0, 0, 0)


def pack(files: Store) -> bytes:
    """Zip of a bundle's files; the same files give the same bytes.

    Signed ones are not compressed: then the bytes are the same with every zlib, and a check can
    compare all of them.
    """
    names = files.names()
    kind = zipfile.ZIP_STORED if SIGNATURE in names else zipfile.ZIP_DEFLATED
    target = io.BytesIO()
    with zipfile.ZipFile(target, "w", kind, compresslevel=9) as archive:
        for name in names:
            info = zipfile.ZipInfo(name, EPOCH)
            info.external_attr = 0o644 << 16
            info.create_system = 3  # Unix, wherever this runs
            info.compress_type = kind
            archive.writestr(info, files.read(name), compresslevel=9)
    return target.getvalue()
