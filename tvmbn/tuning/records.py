# SPDX-License-Identifier: Apache-2.0
"""Records: what MetaSchedule's files say about the plans measured for each spec.

The lines are read one by one and without TVM: a build must be able to look up its spec cheaply,
and a damaged line must cost that line only. The files stay valid for MetaSchedule's own database.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import isfinite, log2
from pathlib import Path
from typing import Any

from tvmbn.spec import OpSpec
from tvmbn.target import Target
from tvmbn.tuning import storage
from tvmbn.tuning.space import plan_key

SPEC, PLAN = "tvmbn.spec", "tvmbn.plan"
# MetaSchedule writes this many seconds where a candidate has no time.
NO_TIME = 1e9
# How far a shape may be from the measured one: factors of its sizes multiplied, as log2.
FARTHEST = 3.0


@dataclass(frozen=True)
class Record:
    """One measured plan.

    Attributes
    ----------
    spec : OpSpec
    plan : dict
    run_secs : tuple of float
        Seconds of each round, caches cold.
    arch : str
        As its target says: ``llvm`` or ``sm_XX``.
    place : str
        File and line.
    line : list
        The line itself, [number of the workload, record].
    """

    spec: OpSpec
    plan: dict[str, Any]
    run_secs: tuple[float, ...]
    arch: str
    place: str
    line: list[Any]

    @property
    def valid(self) -> bool:
        """Whether every time is one."""
        return bool(self.run_secs) and all(isfinite(s) and 0 < s < NO_TIME for s in self.run_secs)

    @property
    def us(self) -> float:
        """Mean time in microseconds, by which MetaSchedule orders records too."""
        return 1e6 * sum(self.run_secs) / len(self.run_secs)


def read(folder: Path) -> list[Record]:
    """Records of one ``<arch>/<op>`` folder; what cannot be read is named in a warning."""
    path = folder / storage.RECORDS
    found = []
    for number, line in enumerate(storage.read_lines(path), 1):
        if line is None:
            continue
        try:
            found.append(_parse(line, f"{path}, line {number}"))
        except (KeyError, ValueError, TypeError, IndexError, AttributeError) as error:
            storage.warn(f"{path}, line {number} is left out: no record of tvmbn's ({error!r})")
    return found


def _parse(line: Any, place: str) -> Record:
    _, (trace, run_secs, target, _) = line
    marks = attached(trace)
    arch = target["arch"] if target["kind"] == "cuda" else target["kind"]
    spec, plan = OpSpec.from_json(json.loads(marks[SPEC])), json.loads(marks[PLAN])
    return Record(spec, plan, tuple(float(s) for s in run_secs or ()), arch, place, line)


def attached(trace: Any) -> dict[str, str]:
    """Texts that a trace attaches to blocks, by key."""
    found = {}
    for name, inputs, attrs, _ in trace[0]:
        if name == "Annotate" and isinstance(inputs[1], str):
            # TVM prints a text between quotes and escapes nothing in it.
            text = inputs[1]
            found[attrs[0]] = text[1:-1] if text.startswith('"') else text
    return found


def exact(spec: OpSpec, target: Target, roots: Iterable[Path]) -> list[Record]:
    """Valid records of this very spec, the fastest first within each folder of logs."""
    found: list[Record] = []
    for root in roots:
        mine = [r for r in usable(root, target, spec.op) if r.spec == spec]
        found += sorted(mine, key=lambda r: r.us)
    return found


def nearest(spec: OpSpec, target: Target, roots: Iterable[Path]) -> list[Record]:
    """The best record of each similar spec, by distance: same but for the sizes."""
    best: dict[OpSpec, Record] = {}
    for root in roots:
        for record in usable(root, target, spec.op):
            far = distance(spec, record.spec)
            if far is None or not 0 < far <= FARTHEST:
                continue
            known = best.get(record.spec)
            if known is None or record.us < known.us:
                best[record.spec] = record
    return sorted(best.values(), key=lambda r: (distance(spec, r.spec) or 0, r.spec.title))


def usable(root: Path, target: Target, op: str) -> list[Record]:
    """Valid records under ``root`` that were measured on ``target``'s architecture."""
    found = []
    for record in read(root / target.arch / op):
        if record.arch != target.arch:
            storage.warn(f"{record.place} is left out: measured on {record.arch}")
        elif record.spec.op == op and record.valid:
            found.append(record)
    return found


def distance(one: OpSpec, other: OpSpec) -> float | None:
    """Sum of the sizes' ratios as logarithms; None for specs that differ in more than sizes."""
    alike = ("op", "dtype", "layout", "dynamic")
    if any(getattr(one, a) != getattr(other, a) for a in alike) or _kind(one) != _kind(other):
        return None
    if len(one.shape) != len(other.shape) or 0 in (*one.shape, *other.shape):
        return None
    pairs = [*zip(one.shape, other.shape, strict=True)]
    # 63 and 64 rows must not be as far from each other as 0.
    return sum(abs(log2(a / b)) for a, b in pairs) + (one != other) * 1e-9


def _kind(spec: OpSpec) -> tuple[Any, ...]:
    """Attributes, with the sizes among them reduced to their number."""
    return tuple(
        (k, len(v) if k == "normalized_shape" and isinstance(v, tuple) else v)
        for k, v in spec.attrs
    )


def save(
    folder: Path,
    spec: OpSpec,
    workload: str,
    entries: Sequence[tuple[dict[str, Any], list[Any]]],
    dropped: Iterable[dict[str, Any]] = (),
) -> None:
    """Add records of one spec, in place of earlier ones of the same plans.

    Parameters
    ----------
    folder : Path
        ``<arch>/<op>``; the caller holds its lock.
    workload : str
        The spec's line in MetaSchedule's file of workloads.
    entries : sequence of (plan, record)
        Records as MetaSchedule writes them, without the number of the workload.
    dropped : iterable of dict
        Plans whose records for this spec give way.
    """
    index = _workload_index(folder / storage.WORKLOADS, workload)
    path = folder / storage.RECORDS
    storage.mend(path)
    gone = {plan_key(plan) for plan in (*dropped, *(plan for plan, _ in entries))}
    known = read(folder)
    kept = [r for r in known if r.spec != spec or plan_key(r.plan) not in gone]
    fresh = [json.dumps([index, record]) for _, record in entries]
    if len(kept) == len(known):
        storage.append(path, *fresh)
    else:
        storage.replace(path, storage.join([*(json.dumps(r.line) for r in kept), *fresh]))


def _workload_index(path: Path, line: str) -> int:
    storage.mend(path)
    lines = storage.read_lines(path)
    module = json.loads(line)[1]
    for index, known in enumerate(lines):
        # The hash in front of the module may differ between machines.
        if isinstance(known, list) and known[1:] == [module]:
            return index
    storage.append(path, line)
    return len(lines)
