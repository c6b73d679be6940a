# SPDX-License-Identifier: Apache-2.0
"""Where CUDA toolkits lie: the folders that both building and running look into."""

from __future__ import annotations

import importlib.util
import os
import sysconfig
from collections.abc import Iterator
from pathlib import Path

CUDA_MAJOR = 13
CUDART = f"libcudart.so.{CUDA_MAJOR}"
VARIABLES = ("CUDA_HOME", "CUDA_PATH")
LIBRARY_FOLDERS = ("lib64", "lib", "targets/x86_64-linux/lib", "targets/sbsa-linux/lib")


def named_homes() -> Iterator[tuple[Path, str]]:
    """Toolkit folders that the environment names, each with its variable."""
    for name in VARIABLES:
        if value := os.environ.get(name):
            yield Path(value), name


def pip_cuda_home() -> Path | None:
    """Toolkit folder that pip's ``cuda-toolkit`` fills, or None where it is not installed."""
    roots: list[Path] = []
    try:
        spec = importlib.util.find_spec("nvidia")
    except (ImportError, ValueError):
        spec = None
    if spec is not None and spec.submodule_search_locations:
        roots += [Path(p) for p in spec.submodule_search_locations]
    roots += [Path(sysconfig.get_path(k)) / "nvidia" for k in ("purelib", "platlib")]
    homes = (root / f"cu{CUDA_MAJOR}" for root in roots)
    return next((home for home in homes if home.is_dir()), None)


def libraries_in(home: Path, soname: str) -> list[Path]:
    """Places of a library in a toolkit, whether it is there or not."""
    return [home / folder / soname for folder in LIBRARY_FOLDERS]
