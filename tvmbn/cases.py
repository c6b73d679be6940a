# SPDX-License-Identifier: Apache-2.0
"""Random inputs made on the device that is measured, and the judgement of results there.

Large tensors are compared piece by piece: their float64 reference would not fit beside them.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from math import inf, prod, sqrt
from typing import Any

import torch

from tvmbn import ops
from tvmbn.spec import EPSILON, OpSpec, TensorArg
from tvmbn.workloads import MEAN, STD

Tensors = dict[str, torch.Tensor]
DTYPES = {
    name: getattr(torch, name) for name in ("float32", "float16", "bfloat16", "float64", "int64")
}
UNWRITTEN = -(2**62)
# Elements whose float64 reference is computed at a time.
PIECE = {"cuda": 1 << 27, "cpu": 1 << 22}
# A library that rounds between its steps, or adds in another order, may be this much further off.
LOOSE = 8.0
# One that rounds operands or sums to the storage dtype errs by some of its eps, relative to what
# the values usually are.
COARSE = 8.0
STATISTICS = {"mean": 0, "rstd": 1, "save_mean": 0, "save_rstd": 1}


@dataclass(frozen=True)
class Judgement:
    """How all outputs of one implementation compare with the reference.

    Attributes
    ----------
    verdict : str
        ``passed``, ``incorrect_shape`` or ``incorrect_numerical``; for a library also
        ``passed_loosely``, beyond the operator's own tolerance but within ``LOOSE`` times it, and
        ``passed_coarsely``, as far off as steps that round to the storage dtype leave a result.
    worst : float
        Largest error over its tolerance; at most 1 where passed.
    note : str
        Which output was wrong.
    """

    verdict: str
    worst: float
    note: str = ""


class Case:
    """One spec with its inputs on a device.

    Attributes
    ----------
    inputs : dict of str to Tensor
        In the memory order of each argument. Statistics are those of ``x``.
    """

    def __init__(self, spec: OpSpec, device: str, seed: int = 0) -> None:
        self.spec = spec
        self.device = torch.device(device)
        self.operator = ops.get(spec.op)
        sizes = {"N": spec.shape[0]} if spec.shape else {}
        arguments = [a.concrete(sizes) for a in self.operator.arguments(spec)]
        self.ins = [a for a in arguments if a.role == "in"]
        self.outs = [a for a in arguments if a.role == "out"]
        generator = torch.Generator(self.device).manual_seed(seed)
        self.inputs = {a.name: self._random(a, generator) for a in self.ins}
        if STATISTICS.keys() & self.inputs.keys():
            self._set_statistics()

    def empty(self, arg: TensorArg) -> torch.Tensor:
        """Memory for an argument in its order."""
        shape = tuple(int(d) for d in arg.shape)
        dtype = DTYPES[arg.dtype]
        return torch.empty_strided(shape, arg.strides(), dtype=dtype, device=self.device)

    def poisoned(self, arg: TensorArg) -> torch.Tensor:
        """Memory that holds NaN, or for integers a number that no result is."""
        return poison(self.empty(arg))

    def fresh_inputs(self) -> Tensors:
        """Inputs, with copies of those that a run updates."""
        updated = {a.updates for a in self.outs}
        return {k: t.clone() if k in updated else t for k, t in self.inputs.items()}

    def _random(self, arg: TensorArg, generator: torch.Generator) -> torch.Tensor:
        tensor, kind = self.empty(arg), self.operator.input_kind(arg.name)
        if kind == "count":
            return tensor.fill_(3)
        if kind == "positive":
            return tensor.uniform_(0.25, 2.25, generator=generator)
        if kind == "weight":
            fan_in = max(1, prod(tensor.shape[1:]))
            return tensor.normal_(0.0, fan_in**-0.5, generator=generator)
        return tensor.normal_(MEAN, STD, generator=generator)

    def _set_statistics(self) -> None:
        centred = "mean" in self.inputs or "save_mean" in self.inputs
        for cut in self.cuts():
            x = cut.of(self.inputs["x"]).double()
            if self.spec.op == "batch_norm":
                dims, keep = [d for d in range(x.dim()) if d != 1], False
            else:
                dims, keep = list(range(-len(self.spec["normalized_shape"]), 0)), True
            mean = x.mean(dims, keepdim=True)
            var = (x - mean if centred else x).square().mean(dims, keepdim=True)
            found = (mean, (var + self.spec["eps"]).rsqrt())
            for name, which in STATISTICS.items():
                if name in self.inputs:
                    value = found[which] if keep else found[which].flatten()
                    cut.of(self.inputs[name]).copy_(value)

    def cuts(self) -> Iterator[Cut]:
        """Independent parts: channels of a BatchNorm, rows of a row norm, else the whole."""
        shape = self.spec.shape
        if self.spec.op == "batch_norm":
            dim, rank = 1, len(shape)
        elif "normalized_shape" in dict(self.spec.attrs) and len(shape) > len(
            self.spec["normalized_shape"]
        ):
            dim, rank = 0, len(shape)
        else:
            yield Cut(0, 0, 0, 0)
            return
        each = max(1, PIECE[self.device.type] // max(1, prod(shape) // max(1, shape[dim])))
        for start in range(0, shape[dim], each):
            yield Cut(dim, rank, start, min(start + each, shape[dim]))

    def sums(self) -> tuple[str, ...]:
        """Outputs that add up over :meth:`cuts`."""
        rows = "normalized_shape" in dict(self.spec.attrs)
        return ("dgamma", "dbeta") if rows else ()


@dataclass(frozen=True)
class Cut:
    """Part of every tensor of a case along one dimension; rank 0 takes the whole."""

    dim: int
    rank: int
    start: int
    stop: int

    def of(self, tensor: torch.Tensor) -> torch.Tensor:
        """View of the part; tensors without that dimension stay whole."""
        dim = self.dim
        if tensor.dim() != self.rank:
            if self.dim == 0 or tensor.dim() != 1:
                return tensor
            dim = 0  # a vector over channels
        return tensor.narrow(dim, self.start, self.stop - self.start) if self.rank else tensor


def poison(tensor: torch.Tensor) -> torch.Tensor:
    """Fill with NaN, or for integers with a number that no result is."""
    return tensor.fill_(float("nan") if tensor.is_floating_point() else UNWRITTEN)


def judge(case: Case, results: Mapping[str, Tensors], strict: str = "") -> dict[str, Judgement]:
    """Compare each implementation's outputs with the float64 reference.

    Parameters
    ----------
    results : mapping
        Outputs by name for each implementation; those it does not compute may be missing.
    strict : str
        The implementation that may never pass loosely.
    """
    scans = {name: _Scan(case, outputs) for name, outputs in results.items()}
    totals: Tensors = {}
    with torch.no_grad():
        for cut in case.cuts():
            inputs = {k: cut.of(t) for k, t in case.inputs.items()}
            want = case.operator.reference(case.spec, inputs)
            for name in case.sums():
                if name in want:
                    part = want.pop(name)
                    totals[name] = totals[name] + part if name in totals else part
            for scan in scans.values():
                for name, value in want.items():
                    scan.add(name, value, cut)
        for scan in scans.values():
            for name, value in totals.items():
                scan.add(name, value, None)
    return {name: scan.judgement(name == strict) for name, scan in scans.items()}


class _Scan:
    """Largest error of one implementation, as a multiple of the tolerance."""

    def __init__(self, case: Case, outputs: Tensors) -> None:
        self.case = case
        self.outputs = outputs
        self.worst: dict[str, float] = {}
        self.coarse = COARSE * EPSILON[case.spec.dtype]
        # By output: largest error beyond that part of the value, squares of values, their number.
        self.excess: dict[str, float] = {}
        self.squares: dict[str, tuple[float, int]] = {}
        self.shapes: list[str] = []
        for arg in case.outs:
            got = outputs.get(arg.name)
            if got is None:
                continue
            if got.numel() != prod(int(d) for d in arg.shape):
                self.shapes.append(f"{arg.name} has shape {tuple(got.shape)}")
            elif tuple(got.shape) != tuple(arg.shape):
                outputs[arg.name] = got.reshape([int(d) for d in arg.shape])
        if not any(a.name in outputs for a in case.outs):
            self.shapes.append("none of the outputs")

    def add(self, name: str, want: Any, cut: Cut | None) -> None:
        got = self.outputs.get(name)
        if got is None or self.shapes:
            return
        got = got if cut is None else cut.of(got)
        tolerance = self.case.operator.tolerance(self.case.spec, name)
        want = torch.as_tensor(want, dtype=torch.float64, device=got.device)
        declared = next(a.dtype for a in self.case.outs if a.name == name)
        own = str(got.dtype).removeprefix("torch.")
        # A library may return a coarser dtype than declared: one rounding more.
        rounding = EPSILON[own] if own != declared and own in EPSILON else 0.0
        wide = got.double()
        # What the dtype cannot hold may have become an infinity.
        held = want.to(got.dtype).double()
        same = (wide == held) | (wide.isnan() & held.isnan())
        error = (wide - want).abs_()
        beyond = torch.where(same, 0.0, error - self.coarse * want.abs()).nan_to_num_(inf, inf)
        if beyond.numel():
            self.excess[name] = max(self.excess.get(name, 0.0), float(beyond.max()))
            square, count = self.squares.get(name, (0.0, 0))
            self.squares[name] = square + float(want.square().sum()), count + want.numel()
        error /= tolerance.atol + (tolerance.rtol + rounding) * want.abs() + 1e-300
        error = torch.where(same, 0.0, error).nan_to_num_(inf, inf)
        found = float(error.max()) if error.numel() else 0.0
        self.worst[name] = max(self.worst.get(name, 0.0), found)

    def judgement(self, strict: bool) -> Judgement:
        if self.shapes:
            return Judgement("incorrect_shape", inf, "; ".join(self.shapes))
        name = max(self.worst, key=lambda key: self.worst[key])
        worst = self.worst[name]
        if worst <= 1:
            return Judgement("passed", worst)
        note = f"{name} is {worst:.3g} times its tolerance off"
        if worst <= LOOSE and not strict:
            return Judgement("passed_loosely", worst, note)
        if not strict and all(self._coarsely(name) for name in self.excess):
            return Judgement("passed_coarsely", worst, note)
        return Judgement("incorrect_numerical", worst, note)

    def _coarsely(self, name: str) -> bool:
        """Whether an output is no further off than rounding to the storage dtype explains."""
        square, count = self.squares[name]
        return self.excess[name] <= self.coarse * sqrt(square / count)
