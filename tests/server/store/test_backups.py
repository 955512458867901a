"""Backups are consistent while the server runs, are checked, and never half written."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest

from sztab.core.action import SztabError
from sztab.server.store import Store
from sztab.server.tables import backups, log
from sztab.server.tables.audit import audit
from sztab.server.tables.backups import back_up, restore
from sztab.server.tables.options import SeatPlan, TableOptions
from tests.server.postgres import Cluster
from tests.server.store.scenes import message, opened, summary
from tests.server.store.test_old_database import dump, old_url

__all__ = ["old_url"]

OPENED = log.encode(log.Opened(TableOptions("toy", [SeatPlan()]), "1.0", "", "7"))
CODES = ("TABLEA", "TABLEB", "TABLEC")


def said(number: int) -> bytes:
    return log.encode(log.Said(0, str(number)))


async def say(store: Store, code: str, seq: int) -> None:
    await store.append(code, seq, 1000 + seq, said(seq), summary())


async def fill(store: Store, number: int = 20) -> None:
    await store.secret()
    for code in CODES:
        await store.create(code, 1000, OPENED, summary())
        for seq in range(1, number + 1):
            await say(store, code, seq)


def filled(url: str) -> str:
    async def run() -> None:
        async with opened(url) as store:
            await fill(store)

    asyncio.run(run())
    return url


@pytest.fixture
def other_url(request: pytest.FixtureRequest, url: str, tmp_path: Path) -> Iterator[str]:
    """A second, empty database of the same kind."""
    if url.startswith("sqlite"):
        yield f"sqlite:///{tmp_path / 'other.db'}"
        return
    cluster: Cluster = request.getfixturevalue("postgres")
    other = cluster.take_database()
    yield other
    cluster.give_back(other)


def test_a_backup_during_play_is_complete_and_has_all_acknowledged_moves(
    url: str, other_url: str, tmp_path: Path
) -> None:
    async def scene() -> int:
        async with opened(url) as store:
            await fill(store, 5)
            seq, acknowledged = 5, 0

            async def play() -> None:
                nonlocal seq
                while True:
                    await asyncio.gather(*(say(store, code, seq + 1) for code in CODES))
                    seq += 1

            playing = asyncio.create_task(play())
            await asyncio.sleep(0.05)
            acknowledged = seq
            await asyncio.to_thread(lambda: asyncio.run(back_up(url, tmp_path / "backup")))
            playing.cancel()
            await asyncio.wait([playing])
            return acknowledged

    acknowledged = asyncio.run(scene())
    assert (tmp_path / "backup").stat().st_mode & 0o777 == 0o600
    found = asyncio.run(restore(other_url, tmp_path / "backup"))
    assert found.tables == 3

    async def check() -> None:
        async with opened(other_url) as store, opened(url) as original:
            for code in CODES:
                rows = await store.read(code)
                assert len(rows) > acknowledged
                assert rows == (await original.read(code))[: len(rows)]
            assert await store.secret() == await original.secret()
            await say(store, "TABLEA", len(await store.read("TABLEA")))

    asyncio.run(check())


def test_a_backup_can_be_put_into_the_other_kind_of_database(
    sqlite_url: str, postgres_url: str, tmp_path: Path
) -> None:
    filled(sqlite_url)
    before = dump(sqlite_url)
    asyncio.run(back_up(sqlite_url, tmp_path / "one"))
    asyncio.run(restore(postgres_url, tmp_path / "one"))
    assert dump(postgres_url) == before
    asyncio.run(back_up(postgres_url, tmp_path / "two"))
    asyncio.run(restore(sqlite_url, tmp_path / "two", force=True))
    assert dump(sqlite_url) == before


def test_an_older_database_is_backed_up_as_it_is_and_migrated_when_restored(
    old_url: str, other_url: str, tmp_path: Path
) -> None:
    found = asyncio.run(back_up(old_url, tmp_path / "backup"))
    assert found.revision == "0001"
    asyncio.run(restore(other_url, tmp_path / "backup"))
    before, after = dump(old_url), dump(other_url)
    assert after.pop("alembic_version") != before.pop("alembic_version")
    assert after.pop("presence") == []
    assert after == before


def test_nothing_is_overwritten_without_force(url: str, tmp_path: Path) -> None:
    filled(url)
    target = tmp_path / "backup"
    target.write_bytes(b"precious")
    assert "--force" in asyncio.run(message(back_up(url, target)))
    assert target.read_bytes() == b"precious"
    asyncio.run(back_up(url, target, force=True))
    assert audit(target).tables == 3
    before = dump(url)
    assert "--force" in asyncio.run(message(restore(url, target)))
    assert dump(url) == before


def test_a_database_in_use_is_not_restored(url: str, tmp_path: Path) -> None:
    filled(url)
    asyncio.run(back_up(url, tmp_path / "backup"))

    async def scene() -> None:
        async with opened(url) as store:
            await say(store, "TABLEA", 21)
            told = await message(restore(url, tmp_path / "backup", force=True))
            assert "in use" in told
            assert len(await store.read("TABLEA")) == 22
            await say(store, "TABLEA", 22)

    asyncio.run(scene())


def test_a_database_is_never_its_own_backup(sqlite_url: str, tmp_path: Path) -> None:
    filled(sqlite_url)
    before = dump(sqlite_url)
    path = tmp_path / "sztab.db"
    assert "its own backup" in asyncio.run(message(back_up(sqlite_url, path, force=True)))
    assert "the database itself" in asyncio.run(message(restore(sqlite_url, path, force=True)))
    assert dump(sqlite_url) == before


def change(path: Path, statement: str) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute(statement)


def overwrite(path: Path) -> None:
    path.write_bytes(b"letter" * 1000)


def flip(path: Path) -> None:
    data = bytearray(path.read_bytes())
    for place in range(8192, len(data), 4096):
        data[place : place + 64] = bytes(64)
    path.write_bytes(data)


def cut(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:-5000])


WRONG: dict[str, tuple[Callable[[Path], object], str]] = {
    "gap": (
        lambda path: change(path, "DELETE FROM log WHERE code = 'TABLEB' AND seq = 7"),
        "table TABLEB: entry 7 is missing",
    ),
    "short": (
        lambda path: change(path, "DELETE FROM log WHERE code = 'TABLEB' AND seq = 20"),
        "table TABLEB: its log ends with entry 19 instead of 20",
    ),
    "unreadable": (
        lambda path: change(path, "UPDATE log SET entry = x'00' WHERE seq = 3"),
        "table TABLEA: entry 3 cannot be read; table TABLEB",
    ),
    "orphan": (
        lambda path: change(path, "DELETE FROM tables WHERE code = 'TABLEC'"),
        "table TABLEC: its log belongs to no table",
    ),
    "empty": (lambda path: change(path, "DELETE FROM log"), "table TABLEA: it has no log"),
    "later": (
        lambda path: change(path, "UPDATE alembic_version SET version_num = '7777'"),
        "has schema version 7777",
    ),
    "damaged": (flip, "is damaged|malformed"),
    "cut off": (cut, "is damaged|malformed"),
    "foreign": (overwrite, "file is not a database"),
    "missing": (lambda path: path.unlink(), "there is no such file"),
}


@pytest.mark.parametrize("wrong", WRONG)
def test_an_incomplete_backup_is_refused(sqlite_url: str, tmp_path: Path, wrong: str) -> None:
    filled(sqlite_url)
    target = tmp_path / "backup"
    asyncio.run(back_up(sqlite_url, target))
    before, files = dump(sqlite_url), sorted(path.name for path in tmp_path.iterdir())
    spoil, words = WRONG[wrong]
    spoil(target)
    with pytest.raises(SztabError, match=words):
        asyncio.run(restore(sqlite_url, target, force=True))
    assert dump(sqlite_url) == before
    left = sorted(path.name for path in tmp_path.iterdir())
    assert left == [name for name in files if name != "backup" or wrong != "missing"]


def test_a_restore_that_fails_at_the_end_leaves_the_old_database(
    url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    filled(url)
    asyncio.run(back_up(url, tmp_path / "backup"))
    change(tmp_path / "backup", "DELETE FROM log WHERE code = 'TABLEB'")
    change(tmp_path / "backup", "DELETE FROM tables WHERE code = 'TABLEB'")
    before = dump(url)

    def fail(*_: object, **__: object) -> None:
        raise OSError("the disk is full")

    last = "_remove_wal" if url.startswith("sqlite") else "_write_table"
    monkeypatch.setattr(backups, last, fail)
    told = asyncio.run(message(restore(url, tmp_path / "backup", force=True)))
    assert "the disk is full" in told
    assert dump(url) == before


def test_a_backup_that_fails_leaves_the_older_one(
    url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    filled(url)
    target = tmp_path / "backup"
    asyncio.run(back_up(url, target))
    before = target.read_bytes()

    def fail(*_: object, **__: object) -> None:
        raise SztabError("this copy is not whole")

    monkeypatch.setattr(backups, "audit", fail)
    assert "not whole" in asyncio.run(message(back_up(url, target, force=True)))
    assert target.read_bytes() == before
    assert not list(tmp_path.glob(".*"))


def test_the_log_of_the_old_database_is_not_taken_for_that_of_the_new_one(
    sqlite_url: str, tmp_path: Path
) -> None:
    """A killed server leaves a write-ahead log behind, which must not be replayed."""
    filled(sqlite_url)
    path = tmp_path / "sztab.db"
    asyncio.run(back_up(sqlite_url, tmp_path / "backup"))
    before = dump(sqlite_url)
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("UPDATE log SET entry = x'00'")
        data = {name: (tmp_path / name).read_bytes() for name in ("sztab.db", "sztab.db-wal")}
    for name, content in data.items():
        (tmp_path / name).write_bytes(content)
    asyncio.run(restore(sqlite_url, tmp_path / "backup", force=True))
    assert dump(sqlite_url) == before


def test_a_damaged_database_is_replaced_by_a_backup(sqlite_url: str, tmp_path: Path) -> None:
    filled(sqlite_url)
    before = dump(sqlite_url)
    asyncio.run(back_up(sqlite_url, tmp_path / "backup"))
    flip(tmp_path / "sztab.db")
    (tmp_path / "sztab.db-wal").write_bytes(b"rubbish")
    told = asyncio.run(message(back_up(sqlite_url, tmp_path / "backup", force=True)))
    assert f"{tmp_path / 'sztab.db'} is damaged" in told
    assert audit(tmp_path / "backup").tables == 3, "the good one is still there"
    asyncio.run(restore(sqlite_url, tmp_path / "backup", force=True))
    assert dump(sqlite_url) == before


def test_progress_is_reported(url: str, tmp_path: Path) -> None:
    filled(url)
    told: list[tuple[int, int]] = []
    asyncio.run(
        back_up(url, tmp_path / "backup", progress=lambda done, total: told.append((done, total)))
    )
    assert told
    assert told[-1] == (63, 63)
    assert all(0 < done <= total for done, total in told)
