"""The messages about a table for one viewer, made from `State.view` and `Event.seen_by` only."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, cast

from sztab import words
from sztab.core.text import clean
from sztab.records.compatibility import beside_preset
from sztab.server import wire
from sztab.server.tables import log, results
from sztab.server.tables.proposals import undo_state
from sztab.server.tables.table import FINISHED, OPEN
from sztab.server.wire.old_keys import old_key

if TYPE_CHECKING:
    from collections.abc import Collection

    from sztab.core.action import Action
    from sztab.core.event import Event
    from sztab.core.game import AnyGame
    from sztab.core.state import State, View
    from sztab.core.toggle import Rules
    from sztab.play import Outcome
    from sztab.server.tables.table import Table


def position(table: Table, viewer: int, now: int, *, refusals: bool) -> wire.PositionView | None:
    """Return the position as the viewer (a seat, or -1 for a spectator) sees it."""
    if table.status == OPEN or table.play.plies == 0:
        return None
    view = table.play.state.view(viewer)
    data = table.game.codec.dump_view(view)
    mover = table.to_move()
    result = wire.PositionView(
        turn=table.turn,
        to_move=mover if mover >= 0 else None,
        question=question(table.game, table.rules, view, data) if mover >= 0 else "",
        view=data,
        clock=clock(table, now),
        undo=undo_state(table, viewer) if viewer >= 0 else "",
    )
    if viewer < 0 or mover != viewer or not table.seats[viewer].decides:
        return result
    legal = view.legal_actions()
    result.choices = [choice(table, action) for action in legal]
    if refusals:
        _add_tries(result, table, view, set(legal))
    return result


def question(game: AnyGame, rules: Rules, view: View, data: dict[str, Any]) -> str:
    """Return the question to be decided in English; clients translate it themselves."""
    return words.question(game, words.ENGLISH, rules, view, data)


def _add_tries(result: wire.PositionView, table: Table, view: View, legal: set[Action]) -> None:
    """Add plausible actions that are not listed: refused, or equal to one of the choices.

    A game lists only one of several equal choices, such as one of two equal Bases. A player who
    points at the other one means that choice.
    """
    refuse = _Refuser(table)
    for action in table.game.advice.tries(view):
        if action in legal:
            continue
        refused = refuse(action)
        if refused is None:
            result.choices.append(choice(table, action))
        else:
            result.refused.append(refused)


def choice(table: Table, action: Action) -> wire.Choice:
    """Return an action as a choice for clients."""
    notation = table.play.notation
    text = words.explain(table.game, words.ENGLISH, table.rules, action)
    return wire.Choice(notation.format(action), notation.fields(action), text)


class _Refuser:
    """Says why actions are not allowed now."""

    def __init__(self, table: Table) -> None:
        self._state = table.play.state
        self._notation = table.play.notation

    def __call__(self, action: Action) -> wire.RefusedAction | None:
        reason = self._state.why_not(action)
        if reason is None:
            return None
        return wire.RefusedAction(
            action=self._notation.format(action),
            fields=self._notation.fields(action),
            clause=reason.clause,
            text=reason.text,
            key=old_key(reason.key),
            values=reason.values,
            reason=reason.key,
        )


def clock(table: Table, now: int) -> wire.ClockState | None:
    """Return the state of the clocks."""
    clocks = table.clocks
    if clocks is None:
        return None
    running = clocks.running if clocks.running >= 0 else None
    return wire.ClockState(clocks.remaining(now), running)


def happened(game: AnyGame, rules: Rules, events: list[Event], viewer: int) -> list[wire.Happened]:
    """Return the events of the game as the viewer may know them."""
    told = []
    for event in events:
        seen = event.seen_by(viewer)
        text = words.describe(game, words.ENGLISH, rules, seen)
        told.append(wire.Happened(game.codec.tell(rules, seen), text))
    return told


def news(entry: log.Entry, viewer: int, witnesses: int) -> wire.News:
    """Return what was done at the table; a secret action is left out."""
    kind = KINDS[type(entry)]
    match entry:
        case log.Moved(seat=seat, action=action):
            known = witnesses < 0 if viewer < 0 else bool(witnesses >> viewer & 1)
            return wire.News(kind, seat, action if known else "")
        case log.Joined(seat=seat, name=name, rank=rank):
            return wire.News(kind, seat, name=clean(name), rank=rank)
        case log.Answered(seat=seat, agree=agree):
            return wire.News(kind, seat, agree=agree)
        case (
            log.Handed(seat=seat, rank=rank)
            | log.Left(seat=seat, rank=rank)
            | log.Freed(seat=seat, rank=rank)
        ):
            return wire.News(kind, seat, rank=rank)
        case (
            log.Asked(seat=seat)
            | log.Undone(seat=seat)
            | log.Resigned(seat=seat)
            | log.Flagged(seat=seat)
            | log.Exchanged(seat=seat)
        ):
            return wire.News(kind, seat)
        case log.Said(seat=seat, text=text, phrase=phrase):
            said = clean(text)  # older logs may hold anything
            return wire.News(kind, seat, text=said, phrase=cast("wire.Phrase", phrase))
        case log.Continued(table=code):
            return wire.News(kind, code=code)
    return wire.News(kind)


def info(table: Table, here: Collection[int]) -> wire.TableInfo:
    """Return the table itself; the seed is shown when the game is over."""
    terms, opened = table.terms, table.opened
    over = table.status == FINISHED
    host = table.host()
    return wire.TableInfo(
        code=table.code,
        game=table.game.name,
        title=table.game.title,
        version=opened.version,
        status=table.status,
        seats=[_seat(table, n, here) for n in range(len(table.seats))],
        host=host if host >= 0 else None,
        commitment=table.commitment,
        created_at=table.created_at,
        preset=terms.preset,
        settings=beside_preset(table.game, len(table.seats), terms.preset, table.rules.settings),
        content=opened.content,
        public=terms.public,
        hints=terms.hints,
        undo=terms.undo,
        watch=terms.watch,
        autostart=terms.autostart,
        patience=terms.patience,
        clock=terms.clock,
        asking=_asking(table),
        ending=ending(table),
        chat=terms.chat,
        lesson=terms.lesson,
        seed=opened.seed if over else "",
        previous=opened.previous,
        next=table.next,
        replacement=terms.replacement,
        house=opened.house,
    )


def _seat(table: Table, number: int, here: Collection[int]) -> wire.SeatInfo:
    seat = table.seats[number]
    return wire.SeatInfo(
        seat=number,
        kind=seat.kind,
        name=seat.name,
        bot=seat.bot,
        out=seat.out,
        here=number in here,
        kept=table.takes_invitation(seat),
    )


def _asking(table: Table) -> wire.Asking | None:
    asked = table.asked
    if asked is None:
        return None
    waiting = [seat for seat in asked.consent if seat not in table.agreed]
    return wire.Asking(table.asked_seq, asked.seat, waiting)


def ending(table: Table) -> wire.Ending | None:
    """Return how the game ended, with the points by their source."""
    outcome = table.outcome
    if outcome is None:
        return None
    return told_ending(table.game, table.play.state, outcome)


def told_ending(game: AnyGame, state: State, outcome: Outcome) -> wire.Ending:
    """Return an outcome with the points by their source, and what they are made of."""
    summary = game.statistics.summary(state)
    earnings = [
        [wire.Earning(one.source, one.points, one.count, one.worth, one.reasons) for one in row]
        for row in game.statistics.earnings(state)
    ]
    return wire.Ending(
        how=outcome.how,
        scores=list(outcome.scores),
        winners=list(outcome.winners),
        points=game.statistics.score_sheet(state),
        earnings=earnings,
        remarks=game.statistics.remarks(state),
        rounds=summary.rounds,
        why=summary.ending if outcome.how == "finished" else "",
    )


def listed(table: Table) -> results.Listed:
    """Return the table as the public list shows it."""
    seats = [_seat(table, number, ()) for number in range(len(table.seats))]
    free = sum(seat.is_free and not table.takes_invitation(seat) for seat in table.seats)
    return results.Listed(
        code=table.code,
        game=table.game.name,
        title=table.game.title,
        status=table.status,
        seats=seats,
        free=free,
        preset=table.terms.preset,
        clock=table.terms.clock,
        changed_at=table.changed_at,
    )


KINDS: Final[dict[type, wire.NewsKind]] = {
    log.Opened: "opened",
    log.Joined: "joined",
    log.Exchanged: "exchanged",
    log.Left: "left",
    log.Freed: "freed",
    log.Started: "started",
    log.Moved: "moved",
    log.Asked: "asked",
    log.Answered: "answered",
    log.Undone: "undone",
    log.Handed: "handed",
    log.Resigned: "resigned",
    log.Flagged: "flagged",
    log.Paused: "paused",
    log.Continued: "continued",
    log.Said: "said",
    log.Closed: "closed",
}

ABOUT_THE_TABLE: Final = frozenset(
    {
        log.Joined,
        log.Left,
        log.Freed,
        log.Started,
        log.Asked,
        log.Answered,
        log.Undone,
        log.Handed,
        log.Resigned,
        log.Flagged,
        log.Continued,
        log.Closed,
    }
)
"""Entries that change the table itself, not only the game."""
