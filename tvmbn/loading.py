# SPDX-License-Identifier: Apache-2.0
"""Load a bundle of any kind, and another one in its place."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

from tvmbn.bundle import Bundle
from tvmbn.choose import choose
from tvmbn.errors import BundleError, CompatibilityError
from tvmbn.libraries import check_versions, load_module, load_runtime
from tvmbn.model.spec import MODEL
from tvmbn.runtime import LoadedOperator
from tvmbn.signature import read


def load(
    path: str | Path, device: str | None = None, *, key: str | Path | None = None
) -> LoadedOperator:
    """Load a bundle and return its operator as a callable.

    Everything that the manifest states is checked before a library is opened: format, digests,
    versions, architecture, driver and CPU.

    Parameters
    ----------
    path : str or Path
        A bundle folder, or a zip of one.
    device : {None, "cpu", "cuda", "cuda:1"}
        None takes a GPU where the bundle has a library for it, and else the CPU. ``"cuda"``
        runs on whatever GPU the tensors of a call are on; ``"cuda:1"`` on that one alone.
    key : str or path, optional
        Public key by which every byte of the bundle must be signed (:func:`tvmbn.sign`): a PEM
        file, or 64 hexadecimal digits.

    Raises
    ------
    BundleError
        For a missing, damaged or newer bundle; SignatureError for one not signed by ``key``.
    CompatibilityError
        For a bundle without a library for this machine, with needed and found values.
    ToolchainError
        For a runtime library that is not installed.
    ArgumentError
        For an unknown ``device``.
    """
    return load_bundle(read(path, key), device)


def load_bundle(bundle: Bundle, device: str | None = None) -> LoadedOperator:
    """Load a bundle that was read already; see :func:`load`."""
    check_versions(bundle.manifest["versions"])
    choice = choose(bundle, device)
    library = choice.library
    content = bundle.read(library.file)
    # the standalone layout carries its runtime; a zip cannot, dlopen needs files
    load_runtime(choice.devices[0] != "cpu", bundle.path / "runtime")
    module = load_module(content, library.file)
    if bundle.manifest["kind"] == MODEL:
        return import_module("tvmbn.model.loaded").LoadedModel(bundle, choice, module, renew)
    return LoadedOperator(bundle, choice, module, renew)


def renew(old: LoadedOperator, path: str | Path, key: str | Path | None = None) -> LoadedOperator:
    """Load a bundle that may stand in for ``old``; see :meth:`LoadedOperator.reload`."""
    bundle = read(path, key)
    if (bundle.manifest["kind"], bundle.arguments) != (old.bundle.manifest["kind"], old.arguments):
        raise BundleError(
            f"a bundle with the arguments of {old.spec.title}",
            f"those of {bundle.spec.title} in {path}",
            "load it as an operator of its own",
        )
    devices = old.devices
    fresh = load_bundle(bundle, devices[0] if len(devices) == 1 else "cuda")
    if not set(devices) <= set(fresh.devices):
        raise CompatibilityError(
            f"a bundle that runs on {' and '.join(devices)}", f"only {', '.join(fresh.devices)}"
        )
    report = import_module("tvmbn.checking").check_golden(fresh, path)
    if report is not None and not report.passed:
        raise BundleError(
            "a bundle that computes what its golden data says",
            f"{report.verdict} from {path} {report.error}".strip(),
            "see tvmbn verify; the operator stays as it was",
        )
    return fresh
