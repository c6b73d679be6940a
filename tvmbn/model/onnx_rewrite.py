# SPDX-License-Identifier: Apache-2.0
"""Rewrite operators whose meaning TVM's importer misses, into ones that it takes rightly.

Versions of BatchNormalization before 14 tell training from inference in ways of their own;
training itself, and the statistics that LayerNormalization returns, are written out in float32;
automatic pads become numbers.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import onnx

from tvmbn.errors import ModelError
from tvmbn.model import onnx_pads, onnx_shapes
from tvmbn.model.onnx_nodes import Writer, attributes

TRAINING_ATTRIBUTE = 14
IS_TEST = 7
SPATIAL = 9
Nodes = list[onnx.NodeProto]


def rewrite(model: onnx.ModelProto) -> None:
    """Rewrite every operator of the table in place.

    Raises
    ------
    ModelError
        For forms that are not supported, all in one error.
    """
    version = max((o.version for o in model.opset_import if o.domain in ("", "ai.onnx")), default=1)
    shapes = onnx_shapes.known(model.graph)
    shapes |= {t.name: list(t.dims) for t in model.graph.initializer}
    dtypes = _dtypes(model)
    read = {name for node in model.graph.node for name in node.input}
    read |= {value.name for value in model.graph.output}
    made: Nodes = []
    problems: list[str] = []
    for node in model.graph.node:
        rule = RULES.get(node.op_type)
        if rule is None:
            made.append(node)
            continue
        writer = Writer(node, version, shapes, dtypes, read)
        try:
            made += rule(node, writer)
        except ModelError as error:
            problems.append(f"{node.op_type} {node.name or node.output[0]}: {error.received}")
    if problems:
        raise ModelError(
            "operators in a form that can be compiled",
            "; ".join(problems),
            "export with opset 14 or later and in inference mode",
        )
    del model.graph.node[:]
    model.graph.node.extend(made)


def _dtypes(model: onnx.ModelProto) -> dict[str, int]:
    graph = model.graph
    found = {t.name: t.data_type for t in graph.initializer}
    for value in (*graph.input, *graph.value_info, *graph.output):
        found[value.name] = value.type.tensor_type.elem_type
    return found


def _refuse(received: str) -> ModelError:
    return ModelError("a supported form", received)


def _batch_norm(node: onnx.NodeProto, write: Writer) -> Nodes:
    attrs = attributes(node)
    outputs = [name for name in node.output if name in write.read]
    extra = [name for name in outputs if name != node.output[0]]
    if write.version < SPATIAL and not attrs.get("spatial", 1):
        raise _refuse("spatial=0, statistics for each pixel")
    if write.version < IS_TEST:
        training = not attrs.get("is_test", 0)
    elif write.version < TRAINING_ATTRIBUTE:
        training = bool(extra)
    else:
        training = bool(attrs.get("training_mode", 0))
    if training and write.version < TRAINING_ATTRIBUTE:
        raise _refuse(f"training in opset {write.version}, whose outputs are not well defined")
    eps, momentum = attrs.get("epsilon", 1e-5), attrs.get("momentum", 0.9)
    if not training:
        if extra:
            raise _refuse(f"outputs {', '.join(extra)} without training_mode")
        return [write.node("BatchNormalization", node.input, [node.output[0]], epsilon=eps)]
    x, gamma, beta, mean, var = node.input
    wide = write.widest(x)
    rank = len(write.shape(x))
    axes = [0, *range(2, rank)]
    x32 = write.cast(x, wide)
    batch_mean = write.reduce_mean(x32, axes)
    centred = write.op("Sub", x32, batch_mean)
    batch_var = write.reduce_mean(write.op("Mul", centred, centred), axes)
    root = write.op("Sqrt", write.op("Add", batch_var, write.scalar(eps, wide)))
    normal = write.op("Div", centred, root)
    side = [1, -1, *[1] * (rank - 2)]
    scaled = write.op("Mul", normal, write.reshape(write.cast(gamma, wide), side))
    shifted = write.op("Add", scaled, write.reshape(write.cast(beta, wide), side))
    write.finish(shifted, node.output[0], write.dtype(x))
    pairs = zip(node.output[1:3], (mean, var), (batch_mean, batch_var), strict=False)
    for name, old, new in pairs:
        if name and name in write.read:
            kept = write.op("Mul", write.cast(old, wide), write.scalar(momentum, wide))
            fresh = write.op("Mul", write.reshape(new, [-1]), write.scalar(1 - momentum, wide))
            write.finish(write.op("Add", kept, fresh), name, write.dtype(old))
    return write.nodes


def _layer_norm(node: onnx.NodeProto, write: Writer) -> Nodes:
    """Write out a LayerNormalization whose statistics are read; leave others as they are."""
    attrs = attributes(node)
    statistics = [name for name in node.output[1:] if name and name in write.read]
    if not statistics:
        del node.output[1:]
        return [node]
    x, gamma = node.input[:2]
    beta = node.input[2] if len(node.input) > 2 else ""  # noqa: PLR2004
    rank = len(write.shape(x))
    axes = list(range(attrs.get("axis", -1) % rank, rank))
    wide = write.widest(x)
    x32 = write.cast(x, wide)
    mean = write.reduce_mean(x32, axes)
    centred = write.op("Sub", x32, mean)
    var = write.reduce_mean(write.op("Mul", centred, centred), axes)
    eps = write.scalar(attrs.get("epsilon", 1e-5), wide)
    rstd = write.op("Reciprocal", write.op("Sqrt", write.op("Add", var, eps)))
    y = write.op("Mul", write.op("Mul", centred, rstd), write.cast(gamma, wide))
    if beta:
        y = write.op("Add", y, write.cast(beta, wide))
    write.finish(y, node.output[0], write.dtype(x))
    for name, value in zip(node.output[1:], (mean, rstd), strict=False):
        if name in statistics:
            write.finish(value, name, wide)
    return write.nodes


def _rms_norm(node: onnx.NodeProto, write: Writer) -> Nodes:
    """Give ONNX Runtime's own operator the name that the standard gave it later."""
    if any(name in write.read for name in node.output[1:] if name):
        raise _refuse("its second output, the inverse root, is read")
    attrs = {k: v for k, v in attributes(node).items() if k in ("axis", "epsilon")}
    made = write.node("RMSNormalization", node.input[:2], [node.output[0]], **attrs)
    return [made]


def _pads(node: onnx.NodeProto, write: Writer) -> Nodes:
    return [onnx_pads.explicit(node, write)]


RULES: dict[str, Callable[[onnx.NodeProto, Any], Nodes]] = {
    "BatchNormalization": _batch_norm,
    "LayerNormalization": _layer_norm,
    "SimplifiedLayerNormalization": _rms_norm,
    "Conv": _pads,
    "ConvTranspose": _pads,
}
