# SPDX-License-Identifier: Apache-2.0
"""Which versions and which source tree made a bundle."""

from __future__ import annotations

import os
import subprocess
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any

import tvmbn

GIT_SECONDS = 30
# Names the commit of a copied tree, whose .git is missing or tells of something else.
COMMIT = "TVMBN_COMMIT"


def versions() -> dict[str, str]:
    """Versions of tvmbn and of the packages whose code ends up in a library."""
    found = {"tvmbn": tvmbn.__version__}
    for key, package in (("tvm", "apache-tvm"), ("tvm_ffi", "apache-tvm-ffi")):
        try:
            found[key] = version(package)
        except PackageNotFoundError:
            found[key] = "unknown"
    return found


def provenance(root: Path | None = None) -> dict[str, Any]:
    """Commit of tvmbn's source tree and whether tracked files differ from it.

    Parameters
    ----------
    root : Path, optional
        The checkout; by default the folder that holds the imported package. Both values are
        None where that is no checkout of its own: an installed wheel, say. The environment
        variable ``TVMBN_COMMIT`` tells the commit of a copy; whether it differs is not known.
    """
    root = Path(tvmbn.__file__).parent.parent if root is None else root
    # A wheel may sit in an environment inside somebody else's checkout: only a tree whose top
    # this is counts.
    if told := os.environ.get(COMMIT):
        return {"commit": told, "dirty": None}
    if not (root / ".git").exists():
        return {"commit": None, "dirty": None}
    commit = _git(root, "rev-parse", "HEAD")
    changes = _git(root, "status", "--porcelain", "--untracked-files=no")
    if commit is None or changes is None:
        return {"commit": None, "dirty": None}
    return {"commit": commit.strip(), "dirty": bool(changes.strip())}


def _git(root: Path, *arguments: str) -> str | None:
    # Inside a hook git points these variables at another repository.
    environment = {k: v for k, v in os.environ.items() if not k.startswith("GIT_")}
    try:
        done = subprocess.run(
            ["git", "-C", str(root), *arguments],
            env=environment,
            capture_output=True,
            text=True,
            timeout=GIT_SECONDS,
            check=False,
        )
    except (OSError, subprocess.SubprocessError):
        return None
    return done.stdout if done.returncode == 0 else None
