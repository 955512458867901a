"""Proposals: a request becomes a log entry, or a refusal that says why not."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sztab.core.action import SztabError
from sztab.core.text import clean, is_visible
from sztab.records.record import seat_name
from sztab.server import wire
from sztab.server.tables import log
from sztab.server.tables.checks import check_value
from sztab.server.tables.clocks import SECOND
from sztab.server.tables.table import CLOSED, FINISHED, OPEN, RUNNING, is_aside
from sztab.server.wire.refusals import Refusal, not_running
from sztab.server.workers.ranks import rank

if TYPE_CHECKING:
    from collections.abc import Callable

    from sztab.play import Step
    from sztab.server.safety import Limits
    from sztab.server.tables.seats import Seat
    from sztab.server.tables.table import Table


MAX_SAID: Final = 1000
"""Maximum chat messages at a table: its log must not grow without end."""


class Proposal:
    """An entry that may come next, with the step that it leads to if that is computed already."""

    __slots__ = ("entry", "step")

    def __init__(self, entry: log.Entry, step: Step | None = None) -> None:
        self.entry = entry
        self.step = step


class Joining(Proposal):
    """A player sits down."""

    __slots__ = ()
    entry: log.Joined


class Repeated(SztabError):
    """The request has been carried out already, as the entry `done`."""

    def __init__(self, done: int) -> None:
        super().__init__("This has been done already.")
        self.done = done


def propose(table: Table, seat: int, request: wire.Request, now: int, lag: int = 0) -> Proposal:
    """Return the entry that a seat's request leads to; Refusal says why there is none.

    `lag` is credited to a move: the milliseconds in which the server was too busy to listen.
    """
    if seat < 0:
        raise Refusal("spectator", "You are watching: take a seat to play.")
    if isinstance(request, wire.MoveRequest):
        return _move(table, seat, request, now, lag)
    return _PROPOSE[type(request)](table, seat, request, now)


def check_room(table: Table, entry: log.Entry, limits: Limits) -> None:
    """Refuse an entry that does not move the game if the log has no more room for it.

    Each seat has its own allowance, so that nobody can use up that of others. There is always room
    for moves, and for entries that end the game or free a seat.
    """
    if not is_aside(entry):
        if isinstance(entry, log.Said) and table.seq >= limits.table_entries:
            raise Refusal("enough", "So much was said at this table that it takes no more.")
        return
    if table.seq >= limits.table_entries:
        text = f"This table has more than {limits.table_entries} entries: it takes moves only."
        raise Refusal("log-full", text)
    if table.asides[entry.seat] >= limits.asides_per_seat:
        most = limits.asides_per_seat
        text = f"{seat_name(entry.seat)} has changed something {most} times: now it can only move."
        raise Refusal("log-full", text)


def joining(table: Table, name: str, number: int | None, *, invited: int | None = None) -> Joining:
    """Propose that a player takes a free seat; `invited` is the seat of an invitation.

    In a running game, a free seat is one that a bot holds until a person comes.
    """
    check_joinable(table)
    if invited is not None:
        if not is_visible(name):
            raise Refusal("no-name", "Give a name: it tells the others who has sat down.")
        return Joining(log.Joined(invited, name, table.seats[invited].stand_in))
    free = [one.number for one in table.seats if one.is_free and not table.takes_invitation(one)]
    if not free:
        raise Refusal("full", "All seats are taken.")
    if number is None:
        number = free[0]
    if number not in free:
        seats = ", ".join(seat_name(seat) for seat in free)
        raise Refusal("taken", f"This seat is not free; free seats: {seats}.")
    return Joining(log.Joined(number, name, table.seats[number].stand_in))


def check_joinable(table: Table) -> None:
    """Refuse to join a table at which no seat can be taken any more."""
    if table.status == FINISHED:
        raise Refusal("not-open", "The game is over.")
    if table.status != RUNNING or not any(seat.is_free for seat in table.seats):
        _check_open(table)


def starting(table: Table, standing_in: str = "") -> Proposal:
    """Propose to begin the game; bots of the rank `standing_in` hold the free seats."""
    _check_open(table)
    free = sum(seat.is_free for seat in table.seats)
    if free and not standing_in:
        word = "seat is" if free == 1 else "seats are"
        raise Refusal("seats-open", f"{free} {word} still open.")
    step = table.play.prepare_set_up()
    holder = _rank(standing_in) if free else ""
    check = check_value(table.game, step.state)
    return Proposal(log.Started(table.play.words(step.move.chance), holder, check), step)


def _rank(name: str) -> str:
    try:
        return rank(name).name
    except SztabError as error:
        raise Refusal("no-rank", str(error)) from None


def _check_open(table: Table) -> None:
    if table.status == CLOSED:
        raise Refusal("not-open", "The table is closed.")
    if table.status != OPEN:
        raise Refusal("not-open", "The game has begun already.")


def bot_moving(table: Table, seat: int, action: str, turn: int) -> Proposal:
    """Propose the decision of a bot."""
    _check_turn(table, turn)
    if not table.seats[seat].bot:
        raise Refusal("not-your-turn", "A person decides for this seat.")
    return _moving(table, seat, action, "")


def flagging(table: Table, now: int, lag: int = 0) -> Proposal | None:
    """Propose that the running seat loses on time, if it has; `lag` is not given back yet."""
    clocks = table.clocks
    deadline = clocks.deadline() if clocks is not None and table.status == RUNNING else None
    if clocks is None or deadline is None or now < deadline + lag:
        return None
    return Proposal(log.Flagged(clocks.running))


def check_host(table: Table, seat: int) -> None:
    """Refuse a request that only the host may make."""
    if seat != table.host():
        raise Refusal("not-host", f"Only {seat_name(table.host())}, the host, may do this.")


def _start(table: Table, seat: int, request: wire.StartRequest, _now: int) -> Proposal:
    check_host(table, seat)
    return starting(table, request.rank)


def _free(table: Table, seat: int, request: wire.FreeRequest, now: int) -> Proposal:
    """Free a seat for somebody else; in a running game only if a bot could replace the player."""
    if table.status not in {OPEN, RUNNING}:
        raise not_running(table.status)
    check_host(table, seat)
    if request.seat >= len(table.seats):
        raise Refusal("no-person", "There is no such seat.")
    if request.seat == seat:
        raise Refusal("own-seat", "This is your own seat: leave it instead.")
    one = table.seats[request.seat]
    if one.is_free:
        raise Repeated(table.seq)
    if table.status == OPEN:
        return Proposal(log.Freed(one.number))
    if one.out:
        raise Refusal("out", "This seat can no longer win: nobody is invited to it.")
    if one.decides:
        _check_absent(table, one.number, now)
    return Proposal(log.Freed(one.number, one.bot or table.terms.replacement))


def _move(table: Table, seat: int, request: wire.MoveRequest, now: int, lag: int = 0) -> Proposal:
    last = table.last_moves.get(seat)
    if last is not None and (request.id, request.answers) == (last.request_id, last.answers):
        raise Repeated(last.done)
    _check_turn(table, request.answers)
    _check_decides(table.seats[seat])
    if flagging(table, now, lag) is not None:
        raise Refusal("time", "The time of the seat that has to decide is over.")
    return _moving(table, seat, request.action, request.id, lag)


def _moving(table: Table, seat: int, action: str, request_id: str, lag: int = 0) -> Proposal:
    step = table.play.decide(seat, action)
    text, chance = table.play.notation.format(step.move.action), table.play.words(step.move.chance)
    entry = log.Moved(
        seat=seat,
        action=text,
        chance=chance,
        id=request_id,
        lag=lag,
        check=check_value(table.game, step.state),
    )
    return Proposal(entry, step)


def _check_running(table: Table) -> None:
    if table.status != RUNNING:
        raise not_running(table.status)


def _check_turn(table: Table, answers: int) -> None:
    """Refuse a decision on an old position: a double click, a stale tab or a late answer."""
    _check_running(table)
    if answers != table.turn:
        text = f"This answers position {answers}, but the table is at position {table.turn}."
        raise Refusal("stale", text)


def _check_decides(seat: Seat) -> None:
    if seat.out:
        raise Refusal("out", "You have given up, or your time is over: a bot plays on.")
    if not seat.decides:
        raise Refusal("handed", "A bot plays for you: take your seat back first.")


def _undo(table: Table, seat: int, request: wire.UndoRequest, _now: int) -> Proposal:
    if not table.terms.undo:
        raise Refusal("not-agreed", "At this table nothing is taken back.")
    _check_turn(table, request.answers)
    return _undoing(table, seat)


def undo_state(table: Table, seat: int) -> str:
    """Return `now` if the seat can undo, `ask` if others have to agree, or the refusal's code."""
    if not table.terms.undo:
        return "not-agreed"
    try:
        _check_running(table)
        proposal = _undoing(table, seat)
    except Refusal as refusal:
        return refusal.code
    return "now" if isinstance(proposal.entry, log.Undone) else "ask"


