# SPDX-License-Identifier: Apache-2.0
"""Expected outputs: the operator's float64 definition in PyTorch, applied to NumPy inputs."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from math import prod
from typing import Any

import numpy as np

from tvmbn import ops
from tvmbn.errors import ToolchainError
from tvmbn.spec import OpSpec


def import_torch() -> Any:
    """Import PyTorch, or raise ToolchainError naming the extra that brings it."""
    try:
        return import_module("torch")
    except ImportError as error:
        raise ToolchainError(
            "PyTorch, which computes the float64 reference",
            str(error),
            'pip install "tvmbn[torch]"',
        ) from error


def to_torch(array: np.ndarray) -> Any:
    """Share an array with torch, bfloat16 included."""
    torch = import_torch()
    if array.dtype.name == "bfloat16":
        return torch.from_numpy(array.view(np.int16)).view(torch.bfloat16)
    return torch.from_numpy(array)


def to_numpy(tensor: Any) -> np.ndarray:
    """Copy a torch tensor of any dtype and device into a float64 array, or share a float64 one."""
    return tensor.detach().cpu().double().numpy()


def expected(spec: OpSpec, inputs: Mapping[str, np.ndarray]) -> dict[str, np.ndarray]:
    """Every output in float64.

    Where an input is empty, outputs that are not are what their ``on_empty`` says.

    Raises
    ------
    ToolchainError
        Where PyTorch is not installed.
    """
    operator = ops.get(spec.op)
    if any(array.size == 0 for array in inputs.values()):
        return _of_empty(spec, inputs)
    torch = import_torch()
    with torch.no_grad():
        tensors = {name: to_torch(array) for name, array in inputs.items()}
        return {k: to_numpy(v) for k, v in operator.reference(spec, tensors).items()}


def _of_empty(spec: OpSpec, inputs: Mapping[str, np.ndarray]) -> dict[str, np.ndarray]:
    results = {}
    for arg in ops.get(spec.op).arguments(spec):
        if arg.role != "out":
            continue
        shape = [int(d) for d in arg.concrete({"N": spec.shape[0]}).shape]
        rule, _, name = arg.on_empty.partition(":")
        copied = rule == "copy" and prod(shape) > 0
        results[arg.name] = (
            inputs[name].astype(np.float64) if copied else np.zeros(shape, np.float64)
        )
    return results
