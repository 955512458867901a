"""The commands and their options. What they do is imported only when it is done."""
# ruff: noqa: PLC0415 (a command that is not called costs nothing)

from __future__ import annotations

import sys
from io import TextIOWrapper
from typing import Annotated

import typer

from sztab.cli.failure import Commands, WithUsual
from sztab.cli.lines import say

app = typer.Typer(
    cls=Commands,
    help=(
        "Play, playtest and study tabletop games: every rule enforced and explained. "
        "Without a command: play in the browser, on this machine."
    ),
    pretty_exceptions_enable=False,
    rich_markup_mode="rich",
)

cards_app = typer.Typer(
    cls=WithUsual,
    subcommand_metavar="GAME [WORD] | COMMAND [ARGS]...",
    help="List the cards of a game, or check a custom card file.",
)
app.add_typer(cards_app, name="cards")

GameName = Annotated[str, typer.Argument(metavar="GAME", help="The name of a game.")]
Players = Annotated[int | None, typer.Option(help="Number of players; the minimum by default.")]
Settings = Annotated[
    list[str] | None, typer.Option("--set", metavar="NAME=VALUE", help="Set a toggle; repeatable.")
]
PresetName = Annotated[str | None, typer.Option("--preset", help="A named choice of toggles.")]
CardFile = Annotated[
    str | None,
    typer.Option("--cards", metavar="FILE", help="A custom card file (TOML)."),
]
Seed = Annotated[
    int | None, typer.Option(help="Seed of every shuffle and die roll; random by default.")
]
OpenPage = Annotated[
    bool, typer.Option("--open/--no-open", help="Open the page in a browser on this machine.")
]
Force = Annotated[
    bool, typer.Option("--force", help="Accept a file made under other rules or with other cards.")
]

Workshop = Annotated[
    int, typer.Option(min=1, help="Processes that read card files and records, in each worker.")
]
Large = Annotated[bool, typer.Option("--large", help="Read a record of more than 4 MB.")]
DatabaseUrl = Annotated[
    str | None,
    typer.Option(
        "--database",
        metavar="URL",
        help="sqlite:///FILE or postgresql://USER@HOST/NAME; SZTAB_DATABASE or "
        "sqlite:///sztab.db by default.",
    ),
]
DatabaseFile = Annotated[
    str | None,
    typer.Option(metavar="FILE", help="A file whose first line is the URL of the database."),
]

Origins = Annotated[
    list[str] | None,
    typer.Option("--origin", metavar="URL", help="Another origin that may use it; repeatable."),
]
HostNames = Annotated[
    list[str] | None,
    typer.Option("--name", metavar="HOST", help="A host name of the server; repeatable."),
]


def _version(wanted: bool) -> None:  # noqa: FBT001 (as Typer calls it)
    """Print the version and leave."""
    if not wanted:
        return
    import platform

    import sztab

    build = "compiled" if sztab.COMPILED else "interpreted"
    python = f"{platform.python_implementation()} {platform.python_version()}"
    say(f"sztab {sztab.__version__} ({build}, {python})")
    raise typer.Exit


@app.callback(invoke_without_command=True)
def root(
    context: typer.Context,
    *,
    version: Annotated[
        bool,
        typer.Option(
            "--version", callback=_version, is_eager=True, help="Print the version and exit."
        ),
    ] = False,
) -> None:
    """Play, playtest and study tabletop games; without a command, in the browser."""
    if context.invoked_subcommand is None and not version:
        from sztab.cli.opening import play_here

        play_here()


@app.command("games")
def games_command(
    game: Annotated[
        str | None, typer.Argument(metavar="[GAME]", help="Show its toggles and presets.")
    ] = None,
    *,
    settings: Settings = None,
    preset: PresetName = None,
) -> None:
    """List the games, or the toggles and presets of one; with toggles, the resulting rules."""
    from sztab.cli import catalogue
    from sztab.cli.choices import RuleChoice
    from sztab.core.action import SztabError

    choice = RuleChoice(settings, preset)
    if game is None and choice:
        raise SztabError("Which game? Name it: sztab games GAME --preset NAME.")
    if game is None:
        catalogue.list_games()
    elif choice:
        catalogue.show_choice(game, choice)
    else:
        catalogue.describe_game(game)


@app.command("rules")
def rules_command(  # noqa: PLR0913 (one per option)
    game: GameName,
    words: Annotated[
        list[str] | None, typer.Argument(metavar="[CLAUSE|WORD]", help="What to look for.")
    ] = None,
    *,
    settings: Settings = None,
    preset: PresetName = None,
    summary: Annotated[
        bool, typer.Option("--summary", help="The game in short, with a key of its symbols.")
    ] = False,
    language: Annotated[
        str, typer.Option(metavar="en|pl|cs", help="The language of the summary.")
    ] = "en",
) -> None:
    """Read the rules: a clause by its id, all clauses with a word, or the game in short."""
    from sztab.cli.catalogue import show_rules, show_summary
    from sztab.cli.choices import RuleChoice

    if summary:
        show_summary(game, language)
        return
    show_rules(game, " ".join(words or ()), RuleChoice(settings, preset))


