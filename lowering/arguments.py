# SPDX-License-Identifier: Apache-2.0
"""From canonical buffers to the arguments that a caller passes.

A scheduled function takes buffers of canonical shape, say (N, C, S). The exported function takes
tensors as PyTorch holds them, say (N, C, H, W) channels last: each parameter is replaced by a
buffer of the logical shape and strides, and the canonical buffer is declared over the same memory.
Kernels need no host-side views, and TVM's own binder checks dtype, shape and strides of a call.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from tvm import s_tir, sym, tirx
from tvm.tirx.buffer import buffer_data

from tvmbn.errors import BuildError
from tvmbn.spec import ITEMSIZE, TensorArg


@dataclass(frozen=True)
class Bound:
    """A function with logical parameters, and the workspaces appended to them."""

    func: Any
    workspaces: tuple[TensorArg, ...]


def bind(
    func: Any,
    arguments: Sequence[TensorArg],
    workspaces: Sequence[str],
    alignment: int,
) -> Bound:
    """Replace canonical parameters by logical ones and promote workspaces to parameters.

    Parameters
    ----------
    func : PrimFunc
        Scheduled, or written by hand; each tensor among its parameters is named as one of
        ``arguments``. Scalars come first and stay.
    arguments : sequence of TensorArg
        Inputs, then outputs, in the order of ``func.params``.
    workspaces : sequence of str
        Buffers that the caller is to provide: allocated by the root block, or, of a kernel
        written by hand, its last parameters.
    alignment : int
        Bytes that every pointer is a multiple of, at least; never less than its element's size.

    Raises
    ------
    BuildError
        Where names or element counts do not match.
    """
    scalars = [p for p in func.params if not tirx.is_buffer_var(p)]
    tensors = [p for p in func.params if tirx.is_buffer_var(p)]
    wanted = [a.name for a in arguments]
    root = func.body.block if isinstance(func.body, s_tir.SBlockRealize) else None
    if root is None:
        # Written by hand: its workspaces are parameters already.
        tensors, promoted = tensors[: len(wanted)], tensors[len(wanted) :]
        promoted = _find(promoted, workspaces)
    else:
        promoted = _find(root.alloc_buffers, workspaces)
    names = [p.name for p in tensors]
    if names != wanted:
        raise BuildError(f"parameters {', '.join(wanted)}", ", ".join(names))
    symbols = _symbols(tensors)
    params, declarations = list(scalars), []
    canonicals = [*tensors, *promoted]
    added = [_workspace(b) for b in promoted]
    buffers = [_logical(a, symbols, alignment) for a in arguments]
    # TVM assumes 64-byte alignment of a buffer unless told otherwise: none is kept as it was.
    buffers += [
        tirx.decl_buffer(b.shape, b.dtype, b.name, data_alignment=_align(alignment, str(b.dtype)))
        for b in promoted
    ]
    for canonical, buffer in zip(canonicals, buffers, strict=True):
        params.append(buffer)
        declarations.append(tirx.DeclBuffer(canonical, data=buffer_data(buffer)))
    if root is None:
        body = tirx.SeqStmt([*declarations, func.body])
        bound = tirx.PrimFunc(params, body, func.ret_type, func.attrs)
        return Bound(bound.with_attr("global_symbol", "main"), tuple(added))
    body = tirx.SeqStmt([*declarations, root.body]) if declarations else root.body
    block = s_tir.SBlock(
        root.iter_vars,
        root.reads,
        root.writes,
        root.name_hint,
        body,
        root.init,
        [b for b in root.alloc_buffers if not any(b.same_as(p) for p in promoted)],
        root.match_buffers,
        root.annotations,
    )
    outer = s_tir.SBlockRealize(func.body.iter_values, func.body.predicate, block)
    bound = tirx.PrimFunc(params, outer, func.ret_type, func.attrs)
    return Bound(bound.with_attr("global_symbol", "main"), tuple(added))


def _align(alignment: int, dtype: str) -> int:
    return max(alignment, ITEMSIZE[dtype])


def _find(buffers: Sequence[Any], names: Sequence[str]) -> list[Any]:
    found = {b.name: b for b in buffers}
    missing = [n for n in names if n not in found]
    if missing:
        raise BuildError(
            f"workspaces {', '.join(missing)} among the root block's buffers", ", ".join(found)
        )
    return [found[n] for n in names]


def _symbols(tensors: Sequence[Any]) -> dict[str, tirx.Var]:
    """Shape variables by name, from every tensor's canonical shape."""
    symbols: dict[str, tirx.Var] = {}
    pending = [size for tensor in tensors for size in tensor.shape]
    while pending:
        node = pending.pop()
        if isinstance(node, tirx.Var):
            symbols.setdefault(node.name, node)
        pending += [getattr(node, part) for part in ("a", "b", "value") if _is_expr(node, part)]
    return symbols


def _is_expr(node: object, part: str) -> bool:
    return not isinstance(node, tirx.IntImm | tirx.Var) and hasattr(node, part)


def _logical(argument: TensorArg, symbols: dict[str, tirx.Var], alignment: int) -> tirx.Buffer:
    missing = [d for d in argument.shape if isinstance(d, str) and d not in symbols]
    if missing:
        raise BuildError(
            f"{argument.name} with dynamic {', '.join(map(str, missing))} in the expression too",
            "a function of fixed size",
        )
    shape = [symbols[d] if isinstance(d, str) else tirx.const(d, "int64") for d in argument.shape]
    strides = None
    if argument.order is not None:
        # The stride of a dimension of size 1 says nothing, and frameworks differ in what they
        # put there (PyTorch's DLPack export writes 1): a free variable accepts any.
        strides = [
            tirx.Var(f"{argument.name}_stride{i}", "int64") if d == 1 else tirx.const(s, "int64")
            for i, (d, s) in enumerate(zip(argument.shape, argument.strides(), strict=True))
        ]
    return tirx.decl_buffer(
        shape,
        argument.dtype,
        argument.name,
        strides=strides,
        data_alignment=_align(alignment, argument.dtype),
    )


def _workspace(buffer: Any) -> TensorArg:
    analyzer = sym.Analyzer()
    shape = tuple(dimension(analyzer.simplify(size)) for size in buffer.shape)
    return TensorArg(buffer.name, shape, str(buffer.dtype), "workspace")


def dimension(size: object) -> int | str:
    """Size as an int, or as a Python expression over symbols with ``+ - * //``.

    Raises
    ------
    BuildError
        For an operation that a manifest cannot express.
    """
    if isinstance(size, int):
        return size
    if isinstance(size, tirx.IntImm):
        return int(size.value)
    return _text(size)


def _text(node: object) -> str:
    if isinstance(node, tirx.IntImm):
        return str(int(node.value))
    if isinstance(node, tirx.Var):
        return node.name
    if isinstance(node, tirx.Cast):
        return _text(node.value)
    for kind, sign in ((tirx.Add, "+"), (tirx.Sub, "-"), (tirx.Mul, "*"), (tirx.FloorDiv, "//")):
        if isinstance(node, kind):
            return f"({_text(node.a)}{sign}{_text(node.b)})"
    raise BuildError("a workspace size made of + - * // and integers", str(node))
