# SPDX-License-Identifier: Apache-2.0
"""Replacing a model's modules: what is swapped, folded or left, and that results stay."""

from __future__ import annotations

import copy

import pytest
import torch
from torch_support import kernels, near, strict

import tvmbn.torch as T
from tvmbn.errors import ArgumentError, FoldError

__all__ = ["kernels", "strict"]
nn = torch.nn
pytestmark = pytest.mark.usefixtures("strict")


class Block(nn.Module):
    """Every kind of place that a BatchNorm can have."""

    def __init__(self):
        super().__init__()
        self.stem = nn.Sequential(
            nn.Conv2d(3, 8, 3, 2, 1, bias=False), nn.BatchNorm2d(8), nn.ReLU(inplace=True)
        )
        self.conv = nn.Conv2d(8, 8, 3, padding=1, groups=4)
        self.bn = nn.BatchNorm2d(8)
        self.twice = nn.Conv2d(8, 8, 1)
        self.after_twice = nn.BatchNorm2d(8)
        self.alone = nn.BatchNorm2d(8)
        self.reflect = nn.Conv2d(8, 8, 3, padding=1, padding_mode="reflect")
        self.after_reflect = nn.BatchNorm2d(8)
        self.up = nn.ConvTranspose2d(8, 4, 2, 2)
        self.after_up = nn.BatchNorm2d(4)
        self.act = nn.SiLU()
        self.ln = nn.LayerNorm(16)
        self.group = nn.GroupNorm(2, 4)

    def forward(self, x):
        x = self.stem(x)
        x = self.bn(self.conv(x)) + x
        y = self.twice(x)
        x = self.after_twice(y) + y.relu()
        x = self.after_reflect(self.reflect(self.alone(x)))
        x = self.act(self.after_up(self.up(x)))
        return self.ln(self.group(x))


def model(make=Block):
    torch.manual_seed(0)
    net = make()
    for module in net.modules():
        if isinstance(module, nn.modules.batchnorm._BatchNorm):
            module.running_mean.normal_()
            module.running_var.uniform_(0.5, 2)
            nn.init.uniform_(module.weight, -1, 2)
            nn.init.normal_(module.bias)
    return net


def test_training_models_keep_their_structure():
    net = model()
    before, state = copy.deepcopy(net), list(net.state_dict())
    parameters = [id(p) for p in net.parameters()]
    report = T.replace(net)
    assert not report.folded
    assert report.replaced["stem.1"] == "tvmbn.torch.BatchNorm2d"
    assert report.replaced["ln"] == "tvmbn.torch.LayerNorm"
    assert len(report.replaced) == 7
    assert report.left == {
        "group": "GroupNorm is none of BatchNorm1d, BatchNorm2d, BatchNorm3d, SyncBatchNorm, "
        "LayerNorm, RMSNorm"
    }
    assert list(net.state_dict()) == state and [id(p) for p in net.parameters()] == parameters
    x = torch.randn(2, 3, 16, 16)
    near(net(x), before(x), torch.float32, 10)
    near(net.bn.running_var, before.bn.running_var, torch.float32)
    again = T.replace(net)
    assert not again.replaced


def test_inference_models_are_folded():
    net = model().eval()
    before = copy.deepcopy(net)
    report = T.replace(net)
    assert report.folded == {
        "stem.0": "stem.1, stem.2 (relu)",
        "conv": "bn",
        "up": "after_up, act (silu)",
    }
    for name, why in {
        "after_twice": "no convolution feeds it alone",
        "alone": "no convolution feeds it alone",
        "after_reflect": "reflect",
    }.items():
        assert why in report.left[name]
        assert report.replaced[name] == "tvmbn.torch.BatchNorm2d"
    x = torch.randn(2, 3, 16, 16)
    with torch.no_grad():
        near(net(x), before(x), torch.float32, 10)
    # With gradients, which the parameters must get, the parts are computed one by one.
    net(x).sum().backward()
    before(x).sum().backward()
    near(net.conv.conv.weight.grad, before.conv.weight.grad, torch.float32, 50)


def test_a_folded_model_can_be_trained_again():
    net = model().eval()
    before = copy.deepcopy(net)
    T.replace(net)
    x = torch.randn(2, 3, 16, 16)
    near(net.train()(x), before.train()(x), torch.float32, 10)
    with torch.no_grad():
        near(net.eval()(x), before.eval()(x), torch.float32, 10)
    assert net.conv.reason == ""


def test_a_model_that_cannot_be_traced():
    class Untraced(nn.Module):
        def __init__(self):
            super().__init__()
            self.body = nn.Sequential(nn.Conv1d(3, 4, 3), nn.BatchNorm1d(4), nn.GELU())
            self.conv, self.bn = nn.Conv1d(4, 4, 1), nn.BatchNorm1d(4)

        def forward(self, x):
            return self.bn(self.conv(self.body(x))) if x.sum() > 0 else self.bn(x)

    net = model(Untraced).eval()
    before = copy.deepcopy(net)
    report = T.replace(net)
    assert report.folded == {"body.0": "body.1, body.2 (gelu)"}
    assert "torch.fx cannot trace" in report.left["bn"]
    x = torch.rand(2, 3, 9)
    with torch.no_grad():
        near(net(x), before(x), torch.float32, 10)


