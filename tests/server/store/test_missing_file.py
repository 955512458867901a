"""The file of the database is deleted, moved or replaced while it is in use."""

from __future__ import annotations

import asyncio
import logging
import shutil
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest

from sztab.server.store import Store, StoreDown, database_file
from tests.server.store.scenes import append, create, entries, opened


@pytest.fixture(autouse=True)
def _no_grace(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(database_file, "GRACE", 0.0)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "sztab.db"


def url(path: Path) -> str:
    return f"sqlite:///{path}"


def delete_all(path: Path) -> None:
    for one in path.parent.glob("sztab.db*"):
        one.unlink()


def delete_file(path: Path) -> None:
    path.unlink()


def delete_wal(path: Path) -> None:
    path.with_name("sztab.db-wal").unlink()


def move_away(path: Path) -> None:
    path.rename(path.with_name("moved.db"))


def move_back(path: Path) -> None:
    path.with_name("moved.db").rename(path)


def put_another(path: Path) -> None:
    """Replace the file by an older copy, as an operator who restores a backup by hand."""
    other = path.with_name("other.db")
    with sqlite3.connect(path) as source, sqlite3.connect(other) as copy:
        source.backup(copy)
        copy.execute("DELETE FROM log WHERE seq > 0")
    source.close()
    copy.close()
    other.replace(path)


def put_another_wal(path: Path) -> None:
    wal = path.with_name("sztab.db-wal")
    wal.unlink()
    wal.write_bytes(b"not ours")


def contents(path: Path) -> list[bytes]:
    """Return the content of the files that are not ours."""
    wal = path.with_name("sztab.db-wal")
    foreign = wal.exists() and wal.read_bytes() == b"not ours"
    return [path.read_bytes(), wal.read_bytes()] if foreign else [path.read_bytes()]


GONE = [delete_all, delete_file, delete_wal, move_away]
REPLACED = [put_another, put_another_wal]


async def play(store: Store, first: int, last: int) -> None:
    for seq in range(first, last + 1):
        await append(store, "TABLEA", seq, b"%d" % seq)


def stored(path: Path) -> list[bytes]:
    async def read() -> list[bytes]:
        async with opened(url(path)) as store:
            return await entries(store, "TABLEA")

    return asyncio.run(read())


def expected(last: int) -> list[bytes]:
    return [b"opened", *(b"%d" % seq for seq in range(1, last + 1))]


@pytest.mark.parametrize("harm", GONE)
def test_nothing_is_lost_when_the_file_goes_away(
    path: Path, harm: Callable[[Path], None], caplog: pytest.LogCaptureFixture
) -> None:
    async def scene() -> None:
        async with opened(url(path)) as store:
            await create(store, "TABLEA", "TABLEB")
            await play(store, 1, 10)
            harm(path)
            # Writers and readers notice it at the same time.
            reading = [store.read("TABLEB") for _ in range(5)]
            await asyncio.gather(play(store, 11, 20), append(store, "TABLEB", 1), *reading)
            harm(path)
            await play(store, 21, 30)
            assert await entries(store, "TABLEA") == expected(30)

    asyncio.run(scene())
    assert stored(path) == expected(30)
    errors = [one for one in caplog.records if one.levelno == logging.ERROR]
    assert len(errors) == 2, "one line for each time, not one for each move"
    assert str(path) in errors[0].getMessage()
    assert path.stat().st_mode & 0o777 == 0o600


@pytest.mark.parametrize("harm", GONE)
def test_the_file_is_written_back_when_the_server_stops(
    path: Path, harm: Callable[[Path], None]
) -> None:
    async def scene() -> None:
        async with opened(url(path)) as store:
            await create(store, "TABLEA")
            await play(store, 1, 10)
            harm(path)

    asyncio.run(scene())
    assert stored(path) == expected(10)


def test_the_original_file_may_be_moved_back(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(database_file, "GRACE", 60.0)

    async def scene() -> None:
        async with opened(url(path)) as store:
            await create(store, "TABLEA")
            move_away(path)
            waiting = asyncio.create_task(play(store, 1, 3))
            await asyncio.sleep(0.2)
            assert not waiting.done()
            move_back(path)
            await waiting

    asyncio.run(scene())
    assert stored(path) == expected(3)


@pytest.mark.parametrize("harm", REPLACED)
def test_another_file_is_left_alone_and_nothing_is_acknowledged(
    path: Path, harm: Callable[[Path], None], caplog: pytest.LogCaptureFixture
) -> None:
    async def scene() -> None:
        async with opened(url(path)) as store:
            await create(store, "TABLEA")
            await play(store, 1, 10)
            harm(path)
            before = contents(path)
            for work in (append(store, "TABLEA", 11), store.read("TABLEA"), store.ping()):
                with pytest.raises(StoreDown, match="file was replaced") as down:
                    await work
                assert str(path) not in str(down.value), "players are not told where it is"
            assert before == contents(path)

    asyncio.run(scene())
    (report,) = [one.getMessage() for one in caplog.records if "left alone" in one.getMessage()]
    (kept,) = path.parent.glob("sztab.db.kept-*")
    assert f"are in {kept}: move it to {path}" in report
    assert kept.stat().st_mode & 0o777 == 0o600
    # The kept file has everything that was acknowledged.
    shutil.copy(kept, path)
    path.with_name("sztab.db-wal").unlink(missing_ok=True)
    assert stored(path) == expected(10)


def test_the_kept_copy_can_be_put_in_place_while_the_server_runs(path: Path) -> None:
    async def scene() -> None:
        async with opened(url(path)) as store:
            await create(store, "TABLEA")
            await play(store, 1, 10)
            put_another(path)
            with pytest.raises(StoreDown):
                await play(store, 11, 11)
            (kept,) = path.parent.glob("sztab.db.kept-*")
            kept.rename(path)
            await play(store, 11, 20)
            assert await entries(store, "TABLEA") == expected(20)

    asyncio.run(scene())
    assert stored(path) == expected(20)


def test_repeating_a_lost_commit_does_not_acknowledge_it(path: Path) -> None:
    """The file is replaced during the transaction, so the entry is only in the lost file."""

    async def scene() -> None:
        async with opened(url(path)) as store:
            await create(store, "TABLEA")
            await play(store, 1, 1)
            check = store._database._file.check  # type: ignore[attr-defined]
            calls = 0

            def replace_before_last_look() -> None:
                nonlocal calls
                calls += 1
                if calls == 2:  # the first check comes before the transaction
                    put_another(path)
                check()

            store._database._file.check = replace_before_last_look  # type: ignore[attr-defined]
            for _ in range(2):
                with pytest.raises(StoreDown):
                    await append(store, "TABLEA", 2, b"2")
                with pytest.raises(StoreDown):
                    await store.read("TABLEA")

    asyncio.run(scene())
    assert stored(path) == [b"opened"]


def test_no_empty_database_is_made_where_the_file_was(path: Path) -> None:
    async def scene() -> None:
        async with opened(url(path)) as store:
            await create(store, "TABLEA")
            delete_all(path)
            store._database._engine.dispose()  # type: ignore[attr-defined]
            assert await entries(store, "TABLEA") == [b"opened"]

    asyncio.run(scene())
    assert stored(path) == [b"opened"]


def test_the_lock_is_taken_again_with_the_file(path: Path) -> None:
    async def scene() -> None:
        async with opened(url(path)) as store:
            await create(store, "TABLEA")
            delete_all(path)
            await play(store, 1, 1)
            with pytest.raises(Exception, match="in use by another server"):
                await Store.open(url(path))

    asyncio.run(scene())
