"""Saved positions: short, written by hand, and read back as the same position."""

from __future__ import annotations

import tomllib
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sztab import games
from sztab.core.action import SztabError
from sztab.records import (
    RecordError,
    SavedPosition,
    VersionError,
    describe_position,
    load_file,
    open_position,
    parse_position,
    print_position,
    save_position,
    toml,
)
from tests.records.played import NAMES, Played, play, resumed
from tests.records.test_text import DATA

if TYPE_CHECKING:
    from pathlib import Path


@given(st.dictionaries(st.text(st.characters(codec="utf-8"), max_size=9), DATA))
@settings(max_examples=60, deadline=None)
def test_what_is_written_as_toml_is_read_back(data: dict[str, Any]) -> None:
    assert tomllib.loads(toml.dumps(data)) == data


def test_toml_looks_as_if_written_by_hand() -> None:
    data = {
        "name": 'a "b" \x7f',
        "empty": {},
        "none": [],
        "zone": ["card"] * 20,
        "table": {"small": {"n": 1}, "big key": [{"x": 1.5}, {}]},
    }
    text = toml.dumps(data)
    assert tomllib.loads(text) == data
    assert "small = { n = 1 }" in text
    assert '[[table."big key"]]\nx = 1.5' in text
    assert max(map(len, text.splitlines())) <= 100


def test_toml_has_no_word_for_nothing() -> None:
    with pytest.raises(TypeError, match="NoneType"):
        toml.dumps({"a": None})


@pytest.mark.parametrize("name", NAMES)
@given(seed=st.integers(0, 99), decisions=st.integers(0, 60))
@settings(max_examples=10, deadline=None)
def test_a_saved_position_is_the_same_position(name: str, seed: int, decisions: int) -> None:
    match = play(games.get(name), 2, seed, decisions)
    position = describe_position(match.game, match.rules, match.state)
    again = parse_position(print_position(position))
    assert again == position
    assert match.game.codec.dump(open_position(again)[2]) == match.game.codec.dump(match.state)


@pytest.mark.parametrize("name", NAMES)
def test_what_has_its_default_is_left_out(name: str) -> None:
    game = games.get(name)
    rules = game.rules(game.min_players)
    state = game.codec.load(rules, {})
    assert describe_position(game, rules, state).data == {}


def test_a_hand_written_position_needs_a_game_and_players() -> None:
    position = parse_position('game = "rush"\nplayers = 3\n[position]\nround = 2\n', "x")
    game, rules, state = open_position(position)
    assert (game.name, rules.players) == ("rush", 3)
    assert game.codec.dump(state)["round"] == 2


BAD = {
    "x:2: the file is not TOML: ": "players = 2\ngame = ",
    "x: unknown field 'color'; fields: game": "color = 1",
    "x: game: a text is expected, not 3": "game = 3",
    "x: the field 'players' is missing": 'game = "rush"',
    "x: settings.a: a text is expected": 'game = "a"\nplayers = 2\nsettings = {a = 1}',
    "x: the file.day: a text, a number": "day = 2026-11-15",
    "x: There is no game 'chess'": 'game = "chess"\nplayers = 2',
    "x: Rush is for 2 to": 'game = "rush"\nplayers = 9',
    "x: made with cards 0, but": 'game = "rush"\nplayers = 2\ncards = "0"',
    "x: made under rules 0, but": 'game = "rush"\nplayers = 2\nrules = "0"',
    "x: position: players[1].hand: There is no card 'usa-m66'": (
        'game = "rush"\nplayers = 2\n[[position.players]]\nhand = ["usa-m66"]'
    ),
    "x: position: the position: unknown field 'rond'": (
        'game = "rush"\nplayers = 2\n[position]\nrond = 3'
    ),
}


@pytest.mark.parametrize(("message", "text"), BAD.items())
def test_a_bad_position_is_refused_with_file_and_field(message: str, text: str) -> None:
    with pytest.raises(SztabError) as caught:
        open_position(parse_position(text, "x"))
    assert str(caught.value).startswith(message)


def test_other_cards_can_be_forced() -> None:
    position = SavedPosition("rush", 2, cards="0")
    with pytest.raises(VersionError):
        open_position(position)
    assert open_position(position, force=True)[0].name == "rush"


def test_positions_go_to_files_and_back(tmp_path: Path) -> None:
    match = play(games.get(NAMES[0]), 2, 3, 20)
    position = describe_position(match.game, match.rules, match.state)
    save_position(position, tmp_path / "a.toml")
    assert load_file(tmp_path / "a.toml") == position
    with pytest.raises(SztabError, match=r"must end in \.toml"):
        save_position(position, tmp_path / "a.txt")
    with pytest.raises(SztabError, match="cannot be written"):
        save_position(position, tmp_path / "none" / "a.toml")
    assert [path.name for path in tmp_path.iterdir()] == ["a.toml"]


def test_a_match_may_start_from_a_position() -> None:
    match = play(games.get(NAMES[0]), 2, 3, 20)
    start = match.game.codec.dump(match.state)
    puzzle = Played(match.game, match.rules, 1, position=start)
    record = puzzle.record()
    assert record.position is not None
    assert set(record.position) < set(start)
    assert match.game.codec.dump(resumed(record).state) == match.game.codec.dump(puzzle.state)
    with pytest.raises(RecordError, match="position: "):
        Played(match.game, match.rules, 1, position={"nonsense": 1})
