"""Views sent as data: read again they are the same; wrong ones are refused."""

from __future__ import annotations

import copy
import json
from typing import TYPE_CHECKING, Any, TypeVar

import pytest

from sztab.core.action import SPECTATOR, PositionError
from sztab.core.rng import Rng
from sztab.games.battlegrounds.codec import DERIVED
from sztab.games.battlegrounds.game import GAME
from tests.games.battlegrounds.family import family, meadow, shows
from tests.games.battlegrounds.holdings import area
from tests.games.battlegrounds.solo import scene, solo
from tests.games.battlegrounds.table import EXTRA_TANK, Table

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sztab.games.battlegrounds.state import BattlegroundsState
    from sztab.games.battlegrounds.view import BattlegroundsView

T = TypeVar("T")

DRAWER, OTHER = 0, 1
TABLE = Table(2)
FAMILY = family()


def drawn() -> BattlegroundsState:
    """Return the position in which P1 has drawn two cards; P2 has rejected one before."""
    s = TABLE.position(
        {"D7": "dam"},
        tanks=TABLE.parked(green="D2 kv-1"),
        rejected={"P2": ["7tp"]},
        areas={"P1": area(ready=[EXTRA_TANK])},
    )
    TABLE.play(s, "extra-tank", "draw is-2", "draw hetzer")
    return s


def sent(s: BattlegroundsState, seat: int, number: int = 0) -> dict[str, Any]:
    """Return what the seat sees, or remembers, after it was sent."""
    data: dict[str, Any] = json.loads(json.dumps(GAME.codec.dump_view(s.view(seat).recall(number))))
    return data


def loaded(table: Table, data: dict[str, Any]) -> BattlegroundsView:
    """Return the view that the data describe."""
    return GAME.codec.load_view(table.rules, data)


@pytest.mark.clause("BG-144", "BG-243")
@pytest.mark.parametrize("seat", [DRAWER, OTHER, SPECTATOR])
def test_a_view_with_hidden_cards_comes_back(seat: int) -> None:
    s = drawn()
    data = sent(s, seat)
    view = loaded(TABLE, data)
    assert GAME.codec.dump_view(view) == data
    assert data["drawn"] == (["is-2", "hetzer"] if seat == DRAWER else [])
    assert data["sizes"]["drawn"] == 2
    assert view.legal_actions() == s.view(seat).legal_actions()
    for seed in range(20):
        guesses = [one.determinise(Rng(seed)) for one in (view, s.view(seat))]
        assert GAME.codec.dump(guesses[0]) == GAME.codec.dump(guesses[1])


@pytest.mark.clause("BG-244")
@pytest.mark.parametrize("number", [-1, 0, 1, 2])
def test_a_view_recalls_what_was_sent(number: int) -> None:
    covered = {"B4": "castle", "C5": "dam", "F6": "oasis*"}
    s = meadow(FAMILY, up={"D4": "quarry", "E5": "dam"}, seen=covered)
    data = sent(s, OTHER, number)
    view = loaded(FAMILY, data)
    assert GAME.codec.dump_view(view) == GAME.codec.dump_view(view.recall(-1)) == data
    known = [square for square in covered if shows(data, square) != "?"]
    assert known == data["seen"] == (list(covered) if number < 0 else list(covered)[3 - number :])
    assert GAME.codec.dump_view(view.recall(0)) == sent(s, OTHER)


# What is refused

