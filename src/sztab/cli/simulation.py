"""The command `simulate`: plays many games between bots and prints tables of results."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import typer
from rich.text import Text

from sztab import games, words
from sztab.cli.language import language, text
from sztab.cli.options import new_seed, split
from sztab.cli.progress import progress_bar
from sztab.cli.terminal import NAME, output, show_section
from sztab.core.files import check_writable, write_text
from sztab.core.game import Section
from sztab.lab import Report, simulate
from sztab.records.record import number, seat_name

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.console import Console

    from sztab.cli.options import RuleChoice
    from sztab.core.game import AnyGame
    from sztab.lab import BotLine, SeatLine, Share

INTERRUPTED: Final = 130
"""The exit code after Ctrl-C."""


@dataclass(frozen=True)
class SimulateOptions:
    """The options of the command."""

    game: str
    players: int | None
    bots: Sequence[str] | None
    games: int
    jobs: int
    choice: RuleChoice
    seed: int | None
    json: str | None
    moves: bool


def run_simulation(options: SimulateOptions) -> None:
    """Run the simulation and print the results."""
    if options.json:
        check_writable(options.json)
    game = games.get(options.game)
    rules = options.choice.rules(game, options.players)
    bots = split(options.bots) or ["greedy", "random"]
    seed = new_seed() if options.seed is None else options.seed
    with progress_bar(text("terminal-games-column"), options.games) as progress:
        report = simulate(
            game, rules, bots, options.games, seed, jobs=options.jobs, progress=progress
        )
    show_report(output(), report, game, moves=options.moves)
    if options.json:
        data = json.dumps(report.to_data(), ensure_ascii=False, indent=1)
        write_text(options.json, data + "\n")
    if report.games < report.planned:
        raise typer.Exit(INTERRUPTED)


def show_report(console: Console, report: Report, game: AnyGame, *, moves: bool = False) -> None:
    """Print the tables of results."""
    plan = report.plan
    counts = {"games": str(report.games), "players": str(plan.players)}
    console.print(Text(text("terminal-simulated", title=game.title, seed=str(plan.seed), **counts)))
    if report.games < report.planned:
        stopped = text("terminal-stopped", planned=str(report.planned))
        console.print(Text(stopped, style="yellow"))
    if not report.balanced:
        console.print(text("terminal-unbalanced"))
    if not report.games:
        return
    sources = list(dict.fromkeys(name for line in report.bots for name in line.sources))
    console.print()
    wins = [_bot_row(line) for line in report.bots]
    _show_shares(console, "bot", wins)
    seats = [_seat_row(line) for line in report.seats]
    _show_shares(console, "seat", seats)
    _show_roles(console, report, game)
    points = [_points_row(line, sources) for line in report.bots]
    told = [words.term(game, language(), "source", source) for source in sources]
    columns = [text("terminal-bot"), *told, text("terminal-total"), "±"]
    show_section(console, Section(text("terminal-mean-points"), columns, points))
    length = f"{report.decisions:.1f} ± {report.decisions_deviation:.1f}"
    console.print(Text.assemble((text("terminal-decisions") + " ", NAME), length))
    if report.rounds:
        rounds = f"{report.rounds:.1f} ± {report.rounds_deviation:.1f}"
        console.print(Text.assemble((text("terminal-rounds") + " ", NAME), rounds))
    for line in report.figures:
        label = text("terminal-mean", name=words.term(game, language(), "figure", line.name))
        figure = f"{line.mean:.2f} ± {line.deviation:.2f}"
        console.print(Text.assemble((f"{label} ", NAME), figure))
    if moves:
        console.print()
        rows = [[line.move, *_share_cells(line.wins)] for line in report.moves]
        _show_shares(console, "move", rows)


def _show_shares(console: Console, what: str, rows: Sequence[Sequence[str]]) -> None:
    """Print the wins of bots, seats, sides or moves."""
    names = ("terminal-wins-column", "terminal-of", "terminal-share")
    columns = [text(f"terminal-{what}"), *map(text, names), "95 %"]
    show_section(console, Section(text(f"terminal-by-{what}"), columns, rows))


def _show_roles(console: Console, report: Report, game: AnyGame) -> None:
    """Print the wins of armies or teams, and how games ended, if the game reports them."""
    if report.roles:
        told = [words.term(game, language(), "role", line.role) for line in report.roles]
        shares = [_share_cells(line.wins) for line in report.roles]
        _show_shares(
            console, "side", [[one, *share] for one, share in zip(told, shares, strict=True)]
        )
    if report.endings:
        rows = [
            [words.term(game, language(), "ending", name), str(n), f"{n / report.games:.1%}"]
            for name, n in report.endings
        ]
        names = ("terminal-ending", "terminal-games-column", "terminal-share")
        show_section(console, Section(text("terminal-endings"), list(map(text, names)), rows))


def _bot_row(line: BotLine) -> list[str]:
    return [line.bot, *_share_cells(line.wins)]


def _seat_row(line: SeatLine) -> list[str]:
    return [seat_name(line.seat), *_share_cells(line.wins)]


def _share_cells(share: Share) -> list[str]:
    low, high = share.interval
    wins = number(round(share.hits, 2))
    return [wins, str(share.of), f"{share.value:.1%}", f"{low:.1%} – {high:.1%}"]


def _points_row(line: BotLine, sources: Sequence[str]) -> list[str]:
    values = [line.sources.get(name, 0.0) for name in sources]
    cells = [f"{value:.2f}" for value in (*values, line.score)]
    return [line.bot, *cells, f"{line.score_deviation:.2f}"]
