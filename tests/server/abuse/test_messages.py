"""Thousands of invalid messages: they change no table, and other players do not notice them.

`SZTAB_SOAK=100000 pytest tests/server/abuse/test_messages.py` sends that many; by default a few
thousand.
"""

from __future__ import annotations

import asyncio
import os
from pathlib import Path

import pytest

from sztab.server import wire
from sztab.server.operations import watchdog
from sztab.server.tables.options import TableOptions
from tests.server.abuse import server_state
from tests.server.abuse.attackers import Attacker
from tests.server.abuse.honest_players import LOBBIES, PLAYED, Party, with_a_question
from tests.server.servers import Outside, sqlite

MESSAGES = int(os.environ.get("SZTAB_SOAK", "") or 3000)
BATCHES = max(4, MESSAGES // 2500)
ATTACKERS = 6
BETWEEN = 4
"""Moves at each table between two batches."""
GROWTH = 64 * 1024 * 1024
"""Bytes that the server's memory may grow by, for any number of messages."""

SEEN = {
    "illegal",
    "malformed",
    "not-agreed",
    "not-handed",
    "not-open",
    "not-over",
    "not-running",
    "not-your-turn",
    "spectator",
    "stale",
    "unknown-action",
}
"""All of these must be among the refusals, or the attackers do not do what they should."""


class Siege:
    """A server, honest players, and a model of their tables."""

    def __init__(self, server: Outside) -> None:
        self.server = server
        self.parties: list[Party] = []
        self.sent = 0

    async def prepare(self) -> None:
        """Set up tables of every game that are open, running, over, and with an undo request."""
        for terms in (*PLAYED, *LOBBIES):
            await self._seat(terms)
        for terms in PLAYED:
            party = await self._seat(terms)
            await party.play(5)
            for seat in list(party.tokens)[1:]:
                await party.ask(seat, wire.ResignRequest())
            assert party.is_over()
        self.parties.append(await with_a_question(self.server.url))

    async def _seat(self, terms: TableOptions) -> Party:
        party = Party(self.server.url, terms)
        await party.sit_down()
        self.parties.append(party)
        return party

    async def play_on(self) -> None:
        """Let the players at the first tables make a few moves; a table that is over stays."""
        for number, terms in enumerate(PLAYED):
            if self.parties[number].is_over():
                self.parties.append(self.parties[number])
                self.parties[number] = Party(self.server.url, terms)
                await self.parties[number].sit_down()
            await self.parties[number].play(BETWEEN)

    async def batch(self, number: int, size: int) -> None:
        """Send invalid messages from all sides, and check that they had no effect."""
        before = server_state.stored(self.server)
        looks = [await asyncio.to_thread(party.looks) for party in self.parties]
        tables = [party.known() for party in self.parties]
        attackers = [
            Attacker(self.server.url, tables, f"batch {number} attacker {n}")
            for n in range(ATTACKERS)
        ]
        async with asyncio.TaskGroup() as group:
            for one in attackers:
                group.create_task(one.attack(size // ATTACKERS + 1))
        self.sent += sum(one.sent for one in attackers)
        await self.audit(before, looks)

    async def audit(self, before: object, looks: list[list[bytes]]) -> None:
        """Compare with the state before."""
        assert server_state.stored(self.server) == before
        assert [await asyncio.to_thread(party.looks) for party in self.parties] == looks
        for party in self.parties:
            await party.check()
        assert server_state.count(self.server, "sztab_errors_total") == 0
        sockets = sum(party.connections for party in self.parties)
        same = await asyncio.to_thread(
            server_state.until, lambda: server_state.count(self.server, "sztab_sockets") == sockets
        )
        assert same, "the server counts sockets that are closed"

    async def finish(self) -> None:
        """Let the remaining players finish their games."""
        for party in self.parties[: len(PLAYED)]:
            while not party.is_over():
                await party.play(100)
            ending = party.ending()
            assert ending is not None
            assert ending.how == "finished"

    async def leave(self) -> None:
        """Close all sockets."""
        for party in self.parties:
            await party.leave()


@pytest.fixture
def server(tmp_path: Path) -> Outside:
    return Outside(sqlite(tmp_path))


def logged(capfd: pytest.CaptureFixture[str]) -> list[str]:
    """Return the lines that the server printed since the last call.

    Those of the watchdog are left out: on a busy machine it reports a late loop at any time.
    """
    lines = "".join(capfd.readouterr()).splitlines()
    return [line for line in lines if f" {watchdog.__name__}: " not in line]


def test_wrong_messages_change_nothing(server: Outside, capfd: pytest.CaptureFixture[str]) -> None:
    async def run() -> None:
        siege = Siege(server)
        try:
            await withstand(siege)
        finally:
            await siege.leave()

    async def withstand(siege: Siege) -> None:
        await siege.prepare()
        used = 0
        for number in range(BATCHES):
            await siege.play_on()
            await siege.batch(number, MESSAGES // BATCHES)
            assert logged(capfd) == []
            used = used or server_state.memory(server)
            assert server_state.memory(server) < used + GROWTH
        assert siege.sent >= MESSAGES
        assert server_state.refusals(server) >= SEEN
        await siege.finish()

    server.start()
    try:
        asyncio.run(run())
    finally:
        server.stop()
    assert logged(capfd) == []
