# SPDX-License-Identifier: Apache-2.0
"""Errors raised by tvmbn. Each message says what was required, what was received, and the fix."""

from __future__ import annotations

import difflib
from collections.abc import Iterable


class TvmbnError(Exception):
    """Base of every error that tvmbn raises on purpose.

    Parameters
    ----------
    required : str
        What the operation needed.
    received : str
        What it was given instead.
    fix : str
        The most likely remedy; empty where none is known.
    """

    def __init__(self, required: str, received: str, fix: str = "") -> None:
        self.required = required
        self.received = received
        self.fix = fix
        message = f"required {required}; received {received}"
        super().__init__(f"{message}; {fix}" if fix else message)


def closest(received: object, choices: Iterable[str]) -> str:
    """Fix for a mistyped word: the choice that it resembles; empty where it resembles none."""
    words = {choice.lower(): choice for choice in choices}
    found = difflib.get_close_matches(str(received).lower(), words, 1)
    return f"did you mean {words[found[0]]}?" if found else ""


class SpecError(TvmbnError, ValueError):
    """An operator, shape, dtype, layout or attribute that describes no valid computation."""


class ModelError(TvmbnError, ValueError):
    """A model that cannot be read, or holds what cannot be compiled."""


class TargetError(TvmbnError, ValueError):
    """A target name or architecture that tvmbn cannot compile for."""


class FoldError(TvmbnError, ValueError):
    """A BatchNorm that cannot be folded into its convolution exactly."""


class ToolchainError(TvmbnError, RuntimeError):
    """A compiler, linker or toolkit library that is missing or does not match the others."""


class BuildError(TvmbnError, RuntimeError):
    """Scheduling, lowering or compiling failed, or produced an unusable library."""


class CrashError(BuildError):
    """A worker process that died during a call."""


class HangError(BuildError):
    """A worker process that was stopped because a call took too long."""


class TuningError(TvmbnError, ValueError):
    """A search that cannot start or go on, or records that cannot be used as asked for."""


class TuningWarning(UserWarning):
    """A tuning record, or a line of one, that is left out."""


class ModelWarning(UserWarning):
    """An operator of a model that tvmbn could not schedule, so that TVM's default computes it."""


class BundleError(TvmbnError, ValueError):
    """A bundle that is damaged, incomplete or of an unknown format."""


class SignatureError(BundleError):
    """A bundle that is not, to the byte, what the owner of a trusted key signed."""


class CompatibilityError(TvmbnError, RuntimeError):
    """A sound bundle that cannot run here: architecture, driver, CPU or library version."""


class ArgumentError(TvmbnError, ValueError):
    """A call with the wrong number, dtype, shape, layout or device of tensors."""


class RunError(TvmbnError, RuntimeError):
    """A loaded operator failed while it ran."""
