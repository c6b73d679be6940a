# SPDX-License-Identifier: Apache-2.0
"""Which convolution of a model feeds which BatchNorm, and nothing else."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

import torch
from torch import fx

nn = torch.nn
CONVS = (
    nn.Conv1d,
    nn.Conv2d,
    nn.Conv3d,
    nn.ConvTranspose1d,
    nn.ConvTranspose2d,
    nn.ConvTranspose3d,
)
NORMS = (nn.BatchNorm1d, nn.BatchNorm2d, nn.BatchNorm3d)
ACTIVATIONS: dict[type[nn.Module], str] = {
    nn.ReLU: "relu",
    nn.ReLU6: "relu6",
    nn.SiLU: "silu",
    nn.GELU: "gelu",
}


@dataclass(frozen=True)
class Pair:
    """Names of a convolution, the BatchNorm after it, and an activation that may follow."""

    conv: str
    bn: str
    activation: str = "none"
    place: str | None = None


def pairs(model: nn.Module) -> tuple[list[Pair], dict[str, str]]:
    """Pairs that can be folded, and for each other BatchNorm why not.

    The model is traced with torch.fx. Where that is not possible, only neighbours inside a
    torch.nn.Sequential count.
    """
    norms = {name: m for name, m in model.named_modules() if type(m) in NORMS}
    if not norms:
        return [], {}
    try:
        graph = fx.Tracer().trace(model)
    except Exception as error:  # whatever the model's code raises on symbolic values
        found, hint = _neighbours(model), f" (torch.fx cannot trace the model: {error})"
    else:
        found, hint = _traced(model, graph), ""
    good, left = [], {}
    for pair in found:
        why = _obstacle(model, pair)
        if why:
            left[pair.bn] = f"not folded: {why}"
        else:
            good.append(pair)
    seen = {pair.bn for pair in found}
    for name in norms:
        if name not in seen:
            left[name] = f"not folded: no convolution feeds it alone{hint}"
    return good, left


def _traced(model: nn.Module, graph: fx.Graph) -> list[Pair]:
    calls = Counter(node.target for node in graph.nodes if node.op == "call_module")
    modules = dict(model.named_modules(remove_duplicate=False))

    def alone(node: fx.Node, kinds: tuple[type[nn.Module], ...]) -> bool:
        """Whether the node calls a module of these kinds that is called here only."""
        name = node.target
        return node.op == "call_module" and calls[name] == 1 and type(modules[str(name)]) in kinds

    found = []
    for node in graph.nodes:
        if not alone(node, NORMS) or len(node.args) != 1 or node.kwargs:
            continue
        source = node.args[0]
        if not isinstance(source, fx.Node) or not alone(source, CONVS) or len(source.users) != 1:
            continue
        activation, place = "none", None
        users = list(node.users)
        if len(users) == 1 and alone(users[0], tuple(ACTIVATIONS)):
            module = modules[str(users[0].target)]
            if not _approximate(module):
                activation, place = ACTIVATIONS[type(module)], str(users[0].target)
        found.append(Pair(str(source.target), str(node.target), activation, place))
    return found


def _neighbours(model: nn.Module) -> list[Pair]:
    found = []
    for name, module in model.named_modules():
        if type(module) is not nn.Sequential:
            continue
        prefix = f"{name}." if name else ""
        entries = [(prefix + key, child) for key, child in module.named_children()]
        for i in range(len(entries) - 1):
            (conv, first), (bn, second) = entries[i : i + 2]
            if type(first) not in CONVS or type(second) not in NORMS:
                continue
            pair = Pair(conv, bn)
            if i + 2 < len(entries):
                place, third = entries[i + 2]
                if type(third) in ACTIVATIONS and not _approximate(third):
                    pair = Pair(conv, bn, ACTIVATIONS[type(third)], place)
            found.append(pair)
    return found


def _approximate(module: nn.Module) -> bool:
    return getattr(module, "approximate", "none") != "none"


def _obstacle(model: nn.Module, pair: Pair) -> str:
    """Why a pair must stay apart; empty where nothing is in the way."""
    names = [pair.conv, pair.bn, *filter(None, [pair.place])]
    places = Counter(id(m) for _, m in model.named_modules(remove_duplicate=False))
    weights = Counter(
        id(p) for m in model.modules() for p in m.parameters(recurse=False) if p is not None
    )
    for name in names:
        module = model.get_submodule(name)
        if places[id(module)] > 1:
            return f"{name} is used in several places"
        if any(
            (
                module._forward_hooks,
                module._forward_pre_hooks,
                module._backward_hooks,
                module._backward_pre_hooks,
            )
        ):
            return f"{name} has hooks, which would see other values"
        if any(weights[id(p)] > 1 for p in module.parameters(recurse=False)):
            return f"{name} shares parameters with another module"
        if module.training:
            return f"{name} is in training mode"
    return ""
