# SPDX-License-Identifier: Apache-2.0
"""Small ONNX models for tests, and one call that compiles, loads and compares them."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import onnx
from onnx import helper, numpy_helper

import tvmbn
from tvmbn.bundle import read
from tvmbn.worker import Worker

OPSET = 17


def random(*shape: int, seed: int = 0, low: float | None = None) -> np.ndarray:
    rng = np.random.default_rng([seed, *shape])
    if low is not None:
        return rng.uniform(low, low + 1.5, shape).astype(np.float32)
    return rng.standard_normal(shape).astype(np.float32)


def node(kind: str, inputs: str, outputs: str, **attrs: Any) -> onnx.NodeProto:
    return helper.make_node(kind, inputs.split(","), outputs.split(","), **attrs)


def norm(channels: int, seed: int = 1) -> dict[str, np.ndarray]:
    """Constants g, b, m, v of a BatchNorm, with random values."""
    return {
        "g": random(channels, seed=seed, low=0.5),
        "b": random(channels, seed=seed + 1),
        "m": random(channels, seed=seed + 2),
        "v": random(channels, seed=seed + 3, low=0.5),
    }


def model(
    nodes: list[onnx.NodeProto],
    inputs: dict[str, tuple[list[int | str], int]],
    outputs: list[str],
    constants: dict[str, np.ndarray] | None = None,
    opset: int = OPSET,
) -> onnx.ModelProto:
    """``inputs`` gives sizes and ONNX's number of the dtype; outputs are of unknown shape."""
    infos = [helper.make_tensor_value_info(n, kind, dims) for n, (dims, kind) in inputs.items()]
    results = [onnx.ValueInfoProto(name=name) for name in outputs]
    for result in results:
        result.type.tensor_type.elem_type = next(iter(inputs.values()))[1]
    tensors = [numpy_helper.from_array(v, k) for k, v in (constants or {}).items()]
    graph = helper.make_graph(nodes, "test", infos, results, tensors)
    return helper.make_model(graph, opset_imports=[helper.make_opsetid("", opset)], ir_version=8)


FLOAT, HALF = onnx.TensorProto.FLOAT, onnx.TensorProto.FLOAT16


@dataclass
class Compiled:
    op: Any
    bundle: Path
    path: Path

    @property
    def folded(self) -> int:
        """BatchNorms that were folded."""
        return read(self.bundle).manifest["libraries"][0]["config"]["folded"]["batch_norms"]

    @property
    def kernels(self) -> list[str]:
        """Names of the kernels."""
        config = read(self.bundle).manifest["libraries"][0]["config"]
        return [k["name"] for k in config["kernels"]]


class Compiler:
    """Compiles with one worker for all tests of a module."""

    def __init__(self, folder: Path) -> None:
        self.worker = Worker()
        self.folder = folder
        self.count = 0

    def __call__(self, made: onnx.ModelProto, **options: Any) -> Compiled:
        self.count += 1
        path = self.folder / f"m{self.count}.onnx"
        onnx.save(made, path)
        bundle = tvmbn.compile(
            path, "llvm", self.folder / f"b{self.count}", worker=self.worker, **options
        )
        return Compiled(tvmbn.load(bundle), bundle, path)

    def check(self, made: onnx.ModelProto, seeds: int = 2, **options: Any) -> Compiled:
        """Compile and compare with the model itself on random inputs."""
        found = self(made, **options)
        for seed in range(seeds):
            report = tvmbn.verify(found.bundle, seed=seed, model=found.path)
            assert report.passed, report
        return found
