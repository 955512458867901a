"""A position of Rush: zones of cards, damage, counters, and the state of the turn."""

from __future__ import annotations

from typing import Any, Final

from sztab.core.action import Action, Reason
from sztab.core.event import Log
from sztab.core.native import append, i64, vec
from sztab.core.notation import Notation
from sztab.core.state import Frame, State
from sztab.core.zones import insert, ordered
from sztab.games.rush import events
from sztab.games.rush.cards import BASE
from sztab.games.rush.names import RushNames
from sztab.games.rush.rules import RushRules
from sztab.games.rush.zones import DESTROYED, UNDEFENDED

NOBODY: Final = -1

# The `clone` methods pass their arguments by position: keywords cost nothing when compiled, but
# make cloning a third slower when interpreted.


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
        side: i64,
        rear: i64,
        kept: vec[i64],
    ) -> None:
        self.hand = hand
        self.garage = garage
        self.depot = depot
        self.guards = guards
        self.hit_bases = hit_bases
        self.hit_guards = hit_guards
        self.kills = kills
        self.razed = razed
        self.side = side
        """The party of the player: allies have the same [ALT-071]."""
        self.rear = rear
        """The card in the Rear Guard, or EMPTY [FRONT-048]."""
        self.kept = kept
        """Cards set aside in Phase III to stay in hand, hidden from the others [ALT-064]."""

    def clone(self) -> Player:
        """Return an independent copy."""
        return Player(
            self.hand[:],
            self.garage[:],
            self.depot[:],
            self.guards[:],
            self.hit_bases,
            self.hit_guards,
            self.kills,
            self.razed,
            self.side,
            self.rear,
            self.kept[:],
        )

    def bases_left(self) -> int:
        """Return how many Bases of the player stand."""
        left = 0
        for guard in self.guards:
            if guard != DESTROYED:
                left += 1
        return left

    def has_undefended_base(self) -> bool:
        """Return whether a standing Base has no defender."""
        for guard in self.guards:
            if guard == UNDEFENDED:
                return True
        return False

    def defended(self) -> int:
        """Return how many Bases of the player have a defender."""
        number = 0
        for guard in self.guards:
            if guard >= 0:
                number += 1
        return number


class Attack:
    """The attack of the turn, even after it is over."""

    def __init__(
        self,
        named: vec[i64],
        struck: vec[i64],
        support: vec[i64],
        kills: i64,
        nation: i64,
        lead: i64,
        aim: i64,
        made: bool,
    ) -> None:
        self.named = named
        """Named attackers that have not struck yet [RUSH-179]."""
        self.struck = struck
        """Attackers that have struck and wait, as one may be sent to defend [FRONT-056]."""
        self.support = support
        """Cards played into the fight, packed with their seats: see `supporter` [ALT-035]."""
        self.kills = kills
        """Destroyed vehicles for which no Medal was paid yet [RUSH-200]."""
        self.nation = nation
        self.lead = lead
        """The vehicle that attacks alone; it is in no other zone [ALT-024]."""
        self.aim = aim
        """The target of the current fight, or -1."""
        self.made = made

    def clone(self) -> Attack:
        """Return an independent copy."""
        return Attack(
            self.named[:],
            self.struck[:],
            self.support[:],
            self.kills,
            self.nation,
            self.lead,
            self.aim,
            self.made,
        )


class Turn:
    """The state that lasts until the end of the turn."""

    def __init__(
        self,
        played: vec[i64],
        replayed: vec[i64],
        goods: vec[i64],
        kills: vec[i64],
        pool: i64,
        backers: i64,
        resolving: i64,
        keeps: i64,
        bought: bool,
        recruiting: bool,
        hand_open: bool,
        reshuffled: bool,
        busy: bool,
    ) -> None:
        self.played = played
        """Vehicles played from the hand this turn, which may not be played again [RUSH-057]."""
        self.replayed = replayed
        """Vehicles played from the Rear Guard this turn [FRONT-065]."""
        self.goods = goods
        """Resources in the pool that only one nation's vehicles may use [RUSH-158]."""
        self.kills = kills
        """Kills per nation to be paid at the start of Phase III [RUSH-130]."""
        self.pool = pool
        """Resources paid and not yet spent [RUSH-101]."""
        self.backers = backers
        """Kinds of cards that paid, as bits: 0 ordinary, n + 1 goods of nation n [RUSH-102]."""
        self.resolving = resolving
        """The card whose abilities are being resolved; it is in no other zone [RUSH-066]."""
        self.keeps = keeps
        """Number of cards that Recruitment allows to keep [ALT-068]."""
        self.bought = bought
        self.recruiting = recruiting
        self.hand_open = hand_open
        self.reshuffled = reshuffled
        self.busy = busy
        """Whether any card was played this turn [ALT-011]."""

    def clone(self) -> Turn:
        """Return an independent copy."""
        return Turn(
            self.played[:],
            self.replayed[:],
            self.goods[:],
            self.kills[:],
            self.pool,
            self.backers,
            self.resolving,
            self.keeps,
            self.bought,
            self.recruiting,
            self.hand_open,
            self.reshuffled,
            self.busy,
        )

    def reset(self) -> None:
        """[RUSH-060] Reset everything for a new turn."""
        if len(self.played) > 0:
            self.played = vec[i64]()
        if len(self.replayed) > 0:
            self.replayed = vec[i64]()
        self.pool = self.backers = self.keeps = 0
        self.resolving = -1
        self.bought = self.recruiting = self.busy = False
        self.hand_open = self.reshuffled = False


def pack_support(seat: int, card: i64) -> i64:
    """Pack a card in a fight and the seat that played it into one number."""
    return seat << 8 | card


def supporter(packed: i64) -> i64:
    """Return the seat that played the card into the fight."""
    return packed >> 8


def support_card(packed: i64) -> i64:
    """Return the card that was played into the fight."""
    return packed & 255


class RushState(State):
    """The whole table, as the rules need it. `RushTable` adds copies, views and scores.

    `reserve` runs from the slot furthest from the deck to slot 1 beside it.
    """

    def __init__(
        self,
        rules: RushRules,
        stack: list[Frame[Any]],
        players: list[Player],
        turn: Turn,
        attack: Attack,
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
        ruins: vec[i64],
        place: i64,
    ) -> None:
        super().__init__(stack)
        self.rules = rules
        self.cards = rules.cards
        self.players = players
        self.turn = turn
        self.attack = attack
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
        """The seat that triggered the end, or NOBODY [RUSH-223] [RUSH-224]."""
        self.ruins = ruins
        """Discarded Achievements [FRONT-073]. Those neither here nor in play are the deck."""
        self.place = place
        """The place of the active player in the order of turns [ALT-077]."""

    def clone(self) -> RushState:
        raise NotImplementedError  # RushTable defines it

    def seats(self) -> int:
        return len(self.players)

    def side(self, seat: int) -> int:
        """[ALT-071] Allies have the same side, all other seats one each."""
        return self.players[seat].side

    def over_clause(self) -> str:
        return "RUSH-226"

    def why_not(self, a: Action) -> Reason | None:
        """Refuse numbers that are no actions before a frame unpacks them."""
        if not Notation(self.rules.declared, RushNames(self.rules)).is_action(a):
            return Reason("RUSH-051", "not-an-action", {"number": int(a)})
        return super().why_not(a)

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
        self.turn.reshuffled = True
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
        """[RUSH-227] Only the first trigger counts."""
        if self.ended_by == NOBODY:
            self.ended_by = seat
            if log is not None:
                log.add(events.END_TRIGGERED, seat)
