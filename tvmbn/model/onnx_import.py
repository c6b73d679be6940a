# SPDX-License-Identifier: Apache-2.0
"""An ONNX file as a Relax module, through TVM's importer and around its faults."""

from __future__ import annotations

import contextlib
import io
import warnings
from pathlib import Path
from typing import Any

import numpy as np
import onnx
from tvm import relax
from tvm.relax.frontend.onnx import onnx_frontend

from tvmbn.errors import ModelError
from tvmbn.model import onnx_graph
from tvmbn.model.imported import Imported
from tvmbn.model.relax_graph import constant
from tvmbn.model.spec import Options

ERROR_CHARACTERS = 600


def import_onnx(path: Path, options: Options) -> Imported:
    """Import an ONNX file.

    Raises
    ------
    ModelError
        For a file that cannot be read, or a model that cannot be compiled.
    """
    table = onnx_frontend._get_convert_map()
    model = onnx_graph.prepare(path, options, table)
    importer: Any = onnx_frontend.ONNXGraphImporter({}, "float32")
    importer._dtype = None  # each input has its own
    text = io.StringIO()
    original = onnx_frontend._get_convert_map
    onnx_frontend._get_convert_map = lambda: table | {"Clip": _Clip, "Relu": _Relu, "Pad": _Pad}
    try:
        # The importer prints what it cannot convert, and warns of every name that it changes.
        with warnings.catch_warnings(), contextlib.redirect_stdout(text):
            warnings.simplefilter("ignore")
            module = importer.from_onnx(model.graph, onnx_graph.opset(model))
    except Exception as error:
        lines = [line for line in str(error).splitlines() if line.strip()]
        message = " ".join(lines)[-ERROR_CHARACTERS:]
        raise ModelError(
            "a model that TVM can import", f"{type(error).__name__}: {message}", "simplify it first"
        ) from error
    finally:
        onnx_frontend._get_convert_map = original
    inputs = [value.name for value in model.graph.input]
    outputs = [value.name for value in model.graph.output]
    return Imported(module, inputs, outputs)


clip: Any = relax.op.clip  # its annotations ask for expressions, it takes numbers


class _Clip(onnx_frontend.OnnxOpConverter):
    """Clip with constant bounds as one operator; TVM's own spells it in several that drop NaN."""

    @classmethod
    def _impl_v1(cls, bb: Any, inputs: Any, attr: dict[str, Any], params: Any) -> Any:
        low, high = attr.get("min", -np.inf), attr.get("max", np.inf)
        return clip(inputs[0], float(low), float(high))

    @classmethod
    def _impl_v11(cls, bb: Any, inputs: Any, attr: dict[str, Any], params: Any) -> Any:
        given = [*list(inputs), None, None][1:3]
        bounds = [None if b is None else constant(b) for b in given]
        constants = all(b is None or v is not None for b, v in zip(given, bounds, strict=True))
        if not constants or "float" not in str(inputs[0].ty.dtype):
            return onnx_frontend.Clip.get_converter(13)(bb, inputs, attr, params)
        low, high = (e if b is None else b for e, b in zip((-np.inf, np.inf), bounds, strict=True))
        return clip(inputs[0], float(low), float(high))


class _Relu(onnx_frontend.OnnxOpConverter):
    """Relu by its own name."""

    @classmethod
    def _impl_v1(cls, bb: Any, inputs: Any, attr: dict[str, Any], params: Any) -> Any:
        return relax.op.nn.relu(inputs[0])


class _Pad(onnx_frontend.OnnxOpConverter):
    """Pad with a constant as one operator, which a convolution may take in."""

    @classmethod
    def _impl_v2(cls, bb: Any, inputs: Any, attr: dict[str, Any], params: Any) -> Any:
        if attr.get("mode", b"constant") != b"constant":
            return onnx_frontend.Pad.get_converter(2)(bb, inputs, attr, params)
        return cls._make(inputs[0], attr["pads"], float(attr.get("value", 0.0)))

    @classmethod
    def _impl_v11(cls, bb: Any, inputs: Any, attr: dict[str, Any], params: Any) -> Any:
        given = [*list(inputs), None, None, None][1:4]
        pads, fill = constant(given[0]), 0.0 if given[1] is None else constant(given[1])
        other = attr.get("mode", b"constant") != b"constant" or fill is None
        if other or pads is None or given[2] is not None or pads.min(initial=0) < 0:
            return onnx_frontend.Pad.get_converter(11)(bb, inputs, attr, params)
        return cls._make(inputs[0], pads, float(np.asarray(fill).reshape(-1)[0]))

    @staticmethod
    def _make(data: Any, pads: Any, fill: float) -> Any:
        rank = len(pads) // 2
        widths = [int(pads[i + end * rank]) for i in range(rank) for end in (0, 1)]
        return relax.op.nn.pad(data, widths, "constant", fill)


__all__ = ["import_onnx", "onnx"]
