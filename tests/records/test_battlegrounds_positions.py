"""Saved positions of Battlegrounds: impossible ones are refused, with the name of the field."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Any

import pytest

from sztab import games
from sztab.core.action import OVER, PositionError
from sztab.core.rng import Rng
from sztab.records import describe_position, open_position, parse_position, print_position
from tests.laws.adapters import adapter_for
from tests.laws.cases import play_on, presets

if TYPE_CHECKING:
    from sztab.core.state import State
    from sztab.core.toggle import Rules

GAME = games.get("battlegrounds")
TABLES = list(presets(GAME))

BATTLE: list[tuple[str, dict[str, Any]]] = [
    ("the position", {"bord": {}}),
    ("start", {"start": "P5"}),
    ("turn", {"turn": "P0"}),
    ("turn", {"turn": 1}),
    ("round", {"round": 0}),
    ("round", {"round": 201}),
    ("round", {"round": "one"}),
    ("quiet", {"quiet": -5}),
    ("board", {"board": ["bridge"]}),
    ("board", {"board": {"A9": "bridge"}}),
    ("board", {"board": {"A1": "brigde"}}),
    ("board", {"board": {"A1": "bridge**"}}),
    ("board", {"board": {"A1": 7}}),
    ("board", {"board": {"A1": "bridge*", "B1": "bridge*"}}),
    ("board", {"board": dict.fromkeys(["A1", "B1", "C1", "D1"], "bridge")}),
    ("board", {"board": {"A1": "?"}}),
    ("board", {"board": {"A1": "artillery"}}),
    ("pawns", {"pawns": {"pink": "A1"}}),
    ("pawns", {"pawns": {"green": "I1"}, "drives": {"green": "kv-1"}}),
    (
        "pawns",
        {
            "pawns": {"green": "A1", "yellow": "A1"},
            "drives": {"green": "kv-1", "yellow": "is-2"},
        },
    ),
    ("board", {"pawns": {"green": "A1"}, "drives": {"green": "kv-1"}, "board": {"A1": "dud"}}),
    ("homes", {"homes": {"green": "B1"}}),
    ("duds", {"duds": 17}),
    ("duds", {"duds": 16, "board": {"C3": "dud"}}),
    ("duds", {"duds": -1}),
    ("drives", {"drives": {"green": "kv-2"}, "pawns": {"green": "A1"}}),
    (
        "drives",
        {
            "drives": {"green": "kv-1", "blue": "kv-1"},
            "pawns": {"green": "A1", "blue": "H8"},
        },
    ),
    ("drives", {"drives": {}, "pawns": {"green": "A1"}}),
    ("drives", {"drives": {"green": "kv-1"}}),
    ("reserve", {"reserve": {"P5": ["kv-1"]}}),
    ("reserve", {"reserve": {"P1": ["kv-1", "kv-1"]}}),
    ("reserve", {"reserve": {"P1": "kv-1"}}),
    ("damaged", {"damaged": ["kv-1"]}),
    ("broken", {"broken": ["is-2"]}),
    ("upgrades", {"reserve": {"P1": ["kv-1"]}, "upgrades": {"kv-1": ["church"]}}),
    ("upgrades", {"reserve": {"P1": ["kv-1"]}, "upgrades": {"kv-1": ["castle*"]}}),
    ("upgrades", {"upgrades": {"kv-1": ["church*"]}}),
    (
        "upgrades",
        {
            "reserve": {"P1": ["kv-1"]},
            "upgrades": {"kv-1": ["church*", "harbour*", "airfield*"]},
        },
    ),
    ("deck", {"deck": ["kv-1"], "reserve": {"P1": ["kv-1"]}}),
    ("deck", {"deck": ["maus"]}),
    ("drawn", {"drawn": ["kv-1", "is-2", "7tp"]}),
    ("rejected", {"rejected": {"P9": ["kv-1"]}}),
    ("lost", {"lost": ["kv-1", "kv-1"]}),
    ("offered", {"offered": ["pz"]}),
    ("stacks", {"stacks": {"green": [1, 2, 3]}}),
    ("stacks", {"stacks": {"green": [3, 3]}}),
    ("stacks", {"stacks": {"green": [4]}}),
    ("won", {"won": {"P1": ["red 4"]}}),
    ("won", {"won": {"P1": ["red 3"], "P3": ["red 3"]}}),
    ("won", {"won": {"P1": ["red 3"]}, "stacks": {"red": [3, 2, 1]}}),
    ("areas", {"areas": {"A": {}}}),
    ("areas", {"areas": {"P1": {"singel": []}}}),
    ("areas", {"areas": {"P1": {"single": ["bridge**"]}}}),
    ("areas", {"areas": {"P1": {"ready": ["bridge"]}}}),
    ("board", {"areas": {"P1": {"done": ["bridge*"]}, "P2": {"single": ["bridge*"]}}}),
    ("winner", {"winner": "P9"}),
    ("the position", {"artillery": {}}),
    ("the position", {"up": []}),
    ("stack", {"stack": ["fly"]}),
    ("stack", {"stack": "act"}),
    ("stack", {"stack": ["end-turn", "shoot pink"]}),
    ("stack", {"stack": ["end-turn", "shoot green"]}),
    ("stack", {"stack": ["end-turn", "keep P1"]}),
]
"""Impossible positions of four players, with the field that the error names."""

SOLO: list[tuple[str, dict[str, Any]]] = [
    ("board", {"board": {"A1": "dud"}}),
    ("artillery.letters", {"artillery": {"letters": ["Z"]}}),
    ("artillery", {"artillery": {"letters": ["A"]}}),
    ("artillery.digits", {"artillery": {"digits": ["9"]}}),
    ("artillery.supply", {"artillery": {"supply": 13}}),
    ("artillery.taken", {"artillery": {"taken": ["tank"]}}),
    ("artillery", {"artillery": {"guns": 3}}),
    ("duds", {"duds": 3}),
]

FAMILY: list[tuple[str, dict[str, Any]]] = [
    ("board", {"board": {"A1": "dud"}}),
    ("board", {"board": dict.fromkeys(["A1", "B1"], "castle*"), "seen": ["A1", "B1"]}),
    ("seen", {"board": {"A1": "castle"}}),
    ("up", {"up": ["A9"]}),
    ("up", {"up": ["A1"], "pawns": {"green": "C3", "yellow": "H8"}}),
    ("up", {"board": {"A1": ""}, "up": ["A1"]}),
    ("seen", {"board": {"A1": "castle"}, "seen": ["A1", "A1"]}),
    ("turned", {"board": {"A1": "castle"}, "up": ["A1"], "turned": ["A1"]}),
    ("reserve", {"drives": {"green": "kv-1"}, "pawns": {"green": "A1"}}),
    ("pawns", {"pawns": {"green": "A1", "yellow": "A1"}}),
    ("stack", {"pawns": {"yellow": "A1"}}),
    ("extra", {"extra": "two"}),
]


def complaint(rules: Rules, data: dict[str, Any]) -> str:
    """Return why the position is refused."""
    with pytest.raises(PositionError) as caught:
        GAME.codec.load(rules, data)
    return str(caught.value)


@pytest.mark.parametrize(("field", "data"), BATTLE, ids=str)
def test_what_cannot_be_in_battle_is_refused(field: str, data: dict[str, Any]) -> None:
    assert complaint(GAME.rules(4), data).startswith(field)


@pytest.mark.parametrize(("field", "data"), SOLO, ids=str)
def test_what_cannot_be_in_solo_is_refused(field: str, data: dict[str, Any]) -> None:
    assert complaint(GAME.rules(1, preset="solo"), data).startswith(field)


@pytest.mark.parametrize(("field", "data"), FAMILY, ids=str)
def test_what_cannot_be_in_family_is_refused(field: str, data: dict[str, Any]) -> None:
    assert complaint(GAME.rules(2, preset="family"), data).startswith(field)


def test_a_colour_without_a_player_is_refused() -> None:
    data = {"pawns": {"red": "H1"}, "drives": {"red": "kv-1"}}
    assert complaint(GAME.rules(3), data).startswith(("pawns", "drives"))
    assert complaint(GAME.rules(3), {"stacks": {"red": [1]}}).startswith("stacks")


def test_pairs_of_two_special_tokens_need_eight_pictures() -> None:
    data = {"areas": {"P1": {"ready": ["bridge**"]}}}
    assert complaint(GAME.rules(4), data).startswith("areas")
    assert GAME.codec.load(GAME.rules(4, {"picture_set": "8x8"}), data).scores() == [2, 0, 0, 0]
    data = {"areas": {"P1": {"ready": ["windmill*"]}}}
    assert complaint(GAME.rules(4, {"picture_set": "8x8"}), data).startswith("areas")


def test_two_single_tokens_of_a_picture_wait_only_where_players_pair_them() -> None:
    data = {"areas": {"P1": {"single": ["castle", "castle*"]}}}
    assert complaint(GAME.rules(4), data).startswith("areas")
    assert GAME.codec.load(GAME.rules(4, {"pairing": "manual"}), data).scores() == [0, 0, 0, 0]


def test_teams_collect_together() -> None:
    rules = GAME.rules(4, preset="team")
    assert complaint(rules, {"areas": {"P1": {}}}).startswith("areas")
    data = {
        "areas": {"A": {"done": ["castle"]}},
        "won": {"P3": ["red 3"]},
        "stacks": {"red": [2, 1]},
    }
    assert GAME.codec.load(rules, data).scores() == [5, 0, 5, 0]


JUNK: tuple[object, ...] = (
    None,
    True,
    -1,
    10**30,
    0.5,
    "",
    "P1",
    "kv-1",
    "A1",
    "?",
    [],
    [None],
    ["A1", "A1"],
    ["kv-1", "kv-1"],
    {},
    {"P1": None},
    {"P1": ["kv-1"]},
    {"green": "A1"},
    {"green": "kv-1"},
    {"A1": "bridge"},
    {"A1": "dud"},
    {"kv-1": ["church*"]},
    {"single": ["bridge"]},
)


@pytest.mark.parametrize(("preset", "players"), TABLES)
def test_any_value_of_a_field_is_read_or_refused(preset: str, players: int) -> None:
    """A position that is not refused can be played to its end and loses nothing."""
    rules = GAME.rules(players, preset=preset)
    rng = Rng(f"junk {preset} {players}")
    adapter, refusals = adapter_for(GAME.name), 0
    for dump in _dumps(rules, rng):
        for field in dump:
            state, problem = _read(rules, dump | {field: JUNK[rng.below(len(JUNK))]})
            if state is None:
                assert re.match(r"[a-zA-Z0-9. -]+: ", problem)
                refusals += 1
                continue
            before = adapter.inventory(GAME.codec.dump(state))
            play_on(state, rng, adapter.max_plies)
            assert adapter.inventory(GAME.codec.dump(state)) == before
    assert refusals


def _read(rules: Rules, data: dict[str, Any]) -> tuple[State | None, str]:
    """Return the position, or why it is refused."""
    try:
        return GAME.codec.load(rules, data), ""
    except PositionError as error:
        return None, str(error)


def _dumps(rules: Rules, rng: Rng) -> list[dict[str, Any]]:
    """Return positions of a random game, from set-up to its end."""
    state, dumps = GAME.new(rules), []
    while state.to_move() != OVER:
        state.apply(state.sample(rng))
        if rng.below(20) == 0:
            dumps.append(GAME.codec.dump(state))
    return dumps


@pytest.mark.parametrize(("preset", "players"), TABLES)
def test_a_position_of_every_variant_is_written_and_read(preset: str, players: int) -> None:
    rules = GAME.rules(players, preset=preset)
    for dump in _dumps(rules, Rng(f"positions {preset} {players}")):
        state = GAME.codec.load(rules, json.loads(json.dumps(dump)))
        assert GAME.codec.dump(state) == dump
        position = describe_position(GAME, rules, state)
        again = parse_position(print_position(position))
        assert again == position
        assert GAME.codec.dump(open_position(again)[2]) == dump
