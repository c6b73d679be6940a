# SPDX-License-Identifier: Apache-2.0
"""The parts of a BatchNorm whose batch is spread over several processes.

``tvmbn.torch.SyncBatchNorm`` is made of them. Between them the processes exchange a few numbers a
channel, once in each direction::

    moments         x -> count, mean and M2 = sum (x - mean)^2 of this process's part
    normalise       x, all moments -> y, mean, rstd and share = 1 / n of all parts, running ones
    backward_sums   dy, x -> dgamma, dbeta and, for adding up, sum(dy) and sum(dy * xhat)
    backward_input  dy, x, the sums over all parts -> dx

Moments merge by Chan's formula (Chan, Golub and LeVeque, 1983), in float64 and over all processes
in one step, so parts may have any size::

    n = sum n_i    mean = sum n_i mean_i / n    M2 = sum M2_i + n_i (mean_i - mean)^2
    y = gamma * (x - mean) * rstd + beta,  rstd = 1 / sqrt(M2 / n + eps),  share = 1 / n

Backward, with all_sums the total of the parts' sums::

    dbeta = sum(dy)    dgamma = sum(dy * xhat)    sums = dbeta, dgamma
    dx = gamma * rstd * (dy - all_sums[0] * share - xhat * all_sums[1] * share)

Running statistics are those of ``batch_norm``. With ``momentum=none`` ``normalise`` takes
``num_batches_tracked``, which counts this batch already, and only reads it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from math import prod
from typing import TYPE_CHECKING, Any

from tvmbn.errors import SpecError
from tvmbn.ops.base import (
    Attribute,
    Cost,
    InputKind,
    Operator,
    Reduction,
    Split,
    Tolerance,
    check_eps,
)
from tvmbn.ops.batch_norm import is_columns
from tvmbn.ops.tolerance import normalised, summed
from tvmbn.spec import MERGED, Dim, OpSpec, Role, TensorArg, accumulator

if TYPE_CHECKING:
    import torch

    from tvmbn.ops.expression import Expression

MODES = ("moments", "normalise", "backward_sums", "backward_input")
REDUCING = ("moments", "backward_sums")


class SyncBatchNorm(Operator):
    """One process's share of a BatchNorm over several, ranks 2 to 5."""

    name = "sync_batch_norm"
    summary = "parts of a BatchNorm over several processes"
    ranks = range(2, 6)
    attributes = (
        Attribute("mode", "moments", MODES, "which of the four parts"),
        Attribute("processes", 2, None, "normalise: how many moments are merged"),
        Attribute("eps", 1e-5, None, "added to the variance inside the root; at least 0"),
        Attribute("momentum", 0.1, None, "weight of the new value; none = cumulative average"),
        Attribute("weight", True, (True, False), "whether there is a gamma"),
        Attribute("bias", True, (True, False), "whether there is a beta"),
        Attribute("running_stats", True, (True, False), "normalise: update running statistics"),
        Attribute("param_dtype", "float32", ("float32", "same"), "gamma and beta of 16-bit inputs"),
    )

    def check(
        self, shape: tuple[int, ...], dtype: str, layout: str, attrs: dict[str, Any]
    ) -> dict[str, Any]:
        """See :meth:`Operator.check`."""
        del dtype
        if layout == "NHWC" and not shape[2:]:
            raise SpecError("layout NCHW at rank 2", "NHWC", "(N, C) has one memory order")
        processes, momentum = attrs["processes"], attrs["momentum"]
        if isinstance(processes, bool) or not isinstance(processes, int) or processes < 1:
            raise SpecError("processes as a number of at least 1", repr(processes))
        if momentum is not None and (
            not isinstance(momentum, int | float) or not 0 <= momentum <= 1
        ):
            raise SpecError(
                "momentum from 0 to 1, or none for a cumulative average", repr(momentum)
            )
        eps = check_eps(attrs["eps"])
        return {**attrs, "eps": eps, "momentum": None if momentum is None else float(momentum)}

    def arguments(self, spec: OpSpec) -> tuple[TensorArg, ...]:
        """See :meth:`Operator.arguments`."""
        acc, mode, channels = accumulator(spec.dtype), spec["mode"], spec.shape[1]
        param = spec.dtype if spec["param_dtype"] == "same" else acc
        shape: tuple[Dim, ...] = ("N" if spec.dynamic else spec.shape[0], *spec.shape[1:])
        order = (0, *range(2, len(shape)), 1) if spec.layout == "NHWC" else None

        def full(name: str, role: Role = "in") -> TensorArg:
            return TensorArg(name, shape, spec.dtype, role, order)

        def vector(name: str, dtype: str = acc, role: Role = "in") -> TensorArg:
            return TensorArg(name, (channels,), dtype, role)

        def moments(name: str, rows: tuple[int, ...], role: Role = "in") -> TensorArg:
            return TensorArg(name, (*rows, channels), MERGED, role)

        gamma = [vector("gamma", param)] if spec["weight"] else []
        beta = [vector("beta", param)] if spec["bias"] else []
        saved = [vector("save_mean"), vector("save_rstd")]
        if mode == "moments":
            return full("x"), moments("moments", (3,), "out")
        if mode == "backward_sums":
            found = [*gamma, *beta]
            out = [vector(f"d{arg.name}", role="out") for arg in found]
            sums = TensorArg("sums", (2, channels), acc, "out")
            return full("dy"), full("x"), *saved, *out, sums
        if mode == "backward_input":
            sums = TensorArg("all_sums", (2, channels), acc, "in")
            given = (full("dy"), full("x"), *gamma, *saved, sums, vector("share"))
            return *given, full("dx", "out")
        running = ["running_mean", "running_var"] if spec["running_stats"] else []
        args = [full("x"), *gamma, *beta, moments("all_moments", (spec["processes"], 3))]
        args += [vector(name) for name in running]
        if running and spec["momentum"] is None:
            args.append(TensorArg("num_batches_tracked", (), "int64", "in"))
        args += [full("y", "out"), *(replace(arg, role="out") for arg in saved)]
        args.append(vector("share", role="out"))
        for name in running:
            new = vector(f"new_{name}", role="out")
            args.append(replace(new, updates=name, on_empty=f"copy:{name}"))
        return tuple(args)

    def reductions(self, spec: OpSpec) -> tuple[Reduction, ...]:
        """One over each channel where something is summed."""
        if spec["mode"] not in REDUCING:
            return ()
        spatial = prod(spec.shape[2:])
        kind = "columns" if is_columns(spec) else "rows"
        count = spec.shape[0] * spatial
        return (Reduction(kind, spec.shape[1], count, spatial, bool(spec.dynamic)),)

    def expression(self, spec: OpSpec, splits: tuple[Split, ...] = ()) -> Expression:
        """See :meth:`Operator.expression`."""
        from tvmbn.ops import sync_batch_norm_expression as made  # noqa: PLC0415  (imports TVM)

        return made.build(self.arguments(spec), spec, splits[0] if splits else Split())

    def reference(
        self, spec: OpSpec, inputs: Mapping[str, torch.Tensor]
    ) -> dict[str, torch.Tensor]:
        """Formulas in float64."""
        data = {k: v if v.dim() == 0 else v.double() for k, v in inputs.items()}
        return _REFERENCES[spec["mode"]](spec, data)

    def cost(self, spec: OpSpec) -> Cost:
        """Every argument moved once; about five operations an element."""
        args = [a.concrete({"N": spec.shape[0]}) for a in self.arguments(spec)]
        return Cost(sum(a.nbytes() for a in args), 5 * prod(spec.shape))

    def tolerance(self, spec: OpSpec, output: str) -> Tolerance:
        """See :mod:`tvmbn.ops.tolerance`."""
        count, acc = spec.shape[0] * prod(spec.shape[2:]), accumulator(spec.dtype)
        if output in ("y", "dx"):
            return normalised(spec.dtype, count)
        mean = output not in ("moments", "sums", "dgamma", "dbeta")
        return summed(acc, count, mean=mean, centred=output in ("sums", "dgamma"))

    def samples(self) -> tuple[OpSpec, ...]:
        """Every part and layout, odd sizes."""
        return (
            self.spec((3, 5, 7), mode="moments"),
            self.spec((2, 8, 14, 14), mode="moments", layout="NHWC"),
            self.spec((4, 6), mode="normalise", processes=3, momentum=None),
            self.spec((2, 8, 14, 14), mode="normalise", layout="NHWC", bias=False),
            self.spec((2, 16, 7, 7), mode="backward_sums"),
            self.spec((2, 16, 7, 7), mode="backward_sums", layout="NHWC", weight=False),
            self.spec((2, 3, 4, 5, 6), mode="backward_input"),
            self.spec((2, 8, 14, 14), mode="backward_input", layout="NHWC", weight=False),
        )

    def input_kind(self, name: str) -> InputKind:
        """Counts, variances and rstd are positive."""
        if name in ("running_var", "save_rstd", "all_moments", "share"):
            return "positive"
        return "count" if name == "num_batches_tracked" else "normal"


