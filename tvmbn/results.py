# SPDX-License-Identifier: Apache-2.0
"""Rows of a benchmark: as JSON lines, as tables, and what they come to."""

from __future__ import annotations

import datetime
import json
import os
import platform
import subprocess
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from math import exp, isfinite, log
from pathlib import Path
from typing import Any

from tvmbn.spec import OpSpec
from tvmbn.suites import GOALS, Goal

OURS, COPY = "tvmbn", "copy"
TIMED = ("passed", "passed_loosely", "passed_coarsely")
# Rows that the goals for percent of the copy rate speak of, where they speak of each row.
LARGE = 32 << 20


@dataclass(frozen=True)
class Row:
    """One implementation of one spec.

    Attributes
    ----------
    spec : OpSpec
    implementation : str
        ``tvmbn`` or a peer.
    verdict : str
        ``passed``, ``passed_loosely``, ``passed_coarsely``, ``incorrect_numerical``,
        ``incorrect_shape``, ``runtime_error`` or ``unavailable``. Only the first three have a time.
    us : float or None
        On the device, caches cold: the median of the rounds' medians.
    copy_us, bytes
        The same for a copy in the same run that moves as many bytes as the operator must.
    ratios : dict
        Other implementations' times over this one's: above 1 where this one is faster.
    host_us, host_fresh_us : float or None
        Host time of a call into existing outputs, and of one that allocates them.
    worst : float or None
        Largest error over its tolerance.
    """

    spec: OpSpec
    suite: str
    implementation: str
    target: str
    verdict: str
    note: str = ""
    us: float | None = None
    rounds: tuple[float, ...] = ()
    reps: int = 0
    copy_us: float | None = None
    bytes: int = 0
    ratios: dict[str, float] = field(default_factory=dict)
    host_us: float | None = None
    host_fresh_us: float | None = None
    worst: float | None = None
    origin: str = ""
    config: dict[str, Any] | None = field(default=None, repr=False)

    @property
    def gb_per_s(self) -> float | None:
        """Fewest bytes over the time."""
        return None if self.us is None else self.bytes / self.us / 1e3

    @property
    def percent_of_copy(self) -> float | None:
        """Percent of the rate that the copy reached."""
        return None if self.us is None or self.copy_us is None else 100 * self.copy_us / self.us

    def to_json(self) -> dict[str, Any]:
        """Plain data; times rounded to a nanosecond."""
        data = {k: v for k, v in asdict(self).items() if k != "spec"}
        data |= {"gb_per_s": self.gb_per_s, "percent_of_copy": self.percent_of_copy}
        rounded = {k: _round(v) for k, v in data.items()}
        spec = {"title": self.spec.title, "spec": self.spec.to_json()}
        return {"kind": "row", **spec, **rounded}

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Row:
        """Inverse of :meth:`to_json`."""
        known: dict[str, Any] = {k: v for k, v in data.items() if k in cls.__dataclass_fields__}
        known["spec"] = OpSpec.from_json(data["spec"])
        known["rounds"] = tuple(data["rounds"])
        return cls(**known)


def _round(value: Any) -> Any:
    if isinstance(value, float):
        return round(value, 3) if isfinite(value) else None
    if isinstance(value, tuple | list):
        return [_round(v) for v in value]
    if isinstance(value, dict):
        return {k: _round(v) for k, v in value.items()}
    return value


def geometric_mean(values: Iterable[float]) -> float | None:
    """Geometric mean; None of nothing."""
    logs = [log(v) for v in values]
    return exp(sum(logs) / len(logs)) if logs else None


def best_peer(row: Row) -> tuple[str, float] | None:
    """Fastest peer of a row and the speed-up over it."""
    return min(((k, v) for k, v in row.ratios.items()), key=lambda kv: kv[1], default=None)


@dataclass(frozen=True)
class Summary:
    """Geometric means over tvmbn's rows of one suite, operator, layout and dtype."""

    suite: str
    op: str
    dtype: str
    rows: int
    failed: int
    percent_of_copy: float | None
    torch: float | None
    best: float | None
    least: float | None
    missed: tuple[str, ...] = ()

    def to_json(self) -> dict[str, Any]:
        """Plain data."""
        rounded = {k: _round(v) for k, v in asdict(self).items()}
        return {"kind": "summary", **rounded}


def summarise(rows: Sequence[Row]) -> list[Summary]:
    """One summary for each suite, operator and layout, and dtype, in order of appearance."""
    groups: dict[tuple[str, str, str], list[Row]] = {}
    for row in rows:
        if row.implementation == OURS:
            groups.setdefault((row.suite, operation(row.spec), row.spec.dtype), []).append(row)
    return [_summary(*key, group) for key, group in groups.items()]


def operation(spec: OpSpec) -> str:
    """Operator, mode, and layout where there is a choice."""
    layout = "" if "normalized_shape" in dict(spec.attrs) else spec.layout
    return " ".join(str(w) for w in (spec.op, dict(spec.attrs).get("mode"), layout) if w)


def _summary(suite: str, op: str, dtype: str, rows: Sequence[Row]) -> Summary:
    timed = [r for r in rows if r.us is not None]
    bests = [found[1] for r in timed if (found := best_peer(r))]
    means = {
        "percent_of_copy": geometric_mean(r.percent_of_copy for r in timed if r.percent_of_copy),
        "torch": geometric_mean(r.ratios["torch"] for r in timed if "torch" in r.ratios),
        "best": geometric_mean(bests),
    }
    goal = GOALS.get(suite)
    missed = _missed(goal, dtype, means, timed) if goal else []
    missed += [f"{r.spec.title}: {r.verdict} {r.note}".strip() for r in rows if r.us is None]
    return Summary(
        suite,
        op,
        dtype,
        rows=len(rows),
        failed=len(rows) - len(timed),
        least=min(bests, default=None),
        missed=tuple(missed),
        **means,
    )


