"""What other code gets as data: parts of actions and events, plausible actions, revelations."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from sztab.core.action import SPECTATOR
from sztab.core.declare import EventKind
from sztab.core.event import EVERYBODY, HIDDEN, Event
from sztab.games.warsaw import events
from sztab.games.warsaw.abilities import add_strength, start_battle
from sztab.games.warsaw.declared import EVENTS as KINDS
from sztab.games.warsaw.declared import VERBS
from sztab.games.warsaw.game import GAME
from tests.games.warsaw.table import Table, army, front

if TYPE_CHECKING:
    from sztab.games.warsaw.state import WarsawState

P1, P2, P3, P4 = range(4)
HANDS = [["wp-9dp", "wp-roja"], ["acz-53ds", "acz-gaj"]]
FOUR_HANDS = [["wp-9dp"], ["acz-53ds"], ["wp-roja"], ["acz-gaj"]]
NOBODY = -1

# The parts of actions

PARTS = {
    "pass": {},
    "play wp-haller": {"card": "wp-haller"},
    "block": {},
    "bid support": {"resource": "support"},
    "activate s": {"front": "s"},
    "discard acz-gaj": {"card": "acz-gaj"},
    "front c": {"front": "c"},
    "effect 2": {"number": "2"},
    "advance n": {"front": "n"},
    "shift n s": {"from": "n", "to": "s"},
    "retreat c": {"front": "c"},
    "add s": {"front": "s"},
    "stop": {},
    "remove line2": {"line": "line2"},
    "accept": {},
    "decline": {},
    "put special acz.n.line1": {"marker": "special", "place": "acz.n.line1"},
    "edge b": {"edge": "b"},
    "four P3": {"seat": "P3"},
    "order P2,P1,P4,P3": {"order": "P2,P1,P4,P3"},
    "wp P1+P3": {"seats": "P1+P3"},
    "first acz": {"army": "acz"},
    "roll 6": {"number": "6"},
    "draw wp-9dp": {"card": "wp-9dp"},
}


@pytest.mark.parametrize(("move", "parts"), PARTS.items(), ids=PARTS)
def test_an_action_has_a_verb_and_named_parts(move: str, parts: dict[str, str]) -> None:
    notation = Table(4).notation
    fields = notation.fields(notation.parse(move))
    assert list(fields.items()) == [("verb", move.split(maxsplit=1)[0]), *parts.items()]


def test_every_verb_has_its_parts() -> None:
    assert {move.split(maxsplit=1)[0] for move in PARTS} == {verb.name for verb in VERBS}


# The parts of events: kind, seat, card, target, number, and the event as data

WON = "wp"
"""The army that won a battle, in place of a card."""
Row = tuple[EventKind, int, str, int, int, dict[str, Any]]
CARD = "wp-galica"
NO_PARTS = {
    f"{army}_{part}": 0
    for army in ("wp", "acz")
    for part in (
        "line1",
        "line2",
        "line1_strength",
        "line2_strength",
        "commander_strength",
        "order_strength",
    )
}
EVENTS: list[Row] = [
    (events.ARMIES, NOBODY, "", 0b1010, 0b0101, {"wp": "P1+P3", "acz": "P2+P4"}),
    (events.FIRST_MARKER, NOBODY, "", 1, 0, {"army": "acz"}),
    (events.ORDERED, NOBODY, "", 4, 1, {"order": "P1,P2,P4,P3"}),
    (events.DRAWN, P2, "", -1, 0, {"seat": 1, "card": "?"}),
    (events.DRAWN, P1, CARD, -1, 0, {"seat": 0, "card": CARD}),
    (events.RESHUFFLED, NOBODY, "", 0, 0, {"army": "wp"}),
    (events.ROUND_BEGUN, NOBODY, "", -1, 3, {"round": 3}),
    (events.BONUS_PLACED, NOBODY, "", 2, 0, {"front": "s"}),
    (events.BONUS_NONE, NOBODY, "", -1, 0, {}),
    (events.RESOURCE_WON, NOBODY, "", 1, 1, {"army": "acz", "resource": "supply"}),
    (events.RESOURCE_TIED, NOBODY, "", 0, 0, {"resource": "funds"}),
    (
        events.EDGE_TAKEN,
        NOBODY,
        "",
        1 << 1 | 1,
        0,
        {"army": "wp", "resource": "supply", "edge": "b"},
    ),
    (events.PILES_CLEARED, NOBODY, "", -1, 0, {}),
    (
        events.MARKER_PUT,
        P1,
        "",
        13,
        2,
        {"seat": 0, "marker": "special", "place": "acz.line2"},
    ),
    (events.TURN, P2, "", -1, 0, {"seat": 1}),
    (events.PASSED, P1, "", -1, 0, {"seat": 0}),
    (events.DECLINED, P1, "", -1, 0, {"seat": 0}),
    (events.PLAYED, P1, CARD, 0, 0, {"seat": 0, "card": CARD, "front": "n"}),
    (events.PLAYED, P1, "wp-9dp", -1, 0, {"seat": 0, "card": "wp-9dp"}),
    (events.REPLACED, P1, CARD, 1, 0, {"seat": 0, "card": CARD, "front": "c"}),
    (events.DISCARDED, P1, CARD, -1, 0, {"seat": 0, "card": CARD}),
    (events.BID, P1, CARD, 2, 0, {"seat": 0, "card": CARD, "resource": "support"}),
    (events.EFFECT_USED, P1, CARD, 0, 2, {"seat": 0, "card": CARD, "front": "n", "number": 2}),
    (events.NO_EFFECT, P1, CARD, 0, 0, {"seat": 0, "card": CARD, "front": "n"}),
    (
        events.ADDED,
        P1,
        "",
        6 + 4,
        2,
        {"seat": 0, "army": "acz", "front": "c", "line": "line2", "number": 2},
    ),
    (events.MOVED, P1, "", 0, 3, {"seat": 0, "army": "wp", "from": "n.line2", "to": "n.line1"}),
    (events.MOVED, P1, "", 5, 4, {"seat": 0, "army": "wp", "from": "c.line2", "to": "s.line2"}),
    (
        events.REMOVED,
        P1,
        "",
        6 + 2,
        1,
        {"seat": 0, "army": "acz", "front": "s", "line": "line1", "number": 1},
    ),
    (events.SURPLUS, NOBODY, "", 3 + 1, 2, {"army": "acz", "front": "c", "number": 2}),
    (add_strength.STRENGTHENED, P1, "", 2, 3, {"seat": 0, "army": "wp", "front": "s", "number": 3}),
    (start_battle.BATTLE_STARTED, P1, "", 0, 0, {"seat": 0, "army": "wp", "front": "n"}),
    (
        events.BATTLE,
        NOBODY,
        WON,
        1,
        events.packed([4, 5, 1, 2, 2, 2, 1, 0, 0, 3, 0, 3, 0, 1]),
        {
            "front": "c",
            "wp_strength": 5,
            "acz_strength": 4,
            "wp_line1": 1,
            "wp_line2": 2,
            "wp_line1_strength": 2,
            "wp_line2_strength": 2,
            "wp_commander_strength": 1,
            "wp_order_strength": 0,
            "acz_line1": 0,
            "acz_line2": 3,
            "acz_line1_strength": 0,
            "acz_line2_strength": 3,
            "acz_commander_strength": 0,
            "acz_order_strength": 1,
            "army": "wp",
        },
    ),
    (
        events.BATTLE,
        NOBODY,
        "",
        1,
        4_004,
        {"front": "c", "wp_strength": 4, "acz_strength": 4, **NO_PARTS},
    ),
    (events.NO_BATTLE, NOBODY, "", 2, 0, {"front": "s"}),
    (events.LOST, NOBODY, "", 0, 0, {"front": "n"}),
    (
        events.POINTS,
        NOBODY,
        "",
        1,
        events.packed([2, 1, 1]),
        {"army": "acz", "number": 2, "battles": 1, "bonus": 1},
    ),
    (events.COMMANDER_LEFT, NOBODY, CARD, 1, 0, {"card": CARD, "army": "wp", "front": "c"}),
    (events.GAME_OVER, NOBODY, "", -1, 0, {}),
    (events.EXTRA, P1, "", -1, 0, {"seat": 0}),
    (events.NOT_ADDED, P1, "", 0, 0, {"seat": 0, "army": "wp", "front": "n", "line": "line1"}),
    (events.NOT_PUT, NOBODY, "", 1, 0, {"army": "acz"}),
]


@pytest.mark.parametrize("row", EVENTS, ids=[row[0].name for row in EVENTS])
def test_an_event_is_told_in_parts(row: Row) -> None:
    table = Table(4)
    kind, seat, card, target, number, parts = row
    code = 0 if card == WON else table.cards.codes[card] if card else HIDDEN
    told = GAME.codec.tell(table.rules, Event(kind, seat, code, target, number, EVERYBODY))
    assert told == {"kind": kind.name, **parts}


def test_every_kind_of_event_is_named_as_in_the_program() -> None:
    rooms = (events, add_strength, start_battle)
    named = [(name, one) for room in rooms for name, one in vars(room).items()]
    kinds = [name for name, one in named if isinstance(one, EventKind)]
    assert sorted(name.lower().replace("_", "-") for name in kinds) == sorted(
        kind.name for kind in KINDS
    )
    assert {row[0] for row in EVENTS} == set(KINDS)


@pytest.mark.clause("WAR-023")
def test_a_drawn_card_is_told_by_name_to_its_player_only() -> None:
    table = Table()
    s = table.position(stack=["round duel-funds"])
    table.play(s, "draw wp-9dp")
    cards = []
    for seat in (P1, P2, SPECTATOR):
        told = [GAME.codec.tell(table.rules, event) for event in table.log.seen_by(seat)]
        cards += [parts["card"] for parts in told if parts["kind"] == "drawn"]
    assert cards == ["wp-9dp", "?", "?"]


# Plausible actions


def thought_of(table: Table, s: WarsawState) -> dict[str, str]:
    """Return the mover's plausible actions, each with the clause of its refusal or ""."""
    found = {}
    for action in GAME.advice.tries(s.view(s.to_move())):
        reason = s.why_not(action)
        found[table.notation.format(action)] = reason.clause if reason else ""
    assert set(table.legal(s)) <= set(found)
    return found


