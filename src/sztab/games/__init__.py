"""The games. Each folder with a `game.py` that defines `GAME` is one; nothing here names them."""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules
from typing import TYPE_CHECKING

from sztab.core.action import SztabError
from sztab.core.house import HouseError

if TYPE_CHECKING:
    from sztab.core.game import Game

_registered: dict[str, Game] = {}
_with_house: dict[str, Game] = {}
"""The games that this process plays with house rules."""


def register(game: Game) -> None:
    """Add a game that lives outside this folder."""
    _registered[game.name] = game


def play_with_house(game: Game) -> None:
    """Let `get` return a game with house rules from now on."""
    _with_house[game.name] = game


def play_without_house(name: str) -> None:
    """Let `get` return a game as it is printed again."""
    _with_house.pop(name, None)


def names() -> list[str]:
    """List the games by name."""
    found = {module.name for module in iter_modules(__path__) if module.ispkg}
    return sorted(found | set(_registered))


def get(name: str) -> Game:
    """Return a game by its name, with the house rules that were loaded for it.

    An unknown name is answered with the names there are.
    """
    return _with_house.get(name) or get_printed(name)


def get_made_with(name: str, house: str) -> Game:
    """Return the game that something was made with; `house` identifies its house rules, if any."""
    loaded = _with_house.get(name)
    found = loaded.house.id if loaded is not None and loaded.house is not None else ""
    if loaded is not None and house == found:
        return loaded
    if not house:
        return get_printed(name)
    if found:
        message = (
            f"It was made with the house rules {house}, but {found} are loaded; "
            "load the file that it was made with: --with FILE."
        )
        raise HouseError(message)
    message = f"It was made with the house rules {house}: load their file with --with FILE."
    raise HouseError(message)


def get_printed(name: str) -> Game:
    """Return a game without house rules."""
    if name in _registered:
        return _registered[name]
    if name not in names():
        message = f"There is no game {name!r}; games: {', '.join(names())}."
        raise SztabError(message)
    game: Game = import_module(f"{__name__}.{name}.game").GAME
    _registered[name] = game
    return game
