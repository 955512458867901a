"""What the long runs have found, printed at the end."""

from __future__ import annotations

from tests.server.figures import pytest_terminal_summary

__all__ = ["pytest_terminal_summary"]