def test_on_turn_one_thinks_of_every_card_resource_and_commander() -> None:
    table = Table()
    polish = army(n=front(0, 1, "wp-galica", used=True))
    markers = {"acz": "wp.c.order", "wp": "acz.line2"}
    hands = [["wp-9dp", "wp-obrona-plocka"]]
    polish["fronts"]["n"]["orders"] = ["wp-do-broni"]
    polish["fronts"]["s"]["orders"] = ["wp-przedmoscie"]
    s = table.position(polish, hands=hands, markers=markers)
    assert thought_of(table, s) == {
        "play wp-9dp": "",
        "play wp-obrona-plocka": "WAR-141",
        "block": "",
        "bid funds": "",
        "bid supply": "",
        "bid support": "",
        "activate n": "WAR-155",
        "activate c": "WAR-154",
        "activate s": "WAR-154",
        "pass": "",
    }


@pytest.mark.clause("WAR-024")
def test_one_may_think_of_the_cards_that_an_ally_shows() -> None:
    shared, private = Table(4), Table(4, {"ally_hands": "private"})
    assert thought_of(shared, shared.position(hands=FOUR_HANDS))["play wp-roja"] == "WAR-109"
    assert "play wp-roja" not in thought_of(private, private.position(hands=FOUR_HANDS))
    paying = shared.position(hands=FOUR_HANDS)
    shared.play(paying, "block")
    assert thought_of(shared, paying) == {"discard wp-9dp": "", "discard wp-roja": "WAR-146"}


