"""Migration of a database to the current schema."""

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
"""Id of an advisory lock (any number): the first worker migrates, the others wait for it."""


async def upgrade(url: str) -> None:
    """Migrate the database at this URL; SztabError if it is foreign or from a newer version."""
    database = open_database(read_address(url), _CONNECT_WITHIN)
    try:
        await migrate(database)
    finally:
        await database.close()


async def migrate(database: Database) -> None:
    """Migrate an open database."""
    await database.transact(migrate_connection)


def migration_config() -> Config:
    """Return the configuration of Alembic, which has no file here."""
    config = Config()
    config.set_main_option("script_location", "sztab.server.store:migrations")
    config.set_main_option("path_separator", "os")
    return config


def known_revisions() -> set[str]:
    """Return the schema versions that this version can read or migrate."""
    script = ScriptDirectory.from_config(migration_config())
    return {one.revision for one in script.walk_revisions()}


def migrate_connection(connection: Connection) -> None:
    """Migrate within the transaction of a connection."""
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
    """Refuse a database that belongs to another program or to a newer version of this one."""
    if found - known:
        raise SztabError(
            f"The database has schema version {', '.join(sorted(found - known))}, which this"
            f" version of Sztab does not know; its latest is {max(known)}. Install the newer"
            " version that wrote it, or name another database."
        )
    foreign = set(inspect(connection).get_table_names()) & set(METADATA.tables)
    if foreign and not found:
        raise SztabError(
            f"The database belongs to another program: it has a table {min(foreign)}, which Sztab"
            " did not create. Name an empty database."
        )
