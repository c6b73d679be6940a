# SPDX-License-Identifier: Apache-2.0
"""ONNX's own conformance tests of the operators that tvmbn is about, compiled for the CPU."""

from __future__ import annotations

import collections
import importlib

import numpy as np
import pytest

onnx = pytest.importorskip("onnx")

import tvmbn  # noqa: E402
from tvmbn.worker import Worker  # noqa: E402

PACKAGE = "onnx.backend.test.case.node"
MODULES = ("batch_normalization", "layernormalization", "rmsnormalization", "conv", "convtranspose")
COUNTS = {
    "BatchNormalization": 4,
    "LayerNormalization": 19,
    "RMSNormalization": 19,
    "Conv": 6,
    "ConvTranspose": 11,
}


def cases():
    """Cases of a single node; ``_expanded`` ones spell an operator in others."""
    for module in MODULES:
        importlib.import_module(f"{PACKAGE}.{module}")
    for case in importlib.import_module(PACKAGE)._NodeTestCases:
        nodes = case.model.graph.node
        if len(nodes) == 1 and nodes[0].op_type in COUNTS and "_expanded" not in case.name:
            yield case


CASES = list(cases())


def test_all_of_them_are_here():
    kinds = collections.Counter(case.model.graph.node[0].op_type for case in CASES)
    assert kinds == COUNTS


@pytest.fixture(scope="module")
def worker():
    with Worker() as used:
        yield used


@pytest.mark.slow
@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_node(case, worker, tmp_path):
    onnx.save(case.model, tmp_path / "node.onnx")
    bundle = tvmbn.compile(tmp_path / "node.onnx", "llvm", tmp_path / "node", worker=worker)
    op = tvmbn.load(bundle)
    for inputs, outputs in case.data_sets:
        got = op(*inputs)
        got = got if isinstance(got, tuple) else (got,)
        for mine, theirs in zip(got, outputs, strict=True):
            assert mine.dtype == theirs.dtype
            assert mine.shape == theirs.shape
            np.testing.assert_allclose(mine, theirs, rtol=case.rtol, atol=case.atol)
    assert tvmbn.verify(bundle).passed
