"""Two workers on one PostgreSQL: the log is their only lock, notifications their only link.

`SZTAB_SOAK=200 pytest tests/server/faults/test_workers.py` cuts the connections that often.
"""

from __future__ import annotations

import asyncio
import os
import random
import time
from typing import TYPE_CHECKING

import pytest

from sztab.server import wire
from sztab.server.client import Client, ServerRefused
from sztab.server.operations.supervisor import PATIENCE
from sztab.server.tables.options import TableOptions
from sztab.server.wire import ClockPlan
from tests.server.faults.audit import audit_http, audit_store
from tests.server.faults.journal import Journal
from tests.server.faults.players import GENERAL, PERSON, RECRUIT, TABLES, Crowd
from tests.server.faults.processes import Frozen, ended, tries, until, workers
from tests.server.faults.two_workers import client_of, closing, opened, serving, thinkers
from tests.server.postgres import own_postgres as postgres

if TYPE_CHECKING:
    from tests.server.postgres import OwnCluster
    from tests.server.servers import Outside

__all__ = ["postgres"]
"""These tests restart their cluster."""

CUTS = int(os.environ.get("SZTAB_SOAK", "") or "8")
DUELS = 30
ASKED_WITHIN = 1.5
"""Seconds within which every connection is checked."""
REPLACED_WITHIN = PATIENCE / 2
"""Much shorter than the timeout for an answer."""


async def turn_of(clients: list[Client]) -> Client | None:
    """Wait until a seat has to decide; None when the game is over."""
    async with asyncio.timeout(30):
        while True:
            seqs = {client.seq for client in clients}
            if len(seqs) == 1:
                if all(client.is_over() for client in clients):
                    return None
                deciding = [client for client in clients if client.must_decide()]
                if deciding:
                    return deciding[0]
            await asyncio.sleep(0.002)


def test_updates_reach_the_clients_of_the_other_worker(server: Outside) -> None:
    async def play() -> None:
        one, other = serving(server)
        code, tokens = await opened(server.url, TableOptions("warsaw", [PERSON, PERSON]))
        here = await client_of(one, server.url, code, tokens[0])
        there = await client_of(other, server.url, code, tokens[1])
        watcher = await client_of(other, server.url, code)
        chance, first = random.Random("updates"), watcher.seq
        clients = [here, there, watcher]
        async with closing(*clients):
            while (mover := await turn_of(clients)) is not None:
                assert mover.position is not None
                await mover.move(chance.choice(mover.position.choices).action)
            heard = [one.seq for one in watcher._inbox if isinstance(one, wire.UpdateMessage)]
            assert heard == list(range(first + 1, watcher.seq + 1))

    asyncio.run(play())


def test_a_player_connected_to_the_other_worker_is_not_replaced(server: Outside) -> None:
    async def play() -> None:
        one, other = serving(server)
        code, tokens = await opened(server.url, TableOptions("rush", [PERSON, PERSON], patience=1))
        here = await client_of(one, server.url, code, tokens[0])
        slow = here.position.to_move if here.position is not None else None
        assert slow is not None
        if slow == 0:
            await here.close()
            here = await client_of(one, server.url, code, tokens[1])
        there = await client_of(other, server.url, code, tokens[slow])
        async with closing(here):
            assert await seats_shown(here) == [0, 1]
            for _ in range(8):
                await asyncio.sleep(0.2)
                with pytest.raises(ServerRefused) as caught:
                    await here.ask(wire.HandRequest(slow))
            assert caught.value.code == "present"
            await there.close()
            with pytest.raises(ServerRefused) as caught:
                await here.ask(wire.HandRequest(slow))
            assert caught.value.code in {"present", "patience"}
            assert await seats_shown(here, 1) == [1 - slow]
            await asyncio.sleep(1.1)
            assert isinstance(await here.ask(wire.HandRequest(slow)), wire.OkMessage)

    asyncio.run(play())


async def seats_shown(client: Client, number: int = 2) -> list[int]:
    """Wait until a client hears of this number of connected seats; return them."""
    async with asyncio.timeout(10):
        while True:
            told = await client.receive()
            if isinstance(told, wire.PresenceMessage) and len(told.here) == number:
                return told.here


def test_of_two_simultaneous_moves_exactly_one_wins(server: Outside, shared: str) -> None:
    journal = Journal()

    async def duel() -> None:
        code, tokens = await opened(server.url, TableOptions("battlegrounds", [PERSON, PERSON]))
        journal.tokens[code] = dict(enumerate(tokens))
        pairs = [
            [await client_of(worker, server.url, code, token) for worker in serving(server)]
            for token in tokens
        ]
        clients = [client for pair in pairs for client in pair]
        chance = random.Random("duels")
        async with closing(*clients):
            for _ in range(DUELS):
                mover = await turn_of(clients)
                if mover is None:
                    break
                pair = next(pair for pair in pairs if mover in pair)
                answers = await asyncio.gather(*(_try(one, journal, chance) for one in pair))
                assert sorted(answers) == ["ok", "stale"]

    asyncio.run(duel())
    asyncio.run(audit_store(shared, journal))


