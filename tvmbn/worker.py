# SPDX-License-Identifier: Apache-2.0
"""Worker processes: a call runs elsewhere, and a crash or hang there becomes an error here.

TVM's compiler runs in a process of its own because it needs a stand-in for the driver library on
hosts without one (see ``tvmbn.lowering.stub``), and because a compiler that crashes must not take
the caller along. Not ``multiprocessing``: that would import the caller's ``__main__`` again.
"""

from __future__ import annotations

import json
import os
import select
import signal
import struct
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Mapping, Sequence
from types import TracebackType
from typing import Any, Self

from tvmbn import errors
from tvmbn.errors import BuildError, CrashError, HangError, TvmbnError

FRAME = struct.Struct(">IQ")
CALL_SECONDS = 600.0
STOP_SECONDS = 2.0
TAIL_BYTES = 2000
CHUNK = 1 << 20
Result = tuple[Any, bytes]


class Closing:
    """A context manager that is closed at the end."""

    def close(self) -> None:
        """Give up what it holds."""

    def __enter__(self) -> Self:
        """Use it as it is."""
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        value: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """Close it."""
        self.close()


class Worker(Closing):
    """One persistent worker, started at the first call and again after a crash.

    Calls from several threads take turns. In a forked child the parent's process is left alone.

    Parameters
    ----------
    module : str
        What the process runs, as ``python -m module IN OUT``: :mod:`tvmbn.compile_worker` or one
        that answers calls the same way.
    """

    def __init__(
        self, module: str = "tvmbn.compile_worker", environment: Mapping[str, str] | None = None
    ) -> None:
        self.module, self.environment = module, dict(environment or {})
        self._lock = threading.Lock()
        self._process: subprocess.Popen[bytes] | None = None
        self._owner = 0
        self._to = self._from = -1
        self._log: Any = None

    def call(
        self, function: str, arguments: Sequence[Any] = (), timeout: float = CALL_SECONDS
    ) -> Result:
        """Run ``module:function`` in the worker.

        Parameters
        ----------
        function : str
            Importable there; it returns plain data, or a pair of plain data and bytes.
        arguments : sequence
            Plain data (JSON).
        timeout : float
            Seconds after which the worker and what it started are killed.

        Returns
        -------
        tuple
            The plain data and the bytes (``b""`` where there are none).

        Raises
        ------
        TvmbnError
            Of the same class as raised in the worker; CrashError or HangError (both BuildErrors)
            where the process died or took longer than ``timeout``.
        """
        with self._lock:
            self._start()
            deadline = time.monotonic() + timeout
            try:
                write_frame(self._to, {"function": function, "arguments": list(arguments)})
                reply, blob = self._read(deadline)
            except TimeoutError:
                tail = self._stop(signal.SIGKILL)
                raise HangError(
                    f"{function} to finish within {timeout:g} s",
                    f"no answer{tail}",
                    "the worker was stopped; the next call starts a fresh one",
                ) from None
            except (EOFError, OSError, ValueError) as error:
                raise self._crashed(function) from error
            except BaseException:
                # Interrupted: the answer that is still to come must not meet the next call.
                self._stop(signal.SIGKILL)
                raise
        if "error" in reply:
            raise _rebuild(reply["error"])
        return reply["value"], blob

    def leave(self) -> None:
        """Let the process end by itself; only :meth:`close` may follow."""
        with self._lock:
            if self._process is not None and self._owner == os.getpid() and self._to >= 0:
                os.close(self._to)
                self._to = -1

    def close(self) -> None:
        """Stop the worker; a later call starts another."""
        with self._lock:
            self._stop()

    def _start(self) -> None:
        if self._owner != os.getpid():
            self._process = None
        if self._process is not None and self._process.poll() is None:
            return
        self._stop(signal.SIGKILL)
        child_in, self._to = os.pipe()
        self._from, child_out = os.pipe()
        self._log = tempfile.TemporaryFile()
        command = [sys.executable, "-P", "-X", "faulthandler", "-m", self.module]
        try:
            # A session of its own: killing the group reaches the compilers that it started.
            self._process = subprocess.Popen(
                [*command, str(child_in), str(child_out)],
                stdin=subprocess.DEVNULL,
                stdout=self._log,
                stderr=self._log,
                pass_fds=(child_in, child_out),
                env={**os.environ, **self.environment},
                start_new_session=True,
            )
        except OSError as error:
            raise BuildError("a worker process to start", str(error)) from error
        finally:
            os.close(child_in)
            os.close(child_out)
        self._owner = os.getpid()

    def _read(self, deadline: float) -> tuple[dict[str, Any], bytes]:
        head = self._take(FRAME.size, deadline)
        header, blob = FRAME.unpack(head)
        return json.loads(self._take(header, deadline)), self._take(blob, deadline)

    def _take(self, size: int, deadline: float) -> bytes:
        data = bytearray()
        poller = select.poll()
        poller.register(self._from, select.POLLIN)
        while len(data) < size:
            left = deadline - time.monotonic()
            if left <= 0 or not poller.poll(left * 1000):
                raise TimeoutError
            chunk = os.read(self._from, min(size - len(data), CHUNK))
            if not chunk:
                raise EOFError
            data += chunk
        return bytes(data)

    def _crashed(self, function: str) -> CrashError:
        process = self._process
        code = None
        if process is not None:
            try:
                code = process.wait(STOP_SECONDS)
            except subprocess.TimeoutExpired:
                code = None
        tail = self._stop(signal.SIGKILL)
        if code is not None and code < 0:
            how = f"the worker died of {signal.Signals(-code).name}"
        else:
            how = f"the worker ended with code {code}"
        return CrashError(f"{function} to finish", how + tail)

    def _stop(self, with_signal: signal.Signals | None = None) -> str:
        """End the process and return the end of what it printed, as a suffix for a message."""
        process, self._process = self._process, None
        if process is None or self._owner != os.getpid():
            return ""
        for end in (self._to, self._from):
            if end >= 0:
                os.close(end)
        self._to = self._from = -1
        if with_signal is None:
            # It ends by itself when its input closes.
            try:
                process.wait(STOP_SECONDS)
            except subprocess.TimeoutExpired:
                with_signal = signal.SIGKILL
        if with_signal is not None:
            try:
                os.killpg(process.pid, with_signal)
            except (ProcessLookupError, PermissionError):
                process.kill()
            process.wait()
        return self._tail()

    def _tail(self) -> str:
        log, self._log = self._log, None
        with log:
            size = log.seek(0, os.SEEK_END)
            log.seek(max(0, size - TAIL_BYTES))
            text = log.read().decode(errors="replace").strip()
        return f"; its last output:\n{text}" if text else ""


def write_frame(descriptor: int, header: Any, blob: bytes = b"") -> None:
    """Write one message: lengths, JSON, bytes."""
    text = json.dumps(header).encode()
    data = memoryview(FRAME.pack(len(text), len(blob)) + text + blob)
    while data:
        data = data[os.write(descriptor, data) :]


def _rebuild(error: dict[str, str]) -> TvmbnError:
    kind = getattr(errors, error["kind"], BuildError)
    return kind(error["required"], error["received"], error["fix"])
