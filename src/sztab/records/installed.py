"""Are the rules and cards that a file was made with the ones that are installed?"""

from __future__ import annotations

from typing import TYPE_CHECKING

from sztab import games
from sztab.core.action import ContentError, RulesError, SztabError
from sztab.records.record import RecordError

if TYPE_CHECKING:
    from sztab.core.game import Game
    from sztab.core.toggle import Rules
    from sztab.records.positions import Position
    from sztab.records.record import Record


class VersionError(RecordError):
    """The file was made under other rules or with other cards than those installed."""


def rules_of(made: Record | Position) -> tuple[Game, Rules]:
    """Return the game and the rules that a file names; RecordError says what is unknown."""
    try:
        game = games.get(made.game)
        return game, game.rules(made.players, made.settings, made.preset or None, made.content)
    except SztabError as error:
        raise RecordError(made.file, 0, str(error)) from error


def check_content(game: str, text: str, file: str, line: int) -> None:
    """Let a game that is installed check own cards that begin on some line of a file."""
    if game not in games.names():
        return
    try:
        games.get(game).read_content("\n" * (line - 1) + text, file)
    except ContentError as error:
        raise RecordError("", 0, str(error)) from error
    except RulesError as error:
        raise RecordError(file, line, str(error)) from error


def check_installed(file: str, game: Game, rules: Rules, version: str, cards: str) -> None:
    """Refuse other rules or cards than the installed ones, and say which were wanted."""
    advice = "install what it was made with, or force it (--force)"
    if version and version != game.version:
        problem = f"made under rules {version}, but rules {game.version} are installed"
        raise VersionError(file, 0, f"{problem}; {advice}.")
    if cards and cards != rules.card_hash:
        problem = f"made with cards {cards}, but cards {rules.card_hash} are installed"
        raise VersionError(file, 0, f"{problem}; {advice}.")


def short_settings(game: Game, rules: Rules) -> tuple[str, dict[str, str]]:
    """Return the preset nearest to the rules, and the toggles that must be set besides."""
    preset, other = _nearest(game, rules)
    try:
        again = game.rules(rules.players, other, preset, rules.content).settings
    except RulesError:
        return preset, dict(rules.settings)
    # A value that nobody set may depend on other values, or on the cards.
    return preset, other | {
        name: value for name, value in rules.settings.items() if again.get(name) != value
    }


def _nearest(game: Game, rules: Rules) -> tuple[str, dict[str, str]]:
    """Return the preset that differs in the fewest toggles, and what these are."""
    best: tuple[str, dict[str, str]] | None = None
    for preset in game.presets():
        try:
            suggested = preset.settings_for(rules.players)
        except RulesError:
            continue
        values = {toggle.name: toggle.default for toggle in game.toggles()} | suggested
        other = {name: v for name, v in rules.settings.items() if values.get(name) != v}
        if best is None or len(other) < len(best[1]):
            best = preset.name, other
    if best is None:
        raise RulesError(f"The game {game.name} has no preset for {rules.players} players.")
    return best
