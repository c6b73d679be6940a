# SPDX-License-Identifier: Apache-2.0
"""Several workers, so that targets and tuning candidates compile at the same time."""

from __future__ import annotations

import atexit
import importlib.util
import os
import threading
from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from tvmbn.errors import ToolchainError, TvmbnError
from tvmbn.worker import CALL_SECONDS, Closing, Result, Worker


class WorkerPool(Closing):
    """Up to ``size`` workers; each call takes an idle one, or starts one while there is room.

    Parameters
    ----------
    size : int, optional
        Workers at most; by default the number of CPUs, no more than 4.
    """

    def __init__(self, size: int | None = None) -> None:
        self.size = max(1, min(4, os.cpu_count() or 1) if size is None else size)
        self._workers: list[Worker] = []
        self._idle: list[Worker] = []
        self._changed = threading.Condition()
        self._warming: ThreadPoolExecutor | None = None

    def call(
        self, function: str, arguments: Sequence[Any] = (), timeout: float = CALL_SECONDS
    ) -> Result:
        """As :meth:`Worker.call`, on any worker; ToolchainError where TVM is not installed."""
        if importlib.util.find_spec("tvm") is None:
            raise ToolchainError(
                "TVM, which compiles", "not installed", 'pip install "tvmbn[compiler]"'
            )
        with self._changed:
            while not self._idle and len(self._workers) >= self.size:
                self._changed.wait()
            if not self._idle:
                self._workers.append(worker := Worker())
            else:
                worker = self._idle.pop()
        try:
            return worker.call(function, arguments, timeout)
        finally:
            with self._changed:
                self._idle.append(worker)
                self._changed.notify()

    def map(
        self,
        function: str,
        calls: Iterable[Sequence[Any]],
        timeout: float = CALL_SECONDS,
    ) -> list[Result | TvmbnError]:
        """Run many calls at once; an answer or the error of each, in order."""

        def one(arguments: Sequence[Any]) -> Result | TvmbnError:
            try:
                return self.call(function, arguments, timeout)
            except TvmbnError as error:
                return error

        with ThreadPoolExecutor(self.size) as threads:
            return list(threads.map(one, calls))

    def warm(self, function: str) -> None:
        """Start every worker and call ``function`` in each, without waiting for any."""
        self._warming = ThreadPoolExecutor(self.size)
        for _ in range(self.size):
            self._warming.submit(self.call, function)

    def close(self) -> None:
        """Stop every worker; later calls start others."""
        if self._warming is not None:
            self._warming.shutdown(cancel_futures=True)
        # They end at the same time, and are waited for one after the other.
        for worker in self._workers:
            worker.leave()
        for worker in self._workers:
            worker.close()


_SHARED: list[WorkerPool] = []
_SHARED_LOCK = threading.Lock()


def shared_pool() -> WorkerPool:
    """Pool of this process, closed when the interpreter ends."""
    with _SHARED_LOCK:
        if not _SHARED:
            _SHARED.append(WorkerPool())
            atexit.register(_SHARED[0].close)
        return _SHARED[0]
