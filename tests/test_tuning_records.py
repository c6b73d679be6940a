# SPDX-License-Identifier: Apache-2.0
"""Records: read without TVM and valid for it, kept apart by architecture, safe from kills."""

from __future__ import annotations

import json
import math
import re
import subprocess
import sys
import warnings
from dataclasses import replace

import pytest
from click.testing import CliRunner
from tuning import SIDE, commit, no_warnings, plan_of

import tvmbn
from tvmbn.build import build_report, find_plan
from tvmbn.cli import main
from tvmbn.errors import BuildError, TuningError, TuningWarning
from tvmbn.pool import shared_pool
from tvmbn.target import parse
from tvmbn.tuning import manage, records, storage
from tvmbn.tuning.trials import Trial, TrialLog

LN = tvmbn.layer_norm((64, 1024))
NEAR = tvmbn.layer_norm((128, 1024))


def find(spec, target, logs, tuned="auto"):
    return find_plan(spec, parse(target), tuned, logs)


def record_file(root, arch, op="layer_norm"):
    return root / arch / op / storage.RECORDS


def test_a_build_takes_the_exact_record_else_the_nearest_else_the_default(tmp_path):
    tuned = commit(tmp_path, LN, "llvm", 50.0, family=1)
    with no_warnings():
        assert find(LN, "llvm", tmp_path) == (tuned, "tuned")
        assert find(NEAR, "llvm", tmp_path) == (tuned, "nearest")
        assert find(LN, "llvm", tmp_path, "never") == (None, "default")
        for other in (
            tvmbn.layer_norm((64, 1000)),  # its rows do not come in runs of 1024
            tvmbn.layer_norm((64 * 16, 1024)),  # too far
            tvmbn.layer_norm((64, 1024), eps=1e-3),
            tvmbn.layer_norm((64, 1024), dtype="float16"),
            tvmbn.rms_norm((64, 1024)),
        ):
            assert find(other, "llvm", tmp_path) == (None, "default"), other.title
    with pytest.raises(BuildError, match="a tuning record for layer_norm forward 128x1024"):
        find(NEAR, "llvm", tmp_path, "require")
    assert find(LN, "llvm", tmp_path, "require") == (tuned, "tuned")


def test_the_nearest_of_several_shapes_counts(tmp_path):
    near = commit(tmp_path, NEAR, "llvm", 50.0, family=1)
    far = commit(tmp_path, tvmbn.layer_norm((512, 1024)), "llvm", 5.0, family=0)
    assert near != far
    assert find(LN, "llvm", tmp_path) == (near, "nearest")
    assert find(tvmbn.layer_norm((1024, 1024)), "llvm", tmp_path) == (far, "nearest")


def test_a_bundle_says_where_its_schedule_came_from(tmp_path):
    tuned = commit(tmp_path / "logs", LN, "llvm", 50.0, family=1)
    for spec, origin in ((LN, "tuned"), (NEAR, "nearest"), (tvmbn.layer_norm((4, 6)), "default")):
        made = build_report(spec, ["llvm"], tmp_path / "made", logs=tmp_path / "logs")
        assert [x["origin"] for x in made["libraries"]] == [origin]
        manifest = json.loads((tmp_path / "made" / "manifest.json").read_text())
        assert manifest["libraries"][0]["origin"] == origin
        assert (manifest["libraries"][0]["config"] == tuned) == (origin != "default")


def test_records_of_another_architecture_are_never_used(tmp_path):  # TU-01
    old, new = commit(tmp_path, LN, "sm_80", 1.0, 0), commit(tmp_path, LN, "sm_90", 9.0, 1)
    assert old != new
    assert find(LN, "sm_90", tmp_path) == (new, "tuned")
    assert find(LN, "sm_80", tmp_path) == (old, "tuned")
    assert find(LN, "sm_120", tmp_path) == (None, "default")
    assert find(LN, "llvm", tmp_path) == (None, "default")
    # The same in one file, as when logs are copied by hand.
    text = record_file(tmp_path, "sm_80").read_text() + record_file(tmp_path, "sm_90").read_text()
    record_file(tmp_path, "sm_90").write_text(text)
    with pytest.warns(TuningWarning, match="line 1 is left out: measured on sm_80"):
        assert find(LN, "sm_90", tmp_path) == (new, "tuned")


