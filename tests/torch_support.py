# SPDX-License-Identifier: Apache-2.0
"""What the tests of tvmbn.torch share: a cache of the session's own, and strict settings."""

from __future__ import annotations

import shutil

import pytest
import torch

import tvmbn.torch as T
from tvmbn.torch import launcher

OPS = torch.ops.tvmbn
DEVICES = ("cpu", pytest.param("cuda", marks=pytest.mark.gpu))
ALL_DTYPES = (torch.float32, torch.float16, torch.bfloat16, torch.float64)
LIMITS = {torch.float64: 1e-11, torch.float32: 2e-5, torch.float16: 4e-3, torch.bfloat16: 3e-2}


@pytest.fixture(scope="session")
def kernels(tmp_path_factory, pytestconfig):
    """Folder of the cache, the same for the whole session: each kernel is built once.

    The launcher is there before the first call, so that the short way is tested as well; it is
    kept from session to session, for its name holds all that it is made of.
    """
    folder, kept = tmp_path_factory.mktemp("kernels"), pytestconfig.cache.mkdir("launcher")
    for path in kept.iterdir():
        shutil.copy2(path, folder)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("TVMBN_CACHE_DIR", str(folder))
        assert launcher.wait() == "ready"
    for path in folder.glob("launcher-*.so"):
        shutil.copy2(path, kept)
    return folder


@pytest.fixture
def strict(kernels, monkeypatch):
    """Only tvmbn's own kernels: PyTorch taking over would be an error."""
    monkeypatch.setenv("TVMBN_CACHE_DIR", str(kernels))
    with T.configure(policy="strict", build="wait"):
        yield


def leaf(*shape, device="cpu", dtype=torch.float32, seed=0):
    """Random values that require a gradient."""
    generator = torch.Generator().manual_seed(seed + sum(shape))
    values = torch.randn(shape, generator=generator, dtype=torch.float64)
    return values.to(dtype).to(device).requires_grad_()


def near(got, want, dtype, scale=1.0):
    """Compare within a limit for the dtype that was computed in."""
    limit = LIMITS[dtype] * scale
    torch.testing.assert_close(got.double(), want.double(), atol=limit, rtol=limit)
