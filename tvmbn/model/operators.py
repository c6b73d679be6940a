# SPDX-License-Identifier: Apache-2.0
"""Give convolutions, linear layers and norms to tvmbn's own operators, epilogues included."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

import numpy as np
import tvm
from tvm import relax

from tvmbn import ops
from tvmbn.errors import ModelError, SpecError
from tvmbn.model.linear import Linear, linear, product, same_sizes
from tvmbn.model.relax_graph import (
    Emitter,
    Graph,
    constant,
    dtype,
    literal,
    op_name,
    rebuild,
    sizes,
)
from tvmbn.spec import DTYPES, OpSpec

PREFIX = "tvmbn."
# Batch that stands for an open one where a schedule is chosen.
EXAMPLE = 4
CONVS = ("nn.conv1d", "nn.conv2d", "nn.conv3d")
TRANSPOSED = ("nn.conv1d_transpose", "nn.conv2d_transpose", "nn.conv3d_transpose")
SIX = 6.0
NARROW = ("float16", "bfloat16")


@dataclass(frozen=True)
class Chosen:
    """An operator of tvmbn's within the model; its own N is ``batch`` in terms of the model's."""

    spec: OpSpec
    batch: Linear


@dataclass
class Epilogue:
    """What follows a convolution or linear layer and is computed with it."""

    last: Any
    bias: np.ndarray | None = None
    residual: Any = None
    activation: str = "none"


def choose(
    module: tvm.IRModule, covers: Callable[[OpSpec], bool], tf32: bool
) -> tuple[tvm.IRModule, list[Chosen]]:
    """Replace what tvmbn's operators cover by calls of ``tvmbn.INDEX``.

    ``tf32`` permits layers of float32 to round their operands to TF32.

    Raises
    ------
    ModelError
        For BatchNorm in training mode, whose statistics a model has no place for.
    """
    graph = Graph(module)
    chosen: list[Chosen] = []
    replaced: dict[Any, Callable[[Emitter], Any]] = {}
    taken: set[Any] = set()
    training = []
    for var, value in graph.bindings:
        name = op_name(value)
        if name in (*CONVS, *TRANSPOSED, "matmul"):
            found = _layer(graph, var, value, taken, tf32)
        elif name in ("nn.layer_norm", "nn.rms_norm"):
            found = _row_norm(var, value, name)
        elif isinstance(value, relax.TupleGetItem) and value.index == 0:
            found = _batch_norm(graph, var, value, training)
        else:
            continue
        if found is not None and covers(found[1].spec):
            last, item, operands = found
            index = len(chosen)
            chosen.append(item)
            replaced[last] = _call(index, item.spec, operands, last)
    if training:
        raise ModelError(
            "BatchNorm that uses running statistics",
            f"training mode in {', '.join(training)}",
            "call .eval() before exporting",
        )
    return rebuild(module, replaced), chosen


def _call(index: int, spec: OpSpec, operands: list[Any], last: Any) -> Callable[[Emitter], Any]:
    wanted = [a.dtype for a in ops.get(spec.op).arguments(spec) if a.role == "in"]

    def make(emitter: Emitter) -> Any:
        given = []
        for operand, kind in zip(operands, wanted, strict=True):
            if isinstance(operand, np.ndarray):
                given.append(literal(operand, kind))
                continue
            held = emitter.get(operand)
            if dtype(operand) != kind:
                held = emitter.emit(relax.op.astype(held, kind))
            given.append(held)
        return relax.op.call_dps_packed(f"{PREFIX}{index}", relax.Tuple(given), out_ty=last.ty)

    return make


def _dynamic(batch: Linear) -> dict[str, Any]:
    return {"dynamic": "N"} if batch.per_sample else {}


def _example(batch: Linear) -> int:
    return int(batch.at(EXAMPLE))


def _spec(op: str, shape: list[Any], kind: str, batch: Linear, **attrs: Any) -> OpSpec | None:
    """Spec of an operator, None where it does not cover the case."""
    if kind not in DTYPES:
        return None
    try:
        full = [_example(batch), *shape]
        return ops.get(op).spec(tuple(full), dtype=kind, **_dynamic(batch), **attrs)
    except SpecError:
        return None


def _layer(
    graph: Graph, var: Any, value: Any, taken: set[Any], tf32: bool
) -> tuple[Any, Chosen, list[Any]] | None:
    made = _linear(var, value) if op_name(value) == "matmul" else _conv(value)
    if made is None:
        return None
    shape, batch, weight, attrs, axis = made
    rest = _follow(graph, var, axis, taken)
    kind = dtype(value.args[0])
    spec = _spec(
        "conv_bn",
        shape,
        kind,
        batch,
        bias=rest.bias is not None,
        residual=rest.residual is not None,
        activation=rest.activation,
        tf32=tf32 and kind == "float32",
        **attrs,
    )
    if spec is None or dtype(value.args[1]) != kind or dtype(rest.last) != kind:
        return None
    taken.update(_between(graph, var, rest.last))
    extra = [p for p in (rest.bias, rest.residual) if p is not None]
    return rest.last, Chosen(spec, batch), [value.args[0], weight, *extra]


def _between(graph: Graph, first: Any, last: Any) -> list[Any]:
    names = [first]
    while names[-1] is not last and not names[-1].same_as(last):
        names.append(graph.readers(names[-1])[0])
    return names


def _conv(value: Any) -> tuple[list[Any], Linear, Any, dict[str, Any], int] | None:
    attrs, shape, weight = value.attrs, sizes(value.args[0]), sizes(value.args[1])
    if shape is None or weight is None or not all(isinstance(d, int) for d in weight):
        return None
    last = str(attrs.data_layout).endswith("C")
    channels = shape[-1] if last else shape[1]
    spatial = shape[1:-1] if last else shape[2:]
    transposed = op_name(value) in TRANSPOSED
    if not all(isinstance(d, int) for d in (channels, *spatial)):
        return None
    kernel = weight[1:-1] if last else weight[2:]
    groups = int(attrs.groups)
    out = weight[1] * groups if transposed else weight[0]
    known: dict[str, Any] = {
        "out_channels": out,
        "kernel": tuple(kernel),
        "stride": tuple(int(s) for s in attrs.strides),
        "padding": _pads(attrs, len(kernel)),
        "dilation": tuple(int(d) for d in attrs.dilation),
        "groups": groups,
        "layout": "NHWC" if last else "NCHW",
    }
    if transposed:
        extra = tuple(int(p) for p in attrs.output_padding)
        known |= {"transposed": True, "output_padding": extra}
    return [channels, *spatial], linear(shape[0]), value.args[1], known, -1 if last else 1


def _pads(attrs: Any, rank: int) -> tuple[int, ...]:
    pads = tuple(int(p) for p in attrs.padding)
    return pads if len(pads) == 2 * rank else pads * 2


def _linear(var: Any, value: Any) -> tuple[list[Any], Linear, Any, dict[str, Any], int] | None:
    """A matrix of constants on the right: a convolution of one pixel whose batch are the rows."""
    weight, shape = constant(value.args[1]), sizes(value.args[0])
    if weight is None or shape is None or weight.ndim != 2 or len(shape) < 2:  # noqa: PLR2004
        return None
    if not isinstance(shape[-1], int) or sizes(var) is None:
        return None
    known = {"out_channels": weight.shape[1], "kernel": 1, "layout": "NHWC"}
    return [shape[-1], 1], product(shape[:-1]), weight.T, known, -1


def _follow(graph: Graph, var: Any, axis: int, taken: set[Any]) -> Epilogue:
    """Bias, residual and activation behind a layer, as far as nothing else reads its result."""
    rest = Epilogue(var)
    shape = sizes(var) or []
    while graph.private(rest.last) and rest.activation == "none":
        (reader,) = graph.readers(rest.last)
        call = graph.definition(reader)
        if reader in taken or reader.ty.__class__ is not var.ty.__class__:
            break
        if dtype(reader) != dtype(var):
            break
        if op_name(call) == "add":
            other = call.args[1] if call.args[0].same_as(rest.last) else call.args[0]
            bias = _bias(constant(graph.definition(other)), shape, axis)
            if bias is not None and rest.bias is None and rest.residual is None:
                rest = replace(rest, last=reader, bias=bias)
                continue
            same = isinstance(other, relax.Var) and same_sizes(sizes(other), shape)
            if same and rest.residual is None and dtype(other) == dtype(var):
                rest = replace(rest, last=reader, residual=other)
                continue
            break
        activation = _activation(call)
        if activation is None:
            break
        rest = replace(rest, last=reader, activation=activation)
    return rest


def _bias(array: np.ndarray | None, shape: list[Any], axis: int) -> np.ndarray | None:
    if array is None or array.ndim > len(shape):
        return None
    padded = array.reshape([1] * (len(shape) - array.ndim) + list(array.shape))
    axis %= len(shape)
    if any(d != 1 for i, d in enumerate(padded.shape) if i != axis):
        return None
    return np.broadcast_to(padded.reshape(-1), (shape[axis],)).copy()


def _activation(call: Any) -> str | None:
    match op_name(call):
        case "nn.relu":
            return "relu"
        case "nn.silu":
            return "silu"
        case "nn.gelu":
            return "gelu"
        case "clip":
            low, high = (float(getattr(a, "value", a)) for a in call.args[1:3])
            return "relu6" if (low, high) == (0.0, SIX) else None
    return None


def _row_norm(var: Any, value: Any, name: str) -> tuple[Any, Chosen, list[Any]] | None:
    shape = sizes(value.args[0])
    axes = [int(a) for a in value.attrs.axes]
    rank = len(shape or ())
    if shape is None or sorted(a % rank for a in axes) != list(range(rank - len(axes), rank)):
        return None
    inner = shape[rank - len(axes) :]
    if not all(isinstance(d, int) for d in inner):
        return None
    rows = product(shape[: rank - len(axes)])
    kind = dtype(value.args[0])
    op = name.removeprefix("nn.")
    params = {dtype(a) for a in value.args[1:]}
    same = kind in NARROW and params == {kind}
    spec = _spec(
        op,
        inner,
        kind,
        rows,
        normalized_shape=tuple(inner),
        eps=float(value.attrs.epsilon),
        param_dtype="same" if same else "float32",
    )
    if spec is None or dtype(var) != kind or params - {kind, "float32"}:
        return None
    return var, Chosen(spec, rows), list(value.args)


def _batch_norm(
    graph: Graph, var: Any, value: Any, training: list[str]
) -> tuple[Any, Chosen, list[Any]] | None:
    norm = graph.call(value.tuple_value, "nn.batch_norm")
    if norm is None:
        return None
    if norm.attrs.training:
        training.append(str(value.tuple_value.name))
        return None
    shape = sizes(norm.args[0])
    if shape is None or int(norm.attrs.axis) != 1 or any(not isinstance(d, int) for d in shape[1:]):
        return None
    batch = linear(shape[0])
    weight, bias = bool(norm.attrs.scale), bool(norm.attrs.center)
    spec = _spec(
        "batch_norm",
        shape[1:],
        dtype(norm.args[0]),
        batch,
        mode="infer",
        eps=float(norm.attrs.epsilon),
        weight=weight,
        bias=bias,
    )
    if spec is None:
        return None
    x, gamma, beta, mean, variance = norm.args
    by_name = {"x": x, "gamma": gamma, "beta": beta, "running_mean": mean, "running_var": variance}
    names = [a.name for a in ops.get("batch_norm").arguments(spec) if a.role == "in"]
    return var, Chosen(spec, batch), [by_name[n] for n in names]
