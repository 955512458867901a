"""Views read from data: the same view, or a complaint that names the field."""

from __future__ import annotations

import copy
import json
from typing import TYPE_CHECKING, Any

import pytest

from sztab.core.action import SPECTATOR, PositionError
from sztab.core.rng import Rng
from sztab.games.rush.codec import ADDED_FIELDS, SEEN_FIGURES, VIEW_FIGURES
from sztab.games.rush.game import GAME
from tests.games import spoken
from tests.games.rush.table import Table

if TYPE_CHECKING:
    from sztab.games.rush.table import RushTable
    from sztab.games.rush.view import RushView

VEHICLES = {
    "tank": "ussr f1 a1 c2 r1",
    "mate": "ussr f1 a1",
    "wall": "germany a2",
    "spare": "germany",
    "rest": "usa",
    "cheap": "france c1",
    "dear": "france c9",
}
TABLE = Table(vehicles=VEHICLES, preset="second-front")
FIGHTS = Table(vehicles=VEHICLES, settings={"combat": "interactive"})
OPEN = ["open"] * 3


def position() -> RushTable:
    """Return a position with cards in every zone, in Phase II of P1."""
    p1 = {"hand": ["tank", "engineers"], "garage": ["rest"], "depot": ["volunteers", "cheap"]}
    p2 = {
        "hand": ["spare", "technicians"],
        "garage": ["engineers"],
        "rear": "mate",
        "depot": ["engineers", "base"],
        "bases": [{"guard": "wall", "guard_damaged": True}, *OPEN],
    }
    return TABLE.position(players=[p1, p2], reserve=["dear"], achievements=["heavy-tanks"])


def sent(s: RushTable, seat: int = 0) -> dict[str, Any]:
    """Return a view as it is sent."""
    data: dict[str, Any] = json.loads(json.dumps(GAME.codec.dump_view(s.view(seat))))
    return data


def without_figures(data: dict[str, Any]) -> dict[str, Any]:
    """Return the view as an older server sends it, without the fields that follow from others."""
    old = {key: value for key, value in data.items() if key not in VIEW_FIGURES}
    for rows in ("standings", "players"):
        old[rows] = [
            {key: value for key, value in row.items() if key not in ADDED_FIELDS}
            for row in data[rows]
        ]
    return old


def as_told(whole: object, told: object) -> object:
    """Return the view without the figures that were not told."""
    if isinstance(whole, list) and isinstance(told, list):
        return [as_told(one, other) for one, other in zip(whole, told, strict=True)]
    if not isinstance(whole, dict) or not isinstance(told, dict):
        return whole
    left = [key for key in whole if key in told or key not in ADDED_FIELDS]
    return {key: as_told(whole[key], told.get(key)) for key in left}


def put(data: dict[str, Any], path: str, value: object) -> None:
    """Write a value into a field, whose name is that in complaints, counting from 1."""
    part: Any = data
    *way, last = path.replace("[", ".#").replace("]", "").split(".")
    for key in way:
        part = part[int(key[1:]) - 1] if key[0] == "#" else part[key]
    part[int(last[1:]) - 1 if last[0] == "#" else last] = value


def complaint(table: Table, data: dict[str, Any]) -> str:
    with pytest.raises(PositionError) as caught:
        GAME.codec.load_view(table.rules, data)
    return str(caught.value)


@pytest.mark.parametrize("seat", [SPECTATOR, 0, 1])
def test_a_view_comes_back_as_it_was(seat: int) -> None:
    s = position()
    view = GAME.codec.load_view(TABLE.rules, sent(s, seat))
    assert GAME.codec.dump_view(view) == sent(s, seat)
    assert view.legal_actions() == s.view(seat).legal_actions()
    guesses: list[Any] = [one.determinise(Rng(3)) for one in (view, s.view(seat))]
    assert GAME.codec.dump(guesses[0]) == GAME.codec.dump(guesses[1])


def test_a_view_of_an_automatic_step_is_none() -> None:
    data = sent(position())
    data["stack"] = ["turn pay-pending"]
    assert complaint(TABLE, data).startswith("stack: nobody waits for an automatic step")


