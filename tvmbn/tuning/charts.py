# SPDX-License-Identifier: Apache-2.0
"""The charts of the tuning report as SVG text: no library and nothing fetched."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from html import escape
from math import ceil, floor, log10

from tvmbn.tuning.trials import CAUSES, Trial

Scale = Callable[[float], float]
WIDTH, LEFT, RIGHT, TOP = 720, 64, 16, 14
CURVE_HEIGHT, BOTTOM = 260, 46
BAR, GAP, LABELS = 11, 9, 150
# Times beyond this multiple of the best share the last bar of the spread.
FARTHEST = 3.0
BINS = 20
# Okabe and Ito's colours, told apart with any kind of colour vision; shapes differ too.
TUNED, DEFAULT, OTHER = "#D55E00", "#0072B2", "#767676"
CAUSE_COLOURS = {"build": "#CC79A7", "crash": "#000000", "timeout": "#E69F00", "wrong": "#D55E00"}


def curve(
    trials: Sequence[Trial], default_us: float | None, copy_us: float | None, title: str
) -> str:
    """Each candidate's time by its number, the best so far, and marks for those that failed."""
    passed = [t for t in trials if t.us is not None]
    if not passed:
        return "<p>No candidate passed.</p>"
    times = [t.us or 0.0 for t in passed]
    levels = [v for v in (default_us, copy_us) if v]
    low, high = min([*times, *levels]) * 0.9, max([*times, *levels]) * 1.15
    last = max(t.number for t in trials) or 1
    right, base = WIDTH - RIGHT, CURVE_HEIGHT - BOTTOM

    def x(number: float) -> float:
        return LEFT + (right - LEFT) * number / last

    def y(us: float) -> float:
        span = log10(high / low)
        return base - (base - TOP) * log10(us / low) / span

    parts = [_time_axis(low, high, y, right), _trial_axis(last, x, base)]
    for us, name in ((default_us, "default"), (copy_us, "copy")):
        if us:
            dash = "6 3" if name == "default" else "2 3"
            colour = DEFAULT if name == "default" else OTHER
            parts.append(
                f'<line class="level" x1="{LEFT}" x2="{right}" y1="{y(us):.1f}" y2="{y(us):.1f}" '
                f'stroke="{colour}" stroke-dasharray="{dash}"/>'
                f'<text x="{right}" y="{y(us) - 3:.1f}" text-anchor="end" fill="{colour}">'
                f"{name} {us:.1f} us</text>"
            )
    for trial in trials:
        if trial.us is None:
            at = x(trial.number)
            parts.append(
                f'<path class="failed" d="M{at - 3:.1f} {base - 9} l6 6 m0 -6 l-6 6" '
                f'stroke="{CAUSE_COLOURS.get(trial.verdict, OTHER)}">'
                f"<title>{escape(f'{trial.number}: {trial.verdict} {trial.note}')}</title></path>"
            )
        else:
            parts.append(
                f'<circle class="trial" cx="{x(trial.number):.1f}" cy="{y(trial.us):.1f}" r="3">'
                f"<title>{trial.number}: {trial.us:.2f} us</title></circle>"
            )
    parts.append(_best_line(passed, last, x, y))
    return _svg(title, WIDTH, CURVE_HEIGHT, parts, "curve")


def _best_line(passed: Sequence[Trial], last: int, x: Scale, y: Scale) -> str:
    best = float("inf")
    points: list[str] = []
    for trial in sorted(passed, key=lambda t: t.number):
        us = trial.us or 0.0
        if us < best:
            if points:
                points.append(f"{x(trial.number):.1f},{y(best):.1f}")
            best = us
            points.append(f"{x(trial.number):.1f},{y(us):.1f}")
    points.append(f"{x(last):.1f},{y(best):.1f}")
    return f'<polyline class="best" fill="none" stroke="{TUNED}" points="{" ".join(points)}"/>'


def _time_axis(low: float, high: float, y: Scale, right: float) -> str:
    steps = (1, 2, 5) if high / low > 3 else (1, 1.2, 1.5, 2, 2.5, 3, 4, 5, 6, 7, 8, 9)  # noqa: PLR2004
    ticks = [s * 10.0**e for e in range(floor(log10(low)), ceil(log10(high)) + 1) for s in steps]
    parts = [
        f'<line class="grid" x1="{LEFT}" x2="{right}" y1="{y(t):.1f}" y2="{y(t):.1f}"/>'
        f'<text x="{LEFT - 6}" y="{y(t) + 4:.1f}" text-anchor="end">{t:g}</text>'
        for t in ticks
        if low <= t <= high
    ]
    middle = (TOP + CURVE_HEIGHT - BOTTOM) / 2
    parts.append(
        f'<text transform="rotate(-90 14 {middle})" x="14" y="{middle}" text-anchor="middle">'
        "microseconds</text>"
    )
    return "".join(parts)


