# SPDX-License-Identifier: Apache-2.0
"""The tensor expression of LayerNorm and RMSNorm over a (rows, length) view."""

from __future__ import annotations

from math import prod
from typing import Any

from tvm import te, tirx

from tvmbn.ops.base import Split
from tvmbn.ops.expression import Expression, Phase, Tensor, batch_size, flat_shape, widen
from tvmbn.ops.statistics import Groups, const, mean_of, moments, sums
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

    def with_rows(self, blocks: tuple[str, ...], output: str) -> list[Phase]:
        """Last phases: with whole rows the output joins them, else it is a pass of its own."""
        if self.groups.chunked:
            return [self.groups.group_phase(blocks), Phase("map", (output,), lanes=self.length)]
        return [self.groups.group_phase((*blocks, output))]

    def forward(self) -> Expression:
        spec, acc = self.spec, self.acc
        eps = const(spec["eps"], acc)

        def element(m: Any, u: Any, v: Any) -> Any:
            return self.load("x", m, u * self.run + v)

        if self.centred:
            stats = moments(self.groups, element)
            mean, spread = stats.mean, stats.variance
        else:
            stats = mean_of(self.groups, element, lambda value: value * value, "mean_square")
            mean, spread = None, stats.mean
        rstd = te.compute((self.rows,), lambda m: tirx.rsqrt(spread[m] + eps), "row_rstd")
        tail = ["row_rstd"]
        if spec["stats"]:
            if self.centred:
                tail.append(self.per_row(lambda m: stats.mean[m], "mean"))
            tail.append(self.per_row(lambda m: rstd[m], "rstd"))
        if spec["stats"] and self.groups.chunked:
            # The last pass reads what was saved; what precedes it stays in registers.
            mean, rstd = self.outputs.get("mean"), self.outputs["rstd"]

        def y(m: Any, n: Any) -> Any:
            if stats.widened is None:
                value = self.load("x", m, n)
            else:
                value = stats.widened[m, n // self.run, n % self.run]
            if mean is not None:
                value = value - mean[m]
            value = value * rstd[m]
            if spec["weight"]:
                value = value * self.load("gamma", n)
            if spec["bias"]:
                value = value + self.load("beta", n)
            return value.astype(spec.dtype)

        self.outputs["y"] = te.compute((self.rows, self.length), y, "y")
        return self.finish([*stats.phases, *self.with_rows((*stats.blocks, *tail), "y")])

    def xhat(self, m: Any, n: Any) -> Any:
        value = self.load("x", m, n)
        if self.centred:
            value = value - self.load("mean", m)
        return value * self.load("rstd", m)

    def backward(self) -> Expression:
        spec, groups = self.spec, self.groups

        def g(m: Any, n: Any) -> Any:
            dy = self.load("dy", m, n)
            return dy * self.load("gamma", n) if spec["weight"] else dy

        def at(u: Any, v: Any) -> Any:
            return u * self.run + v

        functions = [lambda m, u, v: g(m, at(u, v)) * self.xhat(m, at(u, v))]
        if self.centred:
            functions.append(lambda m, u, v: g(m, at(u, v)))
        totals, phases, blocks = sums(groups, functions, "row_sums")

        def dx(m: Any, n: Any) -> Any:
            inner = g(m, n) - self.xhat(m, n) * groups.over(totals[0][m])
            if self.centred:
                inner = inner - groups.over(totals[1][m])
            return (inner * self.load("rstd", m)).astype(spec.dtype)

        self.outputs["dx"] = te.compute((self.rows, self.length), dx, "dx")
        found = [*phases, *self.with_rows(blocks, "dx")]
        if spec["weight"] or spec["bias"]:
            columns = Groups("columns", self.length, self.rows, self.column, self.acc, self.length)
            wanted = {
                "dgamma": lambda n, m, _: self.load("dy", m, n) * self.xhat(m, n),
                "dbeta": lambda n, m, _: self.load("dy", m, n),
            }
            tail = [a.name for a in self.arguments if a.name in wanted]
            totals_n, first, names = sums(columns, [wanted[n] for n in tail], "column_sums")
            for name, total in zip(tail, totals_n, strict=True):
                self.per_column(total, name)
            found += [*first, columns.group_phase((*names, *tail))]
        return self.finish(found)


def build(
    arguments: tuple[TensorArg, ...], spec: OpSpec, row: Split, column: Split, *, centred: bool
) -> Expression:
    """Expression of ``spec``; ``row`` and ``column`` take the two reductions apart.

    ``centred`` is LayerNorm, which subtracts the mean; else RMSNorm.
    """
    builder = _Builder(arguments, spec, row, column, centred)
    return builder.forward() if spec["mode"] == "forward" else builder.backward()
