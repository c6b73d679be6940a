# SPDX-License-Identifier: Apache-2.0
"""Commands about models: ``tvmbn compile``, and what ``tvmbn inspect`` shows of one."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import click

from tvmbn.bundle import Bundle
from tvmbn.console import Outcome, shorten, size, table
from tvmbn.errors import BundleError, ModelError
from tvmbn.spec import OpSpec

KERNELS = "kernels"


def compile_model(
    model: Path, targets: Sequence[str], output: Path, sizes: Sequence[str], **options: Any
) -> Outcome:
    """Compile MODEL and tell what was made."""
    from tvmbn.model.compile import compile_report  # noqa: PLC0415

    made = compile_report(model, targets, output, dims=parse_dims(sizes), **options)
    columns = ("target", "file", "size", "weights", "kernels", "tuned")
    rows = [
        (x["target"], x["file"], size(x["bytes"]), size(x["weights"]), x["kernels"], x["tuned"])
        for x in made["libraries"]
    ]
    folded = made["libraries"][0]["folded"]

    def show() -> None:
        table(model.name, columns, rows)
        click.echo(f"{folded['batch_norms']} BatchNorms folded")
        click.echo(f"{shorten(made['bundle'])} compiled in {made['seconds']:.1f} s")

    return Outcome(made, show)


def specs_of(
    model: str, target: str, batch: str | None, sizes: Sequence[str], fp16: bool, tf32: bool
) -> list[OpSpec]:
    """Operators of MODEL, those that matter most first."""
    from tvmbn.model.compile import specs  # noqa: PLC0415

    return specs(model, target, batch=batch, dims=parse_dims(sizes), fp16=fp16, tf32=tf32)


def parse_dims(texts: Sequence[str]) -> dict[str, int]:
    """Sizes from ``NAME=SIZE`` texts.

    Raises
    ------
    ModelError
        For any other text.
    """
    found = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals or not value.isdigit() or not int(value):
            raise ModelError("--dim as NAME=SIZE", repr(text), "for example --dim sequence=128")
        found[name.strip()] = int(value)
    return found


def show_kernels(bundle: Bundle, target: str | None) -> Outcome:
    """Table of a model's kernels: share of operations and bytes, and where schedules came from.

    Raises
    ------
    BundleError
        Where the bundle holds several targets and none is named.
    """
    names = [entry.target for entry in bundle.libraries]
    if target is None and len(names) > 1:
        raise BundleError(
            f"--target among {', '.join(names)}", "none given", f"--target {names[0]}"
        )
    entry = next((e for e in bundle.libraries if e.target == (target or names[0])), None)
    if entry is None:
        raise BundleError(f"--target among {', '.join(names)}", repr(target))
    config = entry.data["config"]
    kernels = grouped(config["kernels"])
    refused = config.get("refused", [])
    data = {"target": entry.target, "kernels": kernels, "folded": config["folded"]}
    data["refused"] = refused
    columns = ("kernel", "times", "flops", "bytes", "schedule", "from")
    rows = [
        (
            k["name"],
            k["times"],
            f"{k['flops_share']:.1%}",
            f"{k['bytes_share']:.1%}",
            k["schedule"],
            k["origin"],
        )
        for k in kernels
    ]

    def show() -> None:
        table(f"{bundle.spec.title} for {entry.target}", columns, rows)
        for kernel in kernels:
            if kernel["instead"]:
                click.echo(f"{kernel['name']}: {kernel['instead']}")
        for each in refused:
            click.echo(f"{each['operator']}: left to TVM, {each['reason']}")

    return Outcome(data, show)


def _schedule(note: dict[str, Any]) -> str:
    """Kinds of a kernel's phases; TVM's own schedules have no plan."""
    if not note["config"]:
        return "TVM's"
    return " ".join(phase["kind"] for phase in note["config"]["phases"])


def grouped(notes: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
    """Kernels that are alike as one row, those with the largest share of operations first."""
    flops = sum(n["flops"] for n in notes) or 1
    moved = sum(n["bytes"] for n in notes) or 1
    rows: dict[str, dict[str, Any]] = {}
    for note in notes:
        known = {k: note[k] for k in ("name", "spec", "origin")}
        known |= {"schedule": _schedule(note), "instead": note.get("instead", "")}
        row = rows.setdefault(
            json.dumps(known, sort_keys=True), {**known, "times": 0, "flops": 0, "bytes": 0}
        )
        row["times"] += 1
        row["flops"] += note["flops"]
        row["bytes"] += note["bytes"]
    for row in rows.values():
        row |= {"flops_share": row["flops"] / flops, "bytes_share": row["bytes"] / moved}
    return sorted(rows.values(), key=lambda r: (-r["flops"], -r["bytes"], r["name"]))
