"""Selects the cards that take part in a game, and converts them for the engine."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from sztab.core.action import Message, RulesError
from sztab.core.content.card_file import fingerprint
from sztab.games.rush.cards import (
    BARRACKS,
    BASE,
    CLASSES,
    DOUBLE,
    MAX_CARDS,
    MEDAL,
    NONE,
    ONLY_BASES,
    ONLY_VEHICLES,
    VEHICLE,
    Card,
)
from sztab.games.rush.content.metrics import CardAndRow, achievement, symbols
from sztab.games.rush.content.vocabulary import EXPANSION, FRONT_SET, TABLES
from sztab.games.rush.rules import CardContent

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from sztab.core.content.vocabulary import Row
    from sztab.games.rush.abilities.ability import Effect
    from sztab.games.rush.builder import Selection

    Makers = Mapping[str, Callable[[int], Effect[Any, Any]]]
    """Constructors of effects from the printed number, by their names in card files."""

LIMITS: Final = {"only_vs_base": ONLY_BASES, "only_vs_vehicle": ONLY_VEHICLES}


def select(data: Mapping[str, list[Row]], selection: Selection) -> CardContent:
    """Return the cards that take part, ready for the engine."""
    rows = taking_part(data, selection)
    nations = [row["id"] for row in rows["nations"]]
    entries = _entries(rows, nations, selection)
    cards = [entry.card for entry in entries]
    _check_playable(cards, nations)
    vehicles = [card.name for card in cards if card.kind == VEHICLE]
    barracks = {row["id"] for row in rows["barracks"]}
    start = [
        row["card"]
        for row in rows["starting_set"]
        for _ in range(row["quantity"])
        if row["card"] in barracks
    ]
    awards = [achievement(row, entries) for row in rows["achievements"]]
    return CardContent(
        nations=nations,
        cards=cards,
        vehicles=vehicles,
        barracks=start,
        achievements=awards,
        digest=fingerprint(rows),
    )


def custom_achievements(data: Mapping[str, list[Row]]) -> int:
    """[FRONT-094] Return the number of blank Achievement cards that the players have filled in."""
    return sum("measure" in row for row in data.get("achievements", []))


def taking_part(data: Mapping[str, list[Row]], selection: Selection) -> dict[str, list[Row]]:
    """Return the rows of every section that are in play."""
    rows = {section: list(data.get(section, [])) for section in TABLES}
    late = {row["id"] for row in rows["nations"] if row["set"] == FRONT_SET}
    out = set() if selection.britain else late
    rows["nations"] = [row for row in rows["nations"] if row["id"] not in out]
    rows["medals"] = [row for row in rows["medals"] if row["nation"] not in out]
    rows["abilities"] = _of_sets(rows["abilities"], front=selection.new_abilities)
    rows["other"] = _of_sets(rows["other"], front=False)
    for section in ("bases", "starting_set"):
        rows[section] = _of_sets(rows[section], front=selection.headquarters)
    rows["bases"].sort(key=lambda row: row["id"] != "base")
    rows["vehicles"] = [row for row in rows["vehicles"] if _is_in_deck(row, late, out, selection)]
    rows["achievements"] = _awards(data, out, selection)
    for row in rows["barracks"]:
        _check_abilities(row, selection)
    return rows


def _of_sets(rows: Sequence[Row], *, front: bool) -> list[Row]:
    return [row for row in rows if front or row["set"] != FRONT_SET]


def _is_in_deck(row: Row, late: set[str], out: set[str], selection: Selection) -> bool:
    """[FRONT-002] [FRONT-003] Cards of the expansion are left out silently, others are not."""
    if row["set"] == FRONT_SET:
        wanted = selection.britain if row["nation"] in late else selection.extra
        return wanted and (selection.new_abilities or not _new_ability(row))
    if row["nation"] in out:
        raise RulesError(Message("nation-out", {"card": row["id"], "nation": row["nation"]}))
    _check_abilities(row, selection)
    return True


def _new_ability(row: Row) -> str:
    """Return the expansion's ability on a card, if it has one."""
    return next((kind for kind in symbols(row) if kind in EXPANSION), "")


def _check_abilities(row: Row, selection: Selection) -> None:
    """[FRONT-067] [FRONT-071] Dispatch needs the Rear Guard, and Planning an Achievement deck."""
    kind = _new_ability(row)
    if kind and not selection.new_abilities:
        said = {"card": row["id"], "ability": kind, "clause": EXPANSION[kind]}
        raise RulesError(Message("ability-out", said))


