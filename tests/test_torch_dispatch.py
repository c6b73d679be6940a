# SPDX-License-Identifier: Apache-2.0
"""How a call finds its kernel: builds, shapes, fallback, checks, threads."""

from __future__ import annotations

import threading
import time
import warnings
from concurrent.futures import ThreadPoolExecutor

import pytest
import torch
from torch_support import OPS, kernels, near

import tvmbn
import tvmbn.torch as T
from tvmbn.errors import ArgumentError, BuildError, RunError
from tvmbn.runtime import LoadedOperator
from tvmbn.torch import dispatch, launcher, store
from tvmbn.torch.builds import BUILDS

__all__ = ["kernels"]
F = torch.nn.functional


@pytest.fixture(autouse=True)
def fresh(kernels, monkeypatch):
    """Nothing in memory, and the defaults in force."""
    monkeypatch.setenv("TVMBN_CACHE_DIR", str(kernels))
    BUILDS.clear()
    dispatch.forget()
    dispatch.forget_warnings()
    yield
    BUILDS.clear()
    dispatch.forget()


@pytest.fixture
def runs(monkeypatch):
    """Titles of the kernels that ran, in order."""
    monkeypatch.setattr(launcher, "offer", lambda *_: None)  # calls would not come here
    seen, call = [], LoadedOperator.__call__

    def spy(self, *args, **kwargs):
        seen.append(self.spec)
        result = call(self, *args, **kwargs)
        self._quick = None  # or later calls would pass by here
        return result

    monkeypatch.setattr(LoadedOperator, "__call__", spy)
    return seen


def norm(rows, width=24):
    x = torch.randn(rows, width)
    got = OPS.layer_norm(x, [width])
    near(got, F.layer_norm(x, (width,)), torch.float32)


def wait():
    for key in BUILDS.keys():
        BUILDS.request(*key).exception(60)


def test_a_kernel_is_built_while_pytorch_computes(runs, monkeypatch):
    gate, load = threading.Event(), store.load
    monkeypatch.setattr(store, "load", lambda *a, **k: gate.wait(60) and load(*a, **k))
    norm(3)
    norm(3)
    assert not runs
    gate.set()
    wait()
    norm(3)
    assert [spec.shape for spec in runs] == [(3, 24)]


def test_wait_builds_at_once(runs):
    with T.configure(build="wait"):
        norm(3)
    assert len(runs) == 1 and not runs[0].dynamic


def test_many_sizes_share_one_kernel(runs):
    with T.configure(build="wait", exact_limit=2):
        for rows in (3, 5, 7, 9, 11, 3):
            norm(rows)
    assert [spec.shape[0] for spec in runs if not spec.dynamic] == [3, 5, 3]
    assert len({spec for spec in runs if spec.dynamic}) == 1
    assert len(BUILDS.keys()) == 3


def test_one_kernel_for_all_sizes(runs):
    with T.configure(build="wait", shapes="dynamic"):
        for rows in (3, 5, 1):
            norm(rows)
    assert all(spec.dynamic for spec in runs) and len(BUILDS.keys()) == 1


def test_leading_dimensions_do_not_matter(runs):
    with T.configure(build="wait"):
        for shape in ((12, 24), (3, 4, 24), (2, 2, 3, 24)):
            x = torch.randn(shape)
            near(OPS.layer_norm(x, [24]), F.layer_norm(x, (24,)), torch.float32)
    assert len(set(runs)) == 1


def test_the_open_kernel_stands_in(runs, monkeypatch):
    with T.configure(build="wait", shapes="dynamic"):
        norm(3)
    gate, load = threading.Event(), store.load
    monkeypatch.setattr(store, "load", lambda *a, **k: gate.wait(60) and load(*a, **k))
    norm(13)
    assert runs[-1].dynamic
    gate.set()
    wait()
    norm(13)
    assert not runs[-1].dynamic and runs[-1].shape == (13, 24)


def test_never_builds(runs):
    with T.configure(build="never"):
        norm(17, width=23)
        assert not runs and not BUILDS.keys()
        with T.configure(policy="strict"), pytest.raises(BuildError, match="warm_up"):
            norm(17, width=23)


def test_never_takes_what_is_on_disk(runs):
    with T.configure(build="wait"):
        norm(3)
    BUILDS.clear()
    runs.clear()
    with T.configure(build="never"):
        norm(3)
    assert len(runs) == 1


def broken(*args, **kwargs):
    raise BuildError("nvcc to compile", "no such compiler", "install one")


def test_what_cannot_be_built_falls_back_with_one_warning(monkeypatch):
    monkeypatch.setattr(store, "load", broken)
    with T.configure(build="wait"):
        with pytest.warns(T.FallbackWarning, match=r"layer_norm: PyTorch computes.*no such comp"):
            norm(3)
        norm(3)
        dispatch.forget()
        norm(3)
        with T.configure(policy="strict"), pytest.raises(BuildError, match="no such compiler"):
            norm(3)


