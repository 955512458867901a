"""Free seats: who may take them, who may free them, and the bots that hold them meanwhile."""

from __future__ import annotations

from typing import Any

import pytest

from sztab.server import wire
from sztab.server.tables import views
from sztab.server.tables.options import SeatPlan
from sztab.server.tables.proposals import Repeated, joining, propose
from sztab.server.wire.refusals import Refusal
from tests.server.tables.scenes import BANK, BOT, FRIEND, OPEN, PERSON, TableScene, terms


def waiting(*plans: SeatPlan, **more: Any) -> TableScene:  # noqa: ANN401 (as TableOptions takes them)
    return TableScene(terms("rush", plans or (PERSON, FRIEND, BOT), **more))


def started(*plans: SeatPlan, **more: Any) -> TableScene:  # noqa: ANN401 (as TableOptions takes them)
    """A game that has begun with bots on the free seats."""
    scene = waiting(*plans, **more)
    scene.ask(0, wire.StartRequest("recruit"))
    return scene


def code_of(scene: TableScene, name: str, **more: int) -> str:
    with pytest.raises(Refusal) as caught:
        joining(scene.table, name, None, **more)
    return caught.value.code


def test_a_table_with_a_seat_for_a_friend_waits() -> None:
    scene = waiting()
    assert not scene.table.is_complete()
    assert scene.refused(0, wire.StartRequest()) == "seats-open"
    scene.join("Ada")
    assert scene.table.is_complete()
    assert scene.table.seats[1].name == "Ada"


def test_at_a_public_table_the_seat_of_a_friend_takes_an_invitation() -> None:
    scene = waiting(PERSON, FRIEND, OPEN, public=True)
    shown = views.info(scene.table, ()).seats
    assert [one.kept for one in shown] == [False, True, False]
    assert views.listed(scene.table).free == 1
    scene.join("Stranger")
    assert scene.table.seats[2].name == "Stranger"
    assert code_of(scene, "Another") == "full"
    scene.take(joining(scene.table, "Ada", None, invited=1))
    assert scene.table.seats[1].name == "Ada"


def test_an_invited_player_gives_a_name() -> None:
    scene = waiting()
    assert code_of(scene, "", invited=1) == "no-name"


def test_a_bot_holds_a_free_seat_until_a_player_takes_it() -> None:
    scene = started(PERSON, FRIEND)
    seat = scene.table.seats[1]
    assert (seat.is_free, seat.bot, seat.decides) == (True, "recruit", False)
    scene.move_any(40)
    scene.join("Ada")
    assert (seat.is_free, seat.bot, seat.decides, seat.name) == (False, "", True, "Ada")
    assert code_of(scene, "Bob") == "not-open"
    scene.move_any(40)
    scene.check_log()


def test_a_rank_that_is_not_there_holds_no_seat() -> None:
    assert waiting().refused(0, wire.StartRequest("marshal of marshals")) == "no-rank"


def test_a_full_table_needs_no_bots_to_start() -> None:
    scene = started(PERSON, BOT)
    assert [seat.stand_in for seat in scene.table.seats] == ["", ""]


def test_the_clock_of_a_taken_seat_runs_from_then_on() -> None:
    scene = waiting(PERSON, FRIEND, clock=BANK)
    scene.come(0)
    scene.ask(0, wire.StartRequest("recruit"))
    scene.move_until(1)
    clocks = scene.table.clocks
    assert clocks is not None
    scene.wait(30)
    assert clocks.running == -1
    scene.join("Ada")
    assert clocks.running == 1
    assert clocks.remaining(scene.now)[1] == BANK.seconds * 1000


def test_the_opener_stays_the_host_when_a_friend_takes_an_earlier_seat() -> None:
    scene = waiting(FRIEND, PERSON)
    assert scene.table.host() == 1
    scene.join("Ada")
    assert scene.table.host() == 1
    scene.ask(1, wire.LeaveRequest())
    assert scene.table.host() == 0


# Freeing


def test_before_the_game_the_host_frees_a_seat() -> None:
    scene = waiting()
    scene.join("Ada")
    scene.ask(0, wire.FreeRequest(1))
    seat = scene.table.seats[1]
    assert (seat.is_free, seat.name, seat.token_generation, seat.bot) == (True, "", 1, "")
    with pytest.raises(Repeated):
        propose(scene.table, 0, wire.FreeRequest(1), scene.now)
    scene.check_log()


def test_only_the_host_frees_seats_but_not_their_own() -> None:
    scene = waiting()
    scene.join("Ada")
    assert scene.refused(1, wire.FreeRequest(0)) == "not-host"
    assert scene.refused(-1, wire.FreeRequest(0)) == "spectator"
    assert scene.refused(0, wire.FreeRequest(0)) == "own-seat"
    assert scene.refused(0, wire.FreeRequest(40)) == "no-person"


def test_the_seat_of_a_bot_is_given_to_a_friend_during_the_game() -> None:
    scene = TableScene(terms("rush", [PERSON, BOT], public=True)).start()
    scene.move_any(5)
    scene.ask(0, wire.FreeRequest(1))
    seat = scene.table.seats[1]
    assert (seat.is_free, seat.bot, scene.table.takes_invitation(seat)) == (True, BOT.rank, True)
    scene.move_any(30)
    scene.take(joining(scene.table, "Ada", None, invited=1))
    assert seat.decides
    scene.check_log()


def test_a_slow_player_does_not_lose_the_seat() -> None:
    scene = started(PERSON, FRIEND)
    scene.join("Ada")
    assert scene.refused(0, wire.FreeRequest(1)) == "patience"
    scene.move_until(1)
    scene.wait(scene.table.terms.patience + 1)
    scene.ask(0, wire.FreeRequest(1))
    assert scene.table.seats[1].bot
    scene.check_log()


def test_a_seat_that_a_bot_plays_for_can_be_freed() -> None:
    scene = started(PERSON, FRIEND)
    scene.join("Ada")
    scene.ask(1, wire.LeaveRequest())
    scene.ask(0, wire.FreeRequest(1))
    seat = scene.table.seats[1]
    assert (seat.is_free, seat.token_generation, seat.name) == (True, 1, "")
    scene.check_log()


def test_a_seat_that_has_lost_is_not_given_on() -> None:
    scene = started(PERSON, FRIEND, BOT)
    scene.join("Ada")
    scene.ask(1, wire.ResignRequest())
    assert scene.refused(0, wire.FreeRequest(1)) == "out"


def test_nobody_joins_a_game_that_is_over() -> None:
    scene = started(PERSON, FRIEND)
    scene.ask(0, wire.ResignRequest())
    assert scene.table.status == "over"
    assert code_of(scene, "Ada") == "not-open"
    assert scene.refused(0, wire.FreeRequest(1)) == "not-running"


def test_the_record_names_the_bot_that_held_a_seat() -> None:
    scene = started(PERSON, FRIEND)
    scene.ask(0, wire.ResignRequest())
    assert scene.table.record().seats[1] == "recruit"
