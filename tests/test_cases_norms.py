# SPDX-License-Identifier: Apache-2.0
"""BatchNorm, LayerNorm and RMSNorm faults that people really hit in other projects, one test each.

The identifier in a test's name is that of the fault; each docstring says what goes wrong there.
"""

from __future__ import annotations

import pytest
import torch
from compare import (
    ALL_DTYPES,
    DEVICES,
    DTYPES,
    bits,
    bn,
    call,
    check,
    close,
    ln,
    operator,
    prepare_selected,
    random_inputs,
    reference,
    rms,
    run,
)

from tvmbn.errors import ArgumentError, SpecError

# (n - 1) x and y of four elements in order: +-1.34164, +-0.44721
STEPS = [-1.34164079, -0.4472136, 0.4472136, 1.34164079]
# dx of x [1, 2, 3, 4] and dy [1, 0, 0, 0], derived by hand
DX = [0.26833, -0.35777, -0.08944, 0.17888]


@pytest.fixture(scope="module", autouse=True)
def compiled(request):
    prepare_selected(request)


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


# BatchNorm


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


# LayerNorm


@case(ln((1, 4), weight=False, bias=False), ln((4, 4)))
def test_ln_01_a_large_mean(device, specs):
    """80000^2 in float32 has no digit left for the variance."""
    for spec in specs:
        row = torch.tensor([80000.0, 80001, 80002, 80003]).repeat(spec.shape[0], 1)
        got = run(spec, params(spec, device, x=row), device)
        close(got["y"], STEPS, 2e-5)


@case(
    *(ln((3, 256), d, stats=True) for d in ("float32", "float16")),
    *(op((3, 256), mode="backward") for op in (ln, rms)),
)
def test_ln_03_a_constant_row(device, specs):
    """Its variance is 0: y is beta, and gradients are finite."""
    for spec in specs[:2]:
        inputs = random_inputs(spec, device, x=1234.0)
        got = run(spec, inputs, device)
        close(got["y"], inputs["beta"].double(), 0, 2.0**-10)
        close(got["rstd"], 1e-5**-0.5, 0, 1e-6)
    for spec in specs[2:]:
        stats = {"rstd": spec["eps"] ** -0.5} | ({"mean": 0.0} if spec.op == "layer_norm" else {})
        got = run(spec, random_inputs(spec, device, x=0.0, **stats), device)
        assert all(t.isfinite().all() for t in got.values())
        assert not got["dgamma"].any()


@case(ln((1, 2), "float16", eps=0.0, weight=False, bias=False))
def test_ln_05_squared_after_widening(device, specs):
    """256^2 is infinite in fp16."""
    (spec,) = specs
    got = run(spec, params(spec, device, x=torch.tensor([256.0, -256.0])), device)
    assert got["y"].flatten().tolist() == [1.0, -1.0]


@pytest.mark.slow
@case(ln((1, 512, 224, 224), "float16", normalized_shape=(512, 224, 224), stats=True))
def test_ln_06_a_count_beyond_fp16(device, specs):
    """25.7 million elements in one mean: near the float64 result all the same."""
    (spec,) = specs
    check(spec, random_inputs(spec), device)


@case(
    ln((2, 3, 4, 8), bias=False),
    ln((1, 4096), "float16", weight=False, bias=False),
    ln((2, 3, 4, 8), weight=False, bias=True),
)
def test_ln_07_missing_parameters(device, specs):
    """A missing bias is 0 and a missing weight 1, of the normalised shape."""
    for spec in specs:
        check(spec, random_inputs(spec), device)


@case(ln((5,)), rms((5,)), ln((2, 3, 5), normalized_shape=(2, 3, 5)))
def test_ln_08_all_dimensions_normalised(device, specs):
    """No dimension is left to spread over: it has to build all the same."""
    for spec in specs:
        check(spec, random_inputs(spec), device)


@case(
    ln((8, 1)),
    ln((8, 1), mode="backward"),
    rms((8, 1)),
    rms((8, 1), mode="backward"),
)
def test_ln_11_one_element_a_row(device, specs):
    """LayerNorm gives beta and no gradient; RMSNorm of -3 gives -gamma."""
    forward, backward, root, root_backward = specs
    inputs = random_inputs(forward, device)
    assert torch.equal(run(forward, inputs, device)["y"], inputs["beta"].expand(8, 1))
    x = inputs["x"]
    got = run(backward, random_inputs(backward, device, x=x, mean=x, rstd=1e-5**-0.5), device)
    assert not got["dx"].any() and not got["dgamma"].any()
    inputs = random_inputs(root, device, x=-3.0)
    close(run(root, inputs, device)["y"], -inputs["gamma"].double().expand(8, 1), 0, 1e-6)
    check(root_backward, random_inputs(root_backward), device)


