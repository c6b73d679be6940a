# SPDX-License-Identifier: Apache-2.0
"""Load and call the tvmbn bundle that this folder lies in, with NumPy arrays or torch tensors.

Needs Python 3.10 and the libraries in the bundle's ``runtime/``: no TVM, tvmbn, tvm-ffi or CUDA
toolkit. All goes through the C interface of tvm-ffi, so one copy serves every version of Python.

    op = load()                      # a GPU that the bundle has a library for, else the CPU
    y = op(x, gamma, beta)           # results are new; out={"y": array} takes the caller's
"""

from __future__ import annotations

from pathlib import Path

from .bundle import CallError, LoadError, choose, content, read_manifest
from .operator import Operator
from .runtime import runtime

__all__ = ["CallError", "LoadError", "Operator", "load"]


def load(path: str | Path | None = None, device: str | None = None) -> Operator:
    """Check a bundle, open its library for a device and return it as a callable.

    Parameters
    ----------
    path : path, optional
        A bundle folder; by default the one that holds this package.
    device : {None, "cpu", "cuda", "cuda:1"}
        None takes a GPU where the bundle has a library for it, and else the CPU.

    Raises
    ------
    LoadError
        For a damaged bundle, or one that cannot run here; naming what is needed and was found.
    """
    root = Path(path) if path is not None else Path(__file__).resolve().parent.parent
    manifest = read_manifest(root)
    choice = choose(manifest, device)
    library = content(root, choice.entry)
    weights = content(root, choice.entry["weights"]) if "weights" in choice.entry else None
    libraries = runtime(root / "runtime", choice.gpu)
    libraries.check(manifest["versions"])
    return Operator(manifest, choice, libraries, library, weights)
