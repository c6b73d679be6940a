# SPDX-License-Identifier: Apache-2.0
"""Whole models on a GPU in float16: against float32, beside PyTorch's own float16, in graphs."""

from __future__ import annotations

import pytest
import torch
from model_ahead import Ahead, gpu_target
from model_zoo import MODELS, random_model

import tvmbn
from tvmbn.bundle import read
from tvmbn.model.source import EXPORT

pytestmark = [
    pytest.mark.gpu,
    # Some versions of torch.export.load say so of what they have just read.
    pytest.mark.filterwarnings("ignore:The given buffer is not writable:UserWarning"),
]
TORCH_WORKER = "tvmbn.model.torch_worker"
OPEN, FIXED = "N", 4
CASES = [(name, batch) for name in MODELS for batch in (FIXED, OPEN)]


@pytest.fixture(scope="module", autouse=True)
def exact():
    """PyTorch's float32 is the reference: none of it in fewer digits."""
    before = torch.backends.cudnn.allow_tf32
    torch.backends.cudnn.allow_tf32 = False
    yield
    torch.backends.cudnn.allow_tf32 = before


@pytest.fixture(scope="module")
def bundles(request, tmp_path_factory):
    """``bundles(name, batch)``: a network with random weights, compiled for the GPU here."""
    folder = tmp_path_factory.mktemp("models")
    exported = {}

    def compile(key, worker):
        name, batch = key
        output = folder / f"{name}-{batch}"
        return tvmbn.compile(
            exported[key], gpu_target(), output, fp16=True, name=name, worker=worker
        )

    for key in CASES:
        exported[key] = folder / "{}-{}.pt2".format(*key)
    made = Ahead(compile, TORCH_WORKER)
    ask = made.submit

    def submit(key):
        if not exported[key].exists():
            with EXPORT:  # other threads run programs that were exported before
                torch.export.save(export(*key), exported[key])
        return ask(key)

    made.submit = submit
    yield made.start(request, "name", "batch")
    made.close()


def export(name, batch):
    module, inputs = random_model(name, FIXED)
    open_batch = torch.export.Dim("N", min=1, max=64)
    shapes = tuple({0: open_batch} for _ in inputs) if batch == OPEN else None
    return torch.export.export(module, inputs, dynamic_shapes=shapes)


def run_torch(name, batch):
    """The network in float32, its float16 results, and inputs for the compiled one."""
    module, inputs = random_model(name, batch)
    inputs = [x.cuda() for x in inputs]
    narrow = [x.half() if x.is_floating_point() else x for x in inputs]
    with torch.no_grad():
        want = module.cuda()(*inputs)
        theirs = module.half()(*narrow)
    return want, theirs, narrow


def error(got, want):
    return ((got.float() - want).norm() / want.norm()).item()


@pytest.mark.parametrize(("name", "batch"), CASES)
def test_a_model_is_as_exact_as_pytorch(name, batch, bundles):
    """It rounds where PyTorch rounds, or less often: its error may not be larger by much."""
    path = bundles(name, batch)
    op = tvmbn.load(path, device="cuda")
    for size in (FIXED,) if batch == FIXED else (1, 3, 8):
        want, theirs, inputs = run_torch(name, size)
        got = op(*inputs)
        assert got.dtype == torch.float16
        assert error(got, want) < 1.5 * error(theirs, want) + 1e-4
    report = tvmbn.verify(path, device="cuda")
    assert report.passed, report


@pytest.mark.parametrize("name", ["resnet50", "transformer"])
def test_a_model_rounded_to_tf32_is_as_exact_as_pytorch(name, tmp_path):
    path = tmp_path / "m.pt2"
    with EXPORT:
        torch.export.save(export(name, FIXED), path)
    made = tvmbn.compile(path, gpu_target(), tmp_path / "m", tf32=True)
    (entry,) = read(made).manifest["libraries"]
    own = [k["config"]["phases"][0]["kind"] for k in entry["config"]["kernels"] if k["spec"]]
    assert "conv_gemm" in own
    module, inputs = random_model(name, FIXED)
    module, inputs = module.cuda(), [x.cuda() for x in inputs]
    flags = (torch.backends.cudnn, torch.backends.cuda.matmul)
    before = [flag.allow_tf32 for flag in flags]
    found = []
    with torch.no_grad():
        for allowed in (False, True):
            for flag in flags:
                flag.allow_tf32 = allowed
            found.append(module(*inputs))
    for flag, value in zip(flags, before, strict=True):
        flag.allow_tf32 = value
    want, theirs = found
    got = tvmbn.load(made, device="cuda")(*inputs)
    assert 1e-6 < error(got, want) < 1.5 * error(theirs, want) + 1e-4
    report = tvmbn.verify(made, device="cuda")
    assert report.passed, report


@pytest.mark.parametrize(("name", "batch"), [("resnet50", FIXED), ("transformer", FIXED)])
def test_a_model_in_a_cuda_graph(name, batch, bundles):
    op = tvmbn.load(bundles(name, batch), device="cuda")
    _, inputs = random_model(name, FIXED)
    inputs = [x.cuda().half() for x in inputs]
    want = op(*inputs)
    out = torch.full_like(want, float("nan"))
    graph = torch.cuda.CUDAGraph()
    with torch.cuda.graph(graph):
        op(*inputs, out=out)
    graph.replay()
    torch.testing.assert_close(out, want, rtol=0, atol=0)
    other = torch.randn_like(inputs[0])
    inputs[0].copy_(other)
    graph.replay()
    torch.testing.assert_close(out, op(other), rtol=0, atol=0)


@pytest.mark.parametrize(
    ("name", "batch"), [("resnet50", OPEN), ("efficientnet-lite0", FIXED), ("minilm", OPEN)]
)
def test_layers_use_kernels_by_hand(name, batch, bundles):
    (entry,) = read(bundles(name, batch)).manifest["libraries"]
    layers = [k for k in entry["config"]["kernels"] if k["spec"] and k["spec"]["op"] == "conv_bn"]
    kinds = {k["config"]["phases"][0]["kind"] for k in layers}
    assert kinds <= {"conv_gemm", "conv_stem", "conv_depthwise", "conv_wgmma"}
    assert entry["config"]["folded"]["kept"] == 0
