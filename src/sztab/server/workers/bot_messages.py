"""The messages between the server and a bot process."""

from __future__ import annotations

from typing import Any, Final

from msgspec import Struct

from sztab.server.workers.pipe_messages import LENGTH, READY, length_of, pack

__all__ = [
    "LENGTH",
    "MAX_ANSWER_BYTES",
    "READY",
    "BotAnswer",
    "BotTask",
    "Question",
    "length_of",
    "pack",
]

MAX_ANSWER_BYTES: Final = 65_536
"""An answer is a line of notation or an error; a longer one is invalid."""


class Question(Struct, frozen=True):
    """A question to a bot, with the view of its seat and nothing else.

    `view` is the output of `Codec.dump_view`, with what the bot remembers. `seconds` is its
    thinking time, 0 for a bot that does not search. The same `seed` gives the same answer, unless
    the bot depends on the clock.
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
    """A numbered question; a process that thinks longer than `limit` seconds is considered hung."""

    number: int
    question: Question
    limit: float


class BotAnswer(Struct, frozen=True, omit_defaults=True):
    """The action in notation, its statistics and the second choice, or an error.

    Shares are percentages of the simulations; a bot that does not search has none.
    """

    number: int
    action: str = ""
    error: str = ""
    simulations: int = 0
    share: int = 0
    runner_up: str = ""
    runner_up_share: int = 0
