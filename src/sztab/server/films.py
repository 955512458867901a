"""Games played again, moment by moment: at a table from its log, or from a record.

A moment is the position after a decision and all that chance added to it; the first is the one
after set-up. What was taken back is not told.
"""

from __future__ import annotations

from itertools import islice, pairwise
from typing import TYPE_CHECKING, Final, NamedTuple

from sztab.core.action import CHANCE
from sztab.core.event import EVERYBODY, Log
from sztab.records import RecordError, parse_record, record_from_json
from sztab.records.replaying import check_result, first_state, follow
from sztab.server import bodies, entries, wire
from sztab.server import live as live_tables
from sztab.server.retelling import fresh
from sztab.server.table import Refusal, showing
from sztab.server.table.table import FINISHED

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from sztab.core.event import Event
    from sztab.core.game import Game
    from sztab.core.state import State
    from sztab.core.toggle import Rules
    from sztab.records import Record
    from sztab.server.retelling import Logged

AT_ONCE: Final = 100
"""So many moments are told at once."""


class Shot(NamedTuple):
    """A moment: what was decided, what followed, and the position then."""

    entry: entries.Started | entries.Moved
    state: State
    events: list[Event]
    witnesses: int
    seq: int
    at: int = 0
    comment: str = ""


def eyes(own: int, asked: int | None, *, over: bool, players: int) -> int:
    """Return through whose eyes to look at a game; Refusal if it is not for this viewer."""
    if asked is None or asked == own:
        return own
    if not over:
        text = "While the game goes on you see it with your own eyes only."
        raise Refusal("not-over", text)
    if asked >= players:
        raise Refusal("malformed", f"There is no seat {asked}: seats count from 0.")
    return asked


def not_over() -> Refusal:
    """Return the refusal to tell a timeline while there are secrets."""
    return Refusal("not-over", "Decisions and points can be seen when the game is over.")


class Film:
    """A game from its set-up to where it stands; `over` if nothing about it is secret any more."""

    def __init__(self, game: Game, rules: Rules) -> None:
        self.game = game
        self.rules = rules
        self._notation = game.notation(rules)
        self.shots: list[Shot] = []
        self.seq = 0
        """How far the table had come."""
        self.over = False

    def eyes(self, own: int, asked: int | None) -> int:
        """Return through whose eyes to look: one's own, or anybody's once the game is over."""
        return eyes(own, asked, over=self.over, players=self.rules.players)

    def replay(self, viewer: int, first: int, count: int) -> bodies.Replay:
        """Return some moments as the viewer, -1 for a spectator, saw them then."""
        chosen = self.shots[first : first + count]
        moments = [self._moment(first + at, shot, viewer) for at, shot in enumerate(chosen)]
        more = first + count < len(self.shots)
        seat = viewer if viewer >= 0 else None
        return bodies.Replay(moments, len(self.shots), seat, more)

    def _moment(self, number: int, shot: Shot, viewer: int) -> bodies.Moment:
        witnesses = EVERYBODY if self.over else shot.witnesses
        news = showing.news(shot.entry, viewer, witnesses)
        events = showing.happened(self.game, self.rules, shot.events, viewer)
        position = self._position(shot, viewer)
        fields = self._notation.fields(self._notation.parse(news.action)) if news.action else {}
        said = (shot.seq, shot.at, shot.comment, fields)
        return bodies.Moment(number, news, position, events, *said)

    def _position(self, shot: Shot, viewer: int) -> wire.Position:
        view, mover = shot.state.view(viewer), shot.state.to_move()
        data = self.game.dump_view(view)
        asked = showing.question(self.game, self.rules, view, data) if mover >= 0 else ""
        return wire.Position(shot.seq, mover if mover >= 0 else None, asked, data)

    def timeline(self) -> bodies.Timeline:
        """Return all decisions, and the points after each turn; Refusal while there are secrets."""
        if not self.over:
            raise not_over()
        set_up: list[str] = []
        decisions: list[bodies.Decision] = []
        for shot in self.shots:
            if isinstance(shot.entry, entries.Started):
                set_up = shot.entry.chance
            else:
                entry = shot.entry
                decisions.append(bodies.Decision(entry.seat, entry.action, entry.chance))
        return bodies.Timeline(set_up, decisions, list(self._standings()), self._landmarks())

    def _standings(self) -> Iterator[bodies.Standing]:
        """Yield the points whenever another seat has to decide, and at the end.

        Who plays alone decides every time: then it is after each decision.
        """
        alone = self.rules.players == 1
        movers = [shot.state.to_move() for shot in self.shots]
        for number, shot in enumerate(self.shots):
            if alone or movers[number : number + 2] != [movers[number]] * 2:
                rounds = self.game.summary(shot.state).rounds
                yield bodies.Standing(number, shot.state.scores(), rounds)

    def _landmarks(self) -> list[bodies.Landmark]:
        return [
            bodies.Landmark(number, self.game.tell(self.rules, event))
            for number, shot in enumerate(self.shots)
            for event in shot.events
            if self.game.is_landmark(event)
        ]


# From the log of a table


def film_table(code: str, rows: Sequence[Logged]) -> Film:
    """Return the game at a table, as far as its log goes."""
    table = fresh(code, rows)
    film = Film(table.game, table.rules)
    for row in rows[1:]:
        entry = entries.decode(row.entry)
        happening = live_tables.follow(table, entry, row.at)
        if isinstance(entry, entries.Undone):
            del film.shots[entry.moves + 1 :]
        elif isinstance(entry, entries.Started | entries.Moved):
            events, witnesses = happening.events, happening.witnesses
            shot = Shot(entry, table.play.state, events, witnesses, row.seq, row.at)
            film.shots.append(shot)
    film.seq = table.seq
    film.over = table.status == FINISHED
    return film


# From a record


def read_record(text: str) -> Record:
    """Return the record that a text holds, in either form; Refusal says what is wrong with it."""
    reader = record_from_json if text.lstrip().startswith("{") else parse_record
    try:
        return reader(text, "record")
    except RecordError as error:
        raise Refusal("bad-record", str(error)) from None


def film_record(record: Record) -> Film:
    """Return the game that a record holds: all of it, for a record has no secrets."""
    try:
        game, rules, state = first_state(record)
        film = Film(game, rules)
        _play(film, record, state)
        check_result(record, state)
    except RecordError as error:
        raise Refusal("bad-record", str(error)) from None
    film.over = True
    return film


def _play(film: Film, record: Record, state: State) -> None:
    log, notation = Log(), film.game.notation(film.rules)
    plies = follow(record, notation, state, log, len(record.plies))
    for number, (begin, end) in enumerate(_cuts(record)):
        seats = [ply.seat for ply in record.plies[begin:end]]
        words = [notation.format(action) for _, action in islice(plies, end - begin)]
        entry = entries.Moved(seats[0], words[0], words[1:]) if number else entries.Started(words)
        comments = [ply.comment for ply in record.plies[begin:end] if ply.comment]
        events = log.events[:]
        log.events.clear()
        shot = Shot(entry, state.clone(), events, EVERYBODY, number, 0, "\n".join(comments))
        film.shots.append(shot)


def _cuts(record: Record) -> list[tuple[int, int]]:
    """Return where the plies of each moment begin and end: set-up, then each decision."""
    decisions = [number for number, ply in enumerate(record.plies) if ply.seat != CHANCE]
    return list(pairwise([0, *decisions, len(record.plies)]))
