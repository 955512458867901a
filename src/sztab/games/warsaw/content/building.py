"""Makes the rows of the card file into the cards that the engine plays with."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from sztab.core.content.card_file import fingerprint
from sztab.core.content.vocabulary import Row
from sztab.games.warsaw.board import ARMY_NAMES, FRONT_NAMES
from sztab.games.warsaw.cards import COMMANDER, KIND_NAMES, ORDER, Card
from sztab.games.warsaw.content.vocabulary import BATTLE, EDGES, ENEMY, MORE, ONE
from sztab.games.warsaw.effects import (
    AddStrength,
    AddUnits,
    Balance,
    Condition,
    Effect,
    ExtraAction,
    FightBattle,
    MoveAll,
    MoveBlockade,
    MoveUnits,
    OnFront,
    OpenBattle,
    OrderStrength,
    Part,
    PlaceBlockade,
    RemoveEnemy,
    Share,
    UnitsAtLeast,
)

Maker = Callable[[Row, list[int], list[Condition]], Part]


Components = Mapping[str, list[Row]]
"""The merged card file: rows by section."""


def cards(data: Components) -> list[Card]:
    """Return all cards, those of the Polish Army first, else in the order of the file."""
    rows = sorted(data["cards"], key=lambda row: ARMY_NAMES.index(row["army"]))
    return [_card(row) for row in rows]


def digest(data: Components) -> str:
    """Return a short fingerprint of what is on the cards; the notes are not part of the game."""
    rows = [{key: row[key] for key in row if key != "note"} for row in data["cards"]]
    return fingerprint({"cards": rows, "resources": data["resources"]})


def resources(data: Components) -> dict[str, dict[int, dict[str, list[int]]]]:
    """Return the numbers on the Resource cards: by card, number of players and edge.

    `resources(data)["funds"][4]["b"]` is [4, 3]: one ally draws up to 4 cards, the other up to 3.
    """
    return {
        row["id"]: {
            players: {edge: face[edge] for edge in EDGES}
            for face in row["faces"]
            for players in face["players"]
        }
        for row in data["resources"]
    }


def _card(row: Row) -> Card:
    kind = KIND_NAMES.index(row["kind"])
    army = ARMY_NAMES.index(row["army"])
    effects: list[Row] = row["effects"]
    chosen = [effect["fronts"] for effect in effects if effect.get("pick") == ONE]
    choices = _fronts(chosen[0]) if chosen else []
    limit = row.get("limit", 0)
    return Card(row["id"], army, kind, limit, choices, _effects(kind, effects), row)


def _effects(kind: int, effects: Sequence[Row]) -> list[Effect]:
    """[WAR-129] [WAR-143] One for each choice of a Commander; those of an Order by their time."""
    if kind == COMMANDER:
        return [_alternative(effect) for effect in effects]
    if kind == ORDER:
        at_once = [effect for effect in effects if effect.get("when") != BATTLE]
        in_battle = [effect for effect in effects if effect.get("when") == BATTLE]
        return [_together(at_once, ORDER_MAKERS), _together(in_battle, ORDER_MAKERS)]
    return [_together(effects, MAKERS)]


def _alternative(effect: Row) -> Effect:
    """[WAR-131] [WAR-132] What is chosen has the condition and may be declined, not its parts."""
    bare = {key: effect[key] for key in effect if key not in ("if", "may")}
    return Effect(_conditions(effect), effect.get("may", False), _parts(bare, MAKERS))


def _together(effects: Sequence[Row], makers: dict[str, Maker]) -> Effect:
    """[WAR-108] Every part has its own condition."""
    return Effect([], False, [part for effect in effects for part in _parts(effect, makers)])


def _parts(effect: Row, makers: dict[str, Maker]) -> list[Part]:
    fronts = [] if effect.get("pick") == ONE else _fronts(effect.get("fronts", []))
    conditions = _conditions(effect)
    if effect["op"] != "start_battle":
        return [makers[effect["op"]](effect, fronts, conditions)]
    first = [part for one in effect.get("at_start", []) for part in _parts(one, makers)]
    return [OpenBattle(fronts, conditions), *first, FightBattle(fronts, conditions)]


MAKERS: Final[dict[str, Maker]] = {
    "add_units": lambda row, *rest: AddUnits(row["n"], row["line"], *rest),
    "move_units": lambda row, *rest: MoveUnits(
        row["n"], _share(row), row.get("forward", False), row.get("here", False), *rest
    ),
    "move_all": lambda row, *rest: MoveAll(row.get("may", False), *rest),
    "add_strength": lambda row, *rest: AddStrength(row["n"], *rest),
    "remove_enemy": lambda row, *rest: RemoveEnemy(row["n"], _share(row), row["lines"], *rest),
    "place_blockade": lambda row, *rest: PlaceBlockade(row["places"], *rest),
    "move_blockade": lambda _, *rest: MoveBlockade(*rest),
    "extra_action": lambda _, *rest: ExtraAction(*rest),
}
ORDER_MAKERS: Final[dict[str, Maker]] = MAKERS | {
    "add_strength": lambda row, *rest: OrderStrength(row["n"], *rest),
}
"""[WAR-184] The strength of an Order is counted apart from that of the Commander."""


def _share(row: Row) -> Share | None:
    if "per" not in row:
        return None
    per = row["per"]
    return Share(per["whose"] == ENEMY, per["lines"], per["div"])


def _conditions(effect: Row) -> list[Condition]:
    wanted = effect.get("if", {})
    conditions: list[Condition] = []
    if "on_front" in wanted:
        conditions.append(OnFront(_fronts(wanted["on_front"])))
    if "units" in wanted:
        units = wanted["units"]
        conditions.append(UnitsAtLeast(units["whose"] == ENEMY, units["lines"], units["at_least"]))
    if "balance" in wanted:
        conditions.append(Balance(wanted["balance"] == MORE))
    return conditions


def _fronts(names: Sequence[str]) -> list[int]:
    return [FRONT_NAMES.index(name) for name in names]
