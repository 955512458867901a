"""Edits of the builder that several toggles share; `switch` of the core is another one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

Edit = Callable[[Any, str], None]


def number(field: str, **meant: int) -> Edit:
    """Return an edit that sets a field of the builder to the number that the value means."""

    def edit(builder: Any, value: str) -> None:  # noqa: ANN401  # the builder, or its card choice
        setattr(builder, field, meant[value] if value in meant else int(value))

    return edit


def cards(edit: Edit) -> Edit:
    """Return an edit of the cards that take part."""
    return lambda builder, value: edit(builder.selection, value)
