"""Toggles edit a rules builder before it is frozen; the engine never asks which one is on."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from difflib import get_close_matches
from typing import Any

from sztab.core.action import RulesError
from sztab.core.native import mypyc_attr


class Condition:
    """What a toggle needs or excludes when it has a certain value."""

    __slots__ = ("clause", "toggle", "values", "when", "why")

    def __init__(
        self, when: Sequence[str], toggle: str, values: Sequence[str], clause: str, why: str
    ) -> None:
        self.when = tuple(when)
        self.toggle = toggle
        self.values = tuple(values)
        self.clause = clause
        self.why = why


class Toggle:
    """One rule that players may choose: its values, its clause, and what it edits."""

    __slots__ = ("clause", "default", "edit", "excludes", "name", "needs", "text", "values")

    def __init__(
        self,
        name: str,
        values: Sequence[str],
        clause: str,
        text: str,
        edit: Callable[[Any, str], None],
        needs: Sequence[Condition] = (),
        excludes: Sequence[Condition] = (),
    ) -> None:
        self.name = name
        self.values = tuple(values)
        self.default = self.values[0]
        self.clause = clause
        self.text = text
        self.edit = edit
        self.needs = tuple(needs)
        self.excludes = tuple(excludes)


class Preset:
    """A named choice of toggle values, as a rulebook suggests it."""

    __slots__ = ("name", "settings", "text")

    def __init__(self, name: str, text: str, settings: Mapping[str, str]) -> None:
        self.name = name
        self.text = text
        self.settings = dict(settings)


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules:
    """Frozen rules of one game: what the engine reads. Games add their own fields."""

    def __init__(self, game: str, players: int, settings: Mapping[str, str], cards: str) -> None:
        self.game = game
        self.players = players
        self.settings = dict(settings)
        self.card_hash = cards


def choose(
    toggles: Sequence[Toggle], presets: Sequence[Preset], preset: str, asked: Mapping[str, str]
) -> dict[str, str]:
    """Return a value for every toggle: the default, the preset's, then what was asked for."""
    settings = {toggle.name: toggle.default for toggle in toggles}
    settings.update(_preset(presets, preset).settings)
    known = {toggle.name: toggle for toggle in toggles}
    for name, value in asked.items():
        _check_value(known, name, value)
        settings[name] = value
    for toggle in toggles:
        _check_conditions(toggle, settings)
    return settings


def _preset(presets: Sequence[Preset], name: str) -> Preset:
    for preset in presets:
        if preset.name == name:
            return preset
    names = [preset.name for preset in presets]
    message = f"There is no preset {name!r}{_hint(name, names)}; presets: {', '.join(names)}."
    raise RulesError(message)


def _check_value(known: Mapping[str, Toggle], name: str, value: str) -> None:
    toggle = known.get(name)
    if toggle is None:
        message = f"There is no toggle {name!r}{_hint(name, list(known))}."
        raise RulesError(message)
    if value not in toggle.values:
        values = ", ".join(toggle.values)
        message = f"Toggle {name} cannot be {value!r}; its values: {values} [{toggle.clause}]."
        raise RulesError(message)


def _check_conditions(toggle: Toggle, settings: Mapping[str, str]) -> None:
    value = settings[toggle.name]
    for condition in toggle.needs:
        if value in condition.when and settings[condition.toggle] not in condition.values:
            _refuse(toggle.name, value, condition, settings, "needs")
    for condition in toggle.excludes:
        if value in condition.when and settings[condition.toggle] in condition.values:
            _refuse(toggle.name, value, condition, settings, "does not go with")


def _refuse(
    name: str, value: str, condition: Condition, settings: Mapping[str, str], verb: str
) -> None:
    wanted = " or ".join(condition.values)
    now = settings[condition.toggle]
    message = (
        f"{name} = {value} {verb} {condition.toggle} = {wanted} (it is {now}): "
        f"{condition.why} [{condition.clause}]."
    )
    raise RulesError(message)


def _hint(name: str, known: list[str]) -> str:
    close = get_close_matches(name, known, 1)
    return f" (did you mean {close[0]!r}?)" if close else ""
