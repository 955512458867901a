"""Rush as named parts: actions, events, and the plausible actions of each decision."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from sztab.core.action import SPECTATOR
from sztab.core.declare import SEAT_PART, EventKind
from sztab.core.event import EVERYBODY, Event
from sztab.core.frames import AutoFrame, ChanceFrame
from sztab.core.game import MAX_TRIES
from sztab.games.rush import actions, events
from sztab.games.rush.abilities.planning import ACHIEVEMENT_DISCARDED
from sztab.games.rush.cards import REAR
from sztab.games.rush.declared import DECLARED, EVENTS, FRAMES, VERBS
from sztab.games.rush.game import GAME
from tests.games.rush.table import Table

if TYPE_CHECKING:
    from sztab.games.rush.table import RushTable

VEHICLES = {
    "tank": "ussr f1 a2 c2 r2",
    "mate": "ussr f2 a1 c3 r1",
    "hunter": "usa f1 c4 only_vs_vehicle",
    "wall": "germany a2 c1",
    "lab": "research=2",
    "saper": "r- dismantle",
    "spy": "sabotage",
    "gun": "ussr a1 siege",
    "disp": "a1 dispatch front",
    "plan": "planning front",
    "drum": "indestructibility",
    "rec": "recruitment",
    "cheap": "france c1",
    "dear": "france c9",
    "truck": "usa r4",
}
TABLE = Table(vehicles=VEHICLES)
FRONT = Table(vehicles=VEHICLES, preset="second-front")
FIGHTS = Table(vehicles=VEHICLES, settings={"combat": "interactive"})
TEAM = Table(
    players=4,
    vehicles=VEHICLES,
    settings={"combat": "interactive", "teams": "2v2", "attack.sendDefender": "on"},
)
KEEPS = Table(
    vehicles=VEHICLES,
    settings={"recruit.keep": "on", "hand.cap": "5", "weakHand": "on"},
)
AWARD = TABLE.rules.achievement_names[0]
CARD = TABLE.cards.find("tank")


# Parts of actions


@pytest.mark.parametrize("verb", [verb.name for verb in VERBS])
def test_an_action_has_its_verb_and_what_it_is_about(verb: str) -> None:
    names = {
        "place": ("base", "hq"),
        "first": ("seat", "P2"),
        "doubles": ("number", "1"),
        "reveal": ("achievement", FRONT.rules.achievement_names[0]),
        "plan": ("achievement", FRONT.rules.achievement_names[0]),
        "medal": ("nation", "uk"),
        "hit": ("target", "P2.guard1"),
        "siege": ("target", "P2.hq-guard"),
        "aid": ("target", "P1.base3"),
    }
    part, word = names.get(verb, ("card", "tank"))
    alone = not DECLARED.named_verbs[verb].takes
    action = FRONT.notation.parse(verb if alone else f"{verb} {word}")
    expected = {"verb": verb} if alone else {"verb": verb, part: word}
    assert FRONT.notation.fields(action) == expected
    assert next(iter(FRONT.notation.fields(action))) == "verb"


def test_the_rear_guard_stands_for_a_card() -> None:
    action = actions.PAY.of(REAR)
    assert FRONT.notation.fields(action) == {"verb": "pay", "card": "rear"}


# Parts of events

GUARD = actions.make_target(1, 0, base=False)
BASE = actions.make_target(1, 2, base=True)
HIDDEN = -1
HIT = {"attack": 2, "defence": 3}
TOLD: list[tuple[EventKind, tuple[int, int, int, int], dict[str, Any]]] = [
    (events.ACHIEVEMENT_REVEALED, (-1, 0, -1, 0), {"achievement": AWARD}),
    (events.CARD_DRAWN, (0, HIDDEN, -1, 0), {"seat": 0, "card": "?"}),
    (events.TURN_BEGUN, (1, -1, -1, 7), {"seat": 1, "number": 7}),
    (events.DEFENDED, (0, CARD, BASE, 0), {"seat": 0, "card": "tank", "target": "P2.base3"}),
    (events.ATTACKERS_NAMED, (0, -1, -1, 2), {"seat": 0, "number": 2}),
    (
        events.DAMAGED,
        (0, CARD, GUARD, 2003),
        {"seat": 0, "card": "tank", "target": "P2.guard1", **HIT},
    ),
    (
        events.DESTROYED,
        (0, CARD, GUARD, 2003),
        {"seat": 0, "card": "tank", "target": "P2.guard1", **HIT},
    ),
    (events.BASE_DAMAGED, (0, -1, BASE, 0), {"seat": 0, "target": "P2.base3"}),
    (events.BASE_DESTROYED, (0, -1, BASE, 0), {"seat": 0, "target": "P2.base3"}),
    (events.GAME_OVER, (-1, -1, -1, 0), {}),
    (events.GUARD_HOME, (1, CARD, GUARD, 0), {"seat": 1, "card": "tank", "target": "P2.guard1"}),
    (events.DISCARDED, (0, HIDDEN, -1, 0), {"seat": 0, "card": "?"}),
    (events.FIGHT_BEGUN, (0, CARD, GUARD, 0), {"seat": 0, "card": "tank", "target": "P2.guard1"}),
    (
        events.REPELLED,
        (0, CARD, GUARD, 2003),
        {"seat": 0, "card": "tank", "target": "P2.guard1", **HIT},
    ),
    (events.KEPT, (0, HIDDEN, -1, 0), {"seat": 0, "card": "?"}),
    (ACHIEVEMENT_DISCARDED, (0, 0, -1, 0), {"seat": 0, "achievement": AWARD}),
]


PLAIN = [kind for kind in EVENTS if kind.shows in ((SEAT_PART,), (SEAT_PART, events.CARD_PART))]


@pytest.mark.parametrize(("kind", "numbers", "parts"), TOLD)
def test_an_event_is_told_in_parts(
    kind: EventKind, numbers: tuple[int, int, int, int], parts: dict[str, Any]
) -> None:
    told = GAME.codec.tell(TABLE.rules, Event(kind, *numbers, EVERYBODY))
    assert told == {"kind": kind.name} | parts


@pytest.mark.parametrize("kind", PLAIN, ids=str)
def test_an_event_of_a_seat_and_perhaps_a_card_is_told(kind: EventKind) -> None:
    card = {"card": "tank"} if events.CARD_PART in kind.shows else {}
    told = GAME.codec.tell(TABLE.rules, Event(kind, 1, CARD, -1, 0, EVERYBODY))
    assert told == {"kind": kind.name, "seat": 1} | card


def test_every_kind_of_event_has_its_name_and_is_told() -> None:
    assert {kind for kind, _, _ in TOLD} | {*PLAIN} == set(EVENTS)


# Plausible actions


def thoughts(table: Table, s: RushTable) -> dict[str, str]:
    """Return the plausible actions of the seat to move, with the clause that refuses each or ""."""
    result = {}
    for action in GAME.advice.tries(s.view(s.to_move())):
        reason = s.why_not(action)
        result[table.notation.format(action)] = "" if reason is None else reason.clause
    return result


def both(hand: list[str], other: dict[str, object] | None = None, **data: object) -> dict[str, Any]:
    """Return a position of P1 with this hand against P2."""
    return {"players": [{"hand": hand}, other or {}], **data}


def at(decision: str, **turn: object) -> dict[str, object]:
    """Return what waits when the decision is asked in Phase II."""
    return {"stack": ["turn pay-pending", "play-cards", decision], "turn": turn}


def test_phase_ii_offers_every_play_of_every_card() -> None:
    s = TABLE.position(**both(["tank", "lab", "engineers", "engineers"], reserve=["cheap", "dear"]))
    assert thoughts(TABLE, s) == {
        "end": "",
        "buy cheap": "",
        "buy dear": "RUSH-076",
        "activate tank": "RUSH-086",
        "defend tank": "",
        "attack tank": "",
        "activate lab": "",
        "defend lab": "RUSH-166",
        "attack lab": "RUSH-177",
        "activate engineers": "RUSH-086",
        "defend engineers": "RUSH-167",
        "attack engineers": "RUSH-198",
    }


def test_a_defender_and_the_rear_guard_come_to_mind_too() -> None:
    bases = [{"guard": "wall"}, "open", "open", "open"]
    s = FRONT.position(players=[{"rear": "tank", "bases": bases}])
    found = thoughts(FRONT, s)
    assert (found["defend wall"], found["attack wall"]) == ("RUSH-171", "RUSH-176")
    assert (found["defend rear"], found["activate rear"]) == ("", "RUSH-086")


def test_who_is_not_to_move_thinks_of_nothing() -> None:
    s = TABLE.position(**both(["tank"]))
    assert [GAME.advice.tries(s.view(seat)) for seat in (SPECTATOR, 1)] == [[], []]
    assert GAME.advice.tries(TABLE.new().view(0)) == []


FOE: dict[str, Any] = {"bases": [{"guard": "wall"}, "open", "destroyed"]}
HQ_FOE: dict[str, Any] = {"bases": [{"guard": "wall"}, "destroyed", "destroyed", "open"]}
CASES: dict[str, tuple[Table, dict[str, Any], dict[str, str]]] = {
    "pay": (
        TABLE,
        both(["saper", "tank", "engineers"], reserve=["cheap"]) | at("pay-for cheap tank"),
        {"pay saper": "RUSH-074", "pay tank": "", "pay engineers": "", "take": "RUSH-076"},
    ),
    "place": (
        TABLE,
        {"players": [{"bases": [{"guard": "wall"}, "open", "destroyed"]}]}
        | at("place-defender tank", resolving="tank"),
        {"place base1": "RUSH-163", "place base2": "", "place base3": "RUSH-173"},
    ),
    "place in a team": (
        TEAM,
        {"players": [{}, {}, {"bases": [{"guard": "wall"}, "open", "destroyed"]}]}
        | at("place-unused tank", resolving="tank"),
        {
            "place base1": "",
            "place base2": "",
            "place base3": "",
            "aid P3.base1": "ALT-095",
            "aid P3.base2": "",
            "aid P3.base3": "ALT-091",
        },
    ),
    "join": (
        TABLE,
        both(["mate", "hunter", "engineers"])
        | at("name-attackers tank", attackers=["tank"], attack_nation="ussr", attacked=True),
        {
            "join mate": "",
            "join hunter": "RUSH-178",
            "join engineers": "RUSH-198",
            "charge": "",
        },
    ),
    "strike": (
        TABLE,
        both([]) | at("choose-striker", attackers=["tank", "mate", "hunter"], attacked=True),
        {"strike tank": "", "strike mate": "", "strike hunter": "RUSH-184"},
    ),
    "hit": (
        TABLE,
        both([], FOE) | at("choose-target hunter", attackers=["hunter"], attacked=True),
        {"hit P2.base1": "RUSH-196", "hit P2.guard1": "", "hit P2.base2": "RUSH-153"},
    ),
    "hit the hq": (
        FRONT,
        both([], HQ_FOE) | at("choose-target tank", attackers=["tank"], attacked=True),
        {"hit P2.base1": "RUSH-196", "hit P2.guard1": "", "hit P2.hq": "FRONT-037"},
    ),
    "aim": (
        FIGHTS,
        both([], FOE) | at("choose-aim tank", lead="tank", attacked=True),
        {"hit P2.base1": "RUSH-196", "hit P2.guard1": "", "hit P2.base2": ""},
    ),
    "aim at an ally": (
        TEAM,
        {"players": [{}, {}, FOE, {"bases": ["destroyed"] * 3}]}
        | at("choose-aim tank", lead="tank", attacked=True),
        {
            "hit P2.base1": "",
            "hit P2.base2": "",
            "hit P2.base3": "",
            "hit P3.base1": "ALT-088",
            "hit P3.guard1": "ALT-088",
            "hit P3.base2": "ALT-088",
        },
    ),
    "attack on": (
        FIGHTS,
        both(["tank", "engineers"]) | at("attack-again", attacked=True, attack_nation="usa"),
        {"attack tank": "ALT-038", "attack engineers": "RUSH-198", "stop": ""},
    ),
    "support": (
        FIGHTS,
        both(["engineers"], FOE | {"hand": ["medal-germany-1", "engineers"]})
        | at("support 0 0", lead="tank", aim="P2.guard1", attacked=True),
        {"support medal-germany-1": "", "support engineers": "ALT-032", "pass": ""},
    ),
    "send": (
        TEAM,
        {
            "stack": ["turn pay-pending", "play-cards", "send-defender"],
            "turn": {"struck": ["tank", "hunter", "mate"], "attacked": True},
        },
        {"send tank": "", "send hunter": "FRONT-056", "send mate": ""},
    ),
    "sabotage": (
        TABLE,
        both(["tank"], {"hand": ["mate", "engineers", "engineers"]}) | at("sabotage-discard P2"),
        {"discard mate": "", "discard engineers": ""},
    ),
    "siege": (
        FRONT,
        both([], HQ_FOE) | at("choose-siege gun"),
        {"siege P2.base1": "", "siege P2.guard1": "", "siege P2.hq": "FRONT-039"},
    ),
    "research": (
        TABLE,
        both([], reserve=["cheap", "dear"]) | at("choose-research 2"),
        {"research cheap": "", "research dear": "RUSH-135"},
    ),
    "dismantle": (
        TABLE,
        {"players": [{"depot": ["engineers", "tank", "engineers"]}]}
        | at("choose-dismantle tank 2", resolving="saper"),
        {
            "dismantle tank": "",
            "dismantle engineers": "",
            "dismantle saper": "RUSH-143",
            "stop": "RUSH-145",
        },
    ),
    "dispatch": (
        FRONT,
        {"players": [{"bases": [{"guard": "wall"}, "open", "open", "open"]}]}
        | at("choose-dispatch", resolving="disp"),
        {"dispatch wall": "", "dispatch disp": "FRONT-070"},
    ),
    "plan": (
        FRONT,
        {"achievements": [AWARD, "heavy-tanks"]} | at("choose-achievement"),
        {f"plan {AWARD}": "", "plan heavy-tanks": ""},
    ),
    "medal": (
        FRONT,
        {"medals": {"usa": {"singles": 0}}} | at("choose-medal"),
        {
            "medal ussr": "",
            "medal germany": "",
            "medal usa": "FRONT-078",
            "medal france": "",
            "medal uk": "",
        },
    ),
    "doubles": (
        TABLE,
        {"medals": {"usa": {"doubles": 1}}} | at("choose-doubles usa 5"),
        {"doubles 0": "", "doubles 1": "", "doubles 2": "RUSH-206", "doubles 3": "RUSH-206"},
    ),
    "refill": (
        FRONT,
        {"stack": ["turn play-cards", "offer-refill"]},
        {"refill": "", "pass": ""},
    ),
    "recruitment": (
        KEEPS,
        at("choose-recruitment", resolving="rec"),
        {"recruit": "", "retain": ""},
    ),
    "compensation": (
        KEEPS,
        both(["tank"], stack=["turn discard-hand", "choose-compensation"]),
        {"keep tank": "", "scrap tank": "", "pass": ""},
    ),
    "keep": (
        KEEPS,
        {"players": [{"hand": ["tank", "engineers"], "kept": ["mate"]}]}
        | {"stack": ["turn discard-hand", "choose-kept 1"]},
        {"keep tank": "ALT-068", "keep engineers": "", "pass": ""},
    ),
    "station": (
        FRONT,
        both(["tank", "engineers"], stack=["turn discard-hand", "choose-station"]),
        {"station tank": "", "station engineers": "", "pass": ""},
    ),
}


@pytest.mark.parametrize(("table", "data", "expected"), CASES.values(), ids=list(CASES))
def test_what_one_may_think_of(
    table: Table, data: dict[str, Any], expected: dict[str, str]
) -> None:
    s = table.position(**data)
    found = thoughts(table, s)
    assert found == expected
    assert {move for move, clause in found.items() if not clause} >= set(table.legal(s))


def test_every_decision_has_been_thought_of() -> None:
    """New abilities are covered by their own tests: `Table.play` takes only plausible moves."""
    abilities = "sztab.games.rush.abilities."
    decisions = [frame for frame in FRAMES if not issubclass(frame, AutoFrame | ChanceFrame)]
    asked = {type(table.position(**data).stack[-1]) for table, data, _ in CASES.values()}
    asked.add(type(TABLE.position().stack[-1]))
    assert {one for one in decisions if not one.__module__.startswith(abilities)} <= asked


def test_an_enormous_depot_is_not_shown_whole() -> None:
    many = {f"v{number}": "" for number in range(160)}
    table = Table(vehicles=many | {"saper": "dismantle"})
    s = table.position(players=[{"depot": list(many)}], **at("choose-dismantle v0 2"))
    assert len(GAME.advice.tries(s.view(0))) == MAX_TRIES
