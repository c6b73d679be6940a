# SPDX-License-Identifier: Apache-2.0
"""Run a loaded library on random inputs and compare every output with its reference."""

from __future__ import annotations

import importlib.util
import time
from collections.abc import Mapping
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Any, Literal

import numpy as np

from tvmbn import golden, ops
from tvmbn.bundle import Bundle
from tvmbn.compare import OutputReport, Verdict, compare
from tvmbn.dlpack import NUMPY_DTYPES
from tvmbn.errors import ArgumentError, BundleError, RunError, ToolchainError
from tvmbn.frameworks import device_guard
from tvmbn.model.spec import MODEL
from tvmbn.ops.base import Tolerance
from tvmbn.placed import Placed, place
from tvmbn.reference import expected
from tvmbn.report import Report
from tvmbn.runtime import LoadedOperator
from tvmbn.spec import OpSpec, TensorArg
from tvmbn.workloads import make_inputs

Method = Literal["auto", "torch", "golden"]
# Integer outputs have no NaN to be poisoned with.
SENTINEL = -(2**62)


def check_golden(operator: LoadedOperator, path: str | Path) -> Report | None:
    """Compare with the bundle's golden data; None where it has none."""
    stored = _stored(operator.bundle)
    if stored is None or not stored.complete:
        return None
    return check(operator, path, time.perf_counter(), method="golden")


def check(
    operator: LoadedOperator,
    path: str | Path,
    start: float,
    seed: int | None = None,
    method: Method = "auto",
    model: Any = None,
) -> Report:
    """:func:`tvmbn.verify` of the bundle that was loaded from ``path``, begun at ``start``."""
    bundle = operator.bundle
    if bundle.manifest["kind"] == MODEL:
        of_models = import_module("tvmbn.model.verify")
        return of_models.verify_model(operator, path, start, seed, model)
    _check_spec(bundle)
    stored = _stored(bundle)
    reference = _reference(bundle, stored, seed, method)
    spec, seed = reference.spec, reference.seed
    outputs: tuple[OutputReport, ...] = ()
    error = ""
    verdict = _declared(bundle, spec)
    if verdict == "passed":
        inputs = make_inputs(spec, seed)
        try:
            with device_guard(operator.devices[0]):
                got, error = _run(operator, inputs, spec)
        except (RunError, ArgumentError) as failure:
            verdict, error = _classify(failure), str(failure)
        else:
            outputs = tuple(_compare_all(bundle, got, reference, inputs))
            failed: list[Verdict] = [o.verdict for o in outputs if not o.passed]
            if error:
                failed.append("incorrect_numerical")
            verdict = failed[0] if failed else verdict
    else:
        error = "the manifest's arguments are not those of its spec"
    return Report(
        verdict=verdict,
        outputs=outputs,
        bundle=str(path),
        title=spec.title,
        target=operator.target,
        device=operator.devices[0],
        method=reference.method,
        seed=seed,
        seconds=round(time.perf_counter() - start, 3),
        error=error,
    )


@dataclass(frozen=True)
class _Reference:
    method: str
    spec: OpSpec
    seed: int
    stored: golden.Golden | None


def _stored(bundle: Bundle) -> golden.Golden | None:
    entry = bundle.manifest["golden"]
    return None if entry is None else golden.parse(bundle.read(entry["file"]))


def _reference(
    bundle: Bundle, stored: golden.Golden | None, seed: int | None, method: str
) -> _Reference:
    if method not in ("auto", "torch", "golden"):
        raise ArgumentError('method "auto", "torch" or "golden"', repr(method))
    have_torch = importlib.util.find_spec("torch") is not None
    if method == "torch" or (method == "auto" and have_torch):
        number = seed if seed is not None else (stored.seed if stored else golden.SEED)
        return _Reference("torch float64", golden.example(bundle.spec), number, None)
    if stored is None or not stored.complete:
        if method == "golden":
            raise BundleError(
                "golden results in the bundle", "none", "build it where PyTorch is installed"
            )
        raise ToolchainError(
            "PyTorch, or golden results in the bundle", "neither", 'pip install "tvmbn[torch]"'
        )
    if seed not in (None, stored.seed):
        raise ArgumentError(
            f"seed {stored.seed}, that of the golden data", str(seed), "other seeds need PyTorch"
        )
    return _Reference("golden", stored.at_batch(bundle.spec), stored.seed, stored)


