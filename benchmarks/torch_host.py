# SPDX-License-Identifier: Apache-2.0
"""Host time of calls, and GPU time of whole steps, through tvmbn.torch and through torch itself.

    python benchmarks/torch_host.py [--device cuda] [--json FILE]

Host time is that of queueing a call on small tensors; on the CPU it holds the computation too,
so set TVM_NUM_THREADS=1 there. Rounds alternate between both sides and the least of each counts.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import torch

import tvmbn.torch as T

OPS = torch.ops.tvmbn
ROUNDS, CALLS = 40, 150


def host_cases(device: str) -> dict[str, tuple[Callable[[], Any], Callable[[], Any]]]:
    """Name: tvmbn's call and torch's; without gradients, recording them, and a whole step."""
    aten, found = torch.ops.aten, {}
    for kind in ("", ", gradients", ", step"):
        make = lambda *s, kind=kind: torch.randn(*s, device=device).requires_grad_(bool(kind))  # noqa: E731
        x, y, w, b = make(4, 16), make(2, 16, 3, 3), make(16), make(16)
        mean, var = torch.zeros(16, device=device), torch.ones(16, device=device)
        stats = (w, b, mean, var)
        pairs = {
            "layer_norm": (
                lambda x=x, w=w, b=b: OPS.layer_norm(x, (16,), w, b, 1e-5),
                lambda x=x, w=w, b=b: aten.layer_norm(x, (16,), w, b, 1e-5),
            ),
            "rms_norm": (
                lambda x=x, w=w: OPS.rms_norm(x, (16,), w, None, 1e-5),
                lambda x=x, w=w: aten.rms_norm(x, (16,), w, 1e-5),
            ),
            "batch_norm": (
                lambda y=y, s=stats: OPS.batch_norm(y, *s, 1e-5),
                lambda y=y, s=stats: aten.batch_norm(y, *s, False, 0.1, 1e-5, True),
            ),
            "batch_norm_train": (
                lambda y=y, s=stats: OPS.batch_norm_train(y, *s, None, 0.1, 1e-5)[0],
                lambda y=y, s=stats: aten.batch_norm(y, *s, True, 0.1, 1e-5, True),
            ),
        }
        for name, pair in pairs.items():
            found[name + kind] = (step(pair[0]), step(pair[1])) if kind == ", step" else pair
    return found


def step(forward: Callable[[], torch.Tensor]) -> Callable[[], None]:
    """Forward and backward, with a gradient that is there already."""
    dy = torch.randn_like(forward())
    return lambda: forward().backward(dy)


def host_times(device: str) -> dict[str, dict[str, float]]:
    """Microseconds of each call, and the ratio."""
    result = {}
    for name, pair in host_cases(device).items():
        for call in pair * 3:
            call()
        best = [float("inf")] * 2
        for _ in range(ROUNDS):
            for side, call in enumerate(pair):
                wait(device)
                start = time.perf_counter()
                for _ in range(CALLS):
                    call()
                best[side] = min(best[side], (time.perf_counter() - start) / CALLS * 1e6)
        result[name] = {"tvmbn": best[0], "torch": best[1], "ratio": best[0] / best[1]}
    return result


def gpu_steps() -> dict[str, dict[str, float]]:
    """Milliseconds of forward plus backward, by events, and how many times faster."""
    result = {}
    shapes = {
        "LayerNorm (8192, 4096) bf16": (
            lambda m: m.LayerNorm(4096, device="cuda", dtype=torch.bfloat16),
            torch.randn(8192, 4096, device="cuda", dtype=torch.bfloat16),
        ),
        "RMSNorm (8192, 4096) bf16": (
            lambda m: m.RMSNorm(4096, device="cuda", dtype=torch.bfloat16),
            torch.randn(8192, 4096, device="cuda", dtype=torch.bfloat16),
        ),
        "BatchNorm2d (64, 64, 112, 112) fp32": (
            lambda m: m.BatchNorm2d(64, device="cuda"),
            torch.randn(64, 64, 112, 112, device="cuda"),
        ),
    }
    for name, (make, x) in shapes.items():
        times = {}
        for side, library in (("tvmbn", T), ("torch", torch.nn)):
            module, source = make(library), x.clone().requires_grad_()
            dy = torch.randn_like(x)

            def step(module: Any = module, source: Any = source, dy: Any = dy) -> None:
                module(source).backward(dy)

            times[side] = event_time(step)
        result[name] = {**times, "faster": times["torch"] / times["tvmbn"]}
    return result


def event_time(step: Callable[[], None]) -> float:
    """Median of 50 steps in milliseconds."""
    for _ in range(10):
        step()
    found = []
    for _ in range(50):
        start, end = (torch.cuda.Event(enable_timing=True) for _ in "ab")
        start.record()
        step()
        end.record()
        end.synchronize()
        found.append(start.elapsed_time(end))
    return sorted(found)[len(found) // 2]


def wait(device: str) -> None:
    """Empty the queue, so that a call never waits for room in it."""
    if device != "cpu":
        torch.cuda.synchronize()


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    parser.add_argument("--json", type=Path)
    options = parser.parse_args()
    T.configure(policy="strict", build="wait")
    if options.device == "cpu":
        torch.set_num_threads(1)
    report: dict[str, Any] = {"torch": torch.__version__, "device": options.device}
    report["launcher"] = T.launcher.wait()
    print("launcher:", report["launcher"])
    report["host_us"] = host_times(options.device)
    if options.device != "cpu":
        report["gpu"] = torch.cuda.get_device_name()
        report["step_ms"] = gpu_steps()
    for part in ("host_us", "step_ms"):
        for name, values in report.get(part, {}).items():
            print(f"{part} {name}: " + ", ".join(f"{k} {v:.3g}" for k, v in values.items()))
    if options.json:
        options.json.write_text(json.dumps(report, indent=1))


if __name__ == "__main__":
    main()
