"""Refusals of requests, which change nothing and say why."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sztab.core.action import SztabError
from sztab.server.wire.old_keys import old_key

if TYPE_CHECKING:
    from sztab.core.action import Reason, Values
    from sztab.server.wire import Complaint


class Refusal(SztabError):
    """Why a request is refused: a code for programs, a sentence, and the rule if one forbids it.

    `wait` is the number of seconds after which the client may try again, if that is known;
    `complaints` lists the errors of rules or cards.
    """

    def __init__(self, code: str, text: str, reason: Reason | None = None, wait: int = 0) -> None:
        super().__init__(text)
        self.code = code
        self.text = text
        self.wait = wait
        self.clause = reason.clause if reason else ""
        self.reason = reason.key if reason else ""
        self.key = old_key(self.reason)
        self.values: Values = reason.values if reason else {}
        self.complaints: list[Complaint] = []

    @classmethod
    def by_rule(cls, reason: Reason) -> Refusal:
        """Return the refusal of an action that the rules forbid."""
        return cls("illegal", reason.text, reason)


def outdated(code: str, move: int) -> Refusal:
    """Return the refusal of a table that was stopped by a change of the rules."""
    where = f"at move {move}" if move else "in the set-up"
    refusal = Refusal(
        "outdated",
        f"Table {code} has stopped: this server was updated, and {where} its rules differ from "
        "those that the game was played under. What was played is kept as a record.",
    )
    refusal.values = {"move": move}
    return refusal


def not_running(status: str) -> Refusal:
    """Return the refusal at a table where no game is running."""
    words = {
        "open": "The game has not begun yet.",
        "over": "The game is over.",
        "closed": "The table is closed.",
    }
    return Refusal("not-running", words[status])
