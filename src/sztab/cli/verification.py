"""The command `verify`: checks that chance in a record was honest."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

import typer

from sztab.cli.failure import complain
from sztab.cli.language import text
from sztab.cli.progress import progress_bar
from sztab.cli.replay import read_record, show_header
from sztab.cli.terminal import output, show_section
from sztab.core.action import SztabError
from sztab.core.game import Section
from sztab.records.record import RecordError
from sztab.records.verification import commitment, verify

if TYPE_CHECKING:
    from rich.console import Console

    from sztab.records.record import Record
    from sztab.records.verification import Mismatch, Verdict

NOT_HONEST: Final = 1
MAX_QUOTED: Final = 80
"""Maximum characters of a bad hash that an error quotes."""
_HASH: Final = re.compile(r"[0-9a-f]{64}")


def show_verdict(path: str, promise: str | None, *, force: bool, large: bool) -> None:
    """Print the checked outcomes; at a mismatch, exit with 1 and one line on stderr."""
    promised = None if promise is None else _read_hash(promise)
    record = read_record(path, large=large)
    if record.seed is None:
        raise SztabError(text("terminal-no-seed", file=path))
    if promised not in {None, commitment(record.seed)}:
        problem = text("terminal-other-hash", hash=commitment(record.seed))
        _fail(RecordError(path, 0, problem))
    with progress_bar(text("terminal-checking"), stays=False) as progress:
        verdict = verify(record, force=force, progress=progress)
    if verdict.mismatch is not None:
        _fail(_complaint(path, verdict, verdict.mismatch))
    _show(output(), record, verdict, promised=promised is not None)


def _read_hash(promise: str) -> str:
    """Return a hash in lower case, without surrounding blanks."""
    found = promise.strip().lower()
    if not _HASH.fullmatch(found):
        raise SztabError(text("terminal-bad-hash", text=promise[:MAX_QUOTED]))
    return found


def _fail(error: RecordError) -> None:
    complain(error)
    raise typer.Exit(NOT_HONEST)


def _complaint(path: str, verdict: Verdict, mismatch: Mismatch) -> RecordError:
    """Return the mismatch as an error, without the outcomes that would be dealt after the end."""
    if not mismatch.found:
        problem = text("terminal-cut-off", ply=str(mismatch.ply))
        return RecordError(path, mismatch.line, problem)
    problem = text(
        "terminal-mismatch",
        ply=str(mismatch.ply),
        expected=f"{{{mismatch.expected}}}",
        found=f"{{{mismatch.found}}}",
        before=str(verdict.outcomes),
    )
    return RecordError(path, mismatch.line, problem)


def _show(console: Console, record: Record, verdict: Verdict, *, promised: bool) -> None:
    """Print the outcomes of chance by verb, and the hash of the seed."""
    show_header(console, record)
    if verdict.outcomes:
        rows = [[verb, str(number)] for verb, number in sorted(verdict.checked.items())]
        rows.append([text("terminal-all"), str(verdict.outcomes)])
        columns = [text("terminal-what"), text("terminal-how-often")]
        show_section(console, Section(text("terminal-chance"), columns, rows))
        console.print(text("terminal-honest"))
    else:
        console.print(text("terminal-no-chance"))
    console.print(text("terminal-hash", hash=verdict.commitment), soft_wrap=True)
    if promised:
        console.print(text("terminal-hash-matches"))
    else:
        console.print(text("terminal-hash-compare"))