WRONG: list[tuple[str, object, str]] = [
    ("first", "P9", "first: 'P9' is not a seat; seats: P1, P2."),
    ("first", 0, "first: 0 is not a seat"),
    ("active", "P3", "active: 'P3' is not a seat"),
    ("active", "P2", "place: P2 has no turn at place 0"),
    ("round", "3", "round: a number from 1 to 200 is expected, not '3'"),
    ("round", 10**9, "round: a number from 1 to 200 is expected"),
    ("ended_by", "me", "ended_by: 'me' is not a seat"),
    ("ended_by", None, "ended_by: the rest of the view says '', not None"),
    ("reserve", "dear", "reserve: a list of cards is expected"),
    ("reserve[1]", "daer", "reserve: There is no card 'daer'; did you mean 'dear'?"),
    ("reserve[1]", "engineers", "reserve: engineers is not a vehicle"),
    ("reserve[1]", "tank", "tank: this vehicle lies in two places"),
    ("deck", 7, "deck: a list of cards is expected"),
    ("discard", {}, "discard: a list of cards is expected"),
    ("scrapyard", [None], "scrapyard: There is no card 'None'"),
    ("medals", [], "medals: a table is expected"),
    ("medals.uk", 4, "medals.uk: a table is expected"),
    ("medals.uk", {}, "medals.uk: the field 'singles' is missing"),
    ("medals.uk.singles", -1, "medals.uk.singles: a number from 0"),
    ("medals.poland", {}, "medals: 'poland' is not a nation"),
    ("achievements", "all", "achievements: a list is expected"),
    ("achievements[1]", 3, "achievements: there is no Achievement 3"),
    ("ruins", ["heavy-tanks"], "achievements: heavy-tanks is in two places"),
    ("place", 9, "place: P1 has no turn at place 9"),
    ("seat", 2, "seat: a number from -1 to 1 is expected, not 2"),
    ("seat", 1, "players[1].garage: by the rest of the view there are 0, not 1"),
    ("to_move", 1, "to_move: the rest of the view says 0, not 1"),
    ("to_move", "P1", "to_move: the rest of the view says 0, not 'P1'"),
    ("players", {}, "players: a list is expected"),
    ("players", [], "players: 2 players are expected, not 0"),
    ("players[2]", "P2", "players[2]: a table is expected"),
    ("players[2].hand", ["spare"], "players[2].unseen: 3 cards are not seen, but 4 are named"),
    ("players[1].hand", "tank", "players[1].hand: a list is expected"),
    ("players[1].hand", ["engineers", "tank"], "players[1].hand[1]: the rest of the view says 't"),
    ("players[1].hand", ["base", "base"], "players[1].hand: a Base is never held [RUSH-069]"),
    ("players[2].unseen", ["base"] * 4, "players[2].hand: a Base is never held [RUSH-069]"),
    ("players[2].unseen", [], "players[2].unseen: 4 cards are not seen, but 0 are named"),
    ("players[2].unseen[1]", "sparre", "players[2].hand: There is no card 'sparre'"),
    ("players[2].sizes", 3, "players[2].sizes: a table is expected"),
    ("players[2].sizes.hand", -2, "players[2].sizes.hand: a number from 0"),
    ("players[2].sizes.hand", 1, "players[2].unseen: 3 cards are not seen, but 4 are named"),
    ("players[1].sizes.hand", 1, "players[1].sizes.hand: 2 cards are seen, not 1"),
    ("players[2].kills", [], "players[2].kills: a number from 0"),
    ("players[2].razed", True, "players[2].razed: a number from 0"),
    ("players[2].rear", "base", "players[2].rear: a Base is never held [RUSH-069]"),
    ("players[2].rear", 7, "players[2].rear: There is no card '7'"),
    ("players[1].bases", ["open"], "players[1].bases: a list of 4 Bases is expected"),
    ("players[1].bases[1]", 3, 'players[1].bases[1]: "open", "destroyed", a card or a table'),
    ("players[1].bases[1]", "rest", "players[1].bases[1]: rest has no armour and cannot defend"),
    ("players[1].bases[1]", {"damaged": 1}, "players[1].bases[1].damaged: true or false"),
    ("players[1].bases[1]", {}, "players[1].bases[1]: the rest of the view says 'open', not {}"),
    ("turn", 5, "turn: a table is expected"),
    ("turn.backers", 5, "turn.backers: a list is expected"),
    ("turn.backers", [[]], "turn.backers: [] is not a nation"),
    ("turn.goods", [], "turn.goods: a table is expected"),
    ("turn.goods", {"ussr": "x"}, "turn.goods.ussr: a number from 0"),
    ("turn.kills", {"ussr": 10**6}, "turn.kills.ussr: a number from 0 to 99 is expected"),
    ("turn.pool", 0.5, "turn.pool: a number from 0"),
    ("turn.hand_open", "yes", "turn.hand_open: true or false is expected, not 'yes'"),
    ("turn.attacked", None, "turn.attacked: true or false is expected"),
    ("turn.attack_nation", {}, "turn.attack_nation: the rest of the view says '', not {}"),
    ("turn.attackers", ["engineers"], "turn.attackers: engineers is not a vehicle"),
    ("turn.aim", "P9.guard1", "turn.aim: 'P9.guard1' is not a target; write one like P2.hq"),
    ("turn.aim", "P2.guard1", "turn: a fight needs a lead"),
    ("turn.support", "mate", "turn.support: a list is expected"),
    ("turn.support", [7], "turn.support: There is no card ''"),
    ("turn.resolving", [1], "turn.resolving: There is no card '[1]'"),
    ("stack", "play-cards", "stack: a list is expected"),
    ("stack", [], "to_move: the rest of the view says -2, not 0"),
    ("stack[2]", 3, "stack: 3 is not a step or a decision"),
    ("stack[2]", "play-cards P1", "stack: 'play-cards P1' is not a step or a decision"),
    ("stack[2]", "draw-cards P1 1000", "stack: a number from 1 to 99 is expected, not 1000"),
    ("stack[2]", "draw-cards P7 1", "stack: 'P7' is not a seat here"),
    ("stack[2]", "pay-for tank engineers", "stack: tank is not in the Reserve [RUSH-083]"),
    ("stack[2]", "pay-for dear engineers", "stack: this decision has no answer"),
    ("stack[2]", "place-defender tank", "stack: tank is not being played [RUSH-160]"),
    ("stack[2]", "choose-target tank", "stack: tank was not named to attack [RUSH-179]"),
    ("stack[2]", "choose-aim tank", "stack: tank does not attack [ALT-024]"),
    ("stack[2]", "choose-siege engineers", "stack: engineers is not a vehicle [RUSH-115]"),
    ("stack[2]", "resolve-ability tank 1", "stack: tank has fewer abilities [RUSH-087]"),
    ("stack[2]", "name-attackers tank", "stack: at least one attacker is named [RUSH-179]"),
    ("stack[2]", "choose-dismantle tank 3", "stack: a number from 1 to 2 is expected, not 3"),
    ("stack[2]", "choose-doubles ussr 999999", "stack: a number from 1 to 99 is expected"),
    ("stack[2]", "replace-achievement 5", "stack: a number from 1 to 2 is expected, not 6"),
    ("stack[1]", "choose-medal", "stack: this decision cannot wait for the one after it"),
]


