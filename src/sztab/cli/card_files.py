"""The commands `cards check` and `cards schema`."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import typer

from sztab import games, words
from sztab.cli.failure import BAD_INPUT
from sztab.cli.language import language, text
from sztab.cli.lines import say
from sztab.core.action import ContentError, SztabError
from sztab.core.content.document import BadDocument, load_toml
from sztab.core.files import read_text

if TYPE_CHECKING:
    from sztab.cli.options import RuleChoice
    from sztab.core.game import AnyGame


def check_file(file: str, name: str | None, choice: RuleChoice) -> None:
    """Print every mistake in a card file with its line, or else the changes that it makes.

    Without the name of a game, the content of the file decides which game it is for.
    """
    game = games.get(name) if name is not None else recognise(read_text(file), file)
    try:
        content = choice.content(game)
    except ContentError as error:
        for complaint in error.complaints:
            say(words.tell(language(), complaint))
        raise typer.Exit(BAD_INPUT) from None
    if choice.settings or choice.preset:
        choice.rules(game)
    say(text("terminal-cards-correct", file=file))
    for change in game.components.changes(content or {}):
        say(f"  {change}")


def print_schema(name: str) -> None:
    """Print the JSON Schema of card files."""
    game = games.get(name)
    schema = game.components.schema()
    if not schema:
        raise SztabError(text("terminal-cards-none", title=game.title))
    say(json.dumps(schema, ensure_ascii=False, indent=1))


def recognise(written: str, file: str) -> AnyGame:
    """Return the game that a card file is for, by its sections or by the ids that it names."""
    takers = [game for game in map(games.get, games.names()) if game.components.schema()]
    try:
        names = set(load_toml(written))
    except BadDocument:
        return takers[0]  # any game reports the syntax error
    matches = {game.name: len(names & _own_sections(game, takers)) for game in takers}
    best = [game for game in takers if matches[game.name] == max(matches.values())]
    if len(best) > 1:
        best = [game for game in best if _reads(game, written, file)]
    if len(best) != 1:
        known = ", ".join(game.name for game in takers)
        raise SztabError(text("terminal-cards-which", file=file, names=known))
    return best[0]


def _own_sections(game: AnyGame, others: list[AnyGame]) -> set[str]:
    """Return the top-level names that only card files of this game may contain."""
    mine = set(game.components.schema()["properties"])
    return mine.difference(
        *(other.components.schema()["properties"] for other in others if other is not game)
    )


def _reads(game: AnyGame, written: str, file: str) -> bool:
    try:
        game.components.read(written, file)
    except ContentError:
        return False
    return True
