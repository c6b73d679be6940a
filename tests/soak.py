# SPDX-License-Identifier: Apache-2.0
"""Calls, loads and threads in great number: results stay the same bits, memory stays flat.

``python tests/soak.py --calls 1000000 --loads 10000 --threads 8`` on the CPU; ``--device cuda``
for a GPU. The exit status is 1 where a result changed or memory grew.
"""

from __future__ import annotations

import argparse
import ctypes
import gc
import json
import os
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

import torch

import tvmbn
from tvmbn.spec import OpSpec
from tvmbn.workloads import make_inputs

PAGE = os.sysconf("SC_PAGE_SIZE")
MIB = 1 << 20
WARM = 0.2  # part of a run after which caches and pools are full
SAMPLES = 20
SPECS = (
    tvmbn.layer_norm((12, 96), dynamic="N"),
    tvmbn.batch_norm((4, 6, 8, 8), mode="train", dtype="bfloat16"),
    tvmbn.conv_bn((1, 8, 9, 9), padding=1, activation="relu"),
)


@dataclass
class Memory:
    """Memory of the process and the GPU over a run, in bytes, from when it was warm.

    Attributes
    ----------
    host, device : list of int
        Samples in the order of time.
    """

    host: list[int] = field(default_factory=list)
    device: list[int] = field(default_factory=list)

    def sample(self, cuda: bool) -> None:
        """Take a sample; what Python or PyTorch merely keep for later does not count."""
        gc.collect()
        # Memory that was freed but not given back would hide a leak, or look like one.
        ctypes.CDLL(None).malloc_trim(0)
        self.host.append(int(Path("/proc/self/statm").read_text().split()[1]) * PAGE)
        if cuda:
            torch.cuda.synchronize()
            torch.cuda.empty_cache()
            free, total = torch.cuda.mem_get_info()
            self.device.append(total - free)

    def growth(self) -> tuple[int, int]:
        """How far the last quarter lies above the first, by their medians: host, device."""
        return _growth(self.host), _growth(self.device)


