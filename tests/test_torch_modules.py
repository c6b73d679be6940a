# SPDX-License-Identifier: Apache-2.0
"""Modules behave as torch.nn's in every state, and see-through for compile, export and autocast."""

from __future__ import annotations

import copy
import pickle
from itertools import product

import pytest
import torch
from torch_support import DEVICES, kernels, near, strict

import tvmbn.torch as T

__all__ = ["kernels", "strict"]
nn = torch.nn
pytestmark = pytest.mark.usefixtures("strict")

PAIRS = {
    "BatchNorm1d": (T.BatchNorm1d, nn.BatchNorm1d, (6, 5)),
    "BatchNorm1d rank 3": (T.BatchNorm1d, nn.BatchNorm1d, (4, 5, 3)),
    "BatchNorm2d": (T.BatchNorm2d, nn.BatchNorm2d, (4, 5, 3, 2)),
    "BatchNorm3d": (T.BatchNorm3d, nn.BatchNorm3d, (2, 5, 3, 2, 2)),
}
STATES = list(product((0.1, None, 0.0, 1.0), (True, False), (True, False)))


def data(shape, dtype=torch.float32, seed=0):
    return torch.randn(shape, generator=torch.Generator().manual_seed(seed)).to(dtype) * 1.5 + 0.5


def twins(make, other, *args, device="cpu", **settings):
    """The module and torch.nn's, with equal random parameters."""
    torch.manual_seed(1)
    mine, theirs = make(*args, **settings).to(device), other(*args, **settings).to(device)
    for p in mine.parameters():
        nn.init.uniform_(p, -1, 1)
    theirs.load_state_dict(mine.state_dict())
    return mine, theirs


def compare(mine, theirs, x, scale=1.0):
    """One step of each: outputs, gradients and states agree."""
    xs = [x.detach().clone(memory_format=torch.preserve_format).requires_grad_() for _ in "ab"]
    got, want = mine(xs[0]), theirs(xs[1])
    assert got.dtype == want.dtype and got.shape == want.shape
    near(got, want, x.dtype, scale)
    dy = torch.randn_like(want)
    for module, y in ((mine, got), (theirs, want)):
        module.zero_grad()
        y.backward(dy)
    near(xs[0].grad, xs[1].grad, x.dtype, 4 * scale)
    for (name, p), q in zip(mine.named_parameters(), theirs.parameters(), strict=True):
        assert p.grad is not None, name
        near(p.grad, q.grad, x.dtype, 8 * scale)
    for (name, a), b in zip(mine.state_dict().items(), theirs.state_dict().values(), strict=True):
        assert a.dtype == b.dtype and a.shape == b.shape, name
        near(a, b, torch.float32)


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("name", PAIRS)
def test_batch_norm_as_torch(name, device):
    make, other, shape = PAIRS[name]
    mine, theirs = twins(make, other, 5, device=device)
    for seed in range(3):
        compare(mine, theirs, data(shape, seed=seed).to(device))
    mine.eval(), theirs.eval()
    for seed in range(2):
        compare(mine, theirs, data(shape, seed=seed).to(device))
    assert mine.num_batches_tracked == 3


@pytest.mark.parametrize(("momentum", "affine", "track"), STATES)
def test_states_of_batch_norm(momentum, affine, track):
    settings = {"momentum": momentum, "affine": affine, "track_running_stats": track}
    mine, theirs = twins(T.BatchNorm2d, nn.BatchNorm2d, 5, **settings)
    assert mine.extra_repr() == theirs.extra_repr()
    for seed in range(3):
        compare(mine, theirs, data((4, 5, 3, 2), seed=seed))
    mine.eval(), theirs.eval()
    compare(mine, theirs, data((4, 5, 3, 2), seed=9))


def test_tracking_switched_off_later():
    mine, theirs = twins(T.BatchNorm2d, nn.BatchNorm2d, 5)
    mine.track_running_stats = theirs.track_running_stats = False
    compare(mine, theirs, data((4, 5, 3, 2)))
    assert mine.num_batches_tracked == 0
    mine.eval(), theirs.eval()
    compare(mine, theirs, data((4, 5, 3, 2)))