@pytest.mark.parametrize("seconds", [0.0, -1e-6, 1e10, math.nan, math.inf])
def test_a_time_that_is_none_never_wins(tmp_path, seconds):  # TU-06
    good = commit(tmp_path, LN, "llvm", 50.0, family=1)
    bad = commit(tmp_path, LN, "llvm", seconds * 1e6, family=2)
    assert good != bad
    assert find(LN, "llvm", tmp_path) == (good, "tuned")
    assert [e["plan"] for e in manage.listing([tmp_path])] == [good]


def test_a_record_that_no_longer_replays_is_named_and_skipped(tmp_path):  # TU-08
    good = commit(tmp_path, LN, "llvm", 50.0, family=1)
    commit(tmp_path, LN, "llvm", 10.0, family=0)
    path = record_file(tmp_path, "llvm")
    for change in ('\\"run\\": 1000', '\\"depth\\": 1024'):
        text = path.read_text()
        first, second = text.splitlines()
        assert '\\"run\\": 1024' in second
        path.write_text(first + "\n" + second.replace('\\"run\\": 1024', change) + "\n")
        with pytest.warns(TuningWarning, match="line 2 no longer applies and is left out"):
            assert find(LN, "llvm", tmp_path) == (good, "tuned")
        path.write_text(text)
    path.write_text(second.replace('\\"run\\": 1024', change) + "\n")
    with pytest.warns(TuningWarning), pytest.raises(BuildError, match="a tuning record"):
        find(LN, "llvm", tmp_path, "require")


def test_a_line_cut_in_half_costs_that_line_only(tmp_path):
    kept = commit(tmp_path, LN, "llvm", 50.0, family=1)
    commit(tmp_path, LN, "llvm", 10.0, family=0)
    path = record_file(tmp_path, "llvm")
    whole = path.read_bytes()
    path.write_bytes(whole[:-100])
    with pytest.warns(TuningWarning, match=r"database_tuning_record\.json, line 2 is left out"):
        assert find(LN, "llvm", tmp_path) == (kept, "tuned")
    with pytest.warns(TuningWarning, match="half a line at the end was cut off"):
        again = commit(tmp_path, LN, "llvm", 5.0, family=2)
    with no_warnings():
        assert find(LN, "llvm", tmp_path) == (again, "tuned")
    assert len(records.read(path.parent)) == 2
    # In the middle, as after a copy that failed.
    first, second = path.read_text().splitlines()
    path.write_text(first[:90] + "\n" + second + "\n")
    with pytest.warns(TuningWarning, match="line 1 is left out"):
        assert find(LN, "llvm", tmp_path) == (again, "tuned")


def test_metaschedule_reads_the_files_and_replays_the_trace(tmp_path):
    plans = [commit(tmp_path, spec, "sm_90", 50.0, 1) for spec in (LN, NEAR)]
    best = commit(tmp_path, LN, "sm_90", 10.0, 0)
    from tvm import s_tir  # noqa: PLC0415
    from tvm.s_tir.meta_schedule import database  # noqa: PLC0415

    from tvmbn.tuning import tvm_side  # noqa: PLC0415

    known = database.JSONDatabase(work_dir=str(tmp_path / "sm_90" / "layer_norm"))
    assert len(known) == 3
    for spec, plan in ((LN, best), (NEAR, plans[1])):
        module = tvm_side.signature(spec)
        assert known.has_workload(module)
        workload = known.commit_workload(module)
        (record,) = known.get_top_k(workload, 1)
        assert str(record.target.attrs["arch"]) == "sm_90"
        sch = s_tir.Schedule(record.workload.mod)
        record.trace.apply_to_schedule(sch, remove_postproc=False)
        marks = sch.get(sch.get_sblock("root")).annotations
        assert json.loads(marks[records.PLAN]) == plan
        assert json.loads(marks[records.SPEC]) == spec.to_json()
    other = tvm_side.signature(tvmbn.layer_norm((64, 1024), eps=1e-3))
    assert not known.has_workload(other), "equal shapes, another spec"


