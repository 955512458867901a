"""Loads a file of house rules, with which this process then plays its game."""

from __future__ import annotations

import sys
import traceback
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Final

from sztab import games
from sztab.core.action import Message, SztabError
from sztab.core.files import read_bytes
from sztab.core.house import House, HouseError
from sztab.core.languages import ENGLISH, LANGUAGES, drop_english, lend_english
from sztab.house.message_checks import check_words
from sztab.house.validation import check_house
from sztab.words.messages import entries, messages

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sztab.core.game import AnyGame

CONSTANT: Final = "HOUSE"
"""The name that a file of house rules must define."""


def load(path: str) -> AnyGame:
    """Return a game with the house rules of a file; from now on `games.get` returns it.

    Runs the file once. Raises HouseError, which names the file, if anything is wrong.
    """
    source = _source(path)
    digest = sha256(source).hexdigest()
    for known in games.houses():
        if known.id.endswith(digest):
            return games.get(known.game)
    house = _house(path, source, digest)
    before = games.get(house.game).house if house.game in games.names() else None
    try:
        if before is not None:
            raise HouseError(Message("house-loaded", {"house": before.name, "game": house.game}))
        check_house(house)
        game = games.get_printed(house.game).with_house(house)
        check_words(house, game)
    except SztabError as error:
        raise HouseError(Message("house-in", {"file": path}, cause=error.complaint)) from error
    _speak(house)
    lend_english(house.words.get(ENGLISH, ""))
    games.play_with_house(game)
    return game


def unload(game: str) -> None:
    """Play a game by its printed rules again."""
    house = games.get(game).house
    if house is None:
        return
    keys = [key for source in house.words.values() for key in entries(source)]
    for language in LANGUAGES:
        messages(language).drop(keys)
    drop_english(house.words.get(ENGLISH, ""))
    games.play_without_house(game)


@contextmanager
def loaded(path: str) -> Iterator[AnyGame]:
    """Play with the house rules of a file inside a `with` block."""
    game = load(path)
    try:
        yield game
    finally:
        unload(game.name)


def _speak(house: House) -> None:
    """Add the messages to every language, in English where there is no translation."""
    for language in LANGUAGES:
        messages(language).add(house.words.get(ENGLISH, ""))
        messages(language).add(house.words.get(language, ""))


def _source(path: str) -> bytes:
    try:
        return read_bytes(path)
    except SztabError as error:
        raise HouseError(error.complaint) from None


def _house(path: str, source: bytes, digest: str) -> House:
    """Return the declaration in the file, with the hash of the bytes that were run."""
    house = getattr(_run(path, source, digest), CONSTANT, None)
    if not isinstance(house, House):
        raise HouseError(Message("house-constant-missing", {"file": path, "name": CONSTANT}))
    house.file = str(Path(path).resolve())
    house.id = f"{house.name} sha256:{digest}"
    return house


def _run(path: str, source: bytes, digest: str) -> ModuleType:
    """Run the file as a module of its own."""
    module = ModuleType(f"sztab_house_{digest[:12]}")
    module.__file__ = path
    sys.modules[module.__name__] = module  # classes are found by the name of their module
    try:
        exec(compile(source, path, "exec"), module.__dict__)  # noqa: S102 (the user's own file)
    except SyntaxError as error:
        raise _failed(path, error.lineno or 0, error.msg) from None
    except Exception as error:
        raise _failed(path, _line(error, path), repr(error)) from error
    return module


def _failed(path: str, line: int, error: str) -> HouseError:
    return HouseError(Message("house-fails", {"file": path, "line": str(line), "error": error}))


def _line(error: Exception, path: str) -> int:
    """Return the line of the file at which the error was raised."""
    lines = [frame.lineno for frame in traceback.extract_tb(error.__traceback__)]
    own = [
        frame.lineno
        for frame in traceback.extract_tb(error.__traceback__)
        if frame.filename == path
    ]
    return (own or lines)[-1] or 0
