"""What is to be played: a plan that any process can carry out, one numbered game at a time."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from sztab import games
from sztab.bots import make_bot
from sztab.core.action import Message, SztabError
from sztab.core.rng import Rng
from sztab.house import load
from sztab.play import Match, shares_of

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from sztab.bots import Bot
    from sztab.core.action import Action
    from sztab.core.game import AnyGame
    from sztab.core.toggle import Rules


@dataclass(frozen=True)
class PlayedGame:
    """One game that was played, seat by seat."""

    index: int
    bots: tuple[str, ...]
    wins: tuple[float, ...]
    """What each seat's side won: all its members have the whole victory."""
    scores: tuple[float, ...]
    sources: tuple[dict[str, float], ...]
    decisions: int
    roles: tuple[str, ...] = ()
    """What each seat played, where seats are not alike."""
    ending: str = ""
    rounds: int = 0
    moves: tuple[tuple[int, str], ...] = ()
    """Seats with the moves worth counting that they made, and with what they were dealt."""
    figures: tuple[tuple[str, float], ...] = ()
    """Further numbers of the game as a whole."""


@dataclass(frozen=True)
class Plan:
    """Names only, so that it can be sent to another process; and custom cards, as data.

    House rules are read from their file in each process, and must be the same everywhere.
    """

    game: str
    players: int
    settings: tuple[tuple[str, str], ...]
    cards: str
    bots: tuple[str, ...]
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

    def lineup(self, index: int) -> tuple[str, ...]:
        """Return who sits where: the bots move on by one seat from game to game."""
        seats = range(self.players)
        return tuple(self.bots[(seat + index) % self.players] for seat in seats)

    def game_seed(self, index: int) -> int:
        """Return the seed of one game, as `play --seed` takes it."""
        rng = Rng(f"{self.seed}/game/{index}")
        return rng.word() << 32 | rng.word()


def make_plan(game: AnyGame, rules: Rules, bots: Sequence[str], seed: int) -> Plan:
    """Return a plan; bots that are fewer than the seats repeat, more than the seats are refused."""
    if not bots:
        raise SztabError(Message("simulation-no-bot"))
    if len(bots) > rules.players:
        counts = {"bots": str(len(bots)), "players": str(rules.players)}
        raise SztabError(Message("simulation-too-many-bots", counts))
    for bot in bots:
        make_bot(bot, game, Rng(0))
    lineup = tuple(bots[seat % len(bots)] for seat in range(rules.players))
    settings = tuple(sorted(rules.settings.items()))
    return Plan(
        game.name, rules.players, settings, rules.card_hash, lineup, seed, rules.content,
        rules.declared.house, "" if game.house is None else game.house.file,
    )  # fmt: skip


class Series:
    """Plays the games of a plan, each by its number, the same wherever and whenever."""

    def __init__(self, plan: Plan, game: AnyGame, rules: Rules) -> None:
        self._plan = plan
        self._game = game
        self._rules = rules
        self._telling = TellingMoves(game, rules)

    def play(self, index: int, stopped: Callable[[], bool] | None = None) -> PlayedGame | None:
        """Play the game with this number; None if it was stopped."""
        game, lineup = self._game, self._plan.lineup(index)
        seed = self._plan.game_seed(index)
        match = Match(game, self._rules, seed)
        dealt = game.statistics.holdings(match.state)
        if not match.run(self._bots(lineup, seed), stopped):
            return None
        summary = game.statistics.summary(match.state)
        return PlayedGame(
            index, lineup, shares_of(match.state), tuple(match.state.scores()),
            tuple(game.statistics.score_sheet(match.state)), len(match.moves), tuple(summary.roles),
            summary.ending, summary.rounds, (*holdings(dealt), *self._telling_moves(match)),
            tuple(summary.figures.items()),
        )  # fmt: skip

    def _bots(self, lineup: Sequence[str], seed: int) -> dict[int, Bot]:
        return {
            seat: make_bot(name, self._game, Rng(f"{seed}/{seat}/{name}"))
            for seat, name in enumerate(lineup)
        }

    def _telling_moves(self, match: Match) -> list[tuple[int, str]]:
        """Return who made which of the moves that the game calls telling, each once."""
        telling = self._telling
        return [
            (seat, text)
            for seat, actions in enumerate(match.decisions_by_seat())
            for text in sorted({telling[action] for action in actions} - {""})
        ]


class TellingMoves(dict[int, str]):
    """Actions in notation, as they are asked for; empty for those that the game does not count."""

    def __init__(self, game: AnyGame, rules: Rules) -> None:
        super().__init__()
        self._verbs = game.statistics.counted_verbs
        self._notation = game.codec.notation(rules)

    def __missing__(self, action: Action) -> str:
        text = self._notation.format(action)
        self[action] = text if text.split()[0] in self._verbs else ""
        return self[action]


def holdings(dealt: list[list[str]]) -> tuple[tuple[int, str], ...]:
    """Return who was dealt what, as if it were a move."""
    return tuple((seat, f"holds {name}") for seat, names in enumerate(dealt) for name in names)
