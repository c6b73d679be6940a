# SPDX-License-Identifier: Apache-2.0
"""Looking after tuning logs: what is there, thinning it out, putting several together."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tvmbn.errors import TuningError, TvmbnError
from tvmbn.target import Target, parse
from tvmbn.tuning import records, storage
from tvmbn.tuning.records import Record


@dataclass(frozen=True)
class Folder:
    """Logs of one operator on one architecture."""

    path: Path
    target: Target
    op: str

    def best(self) -> list[Record]:
        """The fastest valid record of each spec, in order of titles."""
        root = self.path.parent.parent
        best: dict[Any, Record] = {}
        for record in records.usable(root, self.target, self.op):
            known = best.get(record.spec)
            if known is None or record.us < known.us:
                best[record.spec] = record
        return sorted(best.values(), key=lambda r: r.spec.title)


def folders(root: Path) -> Iterator[Folder]:
    """Every ``<arch>/<op>`` folder below ``root``.

    Raises
    ------
    TuningError
        Where there is no such folder as ``root``.
    """
    if not root.is_dir():
        raise TuningError("a folder of tuning logs", f"no folder {root}", "check the path")
    for path in sorted(p for p in root.glob("*/*") if p.is_dir()):
        try:
            target = parse(path.parent.name)
        except TvmbnError:
            continue  # not ours: __pycache__ and the like
        yield Folder(path, target, path.name)


def listing(roots: Iterable[Path]) -> list[dict[str, Any]]:
    """What is known about each spec that has a record."""
    found = []
    for root in roots:
        for folder in folders(root):
            meta = storage.read_meta(folder.path)
            for record in folder.best():
                found.append(_entry(folder, record, meta.get(record.spec.digest(), {})))
    return found


def _entry(folder: Folder, record: Record, meta: dict[str, Any]) -> dict[str, Any]:
    measured = {k: meta.get(k) for k in ("default_us", "copy_us", "trials", "space", "failures")}
    context = {k: meta.get(k) for k in ("seed", "gpu", "cpu", "driver", "tvm", "commit", "date")}
    return {
        "digest": record.spec.digest(),
        "target": folder.target.name,
        "title": record.spec.title,
        "us": record.us,
        **measured,
        **context,
        "spec": record.spec.to_json(),
        "plan": record.plan,
        "run_secs": list(record.run_secs),
        "folder": str(folder.path),
    }


def find(roots: Iterable[Path], wanted: str) -> list[dict[str, Any]]:
    """Entries whose digest begins with ``wanted`` or whose title contains it.

    Raises
    ------
    TuningError
        Where there is none.
    """
    listed = listing(roots)
    found = [e for e in listed if e["digest"].startswith(wanted) or wanted in e["title"]]
    if not found:
        known = ", ".join(e["digest"] for e in listed[:5]) or "no records at all"
        raise TuningError("a record's digest or a part of its title", wanted, f"there are {known}")
    return found


def prune(root: Path) -> dict[str, int]:
    """Keep the best record of each spec; drop all others, damaged lines and logs of trials."""
    counts = {"kept": 0, "dropped": 0}
    for folder in folders(root):
        with storage.locked(folder.path):
            path = folder.path / storage.RECORDS
            lines = len(storage.read_lines(path))
            workloads = storage.read_lines(folder.path / storage.WORKLOADS)
            kept, used = [], {}
            for record in folder.best():
                workload = _workload(workloads, record)
                if workload is None:
                    continue
                index = used.setdefault(json.dumps(workload), len(used))
                kept.append((record, json.dumps([index, record.line[1]])))
            storage.replace(folder.path / storage.WORKLOADS, storage.join(used))
            storage.replace(path, storage.join(line for _, line in kept))
            meta = storage.read_meta(folder.path)
            specs = {r.spec.digest() for r, _ in kept}
            storage.write_meta(
                folder.path,
                folder.target.arch,
                folder.op,
                {k: v for k, v in meta.items() if k in specs},
            )
            with storage.writing(folder.path / storage.TRIALS):
                (folder.path / storage.TRIALS).unlink(missing_ok=True)
            counts["kept"] += len(kept)
            counts["dropped"] += lines - len(kept)
    return counts


def merge(sources: Iterable[Path], into: Path) -> dict[str, int]:
    """Add the records of several folders of logs to ``into``; of equal plans the last counts.

    What ``meta.json`` tells about a spec is taken from where it was fastest.
    """
    counts = {"records": 0, "specs": 0}
    listed = [(source, list(folders(source))) for source in sources]
    for source, found in listed:
        for folder in found:
            target = into / folder.target.arch / folder.op
            if target.resolve() == folder.path.resolve():
                raise TuningError(
                    "a folder to merge into that is none of the sources",
                    str(into),
                    "choose another",
                )
            taken = records.usable(source, folder.target, folder.op)
            workloads = storage.read_lines(folder.path / storage.WORKLOADS)
            theirs = storage.read_meta(folder.path)
            trials = storage.read_lines(folder.path / storage.TRIALS)
            with storage.locked(target):
                for record in taken:
                    workload = _workload(workloads, record)
                    if workload is not None:
                        entry = (record.plan, record.line[1])
                        records.save(target, record.spec, json.dumps(workload), [entry])
                        counts["records"] += 1
                ours = storage.read_meta(target)
                for digest, entry in theirs.items():
                    if digest not in ours or entry["us"] < ours[digest]["us"]:
                        ours[digest] = entry
                storage.write_meta(target, folder.target.arch, folder.op, ours)
                kept = [json.dumps(t) for t in trials if t is not None]
                if kept:
                    storage.append(target / storage.TRIALS, *kept)
            counts["specs"] += len(theirs)
    return counts


def _workload(workloads: list[Any], record: Record) -> Any:
    """A record's workload; without it TVM could not read the record, and it is left out."""
    index = record.line[0]
    found = workloads[index] if isinstance(index, int) and 0 <= index < len(workloads) else None
    if not isinstance(found, list) or len(found) != 2:  # noqa: PLR2004  (a hash and a module)
        found = None
        storage.warn(f"{record.place} is left out: its workload is missing or damaged")
    return found
