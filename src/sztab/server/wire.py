"""What goes over the network: one small JSON message each, told apart by its `type`.

`docs/protocol.md` explains them with examples; the types of the page are generated from here.
A client that does not know a field ignores it; the server refuses fields that it does not know.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta, Struct

from sztab.server.endings import Ending
from sztab.server.parts import Choice, RefusedAction, SeatInfo
from sztab.server.tables.options import ClockPlan, Name, Phrase, SeatNumber, Word

Seq = Annotated[int, Meta(ge=-1, le=2**53 - 1, description="A sequence number of the table.")]
RequestId = Annotated[str, Meta(max_length=64, description="The client's own mark of a request.")]
ActionText = Annotated[str, Meta(max_length=256, description="An action in notation.")]
PlaceName = Annotated[str, Meta(max_length=64, description="A place of the table: `sq/A4`.")]
Token = Annotated[str, Meta(max_length=512, description="The pass of a seat. Keep it secret.")]
Key = Annotated[
    str,
    Meta(
        pattern="^([A-Za-z0-9_-]{22,64})?$",
        description="At least 128 random bits, made by the client. Keep it secret.",
    ),
]
Speech = Annotated[str, Meta(max_length=200, description="What a player says.")]


def _request_tag(name: str) -> str:
    """Return the `type` of a request: the name of its class without `Request`."""
    return name.removesuffix("Request").lower()


def _message_tag(name: str) -> str:
    """Return the `type` of a message: the name of its class without `Message`."""
    return name.removesuffix("Message").lower()


# What clients ask for


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

# What the server says


class Happened(Struct):
    """Something that happened in the game, as the seat may know it: named parts, and in words."""

    parts: dict[str, Any]
    """The `kind`, and whom and what it concerns; a card that the seat may not know is "?"."""
    text: str


class ClockState(Struct):
    """What is left to each seat, in milliseconds, and whose time runs."""

    left: list[int]
    running: int | None


class Asking(Struct):
    """A seat wants to take a decision back, asked with `asked`; `waiting` have not answered."""

    asked: int
    seat: int
    waiting: list[int]


class PositionView(Struct, omit_defaults=True):
    """The game as the seat sees it."""

    turn: int
    """The sequence number since which it has been this position: what `answers` must name."""
    to_move: int | None
    """The seat that has to decide; null when the game is over."""
    question: str
    view: dict[str, Any]
    """What the seat may know, as named data; its shape belongs to the game."""
    choices: list[Choice] = []
    """All that the seat may do now; empty if it is not the seat's decision."""
    refused: list[RefusedAction] = []
    clock: ClockState | None = None
    undo: str = ""
    """What `undo` would lead to: `now` or `ask`, else the code of its refusal."""


class Invitation(Struct):
    """Lets its bearer look at a table and sit down once, under a name, on a seat that is free."""

    seat: int
    token: str


class TableInfo(Struct):
    """The table itself, without the game on it."""

    code: str
    game: str
    title: str
    version: str
    status: Literal["open", "running", "over", "closed"]
    seats: list[SeatInfo]
    host: int | None
    """The seat that may send `start`: the first that belongs to a person."""
    commitment: str
    """The SHA-256 of `sztab ` and the seed; the seed itself is told at the end."""
    created_at: int
    preset: str = ""
    settings: dict[str, str] = {}
    content: dict[str, Any] | None = None
    public: bool = False
    hints: bool = True
    undo: bool = True
    watch: bool = True
    autostart: bool = True
    patience: int = 0
    clock: ClockPlan | None = None
    asking: Asking | None = None
    ending: Ending | None = None
    chat: bool = True
    lesson: bool = False
    seed: str = ""
    previous: str = ""
    """The table that this one is a rematch of."""
    next: str = ""
    """The table where the players have gone on."""
    replacement: str = ""
    """The rank of the bot that plays for a person who has left or been replaced."""
    house: str = ""
    """The house rules that it is played with: their name, and the hash of their file."""


