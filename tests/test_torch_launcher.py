# SPDX-License-Identifier: Apache-2.0
"""The short way in C++: it is taken, gives what Python gives, and steps aside where it must."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import threading
import time

import pytest
import torch
from torch_support import DEVICES, OPS, kernels, leaf, near, strict

import tvmbn.torch as T
from tvmbn.errors import ArgumentError
from tvmbn.torch import dispatch, launcher

__all__ = ["kernels", "strict"]
pytestmark = pytest.mark.usefixtures("strict")
F = torch.nn.functional
F32 = torch.float32


def in_cpp(call):
    """Result of the second call, which must not enter Python."""
    call()
    dispatch.TABLE.clear()
    result = call()
    assert not dispatch.TABLE, "the call came through Python"
    return result


def batch(layout, device, dtype=F32):
    x = leaf(4, 6, 5, 3, device=device, dtype=dtype).detach()
    return x.contiguous(memory_format=torch.channels_last) if layout == "NHWC" else x


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("grad", [False, True])
@pytest.mark.parametrize(
    ("shape", "sizes"), [((6, 40), [40]), ((2, 3, 40), [40]), ((2, 3, 4, 10), [4, 10])]
)
def test_row_norms_of_any_rank(device, grad, shape, sizes):
    x, w, b = (leaf(*s, device=device).requires_grad_(grad) for s in (shape, sizes, sizes))
    near(in_cpp(lambda: OPS.layer_norm(x, sizes, w, b)), F.layer_norm(x, sizes, w, b), F32)
    got = in_cpp(lambda: OPS.rms_norm(x, sizes, w, eps=1e-5))
    near(got, F.rms_norm(x, sizes, w, 1e-5), F32)


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("layout", ["NCHW", "NHWC"])
def test_batch_norm_keeps_layouts_and_versions(device, layout):
    x = batch(layout, device)
    w, b = leaf(6, device=device).detach(), leaf(6, device=device, seed=1).detach()
    mean, var = torch.zeros(6, device=device), torch.ones(6, device=device)
    other, want = (mean.clone(), var.clone()), None
    y = in_cpp(lambda: OPS.batch_norm_train(x, w, b, mean, var, None, 0.1, 1e-5)[0])
    for _ in range(2):
        want = F.batch_norm(x, *other, w, b, True)
    near(y, want, F32)
    near(mean, other[0], F32)
    near(var, other[1], F32)
    assert y.stride() == x.stride()
    before = mean._version
    OPS.batch_norm_train(x, w, b, mean, var, None, 0.1, 1e-5)
    assert mean._version == before + 1
    y = in_cpp(lambda: OPS.batch_norm(x, w, b, mean, var, 1e-5))
    near(y, F.batch_norm(x, mean, var, w, b), F32)
    assert y.stride() == x.stride()


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("need", ["x", "w", "b", "xwb", "wb"])
def test_gradients_for_those_who_need_them(device, need):
    x, w, b = (leaf(*s, device=device) for s in ((6, 40), (40,), (40,)))
    for name, tensor in zip("xwb", (x, w, b), strict=True):
        tensor.requires_grad_(name in need)
    wanted = [t for t in (x, w, b) if t.requires_grad]

    def step(norm, dy):
        return torch.autograd.grad(norm(x, (40,), w, b, 1e-5), wanted, dy)

    for dy in (torch.randn_like(x), torch.ones((), device=device).expand(6, 40)):
        got = in_cpp(lambda dy=dy: step(OPS.layer_norm, dy))
        for one, other in zip(got, step(F.layer_norm, dy), strict=True):
            near(one, other, F32)


@pytest.mark.parametrize("device", DEVICES)
def test_narrow_inputs_with_wide_parameters(device):
    """BN-07: gradients of the parameters have their dtype."""
    x = leaf(4, 6, 5, 3, device=device, dtype=torch.bfloat16)
    w, b = leaf(6, device=device), leaf(6, device=device, seed=1)
    call = lambda: OPS.batch_norm_train(x, w, b, None, None, None, 0.1, 1e-5)[0]  # noqa: E731
    y = in_cpp(call)
    grads = torch.autograd.grad(y, (x, w, b), torch.ones_like(y))
    assert [y.dtype, *(g.dtype for g in grads)] == [x.dtype, x.dtype, F32, F32]


def test_graphs_behave_as_any():
    x, w = leaf(6, 40), leaf(40)
    y = in_cpp(lambda: OPS.layer_norm(x, [40], w))
    assert y.grad_fn.name() == "TvmbnBackward"
    assert [edge[0] is not None for edge in y.grad_fn.next_functions] == [True, True, False]
    first = torch.autograd.grad(y.sum(), x, retain_graph=True)[0]
    assert torch.equal(torch.autograd.grad(y.sum(), x)[0], first)
    with pytest.raises(RuntimeError, match="backward through the graph a second time"):
        y.sum().backward()
    seen = []
    with torch.autograd.graph.saved_tensors_hooks(lambda t: seen.append(t) or t, lambda t: t):
        OPS.layer_norm(x, [40], w).sum().backward()
    assert len(seen) == 4, "x, weight, mean and rstd"
    y = OPS.layer_norm(x, [40], w)
    with torch.no_grad():
        w.mul_(2)
    with pytest.raises(RuntimeError, match="modified by an inplace operation"):
        y.sum().backward()


def test_second_derivatives():
    x, w, b = (leaf(*s, dtype=torch.float64) for s in ((4, 7), (7,), (7,)))
    in_cpp(lambda: OPS.layer_norm(x, [7], w, b))
    call = lambda *t: OPS.layer_norm(t[0], [7], t[1], t[2])  # noqa: E731
    assert torch.autograd.gradgradcheck(call, (x, w, b))


def test_inference_mode():
    x, w = leaf(6, 40).detach(), leaf(40).detach()
    stats = stat(40)
    with torch.inference_mode():
        inner = x.clone()
        near(in_cpp(lambda: OPS.layer_norm(inner, [40], w)), F.layer_norm(x, (40,), w), F32)
        call = lambda: OPS.batch_norm_train(inner, None, None, *stats, None, 1.0, 1e-5)  # noqa: E731
        in_cpp(call)
    near(stats[0], x.mean(0), F32)


def stat(count):
    return torch.zeros(count), torch.ones(count)


def test_what_does_not_fit_goes_to_python():
    x, w, b = (leaf(*s).detach() for s in ((6, 40), (40,), (40,)))
    in_cpp(lambda: OPS.layer_norm(x, [40], w, b))
    for wrong in (w[:20], w[None], torch.ones(())):
        with pytest.raises(ArgumentError, match="weight"):
            OPS.layer_norm(x, [40], wrong, b)
    values = batch("NCHW", "cpu")
    mean = torch.zeros(6)
    in_cpp(lambda: OPS.batch_norm_train(values, None, None, *stat(6), None, 0.1, 1e-5))
    with pytest.raises(ArgumentError, match="overlap"):
        OPS.batch_norm_train(values, None, None, mean, mean, None, 0.1, 1e-5)


@pytest.mark.filterwarnings("ignore:.*jit.script:DeprecationWarning")
def test_forward_mode_is_refused_not_wrong():
    x, w = leaf(6, 40).detach(), leaf(40)
    in_cpp(lambda: OPS.layer_norm(x, [40], w))
    for weight in (w, w.detach()):
        with pytest.raises(NotImplementedError, match="forward mode"):
            torch.func.jvp(lambda t, weight=weight: OPS.layer_norm(t, [40], weight), (x,), (x,))


def test_settings_end_all_plans():
    x = leaf(6, 40).detach()
    in_cpp(lambda: OPS.layer_norm(x, [40]))
    assert launcher.count("layer_norm")
    with T.configure(check_finite=True):
        assert not launcher.count("layer_norm")
        for _ in range(2):
            OPS.layer_norm(x, [40])
        assert not launcher.count("layer_norm")
        with pytest.raises(T.NotFiniteError):
            OPS.layer_norm(torch.full((6, 40), torch.inf), [40])


def test_many_threads():
    x, w, b = (leaf(*s) for s in ((64, 40), (40,), (40,)))
    want = torch.autograd.grad(F.layer_norm(x, (40,), w, b).square().sum(), (x, w, b))
    errors = []

    def work():
        try:
            for _ in range(50):
                y = OPS.layer_norm(x, [40], w, b)
                for one, other in zip(
                    torch.autograd.grad(y.square().sum(), (x, w, b)), want, strict=True
                ):
                    near(one, other, F32, 50)
        except Exception as error:
            errors.append(error)

    threads = [threading.Thread(target=work) for _ in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not errors


ALONE = """
import torch, tvmbn.torch as T
from tvmbn.torch import launcher
with T.configure(policy="strict", build="wait"):
    x = torch.randn(6, 40, requires_grad=True)
    for _ in range(3):
        y = torch.ops.tvmbn.layer_norm(x, [40])
        y.sum().backward()
    torch.testing.assert_close(y, torch.nn.functional.layer_norm(x, (40,)))