def test_a_failed_build_in_the_background_is_reported(monkeypatch):
    gate = threading.Event()
    monkeypatch.setattr(store, "load", lambda *a: gate.wait(60) and broken())
    norm(3)
    gate.set()
    wait()
    with pytest.warns(T.FallbackWarning, match="no such compiler"):
        norm(3)
    norm(3)


def test_a_kernel_that_fails_is_given_up(monkeypatch):
    with T.configure(build="wait"):
        norm(3)

        def fail(self, *args, **kwargs):
            raise RunError("a run", "an illegal address")

        monkeypatch.setattr(LoadedOperator, "__call__", fail)
        dispatch.forget()
        with pytest.warns(T.FallbackWarning, match="an illegal address"):
            norm(3)
        norm(3)
        assert len(dispatch.TABLE) == 1
        with T.configure(policy="strict"), pytest.raises(RunError):
            norm(3)


def test_what_has_no_kernel_says_why():
    x = torch.randn(2, 3, 2, 2, 2, 2)
    mean, var = torch.zeros(3), torch.ones(3)
    with pytest.warns(T.FallbackWarning, match="rank 6"):
        y = OPS.batch_norm(x, None, None, mean, var, 1e-5)
    near(y, F.batch_norm(x, mean, var), torch.float32)


def test_every_fallback_computes_the_same(monkeypatch):
    """PyTorch's side of each operator, against its kernels' results."""
    torch.manual_seed(0)
    x, w, b = torch.randn(3, 4, 6), torch.randn(6), torch.randn(6)
    y, v, c = torch.randn(3, 5, 4, 2), torch.randn(5), torch.randn(5)
    dy, mean, var = torch.randn_like(y), torch.randn(5), torch.rand(5) + 0.5
    rows = torch.randn(12, 1)
    weight, bias = torch.randn(6, 5, 3, 1), torch.randn(6)
    conv = ([1, 2], [1, 0], [1, 1], 1, False, [0, 0], "silu")
    calls = {
        "layer_norm": lambda: OPS.layer_norm(x, [6], w, b, 1e-5),
        "layer_norm_forward": lambda: OPS.layer_norm_forward(x, [4, 6], None, None, 1e-5),
        "layer_norm_backward": lambda: OPS.layer_norm_backward(
            x + 1, x, [6], w, True, 1e-5, rows, rows + 3
        ),
        "rms_norm_forward": lambda: OPS.rms_norm_forward(x, [6], w, b, 1e-5),
        "rms_norm_backward": lambda: OPS.rms_norm_backward(x + 1, x, [6], w, False, 1e-5, rows),
        "batch_norm": lambda: OPS.batch_norm(y, v, c, mean, var, 1e-5),
        "batch_norm_backward": lambda: OPS.batch_norm_backward(dy, y, v, mean, var, True, 1e-5),
        "infer_backward": lambda: OPS.batch_norm_infer_backward(dy, y, v, mean, var, True, 1e-5),
        "conv_bn": lambda: OPS.conv_bn(y, weight, bias, None, *conv),
    }

    def train(momentum):
        stats = mean.clone(), var.clone(), torch.tensor(4)
        return (*OPS.batch_norm_train(y, v, c, *stats, momentum, 1e-5), *stats)

    parts = torch.rand(3, 3, 5, dtype=torch.float64) + 1
    parts[1] = 0  # a process without data

    def normalise(momentum):
        stats = mean.clone(), var.clone(), torch.tensor(4)
        result = OPS.sync_batch_norm_normalise(y, v, c, parts, *stats, 3, momentum, 1e-5)
        return (*result, *stats)

    sums = OPS.sync_batch_norm_backward_sums
    calls |= {
        "batch_norm_train": lambda: train(0.3),
        "cumulative": lambda: train(None),
        "moments": lambda: OPS.sync_batch_norm_moments(y),
        "normalise": lambda: normalise(0.3),
        "normalise cumulative": lambda: normalise(None),
        "sums": lambda: sums(dy, y, mean, var, True, True),
        "sums of a bias": lambda: sums(dy, y, mean, var, False, True),
        "input": lambda: OPS.sync_batch_norm_backward_input(
            dy, y, v, mean, var, torch.stack((mean, var)), var
        ),
    }
    for name, call in calls.items():
        for dtype in (None, torch.channels_last):
            if dtype is not None:
                y, dy = y.contiguous(memory_format=dtype), dy.contiguous(memory_format=dtype)
            with T.configure(build="wait", policy="strict"):
                want = call()
            dispatch.forget()
            with T.configure(build="never"):
                monkeypatch.setattr(BUILDS, "find", lambda *_: None)
                got = call()
            dispatch.forget()
            pairs = zip(*((t if isinstance(t, tuple) else (t,)) for t in (got, want)), strict=True)
            for one, other in pairs:
                assert one.stride() == other.stride() and one.dtype == other.dtype, name
                torch.testing.assert_close(one, other, atol=1e-4, rtol=1e-4, msg=name)


def test_results_that_are_not_finite_are_named():
    x = torch.randn(3, 24)
    x[1, 2] = float("nan")
    with T.configure(build="wait", check_finite=True):
        norm(3)
        with pytest.raises(T.NotFiniteError, match=r"layer_norm forward 3x24.*24 NaN and 0 Inf"):
            OPS.layer_norm(x, [24])
    assert OPS.layer_norm(x, [24]).isnan().sum() == 24


