"""Playthroughs: whole games, written down for people; each game has its own style.

A playthrough shows every decision with the number of legal actions, and chance outcomes in braces.
Each game decides what else to show, and which actions to prefer.
"""

from __future__ import annotations

from textwrap import wrap
from typing import TYPE_CHECKING, Any, ClassVar, Final

from sztab import games
from sztab.core.action import CHANCE, OVER
from sztab.core.rng import Rng

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sztab.core.action import Action
    from sztab.core.state import State

WIDTH: Final = 100
Dump = dict[str, Any]


class Playthrough:
    """A game with random decisions."""

    name: ClassVar[str]
    """The game."""
    seeds: ClassVar[dict[tuple[str, int], int]]
    """Seeds by preset and number of players, chosen for short games in which much happens."""
    settings: ClassVar[dict[str, dict[str, str]]] = {}
    """Names that are no presets, but mean the first preset with these settings."""
    head: ClassVar[str]
    rounds_in_full: ClassVar[int]
    """Number of rounds in which all legal actions are listed."""

    def __init__(self, preset: str, players: int, seed: int | None = None) -> None:
        self.game = games.get(self.name)
        self.preset = preset
        chosen = None if preset in self.settings else preset
        self.rules = self.game.rules(players, self.settings.get(preset), chosen)
        self.notation = self.game.codec.notation(self.rules)
        self.seed = self.seeds[preset, players] if seed is None else seed
        self.rng = Rng(self.seed)
        self.state: State = self.game.new(self.rules)

    def lines(self) -> Iterator[str]:
        """Play to the end."""
        yield from self.head.format(
            title=self.game.title,
            players=self.rules.players,
            version=self.game.version,
            cards=self.rules.card_hash,
            seed=self.seed,
            rounds=self.rounds_in_full,
            preset=self.preset,
        ).splitlines()
        asked = self.settings.get(self.preset, {})
        yield from filled([f"{name} = {value}," for name, value in asked.items()], "Settings: ")
        yield from self._chance()
        while self.state.to_move() != OVER:
            dump = self.game.codec.dump(self.state)
            yield from self.heading(dump)
            yield from self._decision(in_full=dump["round"] <= self.rounds_in_full)
            yield from self._chance()
        yield from self._result()

    # Defined by each game

    def heading(self, dump: Dump) -> Iterator[str]:
        """Show the table where a new part of the game begins."""
        raise NotImplementedError  # every game tells it in its own style

    def table(self, dump: Dump) -> Iterator[str]:
        """Show the whole table; called at the end, too."""
        raise NotImplementedError  # every game tells it in its own style

    def preferred(self, names: dict[Action, str]) -> list[Action]:
        """Return the actions from which one is drawn at random."""
        raise NotImplementedError  # each game knows what is worth seeing

    def apply(self, action: Action) -> list[str]:
        """Apply an action and return lines about its effects."""
        self.state.apply(action)
        return []

    # The same for all games

    def _decision(self, *, in_full: bool) -> Iterator[str]:
        legal = self.state.legal_actions()
        names = {action: self.notation.format(action) for action in legal}
        action = self.rng.choice(self.preferred(names))
        yield f"  P{self.state.to_move() + 1} {names[action]} ({len(legal)})"
        if in_full and len(legal) > 1:
            yield from filled([f"{names[other]}," for other in legal], "        of: ")
        yield from self.apply(action)

    def _chance(self) -> Iterator[str]:
        outcomes, told = [], []
        while self.state.to_move() == CHANCE:
            number = len(self.state.legal_actions())
            action = self.state.sample(self.rng)
            outcomes.append(f"{{{self.notation.format(action)} ({number})}}")
            told += self.apply(action)
        yield from filled(outcomes, " " * 5)
        yield from told

    def _result(self) -> Iterator[str]:
        yield from self.table(self.game.codec.dump(self.state))
        yield ""
        for seat, sources in enumerate(self.game.statistics.score_sheet(self.state)):
            points = ", ".join(f"{source} {number:g}" for source, number in sources.items())
            total, share = self.state.scores()[seat], self.state.returns()[seat]
            yield f"P{seat + 1}: {total:g} points ({points}); result {share:g}"


def filled(parts: list[str], head: str) -> list[str]:
    """Wrap the parts into lines without breaking any of them."""
    whole = [part.replace(" ", "\0") for part in parts]
    lines = wrap(
        " ".join(whole),
        WIDTH,
        initial_indent=head,
        subsequent_indent=" " * len(head),
        break_long_words=False,
        break_on_hyphens=False,
    )
    return [line.replace("\0", " ").removesuffix(",") for line in lines]
