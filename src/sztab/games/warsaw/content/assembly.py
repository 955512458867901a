"""Builds the engine's cards from the rows of the card file."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from sztab.core.content.card_file import fingerprint
from sztab.core.content.vocabulary import Row
from sztab.games.warsaw.abilities.conditions import CONDITIONS
from sztab.games.warsaw.abilities.effect import CardCondition, CardPart, Effect
from sztab.games.warsaw.board import ARMY_NAMES, FRONT_NAMES
from sztab.games.warsaw.cards import KIND_NAMES, Card
from sztab.games.warsaw.content.vocabulary import BATTLE, EDGES, ONE
from sztab.games.warsaw.declared import EFFECTS

PARTS: Final = {
    card: {one.kind: one for one in EFFECTS if card in one.cards} for card in KIND_NAMES
}
"""The classes of effects, by kind of card and name."""

Components = Mapping[str, list[Row]]
"""The merged card file: rows by section."""


def cards(data: Components) -> list[Card]:
    """Return all cards, those of the Polish Army first, otherwise in the order of the file."""
    rows = sorted(data["cards"], key=lambda row: ARMY_NAMES.index(row["army"]))
    return [_card(row) for row in rows]


def digest(data: Components) -> str:
    """Return a short fingerprint of the cards; notes about them do not count."""
    rows = [{key: row[key] for key in row if key != "note"} for row in data["cards"]]
    return fingerprint({"cards": rows, "resources": data["resources"]})


def resources(data: Components) -> dict[str, dict[int, dict[str, list[int]]]]:
    """Return the numbers on the Resource cards, by card, number of players and edge.

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
    return Card(row["id"], army, kind, limit, choices, _effects(row["kind"], effects), row)


def _effects(card: str, effects: Sequence[Row]) -> list[Effect]:
    """[WAR-129] [WAR-143] Return a Commander's alternatives, or an Order's effects by time."""
    if card == "commander":
        return [_alternative(effect) for effect in effects]
    if card == "order":
        at_once = [effect for effect in effects if effect.get("when") != BATTLE]
        in_battle = [effect for effect in effects if effect.get("when") == BATTLE]
        return [_together(at_once, card), _together(in_battle, card)]
    return [_together(effects, card)]


def _alternative(effect: Row) -> Effect:
    """[WAR-131] [WAR-132] Build an effect that is conditional and optional as a whole."""
    bare = {key: effect[key] for key in effect if key not in ("if", "may")}
    return Effect(_conditions(effect), effect.get("may", False), _parts(bare, "commander"))


def _together(effects: Sequence[Row], card: str) -> Effect:
    """[WAR-108] Build a part with its own conditions."""
    return Effect([], False, [part for effect in effects for part in _parts(effect, card)])


def _parts(effect: Row, card: str) -> list[CardPart[Any]]:
    fronts = [] if effect.get("pick") == ONE else _fronts(effect.get("fronts", []))
    inner = [part for one in effect.get("at_start", []) for part in _parts(one, card)]
    part = PARTS[card][effect["op"]](effect, fronts, _conditions(effect))
    return part.with_parts(inner)


def _conditions(effect: Row) -> list[CardCondition[Any]]:
    wanted = effect.get("if", {})
    return [one(wanted[one.kind]) for one in CONDITIONS if one.kind in wanted]


def _fronts(names: Sequence[str]) -> list[int]:
    return [FRONT_NAMES.index(name) for name in names]
