"""The commands and their options. Each command imports its implementation when it is called.

Help texts are keys of messages; `Commands` replaces them by the messages of the language.
"""
# ruff: noqa: PLC0415 (a command does not load what others need)

from __future__ import annotations

import sys
from io import TextIOWrapper
from typing import Annotated

import typer

from sztab.cli.failure import Commands, WithUsual
from sztab.cli.language import text
from sztab.cli.lines import PLAIN, say
from sztab.cli.parameters import (
    CardFile,
    Force,
    GameName,
    HouseFiles,
    Large,
    Players,
    PresetName,
    Seed,
    Settings,
    play_with,
)
from sztab.cli.server_commands import (
    backup_command,
    bot_command,
    restore_command,
    serve_command,
)
from sztab.core.languages import LANGUAGES

app = typer.Typer(
    cls=Commands,
    help="terminal-help-root",
    pretty_exceptions_enable=False,
    rich_markup_mode="rich",
)

cards_app = typer.Typer(
    cls=WithUsual,
    subcommand_metavar="GAME [WORD] | COMMAND [ARGS]...",
    help="terminal-help-cards",
)
app.add_typer(cards_app, name="cards")


def _version(wanted: bool) -> None:  # noqa: FBT001 (Typer passes it by position)
    """Print the version and exit."""
    if not wanted:
        return
    import platform

    import sztab

    build = text("terminal-compiled" if sztab.COMPILED else "terminal-interpreted")
    python = f"{platform.python_implementation()} {platform.python_version()}"
    say(text("terminal-version", version=sztab.__version__, build=build, python=python))
    raise typer.Exit


@app.callback(invoke_without_command=True)
def root(
    context: typer.Context,
    *,
    lang: Annotated[  # noqa: ARG001 (read by `Commands`, before there is a context)
        str | None,
        typer.Option("--lang", metavar="|".join(LANGUAGES), help="terminal-help-lang"),
    ] = None,
    version: Annotated[
        bool,
        typer.Option("--version", callback=_version, is_eager=True, help="terminal-help-version"),
    ] = False,
) -> None:
    """Play, playtest and study tabletop games; without a command, open the browser."""
    if context.invoked_subcommand is None and not version:
        from sztab.cli.local_server import play_here

        play_here()


@app.command("games", help="terminal-help-games")
def games_command(
    game: Annotated[
        str | None, typer.Argument(metavar="[GAME]", help="terminal-help-games-game")
    ] = None,
    *,
    settings: Settings = None,
    preset: PresetName = None,
    house: HouseFiles = None,
) -> None:
    """List the games, or the toggles and presets of one; with toggles, the resulting rules."""
    play_with(house)
    from sztab.cli import catalogue
    from sztab.cli.options import RuleChoice
    from sztab.core.action import SztabError

    choice = RuleChoice(settings, preset)
    if game is None and choice:
        raise SztabError(text("terminal-which-game-preset"))
    if game is None:
        catalogue.list_games()
    elif choice:
        catalogue.show_choice(game, choice)
    else:
        catalogue.describe_game(game)


@app.command("rules", help="terminal-help-rules")
def rules_command(  # noqa: PLR0913 (one per option)
    game: GameName,
    words: Annotated[
        list[str] | None, typer.Argument(metavar="[CLAUSE|WORD]", help="terminal-help-words")
    ] = None,
    *,
    settings: Settings = None,
    preset: PresetName = None,
    summary: Annotated[bool, typer.Option("--summary", help="terminal-help-summary")] = False,
    house: HouseFiles = None,
) -> None:
    """Print the rules: a clause by its id, all clauses with a word, or a summary."""
    play_with(house)
    from sztab.cli.catalogue import show_rules, show_summary
    from sztab.cli.options import RuleChoice

    if summary:
        show_summary(game)
        return
    show_rules(game, " ".join(words or ()), RuleChoice(settings, preset))


@cards_app.command("list", help="terminal-help-cards-list")
def cards_command(  # noqa: PLR0913 (one per option)
    game: GameName,
    word: Annotated[str | None, typer.Argument(metavar="[WORD]", help="terminal-help-word")] = None,
    *,
    cards: CardFile = None,
    settings: Settings = None,
    preset: PresetName = None,
    house: HouseFiles = None,
) -> None:
    """List the cards of a game and the sources of their values; with toggles, those in play."""
    play_with(house)
    from sztab.cli.catalogue import list_cards
    from sztab.cli.options import RuleChoice

    list_cards(game, word, RuleChoice(settings, preset, cards))


@cards_app.command("check", help="terminal-help-cards-check")
def check_command(
    file: Annotated[str, typer.Argument(metavar="FILE", help="terminal-help-card-file")],
    *,
    game: Annotated[str | None, typer.Option(help="terminal-help-for-game")] = None,
    settings: Settings = None,
    preset: PresetName = None,
    house: HouseFiles = None,
) -> None:
    """Check a card file and print every mistake with its line; toggles choose the rules."""
    play_with(house)
    from sztab.cli.card_files import check_file
    from sztab.cli.options import RuleChoice

    check_file(file, game, RuleChoice(settings, preset, file))


