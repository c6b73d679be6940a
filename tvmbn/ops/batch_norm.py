# SPDX-License-Identifier: Apache-2.0
"""BatchNorm: training, inference and both backward passes.

Forward (Ioffe and Szegedy, 2015), per channel over the batch and all spatial positions::

    y = activation(gamma * (x - mean) * rstd + beta + residual),  rstd = 1 / sqrt(var + eps)

    running_mean = (1 - momentum) * running_mean + momentum * mean
    running_var  = (1 - momentum) * running_var  + momentum * var * count / (count - 1)

In ``train`` mean and var are the batch's (var biased) and the running ones are updated; in
``infer`` they are the running ones. ``momentum=none`` averages over all batches (weight 1/k) and
takes, and updates, ``num_batches_tracked`` as PyTorch does. Training on one value a channel is
refused, as PyTorch does, except with ``convention=onnx``, where the variance is 0.

Backward, with dz = dy * activation'(z) and xhat = (x - mean) * rstd::

    dbeta = sum(dz)    dgamma = sum(dz * xhat)
    train_backward:  dx = gamma * rstd * (dz - dbeta / count - xhat * dgamma / count)
    infer_backward:  dx = gamma * rstd * dz

Only an activation's slope needs what the forward pass added: without one, the backward passes take
neither beta nor the residual.
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
from tvmbn.ops.pointwise import ACTIVATIONS
from tvmbn.ops.tolerance import normalised, summed
from tvmbn.spec import Dim, OpSpec, Role, TensorArg, accumulator

if TYPE_CHECKING:
    import torch

    from tvmbn.ops.expression import Expression

MODES = ("train", "infer", "train_backward", "infer_backward")


def is_columns(spec: OpSpec) -> bool:
    """Whether neighbours in memory belong to different channels."""
    return spec.layout == "NHWC" or prod(spec.shape[2:]) == 1


def _updates(name: str) -> dict[str, Any]:
    """Fields of an output that takes the place of input ``name``."""
    return {"updates": name, "on_empty": f"copy:{name}"}


class _Arguments:
    """Makes the argument list of one spec."""

    def __init__(self, spec: OpSpec) -> None:
        self.spec = spec
        self.acc = accumulator(spec.dtype)
        self.param = spec.dtype if spec["param_dtype"] == "same" else self.acc
        self.running = spec["mode"].startswith("infer") or (
            spec["mode"] == "train" and spec["running_stats"]
        )

    def tensor(self, name: str, role: Role = "in") -> TensorArg:
        spec, rank = self.spec, len(self.spec.shape)
        shape: tuple[Dim, ...] = ("N" if spec.dynamic else spec.shape[0], *spec.shape[1:])
        order = (0, *range(2, rank), 1) if spec.layout == "NHWC" else None
        return TensorArg(name, shape, spec.dtype, role, order)

    def vector(self, name: str, dtype: str = "", role: Role = "in") -> TensorArg:
        return TensorArg(name, (self.spec.shape[1],), dtype or self.acc, role)

    def parameters(self, *, bias: bool) -> list[TensorArg]:
        """Gamma, beta and running statistics, as far as the spec has them."""
        found = [self.vector("gamma", self.param)] if self.spec["weight"] else []
        if bias:
            found.append(self.vector("beta", self.param))
        if self.running:
            found += [self.vector("running_mean"), self.vector("running_var")]
        return found

    def forward(self) -> tuple[TensorArg, ...]:
        spec = self.spec
        training = spec["mode"] == "train"
        cumulative = training and self.running and spec["momentum"] is None
        args = [self.tensor("x"), *self.parameters(bias=spec["bias"])]
        if cumulative:
            args.append(TensorArg("num_batches_tracked", (), "int64", "in"))
        if spec["residual"]:
            args.append(self.tensor("residual"))
        args.append(self.tensor("y", "out"))
        if training:
            args += [self.vector("save_mean", role="out"), self.vector("save_rstd", role="out")]
        if training and self.running:
            for name in ("running_mean", "running_var"):
                args.append(replace(self.vector(f"new_{name}", role="out"), **_updates(name)))
        if cumulative:
            name = "num_batches_tracked"
            args.append(replace(TensorArg(f"new_{name}", (), "int64", "out"), **_updates(name)))
        return tuple(args)

    def backward(self) -> tuple[TensorArg, ...]:
        spec = self.spec
        # Only an activation's slope needs what the forward pass added.
        fused = spec["activation"] != "none"
        args = [self.tensor("dy"), self.tensor("x")]
        args += self.parameters(bias=spec["bias"] and fused)
        if spec["mode"] == "train_backward":
            args += [self.vector("save_mean"), self.vector("save_rstd")]
        if spec["residual"] and fused:
            args.append(self.tensor("residual"))
        args.append(self.tensor("dx", "out"))
        args += [
            self.vector(name, role="out")
            for name, present in (("dgamma", spec["weight"]), ("dbeta", spec["bias"]))
            if present
        ]
        if spec["residual"]:
            args.append(self.tensor("dresidual", "out"))
        return tuple(args)


class BatchNorm(Operator):
    """BatchNorm over (N, C, spatial...), ranks 2 to 5."""

    name = "batch_norm"
    summary = "BatchNorm: train, infer and their backward passes"
    ranks = range(2, 6)
    attributes = (
        Attribute("mode", "infer", MODES, "which of the four computations"),
        Attribute("eps", 1e-5, None, "added to the variance inside the root; at least 0"),
        Attribute("momentum", 0.1, None, "weight of the new value; none = cumulative average"),
        Attribute("weight", True, (True, False), "whether there is a gamma"),
        Attribute("bias", True, (True, False), "whether there is a beta"),
        Attribute("running_stats", True, (True, False), "train: update running statistics"),
        Attribute(
            "convention",
            "pytorch",
            ("pytorch", "onnx"),
            "onnx: momentum weighs the old value and running_var is biased",
        ),
        Attribute("activation", "none", ACTIVATIONS, "applied last"),
        Attribute("residual", False, (True, False), "tensor added before the activation"),
        Attribute("param_dtype", "float32", ("float32", "same"), "gamma and beta of 16-bit inputs"),
    )

    def check(
        self, shape: tuple[int, ...], dtype: str, layout: str, attrs: dict[str, Any]
    ) -> dict[str, Any]:
        """See :meth:`Operator.check`."""
        del dtype
        if layout == "NHWC" and not shape[2:]:
            raise SpecError("layout NCHW at rank 2", "NHWC", "(N, C) has one memory order")
        eps, momentum = check_eps(attrs["eps"]), attrs["momentum"]
        if momentum is not None and (
            not isinstance(momentum, int | float) or not 0 <= momentum <= 1
        ):
            raise SpecError(
                "momentum from 0 to 1, or none for a cumulative average", repr(momentum)
            )
        count = shape[0] * prod(shape[2:])
        if attrs["mode"] == "train" and attrs["convention"] == "pytorch" and count == 1:
            raise SpecError(
                "more than one value per channel when training",
                f"shape {shape}",
                "use mode=infer, or convention=onnx, which defines the variance as 0",
            )
        return {
            **attrs,
            "eps": eps,
            "momentum": None if momentum is None else float(momentum),
        }

    def smallest_batch(self, spec: OpSpec) -> int:
        """Two where the unbiased variance of a single value would be needed."""
        single = prod(spec.shape[2:]) == 1
        unbiased = spec["mode"] == "train" and spec["convention"] == "pytorch"
        return 2 if single and unbiased else 1

    def arguments(self, spec: OpSpec) -> tuple[TensorArg, ...]:
        """See :meth:`Operator.arguments`."""
        maker = _Arguments(spec)
        return maker.forward() if spec["mode"] in ("train", "infer") else maker.backward()

    def reductions(self, spec: OpSpec) -> tuple[Reduction, ...]:
        """One over each channel, except in inference."""
        if spec["mode"] == "infer":
            return ()
        spatial = prod(spec.shape[2:])
        kind = "columns" if is_columns(spec) else "rows"
        count = spec.shape[0] * spatial
        return (Reduction(kind, spec.shape[1], count, spatial, bool(spec.dynamic)),)

    def expression(self, spec: OpSpec, splits: tuple[Split, ...] = ()) -> Expression:
        """See :meth:`Operator.expression`."""
        from tvmbn.ops import batch_norm_expression  # noqa: PLC0415  (imports TVM)

        split = splits[0] if splits else Split()
        return batch_norm_expression.build(
            self.arguments(spec), spec, split, columns=is_columns(spec)
        )

    def reference(
        self, spec: OpSpec, inputs: Mapping[str, torch.Tensor]
    ) -> dict[str, torch.Tensor]:
        """Formulas in float64; pinned to torch.nn.functional and autograd by the tests."""
        from tvmbn.ops import batch_norm_reference  # noqa: PLC0415  (imports PyTorch)

        return batch_norm_reference.compute(spec, inputs)

    def cost(self, spec: OpSpec) -> Cost:
        """Every argument moved once; about ten operations an element."""
        args = [a.concrete({"N": spec.shape[0]}) for a in self.arguments(spec)]
        return Cost(sum(a.nbytes() for a in args), 10 * prod(spec.shape))

    def tolerance(self, spec: OpSpec, output: str) -> Tolerance:
        """See :mod:`tvmbn.ops.tolerance`."""
        count = spec.shape[0] * prod(spec.shape[2:])
        if output in ("y", "dx", "dresidual"):
            return normalised(spec.dtype, count)
        if output == "new_num_batches_tracked":
            return Tolerance(0.0, 0.0, "integer")
        return summed(
            accumulator(spec.dtype),
            count,
            mean=not output.startswith("d"),
            centred=output == "dgamma",
        )

    def samples(self) -> tuple[OpSpec, ...]:
        """Odd sizes, every mode, layout and rank."""
        return (
            self.spec((4, 6), mode="train"),
            self.spec((3, 5, 7), mode="train"),
            self.spec((2, 8, 14, 14), mode="train"),
            self.spec((2, 8, 14, 14), mode="train", layout="NHWC", momentum=None),
            self.spec((2, 3, 4, 5, 6), mode="train", layout="NHWC"),
            self.spec((2, 16, 7, 7), mode="infer", activation="relu", residual=True),
            self.spec((2, 16, 7, 7), mode="infer", layout="NHWC", weight=False, bias=False),
            self.spec((2, 16, 7, 7), mode="train_backward"),
            self.spec((2, 16, 7, 7), mode="train_backward", layout="NHWC", activation="silu"),
            self.spec((4, 5, 3), mode="infer_backward"),
        )

    def input_kind(self, name: str) -> InputKind:
        """Variances and rstd are positive."""
        if name in ("running_var", "save_rstd"):
            return "positive"
        return "count" if name == "num_batches_tracked" else "normal"


OPERATOR = BatchNorm()
