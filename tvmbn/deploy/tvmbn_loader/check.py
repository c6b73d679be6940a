# SPDX-License-Identifier: Apache-2.0
"""Run the bundle on its golden inputs and compare: what ``BUNDLE/check.py`` does."""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Sequence
from math import prod, sqrt
from pathlib import Path
from typing import Any

import numpy as np

from . import CallError, LoadError, Operator, load
from .bundle import content, read_manifest
from .frames import Slot

# Random numbers at a time, and what turns them into values: as tvmbn makes them.
CHUNK = 1 << 16
SUM_MEAN = 2 * 65535
SUM_STD = sqrt((65536**2 - 1) / 3)
LARGEST = {"float16": 65520.0, "float32": 3.4028235677973366e38, "bfloat16": 3.3961775292304e38}


def main(arguments: Sequence[str] | None = None) -> int:
    """Check the bundle. Exit status: 0 right, 1 wrong, 2 cannot be loaded or has no reference."""
    parser = argparse.ArgumentParser(description="Check a tvmbn bundle against its golden data.")
    parser.add_argument("--device", help="cpu, cuda or cuda:INDEX; default: a GPU where one fits")
    parser.add_argument("--json", action="store_true", help="report as JSON")
    options = parser.parse_args(arguments)
    root = Path(__file__).resolve().parent.parent
    try:
        report = check(root, options.device)
    except (LoadError, CallError) as error:
        print(json.dumps({"error": str(error)}) if options.json else f"error: {error}")
        return 2
    if options.json:
        print(json.dumps(report))
    else:
        print("{title} for {target} on {device}, loaded in {load_ms} ms".format(**report))
        for row in report["outputs"]:
            print(
                "{name}: off by {max_abs:.3g} at most, {mismatches} of {total} wrong".format(**row)
            )
        print("passed" if report["passed"] else "failed")
    return 0 if report["passed"] else 1


def check(root: Path, device: str | None) -> dict[str, Any]:
    """Load the bundle, run it on its golden inputs, and compare every output."""
    start = time.perf_counter()
    op = load(root, device)
    load_ms = round((time.perf_counter() - start) * 1000, 1)
    manifest = read_manifest(root)
    if manifest["golden"] is None:
        raise LoadError("required golden data in the bundle; received none")
    content(root, manifest["golden"])
    with np.load(root / manifest["golden"]["file"], allow_pickle=False) as data:
        stored = {name: data[name] for name in data.files}
    meta = json.loads(stored["meta"].tobytes())
    if not meta["complete"]:
        raise LoadError("required stored results; received none, as the shape is large")
    got = run(op, inputs(root, op, stored, meta), meta["batch"] or 0)
    rows = []
    for arg in op.outputs:
        name, limits = arg["name"], manifest["tolerances"][arg["name"]]
        flat = got[name].reshape(-1)
        if f"index/{name}" in stored:
            flat = flat[stored[f"index/{name}"]]
        rows.append(compare(name, flat, stored[f"value/{name}"].reshape(-1), arg["dtype"], limits))
    return {
        "title": manifest["name"],
        "target": op.target,
        "device": op.device,
        "load_ms": load_ms,
        "outputs": rows,
        "passed": not any(row["mismatches"] for row in rows),
    }


def inputs(
    root: Path, op: Operator, stored: dict[str, np.ndarray], meta: dict[str, Any]
) -> list[np.ndarray]:
    """Golden inputs, stored or made from their seed; bfloat16 as uint16."""
    names = [arg["name"] for arg in op.inputs]
    if all(f"input/{name}" in stored for name in names):
        return [stored[f"input/{name}"] for name in names]
    kinds = json.loads((root / "runtime" / "runtime.json").read_text())["inputs"]
    made = []
    for index, arg in enumerate(op.inputs):
        shape = Slot(arg, meta["batch"] or 0).shape
        if kinds is None:
            made.append(_model_input(arg["dtype"], shape, [meta["seed"], index]))
        else:
            made.append(_input(arg["dtype"], shape, kinds[arg["name"]], [meta["seed"], index]))
    return made


