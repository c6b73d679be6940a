# SPDX-License-Identifier: Apache-2.0
"""What MkDocs is told beside mkdocs.yml: the operators' pages, and files outside docs/."""

from __future__ import annotations

import os.path
import re
from pathlib import Path
from typing import Any

from mkdocs.structure.files import File, Files, InclusionLevel

LINK = re.compile(r"\]\((\.\./[^)#\s]+)")


def on_config(config: Any) -> Any:
    """Put a page for each operator behind that which they share."""
    for entry in config.nav:
        if "Operators" in entry:
            found = sorted(Path(config.docs_dir, "operators").glob("*.md"))
            pages = [p for p in found if p.stem != "index"]
            entry["Operators"] += [{p.stem: f"operators/{p.name}"} for p in pages]
    return config


def outside(source: str, link: str, config: Any) -> str | None:
    """Path below the repository of a file that a page links to and that is not in docs/."""
    path = os.path.normpath(Path("docs", source).parent / link)
    root = Path(config.config_file_path).parent
    return None if path.startswith(("docs/", "..")) or not (root / path).is_file() else path


def on_files(files: Files, config: Any) -> Files:
    """Take in files elsewhere in the repository that pages link to, such as raw results."""
    root, added = Path(config.config_file_path).parent, set()
    for page in list(files.documentation_pages()):
        for link in LINK.findall(page.content_string):
            path = outside(page.src_uri, link, config)
            if path and path not in added:
                added.add(path)
                content, hidden = (root / path).read_bytes(), InclusionLevel.NOT_IN_NAV
                made = File.generated(config, f"source/{path}", content=content, inclusion=hidden)
                files.append(made)
    return files


def on_page_markdown(markdown: str, page: Any, config: Any, files: Files) -> str:
    """Point links at the copies that :func:`on_files` made."""
    del files
    source = page.file.src_uri

    def replace(match: re.Match[str]) -> str:
        path = outside(source, match[1], config)
        if not path:
            return match[0]
        return f"]({os.path.relpath(f'source/{path}', Path(source).parent)}"

    return LINK.sub(replace, markdown)
