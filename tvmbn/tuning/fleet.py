# SPDX-License-Identifier: Apache-2.0
"""Candidates on a fleet: any number of RPC servers behind TVM's tracker."""

from __future__ import annotations

import importlib.util
import json
import socket
from collections.abc import Sequence
from pathlib import Path
from queue import LifoQueue
from typing import Any

from tvmbn.errors import BuildError, CrashError, HangError, ToolchainError, TuningError
from tvmbn.spec import OpSpec
from tvmbn.target import Target
from tvmbn.tuning.builder import Builder
from tvmbn.tuning.runner import (
    FINAL_ROUNDS,
    ROUNDS,
    START_SECONDS,
    TRIAL_SECONDS,
    Compared,
    Measured,
    Runner,
)
from tvmbn.tuning.space import PlanJson
from tvmbn.worker import Result, Worker

MODULE = "tvmbn.tuning.remote_worker"
COMPILE = "tvmbn.tuning.tvm_side:compile_stored"
# Processes here that each talk to one server.
MOST = 16
# Beside the session's own limit: waiting for a server that is busy with somebody else.
WAIT_SECONDS = 60.0
CONNECT_SECONDS = 5.0


class RemoteBuilder(Builder):
    """Compiles for servers, which take plain arrays in memory order."""

    def make(self, spec: OpSpec, plan: PlanJson, path: Path) -> Path:
        """See :meth:`Builder.make`."""
        arguments = [spec.to_json(), self.target.name, plan]
        value, library = self.pool.call(COMPILE, arguments, self.seconds)
        path.mkdir(parents=True)
        (path / "library.so").write_bytes(library)
        (path / "library.json").write_text(json.dumps(value))
        return path


class FleetRunner(Runner):
    """Verifies and times candidates on the servers that a tracker knows under one key.

    Parameters
    ----------
    target : Target
    tracker : str
        ``HOST:PORT``.
    key : str
    seconds : float
        After so long a candidate's session is ended.

    Raises
    ------
    TuningError
        For a malformed address, a tracker that does not answer, or a key without servers.
    """

    def __init__(
        self, target: Target, tracker: str, key: str, seconds: float = TRIAL_SECONDS
    ) -> None:
        if importlib.util.find_spec("torch") is None:
            raise ToolchainError(
                "PyTorch, to verify candidates", "none", 'pip install "tvmbn[torch]"'
            )
        host, _, port = tracker.rpartition(":")
        if not host or not port.isdecimal():
            raise TuningError("--rpc as HOST:PORT", repr(tracker), "for example 127.0.0.1:9190")
        self.target = target
        self.place = (host, int(port), key)
        self.seconds = seconds
        self._workers: list[Worker] = [Worker(MODULE)]
        self._idle: LifoQueue[Worker] = LifoQueue()
        self._idle.put(self._workers[0])
        try:
            self.width = min(MOST, self._servers())
        except BaseException:
            self.close()
            raise
        for _ in range(self.width - 1):
            self._workers.append(worker := Worker(MODULE))
            self._idle.put(worker)

    def prepare(self, spec: OpSpec) -> float | None:
        """See :meth:`Runner.prepare`; a copy is not timed, servers may differ."""
        del spec
        return None

    def environment(self) -> dict[str, Any]:
        """See :meth:`Runner.environment`."""
        return self._call("environment", list(self.place), START_SECONDS)[0]

    def measure(self, spec: OpSpec, library: Path) -> Measured:
        """See :meth:`Runner.measure`."""
        arguments = [
            spec.to_json(), self.target.name, str(library), self.place, ROUNDS, self.seconds
        ]  # fmt: skip
        try:
            found, _ = self._call("try_one", arguments, self.seconds + WAIT_SECONDS)
        except HangError as error:
            self._servers()  # none left at all is another matter
            return Measured("timeout", note=error.received)
        except CrashError as error:
            return Measured("crash", note=error.received)
        if found["verdict"] == "crash":
            self._servers()
        return Measured(found["verdict"], found.get("us"), found.get("note", ""))

    def compare(self, spec: OpSpec, libraries: Sequence[Path]) -> Compared:
        """See :meth:`Runner.compare`; all on one server, and on another if that one dies."""
        paths = [str(path) for path in libraries]
        seconds = self.seconds * (1 + len(paths))
        arguments = [
            spec.to_json(), self.target.name, paths, self.place, FINAL_ROUNDS, seconds
        ]  # fmt: skip
        last: BuildError | None = None
        for _ in range(2):
            try:
                found, _ = self._call("compare", arguments, seconds + WAIT_SECONDS)
                return Compared(found["rounds"], found["notes"], found["copy_us"])
            except BuildError as error:
                last = error
                self._servers()
        assert last is not None
        raise last

    def close(self) -> None:
        """End the processes here; the servers stay."""
        for worker in self._workers:
            worker.close()

    def _servers(self) -> int:
        """Servers at hand; TuningError where there are none."""
        host, port, key = self.place
        try:
            # TVM itself knocks for a minute.
            socket.create_connection((host, port), CONNECT_SECONDS).close()
        except OSError as error:
            raise TuningError(
                f"an RPC tracker at {host}:{port}",
                str(error),
                f"python -m tvm.exec.rpc_tracker --host {host} --port {port}",
            ) from error
        try:
            count, _ = self._call("servers", [host, port, key], START_SECONDS)
        except BuildError as error:
            raise TuningError(
                f"TVM's RPC tracker at {host}:{port}",
                error.received.splitlines()[0],
                f"python -m tvm.exec.rpc_tracker --host {host} --port {port}",
            ) from error
        if not count:
            raise TuningError(
                f"an RPC server with the key {key}",
                f"none at the tracker {host}:{port}",
                f"python -m tvm.exec.rpc_server --tracker {host}:{port} --key {key}",
            )
        return count

    def _call(self, name: str, arguments: list[Any], seconds: float) -> Result:
        worker = self._idle.get()
        try:
            return worker.call(f"{MODULE}:{name}", arguments, seconds)
        finally:
            self._idle.put(worker)
