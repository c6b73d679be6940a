# SPDX-License-Identifier: Apache-2.0
"""Searches with made-up builders and runners: the order of candidates, many specs at once."""

from __future__ import annotations

import time
from hashlib import sha256
from random import Random
from threading import Barrier

import pytest

import tvmbn
from tvmbn.errors import RunError, ToolchainError
from tvmbn.lowering import frontend
from tvmbn.pool import shared_pool
from tvmbn.tuning import records
from tvmbn.tuning.builder import Builder
from tvmbn.tuning.runner import Compared, Measured, Runner
from tvmbn.tuning.space import plan_key
from tvmbn.tuning.trials import TrialLog
from tvmbn.tuning.tune import Settings, Tuner

SPEC = tvmbn.layer_norm((8192, 4096), dtype="bfloat16", mode="backward")


def made_up(plan):
    """A time for a plan; one in eight fails."""
    number = int(sha256(plan_key(plan).encode()).hexdigest()[:8], 16)
    return None if number % 8 == 1 else 10 + number % 1000 / 100


class Pretend(Builder):
    """Builds nothing, in a time of its own."""

    random = Random()

    def make(self, spec, plan, path):
        time.sleep(self.random.random() * 0.01)
        path.mkdir()
        (path / "plan").write_text(plan_key(plan))
        return path


class Imagined(Runner):
    """Takes the time that is made up, several at once and as they come."""

    random = Random()

    def __init__(self, width=1):
        self.width = width
        self.measured = []

    def prepare(self, spec):
        return 5.0

    def environment(self):
        return {"gpu": "imagined", "date": "2026-01-02"}

    def us(self, library):
        time.sleep(self.random.random() * 0.01)
        return made_up(eval((library / "plan").read_text(), {"true": True, "false": False}))

    def measure(self, spec, library):
        self.measured.append((spec, (library / "plan").read_text()))
        us = self.us(library)
        return Measured("wrong") if us is None else Measured("passed", us)

    def compare(self, spec, libraries):
        times = [self.us(library) for library in libraries]
        return Compared([[us] * 3 for us in times], [""] * len(times), 5.0)


def tuner(logs, runner=None, builder=Pretend, **settings):
    known = {"trials": 48, "logs": logs}
    return Tuner(
        "sm_90",
        Settings(**known | settings),
        pool=shared_pool(),
        runner=runner or Imagined(),
        builder=builder,
    )


def order(logs, spec=SPEC):
    (run,) = TrialLog(logs / "sm_90" / spec.op).read().values()
    found = sorted(run.trials.values(), key=lambda t: t.number)
    assert [t.number for t in found] == list(range(len(found)))
    return [plan_key(t.plan) for t in found]


@pytest.mark.parametrize("width", [1, 4])
def test_equal_times_give_the_same_candidates_whoever_finishes_first(tmp_path, width):
    found = []
    for name in ("one", "two"):
        with tuner(tmp_path / name, Imagined(width), seed=3) as searching:
            found.append(searching.tune(SPEC).plan)
    assert order(tmp_path / "one") == order(tmp_path / "two")
    assert len(set(order(tmp_path / "one"))) == 48
    assert found[0] == found[1]
    with tuner(tmp_path / "other", seed=4) as searching:
        searching.tune(SPEC)
    assert order(tmp_path / "one") != order(tmp_path / "other")


def test_a_search_that_goes_on_repeats_itself(tmp_path):
    with tuner(tmp_path / "whole", seed=3) as searching:
        whole = searching.tune(SPEC)
    first, second = Imagined(), Imagined()
    with tuner(tmp_path / "parts", first, seed=3, trials=24) as searching:
        searching.tune(SPEC)
    with tuner(tmp_path / "parts", second, seed=3) as searching:
        parts = searching.tune(SPEC)
    assert order(tmp_path / "parts") == order(tmp_path / "whole")
    assert parts.plan == whole.plan
    assert len(first.measured) == 24
    assert len(second.measured) == 48 - 24
    assert not set(first.measured) & set(second.measured)


def test_the_winner_is_the_fastest_of_those_that_passed(tmp_path):
    with tuner(tmp_path) as searching:
        tuned = searching.tune(SPEC)
    (run,) = TrialLog(tmp_path / "sm_90" / "layer_norm").read().values()
    passed = [t for t in run.trials.values() if t.us is not None]
    assert tuned.us == min(t.us for t in passed)
    assert tuned.failures == {"wrong": 48 - len(passed)}
    assert 0 < 48 - len(passed) < 20
    (record,) = records.read(tmp_path / "sm_90" / "layer_norm")
    assert record.plan == tuned.plan
    assert record.us == pytest.approx(tuned.us)


