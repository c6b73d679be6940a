# SPDX-License-Identifier: Apache-2.0
"""The fuzzer: what it draws, that it notices faults and survives crashes, and cases without any."""

from __future__ import annotations

import json
import os
import time
from collections import Counter
from dataclasses import replace

import fuzz
import pytest
import torch
from compare import target
from fuzz_draw import Settings, draw_case, draw_plan, draw_spec
from fuzz_values import Values, bounds
from tuning import misbehaving

from tvmbn import ops
from tvmbn.spec import DTYPES
from tvmbn.tuning.builder import Builder

pytestmark = pytest.mark.fuzz
SEED = int(os.environ.get("TVMBN_TEST_SEED", "0"))
SETTINGS = Settings(SEED, "llvm", 4, 1 << 15)
CASES = 2000
SPECS = [draw_spec(SETTINGS, group) for group in range(400)]


def test_a_seed_draws_the_same_cases_again():
    again = [draw_spec(SETTINGS, group) for group in range(20)]
    assert again == SPECS[:20]
    assert draw_case(SETTINGS, 7, SPECS[1]) == draw_case(SETTINGS, 7, SPECS[1])
    other = replace(SETTINGS, seed=SEED + 1)
    assert draw_spec(other, 0) != SPECS[0] or draw_spec(other, 1) != SPECS[1]


def test_every_operator_mode_dtype_and_layout_is_drawn():
    assert len(set(SPECS)) > 390
    counts = Counter((s.op, dict(s.attrs).get("mode")) for s in SPECS)
    wanted = {
        (op.name, mode)
        for op in ops.all_operators()
        for a in op.attributes
        if a.name == "mode"
        for mode in a.allowed or ()
    }
    assert set(counts) == wanted | {("conv_bn", None)}
    assert {s.dtype for s in SPECS} == set(DTYPES)
    for op, layouts in (("batch_norm", 2), ("conv_bn", 2), ("layer_norm", 1)):
        mine = [s for s in SPECS if s.op == op]
        assert len({s.layout for s in mine}) == layouts
        assert {bool(s.dynamic) for s in mine} == {True, False}
    assert any(0 in s.shape for s in SPECS)
    cases = [draw_case(SETTINGS, 4 * n, s) for n, s in enumerate(SPECS)]
    assert {c.way for c in cases} == {"torch", "numpy", "dlpack", "kernel"}
    assert any(c.nan for c in cases) and any(c.n == 0 for c in cases)


def test_plans_are_drawn_from_the_space_and_beside_it():
    families = [
        {"plan": {"splits": [{"chunk": 64, "run": 8, "banded": False}], "phases": []},
         "phases": [[{"kind": "rows", "threads": t, "vector": 8} for t in (32, 64)]]}
    ]  # fmt: skip
    drawn = [draw_plan(SETTINGS, group, families) for group in range(100)]
    kinds = Counter(kind for _, kind in drawn)
    assert min(kinds.values()) > 3 and set(kinds) == {"default", "space", "strange"}
    space = {json.dumps(plan) for plan, kind in drawn if kind == "space"}
    assert len(space) == 2
    assert not space & {json.dumps(plan) for plan, kind in drawn if kind == "strange"}


