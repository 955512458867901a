"""Traces of secrets in plain text: names of cards, digits of a seed, pieces of passes."""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING

from sztab import games

if TYPE_CHECKING:
    from tests.server.playing.recorded_table import RecordedTable

NAMES = ("id", "name", "in English")
"""The columns of a card list that name a card."""


FRAGMENT = 16
DIGITS = 12
"""The length of the pieces of a pass or a seed."""
OWN_LINE = re.compile(r" sztab[\w.]*: (.*)")
"""A log line of the server itself, not of a library."""
REQUEST = re.compile(r"/api/tables/[A-Z]{6}\S*")
"""The path of a request, which reveals nothing about the game."""
HARMLESS = re.compile(
    r"table [A-Z]{6}: the bot's decision was not taken: "
    r"(?:Somebody else was faster\.|It is P\d who has to decide now\.|The game is over\.)"
)
"""What may be logged about a table during a game."""


class Leak(AssertionError):
    """A viewer was sent information that is hidden from them."""


def fragments(token: str) -> list[str]:
    """Return pieces of a pass that occur in no other text: a piece is as bad as all of it."""
    return [token[-FRAGMENT:], token[len(token) // 2 :][:FRAGMENT]]


def digits(seed: str) -> list[str]:
    """Return pieces of a seed, in decimal and hexadecimal digits."""
    base16 = f"{int(seed):x}"
    return [seed[:DIGITS], seed[DIGITS:][:DIGITS], seed[-DIGITS:], base16[:DIGITS]]


@cache
def titles(game: str) -> dict[str, list[str]]:
    """Return the names of each card."""
    section = games.get(game).components.rows()
    columns = [at for at, name in enumerate(section.columns) if name in NAMES]
    return {row[0]: [row[at] for at in columns] for row in section.rows}


@cache
def _names(game: str) -> re.Pattern[str]:
    """Return a pattern that matches all names of cards."""
    every = {name for names in titles(game).values() for name in names if len(name) > 2}
    return re.compile(rf"(?<![\w-])(?:{'|'.join(map(re.escape, sorted(every)))})(?![\w-])")


def check_names(text: str, game: str, where: str) -> None:
    """Raise Leak if a text names a card of the game."""
    found = _names(game).search(text)
    if found is not None:
        raise Leak(f"{where} names {found.group()!r}: {text:.300}")


def check_log(text: str, seed: str, recorded: RecordedTable) -> None:
    """Raise Leak if the log has a secret, or more about the table than the allowed facts."""
    secrets = [*digits(seed), *(part for token in recorded.tokens for part in fragments(token))]
    if any(secret in text for secret in secrets):
        raise Leak("the server has logged the seed or a pass")
    for line in text.splitlines():
        said = OWN_LINE.search(line)
        if said is None:
            continue
        check_names(said.group(1), recorded.variant.game, "the log")
        sentence = REQUEST.sub("", said.group(1))
        if recorded.code in sentence and not HARMLESS.fullmatch(sentence):
            raise Leak(f"the server has logged something of the game: {line}")
