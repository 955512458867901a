"""Undo: one rule for taking back a decision, with a policy for what depends on the table.

Nobody can unlearn what they have seen. A player who took back a deal, or a decision that showed
them something hidden, could choose again with that knowledge; so both stand. If *other* seats were
shown something, they must consent, like those that have decided since. Whether decisions of others
and of bots may be undone at all is up to the policy.

`undo_target` walks back from the last move to the seat's last decision and checks each move on the
way.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from sztab.core.action import OVER, Message, SztabError
from sztab.core.event import Log

if TYPE_CHECKING:
    from sztab.core.action import Action
    from sztab.core.state import State
    from sztab.play.match import Match, Move


class UndoPolicy(NamedTuple):
    """What may be undone besides the seat's own last decision."""

    others: bool
    """Decisions that others have made since, with their consent."""
    stand_ins: bool
    """Decisions that a bot made in place of a person, even if they could serve as hints."""


OWN_LAST: Final = UndoPolicy(others=False, stand_ins=True)
"""Only while nobody else has decided: for players at one screen, or against bots."""
WITH_CONSENT: Final = UndoPolicy(others=True, stand_ins=True)
WITHOUT_HINTS: Final = UndoPolicy(others=True, stand_ins=False)


class UndoTarget(NamedTuple):
    """The target of an undo."""

    moves: int
    """The number of moves that remain."""
    consent: int
    """The other seats, as bits, that have decided since or have seen something."""


class UndoRefused(SztabError):
    """A decision cannot be undone; the message explains why, and `code` is for programs."""

    def __init__(self, code: str, key: str, seat: int = 0) -> None:
        super().__init__(Message(key, {"seat": f"P{seat + 1}"}))
        self.code = code
        self.text = str(self)


def undo_target(match: Match, seat: int, policy: UndoPolicy) -> UndoTarget:
    """Return how far the seat can undo; raises UndoRefused if it cannot."""
    if match.state.to_move() == OVER:
        raise UndoRefused("not-running", "undo-game-over")
    consent = 0
    has_revealing_events = any(kind.reveals for kind in match.rules.declared.events)
    first = len(match.moves) - len(match.before)
    for number in range(len(match.moves) - 1, -1, -1):
        move = match.moves[number]
        if move.chance:
            raise UndoRefused("revealed", "undo-dealt-since")
        if number < first:
            raise UndoRefused("too-long-ago", "undo-too-long-ago")
        _check_policy(move, seat, policy)
        before = match.before[number - first]
        shown = before.reveals(move.action)
        if has_revealing_events:
            shown |= _revealed_to(before, move.action)
        if shown >> seat & 1:
            key = "undo-own-revealed" if move.seat == seat else "undo-revealed"
            raise UndoRefused("revealed", key, move.seat)
        consent |= shown | (1 << move.seat)
        if move.seat == seat:
            return UndoTarget(number, consent & ~(1 << seat))
    raise UndoRefused("nothing-to-undo", "undo-nothing-decided")


def _revealed_to(before: State, action: Action) -> int:
    """Return the seats, as bits, to which the events of an action reveal something."""
    after, log = before.clone(), Log()
    after.apply(action, log)
    shown = 0
    for event in log.events:
        if event.kind.reveals:
            shown |= event.audience
    return shown


def _check_policy(move: Move, seat: int, policy: UndoPolicy) -> None:
    if move.seat != seat and not policy.others:
        raise UndoRefused("decided-since", "undo-decided-since", move.seat)
    if move.stood_in and not policy.stand_ins:
        key = "undo-own-by-bot" if move.seat == seat else "undo-by-bot"
        raise UndoRefused("by-bot", key, move.seat)
