# SPDX-License-Identifier: Apache-2.0
"""Folding against the unfused modules; ids are those of reported faults in other tools."""

import numpy as np
import pytest
import torch
from torch import nn

from tvmbn.errors import FoldError
from tvmbn.fold import fold, fold_modules

CONVS = {1: (nn.Conv1d, nn.ConvTranspose1d), 2: (nn.Conv2d, nn.ConvTranspose2d),
         3: (nn.Conv3d, nn.ConvTranspose3d)}  # fmt: skip
NORMS = {1: nn.BatchNorm1d, 2: nn.BatchNorm2d, 3: nn.BatchNorm3d}


def pair(rank, cin, cout, *, transposed=False, affine=True, **kwargs):
    torch.manual_seed(0)
    conv = CONVS[rank][transposed](cin, cout, 3, **kwargs).double()
    bn = NORMS[rank](cout, affine=affine).double().eval()
    bn.running_mean.normal_()
    bn.running_var.uniform_(0.5, 2)
    if affine:
        nn.init.normal_(bn.weight)
        nn.init.normal_(bn.bias)
    return conv, bn


def run(conv, folded, x):
    kind = "conv_transpose" if folded.attrs["transposed"] else "conv"
    function = getattr(nn.functional, f"{kind}{x.ndim - 2}d")
    args = {k: folded.attrs[k] for k in ("stride", "dilation", "groups")}
    if folded.attrs["transposed"]:
        args["output_padding"] = folded.attrs["output_padding"]
    return function(x, folded.weight, folded.bias, padding=conv.padding, **args)


def scalar(b, *, weight=1.0, mean=1.0, s=2.0, beta=5.0, channels=1):
    """A fold with gamma s, var 1 and eps 0, so that s is exact."""
    one = np.ones(channels)
    return fold(np.full((channels, 1, 1), weight), b, s * one, beta * one, mean * one, one, 0.0)


def test_fo_01_bias_is_scaled():
    _, bias = scalar(np.array([2.0]))
    assert bias.tolist() == [7.0]
    weight, bias = scalar(np.array([2.0, 2.0]), channels=2)
    assert bias.tolist() == [7.0, 7.0]
    assert weight.ravel().tolist() == [2.0, 2.0]


def test_fo_02_missing_bias_becomes_the_shift():
    assert scalar(None)[1].tolist() == [3.0]


def test_fo_04_transposed_scales_the_output_axis():
    weight = np.array([[1.0, 2.0], [3.0, 4.0]]).reshape(2, 2, 1)
    zero, one = np.zeros(2), np.ones(2)
    got, _ = fold(weight, None, np.array([10.0, 1.0]), zero, zero, one, 0.0, transposed=True)
    y = nn.functional.conv_transpose1d(torch.ones(1, 2, 1, dtype=torch.float64),
                                       torch.from_numpy(got))  # fmt: skip
    assert y.ravel().tolist() == [40.0, 6.0]


@pytest.mark.parametrize("transposed", [False, True])
@pytest.mark.parametrize(("affine", "bias"), [(True, True), (True, False), (False, True)])
@pytest.mark.parametrize(
    ("rank", "cin", "cout", "groups"),
    [(2, 16, 16, 2), (2, 136, 136, 4), (2, 6, 6, 6), (1, 4, 8, 1), (3, 4, 2, 2), (2, 4, 8, 4)],
)
def test_fo_03_06_equal_unfused(rank, cin, cout, groups, affine, bias, transposed):
    extra = {"output_padding": 1} if transposed else {}
    conv, bn = pair(
        rank, cin, cout, transposed=transposed, affine=affine, bias=bias, groups=groups,
        stride=2, padding=1, **extra,
    )  # fmt: skip
    x = torch.randn(2, cin, *[7, 6, 5][:rank], dtype=torch.float64)
    folded = fold_modules(conv, bn)
    torch.testing.assert_close(run(conv, folded, x), bn(conv(x)))


@pytest.mark.parametrize(("kernel", "dilation"), [(4, 1), (3, 2), (2, 3)])
@pytest.mark.filterwarnings("ignore:Using padding='same' with even kernel lengths")
def test_same_padding_is_written_out(kernel, dilation):
    conv = nn.Conv1d(2, 2, kernel, padding="same", dilation=dilation).double()
    bn = nn.BatchNorm1d(2).double().eval()
    folded = fold_modules(conv, bn)
    begin, end = folded.attrs["padding"]
    x = torch.randn(1, 2, 9, dtype=torch.float64)
    padded = nn.functional.pad(x, (begin, end))
    y = nn.functional.conv1d(padded, folded.weight, folded.bias, dilation=dilation)
    torch.testing.assert_close(y, bn(conv(x)))


