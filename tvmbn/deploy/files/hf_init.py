# SPDX-License-Identifier: Apache-2.0
"""An operator compiled by tvmbn: ``run`` calls it, ``load`` gives the callable of one device."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from .tvmbn_loader import CallError, LoadError, Operator
from .tvmbn_loader import load as _load

__all__ = ["CallError", "LoadError", "load", "run"]


@cache
def load(device: str | None = None) -> Operator:
    """Callable for a device: ``"cpu"``, ``"cuda"``, ``"cuda:1"``, or None for what fits."""
    return _load(Path(__file__).resolve().parent, device)


def run(*inputs: Any, out: dict[str, Any] | None = None) -> Any:
    """Call the operator on torch tensors, all on one device; ``out`` takes results by name."""
    device = getattr(inputs[0], "device", None) if inputs else None
    return load(None if device is None else str(device))(*inputs, out=out)
