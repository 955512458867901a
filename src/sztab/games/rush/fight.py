"""Attacks card by card; on a vehicle a fight, in which both sides may support from the hand."""

from __future__ import annotations

from typing import ClassVar, Final

from sztab.core.action import Action, Reason
from sztab.core.declare import NUMBER, Fields, Verb, each
from sztab.core.event import Log
from sztab.core.native import append, i64, remove, vec
from sztab.core.rng import Rng
from sztab.core.state import Frame
from sztab.core.zones import holds
from sztab.games.rush import actions, events
from sztab.games.rush.assault import Assault
from sztab.games.rush.attack import ChooseTarget, can_attack, why_cannot_attack
from sztab.games.rush.cards import BARRACKS, HEAVY, NONE, REAR
from sztab.games.rush.playing import (
    face,
    held,
    leave_hand,
    may_play,
    name_of,
    nation_name,
    pieces,
    why_not_held,
    why_played,
)
from sztab.games.rush.playout import fair, pick_support, promising_attack
from sztab.games.rush.sending import finish_attack, note_kill, stand_down
from sztab.games.rush.state import RushState, pack_support, support_card, supporter
from sztab.games.rush.targets import (
    both_numbers,
    can_hit,
    damage_base,
    destroy_guard,
    open_targets,
    others_cards,
)

NO_FIGHT: Final = "a fight needs a lead (a card) and an aim (an enemy defender)"


class FightAttack(Assault):
    """[ALT-024] [ALT-039] Single cards attack, as many as there are of one nation."""

    def openers(self, s: RushState) -> list[int]:
        """[ALT-025] [ALT-037] Every vehicle that may attack on, unless the block is over."""
        if s.attack.made and s.rules.attack_is_block:
            return []
        return strikers(s)

    def begin(self, s: RushState, piece: i64, log: Log | None) -> None:
        """The vehicle is laid out and names its target next."""
        card = leave_hand(s, piece)
        s.attack.made = True
        s.attack.nation = s.cards.nation[card]
        s.attack.lead = card
        s.stack.append(ChooseAim(card))

    def why_not(self, s: RushState, piece: int) -> Reason | None:
        """Return why the card cannot attack now."""
        if s.attack.made and s.rules.attack_is_block:
            return Reason("ALT-040", "You stopped attacking: all attacks of a turn are one block.")
        return why_cannot_strike(s, piece)

    def promising(self, s: RushState) -> Action:
        """Return an attack that destroys something if nobody supports."""
        if s.attack.made and s.rules.attack_is_block:
            return NONE
        return promising_attack(s, one_by_one=True)


def strikers(s: RushState) -> list[int]:
    """[ALT-038] List the cards that may attack: one nation in a turn, and a target for each."""
    result: list[int] = []
    kinds: i64 = -1
    for piece in pieces(s):
        if not can_attack(s, piece):
            continue
        card = face(s, piece)
        if s.attack.made and s.cards.nation[card] != s.attack.nation:
            continue
        if kinds == -1:
            kinds = open_targets(s)
        if can_hit(s, card, kinds):
            result.append(piece)
    return result


def why_cannot_strike(s: RushState, piece: int) -> Reason | None:
    """Return the clause that keeps the card from attacking now, or None."""
    if piece in strikers(s):
        return None
    reason = why_cannot_attack(s, piece)
    if reason is not None:
        return reason
    if s.attack.made and s.cards.nation[face(s, piece)] != s.attack.nation:
        text = "All attackers of a turn must be of one nation: {nation}."
        return Reason("ALT-038", text, {"nation": nation_name(s, s.attack.nation)})
    return Reason("RUSH-184", "{card} has nothing to attack now.", {"card": name_of(s, piece)})


