"""The messages between the server and a job process."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from sztab.server.wire import Complaint

MAX_ANSWER_BYTES: Final = 256 * 1024 * 1024


FAILED: Final = "failed"
"""The code of a refusal that is an internal error."""


class LogLine(Struct, frozen=True, array_like=True):
    """A stored entry of a log."""

    seq: int
    at: int
    entry: bytes


class Job(Struct, frozen=True, tag=True):
    """A job; its answer is already encoded."""


class CheckCards(Job, frozen=True):
    """Check rules with a card file; the answer is `schemas.Checked` in JSON."""

    game: str
    players: int
    preset: str
    settings: dict[str, str]
    cards: str


class ReadCards(Job, frozen=True):
    """Read a card file; the answer is its content in JSON."""

    game: str
    cards: str


class ReplayRecord(Job, frozen=True):
    """Replay a record and show some moments; the answer is `schemas.OpenedRecord` in JSON."""

    record: str
    first: int
    count: int
    seat: int | None
    about: bool


class TableJob(Job, frozen=True):
    """A job on the log of a table.

    A process caches the results of the last few logs. It answers with the seq after which it lacks
    entries, and is then sent the lines from there on.

    Attributes:
        code: The code of the table.
        opened_at: When the table was opened, because codes are reused one day.
        seq: The seq of the table's latest entry.
        lines: Entries of the log, without a gap; empty to use those that the process has cached.
    """

    code: str
    opened_at: int
    seq: int
    lines: list[LogLine] = []


class ShowReplay(TableJob, frozen=True):
    """Show some moments as the viewer saw them; the answer is `schemas.Replay` in JSON."""

    viewer: int = -1
    first: int = 0
    count: int = 1


class ShowTimeline(TableJob, frozen=True):
    """List all decisions of a finished game; the answer is `schemas.Timeline` in JSON."""


class Retell(TableJob, frozen=True):
    """List the events after an entry; the answer is `list[wire.UpdateMessage]` in msgpack."""

    viewer: int = -1
    after: int = -1
    limit: int = 1


AnyTableJob = ShowReplay | ShowTimeline | Retell
AnyJob = CheckCards | ReadCards | ReplayRecord | AnyTableJob


class JobTask(Struct, frozen=True):
    """A numbered job; a process that takes longer than `limit` seconds is killed."""

    number: int
    job: AnyJob
    limit: float


class JobRefused(Struct, frozen=True, omit_defaults=True):
    """A `Refusal` as a message."""

    code: str
    text: str
    clause: str = ""
    key: str = ""
    values: dict[str, str | int] = {}
    wait: int = 0
    reason: str = ""
    complaints: list[Complaint] = []


class JobResult(Struct, frozen=True, omit_defaults=True):
    """The result of a job: an answer, a refusal, or the seq after which the log is missing."""

    number: int
    body: bytes = b""
    refused: JobRefused | None = None
    missing: int | None = None