def test_threads_share_a_build(runs, monkeypatch):
    built, load = [], store.load
    monkeypatch.setattr(store, "load", lambda *a, **k: built.append(a) or load(*a, **k))
    barrier = threading.Barrier(8)

    def work(seed):
        generator = torch.Generator().manual_seed(seed)
        barrier.wait()
        for _ in range(20):
            x = torch.randn(6, 24, generator=generator, requires_grad=True)
            y = OPS.layer_norm(x, [24])
            near(y, F.layer_norm(x, (24,)), torch.float32)
            y.sum().backward()
            assert x.grad is not None and x.grad.abs().max() < 1e-4

    with T.configure(build="wait"), ThreadPoolExecutor(8) as threads:
        list(threads.map(work, range(8)))
    assert len(built) == len(set(built)) == 2 and runs


def test_the_table_stays_small(monkeypatch):
    monkeypatch.setattr(dispatch, "LARGEST", 5)
    with T.configure(shapes="dynamic", build="wait"):
        for rows in range(1, 20):
            norm(rows)
    assert len(dispatch.TABLE) <= 5


def test_warm_up_of_a_model(runs):
    model = torch.nn.Sequential(T.LayerNorm(24), T.RMSNorm(24))
    report = T.warm_up(model, torch.randn(2, 5, 24))
    assert set(report.values()) == {"ready"} and len(report) == 4
    assert any("backward" in title for title in report)
    runs.clear()
    with T.configure(build="never", policy="strict"):
        model(torch.randn(2, 5, 24)).sum().backward()
    assert len(runs) == 4


def test_warm_up_keeps_the_model_as_it_is():
    model = torch.nn.Sequential(T.BatchNorm1d(4))
    T.warm_up(model, torch.randn(6, 4))
    assert model[0].num_batches_tracked == 0 and not model[0].running_mean.any()
    assert model[0].weight.grad is None


def test_warm_up_of_specs(runs):
    """What is built is what calls ask for, however the spec was written."""
    specs = [
        tvmbn.layer_norm((7, 3, 24), dynamic="N"),
        tvmbn.batch_norm((2, 5, 3), mode="infer", dynamic="N"),
        tvmbn.conv_bn((4, 2, 5, 5), dynamic="N", kernel=1),
        tvmbn.rms_norm((2, 3, 24), bias=True),
    ]
    assert set(T.warm_up(specs, device="cpu").values()) == {"ready"}
    w, b, v = torch.ones(24), torch.zeros(24), torch.ones(5)
    with T.configure(build="never", policy="strict", shapes="dynamic"):
        for n in (1, 5):
            OPS.layer_norm(torch.randn(n, 24), [24], w, b)
            OPS.batch_norm(torch.randn(n, 5, 3), v, v, v, v, 1e-5)
            x = torch.randn(n, 2, 5, 5)
            weight = torch.randn(2, 2, 1, 1)
            y = OPS.conv_bn(
                x, weight, v[:2], None, [1, 1], [0, 0], [1, 1], 1, False, [0, 0], "none"
            )
            near(y, F.conv2d(x, weight, v[:2]), torch.float32)
        OPS.rms_norm(torch.randn(6, 24), [24], w, b, 1e-6)
    assert len(runs) == 7
    with pytest.raises(ArgumentError, match="a module and its inputs, or specs"):
        T.warm_up("layer_norm")


def test_warm_up_reports_failures(monkeypatch):
    monkeypatch.setattr(store, "load", broken)
    spec = tvmbn.layer_norm((3, 24))
    assert "no such compiler" in next(iter(T.warm_up([spec], device="cpu").values()))
    with T.configure(policy="strict"), pytest.raises(BuildError):
        T.warm_up([spec], device="cpu")


def test_settings_are_checked_and_restored():
    with T.configure(policy="strict"):
        assert T.settings.SETTINGS.policy == "strict"
    assert T.settings.SETTINGS.policy == "fallback"
    for wrong in ({"policy": "never"}, {"polcy": "strict"}, {"exact_limit": -1}):
        with pytest.raises(ArgumentError):
            T.configure(**wrong)
    with pytest.raises(ArgumentError, match="did you mean policy"):
        T.configure(polcy="strict")


def test_a_build_does_not_hold_up_the_exit():
    import subprocess  # noqa: PLC0415
    import sys  # noqa: PLC0415

    code = (
        "import time, torch, tvmbn.torch as T\n"
        "from tvmbn.torch import store\n"
        "store.load = lambda *a, **k: time.sleep(600)\n"
        "print(torch.ops.tvmbn.layer_norm(torch.ones(2, 4), [4]).sum().item())"
    )
    start = time.monotonic()
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, check=False, timeout=90
    )
    assert done.returncode == 0, done.stderr
    assert time.monotonic() - start < 60


def test_no_warning_without_a_reason():
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        norm(3)
        wait()
        norm(3)
