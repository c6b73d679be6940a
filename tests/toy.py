# SPDX-License-Identifier: Apache-2.0
"""Small bundles made straight with TVM, so that the runtime's tests need no schedule of ours."""

from __future__ import annotations

import hashlib
from pathlib import Path

import tvm_ffi

from tvmbn import bundle
from tvmbn.spec import OpSpec, TensorArg

VERSIONS = {"tvmbn": "0.1.0", "tvm": "0.27.0.post1", "tvm_ffi": tvm_ffi.__version__}


def arguments(n: int | str, dtype: str) -> list[TensorArg]:
    """x, gamma, stat -> y = x * gamma + scratch, new_stat = stat * 2."""
    return [
        TensorArg("x", (n, 6), dtype, "in"),
        TensorArg("gamma", (6,), "float32", "in"),
        TensorArg("stat", (6,), "float32", "in"),
        TensorArg("y", (n, 6), dtype, "out"),
        TensorArg("total", (6,), "float32", "out", on_empty="copy:gamma"),
        TensorArg("new_stat", (6,), "float32", "out", updates="stat", on_empty="copy:stat"),
    ]


def library(path: Path, n: int | None, dtype: str) -> bytes:
    """Compile the toy operator for llvm; ``n`` None leaves the batch open."""
    import tvm  # noqa: PLC0415
    from tvm import te  # noqa: PLC0415

    rows = te.var("N", dtype="int64") if n is None else n
    x = te.placeholder((rows, 6), dtype, "x")
    gamma = te.placeholder((6,), "float32", "gamma")
    stat = te.placeholder((6,), "float32", "stat")
    scratch = te.compute(
        (rows, 6), lambda i, j: x[i, j].astype("float32") * gamma[j], name="scratch"
    )
    y = te.compute((rows, 6), lambda i, j: (scratch[i, j] + 1).astype(dtype), name="y")
    total = te.compute((6,), lambda j: gamma[j] + stat[j], name="total")
    new_stat = te.compute((6,), lambda j: stat[j] * 2, name="new_stat")
    func = te.create_prim_func([x, gamma, stat, y, total, new_stat, scratch])
    module = tvm.IRModule({"main": func.with_attr("global_symbol", "main")})
    target = tvm.target.Target({"kind": "llvm"})
    with target:
        tvm.compile(module, target=target).export_library(str(path))
    return path.read_bytes()


def manifest(content: bytes, n: int | None, dtype: str, **changes: object) -> dict:
    """Manifest of a toy bundle; ``changes`` go into the library entry."""
    size = "N" if n is None else n
    spec = OpSpec("toy", (n or 4, 6), dtype, "NCHW", (), ("N",) if n is None else ())
    entry = {
        "target": "llvm",
        "file": "lib/llvm.so",
        "sha256": hashlib.sha256(content).hexdigest(),
        "bytes": len(content),
        "config": {},
        "origin": "default",
        "workspaces": [TensorArg("scratch", (size, 6), "float32", "workspace").to_json()],
        "alignment": 64,
        "multiprocessors": 0,
        "architectures": [],
        "cpu": None,
        "min_driver": None,
        "resources": [],
        "compiler": "LLVM",
        **changes,
    }
    tolerance = {"atol": 1e-6, "rtol": 1e-6, "reason": "one rounding"}
    return {
        "format_version": 1,
        "kind": "operator",
        "name": "toy",
        "spec": spec.to_json(),
        "arguments": [a.to_json() for a in arguments(size, dtype)],
        "libraries": [entry],
        "smallest_batch": 1,
        "tolerances": dict.fromkeys(("y", "total", "new_stat"), tolerance),
        "golden": None,
        "ir": {},
        "versions": VERSIONS,
        "provenance": {"commit": None, "dirty": None},
    }


def make(folder: Path, n: int | None = 4, dtype: str = "float32", **changes: object) -> Path:
    """Write a toy bundle and return its path."""
    folder.mkdir(parents=True, exist_ok=True)
    content = library(folder / "toy.so", n, dtype)
    path = folder / "bundle"
    bundle.write(path, manifest(content, n, dtype, **changes), {"lib/llvm.so": content})
    return path
