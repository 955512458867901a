"""The card list: a row for every card and Achievement."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sztab.core.game import Section
from sztab.games.rush.content.vocabulary import COUNT, SUM

if TYPE_CHECKING:
    from collections.abc import Mapping

    from sztab.core.content.vocabulary import Row


def card_list(data: Mapping[str, Any]) -> Section:
    """Return every card with its values and their provenance."""
    rows: list[list[str]] = []
    for section in ("vehicles", "barracks", "medals", "bases"):
        rows += [_card_row(section, row) for row in data.get(section, [])]
    columns = [
        "id",
        "name",
        "kind",
        "nation",
        "cost",
        "pays",
        "fire",
        "armour",
        "abilities",
        "set",
        "values",
    ]
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


def achievement_rows(data: Mapping[str, list[Row]]) -> list[list[str]]:
    """Return a row for each Achievement, in the columns of the card list."""
    return [
        [
            row["id"],
            row["name_en"],
            "achievement",
            *([""] * 5),
            f"{in_words(row)}worth {row['medals']}",
            row["set"],
            row["source"],
        ]
        for row in data.get("achievements", [])
    ]


def in_words(row: Row) -> str:
    """Return what a custom Achievement rewards; for printed ones the rules say so."""
    if "measure" not in row:
        return ""
    if "summary" in row:
        return f"{row['summary'].rstrip('.')}, "
    what = {COUNT: "cards", SUM: f"sum of {row.get('of')}"}.get(row["measure"], row["measure"])
    conditions = [_condition(name, wanted) for name, wanted in row.get("where", {}).items()]
    return f"{row['best']} {what}{' with ' if conditions else ''}{', '.join(conditions)}, "


def _condition(name: str, wanted: str | list[str | int]) -> str:
    if isinstance(wanted, str):
        return f"{name} {wanted}"
    return f"{name} {('–' if name == 'cost' else '/').join(map(str, wanted))}"
