# SPDX-License-Identifier: Apache-2.0
"""Kernels of this process: asked for once each, built by threads in the background."""

from __future__ import annotations

import os
import queue
import threading
from concurrent.futures import Future
from typing import TYPE_CHECKING

from tvmbn.errors import BuildError
from tvmbn.spec import OpSpec

if TYPE_CHECKING:
    from tvmbn.runtime import LoadedOperator

Key = tuple[OpSpec, str]
# Compiling happens in worker processes; a thread here only waits for one.
THREADS = max(1, min(4, (os.cpu_count() or 2) - 1))


class Builds:
    """Futures by spec and target. Threads are daemons: a build does not hold up the exit."""

    def __init__(self) -> None:
        self._futures: dict[Key, Future[LoadedOperator | None]] = {}
        self._queue: queue.SimpleQueue[Key] = queue.SimpleQueue()
        self._threads: list[threading.Thread] = []
        self._lock = threading.Lock()
        self._process = os.getpid()

    def request(self, spec: OpSpec, target: str) -> Future[LoadedOperator | None]:
        """Future of a kernel, whose building begins now if it was not asked for before."""
        key = (spec, target)
        with self._lock:
            self._after_fork()
            future = self._futures.get(key)
            if future is None:
                future = self._futures[key] = Future()
                self._queue.put(key)
                if len(self._threads) < THREADS:
                    thread = threading.Thread(target=self._work, name="tvmbn", daemon=True)
                    self._threads.append(thread)
                    thread.start()
        return future

    def peek(self, spec: OpSpec, target: str) -> Future[LoadedOperator | None] | None:
        """Future of a kernel that was asked for already, else None."""
        return self._futures.get((spec, target))

    def find(self, spec: OpSpec, target: str) -> LoadedOperator | None:
        """Kernel that is in memory or on disk; nothing is built."""
        from tvmbn.torch import store  # noqa: PLC0415  (imports the build machinery)

        future = self.peek(spec, target)
        if future is not None and future.done():
            return future.result() if future.exception() is None else None
        found = store.load(spec, target, build=False)
        if found is not None:
            done: Future[LoadedOperator | None] = Future()
            done.set_result(found)
            with self._lock:
                self._futures.setdefault((spec, target), done)
        return found

    def keys(self) -> list[Key]:
        """Specs and targets asked for so far, in that order."""
        return list(self._futures)

    def clear(self) -> None:
        """Forget all kernels; those on disk stay."""
        with self._lock:
            self._futures = {}

    def _after_fork(self) -> None:
        """In a forked child the threads are gone, and with them the unfinished builds."""
        if self._process != os.getpid():
            self._process, self._threads, self._queue = os.getpid(), [], queue.SimpleQueue()
            self._futures = {k: f for k, f in self._futures.items() if f.done()}

    def _work(self) -> None:
        from tvmbn.torch import store  # noqa: PLC0415  (imports the build machinery)

        while True:
            spec, target = key = self._queue.get()
            future = self._futures.get(key)
            if future is None:
                continue
            try:
                future.set_result(store.load(spec, target))
            except Exception as error:
                if not hasattr(error, "required"):
                    error = BuildError(f"{spec.title} to build for {target}", repr(error))
                future.set_exception(error)


BUILDS = Builds()
