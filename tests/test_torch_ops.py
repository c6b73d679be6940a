# SPDX-License-Identifier: Apache-2.0
"""The custom operators: values, gradients, and what PyTorch itself asks of an operator."""

from __future__ import annotations

from itertools import product

import pytest
import torch
from torch_support import ALL_DTYPES, DEVICES, OPS, kernels, leaf, near, strict

import tvmbn.torch as T
from tvmbn.errors import ArgumentError, SpecError
from tvmbn.torch import registry

__all__ = ["kernels", "strict"]
F = torch.nn.functional
CONV = ([1, 2], [1, 0], [1, 1])  # stride, padding, dilation
pytestmark = pytest.mark.usefixtures("strict")


def stats(device, count=5, dtype=torch.float32):
    generator = torch.Generator().manual_seed(count)
    mean = torch.randn(count, generator=generator, dtype=torch.float64)
    var = torch.rand(count, generator=generator, dtype=torch.float64) + 0.5
    return mean.to(dtype).to(device), var.to(dtype).to(device)


def cases(device, dtype=torch.float32):
    """Every operator with arguments: name -> (operator, arguments)."""
    make = lambda *shape: leaf(*shape, device=device, dtype=dtype)  # noqa: E731
    x, w, b = make(3, 4, 7), make(7), make(7)
    rows = torch.randn(12, 1, device=device, dtype=dtype)
    y, v, c = make(3, 5, 4, 2), make(5), make(5)
    last = leaf(3, 4, 2, 5, device=device, dtype=dtype).detach().movedim(-1, 1).requires_grad_()
    mean, var = stats(device, dtype=dtype)
    count = torch.tensor(3, device=device)
    rest = (rows, rows.abs() + 1)
    plain, parts = y.detach(), torch.rand(3, 3, 5, device=device, dtype=torch.float64) + 1
    return {
        "layer_norm": (OPS.layer_norm, (x, [7], w, b, 1e-5)),
        "layer_norm bare": (OPS.layer_norm, (x, [4, 7])),
        "layer_norm_forward": (OPS.layer_norm_forward, (x, [7], w, b, 1e-5)),
        "layer_norm_backward": (
            OPS.layer_norm_backward,
            (make(3, 4, 7), x, [7], w, True, 1e-5, *rest),
        ),
        "rms_norm": (OPS.rms_norm, (x, [7], w, None, 1e-6)),
        "rms_norm_forward": (OPS.rms_norm_forward, (x, [7], w, None, 1e-6)),
        "rms_norm_backward": (
            OPS.rms_norm_backward,
            (make(3, 4, 7), x, [7], w, False, 1e-6, rest[1]),
        ),
        "batch_norm": (OPS.batch_norm, (y, v, c, mean, var, 1e-5)),
        "batch_norm last": (OPS.batch_norm, (last, v, c, mean, var, 1e-5)),
        "batch_norm_train": (OPS.batch_norm_train, (y, v, c, mean, var, None, 0.1, 1e-5)),
        "batch_norm_train last": (OPS.batch_norm_train, (last, v, c, mean, var, None, 0.1, 1e-5)),
        "batch_norm_train cumulative": (
            OPS.batch_norm_train,
            (y, v, c, mean, var, count, None, 1e-5),
        ),
        "batch_norm_train bare": (
            OPS.batch_norm_train,
            (y, None, None, None, None, None, 0.1, 1e-5),
        ),
        "batch_norm_backward": (
            OPS.batch_norm_backward,
            (make(3, 5, 4, 2), y, v, mean, var, True, 1e-5),
        ),
        "batch_norm_infer_backward": (
            OPS.batch_norm_infer_backward,
            (make(3, 5, 4, 2), y, v, mean, var, True, 1e-5),
        ),
        "sync_batch_norm_moments": (OPS.sync_batch_norm_moments, (plain,)),
        "sync_batch_norm_normalise": (
            OPS.sync_batch_norm_normalise,
            (plain, v.detach(), c.detach(), parts, mean, var, count, 3, None, 1e-5),
        ),
        "sync_batch_norm_normalise last": (
            OPS.sync_batch_norm_normalise,
            (last.detach(), None, c.detach(), parts, None, None, None, 3, 0.1, 1e-5),
        ),
        "sync_batch_norm_backward_sums": (
            OPS.sync_batch_norm_backward_sums,
            (plain * 2, plain, mean, var, True, False),
        ),
        "sync_batch_norm_backward_input": (
            OPS.sync_batch_norm_backward_input,
            (plain * 2, plain, v.detach(), mean, var, torch.stack((mean, var)), var),
        ),
        "conv_bn": (
            OPS.conv_bn,
            (y, make(6, 5, 3, 1), make(6), make(3, 6, 4, 1), *CONV, 1, False, [0, 0], "silu"),
        ),
        "conv_bn last": (
            OPS.conv_bn,
            (last, make(6, 5, 3, 1), None, None, *CONV, 1, False, [0, 0], "none"),
        ),
        "conv_bn transposed": (
            OPS.conv_bn,
            (y, make(5, 2, 3, 1), make(2), None, *CONV, 1, True, [0, 1], "relu"),
        ),
    }


