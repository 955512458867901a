"""A position of Rush: zones of cards, damage, counters, and what this turn has seen so far."""

from __future__ import annotations

from typing import Any, Final

from sztab.core.action import Action, Reason
from sztab.core.event import Log
from sztab.core.native import append, i64, vec
from sztab.core.state import Frame, State
from sztab.games.rush import actions, events
from sztab.games.rush.cards import BASE
from sztab.games.rush.rules import RushRules
from sztab.games.rush.scoring import Tally, points, winners
from sztab.games.rush.view import RushView, look
from sztab.games.rush.zones import DESTROYED, UNDEFENDED, insert, ordered

NOBODY: Final = -1


class Player:
    """One player's side of the table.

    `guards` has an entry per Base: the vehicle that defends it, UNDEFENDED or DESTROYED. Damage is
    a bit per Base [RUSH-042]. The last card of `depot` is its top [RUSH-031]; hand and Garage have
    no order, so they are kept sorted.
    """

    def __init__(
        self,
        hand: vec[i64],
        garage: vec[i64],
        depot: vec[i64],
        guards: vec[i64],
        hit_bases: i64,
        hit_guards: i64,
        kills: i64,
        razed: i64,
    ) -> None:
        self.hand = hand
        self.garage = garage
        self.depot = depot
        self.guards = guards
        self.hit_bases = hit_bases
        self.hit_guards = hit_guards
        self.kills = kills
        self.razed = razed

    def clone(self) -> Player:
        """Return an independent copy."""
        return Player(
            self.hand[:], self.garage[:], self.depot[:], self.guards[:],
            self.hit_bases, self.hit_guards, self.kills, self.razed,
        )  # fmt: skip

    def bases_left(self) -> int:
        """Return how many own Bases still stand."""
        left = 0
        for guard in self.guards:
            if guard != DESTROYED:
                left += 1
        return left

    def has_undefended_base(self) -> bool:
        """Return whether a standing Base has no vehicle on it."""
        for guard in self.guards:
            if guard == UNDEFENDED:
                return True
        return False


class Turn:
    """What must be remembered until the end of the turn."""

    def __init__(
        self,
        played: vec[i64],
        attackers: vec[i64],
        goods: vec[i64],
        kills: vec[i64],
        pool: i64,
        backers: i64,
        attack_kills: i64,
        attack_nation: i64,
        resolving: i64,
        bought: bool,
        recruiting: bool,
        attacked: bool,
        hand_open: bool,
    ) -> None:
        self.played = played
        """Vehicles played this turn; they may not be played again [RUSH-057]."""
        self.attackers = attackers
        """Named attackers that have not struck yet [RUSH-179]."""
        self.goods = goods
        """Resources in the pool that only one nation's vehicles may use [RUSH-158]."""
        self.kills = kills
        """Kills per nation to be paid at the start of Phase III [RUSH-130]."""
        self.pool = pool
        """Resources paid and not yet spent [RUSH-101]."""
        self.backers = backers
        """Kinds of paying cards spent, as bits: 0 ordinary, n + 1 goods of nation n [RUSH-102]."""
        self.attack_kills = attack_kills
        self.attack_nation = attack_nation
        self.resolving = resolving
        """The card whose abilities are being resolved, in no other zone [RUSH-066]."""
        self.bought = bought
        self.recruiting = recruiting
        self.attacked = attacked
        self.hand_open = hand_open

    def clone(self) -> Turn:
        """Return an independent copy."""
        return Turn(
            self.played[:], self.attackers[:], self.goods[:], self.kills[:],
            self.pool, self.backers, self.attack_kills, self.attack_nation, self.resolving,
            self.bought, self.recruiting, self.attacked, self.hand_open,
        )  # fmt: skip

    def reset(self) -> None:
        """[RUSH-060] Forget everything: a new turn begins."""
        if len(self.played) > 0:
            self.played = vec[i64]()
        self.pool = 0
        self.backers = 0
        self.attack_kills = 0
        self.attack_nation = -1
        self.resolving = -1
        self.bought = False
        self.recruiting = False
        self.attacked = False
        self.hand_open = False


def fresh_turn(nations: int) -> Turn:
    """Return a turn in which nothing has happened."""
    zeros = vec[i64]()
    for _ in range(nations):
        zeros = append(zeros, 0)
    return Turn(
        vec[i64](), vec[i64](), zeros, zeros[:], 0, 0, 0, -1, -1, False, False, False, False
    )


