# SPDX-License-Identifier: Apache-2.0
"""Random specs, plans, layouts, strides, offsets, dtypes and batches against the float64 reference.

``python tests/fuzz.py --target llvm --cases 2000`` prints its seed and every case that did not
pass, with the command that repeats it. Compilers and cases run in processes of their own: what
crashes or hangs there is counted. The exit status is 1 where a case did not pass.
"""

from __future__ import annotations

import argparse
import json
import os
import secrets
import sys
import threading
import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parent)]

from fuzz_draw import Settings, draw_case, draw_plan, draw_spec  # noqa: E402
from processes import python_path  # noqa: E402

from tvmbn.errors import CrashError, HangError, ToolchainError, TvmbnError  # noqa: E402
from tvmbn.pool import WorkerPool  # noqa: E402
from tvmbn.spec import OpSpec  # noqa: E402
from tvmbn.target import parse  # noqa: E402
from tvmbn.tuning.builder import Builder  # noqa: E402
from tvmbn.worker import Worker  # noqa: E402

LIST_SPACE = "tvmbn.tuning.tvm_side:list_space"
BUILD_SECONDS = CASE_SECONDS = 120.0
GOOD = ("passed", "refused", "built")


@dataclass
class Outcome:
    """What became of the cases of one group."""

    group: int
    spec: dict[str, Any]
    plan: dict[str, Any] | None
    kind: str
    verdicts: dict[int, tuple[str, str]] = field(default_factory=dict)
    cases: dict[int, dict[str, Any]] = field(default_factory=dict)


class Fuzzer:
    """Builds and runs groups of cases, several at a time.

    Parameters
    ----------
    settings : Settings
    jobs : int
        Compilers at most.
    runners : int
        Processes that run cases, at most; with 0 they are built and not run.
    """

    def __init__(self, settings: Settings, jobs: int, runners: int) -> None:
        self.settings = settings
        self.device = "cpu" if settings.target == "llvm" else "cuda:0"
        self.pool = WorkerPool(jobs)
        self.builder = Builder(parse(settings.target), self.pool, seconds=BUILD_SECONDS)
        path = {"PYTHONPATH": python_path(HERE)}
        self.runs = runners > 0
        self.runners = [Worker("fuzz_run", path) for _ in range(runners)]  # those that are idle
        self.free = threading.Semaphore(runners)
        self.lock = threading.Lock()

    def group(self, group: int, spec: OpSpec, numbers: list[int]) -> Outcome:
        """Build the operator of a group and run those of its cases."""
        outcome = Outcome(group, spec.to_json(), None, "default")
        path = self.builder.folder / f"group{group}"
        try:
            families, _ = self.pool.call(LIST_SPACE, [spec.to_json(), self.settings.target])
            outcome.plan, outcome.kind = draw_plan(self.settings, group, families)
            self.builder.make(spec, outcome.plan, path)
        except ToolchainError:
            raise
        except TvmbnError as error:
            verdict = self._unbuilt(error, outcome.kind)
            outcome.verdicts = dict.fromkeys(numbers, (verdict, str(error)))
            return outcome
        try:
            for number in numbers:
                if not self.runs:
                    outcome.verdicts[number] = ("built", "")
                    continue
                case = draw_case(self.settings, number, spec)
                outcome.cases[number] = asdict(case)
                outcome.verdicts[number] = self.run(spec, asdict(case), path)
        finally:
            self.builder.discard(path)
        return outcome

    @staticmethod
    def _unbuilt(error: TvmbnError, kind: str) -> str:
        if isinstance(error, CrashError | HangError):
            return "crash" if isinstance(error, CrashError) else "hang"
        # A plan of the space may turn out not to fit, as the tuner knows; a default must not.
        return "refused" if kind != "default" else "unbuilt"

    def run(self, spec: OpSpec, case: dict[str, Any], path: Path) -> tuple[str, str]:
        """Run one case in a process that may die of it."""
        with self.free:
            with self.lock:
                runner = self.runners.pop()
            try:
                arguments = [spec.to_json(), case, str(path), self.device]
                fault, _ = runner.call("fuzz_run:run_case", arguments, CASE_SECONDS)
                verdict = ("wrong" if fault else "passed", fault)
            except CrashError as error:
                verdict = ("crash", str(error))
            except HangError as error:
                verdict = ("hang", str(error))
            except TvmbnError as error:
                verdict = ("error", str(error))
                runner.close()  # a fault may have spoilt its GPU context
            finally:
                with self.lock:
                    self.runners.append(runner)
        return verdict

    def close(self) -> None:
        """Stop every process."""
        self.builder.close()
        self.pool.close()
        for runner in self.runners:
            runner.close()


