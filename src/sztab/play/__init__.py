"""A game being played: the match, its chance, undo, moments and outcome."""

from sztab.play.chance import deal
from sztab.play.event_log import EventLog
from sztab.play.match import Listener, Match, Move, Step
from sztab.play.moments import Moment, Replay
from sztab.play.outcome import How, Outcome, conclude, outcome_of, shares_of
from sztab.play.undo import UndoPolicy, UndoRefused, UndoTarget, undo_target

__all__ = [
    "EventLog",
    "How",
    "Listener",
    "Match",
    "Moment",
    "Move",
    "Outcome",
    "Replay",
    "Step",
    "UndoPolicy",
    "UndoRefused",
    "UndoTarget",
    "conclude",
    "deal",
    "outcome_of",
    "shares_of",
    "undo_target",
]
