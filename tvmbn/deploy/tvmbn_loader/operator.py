# SPDX-License-Identifier: Apache-2.0
"""A loaded bundle: check the arguments of a call, copy what the kernels cannot take, run."""

from __future__ import annotations

import ctypes
import weakref
from collections.abc import Mapping, Sequence
from math import prod
from typing import Any

from .bundle import CallError, Choice
from .frames import Frame, Slot, frame_of
from .runtime import CPU, CUDA, INT, TENSOR, Memory, Runtime, describe

Argument = dict[str, Any]


class Operator:
    """Call it from any thread. ``spec``, ``inputs`` and ``outputs`` are those of the manifest."""

    def __init__(
        self,
        manifest: dict[str, Any],
        choice: Choice,
        runtime: Runtime,
        library: bytes,
        weights: bytes | None,
    ) -> None:
        entry = choice.entry
        self.spec: dict[str, Any] = manifest["spec"]
        self.target: str = entry["target"]
        self.device = f"cuda:{choice.index}" if choice.gpu else "cpu"
        self.inputs: list[Argument] = [a for a in manifest["arguments"] if a["role"] == "in"]
        self.outputs: list[Argument] = [a for a in manifest["arguments"] if a["role"] == "out"]
        self.runtime = runtime
        self.place = (CUDA, choice.index) if choice.gpu else (CPU, 0)
        self._workspaces: list[Argument] = entry["workspaces"]
        self._alignment: int = entry["alignment"]
        self._smallest: int = manifest["smallest_batch"]
        module, self._function = runtime.open(library)
        index = choice.index if choice.gpu else None
        # not when the interpreter ends: other threads may still be in a call then
        weakref.finalize(self, runtime.close, module, self._function, index).atexit = False
        self._first = [(INT, choice.multiprocessors)] if entry["multiprocessors"] else []
        if weights is not None:
            self._weights = self._placed(weights)
            self._first.append((TENSOR, ctypes.addressof(self._weights[0])))

    def _placed(self, weights: bytes) -> tuple[Any, ...]:
        """Copy a model's weights to the device, once."""
        words = max(1, len(weights) // 8)
        memory: Any = ctypes.create_string_buffer(weights, 8 * words)
        address = ctypes.addressof(memory)
        if self.place[0] == CUDA:
            staged, memory = memory, Memory(self.runtime, self.place[1], 8 * words)
            memory.fill(ctypes.addressof(staged))
            address = memory.address
        return *describe(address, (words,), (1,), "int64", self.place), memory

    def __call__(self, *inputs: Any, out: Mapping[str, Any] | None = None) -> Any:
        """Run, and return results in order: one, or a tuple.

        Parameters
        ----------
        *inputs : numpy.ndarray or torch.Tensor
            All of one kind. bfloat16 arrays are the uint16 of their bits, or of ml_dtypes. With a
            GPU, arrays are copied there and back; tensors must lie there, and torch's current
            stream is used. A running statistic is updated in place and not returned.
        out : mapping, optional
            Where outputs go, by name.

        Raises
        ------
        CallError
            For arguments that do not fit, or where the library fails.
        """
        given = dict(out or {})
        self._check_names(inputs, given)
        frame = frame_of(self.runtime, self.place, self.device, (*inputs, *given.values()))
        n = self.batch(inputs)
        used: dict[str, tuple[Any, Any]] = {}
        passed: list[tuple[Slot, Any]] = []
        for arg, value in zip(self.inputs, inputs, strict=True):
            slot = Slot(arg, n)
            frame.check(slot, value)
            ready = frame.ready(slot, value, self._alignment)
            if ready is None:
                ready = frame.make(slot)
                frame.copy(ready, value)
            used[slot.name] = (value, ready)
            passed.append((slot, ready))
        results: list[Any] = []
        for arg in self.outputs:
            slot, value = Slot(arg, n), given.get(arg["name"])
            if value is None and arg["updates"]:
                value, ready = used[arg["updates"]]
            else:
                value = frame.result(slot) if value is None else value
                frame.check(slot, value)
                ready = frame.ready(slot, value, self._alignment)
                ready = frame.make(slot) if ready is None else ready
            frame.check_writeable(slot, value)
            used[slot.name] = (value, ready)
            passed.append((slot, ready))
            results.append(value)
        self._check_apart(frame, passed)
        if all(slot.nbytes for slot, _ in passed):
            self._run(frame, n, passed)
            for arg in self.outputs:
                value, ready = used[arg["name"]]
                if ready is not value:
                    frame.copy(value, ready)
        else:
            self._fill_empty(n, used)
        kept = [r for a, r in zip(self.outputs, results, strict=True) if not a["updates"]]
        return kept[0] if len(kept) == 1 else tuple(kept)

    def _check_names(self, inputs: Sequence[Any], out: dict[str, Any]) -> None:
        names = ", ".join(a["name"] for a in self.inputs)
        if len(inputs) != len(self.inputs):
            raise CallError(f"required {len(self.inputs)} inputs ({names}); received {len(inputs)}")
        unknown = sorted(out.keys() - {a["name"] for a in self.outputs})
        if unknown:
            known = ", ".join(a["name"] for a in self.outputs)
            raise CallError(f"required out with names among {known}; received {unknown}")

    def batch(self, inputs: Sequence[Any]) -> int:
        """Size of the open batch in these inputs; 0 where none is open."""
        for arg, value in zip(self.inputs, inputs, strict=True):
            if "N" in arg["shape"]:
                shape = tuple(value.shape)
                if len(shape) != len(arg["shape"]):
                    raise CallError(f"{arg['name']}: required {arg['shape']}; received {shape}")
                n = shape[arg["shape"].index("N")]
                if 0 < n < self._smallest:
                    raise CallError(f"required a batch of at least {self._smallest}; received {n}")
                return n
        return 0

    def _check_apart(self, frame: Frame, passed: Sequence[tuple[Slot, Any]]) -> None:
        """Raise CallError where memory that is written meets that of another argument."""
        spans: list[tuple[int, int, str]] = []
        for slot, value in passed:
            start = frame.address(value)
            for low, high, other in spans:
                own = slot.updates == other and (low, high) == (start, start + slot.nbytes)
                if slot.written and start < high and low < start + slot.nbytes and not own:
                    raise CallError(f"required memory for {slot.name} apart from that of {other}")
            spans.append((start, start + slot.nbytes, slot.name))

    def _run(self, frame: Frame, n: int, passed: Sequence[tuple[Slot, Any]]) -> None:
        scratch = [Slot(arg, n) for arg in self._workspaces]
        every = [*passed, *((slot, frame.make(slot)) for slot in scratch)]
        tensors = [
            describe(frame.address(value), slot.shape, slot.strides, slot.dtype, self.place)
            for slot, value in every
        ]
        values = [(TENSOR, ctypes.addressof(tensor)) for tensor, _ in tensors]
        with frame.stream():
            self.runtime.call(self._function, [*self._first, *values])

    def _fill_empty(self, n: int, used: dict[str, tuple[Any, Any]]) -> None:
        """Results of an empty batch: zeros, or an input's values; statistics stay."""
        for arg in self.outputs:
            if prod(Slot(arg, n).shape) and not arg["updates"]:
                rule, _, name = arg["on_empty"].partition(":")
                used[arg["name"]][0][...] = used[name][0] if rule == "copy" else 0
