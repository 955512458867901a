"""A table for every kind of entry, each of which ends with that kind."""

from __future__ import annotations

from collections.abc import Callable

from sztab.server import wire
from sztab.server.tables import log
from tests.server.tables.scenes import (
    BANK,
    FRIEND,
    OPEN,
    PERSON,
    TURN,
    TableScene,
    sit,
    terms,
)


def opened() -> TableScene:
    return TableScene(terms("rush", [OPEN, OPEN], public=True))


def joined() -> TableScene:
    table = opened()
    table.join("Ada")
    return table


def come() -> TableScene:
    table = TableScene(terms("rush", [PERSON, PERSON], clock=BANK))
    assert table.come(1)
    return table


def left_before() -> TableScene:
    table = joined()
    table.join("Bob")
    table.ask(0, wire.LeaveRequest())
    return table


def left_later() -> TableScene:
    table = sit("rush", 2, clock=BANK)
    table.wait(7)
    table.ask(table.table.to_move(), wire.LeaveRequest())
    return table


def started() -> TableScene:
    return sit("warsaw", 2, seed="1", clock=TURN)


def moved() -> TableScene:
    table = started()
    table.wait(3)
    table.move("put acz wp.n.line1", mark="a")
    table.wait(4)
    table.move("put wp acz.n.line1", mark="b")
    return table


def asked() -> TableScene:
    table = moved()
    table.move_any()
    table.undo(1)
    return table


def refused() -> TableScene:
    table = asked()
    table.ask(0, wire.AnswerRequest(table.table.asked_seq, False))
    return table


def undone() -> TableScene:
    table = asked()
    table.wait(9)
    table.ask(0, wire.AnswerRequest(table.table.asked_seq, True))
    return table


def agreed_by_one() -> TableScene:
    table = sit("battlegrounds", 3, "family")
    mover = table.table.to_move()
    table.move_any(3)
    table.undo(mover)
    waiting = table.table.asked
    assert waiting is not None
    table.ask(waiting.consent[0], wire.AnswerRequest(table.table.asked_seq, True))
    assert table.table.agreed
    return table


def handed() -> TableScene:
    table = moved()
    table.ask(0, wire.HandRequest(0, "captain"))
    return table


def back() -> TableScene:
    table = handed()
    table.wait(5)
    table.ask(0, wire.BackRequest())
    return table


def resigned() -> TableScene:
    table = sit("rush", 3, clock=BANK)
    table.ask(2, wire.ResignRequest())
    return table


def flagged() -> TableScene:
    table = sit("rush", 2, clock=BANK)
    table.wait(61)
    table.ring()
    return table


def paused() -> TableScene:
    table = moved()
    table.wait(100)
    table.take(log.Paused(100_000))
    return table


def continued() -> TableScene:
    table = flagged()
    table.take(log.Continued("GHJKLM"))
    return table


def said() -> TableScene:
    table = moved()
    table.ask(1, wire.SayRequest("Well, well.", id="w"))
    return table


def exchanged() -> TableScene:
    table = started()
    table.take(log.Exchanged(1, "proof"))
    return table


def freed_before() -> TableScene:
    table = joined()
    table.join("Bob")
    table.ask(0, wire.FreeRequest(1))
    return table


def freed_later() -> TableScene:
    table = started_early()
    table.join("Ada", 1)
    table.ask(1, wire.HandRequest(1))
    table.ask(0, wire.FreeRequest(1))
    return table


def started_early() -> TableScene:
    table = TableScene(terms("rush", [PERSON, FRIEND]))
    table.ask(0, wire.StartRequest("recruit"))
    return table


def taken_over() -> TableScene:
    table = started_early()
    table.join("Ada", 1)
    return table


def closed() -> TableScene:
    table = joined()
    table.ask(0, wire.LeaveRequest())
    return table


SCENES: dict[str, Callable[[], TableScene]] = {
    "Opened": opened,
    "Joined": joined,
    "Joined by link": come,
    "Left": left_before,
    "Left later": left_later,
    "Joined later": taken_over,
    "Freed": freed_before,
    "Freed later": freed_later,
    "Started early": started_early,
    "Started": started,
    "Moved": moved,
    "Asked": asked,
    "Answered no": refused,
    "Answered yes": agreed_by_one,
    "Undone": undone,
    "Handed": handed,
    "Handed back": back,
    "Resigned": resigned,
    "Flagged": flagged,
    "Paused": paused,
    "Continued": continued,
    "Said": said,
    "Exchanged": exchanged,
    "Closed": closed,
}
