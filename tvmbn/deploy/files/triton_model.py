# SPDX-License-Identifier: Apache-2.0
"""Triton Inference Server's Python backend: serve the bundle beside this file."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
import triton_python_backend_utils as pb_utils

BUNDLE = Path(__file__).resolve().parent / "bundle"
sys.path.insert(0, str(BUNDLE))

from tvmbn_loader import CallError, load  # noqa: E402
from tvmbn_loader.dlpack import BFloat16, bits_from  # noqa: E402
from tvmbn_loader.frames import Slot  # noqa: E402


class TritonPythonModel:
    """One instance, on the device that the server gives it."""

    def initialize(self, args: dict[str, str]) -> None:
        """Load the bundle; requests are joined along their batch where the server batches."""
        gpu = args["model_instance_kind"] == "GPU"
        self.op = load(BUNDLE, f"cuda:{args['model_instance_device_id']}" if gpu else "cpu")
        self.batched = int(json.loads(args["model_config"])["max_batch_size"]) > 0

    def execute(self, requests: Sequence[Any]) -> list[Any]:
        """Answer every request with one response, or with an error of its own."""
        given = [self._inputs(request) for request in requests]
        sound = [inputs for inputs in given if not isinstance(inputs, CallError)]
        if self.batched and len(sound) == len(given) > 1:
            try:
                return self._joined(sound)
            except CallError:
                pass  # one by one, the one at fault is told apart
        return [self._answer(inputs) for inputs in given]

    def _inputs(self, request: Any) -> list[np.ndarray] | CallError:
        try:
            return [self._input(request, arg) for arg in self.op.inputs]
        except CallError as error:
            return error

    def _input(self, request: Any, arg: dict[str, Any]) -> np.ndarray:
        tensor = pb_utils.get_input_tensor_by_name(request, arg["name"])
        if tensor is None:
            raise CallError(f"required the input {arg['name']}; received none")
        if arg["dtype"] == "bfloat16":
            array = bits_from(tensor.to_dlpack())
        else:
            array = tensor.as_numpy()
        return array if arg["shape"] else array.reshape(())

    def _joined(self, given: Sequence[list[np.ndarray]]) -> list[Any]:
        counts = [inputs[0].shape[0] for inputs in given]
        results = self._run([np.concatenate(parts) for parts in zip(*given, strict=True)])
        ends = np.cumsum(counts)[:-1]
        shares = zip(*(np.split(result, ends) for result in results), strict=True)
        return [self._response(share) for share in shares]

    def _answer(self, inputs: list[np.ndarray] | CallError) -> Any:
        try:
            if isinstance(inputs, CallError):
                raise inputs
            return self._response(self._run(inputs))
        except CallError as error:
            return pb_utils.InferenceResponse(error=pb_utils.TritonError(str(error)))

    def _run(self, inputs: Sequence[np.ndarray]) -> list[np.ndarray]:
        """All outputs in order. A request's tensors stay as they are: statistics go to new ones."""
        n = self.op.batch(inputs)
        out = {}
        for arg in self.op.outputs:
            slot = Slot(arg, n)
            kind = "uint16" if slot.dtype == "bfloat16" else slot.dtype
            out[slot.name] = np.empty(slot.shape, kind)
        self.op(*inputs, out=out)
        return list(out.values())

    def _response(self, results: Sequence[np.ndarray]) -> Any:
        tensors = []
        for arg, array in zip(self.op.outputs, results, strict=True):
            dense = np.ascontiguousarray(array)  # a scalar becomes one element, as clients see it
            if arg["dtype"] == "bfloat16":
                tensors.append(pb_utils.Tensor.from_dlpack(arg["name"], BFloat16(dense)))
            else:
                tensors.append(pb_utils.Tensor(arg["name"], dense))
        return pb_utils.InferenceResponse(output_tensors=tensors)
