# SPDX-License-Identifier: Apache-2.0
"""BatchNorm faults that people really hit in other projects, one test each.

The identifier in a test's name is that of the fault; each docstring says what goes wrong there.
"""

from __future__ import annotations

import pytest
import torch
from cases import DX, case, params
from compare import (
    ALL_DTYPES,
    DTYPES,
    bn,
    call,
    check,
    close,
    operator,
    prepare_selected,
    random_inputs,
    run,
)

from tvmbn.errors import ArgumentError, SpecError


@pytest.fixture(scope="module", autouse=True)
def compiled(request):
    prepare_selected(request)


@pytest.mark.parametrize("shape", [(1, 512), (1, 192, 1, 1)])
def test_bn_01_one_value_a_channel_is_refused_in_training(shape):
    """Its unbiased variance is 0/0; PyTorch refuses it too."""
    with pytest.raises(SpecError, match="more than one value per channel"):
        bn(shape, mode="train")


@case(bn((2, 512), mode="train", dynamic="N"))
def test_bn_01_an_open_batch_of_one_value_a_channel_is_refused(device, specs):
    """The same where the batch is known only at the call."""
    (spec,) = specs
    with pytest.raises(ArgumentError):
        call(spec, random_inputs(spec, device, n=1), device)


@case(
    bn((1, 512), mode="infer"),
    bn((1, 192, 1, 1), mode="infer"),
    bn((1, 7, 2, 1), mode="train"),
    bn((1, 512), mode="train", convention="onnx"),
)
def test_bn_01_what_is_defined_is_accepted(device, specs):
    """Inference, two values a channel, and ONNX, where the variance is 0 and y = beta."""
    for spec in specs:
        check(spec, random_inputs(spec), device)
    onnx = specs[-1]
    inputs = random_inputs(onnx, device)
    assert torch.equal(run(onnx, inputs, device)["y"][0], inputs["beta"])


@case(bn((2, 1), mode="train", momentum=None))
def test_bn_03_momentum_none_is_a_cumulative_average(device, specs):
    """Taken for 0, or for an exponential average, it loses batches."""
    (spec,) = specs
    op = operator(spec, device)
    state = params(spec, device)
    for number, (batch, mean, var) in enumerate([([0, 2], 1.0, 2.0), ([4, 8], 3.5, 5.0)], 1):
        x = torch.tensor(batch, dtype=torch.float32, device=device).reshape(2, 1)
        op(*{**state, "x": x}.values())  # the call updates state's own tensors
        close(state["running_mean"], mean, 1e-6)
        close(state["running_var"], var, 1e-6)
        assert state["num_batches_tracked"].item() == number


ROWS = [[2, 15, 2, 1], [2, 17, 2, 1], [-4, -2, -2, -1]]


@case(bn((3, 4), mode="train", momentum=1.0), bn((3, 4), mode="train", momentum=0.0))
def test_bn_04_momentum_weighs_the_new_value(device, specs):
    """Read the other way round, 1 keeps the old statistics for ever."""
    new, old = specs
    x = torch.tensor(ROWS, dtype=torch.float32)
    got = run(new, params(new, device, x=x), device)
    close(got["new_running_var"], [12, 109, 16 / 3, 4 / 3], 1e-4)
    close(got["new_running_mean"], [0, 10, 2 / 3, 1 / 3], 1e-5)
    inputs = params(old, device, x=x)
    got = run(old, inputs, device)
    for name in ("running_mean", "running_var"):
        assert torch.equal(got[f"new_{name}"], inputs[name])


@case(
    *(bn((2, 16, 3), "float16", mode=m, weight=False, bias=False) for m in ("train", "infer")),
    bn((2, 16, 3), "float16", mode="train_backward", weight=False, bias=False),
)
def test_bn_06_without_parameters(device, specs):
    """affine=False in fp16: as gamma 1 and beta 0, and no gradients of either."""
    for spec in specs:
        got = check(spec, random_inputs(spec), device)
        assert not {"dgamma", "dbeta"} & set(got)


