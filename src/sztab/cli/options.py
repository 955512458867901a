"""Parses the values of options: seats, toggles, cards, bots, seeds."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from sztab.cli.language import text
from sztab.core.action import RulesError, SztabError
from sztab.core.files import read_text
from sztab.records.record import SEAT

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from sztab.core.game import AnyGame
    from sztab.core.toggle import Rules


@dataclass(frozen=True)
class RuleChoice:
    """The rules that options ask for: a preset, toggles and a card file."""

    settings: Sequence[str] | None = None
    preset: str | None = None
    cards: str | None = None

    def __bool__(self) -> bool:
        return bool(self.settings or self.preset or self.cards)

    def content(self, game: AnyGame) -> dict[str, Any] | None:
        """Return the custom cards, checked."""
        return (
            None if self.cards is None else game.components.read(read_text(self.cards), self.cards)
        )

    def rules(self, game: AnyGame, players: int | None = None) -> Rules:
        """Return the rules for a number of players, by default the smallest that they allow."""
        content, settings = self.content(game), read_settings(self.settings)
        if players is not None:
            return game.rules(players, settings, self.preset, content)
        refusals: list[RulesError] = []
        preset = self.preset or game.presets()[0].name
        for number in range(game.min_players, game.max_players + 1):
            try:
                return game.rules(number, settings, preset, content)
            except RulesError as error:
                refusals.append(error)
        raise refusals[0]


def split(values: Iterable[str] | None) -> list[str]:
    """Return the items of a repeated option, whose values may be lists with commas."""
    return [item.strip() for value in values or () for item in value.split(",") if item.strip()]


def read_settings(values: Sequence[str] | None) -> dict[str, str]:
    """Return the toggles that are set by texts such as `name=value`."""
    settings: dict[str, str] = {}
    for value in values or ():
        name, equals, choice = value.partition("=")
        if not equals or not name.strip() or not choice.strip():
            raise SztabError(text("terminal-bad-setting", value=value))
        if name.strip() in settings:
            raise SztabError(text("terminal-set-twice", name=name.strip()))
        settings[name.strip()] = choice.strip()
    return settings


def read_seats(values: Sequence[str] | None, players: int) -> frozenset[int]:
    """Return the seats that humans play: `P1`, `P1,P3`, `all` or `none`."""
    words = split(values) or ["P1"]
    if words == ["none"]:
        return frozenset()
    if words == ["all"]:
        return frozenset(range(players))
    return frozenset(read_seat(word, players) for word in words)


def read_seat(word: str, players: int) -> int:
    """Return a seat by its name."""
    found = SEAT.fullmatch(word.upper())
    if found is None or int(found[1]) > players:
        raise SztabError(text("terminal-no-seat", seat=word, last=players))
    return int(found[1]) - 1


def fill_bots(bots: Sequence[str], seats: int) -> list[str]:
    """Return a bot for each seat; bots repeat if there are more seats."""
    if seats and len(bots) > seats:
        raise SztabError(text("terminal-many-bots", bots=len(bots), seats=seats))
    return [bots[n % len(bots)] for n in range(seats)]


def new_seed() -> int:
    """Return a random seed that is short enough to write down."""
    return secrets.randbelow(1_000_000_000)
