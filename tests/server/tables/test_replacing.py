"""Bots that play for people: their rank is agreed on, and they are no way to get a hint."""

from __future__ import annotations

import pytest

from sztab.core.action import SztabError
from sztab.server import wire
from sztab.server.tables import log, views
from sztab.server.tables.openings import again, agree
from sztab.server.tables.options import STAND_IN
from sztab.server.tables.proposals import bot_moving, joining, starting, undo_state
from tests.server.tables.scenes import BOT, FRIEND, PERSON, TableScene, sit, terms

PATIENCE = 120
AGREED = "captain"


def bot_decides(scene: TableScene) -> None:
    seat = scene.table.to_move()
    scene.take(bot_moving(scene.table, seat, scene.choices()[0], scene.table.turn))


def handed(*, hints: bool) -> tuple[TableScene, int]:
    """Hand a seat to a bot, let it decide, and take the seat back."""
    scene = sit("battlegrounds", 2, hints=hints)
    seat = scene.table.to_move()
    scene.ask(seat, wire.HandRequest(seat))
    bot_decides(scene)
    scene.ask(seat, wire.BackRequest())
    return scene, seat


# The rank


@pytest.mark.parametrize("rank", ["recruit", "general"])
def test_nobody_chooses_the_rank_of_another_players_bot(rank: str) -> None:
    scene = sit("rush", 2)
    slow = scene.table.to_move()
    scene.wait(PATIENCE)
    assert scene.refused(1 - slow, wire.HandRequest(slow, rank)) == "fixed-rank"
    scene.ask(1 - slow, wire.HandRequest(slow, STAND_IN))
    assert scene.table.seats[slow].bot == STAND_IN


def test_a_replacement_plays_at_the_rank_that_was_agreed() -> None:
    scene = sit("rush", 2, replacement=AGREED)
    slow = scene.table.to_move()
    scene.wait(PATIENCE)
    assert scene.refused(1 - slow, wire.HandRequest(slow, STAND_IN)) == "fixed-rank"
    scene.ask(1 - slow, wire.HandRequest(slow))
    assert scene.table.seats[slow].bot == AGREED
    scene.check_log()


@pytest.mark.parametrize(
    "request_", [wire.LeaveRequest(), wire.ResignRequest()], ids=["leave", "resign"]
)
def test_so_does_the_bot_of_a_player_who_leaves_or_resigns(request_: wire.Request) -> None:
    scene = sit("rush", 3, replacement=AGREED)
    scene.ask(1, request_)
    assert scene.table.seats[1].bot == AGREED
    scene.check_log()


def test_so_does_the_bot_on_a_seat_that_the_host_frees() -> None:
    scene = sit("rush", 2, replacement=AGREED)
    scene.move_until(1)
    scene.wait(PATIENCE)
    scene.ask(0, wire.FreeRequest(1))
    assert scene.table.seats[1].bot == AGREED


def test_the_agreed_rank_is_shown_checked_and_kept_for_the_next_game() -> None:
    scene = sit("rush", 2, replacement=AGREED)
    assert views.info(scene.table, ()).replacement == AGREED
    assert again(scene.table).terms.replacement == AGREED
    with pytest.raises(SztabError, match="no rank 'marshal'"):
        agree(scene.table.game, terms("rush", [PERSON], replacement="marshal"))


def test_an_older_table_has_a_lieutenant() -> None:
    agreed = b'{"game":"rush","seats":[{}]}'
    entry = log.decode(
        b'{"type":"opened","terms":' + agreed + b',"version":"1.0","cards":"x","seed":"1"}'
    )
    assert isinstance(entry, log.Opened)
    assert entry.terms.replacement == "lieutenant"


def test_for_themselves_people_choose_any_rank_where_hints_are_allowed() -> None:
    scene = sit("rush", 2)
    scene.ask(0, wire.HandRequest(0, "general"))
    assert scene.table.seats[0].bot == "general"


# No hint by the back door


def test_without_hints_a_seat_is_not_handed_to_a_better_bot() -> None:
    scene = sit("rush", 2, hints=False)
    assert scene.refused(0, wire.HandRequest(0, "general")) == "fixed-rank"
    assert scene.refused(0, wire.HandRequest(0, "recruit")) == "fixed-rank"
    scene.ask(0, wire.HandRequest(0))
    assert scene.table.seats[0].bot == STAND_IN


def test_without_hints_decisions_of_a_replacement_bot_stand() -> None:
    scene, seat = handed(hints=False)
    assert scene.refused(seat, wire.UndoRequest(scene.table.turn)) == "by-bot"
    shown = views.position(scene.again(), seat, scene.now, refusals=False)
    assert shown is not None
    assert shown.undo == "by-bot"


def test_with_hints_it_can_be_taken_back() -> None:
    scene, seat = handed(hints=True)
    scene.undo(seat)
    assert not scene.table.play.moves


def test_leaving_and_coming_back_is_no_way_around_it() -> None:
    scene = sit("battlegrounds", 2, hints=False)
    seat = scene.table.to_move()
    scene.ask(seat, wire.LeaveRequest())
    bot_decides(scene)
    scene.ask(seat, wire.BackRequest())
    assert scene.refused(seat, wire.UndoRequest(scene.table.turn)) == "by-bot"


def test_neither_is_an_undo_by_a_second_seat() -> None:
    scene = sit("battlegrounds", 2, hints=False)
    first = scene.table.to_move()
    while scene.table.to_move() == first:
        scene.move_any()
    scene.ask(1 - first, wire.HandRequest(1 - first))
    bot_decides(scene)
    scene.ask(1 - first, wire.BackRequest())
    assert scene.refused(first, wire.UndoRequest(scene.table.turn)) == "by-bot"


def test_neither_is_a_bot_that_held_the_seat_before() -> None:
    scene = TableScene(terms("battlegrounds", [PERSON, FRIEND], hints=False, autostart=False))
    scene.take(starting(scene.table, "general"))
    scene.move_until(1)
    bot_decides(scene)
    scene.take(joining(scene.table, "Bo", 1))
    assert scene.refused(1, wire.UndoRequest(scene.table.turn)) == "by-bot"


def test_decisions_of_opponents_who_are_bots_can_still_be_taken_back() -> None:
    scene = TableScene(terms("battlegrounds", [PERSON, BOT], hints=False)).start()
    scene.move_until(0)
    scene.move_any()
    while scene.table.to_move() == 1:
        bot_decides(scene)
    before = len(scene.table.play.moves)
    code = undo_state(scene.table, 0)
    assert code != "by-bot"
    if code == "now":
        scene.undo(0)
        assert len(scene.table.play.moves) < before
