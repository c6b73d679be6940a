# SPDX-License-Identifier: Apache-2.0
"""The standalone layout: a bundle with everything that it needs to run beside it."""

from __future__ import annotations

import importlib.metadata
import importlib.util
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tvmbn import bundle as bundles
from tvmbn.bundle import MANIFEST, SIGNATURE, Bundle, digest
from tvmbn.errors import ToolchainError
from tvmbn.libraries import (
    RUNTIME,
    RUNTIME_CUDA,
    check_versions,
    cudart_candidates,
    runtime_folders,
)
from tvmbn.model.spec import MODEL
from tvmbn.toolkits import CUDART

FFI = "libtvm_ffi.so"
HERE = Path(__file__).parent
# Distributions whose binaries are shipped, and whose licences must be with them.
LICENSED = {"tvm": "apache-tvm", "tvm-ffi": "apache-tvm-ffi", "cuda-runtime": "nvidia-cuda-runtime"}
CUDA_NOTICE = (
    "libcudart.so is part of the NVIDIA CUDA Toolkit, copyright NVIDIA Corporation, and is\n"
    "redistributed under Attachment A of its licence: https://docs.nvidia.com/cuda/eula/\n"
)


@dataclass(frozen=True)
class Repository:
    """Files of a layout, and the one by which an earlier one of its kind is known."""

    files: dict[str, bytes]
    marker: str


def standalone(source: Bundle) -> dict[str, bytes]:
    """Files of the standalone layout, by name.

    The bundle without its intermediate code (a GPU's CUDA source among it), TVM's runtime
    libraries, licences, the loader for Python and the header for C++.

    Raises
    ------
    ToolchainError
        Where a library to be shipped is not installed here.
    CompatibilityError
        Where the installed ones are not those that the bundle was built for.
    """
    check_versions(source.manifest["versions"])
    cuda = any(entry.target != "llvm" for entry in source.libraries)
    libraries = runtime_libraries(cuda)
    # Host code runs where it was made for: the CUDA runtime and TVM are for the same machines.
    files = {f"runtime/{name}": content for name, content in libraries.items()}
    notes = {
        "files": {name: digest(content) for name, content in sorted(libraries.items())},
        "inputs": _input_kinds(source),
        "tvm": source.manifest["versions"]["tvm"],
        "tvm_ffi": importlib.metadata.version("apache-tvm-ffi"),
    }
    files["runtime/runtime.json"] = bundles.canonical(notes)
    files |= licences(cuda)
    files |= loader()
    files["check.py"] = (HERE / "files" / "check.py").read_bytes()
    headers = (HERE / "include" / "tvmbn").glob("*.hpp")
    files |= {f"include/tvmbn/{path.name}": path.read_bytes() for path in headers}
    for name in source.names():
        if not name.startswith("ir/") and name not in (MANIFEST, SIGNATURE):
            files.setdefault(name, source.read(name))
    return files


def manifest_without_ir(source: Bundle) -> Mapping[str, Any]:
    """Manifest of a bundle whose intermediate code is left behind."""
    return {**source.manifest, "ir": {}}


def sealed(manifest: Mapping[str, Any]) -> bytes:
    """Content of a manifest's file, with its digest."""
    body = {key: value for key, value in manifest.items() if key != "sha256"}
    return bundles.canonical({**body, "sha256": digest(bundles.canonical(body))})


def loader() -> dict[str, bytes]:
    """The loader package, by the names it has beside a bundle."""
    folder = HERE / "tvmbn_loader"
    return {f"tvmbn_loader/{path.name}": path.read_bytes() for path in folder.glob("*.py")}


def runtime_libraries(cuda: bool) -> dict[str, bytes]:
    """Content of the runtime libraries, by name."""
    found = [f for f in runtime_folders() if (f / RUNTIME).is_file()]
    spec = importlib.util.find_spec("tvm_ffi")
    if not found or spec is None or spec.origin is None:
        raise ToolchainError(
            f"{RUNTIME} and {FFI}, to ship them", "not installed", 'pip install "tvmbn[compiler]"'
        )
    paths = {FFI: Path(spec.origin).parent / "lib" / FFI, RUNTIME: found[0] / RUNTIME}
    if cuda:
        paths |= {RUNTIME_CUDA: found[0] / RUNTIME_CUDA, CUDART: _cudart()}
    return {name: path.read_bytes() for name, path in paths.items()}


def _cudart() -> Path:
    for candidate in cudart_candidates():
        if Path(candidate).is_file():
            return Path(candidate)
    raise ToolchainError(
        f"{CUDART}, to ship it", "none from pip or in CUDA_HOME", "pip install nvidia-cuda-runtime"
    )


def licences(cuda: bool) -> dict[str, bytes]:
    """Licence texts of what is shipped, under ``licenses/``."""
    made = {}
    for folder, package in LICENSED.items():
        if folder == "cuda-runtime" and not cuda:
            continue
        texts = _licence_texts(package)
        if folder == "cuda-runtime":
            texts["NOTICE"] = CUDA_NOTICE.encode()
        elif not texts:
            raise ToolchainError(f"the licence of {package}, to ship it", "none", "install it anew")
        made |= {f"licenses/{folder}/{name}": content for name, content in texts.items()}
    own = _licence_texts("tvmbn")
    return made | {f"licenses/tvmbn/{name}": content for name, content in own.items()}


def _licence_texts(package: str) -> dict[str, bytes]:
    try:
        listed = importlib.metadata.files(package) or []
    except importlib.metadata.PackageNotFoundError:
        return {}
    texts: dict[str, bytes] = {}
    for file in listed:
        is_text = file.name.upper().startswith(("LICEN", "NOTICE", "COPYING"))
        path = Path(str(file.locate()))
        if is_text and not file.suffix == ".py" and path.is_file():
            # some are in a wheel twice, and one of a part has a folder to tell it by
            name = file.name if file.name not in texts else f"{file.parent.name}-{file.name}"
            if path.read_bytes() not in texts.values():
                texts[name] = path.read_bytes()
    return texts


def _input_kinds(source: Bundle) -> dict[str, str] | None:
    """How the golden inputs are made; None for those of a model, which are all alike."""
    if source.manifest["kind"] == MODEL:
        return None
    from tvmbn import ops  # noqa: PLC0415

    try:
        operator = ops.get(source.spec.op)
    except ValueError:
        return None
    return {a.name: operator.input_kind(a.name) for a in source.arguments if a.role == "in"}
