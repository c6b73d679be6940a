# SPDX-License-Identifier: Apache-2.0
"""Swap the norms of a model for tvmbn's, and fold BatchNorms into convolutions in inference."""

from __future__ import annotations

from dataclasses import dataclass, field

import torch
from torch.nn.modules.lazy import LazyModuleMixin

from tvmbn.errors import ArgumentError
from tvmbn.torch import norm_modules
from tvmbn.torch.conv_module import ConvBN2d
from tvmbn.torch.dataflow import Pair, pairs
from tvmbn.torch.sync_module import SyncBatchNorm

nn = torch.nn
CLASSES: dict[type[nn.Module], type[nn.Module]] = {
    nn.BatchNorm1d: norm_modules.BatchNorm1d,
    nn.BatchNorm2d: norm_modules.BatchNorm2d,
    nn.BatchNorm3d: norm_modules.BatchNorm3d,
    nn.SyncBatchNorm: SyncBatchNorm,
    nn.LayerNorm: norm_modules.LayerNorm,
    nn.RMSNorm: norm_modules.RMSNorm,
}
FLOATS = (torch.float32, torch.float16, torch.bfloat16, torch.float64)


@dataclass
class Replaced:
    """What :func:`replace` did.

    Attributes
    ----------
    replaced : dict of str to str
        Module's name: the class that it has now.
    folded : dict of str to str
        Convolution's name: what was folded into it.
    left : dict of str to str
        Module's name: why it stays as it is.
    """

    replaced: dict[str, str] = field(default_factory=dict)
    folded: dict[str, str] = field(default_factory=dict)
    left: dict[str, str] = field(default_factory=dict)

    def __str__(self) -> str:
        """One line a module."""
        lines = [f"{name}: now {kind}" for name, kind in self.replaced.items()]
        lines += [f"{name}: folded with {what}" for name, what in self.folded.items()]
        lines += [f"{name}: left, {why}" for name, why in self.left.items()]
        return "\n".join(lines) or "nothing to replace"


def replace(model: nn.Module, *, fold: bool | None = None) -> Replaced:
    """Give a model's norms tvmbn's kernels, in place.

    A norm keeps its identity, parameters, buffers, hooks and state_dict: only its class changes.
    A convolution whose output goes to a BatchNorm and nowhere else becomes a :class:`ConvBN2d`,
    with an activation that follows in the same way, and identities take their places; its state
    then has ``conv.`` and ``bn.`` in its names.

    Parameters
    ----------
    model : torch.nn.Module
    fold : bool, optional
        Whether to fold; by default where the model is in inference mode.

    Returns
    -------
    Replaced

    Raises
    ------
    ArgumentError
        For anything but a module, a norm as the model itself, or ``fold`` while training.
    """
    if not isinstance(model, nn.Module):
        raise ArgumentError("a torch.nn.Module", type(model).__name__)
    if fold and model.training:
        raise ArgumentError(
            "a model in inference mode where BatchNorms are folded",
            "one in training mode",
            "call model.eval() first",
        )
    report = Replaced()
    if fold or (fold is None and not model.training):
        found, refused = pairs(model)
        report.left.update(refused)
        for pair in found:
            _fold(model, pair, report)
    for name, module in model.named_modules():
        _swap(name, module, report)
    return report


def _swap(name: str, module: nn.Module, report: Replaced) -> None:
    kind = type(module)
    if kind in CLASSES:
        parameter = next(module.parameters(recurse=False), None)
        if parameter is not None and parameter.dtype not in FLOATS:
            report.left[name] = f"its parameters are {parameter.dtype}"
            return
        module.__class__ = CLASSES[kind]
        report.replaced[name] = f"tvmbn.torch.{CLASSES[kind].__name__}"
    elif kind not in CLASSES.values() and (
        isinstance(module, tuple(CLASSES)) or "norm" in kind.__name__.lower()
    ):
        if isinstance(module, LazyModuleMixin):
            why = f"{kind.__name__} has no parameters yet: run the model once"
        elif isinstance(module, tuple(CLASSES)):
            why = f"{kind.__name__} is a class of its own, which may compute something else"
        else:
            why = f"{kind.__name__} is none of {', '.join(c.__name__ for c in CLASSES)}"
        report.left[name] = why


def _fold(model: nn.Module, pair: Pair, report: Replaced) -> None:
    conv, bn = model.get_submodule(pair.conv), model.get_submodule(pair.bn)
    fused = ConvBN2d.of(conv, bn, pair.activation)
    if fused.reason:
        report.left[pair.bn] = fused.reason
        return
    _put(model, pair.conv, fused)
    _put(model, pair.bn, nn.Identity())
    what = [pair.bn]
    if pair.place is not None:
        _put(model, pair.place, nn.Identity())
        what.append(f"{pair.place} ({pair.activation})")
    report.folded[pair.conv] = ", ".join(what)


def _put(model: nn.Module, name: str, module: nn.Module) -> None:
    parent, _, leaf = name.rpartition(".")
    setattr(model.get_submodule(parent), leaf, module)