def _missed(
    goal: Goal, dtype: str, means: Mapping[str, float | None], rows: Sequence[Row]
) -> list[str]:
    percent = goal.percent(dtype)
    wanted = {"percent_of_copy": percent, "torch": goal.torch, "best": goal.best}
    missed = [
        f"mean {name} {value:.2f} of {wanted[name]}"
        for name, value in means.items()
        if value is not None and value < wanted[name]
    ]
    for row in rows:
        title = row.spec.title
        if row.bytes >= LARGE and (row.percent_of_copy or 0) < percent:
            missed.append(f"{title}: {row.percent_of_copy:.1f} % of copy, goal {percent:g}")
        found = best_peer(row)
        if found and found[1] < goal.least:
            missed.append(f"{title}: {found[1]:.2f}x of {found[0]}, goal {goal.least:g}")
    return missed


def environment(device: str, date: str | None = None, **more: Any) -> dict[str, Any]:
    """What a result depends on beside the code: GPU, driver, versions, commit and date."""
    import torch  # noqa: PLC0415

    from tvmbn.provenance import provenance, versions  # noqa: PLC0415

    gpu = driver = None
    if device.startswith("cuda"):
        gpu, driver = torch.cuda.get_device_name(device), _driver()
    return {
        "kind": "environment",
        "date": date or datetime.datetime.now(datetime.UTC).date().isoformat(),
        "device": device,
        "gpu": gpu,
        "driver": driver,
        "cpu": _cpu(),
        "threads": torch.get_num_threads(),
        "python": platform.python_version(),
        "torch": torch.__version__,
        "cuda": torch.version.cuda,
        **versions(),
        **provenance(),
        **more,
    }


def caption(header: Mapping[str, Any]) -> str:
    """One line about where and when rows were measured."""
    place = header.get("gpu") or header.get("cpu")
    words = (
        place,
        header.get("driver") and f"driver {header['driver']}",
        f"torch {header.get('torch')}",
        f"tvmbn {str(header.get('commit') or header.get('tvmbn'))[:12]}",
        header.get("date"),
    )
    return ", ".join(str(w) for w in words if w)


def _driver() -> str | None:
    command = ["nvidia-smi", "--query-gpu=driver_version", "--format=csv,noheader"]
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=30, check=False)
    except (OSError, subprocess.SubprocessError):
        return None
    return done.stdout.split("\n")[0].strip() or None if done.returncode == 0 else None


def _cpu() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text().splitlines()
    except OSError:
        return platform.machine()
    names = (line.partition(":")[2].strip() for line in lines if line.startswith("model name"))
    return next(names, platform.machine())


class Writer:
    """JSON lines that are on disk as soon as they are known."""

    def __init__(self, path: Path, header: Mapping[str, Any]) -> None:
        self.path = path
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(json.dumps(header) + "\n")

    def add(self, *entries: Row | Summary) -> None:
        """Append rows or summaries."""
        with self.path.open("a") as file:
            for entry in entries:
                file.write(json.dumps(entry.to_json()) + "\n")
            file.flush()
            os.fsync(file.fileno())


def read(path: str | Path) -> tuple[dict[str, Any], list[Row]]:
    """Environment and rows of a file that :class:`Writer` wrote."""
    header: dict[str, Any] = {}
    rows = []
    for line in Path(path).read_text().splitlines():
        data = json.loads(line)
        if data["kind"] == "environment":
            header = data
        elif data["kind"] == "row":
            rows.append(Row.from_json(data))
    return header, rows


ROW_COLUMNS = (
    "spec",
    "implementation",
    "us",
    "GB/s",
    "% of copy",
    "speed-up",
    "host us",
    "verdict",
)


def cells(rows: Sequence[Row]) -> list[tuple[str, ...]]:
    """Rows of a table with :data:`ROW_COLUMNS`; the speed-up is tvmbn's over that row's."""
    found = []
    for row in rows:
        ours = row.ratios.get(OURS)
        host = row.host_us if row.host_us is not None else row.host_fresh_us
        found.append(
            (
                row.spec.title,
                row.implementation,
                _number(row.us, 1),
                _number(row.gb_per_s, 0),
                _number(row.percent_of_copy, 1),
                _number(None if ours is None else 1 / ours, 2),
                _number(host, 1),
                row.verdict if not row.note else f"{row.verdict}: {row.note[:60]}",
            )
        )
    return found


SUMMARY_COLUMNS = (
    "suite", "operator", "dtype", "rows", "failed", "% of copy", "x torch", "x best", "least x",
)  # fmt: skip


def summary_cells(found: Sequence[Summary]) -> list[tuple[str, ...]]:
    """Rows of a table with :data:`SUMMARY_COLUMNS`."""
    return [
        (
            s.suite,
            s.op,
            s.dtype,
            str(s.rows),
            str(s.failed),
            _number(s.percent_of_copy, 1),
            _number(s.torch, 2),
            _number(s.best, 2),
            _number(s.least, 2),
        )
        for s in found
    ]


def _number(value: float | None, digits: int) -> str:
    return "-" if value is None else f"{value:.{digits}f}"
