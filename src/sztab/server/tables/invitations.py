"""Invitations to free seats, and requests to sit down that are safe to repeat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sztab.core.action import SztabError
from sztab.core.text import clean
from sztab.server import wire
from sztab.server.safety.tokens import Pass
from sztab.server.tables.proposals import Joining, check_joinable, joining
from sztab.server.tables.table import OPEN, RUNNING
from sztab.server.wire.refusals import Refusal

if TYPE_CHECKING:
    from sztab.server.safety.tokens import Passes
    from sztab.server.tables import results
    from sztab.server.tables.seats import JoinProof
    from sztab.server.tables.table import Table


class SeatedBefore(SztabError):
    """The same request has taken this seat already."""

    def __init__(self, seat: int, taking: JoinProof) -> None:
        super().__init__("This request has been carried out already.")
        self.seat = seat
        self.seq = taking.seq


def pass_of(table: Table, seat: int) -> Pass:
    """Return the pass or link of a seat, valid until the seat is freed."""
    return Pass(table.code, seat, table.seats[seat].token_generation)


def sit_down(table: Table, passes: Passes, request: results.JoinTable) -> Joining:
    """Propose that a player sits down; SeatedBefore if the same request has done it."""
    name = clean(request.name)
    if request.join_key:
        _check_repeated(table, passes, request, name)
    invited = invited_to(table, passes, request.invitation) if request.invitation else None
    proposal = joining(table, name, request.seat, invited=invited)
    if request.join_key:
        seat = pass_of(table, proposal.entry.seat)
        proposal.entry.proof = passes.prove(seat, name, request.join_key)
    return proposal


def _check_repeated(table: Table, passes: Passes, request: results.JoinTable, name: str) -> None:
    """Raise SeatedBefore if the request has taken a seat; with an invitation only that one."""
    invited = passes.read_invitation(request.invitation) if request.invitation else None
    for seat in table.seats:
        one, taking = pass_of(table, seat.number), seat.taking
        if taking is None or (request.invitation and invited != one):
            continue
        if passes.is_proof(taking.proof, one, name, request.join_key):
            raise SeatedBefore(seat.number, taking)


def invited_to(table: Table, passes: Passes, token: str) -> int:
    """Return the seat of an invitation; Refusal if it is void or used up."""
    one = passes.read_invitation(token)
    if one is None or one.table != table.code or not 0 <= one.seat < len(table.seats):
        raise Refusal("bad-token", "This invitation is not for this table.")
    seat = table.seats[one.seat]
    if seat.token_generation != one.token_generation:
        raise Refusal("used", "This invitation is void: its seat was freed, ask for a new one.")
    if not seat.is_free:
        raise Refusal("used", "This invitation is used up: somebody has taken the seat.")
    check_joinable(table)
    return one.seat


def invitations(table: Table, passes: Passes) -> list[wire.Invitation]:
    """Return invitations to all free seats."""
    if table.status not in {OPEN, RUNNING}:
        return []
    free = [seat.number for seat in table.seats if seat.is_free]
    return [wire.Invitation(one, passes.sign_invitation(pass_of(table, one))) for one in free]
