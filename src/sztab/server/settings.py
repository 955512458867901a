"""Settings of a server: where it listens, where it stores tables, what it allows."""

from __future__ import annotations

import os
from typing import Final

import msgspec

from sztab.server.safety import Limits
from sztab.server.tables.housekeeping import Expiry

VARIABLE: Final = "SZTAB_SERVER"
"""The environment variable through which the settings reach the workers."""


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """All settings of a server.

    Attributes:
        host: The address to listen on.
        port: The port; 0 takes any that is free.
        database: Where tables are stored: sqlite:///file or postgresql://…
        workers: Number of server processes; more than one needs PostgreSQL.
        thinkers: Number of bot processes in each worker.
        workshop: Number of processes in each worker that read card files and records.
        origins: Other web pages that may use the server.
        proxies: The proxies that are trusted to forward the client's address.
        names: Other host names of the server.
        limits: Limits on requests, connections and tables.
        expiry: Days until tables are deleted.
        log_level: The lowest level that is logged.
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
    """Put the settings into the environment, for workers that are started later."""
    os.environ[VARIABLE] = msgspec.json.encode(settings).decode()


def from_environment() -> Settings:
    """Return the settings from the environment."""
    return msgspec.json.decode(os.environ.get(VARIABLE, "{}"), type=Settings)