def _trial_axis(last: int, x: Scale, base: float) -> str:
    step = max(1, last // 8)
    parts = [
        f'<text x="{x(n):.1f}" y="{base + 16}" text-anchor="middle">{n}</text>'
        for n in range(0, last + 1, step)
    ]
    parts.append(
        f'<text x="{(LEFT + WIDTH - RIGHT) / 2}" y="{base + 36}" text-anchor="middle">trial</text>'
    )
    return "".join(parts)


def spread(trials: Sequence[Trial], title: str) -> str:
    """How many candidates took how many times as long as the best."""
    times = [t.us for t in trials if t.us is not None]
    if not times:
        return ""
    best = min(times)
    counts = [0] * (BINS + 1)
    for us in times:
        part = (us / best - 1) / (FARTHEST - 1)
        counts[min(BINS, int(part * BINS))] += 1
    height, most = 130, max(counts)
    base = height - BOTTOM
    wide = (WIDTH - RIGHT - LEFT) / (BINS + 1)
    parts = []
    for i, count in enumerate(counts):
        tall = (base - TOP) * count / most
        parts.append(
            f'<rect class="bin" x="{LEFT + i * wide + 1:.1f}" y="{base - tall:.1f}" '
            f'width="{wide - 2:.1f}" height="{tall:.1f}"><title>{count}</title></rect>'
        )
        if i % 5 == 0:
            ratio = 1 + (FARTHEST - 1) * i / BINS
            parts.append(
                f'<text x="{LEFT + i * wide:.1f}" y="{base + 16}" text-anchor="middle">'
                f"{ratio:g}x{'+' if i == BINS else ''}</text>"
            )
    parts.append(f'<text x="{LEFT - 6}" y="{TOP + 8}" text-anchor="end">{most}</text>')
    middle = (LEFT + WIDTH - RIGHT) / 2
    parts.append(
        f'<text x="{middle}" y="{base + 36}" text-anchor="middle">time over the best</text>'
    )
    return _svg(title, WIDTH, height, parts, "spread")


def bars(
    rows: Sequence[tuple[str, float | None, float | None]], unit: str, title: str, mark: float
) -> str:
    """For each label two bars, tuned and default, with a line at ``mark``."""
    values = [v for _, *pair in rows for v in pair if v is not None]
    if not values:
        return "<p>No copy was timed beside these.</p>"
    most = max([*values, mark]) * 1.12
    height = TOP + len(rows) * (2 * BAR + GAP) + 30

    def x(value: float) -> float:
        return LABELS + (WIDTH - LABELS - RIGHT) * value / most

    bottom = height - 26
    parts = [
        f'<line x1="{x(mark):.1f}" x2="{x(mark):.1f}" y1="{TOP - 6}" y2="{bottom}" '
        f'stroke="{OTHER}" stroke-dasharray="2 3"/>'
        f'<text x="{x(mark):.1f}" y="{bottom + 16}" text-anchor="middle">{mark:g} {unit}</text>'
    ]
    for i, (label, *pair) in enumerate(rows):
        top = TOP + i * (2 * BAR + GAP)
        parts.append(
            f'<text x="{LABELS - 8}" y="{top + BAR + 4}" text-anchor="end">{escape(label)}</text>'
        )
        styles = ((TUNED, "tuned"), (DEFAULT, "default"))
        for j, ((colour, name), value) in enumerate(zip(styles, pair, strict=True)):
            if value is None:
                continue
            y = top + j * BAR
            parts.append(
                f'<rect class="{name}" x="{LABELS}" y="{y}" height="{BAR - 1}" '
                f'width="{x(value) - LABELS:.1f}" fill="{colour}"/>'
                f'<text class="small" x="{x(value) + 4:.1f}" y="{y + BAR - 2}">{value:.1f}</text>'
            )
    return _svg(title, WIDTH, height, parts, "bars")


def causes(failures: Mapping[str, int], total: int, title: str) -> str:
    """One bar: candidates that passed, and those that failed by cause."""
    good = total - sum(failures.values())
    shares = [("passed", good, "#009E73")]
    shares += [(c, failures.get(c, 0), CAUSE_COLOURS[c]) for c in CAUSES]
    parts, at = [], float(LEFT)
    wide = WIDTH - LEFT - RIGHT
    for name, count, colour in shares:
        part = wide * count / max(total, 1)
        if count:
            parts.append(
                f'<rect class="cause" data-cause="{name}" x="{at:.1f}" y="{TOP}" height="16" '
                f'width="{part:.1f}" fill="{colour}"><title>{name}: {count}</title></rect>'
            )
        at += part
    at = float(LEFT)
    for name, count, colour in shares:
        parts.append(
            f'<rect x="{at}" y="{TOP + 26}" width="10" height="10" fill="{colour}"/>'
            f'<text x="{at + 15}" y="{TOP + 35}">{name} {count}</text>'
        )
        at += 120
    return _svg(title, WIDTH, TOP + 46, parts, "causes")


def _svg(title: str, width: int, height: int, parts: Sequence[str], kind: str) -> str:
    return (
        f'<svg class="{kind}" viewBox="0 0 {width} {height}" role="img" '
        f'aria-label="{escape(title, quote=True)}">{"".join(parts)}</svg>'
    )
