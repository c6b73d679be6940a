# SPDX-License-Identifier: Apache-2.0
"""The documents stay true: their blocks run, their tables match the code, their links lead on.

The blocks of a page run in order in one folder. ``<!-- needs: gpu -->`` in front of one (or
network, machines) keeps it from running, ``cmake`` where that is missing; its syntax, and the
commands, options and files that it names, are looked at all the same. A block with a title is a
file. A ``text`` block holds lines that the block before it prints.
"""

from __future__ import annotations

import importlib.util
import os
import re
import shlex
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import click
import pytest
from torch_support import kernels

from tvmbn import ops
from tvmbn.cli import main
from tvmbn.target import all_targets
from tvmbn.torch.settings import CHOICES

__all__ = ["kernels"]
ROOT = Path(__file__).parent.parent
DOCS = ROOT / "docs"
PAGES = [ROOT / "README.md", ROOT / "CHANGELOG.md", *sorted(DOCS.rglob("*.md"))]
BLOCK = re.compile(
    r'^(?:<!-- needs: (\w+) -->\n)?```(\w*)(?: title="([^"]+)")?\n(.*?)^```$',
    re.DOTALL | re.MULTILINE,
)
NEEDS = {"gpu", "network", "machines", "cmake"}
# Its blocks measure on GPUs.
MEASURING = DOCS / "performance.md"
SECONDS = 300


@dataclass(frozen=True)
class Block:
    """A fenced block; ``needs`` what a machine must have to run it."""

    needs: str
    language: str
    title: str
    code: str


def blocks(page: Path) -> list[Block]:
    found = [Block(*groups) for groups in BLOCK.findall(page.read_text())]
    fences = re.findall(r"^```\w+", page.read_text(), re.MULTILINE)
    assert len(fences) == sum(bool(b.language) for b in found), f"odd fences in {page}"
    return found


def needs(page: Path, block: Block) -> str:
    return block.needs or ("gpu" if page == MEASURING else "")


def name_of(page: Path) -> str:
    return str(page.relative_to(DOCS if page.is_relative_to(DOCS) else ROOT))


def runs(page: Path, block: Block) -> bool:
    missing = needs(page, block)
    here = not missing or (missing == "cmake" and shutil.which("cmake") and shutil.which("g++"))
    return bool(here) and not block.title and block.language in ("sh", "python")


EXAMPLES = [
    pytest.param(page, id=name_of(page), marks=() if page.name == "README.md" else pytest.mark.slow)
    for page in PAGES
    if any(runs(page, block) for block in blocks(page))
]


def sources(folder: Path) -> None:
    """A copy of what a checkout holds, laid out so that Python finds it there."""
    plain = shutil.ignore_patterns("__pycache__", "schedules", "lowering", "tuning_logs", "golden")
    shutil.copytree(ROOT / "tvmbn", folder / "tvmbn", ignore=plain)
    shutil.copytree(ROOT / "tests", folder / "tests", ignore=plain)
    for name in ("schedules", "lowering", "tuning_logs"):
        shutil.copytree(ROOT / name, folder / "tvmbn" / name, ignore=plain)
    shutil.copy(ROOT / "pyproject.toml", folder)


@pytest.mark.parametrize("page", EXAMPLES)
def test_examples_run(page, tmp_path, request):
    here = Path(sys.executable).parent
    env = {
        **os.environ,
        "PATH": f"{here}{os.pathsep}{os.environ['PATH']}",
        "PYTHONDONTWRITEBYTECODE": "1",
        "TVMBN_TUNING_LOGS": str(tmp_path / "own-records"),
    }
    if page.name == "new-operator.md":
        sources(tmp_path)
        env["PYTHONPATH"] = str(tmp_path)
    else:
        (tmp_path / "examples").symlink_to(ROOT / "examples")
    if page.name == "pytorch.md":
        env["TVMBN_CACHE_DIR"] = str(request.getfixturevalue("kernels"))
    printed = None
    for block in blocks(page):
        if block.title:
            (tmp_path / block.title).write_text(block.code)
        elif block.language == "text" and printed is not None:
            for line in block.code.splitlines():
                assert line in printed, f"{line!r} is not in:\n{printed}"
        elif runs(page, block):
            program = {"sh": ["bash", "-euo", "pipefail", "-c"]}.get(
                block.language, [sys.executable, "-W", "error", "-c"]
            )
            done = subprocess.run(
                [*program, block.code],
                cwd=tmp_path,
                env=env,
                capture_output=True,
                text=True,
                timeout=SECONDS,
                check=False,
            )
            assert done.returncode == 0, f"{block.code}\n{done.stdout[-4000:]}{done.stderr[-4000:]}"
            printed = done.stdout
        elif block.language in ("sh", "python"):
            printed = None


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_blocks_are_well_formed(page):
    titles = {block.title for block in blocks(page)}
    for block in blocks(page):
        assert needs(page, block) in NEEDS | {""}
        assert block.language in ("sh", "python", "text", "cpp", "")
        if block.language == "python":
            compile(block.code, page.name, "exec")
        if block.language == "sh":
            done = subprocess.run(
                ["bash", "-n"], input=block.code, capture_output=True, text=True, check=False
            )
            assert done.returncode == 0, done.stderr
            for words in commands(block.code):
                check_command(words, titles)
    for inline in re.findall(r"(?<!`)`((?:tvmbn|make) [^`\n]+)`", page.read_text()):
        check_command(shlex.split(inline), titles)


