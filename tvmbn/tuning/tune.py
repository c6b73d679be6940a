# SPDX-License-Identifier: Apache-2.0
"""Tune specs: search each one's space of plans and keep the winner as a record."""

from __future__ import annotations

import hashlib
import json
import os
import threading
import time
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from tvmbn import ops
from tvmbn.errors import SpecError, ToolchainError, TuningError, TvmbnError
from tvmbn.lowering import frontend
from tvmbn.pool import WorkerPool
from tvmbn.spec import OpSpec
from tvmbn.target import Target, parse
from tvmbn.tuning import records, storage
from tvmbn.tuning.builder import Builder
from tvmbn.tuning.runner import Runner, local
from tvmbn.tuning.search import Search
from tvmbn.tuning.session import Final, Progress, Session
from tvmbn.tuning.space import PlanJson, Point, Space, plan_key
from tvmbn.tuning.trials import TrialLog, count_failures

SIDE = "tvmbn.tuning.tvm_side"
TRIALS = 64
# Specs searched at the same time on a GPU, where building one keeps the device idle.
JOBS = 2


@dataclass(frozen=True)
class Tuned:
    """What a search of one spec came to.

    Attributes
    ----------
    status : {"tuned", "failed"}
    us, default_us, copy_us : float or None
        Of the winner, the default plan and a copy of as many bytes, measured in turn.
    space, trials, fresh : int
        Plans in the space, tried, and tried now.
    failures : dict
        Candidates that failed, by cause.
    record : str or None
        Folder of the record.
    note : str
        Why it failed.
    """

    spec: OpSpec
    target: str
    status: str
    plan: PlanJson | None = None
    us: float | None = None
    default_us: float | None = None
    copy_us: float | None = None
    space: int = 0
    trials: int = 0
    fresh: int = 0
    failures: dict[str, int] | None = None
    seconds: float = 0.0
    record: str | None = None
    note: str = ""

    @property
    def speedup(self) -> float | None:
        """Time of the default plan over the winner's."""
        return self.default_us / self.us if self.us and self.default_us else None

    def to_json(self) -> dict[str, Any]:
        """Plain data."""
        data = {k: v for k, v in asdict(self).items() if k != "spec"}
        return {
            "title": self.spec.title,
            "spec": self.spec.to_json(),
            **data,
            "speedup": self.speedup,
        }


@dataclass(frozen=True)
class Settings:
    """How to search; see :func:`tune`."""

    trials: int = TRIALS
    seed: int = 0
    logs: Path | None = None
    fresh: bool = False
    first: tuple[PlanJson, ...] = ()
    limit: float | None = None


def tune(
    spec: OpSpec,
    target: str,
    *,
    trials: int = TRIALS,
    seed: int = 0,
    logs: str | Path | None = None,
    rpc: str | None = None,
    key: str | None = None,
    workers: int | None = None,
    seconds: float | None = None,
    fresh: bool = False,
    first: Iterable[PlanJson] = (),
    report: Callable[[Progress], None] | None = None,
) -> Tuned:
    """Search for the fastest plan of ``spec`` and keep it as a record for later builds.

    An interrupted search goes on where it stopped when it is called again with the same seed.

    Parameters
    ----------
    spec : OpSpec
    target : str
        ``llvm``, or the ``sm_XX`` of the GPU that measures.
    trials : int
        Plans to try at most; the default plan is the first of them.
    seed : int
        The same seed and the same times give the same candidates in the same order.
    logs : path, optional
        Folder of the records, ``<arch>/<op>/``; by default the first that builds search.
    rpc : str, optional
        ``HOST:PORT`` of an RPC tracker whose servers measure, instead of this machine.
    key : str, optional
        Key under which those servers registered.
    workers : int, optional
        Processes that compile; by default about as many as there are CPUs.
    seconds : float, optional
        After so long no further candidates are begun.
    fresh : bool
        Forget the trials of an earlier search.
    first : iterable of dict
        Plans to try right after the default.
    report : callable, optional
        Called after each trial.

    Returns
    -------
    Tuned

    Raises
    ------
    SpecError, TargetError, TuningError
        For a spec without elements, a target that cannot be measured here, bad settings.
    ToolchainError
        Where PyTorch or a compiler is missing.
    """
    limit = None if seconds is None else time.monotonic() + seconds
    folder = None if logs is None else Path(logs)
    settings = Settings(trials, seed, folder, fresh, tuple(first), limit)
    with Tuner(target, settings, rpc=rpc, key=key, workers=workers) as tuner:
        return tuner.tune(spec, report)


