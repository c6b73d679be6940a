# SPDX-License-Identifier: Apache-2.0
"""``tvmbn.verify``: load a bundle and check what it computes."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

from tvmbn.checking import Method, check
from tvmbn.loading import load_bundle
from tvmbn.report import Report
from tvmbn.signature import read


def verify(
    path: str | Path,
    device: str | None = None,
    seed: int | None = None,
    method: Method = "auto",
    model: Any = None,
    key: str | Path | None = None,
) -> Report:
    """Run a bundle on seeded random inputs and compare every output with the reference.

    Outputs hold NaN before the run, so an element that is never written fails; inputs must be
    unchanged after it (other than running statistics). Results are compared on the host. The
    library runs in this process: one that crashes ends it.

    Parameters
    ----------
    path : str or Path
        Bundle folder or zip.
    device : {None, "cpu", "cuda", "cuda:1"}
        As for :func:`tvmbn.load`.
    seed : int, optional
        Of the inputs; by default that of the golden data.
    method : {"auto", "torch", "golden"}
        Compare with the float64 reference in PyTorch, or with the results stored in the bundle,
        which needs no PyTorch but knows one seed. ``auto`` takes PyTorch where it is installed.
        A whole model is compared with its stored results, or with ``model``.
    model : path or ExportedProgram, optional
        What a model's bundle was compiled from, to be run on the same inputs.
    key : str or path, optional
        Public key by which the bundle must be signed, as for :func:`tvmbn.load`.

    Raises
    ------
    BundleError, CompatibilityError, ToolchainError
        Where the bundle cannot be loaded, or has nothing to compare with.
    """
    start = time.perf_counter()
    return check(load_bundle(read(path, key), device), path, start, seed, method, model)
