"""What a human may type besides a move. One function per command; a table finds them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.text import Text

from sztab.cli.catalogue import governing, print_clauses, show_clause
from sztab.cli.screen import show_events, show_moves, show_table
from sztab.cli.terminal import HEADING, NAME, grid
from sztab.core.action import SztabError
from sztab.records.files import check_record_name, save_position, save_record
from sztab.records.positions import describe_position
from sztab.records.rulebook import rulebook

if TYPE_CHECKING:
    from collections.abc import Callable

    from sztab.cli.session import Session
    from sztab.core.action import Action

HELP: Final = (
    ("3", "the move with this number; Enter alone if there is only one"),
    ("<move>", "a move in notation, as in the list"),
    ("moves", "list the moves again"),
    ("why <move>", "what a move does, or which clause forbids it"),
    ("hint [BOT]", "what a bot would play; greedy unless named, as in: hint ismcts:500"),
    ("undo", "undo your last decision, if nothing has been revealed since"),
    ("table", "show the table"),
    ("log [N]", "show what has happened, or the last N events"),
    ("rules WORD", "read the clauses with this id or word"),
    ("save FILE", "save the game (.sztab, .json) or the position (.toml)"),
    ("help", "this list"),
    ("quit", "leave"),
)


def obey(session: Session, seat: int, text: str) -> bool:
    """Do what the human typed; return whether the position changed. Mistakes are explained."""
    word, _, rest = text.partition(" ")
    try:
        if word.lower() in COMMANDS:
            return COMMANDS[word.lower()](session, seat, rest.strip())
        session.play(_read_move(session, seat, text))
    except SztabError as error:
        session.console.print(Text(str(error), style="yellow"))
        return False
    return True


def _read_move(session: Session, seat: int, text: str) -> Action:
    """Return the move that was typed as a number or in notation."""
    match = session.match
    legal = match.state.view(seat).legal_actions()
    if not text and len(legal) == 1:
        return legal[0]
    if not text:
        raise SztabError("Type a move or its number, or help for the other commands.")
    if not text.isdecimal():
        return match.game.notation(match.rules).parse(text)
    if not 1 <= int(text[:9]) <= len(legal):
        raise SztabError(f"There is no move {text}; they are numbered 1 to {len(legal)}.")
    return legal[int(text) - 1]


def _moves(session: Session, seat: int, _rest: str) -> bool:
    match = session.match
    show_moves(session.console, match.game, match.rules, match.state.view(seat).legal_actions())
    return False


def _why(session: Session, seat: int, rest: str) -> bool:
    """Say what a move does, or print the clause that forbids it."""
    if not rest:
        raise SztabError("Write the move after it, as in: why 1.")
    match = session.match
    action = _read_move(session, seat, rest)
    reason = match.state.why_not(action)
    if reason is None:
        words = match.game.explain(match.rules, action)
        session.console.print(f"It is allowed: {words}.")
        return False
    session.console.print(Text(str(reason), style="yellow"))
    clause = rulebook(match.game.name).find(reason.clause)
    if clause is not None:
        show_clause(session.console, clause, governing(match.game, clause, match.rules.settings))
    return False


def _hint(session: Session, seat: int, rest: str) -> bool:
    """Ask a bot what it would play; it sees what the human sees."""
    from sztab.bots import make_bot  # noqa: PLC0415 (bots are slow to load)
    from sztab.core.rng import Rng  # noqa: PLC0415

    match = session.match
    name = rest or "greedy"
    bot = make_bot(name, match.game, Rng(f"{match.seed}/hint/{match.plies}"))
    view = match.state.view(seat)
    if session.console.is_terminal:
        with session.console.status(Text(f"{name} is thinking…")):
            action = bot.choose(view)
    else:
        action = bot.choose(view)
    move = Text(match.game.notation(match.rules).format(action), style=NAME)
    words = match.game.explain(match.rules, action)
    session.console.print(Text(f"{name} would play ") + move + Text(f": {words}."))
    return False


def _undo(session: Session, seat: int, _rest: str) -> bool:
    session.undo(seat)
    return True


def _table(session: Session, seat: int, _rest: str) -> bool:
    show_table(session.console, session.match.game, session.match.state.view(seat))
    return False


def _log(session: Session, seat: int, rest: str) -> bool:
    """Tell the log again, as the seat knows it."""
    if rest and not rest.isdecimal():
        raise SztabError(f"log takes a number, not {rest!r}.")
    match = session.match
    events = session.log.seen_by(seat)
    start = max(0, len(events) - int(rest[:9])) if rest else 0
    show_events(session.console, match.game, match.rules, events[start:])
    return False


def _rules(session: Session, _seat: int, rest: str) -> bool:
    if not rest:
        raise SztabError("Write a clause or a word after it.")
    print_clauses(session.console, session.match.game, rest, session.match.rules.settings)
    return False


def _save(session: Session, _seat: int, rest: str) -> bool:
    """Save the record or the position, as the name of the file says."""
    if not rest:
        raise SztabError("Write the name of a file after it, as in: save game.sztab.")
    match = session.match
    if rest.lower().endswith(".toml"):
        position = describe_position(match.game, match.rules, match.state)
        save_position(position, rest)
    else:
        check_record_name(rest)
        save_record(session.record(), rest)
    session.console.print(f"Saved as {rest}.")
    return False


def _help(session: Session, _seat: int, _rest: str) -> bool:
    table = grid(["", ""])
    for command, meaning in HELP:
        table.add_row(Text(command, style=HEADING), Text(meaning))
    session.console.print(table)
    return False


def _quit(session: Session, _seat: int, _rest: str) -> bool:
    session.leave()
    return True


COMMANDS: Final[dict[str, Callable[[Session, int, str], bool]]] = {
    "moves": _moves, "why": _why, "hint": _hint, "undo": _undo, "table": _table, "log": _log,
    "rules": _rules, "save": _save, "help": _help, "?": _help, "quit": _quit, "exit": _quit,
}  # fmt: skip