MENDED: dict[str, tuple[object, str]] = {
    "seat": (2, "seat: a number from -1 to 1"),
    "to_move": (1, "to_move: it contradicts"),
    "sizes": ([], "sizes: a table is expected"),
    "sizes.deck": (True, "sizes.deck: a number from 0 to 12"),
    "sizes.drawn": (1, "unseen: 6 cards are hidden, not 7"),
    "sizes.rejected": (None, "sizes.rejected: a table is expected"),
    "sizes.rejected.P2": (0, "sizes.rejected.P2: more cards than that are named"),
    "unseen": (["tiger"], "unseen: 7 cards are hidden, not 1"),
    "unseen.0": ("kv-1", "unseen: kv-1 is also in drives.green"),
    "unseen.1": ("tiger", "unseen: one of kv-1, "),
    "deck": (["t-34"], "unseen: 6 cards are hidden, not 7"),
    "drawn": (["is-2"], "drawn: this seat does not see these cards [BG-144]"),
    "rejected.P1": (["is-2"], "sizes.rejected.P1: more cards than that are named"),
    "start": ("P3", "start: one of P1, P2"),
    "turn": (["P1"], "turn: one of P1, P2"),
    "round": (0, "round: a number from 1"),
    "quiet": ("0", "quiet: a number from -1"),
    "board": (["dam"], "board: a table is expected"),
    "board.D7": ("mill", "board.D7: 'mill' is not a token"),
    "pawns.green": ("J2", "pawns.green: one of A1, "),
    "homes.green": ("B2", "homes.green: one of A1, "),
    "duds": (17, "duds: a number from 0 to 16"),
    "areas": ({"P3": {}}, "areas: unknown field 'P3'"),
    "areas.P1": ([], "areas.P1: a table is expected"),
    "areas.P1.done": (["dam**"], "areas.P1.done: 'dam**' is not a pair"),
    "areas.P2.single": ([3], "areas.P2.single: 3 is not a token"),
    "winner": ([], "winner: it contradicts"),
    "stack": ("act", "stack: a list is expected"),
    "stack.0": (7, "stack: 7 is not a step"),
    "drives.green": ("tiger", "drives.green: one of kv-1, "),
    "reserve.P1": (["kv-1"], "reserve.P1: kv-1 is also in drives.green"),
    "damaged": (["t-34"], "damaged: t-34 is in nobody's area"),
    "broken": ({}, "broken: a list is expected"),
    "upgrades": ({"kv-1": ["bridge*"]}, "upgrades.kv-1: bridge* is not an upgrade"),
    "lost": ([None], "lost: one of kv-1, "),
    "offered": ("", "offered: a list is expected"),
    "stacks.green": ([3, 1], "stacks.green: point tokens leave in the order"),
    "won.P2": (["green 3"], "won.P2: green 3 is still in its stack"),
    "artillery": ({}, "the view: unknown field 'artillery'"),
}
"""A field of P2's view, a wrong value for it, and the refusal."""


def put(data: dict[str, Any], path: str, value: object) -> None:
    """Change one field of the data."""
    place: Any = data
    *way, last = path.split(".")
    for step in way:
        place = place[int(step)] if isinstance(place, list) else place[step]
    place[int(last) if isinstance(place, list) else last] = value


@pytest.mark.parametrize("path", MENDED)
def test_a_wrong_field_is_named(path: str) -> None:
    value, complaint = MENDED[path]
    data = sent(drawn(), OTHER)
    put(data, path, value)
    with pytest.raises(PositionError) as caught:
        loaded(TABLE, data)
    assert str(caught.value).startswith(complaint)


@pytest.mark.parametrize(
    "field", sorted(set(GAME.codec.dump_view(drawn().view(OTHER))).difference(DERIVED))
)
def test_no_field_may_be_missing(field: str) -> None:
    data = sent(drawn(), OTHER)
    del data[field]
    with pytest.raises(PositionError, match=f"^{field}: it is missing"):
        loaded(TABLE, data)


@pytest.mark.parametrize("data", [[], None, "P1", 3])
def test_a_view_is_a_table(data: Any) -> None:  # noqa: ANN401 (not what a view is made of)
    with pytest.raises(PositionError, match=r"^the view: a table is expected"):
        loaded(TABLE, data)


