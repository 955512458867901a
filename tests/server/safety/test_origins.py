"""Origins: our own page and listed ones, and nothing that only looks like them."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sztab.server.safety.origins import allowed, is_origin

LISTED = ["https://play.example.org", "http://localhost:5173/", "capacitor://localhost"]


@pytest.mark.parametrize(
    ("origin", "host"),
    [
        (None, "table.example"),
        (None, None),
        ("http://table.example", "table.example"),
        ("https://table.example", "table.example"),
        ("https://table.example", "table.example:443"),
        ("http://table.example:80", "table.example"),
        ("https://Table.Example", "tablE.example"),
        ("http://127.0.0.1:8000", "127.0.0.1:8000"),
        ("http://[::1]:8000", "[::1]:8000"),
        ("https://play.example.org", "table.example"),
        ("https://play.example.org:443", None),
        ("http://localhost:5173", "localhost:8000"),
        ("capacitor://localhost", "table.example"),
    ],
)
def test_allowed(origin: str | None, host: str | None) -> None:
    assert allowed(origin, host, LISTED)


@pytest.mark.parametrize(
    ("origin", "host"),
    [
        ("null", "table.example"),
        ("null", "null"),
        ("", ""),
        ("", "table.example"),
        ("table.example", "table.example"),
        ("//table.example", "table.example"),
        ("https://evil.example", "table.example"),
        ("https://table.example.evil.example", "table.example"),
        ("https://evil-table.example", "table.example"),
        ("https://table.example@evil.example", "table.example"),
        ("https://evil.example/table.example", "table.example"),
        ("https://evil.example#table.example", "table.example"),
        ("https://table.example/path", "table.example"),
        ("http://table.example:8000", "table.example"),
        ("http://table.example", "table.example:8000"),
        ("http://table.example:443", "table.example"),
        ("http://table.example", "table.example:443"),
        ("http://table.example", None),
        ("ftp://table.example", "table.example"),
        ("chrome-extension://table.example", "table.example"),
        ("http://play.example.org", "table.example"),
        ("https://play.example.org:8443", "table.example"),
        ("http://localhost", "table.example"),
        ("https://table.example, https://table.example", "table.example"),
        ("https://table.example\n", "evil"),
    ],
)
def test_not_allowed(origin: str, host: str | None) -> None:
    assert not allowed(origin, host, LISTED)


@given(st.text(), st.text())
def test_an_invalid_origin_is_never_allowed(origin: str, host: str) -> None:
    assert is_origin(origin) or not allowed(origin, host, [origin, host])
