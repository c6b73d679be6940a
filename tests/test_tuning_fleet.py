# SPDX-License-Identifier: Apache-2.0
"""A tracker and two servers on loopback measure the candidates; one is killed, or brought down."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import time
from contextlib import contextmanager

import pytest
from tuning import planting, tuner

import tvmbn
from tvmbn.build import find_plan
from tvmbn.errors import TuningError
from tvmbn.target import parse
from tvmbn.tuning import fleet
from tvmbn.tuning.fleet import FleetRunner, RemoteBuilder
from tvmbn.tuning.trials import TrialLog

LOCAL = "127.0.0.1"
KEY = "cpu"
START_SECONDS = 60
CONV = tvmbn.conv_bn((1, 8, 6, 6))

pytestmark = pytest.mark.slow


def free_port():
    with socket.socket() as probe:
        probe.bind((LOCAL, 0))
        return probe.getsockname()[1]


class Fleet:
    """Processes of TVM's own tracker and servers, each the leader of its group."""

    def __init__(self):
        self.processes = []
        self.port = free_port()
        self.tracker = f"{LOCAL}:{self.port}"

    def start(self, module, *args):
        command = [sys.executable, "-m", f"tvm.exec.{module}", "--host", LOCAL, "--silent"]
        self.processes.append(
            subprocess.Popen(
                [*command, *map(str, args)],
                start_new_session=True,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
            )
        )
        return self.processes[-1]

    def server(self):
        port = free_port()
        more = ("--port", port, "--port-end", port + 1, "--tracker", self.tracker, "--key", KEY)
        return self.start("rpc_server", *more)

    def wait(self, count):
        """Until the tracker knows so many servers."""
        from tvm import rpc  # noqa: PLC0415

        deadline = time.monotonic() + START_SECONDS
        while len(self.known(rpc)) < count:
            assert time.monotonic() < deadline, "the fleet did not come up"
            time.sleep(0.2)

    def wait_port(self):
        deadline = time.monotonic() + START_SECONDS
        while True:
            try:
                return socket.create_connection((LOCAL, self.port), 1).close()
            except OSError:
                assert time.monotonic() < deadline, "the tracker did not come up"
                time.sleep(0.1)

    def known(self, rpc):
        session = rpc.connect_tracker(LOCAL, self.port)
        found = session.summary()["server_info"]
        session.close()
        return found

    def stop(self, process):
        try:
            os.killpg(process.pid, signal.SIGKILL)
        except ProcessLookupError:
            pass
        process.wait()


@contextmanager
def two_servers():
    """A tracker with two servers."""
    pytest.importorskip("tornado")
    pytest.importorskip("cloudpickle")
    group = Fleet()
    group.start("rpc_tracker", "--port", group.port, "--port-end", group.port + 1)
    try:
        # A server that finds no tracker waits for five seconds.
        group.wait_port()
        group.servers = [group.server(), group.server()]
        group.wait(2)
        yield group
    finally:
        for process in group.processes:
            group.stop(process)


@pytest.fixture(scope="module")
def machines():
    """Servers for the tests that leave them alive."""
    with two_servers() as group:
        yield group


@pytest.fixture
def doomed():
    """Servers for a test that ends one of them."""
    with two_servers() as group:
        yield group


def trials_of(logs, op):
    (run,) = TrialLog(logs / "llvm" / op).read().values()
    return sorted(run.trials.values(), key=lambda t: t.number)


def test_a_server_that_is_killed_costs_its_candidate_only(doomed, tmp_path):
    killed = []

    def report(progress):
        if progress.done >= 4 and not killed:
            killed.append(progress.done)
            doomed.stop(doomed.servers[0])

    with tuner(tmp_path, 24, rpc=doomed.tracker, key=KEY) as searching:
        assert searching.runner.width == 2
        tuned = searching.tune(CONV, report)
    assert killed
    assert tuned.status == "tuned"
    assert tuned.trials == 24
    assert sum(tuned.failures.values()) <= 1, tuned.failures
    assert set(tuned.failures) <= {"crash", "timeout"}
    assert find_plan(CONV, parse("llvm"), "require", tmp_path)[0] == tuned.plan


def test_wrong_candidates_are_found_out_over_rpc_too(machines, tmp_path):
    bad = planting(tmp_path, {1: "wrong", 2: "timeout"}, RemoteBuilder)
    runner = FleetRunner(parse("llvm"), machines.tracker, KEY, seconds=5)
    spec = tvmbn.batch_norm((8, 16, 9, 9), mode="train", layout="NHWC", dtype="bfloat16")
    with runner, tuner(tmp_path, 6, runner=runner, builder=bad) as searching:
        tuned = searching.tune(spec)
    verdicts = [t.verdict for t in trials_of(tmp_path, "batch_norm")]
    assert verdicts == ["passed", "wrong", "timeout", "passed", "passed", "passed"]
    assert tuned.failures == {"timeout": 1, "wrong": 1}
    assert tuned.us > 0


def test_a_candidate_that_crashes_its_server_is_counted(doomed, tmp_path):
    bad = planting(tmp_path, {1: "crash"}, RemoteBuilder)
    runner = FleetRunner(parse("llvm"), doomed.tracker, KEY, seconds=10)
    with runner, tuner(tmp_path, 8, runner=runner, builder=bad) as searching:
        tuned = searching.tune(CONV)
    assert tuned.status == "tuned"
    assert tuned.failures == {"crash": 1}
    (wrong,) = (t for t in trials_of(tmp_path, "conv_bn") if t.verdict != "passed")
    assert wrong.number == 1


def test_a_fleet_that_is_not_there_is_said(monkeypatch):
    port = free_port()
    with pytest.raises(TuningError, match=r"an RPC tracker at 127\.0\.0\.1.*rpc_tracker"):
        FleetRunner(parse("llvm"), f"{LOCAL}:{port}", KEY)
    monkeypatch.setattr(fleet, "CONNECT_SECONDS", 0.2)
    with socket.socket() as mute:
        mute.bind((LOCAL, 0))
        with pytest.raises(TuningError, match="an RPC tracker"):
            FleetRunner(parse("llvm"), f"{LOCAL}:{mute.getsockname()[1]}", KEY)


def test_a_key_without_servers_is_said(machines):
    with pytest.raises(TuningError, match=r"the key gpu.*rpc_server --tracker"):
        FleetRunner(parse("llvm"), machines.tracker, "gpu")


def test_the_command_tunes_on_a_fleet(machines, tmp_path):
    words = ("layer_norm", "--shape", "64x1024", "--target", "llvm", "--trials", "4")
    place = ("--rpc", machines.tracker, "--key", KEY, "--logs", tmp_path, "--json")
    command = [sys.executable, "-m", "tvmbn", "tune", *map(str, (*words, *place))]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    (result,) = json.loads(done.stdout)["results"]
    assert result["status"] == "tuned"
    assert result["trials"] == 4
