# SPDX-License-Identifier: Apache-2.0
"""SyncBatchNorm over several GPUs: results against float64 and torch.nn, and the time of a step.

    python benchmarks/torch_sync.py [--json FILE] [--processes N] [--profile]

One process a GPU, over NCCL; where there is no GPU, two over gloo with a small shape, and then
torch.nn.SyncBatchNorm, which needs GPUs, is left out. Every process compares its own part; the
largest error of all of them counts. Steps of both sides alternate, and the slowest process's
median counts.
"""

from __future__ import annotations

import argparse
import json
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import torch
import torch.distributed as dist
import torch.multiprocessing as mp

import tvmbn.torch as T
from tvmbn.torch.builds import BUILDS

SHAPE, SMALL = (32, 256, 56, 56), (8, 16, 6, 5)
DTYPES = ("float32", "float16", "bfloat16")
LAYOUTS = ("NCHW", "NHWC")
PARTS = ("even", "uneven", "empty")
# |error| / (1 + |value|); sums over a channel are of float32 for every dtype.
LIMITS = {"float32": 5e-4, "float16": 5e-3, "bfloat16": 3e-2}
ROUNDS, WARM, STEPS = 40, 5, 5
Tensor = torch.Tensor


@dataclass(frozen=True)
class Case:
    """A dtype, a memory order, and how the batch is spread."""

    dtype: str
    layout: str
    parts: str

    def sizes(self, full: int, world: int) -> list[int]:
        """Examples of each process: the last one's may be fewer, or none."""
        last = {"even": full, "uneven": full * 5 // 8, "empty": 0}[self.parts]
        return [full] * (world - 1) + [last]

    def tensor(self, seed: int, size: int, shape: tuple[int, ...], device: Any) -> Tensor:
        """A part's values: every process can make those of every other."""
        generator = torch.Generator(device).manual_seed(seed)
        form = (size, *shape[1:])
        values = torch.randn(form, generator=generator, device=device).to(self.dtype_)
        if self.layout == "NHWC":
            return values.contiguous(memory_format=torch.channels_last)
        return values

    @property
    def dtype_(self) -> torch.dtype:
        """As PyTorch names it."""
        return getattr(torch, self.dtype)


class Process:
    """What one of the processes does."""

    def __init__(self, rank: int, world: int, options: argparse.Namespace) -> None:
        gpu = torch.cuda.is_available()
        self.rank, self.world, self.options = rank, world, options
        self.shape = SHAPE if gpu else SMALL
        self.device = torch.device("cuda", rank) if gpu else torch.device("cpu")
        kinds: list[Any] = [T.SyncBatchNorm, torch.nn.SyncBatchNorm] if gpu else [T.SyncBatchNorm]
        self.kinds = dict(zip(("tvmbn", "torch"), kinds, strict=False))
        self.cases = [Case(d, o, p) for d in options.dtypes for o in LAYOUTS for p in PARTS]

    def data(self, case: Case, rank: int) -> tuple[Tensor, Tensor]:
        """What a process gets: x and dy."""
        size = case.sizes(self.shape[0], self.world)[rank]
        x = case.tensor(2 * rank, size, self.shape, self.device)
        return x + 0.5, case.tensor(2 * rank + 1, size, self.shape, self.device)

    def module(self, side: str) -> torch.nn.Module:
        """A SyncBatchNorm whose parameters are neither 0 nor 1."""
        module = self.kinds[side](self.shape[1]).to(self.device)
        with torch.no_grad():
            module.weight.copy_(torch.linspace(0.5, 1.5, self.shape[1]))
            module.bias.copy_(torch.linspace(-1, 1, self.shape[1]))
        return module

    def results(self, case: Case, side: str) -> dict[str, Tensor]:
        """One training step of this process's part."""
        (x, dy), module = self.data(case, self.rank), self.module(side)
        x.requires_grad_()
        y = module(x)
        y.backward(dy)
        # torch.nn.SyncBatchNorm leaves no gradients where a process has no data.
        dx = torch.zeros_like(x) if x.grad is None else x.grad
        grads = {
            n: torch.zeros_like(p) if p.grad is None else p.grad
            for n, p in module.named_parameters()
        }
        sums = {f"d{name}": grad.double() for name, grad in grads.items()}
        for value in sums.values():
            dist.all_reduce(value)
        found = {"y": y.detach(), "dx": dx, **sums}
        return {**found, "mean": module.running_mean, "var": module.running_var}

    def reference(self, case: Case) -> dict[str, Tensor]:
        """The same step by one process with all parts, in float64."""
        every = [self.data(case, rank) for rank in range(self.world)]
        x, dy = (torch.cat([part[i] for part in every]).double() for i in (0, 1))
        module = torch.nn.BatchNorm2d(self.shape[1]).to(self.device).double()
        module.load_state_dict(self.module("tvmbn").state_dict())
        x = x.contiguous().requires_grad_()
        y = module(x)
        y.backward(dy.contiguous())
        sizes = case.sizes(self.shape[0], self.world)
        start = sum(sizes[: self.rank])
        mine = slice(start, start + sizes[self.rank])
        sums = {f"d{name}": p.grad for name, p in module.named_parameters()}
        found = {"y": y.detach()[mine], "dx": x.grad[mine], **sums}
        return {**found, "mean": module.running_mean, "var": module.running_var}

    def check(self, case: Case) -> dict[str, Any]:
        """Largest errors of both sides, over all processes."""
        want, row = self.reference(case), vars(case).copy()
        for side in self.kinds:
            if side == "torch" and case.parts == "empty" and case.dtype != "float32":
                # It sends zeros of x's dtype where it has no data, and float32 moments elsewhere.
                row[side] = None
                continue
            got = self.results(case, side)
            row[side] = {name: self.largest(error(got[name], want[name])) for name in want}
        row["good"] = max(row["tvmbn"].values()) < LIMITS[case.dtype]
        return row

    def largest(self, value: float) -> float:
        """Of all processes; NaN counts as infinite."""
        number = torch.tensor(value, dtype=torch.float64, device=self.device)
        number = number.nan_to_num(nan=float("inf"))
        dist.all_reduce(number, dist.ReduceOp.MAX)
        return number.item()

    def step(self, case: Case, side: str) -> Callable[[], None]:
        """A function that queues forward and backward."""
        (x, dy), module = self.data(case, self.rank), self.module(side)
        x.requires_grad_()

        def step() -> None:
            x.grad = None
            module(x).backward(dy)

        return step

    def times(self, case: Case) -> dict[str, Any]:
        """Milliseconds of a step of each side, and of the host alone."""
        steps = {side: self.step(case, side) for side in self.kinds}
        spent: dict[str, list[float]] = {side: [] for side in steps}
        queued: dict[str, list[float]] = {side: [] for side in steps}
        for index in range(WARM + ROUNDS):
            for side, step in steps.items():
                dist.barrier()
                milliseconds, host = self.clock(step)
                if index >= WARM:
                    spent[side].append(milliseconds)
                    queued[side].append(host)
        row = vars(case).copy()
        for side in steps:
            row[side] = self.largest(median(spent[side]))
            row[f"{side}_host"] = self.largest(median(queued[side]))
        if "torch" in row:
            row["faster"] = row["torch"] / row["tvmbn"]
        if self.options.profile:
            row["kernels"] = {side: self.kernels(step) for side, step in steps.items()}
        return row

    def clock(self, step: Callable[[], None]) -> tuple[float, float]:
        """Milliseconds a step until it is done, by events on a GPU, and until it is queued.

        Steps follow one another as in training, so that the host may run ahead.
        """
        gpu = self.device.type == "cuda"
        events = [torch.cuda.Event(enable_timing=True) for _ in "ab"] if gpu else []
        if gpu:
            torch.cuda.synchronize()
            events[0].record()
        begin = time.perf_counter()
        for _ in range(STEPS):
            step()
        host = (time.perf_counter() - begin) * 1e3 / STEPS
        if not gpu:
            return host, host
        events[1].record()
        events[1].synchronize()
        return events[0].elapsed_time(events[1]) / STEPS, host

    def kernels(self, step: Callable[[], None], steps: int = 10) -> dict[str, float]:
        """Microseconds of each kernel in a step, longest first."""
        kind = torch.profiler.ProfilerActivity
        wanted = kind.CUDA if self.device.type == "cuda" else kind.CPU
        with torch.profiler.profile(activities=[wanted]) as profile:
            for _ in range(steps):
                step()
            if self.device.type == "cuda":
                torch.cuda.synchronize()
        key = "self_device_time_total" if wanted == kind.CUDA else "self_cpu_time_total"
        found = {e.key: getattr(e, key) / steps for e in profile.key_averages()}
        return dict(sorted(found.items(), key=lambda item: -item[1])[:20])

    def build(self) -> None:
        """Have all kernels built side by side before anything is waited for."""
        with T.configure(build="background", policy="fallback"):
            for case in self.cases:
                self.results(case, "tvmbn")
        for key in BUILDS.keys():
            BUILDS.request(*key).result()
        dist.barrier()

    def run(self) -> dict[str, Any]:
        """Build, check and measure."""
        start = time.perf_counter()
        self.build()
        built = time.perf_counter()
        with T.configure(policy="strict", build="wait"):
            checks = [self.check(case) for case in self.cases]
            times = [self.times(case) for case in self.cases if case.parts == "even"]
        return {
            "torch": torch.__version__,
            "device": torch.cuda.get_device_name() if self.device.type == "cuda" else "cpu",
            "processes": self.world,
            "shape": self.shape,
            "seconds": {"build": built - start, "rest": time.perf_counter() - built},
            "checks": checks,
            "times": times,
        }


def error(got: Tensor, want: Tensor) -> float:
    """Largest difference, relative where the value is beyond 1."""
    if got.shape != want.shape:
        return float("inf")
    if not want.numel():
        return 0.0
    return float(((got.double() - want).abs() / (1 + want.abs())).max())


def median(values: list[float]) -> float:
    """The middle one."""
    return sorted(values)[len(values) // 2]


def work(rank: int, world: int, options: argparse.Namespace, store: str, answer: str) -> None:
    """Body of one process."""
    gpu = torch.cuda.is_available()
    if gpu:
        torch.cuda.set_device(rank)
    else:
        torch.set_num_threads(1)
    dist.init_process_group(
        "nccl" if gpu else "gloo",
        init_method=f"file://{store}",
        rank=rank,
        world_size=world,
        device_id=torch.device("cuda", rank) if gpu else None,
    )
    report = Process(rank, world, options).run()
    if rank == 0:
        Path(answer).write_text(json.dumps(report))
    dist.destroy_process_group()


def show(report: dict[str, Any]) -> None:
    """Print what was found as two tables."""
    sides = [side for side in ("tvmbn", "torch") if side in report["times"][0]]
    print(f"{report['processes']} x {report['device']}, {report['shape']} each, torch ", end="")
    print(f"{report['torch']}, seconds {report['seconds']}\n\nlargest errors against float64")
    for row in report["checks"]:
        head = f"{row['dtype']:9} {row['layout']} {row['parts']:7}"
        for side in sides:
            if row[side] is None:
                print(f"{head} {side}  fails on an empty part of this dtype")
                continue
            values = "  ".join(f"{k} {v:.1e}" for k, v in row[side].items())
            print(f"{head} {side}  {values}{'' if row['good'] else '  WRONG' * (side == 'tvmbn')}")
    print("\nmilliseconds of a step (until queued)")
    for row in report["times"]:
        both = "  ".join(f"{side} {row[side]:.3f} ({row[side + '_host']:.3f})" for side in sides)
        faster = f"  {row['faster']:.2f}x" if "faster" in row else ""
        print(f"{row['dtype']:9} {row['layout']}  {both}{faster}")
        for side, kernels in row.get("kernels", {}).items():
            for name, microseconds in kernels.items():
                print(f"    {side} {microseconds:9.1f} us  {name[:100]}")


def main() -> None:
    """Start the processes, and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--processes", type=int, default=torch.cuda.device_count() or 2)
    parser.add_argument("--dtypes", nargs="+", choices=DTYPES, default=DTYPES)
    parser.add_argument("--profile", action="store_true", help="list the kernels of a step too")
    parser.add_argument("--json", type=Path)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        store, answer = f"{folder}/store", f"{folder}/answer"
        world = options.processes
        mp.spawn(work, (world, options, store, answer), nprocs=world)  # type: ignore[no-untyped-call]
        report = json.loads(Path(answer).read_text())
    show(report)
    if options.json:
        options.json.write_text(json.dumps(report, indent=1))
    if not all(row["good"] for row in report["checks"]):
        raise SystemExit("results are wrong")


if __name__ == "__main__":
    main()
