# SPDX-License-Identifier: Apache-2.0
"""A kernel repository of Hugging Face's ``kernels``, with a build variant for CPU and for CUDA.

Format: https://huggingface.co/docs/kernels (kernel requirements, build variants). A library is
called through tvm-ffi, so the variants are those of that framework and serve every PyTorch.
"""

from __future__ import annotations

import base64
import hashlib
import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from tvmbn.bundle import MANIFEST, Bundle, Library
from tvmbn.deploy.standalone import HERE, Repository, manifest_without_ir, sealed, standalone
from tvmbn.errors import BundleError

VERSION = 1
LICENCE = "apache-2.0"


def repository(source: Bundle) -> Repository:
    """Files of the repository: a card, and a folder for each build variant."""
    name = re.sub(r"[^a-z0-9]+", "-", source.manifest["name"].lower()).strip("-")
    cpu = [entry for entry in source.libraries if entry.target == "llvm"]
    gpu = [entry for entry in source.libraries if entry.target != "llvm"]
    files: dict[str, bytes] = {}
    variants = []
    for backend, entries in (("cpu", cpu), ("cuda", gpu)):
        if entries:
            folder = variant_name(source.manifest["versions"]["tvm_ffi"], backend, entries)
            variants.append(folder)
            made = _variant(source, entries, name, backend)
            files |= {f"build/{folder}/{n}": content for n, content in made.items()}
    if not variants:
        raise BundleError("a bundle with a library", "none", "build it with a --target")
    files["README.md"] = _card(source, name).encode()
    return Repository(files, f"build/{variants[0]}/metadata.json")


def variant_name(ffi: str, backend: str, entries: Sequence[Library]) -> str:
    """Such as ``tvm-ffi01-cu130-x86_64-linux``: the least CUDA that the machine code needs."""
    series = "".join(re.findall(r"\d+", ffi)[:2])
    machine = (entries[0].data["cpu"] or {}).get("arch") or "x86_64"
    needed = max(entry.data["min_driver"] or "" for entry in entries)
    compute = "cpu" if backend == "cpu" else f"cu{needed.replace('.', '')}"
    return f"tvm-ffi{series}-{compute}-{machine}-linux"


def architectures(entries: Sequence[Library]) -> list[str]:
    """Compute capabilities as ``kernels`` writes them: ``9.0a``, and ``9.0+PTX``."""
    found = set()
    for entry in entries:
        for arch in entry.data["architectures"]:
            kind, _, number = arch.partition("_")
            digits, suffix = number.rstrip("af"), number[len(number.rstrip("af")) :]
            ptx = "+PTX" if kind == "compute" else ""
            found.add(f"{digits[:-1]}.{digits[-1]}{suffix}{ptx}")
    return sorted(found, key=lambda a: (float(a.rstrip("+PTXaf")), a))


def _variant(
    source: Bundle, entries: Sequence[Library], name: str, backend: str
) -> dict[str, bytes]:
    others = {e.file for e in source.libraries} - {e.file for e in entries}
    listed = [entry.data for entry in entries]
    part = replace(
        source, libraries=tuple(entries), manifest={**source.manifest, "libraries": listed}
    )
    weights = {e["weights"]["file"] for e in listed if "weights" in e}
    left_out = {"check.py", "tvmbn_loader/check.py", "tvmbn_loader/dlpack.py", *others}
    files = {
        path: content
        for path, content in standalone(part).items()
        if path not in left_out
        and not path.startswith("include/")
        and (path in weights or not path.startswith("weights/"))
    }
    files[MANIFEST] = sealed(manifest_without_ir(part))
    python_name = name.replace("-", "_")
    files["__init__.py"] = (HERE / "files" / "hf_init.py").read_bytes()
    files[f"{python_name}/__init__.py"] = (HERE / "files" / "hf_compat.py").read_bytes()
    digest = hashlib.sha256(files[MANIFEST]).hexdigest()[:7]
    described: dict[str, Any] = {"type": backend}
    if backend == "cuda":
        described["archs"] = architectures(entries)
    metadata = {
        "name": name,
        "id": f"_{python_name}_{backend}_{digest}",
        "version": VERSION,
        "license": LICENCE,
        "python-depends": [],
        "kernel-depends": [],
        "backend": described,
        "digest": {"algorithm": "sha256", "files": _digests(files)},
    }
    files["metadata.json"] = (json.dumps(metadata, indent=2, sort_keys=True) + "\n").encode()
    return files


def _digests(files: Mapping[str, bytes]) -> dict[str, str]:
    return {
        name: base64.b64encode(hashlib.sha256(content).digest()).decode()
        for name, content in sorted(files.items())
    }


def _card(source: Bundle, name: str) -> str:
    inputs = ", ".join(a.name for a in source.arguments if a.role == "in")
    targets = ", ".join(entry.target for entry in source.libraries)
    return f"""---
library_name: kernels
license: {LICENCE}
tags:
- kernels
---

# {name}

`{source.spec.title}`, compiled by tvmbn {source.manifest["versions"]["tvmbn"]} for {targets}.

```python
from kernels import get_kernel

kernel = get_kernel("OWNER/{name}", version={VERSION})
result = kernel.run({inputs})
```
"""
