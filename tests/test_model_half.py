# SPDX-License-Identifier: Apache-2.0
"""Exported programs in float16, and in other dtypes than float32: each operator is that of PyTorch.

TVM's importer gives convolutions and products results of float32 whatever goes in, so that a bias
behind them met another dtype; these programs are small and of one operator each on purpose.
"""

from __future__ import annotations

import threading

import numpy as np
import pytest
import torch
from torch import nn
from torch.nn import functional

import tvmbn
from tvmbn.errors import ModelError
from tvmbn.model.source import EXPORT, TORCH_WORKER, Source
from tvmbn.worker import Worker

pytestmark = pytest.mark.slow


class Function(nn.Module):
    """A module of one function of the inputs, then of the modules."""

    def __init__(self, function, *modules):
        super().__init__()
        self.function, self.parts = function, nn.ModuleList(modules)

    def forward(self, *x):
        return self.function(*x, *self.parts)


IMAGE, ROWS, HEADS = (2, 4, 8, 8), (3, 16), (2, 2, 6, 8)


def attend(x, mask):
    return functional.scaled_dot_product_attention(x, x, x, attn_mask=mask)


def masked(x, mask):
    return x.masked_fill(mask, float("-inf")).softmax(-1)


def rms(x):
    """By hand, of numbers whose squares float16 cannot hold."""
    x = x * 1000
    return x * (x.pow(2).mean(-1, keepdim=True) + 1e-6).rsqrt()


def residual(x, conv):
    return conv(x) + 0.5 * x


def addmm(a, b, c):
    return torch.addmm(a, b, c, alpha=0.5, beta=2) + torch.addmm(a, b, c, beta=0)


MODULES = {
    "conv2d": (lambda: nn.Conv2d(4, 8, 3, padding=1), [IMAGE]),
    "conv2d same": (lambda: nn.Conv2d(4, 8, 3, padding="same"), [IMAGE]),
    "conv2d grouped": (lambda: nn.Conv2d(4, 8, 3, stride=2, dilation=2, groups=2), [IMAGE]),
    "conv1d": (lambda: nn.Conv1d(4, 8, 3), [(2, 4, 16)]),
    "conv3d": (lambda: nn.Conv3d(2, 4, 3), [(1, 2, 6, 6, 6)]),
    "transposed 1d": (lambda: nn.ConvTranspose1d(4, 8, 3, 2), [(2, 4, 9)]),
    "transposed 2d": (lambda: nn.ConvTranspose2d(4, 8, 3, 2, 1, output_padding=1), [IMAGE]),
    "transposed without bias": (lambda: nn.ConvTranspose2d(4, 8, 3, bias=False), [IMAGE]),
    "transposed 3d": (lambda: nn.ConvTranspose3d(2, 4, 3), [(1, 2, 4, 4, 4)]),
    "residual": (lambda: Function(residual, nn.Conv2d(4, 4, 3, padding=1)), [IMAGE]),
    "conv, group norm": (lambda: nn.Sequential(nn.Conv2d(4, 8, 3), nn.GroupNorm(2, 8)), [IMAGE]),
    "pixel shuffle": (lambda: nn.Sequential(nn.Conv2d(4, 8, 3), nn.PixelShuffle(2)), [IMAGE]),
    "linear": (lambda: nn.Linear(16, 8), [(3, 5, 16)]),
    "addmm": (lambda: Function(addmm), [(3, 5), (3, 4), (4, 5)]),
    "baddbmm": (lambda: Function(torch.baddbmm), [(2, 3, 4), (2, 3, 5), (2, 5, 4)]),
    "layer norm": (lambda: nn.LayerNorm(16), [ROWS]),
    "layer norm without weights": (lambda: nn.LayerNorm(16, elementwise_affine=False), [ROWS]),
    "rms norm by hand": (lambda: Function(rms), [ROWS]),
    "std": (lambda: Function(lambda x: x.std(-1) + x.std((0, 1), correction=0)), [ROWS]),
    "attention": (lambda: Function(attend), [HEADS, (6, 6)]),
    "masked": (lambda: Function(masked), [(3, 5), torch.ones(3, 5).triu(2).bool()]),
}


