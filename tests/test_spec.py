# SPDX-License-Identifier: Apache-2.0
"""What a spec accepts, and that one computation has one spelling."""

from __future__ import annotations

from typing import Any

import pytest

import tvmbn
from tvmbn import ops
from tvmbn.errors import SpecError
from tvmbn.spec import LATER, OpSpec


def test_equal_settings_give_equal_digests():
    plain = tvmbn.batch_norm((3, 4))
    assert tvmbn.batch_norm((3, 4), weight=1).digest() == plain.digest()
    opened = tvmbn.layer_norm((3, 4), dynamic="N")
    assert tvmbn.layer_norm((3, 4), dynamic=("N", "N")) == opened


@pytest.mark.parametrize("name", LATER)
def test_a_spec_from_before_an_attribute_means_its_default(name: str):
    operator = ops.get(name)
    for sample in operator.samples():
        attrs = {k: v for k, v in sample.attrs if k not in LATER[name]}
        today = operator.spec(sample.shape, sample.dtype, sample.layout, sample.dynamic, **attrs)
        old = today.to_json()
        for attribute in LATER[name]:
            del old["attrs"][attribute]
        assert OpSpec.from_json(old) == today
    assert OpSpec.from_json(sample.to_json()) == sample


@pytest.mark.parametrize("dynamic", [None, 3, True, "C", ("N", "C")])
def test_only_the_batch_stays_open(dynamic: Any):
    with pytest.raises(SpecError, match='dynamic "N"'):
        tvmbn.layer_norm((3, 4), dynamic=dynamic)


@pytest.mark.parametrize(
    "shape", [None, 5, "3x4", (3, 4.5), (3, float("inf")), (3, float("nan")), (3, -1)]
)
def test_shapes_are_whole_numbers(shape: Any):
    with pytest.raises(SpecError, match="integers"):
        tvmbn.layer_norm(shape)


def test_indices_stay_within_64_bits():
    assert tvmbn.layer_norm((1 << 30, 1 << 30)).shape == (1 << 30, 1 << 30)
    with pytest.raises(SpecError, match=r"2\^60"):
        tvmbn.layer_norm((1 << 31, 1 << 30))


def test_a_slip_of_the_pen_is_recognised():
    with pytest.raises(SpecError, match=r"did you mean eps\?"):
        tvmbn.layer_norm((3, 4), epsilon=1e-5)
    with pytest.raises(SpecError, match=r"did you mean float16\?"):
        tvmbn.layer_norm((3, 4), dtype="torch.float16")
