# SPDX-License-Identifier: Apache-2.0
"""NVIDIA's compute-sanitizer over one small case of every schedule and both loaders.

``python tests/sanitize.py -o results`` compiles the cases for this machine's GPU, runs each under
memcheck, racecheck, initcheck and synccheck in a process of its own with a time limit, and writes
``sanitize.json`` and a table. The exit status is 1 unless every run is clean. racecheck is slow:
the cases have a few blocks, and kernels that fill the GPU are told of few multiprocessors.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shutil
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parent)]

import test_emulation  # noqa: E402
import test_emulation_conv  # noqa: E402
from compare import bn, ln, rms  # noqa: E402

import tvmbn  # noqa: E402
from tvmbn import bundle, golden, ops  # noqa: E402
from tvmbn.build import contents  # noqa: E402
from tvmbn.compiler import compile_spec  # noqa: E402
from tvmbn.package import package  # noqa: E402
from tvmbn.pool import WorkerPool  # noqa: E402
from tvmbn.spec import OpSpec  # noqa: E402

TOOLS = ("memcheck", "racecheck", "initcheck", "synccheck")
FINDINGS = 99  # exit status where a tool found something
SUMMARY = re.compile(r"(?:ERROR|RACECHECK) SUMMARY: (.*)")
conv, train, sync = (ops.get(name).spec for name in ("conv_bn", "conv_bn_train", "sync_batch_norm"))


@dataclass(frozen=True)
class Smoke:
    """One case: a spec, a plan or None for the default one, multiprocessors to count on."""

    spec: OpSpec
    plan: dict[str, Any] | None = None
    count: int = 4


@dataclass
class Result:
    """What one tool said of one case."""

    case: str
    tool: str
    verdict: str
    seconds: float
    summary: str
    output: str = ""


def smoke() -> dict[str, Smoke]:
    """Every schedule: the hand-written kernels with plans as small as on the emulator."""
    found = {
        "rows": Smoke(ln((5, 136))),
        "rows, in chunks": Smoke(bn((3, 2, 60, 60), "float64", mode="train")),
        "rows, open batch": Smoke(bn((3, 5, 7, 7), mode="train", dynamic="N")),
        "rows, odd length": Smoke(rms((9, 229), "bfloat16")),
        "rows backward": Smoke(ln((33, 100), "float16", mode="backward")),
        "bands": Smoke(ln((4096, 64), "bfloat16", mode="backward")),
        "columns": Smoke(bn((40, 6), "float64", mode="train")),
        "columns, open batch": Smoke(
            bn((6, 24, 5, 5), "float16", "NHWC", mode="train_backward", dynamic="N")
        ),
        "map": Smoke(bn((3, 5, 7, 7), mode="infer", activation="gelu", residual=True)),
        "map, channels last": Smoke(bn((2, 24, 5, 5), "bfloat16", "NHWC", mode="infer")),
        "parts of a BatchNorm: moments": Smoke(sync((4, 5, 6, 6), mode="moments")),
        "parts of a BatchNorm: normalise": Smoke(sync((4, 5, 6, 6), mode="normalise")),
        "parts of a BatchNorm: sums": Smoke(sync((4, 8, 6, 6), "float16", mode="backward_sums")),
        "parts of a BatchNorm: input": Smoke(sync((4, 5, 6, 6), mode="backward_input")),
        "convolution": Smoke(conv((2, 5, 9, 7), padding=1, activation="relu", residual=True)),
        "convolution in training": Smoke(
            train((2, 16, 9, 7), "float16", "NHWC", padding=1, activation="relu")
        ),
        "convolution, groups": Smoke(conv((2, 6, 9, 7), groups=3, padding=1)),
        "convolution, transposed": Smoke(
            conv((1, 6, 5, 7), transposed=True, stride=2, output_padding=1, out_channels=4)
        ),
    }
    for name, (spec, config, chunk, lanes, count) in test_emulation.CASES.items():
        plan = test_emulation.kernel(spec, config, chunk, lanes).to_json()
        found[f"{plan['phases'][0]['kind']}: {name}"] = Smoke(spec, plan, count)
    for name, (spec, config) in test_emulation_conv.CASES.items():
        plan = test_emulation_conv.plan(config).to_json()
        found[f"{plan['phases'][0]['kind']}: {name}"] = Smoke(spec, plan)
    return found


def make(case: Smoke, target: str, path: Path, pool: WorkerPool) -> Path:
    """Build a case as a bundle with golden data."""
    library = compile_spec(case.spec, target, case.plan, stages=(), pool=pool)
    manifest, files = contents(case.spec, [library], golden.make(case.spec))
    return bundle.write(path, manifest, files)


def commands(cases: dict[str, Smoke], paths: dict[str, Path], folder: Path) -> dict[str, list[str]]:
    """What to run for each case, and for the loaders of standalone bundles."""
    run = [sys.executable, str(HERE / "sanitize_run.py")]
    found = {name: [*run, str(paths[name]), str(cases[name].count)] for name in paths}
    if "rows" in paths:
        alone = package(paths["rows"], "standalone", folder / "standalone")
        found["loader: Python"] = [sys.executable, str(alone / "check.py"), "--device", "cuda"]
        if host := _cpp_host(folder):
            found["loader: C++"] = [str(host), str(alone), "cuda"]
    return found


def _cpp_host(folder: Path) -> Path | None:
    compiler = shutil.which("g++")
    if compiler is None:
        return None
    host, root = folder / "run_bundle", HERE.parent
    source = root / "examples" / "cpp" / "run_bundle.cpp"
    include = root / "tvmbn" / "deploy" / "include"
    command = [compiler, "-std=c++17", "-O1", f"-I{include}", str(source), "-ldl", "-o", str(host)]
    subprocess.run(command, check=True)
    return host


def watch(sanitizer: str, tool: str, case: str, command: list[str], seconds: float) -> Result:
    """Run one case under one tool; the verdict is read from status and summary."""
    options = ["--tool", tool, "--error-exitcode", str(FINDINGS), "--print-limit", "10"]
    path = os.pathsep.join([str(HERE.parent), os.environ.get("PYTHONPATH", "")])
    start = time.monotonic()
    try:
        done = subprocess.run(
            [sanitizer, *options, *command],
            check=False,
            capture_output=True,
            text=True,
            timeout=seconds,
            env={**os.environ, "PYTHONPATH": path},
        )
    except subprocess.TimeoutExpired as error:
        text = (error.stdout or b"").decode(errors="replace")
        return Result(case, tool, "timeout", seconds, f"stopped after {seconds:g} s", text[-2000:])
    took = round(time.monotonic() - start, 1)
    text = done.stdout + done.stderr
    verdict, summary = judge(done.returncode, text)
    return Result(case, tool, verdict, took, summary, "" if verdict == "clean" else text[-4000:])


def judge(status: int, text: str) -> tuple[str, str]:
    """Verdict of a run by its exit status and output, and the tool's own summary.

    ``clean``: the tool's summary counts nothing and the results were right. ``findings``: it
    counts something. ``failed``: the case itself went wrong. ``no summary``: the tool did not run.
    """
    found = SUMMARY.findall(text)
    if not found:
        return "no summary", (text.strip().splitlines() or ["no output"])[-1]
    summary = found[-1].strip()
    if status == FINDINGS or re.search(r"[1-9]", summary):
        return "findings", summary
    return ("clean" if status == 0 else "failed"), summary


def table(results: list[Result]) -> str:
    """Cases by tools."""
    tools = [t for t in TOOLS if any(r.tool == t for r in results)]
    cells = {(r.case, r.tool): f"{r.verdict} ({r.seconds:.0f} s)" for r in results}
    cases = dict.fromkeys(r.case for r in results)
    lines = [f"| case | {' | '.join(tools)} |", "|---" * (len(tools) + 1) + "|"]
    lines += [f"| {c} | {' | '.join(cells.get((c, t), '') for t in tools)} |" for c in cases]
    return "\n".join(lines) + "\n"


def main() -> int:
    """Command line."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("--target", default="sm_90", help="of this machine's GPU")
    parser.add_argument("--tool", action="append", choices=TOOLS, help="these alone")
    parser.add_argument("--only", default="", help="cases whose names contain this")
    parser.add_argument("--seconds", type=float, default=180.0, help="time limit of one run")
    parser.add_argument("--jobs", type=int, default=min(8, os.cpu_count() or 1))
    parser.add_argument("--sanitizer", default=shutil.which("compute-sanitizer"))
    parser.add_argument("-o", "--output", type=Path, default=Path("sanitize-results"))
    given = parser.parse_args()
    if given.sanitizer is None:
        parser.error("compute-sanitizer is not on the PATH; it is in CUDA's bin folder")
    cases = {name: case for name, case in smoke().items() if given.only in name}
    folder = given.output / "bundles"
    folder.mkdir(parents=True, exist_ok=True)
    with WorkerPool(given.jobs) as pool, ThreadPoolExecutor(given.jobs) as threads:
        places = {name: folder / f"case{number}" for number, name in enumerate(cases)}
        list(threads.map(lambda name: make(cases[name], given.target, places[name], pool), cases))
        todo = commands(cases, places, folder)
        runs = [(tool, *each) for tool in given.tool or TOOLS for each in todo.items()]
        results = []
        for result in threads.map(
            lambda run: watch(given.sanitizer, *run, seconds=given.seconds), runs
        ):
            results.append(result)
            print(f"{result.tool} {result.case}: {result.verdict}, {result.summary}", flush=True)
    report = {"tvmbn": tvmbn.__version__, "target": given.target}
    report["results"] = [asdict(r) for r in results]
    (given.output / "sanitize.json").write_text(json.dumps(report, indent=1) + "\n")
    (given.output / "sanitize.md").write_text(table(results))
    print(table(results))
    return int(any(r.verdict != "clean" for r in results))


if __name__ == "__main__":
    sys.exit(main())
