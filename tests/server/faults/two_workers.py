"""Two workers on one PostgreSQL, and clients that choose the worker they connect to."""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

import psutil
import pytest

from sztab.server.api import schemas
from sztab.server.client import Client, open_seated
from sztab.server.tables.options import TableOptions
from tests.server.faults.processes import own_server, serves, tries, until, workers

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Iterator

    from tests.server.postgres import Cluster
    from tests.server.servers import Outside


@pytest.fixture(scope="module")
def shared(postgres: Cluster) -> Iterator[str]:
    """One database for all tests of a module: a server that recovers needs no other."""
    url = postgres.take_database()
    yield url
    postgres.give_back(url)


@pytest.fixture(scope="module")
def started(shared: str) -> Iterator[Outside]:
    one = own_server(shared, workers=2)
    one.start()
    yield one
    one.kill()


@pytest.fixture
def server(started: Outside) -> Outside:
    until(lambda: len(serving(started)) == 2, 60)
    return started


def serving(server: Outside) -> list[psutil.Process]:
    """Return the workers that are ready."""
    return [one for one in workers(server) if thinkers(one)]


def thinkers(worker: psutil.Process) -> list[psutil.Process]:
    try:
        return worker.children()
    except psutil.NoSuchProcess:
        return []


async def client_of(worker: psutil.Process, server: str, code: str, token: str = "") -> Client:
    """Connect until this worker answers."""
    for _ in tries(300):
        client = Client(server, code, token, refusals=False)
        await client.connect()
        assert client._socket is not None
        if serves(worker, client._socket.local_address[1]):
            return client
        await client.close()
        await asyncio.sleep(0.01)
    raise AssertionError


@asynccontextmanager
async def closing(*clients: Client) -> AsyncIterator[None]:
    try:
        yield
    finally:
        for client in clients:
            await client.close()


async def opened(server: str, terms: TableOptions) -> tuple[str, list[str]]:
    """Open a table; return its code and the passes of its people."""
    answer = await asyncio.to_thread(open_seated, server, schemas.OpenTable(terms))
    return answer.code, [one.token for one in answer.passes]
