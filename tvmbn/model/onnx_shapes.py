# SPDX-License-Identifier: Apache-2.0
"""Shapes of an ONNX graph, and shape arithmetic of which some sizes are still symbols."""

from __future__ import annotations

from typing import Any

import numpy as np
import onnx
from onnx import numpy_helper

Sizes = list[int | str]


def known(graph: Any) -> dict[str, Sizes]:
    """Sizes of every tensor of known rank: a number, or the name of a symbol."""
    found: dict[str, Sizes] = {}
    for value in (*graph.input, *graph.value_info, *graph.output):
        kind = value.type.tensor_type
        if kind.HasField("shape"):
            found[value.name] = [
                d.dim_value if d.HasField("dim_value") else d.dim_param for d in kind.shape.dim
            ]
    return found


def ends(node: onnx.NodeProto) -> tuple[int, int | None]:
    """First and last dimension that a Shape node takes."""
    values = {a.name: a.i for a in node.attribute}
    return values.get("start", 0), values.get("end")


class Partial:
    """Vectors of sizes, followed through the operators that take shapes apart."""

    def __init__(self, constants: dict[str, onnx.TensorProto], shapes: dict[str, Sizes]) -> None:
        self.constants = constants
        self.shapes = shapes
        self.vectors: dict[str, Sizes] = {}

    def follow(self, node: onnx.NodeProto) -> None:
        """Note what ``node`` makes of known sizes, where it does."""
        name = node.input[0] if node.input else ""
        if node.op_type == "Shape" and name in self.shapes:
            self.vectors[node.output[0]] = self.shapes[name][slice(*ends(node))]
            return
        inputs = [self._vector(n) for n in node.input if n]
        if any(n in self.vectors for n in node.input) and None not in inputs:
            made = _apply(node, [i for i in inputs if i is not None])
            if made is not None:
                self.vectors[node.output[0]] = made

    def _vector(self, name: str) -> Sizes | None:
        if name in self.vectors:
            return self.vectors[name]
        if name not in self.constants:
            return None
        array = numpy_helper.to_array(self.constants[name])
        return [int(v) for v in array.reshape(-1)] if array.dtype.kind in "iu" else None

    def fix_reshape(self, node: onnx.NodeProto) -> int:
        """Give Reshape a constant target where one size alone is a symbol: -1 stands for it."""
        if node.op_type != "Reshape" or node.input[1] not in self.vectors:
            return 0
        target = self.vectors[node.input[1]]
        if sum(isinstance(d, str) for d in target) != 1 or -1 in target:
            return 0
        name = f"{node.output[0]}.target"
        value = np.asarray([-1 if isinstance(d, str) else d for d in target], np.int64)
        self.constants[name] = numpy_helper.from_array(value, name)
        node.input[1] = name
        return 1


def _apply(node: onnx.NodeProto, inputs: list[Sizes]) -> Sizes | None:
    """Result of one operator on vectors of sizes; a scalar is a vector of one."""
    match node.op_type, inputs:
        case "Gather", [data, index]:
            return [data[int(i)] for i in index]
        case "Concat", _:
            return [size for part in inputs for size in part]
        case "Unsqueeze" | "Squeeze" | "Cast" | "Identity", [data, *_]:
            return data
        case "Slice", [data, [int(start)], [int(end)], *rest]:
            step = rest[1][0] if len(rest) > 1 else 1
            return data[start:end:step] if isinstance(step, int) else None
    return None