def _growth(samples: list[int]) -> int:
    if not samples:
        return 0
    quarter = max(1, len(samples) // 4)
    first, last = sorted(samples[:quarter]), sorted(samples[-quarter:])
    return last[len(last) // 2] - first[len(first) // 2]


class Job:
    """A spec's bundle with inputs, and the bits that its results must have."""

    def __init__(self, spec: OpSpec, path: Path, device: str, seed: int = 0, n: int = 0) -> None:
        self.path, self.device = path, device
        self.updates = spec.op == "batch_norm"
        from_batch = (n, *spec.shape[1:]) if n and spec.dynamic else spec.shape
        sized = OpSpec(spec.op, from_batch, spec.dtype, spec.layout, spec.attrs, spec.dynamic)
        self.inputs = [_tensor(a, device) for a in make_inputs(sized, seed).values()]
        self.want = self.results(tvmbn.load(path, device))

    def results(self, operator: Any) -> list[torch.Tensor]:
        """Outputs of one call; running statistics start anew."""
        inputs = [t.clone() for t in self.inputs] if self.updates else self.inputs
        result = operator(*inputs)
        return [*(result if isinstance(result, tuple) else (result,))]

    def same(self, results: list[torch.Tensor]) -> bool:
        """Whether results are, to the bit, those of the first call."""
        return all(torch.equal(a, b) for a, b in zip(results, self.want, strict=True))


def _tensor(array: Any, device: str) -> torch.Tensor:
    if array.dtype.name == "bfloat16":
        return torch.from_numpy(array.astype("float32")).bfloat16().to(device)
    return torch.from_numpy(array).to(device)


def build(folder: Path, device: str) -> list[Path]:
    """A bundle of each spec, for the CPU or this machine's GPU."""
    target = "llvm"
    if device != "cpu":
        target = "sm_{}{}".format(*torch.cuda.get_device_capability())
    return [tvmbn.build(spec, target, folder / spec.op) for spec in SPECS]


def calls(jobs: list[Job], count: int) -> dict[str, Any]:
    """So many calls of loaded operators, in turn; every hundredth result is compared."""
    operators = [tvmbn.load(job.path, job.device) for job in jobs]
    wrong = 0

    def one(number: int) -> None:
        nonlocal wrong
        at = number % len(jobs)
        results = jobs[at].results(operators[at])
        if number % 100 < len(jobs):
            wrong += not jobs[at].same(results)

    return _repeat(one, count, jobs[0].device, lambda: wrong)


def loads(jobs: list[Job], count: int) -> dict[str, Any]:
    """Load, call once, compare and let go, so many times."""
    wrong = 0

    def one(number: int) -> None:
        nonlocal wrong
        job = jobs[number % len(jobs)]
        wrong += not job.same(job.results(tvmbn.load(job.path, job.device)))

    return _repeat(one, count, jobs[0].device, lambda: wrong)


def _repeat(
    one: Callable[[int], None], count: int, device: str, wrong: Callable[[], int]
) -> dict[str, Any]:
    start, memory = time.monotonic(), Memory()
    warm = int(count * WARM)
    step = max(1, (count - warm) // SAMPLES)
    for number in range(count):
        one(number)
        if number >= warm and (number - warm) % step == 0:
            memory.sample(device != "cpu")
    host, on_device = memory.growth()
    return {
        "count": count,
        "wrong": wrong(),
        "host_growth": host,
        "device_growth": on_device,
        "seconds": round(time.monotonic() - start, 1),
        "memory": asdict(memory),
    }


def threads(paths: list[Path], device: str, number: int, count: int) -> dict[str, Any]:
    """Threads that call one loaded operator at the same time, each with its batch and values."""
    operator, failures = tvmbn.load(paths[0], device), []
    jobs = [Job(SPECS[0], paths[0], device, seed, n=1 + 5 * seed) for seed in range(number)]
    begin = threading.Barrier(number)

    def work(job: Job) -> None:
        stream = torch.cuda.Stream() if device != "cpu" else None
        begin.wait()
        try:
            with torch.cuda.stream(stream):
                for _ in range(count):
                    results = job.results(operator)
                    if stream is not None:
                        stream.synchronize()
                    if not job.same(results):
                        raise AssertionError("another thread's results")
        except Exception as error:  # whatever it is must reach the report
            failures.append(f"{type(error).__name__}: {error}")

    start = time.monotonic()
    every = [threading.Thread(target=work, args=(job,)) for job in jobs]
    for thread in every:
        thread.start()
    for thread in every:
        thread.join()
    seconds = round(time.monotonic() - start, 1)
    return {"threads": number, "calls": number * count, "failures": failures, "seconds": seconds}


def soak(device: str, count: int, loaded: int, number: int) -> dict[str, Any]:
    """All three; ``faults`` says what was wrong, in words."""
    with tempfile.TemporaryDirectory() as folder:
        paths = build(Path(folder), device)
        jobs = [Job(spec, path, device) for spec, path in zip(SPECS, paths, strict=True)]
        report: dict[str, Any] = {
            "device": device,
            "calls": calls(jobs, count),
            "loads": loads(jobs, loaded),
            "threads": threads(paths, device, number, max(1, count // (10 * number))),
        }
    report["faults"] = faults(report)
    return report


# An allocator's arenas and a driver's pools come and go by a few MiB.
FLAT = 8 * MIB


def faults(report: dict[str, Any]) -> list[str]:
    """What a report shows to be wrong."""
    found = list(report["threads"]["failures"])
    for part in ("calls", "loads"):
        entry = report[part]
        if entry["wrong"]:
            found.append(f"{part}: {entry['wrong']} results changed")
        for place in ("host", "device"):
            if entry[f"{place}_growth"] > FLAT:
                grown = entry[f"{place}_growth"] / MIB
                found.append(f"{part}: {place} memory grew by {grown:.1f} MiB")
    return found


def main() -> int:
    """Command line."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("--device", default="cpu", help="cpu or cuda:0")
    parser.add_argument("--calls", type=int, default=1_000_000)
    parser.add_argument("--loads", type=int, default=10_000)
    parser.add_argument("--threads", type=int, default=8)
    parser.add_argument("--report", type=Path, help="write a JSON file")
    given = parser.parse_args()
    device = "cuda:0" if given.device == "cuda" else given.device
    report = soak(device, given.calls, given.loads, given.threads)
    if given.report:
        given.report.write_text(json.dumps(report, indent=1) + "\n")
    for part in ("calls", "loads", "threads"):
        print(part, {k: v for k, v in report[part].items() if k != "memory"})
    print("faults:", "; ".join(report["faults"]) or "none")
    return int(bool(report["faults"]))


if __name__ == "__main__":
    sys.exit(main())
