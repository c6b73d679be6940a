# SPDX-License-Identifier: Apache-2.0
"""Processes that tests start."""

from __future__ import annotations

import os
from pathlib import Path

HERE = Path(__file__).resolve().parent


def python_path(*first: Path) -> str:
    """PYTHONPATH with these folders and the project's in front of what this process was given."""
    known = os.environ.get("PYTHONPATH")
    return os.pathsep.join([*map(str, first), str(HERE.parent), *([known] if known else [])])
