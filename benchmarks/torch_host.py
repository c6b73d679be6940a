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

OPS, F = torch.ops.tvmbn, torch.nn.functional
ROUNDS, CALLS = 30, 200


def host_cases(device: str) -> dict[str, tuple[Callable[[], Any], Callable[[], Any]]]:
    """Name: tvmbn's call and torch's, without gradients and with."""
    x, w, b = torch.randn(4, 16, device=device), *(torch.ones(16, device=device) for _ in "ab")
    g = x.clone().requires_grad_()
    y = torch.randn(2, 16, 3, 3, device=device)
    z = y.clone().requires_grad_()
    mean, var = torch.zeros(16, device=device), torch.ones(16, device=device)
    aten = torch.ops.aten
    return {
        "layer_norm": (
            lambda: OPS.layer_norm(x, (16,), w, b, 1e-5),
            lambda: aten.layer_norm(x, (16,), w, b, 1e-5),
        ),
        "rms_norm": (
            lambda: OPS.rms_norm(x, (16,), w, None, 1e-5),
            lambda: aten.rms_norm(x, (16,), w, 1e-5),
        ),
        "batch_norm": (
            lambda: OPS.batch_norm(y, w, b, mean, var, 1e-5),
            lambda: aten.batch_norm(y, w, b, mean, var, False, 0.1, 1e-5, True),
        ),
        "batch_norm_train": (
            lambda: OPS.batch_norm_train(y, w, b, mean, var, None, 0.1, 1e-5),
            lambda: aten.batch_norm(y, w, b, mean, var, True, 0.1, 1e-5, True),
        ),
        "layer_norm forward for gradients": (
            lambda: OPS.layer_norm(g, (16,), w, b, 1e-5),
            lambda: F.layer_norm(g, (16,), w, b),
        ),
        "layer_norm step": (
            lambda: OPS.layer_norm(g, (16,), w, b, 1e-5).sum().backward(),
            lambda: F.layer_norm(g, (16,), w, b).sum().backward(),
        ),
        "batch_norm step": (
            lambda: OPS.batch_norm_train(z, w, b, mean, var, None, 0.1, 1e-5)[0].sum().backward(),
            lambda: F.batch_norm(z, mean, var, w, b, True).sum().backward(),
        ),
    }


def host_times(device: str) -> dict[str, dict[str, float]]:
    """Microseconds of each call, and the ratio."""
    result = {}
    for name, pair in host_cases(device).items():
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
    print(T.launcher.wait())
    if options.device == "cpu":
        torch.set_num_threads(1)
    report: dict[str, Any] = {"torch": torch.__version__, "device": options.device}
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
