# SPDX-License-Identifier: Apache-2.0
"""Putting a new bundle in a loaded one's place while threads call it."""

from __future__ import annotations

import gc
import threading
import time
from pathlib import Path

import numpy as np
import pytest
import torch
import toy
from onnx_models import FLOAT, node, random
from onnx_models import model as onnx_model

import tvmbn
from tvmbn import bundle
from tvmbn.errors import BundleError, CompatibilityError, SignatureError


def spec(eps: float, **settings):
    return tvmbn.layer_norm((6, 128), eps=eps, **settings)


@pytest.fixture(scope="session")
def pair(built):
    """Bundles of equal arguments whose results differ, and those results."""
    paths = [built(spec(eps)) for eps in (1e-5, 0.5)]
    return paths, [tvmbn.load(p) for p in paths]


def inputs():
    generator = torch.Generator().manual_seed(0)
    return [torch.rand(*shape, generator=generator) for shape in ((6, 128), (128,), (128,))]


def test_calls_go_on_while_bundles_are_exchanged(pair):
    (first, second), loaded = pair
    tensors = inputs()
    arrays = [t.numpy() for t in tensors]
    right = [op(*arrays) for op in loaded]
    assert not np.array_equal(*right)
    op, stop = tvmbn.load(first), threading.Event()
    counts, failures = [0] * 6, []

    def work(number: int) -> None:
        given = tensors if number % 2 else arrays
        out = torch.empty(6, 128)
        while not stop.is_set():
            try:
                y = op(*given, out=out) if number == 1 else op(*given)
                if not any(np.array_equal(y, want) for want in right):
                    raise AssertionError("a mixture of two bundles")
            except Exception as error:
                failures.append(error)
                return
            counts[number] += 1

    threads = [threading.Thread(target=work, args=(i,)) for i in range(len(counts))]
    [t.start() for t in threads]
    for i in range(20):
        op.reload((second, first)[i % 2])
        np.testing.assert_array_equal(op(*arrays), right[(i + 1) % 2])
        time.sleep(0.01)
    stop.set()
    [t.join() for t in threads]
    assert not failures, failures[0]
    assert min(counts) > 20


def test_everything_is_of_the_new_bundle(pair):
    (first, second), _ = pair
    op = tvmbn.load(first)
    op(*inputs())
    op.reload(second)
    assert op.bundle.path == second and op.spec["eps"] == 0.5
    with pytest.raises(BundleError):
        op.reload(second.parent / "absent")
    assert op.spec["eps"] == 0.5


def test_other_arguments_are_refused(pair, built):
    op = tvmbn.load(pair[0][0])
    before = op(*inputs())
    for other in (spec(1e-5, dtype="float16"), tvmbn.layer_norm((7, 128))):
        with pytest.raises(BundleError, match="a bundle with the arguments of layer_norm"):
            op.reload(built(other))
    assert torch.equal(op(*inputs()), before)


def test_a_damaged_bundle_changes_nothing(pair, tmp_path):
    source = bundle.read(pair[0][1])
    files = {n: source.read(n) for n in source.names() if n != "manifest.json"}
    path = bundle.write(tmp_path / "b", source.manifest, files)
    op = tvmbn.load(pair[0][0])
    before = op(*inputs())
    library = path / "lib/llvm.so"
    library.write_bytes(library.read_bytes()[:-1] + b"\0\1")
    with pytest.raises(BundleError, match="damaged or exchanged"):
        op.reload(path)
    with pytest.raises(SignatureError, match="a signed bundle"):
        op.reload(pair[0][1], key="0" * 64)
    assert torch.equal(op(*inputs()), before)


def test_a_bundle_that_computes_wrongly_is_refused(pair, tmp_path):
    """Sound by its digests, with the library of another epsilon."""
    right, wrong = (bundle.read(p) for p in pair[0])
    files = {n: right.read(n) for n in right.names() if n != "manifest.json"}
    files["lib/llvm.so"] = wrong.read("lib/llvm.so")
    entry = dict(right.manifest["libraries"][0])
    entry |= {k: wrong.manifest["libraries"][0][k] for k in ("sha256", "bytes")}
    path = bundle.write(tmp_path / "b", {**right.manifest, "libraries": [entry]}, files)
    op = tvmbn.load(pair[0][0])
    before = op(*inputs())
    with pytest.raises(BundleError, match=r"what its golden data says; received incorrect_num"):
        op.reload(path)
    assert torch.equal(op(*inputs()), before)


def test_workspaces_and_alignment_change_with_the_library(tmp_path):
    """The toy with other scratch memory: a mixture of two would be refused by the library."""
    paths = [toy.make(tmp_path / str(a), alignment=a) for a in (64, 16)]
    op = tvmbn.load(paths[0])
    x, gamma, stat = np.ones((4, 6), np.float32), np.ones(6, np.float32), np.ones(6, np.float32)
    for path, alignment in zip(paths[::-1], (16, 64), strict=True):
        op.reload(path)
        assert op.library.alignment == alignment
        np.testing.assert_array_equal(op(x, gamma, stat.copy())[0], x + 1)


def test_other_devices_are_refused(tmp_path, built):
    op = tvmbn.load(built(spec(1e-5)))
    with pytest.raises(CompatibilityError, match="a library for llvm"):
        op.reload(built(spec(1e-5), "sm_90"))


def test_models(tmp_path):
    nodes = [node("Conv", "x,w", "c", kernel_shape=[3, 3]), node("Relu", "c", "y")]
    paths = []
    for seed in (0, 1):
        made = onnx_model(
            nodes, {"x": (["N", 4, 8, 8], FLOAT)}, ["y"], {"w": random(8, 4, 3, 3, seed=seed)}
        )
        (tmp_path / "net.onnx").write_bytes(made.SerializeToString())
        output = tmp_path / str(seed)
        paths.append(tvmbn.compile(tmp_path / "net.onnx", "llvm", output, batch="dynamic"))
    x = np.random.default_rng(0).standard_normal((3, 4, 8, 8), dtype=np.float32)
    want = [tvmbn.load(path)(x) for path in paths]
    op = tvmbn.load(paths[0])
    for i in (1, 0, 1):
        op.reload(paths[i])
        np.testing.assert_array_equal(op(x=x), want[i])


def test_old_libraries_are_let_go(pair):
    op = tvmbn.load(pair[0][0])
    op(*inputs())

    def mapped() -> int:
        gc.collect()
        return Path("/proc/self/maps").read_text().count("llvm.so")

    before = mapped()
    for i in range(20):
        op.reload(pair[0][i % 2])
    assert mapped() == before


@pytest.mark.gpu
def test_on_a_gpu(built):
    target = "sm_{}{}".format(*torch.cuda.get_device_capability())
    paths = [built(spec(eps), target) for eps in (1e-5, 0.5)]
    tensors = [t.cuda() for t in inputs()]
    right = [tvmbn.load(p)(*tensors) for p in paths]
    op, stop, failures = tvmbn.load(paths[0]), threading.Event(), []

    def work() -> None:
        with torch.cuda.stream(torch.cuda.Stream()):
            while not stop.is_set():
                try:
                    results = [op(*tensors) for _ in range(50)]
                    torch.cuda.current_stream().synchronize()
                    assert all(any(torch.equal(y, r) for r in right) for y in results)
                except Exception as error:
                    failures.append(error)
                    return

    threads = [threading.Thread(target=work) for _ in range(4)]
    [t.start() for t in threads]
    for i in range(50):
        op.reload(paths[(i + 1) % 2])
    stop.set()
    [t.join() for t in threads]
    assert not failures, failures[0]
