"""The components of one set of rules as plain data: everything needed to draw them."""

from __future__ import annotations

from copy import deepcopy
from typing import TYPE_CHECKING, Any, Final

from sztab.core.content.card_file import CardFile
from sztab.core.game import Components, Section
from sztab.games.warsaw.board import (
    ARMY_NAMES,
    ARMY_TITLES,
    FRONT_NAMES,
    FRONT_TITLES,
    MARKER_NAMES,
)
from sztab.games.warsaw.content.catalogue import card_rows, sentence
from sztab.games.warsaw.content.consistency import WarsawConsistency
from sztab.games.warsaw.content.vocabulary import EDGES, VOCABULARY
from sztab.games.warsaw.rules import PLAIN_LIMIT, POINTS_TO_WIN, ROUNDS, SWEEP_POINTS, UNITS

if TYPE_CHECKING:
    from collections.abc import Mapping

    from sztab.core.content.vocabulary import Row
    from sztab.games.warsaw.rules import WarsawRules

CARD_FILE: Final = CardFile("sztab.games.warsaw", "cards.toml", VOCABULARY, WarsawConsistency)


class WarsawComponents(Components["WarsawRules"]):
    """Return cards with their effects, Resource cards, armies, fronts and numbers."""

    def rows(
        self,
        content: Mapping[str, Any] | None = None,
        rules: WarsawRules | None = None,
    ) -> Section:
        return card_rows(self.merge(content))

    def in_play(self, rules: WarsawRules) -> dict[str, Any]:
        resources = self.merge(rules.content)["resources"]
        return {
            "cards": {row["id"]: _card(row) for row in rules.cards.rows},
            "resources": {row["id"]: _resource(row, rules) for row in resources},
            "armies": dict(zip(ARMY_NAMES, [{"title": one} for one in ARMY_TITLES], strict=True)),
            "fronts": dict(zip(FRONT_NAMES, [{"title": one} for one in FRONT_TITLES], strict=True)),
            "markers": list(MARKER_NAMES),
            "numbers": _numbers(rules),
        }


def _numbers(rules: WarsawRules) -> dict[str, int]:
    """Return the tracks, and the numbers and switches that shape the table."""
    return {
        "players": rules.players,
        "rounds": ROUNDS,
        "points_to_win": POINTS_TO_WIN,
        "sweep_points": SWEEP_POINTS,
        "units": UNITS,
        "plain_limit": PLAIN_LIMIT,
        "die_faces": int(rules.die),
        "allies": int(rules.teams),
        "orders_share_field": int(rules.orders_share_field),
    }


def _card(row: Mapping[str, Any]) -> dict[str, Any]:
    """Return a card; `effects` are as in the card file."""
    shown = {
        "title": row["name"]["en"],
        "names": dict(row["name"]),
        "army": row["army"],
        "kind": row["kind"],
        "code": row.get("code", ""),
        "effects": deepcopy(row["effects"]),
        "text": sentence(row),
        "notes": dict(row.get("note", {})),
        "source": row["source"],
        "army_source": row.get("army_source", row["source"]),
    }
    return shown | {key: row[key] for key in ("limit", "limit_source") if key in row}


def _resource(row: Row, rules: WarsawRules) -> dict[str, Any]:
    """[WAR-007] Return a Resource card with the face for this number of players."""
    face = next(face for face in row["faces"] if rules.players in face["players"])
    return {
        "title": row["name"]["en"],
        "names": dict(row["name"]),
        "choice": face["choice"],
        "edges": {edge: list(face[edge]) for edge in EDGES},
        "sources": dict(face["source"]),
    }
