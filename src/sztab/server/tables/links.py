"""Links to seats: each is exchanged once, for a pass that only the exchanging device has.

The opener of a table gets a link to each of its seats for persons, and may send it to somebody.
Once exchanged, a link is void, so its sender cannot look at the guest's cards. The player of a seat
can make further links for their other devices.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from sztab.core.action import SztabError
from sztab.server.safety.tokens import LINK_MARK, Pass
from sztab.server.tables import log
from sztab.server.tables.proposals import Proposal
from sztab.server.wire.refusals import Refusal

if TYPE_CHECKING:
    from sztab.server.safety.tokens import Passes
    from sztab.server.tables.table import Table


class ExchangedBefore(SztabError):
    """The same request has exchanged the link already, for the pass of `device`."""

    def __init__(self, device: int) -> None:
        super().__init__("This request has been carried out already.")
        self.device = device


def own_pass(table: Table, seat: int, device: int = 1) -> Pass:
    """Return the pass of a device for a seat, valid until the seat is freed."""
    return Pass(table.code, seat, table.seats[seat].token_generation, device)


def read_link(table: Table, passes: Passes, token: str) -> Pass | None:
    """Read a link from a token; None if it is not a link."""
    if token.startswith(LINK_MARK):
        return passes.read_link(token)
    one = passes.read(token) if table.opened.links else None
    return one if one is not None and one.device == 0 else None


def seat_of(table: Table, passes: Passes, token: str) -> int:
    """Return the seat that a pass opens; Refusal if it is void or a link."""
    one = passes.read(token)
    if one is None and passes.read_link(token) is not None:
        raise Refusal("exchange", _EXCHANGE)
    seat = _seat(table, one)
    if one is not None and one.device == 0 and table.opened.links:
        if table.seats[seat].devices:
            raise Refusal("used", _USED)
        raise Refusal("exchange", _EXCHANGE)
    return seat


def exchanging(table: Table, passes: Passes, link: Pass, key: str, *, max_devices: int) -> Proposal:
    """Propose the exchange of a link; ExchangedBefore if the same request has done it.

    A link is valid until another device has come to the seat.
    """
    number = _seat(table, link)
    seat = table.seats[number]
    if link.device < len(seat.devices):
        proof = seat.devices[link.device]
        if key and proof and passes.is_exchange(proof, link, key):
            raise ExchangedBefore(link.device + 1)
        raise Refusal("used", _USED)
    if link.device > len(seat.devices):
        raise Refusal("bad-token", "This link is not for this table as it stands.")
    if len(seat.devices) >= max_devices:
        text = f"{max_devices} devices have come to this seat: it takes no more. Use one of those."
        raise Refusal("too-many-devices", text)
    proof = passes.prove_exchange(link, key) if key else ""
    return Proposal(log.Exchanged(number, proof))


def link_for(table: Table, passes: Passes, seat: int) -> str:
    """Return the link for the next device of a seat; the same one until it is used."""
    return passes.sign_link(own_pass(table, seat, len(table.seats[seat].devices)))


def _seat(table: Table, one: Pass | None) -> int:
    if one is None or one.table != table.code or not 0 <= one.seat < len(table.seats):
        raise Refusal("bad-token", "This pass is not for this table.")
    seat = table.seats[one.seat]
    if not seat.has_person or seat.token_generation != one.token_generation:
        raise Refusal("bad-token", "This pass is void: its seat was left.")
    return one.seat


_EXCHANGE = (
    "This is a link, not a pass: exchange it first. Say hello with it, or post it to "
    "/api/tables/CODE/exchange; the answer holds the pass."
)
_USED = (
    "This link has been used: each works once. Come back with the device that used it, or make "
    "a new link there."
)
