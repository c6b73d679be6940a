# SPDX-License-Identifier: Apache-2.0
"""Build kernels before they are needed."""

from __future__ import annotations

import copy
from collections.abc import Iterable
from dataclasses import replace
from math import prod
from typing import Any

import torch
from torch.utils import _pytree

from tvmbn.errors import ArgumentError, TvmbnError
from tvmbn.spec import OpSpec
from tvmbn.torch import launcher
from tvmbn.torch.batch_norm_request import OPEN_BATCH
from tvmbn.torch.builds import BUILDS, Key
from tvmbn.torch.row_norm import OPEN_ROWS
from tvmbn.torch.settings import SETTINGS, configure
from tvmbn.torch.targets import target_of


def warm_up(
    what: torch.nn.Module | OpSpec | Iterable[OpSpec],
    *inputs: Any,
    device: str | torch.device | None = None,
    backward: bool | None = None,
) -> dict[str, str]:
    """Build the kernels that a model needs for inputs like these, or those of specs, and wait.

    A copy of the model runs once, so its state stays as it is. Kernels go to the cache on disk:
    another process then finds them there.

    Parameters
    ----------
    what : torch.nn.Module, OpSpec or iterable of OpSpec
    *inputs
        What the model is called with.
    device : str or torch.device, optional
        Where the specs are to run; the current GPU, or the CPU where there is none.
    backward : bool, optional
        Whether the gradients' kernels are built too; by default where the model is training.

    Returns
    -------
    dict of str to str
        Kernel's title and target: ``ready``, or why it could not be built.

    Raises
    ------
    TvmbnError
        Under policy ``strict``, where one could not be built.
    """
    before = set(BUILDS.keys())
    launcher.start()
    if isinstance(what, torch.nn.Module):
        _run(what, inputs, what.training if backward is None else backward)
        wanted = [key for key in BUILDS.keys() if key not in before]
    else:
        specs = [what] if isinstance(what, OpSpec) else list(what)
        if inputs or not all(isinstance(s, OpSpec) for s in specs):
            raise ArgumentError(
                "a module and its inputs, or specs",
                f"{type(what).__name__} and {len(inputs)} inputs",
                "make specs with tvmbn.layer_norm((32, 1024)), ...",
            )
        target = target_of(_index(device))
        wanted = [(as_called(spec), target) for spec in specs]
    found = {f"{spec.title} for {target}": _wait((spec, target)) for spec, target in wanted}
    launcher.wait()
    return found


def as_called(spec: OpSpec) -> OpSpec:
    """The spec that calls ask for: rows merged, and one example size where the batch is open."""
    attrs: dict[str, Any] = dict(spec.attrs)
    shape = spec.shape
    if spec.op in ("layer_norm", "rms_norm"):
        length = prod(spec["normalized_shape"])
        shape = (OPEN_ROWS if spec.dynamic else prod(shape) // max(1, length), length)
        attrs["normalized_shape"] = (length,)
    elif spec.dynamic:
        shape = (OPEN_BATCH, *shape[1:])
    if spec.dtype in ("float32", "float64") and spec.op != "conv_bn":
        attrs["param_dtype"] = "float32"
    return replace(spec, shape=shape, attrs=tuple(sorted(attrs.items())))


def _wait(key: Key) -> str:
    try:
        BUILDS.request(*key).result()
    except TvmbnError as error:
        if SETTINGS.policy == "strict":
            raise
        return str(error)
    return "ready"


def _run(model: torch.nn.Module, inputs: tuple[Any, ...], backward: bool) -> None:
    """Run a copy of the model, so that every kernel is asked for and none waited for."""
    twin = copy.deepcopy(model)
    with configure(build="background", policy="fallback"):
        if not backward:
            with torch.no_grad():
                twin(*inputs)
            return
        for tensor in _tensors(twin(*inputs)):
            if tensor.requires_grad:
                tensor.sum().backward(retain_graph=True)


def _tensors(value: Any) -> list[torch.Tensor]:
    leaves = _pytree.tree_leaves(value)
    return [leaf for leaf in leaves if isinstance(leaf, torch.Tensor)]


def _index(device: str | torch.device | None) -> int:
    place = torch.device(device or ("cuda" if torch.cuda.is_available() else "cpu"))
    if place.type == "cpu":
        return -1
    return torch.cuda.current_device() if place.index is None else place.index
