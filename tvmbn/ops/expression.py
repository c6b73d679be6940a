# SPDX-License-Identifier: Apache-2.0
"""A tensor expression with the boundaries at which a whole intermediate must be complete."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from tvm import te, tirx

PhaseKind = Literal["rows", "columns", "map", "conv"]


@dataclass(frozen=True)
class Phase:
    """Stages that share their leading axes and can run as one kernel.

    Attributes
    ----------
    kind : {"rows", "columns", "map", "conv"}
        ``rows``: each group is a contiguous run (or runs) of elements. ``columns``: groups lie
        next to each other in memory and their elements are strided. ``map``: elementwise.
        ``conv``: a convolution with its epilogue.
    blocks : tuple of str
        Names of the stages in order of computation.
    groups : int
        How many leading axes all the stages share.
    """

    kind: PhaseKind
    blocks: tuple[str, ...]
    groups: int = 1


@dataclass(frozen=True)
class Expression:
    """Tensors of an operator's arguments and the phases in between.

    ``inputs`` and ``outputs`` use canonical shapes (for example (N, C, S) for (N, C, H, W)); the
    element count and memory order are those of the logical argument with the same name.
    """

    inputs: dict[str, te.Tensor]
    outputs: dict[str, te.Tensor]
    phases: tuple[Phase, ...]

    def prim_func(self) -> tirx.PrimFunc:
        """The unscheduled function; arguments are inputs, then outputs."""
        return te.create_prim_func([*self.inputs.values(), *self.outputs.values()])