NewsKind = Literal[
    "opened",
    "joined",
    "exchanged",
    "left",
    "freed",
    "started",
    "moved",
    "asked",
    "answered",
    "undone",
    "handed",
    "resigned",
    "flagged",
    "paused",
    "continued",
    "said",
    "closed",
]


class News(Struct, omit_defaults=True):
    """What was done at the table: a move, a seat that was taken, an undo and so on."""

    kind: NewsKind
    seat: int | None = None
    action: str = ""
    """The action in notation, if the seat may know it."""
    name: str = ""
    """Of `joined` the player's name."""
    code: str = ""
    """Of `continued` the next table."""
    rank: str = ""
    """Of `handed`, `left` and `freed` the bot that plays on; of `handed` nothing if the person is
    back. Of `joined` the bot that held the seat until then."""
    agree: bool | None = None
    text: str = ""
    """Of `said` what was said; plain text, whatever it looks like."""
    phrase: Phrase = ""
    """Of `said` the quick phrase that was said instead."""


class ServerMessage(Struct, tag_field="type", tag=_message_tag, omit_defaults=True):
    """Something that the server says. `seq` is the table's sequence number then; -1: no table."""


class WelcomeMessage(ServerMessage):
    """The answer to `hello`: the table, the game as the seat sees it, and what was missed."""

    seq: int
    you: int | None
    table: TableInfo
    protocol: int
    """The version of the protocol that the server speaks."""
    position: PositionView | None = None
    missed: list[UpdateMessage] = []
    """All that happened after `after`, without positions."""
    id: str = ""
    token: str = ""
    """The pass of one's own, if the `hello` came with a link: use it from now on."""


class UpdateMessage(ServerMessage):
    """Something happened. A position is complete: a client needs no other message to show it."""

    seq: int
    at: int
    news: News
    events: list[Happened] = []
    position: PositionView | None = None
    table: TableInfo | None = None
    """The table, where something about it has changed."""


class PresenceMessage(ServerMessage):
    """Who is connected has changed."""

    seq: int
    here: list[int]
    spectators: int


class OkMessage(ServerMessage):
    """It is done, and stored. `done` is the sequence number that it has."""

    seq: int
    done: int
    id: str = ""


class RefusalMessage(ServerMessage):
    """It is not done, and nothing has changed: why, and the clause if it is a rule."""

    seq: int
    code: str
    text: str
    clause: str = ""
    id: str = ""
    key: str = ""
    """The old name of the sentence: for pages from before `reason`, for one version."""
    values: dict[str, str | int] = {}
    """What the sentence speaks of. A table that is `outdated` says at which `move` it stopped."""
    reason: str = ""
    """If it is a rule: the name of the sentence, whatever its values, for translations."""


class AllowedMessage(ServerMessage):
    """The answer to `why`: it is allowed."""

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
    """How many games were played on in thought; 0 if the bot went by first sight."""
    share: int = 0
    """How many per cent of them began with `choice`."""
    runner_up: Choice | None = None
    """The next best choice; none if there is nothing else to choose."""
    runner_up_share: int = 0
    id: str = ""


class NextMessage(ServerMessage):
    """The players go on at another table; `token` is the pass of one's seat there."""

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
    """The answer to `device`: a link to one's own seat, which another device exchanges once."""

    seq: int
    token: str
    id: str = ""


class PongMessage(ServerMessage):
    """The answer to `ping`."""

    seq: int
    at: int
    id: str = ""


class ByeMessage(ServerMessage):
    """The server closes the socket: why, and whether to come back."""

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
"""The version of the protocol: it grows when a client must change to be understood."""
REQUESTS: Final = msgspec.json.Decoder(AnyRequest)
ENCODER: Final = msgspec.json.Encoder()


def send(message: Struct) -> bytes:
    """Return the message as it goes over the network."""
    return ENCODER.encode(message)
