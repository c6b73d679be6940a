# SPDX-License-Identifier: Apache-2.0
"""A model repository of Triton Inference Server, for its Python backend.

Format: https://github.com/triton-inference-server/server/blob/main/docs/user_guide/model_repository.md
and the ``ModelConfig`` message of ``model_config.proto`` beside it.
"""

from __future__ import annotations

import json
import re
from collections.abc import Sequence

from tvmbn.bundle import MANIFEST, Bundle
from tvmbn.deploy.standalone import HERE, Repository, manifest_without_ir, sealed, standalone
from tvmbn.spec import TensorArg

TYPES = {
    "bool": "TYPE_BOOL",
    "uint8": "TYPE_UINT8",
    "int8": "TYPE_INT8",
    "int16": "TYPE_INT16",
    "int32": "TYPE_INT32",
    "int64": "TYPE_INT64",
    "float16": "TYPE_FP16",
    "float32": "TYPE_FP32",
    "float64": "TYPE_FP64",
    "bfloat16": "TYPE_BF16",
}
# Of the server's batcher; a bundle itself has no largest batch.
MAX_BATCH = 64


def repository(source: Bundle) -> Repository:
    """Files of a repository with this one model, named as the bundle."""
    name = re.sub(r"[^A-Za-z0-9_-]+", "_", source.manifest["name"])
    inside = {f"1/bundle/{n}": content for n, content in standalone(source).items()}
    inside[f"1/bundle/{MANIFEST}"] = sealed(manifest_without_ir(source))
    inside["1/model.py"] = (HERE / "files" / "triton_model.py").read_bytes()
    inside["config.pbtxt"] = config(source, name).encode()
    return Repository({f"{name}/{n}": c for n, c in inside.items()}, f"{name}/config.pbtxt")


def config(source: Bundle, name: str) -> str:
    """Text of ``config.pbtxt``.

    The server batches requests only where every input and output has the open batch first;
    otherwise ``max_batch_size`` is 0 and dimensions are written out, -1 for an open one.
    """
    arguments = source.arguments
    batched = all(a.shape and a.shape[0] == "N" and "N" not in str(a.shape[1:]) for a in arguments)
    lines = [f"name: {json.dumps(name)}", 'backend: "python"']
    lines.append(f"max_batch_size: {MAX_BATCH if batched else 0}")
    for key, role in (("input", "in"), ("output", "out")):
        listed = [_tensor(a, batched) for a in arguments if a.role == role]
        lines.append(f"{key} [\n" + ",\n".join(listed) + "\n]")
    if batched:
        lines.append("dynamic_batching { }")
    lines.append(f"instance_group [ {{ kind: {_kind([x.target for x in source.libraries])} }} ]")
    return "\n".join(lines) + "\n"


def _tensor(arg: TensorArg, batched: bool) -> str:
    dims = [d if isinstance(d, int) else -1 for d in arg.shape[1 if batched else 0 :]]
    # a rank of 0 is not allowed: such a tensor is one element to clients
    shape = f"dims: [ {', '.join(map(str, dims or [1]))} ]"
    reshape = "" if dims else " reshape { shape: [ ] }"
    return f"  {{ name: {json.dumps(arg.name)} data_type: {TYPES[arg.dtype]} {shape}{reshape} }}"


def _kind(targets: Sequence[str]) -> str:
    if "llvm" not in targets:
        return "KIND_GPU"
    return "KIND_CPU" if set(targets) == {"llvm"} else "KIND_AUTO"