class ChooseAim(ChooseTarget):
    """[ALT-022] [ALT-024] The card hits an undefended Base, or begins a fight with a vehicle."""

    name: ClassVar[str] = "choose-aim"
    answers: ClassVar[tuple[Verb, ...]] = (actions.HIT,)

    def apply(self, s: RushState, a: Action, log: Log | None) -> None:
        """[ALT-023] Only in a fight cards may support."""
        target = actions.argument_of(a)
        if actions.target_is_base(target):
            damage_base(s, target, at_once=s.cards.rank[self.card] == HEAVY, log=log)
            end_strike(s, log)
            return
        s.attack.aim = target
        if log is not None:
            log.add(events.FIGHT_BEGUN, s.active, self.card, target)
        ask_support(s, 0, 0, log)

    def roll(self, s: RushState, rng: Rng) -> int:
        """As any decision: the others may have something to say in a fight."""
        self.apply(s, self.sample(s, rng), None)
        return 1

    def why_not(self, s: RushState, a: Action) -> Reason | None:
        """[ALT-025] No attackers are named in advance; targets are those of any attack."""
        if actions.JOIN.matches(a) or actions.CHARGE.matches(a):
            return Reason("ALT-025", "Each card attacks alone: choose its target first.")
        return super().why_not(s, a)

    def plausible(self, s: RushState) -> list[Action]:
        """[RUSH-180] Every Base and every defender of another player."""
        return each((actions.HIT,), others_cards(s))

    def flaw(self, s: RushState) -> str:
        """It leads the attack."""
        if s.attack.lead == self.card:
            return ""
        return f"{s.cards.names[self.card]} does not attack [ALT-024]"


def end_strike(s: RushState, log: Log | None) -> None:
    """[ALT-035] The attacking card is done; in a block the next one may follow."""
    now = s.attack
    stand_down(s, now.lead)
    now.lead = -1
    now.aim = -1
    if not s.rules.attack_is_block:
        return
    if len(pieces(s)) > 0:  # asked even without a fit card: not to ask would tell that
        s.stack.append(ATTACK_AGAIN)
    else:
        finish_attack(s, log)


class AttackAgain(Frame[RushState]):
    """[ALT-040] [ALT-114] The attack goes on with another card, or it is over for this turn."""

    name: ClassVar[str] = "attack-again"
    answers: ClassVar[tuple[Verb, ...]] = (actions.ATTACK, actions.STOP)

    def player(self, s: RushState) -> int:
        """The attacker."""
        return s.active

    def legal_actions(self, s: RushState) -> list[Action]:
        """Each card that may attack on; stopping."""
        result = [actions.ATTACK.of(piece) for piece in strikers(s)]
        result.append(actions.STOP.of())
        return result

    def sample(self, s: RushState, rng: Rng) -> Action:
        """Mostly what destroys something; now and then anything."""
        if fair(rng):
            return rng.choice(self.legal_actions(s))
        action = promising_attack(s, one_by_one=True)
        return actions.STOP.of() if action == NONE else action

    def apply(self, s: RushState, a: Action, log: Log | None) -> None:
        """Attack on, or end the attack."""
        if actions.STOP.matches(a):
            finish_attack(s, log)
        else:
            s.rules.assault.begin(s, actions.argument_of(a), log)

    def why_not(self, s: RushState, a: Action) -> Reason | None:
        """No other play comes between the attacks."""
        kind = actions.kind_of(a)
        if kind == actions.STOP.code:
            return None
        if kind != actions.ATTACK.code:
            return Reason("ALT-040", "Keep attacking, or stop; other plays come before or after.")
        return why_cannot_strike(s, actions.argument_of(a))

    def plausible(self, s: RushState) -> list[Action]:
        """[ALT-040] Attack on with each card, or stop."""
        return [*each((actions.ATTACK,), held(s, s.active)), actions.STOP.of()]


# The fight


def fighter(s: RushState, place: i64) -> int:
    """[ALT-082] [ALT-083] Who decides: the sides in turn, the attacked one first.

    Each side begins with the owner of the target, or the active player, and goes on with its next
    member in the order of turns.
    """
    seat = s.active if place & 1 else actions.target_seat(s.attack.aim)
    party = s.rules.parties[s.players[seat].side]
    return party[(party.index(seat) + (place >> 1)) % len(party)]


def ask_support(s: RushState, place: i64, passed: i64, log: Log | None) -> None:
    """[ALT-029] [ALT-030] Ask the next one; when all have passed since the last card, decide.

    Who has no card at all passes unasked: everybody sees that the hand is empty.
    """
    everybody = participants(s)
    while passed != everybody:
        seat = fighter(s, place)
        if len(s.players[seat].hand) > 0 or (seat == s.active and s.players[seat].rear >= 0):
            s.stack.append(Support(place, passed))
            return
        passed |= 1 << seat
        place = next_place(s, place)
    decide_fight(s, log)


