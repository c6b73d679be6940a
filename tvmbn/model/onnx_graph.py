# SPDX-License-Identifier: Apache-2.0
"""Read an ONNX file and bring it into the form that TVM's importer takes; see :func:`prepare`."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

import onnx
from onnx import inliner, shape_inference

from tvmbn.errors import ModelError
from tvmbn.model import onnx_constants, onnx_rewrite
from tvmbn.model.spec import BATCH, Options

ONNX_DOMAINS = ("", "ai.onnx", "com.microsoft")
# Initializers had to be listed as inputs before this version of the format.
FREE_INITIALIZERS = 4
ROUNDS = 8
# Control flow and outputs whose size depends on values: a flat plan has no place for them.
REFUSED = frozenset(
    "If Loop Scan NonZero Unique NonMaxSuppression AllClassNMS Compress SequenceConstruct "
    "SequenceEmpty SequenceInsert SequenceErase SequenceAt SequenceLength SplitToSequence "
    "ConcatFromSequence Optional OptionalHasElement OptionalGetElement DynamicQuantizeLinear "
    "RandomNormal RandomNormalLike RandomUniform RandomUniformLike Bernoulli Multinomial".split()
)


def prepare(path: Path, options: Options, supported: Iterable[str]) -> onnx.ModelProto:
    """Read the model, fix its shapes, evaluate constants and rewrite awkward operators.

    Parameters
    ----------
    path : Path
        An ``.onnx`` file; its external data lies beside it.
    options : Options
    supported : iterable of str
        Operators that the importer has.

    Raises
    ------
    ModelError
        For a file that is no ONNX model, and for operators or attributes that cannot be compiled:
        all of them in one error.
    """
    try:
        model = onnx.load(str(path))
    except Exception as error:  # protobuf raises its own kinds
        raise ModelError("an ONNX model", f"{path}: {error}".strip(), "check the file") from error
    if not model.graph.node and not model.graph.output:
        raise ModelError("an ONNX model with outputs", f"none in {path}", "check the file")
    if model.functions:
        model = inliner.inline_local_functions(model)
    _drop_constant_inputs(model)
    set_shapes(model, options)
    known = {*supported, *onnx_rewrite.RULES}
    for _ in range(ROUNDS):
        model = _infer(model, known)
        if not onnx_constants.fold(model):
            break
    onnx_rewrite.rewrite(model)
    model = _infer(model, known)
    onnx_constants.fold(model)
    check_operators(model, supported)
    return model


def opset(model: onnx.ModelProto) -> int:
    """Version of the default operator set."""
    return max((o.version for o in model.opset_import if o.domain in ("", "ai.onnx")), default=1)


def _infer(model: onnx.ModelProto, known: Iterable[str]) -> onnx.ModelProto:
    try:
        return shape_inference.infer_shapes(model, data_prop=True)
    except Exception as error:
        # An operator that it does not know says more than the shapes that are missing behind it.
        check_operators(model, known)
        raise ModelError("an ONNX model whose shapes agree", str(error).strip()) from error


def _drop_constant_inputs(model: onnx.ModelProto) -> None:
    """Keep an initializer that is an input too only where the format lets a caller override it.

    The caller must then pass it: what may be replaced at every call is no constant.
    """
    graph = model.graph
    inputs = {value.name for value in graph.input}
    both = {tensor.name for tensor in graph.initializer if tensor.name in inputs}
    if model.ir_version < FREE_INITIALIZERS:
        kept = [value for value in graph.input if value.name not in both]
        del graph.input[:]
        graph.input.extend(kept)
    else:
        tensors = [tensor for tensor in graph.initializer if tensor.name not in both]
        del graph.initializer[:]
        graph.initializer.extend(tensors)


def set_shapes(model: onnx.ModelProto, options: Options) -> None:
    """Write the sizes asked for into the inputs; an open batch gets the name N.

    Raises
    ------
    ModelError
        For inputs of unknown rank, and for symbolic sizes that nobody gave, all together.
    """
    open_dims: list[str] = []
    for value in model.graph.input:
        kind = value.type.tensor_type
        if not value.type.HasField("tensor_type") or not kind.HasField("shape"):
            raise ModelError(
                f"the input {value.name} as a tensor of known rank", "something else", "export anew"
            )
        for index, dim in enumerate(kind.shape.dim):
            size = _size(dim, index, options)
            dim.Clear()
            if isinstance(size, int):
                dim.dim_value = size
            elif index == 0:
                dim.dim_param = BATCH
            else:
                open_dims.append(f"{value.name}[{index}] ({size or 'unnamed'})")
    if open_dims:
        raise ModelError(
            "a size for every dimension but the batch",
            f"open: {', '.join(open_dims)}",
            "name them: --dim NAME=SIZE, dims={...}",
        )
    del model.graph.value_info[:]
    for value in model.graph.output:
        # Sizes written by the exporter may contradict the batch asked for.
        if value.type.tensor_type.HasField("shape"):
            value.type.tensor_type.ClearField("shape")


def _size(dim: Any, index: int, options: Options) -> int | str:
    if dim.dim_param in options.dims and dim.dim_param:
        return options.dims[dim.dim_param]
    if index == 0 and options.batch is not None:
        return options.batch if isinstance(options.batch, int) else BATCH
    return int(dim.dim_value) if dim.HasField("dim_value") else str(dim.dim_param)


def check_operators(model: onnx.ModelProto, supported: Iterable[str]) -> None:
    """Refuse what cannot be compiled, all operators in one error.

    Raises
    ------
    ModelError
    """
    known = set(supported) - REFUSED | {"Constant"}
    found: dict[str, list[str]] = {}
    for node in model.graph.node:
        if node.op_type in known and node.domain in ONNX_DOMAINS:
            continue
        kind = f"{node.domain}.{node.op_type}" if node.domain else node.op_type
        found.setdefault(kind, []).append(node.name or node.output[0])
    if found:
        texts = (f"{kind} ({_some(names)})" for kind, names in sorted(found.items()))
        raise ModelError(
            "operators that can be compiled",
            ", ".join(texts),
            "replace them before exporting, or export with another opset",
        )


def _some(names: list[str]) -> str:
    shown = ", ".join(names[:2])
    return shown if len(names) <= 2 else f"{shown} and {len(names) - 2} more"  # noqa: PLR2004
