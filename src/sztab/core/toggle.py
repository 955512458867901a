"""Toggles edit a rules builder before it is frozen; the engine never asks which are on."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from sztab.core.action import Message, RulesError, Term, suggest
from sztab.core.declare import Declared
from sztab.core.native import mypyc_attr


def hold(given: Mapping[str, str], settings: Mapping[str, str]) -> bool:
    """Return whether the settings contain the given values."""
    return all(settings[name] == value for name, value in given.items())


class Condition(NamedTuple):
    """What a toggle needs or excludes when it has certain values.

    The condition holds only if further toggles have the values in `given`. The reason is a message
    in `locales`; house rules without one may give it in English.
    """

    when: Sequence[str]
    toggle: str
    values: Sequence[str]
    clause: str
    otherwise: str = ""
    given: Mapping[str, str] = {}

    def concerns(self, value: str, settings: Mapping[str, str]) -> bool:
        """Return whether the condition applies to a toggle with this value."""
        return value in self.when and hold(self.given, settings)

    def why(self, game: str, toggle: str) -> Message:
        """Return the reason for this condition of a toggle."""
        words = [game, "condition", toggle, *self.when, self.toggle]
        return Term("-".join(words).replace(".", "-"), text=self.otherwise)


class Default(NamedTuple):
    """The value of a toggle that was not set, if others have the values in `given`."""

    value: str
    given: Mapping[str, str]


class Toggle(NamedTuple):
    """A rule that players may choose: its values, its clause, and its effect on the builder.

    `before` is the value for tables and files that are older than the toggle: the one that keeps
    the rules as they were. Every toggle that is newer than rules 1.0 declares it.
    """

    name: str
    values: Sequence[str]
    clause: str
    text: str
    edit: Callable[[Any, str], None]
    needs: Sequence[Condition] = ()
    excludes: Sequence[Condition] = ()
    defaults: Sequence[Default] = ()
    before: str = ""

    @property
    def default(self) -> str:
        """The value of the toggle if it is not set."""
        return self.values[0]


def switch(field: str, on: str = "on") -> Callable[[Any, str], None]:
    """Return an edit that sets a field of the builder to True if the value is `on`."""

    def edit(builder: Any, value: str) -> None:  # noqa: ANN401  # each game has its own builder
        setattr(builder, field, value == on)

    return edit


class Preset(NamedTuple):
    """A named choice of toggle values, as a rulebook suggests it.

    `by_players` holds the values that depend on the number of players. If it is not empty, the
    preset is for these numbers only, as its clause says.
    """

    name: str
    text: str
    settings: dict[str, str]
    by_players: Mapping[int, Mapping[str, str]] = {}
    clause: str = ""

    def settings_for(self, players: int) -> dict[str, str]:
        """Return the values for this number of players; RulesError if the preset is not for it."""
        if self.by_players and players not in self.by_players:
            numbers = ", ".join([str(number) for number in self.by_players])
            key = "preset-for-one" if numbers == "1" else "preset-for-players"
            values = {"preset": self.name, "numbers": numbers, "players": str(players)}
            raise RulesError(Message(key, values | {"clause": self.clause}))
        return {**self.settings, **self.by_players.get(players, {})}


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules:
    """The frozen rules of a game: what the engine reads. Games add their own fields.

    `content` is the custom card file as data, if there is one. `house` holds what toggles of house
    rules set in the builder, for their frames and effects to read.
    """

    def __init__(
        self,
        game: str,
        declared: Declared,
        players: int,
        settings: Mapping[str, str],
        cards: str,
        content: Mapping[str, Any] | None = None,
    ) -> None:
        self.game = game
        self.declared = declared
        self.players = players
        self.settings = dict(settings)
        self.card_hash = cards
        self.content = content
        self.house: dict[str, Any] = {}

    def note_choice(self, settings: Mapping[str, str], cards: str) -> None:
        """Store what was chosen, for games that know it only when the rules are frozen."""
        self.settings = dict(settings)
        self.card_hash = cards


def choose(
    game: str,
    toggles: Sequence[Toggle],
    presets: Sequence[Preset],
    preset: str,
    asked: Mapping[str, str],
    players: int,
) -> dict[str, str]:
    """Return a value for every toggle: the one asked for, the preset's, or the default."""
    settings = {toggle.name: toggle.default for toggle in toggles}
    suggested = _preset(presets, preset).settings_for(players)
    settings.update(suggested)
    known = {toggle.name: toggle for toggle in toggles}
    for name, value in asked.items():
        _check_value(known, name, value)
        settings[name] = value
    for toggle in toggles:
        if toggle.name not in asked and toggle.name not in suggested:
            _apply_default(toggle, settings)
    for toggle in toggles:
        _check_conditions(game, toggle, settings)
    return settings


def _apply_default(toggle: Toggle, settings: dict[str, str]) -> None:
    for default in toggle.defaults:
        if hold(default.given, settings):
            settings[toggle.name] = default.value


def _preset(presets: Sequence[Preset], name: str) -> Preset:
    for preset in presets:
        if preset.name == name:
            return preset
    names = [preset.name for preset in presets]
    raise RulesError(suggest("preset-unknown", name, names))


def _check_value(known: Mapping[str, Toggle], name: str, value: str) -> None:
    toggle = known.get(name)
    if toggle is None:
        raise RulesError(suggest("toggle-unknown", name, list(known)))
    if value not in toggle.values:
        said = {"toggle": name, "value": repr(value), "names": ", ".join(toggle.values)}
        raise RulesError(Message("toggle-value-unknown", said | {"clause": toggle.clause}))


def _check_conditions(game: str, toggle: Toggle, settings: Mapping[str, str]) -> None:
    both = (("toggle-needs", toggle.needs, True), ("toggle-excludes", toggle.excludes, False))
    for key, conditions, wanted in both:
        for condition in conditions:
            if not condition.concerns(settings[toggle.name], settings):
                continue
            if (settings[condition.toggle] in condition.values) != wanted:
                why = condition.why(game, toggle.name)
                raise RulesError(_conflict(key, toggle.name, condition, settings, why))


def _conflict(
    key: str, name: str, condition: Condition, settings: Mapping[str, str], why: Message
) -> Message:
    """Return why a value is incompatible with others; `or` is English."""
    given = [f"{other} = {value}" for other, value in condition.given.items()]
    setting = f"{name} = {settings[name]}"
    return Message(
        key,
        {
            "english": "".join([setting, *[f" with {one}" for one in given]]),
            "setting": ", ".join([setting, *given]),
            "toggle": condition.toggle,
            "wanted": " or ".join(condition.values),
            "names": ", ".join(condition.values),
            "now": settings[condition.toggle],
            "clause": condition.clause,
        },
        cause=why,
    )
