# SPDX-License-Identifier: Apache-2.0
"""Golden data: a seed and sampled float64 results, so that a bundle verifies without PyTorch.

The file is an ``.npz`` (a zip of ``.npy``) with equal bytes for equal specs. It holds

- ``meta``: JSON text as uint8: ``seed``; ``batch``, the size of an open dimension, or null;
  ``shapes`` and ``dtypes`` of inputs and outputs; ``complete``, whether results are there
- ``value/NAME``: expected values of output NAME, float64
- ``index/NAME``: their flat positions in logical (row-major) order; absent where all are there
- ``input/NAME``: inputs up to 64 KiB in all, so that hosts in any language can run the library;
  bfloat16 as the uint16 of its bits

A spec of fixed shape with more than 2**26 elements gets ``complete`` false and no values: its
reference would take many seconds and gigabytes of every build. One of open batch is reduced to
fewer samples instead.
"""

from __future__ import annotations

import io
import json
import zipfile
from collections.abc import Mapping
from dataclasses import dataclass, replace
from math import prod
from typing import Any

import numpy as np

from tvmbn import ops
from tvmbn.errors import BundleError
from tvmbn.reference import expected
from tvmbn.spec import OpSpec
from tvmbn.workloads import make_inputs

SEED = 0
SAMPLES = 4096
LARGEST = 1 << 26
LARGEST_OPEN = 1 << 20
STORED_INPUTS = 64 << 10
# A stream of its own for the sampled positions, apart from those of the inputs.
POSITIONS = 1 << 20


@dataclass(frozen=True)
class Golden:
    """Golden data as read: ``values`` at flat ``indices`` (None: all) of each output."""

    seed: int
    batch: int | None
    complete: bool
    values: dict[str, np.ndarray]
    indices: dict[str, np.ndarray | None]

    def at_batch(self, spec: OpSpec) -> OpSpec:
        """``spec`` with the batch that the data was made for."""
        return spec if self.batch is None else with_batch(spec, self.batch)


def with_batch(spec: OpSpec, batch: int) -> OpSpec:
    """``spec`` with another first dimension."""
    return replace(spec, shape=(batch, *spec.shape[1:]))


def make(spec: OpSpec) -> bytes:
    """Golden data of ``spec``; equal specs give equal bytes.

    Raises
    ------
    ToolchainError
        Where PyTorch, which computes the reference, is not installed.
    """
    spec = example(spec)
    meta: dict[str, Any] = {
        "seed": SEED,
        "batch": spec.shape[0] if spec.dynamic else None,
        "complete": prod(spec.shape) <= LARGEST,
        "shapes": {},
        "dtypes": {},
    }
    for arg in ops.get(spec.op).arguments(spec):
        meta["shapes"][arg.name] = list(arg.concrete({"N": spec.shape[0]}).shape)
        meta["dtypes"][arg.name] = arg.dtype
    arrays: dict[str, np.ndarray] = {}
    if meta["complete"]:
        inputs = make_inputs(spec, SEED)
        if sum(array.nbytes for array in inputs.values()) <= STORED_INPUTS:
            for name, array in inputs.items():
                bits = array.view(np.uint16) if array.dtype.name == "bfloat16" else array
                arrays[f"input/{name}"] = bits
        for number, (name, values) in enumerate(expected(spec, inputs).items()):
            flat = np.ascontiguousarray(values, np.float64).reshape(-1)
            if flat.size > SAMPLES:
                index = positions(flat.size, number)
                arrays[f"index/{name}"] = index
                flat = flat[index]
            arrays[f"value/{name}"] = flat
    text = json.dumps(meta, sort_keys=True).encode()
    return pack({"meta": np.frombuffer(text, np.uint8), **arrays})


def example(spec: OpSpec) -> OpSpec:
    """Spec whose results are stored: of an open batch, no more samples than are needed."""
    sample = max(1, prod(spec.shape[1:]))
    if not spec.dynamic or sample * spec.shape[0] <= LARGEST_OPEN:
        return spec
    return with_batch(spec, max(1, LARGEST_OPEN // sample))


def positions(total: int, number: int) -> np.ndarray:
    """Choose ``SAMPLES`` ascending positions over ``total``, with the first and the last."""
    edges = np.arange(SAMPLES + 1, dtype=np.int64) * total // SAMPLES
    raw = np.random.PCG64([SEED, POSITIONS + number]).random_raw(SAMPLES)
    index = edges[:-1] + (raw % np.diff(edges).astype(np.uint64)).astype(np.int64)
    index[0], index[-1] = 0, total - 1
    return index


def pack(arrays: Mapping[str, np.ndarray]) -> bytes:
    """``numpy.savez`` with fixed times and order, stored: equal arrays give equal bytes."""
    target = io.BytesIO()
    with zipfile.ZipFile(target, "w", zipfile.ZIP_STORED) as archive:
        for name in sorted(arrays):
            content = io.BytesIO()
            array = np.asarray(arrays[name], order="C")
            np.lib.format.write_array(content, array, version=(1, 0), allow_pickle=False)
            info = zipfile.ZipInfo(f"{name}.npy", (1980, 1, 1, 0, 0, 0))
            info.external_attr = 0o644 << 16
            archive.writestr(info, content.getvalue())
    return target.getvalue()


def parse(content: bytes) -> Golden:
    """Read golden data.

    Raises
    ------
    BundleError
        Where it is not what :func:`make` writes.
    """
    try:
        with np.load(io.BytesIO(content), allow_pickle=False) as data:
            meta = json.loads(data["meta"].tobytes())
            values = {k[6:]: data[k] for k in data.files if k.startswith("value/")}
            indices = {k: data[f"index/{k}"] if f"index/{k}" in data else None for k in values}
        return Golden(int(meta["seed"]), meta["batch"], bool(meta["complete"]), values, indices)
    except (ValueError, KeyError, TypeError, OSError, EOFError, zipfile.BadZipFile) as error:
        raise BundleError("golden data as tvmbn writes it", repr(error)) from error
