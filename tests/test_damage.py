# SPDX-License-Identifier: Apache-2.0
"""Damaged bundles and tuning logs end in a named error or in right numbers, never in a crash."""

from __future__ import annotations

import os
import shutil
from collections import Counter
from pathlib import Path
from random import Random

import pytest
from damage import damage_bundle, damage_logs
from tuning import commit, plan_of

import tvmbn
from tvmbn.errors import CrashError, HangError
from tvmbn.tuning import storage
from tvmbn.tuning.trials import Trial, TrialLog
from tvmbn.worker import Worker

pytestmark = pytest.mark.fuzz
SEED = int(os.environ.get("TVMBN_TEST_SEED", "0"))
CASES = 300, 200  # bundles, logs
QUICK = 40, 15
SECONDS = 60.0
LN = tvmbn.layer_norm((64, 1024))
NEAR = tvmbn.layer_norm((128, 1024))
BN = tvmbn.batch_norm((3, 5, 7), mode="train")


@pytest.fixture(scope="module")
def worker():
    here = Path(__file__).parent
    path = os.pathsep.join([str(here), str(here.parent)])
    with Worker("damage_run", {"PYTHONPATH": path}) as made:
        yield made


@pytest.fixture(scope="module")
def bundles(tmp_path_factory):
    root = tmp_path_factory.mktemp("sound")
    return {spec: tvmbn.build(spec, "llvm", root / spec.op) for spec in (LN, BN)}


@pytest.fixture(scope="module")
def logs(tmp_path_factory):
    """Records of two specs and architectures, trials and meta data; plans for llvm."""
    root = tmp_path_factory.mktemp("logs") / "sound"
    plans = [
        commit(root, spec, "llvm", us, family)
        for spec, us, family in ((LN, 50.0, 1), (LN, 40.0, 0), (NEAR, 80.0, 0))
    ]
    commit(root, LN, "sm_90", 9.0, 0)
    commit(root, BN, "llvm", 9.0, 0)
    folder = root / "llvm" / "layer_norm"
    log = TrialLog(folder)
    about = {"spec": LN.to_json(), "seed": 0, "space": 9, "copy_us": 20.0}
    run = log.begin("key", about)
    log.add(run, Trial(plans[0], "passed", 50.0))
    log.add(run, Trial(plans[1], "wrong", note="NaN", number=1))
    entry = {"spec": LN.to_json(), "us": 40.0, "copy_us": 20.0, "default_us": 50.0, "trials": 2}
    storage.write_meta(folder, "llvm", "layer_norm", {LN.digest(): entry})
    assert plan_of(LN, "llvm") in plans
    return root, plans


def meet(worker, function, arguments):
    try:
        return worker.call(f"damage_run:{function}", arguments, SECONDS)[0]
    except CrashError as error:
        return {"process": f"BAD crash: {error}"}
    except HangError as error:
        return {"process": f"BAD hang: {error}"}


def judge(results, kind):
    """Fail with the seed, the damage and the outcome of each case that ended otherwise."""
    bad = {
        f"{SEED} {number} ({done})": wrong
        for number, (done, found) in results.items()
        if (wrong := {k: v for k, v in found.items() if v.startswith("BAD")})
    }
    counts = Counter(f"{k}: {v}" for _, found in results.values() for k, v in found.items())
    print(f"seed {SEED}, {len(results)} {kind}:", dict(counts.most_common()))
    assert not bad, f"{len(bad)} of {len(results)}: " + "\n".join(
        f"{k}: {v}" for k, v in bad.items()
    )
    return counts


def damaged_bundles(worker, bundles, tmp_path, count):
    results = {}
    for number in range(count):
        random = Random(f"{SEED} bundle {number}")
        spec, other = random.sample((LN, BN), 2)
        root = tmp_path / f"case{number}"
        shutil.copytree(bundles[spec], root)
        path, done = damage_bundle(root, bundles[other], random)
        results[number] = (done, meet(worker, "bundle_case", [str(path), spec.to_json()]))
        shutil.rmtree(root)
    return judge(results, "bundles")


def damaged_logs(worker, logs, tmp_path, count):
    root, plans = logs
    results = {}
    for number in range(count):
        random = Random(f"{SEED} logs {number}")
        case = tmp_path / f"case{number}"
        shutil.copytree(root, case)
        done = damage_logs(case, random)
        target = random.choice(("llvm", "llvm", "sm_90"))
        results[number] = (
            done,
            meet(worker, "logs_case", [str(case), LN.to_json(), target, plans]),
        )
        shutil.rmtree(case)
    return judge(results, "logs")


def test_damaged_bundles(worker, bundles, tmp_path):
    counts = damaged_bundles(worker, bundles, tmp_path, QUICK[0])
    assert counts["call: BundleError"] > QUICK[0] // 2  # the damage is noticed, not missed


def test_damaged_logs(worker, logs, tmp_path):
    damaged_logs(worker, logs, tmp_path, QUICK[1])


@pytest.mark.slow
def test_hundreds_of_damaged_bundles(worker, bundles, tmp_path):
    counts = damaged_bundles(worker, bundles, tmp_path, CASES[0])
    assert counts["call: BundleError"] > CASES[0] // 2


@pytest.mark.slow
def test_hundreds_of_damaged_logs(worker, logs, tmp_path):
    damaged_logs(worker, logs, tmp_path, CASES[1])
