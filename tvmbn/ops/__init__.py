# SPDX-License-Identifier: Apache-2.0
"""Operators: one file each. Importing this package imports neither TVM nor PyTorch."""

from __future__ import annotations

from functools import cache
from importlib import import_module

from tvmbn.errors import SpecError, closest
from tvmbn.ops.base import Attribute, Cost, Operator, Reduction, Split, Tolerance

__all__ = [
    "Attribute",
    "Cost",
    "Operator",
    "Reduction",
    "Split",
    "Tolerance",
    "all_operators",
    "get",
]

# name -> module that defines OPERATOR; a new operator adds its line here.
_MODULES = {
    "batch_norm": "tvmbn.ops.batch_norm",
    "layer_norm": "tvmbn.ops.layer_norm",
    "rms_norm": "tvmbn.ops.rms_norm",
    "conv_bn": "tvmbn.ops.conv_bn",
    "sync_batch_norm": "tvmbn.ops.sync_batch_norm",
    "conv_bn_train": "tvmbn.ops.conv_bn_train",
}


@cache
def get(name: str) -> Operator:
    """Operator called ``name``.

    Raises
    ------
    SpecError
        For a name that is not registered; the message lists those that are.
    """
    if name not in _MODULES:
        fix = closest(name, _MODULES) or "see tvmbn ops"
        raise SpecError(f"an operator among {', '.join(_MODULES)}", repr(name), fix)
    return import_module(_MODULES[name]).OPERATOR


def all_operators() -> tuple[Operator, ...]:
    """Every registered operator."""
    return tuple(get(name) for name in _MODULES)
