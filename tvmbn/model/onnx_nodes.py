# SPDX-License-Identifier: Apache-2.0
"""Write a few ONNX nodes in place of one, for any version of the operator set."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import onnx
from onnx import helper, numpy_helper

from tvmbn.errors import ModelError
from tvmbn.model.onnx_shapes import Sizes

AXES_ARE_INPUTS = 18
RESHAPE_INPUT = 5


def attributes(node: onnx.NodeProto) -> dict[str, Any]:
    """Attributes by name."""
    return {a.name: helper.get_attribute_value(a) for a in node.attribute}


class Writer:
    """Collects the nodes that stand for one node.

    Attributes
    ----------
    nodes : list of NodeProto
    version : int
        Of the operator set.
    read : set of str
        Tensors of the graph that something reads.
    """

    def __init__(
        self,
        node: onnx.NodeProto,
        version: int,
        shapes: dict[str, Sizes],
        dtypes: dict[str, int],
        read: set[str],
    ) -> None:
        self.nodes: list[onnx.NodeProto] = []
        self.version = version
        self.read = read
        self._prefix = node.output[0]
        self._shapes = shapes
        self._dtypes = dtypes

    def shape(self, name: str) -> Sizes:
        """Sizes of a tensor of the graph.

        Raises
        ------
        ModelError
            Where its rank is not known.
        """
        if name not in self._shapes:
            raise ModelError("a tensor of known rank", f"{name} has none")
        return self._shapes[name]

    def dtype(self, name: str) -> int:
        """ONNX's number of a tensor's dtype."""
        return self._dtypes.get(name) or onnx.TensorProto.FLOAT

    def widest(self, name: str) -> int:
        """Dtype in which statistics of a tensor are computed: never narrower than float32."""
        double = onnx.TensorProto.DOUBLE
        return double if self.dtype(name) == double else onnx.TensorProto.FLOAT

    @staticmethod
    def node(kind: str, inputs: Sequence[str], outputs: Sequence[str], **attrs: Any) -> Any:
        """Make a node that is not yet among ``nodes``."""
        return helper.make_node(kind, list(inputs), list(outputs), outputs[0], **attrs)

    def op(self, kind: str, *inputs: str, **attrs: Any) -> str:
        """Add a node with one output; returns its name."""
        name = f"{self._prefix}/{len(self.nodes)}.{kind}"
        self.nodes.append(self.node(kind, inputs, [name], **attrs))
        return name

    def constant(self, value: np.ndarray) -> str:
        """Add a constant."""
        return self.op("Constant", value=numpy_helper.from_array(value))

    def scalar(self, value: float, dtype: int) -> str:
        """Add a scalar constant of ONNX's ``dtype``."""
        return self.constant(np.asarray(value, helper.tensor_dtype_to_np_dtype(dtype)))

    def cast(self, name: str, dtype: int) -> str:
        """Add a conversion, unless the tensor has that dtype."""
        known = self._dtypes.get(name)
        if known == dtype:
            return name
        return self.op("Cast", name, to=dtype)

    def reduce_mean(self, name: str, axes: Sequence[int]) -> str:
        """Add a mean over ``axes``, which stay as ones."""
        if self.version >= AXES_ARE_INPUTS:
            return self.op("ReduceMean", name, self.constant(np.asarray(axes, np.int64)))
        return self.op("ReduceMean", name, axes=list(axes))

    def reshape(self, name: str, sizes: Sequence[int]) -> str:
        """Add a change of shape."""
        if self.version >= RESHAPE_INPUT:
            return self.op("Reshape", name, self.constant(np.asarray(sizes, np.int64)))
        return self.op("Reshape", name, shape=list(sizes))

    def finish(self, name: str, output: str, dtype: int) -> None:
        """Add the node that writes ``output``."""
        self.nodes.append(self.node("Cast", [name], [output], to=dtype))
