"""What toggles do to the builder, where several do the same; `switch` of the core is one more."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

Edit = Callable[[Any, str], None]


def number(field: str, **meant: int) -> Edit:
    """Return what sets a field of the builder to the number that the value is, or stands for."""

    def edit(builder: Any, value: str) -> None:  # noqa: ANN401  # the builder, or its card choice
        setattr(builder, field, meant[value] if value in meant else int(value))

    return edit


def cards(edit: Edit) -> Edit:
    """Return what edits which cards take part."""
    return lambda builder, value: edit(builder.selection, value)
