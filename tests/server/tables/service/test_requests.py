"""Requests are checked, stored, acknowledged and broadcast, in this order."""

from __future__ import annotations

import asyncio

import pytest

from sztab.server import wire
from sztab.server.safety.tokens import Pass
from sztab.server.tables import results
from sztab.server.tables.proposals import PROPOSALS
from sztab.server.wire.old_keys import old_key
from sztab.server.wire.refusals import Refusal
from tests.server.doubles import in_loop, refused, until
from tests.server.tables.scenes import BOT, OPEN, PERSON
from tests.server.tables.service.scenes import begun

# Passes


@in_loop
async def test_a_pass_is_good_for_its_seat_and_no_other_table() -> None:
    desk, other = await begun(), await begun()
    table = desk.live.table
    assert [desk.hub.seats.seat_of(table, desk.tokens[seat]) for seat in (0, 1)] == [0, 1]
    assert desk.hub.seats.seat_of(table, "") == -1
    for token in (other.tokens[0], "szp_forged", desk.tokens[0][:-1]):
        with pytest.raises(Refusal) as caught:
            desk.hub.seats.seat_of(table, token)
        assert caught.value.code == "bad-token"
    for seat in (-1, 2, 99):
        token = desk.hub.state.passes.sign(Pass(desk.code, seat, 0))
        with pytest.raises(Refusal):
            desk.hub.seats.seat_of(table, token)


@in_loop
async def test_the_pass_of_a_player_who_left_stays_void() -> None:
    desk = await begun("rush", [PERSON, OPEN, OPEN])
    first = await desk.hub.seats.join(desk.code, results.JoinTable("Ada"))
    table = desk.live.table
    assert desk.hub.seats.seat_of(table, first.token) == 1
    await desk.ask(1, wire.LeaveRequest())
    with pytest.raises(Refusal):
        desk.hub.seats.seat_of(table, first.token)
    second = await desk.hub.seats.join(desk.code, results.JoinTable("Bob"))
    assert second.seat == 1
    assert desk.hub.seats.seat_of(table, second.token) == 1
    with pytest.raises(Refusal):
        desk.hub.seats.seat_of(table, first.token)


@in_loop
async def test_the_socket_of_a_player_who_left_cannot_see_or_act_for_the_next() -> None:
    desk = await begun("rush", [PERSON, OPEN, OPEN])
    await desk.join("Ada")
    ada, _ = await desk.connect(1)
    await desk.ask(1, wire.LeaveRequest())
    assert ada.seat == -1
    assert desk.live.here() == []
    await desk.join("Bob")
    bob, _ = await desk.connect(1)
    assert (ada.seat, bob.seat) == (-1, 1)
    assert desk.live.here() == [1]


@in_loop
async def test_bots_seats_have_no_pass() -> None:
    desk = await begun("rush", [PERSON, BOT])
    assert list(desk.tokens) == [0]
    token = desk.hub.state.passes.sign(Pass(desk.code, 1, 0))
    with pytest.raises(Refusal):
        desk.hub.seats.seat_of(desk.live.table, token)


# Moves


@in_loop
async def test_a_move_is_stored_before_it_is_acknowledged_or_told() -> None:
    desk = await begun()
    ear, _ = await desk.connect(1)
    desk.store.writing = asyncio.Event()
    heard = len(ear.heard)
    task = asyncio.create_task(desk.move())
    await until(lambda: desk.store.appends == 2)
    for _ in range(10):
        await asyncio.sleep(0)
    assert not task.done()
    assert len(ear.heard) == heard
    assert desk.stored() == ["Opened", "Started"]
    desk.store.writing.set()
    answer = await task
    assert isinstance(answer, wire.OkMessage)
    assert (answer.done, answer.seq) == (2, 2)
    assert ear.kinds() == ["moved"]
    assert desk.stored()[-1] == "Moved"


@in_loop
async def test_the_same_id_is_answered_the_same_and_done_once() -> None:
    desk = await begun()
    table = desk.live.table
    request = wire.MoveRequest(table.turn, desk.choices()[0], "m1")
    first = await desk.ask(0, request)
    second = await desk.ask(0, request)
    assert isinstance(first, wire.OkMessage)
    assert first == second
    assert (first.done, first.id) == (2, "m1")
    await desk.move()
    third = await desk.ask(0, request)
    assert third == wire.OkMessage(3, 2, "m1")
    assert desk.stored().count("Moved") == 2


