# SPDX-License-Identifier: Apache-2.0
"""What a worker answers when the work goes wrong: always an error here, never a hang or a crash."""

import os
import threading
import time
from pathlib import Path

import pytest

from tvmbn.errors import BuildError, ToolchainError, TvmbnError
from tvmbn.pool import WorkerPool
from tvmbn.worker import Worker


@pytest.fixture(scope="module")
def worker():
    with Worker() as made:
        yield made


def test_a_call_runs_in_another_process_and_the_process_stays(worker):
    first, _ = worker.call("os:getpid")
    second, _ = worker.call("os:getpid")
    assert first == second != os.getpid()


def test_output_of_the_work_does_not_disturb_the_answer(worker):
    code = "import os; print('x' * 100000); os.write(1, b'noise'); os.write(2, b'noise')"
    assert worker.call("builtins:exec", [code]) == (None, b"")


def test_bytes_come_back_beside_plain_data(worker):
    code = "({'a': 1}, bytes(range(256)) * 10000)"
    assert worker.call("builtins:eval", [code]) == ({"a": 1}, bytes(range(256)) * 10000)


def test_an_error_keeps_its_class_and_its_parts(worker):
    code = "from tvmbn.errors import *; raise ToolchainError('nvcc', 'none', 'install it')"
    with pytest.raises(ToolchainError) as caught:
        worker.call("builtins:exec", [code])
    assert (caught.value.required, caught.value.received, caught.value.fix) == (
        "nvcc",
        "none",
        "install it",
    )


def test_any_other_exception_becomes_a_build_error_with_its_trace(worker):
    with pytest.raises(BuildError, match="ZeroDivisionError: division by zero"):
        worker.call("builtins:eval", ["1 / 0"])
    with pytest.raises(BuildError, match="ModuleNotFoundError"):
        worker.call("no_such_module:f")


def test_a_crash_names_the_signal_and_shows_the_last_output(worker):
    before, _ = worker.call("os:getpid")
    code = "import os, sys; print('last words', flush=True); os.abort()"
    with pytest.raises(BuildError, match=r"(?s)died of SIGABRT.*last words"):
        worker.call("builtins:exec", [code])
    after, _ = worker.call("os:getpid")
    assert after != before


def test_an_exit_is_reported_too(worker):
    with pytest.raises(BuildError, match="ended with code 3"):
        worker.call("os:_exit", [3])


def test_a_hang_is_stopped_with_all_that_it_started(worker):
    # The grandchild stands for nvcc: it must not outlive the call.
    code = (
        "import subprocess, time, sys\n"
        "child = subprocess.Popen(['sleep', '600'])\n"
        "print('started', child.pid, flush=True)\n"
        "time.sleep(600)"
    )
    start = time.monotonic()
    with pytest.raises(BuildError, match=r"(?s)finish within 1 s.*started") as caught:
        worker.call("builtins:exec", [code], timeout=1)
    assert time.monotonic() - start < 20
    child = int(str(caught.value).split("started ")[1].split(";")[0])
    deadline = time.monotonic() + 10
    while _alive(child) and time.monotonic() < deadline:
        time.sleep(0.05)
    assert not _alive(child)
    assert worker.call("builtins:eval", ["7"])[0] == 7


def _alive(pid):
    try:
        text = Path(f"/proc/{pid}/stat").read_text()
    except FileNotFoundError:
        return False
    return text.rsplit(")", 1)[1].split()[0] != "Z"


def test_threads_take_turns_on_one_worker(worker):
    answers = {}

    def ask(number):
        answers[number] = worker.call("builtins:eval", [f"{number} * {number}"])[0]

    threads = [threading.Thread(target=ask, args=(i,)) for i in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert answers == {i: i * i for i in range(8)}


def test_a_forked_child_leaves_the_parents_worker_alone(worker):
    before, _ = worker.call("os:getpid")
    # A real fork warns about pytest's threads: believing itself elsewhere will do.
    owner, worker._owner = worker._owner, -1
    process, ends, log = worker._process, (worker._to, worker._from), worker._log
    other, _ = worker.call("os:getpid")
    assert other != before
    worker.close()
    worker._owner, worker._process, worker._log = owner, process, log
    worker._to, worker._from = ends
    assert worker.call("os:getpid")[0] == before


def test_torch_is_not_imported_in_a_worker(worker):
    with pytest.raises(BuildError, match="torch"):
        worker.call("builtins:exec", ["import torch"])


def test_a_pool_runs_calls_side_by_side_and_keeps_errors_in_place():
    with WorkerPool(2) as pool:
        results = pool.map("builtins:eval", [["1"], ["1 / 0"], ["3"]])
        assert results[0] == (1, b"")
        assert isinstance(results[1], TvmbnError)
        assert results[2] == (3, b"")
        pids = {pid for pid, _ in pool.map("builtins:eval", [["__import__('os').getpid()"]] * 6)}
        assert 1 <= len(pids) <= 2
