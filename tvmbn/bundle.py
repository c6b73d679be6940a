# SPDX-License-Identifier: Apache-2.0
"""The bundle format: a folder, or a zip of one, with a manifest that vouches for its files."""

from __future__ import annotations

import contextlib
import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from math import isfinite, prod
from pathlib import Path
from typing import Any

from tvmbn.errors import BundleError, SpecError
from tvmbn.files import Folder, Store, Zip, check_name, replace_folder
from tvmbn.model.spec import MODEL, ModelSpec
from tvmbn.spec import ITEMSIZE, LARGEST, OpSpec, TensorArg

FORMAT_VERSION = 1
KINDS = ("operator", MODEL)
MANIFEST = "manifest.json"
SIGNATURE = "signature.json"

TOP_KEYS: dict[str, tuple[type, ...]] = {
    "kind": (str,),
    "name": (str,),
    "spec": (dict,),
    "arguments": (list,),
    "libraries": (list,),
    "smallest_batch": (int,),
    "tolerances": (dict,),
    "golden": (dict, type(None)),
    "ir": (dict,),
    "versions": (dict,),
    "provenance": (dict,),
}
LIBRARY_KEYS: dict[str, tuple[type, ...]] = {
    "target": (str,),
    "file": (str,),
    "sha256": (str,),
    "bytes": (int,),
    "config": (dict, type(None)),
    "origin": (str,),
    "workspaces": (list,),
    "alignment": (int,),
    "multiprocessors": (int,),
    "architectures": (list,),
    "cpu": (dict, type(None)),
    "min_driver": (str, type(None)),
    "resources": (list,),
    "compiler": (str,),
}
_TOLERANCE_KEYS: dict[str, tuple[type, ...]] = {
    "atol": (int, float),
    "rtol": (int, float),
    "reason": (str,),
}
WEIGHT_KEYS: dict[str, tuple[type, ...]] = {"file": (str,), "sha256": (str,), "bytes": (int,)}


@dataclass(frozen=True)
class Library:
    """One compiled library of a bundle.

    Attributes
    ----------
    target : str
        ``llvm`` or ``sm_XX``.
    file, sha256, bytes
        Where it lies in the bundle, its digest and its size.
    workspaces : tuple of TensorArg
        Scratch tensors that follow the outputs in a call.
    alignment : int
        Bytes to which the address of every input and output must be aligned.
    data : dict
        The whole manifest entry.
    """

    target: str
    file: str
    sha256: str
    bytes: int
    workspaces: tuple[TensorArg, ...]
    alignment: int
    data: dict[str, Any] = field(repr=False)


@dataclass(frozen=True)
class Bundle:
    """A bundle that was read and checked; its files stay in their folder or zip.

    Attributes
    ----------
    path : Path
        The folder or zip it came from.
    manifest : dict
    spec : OpSpec
    arguments : tuple of TensorArg
        Inputs, then outputs.
    libraries : tuple of Library
    """

    path: Path
    manifest: dict[str, Any] = field(repr=False)
    spec: OpSpec
    arguments: tuple[TensorArg, ...] = field(repr=False)
    libraries: tuple[Library, ...]
    store: Store = field(repr=False)

    def names(self) -> tuple[str, ...]:
        """Names of all files, sorted."""
        return self.store.names()

    def read(self, name: str) -> bytes:
        """Content of one file, checked against its digest where the manifest lists one."""
        check_name(name)
        content = self.store.read(name)
        wanted = _digests(self.manifest).get(name)
        if wanted is not None and digest(content) != wanted:
            raise BundleError(
                f"{name} with sha256 {wanted}",
                f"sha256 {digest(content)} in {self.path}",
                "the file was damaged or exchanged; build or download the bundle again",
            )
        return content


def digest(content: bytes) -> str:
    """SHA-256 of ``content`` as 64 hex digits."""
    return hashlib.sha256(content).hexdigest()


def canonical(data: Mapping[str, Any]) -> bytes:
    """JSON with sorted keys and fixed spacing: equal data gives equal bytes."""
    text = json.dumps(data, sort_keys=True, indent=1, ensure_ascii=False, allow_nan=False)
    return (text + "\n").encode()


