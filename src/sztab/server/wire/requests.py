"""Requests: what a client sends over a socket."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec
from msgspec import Meta, Struct

from sztab.server.wire.scalars import (
    ActionText,
    Key,
    Name,
    Phrase,
    PlaceName,
    RequestId,
    SeatNumber,
    Seq,
    Speech,
    Token,
    Word,
)


def _request_tag(name: str) -> str:
    """Return the `type` of a request: the name of its class without `Request`."""
    return name.removesuffix("Request").lower()


class Request(Struct, tag_field="type", tag=_request_tag, forbid_unknown_fields=True):
    """A request of a client; the answer carries the same `id`."""


class HelloRequest(Request):
    """The first message on a socket: the pass of the client, and its last sequence number."""

    token: Token = ""
    after: Seq | None = None
    """Send what happened since this sequence number; without it only the current state."""
    refusals: bool = True
    """Whether to send actions that are not allowed now, with the reasons."""
    protocol: Annotated[int, Meta(ge=1, le=1000)] = 1
    """The version of the protocol that the client speaks."""
    id: RequestId = ""
    exchange_key: Key = ""
    """If the token is a link: makes its exchange safe to repeat if the answer is lost."""


class MoveRequest(Request):
    """Make a decision; `answers` is the `turn` of the position that it is about."""

    answers: Seq
    action: ActionText
    id: RequestId = ""


class WhyRequest(Request):
    """Ask why an action is not allowed now, or why nothing can be done at a place."""

    action: ActionText = ""
    id: RequestId = ""
    place: PlaceName = ""
    """The place of the table that was pointed at, instead of an action."""


class HintRequest(Request):
    """Ask what a bot would do."""

    answers: Seq
    id: RequestId = ""


class UndoRequest(Request):
    """Ask to undo the last decision."""

    answers: Seq
    id: RequestId = ""


class AnswerRequest(Request):
    """Agree to an undo or deny it; `asked` is the sequence number of the question."""

    asked: Seq
    agree: bool
    id: RequestId = ""


class RenameRequest(Request):
    """Change one's name."""

    name: Name
    id: RequestId = ""


class StartRequest(Request):
    """Begin the game (host only). Bots of `rank` hold free seats until somebody takes them."""

    rank: Word = ""
    id: RequestId = ""


class FreeRequest(Request):
    """Free a seat (host only): of a bot, or of a player who has not come or is away."""

    seat: SeatNumber
    id: RequestId = ""


class InviteRequest(Request):
    """Ask for invitations to all free seats (host only)."""

    id: RequestId = ""


class DeviceRequest(Request):
    """Ask for a link to one's own seat, for one other device."""

    id: RequestId = ""


class ResignRequest(Request):
    """Resign."""

    id: RequestId = ""


class LeaveRequest(Request):
    """Leave the seat: before the start it is free again, later a bot plays on."""

    id: RequestId = ""


class HandRequest(Request):
    """Let a bot play for a seat: one's own, or that of a player who keeps the others waiting."""

    seat: SeatNumber
    rank: Word = ""
    id: RequestId = ""


class BackRequest(Request):
    """Take one's seat back from the bot."""

    id: RequestId = ""


class SayRequest(Request):
    """Send a chat message to the table: a text or a quick phrase."""

    text: Speech = ""
    phrase: Phrase = ""
    id: RequestId = ""


class RematchRequest(Request):
    """Play again, everybody one seat further."""

    id: RequestId = ""


class ReadyRequest(Request):
    """Let the bots of a lesson begin, after the first explanation has been read."""

    id: RequestId = ""


class PingRequest(Request):
    """Check whether the server answers."""

    id: RequestId = ""


AnyRequest = (
    HelloRequest
    | MoveRequest
    | WhyRequest
    | HintRequest
    | UndoRequest
    | AnswerRequest
    | RenameRequest
    | StartRequest
    | FreeRequest
    | InviteRequest
    | DeviceRequest
    | ResignRequest
    | LeaveRequest
    | HandRequest
    | BackRequest
    | SayRequest
    | RematchRequest
    | ReadyRequest
    | PingRequest
)
REQUESTS: Final = msgspec.json.Decoder(AnyRequest)
