"""Results of a simulation: wins by bot and by seat, points by source, the length of a game."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from sztab.lab.statistics import Share, deviation, mean

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sztab.lab.plan import Plan, PlayedGame


@dataclass(frozen=True)
class BotLine:
    """The results of one bot, over all seats it played."""

    bot: str
    wins: Share
    score: float
    score_deviation: float
    sources: dict[str, float]


@dataclass(frozen=True)
class SeatLine:
    """The results of one seat, over all bots."""

    seat: int
    wins: Share
    score: float


@dataclass(frozen=True)
class RoleLine:
    """The results of one role, such as an army or a team; it counts once per game."""

    role: str
    wins: Share


@dataclass(frozen=True)
class MoveLine:
    """The results of the seats that made a move at least once in the game."""

    move: str
    wins: Share


@dataclass(frozen=True)
class FigureLine:
    """The mean of a number that the game reports about itself."""

    name: str
    mean: float
    deviation: float


@dataclass(frozen=True)
class Report:
    """The results of a simulation: `games` of the `planned` games were played.

    `balanced` says whether every bot played every seat equally often.
    """

    plan: Plan
    planned: int
    games: int
    balanced: bool
    bots: tuple[BotLine, ...]
    seats: tuple[SeatLine, ...]
    decisions: float
    decisions_deviation: float
    roles: tuple[RoleLine, ...]
    endings: tuple[tuple[str, int], ...]
    """How games ended, and how many ended so; the most common first."""
    rounds: float
    rounds_deviation: float
    moves: tuple[MoveLine, ...]
    figures: tuple[FigureLine, ...]

    def to_data(self) -> dict[str, Any]:
        """Return the report as plain data, ready for JSON."""
        plan = self.plan
        content = {} if plan.content is None else {"content": plan.content}
        house = {"house": plan.house} if plan.house else {}
        return {
            "game": plan.game,
            "players": plan.players,
            "settings": dict(plan.settings),
            "cards": plan.cards,
            **house,
            **content,
            "seed": plan.seed,
            "lineup": list(plan.bots),
            "planned": self.planned,
            "games": self.games,
            "balanced": self.balanced,
            "decisions": {"mean": self.decisions, "deviation": self.decisions_deviation},
            "bots": [
                {
                    "bot": line.bot,
                    **_share(line.wins),
                    "score": line.score,
                    "score_deviation": line.score_deviation,
                    "sources": line.sources,
                }
                for line in self.bots
            ],
            "seats": [
                {"seat": f"P{line.seat + 1}", **_share(line.wins), "score": line.score}
                for line in self.seats
            ],
            "roles": [{"role": line.role, **_share(line.wins)} for line in self.roles],
            "endings": dict(self.endings),
            "rounds": {"mean": self.rounds, "deviation": self.rounds_deviation},
            "figures": {
                line.name: {"mean": line.mean, "deviation": line.deviation} for line in self.figures
            },
            "moves": [{"move": line.move, **_share(line.wins)} for line in self.moves],
        }


def _share(share: Share) -> dict[str, Any]:
    low, high = share.interval
    return {"wins": share.hits, "of": share.of, "share": share.value, "low": low, "high": high}


def summarise(plan: Plan, planned: int, games: Sequence[PlayedGame]) -> Report:
    """Return the report on these games; their order does not matter."""
    played = sorted(games, key=lambda game: game.index)
    turns = [game.index % plan.players for game in played]
    balanced = len({turns.count(seat) for seat in range(plan.players)}) == 1
    lengths = [float(game.decisions) for game in played]
    rounds = [float(game.rounds) for game in played]
    return Report(
        plan=plan,
        planned=planned,
        games=len(played),
        balanced=balanced,
        bots=tuple(_bot_line(bot, played) for bot in dict.fromkeys(plan.bots)),
        seats=tuple(_seat_line(seat, played) for seat in range(plan.players)),
        decisions=mean(lengths),
        decisions_deviation=deviation(lengths),
        roles=_role_lines(played),
        endings=tuple(Counter(game.ending for game in played if game.ending).most_common()),
        rounds=mean(rounds),
        rounds_deviation=deviation(rounds),
        moves=_move_lines(played),
        figures=_figure_lines(played),
    )


def _figure_lines(played: Sequence[PlayedGame]) -> tuple[FigureLine, ...]:
    """Return the means of the numbers that games report about themselves."""
    found: dict[str, list[float]] = {}
    for game in played:
        for name, number in game.figures:
            found.setdefault(name, []).append(number)
    return tuple(FigureLine(name, mean(all_), deviation(all_)) for name, all_ in found.items())


def _role_lines(played: Sequence[PlayedGame]) -> tuple[RoleLine, ...]:
    """Count each game once for each role in it: all seats of a role win together."""
    won: dict[str, list[float]] = {}
    for game in played:
        for role in sorted({name for name in game.roles if name}):
            won.setdefault(role, []).append(game.wins[game.roles.index(role)])
    return tuple(RoleLine(role, Share(sum(wins), len(wins))) for role, wins in won.items())


def _move_lines(played: Sequence[PlayedGame]) -> tuple[MoveLine, ...]:
    """Return for each counted move how often its player won; the most successful first."""
    won: dict[str, list[float]] = {}
    for game in played:
        for seat, move in game.moves:
            won.setdefault(move, []).append(game.wins[seat])
    lines = [MoveLine(move, Share(sum(wins), len(wins))) for move, wins in won.items()]
    return tuple(sorted(lines, key=lambda line: (-line.wins.value, line.move)))


def _bot_line(bot: str, played: Sequence[PlayedGame]) -> BotLine:
    seats = [(game, s) for game in played for s, name in enumerate(game.bots) if name == bot]
    scores = [game.scores[s] for game, s in seats]
    names = dict.fromkeys(source for game, s in seats for source in game.sources[s])
    sources = {name: mean([g.sources[s].get(name, 0.0) for g, s in seats]) for name in names}
    wins = Share(sum(game.wins[s] for game, s in seats), len(seats))
    return BotLine(bot, wins, mean(scores), deviation(scores), sources)


def _seat_line(seat: int, played: Sequence[PlayedGame]) -> SeatLine:
    wins = Share(sum(game.wins[seat] for game in played), len(played))
    return SeatLine(seat, wins, mean([game.scores[seat] for game in played]))
