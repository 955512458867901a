"""A database is migrated to the current schema, and its games survive."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, inspect, text

from sztab.core.action import SztabError
from sztab.server.store import Store, migration, upgrade
from sztab.server.store.address import read_address
from sztab.server.store.database import open_database
from sztab.server.store.schema import METADATA
from tests.server.store.scenes import append, create, entries, opened

Result = TypeVar("Result")

LATER = """
import sqlalchemy as sa
from alembic import op

revision = "9999"
down_revision = "0002"

def upgrade():
    with op.batch_alter_table("tables") as batch:
        batch.add_column(sa.Column("colour", sa.Text, nullable=False, server_default="green"))
"""


def on(url: str, work: Callable[[Connection], Result]) -> Result:
    async def run() -> Result:
        database = open_database(read_address(url), 10)
        try:
            return await database.transact(work)
        finally:
            await database.close()

    return asyncio.run(run())


def run_sql(url: str, *statements: str) -> None:
    def run(connection: Connection) -> None:
        for statement in statements:
            connection.execute(text(statement))

    on(url, run)


def test_an_empty_database_gets_the_current_schema(url: str) -> None:
    asyncio.run(upgrade(url))

    def differences(connection: Connection) -> list[Any]:
        return list(compare_metadata(MigrationContext.configure(connection), METADATA))

    assert on(url, differences) == []
    asyncio.run(upgrade(url))
    tables = on(url, lambda connection: set(inspect(connection).get_table_names()))
    assert tables == {"alembic_version", *METADATA.tables}


def test_games_survive_a_migration(
    url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def before() -> None:
        async with opened(url) as store:
            await create(store, "TABLEA", "TABLEB")
            await append(store, "TABLEA", 1)

    async def after() -> None:
        async with opened(url) as store:
            assert await entries(store, "TABLEA") == [b"opened", b"moved"]
            await append(store, "TABLEA", 2)
            assert await store.expire("running", 9999) == 2
            assert await store.read("TABLEA") == []

    asyncio.run(before())
    add_migration(tmp_path, monkeypatch)
    asyncio.run(after())
    columns = on(url, lambda connection: inspect(connection).get_columns("tables"))
    assert "colour" in [column["name"] for column in columns]


def add_migration(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Add one more migration."""
    (folder / "v9999_later.py").write_text(LATER)
    real = migration.migration_config
    ours = Path(migration.__file__).parent / "migrations" / "versions"

    def config() -> Config:
        made = real()
        made.set_main_option("version_locations", os.pathsep.join([str(ours), str(folder)]))
        return made

    monkeypatch.setattr(migration, "migration_config", config)


def test_a_database_of_a_later_version_is_refused(url: str) -> None:
    asyncio.run(upgrade(url))
    run_sql(url, "UPDATE alembic_version SET version_num = '7777'")
    with pytest.raises(SztabError, match=r"version 7777.* its latest is 0002\. Install the newer"):
        asyncio.run(Store.open(url))


def test_a_database_of_another_program_is_refused(url: str) -> None:
    run_sql(url, "CREATE TABLE log (line TEXT)", "INSERT INTO log VALUES ('theirs')")
    with pytest.raises(SztabError, match="belongs to another program: it has a table log"):
        asyncio.run(Store.open(url))
    left = on(url, lambda connection: connection.execute(text("SELECT line FROM log")).scalar())
    assert left == "theirs"


def test_a_migration_that_fails_leaves_everything_as_it_was(
    url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asyncio.run(upgrade(url))
    add_migration(tmp_path, monkeypatch)
    script = tmp_path / "v9999_later.py"
    script.write_text(script.read_text() + "    raise RuntimeError('half done')\n")
    with pytest.raises(RuntimeError, match="half done"):
        asyncio.run(upgrade(url))
    columns = on(url, lambda connection: inspect(connection).get_columns("tables"))
    assert "colour" not in [column["name"] for column in columns]


def test_workers_that_start_together_migrate_once(postgres_url: str) -> None:
    async def scene() -> None:
        stores = await asyncio.gather(*(Store.open(postgres_url) for _ in range(4)))
        await create(stores[0], "TABLEA")
        assert [await store.counts() for store in stores] == [{"running": 1}] * 4
        await asyncio.gather(*(store.close() for store in stores))

    asyncio.run(scene())
