# SPDX-License-Identifier: Apache-2.0
"""Convolutions and matrix products of PyTorch, in the dtype of their operands.

TVM's importer answers float32 whatever it is given: the bias that follows has another dtype where
the model is not float32, and nothing after it is float16 where that was asked for.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tvm import relax

from tvmbn.model.relax_graph import literal

Convert = Callable[[Any, Any], Any]
LETTERS = {1: "W", 2: "HW", 3: "DHW"}
CONV = "input weight bias stride padding dilation groups"
TRANSPOSED = "input weight bias stride padding output_padding groups dilation"
EITHER = "input weight bias stride padding dilation transposed output_padding groups"


def arguments(node: Any, names: str, defaults: dict[str, Any]) -> dict[str, Any]:
    """Arguments by name, with defaults; ``names`` is the signature."""
    found = dict(defaults)
    found.update(zip(names.split(), node.args, strict=False))
    found.update({k: v for k, v in node.kwargs.items() if k in names.split()})
    return found


def _convolution(names: str, transposed: bool) -> Convert:
    """``aten.conv*``, whose arguments come in the order of ``names``."""

    def convert(node: Any, importer: Any) -> Any:
        given = arguments(node, names, {"transposed": transposed})
        emit = importer.block_builder.emit
        x, weight = importer.env[given["input"]], importer.env[given["weight"]]
        rank = len(importer.shape_of(weight)) - 2

        def numbers(name: str, default: int) -> list[int]:
            value = given.get(name, default)
            value = [value] if isinstance(value, int) else list(value)
            return value * rank if len(value) == 1 else value

        letters, backward = LETTERS[rank], given["transposed"]
        made = getattr(relax.op.nn, f"conv{rank}d" + "_transpose" * backward)
        rest: dict[str, Any] = {}
        if backward:
            rest["output_padding"] = numbers("output_padding", 0)
        y = emit(
            made(
                x,
                weight,
                strides=numbers("stride", 1),
                padding=numbers("padding", 0),
                dilation=numbers("dilation", 1),
                groups=given.get("groups", 1),
                data_layout=f"NC{letters}",
                kernel_layout=("IO" if backward else "OI") + letters,
                **rest,
            )
        )
        if given.get("bias") is None:
            return y
        reshape: Any = relax.op.reshape
        bias = reshape(importer.env[given["bias"]], (1, -1, *[1] * rank))
        return emit(relax.op.add(y, bias))

    return convert


def linear(node: Any, importer: Any) -> Any:
    """``aten.linear``."""
    given = arguments(node, "input weight bias", {"bias": None})
    emit = importer.block_builder.emit
    x, weight = importer.env[given["input"]], importer.env[given["weight"]]
    y = emit(relax.op.matmul(x, emit(relax.op.permute_dims(weight))))
    return y if given["bias"] is None else emit(relax.op.add(y, importer.env[given["bias"]]))


def product(node: Any, importer: Any) -> Any:
    """``aten.matmul``, ``mm``, ``bmm``."""
    return importer.block_builder.emit(relax.op.matmul(*(importer.env[a] for a in node.args)))


def sum_and_product(node: Any, importer: Any) -> Any:
    """``aten.addmm``, ``baddbmm``: ``beta * a + alpha * (b @ c)``; beta 0 leaves ``a`` out."""
    emit = importer.block_builder.emit
    added, one, two = (importer.env[a] for a in node.args)
    alpha, beta = (node.kwargs.get(name, 1) for name in ("alpha", "beta"))

    def times(value: Any, factor: float) -> Any:
        if factor == 1:
            return value
        return emit(relax.op.multiply(value, literal(factor, str(value.ty.dtype))))

    y = times(emit(relax.op.matmul(one, two)), alpha)
    return emit(relax.op.add(y, times(added, beta))) if beta else y


LAYERS: dict[str, Convert] = {
    **{f"conv{rank}d.default": _convolution(CONV, False) for rank in LETTERS},
    "conv_transpose1d.default": _convolution(TRANSPOSED, True),
    "conv_transpose2d.input": _convolution(TRANSPOSED, True),
    "conv_transpose3d.input": _convolution(TRANSPOSED, True),
    "convolution.default": _convolution(EITHER, False),
    "linear.default": linear,
    **{f"{name}.default": product for name in ("matmul", "mm", "bmm")},
    **{f"{name}.default": sum_and_product for name in ("addmm", "baddbmm")},
}
