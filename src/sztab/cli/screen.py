"""Prints the table, the moves, the events and the result. A table is printed from a view."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.padding import Padding
from rich.text import Text

from sztab import words
from sztab.cli.language import language, text
from sztab.cli.terminal import GAP, HEADING, NAME, grid, show_section
from sztab.core.action import SPECTATOR
from sztab.core.game import Section
from sztab.records.record import number, seat_name

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from rich.console import Console

    from sztab.core.action import Action
    from sztab.core.event import Event
    from sztab.core.game import AnyGame, ScoreItem
    from sztab.core.state import State, View
    from sztab.core.toggle import Rules

HUMAN: Final = "human"
"""The name that records give a human player."""


def show_table(console: Console, game: AnyGame, rules: Rules, view: View) -> None:
    """Print the table as one seat sees it."""
    for section in words.sheet(game, language(), rules, view):
        console.print()
        show_section(console, section)


def show_moves(console: Console, game: AnyGame, rules: Rules, actions: Sequence[Action]) -> None:
    """Print the legal moves, numbered, in notation and in words."""
    notation = game.codec.notation(rules)
    table = grid(["", "", ""])
    for at, action in enumerate(actions):
        table.add_row(
            Text(str(at + 1), style=HEADING, justify="right"),
            Text(notation.format(action), style=NAME),
            Text(words.explain(game, language(), rules, action)),
        )
    console.print(Padding(table, (0, 0, 0, GAP), expand=False))


def show_events(
    console: Console, game: AnyGame, rules: Rules, events: Iterable[Event], reader: int
) -> bool:
    """Print events as the reader sees them; return whether anything was printed."""
    told = False
    for event in events:
        sentence = words.describe(game, language(), rules, event, reader)
        if sentence:
            console.print(Text(sentence))
            told = True
    return told


def show_scores(console: Console, game: AnyGame, state: State, names: Sequence[str]) -> None:
    """Print the points of every seat by source, and the winners of a finished game."""
    sheet = [{one.source: _earned(one) for one in row} for row in game.statistics.earnings(state)]
    sources = list(dict.fromkeys(source for row in sheet for source in row))
    rows = [
        [_player(seat, names), *[row.get(source, "0") for source in sources], number(total)]
        for seat, (row, total) in enumerate(zip(sheet, state.scores(), strict=True))
    ]
    console.print()
    told = [words.term(game, language(), "source", source) for source in sources]
    columns = [text("terminal-player"), *told, text("terminal-total")]
    show_section(console, Section(text("terminal-points"), columns, rows))
    winners = [_player(seat, names) for seat, share in enumerate(state.returns()) if share > 0]
    console.print(Text(_verdict(winners), style=NAME))


def _verdict(winners: Sequence[str]) -> str:
    if not winners:
        return text("terminal-nobody-wins")
    who = winners[0]
    for other in winners[1:]:
        who = text("terminal-and", one=who, other=other)
    return text("terminal-share-victory" if len(winners) > 1 else "terminal-wins", who=who)


def _earned(one: ScoreItem) -> str:
    """Return the points, such as `3 × 3 = 9` where equal items are counted."""
    points = number(one.points)
    return f"{one.count} × {one.worth} = {points}" if one.worth else points


def _player(seat: int, names: Sequence[str]) -> str:
    name = sitter(names[seat]) if seat < len(names) else ""
    return f"{seat_name(seat)} ({name})" if name else seat_name(seat)


def whose_view(seat: int) -> str:
    """Return in words whose view is shown."""
    if seat == SPECTATOR:
        return text("terminal-as-spectator")
    return text("terminal-as-seat", seat=seat_name(seat))


def sitter(name: str) -> str:
    """Return the name of a player for display: `human` is translated."""
    return text("terminal-human") if name == HUMAN else name
