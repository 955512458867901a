"""Wrecks: what destroys a tank, how Armour saves it, and who gets its point token."""

from __future__ import annotations

from sztab.core.declare import EventKind
from sztab.core.event import Log, note
from sztab.core.native import i64
from sztab.core.zones import holds, insert
from sztab.games.battlegrounds import events
from sztab.games.battlegrounds.board import NONE, OFF
from sztab.games.battlegrounds.cards import ARMOUR, EXTRA_TANK, LOST, SLOTS, picture_of
from sztab.games.battlegrounds.pairs import find_ready
from sztab.games.battlegrounds.scoring import give_token
from sztab.games.battlegrounds.state import BattlegroundsState


def use_armour(s: BattlegroundsState, colour: i64, log: Log | None) -> bool:
    """[BG-158] [BG-160] Spend an Armour on the card, if any; return whether it did."""
    card = s.drives[colour]
    for at in range(card * SLOTS, card * SLOTS + SLOTS):
        pair = s.slots[at]
        if pair != NONE and s.rules.pictures.icon[picture_of(pair)] == ARMOUR:
            take_off(s, card, at)
            note(log, events.ARMOUR_USED, s.rules.owners[colour], card, -1, colour)
            return True
    return False


def survives(s: BattlegroundsState, kind: EventKind, colour: i64, log: Log | None) -> bool:
    """[BG-099] [BG-155] Report what a tank ran into; return whether Armour saved it."""
    note(log, kind, s.rules.owners[colour], s.drives[colour], s.pawns[colour], colour)
    if use_armour(s, colour, log):
        return True
    destroy(s, colour, log)
    return False


def take_off(s: BattlegroundsState, card: i64, at: i64) -> None:
    """[BG-129] [BG-160] Take a pair off its slot; it is spent but keeps its points."""
    area = s.area(s.holders[card])
    area.done = insert(area.done, s.slots[at])
    last = card * SLOTS + SLOTS - 1
    if at != last:
        s.slots[at] = s.slots[last]
    s.slots[last] = NONE


def destroy(s: BattlegroundsState, colour: i64, log: Log | None) -> None:
    """[BG-095] [BG-096] [BG-225] Remove the pawn; its card is damaged, or lost in Solo."""
    card, seat = s.drives[colour], s.rules.owners[colour]
    note(log, events.DESTROYED, seat, card, s.pawns[colour], colour)
    s.pawns[colour] = OFF
    s.drives[colour] = NONE
    if s.rules.artillery:
        lose_card(s, card, log)
        end_without_tanks(s, log)
        return
    one: i64 = 1
    if s.active == seat:
        s.broken |= one << card
        s.damaged &= ~(one << card)
    else:
        s.damaged |= one << card


def lose_card(s: BattlegroundsState, card: i64, log: Log | None) -> None:
    """[BG-225] [BG-226] Take the card out of the game and spend its upgrades."""
    for at in range(card * SLOTS + SLOTS - 1, card * SLOTS - 1, -1):
        if s.slots[at] != NONE:
            take_off(s, card, at)
    note(log, events.CARD_LOST, s.holders[card], card)
    s.holders[card] = LOST


def end_without_tanks(s: BattlegroundsState, log: Log | None) -> None:
    """[BG-239] Solo ends when no tank is on the board or can be brought in."""
    if s.has_pawn(0) or holds(s.holders, 0):
        return
    if s.deck == 0 or find_ready(s, s.areas[0], EXTRA_TANK) == NONE:
        s.finish(NONE, log)


def hit_tank(s: BattlegroundsState, colour: i64, log: Log | None) -> None:
    """[BG-087] [BG-154] Hit a tank: Armour saves it, otherwise the shooter gets its token.

    The artillery gets nothing, nor does a player who shoots at a friend [BG-091] [BG-231].
    """
    if use_armour(s, colour, log):
        return
    seat = s.rules.owners[colour]
    destroy(s, colour, log)
    if not s.rules.artillery and s.rules.sides[seat] != s.rules.sides[s.active]:
        give_token(s, colour, s.active, log)
