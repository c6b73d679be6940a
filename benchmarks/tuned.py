# SPDX-License-Identifier: Apache-2.0
"""Markdown of tuning records, default schedules beside tuned ones, as they were measured in turn.

``python benchmarks/tuned.py tuning_logs/sm_90 > TABLE.md``: groups of specs first, then each spec
that tuning made faster by ``--least``.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from run import find_package
from table import number, table

GROUP = ("op", "mode", "layout", "dtype")


def group_of(entry: dict[str, Any]) -> tuple[str, ...]:
    """What the specs of a line have in common."""
    spec = entry["spec"] | entry["spec"]["attrs"]
    return tuple(str(spec.get(key, "")) for key in GROUP)


def summary(name: tuple[str, ...], entries: list[dict[str, Any]]) -> list[str]:
    """Cells of a group."""
    from tvmbn.results import geometric_mean  # noqa: PLC0415

    gains = [e["default_us"] / e["us"] for e in entries]
    before = geometric_mean(100 * e["copy_us"] / e["default_us"] for e in entries)
    after = geometric_mean(100 * e["copy_us"] / e["us"] for e in entries)
    cells = [number(before, 0), number(after, 0), number(geometric_mean(gains), 3, "x")]
    return [" ".join(name), str(len(entries)), *cells, number(max(gains), 2, "x")]


def main() -> None:
    """Read and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path, help="records of one architecture")
    parser.add_argument("--least", type=float, default=1.05)
    args = parser.parse_args()
    find_package()
    from tvmbn.results import geometric_mean  # noqa: PLC0415
    from tvmbn.tuning import manage  # noqa: PLC0415

    entries = [e for e in manage.listing([args.folder.parent]) if e["default_us"]]
    groups: dict[tuple[str, ...], list[dict[str, Any]]] = {}
    for entry in entries:
        groups.setdefault(group_of(entry), []).append(entry)
    mean = geometric_mean(e["default_us"] / e["us"] for e in entries)
    print(f"{len(entries)} specs, geometric mean {mean:.3f}x.\n")
    head = ["specs", "number", "default, % of copy", "tuned, % of copy", "mean", "most"]
    print(table(head, [summary(name, groups[name]) for name in sorted(groups)]))
    gained = [e for e in entries if e["default_us"] / e["us"] >= args.least]
    rows = [
        [
            e["title"],
            number(e["default_us"], 1),
            number(e["us"], 1),
            number(e["default_us"] / e["us"], 2, "x"),
            number(100 * e["copy_us"] / e["us"], 0),
        ]
        for e in sorted(gained, key=lambda e: e["us"] / e["default_us"])
    ]
    print(table(["spec", "default, us", "tuned, us", "faster", "tuned, % of copy"], rows))


if __name__ == "__main__":
    main()
