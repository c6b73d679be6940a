# SPDX-License-Identifier: Apache-2.0
"""How a build comes to its plan: the record of its spec, or of the nearest shape, or a file."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from tvmbn.errors import TuningError
from tvmbn.pool import WorkerPool
from tvmbn.spec import OpSpec
from tvmbn.target import Target
from tvmbn.tuning import records, storage

CHECK = "tvmbn.tuning.tvm_side:check"
# So many neighbours are asked whether their plan fits, the nearest first.
NEIGHBOURS = 4


def folders(spec: OpSpec, target: Target, logs: str | Path | None) -> list[Path]:
    """Folders in which a spec's record may lie."""
    return [root / target.arch / spec.op for root in storage.search_path(logs)]


def find(
    spec: OpSpec, target: Target, logs: str | Path | None, pool: WorkerPool, only_exact: bool
) -> tuple[dict[str, Any], str] | None:
    """Recorded plan and ``tuned`` or ``nearest``; None where no record helps."""
    roots = [root for root in storage.search_path(logs) if root.is_dir()]
    for record in records.exact(spec, target, roots):
        reason = _check(spec, target, record.plan, pool, near=False)
        if not reason:
            return record.plan, "tuned"
        storage.warn(f"{record.place} no longer applies and is left out: {reason}")
    if only_exact:
        return None
    for record in records.nearest(spec, target, roots)[:NEIGHBOURS]:
        if not _check(spec, target, record.plan, pool, near=True):
            return record.plan, "nearest"
    return None


def _check(spec: OpSpec, target: Target, plan: dict[str, Any], pool: WorkerPool, near: bool) -> str:
    reason, _ = pool.call(CHECK, [spec.to_json(), target.name, plan, near])
    return reason


def save_trace(spec: OpSpec, target: Target, plan: dict[str, Any], path: Path, root: Path) -> None:
    """Write the trace of a recorded plan: TVM's own JSON form, with spec and plan in it."""
    for record in records.exact(spec, target, [root]):
        if record.plan == plan:
            path.parent.mkdir(parents=True, exist_ok=True)
            storage.replace(path, json.dumps(record.line[1][0], indent=1) + "\n")
            return
    raise TuningError(
        f"a record of {spec.title} to save", f"none in {root}", "its folder was changed meanwhile"
    )


def read_trace(path: str | Path) -> tuple[OpSpec, dict[str, Any]]:
    """Spec and plan of a saved trace.

    Raises
    ------
    TuningError
        For a file that is none.
    """
    try:
        marks = records.attached(json.loads(Path(path).read_text()))
        return OpSpec.from_json(json.loads(marks[records.SPEC])), json.loads(marks[records.PLAN])
    except OSError as error:
        raise TuningError(
            "a schedule saved by tvmbn tune --save-trace", str(error), "check the path"
        ) from error
    except (ValueError, KeyError, TypeError, IndexError, AttributeError) as error:
        raise TuningError(
            "a schedule saved by tvmbn tune --save-trace",
            f"{path}, which is none ({error!r})",
            "save it again",
        ) from error


def load_trace(spec: OpSpec, target: Target, path: str | Path, pool: WorkerPool) -> dict[str, Any]:
    """Plan of a saved trace that fits ``spec``; TuningError for one that does not."""
    saved, plan = read_trace(path)
    reason = _check(spec, target, plan, pool, near=saved != spec)
    if reason:
        raise TuningError(
            f"a schedule for {spec.title} on {target.name}",
            f"{path}, of {saved.title}: {reason}",
            "save one for this spec with tvmbn tune --save-trace",
        )
    return plan
