# SPDX-License-Identifier: Apache-2.0
"""The sanitizer's smoke set: it covers every schedule, runs right, and its verdicts are read."""

from __future__ import annotations

import os
import stat
import subprocess
import sys
from pathlib import Path

import pytest
import sanitize

from tvmbn.pool import shared_pool
from tvmbn.schedules import plan
from tvmbn.target import parse

HERE = Path(__file__).parent
CASES = sanitize.smoke()


def test_every_schedule_has_a_case():
    kinds = set()
    for case in CASES.values():
        chosen = plan.default(case.spec, parse("sm_90")).to_json() if not case.plan else case.plan
        kinds |= {phase["kind"] for phase in chosen["phases"]}
    assert kinds == set(plan._CONFIGS)
    configs = [c.plan["phases"][0] for c in CASES.values() if c.plan]
    persistent = [c for c in configs if c["kind"] == "persistent"]
    assert {c["slots"] == 0 for c in persistent} == {True, False}
    assert {c["cluster"] for c in persistent} == {True, False}


@pytest.mark.slow
def test_every_case_compiles_for_a_gpu():
    for name, case in CASES.items():
        arguments = (case.spec.to_json(), "sm_90", case.plan, "cuda")
        text, _ = shared_pool().call("tvmbn.compile_worker:show_job", arguments)
        assert "__global__" in text, name


def test_a_case_runs_and_is_judged_as_on_a_gpu(tmp_path):
    path = sanitize.make(CASES["map"], "llvm", tmp_path / "map", shared_pool())
    command = [sys.executable, str(HERE / "sanitize_run.py"), str(path), "4", "cpu"]
    done = subprocess.run(
        command,
        check=False,
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONPATH": str(HERE.parent)},
    )
    assert (done.returncode, done.stdout.split()) == (0, ["passed"]), done.stderr
    alone = sanitize.commands({"rows": CASES["map"]}, {"rows": path}, tmp_path)
    assert set(alone) == {"rows", "loader: Python", "loader: C++"}
    for name in ("loader: Python", "loader: C++"):
        cpu = [word.replace("cuda", "cpu") for word in alone[name]]
        assert subprocess.run(cpu, check=False, capture_output=True).returncode == 0, name


@pytest.mark.parametrize(
    ("status", "text", "verdict"),
    [
        (0, "passed\n========= ERROR SUMMARY: 0 errors\n", "clean"),
        (99, "========= ERROR SUMMARY: 3 errors\n", "findings"),
        (0, "========= RACECHECK SUMMARY: 0 hazards displayed (0 errors, 0 warnings)\n", "clean"),
        (0, "========= RACECHECK SUMMARY: 1 hazard displayed (0 errors, 1 warning)\n", "findings"),
        (1, "incorrect_numerical\n========= ERROR SUMMARY: 0 errors\n", "failed"),
        (127, "no such file", "no summary"),
        (0, "", "no summary"),
    ],
)
def test_verdicts(status, text, verdict):
    assert sanitize.judge(status, text)[0] == verdict


def test_a_run_has_a_time_limit_and_its_output_is_kept(tmp_path):
    tool = tmp_path / "sanitizer"
    tool.write_text('#!/bin/sh\nshift 6\necho "$@"\nexec "$@"\n')
    tool.chmod(tool.stat().st_mode | stat.S_IEXEC)
    stuck = sanitize.watch(str(tool), "memcheck", "stuck", ["sleep", "60"], 0.5)
    assert (stuck.verdict, "sleep 60" in stuck.output) == ("timeout", True)
    text = "========= ERROR SUMMARY: 2 errors"
    found = sanitize.watch(str(tool), "memcheck", "two", ["echo", text], 30)
    assert (found.verdict, found.summary) == ("findings", "2 errors")
    assert "| two | findings" in sanitize.table([found])
