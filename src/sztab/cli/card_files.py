"""The commands on card files of one's own: check one, print what an editor needs."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import typer

from sztab import games
from sztab.cli.failure import BAD_INPUT
from sztab.cli.language import text
from sztab.cli.lines import say
from sztab.cli.terminal import NONE
from sztab.core.action import ContentError, SztabError

if TYPE_CHECKING:
    from sztab.cli.choices import RuleChoice
    from sztab.core.game import Game


def check_file(name: str | None, choice: RuleChoice) -> None:
    """Print every mistake of a card file with its line, or what it changes."""
    game = _game(name)
    try:
        content = choice.content(game)
    except ContentError as error:
        for complaint in error.complaints:
            say(complaint)
        raise typer.Exit(BAD_INPUT) from None
    if choice.settings or choice.preset:
        choice.rules(game)
    say(text("terminal-cards-correct", file=str(choice.cards)))
    for change in game.content_changes(content or {}):
        say(f"  {change}")


def print_schema(name: str | None) -> None:
    """Print the JSON Schema of card files."""
    game = _game(name)
    schema = game.content_schema()
    if not schema:
        raise SztabError(text("terminal-cards-none", title=game.title))
    say(json.dumps(schema, ensure_ascii=False, indent=1))


def _game(name: str | None) -> Game:
    """Return the game by its name; without one, the only game that takes card files."""
    if name is not None:
        return games.get(name)
    takers = [game for game in map(games.get, games.names()) if game.content_schema()]
    if len(takers) != 1:
        names = ", ".join(game.name for game in takers) or NONE
        raise SztabError(text("terminal-cards-which", names=names))
    return takers[0]
