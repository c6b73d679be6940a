# SPDX-License-Identifier: Apache-2.0
"""What every importer hands over."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Imported:
    """A Relax module with one function ``main``, and the model's own names.

    Attributes
    ----------
    module : IRModule
    inputs, outputs : list of str
        In the order of ``main``'s parameters and results.
    """

    module: Any
    inputs: list[str]
    outputs: list[str]
