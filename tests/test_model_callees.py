# SPDX-License-Identifier: Apache-2.0
"""Kernels that stay functions of their own within a model, tried on the CPU."""

from __future__ import annotations

import numpy as np
import pytest

onnx = pytest.importorskip("onnx")

from onnx_models import FLOAT, model, node, norm, random  # noqa: E402

from tvmbn.libraries import load_module, load_runtime  # noqa: E402
from tvmbn.placed import place  # noqa: E402
from tvmbn.sizes import shape_function  # noqa: E402
from tvmbn.spec import TensorArg  # noqa: E402

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("batch", ["N", 2])
def test_called_kernels_compute_the_same(tmp_path, monkeypatch, batch):
    from tvmbn.model import program, worker  # noqa: PLC0415  (imports TVM)

    nodes = [
        node("Conv", "x,w", "t", pads=[1, 1, 1, 1]),
        node("BatchNormalization", "t,g,b,m,v", "u"),
        node("Relu", "u", "r"),
        node("Conv", "r,w2", "y", pads=[1, 1, 1, 1]),
    ]
    constants = {"w": random(4, 3, 3, 3), "w2": random(4, 4, 3, 3), **norm(4)}
    made = model(nodes, {"x": ([batch, 3, 6, 6], FLOAT)}, ["y"], constants)
    onnx.save(made, tmp_path / "m.onnx")
    # On the CPU every kernel could be written out: here they are called like those by hand.
    monkeypatch.setattr(program, "by_hand", lambda made: True)
    if batch == "N":
        monkeypatch.setattr(
            program,
            "scheduled",
            lambda spec, target, data=None: (
                program.planning.schedule(spec, target, plan := program._phases(spec, target)),
                plan,
                True,
            ),
        )
    worker.load_job(str(tmp_path / "m.onnx"), {"batch": None, "dims": {}, "fp16": False})
    worker.plan_job("llvm")
    entry, library = worker.compile_job("llvm", [], ["llvm"], False)
    assert "__tvm_ffi_kernel0" in entry["stages"]["llvm"]
    _, weights = worker.weights_job()
    load_runtime()
    function = load_module(library, "m.so")["main"]
    x, y = random(2, 3, 6, 6), np.zeros((2, 4, 6, 6), np.float32)
    words = np.frombuffer(weights, np.int64)
    scratch = np.zeros(shape_function(tuple(entry["workspaces"][0]["shape"]))(2), np.int64)
    tensors = [
        place(array, TensorArg("t", array.shape, str(array.dtype), "in"), "cpu")
        for array in (words, x, y, scratch)
    ]
    function(*(t.tensor for t in tensors))
    want = onnx.reference.ReferenceEvaluator(made).run(None, {"x": x})[0]
    np.testing.assert_allclose(tensors[2].host(), want, rtol=1e-5, atol=1e-4)
