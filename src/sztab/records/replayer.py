"""Replays records. An action that does not follow from the rules is an error with its place."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sztab.core.action import (
    CHANCE,
    OVER,
    Action,
    IllegalAction,
    Message,
    NotationError,
    SztabError,
)
from sztab.play import outcome_of
from sztab.records.compatibility import check_installed, rules_of
from sztab.records.positions import load_state
from sztab.records.record import PROGRESS_EVERY, Ply, Record, RecordError, Result, seat_name

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sztab.core.event import Log
    from sztab.core.game import AnyGame
    from sztab.core.notation import Notation
    from sztab.core.state import State
    from sztab.core.toggle import Rules
    from sztab.records.record import Progress


def replay(
    record: Record,
    ply: int | None = None,
    *,
    force: bool = False,
    log: Log | None = None,
    progress: Progress | None = None,
) -> State:
    """Return the state after some plies; without a number, the last state, its result checked.

    Args:
        record: The record to replay.
        ply: How many actions to carry out, chance included; 0 is the position at the start.
        force: Also try a record that was made under other rules or with other cards.
        log: Receives the events.
        progress: Called with the numbers of plies done and of all.

    Raises:
        RecordError: The record does not follow from the rules; file, line and ply say where.
        VersionError: It was made under other rules or with other cards than those installed.
    """
    game, rules, state = first_state(record, force=force)
    last = len(record.plies)
    if ply is not None and not 0 <= ply <= last:
        numbers = {"ply": str(ply), "last": str(last)}
        raise RecordError(record.file, 0, Message("record-no-ply", numbers))
    plies = last if ply is None else ply
    for _ in follow(record, game.codec.notation(rules), state, log, plies, progress=progress):
        pass
    if ply is None and not force:
        check_result(record, state)
    return state


def first_state(record: Record, *, force: bool = False) -> tuple[AnyGame, Rules, State]:
    """Return the game, the rules and the position that the record starts from."""
    game, rules = rules_of(record, force=force)
    if not force:
        check_installed(record.file, game, rules, record.rules, record.cards)
    if record.position is None:
        return game, rules, game.new(rules)
    return game, rules, load_state(game, rules, record.position, record.file)


def follow(  # noqa: PLR0913 (what to replay, how and how far)
    record: Record,
    notation: Notation,
    state: State,
    log: Log | None,
    plies: int,
    *,
    progress: Progress | None = None,
) -> Iterator[tuple[int, Action]]:
    """Carry out the plies one by one; yield each as seat and action."""
    for at, ply in enumerate(record.plies[:plies]):
        try:
            action = _action(notation, state, ply)
            state.play(action, log)
        except (IllegalAction, NotationError, _Misplaced) as error:
            seat, quoted = seat_name(ply.seat), repr(ply.action)
            where = {"ply": str(at + 1), "seat": seat, "action": quoted}
            problem = Message("record-ply", where, cause=error.complaint)
            raise RecordError(record.file, ply.line, problem) from error
        if progress is not None and at % PROGRESS_EVERY == 0:
            progress(at, plies)
        yield ply.seat, action


class _Misplaced(SztabError):
    """Another seat, or chance, is to move."""


def _action(notation: Notation, state: State, ply: Ply) -> Action:
    seat = state.to_move()
    if seat == OVER:
        raise _Misplaced(Message("record-goes-on"))
    if seat != ply.seat:
        key = "record-chance-decides" if seat == CHANCE else "record-other-decides"
        raise _Misplaced(Message(key, {"seat": seat_name(seat)}))
    return notation.parse(ply.action)


def result_of(state: State) -> Result | None:
    """Return the result of a finished game, or None."""
    outcome = outcome_of(state)
    return None if outcome is None else Result(outcome.scores, outcome.winners)


def check_result(record: Record, state: State) -> None:
    """Compare the result that the record claims with the one that was reached."""
    if record.result is None:
        return
    reached = result_of(state)
    if reached is None:
        problem = Message("record-cut-off", {"plies": str(len(record.plies))})
        raise RecordError(record.file, 0, problem)
    if reached != record.result:
        results = {"said": str(record.result), "reached": str(reached)}
        raise RecordError(record.file, 0, Message("record-other-result", results))
