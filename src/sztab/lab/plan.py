"""What an experiment plays: a plan that any process can carry out, one numbered game at a time."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from sztab import games
from sztab.bots import make_bot
from sztab.core.action import Message, SztabError
from sztab.core.rng import Rng
from sztab.house import load
from sztab.play import Match, shares_of

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from sztab.core.action import Action
    from sztab.core.game import AnyGame
    from sztab.core.toggle import Rules

HOLDS: Final = "holds "
"""Marks what a seat was dealt, among its moves."""


@dataclass(frozen=True)
class PlayedGame:
    """The result of one game; tuples have one item per seat unless they say otherwise."""

    index: int
    bots: tuple[str, ...]
    sides: tuple[int, ...]
    wins: tuple[float, ...]
    """What the side of each seat won: a victory counts in full for each of its members."""
    scores: tuple[float, ...]
    sources: tuple[dict[str, float], ...]
    decisions: int
    roles: tuple[str, ...] = ()
    """What each seat played, in games whose seats differ."""
    ending: str = ""
    rounds: int = 0
    moves: tuple[tuple[int, str], ...] = ()
    """Pairs of a seat and a move of it that is counted, or something that it was dealt."""
    figures: tuple[tuple[str, float], ...] = ()
    """Further numbers of the game as a whole, by name."""


@dataclass(frozen=True)
class Plan:
    """The games of an experiment. Bots rotate by one seat from game to game.

    It holds only names and, for custom cards, plain data, so it can be sent to another process.
    House rules are read from their file in each process, and must be the same everywhere.
    """

    game: str
    players: int
    settings: tuple[tuple[str, str], ...]
    cards: str
    bots: tuple[str, ...]
    """One bot for each seat, as they sit in game 0."""
    seed: int
    content: Mapping[str, Any] | None = None
    house: str = ""
    house_file: str = ""

    def rules(self) -> tuple[AnyGame, Rules]:
        """Return the game and its rules in this process."""
        if self.house:
            load(self.house_file)
        game = games.get_made_with(self.game, self.house)
        rules = game.rules(self.players, dict(self.settings), content=self.content)
        if rules.card_hash != self.cards:
            raise SztabError(Message("simulation-other-cards"))
        return game, rules

    def game_seed(self, index: int) -> int:
        """Return the seed of one game, as `play --seed` takes it."""
        rng = Rng(f"{self.seed}/game/{index}")
        return rng.word() << 32 | rng.word()

    def lineup(self, index: int, sides: Sequence[int]) -> tuple[str, ...]:
        """Return the bot of each seat in one game; `sides` has the side of each seat."""
        return tuple(self.bots[(seat + index) % self.players] for seat in range(len(sides)))

    def bot_rng(self, index: int, seat: int, bot: str) -> Rng:
        """Return the random generator of a bot in one game."""
        return Rng(f"{self.game_seed(index)}/{seat}/{bot}")


@dataclass(frozen=True)
class PlanBySide(Plan):
    """A plan in which two bots exchange sides from game to game.

    Where set-up draws which seat plays which side (an army), rotating by seats would not let both
    bots play each side equally often.
    """

    def game_seed(self, index: int) -> int:
        return index

    def lineup(self, index: int, sides: Sequence[int]) -> tuple[str, ...]:
        """Return the bot of each seat: the first bot has side 0 in even games, else side 1."""
        first, second = self.bots[:2]
        return tuple(first if side == index % 2 else second for side in sides)

    def bot_rng(self, index: int, seat: int, bot: str) -> Rng:  # noqa: ARG002 (an override)
        return Rng(f"strength/{index}/{seat}")


def make_plan(
    game: AnyGame, rules: Rules, bots: Sequence[str], seed: int, kind: type[Plan] = Plan
) -> Plan:
    """Return a plan of some kind. Bots repeat if there are more seats than bots.

    Raises:
        SztabError: There is no bot, more bots than seats, or a bot that does not exist.
    """
    if not bots:
        raise SztabError(Message("simulation-no-bot"))
    if len(bots) > rules.players:
        counts = {"bots": str(len(bots)), "players": str(rules.players)}
        raise SztabError(Message("simulation-too-many-bots", counts))
    for bot in bots:
        make_bot(bot, game, Rng(0))
    return kind(
        game=game.name,
        players=rules.players,
        settings=tuple(sorted(rules.settings.items())),
        cards=rules.card_hash,
        bots=tuple(bots[seat % len(bots)] for seat in range(rules.players)),
        seed=seed,
        content=rules.content,
        house=rules.declared.house,
        house_file="" if game.house is None else game.house.file,
    )


class Series:
    """Plays the games of a plan by their numbers. A game does not depend on those before it."""

    def __init__(self, plan: Plan, game: AnyGame, rules: Rules) -> None:
        self._plan = plan
        self._game = game
        self._rules = rules
        self._counted = CountedMoves(game, rules)

    def play(self, index: int, stopped: Callable[[], bool] | None = None) -> PlayedGame | None:
        """Play the game with this number; return None if it was stopped."""
        game, plan = self._game, self._plan
        match = Match(game, self._rules, plan.game_seed(index))
        dealt = game.statistics.holdings(match.state)
        sides = tuple(match.state.side(seat) for seat in range(plan.players))
        lineup = plan.lineup(index, sides)
        bots = {
            seat: make_bot(name, game, plan.bot_rng(index, seat, name))
            for seat, name in enumerate(lineup)
        }
        if not match.run(bots, stopped):
            return None
        summary = game.statistics.summary(match.state)
        return PlayedGame(
            index=index,
            bots=lineup,
            sides=sides,
            wins=shares_of(match.state),
            scores=tuple(match.state.scores()),
            sources=tuple(game.statistics.score_sheet(match.state)),
            decisions=len(match.moves),
            roles=tuple(summary.roles),
            ending=summary.ending,
            rounds=summary.rounds,
            moves=(*holdings(dealt), *self._counted_moves(match)),
            figures=tuple(summary.figures.items()),
        )

    def _counted_moves(self, match: Match) -> list[tuple[int, str]]:
        """Return pairs of a seat and a move that the game counts, each pair once."""
        counted = self._counted
        return [
            (seat, text)
            for seat, actions in enumerate(match.decisions_by_seat())
            for text in sorted({counted[action] for action in actions} - {""})
        ]


class CountedMoves(dict[int, str]):
    """A cache of actions in notation; empty for actions that the game does not count."""

    def __init__(self, game: AnyGame, rules: Rules) -> None:
        super().__init__()
        self._verbs = game.statistics.counted_verbs
        self._notation = game.codec.notation(rules)

    def __missing__(self, action: Action) -> str:
        text = self._notation.format(action)
        self[action] = text if text.split()[0] in self._verbs else ""
        return self[action]


def holdings(dealt: list[list[str]]) -> tuple[tuple[int, str], ...]:
    """Return what each seat was dealt, in the form of moves."""
    return tuple((seat, HOLDS + name) for seat, names in enumerate(dealt) for name in names)
