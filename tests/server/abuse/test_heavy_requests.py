"""Bombs and abandoned requests: they are refused or killed, and no other client waits."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from sztab.server.safety import Limits
from tests.server.abuse.attacks import (
    card_bomb,
    hello_from_the_start,
    record_bomb,
    toml_integers,
)
from tests.server.abuse.clients import http_client, opened
from tests.server.doubles import LONG, in_loop, until
from tests.server.servers import inside, sqlite

if TYPE_CHECKING:
    from pathlib import Path

    import pytest

PATIENT = Limits(heavy_seconds=LONG)
"""On a busy machine, a job may take longer than the default deadline."""
CARDS = 'remove = ["ussr-t-34"]'


def test_after_abandoned_bombs_the_next_client_is_served(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Thirty records and twelve card files at once: no work is left, no request has failed."""

    # On a busy machine, attackers that leave early never reach the job processes.
    monkeypatch.setattr(record_bomb, "LEAVES_AFTER", LONG)
    monkeypatch.setattr(card_bomb, "LEAVES_AFTER", LONG)
    # The attackers use up the tokens of their address, which the next client shares here.
    limits = Limits(address_rate=1e6, address_burst=10**6)

    @in_loop
    async def run() -> None:
        async with (
            inside(sqlite(tmp_path), limits=limits) as server,
            http_client(server.url) as client,
        ):
            crew = server.hub.state.jobs.guests
            for attack in (record_bomb.attack, card_bomb.attack):
                attacking = asyncio.create_task(attack(server.url, LONG))
                await until(lambda: crew.unfinished() > 0)
                assert len(crew._busy) == 1  # one at a time for each address
                assert crew.unfinished() <= Limits().heavy_per_address
                await opened(client)
                attacking.cancel()
                await asyncio.wait([attacking])
                await until(lambda: crew.unfinished() == 0)
            body = {"terms": card_bomb.TERMS, "cards": CARDS}
            assert (await client.post("/api/tables", json=body)).status_code == 201
            assert server.hub.state.metrics.errors._value.get() == 0

    run()


def test_card_bombs_are_as_large_as_they_may_be(tmp_path: Path) -> None:
    """None is refused for its length: that would say nothing about reading it."""

    @in_loop
    async def run() -> None:
        async with (
            inside(sqlite(tmp_path), limits=PATIENT) as server,
            http_client(server.url) as client,
        ):
            for cards in card_bomb.bombs(0):
                assert card_bomb.MAX_CHARACTERS - 20 < len(cards) <= card_bomb.MAX_CHARACTERS
                body = {"players": 2, "cards": cards}
                answer = await client.post("/api/games/rush/check", json=body)
                assert answer.json()["code"] == "rules", answer.text[:200]

    run()


def test_record_bombs_are_records(tmp_path: Path) -> None:
    @in_loop
    async def run() -> None:
        async with (
            inside(sqlite(tmp_path), limits=PATIENT) as server,
            http_client(server.url) as client,
        ):
            answer = await client.post("/api/replay", json=record_bomb.bomb(0))
            assert answer.status_code == 200, answer.text[:200]

    run()


def test_endless_numbers_and_lists_are_refused_with_their_line(tmp_path: Path) -> None:
    @in_loop
    async def run() -> None:
        async with inside(sqlite(tmp_path)) as server, http_client(server.url) as client:
            for path, body in toml_integers.requests():
                answer = await client.post(path, json=body)
                assert answer.status_code == 422, (path, answer.text[:200])
                error = answer.json()
                assert error["code"] in {"rules", "bad-record"}
                assert error["text"].startswith(("cards:3: ", "record:")), error["text"]
                assert len(error["text"]) < 2100
            assert server.hub.state.metrics.errors._value.get() == 0

    run()


def test_a_log_is_read_from_the_start_again_and_again(tmp_path: Path) -> None:
    @in_loop
    async def run() -> None:
        async with inside(sqlite(tmp_path), limits=Limits()) as server:
            await hello_from_the_start.attack(server.url, 0.6)
            (live,) = server.hub.state.live.values()
            assert live.table.seq > 0
            assert server.hub.state.metrics.errors._value.get() == 0

    run()