def test_looking_up_imports_no_tvm():
    code = (
        "import sys, tvmbn\n"
        "from tvmbn.tuning import lookup, records, storage\n"
        "from tvmbn.target import parse\n"
        "spec = tvmbn.layer_norm((64, 1024))\n"
        "assert not records.exact(spec, parse('llvm'), storage.search_path())\n"
        "assert not {'tvm', 'torch', 'numpy'} & set(sys.modules)\n"
    )
    subprocess.run([sys.executable, "-c", code], check=True)


WRITER = """
import sys
from pathlib import Path
import tvmbn
from tvmbn.tuning.trials import Trial, TrialLog
log = TrialLog(Path(sys.argv[1]))
run = log.begin(sys.argv[2], {"spec": tvmbn.layer_norm((64, 1024)).to_json()})
for number in range(100):
    log.add(run, Trial({"number": number, "pad": "x" * 3000}, "passed", 1.0, number=number))
"""


def test_two_writers_do_not_disturb_each_other(tmp_path):
    command = [sys.executable, "-c", WRITER, str(tmp_path)]
    writers = [subprocess.Popen([*command, name]) for name in ("one", "two")]
    assert [w.wait() for w in writers] == [0, 0]
    with no_warnings():
        runs = TrialLog(tmp_path).read()
    assert {name: len(run.trials) for name, run in runs.items()} == {"one": 100, "two": 100}


SAVER = """
import json, sys
from pathlib import Path
from tvmbn.spec import OpSpec
from tvmbn.tuning import records, storage
folder, given = Path(sys.argv[1]), json.loads(sys.argv[2])
spec = OpSpec.from_json(given["spec"])
for number in range(1, 41):
    change = lambda text: text.replace('"threads": 1,', f'"threads": {number},')
    plan = json.loads(change(json.dumps(given["plan"])))
    record = json.loads(json.dumps(given["record"]))
    (mark,) = (i for i in record[0][0] if i[2] == ["tvmbn.plan"])
    mark[1][1] = change(mark[1][1])
    with storage.locked(folder):
        records.save(folder, spec, given["workload"], [(plan, record)], [given["plan"]])
"""


def test_two_searches_may_save_into_one_folder(tmp_path):
    savers = []
    for spec in (LN, NEAR):
        plan = plan_of(spec, "llvm")
        arguments = [spec.to_json(), "llvm", [(plan, [1e-5])]]
        lines, _ = shared_pool().call(f"{SIDE}:encode", arguments)
        given = {"spec": spec.to_json(), "plan": plan, "workload": lines["workload"]}
        given["record"] = lines["records"][0]
        command = [sys.executable, "-c", SAVER, str(tmp_path), json.dumps(given)]
        savers.append(subprocess.Popen(command))
    assert [s.wait() for s in savers] == [0, 0]
    with no_warnings():
        found = records.read(tmp_path)
    # Each drops its first plan, again and again; no record of the other's is lost.
    by_spec = {spec: [r for r in found if r.spec == spec] for spec in (LN, NEAR)}
    for mine in by_spec.values():
        assert {r.plan["phases"][0]["threads"] for r in mine} >= set(range(2, 41))
        assert len({r.line[0] for r in mine}) == 1
    assert {mine[0].line[0] for mine in by_spec.values()} == {0, 1}
    assert len((tmp_path / storage.WORKLOADS).read_text().splitlines()) == 2


