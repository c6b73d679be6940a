# SPDX-License-Identifier: Apache-2.0
"""Searches on the CPU: what is wrong never wins, what was killed goes on, what won is used."""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
import time
from collections import Counter

import pytest
from click.testing import CliRunner
from tuning import LN, no_warnings, planting, tuner

import tvmbn
from tvmbn import devices
from tvmbn.build import build_report
from tvmbn.cli import main
from tvmbn.errors import SpecError, TargetError, TuningError, TuningWarning
from tvmbn.target import parse
from tvmbn.tuning import records, storage
from tvmbn.tuning import runner as runners
from tvmbn.tuning.runner import GpusRunner, LocalRunner
from tvmbn.tuning.space import plan_key
from tvmbn.tuning.trials import TrialLog

LLVM = parse("llvm")
BIG = ("conv_bn", "--shape", "1x8x6x6")  # has 128 plans
CONV = tvmbn.conv_bn((1, 8, 6, 6))


def trials_of(logs, op):
    (run,) = TrialLog(logs / "llvm" / op).read().values()
    return list(run.trials.values())


@pytest.fixture(scope="module")
def runner():
    """One process that measures for most of the tests."""
    with LocalRunner(LLVM) as shared:
        yield shared


def call(*args):
    return CliRunner().invoke(main, [str(a) for a in args])


def command(*args, **options):
    words = [sys.executable, "-m", "tvmbn", "tune", *map(str, args)]
    return subprocess.Popen(
        words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, **options
    )


def test_a_search_leaves_a_record_that_a_build_then_uses(tmp_path):
    logs = tmp_path / "logs"
    start = time.monotonic()
    process = command(
        *("layer_norm", "--shape", "64x1024", "--dtype", "float32", "--target", "llvm"),
        *("--trials", "16", "--logs", logs, "--json"),
    )
    out, err = process.communicate()
    assert process.returncode == 0, err
    assert time.monotonic() - start < 60
    (result,) = json.loads(out)["results"]
    assert result["status"] == "tuned"
    assert result["trials"] == result["fresh"] == min(16, result["space"])
    assert result["us"] > 0
    assert result["us"] <= result["default_us"], "the default took part"
    assert result["copy_us"] > 0
    lines = [line for line in err.splitlines() if "trials, best" in line]
    assert lines, "plain lines where no terminal is"
    assert "% of copy" in lines[-1]
    assert "trials/s" in lines[-1]
    made = build_report(LN, ["llvm"], tmp_path / "ln", logs=logs, tuned="require")
    assert made["libraries"][0]["origin"] == "tuned"
    manifest = json.loads((tmp_path / "ln" / "manifest.json").read_text())
    assert manifest["libraries"][0]["config"] == result["plan"]
    meta = storage.read_meta(logs / "llvm" / "layer_norm")[LN.digest()]
    wanted = {"gpu", "driver", "cuda", "tvm", "commit", "seed", "trials", "date", "cpu"}
    assert wanted <= set(meta)
    assert meta["seed"] == 0
    built = call("build", "layer_norm", "--shape", "64x1024", "--target", "llvm", "--logs", logs,
                 "-o", tmp_path / "again")  # fmt: skip
    assert "tuned" in built.stdout


@pytest.fixture(scope="module")
def planted(tmp_path_factory):
    """A search among whose candidates is one of each kind that must not win."""
    folder = tmp_path_factory.mktemp("planted")
    bad = {1: "wrong", 2: "crash", 3: "timeout", 4: "build"}
    with (
        LocalRunner(LLVM, seconds=4) as runner,
        tuner(folder, 8, runner=runner, builder=planting(folder, bad)) as searching,
    ):
        return searching.tune(LN), trials_of(folder, "layer_norm"), folder


def test_a_wrong_but_fast_candidate_does_not_win(planted):
    tuned, trials, _ = planted
    assert tuned.status == "tuned"
    by_verdict = {t.verdict: t for t in trials}
    wrong = by_verdict["wrong"]
    assert wrong.us is None
    assert "y is" in wrong.note
    assert plan_key(tuned.plan) != plan_key(wrong.plan)
    assert {t.verdict for t in trials if plan_key(t.plan) == plan_key(tuned.plan)} == {"passed"}


def test_all_alike_gpus_of_a_machine_measure(monkeypatch):
    gpus = [devices.Gpu(i, name, (9, 0)) for i, name in enumerate(["H200", "H100", "H200"])]
    monkeypatch.setattr(runners, "cuda_driver", lambda: devices.Driver((13, 0), tuple(gpus)))
    monkeypatch.setenv("CUDA_VISIBLE_DEVICES", "5,6,7")
    with runners.local(parse("sm_90")) as found:
        assert isinstance(found, GpusRunner)
        used = [one.worker.environment["CUDA_VISIBLE_DEVICES"] for one in found.runners]
    assert used == ["5", "7"]
    monkeypatch.setattr(runners, "cuda_driver", lambda: devices.Driver((13, 0), tuple(gpus[:2])))
    with runners.local(parse("sm_90")) as found:
        assert isinstance(found, LocalRunner)