def test_front_runners_are_built_anew_where_candidates_are_built_in_another_way(tmp_path):
    class Watching(Imagined):
        def measure(self, spec, library):
            places["measured"].add(library.parent)
            return super().measure(spec, library)

        def compare(self, spec, libraries):
            places["compared"].update(library.parent for library in libraries)
            return super().compare(spec, libraries)

    places = {"measured": set(), "compared": set()}
    with tuner(tmp_path, Watching(), trials=16) as searching:
        searching.last = searching.enter_context(Pretend(searching.target, searching.pool))
        tuned = searching.tune(SPEC)
        assert places == {
            "measured": {searching.builder.folder},
            "compared": {searching.last.folder},
        }
        left = [p for made in (searching.builder, searching.last) for p in made.folder.iterdir()]
    assert tuned.status == "tuned"
    assert not left


@pytest.mark.parametrize(
    ("target", "variable", "found", "want"),
    [
        ("sm_90", "", True, ["nvrtc", ""]),
        ("sm_90", "", False, [""]),
        ("sm_90", "nvcc", True, [""]),
        ("llvm", "", True, [""]),
    ],
)
def test_candidates_are_compiled_by_nvrtc_where_it_is_found(
    tmp_path, monkeypatch, target, variable, found, want
):
    def nvrtc():
        if not found:
            raise ToolchainError("libnvrtc.so.13", "none", "")

    monkeypatch.setattr(frontend, "nvrtc_frontend", nvrtc)
    monkeypatch.setenv(frontend.VARIABLE, variable)
    if not variable:
        monkeypatch.delenv(frontend.VARIABLE)
    with Tuner(target, Settings(logs=tmp_path), runner=Imagined()) as searching:
        builders = [searching.builder, *([searching.last] if searching.last else [])]
        assert [builder.frontend for builder in builders] == want
        assert {builder.pool for builder in builders} == {searching.pool}


def test_many_specs_are_searched_side_by_side_and_reported_in_order(tmp_path):
    class Meeting(Imagined):
        together = Barrier(2, timeout=60)

        def prepare(self, spec):
            self.together.wait()
            return 5.0

    specs = [tvmbn.layer_norm((1024, n), dtype="bfloat16") for n in (512, 768, 1024, 2048)]
    seen = []
    with tuner(tmp_path, Meeting(), trials=12) as searching:
        found = list(searching.many(specs, lambda p: seen.append(p.spec)))
    assert [t.spec for t in found] == specs
    assert {t.status for t in found} == {"tuned"}
    assert set(seen) == set(specs)
    assert len(records.read(tmp_path / "sm_90" / "layer_norm")) == len(specs)


def test_whatever_one_spec_raises_the_others_go_on(tmp_path):  # TU-03
    class Fragile(Imagined):
        def prepare(self, spec):
            if spec.shape == (4, 8):
                raise RunError("memory", "none")
            if spec.shape == (4, 16):
                raise ZeroDivisionError("a fault of our own")
            return 5.0

    specs = [tvmbn.layer_norm((4, n)) for n in (8, 16, 32)]
    with tuner(tmp_path, Fragile(), trials=2) as searching:
        found = list(searching.many(specs))
    assert [t.status for t in found] == ["failed", "failed", "tuned"]
    assert "required memory" in found[0].note
    assert "ZeroDivisionError: a fault of our own" in found[1].note


def test_a_missing_compiler_is_no_fault_of_candidates(tmp_path):
    class Without(Pretend):
        def make(self, spec, plan, path):
            raise ToolchainError("nvcc", "none", "install it")

    with tuner(tmp_path, builder=Without) as searching, pytest.raises(ToolchainError):
        searching.tune(SPEC)
    assert not (tmp_path / "sm_90" / "layer_norm" / "database_tuning_record.json").exists()


def test_a_plan_barely_faster_than_the_default_does_not_replace_it(tmp_path):
    class Close(Imagined):
        def measure(self, spec, library):
            self.measured.append(spec)
            return Measured("passed", 10.0 - 0.01 * len(self.measured))

        def compare(self, spec, libraries):
            # The default comes last: it is among the slowest trials.
            times = [9.95] * (len(libraries) - 1) + [10.0]
            return Compared([[us] * 3 for us in times], [""] * len(times), 5.0)

    spec = tvmbn.layer_norm((256, 512))
    with tuner(tmp_path, Close(), trials=16) as searching:
        tuned = searching.tune(spec)
    assert tuned.us == tuned.default_us == 10.0
    assert tuned.speedup == 1.0


def test_finalists_are_not_built_twice_and_nothing_is_left(tmp_path):
    class Counting(Pretend):
        def make(self, spec, plan, path):
            made.append(plan_key(plan))
            return super().make(spec, plan, path)

    made = []
    with tuner(tmp_path, builder=Counting) as searching:
        searching.tune(SPEC)
        assert len(made) == len(set(made)) == 48
        assert not list(searching.builder.folder.iterdir())
    assert not searching.builder.folder.exists()


def test_a_final_that_fails_falls_back_on_the_trials(tmp_path):
    class Without(Imagined):
        def compare(self, spec, libraries):
            raise RunError("a final", "none")

    with tuner(tmp_path, Without()) as searching:
        tuned = searching.tune(SPEC)
    (run,) = TrialLog(tmp_path / "sm_90" / "layer_norm").read().values()
    assert tuned.us == min(t.us for t in run.trials.values() if t.us is not None)
