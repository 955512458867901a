"""The end of the game: final squads, Achievements, Medals, tie-breaks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sztab.core.native import append, i64, vec
from sztab.games.rush.cards import BASE, DOUBLE, MEDAL

if TYPE_CHECKING:
    from sztab.games.rush.state import RushState


def squad(s: RushState, seat: int) -> vec[i64]:
    """[RUSH-231] The final squad: hand, Garage and Depot, and no own Base [RUSH-232]."""
    player = s.players[seat]
    cards = vec[i64]()
    for card in player.hand:
        cards = append(cards, card)
    for card in player.garage:
        cards = append(cards, card)
    for card in player.depot:
        cards = append(cards, card)
    if s.rules.squad_has_defenders:  # [RUSH-233]
        for guard in player.guards:
            if guard >= 0:
                cards = append(cards, guard)
    return cards


class Metric:
    """A number that players compare for an Achievement."""

    def value(self, s: RushState, seat: int, cards: vec[i64]) -> int:
        """Return the number for the player with this final squad."""
        raise NotImplementedError


class DestroyedBases(Metric):
    """[RUSH-242] Bases destroyed by attack or Siege: events, not cards."""

    def value(self, s: RushState, seat: int, cards: vec[i64]) -> int:
        """Return the counter."""
        return s.players[seat].razed


class ClassCount(Metric):
    """[RUSH-243] Vehicles of one class, all nations together."""

    def __init__(self, rank: int) -> None:
        self.rank: i64 = rank

    def value(self, s: RushState, seat: int, cards: vec[i64]) -> int:
        """Count them."""
        number: i64 = 0
        for card in cards:
            if s.cards.rank[card] == self.rank:
                number += 1
        return number


class NationMedals(Metric):
    """[RUSH-248] [RUSH-252] Medals of one nation; a double counts as two."""

    def __init__(self, nation: int) -> None:
        self.nation: i64 = nation

    def value(self, s: RushState, seat: int, cards: vec[i64]) -> int:
        """Add them up."""
        number: i64 = 0
        for card in cards:
            if s.cards.kind[card] == MEDAL and s.cards.nation[card] == self.nation:
                number += s.cards.medals[card]
        return number


class DoubleMedalCards(Metric):
    """[RUSH-253] Cards with two Medals, all nations together."""

    def value(self, s: RushState, seat: int, cards: vec[i64]) -> int:
        """Count them."""
        number: i64 = 0
        for card in cards:
            if s.cards.kind[card] == MEDAL and s.cards.medals[card] == DOUBLE:
                number += 1
        return number


class SquadCards(Metric):
    """[RUSH-254] All cards of the squad, Medals and captured Bases included."""

    def value(self, s: RushState, seat: int, cards: vec[i64]) -> int:
        """Count them."""
        return len(cards)


class Achievement:
    """One Achievement card: what is compared, and what it is worth [RUSH-241]."""

    def __init__(self, name: str, title: str, metric: Metric, medals: int) -> None:
        self.name = name
        self.title = title
        self.metric = metric
        self.medals = medals

    def holder(self, s: RushState, squads: list[vec[i64]]) -> int:
        """[RUSH-238] [RUSH-239] The one player with the most; shared by several: nobody (-1)."""
        best = -1
        holder = -1
        for seat in range(len(squads)):
            value = self.metric.value(s, seat, squads[seat])
            if value > best:
                best = value
                holder = seat
            elif value == best:
                holder = -1
        return holder


class Tally:
    """The counting at the end: squads first, then who holds which Achievement [RUSH-237]."""

    def __init__(self, s: RushState) -> None:
        self.squads: list[vec[i64]] = [squad(s, seat) for seat in range(len(s.players))]
        self.holders: list[int] = [
            s.rules.achievements[number].holder(s, self.squads) for number in s.achievements
        ]


class Source:
    """One of the ways to score."""

    name: str

    def points(self, s: RushState, tally: Tally, seat: int) -> int:
        """Return the Medals that the player scores in this way."""
        raise NotImplementedError


class MedalCards(Source):
    """[RUSH-255] A single scores 1, a double 2."""

    def __init__(self) -> None:
        self.name = "medals"

    def points(self, s: RushState, tally: Tally, seat: int) -> int:
        """Add up the Medals on Medal cards in the squad."""
        return _worth(s, tally.squads[seat], MEDAL)


class CapturedBases(Source):
    """[RUSH-256] A captured enemy Base in the squad scores 3; own Bases nothing [RUSH-258]."""

    def __init__(self) -> None:
        self.name = "bases"

    def points(self, s: RushState, tally: Tally, seat: int) -> int:
        """Add up the Base cards in the squad."""
        return _worth(s, tally.squads[seat], BASE)


class HeldAchievements(Source):
    """[RUSH-257] An Achievement scores 5."""

    def __init__(self) -> None:
        self.name = "achievements"

    def points(self, s: RushState, tally: Tally, seat: int) -> int:
        """Add up the Achievements held."""
        total = 0
        for position in range(len(tally.holders)):
            if tally.holders[position] == seat:
                total += s.rules.achievements[s.achievements[position]].medals
        return total


def _worth(s: RushState, cards: vec[i64], kind: i64) -> int:
    total: i64 = 0
    for card in cards:
        if s.cards.kind[card] == kind:
            total += s.cards.medals[card]
    return total


def points(s: RushState, tally: Tally) -> list[int]:
    """[RUSH-259] The score of each player."""
    return [
        sum([source.points(s, tally, seat) for source in s.rules.sources])
        for seat in range(len(s.players))
    ]


def points_by_source(s: RushState) -> list[dict[str, float]]:
    """Return each player's points, told apart by where they come from."""
    tally = Tally(s)
    return [
        {source.name: float(source.points(s, tally, seat)) for source in s.rules.sources}
        for seat in range(len(s.players))
    ]


def winners(s: RushState, tally: Tally, scores: list[int]) -> list[int]:
    """[RUSH-012] [RUSH-263] The seats that win: more than one only if all tie-breaks tie."""
    best: list[int] = []
    best_rank: list[int] = []
    for seat in range(len(s.players)):
        player = s.players[seat]
        held = sum([1 for holder in tally.holders if holder == seat])
        # [RUSH-260] [RUSH-261] [RUSH-262] the tie-breaks, in this order
        rank = [scores[seat], int(player.kills), int(player.razed), held]
        if not best or rank > best_rank:
            best, best_rank = [seat], rank
        elif rank == best_rank:
            best.append(seat)
    return best