@case(*(bn((2, 3, 4), dtype, mode="train") for dtype in ("float16", "bfloat16")))
def test_bn_07_fp16_with_fp32_parameters(device, specs):
    """Mixed dtypes are what mixed-precision training has; the statistics are float32."""
    for spec in specs:
        got = check(spec, random_inputs(spec), device)
        assert got["y"].dtype == DTYPES[spec.dtype]
        assert {t.dtype for n, t in got.items() if n != "y"} == {torch.float32}


@case(bn((1, 1, 256, 256), "float16", mode="train", momentum=1.0))
def test_bn_09_unbiased_ratio_of_65536_values(device, specs):
    """n / (n - 1) in fp16 is inf / inf; it is 1.0000153."""
    (spec,) = specs
    x = torch.ones(256, 256)
    x[::2] = -1
    got = run(spec, params(spec, device, x=x), device)
    close(got["new_running_var"], 1.0000153, 2e-7)


@case(bn((1, 1, 300, 300), "float16", mode="train"))
def test_bn_10_a_sum_beyond_fp16(device, specs):
    """Summed in fp16, 90000 ones stall at 2048."""
    (spec,) = specs
    got = run(spec, params(spec, device, x=1.0, beta=0.25), device)
    close(got["save_mean"], 1.0, 1e-6)
    close(got["save_rstd"], 1e-5**-0.5, 0, 1e-6)
    close(got["y"], 0.25, 0)


@case(*(bn((2, 64, 32, 32), d, mode="train") for d in ("bfloat16", "float16", "float32")))
def test_bn_11_small_variance_beside_the_mean(device, specs):
    """E[x^2] - E[x]^2 cancels to NaN."""
    for spec in specs:
        generator = torch.Generator().manual_seed(11)
        x = torch.randn((2, 64, 32, 32), generator=generator) * 0.1
        x += torch.where(torch.arange(64) % 2 == 0, 5.0, -5.0).reshape(1, 64, 1, 1)
        inputs = params(spec, device, x=x)
        y = run(spec, inputs, device)["y"].double()
        std = y.transpose(0, 1).flatten(1).std(1)
        assert ((std - 1).abs() < 0.01).all()
        check(spec, inputs, device, {"y": 1e-3})


@case(
    bn((1, 1), mode="infer", eps=1e-3),
    bn((2, 1), mode="train", eps=1e-3, momentum=1.0),
)
def test_bn_12_eps_is_inside_the_root_and_nowhere_else(device, specs):
    """Outside the root it gives another factor; in the running variance it accumulates."""
    infer, train = specs
    got = run(infer, params(infer, device, x=1e-3, running_var=0.0), device)
    close(got["y"], 0.0316228, 1e-6)
    got = run(train, params(train, device, x=7.0), device)
    assert got["new_running_var"].item() == 0.0


@case(*(bn((4, 3), dtype, mode="train", eps=1e-12) for dtype in ALL_DTYPES))
def test_bn_13_a_tiny_eps(device, specs):
    """cuDNN's lower bound of 1e-5 is not ours."""
    for spec in specs:
        check(spec, random_inputs(spec), device)


@case(bn((0, 5, 9), mode="train"), bn((0, 5, 9), mode="train_backward"))
def test_bn_14_an_empty_batch_leaves_the_statistics(device, specs):
    """Its mean is NaN, which would stay in the running statistics."""
    train, backward = specs
    inputs = random_inputs(train, device)
    got = call(train, inputs, device)
    assert got["y"].shape == (0, 5, 9)
    for name in ("running_mean", "running_var"):
        assert torch.equal(got[f"new_{name}"], inputs[name])
    got = call(backward, random_inputs(backward, device), device)
    assert got["dx"].shape == (0, 5, 9)
    assert not got["dgamma"].any() and not got["dbeta"].any()


