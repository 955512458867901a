"""The end of the game: final squads, Achievements, Medals, tie-breaks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from sztab.core.game import ScoreItem
from sztab.core.native import append, extend, i64, vec
from sztab.core.zones import column
from sztab.games.rush.cards import BASE, MEDAL
from sztab.games.rush.state import Player, RushState
from sztab.games.rush.tally import (
    DEFENDERS,
    DEPOT,
    GARAGE,
    HAND,
    REAR_GUARD,
    Metric,
    Party,
    Source,
    Tally,
)

MAX_SET: Final = 4
"""[ALT-110] Maximum Medals in a set, all of different nations."""
SET_POINTS: Final = (0, 0, 1, 2, 4)
"""[ALT-054] The score of a set by its number of Medals."""


def gather(player: Player, zones: i64, cards: vec[i64]) -> vec[i64]:
    """Return the cards with those of a player's zones added."""
    if zones & HAND:
        cards = extend(cards, player.hand)
        cards = extend(cards, player.kept)
    if zones & GARAGE:
        cards = extend(cards, player.garage)
    if zones & DEPOT:
        cards = extend(cards, player.depot)
    if zones & DEFENDERS:
        for guard in player.guards:
            if guard >= 0:
                cards = append(cards, guard)
    if zones & REAR_GUARD and player.rear >= 0:
        cards = append(cards, player.rear)
    return cards


def assemble(s: RushState, seats: list[int]) -> Party:
    """Return a party of these seats with their final squad."""
    cards = vec[i64]()
    for seat in seats:
        cards = gather(s.players[seat], s.rules.squad_zones, cards)
    return Party(seats, cards)


class CardSum(Metric[RushState]):
    """[RUSH-243] [RUSH-248] [FRONT-088] The sum of a weight for each card of the final squad.

    Weights of 1 count cards, printed values as weights sum those, and 0 leaves a card out.
    """

    def __init__(self, weights: list[int]) -> None:
        self.weights: vec[i64] = column(weights)

    def value(self, s: RushState, party: Party) -> int:
        return self.total(party.cards)

    def total(self, cards: vec[i64]) -> int:
        """Return the sum over the cards."""
        total: i64 = 0
        for card in cards:
            total += self.weights[card]
        return total


class ZoneSum(CardSum):
    """[FRONT-094] The same sum over chosen zones instead of the squad."""

    def __init__(self, weights: list[int], zones: int) -> None:
        super().__init__(weights)
        self.zones: i64 = zones

    def value(self, s: RushState, party: Party) -> int:
        cards = vec[i64]()
        for seat in party.seats:
            cards = gather(s.players[seat], self.zones, cards)
        return self.total(cards)


class MedalNations(Metric[RushState]):
    """[FRONT-081] Different nations whose Medals are in the squad."""

    def value(self, s: RushState, party: Party) -> int:
        return sum([1 for medals in medals_by_nation(s, party.cards) if medals > 0])


class DestroyedBases(Metric[RushState]):
    """[RUSH-242] [ALT-101] Bases destroyed by attack or Siege: events, not cards."""

    def value(self, s: RushState, party: Party) -> int:
        return sum([int(s.players[seat].razed) for seat in party.seats])


class DestroyedVehicles(Metric[RushState]):
    """[RUSH-260] Vehicles destroyed by attack or Siege."""

    def value(self, s: RushState, party: Party) -> int:
        return sum([int(s.players[seat].kills) for seat in party.seats])


class OwnBases(Metric[RushState]):
    """[FRONT-089] Bases of the party that stand, including the Headquarters and damaged ones."""

    def value(self, s: RushState, party: Party) -> int:
        return sum([s.players[seat].bases_left() for seat in party.seats])


STANDING: Final[OwnBases] = OwnBases()


class EndedGame(Metric[RushState]):
    """[FRONT-091] The party that triggered the end; only the first trigger counts."""

    def value(self, s: RushState, party: Party) -> int:
        return sum([1 for seat in party.seats if seat == s.ended_by])


