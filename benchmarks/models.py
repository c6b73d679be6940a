# SPDX-License-Identifier: Apache-2.0
"""Latency of whole models in float16, on a GPU: tvmbn beside PyTorch and torch.compile.

    python benchmarks/models.py --models resnet50,efficientnet-lite0 --batch 1,32 --json FILE

Networks have random weights (tests/model_zoo.py). Each is verified against PyTorch in float32
before it is timed. A time is that of a call and the wait for its end, on the host's clock;
implementations take turns, and the median of the rounds' medians counts. ``tvmbn`` and ``torch``
are plain calls, ``... graph`` the same ones in a CUDA graph whose input is copied into its place,
as torch.compile does in its mode max-autotune. ``torch folded`` has its BatchNorms folded, and so
has what torch.compile gets. Without a GPU the CPU is measured, without graphs.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import signal
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from concurrent import futures
from pathlib import Path
from statistics import median
from typing import Any

from run import ROOT, find_package

find_package()
sys.path.insert(0, str(ROOT / "tests"))

import torch  # noqa: E402
from model_zoo import MODELS, random_model  # noqa: E402
from torch.fx.experimental.optimization import fuse  # noqa: E402

import tvmbn  # noqa: E402
from tvmbn.bundle import read  # noqa: E402
from tvmbn.console import table  # noqa: E402
from tvmbn.results import caption, environment  # noqa: E402

BEGIN = time.perf_counter()
CUDA = torch.cuda.is_available()
DEVICE = "cuda" if CUDA else "cpu"
ROUNDS, SECONDS = 5, 0.1
# Part of the time limit that compiling may take.
COMPILE_PART = 0.6
# Of PyTorch's own error in float16, and on top of it: what a verified result may be off.
FACTOR, EXTRA = 1.5, 1e-4
Run = Callable[[], Any]


def arguments() -> argparse.Namespace:
    """Command line."""
    parser = argparse.ArgumentParser(description="Measure whole models on a GPU.")
    add = parser.add_argument
    add("--models", default=",".join(MODELS))
    add("--batch", default="1,32")
    add("--against", default="torch,compile", help="torch (plain and folded), compile")
    add("--limit-seconds", type=float, default=240.0)
    add("--json", type=Path)
    add("--profile", action="store_true", help="time of each of tvmbn's kernels")
    add("--tuned", default="auto")
    add("--logs")
    add("--keep", type=Path, help="folder for the bundles")
    return parser.parse_args()


def left(args: argparse.Namespace) -> float:
    """Seconds until the limit."""
    return args.limit_seconds - (time.perf_counter() - BEGIN)


class Subject:
    """One network at one batch: inputs, references, and what is timed."""

    def __init__(self, name: str, batch: int) -> None:
        self.name, self.batch = name, batch
        self.runs: dict[str, Run] = {}
        self.errors: dict[str, float] = {}
        self.notes: dict[str, Any] = {}

    def export(self, folder: Path) -> Path:
        """Program on disk, exported on the CPU."""
        module, inputs = random_model(self.name, self.batch)
        path = folder / f"{self.name}-{self.batch}.pt2"
        torch.export.save(torch.export.export(module, inputs), path)
        return path

    def prepare(self) -> None:
        """Networks and inputs on the GPU, and PyTorch's results in float32 and float16."""
        module, inputs = random_model(self.name, self.batch)
        wide = [x.to(DEVICE) for x in inputs]
        self.inputs = [x.half() if x.is_floating_point() else x for x in wide]
        self.images = self.inputs[0].ndim == len("NCHW")
        with torch.no_grad():
            self.want = module.to(DEVICE)(*wide)
            folded = fuse(module) if self.images else module
            self.folded = self.layout(folded).half()
            self.module = self.layout(module).half()
            self.limit = FACTOR * self.error(self.module(*self.inputs)) + EXTRA
        self.theirs = [
            x.to(memory_format=torch.channels_last) if x.ndim == len("NCHW") else x
            for x in self.inputs
        ]

    def layout(self, module: torch.nn.Module) -> torch.nn.Module:
        """The module in the memory order in which PyTorch is fastest."""
        return module.to(memory_format=torch.channels_last) if self.images else module

    def error(self, got: torch.Tensor) -> float:
        """Relative error in the Euclidean norm."""
        return ((got.float() - self.want).norm() / self.want.norm()).item()

    def add(self, name: str, run: Run) -> bool:
        """Take part in the timing if the result is right; ``run`` returns it."""
        with torch.no_grad():
            self.errors[name] = self.error(run().clone())
        if self.errors[name] <= self.limit:
            self.runs[name] = run
        return name in self.runs

    def add_graph(
        self, name: str, run: Callable[..., torch.Tensor], inputs: list[torch.Tensor]
    ) -> None:
        """The same in a CUDA graph, with a copy of the inputs into their place."""
        if not CUDA:
            return
        places = [x.clone() for x in inputs]
        stream = torch.cuda.Stream()
        stream.wait_stream(torch.cuda.current_stream())
        with torch.no_grad(), torch.cuda.stream(stream):
            for _ in range(3):
                run(*places)
        torch.cuda.current_stream().wait_stream(stream)
        graph = torch.cuda.CUDAGraph()
        with torch.no_grad(), torch.cuda.graph(graph):
            result = run(*places)

        def replay() -> torch.Tensor:
            for place, x in zip(places, inputs, strict=True):
                place.copy_(x)
            graph.replay()
            return result

        self.add(name, replay)


