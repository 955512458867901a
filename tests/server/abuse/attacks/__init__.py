"""Attacks on a running server, one module each: bounded, and on loopback only.

Each module defines `ATTACK`. Its `run` takes the server's URL and a number of seconds, attacks for
about that long from one address, within the default limits, and returns. It uses nothing but what
any stranger on the network has. `every()` lists them; `test_innocent_tables.py` measures the effect
of each on an uninvolved table.
"""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Awaitable, Callable
from typing import NamedTuple


class Attack(NamedTuple):
    """A way to disturb other people's games."""

    name: str
    run: Callable[[str, float], Awaitable[None]]
    shared: bool = False
    """Whether it is repeated with two workers on PostgreSQL."""


def every() -> list[Attack]:
    """Return all attacks by name."""
    found = [
        importlib.import_module(f"{__name__}.{one.name}").ATTACK
        for one in pkgutil.iter_modules(__path__)
    ]
    return sorted(found, key=lambda attack: attack.name)
