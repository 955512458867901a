"""A database of version 1, written by commit 8b51027, is migrated and its games go on.

`version_1` has it for both kinds of databases, and the script that made it.
"""

from __future__ import annotations

import asyncio
import json
import lzma
import time
from pathlib import Path
from typing import Any

import alembic.op
import pytest
from sqlalchemy import Connection, MetaData, select

from sztab.server import wire
from sztab.server.client import call
from sztab.server.store import upgrade
from sztab.server.store.address import read_address
from sztab.server.store.database import open_database
from sztab.server.tables import results
from tests.server.faults.stored_tables import age
from tests.server.servers import inside
from tests.server.store.scenes import opened

OLD = Path(__file__).with_name("version_1")
NOTES = json.loads((OLD / "notes.json").read_text("utf-8"))
MOVES = 3

Rows = dict[str, list[tuple[Any, ...]]]


@pytest.fixture
def old_url(url: str, tmp_path: Path) -> str:
    """A copy of the old database."""
    if url.startswith("sqlite"):
        data = lzma.decompress((OLD / "sqlite.db.xz").read_bytes())
        (tmp_path / "sztab.db").write_bytes(data)
    else:
        asyncio.run(_run_script(url, lzma.decompress((OLD / "postgres.sql.xz").read_bytes())))
    return url


async def _run_script(url: str, script: bytes) -> None:
    import asyncpg  # type: ignore[import-untyped]  # noqa: PLC0415 (an extra)

    connection = await asyncpg.connect(url)
    await connection.execute(script.decode())
    await connection.close()


def dump(url: str) -> Rows:
    """Return all rows of all tables, with the columns of version 1."""

    def read(connection: Connection) -> Rows:
        found = MetaData()
        found.reflect(connection)
        rows = {}
        for table in found.sorted_tables:
            columns = [one for one in table.c if one.name not in {"engine", "lags"}]
            rows[table.name] = sorted(map(tuple, connection.execute(select(*columns))))
        return rows

    async def run() -> Rows:
        database = open_database(read_address(url), 10)
        try:
            return await database.read(read)
        finally:
            await database.close()

    return asyncio.run(run())


def notes(url: str) -> dict[str, dict[str, Any]]:
    found: dict[str, dict[str, Any]] = NOTES[url.partition(":")[0]]
    return found


def test_the_fixture_has_everything(old_url: str) -> None:
    tables = notes(old_url).values()
    assert {one["status"] for one in tables} == {"open", "running", "over", "closed"}
    running = [one for one in tables if one["status"] == "running"]
    assert {one["game"] for one in running} == {"warsaw", "battlegrounds", "rush"}
    kinds = {json.loads(row[-1])["type"] for row in dump(old_url)["log"]}
    assert kinds >= {
        "opened",
        "started",
        "moved",
        "joined",
        "said",
        "undone",
        "handed",
        "resigned",
        "flagged",
        "continued",
        "closed",
    }


def test_a_migration_changes_nothing_that_was_there(old_url: str) -> None:
    before = dump(old_url)
    asyncio.run(upgrade(old_url))
    after = dump(old_url)
    assert after.pop("presence") == []
    assert before.pop("alembic_version") == [("0001",)]
    assert after.pop("alembic_version") == [("0002",)]
    assert after == before


def test_a_migration_that_fails_halfway_leaves_the_old_database(
    old_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before, data = dump(old_url), _bytes(tmp_path)

    def fail(*_: object, **__: object) -> None:
        raise RuntimeError("the power fails")

    # By then, two tables already have new columns.
    monkeypatch.setattr(alembic.op, "create_table", fail)
    with pytest.raises(RuntimeError, match="the power fails"):
        asyncio.run(upgrade(old_url))
    monkeypatch.undo()
    assert _bytes(tmp_path) == data
    assert dump(old_url) == before
    asyncio.run(upgrade(old_url))
    assert dump(old_url)["log"] == before["log"]


def _bytes(folder: Path) -> bytes:
    path = folder / "sztab.db"
    return path.read_bytes() if path.exists() else b""


def test_games_from_before_are_played_on(old_url: str) -> None:
    before = dump(old_url)
    asyncio.run(_play_on(old_url))

    async def check() -> None:
        async with opened(old_url) as store:
            for code, note in notes(old_url).items():
                rows = await store.read(code)
                kept = [row[-1] for row in before["log"] if row[0] == code]
                assert [row.entry for row in rows[: len(kept)]] == kept
                assert len(kept) == note["seq"] + 1
                if note["status"] == "running":
                    assert len(rows) >= len(kept) + MOVES

    asyncio.run(check())


async def _play_on(url: str) -> None:
    # Old tables would expire, so move all timestamps to the present.
    latest = max(row[2] for row in await asyncio.to_thread(_log, url))
    await age(url, latest - int(time.time() * 1000))
    async with inside(url) as server:
        for code, note in notes(url).items():
            place = f"{server.url}/api/tables/{code}"
            await asyncio.to_thread(_check_table, place, note)
            if note["status"] == "running":
                await asyncio.to_thread(_move, place, note)
            for token in note["invitations"].values():
                if note["status"] == "open":
                    invited = await asyncio.to_thread(
                        call, f"{place}/invitation", results.Invited, None, token
                    )
                    assert not invited.table.seats[invited.seat].name


def _log(url: str) -> list[tuple[Any, ...]]:
    return dump(url)["log"]


def _check_table(place: str, note: dict[str, Any]) -> None:
    """Check that every pass is still valid and that the table is unchanged."""
    for seat, token in note["tokens"].items():
        if note["status"] == "closed":
            continue  # its host has left
        shown = call(f"{place}/state", wire.WelcomeMessage, token=token)
        assert shown.you == int(seat)
        assert shown.table.status == note["status"]
        assert [one.name for one in shown.table.seats] == note["names"]
        if note.get("to_move") == int(seat):
            assert shown.position is not None
            assert sorted(one.action for one in shown.position.choices) == note["choices"]


def _move(place: str, note: dict[str, Any]) -> None:
    """Make some moves with the old passes."""
    made = 0
    end = time.monotonic() + 20
    while made < MOVES and time.monotonic() < end:
        for token in note["tokens"].values():
            shown = call(f"{place}/state", wire.WelcomeMessage, token=token)
            if shown.position is None or not shown.position.choices or made == MOVES:
                continue
            move = wire.MoveRequest(shown.position.turn, shown.position.choices[0].action)
            answer = call(f"{place}/messages", wire.OkMessage, move, token)
            assert answer.done > note["seq"]
            made += 1
    assert made == MOVES
