"""Bringing a database to the form that this version knows."""

from __future__ import annotations

from typing import Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect, text

from sztab.core.action import SztabError
from sztab.server.store.address import read_address
from sztab.server.store.database import Database, open_database
from sztab.server.store.schema import METADATA

_CONNECT_WITHIN: Final = 10.0
_MIGRATION_LOCK: Final = 0x537A746162
"""Any number, the same for all workers: the first one migrates, the others wait for it."""


async def upgrade(url: str) -> None:
    """Bring the database at this URL to the form that this version knows, or refuse it."""
    database = open_database(read_address(url), _CONNECT_WITHIN)
    try:
        await migrate(database)
    finally:
        await database.close()


async def migrate(database: Database) -> None:
    """Do the same for a database that is open."""
    await database.transact(migrate_connection)


def migration_config() -> Config:
    """Return the settings for Alembic; there is no file of them."""
    config = Config()
    config.set_main_option("script_location", "sztab.server.store:migrations")
    config.set_main_option("path_separator", "os")
    return config


def known_revisions() -> set[str]:
    """Return the forms of the database that this version can read or migrate."""
    script = ScriptDirectory.from_config(migration_config())
    return {one.revision for one in script.walk_revisions()}


def migrate_connection(connection: Connection) -> None:
    """Do the same in a transaction that is under way."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SET LOCAL statement_timeout = 0"))
        lock = text("SELECT pg_advisory_xact_lock(:number)")
        connection.execute(lock, {"number": _MIGRATION_LOCK})
    config = migration_config()
    script = ScriptDirectory.from_config(config)
    found = set(MigrationContext.configure(connection).get_current_heads())
    if found == set(script.get_heads()):
        return
    _check(connection, found, {one.revision for one in script.walk_revisions()})
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _check(connection: Connection, found: set[str], known: set[str]) -> None:
    """Refuse a database that another program, or a later version of this one, has made."""
    if found - known:
        raise SztabError(
            f"The database has the form {', '.join(sorted(found - known))}, which this version of"
            f" Sztab does not know; its latest is {max(known)}. Install the newer version that made"
            " it, or name another database."
        )
    foreign = set(inspect(connection).get_table_names()) & set(METADATA.tables)
    if foreign and not found:
        raise SztabError(
            f"The database belongs to another program: it has a table {min(foreign)}, but not from"
            " Sztab. Name an empty one."
        )
