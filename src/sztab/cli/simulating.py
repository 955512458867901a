"""The command `simulate`: many games between bots, with a progress bar and tables."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import typer
from rich.text import Text

from sztab import games
from sztab.cli.choices import new_seed, split
from sztab.cli.progress import progress_bar
from sztab.cli.terminal import NAME, output, show_section
from sztab.core.game import Section
from sztab.lab import Report, simulate
from sztab.records.files import check_writable, write_text
from sztab.records.record import number, seat_name

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.console import Console

    from sztab.cli.choices import RuleChoice
    from sztab.lab import BotLine, SeatLine, Share

INTERRUPTED: Final = 130
"""The exit code of whoever was stopped by Ctrl-C."""
SHARE: Final = ("wins", "of", "share", "95 %")
"""The columns of a share."""


@dataclass(frozen=True)
class SimulateOptions:
    """What was asked for on the command line."""

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
    """Simulate and print what came out."""
    if options.json:
        check_writable(options.json)
    game = games.get(options.game)
    rules = options.choice.rules(game, options.players)
    bots = split(options.bots) or ["greedy", "random"]
    seed = new_seed() if options.seed is None else options.seed
    with progress_bar("games", options.games) as progress:
        report = simulate(
            game, rules, bots, options.games, seed, jobs=options.jobs, progress=progress
        )  # fmt: skip
    show_report(output(), report, game.title, moves=options.moves)
    if options.json:
        text = json.dumps(report.to_data(), ensure_ascii=False, indent=1)
        write_text(options.json, text + "\n")
    if report.games < report.planned:
        raise typer.Exit(INTERRUPTED)


def show_report(console: Console, report: Report, title: str, *, moves: bool = False) -> None:
    """Print the tables of results."""
    plan = report.plan
    players = f"{plan.players} player{'' if plan.players == 1 else 's'}"
    console.print(Text(f"{title}: {report.games} games, {players}, seed {plan.seed}"))
    if report.games < report.planned:
        console.print(Text(f"Stopped early: {report.planned} games were planned.", style="yellow"))
    if not report.balanced:
        console.print("The bots did not share the seats equally: play a multiple of the players.")
    if not report.games:
        return
    sources = list(dict.fromkeys(name for line in report.bots for name in line.sources))
    console.print()
    wins = [_bot_row(line) for line in report.bots]
    show_section(console, Section("Wins by bot", ["bot", *SHARE], wins))
    seats = [_seat_row(line) for line in report.seats]
    show_section(console, Section("Wins by seat", ["seat", *SHARE], seats))
    _show_roles(console, report)
    points = [_points_row(line, sources) for line in report.bots]
    columns = ["bot", *sources, "total", "±"]
    show_section(console, Section("Mean points by source", columns, points))
    length = f"{report.decisions:.1f} ± {report.decisions_deviation:.1f}"
    console.print(Text.assemble(("Decisions per game: ", NAME), length))
    if report.rounds:
        rounds = f"{report.rounds:.1f} ± {report.rounds_deviation:.1f}"
        console.print(Text.assemble(("Rounds per game: ", NAME), rounds))
    for line in report.figures:
        told = f"{line.mean:.2f} ± {line.deviation:.2f}"
        console.print(Text.assemble((f"Mean {line.name}: ", NAME), told))
    if moves:
        console.print()
        rows = [[line.move, *_share_cells(line.wins)] for line in report.moves]
        show_section(console, Section("Wins by move", ["move", *SHARE], rows))


def _show_roles(console: Console, report: Report) -> None:
    """Print how armies or teams fared and how games ended, where a game tells it."""
    if report.roles:
        rows = [[line.role, *_share_cells(line.wins)] for line in report.roles]
        show_section(console, Section("Wins by side", ["side", *SHARE], rows))
    if report.endings:
        rows = [[name, str(n), f"{n / report.games:.1%}"] for name, n in report.endings]
        show_section(console, Section("How games ended", ["ending", "games", "share"], rows))


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