def count(s: RushState) -> Tally:
    """Return the squads and the holders of Achievements."""
    parties = [assemble(s, seats) for seats in s.rules.parties]
    achievements = s.rules.achievements
    return Tally(parties, [achievements[number].holder(s, parties) for number in s.achievements])


class MedalCards(Source[RushState]):
    """[RUSH-255] A single scores 1, a double 2."""

    name: ClassVar[str] = "medals"

    def points(self, s: RushState, tally: Tally, party: int) -> int:
        return _worth(s, tally.parties[party].cards, MEDAL)

    def earning(self, s: RushState, tally: Tally, party: int) -> ScoreItem:
        cards = tally.parties[party].cards
        medals = [int(s.cards.medals[card]) for card in cards if s.cards.kind[card] == MEDAL]
        singles = medals.count(1)
        doubles = sum(medals) - singles
        reasons = [("singles", singles), ("doubles", doubles)]
        told = [{"kind": kind, "number": number} for kind, number in reasons if number > 0]
        return ScoreItem(self.name, float(singles + doubles), reasons=told)


class CapturedBases(Source[RushState]):
    """[RUSH-256] [FRONT-036] A captured Base scores 3; one's own Bases do not score [RUSH-258]."""

    name: ClassVar[str] = "bases"

    def points(self, s: RushState, tally: Tally, party: int) -> int:
        return _worth(s, tally.parties[party].cards, BASE)

    def earning(self, s: RushState, tally: Tally, party: int) -> ScoreItem:
        """Count the Bases, unless a custom card file gives them different values."""
        cards = s.cards
        worths = {int(cards.medals[at]) for at in range(len(cards.kind)) if cards.kind[at] == BASE}
        count = sum([1 for card in tally.parties[party].cards if cards.kind[card] == BASE])
        return _counted(self.name, self.points(s, tally, party), count, worths)


class HeldAchievements(Source[RushState]):
    """[RUSH-257] An Achievement scores 5."""

    name: ClassVar[str] = "achievements"

    def points(self, s: RushState, tally: Tally, party: int) -> int:
        total = 0
        for position in range(len(tally.holders)):
            if tally.holders[position] == party:
                total += s.rules.achievements[s.achievements[position]].medals
        return total

    def earning(self, s: RushState, tally: Tally, party: int) -> ScoreItem:
        """Name the Achievements; those of a custom card file may differ in value."""
        worths = {s.rules.achievements[number].medals for number in s.achievements}
        held = [
            s.rules.achievements[number].name
            for number, holder in zip(s.achievements, tally.holders, strict=True)
            if holder == party
        ]
        told = [{"kind": "achievement", "name": name} for name in held]
        return _counted(self.name, self.points(s, tally, party), len(held), worths, told)


class SurvivingBases(Source[RushState]):
    """[FRONT-096] Bases that were not destroyed score for their owner, but are no Medal cards."""

    name: ClassVar[str] = "surviving"

    def __init__(self, value: int) -> None:
        self.value = value

    def points(self, s: RushState, tally: Tally, party: int) -> int:
        return self.value * STANDING.value(s, tally.parties[party])

    def earning(self, s: RushState, tally: Tally, party: int) -> ScoreItem:
        count = STANDING.value(s, tally.parties[party])
        return _counted(self.name, self.value * count, count, {self.value})


class MedalSets(Source[RushState]):
    """[ALT-054] [ALT-057] Sets of Medals of different nations score, in the best partition."""

    name: ClassVar[str] = "sets"

    def points(self, s: RushState, tally: Tally, party: int) -> int:
        """Assign Medals one by one: a double may be split [ALT-056]."""
        sizes = partition(medals_by_nation(s, tally.parties[party].cards))
        return sum([SET_POINTS[size] for size in sizes])

    def earning(self, s: RushState, tally: Tally, party: int) -> ScoreItem:
        sizes = partition(medals_by_nation(s, tally.parties[party].cards))
        told = [
            {"kind": "set", "size": size, "number": sizes.count(size), "worth": SET_POINTS[size]}
            for size in range(MAX_SET, 1, -1)
            if size in sizes
        ]
        return ScoreItem(self.name, float(self.points(s, tally, party)), reasons=told)


