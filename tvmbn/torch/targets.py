# SPDX-License-Identifier: Apache-2.0
"""The target to build for a device of this machine."""

from __future__ import annotations

from functools import lru_cache

import torch

from tvmbn.errors import TargetError
from tvmbn.target import all_targets


@lru_cache
def target_of(index: int) -> str:
    """Target for torch's device index; -1 is the CPU.

    Raises
    ------
    TargetError
        For a GPU older than all targets, or of a major version without one.
    """
    if index < 0:
        return "llvm"
    major, minor = torch.cuda.get_device_capability(index)
    fitting = [t for t in all_targets() if t.runs_on(major, minor) and not t.exact]
    if not fitting:
        names = ", ".join(t.name for t in all_targets() if t.kind == "cuda")
        raise TargetError(
            f"a GPU that runs one of {names}",
            f"{torch.cuda.get_device_name(index)}, sm_{major}{minor}",
        )
    return max(fitting, key=lambda t: t.capability).name
