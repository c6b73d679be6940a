# SPDX-License-Identifier: Apache-2.0
"""What a GPU computes without an operator of tvmbn's: our own rules, run on the CPU."""

from __future__ import annotations

import numpy as np
import pytest
from emulate import emulate_function

pytestmark = pytest.mark.slow


def expression(name):
    """An unscheduled function, and its inputs."""
    from tvm import te, topi  # noqa: PLC0415  (imports TVM)

    n = te.var("N", "int64")

    def tensor(shape, name="a", dtype="float16"):
        return te.placeholder(shape, dtype, name)

    a, b = tensor((2, 5, 24)), tensor((24,), "b")
    match name:
        case "a broadcast":
            return [a, b, topi.add(topi.multiply(a, a), b)]
        case "an open batch":
            a = tensor((n, 5, 24))
            return [a, b, topi.multiply(a, b)]
        case "a transpose and a cast":
            a = tensor((2, 3, 5, 12))
            return [a, topi.cast(topi.transpose(a, (0, 2, 1, 3)), "float32")]
        case "results of one input":
            a = tensor((3, 4, 16))
            square = topi.multiply(a, a)
            parts = (
                te.compute((4, 16), lambda i, j, p=p: square[p, i, j], f"y{p}") for p in (0, 2)
            )
            return [a, *parts]
        case "a slice of rows":
            return [a, topi.strided_slice(a, [0, 2, 0], [2, 5, 24])]
        case "a condition":
            return [a, b, topi.nn.pad(a, (0, 1, 0), (0, 2, 0))]
        case "a lookup":
            index = tensor((7,), "i", "int32")
            table = tensor((5, 24))
            return [table, index, topi.take(table, index, 0, mode="clip")]
        case "neighbours apart":
            return [a, topi.transpose(a, (0, 2, 1))]
        case "a shifted row":
            return [a, topi.strided_slice(a, [0, 0, 3], [2, 5, 19])]
        case "odd rows":
            a = tensor((3, 7))
            return [a, topi.exp(a)]
        case "truth":
            return [a, topi.less(a, topi.exp(a))]
        case "two places":
            return [a, te.compute((2, 4, 24), lambda i, j, k: a[i, j, k] + a[i, j + 1, k])]
        case "a sum":
            return [a, topi.sum(a, -1)]


def scheduled(tensors):
    from tvm import te  # noqa: PLC0415

    from tvmbn.model.generic_cuda import elementwise_vectors  # noqa: PLC0415

    func = te.create_prim_func(tensors)
    return func, elementwise_vectors(func)


@pytest.mark.parametrize(
    "name",
    [
        "a broadcast",
        "an open batch",
        "a transpose and a cast",
        "results of one input",
        "a slice of rows",
    ],
)
def test_vectors_compute_the_same(name, tmp_path):
    import tvm  # noqa: PLC0415

    func, made = scheduled(expression(name))
    assert made is not None
    assert "T.vectorized" in made.script()
    rng = np.random.default_rng(0)
    arrays = {}
    for param in func.params:
        shape = [getattr(d, "value", 3) for d in param.shape]
        arrays[param.name] = rng.standard_normal(shape).astype(str(param.dtype))
    plain = tvm.compile(func, target="llvm")
    want = {name: tvm.runtime.tensor(array) for name, array in arrays.items()}
    plain(*want.values())
    got = emulate_function(made, arrays, tmp_path)
    for name, array in got.items():
        np.testing.assert_allclose(array, want[name].numpy(), rtol=2e-3, atol=1e-4)


@pytest.mark.parametrize(
    "name",
    [
        "a condition",
        "a lookup",
        "neighbours apart",
        "a shifted row",
        "odd rows",
        "truth",
        "two places",
        "a sum",
    ],
)
def test_what_vectors_could_spoil_is_left_alone(name):
    assert scheduled(expression(name))[1] is None
