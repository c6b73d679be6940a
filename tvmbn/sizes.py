# SPDX-License-Identifier: Apache-2.0
"""Dimensions that depend on the batch: ``"N"`` or arithmetic such as ``"(N*49+2047)//2048"``."""

from __future__ import annotations

import ast
import operator
from collections.abc import Callable
from functools import lru_cache

from tvmbn.errors import BundleError

Size = Callable[[int], int]

OPERATIONS: dict[type[ast.operator], Callable[[int, int], int]] = {
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Mult: operator.mul,
    ast.FloorDiv: operator.floordiv,
}


@lru_cache(maxsize=256)
def parse(dim: int | str) -> Size:
    """Turn a dimension into a function of N.

    Raises
    ------
    BundleError
        For anything but integers, ``N``, ``+``, ``-``, ``*``, ``//`` and parentheses.
    """
    if isinstance(dim, int):
        return lambda _: dim
    try:
        return _convert(ast.parse(dim, mode="eval").body, dim)
    except (SyntaxError, RecursionError, MemoryError, ValueError) as error:
        if isinstance(error, BundleError):
            raise
        raise _refusal(dim) from error


def shape_function(shape: tuple[int | str, ...]) -> Callable[[int], tuple[int, ...]]:
    """Turn a shape into a function of N."""
    if all(isinstance(d, int) for d in shape):
        fixed: tuple[int, ...] = tuple(int(d) for d in shape)
        return lambda _: fixed
    sizes = tuple(parse(d) for d in shape)
    return lambda n: tuple(size(n) for size in sizes)


def _refusal(dim: str) -> BundleError:
    return BundleError("a dimension in N with + - * // and integers", repr(dim))


def _convert(node: ast.expr, dim: str) -> Size:
    if isinstance(node, ast.Constant) and type(node.value) is int:
        value = node.value
        return lambda _: value
    if isinstance(node, ast.Name) and node.id == "N":
        return lambda n: n
    if isinstance(node, ast.BinOp) and type(node.op) in OPERATIONS:
        combine = OPERATIONS[type(node.op)]
        left, right = _convert(node.left, dim), _convert(node.right, dim)
        return lambda n: combine(left(n), right(n))
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
        inner = _convert(node.operand, dim)
        return lambda n: -inner(n)
    raise _refusal(dim)