def test_fo_10_shared_weight_is_left_alone():
    conv, bn = pair(2, 3, 4)
    before = conv.weight.detach().clone()
    other = NORMS[2](4).double().eval()
    first, second = fold_modules(conv, bn), fold_modules(conv, other)
    assert torch.equal(conv.weight, before)
    assert first.weight.data_ptr() != conv.weight.data_ptr() != second.weight.data_ptr()
    assert not torch.equal(first.weight, second.weight)
    weight = np.ones((2, 1, 1))
    got, _ = fold(weight, None, None, None, np.zeros(2), np.ones(2), 0.0)
    got[:] = 9
    assert (weight == 1).all()


def test_fo_15_absent_gamma_and_beta_are_one_and_zero():
    weight, bias = fold(np.ones((1, 1, 1)), None, None, None, np.ones(1), np.full(1, 4.0), 0.0)
    assert weight.item() == 0.5
    assert bias.item() == -0.5


@pytest.mark.parametrize("mode", ["reflect", "replicate", "circular"])
def test_fo_16_padding_mode_refused(mode):
    conv = nn.Conv2d(2, 2, 7, padding=3, padding_mode=mode)
    with pytest.raises(FoldError, match=rf"padded with zeros.*{mode}"):
        fold_modules(conv, nn.BatchNorm2d(2).eval())


def test_fo_17_precision_and_range():
    weight = np.full((1, 1, 1), 100.0, np.float16)
    one, zero, var = np.ones(1), np.zeros(1), np.full(1, 4e-7)
    with pytest.raises(FoldError, match=r"finite in float16.*141421.*float32"):
        fold(weight, None, one, zero, zero, var, 1e-7)
    got, _ = fold(weight, None, one, zero, zero, var, 1e-7, dtype=np.float32)
    assert got.dtype == np.float32
    np.testing.assert_allclose(got.item(), 100 / np.sqrt(5e-7), rtol=1e-6)
    tensor = torch.from_numpy(weight)
    with pytest.raises(FoldError, match=r"finite in torch.float16"):
        fold(tensor, None, one, zero, zero, var, 1e-7)
    got, bias = fold(tensor, None, one, zero, zero, var, 1e-7, dtype=torch.bfloat16)
    assert got.dtype == torch.bfloat16
    assert bias.dtype == torch.float32


@pytest.mark.parametrize(("var", "eps"), [(0.0, 0.0), (-1.0, 1e-5)])
def test_variance_without_root_is_refused(var, eps):
    with pytest.raises(FoldError, match="finite"):
        fold(np.ones((1, 1, 1)), None, None, None, np.zeros(1), np.full(1, var), eps)


def test_fo_13_training_refused():
    conv, bn = pair(2, 2, 2)
    with pytest.raises(FoldError, match="training"):
        fold_modules(conv, bn.train())
    with pytest.raises(FoldError, match="running statistics"):
        fold_modules(conv, nn.BatchNorm2d(2, track_running_stats=False).eval())


def test_fo_07_linear_refused():
    with pytest.raises(FoldError, match="Linear"):
        fold_modules(nn.Linear(3, 5), nn.BatchNorm1d(5).eval())
    with pytest.raises(FoldError, match="dimension 1"):
        fold(np.ones((5, 3)), None, None, None, np.zeros(5), np.ones(5), 1e-5)
    with pytest.raises(FoldError, match="BatchNorm module"):
        fold_modules(nn.Conv1d(1, 1, 1), nn.LayerNorm(5))


@pytest.mark.parametrize("name", ["bias", "gamma", "beta", "mean", "var"])
def test_sizes_must_fit(name):
    values = {k: np.ones(4) for k in ("bias", "gamma", "beta", "mean", "var")}
    values[name] = np.ones(3)
    with pytest.raises(FoldError, match=rf"{name} of shape \(4,\); received shape \(3,\)"):
        fold(np.ones((4, 2, 1)), eps=1e-5, **values)


@pytest.mark.parametrize("groups", [0, 3])
def test_groups_must_divide(groups):
    with pytest.raises(FoldError, match="groups"):
        fold(np.ones((4, 2, 1)), None, None, None, np.ones(4), np.ones(4), 1e-5, groups=groups)
