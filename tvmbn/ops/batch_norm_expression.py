# SPDX-License-Identifier: Apache-2.0
"""The tensor expression of BatchNorm.

Inputs are (N, C, S) for NCHW, with S the product of the spatial sizes, and (N * S, C) for
channels last and for S = 1. An element of channel c has the flat index r = n * S + s. Where nothing
is summed and no vector ends with a plane, inputs are (N, C * S) instead: one long row a sample.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from math import prod
from typing import Any

from tvm import te, tirx

from tvmbn.ops.base import Split
from tvmbn.ops.expression import Expression, Phase, Tensor, batch_size, flat_shape, widen
from tvmbn.ops.groups import Elements, Groups, as_float, const
from tvmbn.ops.pointwise import activate, activate_slope
from tvmbn.ops.statistics import Moments, Values, moments, sums
from tvmbn.spec import ITEMSIZE, OpSpec, TensorArg, accumulator

# The longest access of a thread.
VECTOR_BYTES = 16


class Geometry:
    """Index arithmetic between elements of a channel and positions in memory."""

    def __init__(self, spec: OpSpec, run: int, columns: bool) -> None:
        self.columns = columns
        vector = VECTOR_BYTES // ITEMSIZE[spec.dtype]
        self.channels = spec.shape[1]
        self.spatial = prod(spec.shape[2:])
        self.run = run
        batch = batch_size(spec)
        self.count = batch * self.spatial
        self.flat = spec["mode"] == "infer" and not columns and self.spatial % vector != 0
        if self.columns:
            self.shape: tuple[Any, ...] = (self.count, self.channels)
        elif self.flat:
            self.shape = (batch, self.channels * self.spatial)
        else:
            self.shape = (batch, self.channels, self.spatial)

    @property
    def lanes(self) -> int:
        """Contiguous elements that a vector may cover."""
        return self.shape[-1]

    def index(self, channel: Any, unit: Any, lane: Any) -> tuple[Any, ...]:
        """Position of an element of a channel."""
        if self.columns:
            return (unit, channel)
        per_row = self.spatial // self.run
        return (unit // per_row, channel, unit % per_row * self.run + lane)

    def everywhere(self, value: Callable[[Any, tuple[Any, ...]], Any], name: str) -> Tensor:
        """A stage of the input's shape from ``value(channel, index)``."""
        per_channel = self.spatial if self.flat else 1
        return te.compute(self.shape, lambda *index: value(index[1] // per_channel, index), name)


class _Reader(Mapping[str, Any]):
    """Values by name, each made when it is asked for."""

    def __init__(self, read: Callable[[str], Any]) -> None:
        self.read = read

    def __getitem__(self, name: str) -> Any:
        return self.read(name)

    def __iter__(self) -> Iterator[str]:
        return iter(())

    def __len__(self) -> int:
        return 0


class Channels:
    """Inputs and outputs of an operator whose groups are channels, as its stages read them."""

    def __init__(
        self, arguments: tuple[TensorArg, ...], spec: OpSpec, split: Split, columns: bool
    ) -> None:
        self.arguments, self.spec, self.acc = arguments, spec, accumulator(spec.dtype)
        self.geometry = Geometry(spec, split.run, columns)
        self.inputs = {
            a.name: te.placeholder(self.shape(a), a.dtype, a.name)
            for a in arguments
            if a.role == "in"
        }
        self.groups = Groups(
            "columns" if columns else "rows",
            self.geometry.channels,
            self.geometry.count,
            split,
            self.acc,
            self.geometry.lanes,
        )
        self.outputs: dict[str, Tensor] = {}

    def shape(self, argument: TensorArg) -> tuple[Any, ...]:
        """Shape in which the stages see an argument."""
        return self.geometry.shape if len(argument.shape) > 1 else flat_shape(argument)

    def element(self, name: str, index: tuple[Any, ...]) -> Any:
        """A full-shaped input's element as an accumulator value."""
        return widen(self.inputs[name][index], self.acc)

    def elements(self, name: str) -> Elements:
        """An input's elements as the channel reductions read them."""
        tensor = self.inputs[name]
        return self.groups.elements(
            lambda c, u, v: tensor[self.geometry.index(c, u, v)],
            self.spec.dtype,
            f"loaded_{name}",
        )

    def out(self, name: str, value: Callable[[Any], Any]) -> str:
        """A per-channel output; returns the stage's name."""
        dtype = next(a.dtype for a in self.arguments if a.name == name)
        self.outputs[name] = te.compute(
            (self.geometry.channels,), lambda c: value(c).astype(dtype), name
        )
        return name


class _Builder(Channels):
    def __init__(
        self,
        arguments: tuple[TensorArg, ...],
        spec: OpSpec,
        split: Split,
        columns: bool,
        source: Any = None,
        result: str = "y",
    ) -> None:
        super().__init__(arguments, spec, split, columns)
        self.result = result
        if source is not None:
            self.inputs["x"] = source

    def get(self, name: str, channel: Any, default: float) -> Any:
        """Per-channel input as an accumulator value, or a constant where the spec has none."""
        if name not in self.inputs:
            return const(default, self.acc)
        return widen(self.inputs[name][channel], self.acc)

    def copy_out(self, name: str, value: Tensor) -> None:
        self.out(name, lambda c: value[c])

    def values(self, index: tuple[Any, ...]) -> Values:
        """Full-shaped inputs at one position, read when asked for."""
        return _Reader(lambda name: self.element(name, index))

    def affine(self, xhat: Any, channel: Any, values: Values) -> Any:
        z = xhat
        if "gamma" in self.inputs:
            z = z * self.get("gamma", channel, 1.0)
        if "beta" in self.inputs:
            z = z + self.get("beta", channel, 0.0)
        if "residual" in self.inputs:
            z = z + values["residual"]
        return z

    def everywhere_phase(self, block: str) -> Phase:
        plane = self.geometry.spatial if self.geometry.flat else 1
        return Phase("map", (block,), lanes=self.geometry.lanes, plane=plane)

    def finish(self, phases: list[Phase]) -> Expression:
        names = (a.name for a in self.arguments if a.role == "out")
        outputs = {n: self.outputs[n] for n in (self.result if n == "y" else n for n in names)}
        return Expression(self.inputs, outputs, tuple(phases))

    # Forward

    def forward(self) -> Expression:
        spec, geometry = self.spec, self.geometry
        if spec["mode"] == "infer":
            self.output_y(
                lambda c: self.get("running_mean", c, 0.0),
                lambda c: tirx.rsqrt(
                    self.get("running_var", c, 1.0) + const(spec["eps"], self.acc)
                ),
            )
            return self.finish([self.everywhere_phase(self.result)])
        x = self.elements("x")
        stats = moments(self.groups, x)
        rstd = te.compute(
            (geometry.channels,),
            lambda c: tirx.rsqrt(stats.variance[c] + const(spec["eps"], self.acc)),
            "rstd",
        )
        tail = [
            "rstd",
            self.out("save_mean", lambda c: stats.mean[c]),
            self.out("save_rstd", lambda c: rstd[c]),
            *self.running(stats),
        ]
        # The last pass reads what was saved; what precedes it stays in registers.
        mean, saved = self.outputs["save_mean"], self.outputs["save_rstd"]
        self.output_y(lambda c: mean[c], lambda c: saved[c])
        loads = () if self.groups.chunked else x.loads
        phases = [*stats.phases, self.groups.group_phase((*stats.blocks, *tail), loads)]
        if spec["momentum"] is None and spec["running_stats"]:
            phases.append(Phase("map", ("new_num_batches_tracked",)))
        phases.append(self.everywhere_phase(self.result))
        return self.finish(phases)

    def running(self, stats: Moments) -> list[str]:
        spec, count = self.spec, self.geometry.count
        if not spec["running_stats"]:
            return []
        one = const(1.0, self.acc)
        onnx = spec["convention"] == "onnx"

        def unbiased(c: Any) -> Any:
            if onnx:
                return stats.variance[c]
            if isinstance(count, int):
                # The ratio is a Python float: count may exceed what 16 bits or float32 hold.
                return stats.variance[c] * const(count / (count - 1), self.acc)
            rest = as_float(tirx.max(count - 1, 1), self.acc)
            return stats.variance[c] * (as_float(count, self.acc) / rest)

        tracked = self.inputs.get("num_batches_tracked")
        if tracked is None:
            keep = spec["momentum"] if onnx else 1.0 - spec["momentum"]
            old, new = const(keep, self.acc), const(1.0 - keep, self.acc)
        else:
            self.outputs["new_num_batches_tracked"] = te.compute(
                (1,), lambda i: tracked[i] + tirx.const(1, "int64"), "new_num_batches_tracked"
            )
            # A cumulative average weighs the k-th batch by 1/k, in either convention.
            new = one / (tracked[0] + tirx.const(1, "int64")).astype(self.acc)
            old = one - new
        return [
            self.out(
                "new_running_mean",
                lambda c: old * self.get("running_mean", c, 0.0) + new * stats.mean[c],
            ),
            self.out(
                "new_running_var",
                lambda c: old * self.get("running_var", c, 1.0) + new * unbiased(c),
            ),
        ]

    def output_y(self, mean: Callable[[Any], Any], rstd: Callable[[Any], Any]) -> None:
        def value(c: Any, index: tuple[Any, ...]) -> Any:
            values = self.values(index)
            z = self.affine((values["x"] - mean(c)) * rstd(c), c, values)
            return activate(self.spec["activation"], z, self.spec.dtype).astype(self.spec.dtype)

        self.outputs[self.result] = self.geometry.everywhere(value, self.result)

    # Backward

    def statistics(self, c: Any) -> tuple[Any, Any]:
        if self.spec["mode"] == "train_backward":
            return self.get("save_mean", c, 0.0), self.get("save_rstd", c, 1.0)
        var = self.get("running_var", c, 1.0) + const(self.spec["eps"], self.acc)
        return self.get("running_mean", c, 0.0), tirx.rsqrt(var)

    def dz(self, c: Any, values: Values) -> Any:
        """Gradient before the activation; recomputes its argument where it matters."""
        if self.spec["activation"] == "none":
            return values["dy"]
        z = self.affine(self.xhat(c, values), c, values)
        return values["dy"] * activate_slope(self.spec["activation"], z)

    def xhat(self, c: Any, values: Values) -> Any:
        mean, rstd = self.statistics(c)
        return (values["x"] - mean) * rstd

    def sources(self, wanted: list[str]) -> dict[str, Elements]:
        """The inputs that the sums ``wanted`` read."""
        fused = self.spec["activation"] != "none"
        names = ["dy"]
        if fused or "dgamma" in wanted:
            names.append("x")
        if fused and self.spec["residual"]:
            names.append("residual")
        return {name: self.elements(name) for name in names}

    def backward(self) -> Expression:
        spec, geometry, groups = self.spec, self.geometry, self.groups
        training = spec["mode"] == "train_backward"
        phases: list[Phase] = []
        functions = {
            "dgamma": lambda values, c, *_: self.dz(c, values) * self.xhat(c, values),
            "dbeta": lambda values, c, *_: self.dz(c, values),
        }
        names = [a.name for a in self.arguments if a.name in functions]
        wanted = list(functions) if training else names
        total: dict[str, Tensor] = {}
        if wanted:
            sources = self.sources(wanted)
            found = sums(groups, sources, [functions[n] for n in wanted], "sums")
            total = dict(zip(wanted, found.totals, strict=True))
            for name in names:
                self.copy_out(name, total[name])
            loads = () if groups.chunked else tuple(n for e in sources.values() for n in e.loads)
            phases += [*found.phases, groups.group_phase((*found.blocks, *names), loads)]
            # The last pass reads the gradients themselves where they are outputs.
            total |= {name: self.outputs[name] for name in names}

        def dx(c: Any, position: tuple[Any, ...]) -> Any:
            values = self.values(position)
            inner = self.dz(c, values)
            if training:
                inner = (
                    inner
                    - groups.over(total["dbeta"][c])
                    - self.xhat(c, values) * groups.over(total["dgamma"][c])
                )
            scale = self.statistics(c)[1]
            if spec["weight"]:
                scale = scale * self.get("gamma", c, 1.0)
            return (inner * scale).astype(spec.dtype)

        self.outputs["dx"] = geometry.everywhere(dx, "dx")
        phases.append(self.everywhere_phase("dx"))
        if spec["residual"]:
            self.outputs["dresidual"] = geometry.everywhere(
                lambda c, position: self.dz(c, self.values(position)).astype(spec.dtype),
                "dresidual",
            )
            phases.append(self.everywhere_phase("dresidual"))
        return self.finish(phases)


def build(
    arguments: tuple[TensorArg, ...],
    spec: OpSpec,
    split: Split,
    *,
    columns: bool,
    source: Any = None,
    result: str = "y",
) -> Expression:
    """Expression of ``spec``, its channel reduction taken apart by ``split``.

    ``columns`` says that neighbours in memory belong to different channels. ``source`` stands for
    the input x where that is made by other stages, and ``result`` names the output y.
    """
    builder = _Builder(arguments, spec, split, columns, source, result)
    return builder.forward() if spec["mode"] in ("train", "infer") else builder.backward()