@in_loop
async def test_a_double_click_is_one_move() -> None:
    for mark in ("", "click"):
        desk = await begun()
        table = desk.live.table
        request = wire.MoveRequest(table.turn, desk.choices()[0], mark)
        answers = await asyncio.gather(*(desk.ask(table.to_move(), request) for _ in range(3)))
        assert desk.stored().count("Moved") == 1
        codes = [getattr(one, "code", "ok") for one in answers]
        assert codes == (["ok"] * 3 if mark else ["ok", "stale", "stale"])


@in_loop
async def test_a_stale_tab_decides_nothing() -> None:
    desk = await begun()
    old = desk.live.table.turn
    action = desk.choices()[0]
    await desk.move()
    assert await refused(desk.ask(0, wire.MoveRequest(old, action, "late"))) == "stale"
    assert await refused(desk.ask(1, wire.MoveRequest(old, action, "late"))) == "stale"
    assert desk.stored().count("Moved") == 1


@in_loop
async def test_a_refusal_carries_code_text_clause_and_id() -> None:
    desk = await begun()
    answer = await desk.ask(0, wire.MoveRequest(desk.live.table.turn, "stop", "x"))
    assert isinstance(answer, wire.RefusalMessage)
    assert (answer.code, answer.id, answer.seq) == ("illegal", "x", 1)
    assert answer.clause.startswith("WAR-")
    assert answer.text


@in_loop
async def test_why_explains_what_forbids_an_action_or_what_it_would_do() -> None:
    desk = await begun()
    allowed = await desk.ask(0, wire.WhyRequest(desk.choices()[0], "w"))
    assert isinstance(allowed, wire.AllowedMessage)
    assert allowed.text
    assert allowed.id == "w"
    assert await refused(desk.ask(0, wire.WhyRequest("stop"))) == "illegal"
    assert await refused(desk.ask(0, wire.WhyRequest("castle long"))) == "unknown-action"
    assert await refused(desk.ask(1, wire.WhyRequest(desk.choices()[0]))) == "not-your-turn"
    assert await refused(desk.ask(-1, wire.WhyRequest(desk.choices()[0]))) == "spectator"
    assert desk.stored() == ["Opened", "Started"]


@in_loop
@pytest.mark.parametrize("game", ["rush", "warsaw", "battlegrounds"])
async def test_why_gives_the_clause_for_a_place_without_actions(game: str) -> None:
    desk = await begun(game, 2)
    seat = desk.live.table.to_move()
    answer = await desk.ask(seat, wire.WhyRequest(place="nowhere/at-all", id="p"))
    assert isinstance(answer, wire.RefusalMessage)
    assert (answer.code, answer.id) == ("illegal", "p")
    assert answer.clause
    early = await desk.ask(1 - seat, wire.WhyRequest(place="sq/A1"))
    assert isinstance(early, wire.RefusalMessage)
    assert (early.code, early.values) == ("not-your-turn", {"seat": f"P{seat + 1}"})
    assert early.clause
    assert early.reason.startswith("other-")
    assert early.key == old_key(early.reason) != ""
    assert await refused(desk.ask(-1, wire.WhyRequest(place="sq/A1"))) == "spectator"


@in_loop
async def test_nothing_is_allowed_when_the_game_is_over() -> None:
    desk = await begun("warsaw", 2)
    action, seat = desk.choices()[0], desk.live.table.to_move()
    await desk.ask(1 - seat, wire.ResignRequest())
    assert await refused(desk.ask(seat, wire.WhyRequest(action))) == "not-running"
    assert await refused(desk.ask(seat, wire.RenameRequest("Ada"))) == "not-running"


@in_loop
async def test_ping_is_answered_without_waiting_for_the_table() -> None:
    desk = await begun()
    async with desk.live.lock:
        assert await desk.ask(-1, wire.PingRequest("p")) == wire.PongMessage(1, desk.clock.now, "p")


@in_loop
async def test_a_hello_is_no_request() -> None:
    desk = await begun()
    assert await refused(desk.ask(0, wire.HelloRequest())) == "malformed"


@in_loop
async def test_an_entry_is_never_older_than_the_one_before() -> None:
    desk = await begun()
    desk.clock.now -= 5000  # the clock of the machine was set back
    await desk.move()
    times = [row.at for row in desk.store.logs[desk.code]]
    assert times == sorted(times)


