"""The supervisor replaces workers that die or hang, stops them all, and none outlives it."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from contextlib import contextmanager
from typing import TYPE_CHECKING

import psutil

from sztab.server.operations.supervisor import Supervisor
from tests.server.faults.processes import ended, until

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

CODE = """
import logging, sys
from sztab.server.operations import supervisor
logging.basicConfig(format="%(message)s")
supervisor.PATIENCE, supervisor.STOPPING = {patience}, {stopping}
target = "tests.server.faults.toy_workers:{kind}"
sys.exit(supervisor.Supervisor(target, ({folder!r},), 2).run())
"""


@contextmanager
def supervised(
    folder: Path, kind: str, *, patience: float = 60.0, stopping: float = 15.0
) -> Iterator[subprocess.Popen[str]]:
    """Run a supervisor with two toy workers, which write their process ids into the folder."""
    code = CODE.format(kind=kind, folder=str(folder), patience=patience, stopping=stopping)
    with subprocess.Popen([sys.executable, "-c", code], stderr=subprocess.PIPE, text=True) as one:
        try:
            yield one
        finally:
            one.kill()


def seen(folder: Path) -> set[int]:
    """Return the process ids of all workers so far."""
    return {int(note.name) for note in folder.iterdir()}


def test_a_worker_killed_while_it_starts_is_replaced(tmp_path: Path) -> None:
    with supervised(tmp_path, "start_for_ever") as one:
        until(lambda: len(seen(tmp_path)) == 2)
        os.kill(min(seen(tmp_path)), signal.SIGKILL)
        until(lambda: len(seen(tmp_path)) == 3)
        one.terminate()
        assert one.wait(20) == 0


def test_workers_end_with_a_supervisor_that_is_killed(tmp_path: Path) -> None:
    with supervised(tmp_path, "serve") as one:
        until(lambda: len(seen(tmp_path)) == 2)
        kin = [psutil.Process(pid) for pid in seen(tmp_path)]
        one.kill()
        one.wait()
        assert ended(kin, 5)


def test_workers_that_do_not_run_yet_end_with_it_too(tmp_path: Path) -> None:
    with supervised(tmp_path, "serve") as one:
        parent = psutil.Process(one.pid)
        until(lambda: len(parent.children()) > 1)
        kin = parent.children()
        one.kill()
        one.wait()
        assert ended(kin, 10)


def test_a_worker_that_hangs_is_replaced(tmp_path: Path) -> None:
    with supervised(tmp_path, "hang", patience=0.5) as one:
        until(lambda: len(seen(tmp_path)) > 2)
        one.terminate()
        assert one.wait(20) == 0


def test_it_gives_up_when_no_worker_can_start(tmp_path: Path) -> None:
    with supervised(tmp_path, "fail") as one:
        assert one.wait(20) == 3
        assert one.stderr is not None
        assert "worker failed to start; stopping" in one.stderr.read()
    assert len(seen(tmp_path)) <= 2


def test_a_worker_that_does_not_stop_is_killed(tmp_path: Path) -> None:
    with supervised(tmp_path, "refuse_to_stop", stopping=0.3) as one:
        until(lambda: len(seen(tmp_path)) == 2)
        kin = [psutil.Process(pid) for pid in seen(tmp_path)]
        one.send_signal(signal.SIGINT)
        assert one.wait(20) == 0
        assert ended(kin, 1)


def test_each_failure_in_a_row_waits_longer() -> None:
    one = Supervisor("nothing:at_all", (), 2)
    assert [one._delay() for _ in range(9)] == [0, 0.5, 1, 2, 4, 8, 16, 30, 30]
