# SPDX-License-Identifier: Apache-2.0
"""Calls on a GPU: torch's stream, graphs, several devices, misaligned memory, other frameworks."""

from __future__ import annotations

import threading

import numpy as np
import pytest
import torch
import tvm_ffi

import tvmbn
from tvmbn.errors import ArgumentError
from tvmbn.loading import load
from tvmbn.verify import verify

pytestmark = pytest.mark.gpu
ROWS, COLUMNS = 2048, 1024
SPEC = tvmbn.layer_norm((ROWS, COLUMNS), dtype="float16")
OPEN = tvmbn.layer_norm((64, 256), dtype="float32", dynamic="N")
# Cycles that keep the stream busy for about 50 ms: work that does not wait for it is too early.
LONG = 100_000_000


@pytest.fixture(scope="module")
def path(built):
    return built(SPEC, "sm_90", "llvm")


@pytest.fixture
def op(path):
    return load(path, device="cuda")


def data(device="cuda:0", seed=0):
    generator = torch.Generator(device).manual_seed(seed)
    make = lambda *shape: torch.randn(*shape, device=device, generator=generator)  # noqa: E731
    return make(ROWS, COLUMNS).half(), make(COLUMNS), make(COLUMNS)


def check(got, x, gamma, beta):
    wide = (t.double() for t in (gamma, beta))
    want = torch.nn.functional.layer_norm(x.double(), x.shape[-1:], *wide)
    torch.testing.assert_close(got.double(), want, atol=2e-3, rtol=2e-3)


def two_gpus():
    if torch.cuda.device_count() < 2:
        pytest.skip("needs two GPUs")


def test_plain_calls(op):
    for seed in range(3):
        args = data(seed=seed)
        check(op(*args), *args)
        out = torch.full_like(args[0], float("nan"))
        assert op(*args, out=out) is out
        check(out, *args)


@pytest.mark.parametrize("layout", ["direct", "copied"])
def test_runs_on_the_current_stream(op, layout):
    x, gamma, beta = data()
    op(x, gamma, beta)
    slow = torch.zeros_like(x) if layout == "direct" else torch.zeros_like(x.t()).t()
    out = torch.zeros_like(x)
    if layout == "copied":
        slow = torch.zeros(COLUMNS, ROWS, dtype=x.dtype, device=x.device).t()
        out = torch.zeros(ROWS, 2 * COLUMNS, dtype=x.dtype, device=x.device)[:, ::2]
    stream = torch.cuda.Stream()
    torch.cuda.synchronize()
    with torch.cuda.stream(stream):
        torch.cuda._sleep(LONG)
        slow.copy_(x)
        op(slow, gamma, beta, out=out)
    stream.synchronize()
    check(out, x, gamma, beta)


def test_graph_capture(op):
    x, gamma, beta = data()
    op(x, gamma, beta)
    torch.cuda.synchronize()
    graph = torch.cuda.CUDAGraph()
    with torch.cuda.graph(graph):
        y = op(x, gamma, beta)
    x.copy_(data(seed=1)[0])
    graph.replay()
    torch.cuda.synchronize()
    check(y, x, gamma, beta)


def test_misaligned_memory(op):
    """DL-02: a vector access there would end the context for the whole process."""
    x, gamma, beta = data()

    def shift(tensor):
        moved = torch.empty(tensor.numel() + 1, dtype=tensor.dtype, device=tensor.device)[1:]
        return moved.view(tensor.shape).copy_(tensor)

    for _ in range(2):
        out = shift(torch.zeros_like(x))
        assert op(shift(x), shift(gamma), beta, out=out) is out
        check(out, x, gamma, beta)
    torch.cuda.synchronize()


def test_open_batch(built):
    op = load(built(OPEN, "sm_90"))
    gamma, beta = torch.randn(256, device="cuda"), torch.randn(256, device="cuda")
    for rows in (1, 7, 64, 1000, 0, 70_000):
        x = torch.randn(rows, 256, device="cuda")
        got = op(x, gamma, beta)
        want = torch.nn.functional.layer_norm(x, (256,), gamma, beta)
        torch.testing.assert_close(got, want, atol=1e-4, rtol=1e-4)


