# SPDX-License-Identifier: Apache-2.0
"""One self-contained HTML page about searches and their records."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from html import escape
from pathlib import Path
from typing import Any

from tvmbn.errors import TuningError
from tvmbn.results import geometric_mean, operation
from tvmbn.spec import OpSpec
from tvmbn.tuning import charts, manage, storage
from tvmbn.tuning.trials import Run, Trial, TrialLog

STYLE = """
:root { color-scheme: light; }
body { font: 15px/1.5 system-ui, sans-serif; color: #1b1b1b; background: #fff;
  max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
h1, h2, h3 { line-height: 1.2; }
table { border-collapse: collapse; width: 100%; font-size: 13px; }
th, td { text-align: right; padding: 3px 8px; border-bottom: 1px solid #ddd; }
th:first-child, td:first-child, td.text, th.text { text-align: left; }
svg { width: 100%; height: auto; font: 11px system-ui, sans-serif; fill: #333; }
svg .grid { stroke: #e3e3e3; } svg .trial { fill: #767676; fill-opacity: .55; }
svg .best { stroke-width: 2; } svg .failed { fill: none; stroke-width: 1.5; }
svg .bin { fill: #767676; } svg .small { font-size: 9px; }
details { border: 1px solid #ddd; border-radius: 6px; padding: .5rem 1rem; margin: .6rem 0; }
summary { cursor: pointer; font-weight: 600; }
.tuned { color: #D55E00; } .default { color: #0072B2; } .note { color: #555; }
input { font: inherit; padding: 4px 8px; width: 20rem; }
[hidden] { display: none; }
"""
SCRIPT = """
const box = document.getElementById('filter');
function apply() {
  const word = box.value.toLowerCase();
  for (const each of document.querySelectorAll('[data-title]')) {
    each.hidden = !each.dataset.title.toLowerCase().includes(word);
  }
}
box.addEventListener('input', apply);
if (location.hash.startsWith('#filter=')) {
  box.value = decodeURIComponent(location.hash.slice(8));
  apply();
}
document.getElementById('tools').hidden = false;
"""


@dataclass
class Entry:
    """One spec of the report: what its record, its log of trials, or both tell."""

    target: str
    spec: OpSpec
    meta: dict[str, Any] = field(default_factory=dict)
    trials: list[Trial] = field(default_factory=list)

    @property
    def us(self) -> float | None:
        """Time of the winner; of the best trial while there is no record."""
        best = min((t.us for t in self.trials if t.us is not None), default=None)
        return self.meta.get("us", best)

    def percent(self, key: str) -> float | None:
        """Percent of the copy rate of ``us`` or ``default_us``."""
        us = self.us if key == "us" else self.meta.get(key)
        copy_us = self.meta.get("copy_us")
        return 100 * copy_us / us if us and copy_us else None

    @property
    def speedup(self) -> float | None:
        """Time of the default plan over the winner's."""
        default_us = self.meta.get("default_us")
        return default_us / self.us if default_us and self.us else None

    @property
    def failures(self) -> dict[str, int]:
        """Candidates that failed, by cause."""
        return self.meta.get("failures") or {}

    @property
    def tried(self) -> int:
        """Candidates tried."""
        return len(self.trials) or int(self.meta.get("trials") or 0)


def write(logs: Path, output: Path) -> int:
    """Write the report of a folder of logs; the number of specs in it.

    Raises
    ------
    TuningError
        Where the folder holds nothing to report.
    """
    entries = collect(logs)
    if not entries:
        raise TuningError(
            "tuning logs with at least one search", f"none in {logs}", "run tvmbn tune --logs"
        )
    output.parent.mkdir(parents=True, exist_ok=True)
    storage.replace(output, page(entries))
    return len(entries)


def collect(logs: Path) -> list[Entry]:
    """Every spec that has a record or a log of trials."""
    found: dict[tuple[str, OpSpec], Entry] = {}
    for folder in manage.folders(logs):
        name = folder.target.name
        for digest_meta in storage.read_meta(folder.path).values():
            spec = OpSpec.from_json(digest_meta["spec"])
            found[name, spec] = Entry(name, spec, digest_meta)
        for run in TrialLog(folder.path).read().values():
            entry = found.setdefault((name, run.spec), Entry(name, run.spec))
            _add(entry, run)
    return sorted(found.values(), key=lambda e: (e.target, operation(e.spec), e.spec.title))


def _add(entry: Entry, run: Run) -> None:
    """Take a run's trials; those of the latest run of a spec count."""
    entry.trials = sorted(run.trials.values(), key=lambda t: t.number)
    if "us" not in entry.meta:
        entry.meta |= {"copy_us": run.about.get("copy_us"), "failures": run.failures()}
        entry.meta |= {"space": run.about.get("space"), "seed": run.about.get("seed")}
        first = next((t.us for t in entry.trials if t.number == 0), None)
        entry.meta["default_us"] = first


def page(entries: Sequence[Entry]) -> str:
    """The page."""
    ratios = [e.speedup for e in entries if e.speedup]
    mean = geometric_mean(ratios)
    lead = f"{len(entries)} specs"
    if mean:
        lead += f", tuned {mean:.2f}x as fast as the default plans in geometric mean"
        lead += f", at least {min(ratios):.2f}x"
    body = [
        "<h1>Tuning report</h1>",
        f'<p id="lead">{escape(lead)}.</p>',
        f"<p class='note'>{escape(_where(entries))}</p>",
        '<p id="tools" hidden><label>Show specs with <input id="filter" type="search" '
        'placeholder="for example rms_norm"></label></p>',
        "<h2>Results</h2>",
        _table(entries),
        "<h2>Percent of the copy rate by shape</h2>",
        "<p class='note'>A copy that reads and writes as many bytes is 100 %. "
        "<span class='tuned'>Tuned</span> above, <span class='default'>default</span> below.</p>",
        *_groups(entries),
        "<h2>Searches</h2>",
        *(_details(e, opened=i == 0) for i, e in enumerate(entries)),
    ]
    return (
        '<!DOCTYPE html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width">\n<title>tvmbn: tuning report</title>\n'
        f'<link rel="icon" href="data:,">\n<style>{STYLE}</style>\n</head>\n<body>\n'
        + "\n".join(body)
        + f"\n<script>{SCRIPT}</script>\n</body>\n</html>\n"
    )


def _where(entries: Iterable[Entry]) -> str:
    places = {}
    for entry in entries:
        meta = entry.meta
        device = meta.get("gpu") or meta.get("cpu")
        words = (device, meta.get("driver") and f"driver {meta['driver']}", meta.get("date"))
        places[", ".join(str(w) for w in words if w)] = None
    return "Measured on " + "; ".join(p for p in places if p) if any(places) else ""


def _number(value: float | None, digits: int) -> str:
    return "-" if value is None else f"{value:.{digits}f}"


def _table(entries: Sequence[Entry]) -> str:
    names = ("spec", "target", "tuned us", "default us", "speed-up", "% of copy", "tried", "failed")
    head = "".join(f"<th>{name}</th>" for name in names)
    rows = []
    for e in entries:
        cells = (
            escape(e.spec.title),
            e.target,
            _number(e.us, 1),
            _number(e.meta.get("default_us"), 1),
            _number(e.speedup, 2),
            _number(e.percent("us"), 1),
            f"{e.tried} of {e.meta.get('space', '?')}",
            str(sum(e.failures.values())),
        )
        title = escape(f"{e.target} {e.spec.title}", quote=True)
        row = "".join(f"<td>{cell}</td>" for cell in cells)
        rows.append(f'<tr data-title="{title}">{row}</tr>')
    return (
        f'<table id="results"><thead><tr>{head}</tr></thead><tbody>{"".join(rows)}</tbody></table>'
    )


def _groups(entries: Sequence[Entry]) -> list[str]:
    groups: dict[str, list[Entry]] = {}
    for e in entries:
        groups.setdefault(f"{e.target} {operation(e.spec)} {e.spec.dtype}", []).append(e)
    found = []
    for title, group in groups.items():
        rows = [
            ("x".join(map(str, e.spec.shape)), e.percent("us"), e.percent("default_us"))
            for e in group
        ]
        chart = charts.bars(rows, "%", f"Percent of the copy rate: {title}", 100)
        head = f'<section class="shapes" data-title="{escape(title, quote=True)}">'
        found.append(f"{head}<h3>{escape(title)}</h3>{chart}</section>")
    return found


def _details(entry: Entry, opened: bool) -> str:
    title = f"{entry.target} {entry.spec.title}"
    shown = escape(title, quote=True)
    parts = [f"<summary>{escape(title)}</summary>"]
    if entry.trials:
        meta = entry.meta
        drawn = charts.curve(
            entry.trials, meta.get("default_us"), meta.get("copy_us"), f"Best so far: {title}"
        )
        parts += ["<h3>Best so far, and every candidate</h3>", drawn]
        parts += ["<h3>Spread</h3>", charts.spread(entry.trials, f"Spread: {title}")]
    else:
        parts.append("<p class='note'>The log of this search was pruned.</p>")
    parts += [
        "<h3>Failures by cause</h3>",
        charts.causes(entry.failures, entry.tried, f"Failures by cause: {title}"),
        "<h3>Winner against default</h3>",
        _knobs(entry),
    ]
    mark = " open" if opened else ""
    return f'<details data-title="{shown}"{mark}>{"".join(parts)}</details>'


def _knobs(entry: Entry) -> str:
    """Knobs of the winner and of the default plan, side by side; equal ones are said once."""
    passed = [t for t in entry.trials if t.us is not None]
    best = min(passed, key=lambda t: t.us or 0.0).plan if passed else None
    plan = entry.meta.get("plan") or best
    if plan is None:
        return "<p>There is no winner.</p>"
    default = next((t.plan for t in entry.trials if t.number == 0), entry.meta.get("default_plan"))
    mine, usual = dict(flatten(plan)), dict(flatten(default or {}))
    rows = []
    for name in dict.fromkeys([*mine, *usual]):
        one, other = mine.get(name, "-"), usual.get(name, "-") if default else "?"
        style = "" if one == other else ' class="tuned"'
        rows.append(
            f"<tr><td>{escape(name)}</td><td{style}>{escape(str(one))}</td>"
            f"<td>{escape(str(other))}</td></tr>"
        )
    head = "<tr><th>knob</th><th>winner</th><th>default</th></tr>"
    return f'<table class="knobs"><thead>{head}</thead><tbody>{"".join(rows)}</tbody></table>'


def flatten(value: Any, name: str = "") -> list[tuple[str, Any]]:
    """Knobs of a plan by path."""
    if isinstance(value, dict):
        return [p for k, v in value.items() for p in flatten(v, f"{name}.{k}" if name else str(k))]
    if isinstance(value, list):
        return [p for i, v in enumerate(value) for p in flatten(v, f"{name}[{i}]")]
    return [(name, value)]
