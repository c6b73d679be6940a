# SPDX-License-Identifier: Apache-2.0
"""Measure operators beside the libraries that one could use instead, in the same run.

Every result is compared with float64 before its time counts; docs/performance.md has the method.
"""

from __future__ import annotations

import gc
import shutil
import tempfile
import time
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor, wait
from pathlib import Path
from typing import Any

import torch

from tvmbn import bundle as bundles
from tvmbn import ops, peers
from tvmbn.build import contents, find_plan
from tvmbn.cases import Case, Judgement, Tensors, judge, poison
from tvmbn.compiler import CompiledLibrary, compile_spec, library_of
from tvmbn.errors import TargetError, TvmbnError
from tvmbn.loading import load
from tvmbn.peer import Call, Unavailable
from tvmbn.pool import WorkerPool, shared_pool
from tvmbn.results import COPY, OURS, TIMED, Row
from tvmbn.runtime import LoadedOperator
from tvmbn.spec import OpSpec
from tvmbn.target import parse
from tvmbn.timing import Clock, copy_run, host_time, measure
from tvmbn.worker import Closing

DLIGHT = "tvmbn.dlight:compile_job"
COMPILE_SECONDS = 120.0
SHOWN = 300
# Tensors beside those of the case: the copy, the flush, float64 pieces of the reference.
SPARE_BYTES = 12 << 30
Subject = OpSpec | str | Path


def bench(
    subjects: Iterable[Subject],
    target: str,
    against: Sequence[str] | str = peers.DEFAULT,
    *,
    suite: str = "",
    rounds: int = 3,
    seconds: float = 1.0,
    report: Callable[[Sequence[Row]], None] | None = None,
    limit: float | None = None,
    pool: WorkerPool | None = None,
    tuned: str = "auto",
) -> list[Row]:
    """Measure specs or bundles.

    Parameters
    ----------
    subjects : iterable of OpSpec or path
        What to build and measure; a path is that of a bundle that has the target.
    target : str
        ``llvm`` or the ``sm_XX`` of the GPU at hand.
    against : sequence of str
        Peers among ``torch, native, compile, liger, cudnn, dlight``; those that are missing or
        lack the operation give a row that says so.
    suite : str
        Recorded in each row.
    rounds : int
        Rounds of measurement, at least 1.
    seconds : float
        Measuring time of a subject, all implementations together.
    report : callable, optional
        Called with the rows of each subject as soon as they are known.
    limit : float, optional
        Seconds after which no further subject is begun.
    pool : WorkerPool, optional
        Where to compile.
    tuned : {"auto", "require", "never"}
        As for :func:`tvmbn.build`.

    Returns
    -------
    list of Row
        For each subject tvmbn's row, then one for each peer.

    Raises
    ------
    TargetError
        For a target that this machine cannot run.
    SpecError
        For an unknown peer.
    """
    begin = time.perf_counter()
    names = peers.parse(against)
    device = device_of(target)
    listed = list(subjects)
    rows: list[Row] = []
    with Libraries(target, pool or shared_pool(), tuned) as libraries:
        libraries.start([s for s in listed if isinstance(s, OpSpec)], "dlight" in names)
        runner = Runner(libraries, device, names, rounds, seconds)
        for subject in listed:
            if limit is not None and time.perf_counter() - begin > limit:
                break
            found = runner.rows(subject, suite)
            rows += found
            if report is not None:
                report(found)
    return rows


def device_of(target: str) -> str:
    """Device that runs ``target``: the CPU, or the current GPU.

    Raises
    ------
    TargetError
        Where there is none.
    """
    parsed = parse(target)
    if parsed.kind == "llvm":
        return "cpu"
    if not torch.cuda.is_available():
        raise TargetError("a GPU to measure on", "none that torch sees", "--target llvm")
    capability = torch.cuda.get_device_capability()
    if not parsed.runs_on(*capability):
        raise TargetError(
            "a target for the GPU at hand", target, f"--target sm_{capability[0]}{capability[1]}"
        )
    return f"cuda:{torch.cuda.current_device()}"


