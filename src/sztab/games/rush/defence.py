"""Placing a vehicle on a Base as its defender, after its abilities or instead of them."""

from __future__ import annotations

from typing import ClassVar

from sztab.core.action import Action, Message, Reason, Values
from sztab.core.declare import CARD, Fields, Verb, each
from sztab.core.event import Log
from sztab.core.native import i64
from sztab.games.rush import actions, events
from sztab.games.rush.decision import ENEMY, OWN, Decision, guard_of
from sztab.games.rush.pieces import face
from sztab.games.rush.state import Player, RushState
from sztab.games.rush.targets import is_locked
from sztab.games.rush.view import RushView
from sztab.games.rush.worth import armour, keep_value, squad_value
from sztab.games.rush.zones import DESTROYED, UNDEFENDED


class PlaceDefender(Decision):
    """[RUSH-160] [RUSH-163] Choose one of their Bases: an undefended one while there is one."""

    name: ClassVar[str] = "place-defender"
    fields: ClassVar[Fields] = (("card", CARD),)
    answers: ClassVar[tuple[Verb, ...]] = (actions.PLACE,)

    def __init__(self, card: i64) -> None:
        self.card = card

    def legal_actions(self, s: RushState) -> list[Action]:
        return [actions.PLACE.of(slot) for slot in places(s, s.players[s.active])]

    def apply(self, s: RushState, a: Action, log: Log | None) -> None:
        place(s, self.card, s.active, actions.argument_of(a), log)

    def why_not(self, s: RushState, a: Action) -> Reason | None:
        if actions.AID.matches(a):
            return Reason("ALT-092", "ability-or-ally-base")
        if not actions.PLACE.matches(a):
            return Reason("RUSH-160", "must-be-placed", {"card": s.cards.titles[self.card]})
        slot = actions.argument_of(a)
        player = s.players[s.active]
        if slot >= len(player.guards) or player.guards[slot] == DESTROYED:
            return Reason("RUSH-173", "base-not-yours")
        if player.guards[slot] != UNDEFENDED and player.has_undefended_base():
            return Reason("RUSH-163", "undefended-base-first")
        return None

    def plausible(self, s: RushState) -> list[Action]:
        """[RUSH-163] [ALT-091] Each of their Bases, and those of allies."""
        slots = range(len(s.players[s.active].guards))
        bases = [actions.make_target(seat, slot, base=True) for seat in allies(s) for slot in slots]
        return each((actions.PLACE,), slots) + each((actions.AID,), bases)

    def flaw(self, s: RushState) -> Message | None:
        if s.turn.resolving == self.card:
            return None
        return Message("not-being-played", {"card": s.cards.names[self.card]})

    def value(self, view: RushView, a: Action) -> float:
        """Replace the weakest defender."""
        s = view.table
        player = s.players[s.active]
        slot: i64 = actions.argument_of(a)
        value = -guard_value(s, player.guards[slot])
        if slot == s.rules.headquarters and is_locked(player, slot):
            value -= 0.3  # the Headquarters cannot be attacked yet
        return value

    def why_later(self, s: RushState, card: int) -> Reason:
        here: Values = {"card": s.cards.titles[card], "placed": s.cards.titles[self.card]}
        return Reason("RUSH-160", "waits-for-base", here)

    def why_not_at(self, s: RushState, place: str, thing: int) -> Reason | None:
        """[RUSH-163] [ALT-091] A vehicle cannot be placed on a Base of an enemy."""
        if place == OWN:
            return s.why_not(actions.PLACE.of(actions.target_slot(thing)))
        if place != ENEMY:
            return super().why_not_at(s, place, thing)
        seat = actions.target_seat(thing)
        if is_ally(s, seat):
            slot = actions.target_slot(thing)
            return s.why_not(actions.AID.of(actions.make_target(seat, slot, base=True)))
        return Reason("RUSH-163", "defends-own-only")


