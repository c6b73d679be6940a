# SPDX-License-Identifier: Apache-2.0
"""Spaces of plans and the search in them: every plan once, the same order, better than chance."""

from __future__ import annotations

import sys
from math import log2
from random import Random
from types import SimpleNamespace

import numpy as np
import pytest

import tvmbn
from tvmbn.schedules import plan as plans
from tvmbn.schedules import space as spaces
from tvmbn.target import parse
from tvmbn.tuning import model
from tvmbn.tuning.search import BATCH, Search
from tvmbn.tuning.space import Point, Space, features, plan_key

SPECS = [
    tvmbn.layer_norm((64, 1000), dtype="bfloat16"),
    tvmbn.rms_norm((4096, 512), mode="backward"),
    tvmbn.batch_norm((16, 30, 7, 7), mode="train", layout="NHWC"),
    tvmbn.batch_norm((8, 3, 50, 50), mode="train", dtype="float16", dynamic="N"),
    tvmbn.batch_norm((8, 16, 9, 9), mode="infer"),
    tvmbn.conv_bn((1, 16, 14, 14)),
]


def phase(kind, **knobs):
    names, values = list(knobs), list(knobs.values())
    found = [{}]
    for name, options in zip(names, values, strict=True):
        found = [{**each, name: option} for each in found for option in options]
    return [{"kind": kind, **each} for each in found]


def toy(chunks=(0, 256, 512), threads=(32, 64, 128, 256, 512, 1024), rows=(1, 2, 4, 8)):
    phases = [phase("rows", threads=threads, keep=(True, False)), phase("map", rows=rows)]
    families = []
    for chunk in chunks:
        shared = {"splits": [{"chunk": chunk}], "phases": [p[0] for p in phases]}
        families.append({"plan": shared, "phases": phases})
    return Space(families)


def cost(plan):
    """Fastest at chunk 512, 256 threads, kept, 4 rows."""
    one, other = plan["phases"]
    return (
        10.0
        + 3 * abs(log2(one["threads"] / 256))
        + 4 * (not one["keep"])
        + 2 * abs(log2(other["rows"] / 4))
        + 5 * (plan["splits"][0]["chunk"] != 512)
    )


def run(search, time=cost):
    """Ask and tell until nothing is left; every plan in its order."""
    order = []
    while points := search.ask():
        assert len(points) <= BATCH
        for point in points:
            order.append(point)
            search.tell(point, time(search.plan(point)))
    return order


@pytest.mark.parametrize("spec", SPECS, ids=lambda spec: spec.title)
@pytest.mark.parametrize("target", ["llvm", "sm_90"])
def test_a_space_begins_with_the_default_and_each_family_can_be_scheduled(spec, target):
    machine = parse(target)
    families = spaces.families(spec, machine)
    space = Space([family.to_json() for family in families])
    default = plans.default(spec, machine)
    assert space.plan(space.default) == default.to_json()
    assert spaces.fits(spec, machine, default)
    assert len({plan_key(f["plan"]) for f in space.families}) == len(families)
    random = Random(1)
    for family in range(0, len(families), 3):
        data = space.plan(space.draw(random, family))
        assert plans.Plan.from_json(data).to_json() == data
        first = families[family].plan([0] * len(families[family].phases))
        assert plans.schedule(spec, machine, first).func is not None


def test_a_plan_of_another_shape_fits_only_where_it_is_in_the_space():
    machine = parse("llvm")
    split = next(s for (s,) in (f.splits for f in spaces.families(SPECS[0], machine)) if s.run)
    near = tvmbn.layer_norm((128, 1000), dtype="bfloat16")
    far = tvmbn.layer_norm((64, 999), dtype="bfloat16")
    chosen = plans.default(SPECS[0], machine)
    assert split == chosen.splits[0]
    assert spaces.fits(near, machine, chosen)
    assert not spaces.fits(far, machine, chosen), "rows of 999 do not come in runs of 1000"
    assert not spaces.fits(SPECS[4], machine, chosen)


def test_points_and_plans_correspond():
    space = toy()
    points = list(space.all())
    assert len(points) == len(set(points)) == space.size == 3 * 12 * 4
    assert len({plan_key(space.plan(p)) for p in points}) == space.size
    assert all(space.find(space.plan(p)) == p for p in points)
    assert space.find({"splits": [], "phases": []}) is None
    assert space.digest() != toy(rows=(1, 2)).digest()


