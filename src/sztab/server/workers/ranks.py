"""The ranks of the bots, from which players choose their opponents."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from sztab.bots.bot import EVERYTHING
from sztab.bots.registry import parse_memory
from sztab.core.action import SztabError


class Rank(Struct, frozen=True):
    """The strength of a bot: its name and title, the bot, and its thinking time.

    A rank without a thinking time is quick: it answers at once.
    """

    name: str
    title: str
    bot: str
    seconds: float
    text: str

    @property
    def quick(self) -> bool:
        """Whether it answers without searching."""
        return self.seconds == 0

    @property
    def memory(self) -> int:
        """How many hidden things it remembers, for `view.recall`; -1 is everything."""
        memory = split_memory(self.bot)[1]
        return parse_memory(memory) if memory else EVERYTHING


RANKS: Final[tuple[Rank, ...]] = (
    Rank("recruit", "Recruit", "random", 0.0, "Plays anything that is allowed."),
    Rank(
        "corporal",
        "Corporal",
        "greedy@3",
        0.0,
        "Takes what looks best at first sight, and remembers the last three things shown.",
    ),
    Rank(
        "lieutenant",
        "Lieutenant",
        "greedy@perfect",
        0.0,
        "Takes what looks best at first sight, and remembers everything that was shown.",
    ),
    Rank("captain", "Captain", "ismcts:1s", 1.0, "Thinks ahead for about a second."),
    Rank("general", "General", "ismcts:4s", 4.0, "Thinks ahead for about four seconds."),
)
"""From the weakest to the strongest."""


def rank(name: str) -> Rank:
    """Return the rank with this name; SztabError lists the names."""
    for one in RANKS:
        if one.name == name:
            return one
    names = ", ".join(one.name for one in RANKS)
    raise SztabError(f"There is no rank {name!r} for a bot; ranks: {names}.")


def split_memory(bot: str) -> tuple[str, str]:
    """Return a bot's name without its memory, and the memory after the @, which may be empty."""
    name, at, memory = bot.rpartition("@")
    if not at or ":" in memory:  # no @, or one in a file path
        return bot, ""
    return name, memory
