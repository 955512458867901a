"""Faults are tested on a SQLite file and on a real PostgreSQL."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.faults.two_workers import server, shared, started
from tests.server.postgres import Cluster, postgres
from tests.server.servers import sqlite

__all__ = ["postgres", "server", "shared", "started"]


@pytest.fixture
def shared_database(postgres: Cluster) -> Iterator[str]:
    url = postgres.take_database()
    yield url
    postgres.give_back(url)


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return sqlite(tmp_path)
    return str(request.getfixturevalue("shared_database"))