class RushState(State):
    """The whole table. `reserve` runs from the slot furthest from the deck to slot 1 beside it."""

    def __init__(
        self,
        rules: RushRules,
        stack: list[Frame[Any]],
        players: list[Player],
        turn: Turn,
        reserve: vec[i64],
        deck: vec[i64],
        discard: vec[i64],
        scrapyard: vec[i64],
        singles: vec[i64],
        doubles: vec[i64],
        achievements: vec[i64],
        first: i64,
        active: i64,
        round_number: i64,
        ended_by: i64,
    ) -> None:
        super().__init__(stack)
        self.rules = rules
        self.cards = rules.cards
        self.players = players
        self.turn = turn
        self.reserve = reserve
        self.deck = deck
        self.discard = discard
        self.scrapyard = scrapyard
        self.singles = singles
        self.doubles = doubles
        self.achievements = achievements
        self.first = first
        self.active = active
        self.round_number = round_number
        self.ended_by = ended_by
        """The seat that brought about the end, or NOBODY [RUSH-223] [RUSH-224]."""

    def clone(self) -> RushState:
        """Return an independent copy; frames are immutable and shared."""
        return RushState(
            self.rules, self.stack[:], [player.clone() for player in self.players],
            self.turn.clone(), self.reserve[:], self.deck[:], self.discard[:],
            self.scrapyard[:], self.singles[:], self.doubles[:], self.achievements[:],
            self.first, self.active, self.round_number, self.ended_by,
        )  # fmt: skip

    def seats(self) -> int:
        """Return the number of players."""
        return len(self.players)

    def over_clause(self) -> str:
        """Return the clause that ends the game."""
        return "RUSH-226"

    def why_not(self, a: Action) -> Reason | None:
        """Refuse a number that names no action before a frame reads it."""
        if not actions.is_action(a, len(self.cards.names)):
            return Reason("RUSH-051", f"{a} is not the number of an action.")
        return super().why_not(a)

    def view(self, seat: int) -> RushView:
        """Return what the seat may know."""
        return look(self, seat)

    def scores(self) -> list[float]:
        """Return the points of each player if the game ended now."""
        return self.outcome()[0]

    def returns(self) -> list[float]:
        """Return 1 for the winner, a share for tied winners, 0 for the others."""
        return self.outcome()[1]

    def outcome(self) -> tuple[list[float], list[float]]:
        """Count once for both."""
        tally = Tally(self)
        scores = points(self, tally)
        best = winners(self, tally, scores)
        share = 1.0 / len(best)
        shares = [share if seat in best else 0.0 for seat in range(len(self.players))]
        return [float(total) for total in scores], shares

    def to_depot(self, seat: i64, card: i64) -> None:
        """[RUSH-264] Put the card face up on the player's Depot."""
        player = self.players[seat]
        player.depot = append(player.depot, card)

    def scrap(self, card: i64, log: Log | None) -> None:
        """[RUSH-222] Put the card on the Scrapyard, from where nothing returns."""
        self.scrapyard = insert(self.scrapyard, card)
        if log is not None:
            log.add(events.SCRAPPED, self.active, card)

    def reshuffle(self, seat: i64, log: Log | None) -> None:
        """[RUSH-063] The whole Depot becomes the new Garage."""
        player = self.players[seat]
        player.garage = ordered(player.depot)
        player.depot = vec[i64]()
        if log is not None:
            log.add(events.RESHUFFLED, seat)

    def receive_draw(self, seat: i64, card: i64, log: Log | None) -> None:
        """[RUSH-069] A drawn card joins the hand, but a Base goes to the Depot at once."""
        player = self.players[seat]
        if self.cards.kind[card] == BASE:
            player.depot = append(player.depot, card)
            if log is not None:
                log.add(events.BASE_DISCARDED, seat)
            return
        player.hand = insert(player.hand, card)
        if log is None:
            return
        if self.turn.hand_open and seat == self.active:
            log.add(events.CARD_DRAWN, seat, card)
        else:
            log.add_secret(events.CARD_DRAWN, seat, card)

    def trigger_end(self, seat: i64, log: Log | None) -> None:
        """[RUSH-227] The first trigger counts; later ones change nothing."""
        if self.ended_by == NOBODY:
            self.ended_by = seat
            if log is not None:
                log.add(events.END_TRIGGERED, seat)
