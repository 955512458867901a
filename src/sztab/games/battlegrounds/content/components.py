"""The components of one set of rules as plain data: everything needed to draw them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from sztab.core.content.card_file import CardFile
from sztab.core.game import Components, Section
from sztab.games.battlegrounds.abilities.effect import ACTION
from sztab.games.battlegrounds.board import COLOUR_NAMES, NONE, SIZE
from sztab.games.battlegrounds.content.catalogue import card_rows
from sztab.games.battlegrounds.content.consistency import BattlegroundsConsistency
from sztab.games.battlegrounds.content.vocabulary import BACKS, PLACES, VOCABULARY
from sztab.games.battlegrounds.rules import (
    ARTILLERY_GOAL,
    ARTILLERY_TANKS,
    PAIR_POINTS,
    QUIET_ROUNDS,
    RANKS,
    ROUNDS,
)

if TYPE_CHECKING:
    from collections.abc import Mapping

    from sztab.core.content.vocabulary import Row
    from sztab.games.battlegrounds.cards import Tanks
    from sztab.games.battlegrounds.rules import BattlegroundsRules

CARD_FILE: Final = CardFile(
    "sztab.games.battlegrounds", "components.toml", VOCABULARY, BattlegroundsConsistency
)


class BattlegroundsComponents(Components["BattlegroundsRules"]):
    """Tank cards, pictures and icons, the board, colours, sides and numbers."""

    def rows(
        self,
        content: Mapping[str, Any] | None = None,
        rules: BattlegroundsRules | None = None,
    ) -> Section:
        return card_rows(self.merge(content))

    def in_play(self, rules: BattlegroundsRules) -> dict[str, Any]:
        return in_play(rules, self.merge(rules.content))


def in_play(rules: BattlegroundsRules, data: Row) -> dict[str, Any]:
    """Return all components in play."""
    tanks = {row["id"]: row for row in data["tanks"]}
    pictures = {row["id"]: row for row in data["pictures"]}
    shown = rules.pictures
    return {
        "cards": {
            name: _tank(tanks[name], rules.tanks, card)
            for card, name in enumerate(rules.tanks.names)
        },
        "pictures": {
            name: _picture(pictures[name], title, rules)
            for name, title in zip(shown.names, shown.titles, strict=True)
        },
        "icons": {row["id"]: _icon(row) for row in data["icons"]},
        "colours": {row["id"]: _colour(row, rules) for row in data["colours"]},
        "board": _board(rules),
        "duds": {back: list(signs) for back, signs in BACKS.items()},
        "sides": {name: _side(rules, side) for side, name in enumerate(rules.side_names)},
        "ranks": list(RANKS) if rules.artillery else [],
        "numbers": _numbers(rules),
    }


def _numbers(rules: BattlegroundsRules) -> dict[str, int]:
    """Return the numbers and switches that shape the table."""
    return {
        "players": rules.players,
        "target": int(rules.target),
        "pair_points": PAIR_POINTS,
        "cards_each": int(rules.cards_each),
        "duds": int(rules.duds),
        "covered": int(rules.covered),
        "centre": int(rules.centre),
        "draft": int(rules.draft),
        "artillery": int(rules.artillery),
        "artillery_goal": ARTILLERY_GOAL if rules.artillery else 0,
        "artillery_tanks": ARTILLERY_TANKS if rules.artillery else 0,
        "pairs_by_hand": int(rules.pairs_by_hand),
        "rounds": ROUNDS,
        "quiet_rounds": QUIET_ROUNDS,
    }


def _tank(row: Row, tanks: Tanks, card: int) -> dict[str, Any]:
    """[BG-019] Return a card with its engine values and its print data."""
    return {
        "title": tanks.titles[card],
        "nation": row["nation"],
        "class": row["class"],
        "move": _reach(tanks.move_set[card], tanks.move[card]),
        "shot": _reach(tanks.shot_set[card], tanks.shot[card]),
        "slots": row["slots"],
        "number": row.get("number", ""),
        "source": row["source"],
    }


def _reach(directions: int, distance: int) -> dict[str, Any]:
    """Return a set of directions and a distance."""
    return {"way": "diagonal" if directions else "orthogonal", "distance": int(distance)}


def _picture(row: Row, title: str, rules: BattlegroundsRules) -> dict[str, Any]:
    """Return a picture; its token has its name, the special one a star as well."""
    return {
        "title": title,
        "names": dict(row["name"]),
        "icon": row["icon"],
        "ordinary": int(rules.pictures.ordinary),
        "special": int(rules.pictures.special),
        "number": row["number"],
        "source": row["source"],
    }


def _icon(row: Row) -> dict[str, Any]:
    """[BG-002] Return an icon: an action or an upgrade, one-shot or permanent."""
    return {
        "title": row["name"]["en"],
        "names": dict(row["name"]),
        "kind": "action" if row["kind"] == ACTION else "upgrade",
        "once": row["lightning"],
        "corner": row["corner"],
        "source": row["source"],
    }


def _colour(row: Row, rules: BattlegroundsRules) -> dict[str, Any]:
    """Return a colour: the owner of its pawn, and its point tokens from top to bottom."""
    number = COLOUR_NAMES.index(row["id"])
    owner = int(rules.owners[number])
    return {
        "names": dict(row["name"]),
        "seat": None if owner == NONE else owner,
        "points": list(row["points"]) if rules.has_stack(number) else [],
    }


def _board(rules: BattlegroundsRules) -> dict[str, Any]:
    """[BG-012] [BG-013] [BG-191] Return the squares that are marked on the board."""
    bases = {name: list(squares) for name, squares in PLACES.items() if name[1:].isdigit()}
    opened = list(PLACES["open"]) if rules.covered else []
    return {"size": SIZE, "centre": list(PLACES["centre"]), "bases": bases, "open": opened}


def _side(rules: BattlegroundsRules, side: int) -> list[int]:
    return [seat for seat in range(rules.players) if rules.sides[seat] == side]
