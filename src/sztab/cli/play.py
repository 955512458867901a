"""The command `play`: seats people and bots, and opens a new or a saved game."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime
from typing import TYPE_CHECKING

from sztab import games
from sztab.bots import make_bot
from sztab.cli.commands import obey
from sztab.cli.language import text
from sztab.cli.options import fill_bots, new_seed, read_seats, split
from sztab.cli.screen import HUMAN, show_table, sitter
from sztab.cli.session import Session
from sztab.cli.terminal import output
from sztab.core.action import SztabError
from sztab.core.files import check_writable
from sztab.core.house import shown
from sztab.core.rng import Rng
from sztab.play import EventLog, Match
from sztab.play.match import UNDO_LIMIT
from sztab.records import Notes, resume
from sztab.records.files import check_record_name, load_file
from sztab.records.positions import open_position
from sztab.records.record import SavedPosition, seat_name

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.console import Console

    from sztab.cli.options import RuleChoice
    from sztab.records import Record


@dataclass(frozen=True)
class PlayOptions:
    """The options of the command."""

    game: str | None
    players: int | None
    seats: Sequence[str] | None
    bots: Sequence[str] | None
    choice: RuleChoice
    seed: int | None
    load: str | None
    save: str | None
    delay: float
    force: bool


def play(options: PlayOptions) -> None:
    """Play a game at the terminal."""
    if options.save:
        check_record_name(options.save)
        check_writable(options.save)
    log, notes = EventLog(), Notes()
    match = _opened(options, log, notes)
    players = match.rules.players
    humans = read_seats(options.seats, players)
    names = fill_bots(split(options.bots) or ["greedy"], players - len(humans))
    sitters = {seat: names.pop(0) for seat in range(players) if seat not in humans}
    bots = {
        seat: make_bot(name, match.game, Rng(f"{match.seed}/{seat}/{match.plies}"))
        for seat, name in sitters.items()
    }
    notes.seats = tuple(sitters.get(seat, HUMAN) for seat in range(players))
    notes.date = notes.date or datetime.now(tz=UTC).astimezone().date().isoformat()
    console = output()
    session = Session(match, console, humans, bots, log=log, notes=notes, obey=obey)
    session.delay, session.save_to = options.delay, options.save
    _welcome(console, match, notes, humans)
    session.run()


def _opened(options: PlayOptions, log: EventLog, notes: Notes) -> Match:
    """Return the match, from set-up or from a file, with log and notes as listeners."""
    listeners = [log, notes]
    seed = new_seed() if options.seed is None else options.seed
    if not options.load:
        if options.game is None:
            raise SztabError(text("terminal-which-game", names=", ".join(games.names())))
        game = games.get(options.game)
        rules = options.choice.rules(game, options.players)
        return Match(game, rules, seed, listeners=listeners, undo_limit=UNDO_LIMIT)
    loaded = _load(options, options.load)
    if isinstance(loaded, SavedPosition):
        game, rules, start = open_position(loaded, force=options.force)
        return Match(game, rules, seed, start=start, listeners=listeners, undo_limit=UNDO_LIMIT)
    notes.take(loaded)
    keep = options.seed is None and loaded.seed is not None
    return resume(
        loaded,
        None if keep else seed,
        force=options.force,
        listeners=listeners,
        undo_limit=UNDO_LIMIT,
    )


def _load(options: PlayOptions, path: str) -> Record | SavedPosition:
    """Return the record or position in a file; options must not contradict its rules."""
    loaded = load_file(path)
    if options.game not in {None, loaded.game}:
        args = {"found": loaded.game, "asked": str(options.game)}
        raise SztabError(text("terminal-other-game", file=path, **args))
    if options.players not in {None, loaded.players}:
        counts = {"found": str(loaded.players), "asked": str(options.players)}
        raise SztabError(text("terminal-other-players", file=path, **counts))
    if options.choice:
        raise SztabError(text("terminal-own-rules", file=path))
    return loaded


def _welcome(console: Console, match: Match, notes: Notes, humans: frozenset[int]) -> None:
    """Print the game, the players and how to get help."""
    who = ", ".join(f"{seat_name(n)} {sitter(name)}" for n, name in enumerate(notes.seats))
    console.print(f"{match.game.title}: {who}.")
    if match.rules.declared.house:
        console.print(text("terminal-house", house=shown(match.rules.declared.house)))
    if humans:
        console.print(text("terminal-welcome"))
    else:
        show_table(console, match.game, match.rules, match.state.view(-1))
