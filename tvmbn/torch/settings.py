# SPDX-License-Identifier: Apache-2.0
"""What a user can set: when kernels are built, and what happens where one cannot be."""

from __future__ import annotations

from collections.abc import Callable
from types import TracebackType
from typing import Any, Self

from tvmbn.errors import ArgumentError, closest

CHOICES: dict[str, tuple[Any, ...]] = {
    "policy": ("fallback", "strict"),
    "build": ("background", "wait", "never"),
    "shapes": ("auto", "exact", "dynamic"),
    "check_finite": (False, True),
    "double_backward": (True, False),
}


class Settings:
    """Values in force, for the whole process; change them with :func:`configure`.

    Attributes
    ----------
    policy : {"fallback", "strict"}
        A kernel that cannot be built, or fails, is replaced by PyTorch with one warning; or an
        error is raised. ``strict`` also waits for builds.
    build : {"background", "wait", "never"}
        On first use: build while PyTorch computes, build at once, or take only what
        ``warm_up`` or the cache on disk has.
    shapes : {"auto", "exact", "dynamic"}
        One kernel a shape; one for all batch sizes or row counts; or ``auto``, exact ones for
        the first :attr:`exact_limit` sizes of a kind and then one for all others.
    exact_limit : int
        See ``shapes``.
    check_finite : bool
        Look for NaN and Inf in every result, which waits for the GPU, and raise with the
        operator's name.
    double_backward : bool
        Whether backward passes can be differentiated again (by PyTorch); else that is refused.
    """

    policy = "fallback"
    build = "background"
    shapes = "auto"
    exact_limit = 4
    check_finite = False
    double_backward = True

    def __init__(self) -> None:
        self.changed: list[Callable[[], None]] = []


SETTINGS = Settings()


class configure:
    """Change settings, for good or as a context manager for a while.

    Examples
    --------
    >>> tvmbn.torch.configure(policy="strict")  # doctest: +SKIP
    >>> with tvmbn.torch.configure(build="wait"):  # doctest: +SKIP
    ...     model(x)

    Raises
    ------
    ArgumentError
        For an unknown setting or value.
    """

    def __init__(self, **values: Any) -> None:
        for name, value in values.items():
            _check(name, value)
        self.before = {name: getattr(SETTINGS, name) for name in values}
        _set(values)

    def __enter__(self) -> Self:
        """Keep what was set."""
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        value: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """Restore what was in force before."""
        _set(self.before)


def _set(values: dict[str, Any]) -> None:
    for name, value in values.items():
        setattr(SETTINGS, name, value)
    for forget in SETTINGS.changed:
        forget()


def _check(name: str, value: Any) -> None:
    if name == "exact_limit":
        if isinstance(value, bool) or not isinstance(value, int) or value < 0:
            raise ArgumentError("exact_limit as an integer of at least 0", repr(value))
        return
    if name not in CHOICES:
        names = (*CHOICES, "exact_limit")
        raise ArgumentError(f"a setting among {', '.join(names)}", repr(name), closest(name, names))
    if value not in CHOICES[name]:
        choices = ", ".join(map(repr, CHOICES[name]))
        raise ArgumentError(f"{name} among {choices}", repr(value))
