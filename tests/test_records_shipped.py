# SPDX-License-Identifier: Apache-2.0
"""The records that come with tvmbn: all norm specs of the lists, with plans that still apply."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path

import pytest

from tvmbn import suites
from tvmbn.target import parse
from tvmbn.tuning import manage, records, storage, tvm_side

(ROOT,) = map(Path, find_spec("tvmbn.tuning_logs").submodule_search_locations)
TUNED = tuple(name for name in suites.names() if name.startswith(("norms-", "batchnorm-")))
FEW = 12


@pytest.fixture(scope="module")
def shipped():
    return [record for folder in manage.folders(ROOT) for record in records.read(folder.path)]


def test_every_norm_of_the_lists_has_one(shipped):
    wanted = {spec for name in TUNED for spec in suites.suite(name)}
    assert len(wanted) > 300
    assert wanted <= {record.spec for record in shipped}
    assert len({record.spec for record in shipped}) == len(shipped), "pruned"


def test_none_is_slower_than_the_default(shipped):
    known = [e for folder in manage.folders(ROOT) for e in storage.read_meta(folder.path).values()]
    assert len(known) == len(shipped)
    for entry in known:
        assert entry["us"] <= entry["default_us"], entry["title"]
        assert entry["gpu"] and entry["driver"] and entry["commit"] and entry["date"], entry[
            "title"
        ]
        assert entry["trials"] >= FEW // 3, entry["title"]


def check(record):
    why = tvm_side.check(record.spec.to_json(), record.arch, record.plan, False)
    assert not why, f"{record.spec.title}: {why}"


def test_their_plans_apply(shipped):
    for record in shipped[:: len(shipped) // FEW]:
        check(record)


@pytest.mark.slow
def test_all_their_plans_apply(shipped):
    for record in shipped:
        check(record)


def test_builds_find_them(shipped, monkeypatch):
    monkeypatch.delenv("TVMBN_TUNING_LOGS")
    assert ROOT in storage.search_path()
    record = shipped[0]
    found = records.exact(record.spec, parse(record.arch), [ROOT])
    assert [each.plan for each in found] == [record.plan]
