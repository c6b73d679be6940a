# SPDX-License-Identifier: Apache-2.0
"""Fold pads, BatchNorm and channelwise scales into the convolution or linear layer before them.

Exact wherever it is done: nothing else may read the convolution's result, every parameter must be
a constant, and BatchNorm must use running statistics. The rest stays as it is.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
import tvm
from tvm import relax

from tvmbn.errors import FoldError
from tvmbn.fold import fold
from tvmbn.model.relax_graph import Emitter, Graph, constant, dtype, literal, rebuild, sizes

CONVS = tuple(f"nn.conv{r}d" for r in (1, 2, 3))
TRANSPOSED = tuple(f"nn.conv{r}d_transpose" for r in (1, 2, 3))
MATRIX = 2


@dataclass
class Folds:
    """How many were folded, for the report."""

    batch_norms: int = 0
    pads: int = 0
    scales: int = 0
    kept: int = 0


@dataclass(frozen=True)
class Anchor:
    """A convolution or linear layer with its bias, and the variable that holds the sum."""

    call: Any
    weight: np.ndarray
    bias: np.ndarray | None
    transposed: bool
    groups: int
    linear: bool

    @property
    def channels(self) -> int:
        """Output channels."""
        if self.linear:
            return self.weight.shape[1]
        return self.weight.shape[1] * self.groups if self.transposed else self.weight.shape[0]


def fold_pads(module: tvm.IRModule, folds: Folds) -> tvm.IRModule:
    """Merge a constant pad of zeros over the spatial dimensions into the convolution behind it."""
    graph = Graph(module)
    replaced = {}
    for var, value in graph.bindings:
        if graph.call(var, *CONVS) is None:
            continue
        pad = graph.call(value.args[0], "nn.pad")
        if pad is None or not graph.private(value.args[0]) or not _zeros(graph, pad):
            continue
        widths = [int(w) for w in pad.attrs.pad_width]
        begins, ends = widths[::2], widths[1::2]
        if any(begins[:2]) or any(ends[:2]) or min(widths) < 0:
            continue
        added = [*begins[2:], *ends[2:]]
        replaced[var] = _with_pads(graph, value, pad.args[0], added)
        folds.pads += 1
    return rebuild(module, replaced)


def _zeros(graph: Graph, pad: Any) -> bool:
    if str(pad.attrs.pad_mode) != "constant":
        return False
    if len(pad.args) > 1:
        fill = constant(graph.definition(pad.args[1]))
        return fill is not None and float(fill) == 0
    return float(getattr(pad.attrs, "pad_value", 0.0)) == 0


def _with_pads(graph: Graph, call: Any, data: Any, added: list[int]) -> Any:
    del graph

    def make(emitter: Emitter) -> Any:
        before = [int(p) for p in call.attrs.padding]
        pads = [a + b for a, b in zip(before, added, strict=True)]
        return _conv_call(call, emitter.get(data), emitter.get(call.args[1]), pads)

    return make


def _conv_call(call: Any, data: Any, weight: Any, pads: list[int]) -> Any:
    """The same convolution of other tensors, with other pads."""
    made = getattr(relax.op.nn, call.op.name.rpartition(".")[2])
    attrs = call.attrs
    lists = [n for n in ("strides", "dilation", "output_padding") if hasattr(attrs, n)]
    return made(
        data,
        weight,
        padding=pads,
        groups=int(attrs.groups),
        data_layout=str(attrs.data_layout),
        kernel_layout=str(attrs.kernel_layout),
        **{n: [int(v) for v in getattr(attrs, n)] for n in lists},
    )


def fold_batch_norms(module: tvm.IRModule, folds: Folds) -> tvm.IRModule:
    """Fold inference BatchNorm and constant multiplications and additions by channel."""
    while True:
        graph = Graph(module)
        replaced: dict[Any, Any] = {}
        taken: set[Any] = set()
        for var, value in graph.bindings:
            affine = _affine(graph, var, value)
            if affine is None:
                continue
            source, fields, kind = affine
            anchor = anchor_of(graph, source)
            if anchor is None or anchor.call in taken:
                continue
            made = _folded(anchor, fields, dtype(var))
            if made is None:
                folds.kept += kind == "batch_norms"
                continue
            taken.add(anchor.call)
            setattr(folds, kind, getattr(folds, kind) + 1)
            replaced[var] = made
        if not replaced:
            return module
        module = rebuild(module, replaced)


def _affine(graph: Graph, var: Any, value: Any) -> tuple[Any, dict[str, Any], str] | None:
    """Input and parameters of a channelwise affine map that ``var`` holds the result of."""
    if isinstance(value, relax.TupleGetItem) and value.index == 0:
        norm = graph.call(value.tuple_value, "nn.batch_norm")
        return None if norm is None else _batch_norm(graph, norm)
    call = graph.call(var, "multiply", "add")
    if call is None:
        return None
    times = graph.call(var, "multiply") is not None
    # A bias by itself is no reason to fold; the second one is.
    sources = ("add", *CONVS, *TRANSPOSED, "matmul") if times else ("add",)
    for data, other in (call.args, reversed(call.args)):
        values = _per_channel(graph, data, other)
        if values is not None and graph.call(data, *sources) is not None:
            zero, one = np.zeros_like(values), np.ones_like(values)
            fields = {"mean": zero, "var": one, "eps": 0.0}
            fields |= {"gamma": values if times else one, "beta": zero if times else values}
            return data, fields, "scales"
    return None


def _batch_norm(graph: Graph, norm: Any) -> tuple[Any, dict[str, Any], str] | None:
    attrs = norm.attrs
    rank = len(sizes(norm.args[0]) or ())
    if attrs.training or int(attrs.axis) % max(rank, 1) != 1:
        return None
    values = [constant(graph.definition(a)) for a in norm.args[1:]]
    if any(v is None for v in values):
        return None
    gamma, beta, mean, var = values
    fields = {
        "gamma": gamma if attrs.scale else None,
        "beta": beta if attrs.center else None,
        "mean": mean,
        "var": var,
        "eps": float(attrs.epsilon),
    }
    return norm.args[0], fields, "batch_norms"


def _per_channel(graph: Graph, data: Any, other: Any) -> np.ndarray | None:
    """A constant with one value for each channel (dimension 1, or the last of a matrix)."""
    array, shape = constant(graph.definition(other)), sizes(data)
    if array is None or shape is None or len(shape) < MATRIX:
        return None
    axis = 1 if len(shape) > MATRIX else len(shape) - 1
    channels = shape[axis]
    padded = array.reshape([1] * (len(shape) - array.ndim) + list(array.shape))
    if padded.ndim != len(shape) or any(d != 1 for i, d in enumerate(padded.shape) if i != axis):
        return None
    if not isinstance(channels, int) or padded.shape[axis] not in (1, channels):
        return None
    return np.broadcast_to(padded.reshape(-1), (channels,)).astype(np.float64)


def anchor_of(graph: Graph, var: Any) -> Anchor | None:
    """The layer whose result ``var`` holds, if nothing else reads that result on the way."""
    var, bias = _without_bias(graph, var)
    if var is None or not graph.private(var):
        return None
    call = graph.call(var, *CONVS, *TRANSPOSED, "matmul")
    weight = None if call is None else constant(graph.definition(call.args[1]))
    if call is None or weight is None:
        return None
    if graph.call(var, "matmul") is not None:
        # On more than two dimensions BatchNorm acts on dimension 1, which is not the output.
        flat = len(sizes(call.args[0]) or ()) == MATRIX and weight.ndim == MATRIX
        return Anchor(call, weight, bias, False, 1, True) if flat else None
    transposed = graph.call(var, *TRANSPOSED) is not None
    return Anchor(call, weight, bias, transposed, int(call.attrs.groups), False)


def _without_bias(graph: Graph, var: Any) -> tuple[Any, np.ndarray | None]:
    """What a constant bias was added to, and that bias; ``var`` itself where there is none."""
    if not isinstance(var, relax.Var) or not graph.private(var):
        return None, None
    plus = graph.call(var, "add")
    if plus is None:
        return var, None
    for data, other in (plus.args, reversed(plus.args)):
        bias = _per_channel(graph, data, other)
        if bias is not None and isinstance(data, relax.Var):
            return data, bias
    return None, None


def _folded(anchor: Anchor, fields: dict[str, Any], kind: str) -> Any:
    weight = anchor.weight.T[:, :, None] if anchor.linear else anchor.weight
    eps = fields["eps"]
    rest = {k: v for k, v in fields.items() if k != "eps"}
    bias = anchor.bias
    try:
        new_weight, new_bias = fold(
            weight, bias, eps=eps, **rest, groups=anchor.groups, transposed=anchor.transposed
        )
    except FoldError:
        return None  # not finite in the weight's dtype: better left apart
    call = anchor.call
    if anchor.linear:
        new_weight = new_weight[:, :, 0].T
        shape = [anchor.channels]
    else:
        shape = [1, anchor.channels, *[1] * (new_weight.ndim - 2)]

    def make(emitter: Emitter) -> Any:
        held = literal(new_weight)
        if anchor.linear:
            product = relax.op.matmul(emitter.get(call.args[0]), held)
        else:
            pads = [int(p) for p in call.attrs.padding]
            product = _conv_call(call, emitter.get(call.args[0]), held, pads)
        shift = literal(new_bias.reshape(shape), kind)
        return relax.op.add(emitter.emit(product), shift)

    return make
