# SPDX-License-Identifier: Apache-2.0
"""Write docs/operators/NAME.md from the operators' specs and docs/commands.md from the commands.

``python docs/tools/generate.py`` writes what differs; with ``--check``, as in continuous
integration, it fails instead. ``make docs`` runs it. It needs neither TVM nor PyTorch.
"""

from __future__ import annotations

import inspect
import re
import sys
from collections.abc import Iterable, Iterator
from itertools import product
from pathlib import Path
from typing import Any

import click

from tvmbn import cli, ops
from tvmbn.console import spell
from tvmbn.errors import SpecError
from tvmbn.ops import Operator
from tvmbn.ops.base import Attribute
from tvmbn.spec import DTYPES, OpSpec, TensorArg, accumulator

DOCS = Path(__file__).parent.parent
HEAD = "<!-- Written by docs/tools/generate.py from {}: change that, then run make docs. -->\n"

WIDTH = 100  # of a line

# Sizes that stand for letters: all differ, and no two make a third.
SIZES = {101: "N", 103: "C", 107: "H", 109: "W", 29: "processes"}
ROWS = {101: "N", 103: "L", 107: "D"}
CONV = {101: "N", 34: "C", 211: "H", 223: "W", 26: "O", 17: "C/groups", 13: "O/groups"}
CONV |= {5: "Kh", 7: "Kw", 207: "Ho", 217: "Wo", 215: "Ho", 229: "Wo"}


def mapping(name: str, names: list[str]) -> str:
    """A statement that names a mapping of variables, as ruff would lay it out."""
    inner = ", ".join(f"{n}={n}" for n in names)
    line = f"{name} = dict({inner})"
    return line if len(line) <= WIDTH else f"{name} = dict(\n    {inner}\n)"


def letters(operator: Operator) -> tuple[tuple[int, ...], dict[str, Any], dict[int, str]]:
    """A shape and attributes whose sizes can be told apart, and the letter of each size."""
    names = {a.name for a in operator.attributes}
    if "kernel" in names:
        return (101, 34, 211, 223), {"out_channels": 26, "groups": 2, "kernel": (5, 7)}, CONV
    if "normalized_shape" in names:
        return (101, 103, 107), {}, ROWS
    return (101, 103, 107, 109), {"processes": 29} if "processes" in names else {}, SIZES


def attempts(operator: Operator, mode: str | None) -> Iterator[tuple[dict[str, Any], OpSpec]]:
    """Every setting of the attributes with few values, and its spec where there is one."""
    shape, fixed, _ = letters(operator)
    open_ended = [a for a in operator.attributes if a.allowed is None and a.name not in fixed]
    choices = {a.name: values for a in open_ended if len(values := both(operator, a, mode)) > 1}
    choices |= {
        a.name: a.allowed
        for a in operator.attributes
        if a.allowed and a.name not in ("mode", "param_dtype")
    }
    for values in product(*choices.values()):
        settings = dict(zip(choices, values, strict=True))
        try:
            yield settings, operator.spec(shape, **fixed, **settings, **moded(mode))
        except SpecError:
            continue


def both(operator: Operator, attribute: Attribute, mode: str | None) -> tuple[Any, ...]:
    """The default of an attribute, and none where that is another value that is allowed."""
    shape, fixed, _ = letters(operator)
    if attribute.default is None:
        return (None,)
    try:
        operator.spec(shape, **fixed, **{attribute.name: None}, **moded(mode))
    except SpecError:
        return (attribute.default,)
    return (attribute.default, None)


def moded(mode: str | None) -> dict[str, Any]:
    """Keyword arguments that choose a mode."""
    return {"mode": mode} if mode else {}


def modes(operator: Operator) -> tuple[Any, ...]:
    """Modes of an operator; None alone where it has none."""
    return next((a.allowed for a in operator.attributes if a.name == "mode"), None) or (None,)


def condition(settings: list[dict[str, Any]], present: list[bool], operator: Operator) -> str:
    """Attribute values with which an argument is there, such as ``weight=true``."""
    having = [s for s, there in zip(settings, present, strict=True) if there]
    texts, allowed = [], {}
    for name in settings[0]:
        every, mine = ({repr(s[name]): s[name] for s in group} for group in (settings, having))
        allowed[name] = mine
        if len(mine) == len(every):
            continue
        lacking = [value for key, value in every.items() if key not in mine]
        if len(mine) > 1 and len(lacking) == 1:
            texts.append(f"`{name}` other than `{spell(lacking[0])}`")
        else:
            texts.append(" or ".join(f"`{name}={spell(value)}`" for value in mine.values()))
    alone = [s for s in settings if all(repr(v) in allowed[name] for name, v in s.items())]
    if len(alone) != len(having):
        raise ValueError(f"{operator.name}: a presence that is no product of attribute values")
    return " and ".join(texts) or "always"