def test_changed_and_crossed_plans_stay_in_the_space():
    space, random = toy(), Random(3)
    for _ in range(200):
        one, other = space.draw(random), space.draw(random)
        child = space.cross(one, other, random)
        assert child.family == one.family
        pairs = zip(one.choices, other.choices, strict=True)
        assert all(c in pair for c, pair in zip(child.choices, pairs, strict=True))
        changed = space.mutate(one, random)
        assert space.find(space.plan(changed)) == changed
        differing = sum(a != b for a, b in zip(one.choices, changed.choices, strict=True))
        assert differing <= 1
        assert changed.family == one.family or differing == 0


def test_a_small_space_is_tried_whole_with_the_default_first():
    space = toy()
    search = Search(space, 1000, seed=4)
    order = run(search)
    assert search.exhaustive
    assert order[0] == space.default
    assert sorted(order, key=str) == sorted(space.all(), key=str)


@pytest.mark.parametrize("trials", [40, 1000])
def test_a_seed_fixes_the_candidates_and_their_order(trials):
    first, again = (run(Search(toy(), trials, seed=7)) for _ in range(2))
    assert first == again
    assert len(first) == len(set(first)) == min(trials, toy().size)
    assert run(Search(toy(), trials, seed=8)) != first


def test_plans_named_first_follow_the_default():
    wanted = Point(2, (3, 1))
    order = run(Search(toy(), 20, first=[wanted, toy().default]))
    assert order[:2] == [toy().default, wanted]


def test_evolution_finds_better_plans_than_chance():
    big = {"chunks": range(0, 2048, 128), "rows": range(1, 33)}
    space = toy(**big)
    assert space.size > 5000
    trials = 48
    found, chance = [], []
    for seed in range(5):
        order = run(Search(space, trials, seed))
        found.append(min(cost(space.plan(p)) for p in order))
        random = Random(seed)
        chance.append(min(cost(space.plan(space.draw(random))) for _ in range(trials)))
    assert np.mean(found) < np.mean(chance) - 0.5
    assert min(found) < 11


def test_failed_candidates_are_no_parents_and_do_not_stop_the_search():
    def time(plan):
        return None if plan["splits"][0]["chunk"] == 512 else cost(plan)

    search = Search(toy(chunks=range(0, 1024, 128), rows=range(1, 17)), 64, seed=2)
    order = run(search, time)
    assert len(order) == 64
    late = [search.plan(p)["splits"][0]["chunk"] for p in order[32:]]
    assert late.count(512) < 8, "avoided once it is known to fail"
    assert run(Search(toy(), 40), lambda plan: None), "even where nothing passes"


@pytest.mark.parametrize("time", [0.0, -1.0, float("nan"), float("inf")])
def test_a_time_that_is_none_is_a_failure(time):
    search = Search(toy(), 20)
    (point, *_) = search.ask()
    search.tell(point, time)
    assert search.costs[point] == float("inf")


def test_the_model_without_further_packages_learns(monkeypatch):
    monkeypatch.setitem(sys.modules, "xgboost", None)
    assert model.name() == "ridge"
    space, random = toy(rows=range(1, 17)), Random(0)
    drawn = [space.plan(space.draw(random)) for _ in range(80)]
    known, new = drawn[:50], drawn[50:]
    predict = model.fit([features(p) for p in known], [cost(p) for p in known])
    wrong = np.corrcoef(predict([features(p) for p in new]), [cost(p) for p in new])[0, 1]
    assert wrong > 0.9


def test_xgboost_is_used_where_it_is_installed(monkeypatch):
    asked = {}

    def train(options, data, rounds):
        asked.update(options, rounds=rounds)
        mean = data["label"].mean()
        return SimpleNamespace(predict=lambda other: np.full(len(other["data"]), mean))

    fake = SimpleNamespace(
        train=train, DMatrix=lambda data, label=None: {"data": data, "label": label}
    )
    monkeypatch.setitem(sys.modules, "xgboost", fake)
    assert model.name() == "xgboost"
    predict = model.fit([{"a": 1.0}, {"b": 2.0}], [1.0, 3.0], seed=5)
    assert predict([{"a": 1.0}]) == [2.0]
    assert (asked["seed"], asked["nthread"], asked["rounds"]) == (5, 1, model.TREES)


def test_the_model_of_xgboost_learns():
    pytest.importorskip("xgboost", reason="xgboost is optional")
    assert model.name() == "xgboost"
    order = run(Search(toy(chunks=range(0, 2048, 128), rows=range(1, 33)), 48, seed=1))
    assert min(cost(toy(chunks=range(0, 2048, 128), rows=range(1, 33)).plan(p)) for p in order) < 13
