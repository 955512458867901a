"""A corrupt record is refused with file, line, reason and remedy; nothing else happens."""

from __future__ import annotations

import json
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sztab.core.action import SztabError
from sztab.records import (
    RecordError,
    load_file,
    load_record,
    parse_record,
    print_record,
    record_from_json,
    record_to_json,
    replay,
)
from tests.records.played import NAMES, finished

if TYPE_CHECKING:
    from pathlib import Path

HEAD = "[game example]\n[players 2]\n"

BAD_TEXTS = {
    "x:1: unknown header 'color'; headers: sztab, game": "[color red]",
    "x:1: '[game' is not a header": "[game",
    "x:2: the header 'game' appears twice": "[game a]\n[game b]",
    "x:1: the header 'game' has no value": "[game]",
    "x:1: format '9' is unknown; this Sztab reads format 1": "[sztab 9]",
    "x:1: players must be a whole number, not 'two'": "[players two]",
    "x: players must be 1 to 99, not 0": "[game a]\n[players 0]",
    "x: there is no header [game …]": "[players 2]",
    "x: there is no header [players …]": "[game a]",
    "x:3: [set a] has no value": HEAD + "[set a]",
    "x:4: the toggle 'a' is set twice": HEAD + "[set a b]\n[set a c]",
    "x:3: the toggle 'a' is set twice": HEAD + "[set a=b a=c]",
    "x:3: [set b] has no value; write it like [set b=on]": HEAD + "[set a=1 b]",
    "x:3: [seat P1] names no seat and player": HEAD + "[seat P1]",
    "x:3: [seat X me] names no seat and player": HEAD + "[seat X me]",
    "x:4: the seat P1 is named twice": HEAD + "[seat P1 a]\n[seat P1 b]",
    "x: P3 is named, but there are only 2 players": HEAD + "[seat P3 a]",
    "x:3: 'won' is not a result": HEAD + "[result won]",
    "x:3: 'P2 1 P1 2; winner P1' is not a result": HEAD + "[result P2 1 P1 2; winner P1]",
    "x:3: the result names no winner": HEAD + "[result P1 1 P2 2]",
    "x:3: 'me' is not a seat": HEAD + "[result P1 1 P2 2; winner me]",
    "x: the result needs the points of 2 players": HEAD + "[result P1 1; winner P1]",
    "x: the result names a winner who does not play": HEAD + "[result P1 1 P2 2; winner P3]",
    "x:3: 'P1 1.2.3 P2 2' is not a list of points": HEAD + "[result P1 1.2.3 P2 2; winner P1]",
    "x:3: '|' continues a position": HEAD + "| round = 3",
    "x:3: the position goes on the following lines": HEAD + "[position round = 3]",
    "x:5: the position is not TOML": HEAD + "[position]\n| round = 3\n| round =",
    "x: position.day: a text, a number": HEAD + "[position]\n| day = 2026-11-15",
    "x:3: the content goes on the following lines": HEAD + "[content a]",
    "x:4: the content is not TOML": HEAD + "[content]\n| a =",
    "x:5: the header 'content' appears twice": HEAD + "[content]\n| a = 1\n[content]",
    "x:6: '|' continues a position or content": HEAD + "[content]\n| a = 1\n\n| b = 2",
    "x: content.day: a text, a number": HEAD + "[content]\n| day = 2026-11-15",
    "x:3: 'buy b' has no seat": HEAD + "buy b",
    "x:3: unmatched brace at '{draw a'": HEAD + "{draw a",
    "x:3: unmatched brace at '}'": HEAD + "P1: a }",
    "x:3: '' is not an action": HEAD + "{}",
    "x:4: action 2 comes next, not 3; is a line missing?": HEAD + "1. P1: a\n3. P1: b",
    "x:3: P3 decides, but there are only 2 players": HEAD + "P3: a",
    "x:3: 'P0' is not a seat": HEAD + "P0: a",
    "x:4: a header after the first action": HEAD + "P1: a\n[seed 1]",
}


@pytest.mark.parametrize(("message", "text"), BAD_TEXTS.items())
def test_a_bad_line_is_named(message: str, text: str) -> None:
    with pytest.raises(SztabError) as caught:
        parse_record(text, "x")
    assert str(caught.value).startswith(message)