@case(
    *(op((2, n), dtype) for op, n, dtype in (
        (ln, 65537, "float32"), (rms, 65537, "float16"), (ln, 131072, "bfloat16"))),
    ln((2, 65537), mode="backward"),
)  # fmt: skip
def test_ln_12_rows_above_64_kilobytes(device, specs):
    """More than shared memory holds; 1048576 is among the slow tests."""
    for spec in specs:
        check(spec, random_inputs(spec), device)


@case(
    *(op((3, n), d, mode=m) for op in (ln, rms) for n, d, m in (
        (3584, "float16", "forward"), (48, "bfloat16", "forward"), (46, "bfloat16", "forward"),
        (46, "bfloat16", "backward"))),
    ln((3, 47), "float16"),
)  # fmt: skip
def test_ln_15_widths_that_no_vector_divides(device, specs):
    """Rows after the first begin at addresses that wide loads refuse."""
    for spec in specs:
        check(spec, random_inputs(spec), device)


@case(ln((1, 4), mode="backward"))
def test_ln_16_dx_subtracts_its_means_once(device, specs):
    """Subtracted twice it is off by little, which a loose tolerance hides."""
    (spec,) = specs
    x, dy = torch.tensor([1.0, 2, 3, 4]), torch.tensor([1.0, 0, 0, 0])
    given = {"mean": 2.5, "rstd": (1.25 + 1e-5) ** -0.5, "dy": dy, "x": x}
    got = run(spec, params(spec, device, **given), device)
    close(got["dx"].flatten(), DX, 1e-4)


@case(ln((1000, 8), "bfloat16", mode="backward"))
def test_ln_17_parameter_gradients_are_summed_wide(device, specs):
    """In bfloat16 a sum of ones stalls at 256."""
    (spec,) = specs
    got = run(spec, random_inputs(spec, device, dy=1.0), device)
    assert (got["dbeta"] == 1000).all()


@case(ln((6, 4), mode="backward"), rms((6, 4), mode="backward"))
def test_ln_19_a_gamma_that_holds_zero(device, specs):
    """xhat rebuilt from y / gamma is NaN there."""
    for spec in specs:
        inputs = random_inputs(spec, device, gamma=torch.tensor([1.0, 0.0, -2.0, 0.0]))
        got = check(spec, inputs, device)
        assert all(t.isfinite().all() for t in got.values())
        assert got["dgamma"].all()


# RMSNorm


@case(rms((2, 64), "float16"))
def test_rm_01_squares_beyond_fp16(device, specs):
    """1000^2 is infinite in fp16."""
    (spec,) = specs
    inputs = random_inputs(spec, device)
    sign = torch.where(torch.arange(64, device=device) % 3 == 0, -1.0, 1.0)
    inputs["x"].copy_((sign * 1000).expand(2, 64))
    close(run(spec, inputs, device)["y"], sign * inputs["gamma"].double(), 0, 2.0**-10)


@case(rms((2, 1024), "float16"))
def test_rm_02_large_rows_do_not_vanish(device, specs):
    """An infinite mean square makes 1 / rms, and so the row, 0."""
    (spec,) = specs
    inputs = random_inputs(spec, device, x=10000.0)
    close(run(spec, inputs, device)["y"], inputs["gamma"].double(), 0, 2.0**-10)


@case(rms((2, 16384), eps=1e-5))
def test_rm_04_eps_is_not_rescaled(device, specs):
    """Rows scaled by their maximum scale eps too."""
    (spec,) = specs
    x = torch.zeros(2, 16384)
    x[0] = 1
    x[0, 100] = 1000
    y = run(spec, params(spec, device, x=x), device)["y"]
    close(y[0, 101:], 0.12696, 1e-5)
    assert not y[1].any()


@case(*(rms((2, 32), dtype, eps=1e-8) for dtype in ALL_DTYPES))
def test_rm_05_a_tiny_eps_does_not_become_zero(device, specs):
    """1e-8 is 0 in fp16, and 0 / 0 is NaN."""
    for spec in specs:
        assert not run(spec, params(spec, device, x=0.0), device)["y"].any()


@case(rms((1, 2), eps=0.0))
def test_rm_06_one_square_root(device, specs):
    """[3, 4] / sqrt(12.5)."""
    (spec,) = specs
    got = run(spec, params(spec, device, x=torch.tensor([3.0, 4.0])), device)
    close(got["y"].flatten(), [0.84853, 1.13137], 1e-5)


