"""What other code gets as data: parts of actions and events, plausible actions, revelations."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from sztab import words
from sztab.core.action import SPECTATOR
from sztab.core.declare import EventKind
from sztab.core.event import EVERYBODY, HIDDEN, Event
from sztab.games.battlegrounds import events
from sztab.games.battlegrounds.abilities import armour, extra_tank, extra_turn, upgrade
from sztab.games.battlegrounds.declared import EVENTS, VERBS
from sztab.games.battlegrounds.game import GAME
from tests.games.battlegrounds.family import family, meadow, shoot
from tests.games.battlegrounds.holdings import area, setting_up
from tests.games.battlegrounds.solo import scene, solo
from tests.games.battlegrounds.table import (
    ARMOUR,
    BASES,
    DIRECTION,
    EXTRA_TANK,
    EXTRA_TURN,
    ORDER_CHANGE,
    SQUARES,
    TANKS,
    Table,
)

if TYPE_CHECKING:
    from sztab.games.battlegrounds.state import BattlegroundsState

TABLE = Table()
TEAM = Table(4, "team")

# Parts of actions

NAMED = {
    "first P2": "seat",
    "token bridge*": "token",
    "swap D5": "square",
    "deal kv-1": "card",
    "draw tiger-i": "card",
    "turn castle": "token",
    "strike B4": "square",
    "take bt-7": "card",
    "activate green kv-1": "colour card",
    "place yellow A1": "colour square",
    "enter blue 7tp H8": "colour card square",
    "wait": "",
    "extra-tank": "",
    "keep kv-1": "card",
    "move A2-B2-B3-B4": "path",
    "stay green": "colour",
    "fire red": "colour",
    "change green is-2": "colour card",
    "shoot D5 token": "square object",
    "hold": "",
    "fit direction kv-1": "upgrade card",
    "pair church*": "pair",
    "extra-turn": "",
    "end": "",
    "decline": "",
    "go C3": "square",
    "reveal B4": "square",
    "collect B4 D4": "square other",
}


@pytest.mark.parametrize("move", NAMED)
def test_the_words_of_an_action_have_names(move: str) -> None:
    parts = TABLE.notation.fields(TABLE.notation.parse(move))
    assert list(parts) == ["verb", *NAMED[move].split()]
    assert list(parts.values()) == move.split()


def test_every_verb_is_among_them() -> None:
    assert [move.split()[0] for move in NAMED] == [verb.name for verb in VERBS]


# Parts of events

C4_D5 = 19 << 6 | 28
TOLD = {
    events.FIRST: "seat=1",
    events.BOARD_LAID: "",
    events.SWAPPED: "square=C4 other=D5",
    events.DEALT: "seat=1 card=hetzer",
    events.OFFERED: "card=hetzer",
    events.TAKEN: "seat=1 card=hetzer",
    events.ACTIVATED: "seat=1 card=hetzer colour=blue",
    events.PLACED: "seat=1 colour=yellow square=C4",
    events.ROUND_BEGUN: "number=7",
    events.TURN: "seat=1",
    events.ENTERED: "seat=1 card=hetzer colour=yellow square=C4",
    events.REPAIR_PAUSE: "seat=1",
    events.DEFUSED: "seat=1 square=C4",
    events.WAITED: "seat=1",
    events.MOVED: "seat=1 card=hetzer colour=yellow path=A1-A2-A3",
    events.STAYED: "seat=1 card=hetzer colour=yellow square=C4",
    events.HIT_DUD: "seat=1 card=hetzer colour=yellow square=C4",
    events.DROVE_THROUGH: "seat=1 card=hetzer colour=yellow square=C4",
    events.HIT_ARTILLERY: "seat=1 card=hetzer colour=yellow square=C4",
    events.ARMOUR_USED: "seat=1 card=hetzer colour=yellow",
    events.DESTROYED: "seat=1 card=hetzer colour=yellow square=C4",
    events.CARD_LOST: "seat=1 card=hetzer",
    events.POINTS_WON: "seat=1 colour=blue number=3",
    events.TOKEN_TAKEN: "seat=1 token=bridge* square=C4",
    events.PAIRED: "seat=1 side=P2 pair=bridge* number=2",
    events.DUD_LAID: "seat=1 square=C4",
    events.DUD_CLEARED: "seat=1 square=C4",
    events.ARTILLERY_CLEARED: "seat=1 square=C4",
    events.HELD: "seat=1",
    events.SHOT_AT: "seat=1 card=hetzer colour=yellow square=C4",
    events.CHANGED: "seat=1 card=hetzer colour=blue",
    upgrade.FITTED: "seat=1 upgrade=direction card=hetzer",
    extra_turn.USED: "seat=1",
    extra_tank.USED: "seat=1",
    extra_tank.DRAWN_CARD: "seat=1 card=hetzer",
    extra_tank.KEPT: "seat=1 card=hetzer",
    events.REPAIRED: "seat=1 card=hetzer",
    armour.DECLINED: "seat=1",
    events.WENT: "seat=1 square=C4",
    events.TURNED: "seat=1 square=C4 token=bridge*",
    events.FOUND: "seat=1 square=C4 other=D5 pair=bridge* number=2",
    events.COVERED: "square=C4",
    events.STRUCK: "square=C4",
    events.ARTILLERY_TOOK: "token=bridge* square=C4",
    events.ARTILLERY_PLACED: "square=C4",
    events.NOTHING_HIT: "square=C4",
    events.PILES_SHUFFLED: "",
    events.GAME_OVER: "",
}
"""Each kind of event about P2, Hetzer, blue or yellow, C4 and D5, and a special Bridge."""
TARGETS = {
    events.ACTIVATED: 2,
    events.CHANGED: 2,
    events.POINTS_WON: 2,
    events.MOVED: 1,
    events.PAIRED: 1,
    upgrade.FITTED: 2,
    events.FOUND: C4_D5,
}
NUMBERS = {
    events.SWAPPED: 28,
    events.PLACED: 1,
    events.ENTERED: 1,
    events.ROUND_BEGUN: 7,
    events.POINTS_WON: 3,
    events.MOVED: 1,
    events.STAYED: 1,
    events.HIT_DUD: 1,
    events.DROVE_THROUGH: 1,
    events.HIT_ARTILLERY: 1,
    events.ARMOUR_USED: 1,
    events.DESTROYED: 1,
    events.SHOT_AT: 1,
}
HETZER, C4, SPECIAL_BRIDGE = 5, 19, 16


def happened(kind: EventKind) -> Event:
    """Return an event of this kind, as in the table above."""
    target, number = TARGETS.get(kind, C4), NUMBERS.get(kind, SPECIAL_BRIDGE)
    return Event(kind, 1, HETZER, target, number, EVERYBODY)


@pytest.mark.parametrize("kind", TOLD, ids=lambda kind: kind.name)
def test_an_event_is_told_by_parts(kind: EventKind) -> None:
    parts = GAME.codec.tell(TABLE.rules, happened(kind))
    assert " ".join(f"{name}={value}" for name, value in parts.items()) == (
        f"kind={kind.name} {TOLD[kind]}".strip()
    )
    assert type(parts.get("seat", 0)) is type(parts.get("number", 0)) is int


def test_every_kind_has_the_name_of_its_constant() -> None:
    kinds = [pair for pair in vars(events).items() if isinstance(pair[1], EventKind)]
    of_abilities = [
        upgrade.FITTED,
        extra_turn.USED,
        extra_tank.USED,
        extra_tank.DRAWN_CARD,
        extra_tank.KEPT,
        armour.DECLINED,
    ]
    names = [name.lower().replace("_", "-") for name, _ in kinds]
    assert names == [kind.name for kind in EVENTS if kind not in of_abilities]
    told = ["fitted", "extra-turn", "extra-tank", "drawn", "kept", "declined"]
    assert [kind.name for kind in of_abilities] == told
    assert set(EVENTS) == set(TOLD)


@pytest.mark.parametrize("kind", TOLD, ids=lambda kind: kind.name)
def test_the_parts_say_what_the_sentence_says(kind: EventKind) -> None:
    parts = GAME.codec.tell(TABLE.rules, happened(kind))
    given = {"actor", "owner", "hue", "side", "team"}  # derived from other parts or from the table
    named = {"upgrade": "upgrade", "name": "seat", "token": "pair" if "pair" in parts else "token"}
    variables = words.messages(words.ENGLISH).variables(f"battlegrounds-event-{kind.name}")
    assert {named.get(name, name) for name in variables - given} <= set(parts)


@pytest.mark.clause("BG-144")
def test_a_card_that_was_drawn_by_another_is_a_question_mark() -> None:
    drawn = Event(extra_tank.DRAWN_CARD, 0, HETZER, -1, 0, 1)
    assert GAME.codec.tell(TABLE.rules, drawn.seen_by(0))["card"] == "hetzer"
    for seat in (1, SPECTATOR):
        assert drawn.seen_by(seat).card == HIDDEN
        assert GAME.codec.tell(TABLE.rules, drawn.seen_by(seat))["card"] == "?"


@pytest.mark.clause("BG-182")
def test_a_pair_of_a_team_is_told_for_the_team() -> None:
    assert GAME.codec.tell(TEAM.rules, happened(events.PAIRED))["side"] == "B"


# Plausible actions


def tried(table: Table, s: BattlegroundsState) -> dict[str, str]:
    """Return the mover's plausible actions, each with the clause of its refusal or ""."""
    found = {}
    for action in GAME.advice.tries(s.view(s.to_move())):
        reason = s.why_not(action)
        found[table.notation.format(action)] = reason.clause if reason else ""
    return found


