# SPDX-License-Identifier: Apache-2.0
"""Keep feature maps channels last between convolutions, which is what the schedules are best at.

A value may exist in its own order, channels last, or both; a transposition is only written where
a reader needs the form that is not there. At the borders of the model nothing changes.
"""

from __future__ import annotations

from typing import Any

import tvm
from tvm import relax

from tvmbn.model.relax_graph import Emitter, constant, literal, op_name, rebuild, sizes, variables

LEAST_RANK = 3
LETTERS = {3: "W", 4: "HW", 5: "DHW"}
UNARY = frozenset(
    "abs ceil clip cos erf exp floor log negative rsqrt sigmoid sin sqrt square tanh "
    "nn.relu nn.gelu nn.gelu_tanh nn.silu nn.leakyrelu nn.softplus astype".split()
)
BINARY = frozenset("add subtract multiply divide maximum minimum power".split())
POOLS = frozenset(("nn.max_pool2d", "nn.avg_pool2d", "nn.adaptive_avg_pool2d"))


def to_last(rank: int) -> list[int]:
    """Order of the dimensions of a tensor channels last: N, spatial, C."""
    return [0, *range(2, rank), 1]


def to_first(rank: int) -> list[int]:
    """Inverse of :func:`to_last`."""
    return [0, rank - 1, *range(1, rank - 1)]


def channels_last(module: tvm.IRModule) -> tvm.IRModule:
    """Rewrite convolutions to channels last, and what lies between them."""
    return rebuild(module, {}, every=_Layout())


class _Layout:
    """State of the pass: the channels-last form of the values that have one."""

    def __init__(self) -> None:
        self.last: dict[Any, Any] = {}

    def __call__(self, emitter: Emitter, var: Any, value: Any) -> Any:
        made = self._last(emitter, var, value)
        if made is not None:
            self.last[var] = emitter.emit(made)
            emitter.new[var] = _Pending
            return None
        special = self._leaves(emitter, value)
        if special is not None:
            return special
        self.settle(emitter, value)
        return emitter.get(value)

    def settle(self, emitter: Emitter, value: Any) -> None:
        """Write the transposition back of every operand that exists channels last alone."""
        for used in variables(value):
            if emitter.new.get(used) is _Pending:
                last = self.last[used]
                rank = len(sizes(last) or ())
                emitter.new[used] = emitter.emit(relax.op.permute_dims(last, to_first(rank)))

    def form(self, emitter: Emitter, expr: Any) -> Any:
        """Channels-last form of an operand, transposed where there is none yet."""
        if expr in self.last:
            return self.last[expr]
        rank = len(sizes(expr) or ())
        made = emitter.emit(relax.op.permute_dims(emitter.get(expr), to_last(rank)))
        self.last[expr] = made
        return made

    def _last(self, emitter: Emitter, var: Any, value: Any) -> Any:
        """Channels-last form of ``value``; None where it stays in its own order."""
        name = op_name(value)
        rank = len(sizes(var) or ()) if hasattr(var.ty, "shape") else 0
        if rank < LEAST_RANK:
            return None
        if name in ("nn.conv1d", "nn.conv2d", "nn.conv3d"):
            return self._conv(emitter, value, rank)
        if name in BINARY:
            return self._binary(emitter, var, value)
        data = value.args[0] if name and value.args else None
        if data is None or data not in self.last or len(sizes(data) or ()) != rank:
            return None
        made = None
        if name in UNARY:
            rest = list(value.args[1:])
            made = relax.Call(value.op, [self.last[data], *rest], value.attrs, value.ty_args)
        elif name in POOLS and rank == len("NCHW") and str(value.attrs.layout) == "NCHW":
            made = _pool(name, self.last[data], value.attrs)
        elif name == "mean" and _axes(value, rank) == list(range(2, rank)) and value.attrs.keepdims:
            made = relax.op.mean(self.last[data], list(range(1, rank - 1)), keepdims=True)
        return made

    def _conv(self, emitter: Emitter, value: Any, rank: int) -> Any:
        letters = LETTERS[rank]
        if str(value.attrs.data_layout) != f"NC{letters}":
            return None
        weight = constant(value.args[1])
        if weight is None:
            self.settle(emitter, value)
            kernel = relax.op.permute_dims(emitter.get(value.args[1]), to_last(rank))
            kernel = emitter.emit(kernel)
        else:
            kernel = literal(weight.transpose(to_last(rank)))
        attrs = value.attrs
        return relax.op.nn.__dict__[value.op.name.rpartition(".")[2]](
            self.form(emitter, value.args[0]),
            kernel,
            strides=[int(s) for s in attrs.strides],
            padding=[int(p) for p in attrs.padding],
            dilation=[int(d) for d in attrs.dilation],
            groups=int(attrs.groups),
            data_layout=f"N{letters}C",
            kernel_layout=f"O{letters}I",
        )

    def _binary(self, emitter: Emitter, var: Any, value: Any) -> Any:
        if not any(a in self.last for a in value.args):
            return None
        want = sizes(var) or []
        forms = []
        for argument in value.args:
            array = constant(argument)
            if array is not None:
                padded = array.reshape([1] * (len(want) - array.ndim) + list(array.shape))
                moved = padded.transpose(to_last(len(want))) if array.ndim else array
                forms.append(literal(moved))
            elif len(sizes(argument) or ()) == len(want):
                forms.append(self.form(emitter, argument))
            else:
                return None
        return relax.Call(value.op, forms, value.attrs, value.ty_args)

    def _leaves(self, emitter: Emitter, value: Any) -> Any:
        """Readers that take the channels-last form, or its memory, as it is."""
        name = op_name(value)
        data = value.args[0] if name and value.args else None
        if data is None or data not in self.last:
            return None
        shape = sizes(data) or []
        rank = len(shape)
        if name == "permute_dims" and value.attrs.axes is not None:
            axes = [int(a) for a in value.attrs.axes]
            return self.last[data] if axes == to_last(rank) else None
        if name in ("reshape", "squeeze", "flatten") and all(d == 1 for d in shape[2:]):
            target = sizes(value) if hasattr(value.ty, "shape") else None
            reshape: Any = relax.op.reshape
            return None if target is None else reshape(self.last[data], target)
        if name == "mean" and _axes(value, rank) == list(range(2, rank)):
            return relax.op.mean(self.last[data], list(range(1, rank - 1)), keepdims=False)
        return None


class _Pending:
    """Stands for a value that exists channels last alone."""


def _axes(value: Any, rank: int) -> list[int]:
    axes = value.attrs.axis
    return sorted(int(a) % rank for a in axes) if axes is not None else list(range(rank))


def _pool(name: str, data: Any, attrs: Any) -> Any:
    made: Any = relax.op.nn.__dict__[name.removeprefix("nn.")]
    if name == "nn.adaptive_avg_pool2d":
        size = None if attrs.output_size is None else [int(s) for s in attrs.output_size]
        return made(data, size, layout="NHWC")
    return made(
        data,
        pool_size=[int(s) for s in attrs.pool_size],
        strides=[int(s) for s in attrs.strides],
        padding=[int(p) for p in attrs.padding],
        dilation=[int(d) for d in attrs.dilation],
        ceil_mode=bool(attrs.ceil_mode),
        count_include_pad=bool(attrs.count_include_pad),
        layout="NHWC",
    )