def participants(s: RushState) -> i64:
    """[ALT-044] [ALT-081] The attacker, the owner of the target, and in teams their allies."""
    seats: i64 = 0
    owner = s.players[actions.target_seat(s.attack.aim)].side
    for seat in range(len(s.players)):
        if is_attacking(s, seat) or s.players[seat].side == owner:
            seats |= 1 << seat
    return seats


def next_place(s: RushState, place: i64) -> i64:
    """Return the place after this one; the order begins anew when both sides are through."""
    attackers = len(s.rules.parties[s.players[s.active].side])
    defenders = len(s.rules.parties[s.players[actions.target_seat(s.attack.aim)].side])
    return (place + 1) % (2 * attackers * defenders)


class Support(Frame[RushState]):
    """[ALT-027] [ALT-028] [ALT-084] One card that adds 1 to the own side, or a pass."""

    name: ClassVar[str] = "support"
    fields: ClassVar[Fields] = (("place", NUMBER), ("passed", NUMBER))
    answers: ClassVar[tuple[Verb, ...]] = (actions.SUPPORT, actions.PASS)

    def __init__(self, place: i64, passed: i64) -> None:
        self.place = place
        self.passed = passed
        """The seats that have passed since the last card, as bits."""

    def player(self, s: RushState) -> int:
        """The sides alternate."""
        return fighter(s, self.place)

    def legal_actions(self, s: RushState) -> list[Action]:
        """Every card of the own hand that may support; passing."""
        result = [actions.SUPPORT.of(piece) for piece in supports(s, self.player(s))]
        result.append(actions.PASS.of())
        return result

    def sample(self, s: RushState, rng: Rng) -> Action:
        """Mostly support where it can turn the fight; now and then anything."""
        if fair(rng):
            return rng.choice(self.legal_actions(s))
        attack, defence = strengths(s)
        cards = supports(s, self.player(s))
        short = defence - attack if self.place & 1 else attack - defence + 1
        if short <= 0 or len(cards) < short:
            return actions.PASS.of()
        return actions.SUPPORT.of(pick_support(s, cards))

    def apply(self, s: RushState, a: Action, log: Log | None) -> None:
        """[ALT-030] A card takes all passes back; the next one decides."""
        seat = self.player(s)
        place = next_place(s, self.place)
        if actions.PASS.matches(a):
            if log is not None:
                log.add(events.PASSED, seat)
            ask_support(s, place, self.passed | 1 << seat, log)
            return
        play_support(s, seat, actions.argument_of(a), log)
        ask_support(s, place, 0, log)

    def why_not(self, s: RushState, a: Action) -> Reason | None:
        """A vehicle or Medal of the right nation, from the own hand."""
        if a in self.legal_actions(s):
            return None
        if not actions.SUPPORT.matches(a):
            return Reason("ALT-029", "A fight is in progress: support it with one card, or pass.")
        return why_cannot_support(s, self.player(s), actions.argument_of(a))

    def plausible(self, s: RushState) -> list[Action]:
        """[ALT-027] [ALT-028] Support with each card, or pass."""
        return [*each((actions.SUPPORT,), held(s, self.player(s))), actions.PASS.of()]

    def flaw(self, s: RushState) -> str:
        """[ALT-081] There is a fight, and only those who take part in it have passed."""
        now = s.attack
        if now.lead < 0 or now.aim < 0:
            return NO_FIGHT
        seat, slot = actions.target_seat(now.aim), actions.target_slot(now.aim)
        if s.players[seat].guards[slot] < 0:
            return NO_FIGHT
        everybody = participants(s)
        if self.passed | everybody != everybody:
            return "only who takes part in a fight passes [ALT-081]"
        return ""


