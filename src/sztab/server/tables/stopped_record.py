"""Records of stopped tables, made from the log alone: their rules are not installed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sztab.core.action import CHANCE, PositionError
from sztab.records import Record
from sztab.records.record import Ply
from sztab.server.tables import log

if TYPE_CHECKING:
    from collections.abc import Sequence


def record_of(code: str, rows: Sequence[log.Entry]) -> Record:
    """Return the game at a table as a record, without undone moves."""
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
        game=terms.game,
        players=len(terms.seats),
        rules=opened.version,
        cards=opened.cards,
        preset=terms.preset,
        settings=terms.settings,
        seats=tuple(names),
        seed=int(opened.seed),
        comment=comment,
        plies=tuple(plies),
        content=opened.content,
        house=opened.house,
    )


def _dealt(chance: Sequence[str]) -> list[Ply]:
    return [Ply(CHANCE, action) for action in chance]