def test_each_spec_stays_on_one_of_several_devices(tmp_path):
    class Counting(LocalRunner):
        def __init__(self):
            super().__init__(LLVM)
            self.specs = []

        def measure(self, spec, library):
            self.specs.append(spec)
            return super().measure(spec, library)

    specs = [tvmbn.layer_norm((8, n)) for n in (32, 48, 64, 80)]
    with (
        GpusRunner([Counting(), Counting()]) as both,
        tuner(tmp_path, 2, runner=both) as searching,
    ):
        found = list(searching.many(specs))
    assert [each.status for each in found] == ["tuned"] * 4
    one, other = (set(each.specs) for each in both.runners)
    assert not one & other
    assert len(one) == len(other) == 2


def test_a_new_spec_goes_to_the_device_with_the_fewest_under_way():
    class Idle(LocalRunner):
        def prepare(self, spec):
            asked.append((self, spec))

    asked = []
    specs = [tvmbn.layer_norm((8, n)) for n in range(1, 7)]
    with GpusRunner([Idle(LLVM), Idle(LLVM)]) as both:
        one = both.runners[0]
        for spec in specs[:3]:
            both.prepare(spec)
        both.release(specs[1])
        for spec in specs[:1] + specs[3:5]:
            both.prepare(spec)
        for spec in specs[:5]:
            both.release(spec)
        both.prepare(specs[5])
    assert [owner is one for owner, _ in asked] == [True, False, True, True, False, False, True]


def test_failures_are_counted_by_cause_and_the_search_goes_on(planted):  # TU-04
    tuned, trials, _ = planted
    assert tuned.failures == {"build": 1, "crash": 1, "timeout": 1, "wrong": 1}
    assert tuned.trials == len(trials) == 8
    assert all(t.us > 0 for t in trials if t.verdict == "passed")
    notes = {t.verdict: t.note for t in trials}
    assert "SIGABRT" in notes["crash"]
    assert "no answer within 4 s" in notes["timeout"]
    assert "a plan that can be built" in notes["build"]


def test_failed_candidates_leave_no_record(planted):
    tuned, _, folder = planted
    (record,) = records.read(folder / "llvm" / "layer_norm")
    assert record.plan == tuned.plan
    assert record.us == pytest.approx(tuned.us, rel=0.5)


def test_finished_trials_are_not_measured_again(planted, runner, tmp_path):
    tuned, trials, folder = planted
    shutil.copytree(folder / "llvm", tmp_path / "llvm")
    with tuner(tmp_path, 8, runner=runner) as searching:
        again = searching.tune(LN)
    assert again.trials == tuned.trials
    assert again.fresh == 0
    assert again.failures == tuned.failures
    assert trials_of(tmp_path, "layer_norm") == trials
    with tuner(tmp_path, 8, runner=runner, fresh=True) as searching:
        assert searching.tune(LN).fresh == 8


def test_a_front_runner_that_is_wrong_in_the_final_is_out(planted, runner, tmp_path):
    tuned, _, folder = planted
    shutil.copytree(folder / "llvm", tmp_path / "llvm")
    # Only finalists are built this time, and the first of these is spoilt.
    with tuner(tmp_path, 8, runner=runner, builder=planting(tmp_path, {0: "wrong"})) as searching:
        again = searching.tune(LN)
    assert again.failures["wrong"] == tuned.failures["wrong"] + 1
    assert again.status == "tuned"


@pytest.mark.parametrize("spoilt", [True, False])
def test_a_launch_that_was_refused_costs_no_process(spoilt, monkeypatch, tmp_path):
    """Starting another, with PyTorch and inputs, takes seconds."""
    ended = []
    with LocalRunner(parse("sm_90")) as refused:
        replies = {"prepare": {"copy_us": 1.0}, "try_one": {"verdict": "crash", "spoilt": spoilt}}
        monkeypatch.setattr(refused, "_call", lambda name, *_: (replies[name], b""))
        monkeypatch.setattr(refused.worker, "close", lambda: ended.append(True))
        assert refused.measure(LN, tmp_path).verdict == "crash"
        assert len(ended) == spoilt


