# SPDX-License-Identifier: Apache-2.0
"""The process that runs fuzz cases: ``python -m fuzz_run IN OUT``; a crash there costs one case.

Every tensor lies in a larger allocation whose other elements must be the same after the call.
"""

from __future__ import annotations

from collections.abc import Callable
from math import prod
from random import Random
from typing import Any

import numpy as np
import torch
from compare import DTYPES, Guarded, bits
from fuzz_draw import Case, at_batch
from fuzz_values import Values, bounds

from tvmbn import ops
from tvmbn.compile_worker import serve
from tvmbn.libraries import load_ffi
from tvmbn.loading import load
from tvmbn.reference import to_torch
from tvmbn.runtime import LoadedOperator
from tvmbn.sizes import shape_function
from tvmbn.spec import OpSpec, TensorArg

SENTINEL = 77
PADDING = 64
_loaded: dict[str, LoadedOperator] = {}

Tensors = dict[str, torch.Tensor]


class Place:
    """A tensor somewhere in a flat allocation: natural, or with odd strides and an odd offset.

    Attributes
    ----------
    flat, tensor : torch.Tensor
        The allocation, and its part that is the argument.
    """

    def __init__(self, arg: TensorArg, device: str, random: Random | None, flips: bool) -> None:
        shape = tuple(int(d) for d in arg.shape)
        order = list(arg.order or range(len(shape)))
        steps, starts, pads = [1] * len(shape), [0] * len(shape), [0] * len(shape)
        begin, self.flipped, self.how = PADDING, [], "natural"
        if random is not None:
            self.how = random.choice(("offset", "slice", "step", "permuted", "any"))
            begin += random.choice((0, 1, 3, 8))
            if self.how in ("permuted", "any"):
                random.shuffle(order)
            for d, size in enumerate(shape):
                if self.how in ("slice", "any") or size == 1:
                    pads[d] = random.choice((0, 1, 5))
                    starts[d] = random.randint(0, pads[d])
                if self.how in ("step", "any"):
                    steps[d] = random.choice((1, 1, 2, 3))
            if flips:
                self.flipped = [d for d in range(len(shape)) if random.random() < 0.15]
        strides, extent = [0] * len(shape), 1
        for d in reversed(order):
            strides[d] = extent * steps[d]
            begin += starts[d] * strides[d]
            extent *= max(1, shape[d] * steps[d] + pads[d])
        count = begin + extent * (0 not in shape) + PADDING
        integer = arg.dtype == "int64"
        sentinel = SENTINEL if integer else float("nan")
        self.flat = torch.full((count,), sentinel, dtype=DTYPES[arg.dtype], device=device)
        self.tensor = self.flat.as_strided(shape, strides, begin)
        if self.flipped:
            self.how += f" flipped{self.flipped}"
        self.arg = arg

    def fill(self, value: torch.Tensor) -> Place:
        """Put ``value`` in."""
        # NumPy sees flipped dimensions from their other end.
        self.tensor.copy_(value.flip(self.flipped) if self.flipped else value)
        return self

    def numpy(self) -> np.ndarray:
        """The tensor as a NumPy array over the same memory."""
        array = _as_numpy(self.tensor, self.arg.dtype)
        return np.flip(array, self.flipped) if self.flipped else array

    def value(self) -> torch.Tensor:
        """The content as its framework sees it."""
        return self.tensor.flip(self.flipped) if self.flipped else self.tensor

    def stray(self, before: torch.Tensor, written: bool) -> int:
        """How many elements changed that must not: all, or those around what is ``written``."""
        after = self.flat.clone()
        if written:
            place = (self.tensor.shape, self.tensor.stride(), self.tensor.storage_offset())
            after.as_strided(*place).copy_(before.as_strided(*place))
        return int((bits(after) != bits(before)).sum())


def run_case(spec_json: dict[str, Any], case_json: dict[str, Any], path: str, device: str) -> str:
    """Run one case; what is wrong, or nothing."""
    case = Case(**case_json)
    spec = at_batch(OpSpec.from_json(spec_json), case.n)
    operator = _operator(path, device)
    place = operator.devices[0]
    inputs = Values(spec, case.seed, place, case.nan).draw()
    with torch.no_grad():
        want = _reference(spec, inputs)
    outputs = [
        a.concrete({"N": case.n}) for a in ops.get(spec.op).arguments(spec) if a.role == "out"
    ]
    calls = {"kernel": _kernel} | dict.fromkeys(("torch", "numpy", "dlpack"), _call)
    got, faults = calls[case.way](operator, case, inputs, outputs)
    limits = bounds(spec, inputs, want)
    for arg in outputs:
        fault = _compare(got[arg.name], want[arg.name], arg, *limits[arg.name])
        faults += [f"{arg.name}: {fault}"] if fault else []
    return "; ".join(faults)


def _operator(path: str, device: str) -> LoadedOperator:
    if path not in _loaded:
        _loaded.clear()
        _loaded[path] = load(path, device)
    return _loaded[path]


def _reference(spec: OpSpec, inputs: Tensors) -> Tensors:
    if all(tensor.numel() for tensor in inputs.values()):
        return ops.get(spec.op).reference(spec, inputs)
    found = {}
    for arg in ops.get(spec.op).arguments(spec):
        if arg.role == "out":
            rule, _, name = arg.on_empty.partition(":")
            shape = arg.concrete({"N": spec.shape[0]}).shape
            zero = torch.zeros(shape, dtype=torch.float64)
            found[arg.name] = inputs[name].double().cpu() if rule == "copy" else zero
    return found