@pytest.mark.clause("WAR-121")
def test_one_may_think_of_passing_an_extra_action() -> None:
    table = Table()
    s = table.position(hands=HANDS, stack=["turns", "extra-action"], active="P1")
    tries = thought_of(table, s)
    assert (tries["pass"], tries["decline"]) == ("WAR-121", "")


def test_one_thinks_of_every_front_for_a_card() -> None:
    table = Table()
    s = table.position(hands=[["wp-roja", "wp-9dp"]], markers={"acz": "wp.c.commander"})
    table.play(s, "play wp-roja")
    assert thought_of(table, s) == {"front n": "", "front c": "WAR-166", "front s": ""}


@pytest.mark.clause("WAR-131", "WAR-157")
def test_one_thinks_of_every_effect_of_the_commander_and_of_none() -> None:
    table = Table()
    polish = army(n=front(0, 2, "wp-haller"))
    stack = ["turns", "choose-effect wp n no"]
    s = table.position(polish, hands=HANDS, active="P1", stack=stack)
    tries = thought_of(table, s)
    assert list(tries) == ["effect 1", "effect 2", "decline"]
    assert sorted(tries.values()) == ["", "WAR-131", "WAR-157"]


@pytest.mark.clause("WAR-100", "WAR-102", "WAR-161")
def test_one_thinks_of_every_step_when_units_move() -> None:
    table = Table()
    s = table.position(
        army(n=(0, 2), c=(0, 3)),
        hands=HANDS,
        active="P1",
        markers={"acz": "wp.n.line1"},
        stack=["turns", "move-steps wp 2 no - 0"],
    )
    tries = thought_of(table, s)
    assert len(tries) == 3 + 6 + 3 + 1
    assert (tries["advance n"], tries["advance c"], tries["stop"]) == ("WAR-161", "", "")
    assert (tries["shift n c"], tries["shift s n"]) == ("WAR-102", "WAR-100")
    assert tries["retreat n"] == "WAR-100"