async def _try(client: Client, journal: Journal, chance: random.Random) -> str:
    position, seat = client.position, client.seat
    assert position is not None
    assert seat is not None
    action = chance.choice(position.choices).action
    move = journal.send(client.code, seat, position.turn, action)
    try:
        answer = await client.ask(wire.MoveRequest(move.turn, move.action, move.mark))
    except ServerRefused as refusal:
        return refusal.code
    assert isinstance(answer, wire.OkMessage)
    journal.acknowledge(move, answer.done)
    return "ok"


def test_a_move_repeated_at_the_other_worker_is_known_there(server: Outside) -> None:
    """A player who was cut off repeats the move on another worker, even before its notification."""

    async def repeat() -> None:
        code, tokens = await opened(server.url, TableOptions("warsaw", [PERSON, RECRUIT]))
        pair = [await client_of(worker, server.url, code, tokens[0]) for worker in serving(server)]
        async with closing(*pair):
            for number in range(DUELS):
                mover = await turn_of(pair)
                if mover is None:
                    break
                assert mover.position is not None
                turn, action = mover.position.turn, mover.position.choices[0].action
                move = wire.MoveRequest(turn, action, f"again {number}")
                answers = await asyncio.gather(*(one.ask(move) for one in pair))
                done = {answer.done for answer in answers if isinstance(answer, wire.OkMessage)}
                assert len(done) == 1

    asyncio.run(repeat())


@pytest.mark.slow
def test_play_goes_on_when_the_database_drops_all_connections(
    server: Outside, shared: str, postgres: OwnCluster
) -> None:
    journal = Journal()

    async def cut() -> None:
        crowd, chance = Crowd(server.url, journal), random.Random("cuts")
        async with crowd.playing():
            for _ in range(CUTS):
                await crowd.progress(chance.randrange(60))
                assert await asyncio.to_thread(postgres.cut_connections, shared)
            await asyncio.to_thread(postgres.restart)
            await crowd.progress(60)
            await crowd.finish()
            await audit_http(server.url, journal)

    asyncio.run(cut())
    assert asyncio.run(audit_store(shared, journal)) == set(journal.tokens)


@pytest.mark.slow
def test_players_of_a_killed_worker_reconnect(server: Outside, shared: str) -> None:
    journal = Journal()

    async def kill() -> None:
        crowd = Crowd(server.url, journal, TABLES[:3])
        async with crowd.playing():
            for number in range(2):
                await crowd.progress(60)
                await asyncio.to_thread(until, lambda: len(serving(server)) == 2, 60)
                worker = serving(server)[number]
                thinking = thinkers(worker)
                worker.kill()
                assert await asyncio.to_thread(ended, thinking)
            await crowd.progress(60)
            await crowd.finish()
            await audit_http(server.url, journal)

    asyncio.run(kill())
    assert asyncio.run(audit_store(shared, journal)) == set(journal.tokens)


@pytest.mark.slow
def test_a_worker_that_dies_while_it_is_asked_is_replaced(server: Outside) -> None:
    """A stopped worker cannot send a pulse; then it is killed."""
    worker = serving(server)[0]
    worker.suspend()
    time.sleep(ASKED_WITHIN)
    worker.kill()
    until(lambda: len({*workers(server)} - {worker}) == 2, REPLACED_WITHIN)
    until(lambda: len(serving(server)) == 2, 60)


@pytest.mark.slow
def test_bots_and_clocks_of_a_killed_worker_are_taken_over(server: Outside) -> None:
    """Here nobody restarts the worker: the other one takes over, after a while."""

    async def take_over() -> None:
        one, other = serving(server)
        bots, clock = TableOptions("warsaw", [PERSON, GENERAL]), ClockPlan("turn", 12)
        code, tokens = await opened(server.url, bots)
        timed, passes = await opened(
            server.url, TableOptions("warsaw", [PERSON, PERSON], clock=clock)
        )
        player = await client_of(one, server.url, code, tokens[0])
        pair = [await client_of(one, server.url, timed, token) for token in passes]
        watchers = [await client_of(other, server.url, which) for which in (code, timed)]
        assert server.process is not None
        async with closing(player, *pair, *watchers):
            mover = await turn_of(pair)
            assert mover is not None
            await decide(mover)
            await _until_bot_thinks(player)
            with Frozen(server.process.pid):
                one.kill()
                assert not watchers[1].is_over()
                async with asyncio.timeout(90):
                    await _hear(watchers[0], "moved", after=player.seq)
                    await _hear(watchers[1], "flagged")

    asyncio.run(take_over())


async def decide(client: Client) -> None:
    assert client.position is not None
    await client.move(client.position.choices[0].action)


async def _until_bot_thinks(player: Client) -> None:
    """Play until the bot has been thinking for a moment."""
    for _ in tries(400):
        seq = player.seq
        if player.must_decide():
            await decide(player)
        await asyncio.sleep(0.3)
        if player.seq == seq and not player.must_decide():
            return


async def _hear(client: Client, kind: str, after: int = -1) -> None:
    while True:
        heard = await client.receive()
        if isinstance(heard, wire.UpdateMessage) and heard.seq > after and heard.news.kind == kind:
            return
