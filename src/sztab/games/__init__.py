"""The games. Each folder with a `game.py` that defines `GAME` is one; nothing here names them."""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules
from typing import TYPE_CHECKING

from sztab.core.action import SztabError

if TYPE_CHECKING:
    from sztab.core.game import AnyGame

_registered: dict[str, AnyGame] = {}


def register(game: AnyGame) -> None:
    """Add a game that lives outside this folder."""
    _registered[game.name] = game


def names() -> list[str]:
    """List the games by name."""
    found = {module.name for module in iter_modules(__path__) if module.ispkg}
    return sorted(found | set(_registered))


def get(name: str) -> AnyGame:
    """Return a game by its name; an unknown name is answered with the names there are."""
    if name in _registered:
        return _registered[name]
    if name not in names():
        message = f"There is no game {name!r}; games: {', '.join(names())}."
        raise SztabError(message)
    game: AnyGame = import_module(f"{__name__}.{name}.game").GAME
    _registered[name] = game
    return game
