"""A request to join whose answer was lost is repeated: the same seat, the same pass, once."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import msgspec
import pytest

from sztab.server import wire
from sztab.server.safety import Pass
from sztab.server.tables import log, results
from tests.server.doubles import RecordingConnection, in_loop, refused
from tests.server.tables.scenes import FRIEND, OPEN, PERSON, terms
from tests.server.tables.service.scenes import Desk

if TYPE_CHECKING:
    from sztab.server.tables.options import SeatPlan

KEY = "q0WZxv3uTq2mC9sLr8Yh1n"
OTHER = "Zm7eJ4kVb1xT6yQp0aHc9D"


async def opened(*plans: SeatPlan, **more: Any) -> tuple[Desk, str]:  # noqa: ANN401 (as TableOptions takes them)
    """Open a table; return it with the invitation to its second seat."""
    desk = Desk()
    await desk.open(terms("rush", plans or (PERSON, FRIEND, FRIEND), **more))
    answer = await desk.ask(0, wire.InviteRequest())
    assert isinstance(answer, wire.InvitationsMessage)
    return desk, answer.invitations[0].token


def request(token: str, key: str = KEY, name: str = "Ada") -> results.JoinTable:
    return results.JoinTable(name, invitation=token, join_key=key)


async def sit(desk: Desk, asked: results.JoinTable) -> results.JoinedTable:
    return await desk.hub.seats.join(desk.code, asked)


async def code_of(desk: Desk, asked: results.JoinTable) -> str:
    return await refused(asyncio.ensure_future(sit(desk, asked)))


@in_loop
async def test_the_same_request_is_answered_in_the_same_way() -> None:
    desk, token = await opened()
    first = await sit(desk, request(token))
    await desk.ask(0, wire.SayRequest("Hello"))
    for _ in range(2):
        assert await sit(desk, request(token)) == first
    assert desk.stored() == ["Opened", "Joined", "Said"]
    assert desk.hub.seats.seat_of(desk.live.table, first.token) == 1


@in_loop
async def test_without_the_key_and_name_the_invitation_is_used_up() -> None:
    desk, token = await opened()
    await sit(desk, request(token))
    for asked in (
        request(token, OTHER),
        request(token, ""),
        request(token, KEY[:-1] + "m"),
        request(token, name="Bob"),
    ):
        assert await code_of(desk, asked) == "used"
    assert desk.stored() == ["Opened", "Joined"]


@in_loop
async def test_two_people_with_the_same_link_and_different_keys_are_one_player() -> None:
    desk, token = await opened()
    tries = [asyncio.create_task(sit(desk, request(token, key))) for key in (KEY, OTHER)]
    answers = await asyncio.gather(*tries, return_exceptions=True)
    assert [isinstance(one, results.JoinedTable) for one in answers] == [True, False]
    assert await sit(desk, request(token, KEY)) == answers[0]
    assert await code_of(desk, request(token, OTHER)) == "used"


@in_loop
async def test_after_a_restart_the_key_is_still_known() -> None:
    desk, token = await opened()
    first = await sit(desk, request(token))
    desk.hub.state.live.clear()
    assert await sit(desk, request(token)) == first
    desk.hub.state.live.clear()
    assert await code_of(desk, request(token, OTHER)) == "used"


@in_loop
async def test_a_seat_that_was_stored_before_the_storage_failed_is_given_out_later() -> None:
    desk, token = await opened()
    desk.store.trouble = ["unknown"]
    assert await code_of(desk, request(token)) == "StoreDown"
    joined = await sit(desk, request(token))
    assert (joined.seat, joined.seq) == (1, 1)
    assert desk.stored() == ["Opened", "Joined"]


@in_loop
async def test_another_worker_has_carried_out_the_first_try() -> None:
    desk, token = await opened()
    proof = desk.hub.state.passes.prove(Pass(desk.code, 1, 0), "Ada", KEY)
    desk.store.trouble, desk.store.rival = ["beaten"], log.Joined(1, "Ada", "", proof)
    assert (await sit(desk, request(token))).seat == 1
    assert desk.stored() == ["Opened", "Joined"]


@in_loop
async def test_repeated_joins_by_code_take_one_seat() -> None:
    desk, _ = await opened(PERSON, OPEN, OPEN)
    asked = results.JoinTable("Ada", join_key=KEY)
    first = await sit(desk, asked)
    assert await sit(desk, asked) == first
    assert await sit(desk, msgspec.structs.replace(asked, seat=1)) == first
    assert desk.stored() == ["Opened", "Joined"]
    assert (await sit(desk, results.JoinTable("Ada", join_key=OTHER))).seat == 2


@in_loop
async def test_joining_the_last_seat_can_be_repeated_until_the_end() -> None:
    desk, token = await opened(PERSON, FRIEND)
    first = await sit(desk, request(token))
    assert desk.stored() == ["Opened", "Joined", "Started"]
    assert await sit(desk, request(token)) == first
    await desk.ask(0, wire.ResignRequest())
    assert desk.live.table.status == "over"
    assert await sit(desk, request(token)) == first


@in_loop
async def test_a_freed_seat_forgets_the_key() -> None:
    desk, token = await opened()
    joined = await sit(desk, request(token))
    await desk.ask(0, wire.FreeRequest(1))
    assert await code_of(desk, request(token)) == "used"
    assert desk.live.table.seats[1].is_free
    answer = await desk.ask(0, wire.InviteRequest())
    assert isinstance(answer, wire.InvitationsMessage)
    again = await sit(desk, request(answer.invitations[0].token))
    assert again.token != joined.token


@in_loop
async def test_another_name_later_leaves_the_first_request_repeatable() -> None:
    desk, token = await opened()
    joined = await sit(desk, request(token))
    await desk.ask(joined.seat, wire.RenameRequest("Ada L."))
    assert await sit(desk, request(token)) == joined
    assert desk.live.table.seats[1].name == "Ada L."


@in_loop
async def test_a_key_of_one_seat_opens_no_other() -> None:
    desk, first = await opened()
    answer = await desk.ask(0, wire.InviteRequest())
    assert isinstance(answer, wire.InvitationsMessage)
    second = answer.invitations[1].token
    await sit(desk, request(first))
    joined = await sit(desk, request(second, OTHER, "Bob"))
    assert await code_of(desk, request(first, OTHER, "Bob")) == "used"
    assert await code_of(desk, request("szi_forged", KEY)) == "bad-token"
    assert joined.seat == 2


@in_loop
async def test_neither_key_nor_proof_is_sent_and_the_key_is_not_stored() -> None:
    desk, token = await opened()
    ears = [RecordingConnection(-1), RecordingConnection(0)]
    hello = [wire.HelloRequest(), wire.HelloRequest(desk.tokens[0])]
    for ear, said in zip(ears, hello, strict=True):
        await desk.hub.feed.connect(desk.live, ear, said)
    await sit(desk, request(token))
    proof = desk.store.entries(desk.code)[1].proof  # type: ignore[union-attr]
    assert len(proof) == 64
    heard = [one for ear in ears for one in ear.heard]
    heard += [desk.hub.feed.look(desk.live, seat, refusals=True) for seat in (-1, 0, 1)]
    told = msgspec.json.encode([*heard, await desk.hub.feed.events(desk.live, 1, -1)]).decode()
    assert "Ada" in told
    assert proof not in told
    stored = b"".join(row.entry for row in desk.store.logs[desk.code]).decode()
    assert KEY not in stored + told


@pytest.mark.parametrize("key", ["short", "x" * 21, "x" * 65, "ä" * 30, "a b" * 10])
def test_a_key_that_could_be_guessed_or_is_no_word_is_refused(key: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"name": "Ada", "join_key": key}, results.JoinTable)