def write(path: str | Path, manifest: Mapping[str, Any], files: Mapping[str, bytes]) -> Path:
    """Write a bundle folder; it appears at ``path`` whole or not at all.

    The manifest gains ``sha256``, the digest of the rest of it, so that :func:`read` notices
    every change. A bundle that already lies at ``path`` is replaced at the end, in one step.

    Raises
    ------
    BundleError
        For a manifest that :func:`read` would refuse, or a ``path`` that holds something else
        than a bundle.
    """
    path = Path(path)
    for name in files:
        check_name(name)
    try:
        body = json.loads(canonical({k: v for k, v in manifest.items() if k != "sha256"}))
    except (TypeError, ValueError) as error:
        raise BundleError("a manifest of plain JSON data", str(error)) from error
    body["sha256"] = digest(canonical(body))
    _check(body, path, Files(dict(files)))
    replace_folder(path, {**files, MANIFEST: canonical(body)}, MANIFEST)
    return path


def read(path: str | Path) -> Bundle:
    """Read a bundle from a folder or a zip and check its manifest and the digests of its files.

    Raises
    ------
    BundleError
        For a missing, damaged, incomplete or newer bundle.
    """
    try:
        path = Path(path)
    except TypeError as error:
        raise BundleError(
            "the path of a bundle", type(path).__name__, "give a str or a Path"
        ) from error
    if path.is_dir():
        store: Store = Folder(path)
    elif path.is_file():
        store = Zip(path, MANIFEST)
    else:
        raise BundleError("a bundle folder or zip", f"nothing at {path}", "check the path")
    return _check(_manifest(store.read(MANIFEST), path), path, store)


@dataclass(frozen=True)
class Files(Store):
    """Files in memory, before they are written."""

    content: dict[str, bytes]

    def names(self) -> tuple[str, ...]:
        """Names of all files, sorted."""
        return tuple(sorted(self.content))

    def read(self, name: str) -> bytes:
        """Content of one file."""
        if name not in self.content:
            raise BundleError(f"the file {name}", f"only {', '.join(self.names()) or 'none'}")
        return self.content[name]


def _manifest(content: bytes, path: Path) -> dict[str, Any]:
    try:
        data = json.loads(content.decode())
    except (ValueError, RecursionError) as error:
        raise BundleError(
            f"JSON in {MANIFEST}", f"{error} in {path}", "build or download the bundle again"
        ) from error
    if not isinstance(data, dict):
        raise BundleError(
            f"a JSON object in {MANIFEST}",
            f"a {type(data).__name__} in {path}",
            "build or download the bundle again",
        )
    return data


def _check(manifest: dict[str, Any], path: Path, store: Store) -> Bundle:
    _check_version(manifest)
    wanted = manifest.get("sha256")
    found = digest(canonical({k: v for k, v in manifest.items() if k != "sha256"}))
    if wanted != found:
        raise BundleError(
            f"a manifest with the digest that it names, {wanted}",
            f"{found} in {path}",
            "the manifest was damaged or edited; build or download the bundle again",
        )
    _check_keys(manifest, TOP_KEYS, "the manifest")
    if manifest["kind"] not in KINDS:
        raise BundleError(f"a bundle of kind {' or '.join(KINDS)}", repr(manifest["kind"]))
    _check_keys(
        manifest["versions"], dict.fromkeys(("tvmbn", "tvm", "tvm_ffi"), (str,)), "versions"
    )
    stages = manifest["ir"].values()
    if not all(isinstance(x, list) and all(isinstance(s, str) for s in x) for x in stages):
        raise BundleError("a list of stages for each target in 'ir'", f"{manifest['ir']}")
    is_model = manifest["kind"] == MODEL
    for entry in manifest["libraries"]:
        _check_keys(entry, LIBRARY_KEYS, "a library entry")
        if is_model:
            _check_keys(entry, {"weights": (dict,)}, "a library entry")
            _check_keys(entry["weights"], WEIGHT_KEYS, "the entry of weights")
    if manifest["golden"] is not None:
        _check_keys(manifest["golden"], {"file": (str,), "sha256": (str,)}, "the golden entry")
    try:
        spec = (ModelSpec if is_model else OpSpec).from_json(manifest["spec"])
        arguments = tuple(_argument(a, ("in", "out")) for a in manifest["arguments"])
        libraries = tuple(_library(e) for e in manifest["libraries"])
        _check_outputs(arguments, manifest["tolerances"])
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        if isinstance(error, BundleError):
            raise
        raise BundleError("a manifest with well-formed fields", f"{error!r} in {path}") from error
    bundle = Bundle(path, manifest, spec, arguments, libraries, store)
    sizes = {entry.file: entry.bytes for entry in libraries}
    sizes |= {w["file"]: w["bytes"] for w in (e.data.get("weights") for e in libraries) if w}
    for name in _digests(manifest):
        size = len(bundle.read(name))
        if size != sizes.get(name, size):
            raise BundleError(
                f"{name} of {sizes[name]} bytes",
                f"{size} bytes in {path}",
                "build or download the bundle again",
            )
    return bundle


