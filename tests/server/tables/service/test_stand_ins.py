"""Bots that replace players: only absent players, and not before they had time to come back."""

from __future__ import annotations

from sztab.server import wire
from tests.server.doubles import T0, in_loop, refused
from tests.server.tables.scenes import BANK
from tests.server.tables.service.scenes import Desk, begun

PATIENCE = 120_000
"""The default, in milliseconds."""


async def waited() -> tuple[Desk, int]:
    """Let a player keep the others waiting long enough; return the seat."""
    desk = await begun("rush", 2)
    desk.clock.now += PATIENCE
    return desk, desk.live.table.to_move()


@in_loop
async def test_an_absent_player_may_be_replaced() -> None:
    desk, slow = await waited()
    assert isinstance(await desk.ask(1 - slow, wire.HandRequest(slow)), wire.OkMessage)
    assert desk.live.table.seats[slow].bot


@in_loop
async def test_a_connected_player_is_not_replaced() -> None:
    desk, slow = await waited()
    first, _ = await desk.connect(slow)
    second, _ = await desk.connect(slow)
    assert await refused(desk.ask(1 - slow, wire.HandRequest(slow))) == "present"
    desk.hub.feed.disconnect(desk.live, first)
    assert await refused(desk.ask(1 - slow, wire.HandRequest(slow))) == "present"
    desk.hub.feed.disconnect(desk.live, second)
    assert await refused(desk.ask(1 - slow, wire.HandRequest(slow))) == "patience"
    desk.clock.now += PATIENCE
    assert isinstance(await desk.ask(1 - slow, wire.HandRequest(slow)), wire.OkMessage)


@in_loop
async def test_a_briefly_absent_player_is_not_replaced_even_after_a_reload_of_the_table() -> None:
    desk, slow = await waited()
    ear, _ = await desk.connect(slow)
    desk.hub.feed.disconnect(desk.live, ear)
    del desk.hub.state.live[desk.code]
    desk.clock.now += PATIENCE - 1
    assert await refused(desk.ask(1 - slow, wire.HandRequest(slow))) == "patience"
    desk.clock.now += 1
    assert isinstance(await desk.ask(1 - slow, wire.HandRequest(slow)), wire.OkMessage)


@in_loop
async def test_the_seat_of_a_briefly_absent_player_cannot_be_freed() -> None:
    desk = await begun("rush", 2)
    ear, _ = await desk.connect(1)
    await desk.ask(1, wire.LeaveRequest())
    assert await refused(desk.ask(0, wire.FreeRequest(1))) == "present"
    desk.hub.feed.disconnect(desk.live, ear)
    assert await refused(desk.ask(0, wire.FreeRequest(1))) == "patience"
    desk.clock.now += PATIENCE
    assert isinstance(await desk.ask(0, wire.FreeRequest(1)), wire.OkMessage)


@in_loop
async def test_presence_is_not_written_to_a_file() -> None:
    desk, slow = await waited()
    ear, _ = await desk.connect(slow)
    desk.hub.feed.disconnect(desk.live, ear)
    assert desk.store.sighting_writes == 0
    assert desk.stored() == ["Opened", "Started"]


@in_loop
async def test_a_connected_player_may_hand_their_seat_to_a_bot_at_once() -> None:
    desk = await begun("rush", 2)
    await desk.connect(0)
    assert isinstance(await desk.ask(0, wire.HandRequest(0)), wire.OkMessage)


@in_loop
async def test_after_a_restart_players_have_time_to_reconnect() -> None:
    desk, slow = await waited()
    new = Desk(desk.store, T0 + 100 * PATIENCE)
    new.code, new.tokens = desk.code, desk.tokens
    new.clock.now += PATIENCE - 1
    assert await refused(new.ask(1 - slow, wire.HandRequest(slow))) == "patience"
    new.clock.now += 1
    assert isinstance(await new.ask(1 - slow, wire.HandRequest(slow)), wire.OkMessage)


@in_loop
async def test_spectators_replace_nobody() -> None:
    desk, slow = await waited()
    assert await refused(desk.ask(-1, wire.HandRequest(slow))) == "spectator"


@in_loop
async def test_with_a_clock_nobody_is_replaced() -> None:
    desk = await begun("rush", 2, clock=BANK)
    desk.clock.now += PATIENCE
    slow = desk.live.table.to_move()
    assert await refused(desk.ask(1 - slow, wire.HandRequest(slow))) == "patience"