@cards_app.command("list")
def cards_command(
    game: GameName,
    word: Annotated[
        str | None, typer.Argument(metavar="[WORD]", help="Only cards that contain it.")
    ] = None,
    *,
    cards: CardFile = None,
    settings: Settings = None,
    preset: PresetName = None,
) -> None:
    """List the cards of a game, with where their values come from; with toggles, those in play."""
    from sztab.cli.catalogue import list_cards
    from sztab.cli.choices import RuleChoice

    list_cards(game, word, RuleChoice(settings, preset, cards))


@cards_app.command("check")
def check_command(
    file: Annotated[str, typer.Argument(metavar="FILE", help="A custom card file (TOML).")],
    *,
    game: Annotated[
        str | None, typer.Option(help="The game it is for, if its sections do not tell.")
    ] = None,
    settings: Settings = None,
    preset: PresetName = None,
) -> None:
    """Check a card file; every mistake is named with its line. With toggles, under these rules."""
    from sztab.cli.card_files import check_file
    from sztab.cli.choices import RuleChoice

    check_file(file, game, RuleChoice(settings, preset, file))


@cards_app.command("schema")
def schema_command(
    game: Annotated[str, typer.Argument(metavar="GAME", help="The game.")],
) -> None:
    """Print the JSON Schema of card files, with which an editor helps to write them."""
    from sztab.cli.card_files import print_schema

    print_schema(game)


@app.command("play")
def play_command(  # noqa: PLR0913 (one per option)
    game: Annotated[
        str | None, typer.Argument(metavar="[GAME]", help="Not needed with --load.")
    ] = None,
    *,
    players: Players = None,
    seat: Annotated[
        list[str] | None,
        typer.Option(help="Seats of humans: P1 (default), P1,P3, all, or none to watch."),
    ] = None,
    bot: Annotated[
        list[str] | None,
        typer.Option(help="Bots for the other seats: random, greedy, ismcts:500, file.py:MyBot."),
    ] = None,
    settings: Settings = None,
    preset: PresetName = None,
    cards: CardFile = None,
    seed: Seed = None,
    load: Annotated[
        str | None, typer.Option(help="Continue from a record (.sztab, .json) or position (.toml).")
    ] = None,
    save: Annotated[
        str | None, typer.Option(help="Write the record here at the end (.sztab or .json).")
    ] = None,
    delay: Annotated[
        float, typer.Option(min=0, max=60, help="Seconds to wait after a bot's decision.")
    ] = 0,
    force: Force = False,
) -> None:
    """Play against bots or with friends at one terminal, or watch bots play."""
    from sztab.cli.choices import RuleChoice
    from sztab.cli.playing import PlayOptions, play

    choice = RuleChoice(settings, preset, cards)
    play(PlayOptions(game, players, seat, bot, choice, seed, load, save, delay, force))


@app.command("simulate")
def simulate_command(  # noqa: PLR0913 (one per option)
    game: GameName,
    *,
    players: Players = None,
    bots: Annotated[
        list[str] | None,
        typer.Option(help="Bots, comma-separated, repeated to fill the seats: greedy,random."),
    ] = None,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 100,
    jobs: Annotated[int, typer.Option(min=1, max=1024, help="How many processes.")] = 1,
    settings: Settings = None,
    preset: PresetName = None,
    cards: CardFile = None,
    seed: Seed = None,
    json: Annotated[str | None, typer.Option(help="Also write the results to this file.")] = None,
    moves: Annotated[bool, typer.Option("--moves", help="Also show win rates by move.")] = False,
) -> None:
    """Let bots play many games and report win rates. Ctrl-C shows the results so far."""
    from sztab.cli.choices import RuleChoice
    from sztab.cli.simulating import SimulateOptions, run_simulation

    choice = RuleChoice(settings, preset, cards)
    options = SimulateOptions(game, players, bots, games, jobs, choice, seed, json, moves)
    run_simulation(options)


@app.command("replay")
def replay_command(
    file: Annotated[str, typer.Argument(metavar="FILE", help="A record (.sztab or .json).")],
    *,
    ply: Annotated[
        int | None, typer.Option(min=0, help="Show the position after this many actions.")
    ] = None,
    seat: Annotated[str | None, typer.Option(help="Show it as this seat sees it.")] = None,
    force: Force = False,
    large: Large = False,
) -> None:
    """Replay a recorded game, or show a position in it; every action is checked."""
    from sztab.cli.rewatching import show_replay

    show_replay(file, ply, seat, force=force, large=large)


