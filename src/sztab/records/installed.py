"""Are the rules and cards that a file was made with the ones that are installed?"""

from __future__ import annotations

from typing import TYPE_CHECKING

from sztab import games
from sztab.core.action import RulesError, SztabError
from sztab.records.record import RecordError

if TYPE_CHECKING:
    from collections.abc import Mapping

    from sztab.core.game import Game
    from sztab.core.toggle import Rules


class VersionError(RecordError):
    """The file was made under other rules or with other cards than those installed."""


def rules_of(
    file: str, game: str, players: int, preset: str, settings: Mapping[str, str]
) -> tuple[Game, Rules]:
    """Return the game and the rules that a file names; RecordError says what is unknown."""
    try:
        found = games.get(game)
        return found, found.rules(players, settings, preset or None)
    except SztabError as error:
        raise RecordError(file, 0, str(error)) from error


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
    """Return the preset nearest to the rules, and the toggles that differ from it."""
    best: tuple[str, dict[str, str]] | None = None
    for preset in game.presets():
        values = {toggle.name: toggle.default for toggle in game.toggles()} | preset.settings
        other = {name: v for name, v in rules.settings.items() if values.get(name) != v}
        if best is None or len(other) < len(best[1]):
            best = preset.name, other
    if best is None:
        raise RulesError(f"The game {game.name} has no preset.")
    return best
