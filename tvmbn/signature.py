# SPDX-License-Identifier: Apache-2.0
"""Sign bundles with Ed25519, and check signatures before anything of a bundle is opened.

``signature.json`` holds the digest of every other file, the public key and a signature over both.
A changed byte anywhere is refused: in a file, in the signature, in the zip around them; so is a
file that is missing or was added. Digests protect from accidents, a signature from people.
"""

from __future__ import annotations

import json
import os
import re
import secrets
from pathlib import Path
from typing import Any

from tvmbn import bundle as bundles
from tvmbn.archive import pack
from tvmbn.bundle import MANIFEST, SIGNATURE, Bundle, Files, canonical, digest
from tvmbn.errors import ArgumentError, SignatureError, ToolchainError

ALGORITHM = "ed25519"
FORMAT_VERSION = 1


def sign(bundle: str | Path, key: str | Path) -> Path:
    """Sign a bundle, or sign it anew; a zip is packed again without compression.

    Parameters
    ----------
    bundle : path
        Folder or zip of any bundle, standalone ones too.
    key : path
        Private key as PEM: ``openssl genpkey -algorithm ed25519 -out key.pem``.

    Raises
    ------
    BundleError
        For a damaged bundle.
    ArgumentError
        For a file that holds no such key.
    ToolchainError
        Where the package cryptography is missing.
    """
    path, private = Path(bundle), _private_key(Path(key))
    source = bundles.read(path)
    body = {
        "algorithm": ALGORITHM,
        "format_version": FORMAT_VERSION,
        "files": _digests(source),
        "public_key": private.public_key().public_bytes_raw().hex(),
    }
    content = canonical({**body, "signature": private.sign(canonical(body)).hex()})
    if path.is_dir():
        _replace(path / SIGNATURE, content)
    else:
        files = {name: source.read(name) for name in source.names()}
        _replace(path, pack(Files({**files, SIGNATURE: content})))
    return path


def read(path: str | Path, key: str | Path | None = None) -> Bundle:
    """Read a bundle, which must be signed by ``key`` where one is given; see :func:`check`."""
    bundle = bundles.read(path)
    if key is not None:
        check(bundle, key)
    return bundle


def check(bundle: Bundle, key: str | Path) -> None:
    """Raise SignatureError unless ``bundle`` is, to the byte, what the key's owner signed.

    Parameters
    ----------
    key : str or path
        The public key that is trusted: a PEM file (``openssl pkey -in key.pem -pubout``), or 64
        hexadecimal digits.
    """
    trusted = public_key(key)
    if SIGNATURE not in bundle.names():
        raise SignatureError(
            "a signed bundle", f"no {SIGNATURE} in {bundle.path}", "sign it with tvmbn sign"
        )
    stated = _parse(bundle.store.read(SIGNATURE), bundle.path)
    if stated["public_key"] != trusted:
        raise SignatureError(
            f"a signature by the key {trusted}",
            f"one by {stated['public_key']}",
            "the bundle is from somebody else, or this is not the key to check with",
        )
    _check_signature(stated, trusted)
    _check_files(bundle, stated["files"])
    if json.loads(bundle.store.read(MANIFEST)) != bundle.manifest:
        raise SignatureError("a bundle that stays as it is", f"{bundle.path} changed meanwhile")
    if bundle.path.is_file() and bundle.path.read_bytes() != pack(bundle.store):
        raise SignatureError(
            "a zip as tvmbn packs it, so that no byte goes unchecked",
            f"another in {bundle.path}",
            "pack the signed folder with tvmbn package --layout zip",
        )


def public_key(key: str | Path) -> str:
    """Public key as 64 hexadecimal digits, from such digits or a PEM file.

    Raises
    ------
    ArgumentError
        For anything else.
    """
    if re.fullmatch(r"[0-9a-fA-F]{64}", str(key)):
        return str(key).lower()
    loaders, keys = _cryptography()
    try:
        found = loaders.load_pem_public_key(Path(key).read_bytes())
    except (OSError, ValueError) as error:
        raise _no_key("a public", key, str(error)) from error
    if not isinstance(found, keys.Ed25519PublicKey):
        raise _no_key("a public", key, type(found).__name__)
    return found.public_bytes_raw().hex()