def dtype_of(operator: Operator, name: str, settings: dict[str, Any]) -> str:
    """How an argument's dtype follows from that of x and from param_dtype."""
    shape, fixed, _ = letters(operator)
    made: dict[tuple[str, str], str] = {}
    optional = any(a.name == "param_dtype" for a in operator.attributes)
    for dtype, param in product(DTYPES, ("float32", "same") if optional else ("",)):
        more = {"param_dtype": param} if optional else {}
        spec = operator.spec(shape, dtype, **fixed, **settings, **more)
        made[dtype, param] = next(a.dtype for a in operator.arguments(spec) if a.name == name)
    rules = {
        "as x": lambda d, _: d,
        "sums": lambda d, _: accumulator(d),
        "parameters": lambda d, p: d if p == "same" else accumulator(d),
    }
    for text, rule in rules.items():
        if all(rule(*key) == value for key, value in made.items()):
            return text
    (only,) = set(made.values())
    return f"`{only}`"


def arguments(operator: Operator, mode: str | None) -> str:
    """Table of a mode's arguments, and what a call returns."""
    tried = list(attempts(operator, mode))
    settings = [s for s, _ in tried]
    found = [{a.name: a for a in operator.arguments(spec)} for _, spec in tried]
    fullest = max(found, key=len)
    names = [*fullest, *(n for n in dict.fromkeys(n for f in found for n in f) if n not in fullest)]
    letter = letters(operator)[2]
    rows, returned = [], []
    for name in names:
        present = [name in each for each in found]
        shapes = dict.fromkeys(shape_text(f[name], letter) for f in found if name in f)
        arg = next(f[name] for f in found if name in f)
        first = settings[present.index(True)] | moded(mode)
        when = condition(settings, present, operator)
        role = arg.role if not arg.updates else f"updates `{arg.updates}`"
        if arg.role == "out" and not arg.updates:
            returned.append(f"`{name}`" if when == "always" else f"`{name}` ({when})")
        shape = " or ".join(f"`{s}`" for s in shapes)
        rows.append((f"`{name}`", role, shape, dtype_of(operator, name, first), when))
    rows.sort(key=lambda row: row[1] != "in")
    text = table(("argument", "role", "shape", "dtype", "there with"), rows)
    return f"{text}\nA call returns {', '.join(returned)}.\n"


def shape_text(argument: TensorArg, letter: dict[int, str]) -> str:
    """``(N, C, H, W)``."""
    sizes = [letter.get(d, str(d)) if isinstance(d, int) else d for d in argument.shape]
    return f"({', '.join(sizes)}{',' * (len(sizes) == 1)})"


def table(columns: Iterable[str], rows: Iterable[Iterable[str]]) -> str:
    """Markdown table."""
    columns = tuple(columns)
    lines = [columns, ("---",) * len(columns), *rows]
    return "".join("| " + " | ".join(line) + " |\n" for line in lines)


def prose(docstring: str) -> str:
    """A docstring's text as Markdown."""
    text = re.sub(r":\w+:`([^`]+)`", r"`\1`", inspect.cleandoc(docstring))
    return re.sub(r"::$", ":", text.replace("``", "`"), flags=re.MULTILINE)


def layouts(operator: Operator) -> str:
    """Memory orders that an operator takes."""
    shape, fixed, _ = letters(operator)
    try:
        operator.spec(shape, layout="NHWC", **fixed)
    except SpecError:
        return "Layout NCHW (contiguous)."
    return "Layouts NCHW and, from rank 3 on, NHWC."


def example(operator: Operator) -> str:
    """Commands and a program for the first of the operator's sample specs."""
    spec = operator.samples()[0]
    plain = operator.spec(spec.shape, **moded(dict(spec.attrs).get("mode")))
    own = {k: v for k, v in spec.attrs if v != plain[k] or k == "mode"}
    shape = "x".join(map(str, spec.shape))
    attrs = "".join(f" --attr {k}={spell(v)}" for k, v in own.items())
    given = [a for a in operator.arguments(spec) if a.role == "in"]
    made = [a for a in operator.arguments(spec) if a.role == "out" and not a.updates]
    lines = "".join(f"{a.name} = {values(operator, a)}\n" for a in given)
    inputs = ", ".join(a.name for a in given)
    checks = "".join(
        f'torch.testing.assert_close({a.name}.double(), want["{a.name}"], rtol=1e-4, atol=1e-4)\n'
        for a in made
    )
    return f"""\
```sh
tvmbn build {operator.name} --shape {shape}{attrs} --target llvm -o {operator.name}
tvmbn verify {operator.name}
```

```text
verdict: passed
```

The same bundle from Python, against the operator's float64 reference:

```python
import torch
import tvmbn
from tvmbn import ops

op = tvmbn.load("{operator.name}")
{lines}
{mapping("inputs", [a.name for a in given])}
want = ops.get("{operator.name}").reference(op.spec, inputs)
{", ".join(a.name for a in made)} = op({inputs})
{checks}```
"""


