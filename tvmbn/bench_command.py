# SPDX-License-Identifier: Apache-2.0
"""``tvmbn bench``: from the options of the command line to tables, JSON lines and a plot."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import click

from tvmbn.console import Outcome, shorten, table
from tvmbn.errors import SpecError, ToolchainError
from tvmbn.spec import OpSpec


def run(
    make_spec: Callable[..., OpSpec],
    *,
    subject: str | None,
    suite: str | None,
    shape: str | None,
    target: str,
    against: str,
    rounds: int,
    output: Path | None,
    plot: Path | None,
    **fields: Any,
) -> Outcome:
    """Measure what the options name."""
    if (subject is None) == (suite is None):
        raise SpecError(
            "either OP, BUNDLE or --suite",
            "both" if suite else "none of them",
            "for example tvmbn bench layer_norm --shape 8192x1024 --target llvm",
        )
    try:
        from tvmbn import peers, results  # noqa: PLC0415  (imports torch)
        from tvmbn.bench import bench, device_of  # noqa: PLC0415
    except ModuleNotFoundError as error:
        raise ToolchainError(
            "PyTorch, to compare with", str(error), 'pip install "tvmbn[torch]"'
        ) from error
    names = peers.parse(against)
    subjects = _subjects(make_spec, subject, suite, shape, fields)
    header = results.environment(device_of(target), peers=dict(peers.versions(names)))
    writer = results.Writer(output, header) if output else None

    def report(rows: Sequence[results.Row]) -> None:
        if writer:
            writer.add(*rows)
        ours = rows[0]
        time = f"{ours.us:.1f} us" if ours.us is not None else ours.note
        click.echo(f"{ours.spec.title}: {ours.verdict}, {time}", err=True)

    rows = bench(subjects, target, names, suite=suite or "", rounds=rounds, report=report)
    summaries = results.summarise(rows)
    if writer:
        writer.add(*summaries)
    if plot:
        from tvmbn.plot import plot as draw  # noqa: PLC0415

        draw(rows, plot, results.caption(header))
    data = {
        "environment": header,
        "rows": [row.to_json() for row in rows],
        "summary": [summary.to_json() for summary in summaries],
    }

    def show() -> None:
        present(rows, summaries)
        if plot:
            click.echo(f"plot: {shorten(plot)}")

    passed = all(r.verdict == "passed" for r in rows if r.implementation == results.OURS)
    return Outcome(data, show, passed=passed)


def present(rows: Sequence[Any], summaries: Sequence[Any]) -> None:
    """Tables of rows and summaries, why peers are missing, and the goals that were missed."""
    from tvmbn import results  # noqa: PLC0415

    shown = [r for r in rows if r.verdict != "unavailable" or r.implementation == results.OURS]
    if shown:
        table("Rows", results.ROW_COLUMNS, results.cells(shown))
    table("Geometric means", results.SUMMARY_COLUMNS, results.summary_cells(summaries))
    reasons: dict[tuple[str, str], int] = {}
    for row in rows:
        if row.verdict == "unavailable":
            key = (row.implementation, row.note)
            reasons[key] = reasons.get(key, 0) + 1
    for (name, note), count in reasons.items():
        click.echo(f"without {name} in {count} of the specs: {note}")
    for summary in summaries:
        for line in summary.missed:
            click.echo(f"below the goal, {summary.suite} {summary.op} {summary.dtype}: {line}")


def _subjects(
    make_spec: Callable[..., OpSpec],
    subject: str | None,
    suite: str | None,
    shape: str | None,
    fields: dict[str, Any],
) -> list[OpSpec | Path]:
    if suite is not None:
        from tvmbn import suites  # noqa: PLC0415

        return list(suites.suite(suite))
    assert subject is not None
    path = Path(subject)
    if shape is None:
        if path.exists():
            return [path]
        raise SpecError(
            "--shape with an operator, or a bundle that exists",
            repr(subject),
            f"add --shape 8192x1024, or check the path {path}",
        )
    spec = make_spec(op=subject, shape=shape, dynamic=(), **fields)
    if 0 in spec.shape:
        raise SpecError("a shape with elements to measure", shape, "give sizes of at least 1")
    return [spec]
