# SPDX-License-Identifier: Apache-2.0
"""What the tests of known faults share (``test_cases_*.py``)."""

from __future__ import annotations

import pytest
from compare import DEVICES, random_inputs

# dx of x [1, 2, 3, 4] and dy [1, 0, 0, 0], derived by hand
DX = [0.26833, -0.35777, -0.08944, 0.17888]


def case(*specs):
    """A test of these specs on each device; all are compiled before the first test."""
    values = [
        pytest.param(d, specs, id=d) if isinstance(d, str)
        else pytest.param(*d.values, specs, id=str(d.values[0]), marks=d.marks)
        for d in DEVICES
    ]  # fmt: skip
    return pytest.mark.parametrize(("device", "specs"), values)


def params(spec, device, **given):
    """gamma 1, beta 0, initial running statistics, unless given otherwise."""
    plain = {"gamma": 1.0, "beta": 0.0, "running_mean": 0.0, "running_var": 1.0}
    plain |= {"save_mean": 0.0, "save_rstd": 1.0, "num_batches_tracked": 0}
    wanted = random_inputs(spec, device)
    chosen = {k: v for k, v in plain.items() if k in wanted} | given
    return random_inputs(spec, device, **chosen)
