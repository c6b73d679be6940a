# SPDX-License-Identifier: Apache-2.0
"""Run a compiler, assembler or linker; whatever goes wrong is a BuildError with its first lines."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Sequence
from pathlib import Path

from tvmbn.errors import BuildError

TOOL_SECONDS = 300
ERROR_LINES = 8
# Options in the environment would change the machine code behind the manifest's back.
FOREIGN = ("NVCC_APPEND_FLAGS", "NVCC_PREPEND_FLAGS")


def run_tool(command: Sequence[str | Path], folder: Path, required: str) -> str:
    """Run a tool inside ``folder`` and return what it printed.

    Parameters
    ----------
    required : str
        What it is for; the error's first part.

    Raises
    ------
    BuildError
        Where it does not start, fails, or does not finish.
    """
    environment = {k: v for k, v in os.environ.items() if k not in FOREIGN}
    # Temporary files vanish with the folder, even those of a tool that is killed.
    environment["TMPDIR"] = str(folder)
    try:
        done = subprocess.run(
            [str(part) for part in command],
            cwd=folder,
            env=environment,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            errors="replace",
            timeout=TOOL_SECONDS,
            check=False,
        )
    except subprocess.TimeoutExpired as error:
        raise BuildError(
            required, f"no end within {TOOL_SECONDS} s", "choose a plan with less unrolling"
        ) from error
    except OSError as error:
        raise BuildError(required, str(error)) from error
    if done.returncode:
        raise BuildError(required, first_errors(done.stderr + done.stdout))
    return done.stderr + done.stdout


def first_errors(log: str) -> str:
    """First lines of a compiler's output that report errors."""
    lines = [line.strip() for line in log.splitlines() if line.strip()]
    errors = [line for line in lines if "error" in line.lower() or "fatal" in line.lower()]
    return "\n".join((errors or lines)[:ERROR_LINES]) or "no message"
