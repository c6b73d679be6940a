# SPDX-License-Identifier: Apache-2.0
"""What a GPU computes without an operator of tvmbn's: our own rule, run on the CPU."""

from __future__ import annotations

import numpy as np
import pytest
from emulate import emulate_function
from tvm import te, topi

from tvmbn.model.generic_cuda import elementwise_vectors

pytestmark = pytest.mark.slow


def tensor(*shape, name="a", dtype="float16"):
    return te.placeholder(shape, dtype, name)


A, B = tensor(2, 5, 24), tensor(24, name="b")
OPEN = tensor(te.var("N", "int64"), 5, 24)
HEADS, TABLE, INDEX = tensor(2, 3, 5, 12), tensor(5, 24), tensor(7, name="i", dtype="int32")
SQUARE = topi.multiply(A, A)
VECTORS = {
    "a broadcast": [A, B, topi.add(SQUARE, B)],
    "an open batch": [OPEN, B, topi.multiply(OPEN, B)],
    "a transpose and a cast": [HEADS, topi.cast(topi.transpose(HEADS, (0, 2, 1, 3)), "float32")],
    "two results of one stage": [
        A,
        te.compute((5, 24), lambda i, j: SQUARE[0, i, j], "first"),
        te.compute((5, 24), lambda i, j: SQUARE[1, i, j], "second"),
    ],
    "a slice of rows": [A, topi.strided_slice(A, [0, 2, 0], [2, 5, 24])],
}
LEFT = {
    "a condition": [A, topi.nn.pad(A, (0, 1, 0), (0, 2, 0))],
    "a lookup": [TABLE, INDEX, topi.take(TABLE, INDEX, 0, mode="clip")],
    "neighbours apart": [A, topi.transpose(A, (0, 2, 1))],
    "a shifted row": [A, topi.strided_slice(A, [0, 0, 3], [2, 5, 19])],
    "the end of a row": [A, topi.strided_slice(A, [0, 0, 0], [2, 5, 16])],
    "odd rows": [odd := tensor(3, 7), topi.exp(odd)],
    "truth": [A, topi.less(A, SQUARE)],
    "two places": [A, te.compute((2, 4, 24), lambda i, j, k: A[i, j, k] + A[i, j + 1, k])],
    "a sum": [A, topi.sum(A, -1)],
}


@pytest.mark.parametrize("name", VECTORS)
def test_vectors_compute_the_same(name, tmp_path):
    import tvm  # noqa: PLC0415

    func = te.create_prim_func(VECTORS[name])
    made = elementwise_vectors(func)
    assert made is not None
    assert "T.vectorized" in made.script()
    rng = np.random.default_rng(0)
    arrays = {}
    for param in func.params:
        shape = [getattr(d, "value", 3) for d in param.shape]
        arrays[param.name] = rng.standard_normal(shape).astype(str(param.dtype))
    want = {n: tvm.runtime.tensor(array) for n, array in arrays.items()}
    tvm.compile(func, target="llvm")(*want.values())
    shapes = (
        None
        if name != "an open batch"
        else {n: ("N", 5, 24) if array.ndim > 1 else array.shape for n, array in arrays.items()}
    )
    for n, array in emulate_function(made, arrays, tmp_path, shapes=shapes).items():
        np.testing.assert_allclose(array, want[n].numpy(), rtol=2e-3, atol=1e-4)


@pytest.mark.parametrize("name", LEFT)
def test_what_vectors_could_spoil_is_left_alone(name):
    assert elementwise_vectors(te.create_prim_func(LEFT[name])) is None