@pytest.mark.parametrize(("path", "value", "message"), WRONG)
def test_a_wrong_field_is_named(path: str, value: object, message: str) -> None:
    data = sent(position())
    put(data, path, value)
    assert complaint(TABLE, data).startswith(message)


def test_every_field_is_wanted_and_no_other() -> None:
    whole = sent(position())
    places = {"the view": whole, "turn": whole["turn"], "players[2]": whole["players"][1]}
    places["players[2].sizes"] = whole["players"][1]["sizes"]
    for where, part in places.items():
        for field in list(part):
            if (field in VIEW_FIGURES) if part is whole else (field in SEEN_FIGURES):
                continue
            value = part.pop(field)
            assert complaint(TABLE, whole) == f"{where}: the field {field!r} is missing."
            part[field] = value
        part["colour"] = "red"
        assert complaint(TABLE, whole).startswith(f"{where}: unknown field 'colour'; known: ")
        del part["colour"]
    GAME.codec.load_view(TABLE.rules, whole)


@pytest.mark.parametrize("seat", [SPECTATOR, 0, 1])
def test_a_view_of_an_older_server_has_no_figures(seat: int) -> None:
    whole = sent(position(), seat)
    old = without_figures(whole)
    assert not {*VIEW_FIGURES} & {*old}
    assert old["players"][0].keys() & {*SEEN_FIGURES} == set()
    assert {*old["standings"][0]} == {"achievement", "values", "best"}
    assert GAME.codec.dump_view(GAME.codec.load_view(TABLE.rules, old)) == whole