class PlaceUnused(PlaceDefender):
    """[RUSH-161] [ALT-091] Place it instead of using abilities, also on a Base of an ally."""

    name: ClassVar[str] = "place-unused"
    answers: ClassVar[tuple[Verb, ...]] = (actions.PLACE, actions.AID)

    def legal_actions(self, s: RushState) -> list[Action]:
        """Their Bases, then those of each ally; each owner's are judged separately [ALT-095]."""
        result = super().legal_actions(s)
        for seat in allies(s):
            for slot in places(s, s.players[seat]):
                result.append(actions.AID.of(actions.make_target(seat, slot, base=True)))
        return result

    def apply(self, s: RushState, a: Action, log: Log | None) -> None:
        """[ALT-093] From now on the vehicle belongs to the owner of the Base."""
        if not actions.AID.matches(a):
            super().apply(s, a, log)
            return
        target = actions.argument_of(a)
        place(s, self.card, actions.target_seat(target), actions.target_slot(target), log)

    def why_not(self, s: RushState, a: Action) -> Reason | None:
        if not actions.AID.matches(a):
            return super().why_not(s, a)
        target = actions.argument_of(a)
        seat = actions.target_seat(target)
        slot = actions.target_slot(target)
        if seat >= len(s.players) or not is_ally(s, seat):
            return Reason("ALT-091", "defend-own-or-ally")
        player = s.players[seat]
        if (
            not actions.target_is_base(target)
            or slot >= len(player.guards)
            or player.guards[slot] == DESTROYED
        ):
            return Reason("ALT-091", "base-not-ally")
        if player.guards[slot] != UNDEFENDED and player.has_undefended_base():
            return Reason("ALT-095", "ally-undefended-base-first")
        return None

    def value(self, view: RushView, a: Action) -> float:
        if not actions.AID.matches(a):
            return super().value(view, a)
        s = view.table
        return -guard_value(s, guard_of(s, actions.argument_of(a))) - 0.1


def places(s: RushState, player: Player) -> list[int]:
    """[RUSH-163] [RUSH-165] The undefended Bases, or else all that stand.

    Of equivalent undefended Bases only the first is listed; the Headquarters differs from the
    others, and so does a damaged Base [ALT-096].
    """
    open_slots: list[int] = []
    guarded: list[int] = []
    seen: i64 = 0
    for slot in range(len(player.guards)):
        guard = player.guards[slot]
        if guard == UNDEFENDED:
            if player.hit_bases == 0 and s.rules.headquarters < 0:
                return [slot]  # undamaged Bases are equivalent
            alike: i64 = 1 + (player.hit_bases >> slot & 1)
            if slot == s.rules.headquarters:
                alike = 4
            if not seen & alike:
                seen |= alike
                open_slots.append(slot)
        elif guard != DESTROYED:
            guarded.append(slot)
    return open_slots or guarded


def place(s: RushState, card: i64, seat: i64, slot: i64, log: Log | None) -> None:
    """[RUSH-165] [RUSH-172] Place it undamaged; a replaced defender goes to its Depot."""
    player = s.players[seat]
    old = player.guards[slot]
    if old != UNDEFENDED:
        s.to_depot(seat, old)
        if log is not None:
            log.add(events.REPLACED, seat, old)
    player.guards[slot] = card
    player.hit_guards &= ~(1 << slot)
    s.turn.resolving = -1
    if log is not None:
        log.add(events.DEFENDED, s.active, card, actions.make_target(seat, slot, base=True))


def can_defend(s: RushState, card: i64) -> bool:
    """[RUSH-166] [RUSH-170] It needs armour, and a Base of its owner that stands."""
    return s.cards.armour[card] > 0 and s.players[s.active].bases_left() > 0


def can_place(s: RushState) -> bool:
    """[RUSH-170] [ALT-091] Whether a Base stands on which a vehicle may be placed unused."""
    if s.players[s.active].bases_left() > 0:
        return True
    for seat in allies(s):
        if s.players[seat].bases_left() > 0:
            return True
    return False


def is_ally(s: RushState, seat: int) -> bool:
    """[ALT-071] Whether the seat is an ally of the active player."""
    return seat != s.active and s.players[seat].side == s.players[s.active].side


def allies(s: RushState) -> list[int]:
    """List the allies of the active player."""
    return [seat for seat in range(len(s.players)) if is_ally(s, seat)]


def sole_defence_value(s: RushState, piece: i64) -> float:
    """Return the value for the greedy bot of placing the vehicle without its abilities."""
    card = face(s, piece)
    gain = defence_value(s, card)
    if any(s.players[seat].has_undefended_base() for seat in allies(s)):
        gain = max(gain, 0.4 + 0.25 * armour(s, card))
    return gain - keep_value(s, card)


def defence_value(s: RushState, card: i64) -> float:
    """Return the value of what the vehicle protects on the Base that needs it most."""
    player = s.players[s.active]
    if player.has_undefended_base():
        return 0.5 + 0.25 * armour(s, card)
    values = [guard_value(s, guard) for guard in player.guards if guard >= 0]
    return 0.2 * (guard_value(s, card) - min(values)) if values else 0.0


def guard_value(s: RushState, guard: i64) -> float:
    """Return the value of a defender on its Base."""
    return -1.0 if guard == UNDEFENDED else armour(s, guard) - 0.2 * squad_value(s, guard)
