"""Checks that a file was made with the rules and cards that are installed."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from sztab import games
from sztab.core.action import ContentError, Message, RulesError, SztabError
from sztab.core.house import HouseError
from sztab.records.defaults import resolve
from sztab.records.record import RecordError

if TYPE_CHECKING:
    from collections.abc import Mapping

    from sztab.core.game import AnyGame
    from sztab.core.toggle import Rules
    from sztab.records.record import Record, SavedPosition

    Settings = Mapping[str, str]


class VersionError(RecordError):
    """The file was made under other rules or with other cards than those installed."""


def rules_of(made: Record | SavedPosition, *, force: bool = False) -> tuple[AnyGame, Rules]:
    """Return the game and the rules that a file names; RecordError names what is unknown."""
    try:
        game = games.get_made_with(made.game, made.house, force=force)
        return game, resolve(game, made.players, made.preset, made.settings, made.content)
    except HouseError as error:
        raise VersionError(made.file, 0, error.complaint) from error
    except SztabError as error:
        raise RecordError(made.file, 0, error.complaint) from error


def check_content(game: str, house: str, text: str, file: str, line: int) -> None:
    """Check custom cards that begin on some line of a file, if their game is installed."""
    if game not in games.names():
        return
    try:
        made_with = games.get_made_with(game, house, force=True)
        made_with.components.read("\n" * (line - 1) + text, file)
    except HouseError:  # raised again when the record is replayed
        return
    except ContentError as error:
        raise RecordError("", 0, error.complaint) from error
    except RulesError as error:
        raise RecordError(file, line, error.complaint) from error


def check_installed(file: str, game: AnyGame, rules: Rules, version: str, cards: str) -> None:
    """Raise VersionError if a file was made with other rules or cards than those installed."""
    if version and version != game.version:
        versions = {"made": version, "installed": game.version}
        raise VersionError(file, 0, Message("record-other-rules", versions))
    if cards and cards != rules.card_hash:
        hashes = {"made": cards, "installed": rules.card_hash}
        raise VersionError(file, 0, Message("record-other-cards", hashes))


def named_settings(game: AnyGame, rules: Rules) -> tuple[str, dict[str, str]]:
    """Return the preset nearest to the rules, and the value of every toggle.

    The preset is there for readers only. Because all values are written down, a preset or a default
    can change later without changing recorded games.
    """
    return _nearest(game, rules), dict(rules.settings)


def beside_preset(game: AnyGame, players: int, preset: str, settings: Settings) -> dict[str, str]:
    """Return the toggles that differ from a preset as it is today: those worth showing."""
    usual = _usual(game, players, preset)
    return {name: value for name, value in settings.items() if usual.get(name) != value}


@lru_cache(maxsize=64)
def _usual(game: AnyGame, players: int, preset: str) -> dict[str, str]:
    """Return the settings of a preset; without a name, of the usual one."""
    try:
        return game.rules(players, None, preset or None).settings
    except RulesError:  # the preset is not for this number of players, or no longer exists
        return {toggle.name: toggle.default for toggle in game.toggles()}


def _nearest(game: AnyGame, rules: Rules) -> str:
    """Return the preset that differs in the fewest toggles."""
    best, fewest = "", 0
    for preset in game.presets():
        try:
            suggested = preset.settings_for(rules.players)
        except RulesError:
            continue
        values = {toggle.name: toggle.default for toggle in game.toggles()} | suggested
        differing = sum(values.get(name) != value for name, value in rules.settings.items())
        if not best or differing < fewest:
            best, fewest = preset.name, differing
    if not best:
        values = {"game": game.name, "players": str(rules.players)}
        raise RulesError(Message("preset-missing", values))
    return best
