# SPDX-License-Identifier: Apache-2.0
"""Time of calls on a device: caches cold, implementations in turn, medians of rounds."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from statistics import median
from typing import Any

import torch

from tvmbn.libraries import load_ffi, load_runtime

Run = Callable[[], Any]
# More than any level-2 cache of a GPU, and than a CPU core's share of the last level.
FLUSH_BYTES = {"cuda": 256 << 20, "cpu": 64 << 20}
MOST_REPS, LEAST_REPS = 20, 3
# Cycles a microsecond at the highest clock of today's GPUs; a longer wait does no harm.
CYCLES = 2000
# Seconds after which idle threads of the pools before have stopped to spin.
SETTLE = 0.001
HOST_CALLS, HOST_BATCHES = 100, 3
# A call that takes so long is made once a round, so that it does not hold up all others.
SLOW_US = 100_000.0
HOST_BUDGET_US = 20000.0


@dataclass(frozen=True)
class Timing:
    """Median of the rounds' medians, these themselves, and the samples in each."""

    us: float
    rounds: tuple[float, ...]
    reps: int


def equal_threads() -> None:
    """Give TVM's pool as many threads as PyTorch's, so that CPU times compare."""
    load_runtime(cuda=False)
    configure = load_ffi().get_global_func("runtime.config_threadpool", allow_missing=True)
    if configure is not None:
        configure(1, torch.get_num_threads())


class Clock:
    """Measures single calls with cold caches.

    On a GPU a pair of events stands around the call alone. The flush before it, and a wait where
    the host needs longer than that, keep the GPU busy until the whole call is enqueued: host time
    between an implementation's kernels is not counted. Host time is measured apart.
    """

    def __init__(self, device: torch.device) -> None:
        self.device = device
        self.cuda = device.type == "cuda"
        size = FLUSH_BYTES[device.type] // 4
        self.buffer = torch.empty(size, dtype=torch.int32, device=device)
        if not self.cuda:
            equal_threads()

    def synchronize(self) -> None:
        """Wait for the device."""
        if self.cuda:
            torch.cuda.synchronize(self.device)

    def samples(self, run: Run, reps: int, host_us: float = 0.0) -> list[float]:
        """Microseconds of each of ``reps`` calls that take the host about ``host_us``."""
        return self._cuda(run, reps, host_us) if self.cuda else self._cpu(run, reps)

    def _cuda(self, run: Run, reps: int, host_us: float) -> list[float]:
        wait = int(max(0.0, 2 * host_us - 30) * CYCLES)
        pairs = []
        for _ in range(reps):
            start, end = (torch.cuda.Event(enable_timing=True) for _ in range(2))
            if wait:
                torch.cuda._sleep(wait)
            self.buffer.zero_()
            start.record()
            run()
            end.record()
            pairs.append((start, end))
        self.synchronize()
        return [1e3 * start.elapsed_time(end) for start, end in pairs]

    def _cpu(self, run: Run, reps: int) -> list[float]:
        found = []
        for _ in range(reps):
            self.buffer.zero_()
            time.sleep(SETTLE)
            start = time.perf_counter()
            run()
            found.append(1e6 * (time.perf_counter() - start))
        return found

    def probe(self, run: Run) -> tuple[float, float]:
        """Rough time of a call on the host and, with the flush, on the device, after warming up."""
        run()
        self.synchronize()
        host = []
        for _ in range(3):
            start = time.perf_counter()
            run()
            host.append(1e6 * (time.perf_counter() - start))
            self.synchronize()
            whole = 1e6 * (time.perf_counter() - start)
            if whole > SLOW_US:
                return host[0], whole
        start = time.perf_counter()
        self.samples(run, 2)
        return min(host), 1e6 * (time.perf_counter() - start) / 2


def measure(
    calls: Mapping[str, Run], clock: Clock, rounds: int = 3, seconds: float = 1.0
) -> dict[str, Timing]:
    """Time every call, all of them in each round, about ``seconds`` in total."""
    probes = {name: clock.probe(run) for name, run in calls.items()}
    together = sum(min(device, SLOW_US) for _, device in probes.values()) or 1.0
    usual = int(min(MOST_REPS, max(LEAST_REPS, seconds * 1e6 / together / rounds)))
    reps = {name: 1 if device > SLOW_US else usual for name, (_, device) in probes.items()}
    found: dict[str, list[float]] = {name: [] for name in calls}
    order = list(calls)
    for _ in range(rounds):
        for name in order:
            found[name].append(median(clock.samples(calls[name], reps[name], probes[name][0])))
        order = order[1:] + order[:1]  # nobody always follows the same one
    return {name: Timing(median(us), tuple(us), reps[name]) for name, us in found.items()}


def host_time(run: Run, clock: Clock, device_us: float) -> float | None:
    """Microseconds that a plain call takes the host; None for calls too long to tell.

    On a GPU calls are only enqueued: few enough that the queue never fills. On a CPU the time
    holds the computation too, and says something for small tensors alone.
    """
    calls = min(HOST_CALLS, int(HOST_BUDGET_US / max(device_us, 1.0)))
    if calls < HOST_CALLS // 5:
        return None
    found = []
    for _ in range(HOST_BATCHES):
        clock.synchronize()
        start = time.perf_counter()
        for _ in range(calls):
            run()
        found.append(1e6 * (time.perf_counter() - start) / calls)
    clock.synchronize()
    return median(found)


def copy_run(count: int, device: torch.device) -> Run:
    """Copy that reads and writes ``count`` bytes in all."""
    size = max(1, count // 8)
    source = torch.zeros(size, dtype=torch.int32, device=device)
    sink = torch.empty_like(source)
    return lambda: sink.copy_(source)