def test_momentum_none_is_a_cumulative_average():
    """BN-03."""
    bn = T.BatchNorm1d(1, momentum=None)
    bn(torch.tensor([[0.0], [2.0]]))
    bn(torch.tensor([[4.0], [8.0]]))
    assert bn.running_mean.item() == pytest.approx(3.5)
    assert bn.running_var.item() == pytest.approx(5.0)
    assert bn.num_batches_tracked == 2


def test_momentum_weighs_the_new_value():
    """BN-04."""
    x = torch.tensor([[2.0, 15, 2, 1], [2, 17, 2, 1], [-4, -2, -2, -1]])
    bn = T.BatchNorm1d(4, momentum=1.0)
    bn(x)
    near(bn.running_var, torch.tensor([12, 109, 16 / 3, 4 / 3]), torch.float32, 10)
    bn = T.BatchNorm1d(4, momentum=0.0)
    bn(x)
    assert torch.equal(bn.running_mean, torch.zeros(4))


@pytest.mark.parametrize("shape", [(1, 5), (1, 5, 1, 1)])
def test_one_value_a_channel(shape):
    """BN-01."""
    make = T.BatchNorm1d if len(shape) == 2 else T.BatchNorm2d
    bn, count = make(5), torch.randn(shape)
    with pytest.raises(ValueError, match="more than one value per channel"):
        bn(count)
    assert bn.eval()(count).isfinite().all()
    if len(shape) == 4:
        assert bn.train()(torch.randn(1, 5, 2, 1)).isfinite().all()


def test_no_parameters_in_half():
    """BN-06."""
    bn = T.BatchNorm2d(16, affine=False)
    x = data((2, 16, 5, 5)).half()
    near(bn(x), nn.BatchNorm2d(16, affine=False)(x.float()), torch.float16)


@pytest.mark.parametrize("dtype", [torch.float16, torch.bfloat16])
@pytest.mark.parametrize("whole", [False, True])
def test_narrow_inputs(dtype, whole):
    """BN-07; and with ``module.half()``, whose statistics have 16 bits too."""
    mine, _ = twins(T.BatchNorm1d, nn.BatchNorm1d, 3)
    wide = copy.deepcopy(mine)
    mine = mine.to(dtype) if whole else mine
    x = data((2, 3, 4), dtype)
    y = mine(x)
    assert y.dtype == dtype
    near(y, wide(x.float()), dtype, 4)
    near(mine.running_var, wide.running_var, dtype if whole else torch.float32)


def test_an_empty_batch_leaves_the_statistics():
    """BN-14."""
    bn = T.BatchNorm1d(5)
    before = bn.running_mean.clone(), bn.running_var.clone()
    x = torch.zeros(0, 5, 9, requires_grad=True)
    y = bn(x)
    assert y.shape == (0, 5, 9)
    assert torch.equal(bn.running_mean, before[0]) and torch.equal(bn.running_var, before[1])
    y.sum().backward()
    assert not bn.weight.grad.any() and not bn.bias.grad.any()


def test_inference_has_its_own_gradient():
    """BN-19."""
    bn = T.BatchNorm1d(5).eval()
    for _ in range(2):
        x = torch.randn(4, 5, 3, requires_grad=True)
        bn(x).sum().backward()
        near(x.grad, torch.full_like(x, 0.999995), torch.float32)


@pytest.mark.parametrize("norm", ["LayerNorm", "RMSNorm"])
@pytest.mark.parametrize("sizes", [(9,), (4, 9)])
@pytest.mark.parametrize("affine", [True, False])
def test_row_norms_as_torch(norm, sizes, affine):
    settings = {"elementwise_affine": affine}
    mine, theirs = twins(getattr(T, norm), getattr(nn, norm), sizes, **settings)
    compare(mine, theirs, data((3, 4, 9)))
    assert repr(mine) == repr(theirs)


def test_layer_norm_without_bias():
    """LN-07."""
    mine, theirs = twins(T.LayerNorm, nn.LayerNorm, 8, bias=False)
    compare(mine, theirs, data((2, 3, 4, 8)))


@pytest.mark.parametrize("shape", [(0, 256), (4, 0)])
def test_empty_rows(shape):
    """DL-05."""
    norm = T.LayerNorm(shape[1])
    x = torch.zeros(shape, requires_grad=True)
    y = norm(x)
    assert y.shape == shape
    y.sum().backward()
    assert not norm.weight.grad.any()