def expect(table: Table, s: BattlegroundsState, answers: dict[str, str]) -> dict[str, str]:
    """Require these plausible actions with their clauses; return all of them."""
    found = tried(table, s)
    assert {move: found.get(move, "not tried") for move in answers} == answers
    for seat in range(-1, table.rules.players):
        assert seat == s.to_move() or GAME.advice.tries(s.view(seat)) == []
    return found


def test_tries_of_the_main_action() -> None:
    table = Table(2)
    s = table.position(
        {"D4": "dam"},
        tanks=table.parked(green="D2 kv-1", blue="D3 bt-7"),
        reserve={"P1": ["is-2", "t-34"]},
        damaged=["t-34"],
        areas={"P1": area(ready=[DIRECTION])},
    )
    found = expect(
        table,
        s,
        {
            "move D2-E2": "",
            "move D2-E3": "BG-055",
            "move D2-E2-F2": "BG-055",
            "move D2-D3": "BG-057",
            "stay green": "BG-060",
            "fire green": "BG-052",
            "change green is-2": "",
            "change green t-34": "BG-112",
            "change green kv-1": "BG-119",
            "shoot D4 token": "BG-052",
            "fit direction kv-1": "",
            "fit direction bt-7": "BG-131",
            "extra-turn": "BG-139",
            "extra-tank": "BG-126",
            "end": "BG-048",
        },
    )
    assert "shoot E2 dud" not in found


