"""Translates the definition of an Achievement into a metric of the engine.

Most Achievements compare a sum over the cards of the final squad, in which each card has a weight.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

from sztab.core.content.vocabulary import Row
from sztab.games.rush.cards import BARRACKS, BASE, DOUBLE, MEDAL, VEHICLE, Card
from sztab.games.rush.content.vocabulary import (
    COUNT,
    NO_ABILITY,
    SQUAD,
    SUM,
)
from sztab.games.rush.scoring import (
    CardSum,
    DestroyedBases,
    DestroyedVehicles,
    EndedGame,
    MedalNations,
    OwnBases,
    ZoneSum,
)
from sztab.games.rush.tally import (
    DEFENDERS,
    DEPOT,
    GARAGE,
    HAND,
    REAR_GUARD,
    Achievement,
    Metric,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence


class CardAndRow(NamedTuple):
    """A card of the engine, and the row that it was made from."""

    card: Card
    row: Row


KINDS: Final = {"vehicle": VEHICLE, "barracks": BARRACKS, "medal": MEDAL, "base": BASE}
ZONES: Final = {
    "hand": HAND,
    "garage": GARAGE,
    "depot": DEPOT,
    "defenders": DEFENDERS,
    "rear-guard": REAR_GUARD,
}

EVENTS: Final[dict[str, type[Metric[Any]]]] = {
    "destroyed_bases": DestroyedBases,
    "medal_nations": MedalNations,
    "own_bases": OwnBases,
    "ended_game": EndedGame,
    "destroyed-bases": DestroyedBases,
    "destroyed-vehicles": DestroyedVehicles,
    "own-bases": OwnBases,
}
"""The metrics that are no sums over cards."""


def achievement(row: Row, entries: Sequence[CardAndRow]) -> Achievement:
    """Return the Achievement that a row defines."""
    fewest = row["best"] in {"min", "fewest"}
    title = row["name_en"]
    return Achievement(row["id"], title, _metric(row, entries), row["medals"], fewest)


def _metric(row: Row, entries: Sequence[CardAndRow]) -> Metric[Any]:
    name = row.get("metric") or row["measure"]
    if name in EVENTS:
        return EVENTS[name]()
    weights = [WEIGHTS[name](row, entry) for entry in entries]
    zone = row.get("where", {}).get("zone", SQUAD)
    return CardSum(weights) if zone == SQUAD else ZoneSum(weights, ZONES[zone])


def symbols(row: Row) -> list[str]:
    """Return the ability symbols on a card, including those that are no actions [CARD-22]."""
    kinds = [ability["kind"] for ability in row.get("abilities", [])]
    goods = ["national_goods"] if "national_goods" in row else []
    return [*kinds, *row.get("restrictions", []), *goods]


def ability_value(row: Row, kind: str) -> int:
    """Return the sum of the printed numbers of a card's abilities of one kind."""
    return sum(one.get("value", 0) for one in row.get("abilities", []) if one["kind"] == kind)


def _is_infantry(_row: Row, entry: CardAndRow) -> int:
    """[FRONT-083] Barracks cards, and support units that are not mechanised [CARD-21]."""
    card, row = entry
    unarmed = row.get("class") == "support" and card.firepower == card.armour == 0
    return int(card.kind == BARRACKS or unarmed)


def _counts(row: Row, entry: CardAndRow) -> int:
    """[FRONT-094] Return 1 for a card that meets all conditions."""
    return int(_matches(row.get("where", {}), entry))


def _adds(row: Row, entry: CardAndRow) -> int:
    """[FRONT-094] Return the printed value of a card that meets all conditions, 0 without one."""
    if not _matches(row.get("where", {}), entry):
        return 0
    values = {
        "cost": entry.card.cost,
        "resources": entry.row.get("resources", 0),
        "firepower": entry.card.firepower,
        "armour": entry.card.armour,
        "medals": entry.card.medals,
    }
    if row["of"] not in values:
        return ability_value(entry.row, row["of"])
    return max(0, int(values[row["of"]]))


def _matches(where: Row, entry: CardAndRow) -> bool:
    """Return whether a card meets all conditions except the zone, which `ZoneSum` handles."""
    row = entry.row
    least, most = where.get("cost", (0, 0))
    return (
        ("kind" not in where or entry.card.kind in [KINDS[kind] for kind in _list(where["kind"])])
        and ("class" not in where or row.get("class") in _list(where["class"]))
        and ("nation" not in where or row.get("nation") in _list(where["nation"]))
        and ("ability" not in where or _has_any(row, _list(where["ability"])))
        and ("cost" not in where or least <= row.get("cost", -1) <= most)
    )


def _has_any(row: Row, wanted: list[str]) -> bool:
    found = symbols(row) or [NO_ABILITY]
    return any(kind in wanted for kind in found)


def _list(value: str | list[str]) -> list[str]:
    return value if isinstance(value, list) else [value]


WEIGHTS: Final[dict[str, Callable[[Row, CardAndRow], int]]] = {
    "class_count": lambda row, entry: int(entry.row.get("class") == row["class"]),
    "nation_medals": lambda row, entry: (
        entry.card.medals
        if entry.card.kind == MEDAL and entry.row["nation"] == row["nation"]
        else 0
    ),
    "double_medal_cards": lambda _row, entry: int(
        entry.card.kind == MEDAL and entry.card.medals == DOUBLE
    ),
    "squad_cards": lambda _row, _entry: 1,
    "all_medals": lambda _row, entry: entry.card.medals if entry.card.kind == MEDAL else 0,
    "vehicles_without_abilities": lambda _row, entry: int(
        entry.card.kind == VEHICLE and not symbols(entry.row)
    ),
    "infantry": _is_infantry,
    "ability_cards": lambda row, entry: int(row["ability"] in symbols(entry.row)),
    "ability_sum": lambda row, entry: ability_value(entry.row, row["ability"]),
    "cost_sum": lambda _row, entry: max(0, entry.card.cost),
    "barracks_cards": lambda _row, entry: int(entry.card.kind == BARRACKS),
    COUNT: _counts,
    SUM: _adds,
}