def commands(code: str) -> Iterator[list[str]]:
    """Words of each command, without comments."""
    for line in code.replace("\\\n", " ").splitlines():
        if words := shlex.split(line, comments=True):
            yield words


def check_command(words: list[str], titles: set[str]) -> None:
    """What a command names must exist: its options, files, extras, modules, goals."""
    program, *rest = words
    if program == "tvmbn":
        check_tvmbn(rest)
    elif program == "make":
        goals = re.findall(r"^([\w-]+):", (ROOT / "Makefile").read_text(), re.MULTILINE)
        assert {word for word in rest if "=" not in word} <= set(goals), words
    elif program == "pip":
        (extras,) = re.findall(r"\[([\w,]+)\]", " ".join(rest))
        project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
        assert set(extras.split(",")) <= set(project["optional-dependencies"]), words
    elif program == "pytest" or rest[:2] == ["-m", "pytest"]:
        files = [word for word in rest if word.endswith(".py")]
        assert files and all((ROOT / f).exists() or f in titles for f in files), words
    elif program == "python" and rest[0] == "-m":
        top, *below = rest[1].split(".")  # without importing it
        spec = importlib.util.find_spec(top)
        assert spec and spec.origin, words
        assert Path(spec.origin).parent.joinpath(*below).with_suffix(".py").is_file(), words
    elif program == "python" and rest[0].startswith("benchmarks/"):
        text = (ROOT / rest[0]).read_text()
        text += (ROOT / "tvmbn/cli.py").read_text() * (rest[0] == "benchmarks/tune.py")
        for option in (word for word in rest if word.startswith("--")):
            assert f'"{option}"' in text, words


def check_tvmbn(words: list[str]) -> None:
    command: click.Command = main
    while isinstance(command, click.Group) and words and re.fullmatch(r"[a-z]+", words[0]):
        assert words[0] in command.commands, words
        command, words = command.commands[words[0]], words[1:]
    known = {option for parameter in command.params for option in parameter.opts} | {"--help"}
    for word in words:
        assert not re.match(r"-{1,2}[a-z]", word) or word.split("=")[0] in known, words


def test_the_python_example_of_the_readme_is_short():
    (example,) = (b.code for b in blocks(ROOT / "README.md") if b.language == "python")
    assert len([line for line in example.splitlines() if line.strip()]) <= 10


