"""The commands `replay` and `convert`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from sztab import games, words
from sztab.cli.language import language, text
from sztab.cli.options import read_seat
from sztab.cli.progress import progress_bar
from sztab.cli.screen import show_events, show_scores, show_table, sitter, whose_view
from sztab.cli.terminal import NAME, output
from sztab.core.action import OVER, SPECTATOR
from sztab.core.event import Log
from sztab.core.house import shown
from sztab.records.compatibility import beside_preset
from sztab.records.files import check_record_name, load_record, save_record
from sztab.records.record import seat_name
from sztab.records.replayer import first_state, replay

if TYPE_CHECKING:
    from rich.console import Console

    from sztab.core.event import Event
    from sztab.records.record import Record


def read_record(path: str, *, large: bool) -> Record:
    """Return the record in a file, with a progress bar."""
    with progress_bar(text("terminal-reading"), stays=False) as progress:
        return load_record(path, large=large, progress=progress)


def show_replay(path: str, ply: int | None, seat: str | None, *, force: bool, large: bool) -> None:
    """Print the events of a record, or the position after some plies.

    A finished game is shown with its secrets, unless a seat is given. An unfinished game is shown
    as a spectator or the given seat sees it.
    """
    record = read_record(path, large=large)
    log = Log()
    with progress_bar(text("terminal-replaying"), stays=False) as progress:
        state = replay(record, force=force, log=log, progress=progress)
    reader = SPECTATOR if seat is None else read_seat(seat, record.players)
    everything = seat is None and state.to_move() == OVER
    console = output()
    show_header(console, record)
    if ply is not None:
        _show_ply(console, record, ply, reader, force=force)
        return
    events = log.events if everything else log.seen_by(reader)
    game, rules, _ = first_state(record, force=force)
    show_events(console, game, rules, events, reader)
    if state.to_move() == OVER:
        show_scores(console, game, state, record.seats)
        return
    plies, view = str(len(record.plies)), whose_view(reader)
    console.print("\n" + text("terminal-unfinished", plies=plies, view=view))
    show_table(console, game, rules, state.view(reader))


def _show_ply(console: Console, record: Record, ply: int, reader: int, *, force: bool) -> None:
    """Print the events of one ply and the position after it."""
    game, rules, _ = first_state(record, force=force)
    log = Log()
    before: list[Event] = []
    if ply > 0:
        earlier = Log()
        replay(record, ply - 1, force=force, log=earlier)
        before = earlier.events
    state = replay(record, ply, force=force, log=log)
    plies, view = str(len(record.plies)), whose_view(reader)
    console.print(text("terminal-after-ply", ply=str(ply), plies=plies, view=view))
    show_events(console, game, rules, log.seen_by(reader)[len(before) :], reader)
    show_table(console, game, rules, state.view(reader))
    console.print()
    if state.to_move() == OVER:
        show_scores(console, game, state, record.seats)
    elif state.to_move() >= 0:
        asked = words.question(game, language(), rules, state.view(reader))
        console.print(Text(f"{seat_name(state.to_move())}: {asked}", style=NAME))


def show_header(console: Console, record: Record) -> None:
    """Print the game, the players, the date and the rules."""
    game = games.get_made_with(record.game, record.house, force=True)
    seats = ", ".join(
        f"{seat_name(n)} {sitter(name)}" for n, name in enumerate(record.seats) if name
    )
    parts = [game.title, text("terminal-players", n=record.players), seats, record.date]
    console.print(Text(", ".join(part for part in parts if part), style=NAME))
    own = beside_preset(game, record.players, record.preset, record.settings)
    if record.house:
        console.print(text("terminal-house", house=shown(record.house)))
    if own:
        chosen = ", ".join(f"{name}={value}" for name, value in own.items())
        console.print(text("terminal-set", chosen=chosen))


def convert(path: str, target: str, *, large: bool) -> None:
    """Convert a record; the file names say the formats."""
    check_record_name(target)
    save_record(read_record(path, large=large), target)
