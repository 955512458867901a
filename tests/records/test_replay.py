"""Replaying: every action is checked, and other rules or cards are refused."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sztab import games, words
from sztab.core.action import OVER
from sztab.core.event import Log
from sztab.records import (
    Ply,
    RecordError,
    Result,
    VersionError,
    parse_record,
    print_record,
    replay,
)
from sztab.records.positions import shorten
from tests.records.played import NAMES, finished, play, unfinished


@pytest.mark.parametrize("name", NAMES)
def test_a_finished_game_reaches_its_result(name: str) -> None:
    state = replay(finished(name))
    assert state.to_move() == OVER


@pytest.mark.parametrize("name", NAMES)
@given(data=st.data())
@settings(max_examples=10, deadline=None)
def test_any_ply_can_be_reached(name: str, data: st.DataObject) -> None:
    """Replaying to a ply, saving the position and replaying the rest from there is the same."""
    game, record = games.get(name), finished(name)
    ply = data.draw(st.integers(0, len(record.plies)))
    state = replay(record, ply)
    rules = game.rules(record.players, record.settings, record.preset)
    rest = replace(
        record, position=shorten(game, rules, game.codec.dump(state)), plies=record.plies[ply:]
    )
    again = replay(parse_record(print_record(rest)))
    assert game.codec.dump(again) == game.codec.dump(replay(record))


def test_ply_zero_is_the_start_and_there_is_none_behind_the_end() -> None:
    record = unfinished()
    game = games.get(record.game)
    assert game.codec.dump(replay(record, 0)) == game.codec.dump(game.new(game.rules(2)))
    with pytest.raises(RecordError, match=rf"no ply 999; the record has {len(record.plies)}"):
        replay(record, 999)


def test_the_log_receives_the_events() -> None:
    match = play(games.get(NAMES[0]), 2, 7, 30)
    log = Log()
    replay(match.record(), log=log)
    describe = [
        words.describe(match.game, words.ENGLISH, match.rules, event) for event in log.events
    ]
    assert describe == [
        words.describe(match.game, words.ENGLISH, match.rules, event) for event in match.log.events
    ]


def test_an_illegal_action_is_an_error_with_file_line_ply_and_clause() -> None:
    text = print_record(unfinished("rush")).splitlines()
    line = next(n for n, words in enumerate(text) if "P1: " in words or "P2: " in words)
    number, seat, _ = text[line].split(maxsplit=2)
    text[line] = f"{number} {seat} take"
    with pytest.raises(RecordError) as caught:
        replay(parse_record("\n".join(text[: line + 1]), "game.sztab"))
    message = str(caught.value)
    assert message.startswith(f"game.sztab:{line + 1}: ply {number[:-1]}, {seat[:-1]} 'take': ")
    assert message.rstrip(".").endswith("[RUSH-051]")


@pytest.mark.parametrize(
    ("ply", "problem"),
    [
        (Ply(0, "jump"), "Unknown verb 'jump'"),
        (Ply(0, "buy nothing"), "There is no card 'nothing'"),
        (Ply(1, "end"), "chance decides here"),
    ],
)
def test_what_does_not_fit_is_named(ply: Ply, problem: str) -> None:
    record = replace(unfinished("rush"), plies=(ply if ply.seat else replace(ply, seat=-1),))
    with pytest.raises(RecordError, match=rf"ply 1, .*{problem}"):
        replay(replace(record, file="x"))


def test_the_wrong_seat_and_plies_after_the_end_are_refused() -> None:
    record = finished()
    at = next(n for n, ply in enumerate(record.plies) if ply.seat >= 0)
    wrong = replace(record.plies[at], seat=1 - record.plies[at].seat)
    with pytest.raises(RecordError, match=rf"ply {at + 1}, .*P\d decides here"):
        replay(replace(record, plies=(*record.plies[:at], wrong)))
    with pytest.raises(RecordError, match="already over"):
        replay(replace(record, plies=(*record.plies, Ply(0, "end"))))


def test_another_result_than_the_one_reached_is_refused() -> None:
    record = replace(finished(), result=Result((99.0, 0.0), (0,)))
    with pytest.raises(RecordError, match="the record says P1 99 P2 0; winner P1, but the game"):
        replay(record)


def test_other_rules_and_cards_are_refused_unless_forced() -> None:
    record = finished()
    for changed, wanted in (
        (replace(record, rules="0.9"), r"made under rules 0\.9, but rules .* are installed"),
        (replace(record, cards="beef"), f"made with cards beef, but cards {record.cards} are"),
    ):
        with pytest.raises(VersionError, match=wanted):
            replay(changed)
        assert replay(changed, force=True).to_move() == OVER


def test_a_record_that_says_neither_is_tried() -> None:
    record = replace(finished(), rules="", cards="", preset="")
    assert replay(record).to_move() == OVER


def test_unknown_games_and_toggles_are_refused() -> None:
    record = replace(unfinished(), file="x.sztab")
    with pytest.raises(RecordError, match=r"x\.sztab: There is no game 'chess'"):
        replay(replace(record, game="chess"))
    with pytest.raises(RecordError, match=r"x\.sztab: There is no toggle 'opt\.none'"):
        replay(replace(record, settings={"opt.none": "on"}))
    with pytest.raises(RecordError, match=r"x\.sztab: There is no preset 'none'"):
        replay(replace(record, preset="none", settings={}))