Tensors = dict[str, "torch.Tensor"]


def _wide(vector: torch.Tensor, like: torch.Tensor) -> torch.Tensor:
    return vector.reshape(1, -1, *[1] * (like.dim() - 2))


def _dims(x: torch.Tensor) -> list[int]:
    return [d for d in range(x.dim()) if d != 1]


def _moments(spec: OpSpec, data: Tensors) -> Tensors:
    del spec
    x = data["x"]
    mean = x.mean(_dims(x))
    square = (x - _wide(mean, x)).square().sum(_dims(x))
    count = mean.new_full(mean.shape, x.numel() // x.shape[1])
    return {"moments": _stack(count, mean, square)}


def _stack(*rows: torch.Tensor) -> torch.Tensor:
    from torch import stack  # noqa: PLC0415  (operators load without PyTorch)

    return stack(rows)


def _normalise(spec: OpSpec, data: Tensors) -> Tensors:
    x = data["x"]
    counts, means, squares = data["all_moments"].unbind(1)
    total = counts.sum(0)
    share = total.clamp_min(1).reciprocal()
    mean = (counts * means).sum(0) * share
    square = (squares + counts * (means - mean).square()).sum(0)
    rstd = (square * share + spec["eps"]).rsqrt()
    y = (x - _wide(mean, x)) * _wide(rstd, x)
    if spec["weight"]:
        y = y * _wide(data["gamma"], x)
    if spec["bias"]:
        y = y + _wide(data["beta"], x)
    result = {"y": y, "save_mean": mean, "save_rstd": rstd, "share": share}
    if spec["running_stats"]:
        momentum = spec["momentum"]
        share = 1.0 / float(data["num_batches_tracked"]) if momentum is None else momentum
        new = {"running_mean": mean, "running_var": square / (total - 1).clamp_min(1)}
        for name, value in new.items():
            result[f"new_{name}"] = data[name] + (value - data[name]) * share
    return result


def _xhat(data: Tensors) -> torch.Tensor:
    x = data["x"]
    return (x - _wide(data["save_mean"], x)) * _wide(data["save_rstd"], x)


def _backward_sums(spec: OpSpec, data: Tensors) -> Tensors:
    dy = data["dy"]
    dbeta, dgamma = dy.sum(_dims(dy)), (dy * _xhat(data)).sum(_dims(dy))
    found = {"dgamma": dgamma} if spec["weight"] else {}
    found |= {"dbeta": dbeta} if spec["bias"] else {}
    return {**found, "sums": _stack(dbeta, dgamma)}


def _backward_input(spec: OpSpec, data: Tensors) -> Tensors:
    dy, (dbeta, dgamma) = data["dy"], data["all_sums"] * data["share"]
    inner = dy - _wide(dbeta, dy) - _xhat(data) * _wide(dgamma, dy)
    scale = data["save_rstd"] * data["gamma"] if spec["weight"] else data["save_rstd"]
    return {"dx": inner * _wide(scale, dy)}


_REFERENCES = {
    "moments": _moments,
    "normalise": _normalise,
    "backward_sums": _backward_sums,
    "backward_input": _backward_input,
}
OPERATOR = SyncBatchNorm()