@pytest.fixture(scope="module")
def compiled(tmp_path_factory):
    """``compiled(module, inputs)``: the program, and its bundle for the CPU."""
    folder, count = tmp_path_factory.mktemp("half"), iter(range(1000))
    with Worker(TORCH_WORKER) as worker:

        def make(module, inputs, **options):
            program = torch.export.export(module.eval(), tuple(inputs))
            output = folder / str(next(count))
            return program, tvmbn.compile(program, "llvm", output, worker=worker, **options)

        yield make


def tensors(shapes):
    torch.manual_seed(0)
    return [torch.randn(s) if isinstance(s, tuple) else s for s in shapes]


def check(module, inputs, bundle, kind, error):
    op = tvmbn.load(bundle)
    with torch.no_grad():
        want = module(*inputs).double()
    got = op(*(x.to(kind) if x.dtype.is_floating_point else x for x in inputs))
    assert got.dtype == kind
    assert (got.double() - want).norm() <= error * want.norm()
    assert tvmbn.verify(bundle).passed


@pytest.mark.parametrize("name", MODULES)
def test_a_float32_program_in_float16(name, compiled):
    make, shapes = MODULES[name]
    module, inputs = make(), tensors(shapes)
    _, bundle = compiled(module, inputs, fp16=True)
    check(module, inputs, bundle, torch.float16, 2e-3)


@pytest.mark.parametrize(
    ("kind", "error"), [(torch.float64, 1e-14), (torch.float16, 2e-3), (torch.bfloat16, 2e-2)]
)
@pytest.mark.parametrize("name", ["conv2d", "transposed 2d", "linear", "addmm"])
def test_a_program_in_its_own_dtype(name, kind, error, compiled):
    make, shapes = MODULES[name]
    module, inputs = make().to(kind), [x.to(kind) for x in tensors(shapes)]
    _, bundle = compiled(module, inputs)
    check(module, inputs, bundle, kind, error)


def test_constants_of_64_bits_stay_whole(compiled):
    numbers = torch.tensor([2**40, 1])
    module = Function(lambda x: x + numbers)
    _, bundle = compiled(module, [torch.zeros(3, 2, dtype=torch.int64)])
    got = tvmbn.load(bundle)(torch.ones(3, 2, dtype=torch.int64))
    assert torch.equal(got, (1 + numbers).expand(3, 2))


def test_the_reference_gets_the_dtypes_of_the_model(compiled):
    """One input is float32 and one float16: neither all wide nor all narrow would run."""
    module = Function(lambda x, y, conv: conv(x) + y.float(), nn.Conv2d(4, 4, 1))
    inputs = [torch.randn(IMAGE), torch.randn(IMAGE).half()]
    program, bundle = compiled(module, inputs, fp16=True)
    check(module, inputs, bundle, torch.float16, 2e-3)
    assert tvmbn.verify(bundle, model=program, seed=1).passed


def test_programs_are_run_by_several_threads(tmp_path):
    """Loading a program sets globals of PyTorch's: two at once fail there."""
    torch.manual_seed(0)
    module = nn.Conv2d(4, 8, 3).eval()
    path, x = tmp_path / "m.pt2", np.ones(IMAGE, np.float16)
    with EXPORT:
        torch.export.save(torch.export.export(module, (torch.randn(IMAGE),)), path)
    with torch.no_grad():
        want = module(torch.ones(IMAGE)).numpy()
    source, wrong = Source("m", path, "", TORCH_WORKER), []

    def run():
        try:
            for _ in range(4):
                np.testing.assert_array_equal(source.run({"x": x})[0][0], want)
        except BaseException as error:
            wrong.append(error)

    threads = [threading.Thread(target=run) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not wrong


def test_what_float16_cannot_hold_is_refused(compiled):
    module = Function(lambda x, m: x.masked_fill(m, -1e9).softmax(-1))
    inputs = [torch.randn(3, 5), torch.ones(3, 5).bool()]
    with pytest.raises(ModelError, match=r"up to 65504; received 1e\+09; compile without --fp16"):
        compiled(module, inputs, fp16=True)