def test_a_trial_cut_in_half_is_cut_off_by_the_next(tmp_path):
    log = TrialLog(tmp_path)
    run = log.begin("key", {"spec": LN.to_json()})
    for number in range(3):
        log.add(run, Trial({"n": number}, "passed", 2.0, number=number))
    log.path.write_bytes(log.path.read_bytes()[:-20])
    with pytest.warns(TuningWarning, match="line 4 is left out"):
        runs = log.read()
    assert len(runs["key"].trials) == 2
    with pytest.warns(TuningWarning, match="half a line"):
        log.add(run, Trial({"n": 9}, "wrong"))
    with no_warnings():
        assert log.read()["key"].failures() == {"wrong": 1}
    log.path.write_text(log.path.read_text() + '{"kind": "trial", "run": "nobody"}\n[1]\n')
    with pytest.warns(TuningWarning, match="left out"):
        assert len(log.read()["key"].trials) == 3


def test_where_logs_are_searched(tmp_path, monkeypatch):
    monkeypatch.setenv(storage.VARIABLE, f"{tmp_path}/a:{tmp_path}/b")
    assert storage.search_path() == (tmp_path / "a", tmp_path / "b")
    assert storage.search_path(tmp_path) == (tmp_path,)
    monkeypatch.delenv(storage.VARIABLE)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    mine, shipped = storage.search_path()
    assert mine == tmp_path / "tvmbn" / "tuning_logs"
    assert shipped.name == "tuning_logs"
    assert (shipped / "__init__.py").exists()


def filled(root):
    """Logs with three records of two specs, a bad line, trials and meta data; the best plan."""
    commit(root, LN, "llvm", 50.0, 0)
    best = commit(root, LN, "llvm", 40.0, 1)
    commit(root, NEAR, "llvm", 80.0, 0)
    folder = root / "llvm" / "layer_norm"
    with record_file(root, "llvm").open("a") as file:
        file.write('{"not": "a record"}\n')
    log = TrialLog(folder)
    log.add(log.begin("key", {"spec": LN.to_json()}), Trial(best, "passed", 40.0))
    entries = {}
    for spec, us in ((LN, 40.0), (NEAR, 80.0)):
        entries[spec.digest()] = {"spec": spec.to_json(), "us": us, "copy_us": 20.0}
    entries["gone"] = {"spec": LN.to_json(), "us": 1.0}
    storage.write_meta(folder, "llvm", "layer_norm", entries)
    return best


@pytest.mark.filterwarnings("ignore::tvmbn.errors.TuningWarning")
def test_prune_keeps_the_best_of_each_spec(tmp_path):
    best = filled(tmp_path)
    assert manage.prune(tmp_path) == {"kept": 2, "dropped": 2}
    folder = tmp_path / "llvm" / "layer_norm"
    with no_warnings():
        assert {r.spec: r.plan for r in records.read(folder)}[LN] == best
        assert set(storage.read_meta(folder)) == {LN.digest(), NEAR.digest()}
    assert not (folder / storage.TRIALS).exists()
    assert len((folder / storage.WORKLOADS).read_text().splitlines()) == 2
    from tvm.s_tir.meta_schedule import database  # noqa: PLC0415

    assert len(database.JSONDatabase(work_dir=str(folder))) == 2
    assert manage.prune(tmp_path) == {"kept": 2, "dropped": 0}


def test_records_from_before_an_attribute_are_those_of_its_default(tmp_path):
    spec = tvmbn.conv_bn((1, 8, 9, 9), layout="NHWC", padding=1)
    tuned = commit(tmp_path, spec, "llvm", 50.0, 0)
    folder = tmp_path / "llvm" / "conv_bn"
    old = spec.to_json()
    assert old["attrs"].pop("tf32") is False
    text = record_file(tmp_path, "llvm", "conv_bn").read_text()
    shorter, count = re.subn(r', \\*"tf32\\*": false', "", text)
    assert count == 1
    record_file(tmp_path, "llvm", "conv_bn").write_text(shorter)
    entry = {"digest of then": {"spec": old, "us": 50.0}}
    storage.write_meta(folder, "llvm", "conv_bn", entry)
    with no_warnings():
        assert find(spec, "llvm", tmp_path) == (tuned, "tuned")
        assert set(storage.read_meta(folder)) == {spec.digest()}
        permitted = tvmbn.conv_bn((1, 8, 9, 9), layout="NHWC", padding=1, tf32=True)
        assert find(permitted, "llvm", tmp_path) == (None, "default")


