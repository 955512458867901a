"""The Achievements as rows of the card list."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sztab.games.rush.content.vocabulary import COUNT, SUM

if TYPE_CHECKING:
    from collections.abc import Mapping

    from sztab.core.content.vocabulary import Row


def achievement_rows(data: Mapping[str, list[Row]]) -> list[list[str]]:
    """Return a row for each Achievement, in the columns of the card list."""
    return [
        [
            row["id"], row["name_en"], "achievement", "", "", "", "", "",
            f"{in_words(row)}worth {row['medals']}", row["set"], row["source"],
        ]
        for row in data.get("achievements", [])
    ]  # fmt: skip


def in_words(row: Row) -> str:
    """Return what a custom Achievement rewards; the rules say it of the printed ones."""
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