def add_tvmbn(subject: Subject, bundle: Path) -> None:
    """Plain calls and a graph of tvmbn's model."""
    op = tvmbn.load(bundle, device=DEVICE)
    out = torch.full_like(subject.want, float("nan"), dtype=torch.float16)
    if subject.add("tvmbn", lambda: op(*subject.inputs, out=out)):
        subject.add_graph("tvmbn graph", lambda *x: op(*x, out=out), subject.inputs)
    (entry,) = read(bundle).manifest["libraries"]
    notes = entry["config"]["kernels"]
    subject.notes["kernels"] = len(notes)
    subject.notes["tuned"] = sum(k["origin"] == "tuned" for k in notes)


def add_torch(subject: Subject) -> None:
    """PyTorch as it is, with folded BatchNorms, and that one in a graph."""
    subject.add("torch", lambda: subject.module(*subject.theirs))
    if subject.images:
        subject.add("torch folded", lambda: subject.folded(*subject.theirs))
    subject.add_graph("torch graph", subject.folded, subject.theirs)


def add_compiled(subject: Subject, seconds: float) -> None:
    """torch.compile with all of its autotuning, given up after ``seconds``."""
    torch.compiler.reset()
    start = time.perf_counter()
    compiled = torch.compile(subject.folded, mode="max-autotune", dynamic=False)
    try:
        with torch.no_grad(), alarm(seconds):
            for _ in range(3):
                compiled(*subject.theirs)
            wait()
    except Exception as error:
        subject.notes["torch.compile"] = f"{type(error).__name__}: {str(error)[:200]}"
        return
    subject.notes["torch.compile seconds"] = round(time.perf_counter() - start, 1)
    subject.add("torch.compile", lambda: compiled(*subject.theirs))


@contextlib.contextmanager
def alarm(seconds: float) -> Iterator[None]:
    """Raise TimeoutError inside the block after ``seconds``."""

    def ring(number: int, frame: Any) -> None:
        raise TimeoutError(f"not done within {seconds:.0f} s")

    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, max(1.0, seconds))
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def latency(runs: dict[str, Run]) -> dict[str, float]:
    """Microseconds of each, implementations in turn."""
    found: dict[str, list[float]] = {name: [] for name in runs}
    order = list(runs)
    with torch.no_grad():
        counts = {}
        for name, run in runs.items():
            timed(run)
            counts[name] = max(1, min(200, int(SECONDS * 1e6 / timed(run))))
        for _ in range(ROUNDS):
            for name in order:
                found[name].append(median(timed(runs[name]) for _ in range(counts[name])))
            order = order[1:] + order[:1]
    return {name: median(values) for name, values in found.items()}


def wait() -> None:
    """Wait for the device."""
    if CUDA:
        torch.cuda.synchronize()


def timed(run: Run) -> float:
    """Microseconds of one call and the wait for its end."""
    wait()
    start = time.perf_counter()
    run()
    wait()
    return 1e6 * (time.perf_counter() - start)


