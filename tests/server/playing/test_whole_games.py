"""Whole games over the network, of every game, preset and number of players.

People and guests decide at random, and bots of the quick ranks for themselves. Every player has a
tab that is cut off now and then: after a reconnection it must have missed nothing, and received
nothing twice.

By default one game of each; `SZTAB_SOAK=100 pytest -n 2 tests/server/playing/test_whole_games.py`
plays a hundred of each preset, the numbers of players in turn, and `SZTAB_SLICE=2/10` only the
second tenth of them. The last line says how many messages were compared and connections cut.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from itertools import pairwise
from random import Random
from typing import TYPE_CHECKING

import msgspec

from sztab import games
from sztab.records import parse_record, record_from_json, replay, verify
from sztab.server import wire
from sztab.server.tables import results
from tests.server.figures import Record, counted
from tests.server.playing.parallel import in_parallel, rare_garbage_collection
from tests.server.playing.recording_client import Recorder, dismiss, fetch
from tests.server.playing.scripted_players import Party, ScriptedPlayer, gather
from tests.server.playing.seeds import seeded
from tests.server.playing.variants import (
    SOAK,
    Variant,
    a_few,
    batches,
    by_preset,
    every,
    installed,
    sliced,
    variants,
)
from tests.server.servers import Inside, inside, sqlite

if TYPE_CHECKING:
    from pathlib import Path

    from tests.server.playing.variants import Batch

EVERY = [variant for game in installed() for variant in variants(game)]
FEW = [one for game in installed() for one in a_few(variants(game), 1)]


@every(sliced(by_preset(SOAK, EVERY)) if SOAK else batches(1, FEW))
def test_a_game_is_played_to_its_end_despite_disconnections(
    batch: Batch, tmp_path: Path, record_property: Record
) -> None:
    seen: Counter[str] = Counter()

    async def check(server: Inside, number: int) -> None:
        seen.update(await _play(server, batch.variant, f"{batch.variant}/{number}"))

    async def play() -> None:
        async with inside(sqlite(tmp_path)) as server:
            await in_parallel(check(server, number) for number in batch.numbers)

    with rare_garbage_collection():
        asyncio.run(play())
    counted(record_property, "Whole games", seen)


async def _play(server: Inside, variant: Variant, name: str) -> Counter[str]:
    """Play a game and check all its messages; return counts."""
    async with server.opening:
        with seeded(name):
            party = await gather(server.url, variant, name)
    status, text = await fetch(f"{server.url}/api/tables/{party.code}/record")
    assert (status, '"not-over"' in text) == (409, True)
    try:
        await party.play()
        end = server.hub.state.live[party.code].table.seq
        for client in party.clients():
            await client.catch_up(end)
        _check_what_was_told(party, end)
        for player in party.players:
            await _check_pages(server, party, player, end)
        await _check_record(server, party)
        messages = sum(len(client.heard) for client in party.clients())
        cuts = sum(player.cuts for player in party.players)
        return Counter(games=1, entries=end + 1, messages=messages, disconnects=cuts)
    finally:
        await dismiss(party.clients())


def _check_what_was_told(party: Party, end: int) -> None:
    """Each tab has received each entry once, in order; both tabs of a seat the same."""
    for client in party.clients():
        _check_gapless(client, end)
    for player in party.players:
        if player.flaky is not None:
            _check_told_the_same(player.steady, player.flaky)


def _check_told_the_same(steady: Recorder, flaky: Recorder) -> None:
    told = {update.seq: _told(update) for update in steady.updates()}
    for update in flaky.updates():
        assert told.get(update.seq, _told(update)) == _told(update)
    stood = dict(steady.positions())
    for seq, position in flaky.positions():
        assert stood.get(seq, position) == position
    assert _without_presence(steady) == _without_presence(flaky)


def _check_gapless(client: Recorder, end: int) -> None:
    seqs = [update.seq for update in client.updates()]
    assert seqs == list(range(seqs[0], end + 1)), _gap(seqs)
    first = client.heard[0].message
    assert isinstance(first, wire.WelcomeMessage)
    assert seqs[0] == (0 if first.missed else first.seq + 1)


def _gap(seqs: list[int]) -> str:
    wrong = [(one, two) for one, two in pairwise(seqs) if two != one + 1]
    return f"after {wrong[0][0]} comes {wrong[0][1]}" if wrong else "the end is missing"


def _told(update: wire.UpdateMessage) -> wire.UpdateMessage:
    """The content of an update without the position: reconnecting clients do not get that."""
    return msgspec.structs.replace(update, position=None, table=None)


def _without_presence(client: Recorder) -> wire.TableInfo:
    assert client.table is not None
    seats = [msgspec.structs.replace(seat, here=False) for seat in client.table.seats]
    return msgspec.structs.replace(client.table, seats=seats)


async def _check_pages(server: Inside, party: Party, player: ScriptedPlayer, end: int) -> None:
    """The events in pages over HTTP are the same as those on the socket."""
    told = {update.seq: _told(update) for update in player.steady.updates()}
    limit = Random(party.name).randint(100, 200)
    updates = await _pages(server, party, player.token, -1, limit)
    assert [update.seq for update in updates] == list(range(end + 1))
    assert all(told.get(update.seq, update) == update for update in updates)
    some = Random(party.name).randint(max(0, end - 31), end)
    assert await _pages(server, party, player.token, some, 3) == updates[some + 1 :]


async def _pages(
    server: Inside, party: Party, token: str, after: int, limit: int
) -> list[wire.UpdateMessage]:
    found: list[wire.UpdateMessage] = []
    while True:
        url = f"{server.url}/api/tables/{party.code}/events?after={after}&limit={limit}"
        status, text = await fetch(url, token)
        assert status == 200, text
        page = msgspec.json.decode(text, type=results.Events)
        assert len(page.updates) <= limit
        found += page.updates
        if not page.more:
            return found
        assert page.updates, f"there is more after {after}, but nothing is told"
        after = found[-1].seq


async def _check_record(server: Inside, party: Party) -> None:
    """The record ends where the table does, and all its chance comes from the committed seed."""
    url = f"{server.url}/api/tables/{party.code}/record"
    status, text = await fetch(url)
    assert status == 200
    record = parse_record(text, "record.sztab")
    assert record_from_json((await fetch(f"{url}?format=json"))[1], "record.json").plies
    game = games.get(record.game)
    table = server.hub.state.live[party.code].table
    assert game.codec.dump(replay(record)) == game.codec.dump(table.play.state)
    verdict = verify(record)
    assert verdict.honest, verdict.mismatch
    assert verdict.keeps(party.commitment)
    assert record.seed is not None
    assert all(client.table is not None for client in party.clients())
    assert {client.table.seed for client in party.clients() if client.table} == {str(record.seed)}
