"""What the server and a thinking process say to each other."""

from __future__ import annotations

from typing import Any, Final

from msgspec import Struct

from sztab.server.workers.framing import LENGTH, READY, length_of, pack

__all__ = [
    "LENGTH",
    "LONGEST_ANSWER",
    "READY",
    "BotAnswer",
    "BotTask",
    "Question",
    "length_of",
    "pack",
]

LONGEST_ANSWER: Final = 65_536
"""An answer is one line of notation or an error; whatever says it is longer talks nonsense."""


class Question(Struct, frozen=True):
    """What would this bot do? It is told what its seat may know, and nothing else.

    `view` is what `Codec.dump_view` wrote of a view that remembers as much as the bot does;
    `seconds` is how long the bot may think, 0 for one that does not search; the same `seed` gives
    the same answer if the bot does not look at the clock.
    """

    game: str
    players: int
    preset: str
    settings: dict[str, str]
    content: dict[str, Any] | None
    view: dict[str, Any]
    bot: str
    seconds: float
    seed: str
    house: str = ""


class BotTask(Struct, frozen=True):
    """A question with its number; a process that thinks longer than `limit` seconds hangs."""

    number: int
    question: Question
    limit: float


class BotAnswer(Struct, frozen=True, omit_defaults=True):
    """The action in notation and what it was weighed against, or what went wrong.

    Shares are per cent of the simulations; a bot that does not search has none.
    """

    number: int
    action: str = ""
    error: str = ""
    simulations: int = 0
    share: int = 0
    runner_up: str = ""
    runner_up_share: int = 0
