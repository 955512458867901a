"""The interface of an engine.

Each engine has its own tight loop, so that no layer of ours is measured.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar, Final, TypeAlias

from bench.measure import Sample, Spread, run_for

if TYPE_CHECKING:
    from collections.abc import Callable

Foreign: TypeAlias = Any
"""An object of an engine; most of the peers are untyped."""

SURVEY_GAMES: Final = 3
POSITIONS_PER_GAME: Final = 4
COPIES_PER_PASS: Final = 8
ITERATIONS: Final = 50
"""Iterations of one search. Every search starts from an empty tree."""


@dataclass(frozen=True, slots=True)
class Survey:
    """Figures on the decisions of an engine, from a few games that are not timed."""

    positions: list[Foreign]
    decisions: float
    """Decisions per game."""
    choices: float
    """Legal actions per decision."""
    forced: float
    """The share of decisions with one legal action only."""


class Engine(ABC):
    """A game of an engine, played at random from Python."""

    distributions: ClassVar[tuple[str, ...]]
    """Names of the installed packages whose versions are reported."""

    def __init__(self, seed: int) -> None:
        self.random: Callable[[], float] = Random(seed).random
        self._survey: Survey | None = None

    @abstractmethod
    def play(self) -> int:
        """Play one random game from Python and return the decisions of its players."""

    @abstractmethod
    def walk(self, visit: Callable[[Foreign, int], None]) -> None:
        """Play one random game; before each decision show the live position and its choices."""

    @abstractmethod
    def copier(self, position: Foreign) -> Callable[[], Foreign]:
        """Return a function that makes an independent copy of the position."""

    def facts(self) -> dict[str, object]:
        """Return further facts about this engine, for the reader."""
        return {}

    def survey(self) -> Survey:
        """Survey a few games; their positions are used in all later measurements."""
        if self._survey is None:
            self._survey = look_at(self)
        return self._survey

    def quantities(self) -> dict[str, Callable[[float], Sample]]:
        """Return what can be measured, by name."""
        return {"play": self.measure_play, "clone": self.measure_clone}

    def measure_play(self, seconds: float) -> Sample:
        """Events: decisions. Rounds: games."""
        return run_for(seconds, self.play)

    def measure_clone(self, seconds: float) -> Sample:
        """Events: copies. Rounds: passes over the sampled positions."""
        copiers = [self.copier(position) for position in self.survey().positions] * COPIES_PER_PASS

        def copy_all() -> int:
            for copy in copiers:
                copy()
            return len(copiers)

        return run_for(seconds, copy_all)


class SearchingEngine(Engine):
    """An engine with its own information-set Monte Carlo tree search (ISMCTS)."""

    @abstractmethod
    def search(self, position: Foreign, iterations: int) -> None:
        """Search one move from an empty tree, with random rollouts to the end of the game."""

    def searchable(self, position: Foreign) -> bool:
        """Return whether the engine's search can start from the position."""
        del position
        return True

    def quantities(self) -> dict[str, Callable[[float], Sample]]:
        """Return what can be measured, by name."""
        return {**super().quantities(), "ismcts": self.measure_ismcts}

    def measure_ismcts(self, seconds: float) -> Sample:
        """Events: iterations. Rounds: passes over the sampled positions."""
        positions = [at for at in self.survey().positions if self.searchable(at)]

        def search_all() -> int:
            for position in positions:
                self.search(position, ITERATIONS)
            return ITERATIONS * len(positions)

        return run_for(seconds, search_all)


def look_at(engine: Engine) -> Survey:
    """Play a few games: count choices, and copy some positions that offer a choice."""
    counts: list[int] = []
    positions: list[Foreign] = []
    for _ in range(SURVEY_GAMES):
        spread: Spread[Foreign] = Spread(POSITIONS_PER_GAME)

        def visit(position: Foreign, choices: int, spread: Spread[Foreign] = spread) -> None:
            counts.append(choices)
            if choices > 1:
                spread.offer(engine.copier(position))

        engine.walk(visit)
        positions += spread.items()
    return Survey(
        positions=positions,
        decisions=len(counts) / SURVEY_GAMES,
        choices=sum(counts) / len(counts),
        forced=counts.count(1) / len(counts),
    )