def _undoing(table: Table, seat: int) -> Proposal:
    _check_decides(table.seats[seat])
    if table.asked is not None:
        raise Refusal("asked", f"{seat_name(table.asked.seat)} has asked already: wait for that.")
    if seat in table.denied:
        raise Refusal("denied", "You have asked for that, and it was denied.")
    target = table.play.undo_target(seat, hints=table.terms.hints)
    concerned = {table.to_move()} - {seat}  # this seat has begun to think about the position
    concerned |= {one.number for one in table.seats if target.consent >> one.number & 1}
    others = [one for one in table.seats if one.decides and one.number in concerned]
    if not others:
        return Proposal(log.Undone(seat, target.moves))
    return Proposal(log.Asked(seat, target.moves, [one.number for one in others]))


def _answer(table: Table, seat: int, request: wire.AnswerRequest, _now: int) -> Proposal:
    _check_running(table)
    asked = table.asked
    if asked is None or request.asked != table.asked_seq:
        raise Refusal("stale", "This is not asked any more.")
    if seat not in asked.consent or seat in table.agreed:
        raise Refusal("not-asked", "You are not asked.")
    if request.agree and {*table.agreed, seat} == set(asked.consent):
        return Proposal(log.Undone(asked.seat, asked.moves))
    return Proposal(log.Answered(seat, request.agree))