def test_tries_of_a_shot() -> None:
    table = Table(2)
    tanks = table.parked(green="D3 kv-1", yellow="D5 7tp", blue="H5 bt-7")
    s = table.position({"D1": "dam", "E4": "dud"}, tanks=tanks, stack=["end-turn", "shoot green"])
    expect(
        table,
        s,
        {
            "shoot D1 token": "",
            "shoot B3 dud": "",
            "shoot E4 clear": "BG-078",
            "shoot D5 tank": "BG-091",
            "shoot H5 tank": "BG-078",
            "hold": "",
            "end": "BG-076",
            "extra-turn": "BG-139",
        },
    )


@pytest.mark.clause("BG-152", "BG-153")
def test_tries_of_order_change() -> None:
    table = Table(2)
    s = table.position(
        {"D4": "dam"}, tanks=table.parked(green="D2 kv-1"), upgrades={"kv-1": [ORDER_CHANGE]}
    )
    assert tried(table, s)["fire green"] == ""
    table.play(s, "fire green")
    expect(table, s, {"shoot D4 token": "", "hold": "BG-152", "end": "BG-076"})
    table.play(s, "shoot D4 token")
    expect(
        table,
        s,
        {
            "move D2-D3": "",
            "move D2-D3-D4": "BG-055",
            "stay green": "BG-060",
            "move H8-H7": "BG-053",
            "stay yellow": "BG-053",
            "end": "BG-060",
        },
    )


def test_tries_after_the_main_action() -> None:
    table = Table(settings={"pairing": "manual"})
    areas = {"P1": area(["dam", "oasis", "oasis"], [DIRECTION], [EXTRA_TURN])}
    upgrades = {"kv-1": ["harbour*", ARMOUR]}
    s = table.position(
        {"F2": "quarry"},
        tanks=table.parked(green="D2 kv-1"),
        areas=areas,
        upgrades=upgrades,
        stack=["end-turn", "after"],
    )
    found = expect(
        table,
        s,
        {
            "end": "",
            "extra-turn": "BG-129",
            "extra-tank": "BG-126",
            "fit direction kv-1": "BG-132",
            "pair oasis": "",
            "pair dam": "BG-122",
        },
    )
    assert not any(move.startswith(("move", "shoot")) for move in found)


