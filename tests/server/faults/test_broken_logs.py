"""A table that cannot be restored is refused in clear words, and no other table is affected."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest

from sztab.server import wire
from sztab.server.client import Client, Disconnected, ServerRefused, call
from sztab.server.tables.live_table import RECENT
from sztab.server.tables.options import TableOptions
from tests.server.faults.audit import all_events
from tests.server.faults.players import PERSON, RECRUIT
from tests.server.faults.stored_tables import (
    change_entry,
    change_entry_in,
    remove_entry,
    with_fields,
    write_tables,
)
from tests.server.servers import inside

if TYPE_CHECKING:
    from tests.server.faults.stored_tables import Change

BOTS = TableOptions("warsaw", [RECRUIT, RECRUIT])
PERSONS = TableOptions("battlegrounds", [PERSON, PERSON])
MOVES = 6

OTHER: dict[str, Change] = {
    "AAAAAA": with_fields(version="0.0.1"),
    "AAAAAB": with_fields(cards="0123456789ab"),
}
"""Logs of another version or with other cards that give the same game: these tables go on."""
OUTDATED: dict[str, Change] = {
    "AAAAAC": with_fields(terms={"game": "ludo", "seats": [{"kind": "bot", "rank": "recruit"}]}),
}
BROKEN: dict[str, tuple[int, Change]] = {
    "BAAAAA": (0, lambda _: b"\x00\xff not JSON"),
    "BAAAAB": (0, with_fields(seed="seven")),
    "BAAAAC": (0, lambda _: b'{"type":"closed"}'),
    "BAAAAD": (1, with_fields(chance=["no such thing"])),
    "BAAAAE": (2, lambda data: data[: len(data) // 2]),
    "BAAAAF": (3, with_fields(action="no such thing")),
    "BAAAAG": (3, with_fields(seat=7)),
    "BAAAAH": (4, lambda _: b'{"type":"resigned","seat":9}'),
    "BAAAAJ": (4, lambda _: b'{"type":"never heard of it"}'),
    "BAAAAL": (5, lambda _: b'{"type":"undone","seat":0,"moves":40}'),
    "BAAAAM": (6, lambda _: b""),
}
GAPS = {"CAAAAA": 0, "CAAAAB": 1, "CAAAAC": 4}
SOUND = ["ZZZZZY", "ZZZZZZ"]
"""They are woken last, after all broken ones."""


async def write(database: str) -> None:
    terms = dict.fromkeys([*OTHER, *OUTDATED, *BROKEN, *GAPS, *SOUND], BOTS)
    await write_tables(database, terms, MOVES)
    for code, change in (OTHER | OUTDATED).items():
        await change_entry(database, code, 0, change)
    for code, (seq, change) in BROKEN.items():
        await change_entry(database, code, seq, change)
    for code, seq in GAPS.items():
        await remove_entry(database, code, seq)


async def refusal(server: str, code: str) -> str:
    """Return the code with which the table is refused, over HTTP and on a socket alike."""
    client = Client(server, code)
    with pytest.raises(ServerRefused) as refused:
        await asyncio.to_thread(call, f"{server}/api/tables/{code}", wire.TableInfo)
    with pytest.raises(ServerRefused) as sent_away:
        await client.connect()
    with pytest.raises(Disconnected) as cut:
        await _read_on(client)
    await client.close()
    assert not cut.value.again
    assert sent_away.value.code == refused.value.code
    return refused.value.code


async def _read_on(client: Client) -> None:
    async with asyncio.timeout(10):
        while True:
            await client.receive()


def test_only_broken_tables_are_affected(database: str) -> None:
    async def look() -> None:
        await write(database)
        async with inside(database) as server:
            for code in OUTDATED:
                assert await refusal(server.url, code) == "outdated"
            for code in [*BROKEN, *GAPS]:
                assert await refusal(server.url, code) == "broken"
            for code in OTHER:
                await asyncio.to_thread(call, f"{server.url}/api/tables/{code}", wire.TableInfo)
            async with asyncio.timeout(30):
                for code in SOUND:
                    await _until_over(server.url, code)

    asyncio.run(look())


async def _until_over(server: str, code: str) -> None:
    """Wait until the table's bots, which nobody watches, have finished the game."""
    while True:
        table = await asyncio.to_thread(call, f"{server}/api/tables/{code}", wire.TableInfo)
        if table.status == "over":
            return
        await asyncio.sleep(0.05)


def test_a_broken_table_says_which_one_it_is(database: str) -> None:
    async def look() -> None:
        await write_tables(database, {"AAAAAC": BOTS, "BAAAAA": BOTS}, MOVES)
        await change_entry(database, "AAAAAC", 0, OUTDATED["AAAAAC"])
        await change_entry(database, "BAAAAA", 3, with_fields(action="no such thing"))
        async with inside(database) as server:
            for code, word in (("AAAAAC", "ludo"), ("BAAAAA", "BAAAAA")):
                with pytest.raises(ServerRefused, match=word):
                    await asyncio.to_thread(call, f"{server.url}/api/tables/{code}", wire.TableInfo)

    asyncio.run(look())


def test_a_damaged_past_does_not_stop_the_game(database: str) -> None:
    """An entry is damaged while its table is in memory: only its history is unavailable."""

    async def look() -> None:
        await write_tables(database, {"AAAAAA": PERSONS}, 2 * RECENT)
        async with inside(database) as server:
            live = await server.hub.registry.find("AAAAAA")
            await change_entry_in(server.hub.store, "AAAAAA", 3, with_fields(action="nothing"))
            with pytest.raises(ServerRefused) as refused:
                await asyncio.to_thread(all_events, server.url, "AAAAAA")
            assert refused.value.code == "broken"
            seat = live.table.to_move()
            token = server.hub.seats.pass_for(live.table, seat)
            player = Client(server.url, "AAAAAA", token)
            await player.connect()
            assert player.position is not None
            answer = await player.move(player.position.choices[0].action)
            await player.close()
            assert answer.done == 2 * RECENT + 2

    asyncio.run(look())
