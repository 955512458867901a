"""Requests that must not change a table: a model that knows only the protocol.

It is careful: where it says that a request has no effect, nothing may change. Requests that it is
not sure about are not sent.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from sztab import games
from sztab.core.action import CHANCE, OVER, NotationError
from sztab.core.rng import Rng
from sztab.server import wire
from sztab.server.workers.ranks import RANKS

if TYPE_CHECKING:
    from sztab.core.game import AnyGame
    from sztab.core.notation import Notation
    from sztab.server.tables.options import TableOptions

SPECTATOR = -1
_RANKS = {"", *(rank.name for rank in RANKS)}


class KnownTable(NamedTuple):
    """A table as all of its clients together know it."""

    code: str
    terms: TableOptions
    tokens: dict[int, str]
    """The passes of the seats that belong to people; a bot does not play for any of them."""
    void: tuple[str, ...]
    """Passes of players who have left."""
    status: str
    seq: int
    turn: int
    to_move: int
    choices: frozenset[str]
    """The legal actions of the seat that has to decide, in notation."""
    asked: wire.Asking | None
    replays: tuple[tuple[int, bytes], ...]
    """Messages of seats that were carried out before."""

    @property
    def actions(self) -> list[str]:
        """Actions of the game, most of them not allowed now."""
        return notations(self.terms.game, len(self.terms.seats), self.terms.preset)


@cache
def notation_of(name: str, players: int, preset: str) -> Notation:
    """Return the notation of a game's actions."""
    game = games.get(name)
    return game.codec.notation(game.rules(players, {}, preset or None))


@cache
def notations(name: str, players: int, preset: str) -> list[str]:
    """Return actions that occur in a game, including those of chance."""
    game: AnyGame = games.get(name)
    rules = game.rules(players, {}, preset or None)
    notation, found = notation_of(name, players, preset), set()
    state, rng = game.new(rules), Rng("abuse")
    for _ in range(400):
        mover = state.to_move()
        if mover == OVER:
            break
        if mover == CHANCE:
            action = state.sample(rng)
        else:
            legal = state.legal_actions()
            found |= {notation.format(one) for one in legal[:20]}
            action = rng.choice(legal)
        found.add(notation.format(action))
        state.apply(action)
    return sorted(found)


def has_no_effect(table: KnownTable, seat: int, text: str | bytes) -> bool:
    """Return whether a message of a seat, or of a spectator, must not change the table."""
    try:
        request = msgspec.json.decode(text, type=wire.AnyRequest)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return True
    if isinstance(
        request, wire.HelloRequest | wire.PingRequest | wire.WhyRequest | wire.InviteRequest
    ):
        return True
    if isinstance(request, wire.HintRequest):
        # A hint does not change the table either, but it takes a bot's time.
        return request.answers != table.turn or seat != table.to_move
    return seat == SPECTATOR or _refused(table, seat, request)


def _refused(table: KnownTable, seat: int, request: wire.Request) -> bool:
    runs = table.status == "running"
    match request:
        case wire.MoveRequest(answers=answers, action=action):
            return not runs or answers != table.turn or not _allowed(table, seat, action)
        case wire.UndoRequest(answers=answers):
            return not runs or not table.terms.undo or answers != table.turn
        case wire.AnswerRequest(asked=asked):
            open_ = table.asked
            return open_ is None or asked != open_.asked or seat not in open_.waiting
        case wire.StartRequest():
            return table.status != "open" or seat != 0
        case wire.FreeRequest(seat=freed):
            return not _may_free(table, seat, freed)
        case wire.HandRequest():
            return not runs or _no_hand(table, seat, request)
        case wire.BackRequest():
            return True
        case wire.RematchRequest():
            return table.status != "over"
        case wire.ResignRequest() | wire.LeaveRequest() | wire.RenameRequest():
            return table.status in {"over", "closed"}
    return False


def _allowed(table: KnownTable, seat: int, action: str) -> bool:
    """Return whether the action is legal for the seat, in any spelling."""
    if seat != table.to_move:
        return False
    notation = notation_of(table.terms.game, len(table.terms.seats), table.terms.preset)
    try:
        return notation.format(notation.parse(action)) in table.choices
    except NotationError:
        return False


def _may_free(table: KnownTable, seat: int, freed: int) -> bool:
    """Return whether the host may free a seat: before the game, any seat but their own."""
    return table.status == "open" and seat == 0 and freed not in {seat, *_missing(table)}


def _missing(table: KnownTable) -> range:
    return range(len(table.terms.seats), 99)


def _no_hand(table: KnownTable, seat: int, request: wire.HandRequest) -> bool:
    if request.seat not in table.tokens or request.rank not in _RANKS:
        return True
    return request.seat not in {seat, table.to_move}
