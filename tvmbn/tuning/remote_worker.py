# SPDX-License-Identifier: Apache-2.0
"""The process that talks to one RPC server at a time, and judges here what was computed there.

``python -m tvmbn.tuning.remote_worker IN OUT``. The server needs TVM's runtime and nothing of
tvmbn's or PyTorch's.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from math import ceil, isfinite
from pathlib import Path
from statistics import median
from typing import Any

import torch
import tvm
from tvm import rpc

from tvmbn import results
from tvmbn.cases import Case, judge
from tvmbn.compile_worker import serve
from tvmbn.results import OURS
from tvmbn.spec import OpSpec, TensorArg
from tvmbn.target import parse
from tvmbn.timing import FLUSH_BYTES, LEAST_REPS, MOST_REPS

SHOWN = 300
SLOW_SECONDS = 0.05
_case: dict[str, Case] = {}


def servers(host: str, port: int, key: str) -> int:
    """How many servers with that key the tracker knows."""
    tracker = rpc.connect_tracker(host, port)
    found = tracker.summary()["server_info"]
    tracker.close()
    return sum(1 for info in found if info["key"] == f"server:{key}")


def environment(host: str, port: int, key: str) -> dict[str, Any]:
    """What is known here; the servers' devices are known by their key alone."""
    known = results.environment("cpu")
    return known | {"device": f"rpc {host}:{port} {key}", "cpu": f"servers with key {key}"}


def try_one(
    spec_json: dict[str, Any],
    target: str,
    path: str,
    place: tuple[str, int, str],
    rounds: int,
    seconds: float,
) -> dict[str, Any]:
    """Verify and time one library on whichever server is free first."""
    try:
        with session(place, seconds) as server:
            loaded, note = Remote(server, OpSpec.from_json(spec_json), target).load(Path(path))
            if loaded is None:
                return {"verdict": "wrong", "note": note}
            us = 1e6 * median(loaded.time() for _ in range(rounds))
    except Exception as error:  # the server died, or the candidate killed its session
        text = " ".join(str(error).split())[-SHOWN:]
        verdict = "timeout" if "SessionTimeout" in text else "crash"
        return {"verdict": verdict, "note": f"{type(error).__name__}: {text}"}
    if not (isfinite(us) and us > 0):
        return {"verdict": "crash", "note": f"a time of {us} us"}
    return {"verdict": "passed", "us": us}


def compare(
    spec_json: dict[str, Any],
    target: str,
    paths: Sequence[str],
    place: tuple[str, int, str],
    rounds: int,
    seconds: float,
) -> dict[str, Any]:
    """Verify and time several libraries in turn, all on one server."""
    with session(place, seconds) as server:
        remote = Remote(server, OpSpec.from_json(spec_json), target)
        loaded = [remote.load(Path(path)) for path in paths]
        times: list[list[float]] = [[] for _ in paths]
        for _ in range(rounds):
            for found, (library, _) in zip(times, loaded, strict=True):
                if library is not None:
                    found.append(1e6 * library.time())
    return {"rounds": times, "notes": [note for _, note in loaded], "copy_us": None}


@contextmanager
def session(place: tuple[str, int, str], seconds: float) -> Iterator[Any]:
    """A session with a free server, which the server itself ends after ``seconds``.

    It ends with the last reference to it or to what lies on the server.
    """
    host, port, key = place
    tracker = rpc.connect_tracker(host, port)
    try:
        yield tracker.request(key, session_timeout=ceil(seconds), max_retry=3)
    finally:
        tracker.close()


@dataclass
class Loaded:
    """A verified library on a server, with its arguments."""

    module: Any
    device: Any
    arguments: list[Any]
    flush: int
    reps: int = LEAST_REPS

    def time(self) -> float:
        """Median seconds of a few calls, each with cold caches."""
        timer = self.module.time_evaluator(
            "main", self.device, 1, self.reps, cache_flush_bytes=self.flush
        )
        found = median(timer(*self.arguments).results)
        if found < SLOW_SECONDS:
            self.reps = MOST_REPS // 2
        return found


class Remote:
    """One spec's tensors on a server."""

    def __init__(self, server: Any, spec: OpSpec, target: str) -> None:
        key = spec.digest()
        if key not in _case:
            _case.clear()
            _case[key] = Case(spec, "cpu")
        self.case = _case[key]
        self.server = server
        kind = parse(target).kind
        self.device = server.cuda(0) if kind == "cuda" else server.cpu(0)
        self.flush = FLUSH_BYTES["cuda" if kind == "cuda" else "cpu"]
        self.inputs = {a.name: self._send(self.case.inputs[a.name], a) for a in self.case.ins}

    def load(self, folder: Path) -> tuple[Loaded | None, str]:
        """Upload a library, run it on poisoned outputs and compare here; None and why if wrong."""
        about = json.loads((folder / "library.json").read_text())
        name = f"{folder.name}.so"
        self.server.upload(bytearray((folder / "library.so").read_bytes()), name)
        module = self.server.load_module(name)
        sizes = {"N": self.case.spec.shape[0]} if self.case.spec.shape else {}
        spaces = [TensorArg.from_json(w).concrete(sizes) for w in about["workspaces"]]
        outs = [self._send(self.case.poisoned(a), a) for a in self.case.outs]
        # Kernels whose blocks wait for each other are told how many there can be.
        leading = [self.device.multi_processor_count] if about["multiprocessors"] else []
        arguments = [
            *leading,
            *(self.inputs[a.name] for a in self.case.ins),
            *outs,
            *(self._send(self.case.poisoned(a), a) for a in spaces),
        ]
        module["main"](*arguments)
        got = {a.name: self._fetch(o, a) for a, o in zip(self.case.outs, outs, strict=True)}
        judgement = judge(self.case, {OURS: got}, OURS)[OURS]
        if judgement.verdict != "passed":
            return None, judgement.note
        return Loaded(module, self.device, arguments, self.flush), ""

    def _send(self, tensor: torch.Tensor, arg: TensorArg) -> Any:
        stored = tensor if arg.order is None else tensor.permute(arg.order)
        local = tvm.runtime.from_dlpack(stored.contiguous())
        remote = tvm.runtime.empty(tuple(stored.shape), arg.dtype, self.device)
        return remote.copyfrom(local)

    def _fetch(self, remote: Any, arg: TensorArg) -> torch.Tensor:
        shape = tuple(int(d) for d in arg.shape)
        order = arg.order or tuple(range(len(shape)))
        stored = torch.empty([shape[d] for d in order], dtype=getattr(torch, arg.dtype))
        remote.copyto(tvm.runtime.from_dlpack(stored))
        back = [order.index(d) for d in range(len(shape))]
        return stored.permute(back) if shape else stored


if __name__ == "__main__":
    serve()