class Libraries(Closing):
    """Compiles what will be measured ahead, on all workers, and loads it when its turn comes."""

    def __init__(self, target: str, pool: WorkerPool, tuned: str = "auto") -> None:
        self.target = parse(target)
        self.pool = pool
        self.tuned = tuned
        self.folder = Path(tempfile.mkdtemp(prefix="tvmbn-bench-"))
        self.threads = ThreadPoolExecutor(pool.size)
        self.jobs: dict[tuple[OpSpec, str], Future[CompiledLibrary]] = {}

    def start(self, specs: Iterable[OpSpec], dlight: bool = False) -> None:
        """Begin to compile, in the order in which the results are wanted."""
        for spec in specs:
            self._job(spec, OURS)
            if dlight and self.target.kind == "cuda":
                self._job(spec, "dlight")

    def _job(self, spec: OpSpec, kind: str) -> Future[CompiledLibrary]:
        if (spec, kind) not in self.jobs:
            make = self._ours if kind == OURS else self._dlight
            self.jobs[spec, kind] = self.threads.submit(make, spec)
        return self.jobs[spec, kind]

    def _ours(self, spec: OpSpec) -> CompiledLibrary:
        plan, origin = find_plan(spec, self.target, self.tuned, pool=self.pool)
        return compile_spec(spec, self.target.name, plan, stages=(), origin=origin, pool=self.pool)

    def _dlight(self, spec: OpSpec) -> CompiledLibrary:
        arguments = (spec.to_json(), self.target.name)
        value, library = self.pool.call(DLIGHT, arguments, COMPILE_SECONDS)
        return library_of(self.target, library, value, "dlight")

    def wait(self, seconds: float) -> tuple[int, int]:
        """Wait for what was started; how many are compiled, and how many are not or failed."""
        done, _ = wait(self.jobs.values(), seconds)
        good = sum(1 for job in done if job.exception() is None)
        return good, len(self.jobs) - good

    def load(self, spec: OpSpec, kind: str, device: str) -> LoadedOperator:
        """Load the library, waiting for its compilation; raises what that raised."""
        library = self._job(spec, kind).result()
        manifest, files = contents(spec, [library], None)
        path = self.folder / f"{kind}-{spec.digest()}"
        bundles.write(path, manifest, files)
        try:
            return load(path, device)
        finally:
            shutil.rmtree(path, ignore_errors=True)

    def close(self) -> None:
        """Give up what was not compiled yet, and remove the folder."""
        self.threads.shutdown(wait=False, cancel_futures=True)
        shutil.rmtree(self.folder, ignore_errors=True)


def operator_call(operator: LoadedOperator, case: Case) -> Call:
    """A loaded operator on the tensors of a case."""
    state = case.fresh_inputs()
    values = list(state.values())
    outputs = {a.name: case.empty(a) for a in case.outs if a.updates is None}
    out = next(iter(outputs.values())) if len(outputs) == 1 else tuple(outputs.values())
    updated = {a.name: a.updates for a in case.outs if a.updates}

    def reset() -> None:
        for tensor in outputs.values():
            poison(tensor)
        for source in updated.values():
            state[source].copy_(case.inputs[source])

    return Call(
        run=lambda: operator(*values, out=out),
        collect=lambda _: outputs | {name: state[source] for name, source in updated.items()},
        reset=reset,
        fresh=lambda: operator(*values),
        origin=operator.origin,
        config=operator.library.data["config"],
    )