@pytest.mark.parametrize("field", [*VIEW_FIGURES, *SEEN_FIGURES])
def test_a_wrong_figure_is_refused(field: str) -> None:
    whole = sent(position())
    part = whole if field in VIEW_FIGURES else whole["players"][1]
    part[field] = {"engineers": 99}
    assert complaint(TABLE, whole).startswith(field if part is whole else f"players[2].{field}")


def test_what_is_no_view_at_all_is_refused() -> None:
    nonsense: list[Any] = [None, 3, [], "view", {}]
    for data in nonsense:
        assert complaint(TABLE, data).startswith("the view: ")


def test_a_closed_hand_is_not_named() -> None:
    data = sent(position(), 1)
    data["turn"]["hand_open"] = False
    assert complaint(TABLE, data).startswith("players[1].hand: by the rest of the view there are 0")


def test_only_who_takes_part_in_a_fight_can_have_passed() -> None:
    p2 = {"hand": ["spare"], "bases": ["wall", "open", "open"]}
    s = FIGHTS.position(players=[{"hand": ["tank", "engineers"]}, p2])
    FIGHTS.play(s, "attack tank", "hit P2.guard1")
    data = sent(s)
    GAME.codec.load_view(FIGHTS.rules, data)
    data["stack"][-1] = "support 0 4"
    assert complaint(FIGHTS, data).startswith("stack: only players in the fight can pass")


JUNK: tuple[Any, ...] = (
    None,
    -1,
    0,
    1,
    7,
    99,
    10**9,
    1.5,
    True,
    False,
    "",
    "x",
    "P1",
    "P2",
    "P7",
    "tank",
    "engineers",
    "base",
    "destroyed",
    "rear",
    "ussr",
    "P2.guard1",
    "play-cards",
    "draw-cards P2 99",
    "support 3 7",
    "choose-dispatch",
    "lay-top",
    "turn repair",
    "end-turn",
    [],
    {},
    [[]],
    ["tank"],
    {"guard": "tank"},
    ["choose-striker"],
)


def paths(part: object, way: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """List the paths to all parts of the data."""
    found = [way] if way else []
    if isinstance(part, dict):
        for key, inner in part.items():
            found += paths(inner, (*way, key))
    elif isinstance(part, list):
        for at, inner in enumerate(part):
            found += paths(inner, (*way, at))
    return found


def spoil(data: dict[str, Any], rng: Rng) -> None:
    """Change, remove or duplicate one part."""
    field = list(data)[rng.below(len(data))]
    known = [path for path in paths(data) if path[0] == field]
    *way, last = known[rng.below(len(known))]
    part: Any = data
    for key in way:
        part = part[key]
    match rng.below(4):
        case 0:
            del part[last]
        case 1 if isinstance(part, list):
            part.append(copy.deepcopy(part[last]))
        case _:
            part[last] = copy.deepcopy(JUNK[rng.below(len(JUNK))])


def check_loaded(view: RushView, data: dict[str, Any], rng: Rng) -> None:
    """A view that is not refused is one that a bot can work with."""
    assert as_told(GAME.codec.dump_view(view), data) == data
    assert spoken.question(GAME, view)
    assert spoken.sheet(GAME, view)
    assert bool(GAME.advice.tries(view)) == bool(view.legal_actions())
    view.determinise(rng).rollout(rng)


@pytest.mark.parametrize("preset", ["base", "second-front", "alternative", "alternative-teams"])
def test_a_spoilt_view_is_refused_or_is_another_view(preset: str) -> None:
    table = Table(players=3, printed=True, preset=preset)
    rng = Rng(f"spoilt {preset}")
    complaints, loaded = [], 0
    for number, s in enumerate(table.random_game(5)):
        for _ in range(12 if number % 7 == 0 and number < 600 else 0):
            data = sent(s, rng.below(4) - 1)
            for _ in range(1 + rng.below(2)):
                spoil(data, rng)
            try:
                view = GAME.codec.load_view(table.rules, data)
            except PositionError as error:
                complaints.append(str(error))
            else:
                loaded += 1
                check_loaded(view, data, rng)
    assert loaded
    assert all(":" in complaint for complaint in complaints)