def _model_input(dtype: str, shape: tuple[int, ...], seed: list[int]) -> np.ndarray:
    rng = np.random.Generator(np.random.PCG64(seed))
    if dtype.startswith(("int", "uint", "bool")):
        return np.asarray(rng.integers(0, 2, shape)).astype(dtype)
    return _narrow(np.asarray(rng.standard_normal(shape)), dtype)


def _input(dtype: str, shape: tuple[int, ...], kind: str, seed: list[int]) -> np.ndarray:
    bits, total = np.random.PCG64(seed), prod(shape)
    parts = []
    for start in range(0, total, CHUNK):
        raw = bits.random_raw(min(CHUNK, total - start))
        parts.append(_narrow(_values(raw, kind, max(1, prod(shape[1:]))), dtype))
    empty = _narrow(np.empty(0), dtype)
    return np.concatenate([empty, *parts]).reshape(shape)


def _values(raw: np.ndarray, kind: str, fan_in: int) -> np.ndarray:
    if kind == "count":
        return 1 + (raw % np.uint64(16)).astype(np.int64)
    if kind == "positive":
        return 0.25 + (raw >> np.uint64(11)).astype(np.float64) * 2.0**-52
    low = np.uint64(0xFFFF)
    total = raw & low
    for shift in (16, 32, 48):
        total += (raw >> np.uint64(shift)) & low
    unit = (total.astype(np.float64) - SUM_MEAN) / SUM_STD
    return unit / sqrt(fan_in) if kind == "weight" else unit * 1.5 + 0.5


def _narrow(values: np.ndarray, dtype: str) -> np.ndarray:
    """Round to a dtype; bfloat16, which NumPy lacks, to the uint16 of its bits."""
    if dtype != "bfloat16":
        return values.astype(dtype)
    bits = values.astype(np.float32).view(np.uint32)
    return ((bits + 0x7FFF + ((bits >> 16) & 1)) >> 16).astype(np.uint16)


def run(op: Operator, given: list[np.ndarray], batch: int) -> dict[str, np.ndarray]:
    """Outputs by name as float64. Their memory held NaN before, so what is not written shows."""
    given = [array.copy() for array in given]
    out = {}
    for arg in op.outputs:
        slot = Slot(arg, batch)
        if arg["updates"] is None:
            kind = "uint16" if slot.dtype == "bfloat16" else slot.dtype
            out[slot.name] = np.full(slot.shape, 0, kind)
            out[slot.name].view(np.uint8)[...] = 0xFF
    op(*given, out=out)
    by_name = dict(zip((arg["name"] for arg in op.inputs), given, strict=True))
    return {
        arg["name"]: _widen(by_name[arg["updates"]] if arg["updates"] else out[arg["name"]], arg)
        for arg in op.outputs
    }


def _widen(array: np.ndarray, arg: dict[str, Any]) -> np.ndarray:
    if arg["dtype"] == "bfloat16":
        array = (array.astype(np.uint32) << 16).view(np.float32)
    return array.astype(np.float64)


def compare(
    name: str, got: np.ndarray, want: np.ndarray, dtype: str, limits: dict[str, Any]
) -> dict[str, Any]:
    """How far an output is off; an element is wrong beyond ``atol + rtol * |want|``."""
    with np.errstate(invalid="ignore", over="ignore"):
        same = (got == want) | (np.isnan(got) & np.isnan(want))
        same |= np.isinf(got) & (np.sign(got) * want >= LARGEST.get(dtype, np.inf))
        error = np.where(same, 0.0, np.abs(got - want))
        error[np.isnan(error)] = np.inf
        size = np.where(np.isfinite(want), np.abs(want), 0.0)
    wrong = int((error > limits["atol"] + limits["rtol"] * size).sum())
    largest = float(error.max(initial=0.0))
    return {"name": name, "max_abs": largest, "mismatches": wrong, "total": got.size}
