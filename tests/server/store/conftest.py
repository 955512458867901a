"""Every store test runs on a SQLite file and on a real PostgreSQL."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.postgres import Cluster, postgres

__all__ = ["postgres"]


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'sztab.db'}"


@pytest.fixture
def postgres_url(postgres: Cluster) -> Iterator[str]:
    url = postgres.take_database()
    yield url
    postgres.give_back(url)


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest) -> str:
    wanted = "sqlite_url" if request.param == "sqlite" else "postgres_url"
    return str(request.getfixturevalue(wanted))
