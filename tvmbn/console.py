# SPDX-License-Identifier: Apache-2.0
"""How the command line reads values and reports results, the same way for every command."""

from __future__ import annotations

import functools
import json
import re
import sys
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NoReturn

import click
from rich.console import Console
from rich.table import Table

from tvmbn.errors import (
    ArgumentError,
    BundleError,
    FoldError,
    ModelError,
    SpecError,
    TargetError,
    TuningError,
    TvmbnError,
)
from tvmbn.spec import AttrValue

BAD_INPUT = (
    SpecError,
    ModelError,
    TargetError,
    ArgumentError,
    BundleError,
    FoldError,
    TuningError,
)
DONE, FAILED, MISUSED = 0, 1, 2

_INT = re.compile(r"[-+]?\d+")
_FLOAT = re.compile(r"[-+]?(\d+\.?\d*|\.\d+)([eE][-+]?\d+)?")
_TUPLE = re.compile(r"[-+]?\d+([x,][-+]?\d+)*,?")
_WORDS = {"true": True, "false": False, "none": None, "null": None}


@dataclass(frozen=True)
class Outcome:
    """What a command found out: ``data`` for --json, ``show`` for people."""

    data: dict[str, Any]
    show: Callable[[], None]
    passed: bool = True


def parse_value(text: str) -> AttrValue:
    """Attribute value written on the command line: 3, 1e-5, true, none, 3x5, 1,2 or a word."""
    word = text.strip()
    if word.lower() in _WORDS:
        return _WORDS[word.lower()]
    if _INT.fullmatch(word):
        return int(word)
    if _TUPLE.fullmatch(word):
        return tuple(int(part) for part in re.split("[x,]", word) if part)
    if _FLOAT.fullmatch(word):
        return float(word)
    return word


def spell(value: AttrValue) -> str:
    """Text that :func:`parse_value` reads as ``value``."""
    if isinstance(value, tuple):
        return ",".join(map(str, value)) + "," * (len(value) == 1)
    return str(value).lower() if isinstance(value, bool) or value is None else str(value)


def parse_attrs(pairs: Iterable[str]) -> dict[str, AttrValue]:
    """Attributes from ``key=value`` texts.

    Raises
    ------
    SpecError
        For a text without ``=`` or a key given twice.
    """
    attrs: dict[str, AttrValue] = {}
    for pair in pairs:
        key, equals, value = pair.partition("=")
        key = key.strip().replace("-", "_")
        if not equals or not key:
            raise SpecError("--attr as key=value", repr(pair), "for example --attr mode=train")
        if key in attrs:
            raise SpecError("each --attr once", f"{key} twice", "leave one out")
        attrs[key] = parse_value(value)
    return attrs


def parse_shape(text: str) -> tuple[int, ...]:
    """Shape from ``64x64x112x112``.

    Raises
    ------
    SpecError
        For anything but sizes joined by ``x`` or commas.
    """
    parts = re.split(r"[x,]", text.strip().lower())
    if not all(re.fullmatch(r"\d+", part.strip()) for part in parts):
        raise SpecError("--shape as sizes joined by x", repr(text), "for example 64x64x112x112")
    return tuple(int(part) for part in parts)


def table(title: str, columns: Sequence[str], rows: Iterable[Sequence[object]]) -> None:
    """Print rows as a table on a terminal and as tab-separated lines elsewhere."""
    console = Console()
    if not console.is_terminal:
        for row in [columns, *rows]:
            click.echo("\t".join(str(cell) for cell in row))
        return
    drawn = Table(title=title, title_justify="left", title_style="bold")
    for column in columns:
        drawn.add_column(column, overflow="fold")
    for row in rows:
        drawn.add_row(*(str(cell) for cell in row))
    console.print(drawn, markup=False)


def reports(command: Callable[..., Outcome]) -> Callable[..., None]:
    """Add ``--json`` to a command, print its outcome and turn it into an exit status."""

    @click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
    @functools.wraps(command)
    def run(*args: Any, as_json: bool, **kwargs: Any) -> None:
        try:
            outcome = command(*args, **kwargs)
        except TvmbnError as error:
            fail(error, MISUSED if isinstance(error, BAD_INPUT) else FAILED, as_json)
        except OSError as error:
            place = error.filename or "a file"
            fix = "check the path, its permissions and the space left there"
            fail(
                BundleError(f"access to {place}", error.strerror or str(error), fix),
                MISUSED,
                as_json,
            )
        if as_json:
            click.echo(json.dumps(outcome.data, indent=2, default=str))
        else:
            outcome.show()
        if not outcome.passed:
            sys.exit(FAILED)

    return run


def fail(error: TvmbnError, status: int, as_json: bool) -> NoReturn:
    """Print one clear message, and its parts as JSON where asked for, and exit."""
    click.echo(f"tvmbn: {type(error).__name__}: {error}", err=True)
    if as_json:
        parts: dict[str, Any] = {"kind": type(error).__name__, "message": str(error)}
        parts |= {"required": error.required, "received": error.received, "fix": error.fix}
        click.echo(json.dumps({"error": parts}, indent=2))
    sys.exit(status)


class Commands(click.Group):
    """Group whose usage errors are JSON too where ``--json`` was among the arguments."""

    def main(self, args: Sequence[str] | None = None, *rest: Any, **extra: Any) -> Any:  # noqa: D102
        words = list(sys.argv[1:] if args is None else args)
        return super().main(words, *rest, **extra | {"obj": {"json": "--json" in words}})

    def invoke(self, ctx: click.Context) -> Any:  # noqa: D102
        try:
            return super().invoke(ctx)
        except click.UsageError as error:
            if ctx.obj and ctx.obj["json"]:
                parts = {"kind": "UsageError", "message": error.format_message()}
                click.echo(json.dumps({"error": parts}, indent=2))
            raise


def size(count: int) -> str:
    """Bytes for people: 28.4 KB."""
    amount, unit = float(count), "B"
    for larger in ("KB", "MB", "GB", "TB"):
        if amount < 1000:  # noqa: PLR2004
            break
        amount, unit = amount / 1000, larger
    return f"{amount:.1f} {unit}" if unit != "B" else f"{count} B"


def shorten(path: str | Path) -> str:
    """Path relative to the working directory where it lies below it."""
    try:
        return str(Path(path).resolve().relative_to(Path.cwd()))
    except ValueError:
        return str(path)