def fuzz(
    settings: Settings,
    numbers: list[int],
    jobs: int = 2,
    runners: int = 2,
    seconds: float = float("inf"),
    show: Any = print,
) -> dict[str, Any]:
    """Run cases and report them as plain data.

    Returns
    -------
    dict
        ``cases``, ``specs`` (distinct), ``counts`` by verdict, ``failures`` (spec, plan, case and
        note of each), ``seconds`` and the settings.
    """
    start = time.monotonic()
    groups: dict[int, list[int]] = {}
    for number in numbers:
        groups.setdefault(number // settings.share, []).append(number)
    drawn = [(group, draw_spec(settings, group), mine) for group, mine in groups.items()]
    fuzzer = Fuzzer(settings, jobs, runners)
    counts: Counter[str] = Counter()
    kinds: Counter[str] = Counter()
    failures, specs = [], set()

    def one(item: tuple[int, OpSpec, list[int]]) -> Outcome | None:
        late = time.monotonic() - start > seconds
        return None if late else fuzzer.group(*item)

    try:
        with ThreadPoolExecutor(jobs) as threads:
            for outcome in threads.map(one, drawn):
                if outcome is None:
                    continue
                specs.add(json.dumps(outcome.spec, sort_keys=True))
                kinds[outcome.kind] += 1
                for number, (verdict, note) in outcome.verdicts.items():
                    counts[verdict] += 1
                    if verdict not in GOOD:
                        failure = describe(settings, outcome, number)
                        failures.append(failure)
                        show(f"case {number}: {verdict}: {note}\n  {json.dumps(failure)}")
    finally:
        fuzzer.close()
    return {
        **asdict(settings),
        "cases": sum(counts.values()),
        "asked": len(numbers),
        "specs": len(specs),
        "groups": dict(kinds),
        "counts": dict(counts),
        "failures": failures,
        "seconds": round(time.monotonic() - start, 1),
    }


def describe(settings: Settings, outcome: Outcome, number: int) -> dict[str, Any]:
    """All about a case that did not pass, and how to repeat it."""
    verdict, note = outcome.verdicts[number]
    again = (
        f"python tests/fuzz.py --target {settings.target} --seed {settings.seed} --case {number} "
        f"--share {settings.share} --elements {settings.elements}"
    )
    return {
        "verdict": verdict,
        "note": note,
        "again": again,
        "spec": outcome.spec,
        "plan": outcome.plan,
        "kind": outcome.kind,
        "case": outcome.cases.get(number),
    }


def summary(report: dict[str, Any]) -> str:
    """One line."""
    counts = ", ".join(f"{count} {verdict}" for verdict, count in report["counts"].items())
    kinds = ", ".join(f"{count} {kind}" for kind, count in report["groups"].items())
    return (
        f"{report['target']}, seed {report['seed']}: {report['cases']} of {report['asked']} cases "
        f"of {report['specs']} specs (plans: {kinds}) in {report['seconds']:.0f} s: {counts}"
    )


def main() -> int:
    """Command line."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("--target", default="llvm", help="llvm, or sm_XX of this machine's GPU")
    parser.add_argument("--cases", type=int, default=2000)
    parser.add_argument("--seed", type=int, help="by default a fresh one")
    parser.add_argument("--case", type=int, help="run this one alone")
    parser.add_argument("--share", type=int, default=4, help="cases with the same spec and plan")
    parser.add_argument("--elements", type=int, help="most of a tensor; 2^15, or 2^20 on a GPU")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="compilers at most")
    parser.add_argument("--runners", type=int, help="processes that run cases; 0: build only")
    parser.add_argument("--seconds", type=float, default=float("inf"), help="begin none later")
    parser.add_argument("--report", type=Path, help="write a JSON file")
    given = parser.parse_args()
    seed = secrets.randbelow(1 << 31) if given.seed is None else given.seed
    cuda = given.target != "llvm"
    elements = given.elements or (1 << 20 if cuda else 1 << 15)
    settings = Settings(seed, given.target, given.share, elements)
    print(f"seed {seed}", flush=True)
    numbers = list(range(given.cases)) if given.case is None else [given.case]
    runners = usual_runners(given.jobs, cuda) if given.runners is None else given.runners
    report = fuzz(settings, numbers, given.jobs, runners, given.seconds, _show)
    if given.report:
        given.report.write_text(json.dumps(report, indent=1) + "\n")
    print(summary(report))
    return int(bool(report["failures"]) or not report["cases"])


def usual_runners(jobs: int, cuda: bool) -> int:
    """Processes that run cases beside ``jobs`` compilers; on a GPU each holds a context there."""
    return max(1, min(6, jobs // 2) if cuda else min(jobs, 16))


def _show(text: str) -> None:
    print(text, flush=True)


if __name__ == "__main__":
    sys.exit(main())
