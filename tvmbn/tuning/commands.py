# SPDX-License-Identifier: Apache-2.0
"""``tvmbn tune``, ``tvmbn logs`` and ``tvmbn report``: from options to searches and tables."""

from __future__ import annotations

import time
from collections.abc import Callable
from itertools import chain, zip_longest
from pathlib import Path
from typing import Any

import click

from tvmbn.console import Outcome, shorten, table
from tvmbn.errors import SpecError, TuningError
from tvmbn.spec import OpSpec
from tvmbn.target import Target, parse
from tvmbn.tuning import lookup, manage, records, storage
from tvmbn.tuning.progress import Display, failures
from tvmbn.tuning.tune import Settings, Tuned, Tuner

COLUMNS = ("spec", "status", "us", "default us", "speed-up", "% of copy", "trials", "s", "failures")
MODELS = (".onnx", ".pt2")
LIST_COLUMNS = ("digest", "target", "spec", "us", "default us", "% of copy", "device", "date")


def tune(
    make_spec: Callable[..., OpSpec],
    *,
    op: str | None,
    suite: str | None,
    shape: str | None,
    target: str,
    only: str,
    missing: bool,
    save_trace: Path | None,
    load_trace: Path | None,
    limit_seconds: float | None,
    logs: Path | None,
    options: dict[str, Any],
    model: dict[str, Any],
    **fields: Any,
) -> Outcome:
    """Tune what the options name; ``model`` are those of a whole model."""
    parsed = parse(target)
    if op is not None and op.endswith(MODELS):
        from tvmbn.model.commands import specs_of  # noqa: PLC0415

        specs = specs_of(op, target, **model)
    else:
        specs = _specs(make_spec, op, suite, shape, fields)
    specs = [spec for spec in specs if only in spec.title]
    root = logs or storage.search_path()[0]
    if missing:
        specs = [spec for spec in specs if not records.exact(spec, parsed, [root])]
    if (save_trace or load_trace) and len(specs) != 1:
        raise TuningError(
            "one spec to save or load a schedule", f"{len(specs)} of them", "name OP and --shape"
        )
    limit = None if limit_seconds is None else time.monotonic() + limit_seconds
    first = () if load_trace is None else (lookup.read_trace(load_trace)[1],)
    settings = Settings(
        options.pop("trials"), options.pop("seed"), root, options.pop("fresh"), first, limit
    )
    found: list[Tuned] = []
    with Tuner(target, settings, **options) as tuner, Display() as display:
        if len(specs) == 1:
            # An error of the only spec is that of the command.
            found.append(tuner.tune(specs[0], display))
        else:
            found += tuner.many(specs, display)
    if save_trace:
        _save(found[0], parsed, save_trace, root)
    data = {"target": target, "logs": str(root), "results": [t.to_json() for t in found]}

    def show() -> None:
        table("Tuned", COLUMNS, map(_cells, found))
        for each in found:
            if each.note:
                click.echo(f"{each.spec.title}: {each.note}")
        click.echo(f"records: {shorten(root)}")

    return Outcome(data, show, passed=all(t.status == "tuned" for t in found))


def _save(tuned: Tuned, target: Target, path: Path, root: Path) -> None:
    if tuned.plan is None:
        raise TuningError("a schedule to save", "no candidate that passed", tuned.note)
    lookup.save_trace(tuned.spec, target, tuned.plan, path, root)


def _specs(
    make_spec: Callable[..., OpSpec],
    op: str | None,
    suite: str | None,
    shape: str | None,
    fields: dict[str, Any],
) -> list[OpSpec]:
    if (op is None) == (suite is None):
        raise SpecError(
            "either OP or --suite",
            "both" if suite else "none of them",
            "for example tvmbn tune layer_norm --shape 8192x1024 --target llvm",
        )
    if suite is not None:
        from tvmbn import suites  # noqa: PLC0415

        names = list(suites.GOALS) if suite == "all" else suite.split(",")
        # One of each suite in turn: those that tell most come first in all of them.
        mixed = chain.from_iterable(zip_longest(*map(suites.suite, names)))
        return list(dict.fromkeys(spec for spec in mixed if spec is not None))
    if shape is None:
        raise SpecError("--shape with an operator", "none", "for example --shape 8192x1024")
    return [make_spec(op=op, shape=shape, **fields)]


def _cells(tuned: Tuned) -> tuple[str, ...]:
    percent = 100 * tuned.copy_us / tuned.us if tuned.copy_us and tuned.us else None
    return (
        tuned.spec.title,
        tuned.status,
        number(tuned.us, 1),
        number(tuned.default_us, 1),
        number(tuned.speedup, 2),
        number(percent, 1),
        f"{tuned.trials} of {tuned.space}",
        f"{tuned.seconds:.1f}",
        failures(tuned.failures or {}),
    )


def number(value: float | None, digits: int) -> str:
    """A number for a table; a dash where there is none."""
    return "-" if value is None else f"{value:.{digits}f}"


def roots(logs: Path | None) -> list[Path]:
    """Folders of logs to look at: the one named, or all that builds search and that exist."""
    return [logs] if logs is not None else [r for r in storage.search_path() if r.is_dir()]


def list_logs(logs: Path | None) -> Outcome:
    """Records, one row a spec."""
    found = manage.listing(roots(logs))
    rows = [
        (
            e["digest"],
            e["target"],
            e["title"],
            number(e["us"], 1),
            number(e["default_us"], 1),
            number(100 * e["copy_us"] / e["us"] if e["copy_us"] else None, 1),
            e["gpu"] or e["cpu"] or "-",
            e["date"] or "-",
        )
        for e in found
    ]
    return Outcome({"records": found}, lambda: table("Records", LIST_COLUMNS, rows))


def show_logs(logs: Path | None, wanted: str) -> Outcome:
    """Everything about the records that ``wanted`` names."""
    found = manage.find(roots(logs), wanted)

    def show() -> None:
        for entry in found:
            for key, value in entry.items():
                click.echo(f"{key}: {value}")

    return Outcome({"records": found}, show)


def prune_logs(logs: Path) -> Outcome:
    """Thin out one folder of logs."""
    counts = manage.prune(logs)
    text = f"{counts['kept']} records kept, {counts['dropped']} lines dropped in {shorten(logs)}"
    return Outcome({"logs": str(logs), **counts}, lambda: click.echo(text))


def merge_logs(sources: tuple[Path, ...], into: Path) -> Outcome:
    """Put several folders of logs together."""
    counts = manage.merge(sources, into)
    text = f"{counts['records']} records of {counts['specs']} specs merged into {shorten(into)}"
    return Outcome({"into": str(into), **counts}, lambda: click.echo(text))


def write_report(logs: Path, output: Path) -> Outcome:
    """Write the page."""
    from tvmbn.tuning.report import write  # noqa: PLC0415

    count = write(logs, output)
    data = {"report": str(output), "specs": count}
    return Outcome(data, lambda: click.echo(f"{shorten(output)}: {count} specs"))