@app.command("verify")
def verify_command(
    file: Annotated[str, typer.Argument(metavar="FILE", help="A record (.sztab or .json).")],
    *,
    promise: Annotated[
        str | None,
        typer.Option("--hash", metavar="HEX", help="The hash published before the game."),
    ] = None,
    force: Force = False,
    large: Large = False,
) -> None:
    """Check that every card and die of a recorded game came from its seed."""
    from sztab.cli.verifying import show_verdict

    show_verdict(file, promise, force=force, large=large)


@app.command("convert")
def convert_command(
    file: Annotated[str, typer.Argument(metavar="FILE", help="A record (.sztab or .json).")],
    target: Annotated[str, typer.Argument(metavar="OUT", help="What to write (.sztab or .json).")],
    *,
    large: Large = False,
) -> None:
    """Write a record in the other form: text for people, JSON for machines."""
    from sztab.cli.rewatching import convert

    convert(file, target, large=large)


@app.command("serve")
def serve_command(  # noqa: PLR0913 (a server has many settings)
    *,
    host: Annotated[str, typer.Option(help="The address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="The port.")] = 8765,
    database: DatabaseUrl = None,
    database_file: DatabaseFile = None,
    workers: Annotated[int, typer.Option(min=1, help="Server processes; PostgreSQL only.")] = 1,
    thinkers: Annotated[
        int | None, typer.Option(min=1, help="Processes that think for bots, in each worker.")
    ] = None,
    workshop: Workshop = 2,
    origins: Origins = None,
    proxies: Annotated[
        list[str] | None,
        typer.Option("--proxy", metavar="ADDRESS", help="A trusted proxy; repeatable."),
    ] = None,
    names: HostNames = None,
    keep: Annotated[
        list[str] | None,
        typer.Option("--keep", metavar="STATUS=DAYS", help="How long tables are kept; repeatable."),
    ] = None,
    limits: Annotated[
        list[str] | None,
        typer.Option("--limit", metavar="NAME=NUMBER", help="Set a limit; repeatable."),
    ] = None,
    log_level: Annotated[str, typer.Option(help="debug, info, warning or error.")] = "info",
    log_json: Annotated[bool, typer.Option("--log-json", help="Log lines as JSON.")] = False,
    show: OpenPage = False,
) -> None:
    """Run a server on which people and bots play over the network."""
    from sztab.cli.database import database_url
    from sztab.cli.serving import run_server

    run_server(
        host=host, port=port, database=database_url(database, database_file), workers=workers,
        thinkers=thinkers, workshop=workshop, origins=origins, proxies=proxies, names=names,
        keep=keep, limits=limits, log_level=log_level, log_json=log_json,
        show=show,
    )  # fmt: skip


@app.command("backup")
def backup_command(
    file: Annotated[str, typer.Argument(metavar="FILE", help="The backup to write.")],
    *,
    database: DatabaseUrl = None,
    database_file: DatabaseFile = None,
    force: Annotated[bool, typer.Option("--force", help="Overwrite an existing file.")] = False,
) -> None:
    """Copy the database of a server into a file, also while the server runs."""
    from sztab.cli.backups import run_backup
    from sztab.cli.database import database_url

    run_backup(file, database_url(database, database_file), force=force)


@app.command("restore")
def restore_command(
    file: Annotated[str, typer.Argument(metavar="FILE", help="A backup.")],
    *,
    database: DatabaseUrl = None,
    database_file: DatabaseFile = None,
    force: Annotated[
        bool, typer.Option("--force", help="Replace what the database holds now.")
    ] = False,
) -> None:
    """Check a backup and put it into a database that no server uses."""
    from sztab.cli.backups import run_restore
    from sztab.cli.database import database_url

    run_restore(file, database_url(database, database_file), force=force)


@app.command("bot")
def bot_command(  # noqa: PLR0913 (where, which, as whom)
    *,
    url: Annotated[str, typer.Option(help="The server, such as http://127.0.0.1:8765.")],
    table: Annotated[str | None, typer.Option(help="The six letters of a table.")] = None,
    bot: Annotated[str, typer.Option(help="A bot, or path/to/file.py:ClassName.")] = "greedy",
    seat: Annotated[str | None, typer.Option(help="Which free seat; the first by default.")] = None,
    token: Annotated[
        str | None,
        typer.Option(envvar="SZTAB_TOKEN", help="A token of its seat, a link, or an invitation."),
    ] = None,
    token_file: Annotated[
        str | None,
        typer.Option(help="Where it keeps its token, so that it comes back when started again."),
    ] = None,
    name: Annotated[str | None, typer.Option(help="Its name at the table.")] = None,
    seed: Seed = None,
) -> None:
    """Connect a bot to a server: it takes a seat and plays to the end."""
    from sztab.cli.serving import run_bot

    run_bot(url, table, bot, seat=seat, token=token, token_file=token_file, name=name, seed=seed)


def run() -> None:
    """Run the command line; a letter that cannot be read or shown becomes a question mark."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    app()