def _private_key(path: Path) -> Any:
    loaders, keys = _cryptography()
    try:
        found = loaders.load_pem_private_key(path.read_bytes(), password=None)
    except (OSError, ValueError, TypeError) as error:
        raise _no_key("a private", path, str(error)) from error
    if not isinstance(found, keys.Ed25519PrivateKey):
        raise _no_key("a private", path, type(found).__name__)
    return found


def _no_key(kind: str, key: str | Path, found: str) -> ArgumentError:
    return ArgumentError(
        f"{kind} Ed25519 key in the PEM file {key}",
        found,
        "make one with openssl genpkey -algorithm ed25519 -out key.pem, and its public half "
        "with openssl pkey -in key.pem -pubout -out key.pub",
    )


def _cryptography() -> tuple[Any, Any]:
    try:
        from cryptography.hazmat.primitives import serialization  # noqa: PLC0415
        from cryptography.hazmat.primitives.asymmetric import ed25519  # noqa: PLC0415
    except ImportError as error:
        raise ToolchainError(
            "the package cryptography", str(error), 'pip install "tvmbn[sign]"'
        ) from error
    return serialization, ed25519


def _parse(content: bytes, path: Path) -> dict[str, Any]:
    data: dict[str, Any] = {}
    try:
        data = json.loads(content.decode())
        texts = [data["public_key"], data["signature"], *data["files"], *data["files"].values()]
        sound = all(isinstance(text, str) for text in texts) and canonical(data) == content
        known = (data["algorithm"], data["format_version"]) == (ALGORITHM, FORMAT_VERSION)
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError):
        sound = known = False
    if not sound:
        raise SignatureError(
            f"{SIGNATURE} as tvmbn writes it", f"another in {path}", "it was damaged or edited"
        )
    if not known:
        raise SignatureError(
            f"a signature of format {FORMAT_VERSION} by {ALGORITHM}",
            f"format {data['format_version']!r} by {data['algorithm']!r}",
            "use a newer tvmbn",
        )
    return data


def _check_signature(stated: dict[str, Any], trusted: str) -> None:
    from cryptography.exceptions import InvalidSignature  # noqa: PLC0415

    _, keys = _cryptography()
    body = canonical({k: v for k, v in stated.items() if k != "signature"})
    try:
        if not re.fullmatch(r"[0-9a-f]{128}", stated["signature"]):
            raise InvalidSignature
        key = keys.Ed25519PublicKey.from_public_bytes(bytes.fromhex(trusted))
        key.verify(bytes.fromhex(stated["signature"]), body)
    except (InvalidSignature, ValueError) as error:
        raise SignatureError(
            f"a valid signature by {trusted}",
            "one that does not fit",
            "the bundle was changed after it was signed; get it again",
        ) from error


def _check_files(bundle: Bundle, wanted: dict[str, str]) -> None:
    found = _digests(bundle)
    changed = sorted(name for name in wanted if found.get(name) != wanted[name])
    added = sorted(found.keys() - wanted.keys())
    if changed:
        raise SignatureError(
            f"{changed[0]} as it was signed",
            "another content" if changed[0] in found else "no such file",
            "the bundle was changed after it was signed; get it again",
        )
    if added:
        raise SignatureError(
            "no file but those that were signed",
            f"{added[0]}, one of {len(added)} others",
            "take out what does not belong there, or get the bundle again",
        )


def _digests(bundle: Bundle) -> dict[str, str]:
    return {name: digest(bundle.store.read(name)) for name in bundle.names() if name != SIGNATURE}


def _replace(path: Path, content: bytes) -> None:
    fresh = path.with_name(f".{path.name}.{secrets.token_hex(6)}.tmp")
    try:
        fresh.write_bytes(content)
        os.replace(fresh, path)  # noqa: PTH105
    finally:
        fresh.unlink(missing_ok=True)
