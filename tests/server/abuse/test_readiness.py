"""Readiness: shown by a write, but not by one write per request."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest

from sztab.server.store import readiness
from tests.server.abuse.attacks.readiness_polling import run
from tests.server.abuse.clients import http_client
from tests.server.servers import Inside, inside, sqlite
from tests.server.store.scenes import impatient


def counted(server: Inside, monkeypatch: pytest.MonkeyPatch) -> list[None]:
    """Return a list that grows with each test write."""
    one = server.hub.store._readiness
    prove, proofs = one._prove, list[None]()

    async def counting() -> None:
        proofs.append(None)
        await prove()

    monkeypatch.setattr(one, "_prove", counting)
    return proofs


def test_polling_costs_one_write_while_the_answer_counts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(readiness, "FRESH", 3600.0)

    async def attack() -> None:
        async with inside(sqlite(tmp_path)) as server:
            proofs = counted(server, monkeypatch)
            await run(server.url, 0.5)
            assert len(proofs) == 1

    asyncio.run(attack())


def test_a_read_only_database_is_reported_as_unavailable(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(readiness, "FRESH", 0.0)

    async def lock() -> None:
        async with inside(sqlite(tmp_path)) as server, http_client(server.url) as client:
            assert (await client.get("/health/ready")).status_code == 200
            other = sqlite3.connect(tmp_path / "sztab.db", isolation_level=None)
            other.execute("BEGIN IMMEDIATE")
            with impatient(server.hub.store, 0.6):
                answer = await client.get("/health/ready")
            other.execute("ROLLBACK")
            other.close()
            assert answer.status_code == 503
            assert answer.json()["code"] == "unavailable"
            assert str(tmp_path) not in answer.text
            assert (await client.get("/health/ready")).status_code == 200

    asyncio.run(lock())


def test_a_replaced_file_is_reported(tmp_path: Path) -> None:
    async def replace() -> None:
        async with inside(sqlite(tmp_path)) as server, http_client(server.url) as client:
            _replace(tmp_path / "sztab.db")
            answer = await client.get("/health/ready")
            assert answer.status_code == 503
            assert "was replaced" in answer.json()["text"]
            assert str(tmp_path) not in answer.text

    asyncio.run(replace())


def _replace(path: Path) -> None:
    path.with_name("other").write_bytes(b"another file")
    path.with_name("other").replace(path)