def _check_version(manifest: dict[str, Any]) -> None:
    version = manifest.get("format_version")
    if version == FORMAT_VERSION and not isinstance(version, bool):
        return
    writer = "unknown"
    with contextlib.suppress(KeyError, TypeError):
        writer = str(manifest["versions"]["tvmbn"])
    newer = isinstance(version, int) and version > FORMAT_VERSION
    raise BundleError(
        f"bundle format_version {FORMAT_VERSION}",
        f"{version!r}, written by tvmbn {writer}",
        f"install tvmbn {writer} or later" if newer else "build the bundle again",
    )


def _check_keys(data: Any, keys: Mapping[str, tuple[type, ...]], where: str) -> None:
    if not isinstance(data, dict):
        raise BundleError(f"{where} as a JSON object", type(data).__name__)
    for key, types in keys.items():
        if key not in data:
            raise BundleError(f"{key!r} in {where}", f"only {', '.join(sorted(data))}")
        value = data[key]
        if not isinstance(value, types) or (isinstance(value, bool) and bool not in types):
            names = " or ".join("null" if t is type(None) else t.__name__ for t in types)
            raise BundleError(f"{key!r} in {where} as {names}", type(value).__name__)


def _argument(data: Mapping[str, Any], roles: tuple[str, ...]) -> TensorArg:
    arg = TensorArg.from_json(data)
    if arg.role not in roles or arg.dtype not in ITEMSIZE:
        raise BundleError(
            f"an argument with a role among {', '.join(roles)} and a known dtype", str(arg)
        )
    fixed = [d for d in arg.shape if isinstance(d, int) and not isinstance(d, bool)]
    if len(fixed) + sum(isinstance(d, str) for d in arg.shape) < len(arg.shape):
        raise BundleError("dimensions as integers or names", f"{arg.name}: {arg.shape}")
    if min(fixed, default=0) < 0 or prod(max(d, 1) for d in fixed) > LARGEST:
        raise BundleError(
            "dimensions of at least 0 and at most 2^60 elements", f"{arg.name}: {arg.shape}"
        )
    if arg.order is not None and sorted(arg.order) != list(range(len(arg.shape))):
        raise BundleError("each dimension once in an order", f"{arg.name}: {arg.order}")
    try:
        if "workspace" not in roles:
            arg.strides()
    except SpecError as error:
        raise BundleError(error.required, error.received) from error
    return arg


def _check_outputs(arguments: tuple[TensorArg, ...], tolerances: Mapping[str, Any]) -> None:
    """Check that outputs name inputs of the bundle, and that each has its tolerance."""
    names = [arg.name for arg in arguments]
    inputs = [arg.name for arg in arguments if arg.role == "in"]
    if not all(isinstance(name, str) for name in names) or len(set(names)) < len(names):
        raise BundleError("arguments with a name each", f"{names}")
    for arg in (arg for arg in arguments if arg.role == "out"):
        rule, _, copied = arg.on_empty.partition(":")
        if arg.updates not in (None, *inputs) or (rule == "copy" and copied not in inputs):
            raise BundleError(
                f"an input for {arg.name} among {', '.join(inputs)}",
                f"updates {arg.updates!r}, on_empty {arg.on_empty!r}",
            )
        _check_keys(tolerances.get(arg.name), _TOLERANCE_KEYS, f"the tolerance of {arg.name}")
        limits = [tolerances[arg.name][key] for key in ("atol", "rtol")]
        if not all(isfinite(limit) and limit >= 0 for limit in limits):
            raise BundleError(f"finite tolerances of {arg.name}", f"{limits}")


def _library(entry: dict[str, Any]) -> Library:
    alignment = entry["alignment"]
    if alignment < 1 or alignment & (alignment - 1):
        raise BundleError("an alignment that is a power of two", str(alignment))
    words = [*entry["architectures"], *(entry["cpu"] or {}).values()]
    if not all(isinstance(word, str) for word in words):
        raise BundleError("architectures and CPU features as texts", f"{words}")
    return Library(
        target=entry["target"],
        file=check_name(entry["file"]),
        sha256=entry["sha256"],
        bytes=entry["bytes"],
        workspaces=tuple(_argument(a, ("workspace",)) for a in entry["workspaces"]),
        alignment=alignment,
        data=entry,
    )


def _digests(manifest: Mapping[str, Any]) -> dict[str, str]:
    entries = [*manifest["libraries"], *filter(None, [manifest["golden"]])]
    entries += [e["weights"] for e in manifest["libraries"] if "weights" in e]
    return {check_name(entry["file"]): entry["sha256"] for entry in entries}
