# SPDX-License-Identifier: Apache-2.0
"""What every peer of a benchmark hands over: a call that is ready to be timed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from tvmbn.cases import Case, Tensors
from tvmbn.spec import OpSpec


class Unavailable(Exception):
    """A peer that is not installed, or does not have the operation; the text is the reason."""


@dataclass
class Call:
    """One implementation of one case, ready to run.

    Attributes
    ----------
    run : callable
        What is timed; returns what ``collect`` takes.
    collect : callable
        Outputs by name from a result of ``run``.
    reset : callable
        Poison every output and restore what a run updates.
    fresh : callable, optional
        The same computation into new memory, where ``run`` reuses its own.
    origin, config
        Where the schedule came from, and the schedule.
    """

    run: Callable[[], Any]
    collect: Callable[[Any], Tensors]
    reset: Callable[[], None]
    fresh: Callable[[], Any] | None = None
    origin: str = ""
    config: dict[str, Any] | None = field(default=None, repr=False)


@dataclass
class Functional:
    """A computation as a function of tensors, with the names of both sides."""

    function: Callable[..., Any]
    inputs: tuple[str, ...]
    outputs: tuple[str, ...]


def is_backward(spec: OpSpec) -> bool:
    """Whether the spec is a backward pass."""
    return "backward" in str(dict(spec.attrs).get("mode", ""))


def poison_pool(case: Case) -> None:
    """Fill memory of the outputs' sizes with NaN and free it: the next allocations get it."""
    held = [case.poisoned(arg) for arg in case.outs]
    del held