class Runner:
    """Prepares, verifies and times every implementation of one subject after the other."""

    def __init__(
        self,
        libraries: Libraries,
        device: str,
        names: Sequence[str],
        rounds: int = 3,
        seconds: float = 1.0,
    ) -> None:
        self.libraries = libraries
        self.device = torch.device(device)
        self.names = tuple(names)
        self.rounds = max(1, rounds)
        self.seconds = seconds
        self.clock = Clock(self.device)
        self.peers = peers.table()

    def rows(self, subject: Subject, suite: str = "") -> list[Row]:
        """Rows of one spec or bundle; memory is free again afterwards."""
        bundle = None if isinstance(subject, OpSpec) else load(subject, str(self.device))
        spec = subject if isinstance(subject, OpSpec) else bundles.read(subject).spec
        try:
            return self._rows(spec, suite, bundle)
        except torch.OutOfMemoryError as error:
            return [self._nothing(spec, suite, f"out of memory: {str(error)[:SHOWN]}")]
        finally:
            gc.collect()
            if self.clock.cuda:
                torch.cuda.empty_cache()

    def _nothing(self, spec: OpSpec, suite: str, note: str) -> Row:
        target, count = self.libraries.target.name, ops.get(spec.op).cost(spec).bytes
        return Row(spec, suite, OURS, target, "runtime_error", note, bytes=count)

    def _rows(self, spec: OpSpec, suite: str, bundle: LoadedOperator | None) -> list[Row]:
        common = {
            "spec": spec,
            "suite": suite,
            "target": self.libraries.target.name,
            "bytes": ops.get(spec.op).cost(spec).bytes,
        }
        everyone = (OURS, *self.names)
        if reason := self._too_large(common["bytes"]):
            return [
                Row(implementation=n, verdict="unavailable", note=reason, **common)
                for n in everyone
            ]
        case = Case(spec, str(self.device))
        verdicts: dict[str, Judgement] = {}
        calls: dict[str, Call] = {}
        results: dict[str, Tensors] = {}
        for name in everyone:
            try:
                call = self._prepare(name, case, bundle)
                call.reset()
                results[name] = dict(call.collect(call.run()))
                self.clock.synchronize()
                calls[name] = call
            except Unavailable as error:
                verdicts[name] = Judgement("unavailable", 0.0, str(error))
            except Exception as error:  # whatever a peer raises must not end the run
                text = " ".join(str(error).split())[:SHOWN]
                verdicts[name] = Judgement("runtime_error", 0.0, f"{type(error).__name__}: {text}")
                results.pop(name, None)
        verdicts |= judge(case, results, OURS)
        results.clear()
        right = {n: c for n, c in calls.items() if verdicts[n].verdict in TIMED}
        runs = {n: c.run for n, c in right.items()}
        runs[COPY] = copy_run(common["bytes"], self.device)
        timings = measure(runs, self.clock, self.rounds, self.seconds)
        rows = []
        for name in everyone:
            judged = verdicts[name]
            fields: dict[str, Any] = {"verdict": judged.verdict, "note": judged.note}
            if name in calls:
                found = calls[name]
                fields |= {"worst": judged.worst, "origin": found.origin, "config": found.config}
            if name in right:
                timing = timings[name]
                fields |= {"us": timing.us, "rounds": timing.rounds, "reps": timing.reps}
                fields["copy_us"] = timings[COPY].us
                fields["ratios"] = {n: timings[n].us / timing.us for n in right if n != name}
                fields |= self._host(right[name], timing.us)
            rows.append(Row(implementation=name, **common, **fields))
        return rows

    def _too_large(self, count: int) -> str:
        if not self.clock.cuda:
            return ""
        free = torch.cuda.mem_get_info(self.device)[0]
        # Every implementation may hold outputs of its own, and poisoning takes as much again.
        need = count * (len(self.names) + 3) // 2 + SPARE_BYTES
        return f"{need >> 30} GiB needed, {free >> 30} free" if need > free else ""

    def _prepare(self, name: str, case: Case, bundle: LoadedOperator | None) -> Call:
        if name == OURS:
            operator = bundle or self.libraries.load(case.spec, OURS, str(self.device))
            return operator_call(operator, case)
        if name == "dlight":
            if not self.clock.cuda:
                raise Unavailable("dlight has no rule for norms on a CPU")
            try:
                operator = self.libraries.load(case.spec, "dlight", str(self.device))
            except TvmbnError as error:
                raise Unavailable(f"dlight: {str(error)[:SHOWN]}") from error
            return operator_call(operator, case)
        return self.peers[name](case)

    def _host(self, call: Call, device_us: float) -> dict[str, float | None]:
        if call.fresh is None:
            return {"host_fresh_us": host_time(call.run, self.clock, device_us)}
        return {
            "host_us": host_time(call.run, self.clock, device_us),
            "host_fresh_us": host_time(call.fresh, self.clock, device_us),
        }
