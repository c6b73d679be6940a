# SPDX-License-Identifier: Apache-2.0
"""Measure whole suites on a GPU host: ``python benchmarks/run.py --suite norms-forward --out DIR``.

Everything is compiled first, on all cores; torch.compile's kernels by helper processes at the same
time. Then the subjects of all suites are measured in turn, those that tell most first, and each
is on disk before the next begins.
"""

from __future__ import annotations

import argparse
import atexit
import importlib.util
import os
import shutil
import subprocess
import sys
import tempfile
import time
from itertools import chain, zip_longest
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tvmbn.results import Row, Writer
    from tvmbn.spec import OpSpec

ROOT = Path(__file__).resolve().parent.parent
# Part of the time limit that compiling ahead may take.
COMPILE_PART = 0.4
BEGIN = time.perf_counter()


def find_package() -> None:
    """Make tvmbn importable from this checkout, here and in child processes, if it is not."""
    try:
        if importlib.util.find_spec("tvmbn.schedules") is not None:
            return
    except ModuleNotFoundError:
        pass
    for name in [n for n in sys.modules if n.partition(".")[0] == "tvmbn"]:
        del sys.modules[name]
    # The folders beside tvmbn/ are its subpackages: an installation joins them, links do too.
    folder = Path(tempfile.mkdtemp(prefix="tvmbn-linked-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    package = folder / "tvmbn"
    package.mkdir()
    for entry in (ROOT / "tvmbn").iterdir():
        (package / entry.name).symlink_to(entry)
    for name in ("schedules", "lowering", "tuning_logs"):
        (package / name).symlink_to(ROOT / name)
    sys.path.insert(0, str(folder))
    importlib.invalidate_caches()
    known = os.environ.get("PYTHONPATH")
    os.environ["PYTHONPATH"] = os.pathsep.join([str(folder), *([known] if known else [])])


def arguments() -> argparse.Namespace:
    """Command line."""
    parser = argparse.ArgumentParser(description="Measure whole suites of shapes.")
    add = parser.add_argument
    add("--suite", default="norms-forward,norms-backward", help="names with commas, or all")
    add("--target", help="default: that of the GPU here, else llvm")
    add("--against", default="torch,native,compile,liger,cudnn,dlight")
    add("--limit-seconds", type=float, default=520.0)
    add("--out", type=Path, default=Path("benchmark-results"))
    add("--name", help="of the files in --out; default: the suites")
    add("--rounds", type=int, default=3)
    add("--seconds", type=float, default=1.0, help="measuring time of a subject")
    add("--only", default="", help="only specs whose title contains this text")
    add("--start", type=int, default=0, help="leave out so many specs at the start")
    add("--first", type=int, help="only so many specs")
    add("--date", help="to record; default: today")
    add("--workers", type=int, default=os.cpu_count() or 1)
    add("--warm", type=int, default=6, help="processes that compile ahead for torch.compile")
    add("--part", help=argparse.SUPPRESS)
    return parser.parse_args()


def pick(args: argparse.Namespace) -> list[tuple[str, OpSpec]]:
    """Suites and specs to measure, one of each suite in turn."""
    from tvmbn import suites  # noqa: PLC0415

    words = list(suites.GOALS) if args.suite == "all" else args.suite.split(",")
    lists = [[(name, spec) for spec in suites.suite(name)] for name in words]
    mixed: list[tuple[str, OpSpec]] = [
        entry for entry in chain.from_iterable(zip_longest(*lists)) if entry
    ]
    found = [entry for entry in mixed if args.only in entry[1].title]
    return found[args.start :][: args.first]


def warm(args: argparse.Namespace) -> None:
    """Compile a part of the specs with torch.compile, into the cache that all share."""
    import torch  # noqa: PLC0415

    from tvmbn.cases import Case  # noqa: PLC0415
    from tvmbn.peers import Compiled  # noqa: PLC0415

    part, parts = (int(word) for word in args.part.split("/"))
    compiled = Compiled(args.limit_seconds)
    for _, spec in pick(args)[part::parts]:
        try:
            compiled(Case(spec, "cuda"))
        except Exception as error:  # the measuring process meets and reports it again
            print(f"warm {spec.title}: {type(error).__name__}", file=sys.stderr)
        torch.cuda.empty_cache()


def start_warm(args: argparse.Namespace, cuda: bool) -> list[subprocess.Popen[bytes]]:
    """Processes that run :func:`warm`."""
    if not cuda or "compile" not in args.against or args.warm < 1:
        return []
    command = [sys.executable, *sys.argv]
    return [subprocess.Popen([*command, "--part", f"{i}/{args.warm}"]) for i in range(args.warm)]


def end_warm(processes: list[subprocess.Popen[bytes]], deadline: float) -> None:
    """Wait for the processes until ``deadline``, then stop them."""
    for process in processes:
        try:
            process.wait(max(0.1, deadline - time.perf_counter()))
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def measure(
    args: argparse.Namespace,
    chosen: list[tuple[str, OpSpec]],
    place: tuple[str, str],
    names: tuple[str, ...],
    writer: Writer,
) -> list[Row]:
    """Compile everything, then measure until the time is up; ``place``: target and device."""
    from tvmbn import bench  # noqa: PLC0415
    from tvmbn.pool import WorkerPool  # noqa: PLC0415

    target, device = place
    rows: list[Row] = []
    helpers = start_warm(args, device != "cpu")
    with (
        WorkerPool(args.workers) as pool,
        bench.Libraries(target, pool) as libraries,
    ):
        libraries.start([spec for _, spec in chosen], "dlight" in names)
        part = BEGIN + COMPILE_PART * args.limit_seconds
        good, bad = libraries.wait(max(0.1, part - time.perf_counter()))
        end_warm(helpers, part)
        print(f"{good} libraries, {bad} not; {time.perf_counter() - BEGIN:.0f} s", flush=True)
        runner = bench.Runner(libraries, device, names, args.rounds, args.seconds)
        for number, (suite, spec) in enumerate(chosen, 1):
            passed = time.perf_counter() - BEGIN
            if passed > args.limit_seconds:
                print(f"time is up: {len(chosen) - number + 1} specs not measured", flush=True)
                break
            try:
                found = runner.rows(spec, suite)
            except Exception as error:  # most likely the device is lost to this process
                print(f"{spec.title}: {type(error).__name__}: {error}", flush=True)
                print(f"continue with --start {args.start + number}", flush=True)
                break
            writer.add(*found)
            rows += found
            print(f"{passed:5.0f} s  {line(found)}", flush=True)
    return rows


def main() -> int:
    """Compile, measure, report; 1 where a result of tvmbn's was wrong."""
    args = arguments()
    os.environ.setdefault(
        "TORCHINDUCTOR_CACHE_DIR", str(Path(tempfile.gettempdir()) / "tvmbn-inductor")
    )
    find_package()
    if args.part:
        warm(args)
        return 0
    import torch  # noqa: PLC0415

    from tvmbn import bench, peers, results  # noqa: PLC0415
    from tvmbn.bench_command import present  # noqa: PLC0415
    from tvmbn.plot import plot  # noqa: PLC0415

    cuda = torch.cuda.is_available()
    target = args.target
    if target is None:
        target = "sm_{}{}".format(*torch.cuda.get_device_capability()) if cuda else "llvm"
    device = bench.device_of(target)
    names = peers.parse(args.against)
    chosen = pick(args)
    more = {"peers": dict(peers.versions(names)), "command": sys.argv[1:]}
    header = results.environment(device, args.date, **more)
    name = args.name or args.suite.replace(",", "+")
    writer = results.Writer(args.out / f"{name}.jsonl", header)
    print(f"{len(chosen)} specs for {target}: {results.caption(header)}", flush=True)
    rows = measure(args, chosen, (target, device), names, writer)
    summaries = results.summarise(rows)
    writer.add(*summaries)
    present([], summaries)
    try:
        plot(rows, args.out / f"{name}.svg", results.caption(header))
    except Exception as error:  # the numbers are safe
        print(f"no plot: {error}", file=sys.stderr)
    ours = [row for row in rows if row.implementation == results.OURS]
    return 0 if all(row.verdict == "passed" for row in ours) else 1


def line(rows: list[Row]) -> str:
    """One line for a spec: percent of copy, then the speed-up over each peer."""
    ours = rows[0]
    if ours.us is None:
        return f"{ours.spec.title}: {ours.verdict} {ours.note[:120]}"
    ratios = "  ".join(f"{name} {ratio:.2f}x" for name, ratio in ours.ratios.items())
    wrong = [f"{r.implementation}: {r.verdict}" for r in rows if r.verdict.startswith("inc")]
    percent = f"{ours.us:.1f} us {ours.percent_of_copy:.1f} %"
    return "  ".join([ours.spec.title, percent, ratios, *wrong])


if __name__ == "__main__":
    sys.exit(main())
