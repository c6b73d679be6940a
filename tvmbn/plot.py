# SPDX-License-Identifier: Apache-2.0
"""Percent of the copy rate against size, one panel for each operator and dtype, as SVG."""

from __future__ import annotations

import re
from collections.abc import Sequence
from importlib import import_module
from math import ceil
from pathlib import Path
from typing import Any

from tvmbn.errors import ToolchainError
from tvmbn.results import OURS, Row, operation

# Okabe and Ito's palette, told apart with any kind of colour vision; markers differ too.
STYLES = {
    OURS: ("#D55E00", "o"),
    "torch": ("#0072B2", "s"),
    "native": ("#56B4E9", "v"),
    "compile": ("#009E73", "^"),
    "liger": ("#CC79A7", "D"),
    "cudnn": ("#E69F00", "P"),
    "dlight": ("#000000", "x"),
    "unfused": ("#F0E442", "*"),
}
COLUMNS, WIDTH, HEIGHT = 3, 4.2, 3.1
MOST_TICKS = 6
LONG_NUMBER = re.compile(r"\b\d+\.\d{3,}\b")


def plot(rows: Sequence[Row], path: str | Path, caption: str = "") -> Path:
    """Write the plot.

    Parameters
    ----------
    rows : sequence of Row
    path : path
        Of the SVG.
    caption : str
        Below the title: GPU, versions, date.

    Raises
    ------
    ToolchainError
        Where matplotlib is missing.
    """
    try:
        figures: Any = import_module("matplotlib.figure")
        style: Any = import_module("matplotlib")
    except ImportError as error:
        raise ToolchainError(
            "matplotlib, which draws the plot", str(error), 'pip install "tvmbn[bench]"'
        ) from error
    panels: dict[str, list[Row]] = {}
    for row in rows:
        if row.percent_of_copy is not None:
            panels.setdefault(_panel(row), []).append(row)
    path = Path(path)
    # A fixed salt and no date: the same rows give the same file. Text stays text.
    settings = {"svg.hashsalt": "tvmbn", "svg.fonttype": "none", "font.size": 9}
    with style.rc_context(settings):
        columns = max(1, min(COLUMNS, len(panels)))
        lines = max(1, ceil(len(panels) / columns))
        figure = figures.Figure(figsize=(WIDTH * columns, HEIGHT * lines + 0.8))
        axes = figure.subplots(lines, columns, squeeze=False).flatten()
        handles: dict[str, Any] = {}
        for axis, (title, group) in zip(axes, panels.items(), strict=False):
            _draw(axis, title, group, handles)
        for axis in axes[len(panels) :]:
            axis.axis("off")
        figure.suptitle(f"Percent of the copy rate by bytes moved\n{caption}".strip())
        if handles:
            figure.legend(
                list(handles.values()),
                list(handles),
                loc="lower center",
                ncol=len(handles),
                frameon=False,
            )
        figure.tight_layout(rect=(0, 0.35 / (HEIGHT * lines + 0.8), 1, 1))
        figure.savefig(path, format="svg", metadata={"Date": None})
    # A hundredth of a point is finer than any screen; the file is half as large.
    path.write_text(LONG_NUMBER.sub(lambda found: f"{float(found[0]):.2f}", path.read_text()))
    return path


def _panel(row: Row) -> str:
    return f"{operation(row.spec)} {row.spec.dtype}"


def _draw(axis: Any, title: str, rows: Sequence[Row], handles: dict[str, Any]) -> None:
    for name, (colour, marker) in STYLES.items():
        points = sorted(
            (r.bytes, r.percent_of_copy) for r in rows if r.implementation == name and r.us
        )
        if not points:
            continue
        ours = name == OURS
        (line,) = axis.plot(
            [x for x, _ in points],
            [y for _, y in points],
            color=colour,
            marker=marker,
            markersize=5 if ours else 4,
            linewidth=1.8 if ours else 0.9,
            zorder=3 if ours else 2,
            label=name,
        )
        handles.setdefault(name, line)
    axis.set_xscale("log", base=2)
    ticks: Any = import_module("matplotlib.ticker")
    axis.xaxis.set_major_locator(ticks.LogLocator(base=2, numticks=MOST_TICKS))
    axis.set_ylim(bottom=0)
    axis.axhline(100, color="#777777", linewidth=0.8, linestyle=":")
    axis.grid(True, color="#DDDDDD", linewidth=0.5)
    axis.set_title(title, fontsize=9)
    axis.set_xlabel("bytes read and written")
    axis.set_ylabel("% of copy")
    axis.xaxis.set_major_formatter(_bytes)


def _bytes(value: float, _: int) -> str:
    for unit in ("B", "KiB", "MiB", "GiB"):
        if value < 1024 or unit == "GiB":  # noqa: PLR2004
            return f"{value:.3g} {unit}"
        value /= 1024
    return ""
