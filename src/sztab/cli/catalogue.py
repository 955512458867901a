"""The commands that list games, toggles, cards and rules."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

from rich.padding import Padding
from rich.text import Text

from sztab import games, words
from sztab.catalogue.rulebook import load_rulebook
from sztab.catalogue.summary import load_summary
from sztab.cli.language import language, text, text_or
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
from sztab.core.game import AnyGame, Section
from sztab.words import ENGLISH

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from rich.console import Console

    from sztab.catalogue.rulebook import Clause, Rulebook
    from sztab.catalogue.summary import Line, Part
    from sztab.cli.options import RuleChoice
    from sztab.core.toggle import Condition, Preset, Toggle


def list_games() -> None:
    """Print the games."""
    found = [games.get(name) for name in games.names()]
    rows = [[game.name, game.title, _players(game), game.version] for game in found]
    names = ("name", "title", "players-column", "rules-column")
    show_section(output(), Section(text("terminal-games"), columns(*names), rows))


def columns(*names: str) -> list[str]:
    """Return column headings."""
    return [text(f"terminal-{name}") for name in names]


def _players(game: AnyGame) -> str:
    if game.min_players == game.max_players:
        return str(game.min_players)
    return f"{game.min_players}–{game.max_players}"


def describe_game(name: str) -> None:
    """Print the toggles and presets of a game."""
    game = games.get(name)
    console = output()
    facts = {"players": _players(game), "version": game.version}
    console.print(Text(text("terminal-game-line", title=game.title, **facts)))
    rows = [
        [toggle.name, _values(toggle), toggle.clause, _meaning(game, toggle)]
        for toggle in game.toggles()
    ]
    console.print()
    heads = columns("name", "values", "clause", "meaning")
    show_section(console, Section(text("terminal-toggles"), heads, rows))
    console.print()
    presets = [
        [preset.name, _term(game, "preset", preset.name, preset.text), _settings(preset)]
        for preset in game.presets()
    ]
    heads = columns("name", "meaning", "settings")
    show_section(console, Section(text("terminal-presets"), heads, presets))


def _term(game: AnyGame, kind: str, name: str, english: str) -> str:
    """Return the description of a toggle or a preset."""
    return text_or(f"{game.name}-{kind}-{name.replace('.', '-')}-text", english)


def show_choice(name: str, choice: RuleChoice) -> None:
    """Print the rules that a preset and toggles result in, and for how many players they are."""
    game = games.get(name)
    rules = choice.rules(game)
    console = output()
    counts = _counts(game, choice)
    console.print(Text(text("terminal-game-counts", title=game.title, counts=counts)))
    console.print()
    _show_chosen(console, game, rules.settings)


def _counts(game: AnyGame, choice: RuleChoice) -> str:
    """Return the numbers of players that the rules allow."""
    counts: list[str] = []
    for players in range(game.min_players, game.max_players + 1):
        with suppress(RulesError):
            choice.rules(game, players)
            counts.append(str(players))
    return ", ".join(counts)


def _settings(preset: Preset) -> str:
    """Return the settings of a preset, including those that depend on the number of players."""
    words = [f"{name}={value}" for name, value in preset.settings.items()]
    for players, settings in preset.by_players.items():
        chosen = " ".join(f"{name}={value}" for name, value in settings.items())
        words.append(text("terminal-for-players", what=chosen, players=players))
    return ", ".join(words) or text("terminal-all-defaults")


def _values(toggle: Toggle) -> str:
    return " | ".join([text("terminal-default", value=toggle.default), *toggle.values[1:]])


def _meaning(game: AnyGame, toggle: Toggle) -> str:
    """Return the description of a toggle with its conditions."""
    said = [_term(game, "toggle", toggle.name, toggle.text)]
    said += [_condition(one, "terminal-needs") for one in toggle.needs]
    said += [_condition(one, "terminal-excludes") for one in toggle.excludes]
    return " ".join(said)


def _condition(one: Condition, key: str) -> str:
    when = "/".join(one.when)
    for name, value in one.given.items():
        when = text("terminal-with", when=when, what=f"{name}={value}")
    what = f"{one.toggle}={'/'.join(one.values)}"
    return text(key, when=when, what=what, clause=one.clause)


def list_cards(name: str, word: str | None, choice: RuleChoice) -> None:
    """Print the cards of a game: all, those in play, or those whose row contains a word."""
    game = games.get(name)
    in_play = bool(choice.settings or choice.preset)
    listed = game.components.rows(choice.content(game), choice.rules(game) if in_play else None)
    if language() != ENGLISH:
        listed = words.cards(game, language(), choice.rules(game), listed)
    section = Section(text("terminal-cards"), [_column(one) for one in listed.columns], listed.rows)
    if word:
        wanted = word.casefold()
        rows = [row for row in section.rows if any(wanted in cell.casefold() for cell in row)]
        if not rows:
            raise SztabError(text("terminal-no-card", game=name, word=word))
        section = Section(text("terminal-cards-with", word=word), section.columns, rows)
    show_section(output(), section)


def _column(name: str) -> str:
    return text_or(f"terminal-column-{name.lower().replace(' ', '-')}", name)


def show_rules(name: str, words: str | None, choice: RuleChoice) -> None:
    """Print the clauses with an id or with words; without words, the table of contents."""
    game = games.get(name)
    book = load_rulebook(game.name)
    if not book.clauses:
        raise SztabError(text("terminal-no-clauses", game=game.name))
    console = output()
    settings = choice.rules(game).settings if choice else None
    if not words:
        if settings is not None:
            _show_chosen(console, game, settings)
            console.print()
        show_section(console, _contents(book))
        console.print(text("terminal-read-more"))
        return
    print_clauses(console, game, words, settings)


def _contents(book: Rulebook) -> Section:
    """Return the table of contents: the parts of the rules and their clauses."""
    parts: dict[str, list[str]] = {}
    for clause in book.clauses:
        parts.setdefault(section_title(book.game, clause), []).append(clause.id)
    rows = [[part, ids[0], ids[-1]] for part, ids in parts.items()]
    title = text("terminal-clauses", n=len(book.clauses))
    return Section(title, columns("part", "from", "to"), rows)


def section_title(game: str, clause: Clause) -> str:
    """Return the part of the rules that contains a clause, such as `4.1 Components`."""
    if language() == ENGLISH:
        return clause.section
    number, _, title = clause.section.partition(" ")
    key = f"{game}-section-{number.replace('.', '-')}"
    return f"{number} {text_or(key, title)}".strip()


def show_summary(name: str) -> None:
    """Print the summary of a game: its goal, a turn, how it ends, and a key to its symbols."""
    game = games.get(name)
    parts = load_summary(game.name)
    if not parts:
        raise SztabError(text("terminal-no-summary", game=game.name))
    console = output()
    console.print(Text(game.title, style=NAME))
    for part in parts:
        console.print()
        console.print(Text(_in_language(part.title), style=HEADING))
        _show_part(console, part)


def _in_language(words: Mapping[str, str]) -> str:
    """Return a text of the summary, in English if there is no translation."""
    return words.get(language()) or words.get(ENGLISH, "")


def _show_part(console: Console, part: Part) -> None:
    """Print a part as a list, or a key as names with explanations."""
    table = grid()
    for line in part.lines:
        start = Text(_in_language(line.name) if part.key else "•", style=NAME if part.key else "")
        table.add_row(start, _statement(line))
    console.print(Padding(table, (0, 0, 0, GAP), expand=False))


def _statement(line: Line) -> Text:
    cited = Text(", ".join(line.clauses), style=QUIET)
    said = _in_language(line.text)
    return Text.assemble(said, " ", cited) if said else cited


def _show_chosen(console: Console, game: AnyGame, settings: Mapping[str, str]) -> None:
    """Print the toggles that do not have their default, with their clauses."""
    rows = [
        [
            toggle.name,
            settings[toggle.name],
            toggle.clause,
            _term(game, "toggle", toggle.name, toggle.text),
        ]
        for toggle in game.toggles()
        if settings[toggle.name] != toggle.default
    ]
    if rows:
        heads = columns("name", "value", "clause", "meaning")
        show_section(console, Section(text("terminal-chosen"), heads, rows))
    else:
        console.print(text("terminal-none-chosen"))


def print_clauses(
    console: Console, game: AnyGame, words: str, settings: Mapping[str, str] | None
) -> None:
    """Print the clauses with an id or with words; SztabError if there are none."""
    found = _search(load_rulebook(game.name), words)
    if not found:
        raise SztabError(text("terminal-no-clause", game=game.name, words=words))
    for number, clause in enumerate(found):
        if number:
            console.print()
        show_clause(console, game, clause, governing(game, clause, settings))


def _search(book: Rulebook, words: str) -> list[Clause]:
    """Return the clauses with an id or words, in English or in the language of the terminal."""
    found = book.search(words)
    if found or language() == ENGLISH:
        return found
    wanted = words.casefold().split()
    told = [(clause, text_or(clause.id, "").casefold()) for clause in book.clauses]
    return [clause for clause, said in told if all(word in said for word in wanted)]


def governing(game: AnyGame, clause: Clause, settings: Mapping[str, str] | None) -> list[str]:
    """Return the toggles that choose between variants of a clause, with their values if chosen."""
    return [
        f"{toggle.name} = {settings[toggle.name] if settings else _values(toggle)}: "
        + _term(game, "toggle", toggle.name, toggle.text)
        for toggle in game.toggles()
        if toggle.clause == clause.id
    ]


def show_clause(console: Console, game: AnyGame, clause: Clause, toggles: Sequence[str]) -> None:
    """Print a clause with its ruling, the toggles that govern it, examples and source.

    The full text is in English. Other languages have a short version, which comes first.
    """
    title = section_title(game.name, clause)
    console.print(Text.assemble((clause.id, HEADING), (f"  {title}", NAME)))
    if language() == ENGLISH:
        show_prose(console, "", clause.text)
    else:
        show_prose(console, "", text_or(clause.id, ""))
        show_prose(console, text("terminal-full"), clause.text)
    for key, said in (("terminal-ruling", clause.ruling), ("terminal-option", clause.option)):
        if said:
            show_prose(console, text(key), said)
    for toggle in toggles:
        show_prose(console, text("terminal-toggle"), toggle)
    for example in clause.examples:
        show_prose(console, text("terminal-example"), example)
    for table in clause.tables:
        show_section(console, table)
    show_prose(console, text("terminal-source"), clause.source)
