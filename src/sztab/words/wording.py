"""How a game is put into words, from the same data as its page."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from sztab.core.action import SPECTATOR
from sztab.core.game import Section

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from sztab.core.game import AnyGame
    from sztab.core.toggle import Rules
    from sztab.words.messages import Messages, Value

NONE: Final = "—"
"""Shown where there is nothing."""
YOU: Final = "you"
OTHER: Final = "other"
NAMED: Final = frozenset({"seat", "name", "who"})
"""Arguments with which a message names the player it is about."""

Data = dict[str, Any]
"""A view, a card or an event as plain data with names."""


class Wording:
    """A game in words, under one set of rules and in one language.

    Each game with messages has a subclass, `WORDING` in its package `words`. The base class serves
    games without messages: it uses the notation and the names of frames and events.
    """

    effect_keys: ClassVar[tuple[str, ...]] = ()
    """The message keys of an effect of the game's cards, with `{}` for the effect."""

    def __init__(self, game: AnyGame, rules: Rules, messages: Messages) -> None:
        self.game = game
        self.rules = rules
        self.messages = messages
        self.say = messages.say
        self.say_or = messages.say_or
        self.parts = game.components.in_play(rules)
        self.notation = game.codec.notation(rules)

    def event(self, parts: Data, reader: int) -> str:
        """Return an event (as data: see `Codec.tell`) as a line of the log."""
        words = [f"{name} {value}" for name, value in parts.items() if name not in {"kind", "seat"}]
        who = f"{self.player(parts['seat'], reader)}: " if "seat" in parts else ""
        return f"{who}{parts['kind']}" + (f" ({', '.join(words)})" if words else "")

    def choice(self, fields: Mapping[str, str]) -> str:
        """Return what an action does, for a list of choices."""
        return " ".join(fields.values())

    def question(self, view: Data, count: Callable[[], int]) -> str:  # noqa: ARG002 (subclasses need it)
        """Return the pending decision as a question; `count` counts the choices, or returns 0."""
        return str(frame_words(view)[0]) if view["stack"] else self.say("words-over")

    def sheet(self, view: Data) -> list[Section]:
        """Return the table as the seat of the view sees it."""
        rows = [[name, str(value)] for name, value in view.items()]
        return [Section(self.game.title, ["", ""], rows)]

    def cell(self, column: str, row: Mapping[str, str]) -> str:
        """Return a cell of the card list in words; `row` has all cells, by column."""
        return row[column]

    def line(self, parts: Data, reader: int, args: Mapping[str, Value]) -> str:
        """Return the message of an event: the one for plain logs, or else the page's.

        The page shows a player's mark beside its message. If the message does not name the player,
        the name is put in front here.
        """
        key = f"{self.game.name}-tell-{parts['kind']}"
        if not self.messages.has(key):
            key = f"{self.game.name}-event-{parts['kind']}"
        text = self.say(key, **args)
        variables = self.messages.variables(key)
        if "actor" not in variables or variables & NAMED or "seat" not in parts:
            return text
        seat = parts["seat"]
        return text if seat == reader else self.say("words-of", seat=seat_name(seat), text=text)

    def action(self, verb: str, args: Mapping[str, Value]) -> str:
        """Return the message of an action: the one for lists, or else that of the page's button."""
        key = f"{self.game.name}-say-{verb}"
        return self.say(key if self.messages.has(key) else f"{self.game.name}-do-{verb}", **args)

    def player(self, seat: int, reader: int) -> str:
        """Return the name of a seat, marked if it is the reader's."""
        name = seat_name(seat)
        return self.say("words-you", seat=name) if seat == reader else name

    def cards(self, number: int) -> str:
        """Return a number of cards in words."""
        return self.say("words-cards", n=number)


def seat_name(seat: int) -> str:
    """Return the name of a seat in notation, views and sentences."""
    return f"P{seat + 1}"


def seat_of(name: str) -> int:
    """Return the seat with a name such as `P2`; SPECTATOR for an empty name."""
    return int(name[1:]) - 1 if name else SPECTATOR


def person(seat: int | None, reader: int) -> str:
    """Return whether a sentence addresses its reader or speaks about another seat."""
    return YOU if seat == reader and reader != SPECTATOR else OTHER


def frame_words(view: Data) -> list[str]:
    """Return the words of the pending frame: its name and its fields."""
    return str(view["stack"][-1]).split() if view["stack"] else [""]


def capital(text: str) -> str:
    """Return a text with its first letter capitalised."""
    return text[:1].upper() + text[1:]
