"""The command that checks whether chance was honest."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

import typer

from sztab.cli.failure import complain
from sztab.cli.progress import progress_bar
from sztab.cli.rewatching import read_record, show_header
from sztab.cli.terminal import output, show_section
from sztab.core.action import SztabError
from sztab.core.game import Section
from sztab.records.record import RecordError
from sztab.records.verifying import commitment, verify

if TYPE_CHECKING:
    from rich.console import Console

    from sztab.records.record import Record
    from sztab.records.verifying import Mismatch, Verdict

NOT_HONEST: Final = 1
_HASH: Final = re.compile(r"[0-9a-f]{64}")


def show_verdict(path: str, promise: str | None, *, force: bool, large: bool) -> None:
    """Print what was checked; exit with 1 and one line on stderr at the first mismatch."""
    promised = None if promise is None else _read_hash(promise)
    record = read_record(path, large=large)
    if record.seed is None:
        problem = "names no seed, so nothing can be checked; ask whoever dealt the game for it."
        raise SztabError(f"{path}: {problem}")
    if promised not in {None, commitment(record.seed)}:
        problem = f"the seed has the hash {commitment(record.seed)}, not the published one"
        _fail(RecordError(path, 0, f"{problem}: it is another seed."))
    with progress_bar("checking", stays=False) as watch:
        verdict = verify(record, force=force, watch=watch)
    if verdict.mismatch is not None:
        _fail(_complaint(path, verdict, verdict.mismatch))
    _show(output(), record, verdict, promised=promised is not None)


def _read_hash(text: str) -> str:
    """Return the hash as we write it."""
    found = text.strip().lower()
    if not _HASH.fullmatch(found):
        raise SztabError(f"--hash {text!r:.80} is not 64 digits from 0 to f; copy all of it.")
    return found


def _fail(error: RecordError) -> None:
    complain(error)
    raise typer.Exit(NOT_HONEST)


def _complaint(path: str, verdict: Verdict, mismatch: Mismatch) -> RecordError:
    """Return the mismatch as one line. What chance would go on with is nobody's business."""
    if not mismatch.found:
        problem = "the record ends where chance has to decide; is it cut off?"
        return RecordError(path, mismatch.line, f"ply {mismatch.ply}: {problem}")
    problem = f"the seed deals {{{mismatch.expected}}}, but the record has {{{mismatch.found}}}"
    before = f"{verdict.outcomes} before it are the seed's"
    return RecordError(path, mismatch.line, f"ply {mismatch.ply}: {problem}; {before}.")


def _show(console: Console, record: Record, verdict: Verdict, *, promised: bool) -> None:
    """Print what chance decided and what the seed promised."""
    show_header(console, record)
    if verdict.outcomes:
        rows = [[verb, str(number)] for verb, number in sorted(verdict.checked.items())]
        rows.append(["all", str(verdict.outcomes)])
        show_section(console, Section("What chance decided", ["what", "how often"], rows))
        console.print("Every outcome is the one that the seed deals.")
    else:
        console.print("Chance decided nothing.")
    console.print(f"Hash of the seed: {verdict.commitment}", soft_wrap=True)
    if promised:
        console.print("It matches the published hash.")
    else:
        console.print("Compare it with the one published before the game (--hash).")