def test_refusals(op):
    x, gamma, beta = data()
    op(x, gamma, beta)
    bad = [
        ((x.cpu(), gamma, beta), r"required x on cuda:0.*received x: .* on cpu"),
        ((x, gamma.cpu(), beta), r"gamma: .* on cuda:0; received gamma: .* on cpu"),
        ((x.float(), gamma, beta), "convert x to float16"),
        ((x[:5], gamma, beta), "shapes are fixed"),
        ((x, gamma, None), "a tensor for beta"),
        (tuple(t.cpu().numpy() for t in (x, gamma, beta)), "on cpu"),
    ]
    for args, message in bad:
        with pytest.raises(ArgumentError, match=message):
            op(*args)
    with pytest.raises(ArgumentError, match="y and x overlap"):
        op(x, gamma, beta, out=x)
    check(op(x, gamma, beta), x, gamma, beta)


def test_tensors_of_tvm_ffi(op):
    args = data()
    torch.cuda.synchronize()
    got = op(*(tvm_ffi.from_dlpack(t) for t in args))
    assert isinstance(got, tvm_ffi.Tensor)
    check(torch.from_dlpack(got), *args)
    with pytest.raises(ArgumentError, match="contiguous and aligned memory on the GPU"):
        op(tvm_ffi.from_dlpack(data()[0].t().contiguous().t()), *map(tvm_ffi.from_dlpack, args[1:]))


def test_cupy(op):
    cupy = pytest.importorskip("cupy")
    args = data()
    torch.cuda.synchronize()
    arrays = [cupy.from_dlpack(t) for t in args]
    out = cupy.empty_like(arrays[0])
    assert op(*arrays, out=out) is out
    torch.cuda.synchronize()
    assert torch.cuda.current_device() == 0
    check(torch.from_dlpack(out), *args)


def test_jax(op):
    jax = pytest.importorskip("jax")
    device = jax.devices("cuda")[0]
    torch.cuda.set_device(0)  # where there are several GPUs, jax leaves its last one current
    args = data()
    arrays = [jax.device_put(t.cpu().numpy(), device) for t in args]
    check(torch.from_dlpack(op(*arrays)), *args)
    with pytest.raises(ArgumentError, match="memory for y that can be written"):
        op(*arrays, out=arrays[0] + 1)


def test_pinned_memory_is_cpu_memory(path):
    op = load(path, device="cpu")
    args = [t.cpu().pin_memory() for t in data()]
    for _ in range(2):
        check(op(*args), *args)


def test_current_device_is_kept(op, path):
    two_gpus()
    torch.cuda.set_device(0)
    args = data("cuda:1")
    for _ in range(3):
        y = op(*args)
        assert y.device.index == 1 and torch.cuda.current_device() == 0
        check(y, *args)
    torch.cuda.synchronize(1)
    got = op(*(tvm_ffi.from_dlpack(t) for t in args))
    assert torch.cuda.current_device() == 0
    check(torch.from_dlpack(got), *args)
    assert verify(path, device="cuda:1").passed
    assert torch.cuda.current_device() == 0 and torch.empty(1, device="cuda").device.index == 0


def test_one_device_alone(path):
    two_gpus()
    op = load(path, device="cuda:1")
    args = data("cuda:1")
    check(op(*args), *args)
    with pytest.raises(ArgumentError, match=r"x on cuda:1; received x: .* on cuda:0"):
        op(*data())
    with pytest.raises(ArgumentError, match=r"gamma: .* on cuda:1; received gamma: .* on cuda:0"):
        op(args[0], data()[1], args[2])


def test_threads_on_their_tensors_device(op):
    """DL-07."""
    count, failures = torch.cuda.device_count(), []

    def work(number: int) -> None:
        try:
            for seed in range(20):
                args = data(f"cuda:{number % count}", seed)
                check(op(*args), *args)
        except Exception as error:
            failures.append(error)

    threads = [threading.Thread(target=work, args=(number,)) for number in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not failures


def test_running_statistics_on_the_device(built):
    spec = tvmbn.batch_norm((8, 16, 14, 14), mode="train", dtype="float16")
    op = load(built(spec, "sm_90"), device="cuda")
    x = torch.randn(8, 16, 14, 14, device="cuda").half()
    gamma, beta = torch.randn(16, device="cuda"), torch.randn(16, device="cuda")
    mean, var = torch.zeros(16, device="cuda"), torch.ones(16, device="cuda")
    want_mean, want_var = mean.clone(), var.clone()
    for _ in range(3):
        y, *_ = op(x, gamma, beta, mean, var)
        torch.nn.functional.batch_norm(
            x.float(), want_mean, want_var, gamma, beta, training=True, momentum=0.1
        )
    torch.testing.assert_close(mean, want_mean, atol=1e-4, rtol=1e-4)
    torch.testing.assert_close(var, want_var, atol=1e-4, rtol=1e-4)
    assert np.isfinite(y.float().cpu().numpy()).all()
