# SPDX-License-Identifier: Apache-2.0
"""Row norms by cuDNN, through nvidia-cudnn-frontend's graphs."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import torch

from tvmbn.cases import Case, Tensors
from tvmbn.peer import Call, Unavailable, is_backward, poison_pool


def cudnn(case: Case) -> Call:
    """Build a graph of one norm and its plan; the handle follows torch's stream."""
    spec = case.spec
    if case.device.type != "cuda":
        raise Unavailable("cuDNN needs a GPU")
    if spec.op not in ("layer_norm", "rms_norm") or not spec["weight"]:
        raise Unavailable("only layer_norm and rms_norm with gamma, through cuDNN's frontend")
    if spec.op == "layer_norm" and not spec["bias"]:
        raise Unavailable("cuDNN's layer norm needs a beta")
    try:
        module: Any = import_module("cudnn")
    except Exception as error:  # a broken installation raises whatever it likes
        raise Unavailable(f"nvidia-cudnn-frontend: {error}") from error
    try:
        return _Norm(module, case).call()
    except Exception as error:
        raise Unavailable(f"cuDNN {type(error).__name__}: {str(error)[:200]}") from error


class _Norm:
    """A graph over (rows, length, 1, 1), which is how cuDNN sees a row norm."""

    def __init__(self, module: Any, case: Case) -> None:
        self.module = module
        self.case = case
        self.handle = module.create_handle()
        stream = torch.cuda.current_stream(case.device).cuda_stream
        module.set_stream(handle=self.handle, stream=stream)
        kinds = module.data_type
        self.types = {
            torch.float32: kinds.FLOAT,
            torch.float16: kinds.HALF,
            torch.bfloat16: kinds.BFLOAT16,
        }
        self.graph = module.pygraph(
            io_data_type=self.types[case.inputs["x"].dtype],
            intermediate_data_type=kinds.FLOAT,
            compute_data_type=kinds.FLOAT,
            handle=self.handle,
        )
        self.length = 1
        for size in case.spec["normalized_shape"]:
            self.length *= size
        self.rows = case.inputs["x"].numel() // self.length
        self.given: dict[Any, torch.Tensor] = {}
        self.results: Tensors = {}

    def tensor(self, name: str) -> Any:
        value = self.case.inputs[name]
        rows = self.rows if name in ("x", "dy", "mean", "rstd") else 1
        length = 1 if name in ("mean", "rstd") else self.length
        node = self.graph.tensor(
            name=name,
            dim=[rows, length, 1, 1],
            stride=[length, 1, length, length],
            data_type=self.types[value.dtype],
        )
        self.given[node] = value
        return node

    def output(self, node: Any, name: str, dtype: torch.dtype) -> None:
        rows = self.rows if name in ("y", "dx", "mean", "rstd") else 1
        length = 1 if name in ("mean", "rstd") else self.length
        node.set_output(True).set_data_type(self.types[dtype])
        memory = torch.empty((rows, length), dtype=dtype, device=self.case.device)
        self.given[node] = self.results[name] = memory

    def build(self) -> None:
        spec, module, graph = self.case.spec, self.module, self.graph
        layer = spec.op == "layer_norm"
        own = self.case.inputs["x"].dtype
        param = self.case.inputs["gamma"].dtype
        if is_backward(spec):
            dy, x, gamma = (self.tensor(name) for name in ("dy", "x", "gamma"))
            if layer:
                mean, rstd = self.tensor("mean"), self.tensor("rstd")
                dx, dgamma, dbeta = graph.layernorm_backward(
                    name="norm", grad=dy, input=x, scale=gamma, mean=mean, inv_variance=rstd
                )
                self.output(dbeta, "dbeta", param)
            else:
                dx, dgamma, _ = graph.rmsnorm_backward(
                    name="norm",
                    grad=dy,
                    input=x,
                    scale=gamma,
                    inv_variance=self.tensor("rstd"),
                    has_dbias=False,
                )
            self.output(dx, "dx", own)
            self.output(dgamma, "dgamma", param)
            return
        eps = torch.full((1, 1, 1, 1), spec["eps"], dtype=torch.float32)
        node = graph.tensor(
            name="eps",
            dim=[1, 1, 1, 1],
            stride=[1, 1, 1, 1],
            data_type=module.data_type.FLOAT,
            is_pass_by_value=True,
        )
        self.given[node] = eps
        phases = module.norm_forward_phase
        stats = spec["stats"]
        common = {
            "name": "norm",
            "norm_forward_phase": phases.TRAINING if stats else phases.INFERENCE,
            "input": self.tensor("x"),
            "scale": self.tensor("gamma"),
            "epsilon": node,
        }
        if layer:
            y, mean, rstd = graph.layernorm(bias=self.tensor("beta"), **common)
        else:
            y, rstd = graph.rmsnorm(**common)
            mean = None
        self.output(y, "y", own)
        if stats:
            self.output(rstd, "rstd", torch.float32)
            if mean is not None:
                self.output(mean, "mean", torch.float32)

    def call(self) -> Call:
        self.build()
        graph, modes = self.graph, self.module.heur_mode
        graph.validate()
        graph.build_operation_graph()
        graph.create_execution_plans([modes.A, modes.FALLBACK])
        graph.check_support()
        graph.build_plans()
        size = max(1, graph.get_workspace_size())
        workspace = torch.empty(size, dtype=torch.uint8, device=self.case.device)

        def run() -> Tensors:
            graph.execute(self.given, workspace, handle=self.handle)
            return self.results

        def reset() -> None:
            for result in self.results.values():
                result.fill_(float("nan"))
            poison_pool(self.case)

        return Call(run, dict, reset)
