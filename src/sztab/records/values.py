"""Plain data: what TOML and JSON both can hold, so that nothing is lost between them."""

from __future__ import annotations

from math import isfinite

from sztab.core.action import Message, PositionError


def check_plain(value: object, where: str, file: str) -> None:
    """Refuse what is not a text, a number, a truth value, a list or a table."""
    if isinstance(value, dict):
        for name, item in value.items():
            check_plain(item, f"{where}.{name}", file)
        return
    if isinstance(value, list):
        for at, item in enumerate(value):
            check_plain(item, f"{where}[{at + 1}]", file)
        return
    if not isinstance(value, str | int | float) or (
        isinstance(value, float) and not isfinite(value)
    ):
        values = {"file": file, "where": where, "value": repr(value)}
        raise PositionError(Message("record-not-plain", values))