def test_layouts_that_are_not_contiguous():
    """DL-03: each gives the value of its contiguous copy."""
    base = data((8, 6, 4, 6))
    inputs = [
        base.transpose(0, 1)[..., :6],
        base[:, :, ::2],
        base.contiguous(memory_format=torch.channels_last),
        base[:1].expand(8, 6, 4, 6),
        base.flatten()[1 : 1 + 6 * 6 * 4].view(1, 6, 4, 6),
    ]
    for x in inputs:
        bn, ln = T.BatchNorm2d(x.shape[1]), T.LayerNorm(x.shape[-1])
        near(bn(x), copy.deepcopy(bn)(x.contiguous()), torch.float32)
        assert torch.equal(ln(x), ln(x.contiguous()))


def test_channels_last_stays_so():
    """BN-16."""
    x = data((2, 6, 5, 5)).contiguous(memory_format=torch.channels_last).requires_grad_()
    for bn in (T.BatchNorm2d(6), T.BatchNorm2d(6).eval()):
        y = bn(x)
        assert y.is_contiguous(memory_format=torch.channels_last)
        (gradient,) = torch.autograd.grad(y.square().sum(), x)
        assert gradient.is_contiguous(memory_format=torch.channels_last)
        near(y, copy.deepcopy(bn)(x.contiguous()), torch.float32)


def test_copies_and_pickles():
    bn = T.BatchNorm2d(5)
    bn(data((4, 5, 3, 2)))
    for other in (copy.deepcopy(bn), pickle.loads(pickle.dumps(bn))):
        assert type(other) is T.BatchNorm2d
        assert torch.equal(other(data((4, 5, 3, 2))), copy.deepcopy(bn)(data((4, 5, 3, 2))))


class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.conv = nn.Conv2d(3, 6, 3, padding=1, bias=False)
        self.bn = T.BatchNorm2d(6)
        self.ln = T.LayerNorm(8)
        self.rms = T.RMSNorm((6, 8))

    def forward(self, x):
        y = self.bn(self.conv(x)).relu().mean(2)
        return self.rms(self.ln(y))


@pytest.mark.parametrize("training", [True, False])
@pytest.mark.parametrize("dynamic", [False, True])
def test_compile_sees_one_graph(training, dynamic):
    torch.manual_seed(0)
    net = Net().train(training)
    other = copy.deepcopy(net)
    compiled = torch.compile(net, fullgraph=True, backend="aot_eager", dynamic=dynamic)
    for n in (2, 5):
        x = data((n, 3, 4, 8))
        got, want = compiled(x), other(x)
        near(got, want, torch.float32)
        got.sum().backward()
        want.sum().backward()
    for p, q in zip(net.parameters(), other.parameters(), strict=True):
        near(p.grad, q.grad, torch.float32, 8)
    near(net.bn.running_var, other.bn.running_var, torch.float32)
    torch.compiler.reset()


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore::DeprecationWarning")  # of torch about itself
def test_inductor():
    torch.manual_seed(0)
    net = Net()
    other = copy.deepcopy(net)
    x = data((2, 3, 4, 8))
    near(torch.compile(net, fullgraph=True)(x), other(x), torch.float32)
    near(net.bn.running_var, other.bn.running_var, torch.float32)
    torch.compiler.reset()


@pytest.mark.parametrize("training", [True, False])
def test_export(training):
    torch.manual_seed(0)
    net = Net().train(training)
    batch = torch.export.Dim("batch", min=2, max=64)
    program = torch.export.export(net, (data((3, 3, 4, 8)),), dynamic_shapes=({0: batch},))
    text = str(program.graph)
    assert "tvmbn.layer_norm" in text and "tvmbn.rms_norm" in text
    assert ("tvmbn.batch_norm_train" if training else "tvmbn.batch_norm.default") in text
    other = copy.deepcopy(net)
    x = data((5, 3, 4, 8))
    near(program.module()(x), other(x), torch.float32)


def test_autocast():
    net = Net()
    with torch.autocast("cpu", dtype=torch.bfloat16):
        y = net(data((2, 3, 4, 8)))
        norm = net.bn(data((2, 6, 4, 8)).bfloat16())
    assert norm.dtype == torch.bfloat16
    near(y, copy.deepcopy(net)(data((2, 3, 4, 8))), torch.bfloat16, 2)
    y.sum().backward()
    assert all(p.grad.dtype == torch.float32 for p in net.parameters())