def test_bounds_are_tight():
    """A few roundings of the largest term: of float32 five digits and more are right."""
    exact, ratios = 0, []
    for group, spec in enumerate(SPECS):
        if spec.dtype != "float32" or 0 in spec.shape:
            continue
        inputs = Values(spec, f"{group}", "cpu", nan=False).draw()
        with torch.no_grad():
            want = ops.get(spec.op).reference(spec, inputs)
        for name, (atol, _) in bounds(spec, inputs, want).items():
            size = float(want[name].double().abs().max())
            exact += atol < 1e-44
            ratios += [atol / size] if size else []
    assert exact > 20
    ratios.sort()
    assert ratios[len(ratios) // 2] < 1e-5
    assert ratios[len(ratios) * 9 // 10] < 1e-3


@pytest.mark.parametrize(
    ("misdeed", "verdict"),
    [
        ("crash", "crash"),
        pytest.param("wrong", "wrong", marks=pytest.mark.slow),
        pytest.param("timeout", "hang", marks=pytest.mark.slow),
    ],
)
def test_a_bad_library_is_reported_and_the_next_case_runs(tmp_path, monkeypatch, misdeed, verdict):
    library = misbehaving(tmp_path, misdeed)

    class Planting(Builder):
        def compile(self, spec, plan):
            made = super().compile(spec, plan)
            return replace(made, library=library) if spec == SPECS[bad] else made

    sound = [n for n, s in enumerate(SPECS) if s.shape and 0 not in s.shape]
    bad, good = sound[:2]
    numbers = [4 * bad, 4 * good]
    if draw_case(SETTINGS, numbers[0], SPECS[bad]).n == 0:
        numbers[0] += 1
    monkeypatch.setattr(fuzz, "Builder", Planting)
    monkeypatch.setattr(fuzz, "CASE_SECONDS", 30.0 if misdeed != "timeout" else 8.0)
    shown = []
    report = fuzz.fuzz(SETTINGS, numbers, jobs=1, runners=1, show=shown.append)
    assert report["counts"] == {verdict: 1, "passed": 1}
    (failure,) = report["failures"]
    assert failure["spec"] == SPECS[bad].to_json()
    assert f"--seed {SEED} --case {numbers[0]} --share 4" in failure["again"]
    assert shown[0].startswith(f"case {numbers[0]}: {verdict}")


def test_cases_wait_for_a_runner_and_are_only_built_where_there_is_to_be_none(monkeypatch):
    """Of eight compilers with one runner seven find it busy."""

    class Idle:
        size = 8

        def __init__(self, *_):
            pass

        def call(self, function, *_):
            time.sleep(0.01 if function == "fuzz_run:run_case" else 0)
            return "", b""

        def close(self):
            pass

    class Ready(Builder):
        def make(self, spec, plan, path):
            path.mkdir()

    monkeypatch.setattr(fuzz, "WorkerPool", Idle)
    monkeypatch.setattr(fuzz, "Builder", Ready)
    monkeypatch.setattr(fuzz, "Worker", Idle)
    monkeypatch.setattr(fuzz, "draw_plan", lambda *_: (None, "default"))
    for runners, verdict in ((1, "passed"), (0, "built")):
        report = fuzz.fuzz(SETTINGS, list(range(32)), jobs=8, runners=runners, show=str)
        assert report["counts"] == {verdict: 32}


def test_runners_for_the_compilers_of_a_machine():
    counts = [(30, True), (18, True), (2, True), (1, True), (30, False), (2, False)]
    assert [fuzz.usual_runners(jobs, cuda) for jobs, cuda in counts] == [6, 6, 1, 1, 16, 2]


@pytest.mark.slow
def test_an_eps_that_is_a_little_off_is_noticed(monkeypatch):
    """Bounds must see what the operators' own tolerances, made for any data, do not."""
    group, spec = next(
        (n, s)
        for n, s in enumerate(SPECS)
        if s.dtype == "float32"
        and 0 not in s.shape
        and dict(s.attrs).get("eps") == 1e-3
        and s["mode"] in ("infer", "train", "forward")
    )
    off = replace(spec, attrs=tuple((k, 1.3 * v if k == "eps" else v) for k, v in spec.attrs))

    class Planting(Builder):
        def compile(self, spec, plan):
            del spec
            return super().compile(off, plan)

    monkeypatch.setattr(fuzz, "Builder", Planting)
    report = fuzz.fuzz(SETTINGS, [4 * group + n for n in range(4)], jobs=1, runners=1, show=str)
    assert report["counts"].get("wrong", 0) > 1, report["counts"]


def check(settings, count, **options):
    """Run cases; every failure is printed with its spec and how to repeat it."""
    report = fuzz.fuzz(settings, list(range(count)), **options)
    print(fuzz.summary(report))
    assert report["cases"] == count
    assert not report["failures"]


def test_a_few_random_cases():
    check(SETTINGS, 40)


@pytest.mark.slow
def test_thousands_of_random_cases():
    check(SETTINGS, CASES, jobs=os.cpu_count() or 1, runners=os.cpu_count() or 1)


@pytest.mark.gpu
@pytest.mark.slow
def test_random_cases_on_a_gpu():
    settings = Settings(SEED, target("cuda"), 4, 1 << 18)
    check(settings, 400, jobs=os.cpu_count() or 1, runners=6)
