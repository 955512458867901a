"""A match: chance deals itself, what was shown cannot be undone, bots cannot cheat."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from sztab import games
from sztab.bots import Bot, make_bot
from sztab.core.action import CHANCE, OVER, IllegalAction, SztabError
from sztab.core.rng import Rng
from sztab.play import UndoRefused
from sztab.records import parse_record, print_record
from tests.laws.cases import legal_counts, presets, single_values
from tests.records.played import NAMES, Played, play, resumed
from tests.toy.game import GAME as TOY

if TYPE_CHECKING:
    from sztab.core.action import Action
    from sztab.core.state import View

GAME = games.get(NAMES[0])


def puzzle(**data: object) -> Played:
    """Return a match of Rush in Phase II of P1."""
    game = games.get("rush")
    return Played(game, game.rules(2), 1, position=data)


def do(match: Played, *moves: str) -> None:
    """Play moves in notation."""
    for move in moves:
        match.play(match.game.notation(match.rules).parse(move))


def test_chance_never_waits() -> None:
    match = Played(GAME, GAME.rules(3), 5)
    assert match.to_move() >= 0
    assert {seat for seat, _ in match.history()} == {CHANCE}


@pytest.mark.parametrize("name", NAMES)
def test_the_same_seed_is_the_same_game(name: str) -> None:
    game = games.get(name)
    assert play(game, 3, 5).record() == play(game, 3, 5).record()
    assert play(game, 3, 5, 5).record() != play(game, 3, 6, 5).record()


@pytest.mark.parametrize("name", NAMES)
def test_a_game_that_was_saved_goes_on_as_if_it_had_not_been(name: str) -> None:
    game = games.get(name)
    bots = {seat: make_bot("random", game, Rng(seat)) for seat in range(3)}
    whole = play(game, 3, 5, 25)
    half = parse_record(print_record(whole.record()))
    again = resumed(half)
    assert again.record() == whole.record()
    for match in (whole, again):
        for seat, bot in bots.items():
            bot.rng = Rng(seat)
        match.run(bots)
    assert again.record() == whole.record()
    assert len(again.log.events) == len(whole.log.events)


def test_a_record_that_stops_before_chance_is_dealt_on() -> None:
    record = play(GAME, 2, 5, 3).record()
    again = resumed(replace(record, plies=record.plies[:1]))
    assert again.to_move() >= 0
    assert again.history()[0] == play(GAME, 2, 5, 3).history()[0]


def test_comments_stay_with_a_game_that_goes_on() -> None:
    record = play(GAME, 2, 5, 3).record()
    noted = replace(record.plies[0], comment="well dealt")
    noted_record = replace(record, comment="Sunday", plies=(noted, *record.plies[1:]))
    assert resumed(noted_record).record() == noted_record


def test_an_illegal_action_changes_nothing() -> None:
    match = puzzle(players=[{"hand": ["engineers"]}])
    before = match.game.dump(match.state)
    with pytest.raises(IllegalAction):
        do(match, "take")
    assert match.game.dump(match.state) == before
    assert match.history() == []


def test_undo_returns_to_the_previous_decision() -> None:
    match = puzzle(players=[{"hand": ["engineers", "volunteers"]}], reserve=["ussr-ms-1"])
    before, told = match.game.dump(match.state), len(match.log.events)
    do(match, "activate volunteers", "buy ussr-ms-1")
    match.undo()
    match.undo()
    assert match.game.dump(match.state) == before
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
    with pytest.raises(UndoRefused, match="Cards were dealt"):
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


class Cheat(Bot):
    """Plays what nobody may."""

    name = "cheat"

    def choose(self, view: View) -> Action:
        return 999_999


class Clumsy(Bot):
    """Fails."""

    name = "clumsy"

    def choose(self, view: View) -> Action:
        raise ZeroDivisionError


@pytest.mark.parametrize(
    ("kind", "message"),
    [
        (Cheat, r"bot cheat \(P\d\) chose 999999, which is not one of its legal actions"),
        (Clumsy, r"bot clumsy \(P\d\) failed: ZeroDivisionError\(\) at .*test_match\.py:\d+"),
    ],
)
def test_a_bot_that_cheats_or_fails_is_named(kind: type[Bot], message: str) -> None:
    match = Played(GAME, GAME.rules(2), 5)
    bots = {seat: kind(GAME, Rng(0)) for seat in range(2)}
    with pytest.raises(SztabError, match=message):
        match.run(bots)


def test_every_toggle_is_written_down() -> None:
    *_, asked = (one for one in single_values(GAME) if 2 in legal_counts(GAME, one))
    match = Played(GAME, GAME.rules(2, asked), 5)
    record = match.record()
    assert record.settings == {toggle.name: toggle.default for toggle in GAME.toggles()} | asked
    assert record.preset == GAME.presets()[0].name
    assert resumed(record).rules.settings == match.rules.settings


@pytest.mark.parametrize("name", NAMES)
def test_a_record_names_rules_that_are_the_same_again(name: str) -> None:
    game = games.get(name)
    for preset, players in presets(game):
        rules = game.rules(players, preset=preset)
        record = Played(game, rules, 1).record()
        again = game.rules(players, record.settings, record.preset)
        assert again.settings == rules.settings