BAD_JSON: dict[str, Any] = {
    "x:1: not JSON: ": "{",
    "x: the record: an object is expected": [],
    "x: the record: unknown key 'color'": {"color": "red"},
    "x: game: is missing": {"players": 2},
    "x: players: a whole number is expected, not 'two'": {"game": "a", "players": "two"},
    "x: players: a whole number is expected, not True": {"game": "a", "players": True},
    "x: sztab: format 9 is unknown": {"game": "a", "players": 2, "sztab": 9},
    "x: settings.a: a text is expected": {"game": "a", "players": 2, "settings": {"a": 1}},
    "x: seats[1]: a text is expected": {"game": "a", "players": 2, "seats": ["me", 3]},
    "x: 1 seats are named": {"game": "a", "players": 2, "seats": ["me"]},
    "x: plies[0].seat: a seat": {"game": "a", "players": 2, "plies": [{"seat": "P0"}]},
    "x: plies[0]: an object": {"game": "a", "players": 2, "plies": ["buy"]},
    "x: plies[0]: P3 decides": {"game": "a", "players": 2, "plies": [{"seat": "P3"}]},
    "x: plies[0]: '' is not an action": {"game": "a", "players": 2, "plies": [{"seat": "P1"}]},
    "x: result.scores: a number": {"game": "a", "players": 2, "result": {"scores": ["x"]}},
    "x: position.a: a text, a number": {"game": "a", "players": 2, "position": {"a": None}},
    "x: content.a: a text, a number": {"game": "a", "players": 2, "content": {"a": None}},
    "x:1: not the JSON of a record: NaN": '{"seed": NaN}',
}


@pytest.mark.parametrize(("message", "data"), BAD_JSON.items())
def test_a_bad_key_is_named(message: str, data: object) -> None:
    text = data if isinstance(data, str) else json.dumps(data)
    with pytest.raises(SztabError) as caught:
        record_from_json(text, "x")
    assert str(caught.value).startswith(message)


@pytest.mark.parametrize("name", NAMES)
@given(data=st.data())
@settings(max_examples=40, deadline=None)
def test_whatever_happened_to_a_file_there_is_no_crash(name: str, data: st.DataObject) -> None:
    """After a cut, a hole or garbage, a record replays up to there, or raises an error of ours."""
    whole = print_record(finished(name))
    start = data.draw(st.integers(0, len(whole)))
    end = data.draw(st.integers(start, len(whole)))
    text = whole[:start] + data.draw(st.text(max_size=5)) + whole[end:]
    try:
        replay(parse_record(text, "x"), force=True)
    except SztabError as error:
        assert "\n" not in str(error)  # noqa: PT017 (an error is not certain)


@given(st.data())
@settings(max_examples=40, deadline=None)
def test_whatever_happened_to_json_there_is_no_crash(data: st.DataObject) -> None:
    whole = record_to_json(finished())
    start = data.draw(st.integers(0, len(whole)))
    end = data.draw(st.integers(start, min(start + 40, len(whole))))
    text = whole[:start] + data.draw(st.text(max_size=5)) + whole[end:]
    with suppress(SztabError):
        replay(record_from_json(text, "x"), force=True)


def test_a_record_that_was_cut_off_is_noticed_by_its_result() -> None:
    text = print_record(finished())
    cut = text[: text.rindex("\n", 0, text.rindex("end"))]
    with pytest.raises(RecordError, match="names a result, but the game is not over"):
        replay(parse_record(cut))


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    latin = tmp_path / "latin.sztab"
    latin.write_bytes("[game Übung]\n[players 2]\n; \xa0".encode("latin-1"))
    with pytest.raises(SztabError, match=r"latin.sztab:1: not UTF-8 text"):
        load_record(latin)
    with pytest.raises(SztabError, match=r"missing.sztab: cannot be read: No such file"):
        load_record(tmp_path / "missing.sztab")
    with pytest.raises(SztabError, match=r"must end in \.sztab or \.json"):
        load_record(tmp_path / "game.pgn")
    with pytest.raises(SztabError, match=r"must end in \.sztab, \.json or \.toml"):
        load_file(tmp_path / "game")
