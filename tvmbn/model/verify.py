# SPDX-License-Identifier: Apache-2.0
"""Verify a model's bundle: against its golden data, or against the model itself."""

from __future__ import annotations

import json
import tempfile
import time
from io import BytesIO
from pathlib import Path
from typing import Any

import numpy as np

from tvmbn import golden as stored
from tvmbn.bundle import Bundle
from tvmbn.compare import OutputReport, compare
from tvmbn.dlpack import NUMPY_DTYPES
from tvmbn.errors import ArgumentError, RunError
from tvmbn.frameworks import device_guard
from tvmbn.model import golden
from tvmbn.model.loaded import LoadedModel
from tvmbn.model.source import open_source
from tvmbn.ops.base import Tolerance
from tvmbn.placed import place
from tvmbn.report import Report
from tvmbn.sizes import shape_function


def verify_model(
    loaded: LoadedModel, path: str | Path, start: float, seed: int | None, model: Any
) -> Report:
    """Run a loaded bundle on random inputs and compare every output.

    Parameters
    ----------
    model : path or ExportedProgram, optional
        The model that the bundle was compiled from: it is run on the same inputs, by ONNX
        Runtime, ONNX's reference evaluator or PyTorch. Without it the stored results are used,
        which know one seed.
    """
    bundle = loaded.bundle
    content = bundle.read(bundle.manifest["golden"]["file"])
    golden_data = stored.parse(content)
    number = golden_data.seed if seed is None else seed
    if model is None and number != golden_data.seed:
        raise ArgumentError(
            f"seed {golden_data.seed}, that of the golden data",
            str(seed),
            "other seeds need the model: --model FILE",
        )
    batch = golden_data.batch or 0
    inputs = golden.make_inputs(bundle.arguments, batch, number)
    indices: dict[str, np.ndarray | None]
    if model is None:
        with np.load(BytesIO(content), allow_pickle=False) as data:
            method = f"golden, by {json.loads(data['meta'].tobytes())['method']}"
        want, indices = golden_data.values, golden_data.indices
    else:
        with tempfile.TemporaryDirectory(prefix="tvmbn-model-") as folder:
            source = open_source(model, None, Path(folder))
            values, method = golden.reference(source, bundle.arguments, inputs)
        names = [a.name for a in bundle.arguments if a.role == "out"]
        want = {n: np.asarray(v, np.float64) for n, v in zip(names, values, strict=True)}
        indices = dict.fromkeys(names)
    error, reports = "", ()
    try:
        with device_guard(loaded.devices[0]):
            got, error = _run(loaded, inputs, batch)
    except RunError as failure:
        error, verdict = str(failure), "runtime_error"
    else:
        reports = tuple(_compare(bundle, got, want, indices))
        failed = [r.verdict for r in reports if not r.passed]
        failed += ["incorrect_numerical"] * bool(error)
        verdict = failed[0] if failed else "passed"
    return Report(
        verdict=verdict,  # type: ignore[arg-type]
        outputs=reports,
        bundle=str(path),
        title=bundle.spec.title,
        target=loaded.target,
        device=loaded.devices[0],
        method=method,
        seed=number,
        seconds=round(time.perf_counter() - start, 3),
        error=error,
    )


def _run(loaded: Any, inputs: dict[str, np.ndarray], batch: int) -> tuple[dict[str, Any], str]:
    """Outputs by name over memory that held NaN, and what is wrong where an input was changed."""
    device = loaded.devices[0]
    given, made = {}, {}
    for arg in loaded.arguments:
        fixed = arg.concrete({}) if "N" not in str(arg.shape) else _at(arg, batch)
        if arg.role == "in":
            given[arg.name] = place(inputs[arg.name], fixed, device)
        else:
            kind = NUMPY_DTYPES[arg.dtype]
            poison = np.nan if kind.kind in "fV" else 1
            made[arg.name] = place(np.full(fixed.shape, poison, kind), fixed, device)
    loaded(*(p.tensor for p in given.values()), out={k: p.tensor for k, p in made.items()})
    results = {name: p.host() for name, p in made.items()}
    for name, p in given.items():
        if p.host().tobytes() != inputs[name].tobytes():
            return results, f"the input {name} was changed by the run"
    return results, ""


def _at(arg: Any, batch: int) -> Any:
    from dataclasses import replace  # noqa: PLC0415

    return replace(arg, shape=shape_function(arg.shape)(batch))


def _compare(
    bundle: Bundle,
    got: dict[str, np.ndarray],
    want: dict[str, np.ndarray],
    indices: dict[str, np.ndarray | None],
) -> list[OutputReport]:
    reports = []
    for arg in (a for a in bundle.arguments if a.role == "out"):
        limits = bundle.manifest["tolerances"][arg.name]
        tolerance = Tolerance(limits["atol"], limits["rtol"], limits["reason"])
        values, index = want[arg.name], indices.get(arg.name)
        if index is None:
            values = values.reshape(got[arg.name].shape)
        reports.append(
            compare(got[arg.name], values, tolerance, arg.name, dtype=arg.dtype, index=index)
        )
    return reports
