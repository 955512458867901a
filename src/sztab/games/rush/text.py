"""How games of Rush ended, and the card list, as plain text."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from sztab.core.game import Section, Summary
from sztab.games.rush.rules import RushRules
from sztab.games.rush.state import RushState

TEAMS: Final = ("A", "B")
"""[ALT-076] What the two teams are called."""


def is_team_game(rules: RushRules) -> bool:
    """[ALT-071] Whether some seats play together."""
    return len(rules.parties) < rules.players


def card_list(data: Mapping[str, Any]) -> Section:
    """Return every card with its values and where they come from."""
    rows: list[list[str]] = []
    for section in ("vehicles", "barracks", "medals", "bases"):
        rows += [_card_row(section, row) for row in data.get(section, [])]
    columns = [
        "id", "name", "kind", "nation", "cost", "pays", "fire", "armour", "abilities", "set",
        "values",
    ]  # fmt: skip
    return Section("Cards", columns, rows)


def _card_row(section: str, row: Mapping[str, Any]) -> list[str]:
    words = [
        one["kind"] + (f" {one['value']}" if "value" in one else "")
        for one in row.get("abilities", [])
    ]
    words += [limit.replace("_", " ") for limit in row.get("restrictions", [])]
    if "national_goods" in row:
        words.append(f"goods for {row['national_goods']}")
    if row.get("medals"):
        words.append(f"worth {row['medals']}")
    copies = row.get("quantity", 1)
    name = row["name"] if copies == 1 else f"{row['name']} ×{copies}"
    kind = row.get("class", section.rstrip("s"))
    numbers = [str(row.get(key, "")) for key in ("cost", "resources", "firepower", "armour")]
    origin = [row["set"], row["source"]]
    return [row["id"], name, kind, row.get("nation", ""), *numbers, ", ".join(words), *origin]


def summarise(s: RushState) -> Summary:
    """Return how a finished game went."""
    teams = is_team_game(s.rules)
    roles = [f"team {TEAMS[player.side]}" if teams else "" for player in s.players]
    return Summary(roles, "", int(s.round_number))
