"""Prints the figures of the long runs at the end."""

from __future__ import annotations

from tests.server.figures import pytest_terminal_summary

__all__ = ["pytest_terminal_summary"]