def _processes() -> int:
    """All CPUs, less two for the processes that measure and wait where there are many."""
    count = os.cpu_count() or 1
    return count - 2 if count > 4 else count  # noqa: PLR2004


def _quickest(target: Target) -> str:
    """The front end that compiles candidates in a third of the time: NVRTC, where it is.

    What it makes addresses shared memory by 64 bits, and may need a few registers more.
    """
    if target.kind != "cuda" or frontend.VARIABLE in os.environ:
        return ""
    try:
        frontend.nvrtc_frontend()
    except ToolchainError:
        return ""
    return "nvrtc"


def _words(error: Exception) -> str:
    return str(error) if isinstance(error, TvmbnError) else f"{type(error).__name__}: {error}"


class Tuner(ExitStack):
    """Processes that build and measure, for one spec after the other or a few at a time."""

    def __init__(
        self,
        target: str,
        settings: Settings,
        *,
        rpc: str | None = None,
        key: str | None = None,
        workers: int | None = None,
        pool: WorkerPool | None = None,
        runner: Runner | None = None,
        builder: Callable[[Target, WorkerPool], Builder] | None = None,
    ) -> None:
        super().__init__()
        self.target = parse(target)
        self.settings = settings
        if settings.trials < 1:
            raise TuningError("at least 1 trial", str(settings.trials), "for example --trials 64")
        if (rpc is None) != (key is None):
            raise TuningError(
                "--rpc and --key together",
                "only one of them",
                "for example --rpc 127.0.0.1:9190 --key cpu",
            )
        self.remote = None if rpc is None else f"{rpc} {key}"
        try:
            # What is handed over stays open.
            self.pool = pool or self.enter_context(WorkerPool(workers or _processes()))
            make: Callable[[Target, WorkerPool], Builder] = builder or Builder
            if runner is None and rpc is not None:
                from tvmbn.tuning.fleet import FleetRunner, RemoteBuilder  # noqa: PLC0415

                runner = self.enter_context(FleetRunner(self.target, rpc, str(key)))
                make = builder or RemoteBuilder
            self.runner = runner or self.enter_context(local(self.target))
            self.builder = self.enter_context(make(self.target, self.pool))
            self.last: Builder | None = None
            if make is Builder and (quick := _quickest(self.target)):
                self.last = self.builder
                self.builder = self.enter_context(Builder(self.target, self.pool, quick))
        except BaseException:
            self.close()
            raise
        # What compiles on the CPU disturbs what is measured there.
        self.depth = 1 if self.target.kind == "llvm" and rpc is None else 2
        self._environment: dict[str, Any] | None = None
        self._asking = threading.Lock()

    def many(
        self,
        specs: Iterable[OpSpec],
        report: Callable[[Progress], None] | None = None,
    ) -> Iterator[Tuned]:
        """Tune specs; one that fails is marked so and the others go on."""

        def one(spec: OpSpec) -> Tuned:
            if self.settings.limit is not None and time.monotonic() > self.settings.limit:
                return Tuned(spec, self.target.name, "failed", note="the time was up")
            try:
                return self.tune(spec, report)
            except ToolchainError:
                raise  # nothing could be tuned
            except Exception as error:  # whatever it was, the others go on
                return Tuned(spec, self.target.name, "failed", note=_words(error))

        specs, jobs_at_once = list(specs), 1
        order: Iterable[int] = range(len(specs))
        if self.depth > 1:
            jobs_at_once = JOBS * self.runner.devices
            self.pool.warm(f"{SIDE}:ready")
        if self.runner.devices > 1:
            # The longest first: none of the GPUs should wait for another's last spec.
            order = sorted(order, key=lambda i: -ops.get(specs[i].op).cost(specs[i]).bytes)
        with ThreadPoolExecutor(jobs_at_once) as threads:
            jobs = {i: threads.submit(one, specs[i]) for i in order}
            try:
                self.environment()  # where this fails, nothing can be tuned
                for i in range(len(specs)):
                    yield jobs[i].result()
            finally:
                for job in jobs.values():
                    job.cancel()

    def environment(self) -> dict[str, Any]:
        """What times measured here depend on."""
        with self._asking:
            if self._environment is None:
                self._environment = self.runner.environment()
            return self._environment

    def tune(self, spec: OpSpec, report: Callable[[Progress], None] | None = None) -> Tuned:
        """Search one spec; see :func:`tune`."""
        if not isinstance(spec, OpSpec):
            raise SpecError("an OpSpec", type(spec).__name__, "make one with tvmbn.layer_norm, ...")
        if 0 in spec.shape:
            raise SpecError(
                "a shape with elements to measure", str(spec.shape), "give sizes of at least 1"
            )
        try:
            return self._search(spec, report)
        finally:
            self.runner.release(spec)

    def _search(self, spec: OpSpec, report: Callable[[Progress], None] | None) -> Tuned:
        begin = time.monotonic()
        folder = self._root() / self.target.arch / spec.op
        with ThreadPoolExecutor(1) as beside:
            copied = beside.submit(self.runner.prepare, spec)
            if self.depth == 1:
                copied.exception()  # waits: on the CPU a copy would be timed beside other work
            families, _ = self.pool.call(f"{SIDE}:list_space", [spec.to_json(), self.target.name])
        space = Space(families)
        environment = self.environment()
        log = TrialLog(folder)
        about: dict[str, Any] = {
            "spec": spec.to_json(),
            "seed": self.settings.seed,
            "space": space.size,
            "copy_us": copied.result(),
            "environment": environment,
            "rpc": self.remote,
        }
        run = log.begin(self._key(spec, space, environment), about, self.settings.fresh)
        # A winner of this very run comes again when it did: its order must not change.
        winners = self._winners(spec, space)
        others = [p for p in winners if plan_key(space.plan(p)) not in run.trials]
        first = [*self._asked(space), *others]
        search = Search(space, self.settings.trials, self.settings.seed, first)
        session = Session(
            search,
            run,
            log,
            self.builder,
            self.runner,
            last=self.last,
            depth=self.depth,
            limit=self.settings.limit,
            report=report,
        )
        final = session.go()
        tried = list(session.done.values())
        failures = count_failures(tried)
        common: dict[str, Any] = {
            "space": space.size,
            "trials": len(tried),
            "fresh": session.fresh,
            "failures": failures,
            "seconds": round(time.monotonic() - begin, 3),
        }
        if final is None:
            note = f"no candidate passed: {failures}; builds take the default plan"
            storage.warn(f"{spec.title} on {self.target.name}: {note}")
            return Tuned(spec, self.target.name, "failed", note=note, **common)
        about["default_plan"] = space.plan(space.default)
        self._keep(folder, spec, final, about, common)
        return Tuned(
            spec,
            self.target.name,
            "tuned",
            plan=final.plan,
            us=final.us,
            default_us=final.default_us,
            copy_us=final.copy_us,
            record=str(folder),
            **common,
        )

    def _root(self) -> Path:
        return self.settings.logs or storage.search_path()[0]

    def _asked(self, space: Space) -> list[Point]:
        found = []
        for plan in self.settings.first:
            point = space.find(plan)
            if point is None:
                raise TuningError(
                    "a first plan of this spec's space",
                    json.dumps(plan),
                    "it was made for another spec, target or version; leave it out",
                )
            found.append(point)
        return found

    def _winners(self, spec: OpSpec, space: Space) -> list[Point]:
        """Plans of earlier records: measured beside the new ones, they can only be beaten."""
        known = records.exact(spec, self.target, [self._root()])
        points = [space.find(record.plan) for record in known[:1]]
        return [point for point in points if point is not None]

    def _key(self, spec: OpSpec, space: Space, environment: dict[str, Any]) -> str:
        """Name of the runs whose trials may be put together."""
        parts = {
            "spec": spec.to_json(),
            "seed": self.settings.seed,
            "space": space.digest(),
            "rpc": self.remote,
            **{k: environment.get(k) for k in ("gpu", "cpu", "tvm", "tvmbn")},
        }
        return hashlib.sha256(json.dumps(parts, sort_keys=True).encode()).hexdigest()[:16]

    def _keep(
        self,
        folder: Path,
        spec: OpSpec,
        final: Final,
        about: dict[str, Any],
        common: dict[str, Any],
    ) -> None:
        """Write the winner's record and what is known about it."""
        arguments = [
            spec.to_json(),
            self.target.name,
            [(final.plan, [us * 1e-6 for us in final.rounds])],
        ]
        lines, _ = self.pool.call(f"{SIDE}:encode", arguments)
        entry = {
            "title": spec.title,
            "spec": spec.to_json(),
            "plan": final.plan,
            "default_plan": about["default_plan"],
            "us": final.us,
            "default_us": final.default_us,
            "copy_us": final.copy_us,
            "seed": about["seed"],
            "rpc": about["rpc"],
            **common,
            **{k: v for k, v in about["environment"].items() if k != "kind"},
        }
        with storage.locked(folder):
            records.save(
                folder, spec, lines["workload"], [(final.plan, lines["records"][0])], final.losers
            )
            specs = storage.read_meta(folder) | {spec.digest(): entry}
            storage.write_meta(folder, self.target.arch, spec.op, specs)
