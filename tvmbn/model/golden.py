# SPDX-License-Identifier: Apache-2.0
"""Reference results of a model, so that its bundle verifies where nothing else is installed."""

from __future__ import annotations

import json
from collections.abc import Sequence
from math import sqrt
from typing import Any

import numpy as np

from tvmbn.dlpack import NUMPY_DTYPES
from tvmbn.errors import ModelError
from tvmbn.golden import SAMPLES, SEED, STORED_INPUTS, pack, positions
from tvmbn.model.source import Source
from tvmbn.model.spec import Options
from tvmbn.ops.conv_bn import ROUNDED
from tvmbn.sizes import shape_function
from tvmbn.spec import EPSILON, TensorArg

BATCH = 2  # of the stored results where the batch is open
MARGIN = 4.0


def make_inputs(arguments: Sequence[TensorArg], batch: int, seed: int) -> dict[str, np.ndarray]:
    """Random inputs: normal numbers, and integers that are 0 or 1, valid as indices and masks."""
    made = {}
    for number, arg in enumerate(a for a in arguments if a.role == "in"):
        shape = shape_function(arg.shape)(batch)
        rng = np.random.Generator(np.random.PCG64([seed, number]))
        kind = NUMPY_DTYPES[arg.dtype]
        whole = kind.kind in "iub"
        values = rng.integers(0, 2, shape) if whole else rng.standard_normal(shape)
        made[arg.name] = np.asarray(values).astype(kind)
    return made


def make(
    source: Source, arguments: Sequence[TensorArg], options: Options, kernels: int
) -> tuple[bytes, dict[str, Any]]:
    """Golden data, and the tolerances of each output.

    Raises
    ------
    ModelError
        Where the model cannot be run, or answers with other shapes than those compiled.
    """
    is_open = any("N" in str(d) for a in arguments for d in a.shape)
    batch = BATCH if is_open else 0
    inputs = make_inputs(arguments, batch, SEED)
    values, method = reference(source, arguments, inputs)
    outputs = [a for a in arguments if a.role == "out"]
    meta: dict[str, Any] = {
        "seed": SEED,
        "batch": batch if is_open else None,
        "complete": True,
        "method": method,
        "shapes": {a.name: list(shape_function(a.shape)(batch)) for a in arguments},
        "dtypes": {a.name: a.dtype for a in arguments},
    }
    arrays: dict[str, np.ndarray] = {}
    if sum(v.nbytes for v in inputs.values()) <= STORED_INPUTS:
        arrays |= {f"input/{k}": v for k, v in inputs.items()}
    tolerances = {}
    for number, (arg, value) in enumerate(zip(outputs, values, strict=True)):
        flat = np.ascontiguousarray(value, np.float64).reshape(-1)
        tolerances[arg.name] = tolerance(arg, flat, options, kernels)
        if flat.size > SAMPLES:
            index = positions(flat.size, number)
            arrays[f"index/{arg.name}"] = index
            flat = flat[index]
        arrays[f"value/{arg.name}"] = flat
    text = json.dumps(meta, sort_keys=True).encode()
    return pack({"meta": np.frombuffer(text, np.uint8), **arrays}), tolerances


def reference(
    source: Source, arguments: Sequence[TensorArg], inputs: dict[str, np.ndarray]
) -> tuple[list[np.ndarray], str]:
    """Run the model itself on ``inputs``.

    Raises
    ------
    ModelError
        Where it fails, or its outputs have other shapes than those of ``arguments``.
    """
    try:
        values, method = source.run(inputs)
    except Exception as error:
        raise ModelError(
            "a model that its own framework can run", f"{type(error).__name__}: {error}"
        ) from error
    outputs = [a for a in arguments if a.role == "out"]
    batch = next(
        (v.shape[a.shape.index("N")] for a, v in zip(arguments, inputs.values(), strict=False)
         if "N" in a.shape), 0,
    )  # fmt: skip
    for arg, value in zip(outputs, values, strict=True):
        shape = shape_function(arg.shape)(batch)
        if tuple(value.shape) != shape:
            raise ModelError(
                f"{arg.name} of shape {shape}, as compiled", f"{value.shape} from {method}"
            )
    return values, method


def tolerance(arg: TensorArg, flat: np.ndarray, options: Options, kernels: int) -> dict[str, Any]:
    """Bound of an output: rounding of every layer, adding up like a random walk."""
    if arg.dtype not in EPSILON:
        return {"atol": 0.0, "rtol": 0.0, "reason": "integers are equal"}
    eps = EPSILON["float16"] if options.fp16 else EPSILON[arg.dtype]
    eps = max(eps, ROUNDED) if options.tf32 else eps
    finite = np.abs(flat[np.isfinite(flat)])
    largest = float(finite.max()) if finite.size else 0.0
    steps = sqrt(max(kernels, 4))
    return {
        "atol": MARGIN * eps * steps * largest,
        "rtol": 0.0,
        "reason": f"{kernels} kernels, each rounded at eps {eps:.1e} of the largest value "
        f"{largest:.3g}, add up like a random walk",
    }