def test_what_a_candidate_raises_is_told_from_a_spoilt_device(runner, tmp_path):
    runner.prepare(LN)
    found, _ = runner._call("try_one", [LN.to_json(), str(tmp_path / "none"), 1, 0.01], 60)
    assert (found["verdict"], found["spoilt"]) == ("crash", False)
    assert "BundleError" in found["note"]


def test_a_final_that_crashes_is_held_without_the_one_to_blame(planted, runner, tmp_path):
    tuned, _, folder = planted
    shutil.copytree(folder / "llvm", tmp_path / "llvm")
    with tuner(tmp_path, 8, runner=runner, builder=planting(tmp_path, {1: "crash"})) as searching:
        again = searching.tune(LN)
    assert again.failures["crash"] == tuned.failures["crash"] + 1
    assert again.status == "tuned"


def test_a_default_that_is_wrong_is_no_winner_either(runner, tmp_path):
    spoilt = planting(tmp_path, {0: "wrong"})
    with tuner(tmp_path, 3, runner=runner, builder=spoilt) as searching:
        tuned = searching.tune(LN)
    assert tuned.status == "tuned"
    assert tuned.default_us is None
    assert tuned.speedup is None


def test_nothing_that_passes_leaves_no_record_and_a_warning(runner, tmp_path):  # TU-02
    bad = planting(tmp_path, dict.fromkeys(range(3), "wrong"))
    with (
        tuner(tmp_path, 2, runner=runner, builder=bad) as searching,
        pytest.warns(TuningWarning, match="no candidate passed.*default plan"),
    ):
        tuned = searching.tune(LN)
    assert (tuned.status, tuned.failures) == ("failed", {"wrong": 2})
    with no_warnings():
        made = build_report(LN, ["llvm"], tmp_path / "ln", logs=tmp_path)
    assert made["libraries"][0]["origin"] == "default"


def test_a_spec_that_fails_does_not_end_the_others(runner, tmp_path):  # TU-03
    specs = [tvmbn.layer_norm((4, 6)), tvmbn.layer_norm((0, 6)), tvmbn.layer_norm((4, 8))]
    with tuner(tmp_path, 2, runner=runner) as searching:
        found = list(searching.many(specs))
    assert [t.status for t in found] == ["tuned", "failed", "tuned"]
    assert "a shape with elements" in found[1].note
    assert len(records.read(tmp_path / "llvm" / "layer_norm")) == 2


def test_time_that_is_up_ends_the_search_with_what_is_known(runner, tmp_path):
    with tuner(tmp_path, 100, limit=time.monotonic(), runner=runner) as searching:
        tuned = searching.tune(CONV)
        assert tuned.status == "tuned"
        assert tuned.trials < 20
        (late,) = searching.many([LN])
        assert late.note == "the time was up"


def test_an_earlier_winner_competes_again(runner, tmp_path):
    with tuner(tmp_path, 100, runner=runner) as searching:
        first = searching.tune(LN)
    with tuner(tmp_path, 2, seed=5, runner=runner) as searching:
        second = searching.tune(LN)
    runs = TrialLog(tmp_path / "llvm" / "layer_norm").read().values()
    tried = [t.plan for r in runs if r.about["seed"] == 5 for t in r.trials.values()]
    assert first.plan in tried
    assert len(records.read(tmp_path / "llvm" / "layer_norm")) <= 2
    assert second.us <= second.default_us


@pytest.mark.slow
def test_a_run_that_was_killed_goes_on_where_it_stopped(tmp_path):
    arguments = (*BIG, "--target", "llvm", "--trials", "40", "--logs", tmp_path, "--json")
    process = command(*arguments, start_new_session=True)
    log = tmp_path / "llvm" / "conv_bn" / storage.TRIALS
    deadline = time.monotonic() + 120
    while time.monotonic() < deadline and process.poll() is None:
        if log.exists() and log.read_text().count("\n") > 6:
            break
        time.sleep(0.02)
    assert process.poll() is None, "it ended before it could be killed"
    os.killpg(process.pid, signal.SIGKILL)
    process.communicate()
    time.sleep(0.2)
    done = log.read_bytes().count(b'"kind": "trial"')
    assert 5 <= done < 40
    assert not (log.parent / storage.RECORDS).exists()
    resumed = command(*arguments)
    out, err = resumed.communicate()
    assert resumed.returncode == 0, err
    (result,) = json.loads(out)["results"]
    assert result["trials"] == 40
    assert 40 - done <= result["fresh"] <= 40 - done + 1, "at most the trial in flight is lost"
    lines = [json.loads(line) for line in log.read_text().splitlines()]
    measured = Counter(plan_key(x["plan"]) for x in lines if x["kind"] == "trial")
    assert max(measured.values()) == 1, "no trial twice"
    assert len(records.read(log.parent)) == 1


