"""A table is the fold of its log: the same entries give the same table on every worker."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import TYPE_CHECKING, ClassVar, Final, Literal, NamedTuple, TypeGuard

from sztab import games
from sztab.core.action import OVER, PositionError
from sztab.play import conclude
from sztab.records import Notes, Result, commitment, record_of
from sztab.records.defaults import resolve
from sztab.server.tables import log
from sztab.server.tables.clocks import NOBODY, Clocks
from sztab.server.tables.seats import JoinProof, Seat
from sztab.server.tables.table_match import TableMatch
from sztab.server.wire.refusals import outdated

if TYPE_CHECKING:
    from collections.abc import Callable

    from sztab.core.event import Event
    from sztab.core.toggle import Rules
    from sztab.play import How, Outcome, Step
    from sztab.records import Record

Status = Literal["open", "running", "over", "closed"]
OPEN: Final = "open"
RUNNING: Final = "running"
FINISHED: Final = "over"
CLOSED: Final = "closed"


Aside = log.Joined | log.Freed | log.Handed | log.Asked | log.Undone


class LastMove(NamedTuple):
    """The last decision of a seat: request id, the position it answered, sequence number."""

    request_id: str
    answers: int
    done: int


class LastWords(NamedTuple):
    """The last chat message of a seat: its request id and its sequence number."""

    request_id: str
    done: int


class Table:
    """The fold of a log; `follow` applies the next entry.

    A proposal has often computed already what its entry leads to. `step` hands that on, so that it
    is not computed twice.
    """

    def __init__(self, code: str, opened: log.Opened, at: int) -> None:
        self.code = code
        self.terms = opened.terms
        self.opened = opened
        self.created_at = at
        self.changed_at = at
        self.game = games.get_made_with(opened.terms.game, opened.house)
        self.rules: Rules = self._rules()
        self.play = TableMatch(self.game, self.rules, int(opened.seed))
        self.commitment = commitment(int(opened.seed))
        self.status: Status = OPEN
        self.seats = [Seat(number, plan) for number, plan in enumerate(opened.terms.seats)]
        for seat in self.seats:
            if opened.seated and seat.has_person:
                seat.devices = [""]
        self.seq = 0
        self.turn = 0
        """The sequence number of the position; a move that answers another one is stale."""
        self.turn_at = at
        plan = opened.terms.clock
        self.clocks = Clocks(plan, len(self.seats)) if plan is not None else None
        self.asked: log.Asked | None = None
        self.asked_seq = 0
        self.agreed: set[int] = set()
        self.denied: set[int] = set()
        """Seats whose undo was denied on this position; they cannot ask again there."""
        self.last_moves: dict[int, LastMove] = {}
        """The last move with a request id, by seat."""
        self.asides: Counter[int] = Counter()
        """Entries that did not move the game, by seat; undone moves count too."""
        self.said = 0
        """The number of chat messages."""
        self.last_words: dict[int, LastWords] = {}
        """The last chat message with a request id, by seat."""
        self.outcome: Outcome | None = None
        self.next = ""

    def _rules(self) -> Rules:
        terms = self.terms
        return resolve(
            self.game, len(terms.seats), terms.preset, terms.settings, self.opened.content
        )

    # The fold

    def follow(self, entry: log.Entry, at: int, step: Step | None = None) -> list[Event]:
        """Apply the next entry; return the events in the game."""
        self.seq += 1
        self.changed_at = at
        self._count(entry)
        events = self._FOLLOW[type(entry)](self, entry, at, step)
        return events or []

    def _count(self, entry: log.Entry) -> None:
        """Count an entry that does not move the game.

        Entries that answer or revert such an entry are not counted: there cannot be more of them.
        """
        if isinstance(entry, log.Undone):
            self.asides[entry.seat] += 1 + len(self.play.moves) - entry.moves
        elif is_aside(entry):
            self.asides[entry.seat] += 1

    def _joined(self, entry: log.Joined, at: int, _step: Step | None) -> None:
        seat = self.seats[entry.seat]
        takes_over = self.status == RUNNING and seat.is_free
        seat.take(entry.name, JoinProof(entry.proof, self.seq) if entry.proof else None)
        if takes_over:
            self._change_player(entry.seat, at)

    def _exchanged(self, entry: log.Exchanged, _at: int, _step: Step | None) -> None:
        self.seats[entry.seat].devices.append(entry.proof)

    def _change_player(self, number: int, at: int) -> None:
        """Restart the waiting time and the clock of a seat that has a different player now."""
        if number == self.to_move():
            self.turn_at = at
        self._drop_question(number)
        self._hand_on(at)

    def _freed(self, entry: log.Freed, at: int, _step: Step | None) -> None:
        self.seats[entry.seat].vacate(entry.rank)
        if self.status == RUNNING:
            self._change_player(entry.seat, at)

    def _left(self, entry: log.Left, at: int, _step: Step | None) -> None:
        seat = self.seats[entry.seat]
        if self.status == OPEN:
            seat.vacate()
            return
        seat.stand_in = entry.rank
        self._drop_question(entry.seat)
        self._hand_on(at)

    def _started(self, entry: log.Started, at: int, step: Step | None) -> list[Event]:
        self.status = RUNNING
        for seat in self.seats:
            if seat.is_free:
                seat.stand_in = entry.rank
        step = step or self.play.read_set_up(entry.chance)
        self._go(step, at)
        return step.events

    def _moved(self, entry: log.Moved, at: int, step: Step | None) -> list[Event]:
        step = step or self.play.read_move(entry.seat, entry.action, entry.chance)
        step.move.stood_in = bool(self.seats[entry.seat].stand_in)
        if entry.id:
            self.last_moves[entry.seat] = LastMove(entry.id, self.turn, self.seq)
        if self.clocks is not None:
            self.clocks.give_back(entry.lag, at)
            self.clocks.decide(at)
        self._go(step, at)
        return step.events

    def _go(self, step: Step, at: int) -> None:
        self.play.commit(step)
        self._turn_page(at)
        if self.play.state.to_move() == OVER:
            self._finish("finished")

    def _turn_page(self, at: int) -> None:
        """Note a new position; questions about the old one have lapsed."""
        self.turn = self.seq
        self.turn_at = at
        self.asked = None
        self.agreed = set()
        self.denied = set()
        self._hand_on(at)

    def _hand_on(self, at: int) -> None:
        """Run the clock of the seat to move if a person decides for it."""
        if self.clocks is None or self.status != RUNNING:
            return
        seat = max(self.to_move(), NOBODY)
        self.clocks.pass_to(seat, at, runs=seat != NOBODY and self.seats[seat].decides)

    def _asked(self, entry: log.Asked, _at: int, _step: Step | None) -> None:
        self.asked = entry
        self.asked_seq = self.seq
        self.agreed = set()

    def _answered(self, entry: log.Answered, _at: int, _step: Step | None) -> None:
        if entry.agree:
            self.agreed.add(entry.seat)
        elif self.asked is not None:
            self.denied.add(self.asked.seat)
            self.asked = None
            self.agreed = set()

    def _drop_question(self, seat: int) -> None:
        """Drop an undo question if this seat has asked it, or has yet to answer."""
        asked = self.asked
        if asked is not None and seat in {asked.seat, *asked.consent} - self.agreed:
            self.asked = None
            self.agreed = set()

    def _undone(self, entry: log.Undone, at: int, _step: Step | None) -> None:
        self.play.go_back(entry.moves)
        if self.clocks is not None:
            self.clocks.go_back(entry.moves, at)
        self._turn_page(at)

    def _handed(self, entry: log.Handed, at: int, _step: Step | None) -> None:
        self.seats[entry.seat].stand_in = entry.rank
        self._change_player(entry.seat, at)

    def _resigned(self, entry: log.Resigned, at: int, _step: Step | None) -> None:
        self._drop_out(entry.seat, at, "resigned")

    def _flagged(self, entry: log.Flagged, at: int, _step: Step | None) -> None:
        self._drop_out(entry.seat, at, "time")

    def _drop_out(self, number: int, at: int, how: How) -> None:
        """Let a seat drop out: it can no longer win. The game ends if one side is left."""
        seat = self.seats[number]
        seat.out = True
        if seat.has_person:
            seat.stand_in = self.terms.replacement
        self._drop_question(number)
        state = self.play.state
        sides = {state.side(one.number) for one in self.seats if not one.out}
        if len(sides) <= 1:
            self._finish(how)
        self._hand_on(at)

    def _finish(self, how: How) -> None:
        self.status = FINISHED
        self.outcome = conclude(self.play.state, [seat.out for seat in self.seats], how)
        self.asked = None
        if self.clocks is not None:
            self.clocks.stop(self.changed_at)

    def _paused(self, entry: log.Paused, at: int, _step: Step | None) -> None:
        if self.clocks is not None:
            self.clocks.give_back(entry.away, at)

    def _continued(self, entry: log.Continued, _at: int, _step: Step | None) -> None:
        self.next = entry.table

    def _said(self, entry: log.Said, _at: int, _step: Step | None) -> None:
        self.said += 1
        if entry.id:
            self.last_words[entry.seat] = LastWords(entry.id, self.seq)

    def _closed(self, _entry: log.Closed, _at: int, _step: Step | None) -> None:
        self.status = CLOSED

    def _stopped(self, entry: log.Stopped, _at: int, _step: Step | None) -> None:
        raise outdated(self.code, entry.move)

    _FOLLOW: ClassVar[dict[type, Callable[..., list[Event] | None]]] = {
        log.Joined: _joined,
        log.Exchanged: _exchanged,
        log.Left: _left,
        log.Freed: _freed,
        log.Started: _started,
        log.Moved: _moved,
        log.Asked: _asked,
        log.Answered: _answered,
        log.Undone: _undone,
        log.Handed: _handed,
        log.Resigned: _resigned,
        log.Flagged: _flagged,
        log.Paused: _paused,
        log.Continued: _continued,
        log.Said: _said,
        log.Closed: _closed,
        log.Stopped: _stopped,
    }

    # Queries

    def to_move(self) -> int:
        """Return the seat to move; -2 if there is none."""
        return self.play.state.to_move() if self.status == RUNNING else OVER

    def rounds(self) -> int:
        """Return how many rounds have begun; 0 if the game does not count them."""
        return 0 if self.status == OPEN else self.game.statistics.summary(self.play.state).rounds

    def is_complete(self) -> bool:
        """Return whether no player is missing, so that the game can begin by itself.

        At a table with a clock, the players with links must have come, too.
        """
        return all(
            not seat.is_free and (self.clocks is None or not seat.has_person or seat.come)
            for seat in self.seats
        )

    def waits(self) -> str:
        """Return what must be woken after a restart: "bot", "clock" or nothing."""
        seat = self.to_move()
        if seat < 0:
            return ""
        if self.seats[seat].bot:
            return "bot"
        return "clock" if self.clocks is not None else ""

    def host(self) -> int:
        """Return the seat of the host: the opener's, or else the first seat of a person."""
        persons = [seat for seat in self.seats if seat.has_person]
        plans = self.terms.seats
        openers = [
            one
            for one in persons
            if not one.token_generation and plans[one.number].kind == "person"
        ]
        hosts = openers or persons
        return hosts[0].number if hosts else NOBODY

    def takes_invitation(self, seat: Seat) -> bool:
        """Return whether a free seat takes an invitation, because strangers can see the table."""
        return seat.is_free and seat.kept and self.terms.public

    def record(self) -> Record:
        """Return the game as a record, which holds secrets until the game is over."""
        outcome, result = self.outcome, None
        if outcome is not None and outcome.how == "finished":
            result = Result(outcome.scores, outcome.winners)
        notes = Notes(
            seat.name
            or seat.rank
            or (seat.stand_in if seat.is_free else "")
            or f"P{seat.number + 1}"
            for seat in self.seats
        )
        notes.comment = self._comment()
        # A seat that is out cannot win, so the result may differ from that of the position.
        return replace(record_of(self.play, notes), result=result)

    def _comment(self) -> str:
        outcome = self.outcome
        if outcome is None or outcome.how == "finished":
            return ""
        winners = ", ".join(f"P{seat + 1}" for seat in outcome.winners) or "nobody"
        return f"Ended early ({outcome.how}); winners: {winners}."


def is_aside(entry: log.Entry) -> TypeGuard[Aside]:
    """Return whether an entry does not move the game and could be repeated without end."""
    if isinstance(entry, log.Handed):
        return bool(entry.rank)  # a player can always take the seat back
    return isinstance(entry, Aside)


def load(code: str, rows: list[tuple[int, log.Entry]]) -> Table:
    """Return the table that a log leads to; entries come with their times."""
    at, opened = rows[0]
    if not isinstance(opened, log.Opened):
        raise PositionError(f"The log of table {code} does not begin with its opening.")
    table = Table(code, opened, at)
    for at, entry in rows[1:]:
        table.follow(entry, at)
    return table