def test_shared_and_hooked_modules_stay_apart():
    """FO-10."""

    class Shared(nn.Module):
        def __init__(self):
            super().__init__()
            self.a, self.b, self.c = (nn.Conv2d(2, 2, 1) for _ in range(3))
            self.b.weight = self.a.weight
            self.bn_a, self.bn_b, self.bn_c = (nn.BatchNorm2d(2) for _ in range(3))

        def forward(self, x):
            return self.bn_c(self.c(self.bn_b(self.b(self.bn_a(self.a(x))))))

    net = model(Shared).eval()
    net.c.register_forward_hook(lambda *_: None)
    report = T.replace(net)
    assert not report.folded
    assert "shares parameters" in report.left["bn_a"] and "hooks" in report.left["bn_c"]


def test_linear_before_a_norm_is_not_folded():
    """FO-07."""
    net = nn.Sequential(nn.Linear(3, 5), nn.BatchNorm1d(5)).eval()
    report = T.replace(net)
    assert not report.folded and "no convolution" in report.left["1"]


def test_a_fold_that_does_not_fit_its_dtype_is_left():
    """FO-17."""
    net = nn.Sequential(nn.Conv2d(1, 1, 1), nn.BatchNorm2d(1, eps=1e-7)).eval()
    net[0].weight.data.fill_(100)
    net[1].running_var.fill_(4e-7)
    net[0].half()
    report = T.replace(net)
    assert "finite" in report.left["1"] and not report.folded


def test_frozen_statistics_only():
    """FO-13: a norm without running statistics, or one kept in training mode, is not folded."""
    net = nn.Sequential(
        nn.Conv2d(2, 2, 1),
        nn.BatchNorm2d(2, track_running_stats=False),
        nn.Conv2d(2, 2, 1),
        nn.BatchNorm2d(2),
    ).eval()
    net[3].train()
    report = T.replace(net)
    assert not report.folded
    assert "running statistics" in report.left["1"] and "training mode" in report.left["3"]


def test_other_classes_are_left():
    class Mine(nn.LayerNorm):
        def forward(self, x):
            return super().forward(x) + 1

    net = nn.ModuleDict({"mine": Mine(4), "lazy": nn.LazyBatchNorm1d(), "rms": nn.RMSNorm(4)})
    report = T.replace(net)
    assert report.replaced == {"rms": "tvmbn.torch.RMSNorm"}
    assert "a class of its own" in report.left["mine"] and "run the model" in report.left["lazy"]
    assert "mine: left" in str(report)


def test_bad_arguments():
    with pytest.raises(ArgumentError, match=r"torch\.nn\.Module"):
        T.replace(torch.ones(2))
    with pytest.raises(ArgumentError, match="inference mode"):
        T.replace(model(), fold=True)
    net = model().eval()
    assert not T.replace(net, fold=False).folded


CONVS = {
    "plain": {"kernel_size": 3, "padding": 1},
    "same": {"kernel_size": (3, 5), "padding": "same", "bias": False},
    "strided": {"kernel_size": 3, "stride": 2, "dilation": 2, "groups": 2},
    "relu6": {"kernel_size": 1, "activation": "relu6"},
}


@pytest.mark.parametrize("name", CONVS)
@pytest.mark.parametrize("last", [False, True])
def test_conv_bn_module(name, last):
    torch.manual_seed(0)
    settings = CONVS[name]
    fused = T.ConvBN2d(4, 6, **settings)
    plain = {k: v for k, v in settings.items() if k != "activation"}
    conv, bn = nn.Conv2d(4, 6, **plain), nn.BatchNorm2d(6)
    state = {f"conv.{k}": v for k, v in conv.state_dict().items()}
    state |= {f"bn.{k}": v for k, v in bn.state_dict().items()}
    assert set(fused.state_dict()) == set(state)
    act = nn.ReLU6() if "activation" in settings else nn.Identity()
    both = nn.Sequential(conv, bn, act)
    x = torch.randn(2, 4, 9, 9)
    if last:
        x = x.contiguous(memory_format=torch.channels_last)
        fused = fused.to(memory_format=torch.channels_last)
    both(torch.randn(8, 4, 9, 9))
    fused.eval()
    state = {f"conv.{k}": v for k, v in conv.state_dict().items()}
    state |= {f"bn.{k}": v for k, v in bn.state_dict().items()}
    fused.load_state_dict(state)  # after eval(): it folds again
    both.eval()
    with torch.no_grad():
        got = fused(x)
        near(got, both(x), torch.float32, 4)
        assert last == (not got.is_contiguous())
        near(fused(x[0]), both(x)[0], torch.float32, 4)
    fused.train(), both.train()
    near(fused(x), both(x), torch.float32, 4)
    near(fused.bn.running_mean, bn.running_mean, torch.float32)


def test_conv_bn_sees_changes_after_fold():
    fused = T.ConvBN2d(2, 3, 1).eval()
    x = torch.randn(1, 2, 4, 4)
    with torch.no_grad():
        before = fused(x)
        fused.bn.bias.add_(1)
        fused.fold()
        near(fused(x), before + 1, torch.float32)
    assert "folded" in repr(fused) and "folded" not in "".join(fused.state_dict())
    with pytest.raises(FoldError, match="an activation among"):
        T.ConvBN2d(2, 3, 1, activation="tanh")


def test_conv_bn_compiles_to_one_graph():
    fused = T.ConvBN2d(2, 3, 3, padding=1, activation="relu").eval()
    x = torch.randn(2, 2, 5, 5)
    with torch.no_grad():
        compiled = torch.compile(fused, fullgraph=True, backend="aot_eager")
        near(compiled(x), fused(x), torch.float32)
    torch.compiler.reset()
