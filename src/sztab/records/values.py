"""Plain data, which TOML and JSON both hold without loss."""

from __future__ import annotations

from math import isfinite

from sztab.core.action import Message, PositionError


def check_plain(value: object, where: str, file: str) -> None:
    """Raise PositionError for a value that is not text, number, boolean, list or table."""
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
