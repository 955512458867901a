"""Undo: one rule, and a policy for what depends on the table."""

from __future__ import annotations

import pytest

from sztab import games
from sztab.core.action import CHANCE, OVER, PositionError
from sztab.play import Match, UndoRefused, UndoTarget, undo_target
from sztab.play.undo import OWN_LAST, WITH_CONSENT, WITHOUT_HINTS
from tests.play.scenes import do, puzzle
from tests.records.played import NAMES, Played, play
from tests.toy.game import GAME as TOY

GAME = games.get(NAMES[0])


def refused(match: Match, seat: int, policy: object) -> str:
    with pytest.raises(UndoRefused) as caught:
        undo_target(match, seat, policy)  # type: ignore[arg-type]
    assert str(caught.value) == caught.value.text
    return caught.value.code


def test_undo_returns_to_the_previous_decision() -> None:
    match = puzzle(players=[{"hand": ["engineers", "volunteers"]}], reserve=["ussr-ms-1"])
    before, told = match.game.codec.dump(match.state), len(match.log.events)
    do(match, "activate volunteers", "buy ussr-ms-1")
    match.undo()
    match.undo()
    assert match.game.codec.dump(match.state) == before
    assert len(match.log.events) == told
    assert match.record().plies == ()


def test_undo_stops_at_the_start() -> None:
    with pytest.raises(UndoRefused, match="not decided anything yet"):
        puzzle().undo()


def test_what_chance_has_shown_cannot_be_undone() -> None:
    match = puzzle(
        players=[{"hand": ["engineers"]}], reserve=["ussr-ms-1", "ussr-t-26"]
    )  # buying deals a new card into the Reserve
    do(match, "buy ussr-ms-1", "pay engineers", "take")
    assert match.history()[-1][0] == CHANCE
    with pytest.raises(UndoRefused, match="Cards have been dealt"):
        match.undo()


def test_what_another_seat_has_decided_cannot_be_undone() -> None:
    match = Played(TOY, TOY.rules(2), 1)
    match.play(match.state.legal_actions()[0])
    assert match.to_move() == 1
    with pytest.raises(UndoRefused, match="P1 has decided since"):
        match.undo()


def test_nothing_is_undone_after_the_end() -> None:
    match = play(GAME, 2, 5)
    assert match.to_move() == OVER
    with pytest.raises(UndoRefused, match="over"):
        match.undo()


@pytest.mark.parametrize("policy", [OWN_LAST, WITH_CONSENT, WITHOUT_HINTS])
def test_what_nobody_else_has_a_say_in_is_the_same_under_every_policy(policy: object) -> None:
    match = puzzle(players=[{"hand": ["engineers", "volunteers"]}], reserve=["ussr-ms-1"])
    do(match, "activate volunteers")
    assert undo_target(match, 0, policy) == UndoTarget(0, 0)  # type: ignore[arg-type]
    assert refused(match, 1, policy) in {"nothing-to-undo", "decided-since"}


def test_what_another_seat_has_decided_goes_with_its_consent() -> None:
    game = games.get("battlegrounds")
    match = Played(game, game.rules(2), 1)
    while len({move.seat for move in match.moves}) < 2:  # pawns are put on the board, in the open
        match.play(match.state.legal_actions()[0])
    first, second = (move.seat for move in match.moves[-2:])
    assert first != second
    assert refused(match, first, OWN_LAST) == "decided-since"
    assert undo_target(match, first, WITH_CONSENT) == UndoTarget(len(match.moves) - 2, 1 << second)
    assert undo_target(match, second, OWN_LAST) == UndoTarget(len(match.moves) - 1, 0)


def test_what_a_bot_decided_for_a_person_stands_without_hints() -> None:
    match = Played(TOY, TOY.rules(2), 1)
    match.play(match.state.legal_actions()[0])
    match.moves[-1].stood_in = True
    assert undo_target(match, 0, WITH_CONSENT).moves == 0
    assert refused(match, 0, WITHOUT_HINTS) == "by-bot"


def test_a_match_goes_back_no_farther_than_it_remembers() -> None:
    match = Match(TOY, TOY.rules(2), 1, undo_limit=1)
    for _ in range(3):
        match.play(match.state.legal_actions()[0])
    assert undo_target(match, match.moves[-1].seat, WITH_CONSENT).moves == 2
    assert refused(match, match.moves[-2].seat, WITH_CONSENT) == "too-long-ago"
    with pytest.raises(PositionError):
        match.go_back(1)


def test_a_match_for_bots_remembers_nothing() -> None:
    match = Match(TOY, TOY.rules(2), 1)
    match.play(match.state.legal_actions()[0])
    assert match.before == []
    assert refused(match, 0, OWN_LAST) == "too-long-ago"
