"""Opening tables, and when their games begin."""

from __future__ import annotations

import asyncio

import pytest

from sztab.core.action import SztabError
from sztab.server import wire
from sztab.server.tables import results
from sztab.server.tables.options import SeatPlan
from tests.server.doubles import Scene, in_loop, refused
from tests.server.tables.scenes import BANK, BOT, OPEN, PERSON, terms
from tests.server.tables.service.scenes import Desk, begun


@in_loop
async def test_a_full_table_begins_at_once() -> None:
    desk = await begun("warsaw", 2)
    assert desk.stored() == ["Opened", "Started"]
    assert sorted(desk.tokens) == [0, 1]
    assert desk.live.table.status == "running"


@in_loop
async def test_a_table_begins_when_the_last_seat_is_taken() -> None:
    desk = await begun("rush", [PERSON, OPEN, OPEN])
    assert sorted(desk.tokens) == [0]
    first = await desk.hub.seats.join(desk.code, results.JoinTable(" Ada "))
    assert (first.seat, first.seq) == (1, 1)
    assert desk.live.table.status == "open"
    second = await desk.hub.seats.join(desk.code, results.JoinTable("Bob"))
    assert (second.seat, second.seq) == (2, 2)
    assert desk.stored() == ["Opened", "Joined", "Joined", "Started"]
    assert desk.live.table.seats[1].name == "Ada"
    assert await refused(desk.hub.seats.join(desk.code, results.JoinTable("Cyd"))) == "not-open"


@in_loop
async def test_a_table_with_a_clock_begins_when_all_players_have_arrived() -> None:
    desk = Desk()
    await desk.open(terms("rush", [PERSON, PERSON, BOT], clock=BANK))
    assert desk.stored() == ["Opened"]
    first, welcome = await desk.connect(1, after=0)
    assert (welcome.seq, welcome.position) == (1, None)
    assert [one.news.kind for one in welcome.missed] == ["joined"]
    await desk.connect(1)  # in another window
    await desk.connect(-1)
    assert desk.stored() == ["Opened", "Joined"]
    _, welcome = await desk.connect(0)
    assert welcome.position is not None
    assert first.kinds()[:2] == ["joined", "started"]
    assert desk.stored()[:4] == ["Opened", "Joined", "Joined", "Started"]


@in_loop
async def test_without_autostart_the_host_begins() -> None:
    desk = await begun("rush", [PERSON, PERSON], autostart=False)
    assert desk.stored() == ["Opened"]
    assert await refused(desk.ask(1, wire.StartRequest())) == "not-host"
    assert isinstance(await desk.ask(0, wire.StartRequest()), wire.OkMessage)
    assert desk.stored() == ["Opened", "Started"]


@in_loop
async def test_bots_have_a_rank_and_persons_a_name() -> None:
    scene = Scene()
    plans = [SeatPlan("person", " Ada ", "captain"), SeatPlan("bot", "Eve"), SeatPlan("open", "x")]
    opened = await scene.hub.open(terms("rush", plans))
    seats = scene.hub.state.live[opened.code].table.seats
    assert [(one.name, one.rank) for one in seats] == [("Ada", ""), ("", "lieutenant"), ("", "")]


@in_loop
async def test_an_invalid_combination_opens_no_table() -> None:
    scene = Scene()
    wrong = [
        terms("chess", [PERSON]),
        terms("rush", [PERSON]),
        terms("rush", [PERSON] * 2, "no-such-preset"),
        terms("rush", [PERSON] * 2, settings={"no.such": "toggle"}),
        terms("rush", [PERSON, SeatPlan("bot", rank="marshal")]),
    ]
    for one in wrong:
        with pytest.raises(SztabError):
            await scene.hub.open(one)
    assert scene.store.logs == {}


@in_loop
async def test_of_two_players_one_gets_the_last_seat() -> None:
    desk = await begun("rush", [PERSON, OPEN])
    asked = [desk.hub.seats.join(desk.code, results.JoinTable(name)) for name in ("Ada", "Bob")]
    answers = await asyncio.gather(*asked, return_exceptions=True)
    assert [type(one).__name__ for one in answers] == ["JoinedTable", "Refusal"]


@in_loop
async def test_a_missing_table() -> None:
    scene = Scene()
    assert await refused(scene.hub.registry.find("ABCDEF")) == "no-table"
    assert await refused(scene.hub.seats.join("ABCDEF", results.JoinTable())) == "no-table"
