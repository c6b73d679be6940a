# SPDX-License-Identifier: Apache-2.0
"""One search: propose, build, measure and log in batches, then let the front runners compete."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path

from tvmbn.errors import TvmbnError
from tvmbn.spec import OpSpec
from tvmbn.tuning.builder import Builder
from tvmbn.tuning.runner import Compared, Measured, Runner
from tvmbn.tuning.search import BATCH, Search
from tvmbn.tuning.space import PlanJson, Point, plan_key
from tvmbn.tuning.trials import Run, Trial, TrialLog, count_failures

FINALISTS = 4
# A winner must be faster than the default by more than two equal plans differ.
MARGIN = 0.99


@dataclass(frozen=True)
class Progress:
    """How far a search is.

    Attributes
    ----------
    done, total : int
        Trials.
    fresh : int
        Those measured now; the others were known from an earlier session.
    best_us, copy_us : float or None
        Fastest time so far, and that of a copy of as many bytes.
    failures : dict
        Candidates that failed, by cause.
    seconds : float
        Since the search began.
    """

    spec: OpSpec
    done: int
    total: int
    fresh: int
    best_us: float | None
    copy_us: float | None
    failures: dict[str, int]
    seconds: float

    @property
    def percent(self) -> float | None:
        """Percent of the copy rate that the best reaches."""
        known = self.best_us and self.copy_us
        return 100 * self.copy_us / self.best_us if known else None  # type: ignore[operator]


@dataclass
class Final:
    """The end of a search.

    Attributes
    ----------
    plan : dict
        The winner.
    rounds : list of float
        Its times in microseconds, all finalists measured in turn.
    us, default_us : float
        Medians; the default's is None where it did not pass.
    copy_us : float or None
    """

    plan: PlanJson
    rounds: list[float]
    us: float
    default_us: float | None
    copy_us: float | None
    losers: list[PlanJson] = field(default_factory=list)


class Session:
    """A search of one spec.

    Parameters
    ----------
    run : Run
        Known trials are taken from it, not measured again.
    last : Builder, optional
        Builds the front runners anew for the final, where ``builder`` compiles in another way than
        builds do.
    depth : int
        Batches under way: with 2 the next is built while one is measured, and its proposals do
        not know that one's times. 1 keeps the CPU free while it is measured.
    limit : float, optional
        ``time.monotonic()`` after which no batch is begun.
    """

    def __init__(
        self,
        search: Search,
        run: Run,
        log: TrialLog,
        builder: Builder,
        runner: Runner,
        *,
        last: Builder | None = None,
        depth: int = 1,
        limit: float | None = None,
        report: Callable[[Progress], None] | None = None,
    ) -> None:
        self.search, self.run, self.log = search, run, log
        self.builder, self.runner = builder, runner
        self.spec = run.spec
        self.depth = depth
        self.limit = limit
        self.report = report
        self.begin = time.monotonic()
        self.done: dict[Point, Trial] = {}
        # What was built for those that may reach the final, and what runs in it.
        self.built: dict[Point, Path] = {}
        self.last = last or builder
        self.ready = self.built if last is None else {}
        self.copy_us: float | None = run.about.get("copy_us")
        self.fresh = 0

    def go(self) -> Final | None:
        """Search; None where no candidate passed."""
        with ThreadPoolExecutor(self.runner.width) as measuring:
            waiting: deque[tuple[list[Point], list[Future[Path | str] | None]]] = deque()
            try:
                while True:
                    while len(waiting) < self.depth and (points := self._ask()):
                        waiting.append((points, [self._start(p) for p in points]))
                    if not waiting:
                        break
                    self._batch(measuring, *waiting.popleft())
            finally:
                for _, futures in waiting:
                    for future in filter(None, futures):
                        future.cancel()
        try:
            return self._final()
        finally:
            self._discard(keep=())
            for path in self.ready.values():
                self.last.discard(path)

    def _ask(self) -> list[Point]:
        if self.limit is not None and time.monotonic() > self.limit and self.done:
            return []
        return self.search.ask(BATCH)

    def _start(self, point: Point) -> Future[Path | str] | None:
        plan = self.search.plan(point)
        return None if self._known(plan) else self.builder.start(self.spec, plan)

    def _known(self, plan: PlanJson) -> Trial | None:
        return self.run.trials.get(plan_key(plan))

    def _batch(
        self,
        measuring: ThreadPoolExecutor,
        points: list[Point],
        futures: list[Future[Path | str] | None],
    ) -> None:
        if self.depth == 1:
            for future in filter(None, futures):
                future.exception()  # waits: what is built at the same time slows what is measured
        numbers = range(len(self.done), len(self.done) + len(points))
        jobs = [
            measuring.submit(self._try, point, number, future)
            for point, number, future in zip(points, numbers, futures, strict=True)
        ]
        # Told in the order proposed, whichever ends first: the search must not depend on that.
        try:
            for point, job in zip(points, jobs, strict=True):
                trial = job.result()
                self.done[point] = trial
                self.search.tell(point, trial.us)
                self._tell()
        finally:
            for job in jobs:
                job.cancel()
        self._discard(keep=self._finalists())

    def _discard(self, keep: Sequence[Point]) -> None:
        for point in [p for p in self.built if p not in keep]:
            self.builder.discard(self.built.pop(point))

    def _try(self, point: Point, number: int, future: Future[Path | str] | None) -> Trial:
        plan = self.search.plan(point)
        known = self._known(plan)
        if known is not None or future is None:
            assert known is not None
            return known
        built = future.result()
        if isinstance(built, str):
            found = Measured("build", note=built)
        else:
            found = self.runner.measure(self.spec, built)
            self.built[point] = built
        self.fresh += 1
        seconds = time.monotonic() - self.begin
        trial = Trial(plan, found.verdict, found.us, found.note, number, seconds)
        return self.log.add(self.run, trial)

    def _tell(self) -> None:
        if self.report is None:
            return
        times = [t.us for t in self.done.values() if t.us is not None]
        self.report(
            Progress(
                self.spec,
                len(self.done),
                self.search.trials,
                self.fresh,
                min(times, default=None),
                self.copy_us,
                count_failures(self.done.values()),
                time.monotonic() - self.begin,
            )
        )

    def _ranked(self) -> list[Point]:
        """Points that passed, the fastest first."""
        passed = [p for p, t in self.done.items() if t.us is not None]
        return sorted(passed, key=lambda p: (self.done[p].us or 0.0, self.done[p].number))

    def _finalists(self) -> list[Point]:
        """The fastest so far, and the default if it passed."""
        ranked, default = self._ranked(), self.search.space.default
        chosen = ranked[:FINALISTS]
        return [*chosen, default] if default in ranked and default not in chosen else chosen

    def _final(self) -> Final | None:
        chosen = self._finalists()
        while chosen:
            compared = self._compare(chosen)
            if compared is None:
                # One of them ended the process: tried alone, it shows which.
                left = [p for p in chosen if self._again(p)]
                if left == chosen:
                    times = {p: [self.done[p].us or 0.0] for p in chosen}
                    return self._winner(times, self.copy_us)
                chosen = left
                continue
            for point, rounds, note in zip(chosen, compared.rounds, compared.notes, strict=True):
                if not rounds:
                    self._disqualify(point, "wrong", note)
            times = {p: r for p, r in zip(chosen, compared.rounds, strict=True) if r}
            if times:
                return self._winner(times, compared.copy_us or self.copy_us)
            chosen = self._finalists()
        return None

    def _winner(self, times: dict[Point, list[float]], copy_us: float | None) -> Final:
        middle = {point: sorted(r)[len(r) // 2] for point, r in times.items()}
        best = min(times, key=lambda p: (middle[p], self.done[p].number))
        default = self.search.space.default
        if default in times and middle[best] > MARGIN * middle[default]:
            best = default
        return Final(
            self.search.plan(best),
            times[best],
            middle[best],
            middle.get(default),
            copy_us,
            [self.search.plan(p) for p in self.done if p != best],
        )

    def _compare(self, points: list[Point]) -> Compared | None:
        """Times of finalists measured in turn; None where that was not possible."""
        missing = [p for p in points if p not in self.ready]
        waiting = {p: self.last.start(self.spec, self.search.plan(p)) for p in missing}
        for point, future in waiting.items():
            built = future.result()
            if isinstance(built, str):
                return None
            self.ready[point] = built
        try:
            return self.runner.compare(self.spec, [self.ready[p] for p in points])
        except TvmbnError:
            return None

    def _again(self, point: Point) -> bool:
        """Measure a finalist once more by itself; one that fails is out."""
        built = self.last.start(self.spec, self.search.plan(point)).result()
        if isinstance(built, str):
            found = Measured("build", note=built)
        else:
            found = self.runner.measure(self.spec, built)
            self.last.discard(built)
        if found.us is None:
            self._disqualify(point, found.verdict, found.note)
        return found.us is not None

    def _disqualify(self, point: Point, verdict: str, note: str) -> None:
        earlier = self.done[point]
        trial = Trial(earlier.plan, verdict, None, note, earlier.number, earlier.seconds)
        self.done[point] = self.log.add(self.run, trial)