def test_tries_of_a_pawn_that_returns() -> None:
    table = Table(2)
    tanks = {"green": "D4 kv-1", "blue": "A1 is-2", "red": "G5 bt-7"}
    s = table.position({"B1": "dud", "C8": "dam"}, tanks=tanks, reserve={"P1": ["7tp"]})
    assert table.dump(s)["homes"]["yellow"] == "H8"
    found = expect(
        table,
        s,
        {
            "enter yellow 7tp H8": "",
            "enter yellow kv-1 H8": "BG-173",
            "enter yellow 7tp A1": "BG-105",
            "enter yellow 7tp A2": "BG-176",
            "wait": "BG-104",
            "extra-turn": "BG-050",
            "extra-tank": "BG-126",
        },
    )
    assert not any(move.startswith("enter green") for move in found)


@pytest.mark.clause("BG-227")
def test_in_solo_the_return_of_a_pawn_may_wait() -> None:
    table = solo()
    s = scene(table, yellow="", reserve={"P1": ["7tp"]})
    expect(table, s, {"wait": "", "enter yellow kv-1 H8": "BG-173", "enter yellow 7tp H8": ""})


def test_tries_of_the_draft() -> None:
    table = Table(2, settings={"dealing": "draft"})
    s = table.position(
        offered=["kv-1", "is-2"],
        reserve={"P1": ["bt-7"]},
        stack=["begin-game", "take-card 1"],
        homes={},
    )
    assert tried(table, s) == {"take kv-1": "", "take is-2": "", "take bt-7": "BG-041"}


def test_tries_of_set_up() -> None:
    table = Table(2)
    asked = [(table.mover(s), tried(table, s), table.legal(s)) for s in setting_up(table, "P2")]
    first, second, third = asked[:3]
    assert first[0] == "P2"
    assert set(first[1]) == set(first[2])
    used = first[2][0].split()[2]
    assert second[1][f"activate red {used}"] == "BG-033"
    assert set(second[1].values()) == {"", "BG-033"}
    squares = {f"place blue {square}" for base in BASES.values() for square in base}
    assert set(third[1]) == squares
    assert {move for move, clause in third[1].items() if not clause} == set(third[2])
    assert set(third[1].values()) == {"", "BG-037"}


def drawn(table: Table, **data: object) -> BattlegroundsState:
    """Return the position in which P1 has drawn IS-2 and Hetzer and not chosen one yet."""
    areas = {"P1": area(ready=[EXTRA_TANK])}
    s = table.position({"D7": "dam"}, tanks=table.parked(), areas=areas, **data)
    table.play(s, "extra-tank", "draw is-2", "draw hetzer")
    return s


def test_tries_of_extra_tank_are_the_cards_drawn() -> None:
    table = Table(2)
    assert tried(table, drawn(table)) == {"keep is-2": "", "keep hetzer": ""}


@pytest.mark.clause("BG-050")
def test_tries_of_a_tank_that_is_shot_at() -> None:
    table = Table(2, settings={"reactive_armour": "true"})
    s = table.position(
        {"D7": "dam"},
        tanks=table.parked(green="D2 kv-1", blue="D5 bt-7", red="G5 7tp"),
        areas={"P2": area(ready=[ARMOUR])},
        stack=["end-turn", "react blue"],
    )
    found = expect(
        table,
        s,
        {
            "fit armour bt-7": "",
            "fit armour 7tp": "BG-050",
            "fit armour kv-1": "BG-050",
            "decline": "",
        },
    )
    assert len(found) == 5


def test_tries_of_family_are_all_squares() -> None:
    table = family()
    s = meadow(table, "B1", up={"D4": "dam", "E5": "oasis"}, others={"yellow": "C2"})
    found = expect(table, s, {"go D3": "", "go B1": "", "go C2": "BG-196", "go E1": "BG-193"})
    assert list(found) == [f"go {square}" for square in SQUARES]
    table.play(s, "go C3")
    found = expect(table, s, {"reveal C4": "", "reveal D4": "BG-198", "reveal E5": "BG-197"})
    assert list(found) == [f"reveal {square}" for square in SQUARES]


