# SPDX-License-Identifier: Apache-2.0
"""Where a model comes from: an ONNX file, or a program exported from PyTorch."""

from __future__ import annotations

import hashlib
import importlib.util
import sys
import threading
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from tvmbn.errors import ModelError, ToolchainError
from tvmbn.reference import to_numpy, to_torch

# torch.export keeps what it is at in globals: two threads that save, load or run programs at once
# fail in ways that name anything but that.
EXPORT = threading.Lock()
PLAIN_WORKER = "tvmbn.compile_worker"
TORCH_WORKER = "tvmbn.model.torch_worker"


@dataclass(frozen=True)
class Source:
    """A model on disk, and how to run it for comparison.

    Attributes
    ----------
    name : str
    path : Path
        ``.onnx`` or ``.pt2``.
    sha256 : str
        Of an ONNX file; empty for a program, whose file differs each time that it is saved.
    worker : str
        Module of the worker process that can read it.
    """

    name: str
    path: Path
    sha256: str
    worker: str
    program: Any = None

    def run(self, inputs: Mapping[str, np.ndarray]) -> tuple[list[np.ndarray], str]:
        """Outputs in order, and what computed them: ONNX Runtime, ONNX's reference, PyTorch.

        Every input is converted to the dtype that the model itself takes.
        """
        if self.path.suffix == ".onnx":
            return _run_onnx(self.path, inputs)
        with EXPORT:
            return _run_torch(self.program or _torch().export.load(str(self.path)), inputs)


def _torch() -> Any:
    return importlib.import_module("torch")


def _run_torch(program: Any, inputs: Mapping[str, np.ndarray]) -> tuple[list[np.ndarray], str]:
    torch = _torch()
    values = {n.name: n.meta.get("val") for n in program.graph.nodes if n.op == "placeholder"}
    names = program.graph_signature.user_inputs
    given = [to_torch(v).to(values[n].dtype) for n, v in zip(names, inputs.values(), strict=True)]
    with torch.no_grad():
        made = program.module()(*given)
    leaves = torch.utils._pytree.tree_leaves(made)
    return [to_numpy(t) for t in leaves], f"PyTorch {torch.__version__}"


def open_source(model: Any, name: str | None, folder: Path) -> Source:
    """Tell what ``model`` is; a program in memory is saved in ``folder``.

    Raises
    ------
    ModelError
        For anything else than an ONNX file or an exported program.
    ToolchainError
        Where the package that reads it is not installed.
    """
    torch = sys.modules.get("torch")
    if torch is not None and isinstance(model, torch.export.ExportedProgram):
        path = folder / "program.pt2"
        with EXPORT:
            torch.export.save(model, str(path))
        return Source(name or "model", path, "", TORCH_WORKER, model)
    if not isinstance(model, str | Path):
        raise ModelError(
            "a path of an ONNX file, or a torch.export.ExportedProgram",
            type(model).__name__,
            "torch.export.export(module, inputs) makes one of a PyTorch module",
        )
    path = Path(model)
    if not path.is_file():
        raise ModelError("an ONNX file", f"no file {path}", "check the path")
    if path.suffix == ".pt2":
        _need("torch", "torch")
        return Source(name or path.stem, path, "", TORCH_WORKER)
    if path.suffix != ".onnx":
        raise ModelError("a file ending in .onnx or .pt2", str(path), "export the model as ONNX")
    _need("onnx", "onnx")
    digest = hashlib.sha256(path.read_bytes()).hexdigest()
    return Source(name or path.stem, path, digest, PLAIN_WORKER)


def _need(package: str, extra: str) -> None:
    if importlib.util.find_spec(package) is None:
        raise ToolchainError(f"the package {package}", "none", f'pip install "tvmbn[{extra}]"')


def _run_onnx(path: Path, inputs: Mapping[str, np.ndarray]) -> tuple[list[np.ndarray], str]:
    onnx: Any = importlib.import_module("onnx")
    graph = onnx.load(str(path), load_external_data=False).graph
    numpy_dtype = onnx.helper.tensor_dtype_to_np_dtype
    kinds = {i.name: numpy_dtype(i.type.tensor_type.elem_type) for i in graph.input}
    given = {name: np.asarray(v).astype(kinds[name]) for name, v in inputs.items()}
    if importlib.util.find_spec("onnxruntime") is not None and not _trains(graph):
        runtime: Any = importlib.import_module("onnxruntime")
        options = runtime.SessionOptions()
        options.log_severity_level = 3
        try:
            session = runtime.InferenceSession(
                str(path), options, providers=["CPUExecutionProvider"]
            )
            values = session.run(None, given)
        except Exception:  # an operator or version that it lacks
            pass
        else:
            return [np.asarray(v) for v in values], f"ONNX Runtime {runtime.__version__}"
    evaluator = importlib.import_module("onnx.reference").ReferenceEvaluator(str(path))
    with np.errstate(all="ignore"):
        values = evaluator.run(None, given)
    return [np.asarray(v) for v in values], f"ONNX reference {onnx.__version__}"


def _trains(graph: Any) -> bool:
    """Whether a BatchNormalization is in training mode: there ONNX Runtime 1.32 is off by 3 %."""
    flags = (a.i for n in graph.node if n.op_type == "BatchNormalization" for a in n.attribute
             if a.name == "training_mode")  # fmt: skip
    return any(flags)
