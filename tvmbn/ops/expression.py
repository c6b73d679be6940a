# SPDX-License-Identifier: Apache-2.0
"""A tensor expression with the boundaries at which a whole intermediate must be complete."""

from __future__ import annotations

from dataclasses import dataclass
from math import prod
from typing import Any, Literal

from tvm import s_tir, te, tirx

from tvmbn.spec import OpSpec, TensorArg

# A te.Tensor: TVM declares te.compute to return one or a tuple of them, whatever it is given.
Tensor = Any

PhaseKind = Literal["rows", "columns", "bands", "map", "conv"]


@dataclass(frozen=True)
class Phase:
    """Stages that share their leading axes and can run as one kernel.

    Attributes
    ----------
    kind : {"rows", "columns", "bands", "map", "conv"}
        ``rows``: each group is a contiguous run (or runs) of elements. ``columns``: groups lie
        next to each other in memory and their elements are strided. ``bands``: groups are bands
        of rows; rows are finished one after the other while sums across them grow. ``map``:
        elementwise.
        ``conv``: a convolution with its epilogue.
    blocks : tuple of str
        Names of the stages in order of computation.
    groups : int
        How many leading axes all the stages share.
    lanes : int
        How many neighbours along the contiguous axis a vector may cover.
    loads : tuple of str
        Those of ``blocks`` that only hold input elements for the others to read.
    plane : int
        How many neighbours along the contiguous axis share their per-channel values; 1 where that
        axis is not several channels' planes.
    """

    kind: PhaseKind
    blocks: tuple[str, ...]
    groups: int = 1
    lanes: int = 1
    loads: tuple[str, ...] = ()
    plane: int = 1


@dataclass(frozen=True)
class Expression:
    """Tensors of an operator's arguments and the phases in between.

    ``inputs`` and ``outputs`` use canonical shapes (for example (N, C, S) for (N, C, H, W)); the
    element count and memory order are those of the logical argument with the same name.
    """

    inputs: dict[str, Tensor]
    outputs: dict[str, Tensor]
    phases: tuple[Phase, ...]

    def prim_func(self) -> Any:
        """The unscheduled function; arguments are inputs, then outputs, stages in phase order."""
        tensors: list[Any] = [*self.inputs.values(), *self.outputs.values()]
        # An open batch is 64 bits wide: casts between widths would hide from TVM that an index
        # is affine, and it then leaves a sum across threads undone without a word.
        wide = any(_is_open(t) or _elements(t) >= WIDE for t in tensors)
        func: Any = te.create_prim_func(tensors, index_dtype_override="int64" if wide else None)
        root = func.body.block
        nests = {_block_name(nest): nest for nest in root.body.seq} if _is_seq(root.body) else {}
        if not nests:
            return func
        # TVM orders stages by a walk from the outputs; phases need theirs side by side.
        ordered = [nests.pop(name) for phase in self.phases for name in phase.blocks]
        assert not nests, f"stages outside every phase: {sorted(nests)}"
        body = s_tir.SBlock(
            root.iter_vars,
            root.reads,
            root.writes,
            root.name_hint,
            tirx.SeqStmt(ordered),
            root.init,
            root.alloc_buffers,
            root.match_buffers,
            root.annotations,
        )
        realize = s_tir.SBlockRealize(func.body.iter_values, func.body.predicate, body)
        return func.with_body(realize)


# Offsets past the last element, which a tail test throws away, must fit 32 bits too.
WIDE = 2**31 - 2**24


def _is_open(tensor: Tensor) -> bool:
    return not all(isinstance(d, int | tirx.IntImm) for d in tensor.shape)


def _elements(tensor: Tensor) -> int:
    return prod(int(d) for d in tensor.shape if isinstance(d, int | tirx.IntImm))


def _is_seq(stmt: tirx.Stmt) -> bool:
    return isinstance(stmt, tirx.SeqStmt)


def _block_name(nest: Any) -> str:
    while isinstance(nest, tirx.For):
        nest = nest.body
    return nest.block.name_hint


def batch_size(spec: OpSpec) -> Any:
    """First dimension: an int, or the symbol N as int64 where it stays open."""
    return te.var("N", "int64") if spec.dynamic else spec.shape[0]


def widen(element: Any, dtype: str) -> Any:
    """An input element as an accumulator value of ``dtype``.

    bfloat16 is widened by shifting its bits. TVM 0.27 stores it as uint16 on a CPU, but leaves
    conversions inside a reduction of two values as they are, so that the integer would be
    converted.
    """
    value = element.asobject() if isinstance(element, te.TensorSlice) else element
    if str(value.ty.dtype) != "bfloat16" or dtype != "float32":
        return value.astype(dtype)
    bits: Any = tirx.reinterpret("uint16", value)
    bits = bits.astype("uint32")
    return tirx.reinterpret("float32", bits << tirx.const(16, "uint32"))


def flat_shape(argument: TensorArg) -> tuple[int, ...]:
    """One-dimensional shape of a static argument; a scalar becomes one element."""
    return (prod(int(d) for d in argument.shape),)