@pytest.mark.clause("WAR-083")
def test_one_thinks_of_adding_to_every_front_in_supply() -> None:
    table = Table()
    s = table.position(army(n=(0, 3)), stack=["supply-actions wp 2"])
    tries = thought_of(table, s)
    assert (tries["add n"], tries["add c"], tries["stop"]) == ("WAR-083", "", "")


@pytest.mark.clause("WAR-148", "WAR-149", "WAR-150", "WAR-170", "WAR-174")
def test_one_thinks_of_every_place_for_every_marker_on_the_board() -> None:
    table = Table()
    markers = {"wp": "acz.n.line1", "acz": "wp.line2", "special": "acz.line2"}
    red = army(s=front(orders=["acz-sabotaz"]))
    s = table.position(red=red, hands=HANDS, markers=markers, stack=["turns", "move-marker wp"])
    tries = thought_of(table, s)
    assert len(tries) == 60
    assert tries["put wp acz.c.line1"] == ""
    assert tries["put wp wp.c.line1"] == "WAR-149"
    assert tries["put wp acz.n.line1"] == "WAR-150"
    assert tries["put wp acz.line2"] == "WAR-174"
    assert tries["put wp acz.s.order"] == "WAR-170"
    assert tries["put special wp.c.line1"] == "WAR-148"


@pytest.mark.clause("WAR-034", "WAR-089", "WAR-175")
def test_one_thinks_of_own_places_and_of_declining_where_a_marker_is_put() -> None:
    table = Table()
    first = thought_of(table, table.position(stack=["place-first acz"]))
    assert len(first) == 20
    assert first["put acz acz.line2"] == "WAR-034"
    special = thought_of(table, table.position(stack=["place-special wp"]))
    assert len(special) == 21
    assert (special["put special wp.line2"], special["decline"]) == ("WAR-175", "")
    s = table.position(hands=HANDS, active="P1", stack=["turns", "block-by-card wp 4 1"])
    by_card = thought_of(table, s)
    assert (by_card["put wp acz.n.order"], by_card["put wp acz.c.order"]) == ("", "WAR-160")


