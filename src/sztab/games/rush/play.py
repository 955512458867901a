"""Phase II: cards are bought, activated, placed or sent to attack, until the player ends it."""

from __future__ import annotations

from typing import ClassVar, Final

from sztab.core.action import Action, Reason, Values
from sztab.core.declare import Verb, each
from sztab.core.event import Log
from sztab.core.native import i64
from sztab.core.rng import Rng
from sztab.core.zones import holds, listed
from sztab.games.rush import actions
from sztab.games.rush.abilities.sabotage import DISCARD
from sztab.games.rush.attack import why_not_attacked
from sztab.games.rush.cards import BARRACKS, NONE, REAR
from sztab.games.rush.decision import ENEMY, HAND, OWN, REAR_GUARD, RESERVE, Decision, guard_of
from sztab.games.rush.defence import can_place, sole_defence_value
from sztab.games.rush.pieces import (
    can_activate,
    face,
    held,
    may_play,
    name_of,
    pieces,
    why_not_held,
    why_played,
)
from sztab.games.rush.playout import fair, play_card
from sztab.games.rush.purchase import (
    PayFor,
    affordable,
    buy_now,
    clear_pool,
    purchase_value,
    why_cannot_buy,
)
from sztab.games.rush.resolution import activate, activation_value, place_unused
from sztab.games.rush.state import RushState
from sztab.games.rush.view import RushView
from sztab.games.rush.zones import UNDEFENDED


class PlayCards(Decision):
    """[RUSH-051] [RUSH-053] Phase II: buy, activate, defend, attack, in any order, or end."""

    name: ClassVar[str] = "play-cards"
    answers: ClassVar[tuple[Verb, ...]] = (
        actions.BUY,
        actions.ACTIVATE,
        actions.DEFEND,
        actions.ATTACK,
        actions.END,
    )
    places: ClassVar[tuple[str, ...]] = (RESERVE,)

    def legal_actions(self, s: RushState) -> list[Action]:
        """List every play that can begin now; ending is always possible [RUSH-054]."""
        result = [actions.END.of()]
        cards = s.cards
        base_there = can_place(s)
        fresh = len(s.turn.played) == 0
        player = s.players[s.active]
        last: i64 = NONE
        for piece in player.hand if player.rear < 0 else pieces(s):
            if piece == last or not ((fresh and piece != REAR) or may_play(s, piece)):
                continue
            last = piece
            card = piece if piece != REAR else player.rear
            if cards.active[card] and can_activate(s, card):
                result.append(actions.ACTIVATE.of(piece))
            if base_there and cards.armour[card] > 0:
                result.append(actions.DEFEND.of(piece))
        for card in affordable(s):
            result.append(actions.BUY.of(card))
        for piece in s.rules.assault.openers(s):
            result.append(actions.ATTACK.of(piece))
        return result

    def sample(self, s: RushState, rng: Rng) -> Action:
        """Mostly a sensible play, quickly chosen; sometimes any legal play."""
        return rng.choice(self.legal_actions(s)) if fair(rng) else play_card(s, rng)

    def sample_and_apply(self, s: RushState, rng: Rng) -> int:
        """Carry out sampled purchases in a loop, then one other play or the end of Phase II."""
        decisions = 0
        while True:
            action = self.sample(s, rng)
            decisions += 1
            if not actions.BUY.matches(action):
                self.apply(s, action, None)
                return decisions
            decisions += buy_now(s, actions.argument_of(action), rng)

    def apply(self, s: RushState, a: Action, log: Log | None) -> None:
        kind = actions.kind_of(a)
        if kind == actions.END.code:
            clear_pool(s)
            return
        s.stack.append(self)
        piece: i64 = actions.argument_of(a)
        if kind == actions.BUY.code:
            s.stack.append(PayFor(piece, 0))
        elif kind == actions.ACTIVATE.code:
            activate(s, piece, log)
        elif kind == actions.DEFEND.code:
            place_unused(s, piece)
        else:
            s.rules.assault.begin(s, piece, log)

    def why_not(self, s: RushState, a: Action) -> Reason | None:
        if a in self.legal_actions(s):
            return None
        kind = actions.kind_of(a)
        card = actions.argument_of(a)
        if kind == actions.BUY.code:
            return why_cannot_buy(s, card)
        if kind == actions.ACTIVATE.code:
            return why_cannot_activate(s, card)
        if kind == actions.DEFEND.code:
            return why_cannot_defend(s, card)
        if kind == actions.ATTACK.code:
            return s.rules.assault.why_not(s, card)
        if kind == DISCARD.code:
            return Reason("RUSH-056", "unplayed-stays")
        return Reason("RUSH-051", "choose-a-play")

    def plausible(self, s: RushState) -> list[Action]:
        """[RUSH-051] [RUSH-171] Buy each, play each in every way, or move a defender; or end."""
        result = [actions.END.of(), *each((actions.BUY,), listed(s.reserve[::-1]))]
        result += each((actions.ACTIVATE, actions.DEFEND, actions.ATTACK), held(s, s.active))
        guards = [int(card) for card in s.players[s.active].guards if card >= 0]
        return result + each((actions.DEFEND, actions.ATTACK), guards)

    def value(self, view: RushView, a: Action) -> float:
        s = view.table
        kind = actions.kind_of(a)
        piece: i64 = actions.argument_of(a)
        if kind == actions.BUY.code:
            return purchase_value(s, piece)
        if kind == actions.ACTIVATE.code:
            return activation_value(view, piece)
        if kind == actions.DEFEND.code:
            return sole_defence_value(s, piece)
        return s.rules.assault.value(s, piece) if kind == actions.ATTACK.code else 0.0

    def why_not_at(self, s: RushState, place: str, thing: int) -> Reason | None:
        if place in (HAND, REAR_GUARD):
            return why_idle(s, thing)
        if place == ENEMY:
            return why_not_attacked(s, thing)
        if place == OWN and guard_of(s, thing) == UNDEFENDED:
            return why_undefended(s)
        return super().why_not_at(s, place, thing)

    def can_wait(self) -> bool:
        """[RUSH-046] Phase II continues after each play."""
        return True


