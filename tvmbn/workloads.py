# SPDX-License-Identifier: Apache-2.0
"""Random inputs, equal on every machine, for verification, tests and benchmarks."""

from __future__ import annotations

from math import prod, sqrt

import numpy as np

from tvmbn import ops
from tvmbn.dlpack import NUMPY_DTYPES
from tvmbn.ops.base import InputKind
from tvmbn.spec import OpSpec, TensorArg

MEAN, STD = 0.5, 1.5
# The sum of four 16-bit uniform numbers: its mean and standard deviation.
SUM_MEAN = 2 * 65535
SUM_STD = sqrt((65536**2 - 1) / 3)
# Numbers at a time, so that the steps of the arithmetic stay in the cache.
CHUNK = 1 << 16
COUNTS = 16


def make_inputs(spec: OpSpec, seed: int = 0) -> dict[str, np.ndarray]:
    """Random arrays for every input of ``spec``, by name, in logical shape.

    Built from PCG64's raw numbers, which NumPy keeps stable, by arithmetic that is exact or
    rounded as IEEE 754 says: the same seed gives the same bits with every NumPy version. A
    dynamic dimension takes the size in ``spec.shape``. bfloat16 arrays have ml_dtypes' dtype.

    By :meth:`Operator.input_kind`: ``normal`` values are bell-shaped within 0.5 +- 5.2, standard
    deviation 1.5; ``positive`` uniform in [0.25, 2.25); ``weight`` bell-shaped around 0 with
    standard deviation 1/sqrt(fan-in); ``count`` integers from 1 to 16.
    """
    operator = ops.get(spec.op)
    sizes = {"N": spec.shape[0]} if spec.shape else {}
    arguments = [a.concrete(sizes) for a in operator.arguments(spec) if a.role == "in"]
    return {
        arg.name: make_array(arg, operator.input_kind(arg.name), seed, index)
        for index, arg in enumerate(arguments)
    }


def make_array(arg: TensorArg, kind: InputKind, seed: int, index: int) -> np.ndarray:
    """Random values for one concrete argument; ``index`` keeps inputs of a seed apart."""
    shape = tuple(int(d) for d in arg.shape)
    total = prod(shape)
    result = np.empty(total, NUMPY_DTYPES[arg.dtype])
    bits = np.random.PCG64([seed, index])
    fan_in = max(1, prod(shape[1:]))
    for start in range(0, total, CHUNK):
        raw = bits.random_raw(min(CHUNK, total - start))
        values = _transform(raw, kind, fan_in)
        if arg.dtype == "bfloat16":
            # float32 on the way: there all versions of ml_dtypes round alike
            values = values.astype(np.float32)
        result[start : start + CHUNK] = values
    return result.reshape(shape)


def _transform(raw: np.ndarray, kind: InputKind, fan_in: int) -> np.ndarray:
    if kind == "count":
        return 1 + (raw % np.uint64(COUNTS)).astype(np.int64)
    if kind == "positive":
        return 0.25 + (raw >> np.uint64(11)).astype(np.float64) * 2.0**-52
    low = np.uint64(0xFFFF)
    total = raw & low
    for shift in (16, 32, 48):
        total += (raw >> np.uint64(shift)) & low
    unit = (total.astype(np.float64) - SUM_MEAN) / SUM_STD
    return unit / sqrt(fan_in) if kind == "weight" else unit * STD + MEAN
