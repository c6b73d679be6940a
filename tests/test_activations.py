# SPDX-License-Identifier: Apache-2.0
"""Activations of every number of 16 bits: a convolution with one weight of 1 is the activation."""

from __future__ import annotations

import pytest
import torch
from torch.nn import functional

import tvmbn

EVERY = torch.arange(-(2**15), 2**15, dtype=torch.int32).to(torch.int16)
# Half a unit in the last place at the lower end of its binade.
HALF = {"float16": 2.0**-11, "bfloat16": 2.0**-8}
ACTIVATIONS = {
    "relu": functional.relu,
    "relu6": functional.relu6,
    "silu": functional.silu,
    "gelu": functional.gelu,
}


def check(built, target, activation, dtype):
    device = "cpu" if target == "llvm" else "cuda"
    x = EVERY.view(getattr(torch, dtype)).reshape(1, 1, -1, 1).to(device)
    shape = (1, 1, x.numel(), 1)
    spec = tvmbn.conv_bn(
        shape, dtype=dtype, out_channels=1, kernel=1, bias=False, activation=activation
    )
    weight = torch.ones(1, 1, 1, 1, dtype=x.dtype, device=device)
    got = tvmbn.load(built(spec, target), device=device)(x, weight).double()
    want = ACTIVATIONS[activation](x.double())
    # No number but NaN and Inf may become one of them. PyTorch's own -Inf gives NaN.
    assert torch.equal(got.isnan(), want.isnan())
    largest = torch.finfo(x.dtype).max
    assert torch.equal(got.isinf(), (want.abs() > largest))
    finite = want.isfinite() & got.isfinite()
    # Relative errors of 2**-13.6 come on top of rounding, below 2**-15 those of as much.
    room = 1.25 * HALF[dtype] * want.abs() + 1.1 * 2.0**-25
    worst = ((got - want).abs() / room)[finite].max()
    assert worst <= 1, float(worst)


@pytest.mark.parametrize("dtype", HALF)
@pytest.mark.parametrize("activation", ACTIVATIONS)
def test_every_number_is_as_exact_as_its_rounding_allows(built, activation, dtype):
    check(built, "llvm", activation, dtype)


@pytest.mark.gpu
@pytest.mark.parametrize("dtype", HALF)
@pytest.mark.parametrize("activation", ACTIVATIONS)
def test_every_number_is_as_exact_on_a_gpu(built, activation, dtype):
    check(built, "sm_90", activation, dtype)
