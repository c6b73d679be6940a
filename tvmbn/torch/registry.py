# SPDX-License-Identifier: Apache-2.0
"""Registration with PyTorch's dispatcher, with as little Python as a call can do with.

``torch.library.custom_op`` wraps every call in several Python layers (about 15 us). Here an
operator is defined on a :class:`torch.library.Library` and gets plain functions: one kernel for
CPU and CUDA, one for fake tensors, and one for autograd, which calls the kernel directly where
the dispatcher would go there next anyway.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import torch
from torch.autograd import forward_ad

from tvmbn.errors import TvmbnError

LIBRARY = torch.library.Library("tvmbn", "DEF")
BACKENDS = ("CPU", "CUDA")
OPERATORS: dict[str, Any] = {}
_BelowAutograd = torch._C._AutoDispatchBelowAutograd
_direct: dict[int, bool] = {}


def define(schema: str, kernel: Callable[..., Any], fake: Callable[..., Any]) -> Any:
    """Define an operator and return its overload.

    Parameters
    ----------
    schema : str
        Without the namespace: ``"layer_norm(Tensor x, ...) -> Tensor"``.
    kernel : callable
        Computes on CPU and CUDA tensors.
    fake : callable
        Gives results of the right shape, dtype and strides, without values.
    """
    LIBRARY.define(schema, tags=(torch.Tag.pt2_compliant_tag,))
    name = schema.partition("(")[0]
    for backend in BACKENDS:
        LIBRARY.impl(name, kernel, backend)
    torch.library.register_fake(f"tvmbn::{name}", fake, lib=LIBRARY)
    OPERATORS[name] = getattr(torch.ops.tvmbn, name).default
    return OPERATORS[name]


def autograd(op: Any, function: Callable[..., Any], key: str = "Autograd") -> None:
    """Register ``function(keyset, *args)`` as the operator's kernel for autograd, or autocast."""

    def call(keys: Any, *args: Any, **named: Any) -> Any:
        if forward_ad._current_level >= 0:
            _refuse_tangents(op, (*args, *named.values()))
        return function(keys, *args, **named)

    LIBRARY.impl(op._opname, call, key, with_keyset=True)


def _refuse_tangents(op: Any, args: Sequence[Any]) -> None:
    """Raise rather than drop derivatives of forward mode without a word."""
    for value in args:
        if isinstance(value, torch.Tensor) and forward_ad.unpack_dual(value).tangent is not None:
            raise ForwardModeError(
                f"derivatives of {op} in reverse mode",
                "a tensor with a tangent of forward mode",
                "use backward or torch.autograd.grad",
            )


class ForwardModeError(TvmbnError, NotImplementedError):
    """A derivative in forward mode, which no operator computes."""


def direct(keyset: Any) -> bool:
    """Whether nothing lies between autograd and a CPU or CUDA kernel for these dispatch keys.

    Fake tensors, tracing, functionalization, other tensor classes and modes each add a key.
    """
    raw = keyset.raw_repr()
    known = _direct.get(raw)
    if known is None:
        key = (keyset & torch._C._after_ADInplaceOrView_keyset).highestPriorityTypeId()
        plain = (torch._C.DispatchKey.CPU, torch._C.DispatchKey.CUDA)
        known = _direct[raw] = key in plain
    return known


def below(op: Any, *args: Any) -> Any:
    """Call an operator without autograd."""
    with _BelowAutograd():
        return op(*args)
