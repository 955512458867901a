"""The record of a table that has stopped, made from its log alone: its rules are not installed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sztab.core.action import CHANCE, PositionError
from sztab.records import Record
from sztab.records.record import Ply
from sztab.server.tables import log

if TYPE_CHECKING:
    from collections.abc import Sequence


def record_of(code: str, rows: Sequence[log.Entry]) -> Record:
    """Return what was played at a table as a record; what was taken back is not told."""
    opened = rows[0]
    if not isinstance(opened, log.Opened):
        raise PositionError(f"The log of table {code} does not begin with its opening.")
    terms = opened.terms
    set_up: list[Ply] = []
    moves: list[list[Ply]] = []
    names = [plan.name or plan.rank or f"P{seat + 1}" for seat, plan in enumerate(terms.seats)]
    comment = ""
    for entry in rows[1:]:
        match entry:
            case log.Started(chance=chance):
                set_up = _dealt(chance)
            case log.Moved(seat=seat, action=action, chance=chance):
                moves.append([Ply(seat, action), *_dealt(chance)])
            case log.Undone(moves=number):
                del moves[number:]
            case log.Joined(seat=seat, name=name) if name:
                names[seat] = name
            case log.Stopped(move=move, version=version):
                comment = (
                    f"Stopped: under rules {version} of an updated server, move {move} differs."
                )
    plies = set_up + [ply for move in moves for ply in move]
    return Record(
        terms.game, len(terms.seats), opened.version, opened.cards, terms.preset, terms.settings,
        tuple(names), int(opened.seed), "", None, None, comment, tuple(plies), opened.content,
        opened.house,
    )  # fmt: skip


def _dealt(chance: Sequence[str]) -> list[Ply]:
    return [Ply(CHANCE, action) for action in chance]