def why_cannot_play(s: RushState, piece: int) -> Reason | None:
    """Return why the card cannot be played in any way."""
    return why_not_held(s, piece, "RUSH-051") or why_played(s, piece)


def why_cannot_activate(s: RushState, piece: int) -> Reason | None:
    """Return why the abilities of the card cannot be used."""
    if (reason := why_cannot_play(s, piece)) is not None:
        return reason
    card = face(s, piece)
    name = name_of(s, piece)
    if not s.cards.active[card]:
        passive = s.cards.limits[card] != 0 or s.cards.goods[card] != NONE
        clause = "RUSH-159" if passive else "RUSH-086"
        return Reason(clause, "no-usable-ability", {"card": name})
    return Reason("RUSH-139", "nothing-to-recruit", {"card": name})


def why_cannot_defend(s: RushState, piece: int) -> Reason | None:
    """Return why the card cannot be placed on a Base."""
    if piece != REAR and holds(s.players[s.active].guards, piece):
        return Reason("RUSH-171", "stays-on-base", {"card": s.cards.titles[piece]})
    if (reason := why_cannot_play(s, piece)) is not None:
        return reason
    card = face(s, piece)
    name = name_of(s, piece)
    if s.cards.kind[card] == BARRACKS:
        return Reason("RUSH-167", "only-vehicles-defend", {"card": name})
    if s.cards.armour[card] == 0:
        return Reason("RUSH-166", "no-armour", {"card": name})
    return Reason("RUSH-170", "no-base-left")


def why_undefended(s: RushState) -> Reason:
    """[RUSH-161] Return why pointing at one of their undefended Bases does not defend it."""
    for piece in pieces(s):
        if s.cards.armour[face(s, piece)] > 0 and may_play(s, piece):
            return Reason("RUSH-161", "choose-defender-first")
    return Reason("RUSH-166", "no-vehicle-to-defend")


def why_idle(s: RushState, piece: int) -> Reason | None:
    """[RUSH-051] Return why no play in Phase II begins with the card.

    The reason is about the card's main purpose: its firepower, else its armour, else its abilities,
    else its resources.
    """
    if (reason := why_cannot_play(s, piece)) is not None:
        return reason
    for verb in (actions.ACTIVATE, actions.DEFEND, actions.ATTACK):
        if s.why_not(verb.of(piece)) is None:
            return None
    card = face(s, piece)
    if s.cards.firepower[card] > 0:
        return s.why_not(actions.ATTACK.of(piece))
    if s.cards.armour[card] > 0:
        return s.why_not(actions.DEFEND.of(piece))
    if s.cards.active[card] or s.cards.resources[card] == NONE:
        return s.why_not(actions.ACTIVATE.of(piece))
    return why_only_pays(s, card)


def why_only_pays(s: RushState, card: i64) -> Reason:
    """[RUSH-072] Return what a card can pay for now that has no other use."""
    here: Values = {"card": s.cards.titles[card], "worth": int(s.cards.resources[card])}
    if s.turn.bought and not s.turn.recruiting:
        return Reason("RUSH-082", "only-pays-one-purchase", here)
    if affordable(s):
        return Reason("RUSH-072", "only-pays", here)
    if len(s.reserve) == 0:
        return Reason("RUSH-083", "only-pays-reserve-empty", here)
    here["cost"] = min([int(s.cards.cost[one]) for one in s.reserve])
    return Reason("RUSH-076", "only-pays-too-little", here)


PLAY_CARDS: Final[PlayCards] = PlayCards()
