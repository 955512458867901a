"""What the server and a process of the workshop say to each other."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from sztab.server.wire import Complaint

MAX_ANSWER_BYTES: Final = 256 * 1024 * 1024


FAILED: Final = "failed"
"""The code of a refusal that is a mistake of the server."""


class LogLine(Struct, frozen=True, array_like=True):
    """An entry of a log, as it is stored."""

    seq: int
    at: int
    entry: bytes


class Job(Struct, frozen=True, tag=True):
    """Something to be done; its answer is a text, already encoded."""


class CheckCards(Job, frozen=True):
    """Check rules with a card file; answered with `bodies.Checked` in JSON."""

    game: str
    players: int
    preset: str
    settings: dict[str, str]
    cards: str


class ReadCards(Job, frozen=True):
    """Read a card file; answered with its content in JSON."""

    game: str
    cards: str


class ReplayRecord(Job, frozen=True):
    """Play a record and show some moments; answered with `bodies.OpenedRecord` in JSON."""

    record: str
    first: int
    count: int
    seat: int | None
    about: bool


class TableJob(Job, frozen=True):
    """A job on the log of a table.

    A process keeps what it made of the last few logs. It answers with what it lacks, and is then
    sent the lines from there on.

    Attributes:
        code: The six letters of the table.
        opened_at: When it was opened: codes are used again one day.
        seq: How far the table has come.
        lines: Entries of the log, without a gap; empty to use what the process has.
    """

    code: str
    opened_at: int
    seq: int
    lines: list[LogLine] = []


class ShowReplay(TableJob, frozen=True):
    """Show some moments as the viewer saw them; answered with `bodies.Replay` in JSON."""

    viewer: int = -1
    first: int = 0
    count: int = 1


class ShowTimeline(TableJob, frozen=True):
    """Tell all decisions of a game that is over; answered with `bodies.Timeline` in JSON."""


class Retell(TableJob, frozen=True):
    """Tell what happened after an entry; the answer is `list[wire.UpdateMessage]` in msgpack."""

    viewer: int = -1
    after: int = -1
    limit: int = 1


AnyTableJob = ShowReplay | ShowTimeline | Retell
AnyJob = CheckCards | ReadCards | ReplayRecord | AnyTableJob


class JobTask(Struct, frozen=True):
    """A job with its number; a process that takes longer than `limit` seconds is killed."""

    number: int
    job: AnyJob
    limit: float


class JobRefused(Struct, frozen=True, omit_defaults=True):
    """A refusal, as `Refusal` has it."""

    code: str
    text: str
    clause: str = ""
    key: str = ""
    values: dict[str, str | int] = {}
    wait: int = 0
    reason: str = ""
    complaints: list[Complaint] = []


class JobResult(Struct, frozen=True, omit_defaults=True):
    """What came of a job: the answer, or why not, or after which entry the log is missing."""

    number: int
    body: bytes = b""
    refused: JobRefused | None = None
    missing: int | None = None