@pytest.mark.clause("WAR-067")
def test_one_thinks_of_every_answer_to_a_short_question() -> None:
    table = Table(4)
    red = army(n=(1, 1))
    answers = {
        "remove-units wp n 1": ["remove line1", "remove line2"],
        "advance-all acz n": ["accept", "decline"],
        "choose-edge supply wp": ["edge a", "edge b"],
    }
    for stack, moves in answers.items():
        s = table.position(red=red, stack=[stack])
        assert thought_of(table, s) == dict.fromkeys(moves, "")
    tokens = thought_of(table, table.position(stack=["deal-tokens wp"]))
    assert len(tokens) == 24
    four = thought_of(table, table.position(stack=["choose-four wp"]))
    assert four == {"four P1": "", "four P2": "WAR-067", "four P3": "", "four P4": "WAR-067"}


def test_nobody_thinks_of_anything_out_of_turn() -> None:
    table = Table()
    s = table.position(hands=HANDS)
    assert GAME.advice.tries(s.view(P2)) == GAME.advice.tries(s.view(SPECTATOR)) == []
    over = table.position(stack=[])
    assert GAME.advice.tries(over.view(P1)) == []


# Revelations


def shown(table: Table, s: WarsawState, move: str) -> list[str]:
    """Return the seats, and `spectator`, to which the move reveals a hidden card."""
    seats = s.reveals(table.notation.parse(move))
    found = [f"P{seat + 1}" for seat in range(s.seats()) if seats >> seat & 1]
    return [*found, "spectator"] if seats < 0 else found


@pytest.mark.clause("WAR-023", "WAR-025")
def test_a_card_that_is_played_is_shown_to_all_but_its_player() -> None:
    table = Table()
    s = table.position(hands=HANDS)
    assert shown(table, s, "play wp-9dp") == ["P2", "spectator"]
    turn = table.position(hands=HANDS, active="P2")
    assert shown(table, turn, "play acz-gaj") == ["P1", "spectator"]


@pytest.mark.clause("WAR-024", "WAR-025")
def test_an_ally_who_sees_the_hand_is_shown_nothing() -> None:
    shared, private = Table(4), Table(4, {"ally_hands": "private"})
    s = shared.position(hands=FOUR_HANDS)
    assert shown(shared, s, "play wp-9dp") == ["P2", "P4", "spectator"]
    s = private.position(hands=FOUR_HANDS)
    assert shown(private, s, "play wp-9dp") == ["P2", "P3", "P4", "spectator"]
    three = Table(3)
    s = three.position(hands=[["wp-9dp"], ["wp-roja"], ["acz-gaj"]], active="P3")
    assert shown(three, s, "play acz-gaj") == ["P1", "P2", "spectator"]


@pytest.mark.clause("WAR-026", "WAR-027")
@pytest.mark.parametrize("begun", ["block", "bid supply", "activate n"])
def test_a_discard_is_shown_but_not_the_wish_to_discard(begun: str) -> None:
    table = Table()
    s = table.position(army(n=front(0, 1, "wp-galica")), hands=HANDS)
    assert shown(table, s, begun) == []
    table.play(s, begun)
    assert shown(table, s, "discard wp-roja") == ["P2", "spectator"]


@pytest.mark.clause("WAR-025")
def test_what_lies_open_shows_nothing_new() -> None:
    table = Table()
    s = table.position(hands=HANDS)
    assert shown(table, s, "pass") == []
    table.play(s, "play wp-roja")
    assert shown(table, s, "front n") == []


def test_everybody_knows_what_was_decided() -> None:
    table = Table()
    s = table.position(hands=HANDS)
    assert all(s.witnesses(action) == EVERYBODY for action in s.legal_actions())
