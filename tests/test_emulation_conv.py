# SPDX-License-Identifier: Apache-2.0
"""Convolution kernels run on the CPU with ThreadSanitizer, one thread for each of the GPU's.

Sizes are odd and tiles small, so that every tail is met with few threads.
"""

from __future__ import annotations

from dataclasses import asdict, replace

import pytest
import torch
from compare import close, to_tf32
from emulate import emulate, run

from tvmbn import ops
from tvmbn.cases import Case, judge
from tvmbn.ops.base import Split
from tvmbn.schedules import conv_depthwise, conv_gemm, conv_stem, conv_train, conv_wgmma
from tvmbn.schedules.plan import Plan

pytestmark = pytest.mark.slow
KINDS = {rule.Config: rule.KIND for rule in (conv_depthwise, conv_gemm, conv_stem, conv_wgmma)}
P, D, S = conv_gemm.Config, conv_depthwise.Config, conv_stem.Config
W = conv_wgmma.Config


def conv(shape, dtype="float16", **attrs):
    return ops.get("conv_bn").spec(shape, dtype, "NHWC", **attrs)


def tf32(shape, **attrs):
    return conv(shape, "float32", tf32=True, **attrs)


CASES = {
    "tails of pixels, channels and the sum": (
        conv((1, 24, 5, 7), padding=1, out_channels=40, residual=True, activation="silu"),
        P(32, 32, 32, 1, 1, 3)),
    "a stride, two warps, cached": (
        conv((1, 64, 7, 9), "bfloat16", padding=1, stride=2, out_channels=64),
        P(32, 64, 64, 1, 2, 2, cached=True)),
    "short copies": (
        conv((1, 6, 5, 5), kernel=(2, 3), dilation=2, padding=2, out_channels=18, bias=False),
        P(32, 32, 32, 1, 1, 2)),
    "no copies": (
        conv((1, 5, 4, 6), "bfloat16", padding=1, out_channels=7, param_dtype="same"),
        P(32, 32, 32, 1, 1, 3)),
    "pixels as they come": (
        conv((3, 40, 4, 5), kernel=1, out_channels=24, activation="relu6"),
        P(32, 32, 32, 1, 1, 3)),
    "a cluster": (
        conv((1, 72, 4, 5), padding=1, out_channels=22, residual=True, activation="relu"),
        P(32, 32, 32, 1, 1, 3, 3, cluster=True)),
    "tf32, tails of pixels, channels and the sum": (
        tf32((1, 12, 5, 7), padding=1, out_channels=20, residual=True, activation="silu"),
        P(32, 32, 16, 1, 1, 3)),
    "tf32, a stride, two warps, cached": (
        tf32((1, 32, 7, 9), padding=1, stride=2, out_channels=64),
        P(32, 64, 32, 1, 2, 2, cached=True)),
    "tf32, short copies": (
        tf32((1, 6, 5, 5), kernel=(2, 3), dilation=2, padding=2, out_channels=18, bias=False),
        P(32, 32, 16, 1, 1, 2)),
    "tf32, copies of one element": (
        tf32((1, 5, 4, 6), padding=1, out_channels=7, residual=True, activation="gelu"),
        P(32, 32, 16, 1, 1, 3)),
    "tf32, partial sums": (
        tf32((1, 36, 4, 5), padding=1, out_channels=22, residual=True, activation="relu"),
        P(32, 32, 16, 1, 1, 3, 3)),
    "tf32, a cluster": (
        tf32((1, 36, 4, 5), padding=1, out_channels=22, residual=True, activation="relu"),
        P(32, 32, 16, 1, 1, 3, 3, cluster=True)),
    "depthwise": (
        conv((1, 24, 9, 7), groups=24, padding=1, stride=2, residual=True, activation="relu6"),
        D(4, 4, 2, 3, 5)),
    "depthwise, lanes past the channels": (
        conv((1, 10, 8, 9), "bfloat16", groups=10, kernel=5, padding=2),
        D(2, 2, 2, 4, 8)),
    "few channels": (
        conv((1, 3, 9, 37), kernel=3, stride=2, padding=1, out_channels=24, activation="relu"),
        S(32, 1, 2, 2)),
    "few channels, all aligned": (
        conv((1, 4, 6, 18), "bfloat16", padding=(1, 0, 2, 1), out_channels=16),
        S(16, 2, 1, 3)),
    "warpgroup, tails of pixels, channels and the sum": (
        conv((1, 24, 9, 11), padding=1, out_channels=40, residual=True, activation="silu"),
        W(64, 64, 1, 3)),
    "warpgroup, places in turn, cached": (
        conv((1, 128, 7, 9), "bfloat16", padding=1, stride=2, out_channels=32),
        W(64, 32, 1, 5, cached=True)),
    "warpgroup, a dilation, nothing running": (
        conv((1, 64, 9, 9), kernel=(2, 3), dilation=2, padding=2, out_channels=72, bias=False),
        W(64, 32, 1, 2, running=0)),
    "two blocks of rows": (
        conv((1, 40, 11, 13), padding=1, out_channels=64, activation="relu"),
        W(128, 64, 1, 4)),
    "three warpgroups, pixels as they come": (
        conv((3, 200, 11, 8), kernel=1, out_channels=136, residual=True, activation="relu6"),
        W(192, 128, 3, 3)),
    "warpgroup, all of the sum held": (
        conv((1, 104, 9, 11), "bfloat16", kernel=1, out_channels=37, param_dtype="same"),
        W(64, 32, 1, 2)),
    "two blocks of rows, one stage": (
        conv((1, 64, 11, 13), kernel=1, out_channels=96, activation="relu"),
        W(128, 64, 1, 1, running=0)),
    "a window": (
        conv((2, 64, 9, 11), padding=1, out_channels=40, residual=True, activation="silu"),
        W(64, 64, 1, 3, windows=1, reach=26)),
    "windows in turn, nothing running": (
        conv((1, 192, 7, 6), "bfloat16", padding=1, out_channels=32),
        W(64, 32, 1, 4, running=0, windows=2, reach=16)),
    "windows of two blocks of rows, a dilation, uneven padding": (
        conv((1, 128, 9, 8), kernel=(2, 3), dilation=2, padding=(2, 1, 0, 3), out_channels=72,
             bias=False),
        W(128, 32, 1, 5, windows=2, reach=26)),
    "windows in a cluster": (
        conv((3, 192, 5, 6), padding=1, out_channels=22, residual=True, activation="relu"),
        W(64, 32, 1, 3, split=2, cluster=True, windows=2, reach=16)),
    "warpgroups in a cluster": (
        conv((1, 72, 9, 8), padding=1, out_channels=22, residual=True, activation="relu"),
        W(64, 32, 1, 3, split=3, cluster=True)),
}  # fmt: skip