@case(rms((2, 32), "float16"))
def test_rm_08_dtype_of_x_and_no_mean_subtracted(device, specs):
    """float32 statistics must not widen y, nor RMSNorm be taken for LayerNorm."""
    (spec,) = specs
    inputs = random_inputs(spec, device, x=2.0)
    y = run(spec, inputs, device)["y"]
    assert y.dtype == torch.float16
    close(y, inputs["gamma"].double(), 0, 2.0**-10)


# Tensors


SLICED = (
    *(ln((5, n), d) for n, d in ((64, "float16"), (33, "float32"), (46, "bfloat16"))),
    rms((5, 64), "float16", mode="backward"),
    bn((2, 8, 4, 4), "float16", mode="train"),
    bn((2, 8, 4, 4), "float16", "NHWC", mode="infer"),
)


@case(*SLICED)
def test_dl_02_slices_not_aligned_to_the_vector(device, specs):
    """base[1:1 + n] of everything, outputs too: right, and no fault that ends the context."""
    for spec in specs:
        op, inputs = operator(spec, device), random_inputs(spec, device)
        names = [a.name for a in op.arguments if a.role == "out"]
        outputs = {a.name: offset(torch.zeros(a.shape, dtype=DTYPES[a.dtype], device=device))
                   for a in op.arguments if a.role == "out"}  # fmt: skip
        op(*(offset(t) for t in inputs.values()), out=outputs)
        want = run(spec, inputs, device)
        for name in names:
            assert torch.equal(bits(outputs[name].contiguous()), bits(want[name].contiguous())), (
                name
            )


def offset(tensor):
    """The same values and strides one element behind an aligned address."""
    count = tensor.numel()
    base = torch.zeros(count + 1, dtype=tensor.dtype, device=tensor.device)
    moved = base[1:].as_strided(tensor.shape, tensor.stride())
    return moved.copy_(tensor)


@case(ln((6, 8)), bn((2, 6, 4, 4), mode="train"), bn((2, 6, 4, 4), "float32", "NHWC"))
def test_dl_03_memory_that_is_not_contiguous(device, specs):
    """x.t(), x[:, ::2], the other memory order, expand and flip: never misread."""
    for spec in specs:
        op, inputs = operator(spec, device), random_inputs(spec, device)
        x, rest = inputs["x"], [t for n, t in inputs.items() if n != "x"]
        wide = torch.zeros((*x.shape[:-1], 2 * x.shape[-1]), device=device)
        wide[..., ::2] = x
        turned = x.transpose(0, 1).contiguous().transpose(0, 1)
        for view in (turned, wide[..., ::2], x.permute(*reversed(range(x.dim()))).contiguous()
                     .permute(*reversed(range(x.dim())))):  # fmt: skip
            got = op(view, *(t.clone() for t in rest))
            y = got if torch.is_tensor(got) else got[0]
            close(y, reference(spec, inputs)["y"], 1e-4)
        same = x[:1].expand_as(x)
        got = op(same, *(t.clone() for t in rest))
        y = got if torch.is_tensor(got) else got[0]
        close(y, reference(spec, {**inputs, "x": same.contiguous()})["y"], 1e-4)


@case(ln((1, 77)), bn((3, 5, 1, 1)), bn((1, 5, 3, 1), "float32", "NHWC"))
def test_dl_04_strides_of_dimensions_of_size_one(device, specs):
    """(1, 77) with strides (1, 1) is contiguous: a stride that is never used means nothing."""
    for spec in specs:
        op, inputs = operator(spec, device), random_inputs(spec, device)
        x, rest = inputs["x"], [t for n, t in inputs.items() if n != "x"]
        odd = [1 if n == 1 else s for n, s in zip(x.shape, x.stride(), strict=True)]
        want = run(spec, inputs, device)["y"]
        for strides in (odd, [12345 if n == 1 else s for n, s in zip(x.shape, odd, strict=True)]):
            view = x.as_strided(x.shape, strides)
            for _ in range(2):  # the careful way, then the short one
                assert torch.equal(op(view, *rest), want)


@case(ln((0, 256)), ln((4, 0)), rms((0, 3, 8)), bn((0, 4, 5, 5)), ln((0, 256), mode="backward"))
def test_dl_05_empty_tensors(device, specs):
    """A grid of no blocks is an error on CUDA: nothing may be launched."""
    for spec in specs:
        for _ in range(2):
            got = call(spec, random_inputs(spec, device), device)
            for name, tensor in got.items():
                assert tensor.numel() == 0 or not tensor.any(), name


# Fusing


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
