"""The commands `backup` and `restore`."""

from __future__ import annotations

import asyncio
from pathlib import Path

from sztab.server.tables.options import TableOptions
from tests.cli.command import done, refused
from tests.server.faults.audit import opened_store
from tests.server.faults.players import PERSON, RECRUIT
from tests.server.faults.stored_tables import write_tables
from tests.server.servers import sqlite

TABLES = {"AAAAAA": TableOptions("warsaw", [PERSON, RECRUIT])}


def test_a_backup_while_the_database_is_in_use_and_the_way_back(tmp_path: Path) -> None:
    database, backup = sqlite(tmp_path), str(tmp_path / "backup")
    asyncio.run(write_tables(database, TABLES, moves=3))

    async def use() -> tuple[str, str]:
        async with opened_store(database):
            told = await asyncio.to_thread(done, "backup", backup, "--database", database)
            words = "restore", backup, "--database", database, "--force"
            return told, await asyncio.to_thread(refused, *words)

    told, refusal = asyncio.run(use())
    assert "1 table with 5 entries, checked" in told
    assert "is in use by another server" in refusal
    assert "--force" in refused("restore", backup, "--database", database)
    told = done("restore", backup, "--database", database, "--force")
    assert "Restored 1 table with 5 entries" in told


def test_failures_are_reported_in_one_line(tmp_path: Path) -> None:
    database, backup = sqlite(tmp_path), str(tmp_path / "backup")
    assert "no such database" in refused("backup", backup, "--database", database)
    assert "no such file" in refused("restore", backup, "--database", database)
    (tmp_path / "backup").write_text("precious")
    assert "--force" in refused("backup", backup, "--database", database)
    assert "not a complete Sztab database" in refused("restore", backup, "--database", database)
    assert "no folder" in refused("backup", "/no/such/folder/backup", "--database", database)
    assert "cannot be copied" in refused(
        "backup", str(tmp_path / "new"), "--database", "postgresql://127.0.0.1:1/x"
    )
    assert not list(tmp_path.glob("*.part"))
    assert not (tmp_path / "sztab.db").exists()
