"""Check values of positions: do the rules still lead to the position that was stored?

Replaying a log finds a move that is no longer allowed. A changed rule that forbids nothing is found
by comparing positions, so each entry that leads to a new position stores a check value. It covers
the saved position and the points as they would count now, and costs about a hundredth of a move. A
game that adds a field to its saved positions must leave it out while it has the value that the old
rules implied. Otherwise all running tables would seem to differ.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final
from zlib import crc32

import msgspec

from sztab.core.action import SztabError

if TYPE_CHECKING:
    from sztab.core.game import AnyGame
    from sztab.core.state import State
    from sztab.server.tables import log
    from sztab.server.tables.table import Table

_ENCODER: Final = msgspec.msgpack.Encoder(order="deterministic")


class RulesDiffer(SztabError):
    """The rules lead to a different position than when the table was played, from `move` on."""

    def __init__(self, move: int) -> None:
        super().__init__(f"The rules differ at move {move}.")
        self.move = move


def check_value(game: AnyGame, state: State) -> int:
    """Return the check value of a position; never 0, which means none."""
    return crc32(_ENCODER.encode((game.codec.dump(state), *state.outcome()))) or 1


def compare(table: Table, entry: log.Entry) -> None:
    """Raise RulesDiffer unless the table is in the position that the entry led to when stored."""
    stored: int = getattr(entry, "check", 0)
    if stored and stored != check_value(table.game, table.play.state):
        raise RulesDiffer(len(table.play.moves))
