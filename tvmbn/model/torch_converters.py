# SPDX-License-Identifier: Apache-2.0
"""Operators of PyTorch that TVM's importer lacks, or takes for something else."""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from typing import Any

import numpy as np
from tvm import relax

from tvmbn.errors import ModelError
from tvmbn.model.relax_graph import literal
from tvmbn.model.torch_layers import LAYERS, Convert, arguments


def _tensor(importer: Any, value: Any) -> Any:
    return None if value is None else importer.env[value]


def _filled(size: Any, value: float, like: Any) -> Any:
    return literal(np.full(size, value), str(like.ty.dtype))


def batch_norm(node: Any, importer: Any) -> Any:
    """``aten.batch_norm``: TVM's importer takes it for a training one, whatever it says."""
    names = "input weight bias running_mean running_var training momentum eps cudnn_enabled"
    given = arguments(node, names, {"training": False, "eps": 1e-5})
    if given["training"] or given["running_mean"] is None or given["running_var"] is None:
        raise ModelError(
            "BatchNorm that uses running statistics",
            f"{node.name} in training mode, or without running statistics",
            "call .eval() before exporting",
        )
    x = importer.env[given["input"]]
    channels = int(importer.shape_of(x)[1])
    mean, var = (importer.env[given[n]] for n in ("running_mean", "running_var"))
    gamma, beta = (_tensor(importer, given.get(n)) for n in ("weight", "bias"))
    gamma = _filled(channels, 1, mean) if gamma is None else gamma
    beta = _filled(channels, 0, mean) if beta is None else beta
    call = relax.op.nn.batch_norm(
        x, gamma, beta, mean, var, axis=1, epsilon=float(given["eps"]), training=False
    )
    return importer.block_builder.emit(importer.block_builder.emit(call)[0])


def rms_norm(node: Any, importer: Any) -> Any:
    """``aten.rms_norm``; eps None is that of the input's dtype, as in PyTorch."""
    given = arguments(node, "input normalized_shape weight eps", {"weight": None, "eps": None})
    x = importer.env[given["input"]]
    sizes = [int(s) for s in given["normalized_shape"]]
    kind = str(x.ty.dtype)
    weight = _tensor(importer, given["weight"])
    weight = _filled(sizes, 1, x) if weight is None else weight
    eps = given["eps"]
    eps = float(np.finfo(kind).eps) if eps is None else float(eps)
    axes = list(range(-len(sizes), 0))
    return importer.block_builder.emit(relax.op.nn.rms_norm(x, weight, axes, eps))


def layer_norm(node: Any, importer: Any) -> Any:
    """``aten.layer_norm``: TVM's importer fails where weight or bias is None."""
    given = arguments(node, "input normalized_shape weight bias eps", {"eps": 1e-5})
    x = importer.env[given["input"]]
    sizes = [int(s) for s in given["normalized_shape"]]
    gamma, beta = (_tensor(importer, given.get(n)) for n in ("weight", "bias"))
    gamma = _filled(sizes, 1, x) if gamma is None else gamma
    beta = _filled(sizes, 0, x) if beta is None else beta
    axes = list(range(-len(sizes), 0))
    return importer.block_builder.emit(relax.op.nn.layer_norm(x, gamma, beta, axes, given["eps"]))


def std(node: Any, importer: Any) -> Any:
    """``aten.std``: TVM's importer forgets the correction, which it knows for ``aten.var``."""
    return importer.block_builder.emit(relax.op.sqrt(importer._var_correction(node)))


def attention(node: Any, importer: Any) -> Any:
    """``aten.scaled_dot_product_attention`` as two products and a softmax."""
    names = "query key value attn_mask dropout_p is_causal scale enable_gqa"
    given = arguments(node, names, {"attn_mask": None, "is_causal": False, "scale": None})
    if given.get("enable_gqa"):
        raise ModelError("attention with as many keys as queries", f"{node.name}: enable_gqa")
    if given.get("dropout_p"):
        raise ModelError("attention without dropout", node.name, "call .eval() before exporting")
    emit = importer.block_builder.emit
    query, key, value = (importer.env[given[n]] for n in ("query", "key", "value"))
    shape = list(importer.shape_of(key))
    rank = len(shape)
    scale = given["scale"] or 1 / sqrt(int(shape[-1]))
    order = [*range(rank - 2), rank - 1, rank - 2]
    scores = emit(relax.op.matmul(query, emit(relax.op.permute_dims(key, order))))
    factor = literal(scale, str(query.ty.dtype))
    scores = emit(relax.op.multiply(scores, factor))
    mask = _mask(given, importer, query, shape)
    if mask is not None:
        scores = emit(relax.op.add(scores, mask))
    weights = emit(relax.op.nn.softmax(scores, axis=-1))
    return emit(relax.op.matmul(weights, value))


def _mask(given: dict[str, Any], importer: Any, query: Any, key_shape: list[Any]) -> Any:
    """What is added to the scores: 0 where attention is allowed."""
    emit = importer.block_builder.emit
    kind = str(query.ty.dtype)
    if given["is_causal"]:
        rows, columns = int(importer.shape_of(query)[-2]), int(key_shape[-2])
        allowed = np.tril(np.ones((rows, columns), bool))
        return literal(np.where(allowed, 0, -np.inf), kind)
    mask = _tensor(importer, given["attn_mask"])
    if mask is None or str(mask.ty.dtype) != "bool":
        return mask
    zero, low = (literal(v, kind) for v in (0.0, -np.inf))
    return emit(relax.op.where(mask, zero, low))


def _binary(operator: Callable[[Any, Any], Any]) -> Convert:
    """Arithmetic in the dtype that PyTorch computes it in, with a number on either side."""

    def convert(node: Any, importer: Any) -> Any:
        emit = importer.block_builder.emit
        kind = str(node.meta["val"].dtype).removeprefix("torch.")
        sides = []
        for side in node.args[:2]:
            if isinstance(side, int | float):
                sides.append(literal(side, kind))
            else:
                held = importer.env[side]
                same = str(held.ty.dtype) == kind
                sides.append(held if same else emit(relax.op.astype(held, kind)))
        alpha = node.kwargs.get("alpha", 1)
        if alpha != 1:
            sides[1] = emit(relax.op.multiply(sides[1], literal(alpha, kind)))
        return emit(operator(*sides))

    return convert


CONVERTERS: dict[str, Convert] = {
    **LAYERS,
    "add.Tensor": _binary(relax.op.add),
    "sub.Tensor": _binary(relax.op.subtract),
    "rsub.Scalar": _binary(lambda a, b: relax.op.subtract(b, a)),
    "mul.Tensor": _binary(relax.op.multiply),
    "div.Tensor": _binary(relax.op.divide),
    "batch_norm.default": batch_norm,
    "rms_norm.default": rms_norm,
    "layer_norm.default": layer_norm,
    "std.correction": std,
    "scaled_dot_product_attention.default": attention,
}
