"""Toggles and presets of a game as plain data, for the terminal, the server and the page.

All classes hold only text, numbers, lists and tables, so `dataclasses.asdict` makes JSON of them.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING

from sztab.core.action import RulesError

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sztab.core.game import AnyGame
    from sztab.core.toggle import Condition, Preset, Toggle


@dataclass(frozen=True, slots=True)
class ConditionInfo:
    """A value that another toggle must, or must not, have when a toggle has one of `when`.

    The condition applies where the toggles in `given` have these values. `text` says all of it in
    words.
    """

    when: tuple[str, ...]
    given: dict[str, str]
    toggle: str
    values: tuple[str, ...]
    clause: str
    why: str
    text: str


@dataclass(frozen=True, slots=True)
class DefaultInfo:
    """The default of a toggle where the toggles in `given` have these values."""

    value: str
    given: dict[str, str]


@dataclass(frozen=True, slots=True)
class ToggleInfo:
    """A rule that players may choose; the last of `defaults` that applies is the default."""

    name: str
    values: Sequence[str]
    default: str
    clause: str
    text: str
    needs: tuple[ConditionInfo, ...]
    excludes: tuple[ConditionInfo, ...]
    defaults: tuple[DefaultInfo, ...]


@dataclass(frozen=True, slots=True)
class PresetInfo:
    """A named choice of toggles, and the numbers of players that it is for.

    `by_players` has further settings for some numbers of players, which are text here.
    """

    name: str
    text: str
    clause: str
    settings: dict[str, str]
    by_players: dict[str, dict[str, str]]
    players: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class GameInfo:
    """A game with its toggles and presets; the first preset is the usual one.

    `house` names its house rules, if there are any, and `words` has their Fluent messages by
    language. Only English is sure to be complete.
    """

    name: str
    title: str
    version: str
    min_players: int
    max_players: int
    takes_cards: bool
    toggles: tuple[ToggleInfo, ...]
    presets: tuple[PresetInfo, ...]
    house: str
    words: dict[str, str]


def describe_game(game: AnyGame) -> GameInfo:
    """Return a game with its toggles and presets. This is slow, because every preset is tried."""
    return GameInfo(
        name=game.name,
        title=game.title,
        version=game.version,
        min_players=game.min_players,
        max_players=game.max_players,
        takes_cards=bool(game.components.schema()),
        toggles=tuple(describe_toggle(game.name, toggle) for toggle in game.toggles()),
        presets=tuple(_preset(game, preset) for preset in game.presets()),
        house="" if game.house is None else game.house.id,
        words={} if game.house is None else dict(game.house.words),
    )


def describe_toggle(game: str, toggle: Toggle) -> ToggleInfo:
    """Return a toggle with its conditions."""
    return ToggleInfo(
        name=toggle.name,
        values=toggle.values,
        default=toggle.default,
        clause=toggle.clause,
        text=toggle.text,
        needs=_conditions(game, toggle.name, "needs", toggle.needs),
        excludes=_conditions(game, toggle.name, "excludes", toggle.excludes),
        defaults=tuple(DefaultInfo(one.value, dict(one.given)) for one in toggle.defaults),
    )


def _conditions(
    game: str, toggle: str, verb: str, conditions: Sequence[Condition]
) -> tuple[ConditionInfo, ...]:
    return tuple(_condition(one, verb, str(one.why(game, toggle))) for one in conditions)


def _condition(one: Condition, verb: str, why: str) -> ConditionInfo:
    when = "/".join(one.when)
    when += "".join(f" with {name}={value}" for name, value in one.given.items())
    text = f"{when} {verb} {one.toggle}={'/'.join(one.values)} [{one.clause}]."
    names, values = tuple(one.when), tuple(one.values)
    return ConditionInfo(names, dict(one.given), one.toggle, values, one.clause, why, text)


def _preset(game: AnyGame, preset: Preset) -> PresetInfo:
    return PresetInfo(
        name=preset.name,
        text=preset.text,
        clause=preset.clause,
        settings=dict(preset.settings),
        by_players={str(n): dict(more) for n, more in preset.by_players.items() if more},
        players=tuple(_allowed(game, preset)),
    )


def _allowed(game: AnyGame, preset: Preset) -> Iterator[int]:
    """Yield the numbers of players for which the preset can be played without changes."""
    for players in range(game.min_players, game.max_players + 1):
        with suppress(RulesError):
            game.rules(players, preset=preset.name)
            yield players
