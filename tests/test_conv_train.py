# SPDX-License-Identifier: Apache-2.0
"""Convolution, then BatchNorm in training: results, statistics, plans."""

from __future__ import annotations

import pytest
import torch
from compare import DEVICES, check, prepare_selected, random_inputs, run
from torch.nn import functional

import tvmbn
from tvmbn import ops
from tvmbn.bundle import read
from tvmbn.errors import SpecError
from tvmbn.ops.base import Split
from tvmbn.schedules import conv_wgmma, whole
from tvmbn.schedules import plan as planning
from tvmbn.target import parse

MAKE = ops.get("conv_bn_train").spec
SAMPLES = ops.get("conv_bn_train").samples()
# What the tensor cores do: every kind of tail, one and several blocks along the channels.
PRODUCTS = (
    MAKE((2, 64, 14, 14), "float16", "NHWC", padding=1, out_channels=128, activation="relu"),
    MAKE((3, 24, 9, 7), "bfloat16", "NHWC", padding=1, out_channels=40, residual=True),
    MAKE((5, 48, 13, 13), "float16", "NHWC", kernel=1, out_channels=264, activation="silu"),
    MAKE((4, 3, 33, 31), "float16", "NHWC", kernel=7, stride=2, padding=3, out_channels=64),
)
LARGE = MAKE((32, 64, 56, 56), "float16", "NHWC", padding=1, activation="relu")


@pytest.fixture(scope="module", autouse=True)
def compiled(request):
    prepare_selected(request)


@pytest.mark.parametrize("spec", [*SAMPLES, *PRODUCTS], ids=lambda s: s.title)
@pytest.mark.parametrize("device", DEVICES)
def test_against_float64(spec, device):
    check(spec, random_inputs(spec, device), device)


@pytest.mark.gpu
@pytest.mark.parametrize("spec", [LARGE], ids=lambda s: s.title)
def test_a_large_one_is_the_same_every_time(spec):
    inputs = random_inputs(spec, "cuda")
    check(spec, inputs, "cuda")
    first, second = (run(spec, inputs, "cuda") for _ in range(2))
    for name, value in first.items():
        assert torch.equal(value, second[name]), name


@pytest.mark.parametrize("spec", [PRODUCTS[0]], ids=lambda s: s.title)
@pytest.mark.parametrize("device", DEVICES)
def test_a_mean_far_from_zero_keeps_the_variance(spec, device):
    """E[y^2] - E[y]^2 would lose it: the squares are a million times as large."""
    inputs = random_inputs(spec, device)
    inputs["weight"].zero_()
    inputs["weight"][:, 0, 1, 1] = 1
    shape = inputs["x"].shape
    values = torch.arange(shape[0] * shape[2] * shape[3], device=device) % 5
    values = values.reshape(shape[0], shape[2], shape[3])
    inputs["x"][:, 0] = 1024 + values.to(inputs["x"].dtype)
    found = run(spec, inputs, device)
    var = (1024.0 + values.double()).var(unbiased=False).item()
    torch.testing.assert_close(
        found["save_rstd"].double(), torch.full_like(found["save_rstd"], 1, dtype=torch.double)
        * (var + 1e-5) ** -0.5, rtol=1e-4, atol=0,
    )  # fmt: skip


@pytest.mark.parametrize("spec", [SAMPLES[0]], ids=lambda s: s.title)
@pytest.mark.parametrize("device", ["cpu"])
def test_it_is_pytorchs_training_step(spec, device):
    inputs = random_inputs(spec, device)
    y = functional.conv2d(inputs["x"], inputs["weight"], padding=1)
    mean, var = inputs["running_mean"].clone(), inputs["running_var"].clone()
    out = functional.batch_norm(y, mean, var, inputs["gamma"], inputs["beta"], True).relu()
    found = run(spec, inputs, device)
    for name, want in (
        ("y", y),
        ("out", out),
        ("new_running_mean", mean),
        ("new_running_var", var),
    ):
        torch.testing.assert_close(found[name], want, atol=1e-4, rtol=1e-4)


@pytest.mark.parametrize("chosen", [*PRODUCTS, LARGE], ids=lambda s: s.title)
def test_tensor_cores_take_the_statistics(chosen):
    target = parse("sm_90")
    plan = planning.default(chosen, target)
    assert plan.phases[0][0] == "conv_train"
    made = planning.schedule(chosen, target, plan)
    assert made.workspaces == ("moments",)
    assert planning.Plan.from_json(plan.to_json()) == plan


def test_no_record_brings_wgmma_into_training():
    target = parse("sm_90")
    layer = ops.get("conv_bn").spec(LARGE.shape, "float16", "NHWC", padding=1, activation="relu")
    config = next(conv_wgmma.space(layer, target))
    assert whole.valid(layer, (), config, target)
    assert not whole.valid(LARGE, (Split(),), config, target)


@pytest.mark.parametrize("chosen", SAMPLES[:1] + SAMPLES[3:], ids=lambda s: s.title)
def test_the_rest_goes_phase_by_phase(chosen):
    kinds = [kind for kind, _ in planning.default(chosen, parse("sm_90")).phases]
    assert kinds[0] == "conv"
    assert len(kinds) > 1


@pytest.mark.slow
def test_three_kernels_for_a_gpu(tmp_path):
    path = tvmbn.build(PRODUCTS[0], targets=["sm_80", "sm_90"], output=tmp_path / "b")
    for entry in read(path).manifest["libraries"]:
        assert len(entry["resources"]) == 3
        assert all(r["spill_bytes"] == 0 for r in entry["resources"])


def test_what_is_refused():
    with pytest.raises(SpecError, match="more than one value per channel"):
        MAKE((1, 4, 3, 3))
    with pytest.raises(SpecError, match="a fixed batch"):
        MAKE((2, 4, 3, 3), dynamic="N")
    with pytest.raises(SpecError, match="momentum from 0 to 1"):
        MAKE((2, 4, 3, 3), momentum=None)
