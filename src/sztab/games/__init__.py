"""The games. Each folder with a `game.py` that defines `GAME` is one; nothing here names them."""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules
from typing import TYPE_CHECKING

from sztab.core.action import Message, SztabError
from sztab.core.house import HouseError, shown

if TYPE_CHECKING:
    from sztab.core.game import AnyGame
    from sztab.core.house import House

_registered: dict[str, AnyGame] = {}
_with_house: dict[str, AnyGame] = {}
"""The games that have house rules in this process."""


def register(game: AnyGame) -> None:
    """Add a game from outside this folder."""
    _registered[game.name] = game


def play_with_house(game: AnyGame) -> None:
    """Make `get` return this game, which has house rules, from now on."""
    _with_house[game.name] = game


def play_without_house(name: str) -> None:
    """Make `get` return the game without house rules again."""
    _with_house.pop(name, None)


def houses() -> list[House]:
    """List the house rules that are loaded."""
    return [game.house for game in _with_house.values() if game.house is not None]


def names() -> list[str]:
    """List the games by name."""
    found = {module.name for module in iter_modules(__path__) if module.ispkg}
    return sorted(found | set(_registered))


def get(name: str) -> AnyGame:
    """Return a game by its name, with the house rules that are loaded for it.

    The error about an unknown name lists the known ones.
    """
    return _with_house.get(name) or get_printed(name)


def get_made_with(name: str, house: str, *, force: bool = False) -> AnyGame:
    """Return the game that a record or table was made with.

    `house` identifies its house rules, if it had any; with `force`, another version is accepted.
    HouseError says what to load.
    """
    if not house:
        return get_printed(name)
    game = get(name)
    loaded = "" if game.house is None else game.house.id
    made, found = (one.partition(" ")[0] for one in (house, loaded))
    if house == loaded or (force and loaded and made == found):
        return game
    if loaded:
        values = {"house": shown(house), "found": shown(loaded)}
        raise HouseError(Message("house-other", values))
    raise HouseError(Message("house-missing", {"house": shown(house)}))


def get_printed(name: str) -> AnyGame:
    """Return a game without house rules."""
    if name in _registered:
        return _registered[name]
    if name not in names():
        values = {"name": repr(name), "names": ", ".join(names())}
        raise SztabError(Message("game-unknown", values))
    game: AnyGame = import_module(f"{__name__}.{name}.game").GAME
    _registered[name] = game
    return game
