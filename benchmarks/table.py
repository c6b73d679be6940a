# SPDX-License-Identifier: Apache-2.0
"""Markdown of results: ``python benchmarks/table.py OLD.jsonl NEW.jsonl > TABLE.md``.

A run that got only so far is completed by an earlier one: of each spec the last file's row counts,
and its letter says which run it is of.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from run import find_package

if TYPE_CHECKING:
    from tvmbn.results import Row

PEERS = ("torch", "native", "unfused", "compile", "liger", "cudnn")


def table(head: list[str], rows: list[list[str]]) -> str:
    """A Markdown table."""
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines) + "\n"


def number(value: float | None, digits: int, unit: str = "") -> str:
    """A cell; a dash where there is no number."""
    return "-" if value is None else f"{value:.{digits}f}{unit}"


def details(row: Row, run: str, peers: list[str]) -> list[str]:
    """Cells of one spec."""
    beside = [number(row.ratios.get(name), 2, "x") for name in peers]
    attributes = dict(row.spec.attrs)
    words = [row.spec.title]
    if "kernel" in attributes:
        size = "x".join(map(str, attributes["kernel"]))
        words.append(f"{size} to {attributes['out_channels']}, stride {attributes['stride'][0]}")
        words += [str(attributes["activation"])] * (attributes["activation"] != "none")
        words += ["residual"] * bool(attributes["residual"])
        words += ["TF32"] * bool(attributes.get("tf32"))
    cells = [number(row.us, 1), number(row.percent_of_copy, 0)]
    return [", ".join(words), *cells, *beside, run]


def main() -> None:
    """Read, join and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("files", nargs="+", type=Path)
    parser.add_argument("--plot", type=Path, help="draw all rows in this SVG")
    args = parser.parse_args()
    find_package()
    from tvmbn import results  # noqa: PLC0415
    from tvmbn.plot import plot  # noqa: PLC0415

    found: dict[tuple, tuple[str, list[Row]]] = {}
    for letter, path in zip("abcdefgh", args.files, strict=False):
        header, rows = results.read(path)
        print(f"Run {letter} ({path.name}): {results.caption(header)}.\n")
        groups: dict[tuple, list[Row]] = {}
        for row in rows:
            groups.setdefault((row.suite, row.spec), []).append(row)
        for key, group in groups.items():
            found[key] = letter, group
    ours = [
        (letter, row)
        for letter, group in found.values()
        for row in group
        if row.implementation == results.OURS
    ]
    summaries = results.summarise([row for _, row in ours])
    print("Geometric means over the rows:\n")
    print(table([*results.SUMMARY_COLUMNS], [list(c) for c in results.summary_cells(summaries)]))
    peers = [name for name in PEERS if any(name in row.ratios for _, row in ours)]
    order = {suite: i for i, suite in enumerate(dict.fromkeys(row.suite for _, row in ours))}
    ours.sort(key=lambda e: (order[e[1].suite], results.operation(e[1].spec), e[1].spec.shape))
    head = ["spec", "µs", "% of copy", *peers, "run"]
    print(table(head, [details(row, letter, peers) for letter, row in ours]))
    if args.plot:
        plot([row for _, group in found.values() for row in group], args.plot)


if __name__ == "__main__":
    sys.exit(main())
