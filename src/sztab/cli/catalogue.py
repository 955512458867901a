"""What there is: the games, their toggles, their cards and their rules."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

from rich.padding import Padding
from rich.text import Text

from sztab import games
from sztab.cli.terminal import (
    GAP,
    HEADING,
    NAME,
    QUIET,
    grid,
    output,
    show_prose,
    show_section,
)
from sztab.core.action import RulesError, SztabError
from sztab.core.game import Game, Section
from sztab.records.describing import describe_toggle
from sztab.records.rulebook import rulebook
from sztab.records.summary import LANGUAGES, summary

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from rich.console import Console

    from sztab.cli.choices import RuleChoice
    from sztab.core.toggle import Preset, Toggle
    from sztab.records.rulebook import Clause
    from sztab.records.summary import Line, Part


def list_games() -> None:
    """Print the games."""
    found = [games.get(name) for name in games.names()]
    rows = [[game.name, game.title, _players(game), game.version] for game in found]
    show_section(output(), Section("Games", ["name", "title", "players", "rules"], rows))


def _players(game: Game) -> str:
    if game.min_players == game.max_players:
        return str(game.min_players)
    return f"{game.min_players}–{game.max_players}"


def describe_game(name: str) -> None:
    """Print the toggles and presets of a game."""
    game = games.get(name)
    console = output()
    console.print(Text(f"{game.title}, {_players(game)} players, rules {game.version}"))
    rows = [
        [toggle.name, _values(toggle), toggle.clause, _meaning(toggle)] for toggle in game.toggles()
    ]
    console.print()
    show_section(console, Section("Toggles", ["name", "values", "clause", "meaning"], rows))
    console.print()
    presets = [[preset.name, preset.text, _settings(preset)] for preset in game.presets()]
    show_section(console, Section("Presets", ["name", "meaning", "settings"], presets))


def show_choice(name: str, choice: RuleChoice) -> None:
    """Print what a preset and single toggles amount to, and for how many players they are."""
    game = games.get(name)
    rules = choice.rules(game)
    console = output()
    console.print(Text(f"{game.title}, for {_counts(game, choice)} players"))
    console.print()
    _show_chosen(console, game, rules.settings)


def _counts(game: Game, choice: RuleChoice) -> str:
    """Return the numbers of players that the rules allow."""
    counts: list[str] = []
    for players in range(game.min_players, game.max_players + 1):
        with suppress(RulesError):
            choice.rules(game, players)
            counts.append(str(players))
    return ", ".join(counts)


def _settings(preset: Preset) -> str:
    """Return what a preset sets, also what depends on the number of players."""
    words = [f"{name}={value}" for name, value in preset.settings.items()]
    for players, settings in preset.by_players.items():
        chosen = " ".join(f"{name}={value}" for name, value in settings.items())
        words.append(f"{chosen} ({players} players)")
    return ", ".join(words) or "all defaults"


def _values(toggle: Toggle) -> str:
    return " | ".join([f"{toggle.default} (default)", *toggle.values[1:]])


def _meaning(toggle: Toggle) -> str:
    """Return the text of a toggle, with what it needs and excludes."""
    info = describe_toggle(toggle)
    return " ".join([info.text, *[one.text for one in (*info.needs, *info.excludes)]])


def list_cards(name: str, word: str | None, choice: RuleChoice) -> None:
    """Print the cards of a game: all, those in play, or those in whose row a word occurs."""
    game = games.get(name)
    in_play = bool(choice.settings or choice.preset)
    section = game.card_rows(choice.content(game), choice.rules(game) if in_play else None)
    if word:
        wanted = word.casefold()
        rows = [row for row in section.rows if any(wanted in cell.casefold() for cell in row)]
        if not rows:
            raise SztabError(f"No card of {name} has {word!r} in its name or values.")
        section = Section(f"{section.title}: {word}", section.columns, rows)
    show_section(output(), section)


def show_rules(name: str, words: str | None, choice: RuleChoice) -> None:
    """Print the clauses that have an id or a word; without one, the contents."""
    game = games.get(name)
    book = rulebook(game.name)
    if not book.clauses:
        raise SztabError(f"There are no clause texts for {game.name}.")
    console = output()
    settings = choice.rules(game).settings if choice else None
    if not words:
        if settings is not None:
            _show_chosen(console, game, settings)
            console.print()
        show_section(console, book.sections())
        console.print("Give a clause or a word to read more.")
        return
    print_clauses(console, game, words, settings)


def show_summary(name: str, language: str) -> None:
    """Print the game in short: its goal, a turn, how it ends, and a key of its symbols."""
    game = games.get(name)
    if language not in LANGUAGES:
        raise SztabError(f"There is no summary in {language!r}; languages: {', '.join(LANGUAGES)}.")
    parts = summary(game.name)
    if not parts:
        raise SztabError(f"There is no summary of {game.name}.")
    console = output()
    console.print(Text(game.title, style=NAME))
    for part in parts:
        console.print()
        console.print(Text(part.title[language], style=HEADING))
        _show_part(console, part, language)


def _show_part(console: Console, part: Part, language: str) -> None:
    """Print a part as a list, a key as names with what they mean."""
    table = grid()
    for line in part.lines:
        start = Text(line.name[language] if part.key else "•", style=NAME if part.key else "")
        table.add_row(start, _statement(line, language))
    console.print(Padding(table, (0, 0, 0, GAP), expand=False))


def _statement(line: Line, language: str) -> Text:
    cited = Text(", ".join(line.clauses), style=QUIET)
    said = line.text.get(language, "")
    return Text.assemble(said, " ", cited) if said else cited


def _show_chosen(console: Console, game: Game, settings: Mapping[str, str]) -> None:
    """Print the toggles that do not have their first value, with their clauses."""
    rows = [
        [toggle.name, settings[toggle.name], toggle.clause, toggle.text]
        for toggle in game.toggles()
        if settings[toggle.name] != toggle.default
    ]
    if rows:
        columns = ["name", "value", "clause", "meaning"]
        show_section(console, Section("Toggles that were set", columns, rows))
    else:
        console.print("All toggles have their defaults.")


def print_clauses(
    console: Console, game: Game, words: str, settings: Mapping[str, str] | None
) -> None:
    """Print the clauses that have an id or a word; SztabError if there are none."""
    found = rulebook(game.name).search(words)
    if not found:
        raise SztabError(f"No clause of {game.name} has {words!r} as its id or in its text.")
    for number, clause in enumerate(found):
        if number:
            console.print()
        show_clause(console, clause, governing(game, clause, settings))


def governing(game: Game, clause: Clause, settings: Mapping[str, str] | None) -> list[str]:
    """Return the toggles that choose what a clause says, with their values if they are chosen."""
    return [
        f"{toggle.name} = {settings[toggle.name] if settings else _values(toggle)}: {toggle.text}"
        for toggle in game.toggles()
        if toggle.clause == clause.id
    ]


def show_clause(console: Console, clause: Clause, toggles: Sequence[str]) -> None:
    """Print a clause with its ruling, the toggles that govern it, examples and source."""
    console.print(Text.assemble((clause.id, HEADING), (f"  {clause.section}", NAME)))
    show_prose(console, "", clause.text)
    for label, text in (("ruling", clause.ruling), ("option", clause.option)):
        if text:
            show_prose(console, label, text)
    for toggle in toggles:
        show_prose(console, "toggle", toggle)
    for example in clause.examples:
        show_prose(console, "example", example)
    for table in clause.tables:
        show_section(console, table)
    show_prose(console, "source", clause.source)
