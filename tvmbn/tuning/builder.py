# SPDX-License-Identifier: Apache-2.0
"""Builds candidates in parallel worker processes, as folders that a runner takes."""

from __future__ import annotations

import itertools
import shutil
import tempfile
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path

from tvmbn import bundle as bundles
from tvmbn.build import contents
from tvmbn.compiler import CompiledLibrary, compile_spec
from tvmbn.errors import ToolchainError, TvmbnError
from tvmbn.pool import WorkerPool
from tvmbn.spec import OpSpec
from tvmbn.target import Target
from tvmbn.tuning.space import PlanJson
from tvmbn.worker import Closing

BUILD_SECONDS = 60.0
SHOWN = 300


class Builder(Closing):
    """Compiles plans for one target, as many at a time as the pool has workers.

    Parameters
    ----------
    target : Target
    pool : WorkerPool
    frontend : str
        As :func:`tvmbn.compiler.compile_spec` takes it.
    seconds : float
        After so long a compilation is stopped.
    """

    def __init__(
        self,
        target: Target,
        pool: WorkerPool,
        frontend: str = "",
        seconds: float = BUILD_SECONDS,
    ) -> None:
        self.target = target
        self.pool = pool
        self.frontend = frontend
        self.seconds = seconds
        self.folder = Path(tempfile.mkdtemp(prefix="tvmbn-tune-"))
        self._threads = ThreadPoolExecutor(pool.size)
        self._names = itertools.count()

    def start(self, spec: OpSpec, plan: PlanJson) -> Future[Path | str]:
        """Begin to build; the future gives a path, or why there is none."""
        return self._threads.submit(self._build, spec, plan)

    def _build(self, spec: OpSpec, plan: PlanJson) -> Path | str:
        try:
            return self.make(spec, plan, self.folder / str(next(self._names)))
        except ToolchainError:
            raise  # no candidate's fault
        except TvmbnError as error:
            return " ".join(str(error).split())[:SHOWN]

    def make(self, spec: OpSpec, plan: PlanJson, path: Path) -> Path:
        """Build one plan into the bundle ``path``."""
        manifest, files = contents(spec, [self.compile(spec, plan)], None)
        return bundles.write(path, manifest, files)

    def compile(self, spec: OpSpec, plan: PlanJson) -> CompiledLibrary:
        """Compile one plan."""
        return compile_spec(
            spec,
            self.target.name,
            plan,
            stages=(),
            origin="candidate",
            frontend=self.frontend,
            pool=self.pool,
            timeout=self.seconds,
        )

    def discard(self, path: Path) -> None:
        """Remove what was built."""
        shutil.rmtree(path, ignore_errors=True)

    def close(self) -> None:
        """Give up what was not built yet, and remove everything."""
        self._threads.shutdown(wait=True, cancel_futures=True)
        shutil.rmtree(self.folder, ignore_errors=True)