@pytest.mark.clause("BG-202")
def test_tries_of_three_equal_tokens_are_any_two_that_lie_face_up() -> None:
    table = family()
    s = meadow(table, "B1", up={"D4": "dam", "E5": "oasis"})
    table.play(s, "go C3")
    shoot(table, s, C4="dam", B4="dam")
    assert tried(table, s) == {
        "collect B4 C4": "",
        "collect B4 D4": "",
        "collect B4 E5": "BG-202",
        "collect C4 D4": "",
        "collect C4 E5": "BG-202",
        "collect D4 E5": "BG-202",
    }


def test_in_family_a_pawn_may_be_tried_in_every_base() -> None:
    table = family()
    found = [tried(table, s) for s in setting_up(table, "P1")]
    assert [len(moves) for moves in found] == [12, 12]
    assert found[0]["place green A8"] == "BG-192"


def test_nothing_is_tried_when_the_game_is_over_or_chance_decides() -> None:
    table = Table(2)
    over = table.position(winner="P1", stack=[])
    assert [GAME.advice.tries(over.view(seat)) for seat in (SPECTATOR, 0, 1)] == [[], [], []]
    assert [GAME.advice.tries(table.new().view(seat)) for seat in (SPECTATOR, 0, 1)] == [[], [], []]


# Revelations


def reveals(table: Table, s: BattlegroundsState, move: str) -> int:
    """Return the seats, as bits, to which this move reveals something."""
    return s.reveals(table.notation.parse(move))


def shown_to(table: Table, s: BattlegroundsState, move: str) -> list[str]:
    """Return the seats to which this move reveals something."""
    seats = reveals(table, s, move)
    names = [f"P{seat + 1}" for seat in range(table.rules.players) if seats >> seat & 1]
    return [*names, *(["spectators"] if seats < 0 else [])]


@pytest.mark.clause("BG-144")
def test_the_card_kept_is_shown_to_all_but_who_drew_it() -> None:
    table = Table(3)
    assert shown_to(table, drawn(table), "keep is-2") == ["P2", "P3", "spectators"]


@pytest.mark.clause("BG-144")
def test_who_rejected_the_only_other_card_knows_the_last_two() -> None:
    table = Table(3)
    rest = [card for card in TANKS if card not in ("is-2", "hetzer", "7tp")]
    last = {"deck": ["is-2", "hetzer"], "lost": rest[3:]}
    s = drawn(table, rejected={"P2": ["7tp"]}, **last)
    assert shown_to(table, s, "keep is-2") == ["P3", "spectators"]
    s = drawn(table, rejected={"P1": ["7tp"]}, **last)
    assert shown_to(table, s, "keep is-2") == ["P2", "P3", "spectators"]


@pytest.mark.clause("BG-144")
def test_the_last_two_cards_are_no_secret() -> None:
    table = Table(3)
    rest = [card for card in TANKS if card not in ("is-2", "hetzer")]
    s = drawn(table, deck=["is-2", "hetzer"], lost=rest[3:])
    assert shown_to(table, s, "keep is-2") == []


@pytest.mark.clause("BG-205", "BG-244")
def test_a_token_that_was_seen_is_shown_again_and_another_one_by_chance() -> None:
    table = family()
    s = meadow(table, "C3", seen={"B4": "castle"})
    table.play(s, "go C3")
    assert reveals(table, s, "reveal B4") == EVERYBODY
    assert reveals(table, s, "reveal C4") == 0


@pytest.mark.clause("BG-243")
def test_an_open_action_shows_nothing() -> None:
    table = Table(2)
    areas = {"P1": area(ready=[EXTRA_TANK])}
    s = table.position({"D4": "dam"}, tanks=table.parked(green="D2 kv-1"), areas=areas)
    for move in table.legal(s):
        assert reveals(table, s, move) == 0
        assert s.witnesses(table.notation.parse(move)) == EVERYBODY


@pytest.mark.clause("BG-144")
def test_only_who_draws_a_card_knows_which() -> None:
    table = Table(2)
    s = drawn(table)
    assert s.witnesses(table.notation.parse("draw 7tp")) == 0b01
    assert s.witnesses(table.notation.parse("keep is-2")) == EVERYBODY