def _rename(table: Table, seat: int, request: wire.RenameRequest, _now: int) -> Proposal:
    if table.status not in {OPEN, RUNNING}:
        raise not_running(table.status)
    name = clean(request.name)
    if table.seats[seat].come and table.seats[seat].name == name:
        raise Repeated(table.seq)
    return Proposal(log.Joined(seat, name))


def coming(table: Table, seat: int) -> Proposal | None:
    """Propose to note that a player has come with a link, if the table waits for that."""
    if table.status != OPEN or table.clocks is None or seat < 0:
        return None
    one = table.seats[seat]
    return Proposal(log.Joined(seat, one.name)) if one.has_person and not one.come else None


def _resign(table: Table, seat: int, _request: wire.ResignRequest, _now: int) -> Proposal:
    _check_running(table)
    if table.seats[seat].out:
        raise Refusal("out", "You have given up already.")
    return Proposal(log.Resigned(seat))


def _leave(table: Table, seat: int, _request: wire.LeaveRequest, _now: int) -> Proposal:
    if table.status == OPEN:
        persons = [one.number for one in table.seats if one.has_person]
        return Proposal(log.Closed() if persons == [seat] else log.Left(seat))
    _check_running(table)
    _check_decides(table.seats[seat])
    return Proposal(log.Left(seat, table.terms.replacement))


def _hand(table: Table, seat: int, request: wire.HandRequest, now: int) -> Proposal:
    _check_running(table)
    if request.seat >= len(table.seats) or not table.seats[request.seat].has_person:
        raise Refusal("no-person", "No person has this seat.")
    _check_decides(table.seats[request.seat])
    if request.seat != seat:
        _check_absent(table, request.seat, now)
    return Proposal(log.Handed(request.seat, _stand_in(table, seat, request)))


def _stand_in(table: Table, seat: int, request: wire.HandRequest) -> str:
    """Return the rank of the bot that a seat is handed to.

    Nobody chooses how well a bot plays for somebody else. At a table without hints, nobody can get
    one by letting a strong bot decide for a moment.
    """
    agreed = table.terms.replacement
    chosen = _rank(request.rank) if request.rank else agreed
    if chosen == agreed:
        return agreed
    if request.seat != seat:
        text = f"The bot that replaces somebody else is a {agreed} at this table, not a {chosen}."
        raise Refusal("fixed-rank", text)
    if not table.terms.hints:
        text = f"At a table without hints you can hand your seat to a {agreed} only."
        raise Refusal("fixed-rank", text)
    return chosen


def _check_absent(table: Table, seat: int, now: int) -> None:
    patience = table.terms.patience
    if table.clocks is not None or not patience:
        why = "the clock sees to that" if patience else "that was agreed"
        raise Refusal("patience", f"At this table nobody is replaced by a bot: {why}.")
    if table.to_move() != seat or now - table.turn_at < patience * SECOND:
        text = (
            f"A bot may replace {seat_name(seat)} only after the others have waited "
            f"{patience} seconds for a decision."
        )
        raise Refusal("patience", text)


def _back(table: Table, seat: int, _request: wire.BackRequest, _now: int) -> Proposal:
    _check_running(table)
    one = table.seats[seat]
    if one.out:
        raise Refusal("out", "You have given up, or your time is over: a bot plays on.")
    if one.decides:
        raise Refusal("not-handed", "The seat is yours already.")
    return Proposal(log.Handed(seat))


def _say(table: Table, seat: int, request: wire.SayRequest, _now: int) -> Proposal:
    """Send a chat message; also after the game, as long as the table exists."""
    if not table.terms.chat:
        raise Refusal("not-agreed", "At this table nobody talks.")
    if table.status == CLOSED:
        raise not_running(table.status)
    last = table.last_words.get(seat)
    if last is not None and request.id == last.request_id:
        raise Repeated(last.done)
    if table.said >= MAX_SAID:
        raise Refusal("enough", "So much was said at this table that it takes no more.")
    text = clean(request.text)
    if bool(text) is bool(request.phrase):
        raise Refusal("malformed", "Say either a text or one of the phrases.")
    return Proposal(log.Said(seat, text, request.phrase, request.id))


_PROPOSE: Final[dict[type, Callable[..., Proposal]]] = {
    wire.MoveRequest: _move,
    wire.UndoRequest: _undo,
    wire.AnswerRequest: _answer,
    wire.RenameRequest: _rename,
    wire.StartRequest: _start,
    wire.FreeRequest: _free,
    wire.ResignRequest: _resign,
    wire.LeaveRequest: _leave,
    wire.HandRequest: _hand,
    wire.BackRequest: _back,
    wire.SayRequest: _say,
}
PROPOSALS: Final = frozenset(_PROPOSE)
"""The requests that lead to a log entry."""
