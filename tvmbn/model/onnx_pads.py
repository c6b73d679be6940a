# SPDX-License-Identifier: Apache-2.0
"""Pads of Conv and ConvTranspose as numbers: begins first, then ends (ONNX operators, Conv-11)."""

from __future__ import annotations

from typing import Any

import onnx

from tvmbn.errors import ModelError
from tvmbn.model.onnx_nodes import Writer, attributes


def explicit(node: onnx.NodeProto, write: Writer) -> onnx.NodeProto:
    """The node with ``pads`` (and ``output_padding``) in place of ``auto_pad``, ``output_shape``.

    Raises
    ------
    ModelError
        For spatial sizes that are not known, or an output shape that no padding gives.
    """
    attrs = attributes(node)
    weight = write.shape(node.input[1])
    kernel = [int(k) for k in attrs.get("kernel_shape") or weight[2:]]
    rank = len(kernel)
    auto = attrs.pop("auto_pad", b"NOTSET").decode()
    attrs["kernel_shape"] = kernel
    attrs["strides"] = list(attrs.get("strides") or [1] * rank)
    attrs["dilations"] = list(attrs.get("dilations") or [1] * rank)
    spans = [(k - 1) * d + 1 for k, d in zip(kernel, attrs["dilations"], strict=True)]
    if auto == "VALID":
        attrs["pads"] = [0] * 2 * rank
    if node.op_type == "Conv":
        if auto.startswith("SAME"):
            attrs["pads"] = _same(_sizes(node, write), spans, attrs["strides"], auto)
    else:
        _transposed(node, write, attrs, spans, auto)
    attrs["pads"] = list(attrs.get("pads") or [0] * 2 * rank)
    return write.node(node.op_type, node.input, node.output, **attrs)


def _sizes(node: onnx.NodeProto, write: Writer) -> list[int]:
    sizes = write.shape(node.input[0])[2:]
    if not all(isinstance(s, int) for s in sizes):
        raise ModelError("spatial sizes", f"{node.input[0]} of sizes {sizes}, padded by them")
    return [int(s) for s in sizes]


def _same(sizes: list[int], spans: list[int], strides: list[int], auto: str) -> list[int]:
    """Pads after which there are ceil(size / stride) outputs; the odd one goes where it says."""
    totals = [
        max((-(-size // stride) - 1) * stride + span - size, 0)
        for size, span, stride in zip(sizes, spans, strides, strict=True)
    ]
    return _halves(totals, upper=auto == "SAME_UPPER")


def _halves(totals: list[int], upper: bool) -> list[int]:
    begins = [t // 2 if upper else t - t // 2 for t in totals]
    return begins + [t - b for t, b in zip(totals, begins, strict=True)]


def _transposed(
    node: onnx.NodeProto, write: Writer, attrs: dict[str, Any], spans: list[int], auto: str
) -> None:
    wanted = attrs.pop("output_shape", None)
    extra = list(attrs.get("output_padding") or [0] * len(spans))
    strides = attrs["strides"]
    if wanted is None and not auto.startswith("SAME"):
        return
    sizes = _sizes(node, write)
    if wanted is None:
        wanted = [s * stride for s, stride in zip(sizes, strides, strict=True)]
    wanted = list(wanted)[-len(spans) :]
    totals = [
        stride * (size - 1) + more + span - out
        for stride, size, more, span, out in zip(strides, sizes, extra, spans, wanted, strict=True)
    ]
    # A larger output than all products reach is made of zeros at the end.
    attrs["output_padding"] = [e - min(t, 0) for e, t in zip(extra, totals, strict=True)]
    attrs["pads"] = _halves([max(t, 0) for t in totals], upper=auto == "SAME_UPPER")