@pytest.fixture(scope="module")
def generator():
    spec = importlib.util.spec_from_file_location("generate", DOCS / "tools" / "generate.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_generated_pages_are_up_to_date(generator):
    pages = generator.pages()
    for path, text in pages.items():
        assert path.read_text() == text, f"{path} is out of date: run make docs"
    assert {p for p in (DOCS / "operators").iterdir() if p.stem != "index"} == {
        p for p in pages if p.parent == DOCS / "operators"
    }


def test_generated_pages_say_what_the_specs_do(generator):
    """Rows that were worked out by hand."""
    page = generator.operator_page(ops.get("batch_norm"))
    section = page.split("## Arguments with mode=train_backward")[1].split("## ")[0]
    assert "| `save_mean` | in | `(C,)` | sums | always |" in section
    both = "`bias=true` and `activation` other than `none`"
    assert f"| `beta` | in | `(C,)` | parameters | {both} |" in section
    assert "A call returns `dx`, `dgamma` (`weight=true`), `dbeta` (`bias=true`)" in section
    train = page.split("## Arguments with mode=train\n")[1].split("## ")[0]
    assert "| `new_running_mean` | updates `running_mean` | `(C,)` | sums |" in train
    page = generator.operator_page(ops.get("conv_bn"))
    weight = "`(O, C/groups, Kh, Kw)` or `(C, O/groups, Kh, Kw)`"
    assert f"| `weight` | in | {weight} | as x | always |" in page
    assert "| `y` | out | `(N, O, Ho, Wo)` | as x | always |" in page
    moments = "| `all_moments` | in | `(processes, 3, C)` | `float64` | always |"
    assert moments in generator.operator_page(ops.get("sync_batch_norm"))
    assert "`(N, L, 1)` | sums |" in generator.operator_page(ops.get("layer_norm"))


def test_every_option_is_explained(generator):
    for name, command in generator.commands(main, ("tvmbn",)):
        assert command.help, name
        for option in command.params:
            assert not isinstance(option, click.Option) or option.help, (name, option.name)


@pytest.mark.parametrize("operator", ops.all_operators(), ids=lambda op: op.name)
def test_operators_are_listed(operator):
    for page, folder in (
        (ROOT / "README.md", "docs/operators/"),
        (DOCS / "operators/index.md", ""),
    ):
        assert f"\n| [`{operator.name}`]({folder}{operator.name}.md) | " in page.read_text()


def code_of(*patterns: str) -> str:
    folders = (ROOT / "tvmbn", ROOT / "schedules", ROOT / "lowering")
    return "\n".join(
        path.read_text() for folder in folders for pattern in patterns
        for path in folder.rglob(pattern)
    )  # fmt: skip


def test_symptoms_are_in_the_words_of_the_code():
    text = (DOCS / "trouble.md").read_text()
    symptoms = re.findall(r"^\| (`.*?) \|", text, re.MULTILINE)
    assert len(symptoms) > 25
    code = code_of("*.py").replace("{CUDA_MAJOR}", "13").replace("{CUDART}", "libcudart.so.13")
    # A message may be written over several lines, in parts.
    code = re.sub(r'"\s*\n\s*f?"', "", code)
    for symptom in symptoms:
        for words, foreign in re.findall(r"`([^`]+)`( \(CUDA\))?", symptom):
            for part in words.split("..."):
                assert foreign or part.strip() in code or words.startswith("torch."), words


def test_environment_variables_are_those_of_the_code():
    text, code = (DOCS / "variables.md").read_text(), code_of("*.py", "*.cpp", "*.hpp")
    own = set(re.findall(r"^\| `(TVMBN_\w+)` \|", text, re.MULTILINE))
    assert own == set(re.findall(r"\bTVMBN_(?:[A-Z]+_)*[A-Z]+\b", code)) - {"TVMBN_BUNDLE_HPP"}
    read = re.findall(r'(?:environ\.get\(|environ\[|getenv\()"(\w+)"', code)
    assert "CC" in read and all(f"`{name}`" in text for name in read)


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_links_lead_somewhere(page):
    for link in re.findall(r"\]\(([^)#]+)", page.read_text()):
        assert link.startswith("https://") or (page.parent / link).exists(), link


def test_the_map_of_the_files_is_that_of_the_tree():
    text = (DOCS / "architecture.md").read_text()
    named = set(re.findall(r"`([\w/]+\.py)`", text))
    for name in named:
        assert (ROOT / name).is_file() or (ROOT / "tvmbn" / name).is_file(), name
    files = {path.name for path in (ROOT / "tvmbn").glob("*.py")} - {"__init__.py"}
    assert files <= named, f"not in docs/architecture.md: {sorted(files - named)}"
    workarounds = re.findall(r"`(\w+)` in `([\w/]+\.py)`", text)
    for word, name in workarounds:
        assert re.search(rf"\b(def|class) {word}\b", (ROOT / name).read_text()), (word, name)


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_targets_that_are_named_exist(page):
    known = {target.name for target in all_targets()}
    assert set(re.findall(r"\bsm_\d+a?\b", page.read_text())) <= known


def test_the_settings_of_pytorch_are_documented():
    text = (DOCS / "pytorch.md").read_text()
    rows = re.findall(r"^\| `(\w+)` \| (`\w+`(?:, `\w+`)*) \|", text, re.MULTILINE)
    found = {name: set(re.findall(r"`(\w+)`", values)) for name, values in rows}
    assert found == {name: {str(v) for v in values} for name, values in CHOICES.items()}