@in_loop
async def test_a_client_that_goes_away_does_not_stop_its_move() -> None:
    desk = await begun()
    desk.store.writing = asyncio.Event()
    task = asyncio.create_task(desk.move())
    await until(lambda: desk.store.appends == 2)
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    desk.store.writing.set()
    await until(lambda: len(desk.stored()) == 3)
    ear, welcome = await desk.connect(1)
    assert welcome.seq == 2
    assert ear.bye is None


@in_loop
async def test_the_stored_summary_matches_the_entry() -> None:
    desk = await begun("warsaw", [PERSON, BOT], public=True)
    assert desk.store.summaries[desk.code].waits == ""
    await desk.move()
    await until(lambda: "Moved" in desk.stored() and desk.live.table.to_move() == 0)
    summary = desk.store.summaries[desk.code]
    assert (summary.status, summary.game, summary.public) == ("running", "warsaw", True)
    await desk.ask(0, wire.ResignRequest())
    assert desk.store.summaries[desk.code].status == "over"


# Spectators


@in_loop
async def test_spectators_can_do_nothing() -> None:
    desk = await begun()
    turn = desk.live.table.turn
    requests: list[wire.Request] = [
        wire.MoveRequest(turn, desk.choices()[0]),
        wire.UndoRequest(turn),
        wire.AnswerRequest(1, True),
        wire.BackRequest(),
        wire.RenameRequest("Eve"),
        wire.StartRequest(),
        wire.ResignRequest(),
        wire.LeaveRequest(),
        wire.HandRequest(0),
        wire.RematchRequest(),
        wire.WhyRequest("stop"),
    ]
    for request in requests:
        assert await refused(desk.ask(-1, request)) == "spectator"
    assert await refused(desk.ask(-1, wire.HintRequest(turn))) == "not-your-turn"
    assert desk.stored() == ["Opened", "Started"]


@in_loop
async def test_a_table_without_spectators_admits_only_players() -> None:
    desk = await begun("rush", [PERSON, PERSON], watch=False)
    assert desk.hub.seats.seat_of(desk.live.table, desk.tokens[1]) == 1
    with pytest.raises(Refusal) as caught:
        desk.hub.seats.seat_of(desk.live.table, "")
    assert caught.value.code == "private"
    assert await refused(desk.connect(-1)) == "private"
    _, welcome = await desk.connect(0)
    assert not welcome.table.watch
    assert len(desk.live.connections) == 1


@in_loop
async def test_a_free_seat_at_a_table_without_spectators_can_be_taken() -> None:
    desk = await begun("rush", [PERSON, OPEN], watch=False)
    await desk.join("Ada")
    _, welcome = await desk.connect(1)
    assert (welcome.you, welcome.table.status) == (1, "running")


@in_loop
async def test_requests_by_many_at_once_leave_no_gap() -> None:
    desk = await begun("rush", 4)
    asked = [desk.ask(seat, wire.RenameRequest(f"n{n}")) for n in range(20) for seat in range(4)]
    answers = await asyncio.gather(*asked)
    assert sorted(one.done for one in answers if isinstance(one, wire.OkMessage)) == list(
        range(2, 82)
    )
    assert [row.seq for row in desk.store.logs[desk.code]] == list(range(82))


@in_loop
async def test_all_clients_get_all_entries_in_the_same_order() -> None:
    desk = await begun("rush", 3)
    ears = [(await desk.connect(seat))[0] for seat in (-1, 0, 1, 2, 2)]
    await desk.move(10)
    await desk.ask(0, wire.RenameRequest("Ada"))
    for ear in ears:
        assert [one.seq for one in ear.updates()] == list(range(2, 13))


@in_loop
async def test_an_update_shows_the_table_where_it_has_changed() -> None:
    desk = await begun("warsaw", 2)
    ear, _ = await desk.connect(1)
    await desk.move()
    await desk.ask(0, wire.RenameRequest("Ada"))
    await desk.ask(0, wire.ResignRequest())
    moved, renamed, resigned = ear.updates()
    assert moved.table is None
    assert renamed.table is not None
    assert renamed.table.seats[0].name == "Ada"
    assert resigned.table is not None
    assert resigned.table.ending is not None
    assert resigned.table.ending.winners == [1]
    assert all(one.position is not None for one in ear.updates())


def test_every_request_is_either_proposed_or_answered_otherwise() -> None:
    others = {
        wire.HelloRequest,
        wire.WhyRequest,
        wire.HintRequest,
        wire.InviteRequest,
        wire.DeviceRequest,
        wire.ReadyRequest,
        wire.RematchRequest,
        wire.PingRequest,
    }
    assert set(wire.AnyRequest.__args__) == PROPOSALS | others
