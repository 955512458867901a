"""Matches and records: a saved game continues as if it had not been saved."""

from __future__ import annotations

from dataclasses import replace

import pytest

from sztab import games
from sztab.bots import make_bot
from sztab.core.rng import Rng
from sztab.play import Match
from sztab.records import Notes, parse_record, print_record, record_of, resume
from tests.laws.cases import legal_counts, presets, single_values
from tests.records.played import NAMES, Played, play, resumed

GAME = games.get(NAMES[0])


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


def test_a_match_without_notes_has_a_record_too() -> None:
    record = record_of(Match(GAME, GAME.rules(2), 5))
    assert (record.seats, record.date, record.comment) == ((), "", "")
    assert record.seed == 5
    assert resume(record).history() == Match(GAME, GAME.rules(2), 5).history()


def test_a_comment_goes_with_the_ply_that_is_undone() -> None:
    match = Played(GAME, GAME.rules(2), 5)
    first = match.plies
    match.play(next(a for a in match.state.legal_actions() if harmless(match, a)))
    match.notes.comments = {0: "dealt", first: "hasty"}
    match.undo()
    assert match.notes.comments == {0: "dealt"}


def harmless(match: Match, action: int) -> bool:
    """Return whether nothing is dealt after the action and the seat decides again."""
    step = match.prepare(action)
    return not step.move.chance and step.state.to_move() == match.to_move()


def test_notes_are_taken_over_from_a_record() -> None:
    notes = Notes()
    record = play(GAME, 2, 5, 3).record()
    notes.take(replace(record, comment="Sunday"))
    assert (notes.seats, notes.date, notes.comment) == (record.seats, record.date, "Sunday")