def _check_spec(bundle: Bundle) -> None:
    """Raise BundleError unless the spec is, to each attribute, one that its operator describes."""
    spec, made = bundle.spec, None
    operator = ops.get(spec.op)
    try:
        made = operator.spec(spec.shape, spec.dtype, spec.layout, spec.dynamic, **dict(spec.attrs))
    except TypeError as error:
        reason = str(error)
    else:
        reason = f"attributes {', '.join(name for name, _ in spec.attrs)}"
    if made != spec:
        raise BundleError(
            f"a spec of {spec.op} as this tvmbn writes it",
            f"{reason} in {bundle.path}",
            "build the bundle again",
        )


def _declared(bundle: Bundle, spec: OpSpec) -> Verdict:
    """Compare the manifest's arguments with those that the operator declares for its spec."""
    for have, want in zip(bundle.arguments, ops.get(spec.op).arguments(bundle.spec), strict=False):
        if have.dtype != want.dtype:
            return "incorrect_dtype"
        if have.shape != want.shape or have.order != want.order:
            return "incorrect_shape"
    return "passed"


def _classify(error: Exception) -> Verdict:
    """Read what TVM's binder says of right arguments: a library made for others."""
    text = str(error)
    if ".dtype on argument" in text:
        return "incorrect_dtype"
    refused = (".shape[", ".strides on argument", ".ndim on argument")
    return "incorrect_shape" if any(part in text for part in refused) else "runtime_error"


def _run(
    operator: LoadedOperator, inputs: Mapping[str, np.ndarray], spec: OpSpec
) -> tuple[dict[str, np.ndarray], str]:
    """Return outputs by name, and what is wrong where an input was changed."""
    device = operator.devices[0]
    sizes = {"N": spec.shape[0]} if spec.shape else {}
    arguments = [a.concrete(sizes) for a in operator.arguments]
    placed = {a.name: place(inputs[a.name], a, device) for a in arguments if a.role == "in"}
    targets = {
        a.name: place(_poison(a), a, device)
        for a in arguments
        if a.role == "out" and a.updates is None
    }
    operator(*(p.tensor for p in placed.values()), out={k: p.tensor for k, p in targets.items()})
    results: dict[str, np.ndarray] = {}
    updated: set[str] = set()
    for arg in arguments:
        if arg.role == "out":
            source: Placed = placed[arg.updates] if arg.updates else targets[arg.name]
            results[arg.name] = source.host()
            updated.add(arg.updates or "")
    for name, tensor in placed.items():
        if name not in updated and tensor.host().tobytes() != inputs[name].tobytes():
            return results, f"the input {name} was changed by the run"
    return results, ""


def _poison(arg: TensorArg) -> np.ndarray:
    kind = NUMPY_DTYPES[arg.dtype]
    value = SENTINEL if arg.dtype == "int64" else np.nan
    return np.full(tuple(int(d) for d in arg.shape), value, kind)


def _compare_all(
    bundle: Bundle,
    got: Mapping[str, np.ndarray],
    reference: _Reference,
    inputs: Mapping[str, np.ndarray],
) -> list[OutputReport]:
    stored = reference.stored
    want = stored.values if stored else expected(reference.spec, inputs)
    reports = []
    for arg in bundle.arguments:
        if arg.role != "out":
            continue
        limits = bundle.manifest["tolerances"][arg.name]
        tolerance = Tolerance(limits["atol"], limits["rtol"], limits["reason"])
        values, index = want[arg.name], stored.indices[arg.name] if stored else None
        if stored and index is None:
            values = values.reshape(got[arg.name].shape)
        reports.append(
            compare(got[arg.name], values, tolerance, arg.name, dtype=arg.dtype, index=index)
        )
    return reports