def supports(s: RushState, seat: int) -> list[int]:
    """[ALT-031] [ALT-032] [ALT-112] List the cards with which the seat may support."""
    nation = wanted_nation(s, seat)
    result: list[int] = []
    last: i64 = NONE
    for piece in pieces(s) if seat == s.active else s.players[seat].hand:
        if piece == last:
            continue
        last = piece
        card = face(s, piece)
        if s.cards.nation[card] == nation and (seat != s.active or may_play(s, piece)):
            result.append(piece)
    return result


def is_attacking(s: RushState, seat: int) -> bool:
    """[ALT-081] Whether the seat is on the side of the attacker."""
    return s.players[seat].side == s.players[s.active].side


def wanted_nation(s: RushState, seat: int) -> i64:
    """[ALT-027] [ALT-028] The nation of the attacking card, or of the attacked vehicle."""
    if is_attacking(s, seat):
        return s.cards.nation[s.attack.lead]
    owner = s.players[actions.target_seat(s.attack.aim)]
    return s.cards.nation[owner.guards[actions.target_slot(s.attack.aim)]]


def play_support(s: RushState, seat: int, piece: i64, log: Log | None) -> None:
    """[ALT-045] The card lies in the fight; to the active player it counts as played."""
    card = piece
    if seat == s.active:
        card = leave_hand(s, piece)
    else:
        player = s.players[seat]
        player.hand = remove(player.hand, card)
    s.attack.support = append(s.attack.support, pack_support(seat, card))
    if log is not None:
        log.add(events.SUPPORTED, seat, card)


def why_cannot_support(s: RushState, seat: int, piece: int) -> Reason | None:
    """Return the clause that keeps the card out of the fight."""
    if seat != s.active and piece == REAR:
        return Reason("ALT-112", "A card in the Rear Guard can support only on its owner's turn.")
    if seat == s.active:
        reason = why_not_held(s, piece, "ALT-028")
        if reason is not None:
            return reason
    elif not holds(s.players[seat].hand, piece):
        clause = "ALT-027" if seat == actions.target_seat(s.attack.aim) else "ALT-081"
        return Reason(clause, "{card} is not in your hand.", {"card": s.cards.titles[piece]})
    card = face(s, piece)
    if s.cards.kind[card] == BARRACKS:
        text = "{card} cannot support: only vehicles and Medals can."
        return Reason("ALT-032", text, {"card": s.cards.titles[card]})
    if s.cards.nation[card] != wanted_nation(s, seat):
        clause = "ALT-028" if is_attacking(s, seat) else "ALT-027"
        text = "Your side can be supported only with cards of this nation: {nation}."
        return Reason(clause, text, {"nation": nation_name(s, wanted_nation(s, seat))})
    return why_played(s, piece)


def is_on(s: RushState) -> bool:
    """Return whether a vehicle is being attacked and may be supported."""
    now = s.attack
    if NONE in (now.lead, now.aim):
        return False
    return s.players[actions.target_seat(now.aim)].guards[actions.target_slot(now.aim)] >= 0


def strengths(s: RushState) -> tuple[i64, i64]:
    """[ALT-026] [ALT-031] [ALT-042] The attack and the defence number as they stand."""
    now = s.attack
    owner = s.players[actions.target_seat(now.aim)]
    slot: i64 = actions.target_slot(now.aim)
    attack = s.cards.firepower[now.lead]
    defence = s.cards.armour[owner.guards[slot]]
    if owner.hit_guards >> slot & 1 and defence > 0:
        defence -= 1
    for packed in now.support:
        if is_attacking(s, supporter(packed)):
            attack += 1
        else:
            defence += 1
    return attack, defence


def decide_fight(s: RushState, log: Log | None) -> None:
    """[ALT-033] [ALT-034] At least the defence number destroys; less does nothing."""
    now = s.attack
    attack, defence = strengths(s)
    if attack >= defence:
        destroy_guard(s, now.aim, both_numbers(attack, defence), log)
        note_kill(s)
    elif log is not None:
        log.add(events.REPELLED, s.active, now.lead, now.aim, both_numbers(attack, defence))
    for packed in now.support:  # [ALT-035] [ALT-086]
        s.to_depot(supporter(packed), support_card(packed))
    now.support = vec[i64]()
    end_strike(s, log)


ATTACK_AGAIN: Final[AttackAgain] = AttackAgain()
