# SPDX-License-Identifier: Apache-2.0
"""The process that meets damage: ``python -m damage_run IN OUT``; a crash there costs one case.

Whatever is done with a damaged bundle or log must end in an error of tvmbn's, or be right.
"""

from __future__ import annotations

import json
import tempfile
import warnings
from collections.abc import Callable
from pathlib import Path
from typing import Any

from click.testing import CliRunner

import tvmbn
from tvmbn.build import build, find_plan
from tvmbn.cli import main
from tvmbn.compare import compare
from tvmbn.compile_worker import serve
from tvmbn.errors import TuningWarning, TvmbnError
from tvmbn.ops import get
from tvmbn.package import package
from tvmbn.reference import expected
from tvmbn.spec import OpSpec
from tvmbn.target import parse
from tvmbn.tuning import manage, records, report, storage
from tvmbn.tuning.trials import Trial, TrialLog
from tvmbn.workloads import make_inputs

RIGHT = "right"


def meet(action: Callable[[], str]) -> str:
    """Name of the error that an action ends in, ``right``, or what went wrong after ``BAD``."""
    try:
        return action()
    except TvmbnError as error:
        return type(error).__name__
    except Exception as error:
        return f"BAD {type(error).__name__}: {error}"


def bundle_case(path: str, spec_json: dict[str, Any]) -> dict[str, str]:
    """Load and call, verify, inspect and pack a damaged bundle of a spec."""
    with tempfile.TemporaryDirectory() as folder:
        return {
            "call": meet(lambda: _call(path, OpSpec.from_json(spec_json))),
            "verify": meet(lambda: _verify(path)),
            "inspect": meet(lambda: _inspect(path)),
            **{
                layout: meet(lambda layout=layout: _pack(path, layout, Path(folder) / layout))
                for layout in ("zip", "triton")
            },
        }


def _call(path: str, spec: OpSpec) -> str:
    operator = tvmbn.load(path, "cpu")
    inputs = make_inputs(spec, 1)
    want = expected(spec, inputs)
    given = {k: v.copy() for k, v in inputs.items()}
    result = operator(*given.values())
    values = iter(result if isinstance(result, tuple) else (result,))
    for arg in get(spec.op).arguments(spec):
        if arg.role == "out":
            got = given[arg.updates] if arg.updates else next(values)
            found = compare(got, want[arg.name], get(spec.op).tolerance(spec, arg.name), arg.name)
            if not found.passed:
                return f"BAD {arg.name}: {found.verdict} {found.note}"
    return RIGHT


def _verify(path: str) -> str:
    found = tvmbn.verify(path, "cpu")
    return RIGHT if found.passed else found.verdict


def _inspect(path: str) -> str:
    found = ""
    for stage in ("manifest", "schedule"):
        done = CliRunner().invoke(main, ["inspect", path, "--stage", stage])
        if done.exception is not None and not isinstance(done.exception, SystemExit):
            raise done.exception
        found = RIGHT if done.exit_code == 0 else f"exit {done.exit_code}"
    return found


def _pack(path: str, layout: str, output: Path) -> str:
    package(path, layout, output)
    return RIGHT


def logs_case(
    root: str, spec_json: dict[str, Any], target: str, known: list[dict[str, Any]]
) -> dict[str, str]:
    """Build from, list, report, add to, thin out and merge damaged logs."""
    logs, spec = Path(root), OpSpec.from_json(spec_json)
    with warnings.catch_warnings(), tempfile.TemporaryDirectory() as folder:
        warnings.simplefilter("error")
        warnings.simplefilter("ignore", TuningWarning)
        return {
            "find": meet(lambda: _find(logs, spec, target, known, Path(folder))),
            "listing": meet(lambda: _done(manage.listing([logs]))),
            "report": meet(lambda: _done(report.write(logs, Path(folder) / "report.html"))),
            "log": meet(lambda: _log(logs / target / spec.op, spec)),
            "merge": meet(lambda: _done(manage.merge([logs], Path(folder) / "into"))),
            "save": meet(lambda: _save(logs / target / spec.op)),
            "prune": meet(lambda: _done(manage.prune(logs))),
        }


def _done(_: Any) -> str:
    return RIGHT


def _find(logs: Path, spec: OpSpec, target: str, known: list[dict[str, Any]], folder: Path) -> str:
    plan, _ = find_plan(spec, parse(target), "auto", logs)
    if plan is None or plan in known or target != "llvm":
        return RIGHT
    # A changed plan that still fits is a plan like any other: it must compute rightly.
    path = build(spec, [target], folder / "made", logs=logs)
    return _call(str(path), spec)


def _log(folder: Path, spec: OpSpec) -> str:
    log = TrialLog(folder)
    run = log.begin("fresh", {"spec": spec.to_json()})
    log.add(run, Trial({"threads": 1}, "passed", 1.0))
    return RIGHT if len(log.read()["fresh"].trials) >= 1 else "BAD the new trial was lost"


def _save(folder: Path) -> str:
    mine = records.read(folder)
    lines = storage.read_lines(folder / storage.WORKLOADS)
    if not mine or not lines or not isinstance(lines[0], list):
        return RIGHT
    record = mine[0]
    with storage.locked(folder):
        records.save(folder, record.spec, json.dumps(lines[0]), [(record.plan, record.line[1])])
    return RIGHT if any(r.plan == record.plan for r in records.read(folder)) else "BAD it was lost"


if __name__ == "__main__":
    serve()