def plan(config):
    return Plan((), ((KINDS[type(config)], config),))


@pytest.mark.parametrize("late", [True, False], ids=["late", "at once"])
@pytest.mark.parametrize("name", CASES)
def test_results_and_order(name, late, tmp_path):
    spec, config = CASES[name]
    case = Case(spec, "cpu")
    outputs = emulate(spec, plan(config), case, tmp_path, 1, late=late)
    judgement = judge(case, {"kernel": outputs}, "kernel")["kernel"]
    assert judgement.verdict == "passed", judgement.note


OPEN = {
    "product": (
        conv((1, 24, 4, 4), padding=1, out_channels=40, residual=True, dynamic="N"),
        P(32, 32, 32, 1, 1, 3)),
    "product of tf32": (
        tf32((1, 12, 4, 4), padding=1, out_channels=20, residual=True, dynamic="N"),
        P(32, 32, 16, 1, 1, 3)),
    "product of rows": (
        conv((32, 40, 1), kernel=1, out_channels=24, activation="gelu", dynamic="N"),
        P(32, 32, 32, 1, 1, 3)),
    "warpgroup": (
        conv((4, 64, 4, 4), padding=1, out_channels=40, residual=True, dynamic="N"),
        W(64, 64, 1, 4)),
    "windows": (
        conv((2, 128, 4, 4), padding=1, out_channels=40, residual=True, dynamic="N"),
        W(64, 64, 1, 3, windows=2, reach=12)),
    "a cluster": (
        conv((2, 72, 4, 4), padding=1, out_channels=22, dynamic="N"),
        P(32, 32, 32, 1, 1, 3, 3, cluster=True)),
    "depthwise": (
        conv((1, 24, 9, 7), groups=24, padding=1, stride=2, activation="relu6", dynamic="N"),
        D(4, 4, 2, 3, 2)),
    "few channels": (
        conv((1, 3, 9, 37), stride=2, padding=1, out_channels=24, dynamic="N"),
        S(32, 1, 2, 2)),
}  # fmt: skip


@pytest.mark.parametrize("batch", [1, 3])
@pytest.mark.parametrize("name", OPEN)
def test_an_open_batch(name, batch, tmp_path):
    """The plan is that of an example, whose tiles may all be full; a call's need not be."""
    spec, config = OPEN[name]
    case = Case(replace(spec, shape=(batch, *spec.shape[1:])), "cpu")
    outputs = emulate(spec, plan(config), case, tmp_path, 1)
    judgement = judge(case, {"kernel": outputs}, "kernel")["kernel"]
    assert judgement.verdict == "passed", judgement.note


