"""How a server is run: where it listens, where it keeps its tables, how much it allows."""

from __future__ import annotations

import os
from typing import Final

import msgspec

from sztab.server.safety import Limits
from sztab.server.tables.housekeeping import Expiry

VARIABLE: Final = "SZTAB_SERVER"
"""The environment variable through which the settings reach the workers."""


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that the operator of a server may decide.

    Attributes:
        host: The address to listen on.
        port: The port; 0 takes any that is free.
        database: Where tables are kept: sqlite:///file or postgresql://…
        workers: How many server processes; more than one needs PostgreSQL.
        thinkers: How many processes think for bots, in each worker.
        workshop: How many processes read card files and records, in each worker.
        origins: Further web pages that may speak to the server.
        proxies: The proxies that are believed about who asks.
        names: Further host names under which the server answers.
        limits: How much is allowed.
        expiry: How long tables are kept.
        log_level: How much is logged.
        log_json: Whether log lines are JSON.
    """

    host: str = "127.0.0.1"
    port: int = 8765
    database: str = "sqlite:///sztab.db"
    workers: int = 1
    thinkers: int = msgspec.field(default_factory=lambda: max(1, (os.cpu_count() or 2) - 1))
    workshop: int = 2
    origins: tuple[str, ...] = ()
    proxies: tuple[str, ...] = ()
    names: tuple[str, ...] = ()
    limits: Limits = Limits()
    expiry: Expiry = Expiry()
    log_level: str = "info"
    log_json: bool = False


def to_environment(settings: Settings) -> None:
    """Leave the settings for the workers that are started next."""
    os.environ[VARIABLE] = msgspec.json.encode(settings).decode()


def from_environment() -> Settings:
    """Return the settings that were left."""
    return msgspec.json.decode(os.environ.get(VARIABLE, "{}"), type=Settings)
