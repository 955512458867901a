"""Records as text: printing and parsing are inverse, and the text is readable."""

from __future__ import annotations

from dataclasses import replace
from textwrap import dedent

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sztab import games
from sztab.core.action import CHANCE
from sztab.records import Ply, Record, Result, parse_record, print_record
from sztab.records import record_from_json as from_json
from sztab.records import record_to_json as to_json
from tests.records.played import NAMES, finished, play, unfinished

WORDS = st.from_regex(r"[a-zäЖ0-9.#+/_-]{1,12}", fullmatch=True)
LINES = st.text(st.characters(exclude_categories=("C", "Z")) | st.just(" "), max_size=30)
COMMENTS = st.lists(LINES, max_size=3).map("\n".join)
PLIES = st.builds(
    Ply,
    seat=st.integers(CHANCE, 2),
    action=st.lists(WORDS.filter(lambda w: not w[:-1].isdigit()), min_size=1, max_size=3).map(
        " ".join
    ),
    comment=st.just("") | COMMENTS,
)
DATA = st.recursive(
    st.booleans()
    | st.integers(-(2**40), 2**40)
    | st.floats(allow_nan=False, allow_infinity=False)
    | LINES,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(LINES, inner, max_size=4),
    max_leaves=12,
)
RECORDS = st.builds(
    Record,
    game=WORDS,
    players=st.just(3),
    rules=st.just("") | WORDS,
    cards=st.just("") | WORDS,
    preset=st.just("") | WORDS,
    settings=st.dictionaries(WORDS, WORDS, max_size=3),
    seats=st.just(()) | st.tuples(WORDS, WORDS, st.just("")),
    seed=st.none() | st.integers(-(2**70), 2**70),
    date=st.just("") | st.dates().map(str),
    result=st.none()
    | st.builds(
        Result,
        st.tuples(*[st.floats(-1e6, 1e6) | st.integers(-99, 99).map(float)] * 3),
        st.lists(st.integers(0, 2), unique=True).map(tuple),
    ),
    position=st.none() | st.dictionaries(LINES, DATA, max_size=4),
    comment=st.just("") | COMMENTS,
    plies=st.lists(PLIES, max_size=25).map(tuple),
    content=st.none() | st.dictionaries(LINES, DATA, max_size=4),
)


@given(RECORDS)
@settings(max_examples=60, deadline=None)
def test_parsing_reverses_printing(record: Record) -> None:
    text = print_record(record)
    assert parse_record(text) == record
    assert print_record(parse_record(text)) == text


@given(RECORDS)
@settings(max_examples=40, deadline=None)
def test_json_loses_nothing(record: Record) -> None:
    assert from_json(to_json(record)) == record
    assert from_json(to_json(parse_record(print_record(record)))) == record


@pytest.mark.parametrize("name", NAMES)
@given(seed=st.integers(0, 10**6), decisions=st.integers(0, 60), extra=st.integers(0, 3))
@settings(max_examples=15, deadline=None)
def test_a_played_game_survives_text_and_json(
    name: str, seed: int, decisions: int, extra: int
) -> None:
    game = games.get(name)
    players = min(game.min_players + extra, game.max_players)
    record = play(game, players, seed, decisions).record()
    assert parse_record(print_record(record)) == record
    assert from_json(to_json(record)) == record


def test_a_record_reads_like_a_score_sheet() -> None:
    record = Record(
        game="example",
        players=2,
        rules="1.0",
        cards="3f0a",
        preset="base",
        settings={"opt.first": "host", "hq": "on"},
        seats=("greedy", "me"),
        seed=42,
        date="2026-11-15",
        result=Result((16.0, 9.5), (0,)),
        comment="A friendly game.",
        plies=(
            Ply(CHANCE, "first P2"),
            Ply(CHANCE, "draw a"),
            Ply(1, "buy b"),
            Ply(CHANCE, "deal c"),
            Ply(1, "end", "Too early?\nYes."),
            Ply(1, "sit"),
            Ply(0, "end"),
        ),
    )
    assert print_record(record) == dedent("""\
        [sztab 1]
        [game example]
        [rules 1.0]
        [cards 3f0a]
        [players 2]
        [preset base]
        [set hq=on opt.first=host]
        [seat P1 greedy]
        [seat P2 me]
        [seed 42]
        [date 2026-11-15]
        [result P1 16 P2 9.5; winner P1]

        ; A friendly game.

        1. {first P2} {draw a}
        3. P2: buy b {deal c}, end
        ; Too early?
        ; Yes.
        6. P2: sit
        7. P1: end
        """)


def test_what_a_person_types_is_normalised() -> None:
    text = dedent("""\
        [players   2]
          [game example]
        {first P2}{draw a} ; chance first
        P2: buy   b {deal c} end,
        P1: end
        """).replace("\n", "\r\n")
    assert print_record(parse_record("\ufeff" + text)) == dedent("""\
        [sztab 1]
        [game example]
        [players 2]

        1. {first P2} {draw a}
        ; chance first
        3. P2: buy b {deal c}, end
        6. P1: end
        """)


def test_lines_are_short_and_no_action_is_torn() -> None:
    lines = print_record(finished()).splitlines()
    assert max(map(len, lines)) <= 100
    assert all(line.count("{") == line.count("}") for line in lines)


def test_a_record_contains_a_position_line_by_line() -> None:
    record = replace(unfinished(), position={"round": 3, "players": [{"hand": ["a"]}]})
    text = print_record(record)
    assert "\n[position]\n| round = 3\n|\n| [[players]]\n" in text
    assert parse_record(text) == record


@pytest.mark.parametrize("action", ["", "a {b}", "a; b", "a, b", "a,", "3. a", "P1: a", "\n"])
def test_an_action_cannot_contain_separators(action: str) -> None:
    with pytest.raises(Exception, match="is not an action"):
        Ply(0, action)
