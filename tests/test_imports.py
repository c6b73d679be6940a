# SPDX-License-Identifier: Apache-2.0
"""Imports within tvmbn go one way: no module reaches itself, functions' own imports included."""

from __future__ import annotations

import ast
from importlib.util import find_spec
from pathlib import Path


def modules() -> dict[str, Path]:
    """Every module of the package by name, those of linked folders too."""
    found = {}
    for package in ("tvmbn", "tvmbn.schedules", "tvmbn.lowering"):
        (folder,) = map(Path, find_spec(package).submodule_search_locations)
        for path in folder.rglob("*.py"):
            parts = [package, *path.relative_to(folder).with_suffix("").parts]
            found[".".join(p for p in parts if p != "__init__")] = path
    return found


def imports(path: Path, known: dict[str, Path]) -> set[str]:
    """Modules that a file imports anywhere, by a statement or by ``import_module("NAME")``.

    Imports for the type checker alone are left out: they never run.
    """
    found = set()
    waiting = [ast.parse(path.read_text())]
    while waiting:
        node = waiting.pop()
        if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test):
            waiting += node.orelse
            continue
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            for alias in node.names:
                inner = f"{node.module}.{alias.name}"
                found.add(inner if inner in known else node.module)
        elif isinstance(node, ast.Call) and ast.unparse(node.func).endswith("import_module"):
            found |= {a.value for a in node.args if isinstance(a, ast.Constant)}
        waiting += ast.iter_child_nodes(node)
    return {name for name in found if name in known}


def cycles(graph: dict[str, set[str]]) -> list[list[str]]:
    """Groups of nodes that reach each other."""

    def reach(start: str) -> set[str]:
        seen, waiting = set(), [start]
        while waiting:
            for name in graph[waiting.pop()] - seen:
                seen.add(name)
                waiting.append(name)
        return seen

    far = {name: reach(name) for name in graph}
    groups = {frozenset(o for o in far[n] if n in far[o]) for n in graph if n in far[n]}
    return sorted(sorted(g) for g in groups)


def test_cycles_are_found():
    graph = {"a": {"b"}, "b": {"c"}, "c": {"b", "d"}, "d": set(), "e": {"e"}}
    assert cycles(graph) == [["b", "c"], ["e"]]


def test_no_module_imports_itself_by_way_of_others():
    known = modules()
    graph = {name: imports(path, known) for name, path in known.items()}
    assert "tvmbn.schedules.plan" in graph
    assert "tvmbn.libraries" in graph["tvmbn.placed"]
    assert cycles(graph) == []