def profile(subject: Subject, calls: int = 10) -> list[tuple[str, float]]:
    """Kernels of a plain call of tvmbn's in order, with microseconds."""
    kinds = [torch.profiler.ProfilerActivity.CUDA]
    run = subject.runs["tvmbn"]
    timed(run)
    with torch.profiler.profile(activities=kinds) as found:
        for _ in range(calls):
            run()
        wait()
    events = [e for e in found.events() if e.device_type.name == "CUDA"]
    events.sort(key=lambda e: e.time_range.start)
    each = max(1, len(events) // calls)
    return [
        (events[i].name, median(e.time_range.elapsed_us() for e in events[i::each]))
        for i in range(min(each, len(events)))
    ]


def rows_of(subject: Subject, times: dict[str, float]) -> list[dict[str, Any]]:
    """A row for each implementation; ratios say how many times faster tvmbn's is."""
    best = min((v for k, v in times.items() if k.startswith("tvmbn")), default=None)
    rows = []
    for name, error in subject.errors.items():
        us = times.get(name)
        rows.append(
            {
                "model": subject.name,
                "batch": subject.batch,
                "implementation": name,
                "us": us,
                "verdict": "passed" if name in subject.runs else "incorrect_numerical",
                "error": error,
                "limit": subject.limit,
                "tvmbn_is_faster": us / best if us and best else None,
            }
        )
    return rows


def show(rows: list[dict[str, Any]]) -> None:
    """Table on the terminal."""
    columns = ("model", "batch", "implementation", "us", "tvmbn is faster by", "error", "verdict")
    cells = [
        (
            r["model"],
            r["batch"],
            r["implementation"],
            "" if r["us"] is None else f"{r['us']:.1f}",
            "" if r["tvmbn_is_faster"] is None else f"{r['tvmbn_is_faster']:.2f}x",
            f"{r['error']:.1e}",
            r["verdict"],
        )
        for r in rows
    ]
    table("Latency of whole models, float16", columns, cells)


def compile_all(args: argparse.Namespace, subjects: list[Subject], folder: Path) -> list[Any]:
    """Futures of bundles, compiled at the same time."""
    target = "sm_{}{}".format(*torch.cuda.get_device_capability()) if CUDA else "llvm"
    options = {"fp16": True, "tuned": args.tuned, "logs": args.logs}
    pool = futures.ThreadPoolExecutor(max(1, min(len(subjects), (os.cpu_count() or 1) // 2)))
    found = []
    for subject in subjects:
        path, output = subject.export(folder), folder / f"{subject.name}-{subject.batch}"
        found.append(pool.submit(tvmbn.compile, path, target, output, **options))
    pool.shutdown(wait=False)
    return found


def main() -> int:
    """Compile, verify, time, report; 1 where a result of tvmbn's was wrong or there is none."""
    args = arguments()
    torch.backends.cudnn.benchmark = True
    torch.backends.cudnn.allow_tf32 = False
    batches = [int(word) for word in args.batch.split(",")]
    subjects = [Subject(name, batch) for name in args.models.split(",") for batch in batches]
    folder = args.keep or Path(tempfile.mkdtemp(prefix="tvmbn-models-"))
    folder.mkdir(parents=True, exist_ok=True)
    header = environment(DEVICE, command=sys.argv[1:])
    print(caption(header), flush=True)
    names = args.against.split(",")
    results: dict[int, list[dict[str, Any]]] = {}

    def measure(number: int, subject: Subject) -> None:
        results[number] = rows_of(subject, latency(subject.runs))
        show(results[number])
        if args.json:
            rows = [row for found in results.values() for row in found]
            notes = [{"model": s.name, "batch": s.batch, **s.notes} for s in subjects]
            args.json.write_text(json.dumps({**header, "rows": rows, "notes": notes}, indent=1))

    bundles = compile_all(args, subjects, folder)
    # The host's clock counts too: nothing else runs while it does.
    futures.wait(bundles, timeout=max(1.0, COMPILE_PART * left(args)))
    print(f"{sum(b.done() for b in bundles)} of {len(bundles)} models compiled", flush=True)
    for number, (subject, bundle) in enumerate(zip(subjects, bundles, strict=True)):
        subject.prepare()
        try:
            add_tvmbn(subject, bundle.result(timeout=0))
        except Exception as error:
            subject.notes["tvmbn"] = f"{type(error).__name__}: {error}"
            print(f"{subject.name} {subject.batch}: {subject.notes['tvmbn']}", flush=True)
        if "torch" in names:
            add_torch(subject)
        if args.profile and "tvmbn" in subject.runs:
            subject.notes["profile"] = profile(subject)
            for kernel, us in sorted(subject.notes["profile"], key=lambda e: -e[1])[:15]:
                print(f"{us:9.1f} us  {kernel}")
        measure(number, subject)
        print(f"{left(args):.0f} s left", flush=True)
    if "compile" in names:
        # Last, since its autotuning takes longest: the time left is shared by what remains.
        for number, subject in enumerate(subjects):
            add_compiled(subject, left(args) / (len(subjects) - number))
            measure(number, subject)
            print(f"{left(args):.0f} s left {subject.notes}", flush=True)
    return 0 if all("tvmbn" in s.runs for s in subjects) else 1


if __name__ == "__main__":
    sys.exit(main())
