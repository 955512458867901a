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
    """Something that a client wants. The answer carries the same `id`."""


class HelloRequest(Request):
    """The first message on a socket: who I am, and the last sequence number that I know."""

    token: Token = ""
    after: Seq | None = None
    """Send what happened since; without it only the table as it is."""
    refusals: bool = True
    """Whether to send what is not allowed now, with the reasons."""
    protocol: Annotated[int, Meta(ge=1, le=1000)] = 1
    """The version of the protocol that the client speaks."""
    id: RequestId = ""
    exchange_key: Key = ""
    """If the token is a link: makes its exchange safe to repeat when the answer is lost."""


class MoveRequest(Request):
    """Decide. `answers` is the `turn` of the position that the decision is about."""

    answers: Seq
    action: ActionText
    id: RequestId = ""


class WhyRequest(Request):
    """Ask why an action is not allowed now, or why nothing can be done at a place."""

    action: ActionText = ""
    id: RequestId = ""
    place: PlaceName = ""
    """A place of the table that was pointed at, instead of an action."""


class HintRequest(Request):
    """Ask what a bot would do."""

    answers: Seq
    id: RequestId = ""


class UndoRequest(Request):
    """Ask to take the last decision back."""

    answers: Seq
    id: RequestId = ""


class AnswerRequest(Request):
    """Agree to somebody's undo, or not. `asked` is the sequence number of the question."""

    asked: Seq
    agree: bool
    id: RequestId = ""


class RenameRequest(Request):
    """Say what I am called."""

    name: Name
    id: RequestId = ""


class StartRequest(Request):
    """Begin the game (the host). Bots of `rank` hold free seats until somebody takes them."""

    rank: Word = ""
    id: RequestId = ""


class FreeRequest(Request):
    """Free a seat (the host): of a bot, or of a person who has not come or is away."""

    seat: SeatNumber
    id: RequestId = ""


class InviteRequest(Request):
    """Ask for the invitations to all free seats (the host)."""

    id: RequestId = ""


class DeviceRequest(Request):
    """Ask for a link by which another device comes to one's own seat, once."""

    id: RequestId = ""


class ResignRequest(Request):
    """Give up."""

    id: RequestId = ""


class LeaveRequest(Request):
    """Leave the seat: before the start it is open again, later a bot plays on."""

    id: RequestId = ""


class HandRequest(Request):
    """Let a bot play for a seat: one's own, or one of somebody who keeps the others waiting."""

    seat: SeatNumber
    rank: Word = ""
    id: RequestId = ""


class BackRequest(Request):
    """Take one's seat back from the bot."""

    id: RequestId = ""


class SayRequest(Request):
    """Say something to everybody at the table: a text of one's own, or a quick phrase."""

    text: Speech = ""
    phrase: Phrase = ""
    id: RequestId = ""


class RematchRequest(Request):
    """Play again, everybody one seat further."""

    id: RequestId = ""


class ReadyRequest(Request):
    """Let the bots of a lesson begin: the first explanation has been read."""

    id: RequestId = ""


class PingRequest(Request):
    """Ask whether the server is there."""

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
