# SPDX-License-Identifier: Apache-2.0
"""The documents stay true: their commands run, their tables match the code, their links lead on."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tvmbn import ops
from tvmbn.target import all_targets

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", ROOT / "CHANGELOG.md", *sorted((ROOT / "docs").glob("*.md"))]


def blocks(page: Path, language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```", page.read_text(), re.DOTALL | re.MULTILINE)


def run(command: list[str], folder: Path) -> str:
    env = {**os.environ, "PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"}
    done = subprocess.run(command, cwd=folder, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_the_python_example_of_the_readme_runs(tmp_path):
    (example,) = blocks(ROOT / "README.md", "python")
    assert len([line for line in example.splitlines() if line.strip()]) <= 10
    printed = run([sys.executable, "-W", "error", "-c", example], tmp_path)
    assert float(re.findall(r"[\d.]+(?:e-?\d+)?", printed)[0]) < 1e-5


def test_the_shell_example_of_the_readme_runs(tmp_path):
    (example,) = blocks(ROOT / "README.md", "sh")
    assert "verdict: passed" in run(["bash", "-euc", example], tmp_path)
    assert (tmp_path / "bn.zip").exists()


@pytest.mark.parametrize("operator", ops.all_operators(), ids=lambda op: op.name)
def test_attributes_are_documented(operator):
    text = (ROOT / "docs" / "operators.md").read_text()
    section = text.split(f"\n## {operator.name}\n")[1].split("\n## ")[0]
    documented = re.findall(
        r"^\| `(\w+)` \| `([^`]*)` \| ([^|]*) \| (.*) \|$", section, re.MULTILINE
    )
    found = {name: (default, meaning) for name, default, _, meaning in documented}
    for attribute in operator.attributes:
        value = attribute.default
        text = str(value).lower() if isinstance(value, bool) or value is None else str(value)
        assert found.get(attribute.name) == (text, attribute.doc)
    modes = re.findall(r"^\| `(\w+)` \| [^`]", section, re.MULTILINE)
    allowed = next((a.allowed for a in operator.attributes if a.name == "mode"), ())
    assert set(modes) == set(allowed or ())
    (row,) = re.findall(
        rf"^\| `{operator.name}` .*$", (ROOT / "README.md").read_text(), re.MULTILINE
    )
    for attribute in operator.attributes:
        assert attribute.name == "mode" or f"`{attribute.name}`" in row


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page):
    for link in re.findall(r"\]\(([^)#]+)", page.read_text()):
        assert link.startswith("https://") or (page.parent / link).exists(), link


def test_the_map_of_the_files_is_that_of_the_tree():
    text = (ROOT / "docs" / "architecture.md").read_text()
    named = set(re.findall(r"`([\w/]+\.py)`", text))
    for name in named:
        assert (ROOT / name).is_file() or (ROOT / "tvmbn" / name).is_file(), name
    files = {path.name for path in (ROOT / "tvmbn").glob("*.py")} - {"__init__.py"}
    assert files <= named, f"not in docs/architecture.md: {sorted(files - named)}"
    workarounds = re.findall(r"`(\w+)` in `([\w/]+\.py)`", text)
    for word, name in workarounds:
        assert re.search(rf"\b(def|class) {word}\b", (ROOT / name).read_text()), (word, name)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_commands_and_targets_that_are_named_exist(page):
    from tvmbn.cli import main  # noqa: PLC0415

    text = page.read_text()
    shell = "\n".join(blocks(page, "sh"))
    inline = re.findall(r"`tvmbn ([a-z]+)", text)
    for command in [*inline, *re.findall(r"^tvmbn ([a-z]+)", shell, re.MULTILINE)]:
        assert command in main.commands
    known = {target.name for target in all_targets()}
    assert set(re.findall(r"\bsm_\d+a?\b", text)) <= known
