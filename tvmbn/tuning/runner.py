# SPDX-License-Identifier: Apache-2.0
"""Runs candidates on this machine, in a process that may be lost."""

from __future__ import annotations

import importlib.util
import os
import threading
from abc import abstractmethod
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tvmbn.devices import cuda_driver
from tvmbn.errors import CompatibilityError, CrashError, HangError, ToolchainError
from tvmbn.spec import OpSpec
from tvmbn.target import Target
from tvmbn.worker import Closing, Result, Worker

MODULE = "tvmbn.tuning.measure_worker"
# Starting PyTorch and making inputs; it is no candidate's fault if these take long.
START_SECONDS = 300.0
TRIAL_SECONDS = 20.0
MANY = 2
VISIBLE = "CUDA_VISIBLE_DEVICES"
ROUNDS, SECONDS = 2, 0.05
FINAL_ROUNDS, FINAL_SECONDS = 7, 0.3


@dataclass(frozen=True)
class Measured:
    """What became of a candidate that was built."""

    verdict: str
    us: float | None = None
    note: str = ""


@dataclass(frozen=True)
class Compared:
    """Times of several candidates measured in turn, none for one that did not pass this time."""

    rounds: list[list[float]]
    notes: list[str] = field(default_factory=list)
    copy_us: float | None = None


class Runner(Closing):
    """Verifies and times candidates; how many at a time is its own affair."""

    # How many candidates of a spec it can take at a time, and of how many specs.
    width = 1
    devices = 1

    @abstractmethod
    def prepare(self, spec: OpSpec) -> float | None:
        """Get ready for a spec; microseconds of a copy of as many bytes, where they are known."""

    def release(self, spec: OpSpec) -> None:
        """No more candidates of a spec will come."""

    @abstractmethod
    def environment(self) -> dict[str, Any]:
        """What the times depend on."""

    @abstractmethod
    def measure(self, spec: OpSpec, library: Path) -> Measured:
        """Verify and time one candidate."""

    @abstractmethod
    def compare(self, spec: OpSpec, libraries: Sequence[Path]) -> Compared:
        """Verify and time the front runners in turn."""


class LocalRunner(Runner):
    """One process for one device of this machine, and another after each that was lost.

    Parameters
    ----------
    target : Target
    seconds : float
        After so long a candidate is stopped.
    environment : mapping, optional
        Environment variables of the process beside this one's.
    """

    def __init__(
        self,
        target: Target,
        seconds: float = TRIAL_SECONDS,
        environment: Mapping[str, str] | None = None,
    ) -> None:
        if importlib.util.find_spec("torch") is None:
            raise ToolchainError(
                "PyTorch, to verify and time candidates", "none", 'pip install "tvmbn[torch]"'
            )
        self.target = target
        self.seconds = seconds
        self.worker = Worker(MODULE, environment)
        self._lock = threading.RLock()
        self._ready: dict[OpSpec, float] = {}

    def prepare(self, spec: OpSpec) -> float | None:
        """See :meth:`Runner.prepare`."""
        with self._lock:
            if spec not in self._ready:
                found, _ = self._call("prepare", [spec.to_json()], START_SECONDS)
                self._ready[spec] = found["copy_us"]
            return self._ready[spec]

    def environment(self) -> dict[str, Any]:
        """See :meth:`Runner.environment`."""
        return self._call("environment", [], START_SECONDS)[0]

    def measure(self, spec: OpSpec, library: Path) -> Measured:
        """See :meth:`Runner.measure`."""
        with self._lock:
            self.prepare(spec)
            arguments = [spec.to_json(), str(library), ROUNDS, SECONDS]
            try:
                found, _ = self._call("try_one", arguments, self.seconds)
            except HangError as error:
                tail = error.received.removeprefix("no answer")
                return Measured("timeout", note=f"no answer within {self.seconds:g} s{tail}")
            except CrashError as error:
                return Measured("crash", note=error.received)
            if found.get("spoilt"):
                self._lose()
        return Measured(found["verdict"], found.get("us"), found.get("note", ""))

    def compare(self, spec: OpSpec, libraries: Sequence[Path]) -> Compared:
        """See :meth:`Runner.compare`."""
        with self._lock:
            self.prepare(spec)
            paths = [str(path) for path in libraries]
            arguments = [spec.to_json(), paths, FINAL_ROUNDS, FINAL_SECONDS]
            found, _ = self._call("compare", arguments, self.seconds * (1 + len(paths)))
        return Compared(found["rounds"], found["notes"], found["copy_us"])

    def close(self) -> None:
        """End the process."""
        self._lose()

    def _call(self, name: str, arguments: list[Any], seconds: float) -> Result:
        first, rest = arguments[:1], arguments[1:]
        try:
            return self.worker.call(f"{MODULE}:{name}", [*first, self.target.name, *rest], seconds)
        except (CrashError, HangError):
            self._ready.clear()
            raise

    def _lose(self) -> None:
        self._ready.clear()
        self.worker.close()


class GpusRunner(Runner):
    """A runner a GPU; every candidate of a spec is measured on the same one.

    Parameters
    ----------
    runners : sequence of Runner
    """

    def __init__(self, runners: Sequence[Runner]) -> None:
        self.runners = list(runners)
        self.devices = len(self.runners)
        self._lock = threading.Lock()
        self._of: dict[OpSpec, int] = {}
        self._dealt = [0] * self.devices

    def _runner(self, spec: OpSpec) -> Runner:
        """The GPU with the fewest specs under way takes a new one; of equals, the less used."""
        with self._lock:
            if spec not in self._of:
                busy = list(self._of.values())
                ranks = [(busy.count(i), self._dealt[i]) for i in range(self.devices)]
                self._of[spec] = ranks.index(min(ranks))
                self._dealt[self._of[spec]] += 1
            return self.runners[self._of[spec]]

    def release(self, spec: OpSpec) -> None:
        """See :meth:`Runner.release`."""
        with self._lock:
            self._of.pop(spec, None)

    def prepare(self, spec: OpSpec) -> float | None:
        """See :meth:`Runner.prepare`."""
        return self._runner(spec).prepare(spec)

    def environment(self) -> dict[str, Any]:
        """See :meth:`Runner.environment`: that of the first GPU, which the others equal."""
        with ThreadPoolExecutor(self.devices) as starting:  # their processes start together
            return next(starting.map(lambda runner: runner.environment(), self.runners))

    def measure(self, spec: OpSpec, library: Path) -> Measured:
        """See :meth:`Runner.measure`."""
        return self._runner(spec).measure(spec, library)

    def compare(self, spec: OpSpec, libraries: Sequence[Path]) -> Compared:
        """See :meth:`Runner.compare`."""
        return self._runner(spec).compare(spec, libraries)

    def close(self) -> None:
        """End all processes."""
        for runner in self.runners:
            runner.close()


def local(target: Target) -> Runner:
    """Runner for this machine: for a GPU target all its GPUs of that architecture and name."""
    if target.kind != "cuda":
        return LocalRunner(target)
    try:
        everyone = cuda_driver().gpus
    except CompatibilityError:
        return LocalRunner(target)  # which says what is missing
    gpus = [gpu for gpu in everyone if gpu.architecture == target.arch]
    alike = [gpu.index for gpu in gpus if gpu.name == gpus[0].name]
    if len(alike) < MANY:
        return LocalRunner(target)
    # The driver counts those that this process sees.
    seen = os.environ.get(VISIBLE, "")
    names = seen.split(",") if seen else [str(gpu.index) for gpu in everyone]
    return GpusRunner([LocalRunner(target, environment={VISIBLE: names[i]}) for i in alike])
