"""What is to be played: a plan that any process can carry out, one numbered game at a time."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from sztab import games
from sztab.bots import make_bot
from sztab.core.action import SztabError
from sztab.core.rng import Rng
from sztab.records.match import Match

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from sztab.core.game import Game
    from sztab.core.state import State
    from sztab.core.toggle import Rules


@dataclass(frozen=True)
class Outcome:
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
    """Names only, so that it can be sent to another process; and custom cards, as data."""

    game: str
    players: int
    settings: tuple[tuple[str, str], ...]
    cards: str
    bots: tuple[str, ...]
    seed: int
    content: Mapping[str, Any] | None = None

    def rules(self) -> tuple[Game, Rules]:
        """Return the game and its rules in this process."""
        game = games.get(self.game)
        rules = game.rules(self.players, dict(self.settings), content=self.content)
        if rules.card_hash != self.cards:
            raise SztabError("Another process reads other cards: was Sztab just updated?")
        return game, rules

    def lineup(self, index: int) -> tuple[str, ...]:
        """Return who sits where: the bots move on by one seat from game to game."""
        seats = range(self.players)
        return tuple(self.bots[(seat + index) % self.players] for seat in seats)

    def game_seed(self, index: int) -> int:
        """Return the seed of one game, as `play --seed` takes it."""
        rng = Rng(f"{self.seed}/game/{index}")
        return rng.word() << 32 | rng.word()


def make_plan(game: Game, rules: Rules, bots: Sequence[str], seed: int) -> Plan:
    """Return a plan; bots that are fewer than the seats repeat, more than the seats are refused."""
    if not bots:
        raise SztabError("A simulation needs at least one bot.")
    if len(bots) > rules.players:
        raise SztabError(
            f"{len(bots)} bots for {rules.players} players; name fewer bots or more players."
        )
    for bot in bots:
        make_bot(bot, game, Rng(0))
    lineup = tuple(bots[seat % len(bots)] for seat in range(rules.players))
    settings = tuple(sorted(rules.settings.items()))
    return Plan(game.name, rules.players, settings, rules.card_hash, lineup, seed, rules.content)


def play_game(
    plan: Plan, game: Game, rules: Rules, index: int, stopped: Callable[[], bool]
) -> Outcome | None:
    """Play the game with this number, the same wherever and whenever; None if stopped."""
    lineup = plan.lineup(index)
    seed = plan.game_seed(index)
    match = Match(game, rules, seed, listen=False)
    bots = {
        seat: make_bot(name, game, Rng(f"{seed}/{seat}/{name}")) for seat, name in enumerate(lineup)
    }
    dealt = game.holdings(match.state)
    while match.step(bots):
        if stopped():
            return None
    decisions = sum(1 for seat, _ in match.history if seat >= 0)
    summary = game.summary(match.state)
    return Outcome(
        index, lineup, wins_of(match.state), tuple(match.state.scores()),
        tuple(game.score_sheet(match.state)), decisions, tuple(summary.roles), summary.ending,
        summary.rounds, (*holdings(dealt), *telling_moves(game, rules, match)),
        tuple(summary.figures.items()),
    )  # fmt: skip


def holdings(dealt: list[list[str]]) -> tuple[tuple[int, str], ...]:
    """Return who was dealt what, as if it were a move."""
    return tuple((seat, f"holds {name}") for seat, names in enumerate(dealt) for name in names)


def telling_moves(game: Game, rules: Rules, match: Match) -> tuple[tuple[int, str], ...]:
    """Return who made which of the moves that the game calls telling, each once."""
    notation = game.notation(rules)
    made = {(seat, notation.format(action)) for seat, action in match.history if seat >= 0}
    return tuple(sorted((seat, move) for seat, move in made if move.split()[0] in game.telling))


def wins_of(state: State) -> tuple[float, ...]:
    """Return what the side of each seat won of the game: 1, or its share of a tie."""
    returns, seats = state.returns(), range(state.seats())
    won: dict[int, float] = {}
    for seat in seats:
        won[state.side(seat)] = won.get(state.side(seat), 0.0) + returns[seat]
    return tuple(won[state.side(seat)] for seat in seats)
