# SPDX-License-Identifier: Apache-2.0
"""Run a bundle's library on random inputs and compare every output with its reference."""

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
from tvmbn.runtime import LoadedOperator, load_bundle
from tvmbn.signature import read
from tvmbn.spec import OpSpec, TensorArg
from tvmbn.workloads import make_inputs

__all__ = ["OutputReport", "Report", "compare", "verify"]

Method = Literal["auto", "torch", "golden"]
# Integer outputs have no NaN to be poisoned with.
SENTINEL = -(2**62)


@dataclass(frozen=True)
class Report:
    """Outcome of :func:`verify`.

    Attributes
    ----------
    verdict : str
        ``passed``, ``incorrect_shape``, ``incorrect_dtype``, ``incorrect_numerical`` or
        ``runtime_error``.
    outputs : tuple of OutputReport
    target, device, method, seed, seconds
        What ran where, against what (``torch float64`` or ``golden``), and for how long in all.
    error : str
        What went wrong, where no output was compared.
    """

    verdict: Verdict
    outputs: tuple[OutputReport, ...]
    bundle: str
    title: str
    target: str
    device: str
    method: str
    seed: int
    seconds: float
    error: str = ""

    @property
    def passed(self) -> bool:
        """Whether every output is right."""
        return self.verdict == "passed"

    def to_json(self) -> dict[str, Any]:
        """Plain data."""
        return {**self.__dict__, "outputs": [output.to_json() for output in self.outputs]}


def verify(
    path: str | Path,
    device: str | None = None,
    seed: int | None = None,
    method: Method = "auto",
    model: Any = None,
    key: str | Path | None = None,
) -> Report:
    """Run a bundle on seeded random inputs and compare every output with the reference.

    Outputs hold NaN before the run, so an element that is never written fails; inputs must be
    unchanged after it (other than running statistics). Results are compared on the host. The
    library runs in this process: one that crashes ends it.

    Parameters
    ----------
    path : str or Path
        Bundle folder or zip.
    device : {None, "cpu", "cuda", "cuda:1"}
        As for :func:`tvmbn.load`.
    seed : int, optional
        Of the inputs; by default that of the golden data.
    method : {"auto", "torch", "golden"}
        Compare with the float64 reference in PyTorch, or with the results stored in the bundle,
        which needs no PyTorch but knows one seed. ``auto`` takes PyTorch where it is installed.
        A whole model is compared with its stored results, or with ``model``.
    model : path or ExportedProgram, optional
        What a model's bundle was compiled from, to be run on the same inputs.
    key : str or path, optional
        Public key by which the bundle must be signed, as for :func:`tvmbn.load`.

    Raises
    ------
    BundleError, CompatibilityError, ToolchainError
        Where the bundle cannot be loaded, or has nothing to compare with.
    """
    start = time.perf_counter()
    return _verify(load_bundle(read(path, key), device), path, start, seed, method, model)


def verify_golden(operator: LoadedOperator, path: str | Path) -> Report | None:
    """:func:`verify` for a loaded bundle, against its golden data; None where it has none."""
    stored = _stored(operator.bundle)
    if stored is None or not stored.complete:
        return None
    return _verify(operator, path, time.perf_counter(), None, "golden", None)


def _verify(
    operator: LoadedOperator,
    path: str | Path,
    start: float,
    seed: int | None,
    method: Method,
    model: Any,
) -> Report:
    bundle = operator.bundle
    if bundle.manifest["kind"] == MODEL:
        checking = import_module("tvmbn.model.verify")
        return checking.verify_model(operator, path, start, seed, model)
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
