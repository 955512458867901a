"""Invitations: a link takes a seat once, under a name, and opens nothing else."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import pytest

from sztab.server import wire
from sztab.server.api.dependencies import look_up
from sztab.server.safety import Gate, Limits, Pass, Passes
from sztab.server.tables import log, results
from sztab.server.wire.refusals import Refusal
from tests.server.doubles import RecordingConnection, in_loop, refused
from tests.server.tables.scenes import BOT, FRIEND, OPEN, PERSON, terms
from tests.server.tables.service.scenes import Desk

if TYPE_CHECKING:
    from sztab.server.tables.live_table import LiveTable
    from sztab.server.tables.options import SeatPlan


async def opened(*plans: SeatPlan, **more: Any) -> Desk:  # noqa: ANN401 (as TableOptions takes them)
    desk = Desk()
    await desk.open(terms("rush", plans or (PERSON, FRIEND), **more))
    return desk


async def invitations(desk: Desk, host: int = 0) -> dict[int, str]:
    answer = await desk.ask(host, wire.InviteRequest())
    assert isinstance(answer, wire.InvitationsMessage), answer
    return {one.seat: one.token for one in answer.invitations}


async def come(desk: Desk, token: str, name: str = "Ada", key: str = "") -> results.JoinedTable:
    request = results.JoinTable(name, invitation=token, join_key=key)
    return await desk.hub.seats.join(desk.code, request)


async def code_of(desk: Desk, token: str, name: str = "Ada", key: str = "") -> str:
    return await refused(asyncio.ensure_future(come(desk, token, name, key)))


@in_loop
async def test_an_invitation_takes_its_seat_once_and_the_game_begins() -> None:
    desk = await opened()
    assert desk.stored() == ["Opened"]
    (token,) = (await invitations(desk)).values()
    joined = await come(desk, token, " Ada ")
    assert joined.seat == 1
    assert desk.live.table.seats[1].name == "Ada"
    assert desk.live.table.status == "running"
    assert desk.hub.seats.seat_of(desk.live.table, joined.token) == 1
    assert await invitations(desk) == {}
    for _ in range(2):
        assert await code_of(desk, token, "Bob") == "used"


@in_loop
async def test_a_second_visitor_hears_that_the_link_is_used() -> None:
    desk = await opened(PERSON, FRIEND, FRIEND)
    token = (await invitations(desk))[1]
    await come(desk, token)
    assert await code_of(desk, token, "Bob") == "used"
    with pytest.raises(Refusal) as caught:
        desk.hub.seats.invited(desk.live.table, token)
    assert caught.value.code == "used"
    assert list(await invitations(desk)) == [2]


@in_loop
async def test_two_friends_with_one_link_at_once_are_one_player() -> None:
    desk = await opened(PERSON, FRIEND, FRIEND)
    token = (await invitations(desk))[1]
    tries = [asyncio.create_task(come(desk, token, name)) for name in ("Ada", "Bob")]
    answers = await asyncio.gather(*tries, return_exceptions=True)
    assert [isinstance(one, results.JoinedTable) for one in answers] == [True, False]
    assert isinstance(answers[1], Refusal)
    assert answers[1].code == "used"
    assert desk.live.table.seats[1].name == "Ada"
    assert desk.stored() == ["Opened", "Joined"]


@in_loop
async def test_a_friend_whom_another_worker_has_seated_meanwhile_is_not_overwritten() -> None:
    desk = await opened(PERSON, FRIEND, FRIEND)
    token = (await invitations(desk))[1]
    desk.store.trouble, desk.store.rival = ["beaten"], log.Joined(1, "Bob")
    assert await code_of(desk, token) == "used"
    assert desk.live.table.seats[1].name == "Bob"


@in_loop
async def test_looking_at_an_invitation_does_not_use_it() -> None:
    desk = await opened()
    (token,) = (await invitations(desk)).values()
    for _ in range(3):
        shown = desk.hub.seats.invited(desk.live.table, token)
        assert (shown.seat, shown.round, shown.table.code) == (1, 0, desk.code)
    assert desk.stored() == ["Opened"]


@in_loop
async def test_an_invitation_needs_a_name() -> None:
    desk = await opened()
    (token,) = (await invitations(desk)).values()
    assert await code_of(desk, token, "   ") == "no-name"
    assert desk.stored() == ["Opened"]


@in_loop
@pytest.mark.parametrize("name", ["\u200b", "\u202e \u2066", "\u3164", "\u2800\u00a0", "\ufe0f"])
async def test_an_invisible_name_is_no_name(name: str) -> None:
    desk = await opened()
    (token,) = (await invitations(desk)).values()
    assert await code_of(desk, token, name) == "no-name"


@in_loop
async def test_a_name_does_not_reorder_the_text_beside_it() -> None:
    desk = await opened()
    (token,) = (await invitations(desk)).values()
    await come(desk, token, "\u202eA\nda\u2066 \U0001f469\u200d\U0001f680")
    assert desk.live.table.seats[1].name == "A da \U0001f469\u200d\U0001f680"


@in_loop
async def test_freeing_a_seat_makes_pass_and_invitation_void_and_gives_a_new_one() -> None:
    desk = await opened(PERSON, FRIEND, FRIEND)
    old = (await invitations(desk))[1]
    joined = await come(desk, old)
    ear = RecordingConnection(1)
    await desk.hub.feed.connect(desk.live, ear, wire.HelloRequest(joined.token))
    assert isinstance(await desk.ask(0, wire.FreeRequest(1)), wire.OkMessage)
    assert ear.seat == -1
    with pytest.raises(Refusal, match="void"):
        desk.hub.seats.seat_of(desk.live.table, joined.token)
    assert await code_of(desk, old) == "used"
    new = (await invitations(desk))[1]
    assert new != old
    again = await come(desk, new, "Bob")
    assert again.token != joined.token


@in_loop
async def test_a_pass_is_no_invitation_and_an_invitation_no_pass() -> None:
    desk = await opened()
    (token,) = (await invitations(desk)).values()
    assert await code_of(desk, desk.tokens[0]) == "bad-token"
    with pytest.raises(Refusal) as caught:
        desk.hub.seats.seat_of(desk.live.table, token)
    assert caught.value.code == "bad-token"


@in_loop
async def test_a_forged_invitation_or_one_of_another_table_opens_nothing() -> None:
    desk = await opened()
    (token,) = (await invitations(desk)).values()
    forged = [
        Passes(b"x" * 32).sign_invitation(Pass(desk.code, 1, 0)),
        desk.hub.state.passes.sign_invitation(Pass("KRAKEN", 1, 0)),
        desk.hub.state.passes.sign_invitation(Pass(desk.code, 7, 0)),
        token[:-1],
        token.replace("szi_", "szp_"),
        "szi_",
    ]
    for one in forged:
        assert await code_of(desk, one) == "bad-token"
    assert desk.stored() == ["Opened"]


@in_loop
async def test_only_the_host_gets_invitations() -> None:
    desk = await opened(PERSON, FRIEND, FRIEND)
    friend = await come(desk, (await invitations(desk))[1])
    for seat, code in ((friend.seat, "not-host"), (-1, "spectator")):
        answer = await desk.ask(seat, wire.InviteRequest())
        assert isinstance(answer, wire.RefusalMessage)
        assert answer.code == code


@in_loop
async def test_opening_a_table_without_sitting_down_gives_the_invitations() -> None:
    desk = Desk()
    answer = await desk.hub.open(terms("rush", [FRIEND, BOT, OPEN]))
    desk.code = answer.code
    assert answer.passes == []
    assert [one.seat for one in answer.invitations] == [0, 2]
    assert (await come(desk, answer.invitations[1].token)).seat == 2


@in_loop
async def test_after_a_restart_the_same_links_are_good_and_used_ones_are_not() -> None:
    desk = await opened(PERSON, FRIEND, FRIEND)
    before = await invitations(desk)
    await come(desk, before[1])
    desk.hub.state.live.clear()
    assert await invitations(desk) == {2: before[2]}
    assert await code_of(desk, before[1]) == "used"
    assert (await come(desk, before[2], "Bob")).seat == 2


@in_loop
async def test_a_friend_takes_over_from_the_bot_that_holds_the_seat() -> None:
    desk = await opened()
    (token,) = (await invitations(desk)).values()
    ear, _ = await desk.connect(0)
    assert isinstance(await desk.ask(0, wire.StartRequest("recruit")), wire.OkMessage)
    assert await invitations(desk) == {1: token}
    shown = desk.hub.seats.invited(desk.live.table, token)
    assert shown.table.seats[1].bot == "recruit"
    joined = await come(desk, token)
    assert desk.live.table.seats[1].decides
    assert desk.hub.seats.seat_of(desk.live.table, joined.token) == 1
    news = [one.news for one in ear.heard if isinstance(one, wire.UpdateMessage)]
    assert any((one.kind, one.seat, one.name) == ("joined", 1, "Ada") for one in news)


@in_loop
async def test_a_connected_player_keeps_the_seat_during_the_game() -> None:
    desk = await opened()
    (token,) = (await invitations(desk)).values()
    joined = await come(desk, token)
    desk.tokens[1] = joined.token
    ear, _ = await desk.connect(1)
    await desk.ask(1, wire.HandRequest(1))
    answer = await desk.ask(0, wire.FreeRequest(1))
    assert isinstance(answer, wire.RefusalMessage)
    assert answer.code == "present"
    desk.hub.feed.disconnect(desk.live, ear)
    desk.clock.now += desk.live.table.terms.patience * 1000
    assert isinstance(await desk.ask(0, wire.FreeRequest(1)), wire.OkMessage)


@in_loop
async def test_losing_a_seat_of_a_private_table_ends_the_view_of_it() -> None:
    desk = await opened(PERSON, FRIEND, FRIEND, watch=False)
    joined = await come(desk, (await invitations(desk))[1])
    desk.tokens[1] = joined.token
    ear, _ = await desk.connect(1)
    await desk.ask(0, wire.FreeRequest(1))
    assert ear.bye is not None
    assert ear not in desk.live.connections


@in_loop
async def test_a_rematch_keeps_the_bot_on_a_seat_that_nobody_took() -> None:
    desk = await opened()
    await desk.ask(0, wire.StartRequest("recruit"))
    await desk.ask(0, wire.ResignRequest())
    answer = await desk.ask(0, wire.RematchRequest())
    assert isinstance(answer, wire.NextMessage)
    seats = desk.hub.state.live[answer.code].table.seats
    assert [(one.kind, one.bot) for one in seats] == [("bot", "recruit"), ("person", "")]


# Several workers


async def two_workers() -> tuple[Desk, Desk]:
    """Return two workers that know a table; the second one gets no notifications about it."""
    left = await opened(PERSON, FRIEND, FRIEND)
    left.store.shared = True
    right = Desk(left.store)
    right.code = left.code
    await right.hub.registry.find(right.code)
    return left, right


async def looked_up(desk: Desk, token: str) -> LiveTable:
    """Return the table as a request with this token finds it."""
    return await look_up(desk.hub, Gate(Limits()), "192.0.2.1", desk.code, token)


@in_loop
async def test_a_friend_joins_through_one_worker_and_connects_through_another() -> None:
    left, right = await two_workers()
    joined = await come(left, (await invitations(left))[1])
    assert right.live.table.seats[1].name == ""
    live = await looked_up(right, joined.token)
    assert right.hub.seats.seat_of(live.table, joined.token) == 1


@in_loop
async def test_a_new_invitation_is_good_on_a_worker_that_still_sees_the_old_guest() -> None:
    left, right = await two_workers()
    await come(left, (await invitations(left))[1])
    await right.hub.registry.refresh(right.live)
    assert isinstance(await left.ask(0, wire.FreeRequest(1)), wire.OkMessage)
    token = (await invitations(left))[1]
    assert right.live.table.seats[1].name == "Ada"
    live = await looked_up(right, token)
    assert right.hub.seats.invited(live.table, token).seat == 1
    joined = await come(right, token, "Bob")
    assert joined.seat == 1


@in_loop
async def test_a_good_pass_is_not_looked_up_in_the_store() -> None:
    left, right = await two_workers()
    joined = await come(left, (await invitations(left))[1])
    await looked_up(right, joined.token)
    read = right.store.reads
    await looked_up(right, joined.token)
    assert right.store.reads == read
