"""Positions as plain data with names, so that a person can write a puzzle by hand.

    first = "P1"                       # the holder of the first-player card
    active = "P1"                      # whose turn it is
    round = 3
    reserve = ["ussr-t-34", ...]       # slot 1 (beside the deck) first
    achievements = ["light-tanks"]
    stack = ["turn pay-pending", "play-cards"]   # pending frames; the current decision last

    [[players]]
    hand = ["engineers", "usa-m6"]
    depot = ["medal-usa-1"]            # top card first
    garage = ["technicians"]
    bases = ["open", { guard = "usa-m6", damaged = true }, "destroyed"]   # the Headquarters last
    rear = "usa-m4-sherman"            # the card in the Rear Guard

Missing fields have their values from the start of a game: nothing in hand, three undefended Bases,
full Medal stacks, all vehicles not named elsewhere in the deck, Phase II of the active player.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from sztab.core.declare import CARD, SEAT
from sztab.core.fields import (
    FLAG,
    NUMBER,
    STACK,
    ComputedField,
    ObjectShape,
    PositionField,
    Reading,
    Shape,
    alike,
    by_name,
    named,
    number_in,
    zone,
)
from sztab.core.native import append, i64, vec
from sztab.core.notation import Notation
from sztab.core.saved import MANY, complain, read_list, read_number, read_table, read_truth
from sztab.games.rush.actions import target_name
from sztab.games.rush.kinds import ACHIEVEMENT, NATION, TARGET
from sztab.games.rush.names import RushNames
from sztab.games.rush.rules import RushRules
from sztab.games.rush.state import Player, RushState, pack_support, support_card, supporter
from sztab.games.rush.zones import DESTROYED, UNDEFENDED

# Fields that only this game has


def _write_round(_notation: Notation, s: RushState) -> int:
    return int(s.round_number)


def _read_round(_reading: Reading, where: str, data: object, s: RushState) -> None:
    s.round_number = read_number(where, data, 1, int(s.rules.round_limit))


def _write_medals(_notation: Notation, s: RushState) -> dict[str, dict[str, int]]:
    return {
        nation: {"singles": int(s.singles[n]), "doubles": int(s.doubles[n])}
        for n, nation in enumerate(s.cards.nations)
    }


def _read_medals(reading: Reading, where: str, data: object, s: RushState) -> None:
    for nation, row in read_table(where, data).items():
        n, place = reading.value(where, NATION, nation), f"{where}.{nation}"
        for kind, number in read_table(place, row, ("singles", "doubles")).items():
            left = s.singles if kind == "singles" else s.doubles
            left[n] = read_number(f"{place}.{kind}", number)


def _write_backers(notation: Notation, bits: int) -> list[str]:
    """[RUSH-102] Write the kinds of cards that paid: ordinary ones, or goods of a nation."""
    names = ["any", *notation.names.known(NATION)] if bits else []
    return [name for n, name in enumerate(names) if bits >> n & 1]


def _read_backers(reading: Reading, where: str, data: object, _now: int) -> int:
    bits = 0
    for one in read_list(where, data):
        bits |= 1 if one == "any" else 2 << reading.value(where, NATION, one)
    return bits


def _write_support(notation: Notation, cards: vec[i64]) -> list[str]:
    """[ALT-035] Each card is written with the seat that played it into the fight."""
    name = notation.names.name
    return [f"{name(SEAT, supporter(one))} {name(CARD, support_card(one))}" for one in cards]


def _read_support(reading: Reading, where: str, data: object, _now: vec[i64]) -> vec[i64]:
    cards = vec[i64]()
    for text in read_list(where, data):
        seat, _, name = str(text).partition(" ")
        card = reading.value(where, CARD, name)
        cards = append(cards, pack_support(reading.value(where, SEAT, seat), card))
    return cards


def _write_aim(_notation: Notation, target: int) -> str:
    return target_name(target) if target >= 0 else ""


def _write_bases(notation: Notation, player: Player) -> list[object]:
    names = notation.names.known(CARD)
    return [_write_base(names, player, slot) for slot in range(len(player.guards))]


def _write_base(names: Sequence[str], player: Player, slot: int) -> object:
    guard = player.guards[slot]
    if guard == DESTROYED:
        return "destroyed"
    base: dict[str, Any] = {}
    if guard != UNDEFENDED:
        base["guard"] = names[guard]
        if player.hit_guards >> slot & 1:
            base["guard_damaged"] = True
    if player.hit_bases >> slot & 1:
        base["damaged"] = True
    return base or "open"


def _read_bases(reading: Reading, where: str, data: object, player: Player) -> None:
    number = len(player.guards)
    if not isinstance(data, list) or len(data) != number:
        complain(where, "bases-expected", {"number": number})
    for slot, base in enumerate(data):
        _read_base(reading, f"{where}[{slot + 1}]", base, player, slot)


def _read_base(reading: Reading, where: str, base: object, player: Player, slot: int) -> None:
    if isinstance(base, str):
        base = {} if base == "open" else {"guard": base}
    if not isinstance(base, Mapping):
        complain(where, "base-expected")
    read_table(where, base, ("guard", "guard_damaged", "damaged"))
    guard = base.get("guard", "")
    if guard == "destroyed":
        player.guards[slot] = DESTROYED
        return
    if guard:
        player.guards[slot] = reading.value(where, CARD, guard)
    if read_truth(f"{where}.damaged", base.get("damaged", False)):
        player.hit_bases |= 1 << slot
    if read_truth(f"{where}.guard_damaged", base.get("guard_damaged", False)):
        player.hit_guards |= 1 << slot


def _write_turn(notation: Notation, s: RushState) -> dict[str, Any]:
    return TURN.write_row(notation, s.turn) | ATTACK.write_row(notation, s.attack)


def _read_turn(reading: Reading, where: str, data: object, s: RushState) -> None:
    row = read_table(where, data, TURN_FIELDS)
    TURN.fill(reading, where, row, s.turn)
    ATTACK.fill(reading, where, row, s.attack)


def _write_players(notation: Notation, s: RushState) -> list[dict[str, Any]]:
    return [PLAYER.write_row(notation, player) for player in s.players]


def _read_players(reading: Reading, where: str, data: object, s: RushState) -> None:
    rows = read_list(where, data)
    if len(rows) > len(s.players):
        complain(where, "players-too-many", {"found": len(rows), "players": len(s.players)})
    for n, row in enumerate(rows):
        PLAYER.read_row(reading, f"{where}[{n + 1}]", row, s.players[n])


# The fields

BAG: Final = zone(CARD, bag=True)
ROW: Final = zone(CARD)
FROM_TOP: Final = zone(CARD, from_end=True)
CARD_OR_NONE: Final = named(CARD, optional=True)

PLAYER: Final = ObjectShape(
    *alike(BAG, "hand", "garage"),
    PositionField("depot", FROM_TOP),
    ComputedField("bases", _write_bases, _read_bases),
    *alike(NUMBER, "kills", "razed"),
    PositionField("rear", CARD_OR_NONE),
    PositionField("kept", ROW),
)
TURN: Final = ObjectShape(
    *alike(ROW, "played", "replayed"),
    PositionField("goods", by_name(NATION, NUMBER, 0)),
    PositionField("kills", by_name(NATION, number_in(0, MANY), 0)),
    PositionField("pool", NUMBER),
    PositionField("backers", Shape(_write_backers, _read_backers)),
    PositionField("resolving", CARD_OR_NONE),
    PositionField("keeps", NUMBER),
    *alike(FLAG, "bought", "recruiting", "hand_open", "reshuffled", "busy"),
)
ATTACK: Final = ObjectShape(
    PositionField("attacked", FLAG, "made"),
    PositionField("attack_kills", number_in(0, MANY), "kills"),
    PositionField("attack_nation", named(NATION, optional=True), "nation"),
    PositionField("attackers", ROW, "named"),
    PositionField("struck", ROW),
    PositionField("lead", CARD_OR_NONE),
    PositionField("aim", Shape(_write_aim, named(TARGET, optional=True).read)),
    PositionField("support", Shape(_write_support, _read_support)),
)
TURN_FIELDS: Final = (*TURN.names, *ATTACK.names)
TABLE: Final = ObjectShape(
    *alike(named(SEAT), "first", "active"),
    ComputedField("round", _write_round, _read_round),
    PositionField("ended_by", named(SEAT, optional=True)),
    PositionField("reserve", FROM_TOP),
    PositionField("deck", BAG),
    PositionField("discard", ROW),
    PositionField("scrapyard", BAG),
    ComputedField("medals", _write_medals, _read_medals),
    *alike(zone(ACHIEVEMENT), "achievements", "ruins"),
    PositionField("place", NUMBER),
    ComputedField("turn", _write_turn, _read_turn),
    PositionField("stack", STACK),
)
POSITION: Final = ObjectShape(
    *TABLE.fields, ComputedField("players", _write_players, _read_players)
)


def notation_of(rules: RushRules) -> Notation:
    """Return the notation under these rules."""
    return Notation(rules.declared, RushNames(rules))
