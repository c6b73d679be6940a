# SPDX-License-Identifier: Apache-2.0
"""The tensor expressions of ``tvmbn.ops.sync_batch_norm``.

Shapes are those of :mod:`tvmbn.ops.batch_norm_expression`; what processes exchange keeps its own.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from tvm import te, tirx

from tvmbn.ops.base import Split
from tvmbn.ops.batch_norm import is_columns
from tvmbn.ops.batch_norm_expression import Channels
from tvmbn.ops.expression import Expression, Phase, Tensor, widen
from tvmbn.ops.groups import Groups, as_float, const
from tvmbn.ops.statistics import moments, sums
from tvmbn.spec import MERGED, OpSpec, TensorArg

EXCHANGED = ("all_moments", "all_sums")


class _Builder(Channels):
    def shape(self, argument: TensorArg) -> tuple[Any, ...]:
        return argument.shape if argument.name in EXCHANGED else super().shape(argument)

    def get(self, name: str, channel: Any) -> Any:
        return widen(self.inputs[name][channel], self.acc)

    def xhat(self, value: Any, channel: Any) -> Any:
        return (value - self.get("save_mean", channel)) * self.get("save_rstd", channel)

    def packed(self, name: str, rows: list[Callable[[Any], Any]]) -> Phase:
        """An output for the other processes, one row after the other, as a phase."""
        dtype = next(a.dtype for a in self.arguments if a.name == name)

        def value(row: Any, c: Any) -> Any:
            found = rows[-1](c).astype(dtype)
            for i in reversed(range(len(rows) - 1)):
                found = tirx.Select(row == i, rows[i](c).astype(dtype), found)
            return found

        self.outputs[name] = te.compute((len(rows), self.geometry.channels), value, name)
        return Phase("map", (name,))

    def finish(self, phases: list[Phase]) -> Expression:
        outputs = {a.name: self.outputs[a.name] for a in self.arguments if a.role == "out"}
        return Expression(self.inputs, outputs, tuple(phases))

    def moments(self) -> Expression:
        groups, x = self.groups, self.elements("x")
        found, count = moments(groups, x), as_float(self.geometry.count, self.acc)
        exact = as_float(self.geometry.count, MERGED)
        loads = () if groups.chunked else x.loads
        last = self.packed(
            "moments",
            [lambda _: exact, lambda c: found.mean[c], lambda c: found.variance[c] * count],
        )
        return self.finish([*found.phases, groups.group_phase(found.blocks, loads), last])

    def normalise(self) -> Expression:
        spec, parts = self.spec, self.inputs["all_moments"]
        channels, one = self.geometry.channels, const(1.0, MERGED)
        # One group a channel, whose elements are the processes.
        over = Groups("columns", channels, spec["processes"], Split(), MERGED, 1)
        count, weighted = over.sum_all(
            [lambda c, p, _: parts[p, 0, c], lambda c, p, _: parts[p, 0, c] * parts[p, 1, c]],
            "counted",
        )
        each = over.per_group(lambda c: one / tirx.max(count[c], one), "each")
        mean = over.per_group(lambda c: weighted[c] * each[c], "merged_mean")

        def deviation(c: Any, p: Any, _: Any) -> Any:
            distance = parts[p, 1, c] - mean[c]
            return parts[p, 2, c] + parts[p, 0, c] * distance * distance

        (square,) = over.sum_all([deviation], "merged_square")

        def rstd(c: Any) -> Any:
            return one / tirx.sqrt(square[c] * each[c] + const(spec["eps"], MERGED))

        blocks = ["counted", "each", "merged_mean", "merged_square"]
        blocks += [self.out("save_mean", lambda c: mean[c]), self.out("save_rstd", rstd)]
        blocks.append(self.out("share", lambda c: each[c]))
        if spec["running_stats"]:
            blocks += self.running(count, mean, square)
        saved_mean, saved_rstd = self.outputs["save_mean"], self.outputs["save_rstd"]

        def y(c: Any, index: tuple[Any, ...]) -> Any:
            z = (self.element("x", index) - saved_mean[c]) * saved_rstd[c]
            z = z * self.get("gamma", c) if spec["weight"] else z
            z = z + self.get("beta", c) if spec["bias"] else z
            return z.astype(spec.dtype)

        self.outputs["y"] = self.geometry.everywhere(y, "y")
        last = Phase("map", ("y",), lanes=self.geometry.lanes)
        return self.finish([Phase("columns", tuple(blocks)), last])

    def running(self, count: Tensor, mean: Tensor, square: Tensor) -> list[str]:
        one, zero = const(1.0, MERGED), const(0.0, MERGED)
        if self.spec["momentum"] is None:
            share: Any = one / self.inputs["num_batches_tracked"][0].astype(MERGED)
        else:
            share = const(self.spec["momentum"], MERGED)

        def updated(name: str, value: Callable[[Any], Any]) -> Callable[[Any], Any]:
            def new(c: Any) -> Any:
                old = self.inputs[name][c].astype(MERGED)
                # Nothing at all anywhere leaves the statistics as they are.
                return old + (value(c) - old) * tirx.Select(count[c] > zero, share, zero)

            return new

        unbiased = lambda c: square[c] / tirx.max(count[c] - one, one)  # noqa: E731
        return [
            self.out("new_running_mean", updated("running_mean", lambda c: mean[c])),
            self.out("new_running_var", updated("running_var", unbiased)),
        ]

    def backward_sums(self) -> Expression:
        groups = self.groups
        sources = {name: self.elements(name) for name in ("dy", "x")}
        functions = [
            lambda values, *_: values["dy"],
            lambda values, c, *_: values["dy"] * self.xhat(values["x"], c),
        ]
        found = sums(groups, sources, functions, "total")
        total: dict[str, Tensor] = dict(zip(("dbeta", "dgamma"), found.totals, strict=True))
        names = [a.name for a in self.arguments if a.name in total]
        for name in names:
            self.out(name, lambda c, name=name: total[name][c])
        loads = () if groups.chunked else tuple(n for e in sources.values() for n in e.loads)
        read = {name: self.outputs.get(name, stage) for name, stage in total.items()}
        last = self.packed("sums", [lambda c: read["dbeta"][c], lambda c: read["dgamma"][c]])
        return self.finish(
            [*found.phases, groups.group_phase((*found.blocks, *names), loads), last]
        )

    def backward_input(self) -> Expression:
        all_sums, share = self.inputs["all_sums"], self.inputs["share"]

        def dx(c: Any, index: tuple[Any, ...]) -> Any:
            xhat = self.xhat(self.element("x", index), c)
            inner = self.element("dy", index) - all_sums[0, c] * share[c]
            inner = inner - xhat * (all_sums[1, c] * share[c])
            scale = self.get("save_rstd", c)
            if self.spec["weight"]:
                scale = scale * self.get("gamma", c)
            return (inner * scale).astype(self.spec.dtype)

        self.outputs["dx"] = self.geometry.everywhere(dx, "dx")
        return self.finish([Phase("map", ("dx",), lanes=self.geometry.lanes)])


def build(arguments: tuple[TensorArg, ...], spec: OpSpec, split: Split) -> Expression:
    """Expression of ``spec``, its channel reduction taken apart by ``split``."""
    builder = _Builder(arguments, spec, split, is_columns(spec))
    made: Mapping[str, Callable[[], Expression]] = {
        "moments": builder.moments,
        "normalise": builder.normalise,
        "backward_sums": builder.backward_sums,
        "backward_input": builder.backward_input,
    }
    return made[spec["mode"]]()
