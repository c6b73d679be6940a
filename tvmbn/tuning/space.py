# SPDX-License-Identifier: Apache-2.0
"""A space of plans as plain data, without TVM: counting, drawing, changing and crossing plans."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from itertools import product
from math import fsum, log2, prod
from random import Random
from typing import Any

PlanJson = dict[str, Any]
# Changed plans of which a mutation takes the one nearest: most knobs are not far from their best.
DRAWS = 4


def plan_key(plan: Mapping[str, Any]) -> str:
    """One text for a plan, however its keys are ordered."""
    return json.dumps(plan, sort_keys=True, separators=(",", ":"))


@dataclass(frozen=True)
class Point:
    """One plan of a space: a family, and the choice made in each of its phases."""

    family: int
    choices: tuple[int, ...]


class Space:
    """Families of plans as :func:`tvmbn.schedules.space.families` lists them.

    Parameters
    ----------
    families : sequence of dict
        Each has ``plan``, whose other keys all its members share, and ``phases``: for each phase
        a list of alternatives; if ``ranked``, of its only one, the most promising first. The first
        alternatives of the first family are the default plan.
    """

    def __init__(self, families: Sequence[Mapping[str, Any]]) -> None:
        self.families = list(families)
        self.sizes = [prod(len(p) for p in f["phases"]) for f in self.families]
        self.size = sum(self.sizes)

    @property
    def default(self) -> Point:
        """The point of the default plan."""
        return Point(0, (0,) * len(self.families[0]["phases"]))

    def digest(self) -> str:
        """Twelve hex digits that change with the space."""
        return sha256(json.dumps(self.families, sort_keys=True).encode()).hexdigest()[:12]

    def plan(self, point: Point) -> PlanJson:
        """Plan of a point, as it stands in a manifest."""
        family = self.families[point.family]
        chosen = [p[i] for p, i in zip(family["phases"], point.choices, strict=True)]
        return {**family["plan"], "phases": chosen}

    def find(self, plan: Mapping[str, Any]) -> Point | None:
        """Point of a plan, or None for one that is not in the space."""
        for number, family in enumerate(self.families):
            shared = {k: v for k, v in family["plan"].items() if k != "phases"}
            phases = plan.get("phases", [])
            if {k: v for k, v in plan.items() if k != "phases"} != shared:
                continue
            if len(phases) == len(family["phases"]) and all(
                chosen in listed for chosen, listed in zip(phases, family["phases"], strict=True)
            ):
                listed = zip(phases, family["phases"], strict=True)
                return Point(number, tuple(choices.index(chosen) for chosen, choices in listed))
        return None

    def all(self) -> Iterator[Point]:
        """Every point, family by family."""
        for number, family in enumerate(self.families):
            for choices in product(*(range(len(p)) for p in family["phases"])):
                yield Point(number, choices)

    def promising(self) -> Iterator[Point]:
        """Alternatives to the default, where its family lists the most promising first."""
        if self.families[0].get("ranked"):
            (alternatives,) = self.families[0]["phases"]
            yield from (Point(0, (i,)) for i in range(1, len(alternatives)))

    def draw(self, random: Random, family: int | None = None) -> Point:
        """A random point; every family is as likely as any other, whatever its size."""
        number = random.randrange(len(self.families)) if family is None else family
        phases = self.families[number]["phases"]
        return Point(number, tuple(random.randrange(len(p)) for p in phases))

    def mutate(self, point: Point, random: Random) -> Point:
        """Of a few changed plans the one that has changed least."""
        changed = [self._change(point, random) for _ in range(DRAWS)]
        here = features(self.plan(point))
        others = [p for p in changed if p != point]
        return min(others, key=lambda p: _distance(here, features(self.plan(p))), default=point)

    def _change(self, point: Point, random: Random) -> Point:
        """Another choice in one phase, or the same choices (where they exist) in another family."""
        phases = self.families[point.family]["phases"]
        open_phases = [i for i, p in enumerate(phases) if len(p) > 1]
        if len(self.families) > 1 and (not open_phases or random.random() < 1 / 4):
            number = random.randrange(len(self.families))
            return self._move(point, number, random)
        if not open_phases:
            return point
        choices = list(point.choices)
        at = random.choice(open_phases)
        choices[at] = random.randrange(len(phases[at]))
        return Point(point.family, tuple(choices))

    def cross(self, one: Point, other: Point, random: Random) -> Point:
        """Each phase as in one of two points; the family of the first."""
        if len(one.choices) != len(other.choices):
            return self.mutate(one, random)
        moved = other if other.family == one.family else self._move(other, one.family, random)
        pairs = zip(one.choices, moved.choices, strict=True)
        return Point(one.family, tuple(random.choice(pair) for pair in pairs))

    def _move(self, point: Point, number: int, random: Random) -> Point:
        drawn = self.draw(random, number)
        mine, theirs = self.families[point.family]["phases"], self.families[number]["phases"]
        choices = list(drawn.choices)
        for i in range(min(len(mine), len(theirs))):
            wanted = mine[i][point.choices[i]]
            if wanted in theirs[i]:
                choices[i] = theirs[i].index(wanted)
        return Point(number, tuple(choices))


def _distance(one: Mapping[str, float], other: Mapping[str, float]) -> float:
    names = one.keys() | other.keys()
    # Exact, so that the order of a set's members does not matter.
    return fsum(abs(one.get(name, 0.0) - other.get(name, 0.0)) for name in names)


def features(plan: Mapping[str, Any]) -> dict[str, float]:
    """Knobs of a plan as numbers by name, for a cost model: sizes as logarithms, words as marks."""
    found: dict[str, float] = {}
    _collect(plan, "", found)
    return found


def _collect(value: Any, name: str, found: dict[str, float]) -> None:
    if isinstance(value, Mapping):
        for key, each in value.items():
            _collect(each, f"{name}.{key}", found)
    elif isinstance(value, list | tuple):
        for i, each in enumerate(value):
            _collect(each, f"{name}.{i}", found)
    elif isinstance(value, bool):
        found[name] = float(value)
    elif isinstance(value, int | float):
        found[name] = log2(1 + abs(value))
        found[f"{name}={value}"] = 1.0
    elif value is not None:
        found[f"{name}={value}"] = 1.0
