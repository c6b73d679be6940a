# SPDX-License-Identifier: Apache-2.0
"""The tensor expression of LayerNorm and RMSNorm over a (rows, length) view."""

from __future__ import annotations

from collections.abc import Mapping
from math import prod
from typing import Any

from tvm import te, tirx

from tvmbn.ops.base import Split
from tvmbn.ops.expression import Expression, Phase, Tensor, batch_size, flat_shape, widen
from tvmbn.ops.groups import Elements, Groups, Load, add_up, const, several
from tvmbn.ops.statistics import Values, mean_square, moments, sums
from tvmbn.spec import OpSpec, TensorArg, accumulator


class _Builder:
    def __init__(
        self,
        arguments: tuple[TensorArg, ...],
        spec: OpSpec,
        row: Split,
        column: Split,
        centred: bool,
    ) -> None:
        self.spec, self.column, self.centred = spec, column, centred
        self.run = row.run
        self.acc = accumulator(spec.dtype)
        self.length = prod(spec["normalized_shape"])
        self.rows = self.row_count()
        self.arguments = arguments
        self.inputs = {
            a.name: te.placeholder(self.shape(a), a.dtype, a.name)
            for a in self.arguments
            if a.role == "in"
        }
        self.groups = Groups("rows", self.rows, self.length, row, self.acc, self.length)
        self.outputs: dict[str, Tensor] = {}

    def row_count(self) -> Any:
        lead = self.spec.shape[: len(self.spec.shape) - len(self.spec["normalized_shape"])]
        return batch_size(self.spec) * prod(lead[1:]) if lead else 1

    def shape(self, argument: TensorArg) -> tuple[Any, ...]:
        if argument.name in ("x", "y", "dy", "dx"):
            return (self.rows, self.length)
        return (self.rows,) if argument.name in ("mean", "rstd") else flat_shape(argument)

    def load(self, name: str, *index: Any) -> Any:
        return widen(self.inputs[name][index], self.acc)

    def per_row(self, value: Any, name: str) -> str:
        self.outputs[name] = te.compute((self.rows,), value, name)
        return name

    def per_column(self, total: Tensor, name: str) -> None:
        self.outputs[name] = te.compute((self.length,), lambda n: total[n], name)

    def finish(self, phases: list[Phase]) -> Expression:
        outputs = {a.name: self.outputs[a.name] for a in self.arguments if a.role == "out"}
        return Expression(self.inputs, outputs, tuple(phases))

    def elements(self, name: str) -> Elements:
        """A full-shaped input's elements as the row reductions read them."""
        tensor = self.inputs[name]
        return self.groups.elements(
            lambda m, u, v: tensor[m, u * self.run + v], self.spec.dtype, f"loaded_{name}"
        )

    def values(self, sources: Mapping[str, Elements], m: Any, n: Any) -> dict[str, Any]:
        """Full-shaped inputs at (m, n): from what a whole row holds, else from memory."""
        if self.groups.chunked:
            return {name: self.load(name, m, n) for name in sources}
        run = self.run
        return {name: each.whole(m, n // run, n % run) for name, each in sources.items()}

    def last_phases(
        self, sources: Mapping[str, Elements], blocks: tuple[str, ...], output: str
    ) -> list[Phase]:
        """With whole rows the output joins them, else it is a pass of its own."""
        if self.groups.chunked:
            return [self.groups.group_phase(blocks), Phase("map", (output,), lanes=self.length)]
        loads = tuple(load for each in sources.values() for load in each.loads)
        return [self.groups.group_phase((*blocks, output), loads)]

    def forward(self) -> Expression:
        spec = self.spec
        eps = const(spec["eps"], self.acc)
        x = self.elements("x")
        stats = moments(self.groups, x) if self.centred else mean_square(self.groups, x)
        mean = stats.mean if self.centred else None
        rstd = te.compute((self.rows,), lambda m: tirx.rsqrt(stats.variance[m] + eps), "row_rstd")
        tail = ["row_rstd"]
        if spec["stats"]:
            if self.centred:
                tail.append(self.per_row(lambda m: stats.mean[m], "mean"))
            tail.append(self.per_row(lambda m: rstd[m], "rstd"))
        if spec["stats"] and self.groups.chunked:
            # The last pass reads what was saved; what precedes it stays in registers.
            mean, rstd = self.outputs.get("mean"), self.outputs["rstd"]

        def y(m: Any, n: Any) -> Any:
            value = self.values({"x": x}, m, n)["x"]
            if mean is not None:
                value = value - mean[m]
            value = value * rstd[m]
            if spec["weight"]:
                value = value * self.load("gamma", n)
            if spec["bias"]:
                value = value + self.load("beta", n)
            return value.astype(spec.dtype)

        self.outputs["y"] = te.compute((self.rows, self.length), y, "y")
        phases = self.last_phases({"x": x}, (*stats.blocks, *tail), "y")
        return self.finish([*stats.phases, *phases])

    def xhat(self, x: Any, m: Any) -> Any:
        value = x - self.load("mean", m) if self.centred else x
        return value * self.load("rstd", m)

    def backward(self) -> Expression:
        spec, groups = self.spec, self.groups
        if self.column.banded:
            return self.banded_backward()
        sources = {name: self.elements(name) for name in ("dy", "x")}

        def g(values: Values, n: Any) -> Any:
            return values["dy"] * self.load("gamma", n) if spec["weight"] else values["dy"]

        def g_at(values: Values, _: Any, u: Any, v: Any) -> Any:
            return g(values, u * self.run + v)

        functions: list[Any] = [
            lambda values, m, u, v: g_at(values, m, u, v) * self.xhat(values["x"], m)
        ]
        if self.centred:
            functions.append(g_at)
        rows = sums(groups, sources, functions, "row_sums")

        def dx(m: Any, n: Any) -> Any:
            values = self.values(sources, m, n)
            inner = g(values, n) - self.xhat(values["x"], m) * groups.over(rows.totals[0][m])
            if self.centred:
                inner = inner - groups.over(rows.totals[1][m])
            return (inner * self.load("rstd", m)).astype(spec.dtype)

        self.outputs["dx"] = te.compute((self.rows, self.length), dx, "dx")
        phases = [*rows.phases, *self.last_phases(sources, rows.blocks, "dx")]
        if spec["weight"] or spec["bias"]:
            phases += self.parameter_gradients()
        return self.finish(phases)

    def parameter_gradients(self) -> list[Phase]:
        """Phases of dgamma and dbeta: sums over the rows."""
        columns = Groups("columns", self.length, self.rows, self.column, self.acc, self.length)
        wanted = {
            "dgamma": lambda values, _, m, __: values["dy"] * self.xhat(values["x"], m),
            "dbeta": lambda values, *_: values["dy"],
        }
        names = tuple(a.name for a in self.arguments if a.name in wanted)
        sources = {
            name: columns.elements(self.by_column(name), self.spec.dtype, name)
            for name in ("dy", "x")
        }
        found = sums(columns, sources, [wanted[name] for name in names], "column_sums")
        for name, total in zip(names, found.totals, strict=True):
            self.per_column(total, name)
        return [*found.phases, columns.group_phase((*found.blocks, *names))]

    def banded_backward(self) -> Expression:
        """Backward in bands of rows: a row's sums, its dx, and its share of dgamma and dbeta."""
        rows, run, acc = self.column.chunk, self.run, self.acc
        bands, units = self.rows // rows, self.length // run

        def hold(name: str) -> Tensor:
            tensor = self.inputs[name]
            return te.compute(
                (bands, rows, units, run),
                lambda b, r, u, v: tensor[b * rows + r, u * run + v],
                f"loaded_{name}",
            )

        held = {name: hold(name) for name in ("dy", "x")}

        def value(name: str, *at: Any) -> Any:
            return widen(held[name][at], acc)

        def g(b: Any, r: Any, u: Any, v: Any) -> Any:
            dy = value("dy", b, r, u, v)
            return dy * self.load("gamma", u * run + v) if self.spec["weight"] else dy

        def xhat(b: Any, r: Any, u: Any, v: Any) -> Any:
            return self.xhat(value("x", b, r, u, v), b * rows + r)

        def row_sums(b: Any, r: Any) -> Any:
            u, v = te.reduce_axis((0, units), "u"), te.reduce_axis((0, run), "v")
            terms = [g(b, r, u, v) * xhat(b, r, u, v)]
            if self.centred:
                terms.append(g(b, r, u, v))
            return add_up(terms, [u, v])

        totals = several(te.compute((bands, rows), row_sums, "row_sums"))

        def dx(b: Any, r: Any, u: Any, v: Any) -> Any:
            at = (b, r, u, v)
            inner = g(*at) - xhat(*at) * self.groups.over(totals[0][b, r])
            if self.centred:
                inner = inner - self.groups.over(totals[1][b, r])
            return (inner * self.load("rstd", b * rows + r)).astype(self.spec.dtype)

        (made,) = several(te.compute((bands, rows, units, run), dx, "banded_dx"))
        self.outputs["dx"] = te.compute(
            (self.rows, self.length),
            lambda m, n: made[m // rows, m % rows, n // run, n % run],
            "dx",
        )
        terms = {
            "dgamma": lambda *at: value("dy", *at) * xhat(*at),
            "dbeta": lambda *at: value("dy", *at),
        }
        names = tuple(a.name for a in self.arguments if a.name in terms)

        def band_sums(b: Any, u: Any, v: Any) -> Any:
            r = te.reduce_axis((0, rows), "r")
            return add_up([terms[name](b, r, u, v) for name in names], r)

        shares = several(te.compute((bands, units, run), band_sums, "band_sums"))
        columns = Groups("columns", self.length, bands, Split(), acc, self.length)
        sources = {
            name: columns.elements(self.by_unit(share), acc, name)
            for name, share in zip(names, shares, strict=True)
        }
        found = sums(columns, sources, [pick(name) for name in names], "column_sums")
        for name, total in zip(names, found.totals, strict=True):
            self.per_column(total, name)
        loads = tuple(f"loaded_{name}" for name in held)
        blocks = (*loads, "row_sums", "banded_dx", "dx", "band_sums")
        first = Phase("bands", blocks, 1, self.length, loads)
        return self.finish([first, columns.group_phase((*found.blocks, *names))])

    def by_unit(self, share: Tensor) -> Load:
        run = self.run
        return lambda n, b, _: share[b, n // run, n % run]

    def by_column(self, name: str) -> Load:
        tensor = self.inputs[name]
        return lambda n, m, _: tensor[m, n]


def pick(name: str) -> Any:
    """Function of an element's values that is one of them."""
    return lambda values, *_: values[name]


def build(
    arguments: tuple[TensorArg, ...], spec: OpSpec, row: Split, column: Split, *, centred: bool
) -> Expression:
    """Expression of ``spec``; ``row`` and ``column`` take the two reductions apart.

    ``centred`` is LayerNorm, which subtracts the mean; else RMSNorm.
    """
    builder = _Builder(arguments, spec, row, column, centred)
    return builder.forward() if spec["mode"] == "forward" else builder.backward()
