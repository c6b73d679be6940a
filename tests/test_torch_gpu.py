# SPDX-License-Identifier: Apache-2.0
"""Operators on GPUs: current stream, graphs, devices, threads, and no waiting for the device."""

from __future__ import annotations

import threading

import pytest
import torch
from torch_support import OPS, kernels, near, strict

import tvmbn.torch as T
from tvmbn.torch import dispatch

__all__ = ["kernels", "strict"]
pytestmark = [pytest.mark.gpu, pytest.mark.usefixtures("strict")]
F = torch.nn.functional
LONG = 100_000_000  # cycles that keep a stream busy for about 50 ms
ROWS, WIDTH = 2048, 1024


def step(x, w, b):
    """Forward and backward of LayerNorm."""
    y = OPS.layer_norm(x, [WIDTH], w, b)
    return (y.detach(), *torch.autograd.grad(y, (x, w, b), torch.ones_like(y)))


def tensors(device="cuda:0", seed=0):
    generator = torch.Generator(device).manual_seed(seed)
    make = lambda *s: torch.randn(*s, device=device, generator=generator)  # noqa: E731
    return [t.requires_grad_() for t in (make(ROWS, WIDTH), make(WIDTH), make(WIDTH))]


def reference(x, w, b):
    y = F.layer_norm(x, (WIDTH,), w, b)
    return (y.detach(), *torch.autograd.grad(y, (x, w, b), torch.ones_like(y)))


def check(got, want):
    for one, other in zip(got, want, strict=True):
        near(one, other, torch.float32, 50)


def test_runs_on_the_current_stream():
    x, w, b = tensors()
    step(x, w, b)
    want = reference(x, w, b)
    late = torch.zeros_like(x).requires_grad_()
    stream = torch.cuda.Stream()
    torch.cuda.synchronize()
    with torch.cuda.stream(stream):
        torch.cuda._sleep(LONG)
        with torch.no_grad():
            late.copy_(x)
        got = step(late, w, b)
    stream.synchronize()
    check(got, want)


@pytest.mark.filterwarnings("ignore:Synchronization debug mode is a prototype:UserWarning")
def test_nothing_waits_for_the_device():
    x, w, b = tensors()
    bn = T.BatchNorm2d(8, momentum=None).cuda()
    y = torch.randn(4, 8, 6, 6, device="cuda", requires_grad=True)
    for _ in range(2):
        step(x, w, b)
        bn(y).sum().backward()
    torch.cuda.synchronize()
    try:
        torch.cuda.set_sync_debug_mode("error")
        torch.cuda._sleep(LONG)
        marker = torch.cuda.Event()
        marker.record()
        step(x, w, b)
        bn(y).sum().backward()
        assert not marker.query(), "a call waited for what was queued before"
    finally:
        torch.cuda.set_sync_debug_mode("default")


def test_graph_capture():
    x, w, b = tensors()
    bn = T.BatchNorm1d(WIDTH).cuda()
    side = torch.cuda.Stream()
    side.wait_stream(torch.cuda.current_stream())
    with torch.cuda.stream(side):
        for _ in range(2):
            step(x, w, b)
            bn(x)
    torch.cuda.current_stream().wait_stream(side)
    graph = torch.cuda.CUDAGraph()
    with torch.cuda.graph(graph):
        # Kept with its graph, it would tie x's gradient to the stream of the capture.
        got, normed = step(x, w, b), bn(x).detach()
    with torch.no_grad():
        x.copy_(tensors(seed=1)[0])
    graph.replay()
    torch.cuda.synchronize()
    check(got, reference(x, w, b))
    near(normed, torch.nn.BatchNorm1d(WIDTH).cuda()(x), torch.float32, 50)


def test_capture_without_a_kernel_takes_pytorch():
    """Loading machine code is not allowed there; the next eager call gets the kernel."""
    x = torch.randn(33, 77, device="cuda")
    F.layer_norm(x, (77,))
    torch.cuda.synchronize()
    graph = torch.cuda.CUDAGraph()
    with torch.cuda.graph(graph):
        y = OPS.layer_norm(x, [77])
    graph.replay()
    near(y, F.layer_norm(x, (77,)), torch.float32)
    before = len(dispatch.TABLE)
    OPS.layer_norm(x, [77])
    assert len(dispatch.TABLE) == before + 1


def test_each_thread_on_its_own_device():
    """DL-07."""
    if torch.cuda.device_count() < 2:
        pytest.skip("needs two GPUs")
    errors = []

    def work(index):
        try:
            place = f"cuda:{index}"
            args = tensors(place, index)
            for _ in range(50):
                got = step(*args)
            assert got[0].device == torch.device(place)
            check(got, reference(*args))
        except Exception as error:
            errors.append(error)

    threads = [threading.Thread(target=work, args=(i,)) for i in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not errors
    assert torch.cuda.current_device() == 0


def test_threads_on_streams_of_their_own():
    want = reference(*tensors())
    errors = []

    def work():
        try:
            with torch.cuda.stream(torch.cuda.Stream()):
                args = tensors()
                for _ in range(30):
                    got = step(*args)
                torch.cuda.current_stream().synchronize()
                check(got, want)
        except Exception as error:
            errors.append(error)

    threads = [threading.Thread(target=work) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not errors


def test_a_world_of_one_over_nccl(tmp_path):
    import torch.distributed as dist  # noqa: PLC0415

    if not dist.is_nccl_available():
        pytest.skip("PyTorch without NCCL")
    dist.init_process_group("nccl", init_method=f"file://{tmp_path}/s", rank=0, world_size=1)
    try:
        x = torch.randn(4, 8, 6, 6, device="cuda")
        sync, plain = T.SyncBatchNorm(8).cuda(), T.BatchNorm2d(8).cuda()
        assert torch.equal(sync(x), plain(x))
        function = T.sync_batch_norm.SyncBatchNormFunction
        y = function.apply(
            x.requires_grad_(), None, None, None, None, None, 0.1, 1e-5, dist.group.WORLD
        )
        near(y, F.batch_norm(x, None, None, training=True), torch.float32, 10)
    finally:
        dist.destroy_process_group()
