"""The engines that are compared, and the Python in which each of them runs."""

from __future__ import annotations

from dataclasses import dataclass
from importlib import import_module
from typing import TYPE_CHECKING, Final, Literal

if TYPE_CHECKING:
    from bench.engines.base import Engine

Home = Literal["compiled", "interpreted", "peers"]


@dataclass(frozen=True, slots=True)
class Entry:
    """One row of the comparison. The engine is imported only in the process that measures it."""

    name: str
    label: str
    home: Home
    module: str
    kind: str
    package: str
    """The package that is imported; if it is missing, the engine is not installed."""
    arguments: tuple[object, ...] = ()

    def build(self, seed: int) -> Engine:
        """Import the engine and prepare it."""
        engine: Engine = getattr(import_module(self.module), self.kind)(seed, *self.arguments)
        return engine


def _sztab(game: str, players: int, home: Home) -> Entry:
    return Entry(
        name=f"{game}{players}-{home}",
        label=f"Sztab {game}, {players} players, {home}",
        home=home,
        module="bench.engines.sztab",
        kind="Sztab",
        package="sztab",
        arguments=(game, players, home == "compiled"),
    )


def _peer(name: str, label: str, kind: str) -> Entry:
    return Entry(name, label, "peers", f"bench.engines.{name}", kind, name)


def _open_spiel(game: str, kind: str, *arguments: object) -> Entry:
    return Entry(
        name=f"open_spiel-{game}",
        label=f"open_spiel {game}",
        home="peers",
        module="bench.engines.openspiel",
        kind=kind,
        package="pyspiel",
        arguments=(game, *arguments),
    )


def _rlcard(game: str, kind: str) -> Entry:
    return Entry(
        name=f"rlcard-{game}",
        label=f"rlcard {game}",
        home="peers",
        module="bench.engines.rlcard",
        kind=kind,
        package="rlcard",
    )


HEARTS_FIRST_TRICK: Final = 65
"""Moves before the first trick: the direction of the pass, 52 cards dealt, 12 cards passed.
The search of OpenSpiel 2.0.2 crashes if it starts earlier."""

ENTRIES: Final = (
    _sztab("rush", 4, "compiled"),
    _sztab("rush", 4, "interpreted"),
    _sztab("rush", 2, "compiled"),
    _sztab("rush", 2, "interpreted"),
    _sztab("warsaw", 4, "compiled"),
    _sztab("warsaw", 4, "interpreted"),
    _sztab("warsaw", 2, "compiled"),
    _sztab("warsaw", 2, "interpreted"),
    _sztab("battlegrounds", 4, "compiled"),
    _sztab("battlegrounds", 4, "interpreted"),
    _sztab("battlegrounds", 2, "compiled"),
    _sztab("battlegrounds", 2, "interpreted"),
    _peer("catanatron", "catanatron, 4 players", "Catanatron"),
    _peer("fastcatan", "fastcatan, 4 players", "FastCatan"),
    _open_spiel("hearts", "SearchingOpenSpiel", HEARTS_FIRST_TRICK),
    _open_spiel("gin_rummy", "SearchingOpenSpiel"),
    _open_spiel("hanabi", "OpenSpiel"),
    _rlcard("uno", "Uno"),
    _rlcard("gin-rummy", "GinRummy"),
    _peer("pyminion", "pyminion, 4 players", "Pyminion"),
)

BY_NAME: Final = {entry.name: entry for entry in ENTRIES}
