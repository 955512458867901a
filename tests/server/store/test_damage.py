"""Damaged pages: a clear message, and only tables with damaged pages are affected."""

from __future__ import annotations

import asyncio
import logging
import lzma
import random
import sqlite3
from collections import Counter
from contextlib import closing
from pathlib import Path

import pytest

from sztab.core.action import SztabError
from sztab.server.store import Damaged, Store, StoreDown
from tests.server.store.scenes import append, create, entries, message, opened
from tests.server.store.test_old_database import NOTES, OLD

LEAF = 0x0D
CODES = [f"TABLE{letter}" for letter in "ABCDEFGH"]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A database in which each table fills its own pages."""
    path = tmp_path / "sztab.db"

    async def fill() -> None:
        async with opened(f"sqlite:///{path}") as store:
            await store.secret()
            for code in CODES:
                await create(store, code)
                for seq in range(1, 6):
                    await append(store, code, seq, code.encode() * 400)

    asyncio.run(fill())
    return path


def page_size(path: Path) -> int:
    with closing(sqlite3.connect(path)) as connection:
        return int(connection.execute("PRAGMA page_size").fetchone()[0])


def root_page(path: Path, name: str) -> int:
    query = "SELECT rootpage FROM sqlite_master WHERE name = ?"
    with closing(sqlite3.connect(path)) as connection:
        return int(connection.execute(query, [name]).fetchone()[0])


def spoil(path: Path, page: int) -> None:
    size = page_size(path)
    with path.open("r+b") as file:
        file.seek((page - 1) * size + (100 if page == 1 else 0))
        file.write(b"\xa5" * (size - 100))


def page_of(path: Path, code: str, other: str = "?") -> int:
    """Return a page that is filled with entries of one table and has none of the other."""
    size, data = page_size(path), path.read_bytes()
    for number in range(len(data) // size):
        page = data[number * size : (number + 1) * size]
        alone = page.count(code.encode()) > 100 and other.encode() not in page
        if page[0] == LEAF and alone:
            return number + 1
    raise AssertionError


def test_only_the_table_on_the_damaged_page_is_affected(
    path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    spoil(path, page_of(path, "TABLEC"))

    async def scene() -> None:
        async with opened(f"sqlite:///{path}") as store:
            for _ in range(3):
                with pytest.raises(Damaged, match="is damaged here") as failure:
                    await store.read("TABLEC")
                assert str(path) not in str(failure.value)
            for code in CODES:
                if code != "TABLEC":
                    await append(store, code, 6)
                    assert len(await entries(store, code)) == 7

    asyncio.run(scene())
    (report,) = [one for one in caplog.records if one.levelno >= logging.ERROR]
    assert report.getMessage().startswith(f"{path} is damaged: ")
    assert "sztab restore FILE --force" in report.getMessage()


def test_a_write_to_a_damaged_page_affects_no_other_table(path: Path) -> None:
    spoil(path, page_of(path, "TABLEC"))

    async def scene() -> None:
        async with opened(f"sqlite:///{path}") as store:
            writes = [append(store, code, 6) for code in CODES]
            done = await asyncio.gather(*writes, return_exceptions=True)
            for code, one in zip(CODES, done, strict=True):
                assert one is None or (code == "TABLEC" and isinstance(one, StoreDown))

    asyncio.run(scene())


@pytest.mark.parametrize("name", ["alembic_version", "secrets", "beats", "tables"])
def test_damage_that_stops_everything_is_reported_at_the_start(path: Path, name: str) -> None:
    spoil(path, root_page(path, name))
    told = asyncio.run(message(Store.open(f"sqlite:///{path}")))
    assert told.startswith(f"{path} cannot be used: database disk image is malformed. ")
    assert "restore a backup" in told


def test_a_damaged_first_page_is_reported_at_the_start(path: Path) -> None:
    spoil(path, 1)
    told = asyncio.run(message(Store.open(f"sqlite:///{path}")))
    assert "cannot be used" in told
    assert "restore a backup" in told


@pytest.mark.parametrize("pages", [1, 2, 5])
def test_a_truncated_file_is_reported_at_the_start(path: Path, pages: int) -> None:
    with path.open("r+b") as file:
        file.truncate(pages * page_size(path) - 100)
    told = asyncio.run(message(Store.open(f"sqlite:///{path}")))
    assert f"{path} cannot be used: " in told
    assert "restore a backup" in told


def test_a_file_that_is_damaged_while_it_is_used(path: Path) -> None:
    async def scene() -> None:
        async with opened(f"sqlite:///{path}") as store:
            assert len(await entries(store, "TABLEA")) == 6
            with path.open("r+b") as file:
                file.truncate(3 * page_size(path))
            with pytest.raises(StoreDown):
                await store.read("TABLEH")

    asyncio.run(scene())


@pytest.mark.parametrize("rubbish", [b"\0", b"\xff", None], ids=["zeros", "ones", "noise"])
def test_every_damage_gives_a_message(tmp_path: Path, rubbish: bytes | None) -> None:
    """Every page in turn is damaged in a database with real games."""
    whole = lzma.decompress((OLD / "sqlite.db.xz").read_bytes())
    path, size, chance = tmp_path / "sztab.db", 4096, random.Random(20)

    async def try_it() -> str:
        try:
            async with opened(f"sqlite:///{path}") as store:
                reads = [store.read(code) for code in NOTES["sqlite"]]
                done = await asyncio.gather(*reads, store.ping(), return_exceptions=True)
        except SztabError as error:
            return "refused" if str(path) in str(error) else str(error)
        kinds = {type(one) for one in done if isinstance(one, BaseException)}
        assert kinds <= {Damaged, StoreDown}
        return "some" if kinds else "none"

    outcomes = Counter[str]()
    for number in range(len(whole) // size):
        page = rubbish * size if rubbish else chance.randbytes(size)
        path.write_bytes(whole[: number * size] + page + whole[(number + 1) * size :])
        outcomes[asyncio.run(try_it())] += 1
        for left in tmp_path.glob("sztab.db-*"):
            left.unlink()
    assert set(outcomes) <= {"refused", "some", "none"}
    assert outcomes["refused"]
    assert outcomes["some"]
