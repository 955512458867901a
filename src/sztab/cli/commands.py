"""Commands that a human may type besides moves: one function each, listed in `COMMANDS`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.text import Text

from sztab import words
from sztab.catalogue.rulebook import load_rulebook
from sztab.cli.catalogue import governing, print_clauses, show_clause
from sztab.cli.language import language, text, text_or
from sztab.cli.screen import show_events, show_moves, show_table
from sztab.cli.terminal import HEADING, NAME, grid
from sztab.core.action import SztabError
from sztab.core.rng import Rng
from sztab.records.files import check_record_name, save_position, save_record
from sztab.records.positions import describe_position

if TYPE_CHECKING:
    from collections.abc import Callable

    from sztab.cli.session import Session
    from sztab.core.action import Action

HELP: Final = (
    "number",
    "move",
    "moves",
    "why",
    "hint",
    "undo",
    "table",
    "log",
    "rules",
    "save",
    "help",
    "quit",
)
"""The entries of the help. A message gives the syntax where it is not just the word."""


def obey(session: Session, seat: int, typed: str) -> bool:
    """Carry out a line of input, or print why not; return whether the position changed."""
    word, _, rest = typed.partition(" ")
    try:
        if word.lower() in COMMANDS:
            return COMMANDS[word.lower()](session, seat, rest.strip())
        session.play(_read_move(session, seat, typed))
    except SztabError as error:
        session.console.print(Text(words.complain(language(), error), style="yellow"))
        return False
    return True


def _read_move(session: Session, seat: int, typed: str) -> Action:
    """Return a move that was typed as a number or in notation."""
    match = session.match
    legal = match.state.view(seat).legal_actions()
    if not typed and len(legal) == 1:
        return legal[0]
    if not typed:
        raise SztabError(text("terminal-type-move"))
    if not typed.isdecimal():
        return match.game.codec.notation(match.rules).parse(typed)
    if not 1 <= int(typed[:9]) <= len(legal):
        raise SztabError(text("terminal-no-move", number=typed, last=str(len(legal))))
    return legal[int(typed) - 1]


def _moves(session: Session, seat: int, _rest: str) -> bool:
    match = session.match
    show_moves(session.console, match.game, match.rules, match.state.view(seat).legal_actions())
    return False


def _why(session: Session, seat: int, rest: str) -> bool:
    """Print what a move does, or the clause that forbids it."""
    if not rest:
        raise SztabError(text("terminal-why-what"))
    match = session.match
    action = _read_move(session, seat, rest)
    reason = match.state.why_not(action)
    if reason is None:
        does = words.explain(match.game, language(), match.rules, action)
        session.console.print(text("terminal-allowed", words=does.removesuffix(".")))
        return False
    session.console.print(Text(words.refuse(language(), reason), style="yellow"))
    clause = load_rulebook(match.game.name).find(reason.clause)
    if clause is not None:
        toggles = governing(match.game, clause, match.rules.settings)
        show_clause(session.console, match.game, clause, toggles)
    return False


def _hint(session: Session, seat: int, rest: str) -> bool:
    """Print the move that a bot would play; it sees what the human sees."""
    from sztab.bots import make_bot  # noqa: PLC0415 (bots are slow to load)

    match = session.match
    name = rest or "greedy"
    bot = make_bot(name, match.game, Rng(f"{match.seed}/hint/{match.plies}"))
    view = match.state.view(seat)
    if session.console.is_terminal:
        with session.console.status(Text(text("terminal-thinking", bot=name))):
            action = bot.choose(view)
    else:
        action = bot.choose(view)
    move = match.game.codec.notation(match.rules).format(action)
    does = words.explain(match.game, language(), match.rules, action).removesuffix(".")
    line = Text(text("terminal-would-play", bot=name, move=move, words=does))
    line.highlight_words([move], style=NAME)
    session.console.print(line)
    return False


def _undo(session: Session, seat: int, _rest: str) -> bool:
    session.undo(seat)
    return True


def _table(session: Session, seat: int, _rest: str) -> bool:
    match = session.match
    show_table(session.console, match.game, match.rules, match.state.view(seat))
    return False


def _log(session: Session, seat: int, rest: str) -> bool:
    """Print the log as the seat sees it, or its last entries."""
    if rest and not rest.isdecimal():
        raise SztabError(text("terminal-log-number", word=rest))
    match = session.match
    events = session.log.seen_by(seat)
    start = max(0, len(events) - int(rest[:9])) if rest else 0
    show_events(session.console, match.game, match.rules, events[start:], seat)
    return False


def _rules(session: Session, _seat: int, rest: str) -> bool:
    if not rest:
        raise SztabError(text("terminal-rules-what"))
    print_clauses(session.console, session.match.game, rest, session.match.rules.settings)
    return False


def _save(session: Session, _seat: int, rest: str) -> bool:
    """Save the record or, in a .toml file, the position."""
    if not rest:
        raise SztabError(text("terminal-save-what"))
    match = session.match
    if rest.lower().endswith(".toml"):
        position = describe_position(match.game, match.rules, match.state)
        save_position(position, rest)
    else:
        check_record_name(rest)
        save_record(session.record(), rest)
    session.console.print(text("terminal-saved", file=rest))
    return False


def _help(session: Session, _seat: int, _rest: str) -> bool:
    table = grid(["", ""])
    for name in HELP:
        command = "3" if name == "number" else text_or(f"terminal-do-{name}-word", name)
        table.add_row(Text(command, style=HEADING), Text(text(f"terminal-do-{name}")))
    session.console.print(table)
    return False


def _quit(session: Session, _seat: int, _rest: str) -> bool:
    session.leave()
    return True


COMMANDS: Final[dict[str, Callable[[Session, int, str], bool]]] = {
    "moves": _moves,
    "why": _why,
    "hint": _hint,
    "undo": _undo,
    "table": _table,
    "log": _log,
    "rules": _rules,
    "save": _save,
    "help": _help,
    "?": _help,
    "quit": _quit,
    "exit": _quit,
}