@cards_app.command("schema", help="terminal-help-cards-schema")
def schema_command(
    game: Annotated[str, typer.Argument(metavar="GAME", help="terminal-help-a-game")],
    *,
    house: HouseFiles = None,
) -> None:
    """Print the JSON Schema of card files, for completion and checks in editors."""
    play_with(house)
    from sztab.cli.card_files import print_schema

    print_schema(game)


@app.command("play", help="terminal-help-play")
def play_command(  # noqa: PLR0913 (one per option)
    game: Annotated[
        str | None, typer.Argument(metavar="[GAME]", help="terminal-help-play-game")
    ] = None,
    *,
    players: Players = None,
    seat: Annotated[list[str] | None, typer.Option(help="terminal-help-seat")] = None,
    bot: Annotated[list[str] | None, typer.Option(help="terminal-help-bot")] = None,
    settings: Settings = None,
    preset: PresetName = None,
    cards: CardFile = None,
    seed: Seed = None,
    load: Annotated[str | None, typer.Option(help="terminal-help-load")] = None,
    save: Annotated[str | None, typer.Option(help="terminal-help-save")] = None,
    delay: Annotated[float, typer.Option(min=0, max=60, help="terminal-help-delay")] = 0,
    force: Force = False,
    house: HouseFiles = None,
) -> None:
    """Play against bots or with friends at one terminal, or watch bots play."""
    play_with(house)
    from sztab.cli.options import RuleChoice
    from sztab.cli.play import PlayOptions, play

    choice = RuleChoice(settings, preset, cards)
    play(
        PlayOptions(
            game=game,
            players=players,
            seats=seat,
            bots=bot,
            choice=choice,
            seed=seed,
            load=load,
            save=save,
            delay=delay,
            force=force,
        )
    )


@app.command("simulate", help="terminal-help-simulate")
def simulate_command(  # noqa: PLR0913 (one per option)
    game: GameName,
    *,
    players: Players = None,
    bots: Annotated[list[str] | None, typer.Option(help="terminal-help-bots")] = None,
    games: Annotated[int, typer.Option(min=1, help="terminal-help-how-many-games")] = 100,
    jobs: Annotated[int, typer.Option(min=1, max=1024, help="terminal-help-jobs")] = 1,
    settings: Settings = None,
    preset: PresetName = None,
    cards: CardFile = None,
    seed: Seed = None,
    json: Annotated[str | None, typer.Option(help="terminal-help-json")] = None,
    moves: Annotated[bool, typer.Option("--moves", help="terminal-help-moves")] = False,
    house: HouseFiles = None,
) -> None:
    """Let bots play many games and report win rates. Ctrl-C shows the results so far."""
    play_with(house)
    from sztab.cli.options import RuleChoice
    from sztab.cli.simulation import SimulateOptions, run_simulation

    choice = RuleChoice(settings, preset, cards)
    run_simulation(
        SimulateOptions(
            game=game,
            players=players,
            bots=bots,
            games=games,
            jobs=jobs,
            choice=choice,
            seed=seed,
            json=json,
            moves=moves,
        )
    )


@app.command("replay", help="terminal-help-replay")
def replay_command(  # noqa: PLR0913 (one per option)
    file: Annotated[str, typer.Argument(metavar="FILE", help="terminal-help-record")],
    *,
    ply: Annotated[int | None, typer.Option(min=0, help="terminal-help-ply")] = None,
    seat: Annotated[str | None, typer.Option(help="terminal-help-as-seat")] = None,
    force: Force = False,
    large: Large = False,
    house: HouseFiles = None,
) -> None:
    """Replay a recorded game, or show a position in it; every action is checked."""
    play_with(house)
    from sztab.cli.replay import show_replay

    show_replay(file, ply, seat, force=force, large=large)


@app.command("verify", help="terminal-help-verify")
def verify_command(
    file: Annotated[str, typer.Argument(metavar="FILE", help="terminal-help-record")],
    *,
    promise: Annotated[
        str | None,
        typer.Option("--hash", metavar="HEX", help="terminal-help-hash"),
    ] = None,
    force: Force = False,
    large: Large = False,
    house: HouseFiles = None,
) -> None:
    """Check that every card and die of a recorded game came from its seed."""
    play_with(house)
    from sztab.cli.verification import show_verdict

    show_verdict(file, promise, force=force, large=large)


@app.command("convert", help="terminal-help-convert")
def convert_command(
    file: Annotated[str, typer.Argument(metavar="FILE", help="terminal-help-record")],
    target: Annotated[str, typer.Argument(metavar="OUT", help="terminal-help-out")],
    *,
    large: Large = False,
) -> None:
    """Convert a record between text, for people, and JSON, for machines."""
    from sztab.cli.replay import convert

    convert(file, target, large=large)


@app.command("doctor", help="terminal-help-doctor")
def doctor_command() -> None:
    """Tell how Sztab runs on this machine, and how to make it faster."""
    from sztab.cli.doctor import run_doctor

    run_doctor()


app.command("serve", help="terminal-help-serve")(serve_command)
app.command("backup", help="terminal-help-backup")(backup_command)
app.command("restore", help="terminal-help-restore")(restore_command)
app.command("bot", help="terminal-help-bot-command")(bot_command)


def run() -> None:
    """Run the command line. Letters that a stream does not support are replaced by similar ones."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace" if stream is sys.stdin else PLAIN)
    app()
