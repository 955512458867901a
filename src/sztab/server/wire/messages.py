"""Messages: what the server sends over a socket."""

from __future__ import annotations

from typing import Final

import msgspec
from msgspec import Struct

from sztab.server.wire.parts import Choice, Happened, Invitation, News, PositionView, TableInfo


def _message_tag(name: str) -> str:
    """Return the `type` of a message: the name of its class without `Message`."""
    return name.removesuffix("Message").lower()


class ServerMessage(Struct, tag_field="type", tag=_message_tag, omit_defaults=True):
    """A message of the server; `seq` is the table's sequence number, -1 without a table."""


class WelcomeMessage(ServerMessage):
    """The answer to `hello`: the table, the game as the seat sees it, and what was missed."""

    seq: int
    you: int | None
    table: TableInfo
    protocol: int
    """The version of the protocol that the server speaks."""
    position: PositionView | None = None
    missed: list[UpdateMessage] = []
    """What happened after `after`, without positions."""
    id: str = ""
    token: str = ""
    """The new pass, if the `hello` came with a link: use it from now on."""


class UpdateMessage(ServerMessage):
    """Something happened. The position is complete: a client needs no earlier message."""

    seq: int
    at: int
    news: News
    events: list[Happened] = []
    position: PositionView | None = None
    table: TableInfo | None = None
    """The table, if it has changed."""


class PresenceMessage(ServerMessage):
    """The connected seats and spectators have changed."""

    seq: int
    here: list[int]
    spectators: int


class OkMessage(ServerMessage):
    """The request is done and stored, as the entry `done`."""

    seq: int
    done: int
    id: str = ""


class RefusalMessage(ServerMessage):
    """The request is refused, and nothing has changed: why, and the clause if it is a rule."""

    seq: int
    code: str
    text: str
    clause: str = ""
    id: str = ""
    key: str = ""
    """The old name of the sentence: for pages from before `reason`, for one version."""
    values: dict[str, str | int] = {}
    """The values in the sentence. A table that is `outdated` says at which `move` it stopped."""
    reason: str = ""
    """If it is a rule: the name of the sentence, whatever its values, for translations."""


class AllowedMessage(ServerMessage):
    """The answer to `why`: the action is allowed."""

    seq: int
    text: str
    id: str = ""


class AdviceMessage(ServerMessage):
    """What a bot would do, on the position `turn`."""

    seq: int
    turn: int
    rank: str
    choice: Choice
    simulations: int = 0
    """The number of simulated games; 0 if the bot did not search."""
    share: int = 0
    """The per cent of them that began with `choice`."""
    runner_up: Choice | None = None
    """The next best choice; none if there is nothing else to choose."""
    runner_up_share: int = 0
    id: str = ""


class NextMessage(ServerMessage):
    """The players continue at another table; `token` is the seat's pass there."""

    seq: int
    code: str
    token: str = ""
    id: str = ""


class InvitationsMessage(ServerMessage):
    """The answer to `invite`: one invitation for each free seat."""

    seq: int
    invitations: list[Invitation]
    id: str = ""


class LinkMessage(ServerMessage):
    """The answer to `device`: a link to one's own seat, for one other device."""

    seq: int
    token: str
    id: str = ""


class PongMessage(ServerMessage):
    """The answer to `ping`."""

    seq: int
    at: int
    id: str = ""


class ByeMessage(ServerMessage):
    """The server closes the socket: why, and whether to reconnect."""

    seq: int
    code: str
    text: str
    again: bool


AnyMessage = (
    WelcomeMessage
    | UpdateMessage
    | PresenceMessage
    | OkMessage
    | RefusalMessage
    | AllowedMessage
    | AdviceMessage
    | NextMessage
    | InvitationsMessage
    | LinkMessage
    | PongMessage
    | ByeMessage
)
PROTOCOL: Final = 1
"""The version of the protocol; it grows when older clients no longer work."""
ENCODER: Final = msgspec.json.Encoder()


def send(message: Struct) -> bytes:
    """Encode a message."""
    return ENCODER.encode(message)
