# SPDX-License-Identifier: Apache-2.0
"""SyncBatchNorm over several processes equals BatchNorm over all of their data in float64."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from itertools import pairwise
from pathlib import Path

import pytest
import torch
from torch_support import kernels

import tvmbn.torch as T
from tvmbn.torch.sync_batch_norm_ops import MOMENTS, NORMALISE

__all__ = ["kernels"]
WORKER = Path(__file__).parent / "sync_worker.py"
CASES = {
    "two": (2, [3, 3], {}),
    "uneven": (2, [1, 5], {}),
    "one empty": (2, [0, 4], {}),
    "one value each": (2, [1, 1], {"shape": (5,)}),  # BN-25
    "three channels last": (3, [2, 0, 5], {"layout": "NHWC"}),
    "four cumulative": (4, [1, 2, 3, 4], {"momentum": None}),
    "all empty": (2, [0, 0], {}),
    "narrow": (2, [2, 4], {"dtype": "bfloat16"}),
    "no parameters": (2, [2, 3], {"affine": False}),
    "no statistics": (2, [2, 3], {"track": False}),
    "large mean": (2, [3, 4], {"offset": 1000.0}),
}


def launch(tmp_path, kernels, size, device, **task):
    """Run the worker in ``size`` processes and return what each reports."""
    task |= {"init": f"file://{tmp_path}/store", "world": size, "device": device}
    processes = []
    for rank in range(size):
        env = {
            **os.environ,
            "TVMBN_CACHE_DIR": str(kernels),
            "OMP_NUM_THREADS": "1",
            "TVM_NUM_THREADS": "1",
        }
        command = [sys.executable, "-W", "error", str(WORKER), json.dumps(task | {"rank": rank})]
        with (tmp_path / f"out{rank}").open("w") as out:
            start = subprocess.Popen(command, stdout=out, stderr=subprocess.STDOUT, env=env)
        processes.append(start)
    codes = [process.wait(300) for process in processes]
    texts = [(tmp_path / f"out{rank}").read_text() for rank in range(size)]
    assert not any(codes), "\n".join(texts)
    return [json.loads(text.splitlines()[-1]) for text in texts]


# Each starts processes that import torch: seconds.
QUICK = ("one empty",)
EACH = [name if name in QUICK else pytest.param(name, marks=pytest.mark.slow) for name in CASES]


@pytest.mark.parametrize("name", EACH)
def test_processes_on_the_cpu(name, tmp_path, kernels):
    size, parts, options = CASES[name]
    reports = launch(tmp_path, kernels, size, "cpu", parts=parts, **options)
    limit = 2e-2 if options.get("dtype") else 2e-4 if "offset" in options else 2e-5
    for report in reports:
        assert report["collectives"] == [1, 1], report
        for what, error in report["errors"].items():
            assert error < limit, (what, report)


@pytest.mark.gpu
@pytest.mark.parametrize("name", CASES)
def test_processes_on_gpus(name, tmp_path, kernels):
    size, parts, options = CASES[name]
    if torch.cuda.device_count() < size:
        pytest.skip(f"needs {size} GPUs")
    for report in launch(tmp_path, kernels, size, "cuda", parts=parts, **options):
        limit = 2e-2 if options.get("dtype") else 2e-4 if "offset" in options else 5e-5
        assert report["collectives"] == [1, 1]
        assert all(error < limit for error in report["errors"].values()), report


def merged(parts):
    """Mean, variance, unbiased variance and count of all parts, by the kernels."""
    every = torch.stack([MOMENTS(p) for p in parts])
    old = torch.zeros(2, parts[0].shape[1], dtype=parts[0].dtype)
    x = next(p for p in parts if len(p))
    size = len(parts)
    y, mean, rstd, share = NORMALISE(x, None, None, every, *old, None, size, 1.0, 0.0)
    torch.testing.assert_close(y, (x - mean) * rstd)
    torch.testing.assert_close(old[0], mean)
    return mean, rstd**-2, old[1], 1 / share


def test_moments_merge_exactly():
    """BN-23: [0] and [2, 4, 6] have mean 3, variance 5, unbiased 20/3."""
    parts = [torch.tensor([[0.0]]), torch.tensor([[2.0], [4.0], [6.0]]), torch.zeros(0, 1)]
    with T.configure(policy="strict", build="wait"):
        mean, variance, unbiased, count = merged(parts)
    assert (count.item(), mean.item()) == (4, 3)
    assert variance.item() == pytest.approx(5, rel=1e-6)
    assert unbiased.item() == pytest.approx(20 / 3, rel=1e-6)


def test_any_split_gives_the_same_moments():
    torch.manual_seed(0)
    x = torch.randn(12, 5, dtype=torch.float64) + 1e6
    with T.configure(policy="strict", build="wait"):
        results = []
        for cuts in ([0, 12], [0, 1, 12], [0, 5, 5, 12], [0, 2, 4, 11, 12]):
            parts = [x[a:b] for a, b in pairwise(cuts)]
            results.append(torch.cat(merged(parts)))
    for result in results[1:]:
        torch.testing.assert_close(result, results[0], rtol=1e-9, atol=1e-9)


def test_alone_it_is_batch_norm():
    x = torch.randn(4, 5, 3, 2)
    with T.configure(policy="strict", build="wait"):
        sync, plain = T.SyncBatchNorm(5), T.BatchNorm2d(5)
        assert torch.equal(sync(x), plain(x))
        assert torch.equal(sync.eval()(x), plain.eval()(x))
        with pytest.raises(ValueError, match="more than one value"):
            sync.train()(x[:1, :, :1, :1])
