# SPDX-License-Identifier: Apache-2.0
"""ONNX's own conformance tests of the operators that tvmbn is about, on the CPU and on a GPU."""

from __future__ import annotations

import collections
import importlib

import numpy as np
import pytest
import torch
from model_ahead import Ahead, gpu_target

onnx = pytest.importorskip("onnx")

import tvmbn  # noqa: E402
from tvmbn.bundle import read  # noqa: E402

PACKAGE = "onnx.backend.test.case.node"
MODULES = ("batch_normalization", "layernormalization", "rmsnormalization", "conv", "convtranspose")
COUNTS = {
    "BatchNormalization": 4,
    "LayerNormalization": 19,
    "RMSNormalization": 19,
    "Conv": 6,
    "ConvTranspose": 11,
}
DEVICES = [pytest.param("cpu", marks=pytest.mark.slow), pytest.param("cuda", marks=pytest.mark.gpu)]


def cases():
    """Cases of a single node; ``_expanded`` ones spell an operator in others."""
    for module in MODULES:
        importlib.import_module(f"{PACKAGE}.{module}")
    for case in importlib.import_module(PACKAGE)._NodeTestCases:
        nodes = case.model.graph.node
        if len(nodes) == 1 and nodes[0].op_type in COUNTS and "_expanded" not in case.name:
            yield case


CASES = {case.name: case for case in cases()}


def test_all_of_them_are_here():
    kinds = collections.Counter(case.model.graph.node[0].op_type for case in CASES.values())
    assert kinds == COUNTS


@pytest.fixture(scope="module")
def bundles(request, tmp_path_factory):
    """``bundles(device, name)``: the compiled case; a target may stand for the device."""
    folder = tmp_path_factory.mktemp("nodes")

    def compile(key, worker):
        device, name = key
        onnx.save(CASES[name].model, folder / f"{name}-{device}.onnx")
        target = gpu_target() if device == "cuda" else {"cpu": "llvm"}.get(device, device)
        return tvmbn.compile(
            folder / f"{name}-{device}.onnx", target, folder / f"{name}-{device}", worker=worker
        )

    ahead = Ahead(compile).start(request, "device", "name")
    yield ahead
    ahead.close()


@pytest.mark.parametrize("name", CASES)
@pytest.mark.parametrize("device", DEVICES)
def test_node(name, device, bundles):
    case, bundle = CASES[name], bundles(device, name)
    op = tvmbn.load(bundle, device=device)
    for inputs, outputs in case.data_sets:
        got = op(*(torch.from_numpy(np.array(x)).to(device) for x in inputs))
        got = got if isinstance(got, tuple) else (got,)
        for mine, theirs in zip(got, outputs, strict=True):
            mine = mine.cpu().numpy()  # noqa: PLW2901
            assert mine.dtype == theirs.dtype
            assert mine.shape == theirs.shape
            np.testing.assert_allclose(mine, theirs, rtol=case.rtol, atol=case.atol)
    assert tvmbn.verify(bundle, device=device).passed


@pytest.mark.slow
@pytest.mark.parametrize("name", CASES)
@pytest.mark.parametrize("device", ["sm_90"])
def test_node_is_built_for_a_gpu_without_one(name, device, bundles):
    (entry,) = read(bundles(device, name)).manifest["libraries"]
    assert entry["architectures"] == [device]
