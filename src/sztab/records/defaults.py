"""The toggles that a table, a record or a position does not name.

Sztab writes down every value. Older files name only the values that differ from a preset, and a
person who writes a position by hand names only those that matter. In both cases the presets and
defaults of rules 1.0 fill in the rest. Each game keeps them in `data/defaults-1.0.toml`, so today's
presets and defaults are free to change.
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING, Any, Final

from sztab.core.action import RulesError, suggest
from sztab.core.toggle import Preset

if TYPE_CHECKING:
    from collections.abc import Mapping

    from sztab.core.game import AnyGame
    from sztab.core.toggle import Rules

FILE: Final = "defaults-1.0.toml"


def resolve(
    game: AnyGame,
    players: int,
    preset: str,
    settings: Mapping[str, str],
    content: Mapping[str, Any] | None,
) -> Rules:
    """Return the rules of a table or a file; RulesError names what is unknown."""
    named = {toggle.name for toggle in game.toggles()}
    _check_known(game, named, settings)
    if named <= settings.keys():  # the preset adds nothing
        return game.rules(players, settings, None, content)
    first = first_rules(game.name)
    usual = preset or (first.usual.get(players, "") if first else "")
    suggested = _suggested(game, first, usual)
    if first is None or suggested is None:
        return game.rules(players, settings, preset or None, content)
    chosen = first.fill(suggested.settings_for(players), settings)
    for toggle in game.toggles():
        chosen.setdefault(toggle.name, toggle.before or toggle.default)
    if content is not None:
        chosen = {n: v for n, v in chosen.items() if n in settings or n not in first.from_cards}
    return game.rules(players, chosen, None, content)


def _check_known(game: AnyGame, named: set[str], settings: Mapping[str, str]) -> None:
    for name in settings:
        if name not in named:
            installed = {"rules": game.version, "game": game.title}
            raise RulesError(suggest("toggle-not-installed", name, sorted(named), installed))


def _suggested(game: AnyGame, first: FirstRules | None, name: str) -> Preset | None:
    """Return a preset as it was in rules 1.0, or a newer preset as it is today."""
    if first is not None and name in first.presets:
        return first.presets[name]
    return next((preset for preset in game.presets() if preset.name == name), None)


class FirstRules:
    """The toggles and presets of rules 1.0 of one game."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        self.toggles: dict[str, str] = data["toggles"]
        self.usual: dict[int, str] = {int(number): name for number, name in data["usual"].items()}
        self.presets = {row["name"]: _preset(row) for row in data["presets"]}
        self.conditional: list[dict[str, Any]] = data.get("conditional", [])
        self.from_cards: list[str] = data["from_cards"]

    def fill(self, suggested: Mapping[str, str], settings: Mapping[str, str]) -> dict[str, str]:
        """Return a value for every toggle of rules 1.0, chosen as those rules did."""
        chosen = {**self.toggles, **suggested, **settings}
        for row in self.conditional:
            name = row["toggle"]
            if name in settings or name in suggested:
                continue
            if all(chosen[other] == value for other, value in row["given"].items()):
                chosen[name] = row["value"]
        return chosen


def _preset(row: Mapping[str, Any]) -> Preset:
    by_players = {int(number): more for number, more in row["by_players"].items()}
    return Preset(row["name"], "", row["settings"], by_players, row.get("clause", ""))


@cache
def first_rules(game: str) -> FirstRules | None:
    """Return the rules 1.0 of a game; None if it has none, such as a newer game."""
    file = resources.files("sztab.games").joinpath(game, "data", FILE)
    if not file.is_file():
        return None
    return FirstRules(tomllib.loads(file.read_text("utf-8")))
