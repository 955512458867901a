"""Replays of tables and records as HTTP bodies: pages of moments, and timelines."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from sztab.core.action import CHANCE
from sztab.core.event import EVERYBODY
from sztab.play import Match, Replay
from sztab.records import RecordError, parse_record, record_from_json
from sztab.records.replayer import check_result, first_state, follow
from sztab.server import wire
from sztab.server.api import schemas
from sztab.server.tables import live_table as live_tables
from sztab.server.tables import log, views
from sztab.server.tables.history import fresh
from sztab.server.tables.table import FINISHED
from sztab.server.wire.refusals import Refusal

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sztab.core.game import AnyGame
    from sztab.core.state import State
    from sztab.core.toggle import Rules
    from sztab.play import Moment
    from sztab.records import Record
    from sztab.server.tables.history import Logged

PAGE_SIZE: Final = 100
"""Maximum moments per response."""


class MomentNote(NamedTuple):
    """What a table or a record adds to a moment: sequence number, time and comment."""

    seq: int
    at: int = 0
    comment: str = ""


def viewer_for(own: int, asked: int | None, *, over: bool, players: int) -> int:
    """Return the viewer of a replay; Refusal if the client may not look through its eyes."""
    if asked is None or asked == own:
        return own
    if not over:
        text = "While the game goes on you see it with your own eyes only."
        raise Refusal("not-over", text)
    if asked >= players:
        raise Refusal("malformed", f"There is no seat {asked}: seats count from 0.")
    return asked


def not_over() -> Refusal:
    """Return the refusal of a timeline while the game has secrets."""
    return Refusal("not-over", "Decisions and points can be seen when the game is over.")


class ReplayPages:
    """A replay with notes on each moment; `over` if nothing is secret any more."""

    def __init__(self, game: AnyGame, rules: Rules) -> None:
        self.game = game
        self.rules = rules
        self.replay = Replay(game, rules)
        self.notes: list[MomentNote] = []
        """One note for each moment."""
        self.seq = 0
        """The last sequence number of the table."""
        self.over = False
        self._notation = game.codec.notation(rules)

    def viewer_for(self, own: int, asked: int | None) -> int:
        """Return the viewer: the client's own seat, or any seat once the game is over."""
        return viewer_for(own, asked, over=self.over, players=self.rules.players)

    def page(self, viewer: int, first: int, count: int) -> schemas.ReplayPage:
        """Return some moments as the viewer (-1: a spectator) saw them."""
        total = len(self.replay.moments)
        numbers = range(total)[first : first + count]
        moments = [self._moment(number, viewer) for number in numbers]
        seat = viewer if viewer >= 0 else None
        return schemas.ReplayPage(moments, total, seat, first + count < total)

    def _moment(self, number: int, viewer: int) -> schemas.ReplayMoment:
        moment, note = self.replay.moments[number], self.notes[number]
        witnesses = EVERYBODY if self.over else self.replay.witnesses(number)
        news = views.news(self._entry(moment), viewer, witnesses)
        events = views.happened(self.game, self.rules, moment.events, viewer)
        fields = self._notation.fields(moment.move.action) if news.action else {}
        position = self._position(moment.state, note.seq, viewer)
        return schemas.ReplayMoment(
            number=number,
            news=news,
            position=position,
            events=events,
            seq=note.seq,
            at=note.at,
            comment=note.comment,
            fields=fields,
        )

    def _entry(self, moment: Moment) -> log.Started | log.Moved:
        """Return the log entry of a move."""
        move = moment.move
        chance = self._words(move.chance)
        if move.seat == CHANCE:
            return log.Started(chance)
        return log.Moved(move.seat, self._notation.format(move.action), chance)

    def _words(self, actions: Sequence[int]) -> list[str]:
        return [self._notation.format(action) for action in actions]

    def _position(self, state: State, seq: int, viewer: int) -> wire.PositionView:
        view, mover = state.view(viewer), state.to_move()
        data = self.game.codec.dump_view(view)
        asked = views.question(self.game, self.rules, view, data) if mover >= 0 else ""
        return wire.PositionView(seq, mover if mover >= 0 else None, asked, data)

    def timeline(self) -> schemas.Timeline:
        """Return all decisions, and the points after each turn; Refusal before the game is over."""
        if not self.over:
            raise not_over()
        moves = [moment.move for moment in self.replay.moments]
        set_up = self._words(moves[0].chance) if moves else []
        decisions = [
            schemas.ReplayDecision(
                one.seat, self._notation.format(one.action), self._words(one.chance)
            )
            for one in moves[1:]
        ]
        standings = [schemas.ReplayStanding(*one) for one in self.replay.standings()]
        landmarks = [
            schemas.Landmark(number, self.game.codec.tell(self.rules, event))
            for number, event in self.replay.landmarks()
        ]
        return schemas.Timeline(set_up, decisions, standings, landmarks)


# From the log of a table


def pages_of_table(code: str, rows: Sequence[Logged]) -> ReplayPages:
    """Return the replay of a table, up to the end of its log."""
    table = fresh(code, rows)
    pages = ReplayPages(table.game, table.rules)
    table.play.listeners.append(pages.replay)
    for row in rows[1:]:
        entry = log.decode(row.entry)
        live_tables.follow(table, entry, row.at)
        if isinstance(entry, log.Undone):
            del pages.notes[entry.moves + 1 :]
        elif isinstance(entry, log.Started | log.Moved):
            pages.notes.append(MomentNote(row.seq, row.at))
    pages.seq = table.seq
    pages.over = table.status == FINISHED
    return pages


# From a record


def read_record(text: str) -> Record:
    """Read a record from text or JSON; Refusal says what is wrong with it."""
    reader = record_from_json if text.lstrip().startswith("{") else parse_record
    try:
        return reader(text, "record")
    except RecordError as error:
        raise Refusal("bad-record", str(error)) from None


def pages_of_record(record: Record) -> ReplayPages:
    """Return the replay of a record, which has no secrets."""
    try:
        game, rules, start = first_state(record)
        state = start.clone()
        plies = list(follow(record, game.codec.notation(rules), state, None, len(record.plies)))
        check_result(record, state)
    except RecordError as error:
        raise Refusal("bad-record", str(error)) from None
    pages = ReplayPages(game, rules)
    match = Match(game, rules, 0, start=start, listeners=[pages.replay], begin=False)
    match.retrace(plies)
    pages.notes = _notes(record)
    pages.over = True
    return pages


def _notes(record: Record) -> list[MomentNote]:
    """Number the moments of a record, each with the comments on its plies."""
    comments: list[list[str]] = [[]]
    for ply in record.plies:
        if ply.seat != CHANCE:
            comments.append([])
        if ply.comment:
            comments[-1].append(ply.comment)
    return [MomentNote(number, 0, "\n".join(texts)) for number, texts in enumerate(comments)]
