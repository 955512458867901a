"""A server that is asked to stop shuts down cleanly under any load; players come back."""

from __future__ import annotations

import asyncio
import os
import time
from typing import TYPE_CHECKING

import pytest

from sztab.server.client import Client, Disconnected
from sztab.server.serving import GRACE
from tests.server.faults.audit import audit_http, audit_store
from tests.server.faults.journal import Journal
from tests.server.faults.players import TABLES, Crowd
from tests.server.faults.processes import ended, family, kill_alone, own_server, until, workers

if TYPE_CHECKING:
    from pathlib import Path

    from tests.server.servers import Outside

SERVICE_RESTART = 1012
TRY_AGAIN = 1013
SLOW_START = """
import sys
import time

if any("multiprocessing" in word for word in sys.orig_argv):
    time.sleep(12)
"""
"""Python's own startup hook for all its processes; here it delays each worker."""


def stop(server: Outside) -> None:
    """Ask it to stop: it exits successfully, in time, and leaves no process behind."""
    kin, began = family(server), time.monotonic()
    assert server.stop() == 0
    assert time.monotonic() - began < GRACE + 5
    assert ended(kin)


def test_acknowledged_moves_are_stored_when_the_server_stops(database: str) -> None:
    server, journal = own_server(database), Journal()
    try:
        asyncio.run(_stop_and_go_on(server, database, journal))
        stop(server)
        assert asyncio.run(audit_store(database, journal)) == set(journal.tokens)
    finally:
        server.kill()


@pytest.mark.slow
def test_several_workers_stop_together(shared_database: str) -> None:
    server, journal = own_server(shared_database, workers=2), Journal()
    try:
        asyncio.run(_stop_and_go_on(server, shared_database, journal))
        stop(server)
        asyncio.run(audit_store(shared_database, journal))
    finally:
        server.kill()


async def _stop_and_go_on(server: Outside, database: str, journal: Journal) -> None:
    crowd = Crowd(server.url, journal, TABLES[2:])
    await asyncio.to_thread(server.start)
    async with crowd.playing():
        await crowd.progress(80)
        watcher = Client(server.url, next(iter(journal.tokens)))
        await watcher.connect()
        stopping = asyncio.create_task(asyncio.to_thread(stop, server))
        with pytest.raises(Disconnected) as cut:
            await _watch(watcher)
        await stopping
        assert cut.value.again
        assert watcher._socket is not None
        assert watcher._socket.close_code in {SERVICE_RESTART, TRY_AGAIN}
        await watcher.close()
        await audit_store(database, journal)
        await asyncio.to_thread(server.start)
        await crowd.finish()
        await audit_http(server.url, journal)


async def _watch(watcher: Client) -> None:
    async with asyncio.timeout(60):
        while True:
            await watcher.receive()


@pytest.mark.slow
def test_workers_end_with_the_process_that_started_them(shared_database: str) -> None:
    """Otherwise they would hold the port, and the server could not be started again."""
    server = own_server(shared_database, workers=2)
    try:
        server.start()
        until(lambda: len(workers(server)) == 2)
        assert ended(kill_alone(server), 20)
        server.start()
        stop(server)
    finally:
        server.kill()


@pytest.mark.slow
@pytest.mark.parametrize("moment", [0.0, 0.5, 1.5])
def test_workers_that_are_starting_end_with_the_process_that_started_them(
    shared_database: str, moment: float
) -> None:
    server = own_server(shared_database, workers=2)
    try:
        server.launch()
        until(lambda: len(workers(server)) == 2)
        time.sleep(moment)
        assert ended(kill_alone(server), 5)
        server.start()  # the port is free
        stop(server)
    finally:
        server.kill()


@pytest.mark.slow
def test_a_worker_killed_while_others_start_is_replaced_at_once(
    shared_database: str, tmp_path: Path
) -> None:
    """Before the others have started, which takes longer here than the test waits."""
    (tmp_path / "sitecustomize.py").write_text(SLOW_START, encoding="utf-8")
    server = own_server(shared_database, workers=2)
    try:
        server.launch(PYTHONPATH=f"{tmp_path}:{os.environ.get('PYTHONPATH', '')}")
        until(lambda: len(workers(server)) == 2)
        last = workers(server)[-1]
        last.kill()
        until(lambda: len({*workers(server)} - {last}) == 2, 8)
        assert server.stop() == 0
    finally:
        server.kill()


@pytest.mark.slow
def test_workers_that_take_long_to_start_are_waited_for(
    shared_database: str, tmp_path: Path
) -> None:
    """On a busy machine they start slowly; given up too soon, they would be restarted for ever."""
    (tmp_path / "sitecustomize.py").write_text(SLOW_START, encoding="utf-8")
    server = own_server(shared_database, workers=2)
    try:
        server.start(PYTHONPATH=str(tmp_path))
        stop(server)
    finally:
        server.kill()
