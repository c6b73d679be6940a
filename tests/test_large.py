# SPDX-License-Identifier: Apache-2.0
"""Sizes beyond 32 bits, rows of a million elements and batches beyond a grid, on the CPU."""

from __future__ import annotations

import os

import pytest
import torch
from compare import bn, check, close, ln, operator, prepare_selected, random_inputs, reference, rms

from tvmbn import ops

pytestmark = pytest.mark.slow
LAST_ROWS = 64


@pytest.fixture(scope="module", autouse=True)
def compiled(request):
    prepare_selected(request)


def specs(*values):
    pairs = [pytest.param("cpu", spec, id=spec.title) for spec in values]
    return pytest.mark.parametrize(("device", "spec"), pairs)


@specs(
    ln((3, 1048576)),
    ln((2, 1048576), "float16", stats=True),
    rms((3, 1048576), "bfloat16"),
    ln((3, 1048576), mode="backward"),
    rms((1, 1048576), mode="backward"),
    ln((1, 512, 224, 224), normalized_shape=(512, 224, 224)),
)
def test_ln_12_a_million_elements_a_row(spec, device):
    check(spec, random_inputs(spec), device)


@specs(
    bn((140000, 1), mode="train"),
    bn((147000, 100), mode="infer"),
    bn((147000, 100), mode="train"),
    bn((131072, 1), mode="train_backward"),
    bn((1, 2, 3000017), mode="train"),
    bn((1, 1, 1 << 22), "float16", mode="train"),
)
def test_bn_26_a_hundred_thousand_samples(spec, device):
    check(spec, random_inputs(spec), device)


def available() -> int:
    """Bytes of memory that can be had without swapping."""
    with open("/proc/meminfo", encoding="ascii") as file:  # noqa: PTH123
        found = {line.split(":")[0]: int(line.split()[1]) << 10 for line in file}
    return found["MemAvailable"]


ELEMENTS = 2**31 + 2**12


@specs(
    rms((ELEMENTS // 4096, 4096), "bfloat16"),
    bn((ELEMENTS // 4096, 64, 8, 8), "bfloat16", activation="relu"),
    bn((ELEMENTS // 4096, 64, 8, 8), "float16", "NHWC"),
)
def test_ln_13_more_elements_than_32_bits_count(spec, device):
    """The last rows lie beyond 2^31 elements, where a 32-bit index is negative."""
    need = 2 * 2 * ELEMENTS + (1 << 30)
    if os.name == "posix" and available() < need:
        pytest.skip(f"needs {need >> 30} GiB of memory, {available() >> 30} available")
    op = operator(spec, device)
    small = random_inputs(ops.get(spec.op).spec(
        (2 * LAST_ROWS, *spec.shape[1:]), spec.dtype, spec.layout,
        **{k: v for k, v in spec.attrs}))  # fmt: skip
    ends = small.pop("x")
    strides = ends.stride()
    x = torch.zeros(ELEMENTS, dtype=ends.dtype).as_strided(spec.shape, strides)
    x[:LAST_ROWS], x[-LAST_ROWS:] = ends[:LAST_ROWS], ends[-LAST_ROWS:]
    y = torch.full((ELEMENTS,), float("nan"), dtype=ends.dtype).as_strided(spec.shape, strides)
    op(x, *small.values(), out=y)
    want = reference(spec, {"x": ends, **small})["y"]
    tolerance = ops.get(spec.op).tolerance(spec, "y")
    got = torch.cat((y[:LAST_ROWS], y[-LAST_ROWS:]))
    close(got, want, tolerance.atol, tolerance.rtol, spec.title)
    assert not any(part.isnan().any() for part in y.split(1 << 14))