print(launcher.wait())
"""


def test_a_damaged_library_is_built_again(kernels, tmp_path):
    (built,) = kernels.glob("launcher-*.so")
    (tmp_path / built.name).write_bytes(b"not a library")
    env = {**os.environ, "TVMBN_CACHE_DIR": str(tmp_path), "CXX": "/nowhere/c++"}
    command = [sys.executable, "-c", "from tvmbn.torch import launcher; print(launcher.wait())"]
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=False)
    assert "cannot be loaded" in done.stdout, done.stderr
    assert not (tmp_path / built.name).exists()


def test_a_build_outlives_its_process(tmp_path):
    """Programs that end sooner than a compiler would never have the library."""
    slow = tmp_path / "slow"
    slow.write_text(
        f"#!/bin/sh\ntouch {tmp_path}/begun\nwhile [ ! -e {tmp_path}/go ]; do sleep 0.1; done\n"
        'while [ "$1" != -o ]; do shift; done\ntouch "$2"\n'
    )
    slow.chmod(0o755)
    env = {**os.environ, "TVMBN_CACHE_DIR": str(tmp_path / "cache"), "CXX": str(slow)}
    script = "import os, time; from tvmbn.torch import launcher; launcher.start()\n"
    script += f"while not os.path.exists('{tmp_path}/begun'): time.sleep(0.1)"
    subprocess.run([sys.executable, "-c", script], env=env, check=True)
    assert not list(tmp_path.glob("cache/*.so"))
    (tmp_path / "go").touch()
    end = time.monotonic() + 30
    while not list(tmp_path.glob("cache/*.so")) and time.monotonic() < end:
        time.sleep(0.1)
    assert [path.suffix for path in sorted(tmp_path.glob("cache/*"))] == [".lock", ".so"]


@pytest.mark.parametrize(
    ("settings", "reason"),
    [
        ({"TVMBN_LAUNCHER": "off"}, "TVMBN_LAUNCHER is off"),
        ({"PATH": "bin", "CXX": "/nowhere/c++"}, "no C++ compiler"),
        ({"CXX": "false"}, "failed"),
    ],
)
def test_without_it_python_does_all(kernels, tmp_path, settings, reason):
    # The kernels are there; a launcher is not.
    for entry in kernels.iterdir():
        if not entry.name.startswith("launcher"):
            (tmp_path / entry.name).symlink_to(entry)
    (tmp_path / "bin").mkdir()
    for tool in ("gcc", "cc", "as", "ld"):  # what links kernels
        (tmp_path / "bin" / tool).symlink_to(shutil.which(tool))
    if "PATH" in settings:
        settings = {**settings, "PATH": str(tmp_path / "bin")}
    env = {**os.environ, "TVMBN_CACHE_DIR": str(tmp_path), **settings}
    command = [sys.executable, "-W", "error", "-c", ALONE]
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=False)
    assert not done.returncode, done.stderr
    assert reason in done.stdout
