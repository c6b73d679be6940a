# SPDX-License-Identifier: Apache-2.0
"""What came of verifying a bundle."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tvmbn.compare import OutputReport, Verdict


@dataclass(frozen=True)
class Report:
    """Outcome of :func:`tvmbn.verify`.

    Attributes
    ----------
    verdict : str
        ``passed``, ``incorrect_shape``, ``incorrect_dtype``, ``incorrect_numerical`` or
        ``runtime_error``.
    outputs : tuple of OutputReport
    target, device, method, seed, seconds
        What ran where, against what (``torch float64`` or ``golden``), and for how long in all.
    error : str
        What went wrong, where no output was compared.
    """

    verdict: Verdict
    outputs: tuple[OutputReport, ...]
    bundle: str
    title: str
    target: str
    device: str
    method: str
    seed: int
    seconds: float
    error: str = ""

    @property
    def passed(self) -> bool:
        """Whether every output is right."""
        return self.verdict == "passed"

    def to_json(self) -> dict[str, Any]:
        """Plain data."""
        return {**self.__dict__, "outputs": [output.to_json() for output in self.outputs]}
