# SPDX-License-Identifier: Apache-2.0
"""Compare one output with its float64 reference: the verdicts and the numbers behind them."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from math import isfinite
from typing import Any, Literal

import ml_dtypes
import numpy as np

from tvmbn.ops.base import Tolerance

Verdict = Literal[
    "passed", "incorrect_shape", "incorrect_dtype", "incorrect_numerical", "runtime_error"
]
# Elements at a time: float64 copies of a large output would not fit beside it.
CHUNK = 1 << 22
# What the largest finite value of a dtype and the infinity it rounds to have between them.
OVERFLOW = {
    "float16": 65520.0,
    "bfloat16": float(ml_dtypes.finfo(ml_dtypes.bfloat16).max) * (1 + 2.0**-9),
    "float32": float(np.finfo(np.float32).max) * (1 + 2.0**-25),
}


@dataclass(frozen=True)
class OutputReport:
    """How one output compares with its reference.

    ``max_abs`` and ``max_rel`` are the largest differences, infinite where NaN or infinity stands
    on one side only; an element fails where ``|got - want| > atol + rtol * |want|``.
    ``worst_index`` is the logical index of the one furthest beyond that, with both its values.
    """

    name: str
    verdict: Verdict
    max_abs: float
    max_rel: float
    atol: float
    rtol: float
    mismatches: int
    total: int
    worst_index: tuple[int, ...] | None = None
    got: float | None = None
    want: float | None = None
    note: str = ""

    @property
    def passed(self) -> bool:
        """Whether the output is right."""
        return self.verdict == "passed"

    def to_json(self) -> dict[str, Any]:
        """Plain data; numbers that are not finite become null."""
        data = asdict(self)
        data["worst_index"] = None if self.worst_index is None else list(self.worst_index)
        return {k: None if isinstance(v, float) and not isfinite(v) else v for k, v in data.items()}


def as_array(value: Any) -> np.ndarray:
    """NumPy array of a torch tensor or array; torch's bfloat16 becomes float32."""
    if hasattr(value, "detach"):
        value = value.detach().cpu()
        return (value.float() if "bfloat16" in str(value.dtype) else value).numpy()
    return np.asarray(value)


def compare(
    got: Any,
    want: Any,
    tolerance: Tolerance,
    name: str = "",
    *,
    dtype: str | None = None,
    index: np.ndarray | None = None,
) -> OutputReport:
    """Compare ``got`` with ``want``.

    Parameters
    ----------
    got : torch.Tensor or numpy.ndarray
    want : torch.Tensor or numpy.ndarray
        The reference: the whole output, or its values at ``index``.
    tolerance : Tolerance
    name : str
        For the report.
    dtype : str, optional
        Dtype that ``got`` must have. A reference beyond the range of its floats allows infinity.
    index : numpy.ndarray, optional
        Flat logical positions that ``want`` holds.
    """
    found = str(got.dtype).removeprefix("torch.")
    limits = {"name": name, "atol": tolerance.atol, "rtol": tolerance.rtol}
    values, reference = as_array(got), as_array(want)
    shape = tuple(values.shape)
    failed = {"max_abs": np.inf, "max_rel": np.inf, "mismatches": values.size, **limits}
    if index is None and shape != tuple(reference.shape):
        note = f"shape {shape}, reference {tuple(reference.shape)}"
        return OutputReport(verdict="incorrect_shape", total=values.size, note=note, **failed)
    if dtype is not None and found != dtype:
        note = f"dtype {found}, not {dtype}"
        return OutputReport(verdict="incorrect_dtype", total=values.size, note=note, **failed)
    flat = values.reshape(-1)
    if index is not None:
        if flat.size <= int(index.max(initial=-1)):
            note = f"shape {shape}, reference for {int(index.max()) + 1} elements or more"
            return OutputReport(verdict="incorrect_shape", total=flat.size, note=note, **failed)
        flat = flat[index]
    scan = _Scan(tolerance, OVERFLOW.get(found, np.inf))
    for start in range(0, flat.size, CHUNK):
        scan.add(flat[start : start + CHUNK], reference.reshape(-1)[start : start + CHUNK], start)
    return OutputReport(
        verdict="incorrect_numerical" if scan.mismatches else "passed",
        max_abs=scan.max_abs,
        max_rel=scan.max_rel,
        mismatches=scan.mismatches,
        total=flat.size,
        **limits,
        **scan.worst(shape, index),
    )


class _Scan:
    """Largest differences over the chunks of an output."""

    def __init__(self, tolerance: Tolerance, overflow: float) -> None:
        self.tolerance = tolerance
        self.overflow = overflow
        self.max_abs = self.max_rel = 0.0
        self.mismatches = 0
        self.beyond = -np.inf
        self.place: tuple[int, float, float] | None = None

    def add(self, got: np.ndarray, want: np.ndarray, start: int) -> None:
        got, want = got.astype(np.float64), want.astype(np.float64)
        with np.errstate(invalid="ignore", over="ignore", divide="ignore"):
            same = (got == want) | (np.isnan(got) & np.isnan(want))
            same |= np.isinf(got) & (np.sign(got) * want >= self.overflow)
            error = np.abs(got - want)
            error[same] = 0.0
            error[np.isnan(error)] = np.inf
            size = np.abs(want)
            size[~np.isfinite(size)] = 0.0
            relative = np.where(error == 0, 0.0, error / size)
            excess = error - (self.tolerance.atol + self.tolerance.rtol * size)
        if got.size == 0:
            return
        self.max_abs = max(self.max_abs, float(error.max()))
        self.max_rel = max(self.max_rel, float(relative.max()))
        self.mismatches += int((excess > 0).sum())
        worst = int(excess.argmax())
        if excess[worst] > self.beyond:
            self.beyond = float(excess[worst])
            self.place = (start + worst, float(got[worst]), float(want[worst]))

    def worst(self, shape: tuple[int, ...], index: np.ndarray | None) -> dict[str, Any]:
        if self.place is None:
            return {}
        flat, got, want = self.place
        if index is not None:
            flat = int(index[flat])
        where = tuple(int(i) for i in np.unravel_index(flat, shape)) if shape else ()
        return {"worst_index": where, "got": got, "want": want}
