# SPDX-License-Identifier: Apache-2.0
"""What LayerNorm and RMSNorm share: attributes, arguments, reference and bounds."""

from __future__ import annotations

from collections.abc import Mapping
from math import prod
from typing import TYPE_CHECKING, Any, ClassVar

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
from tvmbn.ops.tolerance import normalised, summed
from tvmbn.spec import Dim, OpSpec, TensorArg, accumulator

if TYPE_CHECKING:
    import torch

    from tvmbn.ops.expression import Expression


class RowNorm(Operator):
    """A norm over the trailing dimensions of a contiguous tensor."""

    ranks = range(1, 9)
    centred: ClassVar[bool]
    shared: ClassVar[tuple[Attribute, ...]] = (
        Attribute("mode", "forward", ("forward", "backward"), "which of the two computations"),
        Attribute("normalized_shape", None, None, "trailing sizes to normalise; none = the last"),
        Attribute("weight", True, (True, False), "whether there is a gamma"),
        Attribute("stats", False, (True, False), "forward: also return the statistics"),
        Attribute("param_dtype", "float32", ("float32", "same"), "gamma and beta of 16-bit inputs"),
    )

    def check(
        self, shape: tuple[int, ...], dtype: str, layout: str, attrs: dict[str, Any]
    ) -> dict[str, Any]:
        """See :meth:`Operator.check`."""
        del dtype
        if layout != "NCHW":
            raise SpecError(
                f"layout NCHW (contiguous) for {self.name}", layout, "leave the layout out"
            )
        eps, sizes = check_eps(attrs["eps"]), attrs["normalized_shape"]
        if sizes is None:
            sizes = shape[-1:]
        elif isinstance(sizes, int):
            sizes = (sizes,)
        if not isinstance(sizes, tuple | list) or not sizes or tuple(sizes) != shape[-len(sizes) :]:
            raise SpecError(
                f"normalized_shape to be the last sizes of shape {shape}",
                repr(sizes),
                f"for example {'x'.join(map(str, shape[-2:]))}, or leave it out for the last alone",
            )
        return {**attrs, "eps": eps, "normalized_shape": tuple(sizes)}

    def spec(
        self,
        shape: object,
        dtype: str = "float32",
        layout: str = "NCHW",
        dynamic: tuple[str, ...] | str = (),
        **attrs: Any,
    ) -> OpSpec:
        """See :meth:`Operator.spec`; the first dimension can stay open if it is not normalised."""
        made = super().spec(shape, dtype, layout, dynamic, **attrs)
        if made.dynamic and len(made["normalized_shape"]) == len(made.shape):
            raise SpecError(
                "a first dimension that is not normalised where it is dynamic",
                f"normalized_shape {made['normalized_shape']} of shape {made.shape}",
            )
        return made

    def arguments(self, spec: OpSpec) -> tuple[TensorArg, ...]:
        """See :meth:`Operator.arguments`."""
        acc = accumulator(spec.dtype)
        sizes = spec["normalized_shape"]
        shape: tuple[Dim, ...] = spec.shape
        if spec.dynamic:
            shape = ("N", *spec.shape[1:])
        # Statistics keep the normalised dimensions as ones, as torch.native_layer_norm does.
        lead = (*shape[: len(shape) - len(sizes)], *[1] * len(sizes))
        param = spec.dtype if spec["param_dtype"] == "same" else acc
        backward = spec["mode"] == "backward"

        args = [
            TensorArg(n, shape, spec.dtype, "in") for n in (("dy", "x") if backward else ("x",))
        ]
        if spec["weight"]:
            args.append(TensorArg("gamma", sizes, param, "in"))
        if spec["bias"] and not backward:
            args.append(TensorArg("beta", sizes, param, "in"))
        names = ("mean", "rstd") if self.centred else ("rstd",)
        if backward:
            args += [TensorArg(n, lead, acc, "in") for n in names]
            args.append(TensorArg("dx", shape, spec.dtype, "out"))
            if spec["weight"]:
                args.append(TensorArg("dgamma", sizes, acc, "out"))
            if spec["bias"]:
                args.append(TensorArg("dbeta", sizes, acc, "out"))
            return tuple(args)
        args.append(TensorArg("y", shape, spec.dtype, "out"))
        if spec["stats"]:
            args += [TensorArg(n, lead, acc, "out") for n in names]
        return tuple(args)

    def rows(self, spec: OpSpec) -> tuple[int, int]:
        """Number of rows (for the example batch) and of elements in each."""
        length = prod(spec["normalized_shape"])
        lead = spec.shape[: len(spec.shape) - len(spec["normalized_shape"])]
        return prod(lead), length

    def reductions(self, spec: OpSpec) -> tuple[Reduction, ...]:
        """Along each row; in the backward pass also over the rows for dgamma and dbeta."""
        rows, length = self.rows(spec)
        along = Reduction("rows", rows, length, length)
        if spec["mode"] == "forward" or not (spec["weight"] or spec["bias"]):
            return (along,)
        return (along, Reduction("columns", length, rows, 1, bool(spec.dynamic), banded=True))

    def expression(self, spec: OpSpec, splits: tuple[Split, ...] = ()) -> Expression:
        """See :meth:`Operator.expression`."""
        from tvmbn.ops import row_norm_expression  # noqa: PLC0415  (imports TVM)

        row, column = (*splits, Split(), Split())[:2]
        return row_norm_expression.build(
            self.arguments(spec), spec, row, column, centred=self.centred
        )

    def reference(
        self, spec: OpSpec, inputs: Mapping[str, torch.Tensor]
    ) -> dict[str, torch.Tensor]:
        """Formulas in float64; pinned to torch.nn.functional and autograd by the tests."""
        data = {k: v.double() for k, v in inputs.items()}
        x = data["x"]
        dims = tuple(range(x.dim() - len(spec["normalized_shape"]), x.dim()))
        lead = tuple(range(dims[0]))
        if spec["mode"] == "forward":
            mean = x.mean(dims, keepdim=True) if self.centred else x.new_zeros(())
            rstd = ((x - mean).square().mean(dims, keepdim=True) + spec["eps"]).rsqrt()
            y = (x - mean) * rstd
            y = y * data["gamma"] if "gamma" in data else y
            y = y + data["beta"] if "beta" in data else y
            result = {"y": y}
            if spec["stats"]:
                result |= {"mean": mean, "rstd": rstd} if self.centred else {"rstd": rstd}
            return result
        dy, rstd = data["dy"], data["rstd"]
        xhat = (x - data["mean"]) * rstd if self.centred else x * rstd
        g = dy * data["gamma"] if "gamma" in data else dy
        inner = g - xhat * (g * xhat).mean(dims, keepdim=True)
        if self.centred:
            inner = inner - g.mean(dims, keepdim=True)
        result = {"dx": inner * rstd}
        if spec["weight"]:
            result["dgamma"] = (dy * xhat).sum(lead) if lead else dy * xhat
        if spec["bias"]:
            result["dbeta"] = dy.sum(lead) if lead else dy
        return result

    def cost(self, spec: OpSpec) -> Cost:
        """Every argument moved once; about eight operations an element."""
        args = [a.concrete({"N": spec.shape[0]}) for a in self.arguments(spec)]
        return Cost(sum(a.nbytes() for a in args), 8 * prod(spec.shape))

    def tolerance(self, spec: OpSpec, output: str) -> Tolerance:
        """See :mod:`tvmbn.ops.tolerance`."""
        rows, length = self.rows(spec)
        if output in ("y", "dx"):
            return normalised(spec.dtype, length)
        if output in ("mean", "rstd"):
            return summed(accumulator(spec.dtype), length, mean=True)
        return summed(accumulator(spec.dtype), rows, mean=False)

    def input_kind(self, name: str) -> InputKind:
        """An rstd is positive."""
        return "positive" if name == "rstd" else "normal"