def _kernel(operator: LoadedOperator, case: Case, inputs: Tensors, outputs: list[TensorArg]):
    """Call the library itself, twice, with everything between guard bands."""
    device = operator.devices[0]
    placed = [
        Guarded(a.concrete({"N": case.n}), device, inputs[a.name])
        for a in operator.arguments
        if a.role == "in"
    ]
    runs, faults = [], []
    for _ in range(2):
        made = [Guarded(a, device) for a in outputs]
        scratch = [
            Guarded(
                TensorArg(w.name, shape_function(w.shape)(case.n), w.dtype, "workspace"), device
            )
            for w in operator.library.workspaces
        ]
        operator._function(*(g.tensor for g in (*placed, *made, *scratch)))
        for entry in (*placed, *made, *scratch):
            for band in (entry.buffer[: len(entry.edge)], entry.buffer[-len(entry.edge) :]):
                if wrong := int((bits(band) != bits(entry.edge)).sum()):
                    faults.append(f"{wrong} elements written outside of {entry.name}")
        runs.append({g.name: g.tensor for g in made})
    for name, tensor in runs[0].items():
        if differ := int((bits(tensor) != bits(runs[1][name])).sum()):
            faults.append(f"{differ} elements of {name} differ in a second run")
    for entry in placed:
        if not torch.equal(bits(entry.tensor), bits(inputs[entry.name])):
            faults.append(f"the input {entry.name} was changed")
    return runs[0], faults


def _call(operator: LoadedOperator, case: Case, inputs: Tensors, outputs: list[TensorArg]):
    """Call as a user does, with tensors that lie in odd ways."""
    random, device = Random(case.seed), operator.devices[0]
    flips = case.way == "numpy"
    updated = {a.updates for a in outputs if a.updates}

    def place(arg: TensorArg) -> Place:
        odd = random if case.placed and random.random() < 0.8 else None
        return Place(arg, device, odd, flips)

    arguments = [a.concrete({"N": case.n}) for a in operator.arguments if a.role == "in"]
    placed = {a.name: place(a).fill(inputs[a.name]) for a in arguments}
    given = {a.name: place(a) for a in outputs if case.out and random.random() < 0.7}
    before = {name: p.flat.clone() for name, p in {**placed, **given}.items()}
    export = _exporter(case.way)
    out = {name: export(p) for name, p in given.items()} or None
    result = operator(*(export(p) for p in placed.values()), out=out)
    returned = [a for a in outputs if a.updates is None]
    values = result if isinstance(result, tuple) else (result,)
    results = zip(returned, values, strict=True)
    got = {a.name: _as_torch(v) for a, v in results if a.name not in given}
    for arg in outputs:
        if arg.name in given:
            got[arg.name] = given[arg.name].value()
        elif arg.updates:
            got[arg.name] = placed[arg.updates].value()
    writes = set(given) | {a.updates for a in outputs if a.updates and a.name not in given}
    faults = []
    for name, p in {**placed, **given}.items():
        written = name in writes and (name in given or name in updated)
        if stray := p.stray(before[name], written):
            faults.append(f"{stray} elements changed in or around {name} ({p.how})")
    return got, faults


def _exporter(way: str) -> Callable[[Place], Any]:
    if way == "numpy":
        return Place.numpy
    if way == "dlpack":
        return lambda place: load_ffi().from_dlpack(place.tensor)
    return lambda place: place.tensor


def _as_numpy(tensor: torch.Tensor, dtype: str) -> np.ndarray:
    if dtype != "bfloat16":
        return tensor.numpy()
    from ml_dtypes import bfloat16  # noqa: PLC0415  (few cases)

    return tensor.view(torch.int16).numpy().view(bfloat16)


def _as_torch(value: Any) -> torch.Tensor:
    if isinstance(value, torch.Tensor):
        return value
    return to_torch(value) if isinstance(value, np.ndarray) else torch.from_dlpack(value)


def _compare(
    got: torch.Tensor, want: torch.Tensor, arg: TensorArg, atol: float, rtol: float
) -> str:
    """What is wrong with an output; nothing where NaN are in place and the rest within bounds."""
    shape = tuple(int(d) for d in arg.shape)
    if tuple(got.shape) != shape or got.dtype != DTYPES[arg.dtype]:
        return f"{got.dtype} {tuple(got.shape)}, not {arg.dtype} {shape}"
    if not prod(shape):
        return ""
    want = torch.as_tensor(want).cpu().expand(shape)
    # Beyond the range of the dtype lies infinity.
    stored = want.to(got.dtype).double()
    got, want = got.double().cpu(), want.double()
    error = (got - want).abs()
    good = (
        (got == want)
        | (got == stored) & stored.isinf()
        | (got.isnan() & want.isnan())
        | (error <= atol + rtol * want.abs())
    )
    if good.all():
        return ""
    excess = torch.where(good, -1.0, error.nan_to_num(float("inf"), float("inf")))
    flat = int(excess.argmax())
    where = tuple(int(i) for i in np.unravel_index(flat, shape)) if shape else ()
    values = f"got {got.flatten()[flat]:.9g}, want {want.flatten()[flat]:.9g}"
    wrong = f"{int((~good).sum())} of {good.numel()} wrong, worst at {where}"
    return f"{wrong}: {values}, atol {atol:.3g} rtol {rtol:.3g}"


if __name__ == "__main__":
    serve()
