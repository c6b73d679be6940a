# SPDX-License-Identifier: Apache-2.0
"""Which plan to try next: every one of a small space, else evolution led by a cost model."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import islice
from math import isfinite, log
from random import Random

from tvmbn.tuning import model
from tvmbn.tuning.space import PlanJson, Point, Space, features

BATCH = 8
# Measured plans that others are bred from, plans bred in a step, and how many of a batch are
# taken from outside the model's favour.
PARENTS, BRED, STRANGERS = 8, 256, 2
# Spaces that are drawn from are listed whole up to this size, so that none is drawn twice.
LISTED = 1 << 14


class Search:
    """Proposes plans in batches and learns from their times.

    The proposals depend on the space, the seed and the times told so far, and on nothing else:
    neither on the clock nor on the order in which workers finish.

    Parameters
    ----------
    space : Space
    trials : int
        Plans to propose at most.
    seed : int
    first : iterable of Point
        Plans to propose right after the default: earlier winners.
    """

    def __init__(
        self, space: Space, trials: int, seed: int = 0, first: Iterable[Point] = ()
    ) -> None:
        self.space = space
        self.trials = min(trials, space.size)
        self.random = Random(seed)
        self.seed = seed
        self.exhaustive = space.size <= trials
        self.seen: dict[Point, None] = {}
        self.costs: dict[Point, float] = {}
        self._head = list(dict.fromkeys([space.default, *first]))
        self._listed: list[Point] | None = None
        if space.size <= max(LISTED, trials):
            self._listed = [p for p in space.all() if p not in self._head]
            self.random.shuffle(self._listed)

    def ask(self, count: int = BATCH) -> list[Point]:
        """Next plans, at most ``count``; none where all trials were handed out."""
        count = min(count, self.trials - len(self.seen))
        found: list[Point] = []
        while self._head and len(found) < count:
            self._take(self._head.pop(0), found)
        if not self.exhaustive:
            if self._informed():
                self._breed(found, max(count - STRANGERS, len(found)))
            else:
                self._vary(found, max(count - STRANGERS, len(found)))
        self._fill(found, count)
        return found

    def tell(self, point: Point, us: float | None) -> None:
        """Time of a plan that was proposed; None where it has none."""
        self.costs[point] = log(us) if us is not None and us > 0 and isfinite(us) else float("inf")

    def plan(self, point: Point) -> PlanJson:
        """Plan of a point."""
        return self.space.plan(point)

    def _informed(self) -> bool:
        return sum(isfinite(c) for c in self.costs.values()) >= BATCH // 2

    def _take(self, point: Point, found: list[Point]) -> None:
        if point not in self.seen:
            self.seen[point] = None
            found.append(point)

    def _vary(self, found: list[Point], count: int) -> None:
        """What the rule likes next, or neighbours of its choice, which is seldom far off."""
        for point in self.space.promising():
            if len(found) >= count:
                return
            self._take(point, found)
        for _ in range(4 * count):
            if len(found) >= count:
                return
            self._take(self.space.mutate(self.space.default, self.random), found)

    def _fill(self, found: list[Point], count: int) -> None:
        if self._listed is not None:
            rest = (p for p in self._spread(self._listed) if p not in self.seen)
            for point in list(islice(rest, max(0, count - len(found)))):
                self._take(point, found)
            return
        while len(found) < count:
            self._take(self.space.draw(self.random), found)

    def _spread(self, points: list[Point]) -> Iterable[Point]:
        """Points in their shuffled order where all are wanted, else a family at a time."""
        if self.exhaustive:
            return points
        by_family: dict[int, list[Point]] = {}
        for point in points:
            by_family.setdefault(point.family, []).append(point)
        lists = [by_family[f] for f in sorted(by_family)]
        longest = max(map(len, lists), default=0)
        return (each[i] for i in range(longest) for each in lists if i < len(each))

    def _breed(self, found: list[Point], count: int) -> None:
        good = sorted((p for p, c in self.costs.items() if isfinite(c)), key=self.costs.__getitem__)
        parents = good[:PARENTS]
        bred: dict[Point, None] = {}
        for _ in range(BRED):
            one, other = (self.random.choice(parents) for _ in range(2))
            child = self.space.cross(one, other, self.random)
            child = self.space.mutate(child, self.random)
            if child not in self.seen:
                bred[child] = None
        if not bred:
            return
        worst = max(self.costs[p] for p in good)
        # A plan that failed teaches as much as one that was slow.
        costs = [c if isfinite(c) else worst + 1 for c in self.costs.values()]
        known = [features(self.space.plan(p)) for p in self.costs]
        predict = model.fit(known, costs, self.seed)
        children = list(bred)
        scores = predict([features(self.space.plan(p)) for p in children])
        ranked = sorted(range(len(children)), key=lambda i: (scores[i], i))
        for i in ranked[: max(0, count - len(found))]:
            self._take(children[i], found)