def partition(medals: list[int]) -> list[int]:
    """[ALT-110] Repeatedly take one Medal each from up to 4 nations with the most Medals left."""
    left = sorted(medals, reverse=True)
    sizes: list[int] = []
    while True:
        size = min(MAX_SET, sum([1 for number in left if number > 0]))
        if size < 2:  # noqa: PLR2004  # the smallest set is a pair
            return sizes
        sizes.append(size)
        left = sorted([left[n] - 1 if n < size else left[n] for n in range(len(left))])[::-1]


def medals_by_nation(s: RushState, cards: vec[i64]) -> list[int]:
    """Return the number of Medals of each nation on the cards; a double has two [RUSH-252]."""
    medals = [0] * len(s.cards.nations)
    for card in cards:
        if s.cards.kind[card] == MEDAL:
            medals[s.cards.nation[card]] += s.cards.medals[card]
    return medals


def _worth(s: RushState, cards: vec[i64], kind: i64) -> int:
    total: i64 = 0
    for card in cards:
        if s.cards.kind[card] == kind:
            total += s.cards.medals[card]
    return total


def _counted(
    source: str, points: int, count: int, worths: set[int], reasons: Sequence[dict[str, Any]] = ()
) -> ScoreItem:
    """Return count × worth if all have the same value, otherwise only the sum."""
    worth = worths.pop() if len(worths) == 1 else 0
    return ScoreItem(source, float(points), count if worth else 0, worth, reasons)


def points(s: RushState, tally: Tally) -> list[int]:
    """[RUSH-259] [ALT-058] Return the score of each party."""
    return [
        sum([source.points(s, tally, party) for source in s.rules.sources])
        for party in range(len(tally.parties))
    ]


def earnings(s: RushState) -> list[list[ScoreItem]]:
    """Return each player's points by source with their breakdown; allies have the same."""
    tally = count(s)
    return [
        [source.earning(s, tally, s.rules.side[seat]) for source in s.rules.sources]
        for seat in range(len(s.players))
    ]


def tied_achievements(s: RushState) -> list[dict[str, Any]]:
    """[RUSH-238] Return the Achievements without a holder, and the seats that tie for them."""
    tally = count(s)
    ties: list[dict[str, Any]] = []
    for number, holder in zip(s.achievements, tally.holders, strict=True):
        if holder >= 0:
            continue
        one = s.rules.achievements[number]
        values = [one.metric.value(s, party) for party in tally.parties]
        best = min(values) if one.fewest else max(values)
        seats = [
            seat
            for party, value in zip(tally.parties, values, strict=True)
            if value == best
            for seat in party.seats
        ]
        ties.append({"kind": "achievement-tied", "name": one.name, "seats": seats, "number": best})
    return ties


def winners(s: RushState, tally: Tally, scores: list[int]) -> list[int]:
    """[RUSH-012] [RUSH-263] The parties that win: more than one only if all tie-breaks tie."""
    best: list[int] = []
    best_rank: list[int] = []
    for number in range(len(tally.parties)):
        kills: i64 = 0
        razed: i64 = 0
        for seat in tally.parties[number].seats:
            kills += s.players[seat].kills
            razed += s.players[seat].razed
        held = sum([1 for holder in tally.holders if holder == number])
        # [RUSH-260] [RUSH-261] [RUSH-262] [ALT-103] the tie-breaks, in this order
        rank = [scores[number], int(kills), int(razed), held]
        if not best or rank > best_rank:
            best, best_rank = [number], rank
        elif rank == best_rank:
            best.append(number)
    return best
