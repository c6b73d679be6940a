# SPDX-License-Identifier: Apache-2.0
"""Attention as one kernel: found in models, its meaning on the CPU, and the kernel emulated."""

from __future__ import annotations

from importlib import import_module

import numpy as np
import pytest
import torch
from emulate import emulate_function
from model_ahead import gpu_target
from torch import nn
from torch.nn import functional

import tvmbn
from tvmbn.bundle import read
from tvmbn.model.source import EXPORT
from tvmbn.schedules.attention import Attention, build
from tvmbn.target import parse

pytestmark = pytest.mark.slow
INF = float("inf")


def drawn(of, lowest=0.0):
    """Inputs of NumPy, and what float64 makes of them."""
    rng = np.random.default_rng(0)
    groups = [d if isinstance(d, int) else 2 for d in of.groups]

    def tensor(*shape, dtype="float16", scale=1.0):
        return (scale * rng.standard_normal(shape)).astype(dtype)

    q = tensor(*groups, of.queries, of.size, scale=3.0)
    arrays = {
        "q": q,
        "k": tensor(*groups, of.keys, of.size),
        "v": tensor(*groups, of.keys, of.size),
    }
    wide = {name: torch.from_numpy(a).double() for name, a in arrays.items()}
    scores = wide["q"] @ wide["k"].mT * of.scale
    if of.mask is not None:
        shape = [d if isinstance(d, int) else 2 for d in of.mask]
        mask = tensor(*shape, dtype=of.mask_dtype)
        if lowest:
            mask[..., shape[-1] // 3 :] = lowest
        arrays["mask"] = mask
        scores = scores + torch.from_numpy(mask).double()
    return arrays, (scores.softmax(-1) @ wide["v"]).numpy()


def played(of, arrays, folder, late=True):
    """What the kernel makes of the inputs."""
    groups = [d if isinstance(d, int) else d.name for d in of.groups]
    shapes = {"q": (*groups, of.queries, of.size), "k": (*groups, of.keys, of.size)}
    shapes["v"] = shapes["k"]
    if of.mask is not None:
        shapes["mask"] = tuple(d if isinstance(d, int) else d.name for d in of.mask)
    shapes["y"] = shapes["q"]
    arrays = arrays | {"y": np.full(arrays["q"].shape, np.nan, np.float16)}
    return emulate_function(build(of), arrays, folder, shapes=shapes, late=late)["y"]


KERNELS = {
    "tails of queries and keys": (Attention((2,), 20, 37, 16, 0.25), 0.0),
    "two tiles of whole keys": (Attention((1,), 65, 128, 32, 0.2), 0.0),
    "a mask of keys": (Attention((2, 2), 20, 70, 64, 0.125, (2, 1, 1, 70)), -10000.0),
    "a mask of all": (Attention((1, 2), 17, 33, 96, 0.125, (1, 2, 17, 33), "float32"), 0.0),
    "one mask for all groups": (Attention((2, 2), 9, 64, 16, 0.25, (1, 1, 9, 64)), -INF),
    "a mask of queries": (Attention((2, 1), 5, 16, 16, 0.25, (2, 1, 5, 1)), 0.0),
    "a long head": (Attention((1,), 16, 40, 128, 0.09), 0.0),
    "numbers that float32 alone holds": (Attention((1,), 16, 40, 16, 3000.0), 0.0),
}


@pytest.mark.parametrize("late", [True, False], ids=["late", "at once"])
@pytest.mark.parametrize("name", KERNELS)
def test_the_kernel(name, late, tmp_path):
    of, lowest = KERNELS[name]
    assert of.suits()
    arrays, want = drawn(of, lowest)
    got = played(of, arrays, tmp_path, late)
    np.testing.assert_allclose(got, want, rtol=2e-3, atol=2e-3)


def test_an_open_batch(tmp_path):
    from tvm import tirx  # noqa: PLC0415  (imports TVM)

    n = tirx.Var("N", "int64")
    of = Attention((n, 2), 7, 20, 16, 0.25, (n, 1, 1, 20))
    arrays, want = drawn(of, -10000.0)
    got = played(of, arrays, tmp_path)
    np.testing.assert_allclose(got, want, rtol=2e-3, atol=2e-3)


def test_infinity_and_nan_spread_as_in_pytorch(tmp_path):
    of = Attention((4,), 3, 70, 16, 0.25, (4, 1, 70))
    arrays, _ = drawn(of)
    arrays["mask"][0] = -INF  # no key at all
    arrays["mask"][1, 0, :66] = -INF  # none in the first step
    arrays["q"][2, 1, 3] = np.nan
    arrays["v"][3, 69, 5] = INF
    tensors = {name: torch.from_numpy(a).double() for name, a in arrays.items()}
    q, k, v, mask = tensors.values()
    want = ((q @ k.mT * of.scale + mask).softmax(-1) @ v).numpy()
    got = played(of, arrays, tmp_path)
    np.testing.assert_allclose(got, want, rtol=2e-3, atol=2e-3)
    assert np.isnan(got[0]).all()


@pytest.mark.parametrize(
    "of",
    [
        Attention((1,), 8, 8, 24, 1.0),
        Attention((1,), 8, 8, 256, 1.0),
        Attention((1 << 14, 1 << 10), 64, 64, 64, 1.0),
        Attention((1,), 0, 8, 16, 1.0),
    ],
)
def test_what_the_kernel_cannot_do(of):
    assert not of.suits()


class Heads(nn.Module):
    """Attention of given heads; the kind tells what stands around the product."""

    def __init__(self, kind):
        super().__init__()
        self.kind = kind

    def forward(self, q, k, v, mask):  # noqa: PLR0911
        match self.kind:
            case "plain":
                return functional.scaled_dot_product_attention(q, k, v)
            case "masked":
                return functional.scaled_dot_product_attention(q, k, v, mask)
            case "spelled":
                return (mask + q @ k.transpose(-1, -2) / 4).softmax(-1) @ v
            case "keys turned before":
                return (0.25 * (q @ -k.transpose(-1, -2))).softmax(3) @ v
            case "a scaled mask":
                return ((q @ k.transpose(-1, -2) + mask) * 0.25).softmax(-1) @ v
            case "scores seen":
                scores = q @ k.transpose(-1, -2) * 0.25
                return scores.softmax(-1) @ v, scores
            case "another axis":
                return (q @ k.transpose(-1, -2) * 0.25).softmax(-2) @ v
            case "weights seen":
                weights = (q @ k.transpose(-1, -2) * 0.25).softmax(-1)
                return weights @ v, weights
            case "one tensor":
                return (q @ q.transpose(-1, -2) * 0.25).softmax(-1) @ q


SHAPES = ((2, 3, 20, 16), (2, 3, 37, 16), (2, 3, 37, 16), (2, 1, 1, 37))
FOUND = ("plain", "masked", "spelled", "keys turned before")
LEFT = ("a scaled mask", "scores seen", "another axis", "weights seen", "one tensor")


class Here:
    """A worker that is this process, so that parts of tvmbn can be replaced in it."""

    def call(self, function, arguments, timeout):
        del timeout
        module, _, name = function.partition(":")
        found = getattr(import_module(module), name)(*arguments)
        return found if isinstance(found, tuple) else (found, b"")


def fused(program, monkeypatch, folder):
    """How often attention is found for a GPU, and the bundle of what replaces it, for the CPU."""
    from tvmbn.model import attention  # noqa: PLC0415  (imports TVM)

    counts, fuse = [], attention.fuse

    def for_a_gpu(module, target):
        del target
        made = fuse(module, parse("sm_90"))
        counts.append(made.script().count("R.call_tir(cls.attention"))
        return made

    monkeypatch.setattr(attention, "fuse", for_a_gpu)
    monkeypatch.setattr(attention, "callee", lambda *_: None)
    path = tvmbn.compile(program, "llvm", folder / "m", fp16=True, worker=Here())
    return counts[0], tvmbn.load(path, device="cpu")


@pytest.mark.parametrize("kind", [*FOUND, *LEFT])
def test_attention_is_found_and_means_the_same(kind, monkeypatch, tmp_path):
    torch.manual_seed(0)
    inputs = tuple(torch.randn(s) for s in SHAPES)
    module = Heads(kind)
    with EXPORT:
        program = torch.export.export(module, inputs)
    count, op = fused(program, monkeypatch, tmp_path)
    assert count == (kind in FOUND)
    used = [x.half() for x in inputs]
    used = used[: len(op.arguments) - (2 if kind.endswith("seen") else 1)]
    want, got = module(*inputs), op(*used)
    want, got = (x[0] if isinstance(x, tuple) else x for x in (want, got))
    torch.testing.assert_close(got.float(), want, rtol=5e-3, atol=5e-3)


GPU_CASES = {  # queries, keys, size of a head, mask
    "a mask of keys": (128, 128, 64, (4, 1, 1, 128)),
    "tails": (197, 77, 32, None),
    "a mask of all": (65, 130, 128, (4, 6, 65, 130)),
    "many keys": (100, 1000, 80, (1, 1, 100, 1000)),
}


@pytest.mark.gpu
@pytest.mark.parametrize("name", GPU_CASES)
def test_attention_on_a_gpu(name, tmp_path):
    queries, keys, size, mask = GPU_CASES[name]
    torch.manual_seed(0)
    shapes = ((4, 6, queries, size), (4, 6, keys, size), (4, 6, keys, size), mask or (1, 1, 1, 1))
    inputs = tuple(torch.randn(s) for s in shapes)
    with EXPORT:
        program = torch.export.export(Heads("masked" if mask else "plain"), inputs)
    path = tvmbn.compile(program, gpu_target(), tmp_path / "m", fp16=True)
    (entry,) = read(path).manifest["libraries"]
    assert [k["name"] for k in entry["config"]["kernels"]] == ["attention"]
    op = tvmbn.load(path, device="cuda")
    used = [x.cuda().half() for x in inputs][: len(op.arguments) - 1]
    q, k, v = (x.double() for x in used[:3])
    scores = q @ k.mT / size**0.5 + (used[3].double() if mask else 0)
    torch.testing.assert_close(op(*used).double(), scores.softmax(-1) @ v, rtol=2e-3, atol=1e-3)
    assert tvmbn.verify(path, device="cuda").passed
