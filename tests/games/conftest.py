"""Every test of a game hands over what it has met; see `tests.declared.exercise`."""

from __future__ import annotations

from tests.declared.exercise import _exercise

__all__ = ["_exercise"]