NAMES = tuple(cases("cpu"))


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("name", NAMES)
def test_opcheck(name, device):
    op, args = cases(device)[name]
    with torch.no_grad():
        op(*args)
    op(*args)  # from here on by the launcher
    torch.library.opcheck(op, args)


def test_every_operator_is_checked():
    """A new operator adds a line to ``cases``."""
    assert set(registry.OPERATORS) == {name.split()[0] for name in NAMES}


FUNCTIONS = {
    "layer_norm": (lambda x, w, b: OPS.layer_norm(x, [7], w, b, 1e-5), (3, 7), 7),
    "layer_norm_forward": (lambda x, w, b: OPS.layer_norm_forward(x, [7], w, b, 0.1)[0], (3, 7), 7),
    "rms_norm": (lambda x, w, b: OPS.rms_norm(x, [7], w, None, 1e-6), (3, 7), 7),
    "rms_norm with bias": (lambda x, w, b: OPS.rms_norm(x, [7], w, b, 1e-6), (3, 7), 7),
    "batch_norm": (
        lambda x, w, b: OPS.batch_norm(x, w, b, *stats("cpu", 3, torch.float64), 1e-5),
        (4, 3, 2),
        3,
    ),
    "batch_norm_train": (
        lambda x, w, b: OPS.batch_norm_train(x, w, b, None, None, None, 0.1, 1e-3)[0],
        (4, 3, 2),
        3,
    ),
}


def test_gradients_of_the_convolution():
    shapes = ((1, 2, 4, 3), (4, 1, 3, 2), (4,), (1, 4, 4, 2))
    args = [leaf(*shape, dtype=torch.float64, seed=3) for shape in shapes]
    call = lambda *t: OPS.conv_bn(*t, [1, 1], [1, 0], [1, 1], 2, False, [0, 0], "gelu")  # noqa: E731
    assert torch.autograd.gradcheck(call, args)
    assert torch.autograd.gradgradcheck(call, args)


@pytest.mark.parametrize("device", DEVICES)
def test_convolution_equals_torch(device):
    x, weight, bias = (leaf(*s, device=device) for s in ((2, 4, 7, 9), (6, 2, 3, 3), (6,)))
    got = OPS.conv_bn(x, weight, bias, None, [2, 1], [1, 1], [1, 1], 2, False, [0, 0], "relu6")
    with torch.backends.cudnn.flags(allow_tf32=False):
        near(got, F.relu6(F.conv2d(x, weight, bias, (2, 1), 1, 1, 2)), torch.float32)
        weight = leaf(4, 3, 3, 3, device=device)
        got = OPS.conv_bn(x, weight, bias, None, [2, 1], [1, 1], [1, 1], 2, True, [1, 0], "none")
        want = F.conv_transpose2d(x, weight, bias, (2, 1), 1, (1, 0), 2)
        near(got, want, torch.float32)
    # Begins and ends that differ.
    weight, sides = weight[:, :, :1, :1].transpose(0, 1).contiguous(), [1, 0, 0, 2]
    got = OPS.conv_bn(x, weight, None, None, [1, 1], sides, [1, 1], 1, False, [0, 0], "none")
    near(got, F.conv2d(F.pad(x, (0, 2, 1, 0)), weight), torch.float32)


@pytest.mark.parametrize("device", DEVICES)
def test_the_short_way_takes_what_fits_only(device):
    """From the second call on; what it does not fit is copied or refused as before."""
    x, w, b = (leaf(*s, device=device).detach() for s in ((6, 40), (40,), (40,)))
    want = F.layer_norm(x, (40,), w, b)
    for _ in range(3):
        near(OPS.layer_norm(x, [40], w, b), want, torch.float32)
    odd = {
        "transposed": x.t().contiguous().t(),
        "strided": torch.cat((x, x), 1)[:, :40],
        "misaligned": torch.cat((x.new_zeros(1), x.flatten()))[1:].view(6, 40),
    }
    for tensor in odd.values():
        near(OPS.layer_norm(tensor, [40], w, b), want, torch.float32)
    with pytest.raises(ArgumentError, match="weight"):
        OPS.layer_norm(x, [40], w[:20], b)
    near(OPS.layer_norm(x, [40], w, b), want, torch.float32)


@pytest.mark.parametrize("name", FUNCTIONS)
def test_gradients(name):
    function, shape, channels = FUNCTIONS[name]
    args = [leaf(*s, dtype=torch.float64, seed=1) for s in (shape, (channels,), (channels,))]
    assert torch.autograd.gradcheck(function, args)
    assert torch.autograd.gradgradcheck(function, args)


