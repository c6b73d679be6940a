# SPDX-License-Identifier: Apache-2.0
"""How a search is going: a live picture on a terminal, plain lines elsewhere."""

from __future__ import annotations

import threading
import time
from typing import Any

from rich.console import Console
from rich.live import Live
from rich.text import Text

from tvmbn.spec import OpSpec
from tvmbn.tuning.session import Progress
from tvmbn.worker import Closing

QUIET_SECONDS = 10.0


def describe(progress: Progress) -> str:
    """One line: trials, the best so far, its part of the copy rate, speed, failures by cause."""
    words = [f"{progress.done}/{progress.total} trials"]
    if progress.best_us is None:
        words.append("none passed yet")
    else:
        percent = "" if progress.percent is None else f" ({progress.percent:.1f} % of copy)"
        words.append(f"best {progress.best_us:.1f} us{percent}")
    if progress.fresh:
        words.append(f"{progress.fresh / max(progress.seconds, 1e-9):.1f} trials/s")
    if progress.failures:
        words.append(failures(progress.failures))
    return f"{progress.spec.title}: {', '.join(words)}"


def failures(counts: dict[str, int]) -> str:
    """Failures by cause as words."""
    causes = ", ".join(f"{cause} {count}" for cause, count in counts.items())
    return f"failed: {causes}" if causes else ""


class Display(Closing):
    """Shows what :func:`tvmbn.tune` reports; from any thread.

    Parameters
    ----------
    console : Console, optional
        By default standard error, so that standard output holds results alone.
    """

    def __init__(self, console: Console | None = None) -> None:
        self.console = console or Console(stderr=True)
        self._lock = threading.Lock()
        self._active: dict[OpSpec, Progress] = {}
        self._said: dict[OpSpec, tuple[float, float | None]] = {}
        self._live: Live | None = None
        if self.console.is_terminal:
            self._live = Live(console=self.console, refresh_per_second=8, transient=True)
            self._live.start()

    def __call__(self, progress: Progress) -> None:
        """Show one more trial."""
        with self._lock:
            ended = progress.done >= progress.total
            if self._live is None:
                if ended or self._is_news(progress):
                    self._print(describe(progress))
                return
            self._active[progress.spec] = progress
            if ended:
                del self._active[progress.spec]
                self._print(describe(progress))
            lines = [describe(p) for p in self._active.values()]
            self._live.update(Text("\n".join(lines)))

    def _is_news(self, progress: Progress) -> bool:
        now = time.monotonic()
        said, best = self._said.get(progress.spec, (0.0, None))
        better = progress.best_us is not None and (best is None or progress.best_us < best)
        if not better and now - said < QUIET_SECONDS:
            return False
        self._said[progress.spec] = (now, progress.best_us)
        return True

    def _print(self, text: str) -> None:
        printing: Any = self.console.print
        printing(text, markup=False, highlight=False, soft_wrap=True)

    def close(self) -> None:
        """Leave the terminal as it was."""
        if self._live is not None:
            self._live.stop()
            self._live = None