@case(*(bn((2, 64, 50, 50), "float16", layout) for layout in ("NCHW", "NHWC")))
def test_bn_16_both_layouts_agree(device, specs):
    """The same inference in either memory order."""
    first, last = (run(spec, random_inputs(spec, device), device)["y"] for spec in specs)
    assert last.is_contiguous(memory_format=torch.channels_last)
    close(last, first.double(), 0, 2.0**-10)


@case(
    bn((16, 3, 224, 224), "float16", "NHWC", mode="train_backward"),
    *(bn((2, 5, 1), mode=mode) for mode in ("train", "infer", "train_backward")),
)
def test_bn_18_nhwc_backward_and_length_one(device, specs):
    """fp16 channels-last gradients came out NaN; rank 3 with one position was refused."""
    for spec in specs:
        got = check(spec, random_inputs(spec), device)
        assert all(t.isfinite().all() for t in got.values())


@case(bn((4, 5, 3), mode="infer_backward"))
def test_bn_19_backward_of_inference_has_no_batch_terms(device, specs):
    """dx is dy * gamma / sqrt(var + eps), here 0.999995, however often it is called."""
    (spec,) = specs
    inputs = params(spec, device, dy=1.0)
    for _ in range(2):
        close(call(spec, inputs, device)["dx"], 0.999995, 1e-6)


@case(bn((4, 1), mode="train_backward"), bn((1, 1, 4), mode="train_backward"))
def test_bn_20_mean_and_variance_depend_on_x(device, specs):
    """A dx that forgets it is gamma * rstd * dy."""
    for spec in specs:
        x, dy = torch.tensor([1.0, 2, 3, 4]), torch.tensor([1.0, 0, 0, 0])
        given = {"save_mean": 2.5, "save_rstd": (1.25 + 1e-5) ** -0.5, "dy": dy, "x": x}
        got = run(spec, params(spec, device, **given), device)
        close(got["dx"].flatten(), DX, 1e-4)


@case(bn((6, 2), mode="train"), bn((6, 2), mode="train_backward"))
def test_bn_22_gamma_of_any_sign_and_zero(device, specs):
    """Made positive, or divided by, it flips signs and gives NaN."""
    train, backward = specs
    gamma = torch.tensor([-1.0, 0.0])
    inputs = random_inputs(train, device, gamma=gamma, beta=0.5)
    got = check(train, inputs, device)
    ones = random_inputs(train, device, gamma=1.0, beta=0.5, x=inputs["x"])
    plain = run(train, ones, device)
    close(got["y"][:, 0] - 0.5, -(plain["y"][:, 0].double() - 0.5), 1e-6)
    assert (got["y"][:, 1] == 0.5).all()
    got = check(backward, random_inputs(backward, device, gamma=gamma), device)
    assert (got["dx"][:, 1] == 0).all()
    assert got["dgamma"].isfinite().all()


@case(bn((131072, 1), mode="train"), bn((131072, 1), "float16", mode="train_backward"))
def test_bn_26_more_rows_than_a_grid_is_high(device, specs):
    """65535 blocks are all that the y and z axes of a grid have."""
    for spec in specs:
        check(spec, random_inputs(spec), device)


@case(
    *(bn((2, 5, 4, 4), dtype, activation="relu") for dtype in ALL_DTYPES),
    bn((2, 5, 4, 4), activation="relu6", residual=True),
    bn((2, 5, 4, 4), "float32", "NHWC", mode="train", activation="relu"),
)
def test_fo_20_relu_of_nan_is_nan(device, specs):
    """max(x, 0) drops NaN; PyTorch keeps it, and the other channels stay clean."""
    for spec in specs:
        inputs = random_inputs(spec, device)
        inputs["x"][0, 0, 1, 2] = float("nan")
        y = check(spec, inputs, device)["y"]
        assert y[0, 0, 1, 2].isnan()
        assert y[:, 1:].isfinite().all()