@pytest.mark.clause("BG-144")
def test_nobody_is_sent_what_another_rejected() -> None:
    data = sent(drawn(), DRAWER)
    assert data["unseen"]
    data["rejected"]["P2"] = [data["unseen"].pop()]
    with pytest.raises(PositionError, match=r"^rejected\.P2: this seat does not see these cards"):
        loaded(TABLE, data)


def test_a_view_waits_for_a_decision() -> None:
    data = sent(drawn(), OTHER)
    data["stack"] = ["end-turn"]
    with pytest.raises(PositionError):
        loaded(TABLE, data)


@pytest.mark.clause("BG-142", "BG-197")
def test_no_more_is_drawn_or_turned_up_than_the_rules_allow() -> None:
    data = sent(drawn(), OTHER)
    data["stack"].append("draw-card 3")
    with pytest.raises(PositionError, match=r"\[BG-142\]"):
        loaded(TABLE, data)
    data = sent(meadow(FAMILY), OTHER)
    data["stack"] = ["end-turn", "reveal 3"]
    with pytest.raises(PositionError, match=r"\[BG-197\]"):
        loaded(FAMILY, data)


# Arbitrary data

JUNK: tuple[object, ...] = (
    None,
    True,
    -1,
    0,
    1,
    3,
    10**30,
    1.5,
    "",
    "?",
    "P1",
    "P9",
    "A1",
    "kv-1",
    "bridge**",
    "green",
    [],
    [[]],
    [None],
    ["kv-1", "kv-1"],
    ["A1", "A1"],
    ["act"],
    ["keep-card"],
    ["end-turn"],
    ["go"],
    ["react green"],
    {},
    {"P1": []},
    {"P1": {}},
    {"x": 1},
)
NAMES = ("x", "P1", "A1", "green")


def ways_into(data: object, way: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """List every place in the data."""
    inside: list[Any] = []
    if isinstance(data, dict):
        inside = list(data)
    elif isinstance(data, list):
        inside = list(range(len(data)))
    found = [way] if way else []
    for step in inside:
        found += ways_into(data[step], (*way, step))  # type: ignore[index]
    return found


def pick(things: Sequence[T], rng: Rng) -> T:
    """Return a random one of the things."""
    return things[rng.below(len(things))]


def spoil(data: dict[str, Any], rng: Rng) -> dict[str, Any]:
    """Return the data with one or two things removed, changed or added."""
    data = copy.deepcopy(data)
    for _ in range(1 + rng.below(2)):
        field = pick(list(data), rng)
        way = pick([one for one in ways_into(data) if one[0] == field], rng)
        place: Any = data
        for step in way[:-1]:
            place = place[step]
        act = rng.below(4)
        if act == 0:
            del place[way[-1]]
        elif act == 1 and isinstance(place, dict):
            place[pick(NAMES, rng)] = copy.deepcopy(pick(JUNK, rng))
        elif act == 2 and isinstance(place[way[-1]], int):
            place[way[-1]] += 1
        else:
            place[way[-1]] = copy.deepcopy(pick(JUNK, rng))
    return data


SPOILED = {
    "battle": lambda: (TABLE, drawn()),
    "family": lambda: (FAMILY, meadow(FAMILY, up={"D4": "dam"}, seen={"B4": "castle"})),
    "solo": lambda: (solo(), scene(solo(), {"C5": "artillery"})),
    "set-up": lambda: (Table(3), Table(3).new()),
}


@pytest.mark.parametrize("case", SPOILED)
def test_whatever_is_sent_is_a_view_or_refused(case: str) -> None:
    table, s = SPOILED[case]()
    rng = Rng(case)
    refused = 0
    for number in range(400):
        seat = number % (table.rules.players + 1) - 1
        data = spoil(sent(s, seat, -1), rng)
        try:
            view = loaded(table, data)
        except PositionError:
            refused += 1
        else:
            written = GAME.codec.dump_view(view)
            missing = {field: written[field] for field in DERIVED if field not in data}
            assert written == {**data, **missing}
    assert refused > 300
