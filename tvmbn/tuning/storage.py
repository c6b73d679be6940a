# SPDX-License-Identifier: Apache-2.0
"""Folders of tuning logs: where they are searched, and lines that survive kills and two writers."""

from __future__ import annotations

import fcntl
import json
import os
import warnings
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from typing import Any

from tvmbn.errors import TuningError, TuningWarning
from tvmbn.spec import OpSpec

VARIABLE = "TVMBN_TUNING_LOGS"
RECORDS, WORKLOADS = "database_tuning_record.json", "database_workload.json"
META, TRIALS, LOCK = "meta.json", "trials.jsonl", ".lock"


def search_path(logs: str | Path | None = None) -> tuple[Path, ...]:
    """Folders in which a build looks for records, in order.

    ``logs`` alone where it is given, else those that ``TVMBN_TUNING_LOGS`` names (with colons),
    else the user's own and those that come with tvmbn.
    """
    if logs is not None:
        return (Path(logs),)
    if named := os.environ.get(VARIABLE):
        return tuple(Path(part) for part in named.split(os.pathsep) if part)
    shipped = Path(str(import_module("tvmbn.tuning_logs").__file__)).parent
    return (user_folder(), shipped)


def user_folder() -> Path:
    """Where this user's own records lie."""
    data = os.environ.get("XDG_DATA_HOME")
    return (Path(data) if data else Path.home() / ".local/share") / "tvmbn" / "tuning_logs"


def warn(message: str) -> None:
    """Issue a :class:`TuningWarning`."""
    warnings.warn(message, TuningWarning, stacklevel=3)


@contextmanager
def locked(folder: Path) -> Iterator[None]:
    """Keep other writers of a folder out; the lock ends with the process whatever happens."""
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / LOCK).open("a") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


@contextmanager
def writing(path: Path) -> Iterator[None]:
    """Name the file that cannot be written, in a TuningError."""
    try:
        yield
    except OSError as error:
        raise TuningError(
            f"a file {path} that can be written",
            error.strerror or str(error),
            "free space, or mend what lies there",
        ) from error


def read_lines(path: Path) -> list[Any]:
    """Each line of a file as data, None for one that is no JSON, which a warning names."""
    try:
        lines = path.read_bytes().split(b"\n")
    except FileNotFoundError:
        return []
    except OSError as error:
        warn(f"{path} is left out: {error.strerror}")
        return []
    found = []
    for number, line in enumerate(lines, 1):
        if not line.strip():
            if number < len(lines):
                found.append(None)
            continue
        try:
            found.append(json.loads(line))
        except (ValueError, RecursionError) as error:
            found.append(None)
            warn(f"{path}, line {number} is left out: it was cut off or damaged ({error})")
    return found


def append(path: Path, *lines: str) -> None:
    """Add whole lines; the caller holds the lock."""
    mend(path)
    with writing(path), path.open("ab") as file:
        file.write("".join(line + "\n" for line in lines).encode())
        file.flush()
        os.fsync(file.fileno())


def mend(path: Path) -> None:
    """Cut off half a line that a killed writer left at the end: TVM would refuse the file.

    The caller holds the lock, so that nobody is still writing it.
    """
    if not path.exists():
        return
    with writing(path), path.open("r+b") as file:
        end = _whole(file)
        if end != file.seek(0, os.SEEK_END):
            file.truncate(end)
            warn(f"{path}: half a line at the end was cut off; its writer was killed")


def _whole(file: Any) -> int:
    """Offset behind the last whole line."""
    position = file.seek(0, os.SEEK_END)
    while position:
        start = max(0, position - (1 << 16))
        file.seek(start)
        block = file.read(position - start)
        at = block.rfind(b"\n")
        if at >= 0:
            return start + at + 1
        position = start
    return 0


def replace(path: Path, text: str) -> None:
    """Write a file in one step; readers see the old or the new one."""
    fresh = path.with_name(f".{path.name}.{os.getpid()}.tmp")
    try:
        with writing(path):
            with fresh.open("w") as file:
                file.write(text)
                file.flush()
                os.fsync(file.fileno())
            fresh.replace(path)
    finally:
        fresh.unlink(missing_ok=True)


def join(lines: Iterable[str]) -> str:
    """Lines of a file as its text."""
    return "".join(line + "\n" for line in lines)


def read_meta(folder: Path) -> dict[str, Any]:
    """What ``meta.json`` tells about each spec, by digest; nothing where it is missing or bad.

    An entry whose fields have other types than a search writes is left out.
    """
    path = folder / META
    try:
        data = json.loads(path.read_text())
        specs = data["specs"]
    except FileNotFoundError:
        return {}
    except (ValueError, KeyError, TypeError, OSError, RecursionError) as error:
        warn(f"{path} is left out: {error}")
        return {}
    found = {}
    for digest, entry in specs.items() if isinstance(specs, dict) else ():
        try:
            # Not the digest that was written: a spec may have got attributes since.
            found[_check_meta(entry).digest()] = entry
        except (ValueError, KeyError, TypeError, AttributeError) as error:
            warn(f"{path}: the entry {digest} is left out: {error!r}")
    return found


def _check_meta(entry: Mapping[str, Any]) -> OpSpec:
    spec = OpSpec.from_json(entry["spec"])
    for key in ("us", "default_us", "copy_us"):
        check_time(key, entry.get(key))
    for key, kind in (("trials", int), ("failures", dict), ("plan", dict), ("default_plan", dict)):
        if not isinstance(entry.get(key), kind | None):
            raise TypeError(f"{key} as {kind.__name__}, not {entry[key]!r}")
    if not all(isinstance(n, int) for n in (entry.get("failures") or {}).values()):
        raise TypeError(f"numbers of failures, not {entry['failures']!r}")
    return spec


def check_time(name: str, us: object) -> None:
    """Raise TypeError unless ``us`` is None or a time in microseconds, above 0."""
    if us is None:
        return
    if isinstance(us, bool) or not isinstance(us, int | float) or not 0 < us < float("inf"):
        raise TypeError(f"{name} as a time above 0, not {us!r}")


def write_meta(folder: Path, arch: str, op: str, specs: dict[str, Any]) -> None:
    """Write ``meta.json``; the caller holds the lock."""
    data = {"format": 1, "arch": arch, "op": op, "specs": dict(sorted(specs.items()))}
    replace(folder / META, json.dumps(data, indent=1, sort_keys=True) + "\n")
