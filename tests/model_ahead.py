# SPDX-License-Identifier: Apache-2.0
"""Models that a module's tests need, compiled at the same time and ahead of the tests."""

from __future__ import annotations

import os
import queue
from collections.abc import Callable, Hashable
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from compare import processes

from tvmbn.worker import Worker

Compile = Callable[[Any, Worker], Path]


def gpu_target() -> str:
    """Target of the GPU here."""
    import torch  # noqa: PLC0415

    return "sm_{}{}".format(*torch.cuda.get_device_capability())


class Ahead:
    """``ahead(key)`` is the bundle that ``compile(key, worker)`` writes, once a key.

    Parameters
    ----------
    compile
        Called in a thread, with a worker that no other call uses meanwhile.
    module : str, optional
        What the workers run.
    """

    def __init__(self, compile: Compile, module: str = "tvmbn.compile_worker") -> None:
        count = max(1, min(16, os.cpu_count() or 1) // processes())
        self.compile = compile
        self.threads = ThreadPoolExecutor(count)
        self.idle: queue.SimpleQueue[Worker] = queue.SimpleQueue()
        self.workers = [Worker(module) for _ in range(count)]
        for worker in self.workers:
            self.idle.put(worker)
        self.futures: dict[Hashable, Future[Path]] = {}

    def start(self, request: pytest.FixtureRequest, *names: str) -> Ahead:
        """Begin with the parameters ``names`` of the selected tests of the requesting module.

        Several pytest processes share the tests in an order that is not known ahead: then each
        bundle is compiled when it is asked for.
        """
        for item in request.session.items if processes() == 1 else ():
            call = getattr(item, "callspec", None)
            mine = getattr(item, "module", None) is request.module
            skipped = any(m.name == "skip" for m in item.iter_markers())
            if mine and call and not skipped and set(names) <= call.params.keys():
                self.submit(tuple(call.params[n] for n in names))
        return self

    def submit(self, key: Hashable) -> Future[Path]:
        """Begin with one."""
        if key not in self.futures:
            self.futures[key] = self.threads.submit(self._one, key)
        return self.futures[key]

    def _one(self, key: Hashable) -> Path:
        worker = self.idle.get()
        try:
            return self.compile(key, worker)
        finally:
            self.idle.put(worker)

    def __call__(self, *key: Hashable) -> Path:
        return self.submit(key).result()

    def close(self) -> None:
        """Stop the workers, and leave out what has not begun."""
        self.threads.shutdown(cancel_futures=True)
        for worker in self.workers:
            worker.close()
