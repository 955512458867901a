"""Every test of a game records what it has exercised; see `tests.declared.exercise`."""

from __future__ import annotations

from tests.declared.exercise import _exercise

__all__ = ["_exercise"]