def test_a_third_derivative():
    """Whose second one depends on what produced dy: the graph must not be followed past it."""
    x = leaf(3, 5, dtype=torch.float64)

    def third(norm):
        (g,) = torch.autograd.grad(norm(x).pow(3).sum(), x, create_graph=True)
        (g,) = torch.autograd.grad(g.square().sum(), x, create_graph=True)
        return torch.autograd.grad((g * torch.arange(5)).sum(), x)[0]

    def plain(x):
        middle = x - x.mean(1, keepdim=True)
        return middle * (middle.square().mean(1, keepdim=True) + 1e-5).rsqrt()

    got, want = third(lambda x: OPS.layer_norm(x, [5])), third(plain)
    torch.testing.assert_close(got, want, rtol=1e-9, atol=1e-9)


def test_double_backward_can_be_refused():
    x = leaf(3, 5)
    with T.configure(double_backward=False):
        y = OPS.layer_norm(x, [5])
        torch.autograd.grad(y.sum(), x, retain_graph=True)
        with pytest.raises(T.DoubleBackwardError, match=r"double_backward=True"):
            torch.autograd.grad(y.sum(), x, create_graph=True)


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize(("dtype", "mixed"), [*product(ALL_DTYPES, (False, True))])
def test_layer_norm_equals_torch(dtype, mixed, device):
    kind = torch.float32 if mixed and dtype != torch.float64 else dtype
    x = leaf(2, 3, 33, device=device, dtype=dtype)
    w, b = (leaf(33, device=device, dtype=kind, seed=s) for s in (1, 2))
    wide = [t.detach().double().requires_grad_() for t in (x, w, b)]
    got, want = OPS.layer_norm(x, [33], w, b), F.layer_norm(wide[0], [33], *wide[1:])
    assert got.dtype == dtype
    near(got, want, dtype)
    dy = torch.randn_like(got)
    pairs = zip(
        torch.autograd.grad(got, (x, w, b), dy),
        torch.autograd.grad(want, wide, dy.double()),
        (x, w, b),
        strict=True,
    )
    for one, other, source in pairs:
        assert one.dtype == source.dtype
        near(one, other, dtype, 4)


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize(("dtype", "last"), [*product(ALL_DTYPES, (False, True))])
def test_batch_norm_train_equals_torch(dtype, last, device):
    x = leaf(4, 5, 3, 2, device=device, dtype=dtype)
    if last:
        x = x.detach().contiguous(memory_format=torch.channels_last).requires_grad_()
    kind = torch.float64 if dtype == torch.float64 else torch.float32
    w, b = (leaf(5, device=device, dtype=kind, seed=s) for s in (1, 2))
    mean, var = stats(device, dtype=kind)
    wide = [t.detach().double().requires_grad_() for t in (x, w, b)]
    wide_stats = mean.double(), var.double()
    versions = mean._version
    got = OPS.batch_norm_train(x, w, b, mean, var, None, 0.3, 1e-5)[0]
    want = F.batch_norm(wide[0], *wide_stats, *wide[1:], True, 0.3, 1e-5)
    assert mean._version > versions
    assert got.stride() == x.stride()
    near(got, want, dtype)
    near(mean, wide_stats[0], torch.float32)
    near(var, wide_stats[1], torch.float32)
    dy = torch.randn_like(got)
    grads = torch.autograd.grad(got, (x, w, b), dy)
    for one, other in zip(grads, torch.autograd.grad(want, wide, dy.double()), strict=True):
        near(one, other, dtype, 8)


BAD = {
    "sizes": (lambda: OPS.layer_norm(torch.ones(3, 4), [5]), SpecError, "normalized_shape"),
    "weight": (
        lambda: OPS.layer_norm(torch.ones(3, 4), [4], torch.ones(3)),
        ArgumentError,
        r"weight of shape \(4,\)",
    ),
    "channels": (
        lambda: OPS.batch_norm(torch.ones(2, 3), None, None, torch.ones(2), torch.ones(3), 0.0),
        ArgumentError,
        "running_mean",
    ),
    "rank": (
        lambda: OPS.batch_norm_train(torch.ones(3), None, None, None, None, None, 0.1, 0.0),
        ArgumentError,
        "N, C",
    ),
    "one value": (
        lambda: OPS.batch_norm_train(torch.ones(1, 3), None, None, None, None, None, 0.1, 0.0),
        SpecError,
        "more than one value per channel",
    ),
    "half of the statistics": (
        lambda: OPS.batch_norm_train(
            torch.ones(2, 3), None, None, torch.ones(3), None, None, 0.1, 0.0
        ),
        ArgumentError,
        "running_mean and running_var",
    ),
    "no counter": (
        lambda: OPS.batch_norm_train(
            torch.ones(2, 3), None, None, torch.ones(3), torch.ones(3), None, None, 0.0
        ),
        ArgumentError,
        "num_batches_tracked",
    ),
}


@pytest.mark.parametrize("name", BAD)
def test_bad_input_is_refused(name):
    call, error, message = BAD[name]
    with pytest.raises(error, match=message):
        call()