def values(operator: Operator, argument: TensorArg) -> str:
    """Expression for random values of an input."""
    kind = operator.input_kind(argument.name)
    if kind == "count":
        return "torch.tensor(3)"
    sizes = ", ".join(map(str, argument.shape))
    wide = "" if argument.dtype == "float32" else f", dtype=torch.{argument.dtype}"
    made = "rand" if kind == "positive" else "randn"
    return f"torch.{made}({sizes}{wide})" + " + 0.5" * (kind == "positive")


def operator_page(operator: Operator) -> str:
    """The page of one operator."""
    module = sys.modules[type(operator).__module__]
    ranks = operator.ranks
    sections = [
        HEAD.format(f"tvmbn/ops/{operator.name}.py") + f"\n# {operator.name}",
        prose(module.__doc__ or ""),
        f"Ranks {ranks.start} to {ranks.stop - 1}. {layouts(operator)} [Operators](index.md) has "
        "what all operators share, and what *sums* and *parameters* mean in the tables.",
    ]
    for mode in modes(operator):
        sections += [f"## Arguments{f' with mode={mode}' if mode else ''}"]
        sections += [arguments(operator, mode).rstrip()]
    rows = []
    for a in operator.attributes:
        allowed = ", ".join(f"`{spell(value)}`" for value in a.allowed or ())
        rows.append((f"`{a.name}`", f"`{spell(a.default)}`", allowed, a.doc))
    columns = ("attribute", "default", "allowed", "meaning")
    sections += ["## Attributes", table(columns, rows).rstrip()]
    sections += ["## Example", example(operator).rstrip()]
    return "\n\n".join(sections) + "\n"


def commands(group: click.Group, parents: tuple[str, ...]) -> Iterator[tuple[str, click.Command]]:
    """Every command with its full name."""
    for name, command in sorted(group.commands.items()):
        if isinstance(command, click.Group):
            yield from commands(command, (*parents, name))
        else:
            yield " ".join((*parents, name)), command


def kind(option: click.Parameter) -> str:
    """Values that an option takes."""
    if isinstance(option, click.Option) and option.is_flag:
        return ""
    if isinstance(option.type, click.Choice):
        return ", ".join(f"`{c}`" for c in option.type.choices)
    return option.type.name


def command_section(name: str, command: click.Command) -> str:
    """Usage, help and options of one command."""
    context = click.Context(command, info_name=name)
    rows = []
    for option in command.params:
        if not isinstance(option, click.Option):
            continue
        plain = isinstance(option.default, str | int | float) and not option.is_flag
        default = f"`{option.default}`" if plain and option.default != "" else ""
        notes = " Required." if option.required else ""
        names = ", ".join(f"`{o}`" for o in option.opts)
        rows.append((names, kind(option), default, f"{option.help or ''}{notes}"))
    usage = " ".join(command.collect_usage_pieces(context))
    return f"## {name}\n\n    {name} {usage}\n\n{inspect.cleandoc(command.help or '')}\n\n" + table(
        ("option", "values", "default", "meaning"), rows
    )


def commands_page() -> str:
    """The page of all commands."""
    intro = """\
# Commands

Every command prints a table on a terminal, tab-separated lines elsewhere, and one JSON object with
`--json`, errors too. The exit status is 0 for done, 1 for checked and failed, 2 for bad input.
`tvmbn --version` prints the version and `tvmbn COMMAND --help` what stands here.
"""
    made = [command_section(name, each) for name, each in commands(cli.main, ("tvmbn",))]
    return "\n".join([HEAD.format("tvmbn/cli.py"), intro, *made])


def pages() -> dict[Path, str]:
    """Text of every generated page by its file."""
    made = {DOCS / "operators" / f"{op.name}.md": operator_page(op) for op in ops.all_operators()}
    return {**made, DOCS / "commands.md": commands_page()}


def main(check: bool) -> int:
    """Write the pages that differ, or with ``check`` only name them; the exit status."""
    stale = {p: text for p, text in pages().items() if not p.exists() or p.read_text() != text}
    for path, text in stale.items():
        print(
            f"{'out of date, run make docs:' if check else 'wrote'} {path.relative_to(DOCS.parent)}"
        )
        if not check:
            path.write_text(text)
    return int(check and bool(stale))


if __name__ == "__main__":
    sys.exit(main("--check" in sys.argv[1:]))
