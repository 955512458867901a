"""A check value of a position: do the rules still lead where they led when it was stored?

Replaying a log finds a move that is no longer allowed. A rule that changes what a move does, and
forbids nothing, is found by comparing positions. The check value is stored with each entry that
leads to another position. It covers all that the game writes down when it is saved, and the points
as they would count now; it costs about a hundredth of a move. A game that adds a field to its saved
positions leaves it out while it has the value that the rules had before, or all tables that are
under way would seem to differ.
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
    """The rules lead elsewhere than when the table was played; `move` is the first that does."""

    def __init__(self, move: int) -> None:
        super().__init__(f"The rules differ at move {move}.")
        self.move = move


def check_value(game: AnyGame, state: State) -> int:
    """Return the check value of a position; it is never 0, which stands for none."""
    return crc32(_ENCODER.encode((game.codec.dump(state), *state.outcome()))) or 1


def compare(table: Table, entry: log.Entry) -> None:
    """Raise RulesDiffer unless the table is where it was when the entry was stored."""
    stored: int = getattr(entry, "check", 0)
    if stored and stored != check_value(table.game, table.play.state):
        raise RulesDiffer(len(table.play.moves))