def test_tf32_rounds_to_the_nearest(tmp_path):
    """All of it: what remains is the rounding of float32 sums. Halves, too, are away from zero."""
    spec, config = CASES["tf32, tails of pixels, channels and the sum"]
    case = Case(spec, "cpu")
    case.inputs["x"][0, 3, 2, 2:5] = torch.tensor([1 + 2**-11, -1 - 2**-11, 1 + 2**-11 - 2**-23])
    got = emulate(spec, plan(config), case, tmp_path, 1)["y"]
    want = exact(spec, case.inputs | {n: to_tf32(case.inputs[n]) for n in ("x", "weight")})
    bound = ops.get("conv_bn").tolerance(without(spec), "y")
    close(got, want, bound.atol, bound.rtol)
    off = (got - exact(spec, case.inputs)).abs()
    assert (off > bound.atol + bound.rtol * want.abs()).float().mean() > 0.5


def exact(spec, inputs):
    return ops.get("conv_bn").reference(spec, inputs)["y"]


def without(spec):
    return replace(spec, attrs=tuple((k, False if k == "tf32" else v) for k, v in spec.attrs))


TRAINING = {
    "tails of pixels and channels": (
        dict(shape=(2, 24, 5, 7), padding=1, out_channels=40, residual=True, activation="silu"),
        P(32, 32, 32, 1, 1, 3)),
    "two warps either way": (
        dict(shape=(3, 16, 6, 6), dtype="bfloat16", padding=1, out_channels=64),
        P(64, 64, 32, 2, 2, 2)),
    "pixels as they come": (
        dict(shape=(3, 40, 4, 5), kernel=1, out_channels=24, activation="relu", param_dtype="same"),
        P(32, 32, 32, 1, 1, 3)),
}  # fmt: skip


@pytest.mark.parametrize("name", TRAINING)
def test_statistics_of_a_convolution(name, tmp_path):
    attrs, config = TRAINING[name]
    attrs = {"dtype": "float16", "layout": "NHWC", **attrs}
    spec = ops.get("conv_bn_train").spec(**attrs)
    made = conv_train.Config(**asdict(config))
    case = Case(spec, "cpu")
    outputs = emulate(spec, Plan((Split(),), ((conv_train.KIND, made),)), case, tmp_path, 1)
    judgement = judge(case, {"kernel": outputs}, "kernel")["kernel"]
    assert judgement.verdict == "passed", judgement.note


def test_what_lies_behind_a_stems_run_does_not_count(tmp_path):
    """Its weight is zero, but zero times infinity is not."""
    spec = conv((1, 3, 10, 12), stride=2, padding=1, out_channels=16)
    case = Case(spec, "cpu")
    case.inputs["x"][0, 0, 4, 6] = torch.inf
    finite = emulate(spec, plan(S(16, 1, 2, 1)), case, tmp_path, 1)["y"][0].isfinite().all(0)
    assert not finite[2, 3]
    assert int((~finite).sum()) == 1


def test_a_missing_barrier_is_found(tmp_path):
    """A guard of this file: without its barriers the same kernel does not pass."""
    spec, config = CASES["a stride, two warps, cached"]
    emulate(spec, plan(config), Case(spec, "cpu"), tmp_path, 1)
    source = (tmp_path / "kernel.cpp").read_text()
    assert "tvm_builtin_cuda_cta_sync();" in source
    (tmp_path / "kernel.cpp").write_text(source.replace("tvm_builtin_cuda_cta_sync();", ""))
    with pytest.raises(AssertionError, match="data race"):
        run(tmp_path, late=True)


@pytest.mark.parametrize(
    ("word", "complaint"),
    [
        ("tvm_builtin_cuda_cta_sync();", "data race"),
        ("tvmbn_products_wait_1();", None),
        ("tvmbn_products_wait_0();", "-6"),
        ("tvmbn_products_begin();", "-6"),
        ("tvmbn_show_copies();", "-6"),
    ],
)
def test_what_a_warpgroup_must_say_is_missed(word, complaint, tmp_path):
    """A guard too: without one of its words the kernel fails, or its results are not right."""
    spec, config = CASES["warpgroup, tails of pixels, channels and the sum"]
    case = Case(spec, "cpu")
    emulate(spec, plan(config), case, tmp_path, 1)
    good = (tmp_path / "y.out").read_bytes()
    source = (tmp_path / "kernel.cpp").read_text()
    assert word in source
    (tmp_path / "kernel.cpp").write_text(source.replace(word, ""))
    if complaint:
        with pytest.raises(AssertionError, match=complaint):
            run(tmp_path, late=True)
    else:
        run(tmp_path, late=True)
        assert (tmp_path / "y.out").read_bytes() != good
