# SPDX-License-Identifier: Apache-2.0
"""Evaluate what does not depend on a model's inputs, with ONNX's own reference evaluator.

Exporters leave whole subgraphs that compute pads or shapes (Shape, Gather, Concat, ...). TVM's
importer refuses many of them, and those that it takes would run at every call.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import onnx
from onnx import helper, numpy_helper
from onnx.reference import ReferenceEvaluator

from tvmbn.errors import ModelError
from tvmbn.model import onnx_shapes

LARGEST = 1 << 28  # bytes of one evaluated constant


def fold(model: onnx.ModelProto) -> int:
    """Replace every node with constant inputs by its value; returns how many were."""
    graph = model.graph
    constants = {t.name: t for t in graph.initializer}
    shapes = onnx_shapes.known(graph)
    partial = onnx_shapes.Partial(constants, shapes)
    kept: list[onnx.NodeProto] = []
    done = 0
    for node in graph.node:
        values = _evaluate(model, node, constants, shapes)
        if values is None:
            partial.follow(node)
            done += partial.fix_reshape(node)
            kept.append(node)
            continue
        done += 1
        for name, value in values.items():
            constants[name] = numpy_helper.from_array(np.asarray(value), name)
    _sweep(graph, kept, constants)
    return done


def _sweep(graph: Any, nodes: list[onnx.NodeProto], constants: dict[str, Any]) -> None:
    """Write back the nodes and constants that something still reads."""
    wanted = {value.name for value in graph.output}
    live: list[onnx.NodeProto] = []
    for node in reversed(nodes):
        if wanted.isdisjoint(node.output):
            continue
        live.append(node)
        wanted.update(node.input)
        # A subgraph reads names of the graph around it.
        for attribute in node.attribute:
            wanted.update(name for inner in attribute.g.node for name in inner.input)
    del graph.node[:]
    graph.node.extend(reversed(live))
    del graph.initializer[:]
    graph.initializer.extend(t for n, t in constants.items() if n in wanted)


def _evaluate(
    model: onnx.ModelProto,
    node: onnx.NodeProto,
    constants: dict[str, onnx.TensorProto],
    shapes: dict[str, list[int | str]],
) -> dict[str, np.ndarray] | None:
    if node.op_type in ("Shape", "Size"):
        return _known_shape(node, shapes, constants)
    given = [name for name in node.input if name]
    if any(name not in constants for name in given) or node.domain not in ("", "ai.onnx"):
        return None
    if node.op_type.startswith("Random") or node.op_type in ("Bernoulli", "Multinomial"):
        return None
    if any(a.HasField("g") for a in node.attribute):
        return None
    outputs = [helper.make_empty_tensor_value_info(name) for name in node.output if name]
    inputs = [helper.make_empty_tensor_value_info(name) for name in dict.fromkeys(given)]
    graph = helper.make_graph([node], "constant", inputs, outputs)
    single = helper.make_model(graph, opset_imports=model.opset_import, ir_version=model.ir_version)
    feeds = {name: numpy_helper.to_array(constants[name]) for name in given}
    try:
        with np.errstate(all="ignore"):
            values = ReferenceEvaluator(single).run(None, feeds)
    except Exception as error:  # the evaluator raises whatever numpy does
        raise ModelError(
            f"the constant {node.output[0]} ({node.op_type}) to be computable",
            f"{type(error).__name__}: {error}",
            "simplify the model before compiling it",
        ) from error
    arrays = [np.asarray(v) for v in values]
    if any(a.nbytes > LARGEST or a.dtype == object for a in arrays):
        return None
    return dict(zip((n for n in node.output if n), arrays, strict=True))


def _known_shape(
    node: onnx.NodeProto,
    shapes: dict[str, list[int | str]],
    constants: dict[str, onnx.TensorProto],
) -> dict[str, np.ndarray] | None:
    name = node.input[0]
    dims: Any = list(constants[name].dims) if name in constants else shapes.get(name)
    if dims is None:
        return None
    if node.op_type == "Shape":
        dims = dims[slice(*onnx_shapes.ends(node))]
    if not all(isinstance(d, int) for d in dims):
        return None
    value = np.asarray(dims, np.int64)
    if node.op_type == "Size":
        value = np.asarray(np.prod(value, dtype=np.int64))
    return {node.output[0]: value}