def _awards(data: Mapping[str, list[Row]], out: set[str], selection: Selection) -> list[Row]:
    """[FRONT-092] [FRONT-093] [FRONT-094] The Achievements to choose from."""
    rows = data.get("achievements", [])
    custom = [row for row in rows if "measure" in row]
    pool = data.get("pool")
    reasons = {row["id"]: _why_out(row, custom, out, selection) for row in rows}
    for name in pool or ():
        if needed := reasons[str(name)]:
            raise RulesError(Message("pool-names-out", {"name": str(name)}, cause=needed))
    for row in custom[: selection.custom]:
        _check_nations(row, out)
    return [row for row in rows if not reasons[row["id"]] and (pool is None or row["id"] in pool)]


def _why_out(
    row: Row, custom: Sequence[Row], out: set[str], selection: Selection
) -> Message | None:
    """Return why an Achievement does not take part, or None if it does."""
    if row.get("nation") in out:
        return Message("achievement-of-britain")  # [FRONT-093]
    if row["set"] == FRONT_SET and not selection.front_achievements:
        return Message("achievement-of-front")  # [FRONT-092]
    if row in custom[selection.custom :]:
        return Message("achievement-of-players", {"number": custom.index(row) + 1})  # [FRONT-094]
    return None


def _check_nations(row: Row, out: set[str]) -> None:
    """Refuse a custom Achievement that nobody can win."""
    wanted = row.get("where", {}).get("nation", [])
    nations = [wanted] if isinstance(wanted, str) else wanted
    if nations and set(nations) <= out:
        said = {"name": row["id"], "nation": nations[0]}
        raise RulesError(Message("achievement-nation-out", said))


def _check_playable(cards: Sequence[Card], nations: Sequence[str]) -> None:
    """Refuse cards that the engine does not support."""
    if len(cards) > MAX_CARDS:
        said = {"cards": str(len(cards)), "most": str(MAX_CARDS)}
        raise RulesError(Message("cards-too-many", said))
    if all(card.name != "base" for card in cards):
        raise RulesError(Message("base-missing"))
    stacks = {(card.nation, card.medals) for card in cards if card.kind == MEDAL}
    for number, nation in enumerate(nations):
        if not {(number, 1), (number, DOUBLE)} <= stacks:
            raise RulesError(Message("medals-missing", {"nation": nation}))


def _entries(
    rows: Mapping[str, list[Row]], nations: list[str], selection: Selection
) -> list[CardAndRow]:
    """Return the cards in the order of their codes, each with its row."""
    entries = [
        CardAndRow(card, row)
        for row in rows["vehicles"]
        for card in _copies(row, nations, selection.effects)
    ]
    entries += [CardAndRow(_barracks(row, selection.effects), row) for row in rows["barracks"]]
    entries += [CardAndRow(_medal(row, nations), row) for row in rows["medals"]]
    return entries + [CardAndRow(_base(row), row) for row in rows["bases"]]


def _copies(row: Row, nations: list[str], effects: Makers) -> list[Card]:
    """Return a card for every physical copy of the vehicle [CARD-41]."""
    number = row.get("quantity", 1)
    if number == 1:
        return [_vehicle(row, row["id"], nations, effects)]
    names = [f"{row['id']}#{copy}" for copy in range(1, number + 1)]
    return [_vehicle(row, name, nations, effects) for name in names]


def _vehicle(
    row: Row,
    name: str,
    nations: list[str],
    effects: Makers,
) -> Card:
    card = Card(name, row["name"], VEHICLE)
    card.nation = nations.index(row["nation"])
    card.vehicle_class = CLASSES.index(row["class"])
    card.cost = row["cost"]
    card.resources = row.get("resources", NONE)
    card.firepower = row["firepower"]
    card.armour = row["armour"]
    goods = row.get("national_goods")
    if goods in nations:
        card.goods = nations.index(goods)
    elif goods is not None:  # resources for a nation that is not in play are worthless
        card.resources = NONE
    for limit in row["restrictions"]:
        card.limits |= LIMITS[limit]
    card.effects = _effects(row, effects)
    card.draws = any(effect.draws for effect in card.effects)
    return card


def _barracks(row: Row, effects: Makers) -> Card:
    card = Card(row["id"], row["name_en"], BARRACKS)
    card.resources = row.get("resources", NONE)
    card.effects = _effects(row, effects)
    return card


def _medal(row: Row, nations: list[str]) -> Card:
    title = row["name"] if row["medals"] == 1 else f"{row['name']} ×2"
    card = Card(row["id"], title, MEDAL)
    card.nation = nations.index(row["nation"])
    card.medals = row["medals"]
    card.resources = row["resources"]
    return card


def _base(row: Row) -> Card:
    card = Card(row["id"], row["name_en"], BASE)
    card.medals = row["medals"]
    return card


def _effects(row: Row, effects: Makers) -> list[Effect[Any, Any]]:
    return [effects[one["kind"]](one.get("value", 0)) for one in row["abilities"]]