def test_merge_takes_what_each_has(tmp_path):
    one, two, into = (tmp_path / name for name in ("one", "two", "into"))
    slow = commit(one, LN, "llvm", 50.0, 0)
    fast = commit(two, LN, "llvm", 40.0, 1)
    near = commit(two, NEAR, "llvm", 80.0, 0)
    gpu = commit(two, LN, "sm_90", 8.0, 0)
    for root, us in ((one, 50.0), (two, 40.0)):
        entry = {LN.digest(): {"spec": LN.to_json(), "us": us}}
        storage.write_meta(root / "llvm" / "layer_norm", "llvm", "layer_norm", entry)
    assert slow != fast
    with no_warnings():
        assert manage.merge([one, two], into) == {"records": 4, "specs": 2}
        assert manage.merge([one], into) == {"records": 1, "specs": 1}
        assert find(LN, "llvm", into) == (fast, "tuned")
        assert find(NEAR, "llvm", into) == (near, "tuned")
        assert find(LN, "sm_90", into) == (gpu, "tuned")
    folder = into / "llvm" / "layer_norm"
    assert len(records.read(folder)) == 3
    assert storage.read_meta(folder)[LN.digest()]["us"] == 40.0
    with pytest.raises(TuningError, match="none of the sources"):
        manage.merge([into], into)


def call(*args):
    return CliRunner().invoke(main, ["logs", *map(str, args)])


def test_logs_commands(tmp_path):
    best = commit(tmp_path, LN, "llvm", 40.0, 1)
    listed = call("list", "--logs", tmp_path)
    assert listed.exit_code == 0, listed.output
    assert LN.digest() in listed.stdout
    assert "40.0" in listed.stdout
    shown = json.loads(call("show", LN.digest()[:6], "--logs", tmp_path, "--json").stdout)
    assert shown["records"][0]["plan"] == best
    assert "layer_norm" in call("show", "64x1024", "--logs", tmp_path).stdout
    merged = call("merge", tmp_path, "-o", tmp_path / "sub" / "into", "--json")
    assert json.loads(merged.stdout)["records"] == 1
    assert "1 records kept, 0 lines dropped" in call("prune", tmp_path).stdout


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (["list", "--logs", "missing"], "no folder missing"),
        (["prune", "missing"], "no folder missing"),
        (["merge", "missing", "-o", "into"], "no folder missing"),
        (["show", "f00", "--logs", "."], "no records at all"),
    ],
)
def test_logs_commands_refuse_bad_input(args, words, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    result = call(*args)
    assert result.exit_code == 2
    assert words in result.stderr


def test_damaged_meta_data_cost_the_description_only(tmp_path):
    best = commit(tmp_path, LN, "llvm", 40.0, 1)
    (tmp_path / "llvm" / "layer_norm" / storage.META).write_text("{")
    with pytest.warns(TuningWarning, match=r"meta\.json is left out"):
        (entry,) = manage.listing([tmp_path])
    assert entry["plan"] == best
    assert entry["date"] is None


def test_distances_are_between_equal_specs_of_other_sizes():
    assert records.distance(LN, LN) == 0
    assert records.distance(LN, NEAR) == pytest.approx(1)
    assert records.distance(LN, tvmbn.layer_norm((32, 2048))) == pytest.approx(2)
    assert records.distance(LN, replace(LN, shape=(64, 1024, 1))) is None
    assert records.distance(LN, tvmbn.layer_norm((0, 1024))) is None
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        assert records.distance(LN, tvmbn.layer_norm((64, 1024), dynamic="N")) is None
