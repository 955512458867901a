"""Rematches: the same options, each player one seat further, with valid passes."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from sztab.server import wire
from sztab.server.tables import log
from sztab.server.tables.options import SeatPlan
from sztab.server.wire.refusals import Refusal
from tests.server.doubles import in_loop, refused
from tests.server.tables.scenes import BANK
from tests.server.tables.service.scenes import Desk, begun


async def over(players: int = 3, **more: Any) -> Desk:  # noqa: ANN401 (as TableOptions takes them)
    plans = [SeatPlan("person", f"P{n}") for n in range(players - 1)]
    desk = await begun("rush", [*plans, SeatPlan("bot", rank="recruit")], **more)
    for seat in range(players - 1):
        if desk.live.table.status == "running":
            await desk.ask(seat, wire.ResignRequest())
    return desk


@in_loop
async def test_everybody_sits_one_seat_further_under_the_same_terms() -> None:
    desk = await over(3, clock=BANK, hints=False, public=True)
    answer = await desk.ask(0, wire.RematchRequest("r"))
    assert isinstance(answer, wire.NextMessage)
    assert answer.id == "r"
    new = desk.hub.state.live[answer.code].table
    old = desk.live.table
    assert [(seat.kind, seat.name, seat.rank) for seat in new.seats] == [
        ("bot", "", "recruit"),
        ("person", "P0", ""),
        ("person", "P1", ""),
    ]
    assert (new.terms.clock, new.terms.hints, new.terms.public) == (BANK, False, True)
    assert (new.opened.previous, old.next) == (old.code, new.code)
    assert new.opened.seed != old.opened.seed


@in_loop
async def test_the_next_game_begins_at_once() -> None:
    desk = await over()
    answer = await desk.ask(0, wire.RematchRequest())
    assert isinstance(answer, wire.NextMessage)
    assert desk.hub.state.live[answer.code].table.status == "running"


@in_loop
async def test_where_time_counts_the_next_game_waits_for_everybody() -> None:
    desk = await over(3, clock=BANK)
    asked = [await desk.ask(seat, wire.RematchRequest()) for seat in (0, 1)]
    tokens = [one.token for one in asked if isinstance(one, wire.NextMessage)]
    desk.code, desk.tokens = desk.live.table.next, dict(enumerate(tokens, 1))
    _, first = await desk.connect(1)
    _, second = await desk.connect(2)
    assert (first.table.status, second.table.status) == ("open", "running")


@in_loop
async def test_the_passes_work() -> None:
    desk = await over()
    for seat in (0, 1):
        answer = await desk.ask(seat, wire.RematchRequest())
        assert isinstance(answer, wire.NextMessage)
        new = desk.hub.state.live[answer.code].table
        assert desk.hub.seats.seat_of(new, answer.token) == seat + 1
        with pytest.raises(Refusal):
            desk.hub.seats.seat_of(desk.live.table, answer.token)


@in_loop
async def test_there_is_one_next_table_for_all_who_ask() -> None:
    desk = await over()
    answers = await asyncio.gather(*(desk.ask(seat, wire.RematchRequest()) for seat in (0, 1, 0)))
    assert len({one.code for one in answers if isinstance(one, wire.NextMessage)}) == 1
    assert len(desk.store.logs) == 2
    assert desk.stored()[-1] == "Continued"


@in_loop
async def test_each_player_gets_their_own_pass() -> None:
    desk = await over()
    ears = {seat: (await desk.connect(seat))[0] for seat in (-1, 0, 1)}
    await desk.ask(0, wire.RematchRequest())
    tokens = {}
    for seat, ear in ears.items():
        assert ear.kinds() == ["continued"]
        (told,) = [one for one in ear.heard if isinstance(one, wire.NextMessage)]
        tokens[seat] = told.token
        assert told.code == desk.live.table.next
    new = desk.hub.state.live[desk.live.table.next].table
    assert tokens[-1] == ""
    assert [desk.hub.seats.seat_of(new, tokens[seat]) for seat in (0, 1)] == [1, 2]


@in_loop
async def test_not_before_the_game_is_over_and_not_by_spectators() -> None:
    desk = await begun()
    assert await refused(desk.ask(0, wire.RematchRequest())) == "not-over"
    desk = await over()
    assert await refused(desk.ask(-1, wire.RematchRequest())) == "spectator"
    assert len(desk.store.logs) == 1


@in_loop
async def test_seats_go_all_the_way_round() -> None:
    desk = await begun("warsaw", [SeatPlan("person", "Ada"), SeatPlan("person", "Bob")])
    seen = []
    for _ in range(3):
        table = desk.live.table
        seen.append([seat.name for seat in table.seats])
        await desk.ask(0, wire.ResignRequest())
        answer = await desk.ask(1, wire.RematchRequest())
        assert isinstance(answer, wire.NextMessage)
        desk.code = answer.code
    assert seen == [["Ada", "Bob"], ["Bob", "Ada"], ["Ada", "Bob"]]


@in_loop
async def test_another_worker_that_was_faster_decides_which_table_is_next() -> None:
    desk = await over()
    desk.store.trouble = ["", "beaten"]  # the start of the new table, then the way to it
    desk.store.rival = log.Continued("GHJKLM")
    assert await refused(desk.ask(0, wire.RematchRequest())) == "stale"
    answer = await desk.ask(0, wire.RematchRequest())
    assert isinstance(answer, wire.NextMessage)
    assert answer.code == "GHJKLM"


@in_loop
async def test_a_rematch_at_another_worker_is_sent_with_the_pass() -> None:
    left = await begun("rush", 2)
    right = Desk(left.store)
    right.code, right.tokens = left.code, left.tokens
    await left.ask(0, wire.ResignRequest())
    ear, _ = await right.connect(1)
    await left.ask(0, wire.RematchRequest())
    await right.hub.registry.refresh(right.live)
    (told,) = [one for one in ear.heard if isinstance(one, wire.NextMessage)]
    assert left.hub.seats.seat_of(left.hub.state.live[told.code].table, told.token) == 0
