# SPDX-License-Identifier: Apache-2.0
"""The log of trials: what became of every candidate, so that a run can be resumed and reported."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any

from tvmbn.spec import OpSpec
from tvmbn.tuning import storage
from tvmbn.tuning.space import plan_key

# Whatever did not pass can never win.
CAUSES = ("build", "crash", "timeout", "wrong")


@dataclass(frozen=True)
class Trial:
    """One candidate and what became of it.

    Attributes
    ----------
    plan : dict
    verdict : {"passed", "build", "crash", "timeout", "wrong"}
        ``build``: it did not compile. ``crash``: it ended its process or raised. ``timeout``: it
        was stopped. ``wrong``: its results were not those of the float64 reference.
    us : float or None
        Median time, caches cold; None unless passed.
    note : str
        What was wrong.
    number : int
        Its place in the run, from 0, the default plan's.
    seconds : float
        When it was known, since its session began.
    """

    plan: dict[str, Any]
    verdict: str
    us: float | None = None
    note: str = ""
    number: int = 0
    seconds: float = 0.0

    def check_types(self) -> None:
        """Raise TypeError unless every field has its type; a read line may hold anything."""
        storage.check_time("us", self.us)
        kinds = {"plan": dict, "verdict": str, "note": str, "number": int, "seconds": (int, float)}
        for name, kind in kinds.items():
            if not isinstance(getattr(self, name), kind):
                raise TypeError(f"{name} of another type than {getattr(self, name)!r}")


@dataclass
class Run:
    """A search of one spec: its description and the trials known so far.

    Attributes
    ----------
    key : str
        Tells apart runs whose trials must not be mixed: spec, seed, space, device, versions.
    about : dict
        ``spec``, ``seed``, ``space``, ``copy_us`` and the environment.
    """

    key: str
    about: dict[str, Any]
    trials: dict[str, Trial]

    @property
    def spec(self) -> OpSpec:
        """What was tuned."""
        return OpSpec.from_json(self.about["spec"])

    def failures(self) -> dict[str, int]:
        """How many candidates failed, by cause."""
        return count_failures(self.trials.values())


def count_failures(trials: Iterable[Trial]) -> dict[str, int]:
    """How many failed, by cause, those that occurred."""
    counts = Counter(t.verdict for t in trials)
    return {cause: counts[cause] for cause in CAUSES if counts[cause]}


class TrialLog:
    """``trials.jsonl`` of one folder: each trial is on disk before the next begins."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.path = folder / storage.TRIALS

    def read(self) -> dict[str, Run]:
        """Every run by its key, in the order of their beginning."""
        runs: dict[str, Run] = {}
        for line in storage.read_lines(self.path):
            if not isinstance(line, Mapping):
                continue
            try:
                if line["kind"] == "run":
                    OpSpec.from_json(line["about"]["spec"])
                    storage.check_time("copy_us", line["about"].get("copy_us"))
                    known = runs.get(line["run"])
                    trials = {} if line.get("fresh") or known is None else known.trials
                    runs[line["run"]] = Run(line["run"], line["about"], trials)
                else:
                    fields = {k: v for k, v in line.items() if k not in ("kind", "run")}
                    trial = Trial(**fields)
                    trial.check_types()
                    runs[line["run"]].trials[plan_key(trial.plan)] = trial
            except (KeyError, TypeError, ValueError, AttributeError) as error:
                storage.warn(f"a line of {self.path} is left out: {error!r}")
        return runs

    def begin(self, key: str, about: dict[str, Any], fresh: bool = False) -> Run:
        """Begin a run, or go on with the one that has this key unless it is to start afresh."""
        known = None if fresh else self.read().get(key)
        trials = known.trials if known else {}
        self._add({"kind": "run", "run": key, "about": about, "fresh": fresh})
        return Run(key, about, trials)

    def add(self, run: Run, trial: Trial) -> Trial:
        """Write one trial."""
        trial = replace(trial, seconds=round(trial.seconds, 3))
        self._add({"kind": "trial", "run": run.key, **asdict(trial)})
        run.trials[plan_key(trial.plan)] = trial
        return trial

    def _add(self, line: dict[str, Any]) -> None:
        with storage.locked(self.folder):
            storage.append(self.path, json.dumps(line))
