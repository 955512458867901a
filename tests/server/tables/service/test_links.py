"""Links to seats: each is exchanged once, and then is of no use to its sender."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

from sztab.server import wire
from sztab.server.safety import Limits, Pass
from sztab.server.tables import log
from sztab.server.tables.openings import again
from sztab.server.wire.refusals import Refusal
from tests.server.doubles import in_loop, refused
from tests.server.tables.scenes import FRIEND, PERSON, terms
from tests.server.tables.service.scenes import Desk, begun

KEY = "q0WZxv3uTq2mC9sLr8Yh1n"
OTHER = "Zm7eJ4kVb1xT6yQp0aHc9D"


async def exchange(desk: Desk, link: str, key: str = KEY) -> str:
    """Exchange a link; return the pass."""
    joined = await desk.hub.seats.exchange(await desk.hub.registry.find(desk.code), link, key)
    assert joined is not None
    return joined.token


async def device_link(desk: Desk, seat: int) -> str:
    answer = await desk.ask(seat, wire.DeviceRequest("d"))
    assert isinstance(answer, wire.LinkMessage)
    assert answer.id == "d"
    return answer.token


def let_in(desk: Desk, token: str) -> int | str:
    """Return the seat that a token opens, or the code of the refusal."""
    try:
        return desk.hub.seats.seat_of(desk.live.table, token)
    except Refusal as refusal:
        return refusal.code


@in_loop
async def test_a_link_opens_nothing_until_it_is_exchanged() -> None:
    desk = await begun("rush", 2)
    assert let_in(desk, desk.links[1]) == "exchange"
    own = await exchange(desk, desk.links[1])
    assert let_in(desk, own) == 1
    assert desk.stored() == ["Opened", "Started", "Exchanged"]


@in_loop
async def test_the_sender_cannot_use_an_exchanged_link() -> None:
    desk = await begun("rush", 2)
    await exchange(desk, desk.links[1])
    assert let_in(desk, desk.links[1]) == "used"
    for key in (OTHER, ""):
        assert await refused(exchange(desk, desk.links[1], key)) == "used"
    assert await desk.hub.seats.mine([desk.links[1]]) == [None]
    assert desk.stored().count("Exchanged") == 1


@in_loop
async def test_a_lost_answer_is_asked_for_again_even_after_a_restart() -> None:
    desk = await begun("rush", 2)
    first = await exchange(desk, desk.links[1])
    await desk.ask(0, wire.RenameRequest("Ada"))
    again_ = Desk(desk.store)
    again_.code = desk.code
    assert await exchange(again_, desk.links[1]) == first
    assert desk.stored().count("Exchanged") == 1
    assert KEY.encode() not in b"".join(row.entry for row in desk.store.logs[desk.code])


@in_loop
async def test_an_exchange_without_a_key_cannot_be_repeated() -> None:
    desk = await begun("rush", 2)
    await exchange(desk, desk.links[1], "")
    assert await refused(exchange(desk, desk.links[1], "")) == "used"


@in_loop
async def test_of_two_simultaneous_exchanges_one_succeeds() -> None:
    desk = await begun("rush", 2)
    tries = [exchange(desk, desk.links[1], key) for key in (KEY, OTHER)]
    done = await asyncio.gather(*tries, return_exceptions=True)
    assert [type(one) for one in done] == [str, Refusal]


@in_loop
async def test_a_new_device_is_announced_without_its_link() -> None:
    desk = await begun("rush", 2)
    ear, _ = await desk.connect(0)
    await exchange(desk, desk.links[1])
    (update,) = ear.updates()
    assert update.news == wire.News("exchanged", 1)
    assert update.position is None
    assert update.table is None


# Another device


@in_loop
async def test_another_device_joins_by_a_link_and_the_first_one_stays() -> None:
    desk = await begun("rush", 2)
    first = await exchange(desk, desk.links[1])
    link = await device_link(desk, 1)
    assert link == await device_link(desk, 1)
    assert let_in(desk, link) == "exchange"
    second = await exchange(desk, link, OTHER)
    assert second != first
    assert [let_in(desk, one) for one in (first, second)] == [1, 1]
    assert await refused(exchange(desk, link, KEY)) == "used"
    assert await exchange(desk, link, OTHER) == second
    assert await exchange(desk, desk.links[1], KEY) == first
    assert await device_link(desk, 1) != link


@in_loop
async def test_only_the_seat_itself_gets_a_link_to_it() -> None:
    desk = await begun("rush", 2)
    assert await refused(desk.ask(-1, wire.DeviceRequest())) == "spectator"
    link = await device_link(desk, 0)
    own = await exchange(desk, link)
    assert let_in(desk, own) == 0


@in_loop
async def test_a_seat_takes_a_limited_number_of_devices() -> None:
    desk = await begun("rush", 2)
    desk.hub.state.limits = Limits(devices_per_seat=3)
    for _ in range(3):
        await exchange(desk, await device_link(desk, 0))
    assert await refused(exchange(desk, await device_link(desk, 0))) == "too-many-devices"


@in_loop
async def test_a_joined_player_has_an_own_pass_and_may_add_devices() -> None:
    desk = Desk()
    await desk.open(terms("rush", [PERSON, FRIEND]))
    joined = await desk.join("Bo")
    assert let_in(desk, joined.token) == 1
    assert let_in(desk, desk.hub.state.passes.sign(Pass(desk.code, 1, 0))) == "used"
    second = await exchange(desk, await device_link(desk, 1))
    assert [let_in(desk, one) for one in (joined.token, second)] == [1, 1]


@in_loop
async def test_all_passes_and_links_are_void_when_the_seat_is_freed() -> None:
    desk = Desk()
    await desk.open(terms("rush", [PERSON, FRIEND, FRIEND]))
    joined = await desk.join("Bo")
    link = await device_link(desk, 1)
    await desk.ask(0, wire.FreeRequest(1))
    assert let_in(desk, joined.token) == "bad-token"
    assert await refused(exchange(desk, link)) == "bad-token"
    again_ = await desk.join("Cy")
    assert [let_in(desk, one) for one in (joined.token, again_.token)] == ["bad-token", 1]
    assert await refused(exchange(desk, link)) == "bad-token"


@pytest.mark.parametrize("token", ["", "szl_", "szl_x.y", "szi_x.y", "szp_x.y", "x"])
@in_loop
async def test_garbage_is_no_link(token: str) -> None:
    desk = await begun("rush", 2)
    assert await desk.hub.seats.exchange(desk.live, token, KEY) is None


@in_loop
async def test_a_link_of_another_table_is_refused() -> None:
    desk = await begun("rush", 2)
    other = desk.hub.state.passes.sign_link(Pass("KRAKEN", 1, 0, 1))
    assert await refused(exchange(desk, other)) == "bad-token"


# Playing again


async def rematch(desk: Desk, seat: int) -> wire.NextMessage:
    answer = await desk.ask(seat, wire.RematchRequest())
    assert isinstance(answer, wire.NextMessage)
    return answer


@in_loop
async def test_after_a_rematch_only_devices_of_the_seat_get_in() -> None:
    desk = await begun("rush", 2)
    for seat in (0, 1):
        await exchange(desk, desk.links[seat])
    await desk.ask(0, wire.ResignRequest())
    guest = await rematch(desk, 1)
    old, desk.code = desk.code, guest.code
    assert let_in(desk, guest.token) == 0
    assert let_in(desk, desk.hub.state.passes.sign(Pass(guest.code, 0, 0))) == "used"
    desk.code = old
    assert let_in(desk, desk.links[1]) == "used"  # so it does not reveal the next pass either


@in_loop
async def test_a_first_visit_after_a_rematch_gets_into_both_tables() -> None:
    desk = await begun("rush", 2)
    await exchange(desk, desk.links[0])
    await desk.ask(0, wire.ResignRequest())
    await rematch(desk, 0)
    late = await exchange(desk, desk.links[1])
    assert let_in(desk, late) == 1
    told = desk.hub.registry.next_table(desk.live.table, 1)
    desk.code = told.code
    assert let_in(desk, told.token) == 0


# Tables of earlier versions


def before_the_upgrade(desk: Desk) -> None:
    """Make the stored table one from a version without exchanged links."""
    row = desk.store.logs[desk.code][0]
    opened = log.decode(row.entry)
    assert isinstance(opened, log.Opened)
    opened.links = False
    old = msgspec.structs.replace(row, entry=log.encode(opened))
    assert b"links" not in old.entry
    desk.store.logs[desk.code][0] = old
    del desk.hub.state.live[desk.code]


@in_loop
async def test_passes_of_older_tables_stay_good_for_their_tables() -> None:
    desk = await begun("rush", 2)
    before_the_upgrade(desk)
    await desk.hub.registry.find(desk.code)
    assert let_in(desk, desk.links[1]) == 1
    assert await desk.hub.seats.exchange(desk.live, desk.links[1], KEY) is None
    (mine,) = await desk.hub.seats.mine([desk.links[1]])
    assert mine is not None
    own = await exchange(desk, await device_link(desk, 1))
    assert [let_in(desk, one) for one in (own, desk.links[1])] == [1, 1]


@in_loop
async def test_the_rematch_of_an_older_table_hands_out_links() -> None:
    desk = await begun("rush", 2)
    before_the_upgrade(desk)
    await desk.ask(0, wire.ResignRequest())
    answer = await rematch(desk, 1)
    desk.code = answer.code
    assert let_in(desk, answer.token) == "exchange"
    own = await exchange(desk, answer.token)
    assert let_in(desk, own) == 0


@in_loop
async def test_a_rematch_that_was_opened_before_the_upgrade_is_still_entered() -> None:
    desk = await begun("rush", 2)
    before_the_upgrade(desk)
    await desk.ask(0, wire.ResignRequest())
    answer = await rematch(desk, 1)
    desk.code = answer.code
    before_the_upgrade(desk)
    await desk.hub.registry.find(desk.code)
    assert let_in(desk, answer.token) == 0
    assert again(desk.live.table).seated is False


# Several workers


@in_loop
async def test_a_worker_that_is_behind_knows_exchanges_of_others() -> None:
    left = await begun("rush", 2)
    left.store.shared = True
    right = Desk(left.store)
    right.code = left.code
    await right.hub.registry.find(right.code)
    own = await exchange(left, left.links[1])
    assert let_in(right, own) == 1
    assert await refused(exchange(right, left.links[1], OTHER)) == "used"
    assert await exchange(right, left.links[1], KEY) == own


@in_loop
async def test_an_exchange_fails_if_it_cannot_be_stored() -> None:
    desk = await begun("rush", 2)
    desk.store.trouble = ["down"]
    assert await refused(exchange(desk, desk.links[1])) == "StoreDown"
    assert await exchange(desk, desk.links[1], OTHER)
