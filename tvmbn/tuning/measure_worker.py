# SPDX-License-Identifier: Apache-2.0
"""The process that runs candidates: ``python -m tvmbn.tuning.measure_worker IN OUT``.

A candidate may crash it, hang in it, or spoil its GPU context: then it is ended and the next
candidate meets a fresh one. It holds the inputs of few specs, so that most calls need not make
them again.
"""

from __future__ import annotations

import gc
import signal
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from math import isfinite, prod
from typing import Any

import torch

from tvmbn import ops, results
from tvmbn.bench import device_of, operator_call
from tvmbn.cases import Case, judge, poison
from tvmbn.compile_worker import serve
from tvmbn.errors import TuningError
from tvmbn.loading import load
from tvmbn.peer import Call
from tvmbn.results import COPY, OURS
from tvmbn.runtime import LoadedOperator
from tvmbn.spec import OpSpec
from tvmbn.timing import Clock, copy_run, measure

KEPT = 2
SHOWN = 300
# A candidate that hangs when the tuner was killed is nobody's any more: the process then ends
# itself, whatever its only thread is doing.
ORPHAN_SECONDS = 600
_cases: dict[str, Case] = {}
_clocks: dict[str, Clock] = {}


def prepare(spec_json: dict[str, Any], target: str) -> dict[str, Any]:
    """Make the inputs of a spec, and time a copy that moves as many bytes."""
    spec = OpSpec.from_json(spec_json)
    case = _case(spec, target)
    copy = copy_run(ops.get(spec.op).cost(spec).bytes, case.device)
    timing = measure({COPY: copy}, _clock(target), rounds=3, seconds=0.1)[COPY]
    return {"copy_us": timing.us}


def environment(target: str) -> dict[str, Any]:
    """What the times depend on: device, driver, versions, commit and date."""
    return results.environment(device_of(target))


def try_one(
    spec_json: dict[str, Any], target: str, path: str, rounds: int, seconds: float
) -> dict[str, Any]:
    """Verify a bundle, then time it; a wrong result has no time.

    After ``spoilt`` this process is of no more use: its GPU context fails in every call, or what it
    holds leaves too little memory.
    """
    spec = OpSpec.from_json(spec_json)
    case, clock = _case(spec, target), _clock(target)
    try:
        with ending():
            call, note = _verified(path, case, clock)
            if call is None:
                return {"verdict": "wrong", "note": note}
            timing = measure({OURS: call.run}, clock, rounds, seconds)[OURS]
    except torch.OutOfMemoryError as error:
        note = f"out of memory: {str(error)[:SHOWN]}"
        return {"verdict": "crash", "note": note, "spoilt": True}
    except Exception as error:  # whatever a candidate raises is its own fault
        text = " ".join(str(error).split())[:SHOWN]
        note = f"{type(error).__name__}: {text}"
        return {"verdict": "crash", "note": note, "spoilt": not _works(clock)}
    if not (isfinite(timing.us) and timing.us > 0):
        return {"verdict": "crash", "note": f"a time of {timing.us} us"}
    return {"verdict": "passed", "us": timing.us}


def _works(clock: Clock) -> bool:
    """Whether the device still does; a launch that was refused leaves it as it was."""
    try:
        clock.synchronize()
    except RuntimeError:
        return False
    return True


def compare(
    spec_json: dict[str, Any], target: str, paths: Sequence[str], rounds: int, seconds: float
) -> dict[str, Any]:
    """Verify several bundles again and time them in turn, in the same rounds as a copy.

    Returns
    -------
    dict
        ``rounds``: for each bundle its times in microseconds, none where it was wrong;
        ``notes``: what was wrong; ``copy_us``.
    """
    spec = OpSpec.from_json(spec_json)
    case, clock = _case(spec, target), _clock(target)
    calls: dict[str, Any] = {}
    notes = [""] * len(paths)
    kept: list[Call] = []
    with ending():
        for number, path in enumerate(paths):
            call, notes[number] = _verified(path, case, clock)
            if call is not None:
                calls[str(number)] = call.run
                kept.append(call)
        calls[COPY] = copy_run(ops.get(spec.op).cost(spec).bytes, case.device)
        timings = measure(calls, clock, rounds, seconds)
    found = [timings.get(str(number)) for number in range(len(paths))]
    return {
        "rounds": [list(t.rounds) if t else [] for t in found],
        "notes": notes,
        "copy_us": timings[COPY].us,
    }


@contextmanager
def ending() -> Iterator[None]:
    """End this process if what is inside takes :data:`ORPHAN_SECONDS`."""
    signal.alarm(ORPHAN_SECONDS)
    try:
        yield
    finally:
        signal.alarm(0)


def _verified(path: str, case: Case, clock: Clock) -> tuple[Call | None, str]:
    """A call whose results agree with float64, or None and what does not."""
    operator = load(path, str(case.device))
    call = operator_call(operator, case)
    call.reset()
    _spoil_workspaces(operator, case)
    got = dict(call.collect(call.run()))
    clock.synchronize()
    judgement = judge(case, {OURS: got}, OURS)[OURS]
    return (call, "") if judgement.verdict == "passed" else (None, judgement.note)


def _spoil_workspaces(operator: LoadedOperator, case: Case) -> None:
    """Leave NaN where workspaces will be allocated: an earlier candidate's sums may lie there."""
    held = []
    for arg in operator.library.workspaces:
        if all(isinstance(d, int) for d in arg.shape):
            count = prod(int(d) for d in arg.shape)
            dtype = getattr(torch, arg.dtype)
            held.append(poison(torch.empty(count, dtype=dtype, device=case.device)))
    del held


def _case(spec: OpSpec, target: str) -> Case:
    key = f"{target} {spec.digest()}"
    if key not in _cases:
        while len(_cases) >= KEPT:
            del _cases[next(iter(_cases))]
        gc.collect()
        device = device_of(target)
        if device != "cpu":
            torch.cuda.empty_cache()
        try:
            _cases[key] = Case(spec, device)
        except torch.OutOfMemoryError as error:
            raise TuningError(
                f"memory for the tensors of {spec.title}", str(error)[:SHOWN], "a smaller shape"
            ) from error
    return _cases[key]


def _clock(target: str) -> Clock:
    if target not in _clocks:
        _clocks[target] = Clock(torch.device(device_of(target)))
    return _clocks[target]


if __name__ == "__main__":
    serve()