def test_a_candidate_that_hangs_does_not_outlive_a_killed_tuner():
    code = (
        "import time\n"
        "from tvmbn.tuning import measure_worker\n"
        "measure_worker.ORPHAN_SECONDS = 1\n"
        "with measure_worker.ending():\n"
        "    pass\n"
        "time.sleep(1.5)\n"
        "print('alive', flush=True)\n"
        "with measure_worker.ending():\n"
        "    time.sleep(60)\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (done.stdout, done.returncode) == ("alive\n", -signal.SIGALRM)


def test_a_schedule_can_be_saved_and_loaded(tmp_path):
    trace, logs = tmp_path / "best.json", tmp_path / "logs"
    shape = ("layer_norm", "--shape", "4x64", "--target", "llvm")
    result = call("tune", *shape, "--trials", 3, "--logs", logs, "--save-trace", trace, "--json")
    assert result.exit_code == 0, result.output
    (tuned,) = json.loads(result.stdout)["results"]
    from tvm import s_tir  # noqa: PLC0415

    from tvmbn.tuning import tvm_side  # noqa: PLC0415

    sch = s_tir.Schedule(tvm_side.signature(tvmbn.layer_norm((4, 64))))
    s_tir.Trace.apply_json_to_schedule(json.loads(trace.read_text()), sch)
    marks = sch.get(sch.get_sblock("root")).annotations
    assert json.loads(marks[records.PLAN]) == tuned["plan"]
    built = call("build", *shape, "--load-trace", trace, "-o", tmp_path / "ln", "--json")
    assert built.exit_code == 0, built.output
    assert json.loads(built.stdout)["libraries"][0]["origin"] == "trace"
    again = call("tune", *shape, "--trials", 2, "--logs", tmp_path / "other", "--load-trace", trace,
                 "--json")  # fmt: skip
    assert again.exit_code == 0, again.output
    assert tuned["plan"] in [t.plan for t in trials_of(tmp_path / "other", "layer_norm")]
    other = ("rms_norm", "--shape", "4x65", "--target", "llvm", "-o", tmp_path / "rms")
    refused = call("build", *other, "--load-trace", trace)
    assert refused.exit_code == 2
    assert "4x64" in refused.stderr


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (["--target", "llvm"], "--suite"),
        (["layer_norm", "--target", "llvm"], "--shape"),
        (["layer_norm", "--shape", "0x4", "--target", "llvm"], "a shape with elements"),
        (["layer_norm", "--shape", "4x4", "--target", "sm_1"], "a target among"),
        (["layer_norm", "--shape", "4x4", "--target", "llvm", "--trials", "0"], "at least 1"),
        (["layer_norm", "--shape", "4x4", "--target", "llvm", "--rpc", "a:1"], "--key"),
        (
            ["layer_norm", "--shape", "4x4", "--target", "llvm", "--rpc", "a", "--key", "k"],
            "HOST:PORT",
        ),
        (
            ["layer_norm", "--shape", "4x4", "--target", "llvm", "--load-trace", "none.json"],
            "--save-trace",
        ),
        (["--suite", "quick", "--target", "llvm", "--save-trace", "x"], "one spec"),
        (["--suite", "norms", "--target", "llvm"], "norms-forward"),
    ],
)
def test_the_command_refuses_bad_input(args, words, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv(storage.VARIABLE, str(tmp_path))
    result = call("tune", *args)
    assert result.exit_code == 2, result.output
    assert words in result.stderr


def test_python_refuses_bad_input(tmp_path):
    with pytest.raises(SpecError, match="an OpSpec"):
        tvmbn.tune("layer_norm", "llvm", logs=tmp_path)
    with pytest.raises(TuningError, match="first plan"):
        tvmbn.tune(LN, "llvm", logs=tmp_path, first=[{"splits": [], "phases": []}])


def test_a_gpu_that_is_not_there_is_said(tmp_path):
    import torch  # noqa: PLC0415

    if torch.cuda.is_available():
        pytest.skip("a GPU is there")
    with pytest.raises(TargetError, match="a GPU to measure on"):
        tvmbn.tune(LN, "sm_90", logs=tmp_path)


@pytest.mark.gpu
def test_a_space_of_a_gpu_is_searched(tmp_path):
    import torch  # noqa: PLC0415

    target = "sm_{}{}".format(*torch.cuda.get_device_capability())
    tuned = tvmbn.tune(tvmbn.layer_norm((8192, 4096), dtype="bfloat16"), target, trials=24,
                       logs=tmp_path)  # fmt: skip
    assert tuned.status == "tuned"
    assert tuned.seconds < 60
    assert tuned.us <= tuned.default_us
