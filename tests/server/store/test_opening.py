"""Opening a store: URLs, the file lock, and what is refused."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from pathlib import Path

import pytest

from sztab.core.action import SztabError
from sztab.server import serving
from sztab.server.store import Store, StoreDown
from tests.server.postgres import Cluster
from tests.server.store.scenes import create, entries, message, opened

SERVER = """
import asyncio, itertools, sys
from sztab.server.store import Store, SummaryRow

async def serve(url):
    store = await Store.open(url)
    summary = SummaryRow("running", True, "", "toy", b"")
    await store.create("TABLEA", 0, b"opened", summary)
    for seq in itertools.count(1):
        await store.append("TABLEA", seq, seq, b"%d" % seq, summary)
        print(seq, flush=True)

asyncio.run(serve(sys.argv[1]))
"""


def start_server(url: str) -> subprocess.Popen[str]:
    """Start a process that writes entries and prints each acknowledged one."""
    process = subprocess.Popen(
        [sys.executable, "-c", SERVER, url], stdout=subprocess.PIPE, text=True
    )
    assert process.stdout is not None
    assert process.stdout.readline() == "1\n"
    return process


def test_nothing_acknowledged_is_lost_when_the_server_is_killed(url: str) -> None:
    with start_server(url) as process:
        assert process.stdout is not None
        for _ in range(20):
            process.stdout.readline()
        process.kill()
        acknowledged = int((["21", *process.stdout.read().split()])[-1])

    async def scene() -> None:
        async with opened(url) as store:
            found = await entries(store, "TABLEA")
            # The next one may have been written without an acknowledgement.
            assert len(found) - 1 in {acknowledged, acknowledged + 1}
            assert found[1:] == [b"%d" % seq for seq in range(1, len(found))]

    asyncio.run(scene())


def test_a_file_belongs_to_one_server_until_that_one_ends(sqlite_url: str) -> None:
    with start_server(sqlite_url) as process:
        try:
            told = asyncio.run(message(Store.open(sqlite_url)))
            assert f"is in use by another server (process {process.pid})" in told
            assert "PostgreSQL" in told
        finally:
            process.kill()

    async def scene() -> None:
        async with opened(sqlite_url) as store:
            assert await store.counts() == {"running": 1}
            assert f"(process {os.getpid()})" in await message(Store.open(sqlite_url))
        async with opened(sqlite_url):
            pass

    asyncio.run(scene())


def test_another_name_of_the_file_is_the_same_file(tmp_path: Path) -> None:
    (tmp_path / "link.db").symlink_to(tmp_path / "real.db")

    async def scene() -> None:
        async with opened(f"sqlite:///{tmp_path}/link.db"):
            assert "in use" in await message(Store.open(f"sqlite:///{tmp_path}/real.db"))

    asyncio.run(scene())


def permissions(folder: Path) -> dict[str, int]:
    return {path.name: path.stat().st_mode & 0o777 for path in folder.iterdir()}


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has other permissions")
def test_only_the_owner_can_read_the_file(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(f"sqlite:///{tmp_path}/sztab.db") as store:
            await create(store, "TABLEA")
            assert set(permissions(tmp_path).values()) == {0o600}
            assert {"sztab.db", "sztab.db-wal"} <= set(permissions(tmp_path))

    asyncio.run(scene())


@pytest.mark.parametrize(
    ("url", "words"),
    [
        ("mysql://host/name", 'begins with "mysql"'),
        ("", "cannot be read"),
        ("sqlite://", "names no file"),
        ("sqlite:///:memory:", "names no file"),
        ("sqlite:nonsense", "names no file|cannot be read"),
        ("postgresql://[half", "cannot be read"),
        ("sqlite:////no/such/folder/sztab.db", "there is no folder /no/such/folder"),
    ],
)
def test_an_unusable_url_is_refused(url: str, words: str) -> None:
    with pytest.raises(SztabError, match=words):
        asyncio.run(Store.open(url))


def test_a_file_that_is_no_database_is_refused_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "letter.db"
    path.write_text("Dear Sir or Madam, " * 100)
    told = asyncio.run(message(Store.open(f"sqlite:///{path}")))
    assert told == (
        f"{path} cannot be used: file is not a database. If it was a database of Sztab, it is"
        " damaged: restore a backup with `sztab restore FILE --force`. Otherwise name another file."
    )
    assert path.read_text() == "Dear Sir or Madam, " * 100


def test_a_missing_server_is_named_without_its_password() -> None:
    url = "postgresql://anna:swordfish@127.0.0.1:1/sztab?sslmode=disable"
    told = asyncio.run(message(Store.open(url, patience=0.5)))
    assert told.startswith("postgresql://127.0.0.1:1/sztab cannot be used: ")
    assert "swordfish" not in told


def test_a_missing_database_is_refused_at_once(postgres_url: str) -> None:
    with pytest.raises(StoreDown, match='database "nowhere" does not exist'):
        asyncio.run(Store.open(postgres_url.rpartition("/")[0] + "/nowhere", patience=60))


def test_the_short_name_of_postgresql_is_known(postgres_url: str) -> None:
    async def scene() -> None:
        async with opened(postgres_url.replace("postgresql://", "postgres://") + "?sslmode=prefer"):
            pass

    asyncio.run(scene())


def test_settings_that_could_lose_acknowledged_moves_are_named(
    postgres: Cluster, postgres_url: str, caplog: pytest.LogCaptureFixture
) -> None:
    name = postgres_url.rpartition("/")[2]
    asyncio.run(serving._try_database(postgres_url))
    assert "synchronous_commit" not in caplog.text
    postgres.ask(f"ALTER DATABASE {name} SET synchronous_commit = off")
    try:
        asyncio.run(serving._try_database(postgres_url))
    finally:
        postgres.ask(f"ALTER DATABASE {name} RESET synchronous_commit")
    (warning,) = [one for one in caplog.records if one.levelname == "WARNING"]
    assert "synchronous_commit = off" in warning.getMessage()
    assert "SET synchronous_commit = on" in warning.getMessage()


def test_a_file_has_no_such_settings(sqlite_url: str) -> None:
    async def scene() -> None:
        async with opened(sqlite_url) as store:
            assert await store.risks() == []

    asyncio.run(scene())
