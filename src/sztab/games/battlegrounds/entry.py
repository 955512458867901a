"""The return of pawns: squares, cards, and the effect of duds there."""

from __future__ import annotations

from typing import ClassVar

from sztab.core.action import Action, Message, Reason, Values
from sztab.core.declare import FLAG, NUMBER, Fields, Verb
from sztab.core.event import Log, note
from sztab.core.native import i64
from sztab.games.battlegrounds import actions, events
from sztab.games.battlegrounds.abilities.extra_tank import EXTRA_TANK, can_draw
from sztab.games.battlegrounds.abilities.extra_turn import EXTRA_TURN
from sztab.games.battlegrounds.board import (
    ARTILLERY,
    BASE_SIZE,
    BASE_SQUARES,
    COLOUR_NAMES,
    COLOURS,
    DUD,
    EMPTY,
    NONE,
    OFF,
    SIZE,
    SQUARE_NAMES,
    SQUARES,
    base_of,
    base_square,
    here,
    king_steps,
)
from sztab.games.battlegrounds.decision import NO_TANKS, Decision
from sztab.games.battlegrounds.main_action import ACT, OFFER_AFTER
from sztab.games.battlegrounds.pairs import why_not_ready
from sztab.games.battlegrounds.state import BattlegroundsState
from sztab.games.battlegrounds.window import add_bonuses
from sztab.games.battlegrounds.wrecks import survives


def waiting(s: BattlegroundsState, done: i64 = 0) -> list[int]:
    """List the active player's pawns that can return: off the board, with a base.

    `done` holds the pawns that have already returned, as bits.
    """
    found: list[int] = []
    for colour in range(COLOURS):
        off = s.pawns[colour] == OFF and s.homes[colour] != OFF
        if off and s.rules.owners[colour] == s.active and not done >> colour & 1:
            found.append(colour)
    return found


def own_homes(s: BattlegroundsState) -> list[int]:
    """List the bases of the player on turn."""
    return [s.homes[colour] for colour in s.rules.colours_of(s.active)]


def reserve(s: BattlegroundsState) -> list[int]:
    """List the inactive cards of the player on turn."""
    return [card for card in s.cards_of(s.active) if not s.is_active(card)]


def is_blocked(s: BattlegroundsState, square: i64) -> bool:
    """[BG-105] [BG-227] Return whether a tank stands on a square."""
    return s.pawn_on(square) != NONE or s.ground[square] == ARTILLERY


def entry_squares(s: BattlegroundsState, colour: i64) -> list[int]:
    """[BG-104] [BG-105] [BG-106] List the squares on which a pawn may return."""
    base = s.homes[colour]
    free: list[int] = []
    mined: list[int] = []
    for number in range(BASE_SIZE):
        square = base_square(base, number)
        if not is_blocked(s, square):
            where = mined if s.ground[square] == DUD else free
            where.append(square)
    if s.rules.dud_destroys_entering:
        free.extend(mined)
    return free or mined or nearest_squares(s, base)


def nearest_squares(s: BattlegroundsState, base: i64) -> list[int]:
    """[BG-107] List the free squares nearest to the corner of a base that is full of tanks."""
    corner = base_square(base, 0)
    for distance in range(SIZE):
        near = [square for square in range(SQUARES) if king_steps(corner, square) == distance]
        found = [square for square in near if not is_blocked(s, square) and s.ground[square] != DUD]
        if found:
            return found
    return []


def enter(s: BattlegroundsState, a: Action, log: Log | None) -> None:
    """[BG-108] [BG-117] Return a pawn to the board with a card, whose upgrades work again."""
    colour, card, square = actions.colour_of(a), actions.card_of(a), actions.square_of(a)
    s.drives[colour] = card
    s.pawns[colour] = square
    note(log, events.ENTERED, s.active, card, square, colour)
    if s.ground[square] == DUD:
        s.ground[square] = EMPTY
        s.duds += 1
        if s.rules.dud_destroys_entering:
            survives(s, events.HIT_DUD, colour, log)
        else:
            note(log, events.DEFUSED, s.active, -1, square)


def why_not_enter(s: BattlegroundsState, a: Action, done: i64) -> Reason | None:
    """Return why a pawn may not return in this way."""
    colour, card, square = actions.colour_of(a), actions.card_of(a), actions.square_of(a)
    name: Values = {"colour": COLOUR_NAMES[colour]}
    if colour not in waiting(s, done):
        clause = "BG-227" if s.rules.artillery else "BG-104"
        return Reason(clause, "no-pawn-to-bring-back", name)
    title = s.title_of(card)
    if s.holders[card] != s.active:
        return Reason("BG-108", "not-in-your-area", title)
    if s.is_active(card):
        return Reason("BG-173", "drives-another-pawn", title)
    squares = entry_squares(s, colour)
    if square in squares:
        return None
    if is_blocked(s, square):
        return Reason("BG-105", "tank-on-entry", here(square))
    if base_of(square) == s.homes[colour]:
        return Reason("BG-106", "dud-on-entry", here(square))
    clause = "BG-104" if base_of(squares[0]) == s.homes[colour] else "BG-107"
    if clause == "BG-104" and base_of(square) in own_homes(s):
        clause = "BG-176"
    names = ", ".join([SQUARE_NAMES[one] for one in squares])
    return Reason(clause, "returns-elsewhere", here(square) | {"squares": names} | name)


def may_enter(s: BattlegroundsState, done: i64) -> bool:
    """[BG-104] [BG-227] Return whether any pawn can return; `done` are those that have, as bits."""
    if not waiting(s, done):
        return False
    return len(reserve(s)) > 0 or (s.rules.artillery and can_draw(s))


class Enter(Decision):
    """[BG-050] [BG-104] Window W0: return a pawn; in Solo this may be put off [BG-227].

    `paused` says that a damaged card was chosen, `done` which pawns have returned, as bits.
    """

    name: ClassVar[str] = "enter"
    fields: ClassVar[Fields] = (("paused", FLAG), ("done", NUMBER))
    answers: ClassVar[tuple[Verb, ...]] = (actions.ENTER, actions.WAIT, EXTRA_TANK)

    def __init__(self, paused: bool, done: i64) -> None:
        self.paused = paused
        self.done = done

    def legal_actions(self, s: BattlegroundsState) -> list[Action]:
        found: list[Action] = []
        cards = reserve(s)
        for colour in waiting(s, self.done):
            squares = entry_squares(s, colour)
            for card in cards:
                for square in squares:
                    found.append(actions.make_enter(colour, card, square))
        if can_draw(s) and not self.paused:
            found.append(EXTRA_TANK.of())
        if s.rules.artillery and s.has_pawn(s.active):
            found.append(actions.WAIT.of())
        return found

    def apply(self, s: BattlegroundsState, a: Action, log: Log | None) -> None:
        """[BG-177] All pawns return, one at a time; then the turn goes on or ends.

        A damaged card costs the turn [BG-108] [BG-109] [BG-178].
        """
        additional = s.rules.additional_of(a)
        if additional is not None:
            s.stack.append(self)
            additional.apply(s, a, log)
            return
        if actions.WAIT.matches(a):
            note(log, events.WAITED, s.active)
            s.stack.append(ACT)
            return
        one: i64 = 1
        paused = self.paused or s.is_damaged(actions.card_of(a))
        done = self.done | one << actions.colour_of(a)
        enter(s, a, log)
        if may_enter(s, done):
            s.stack.append(Enter(paused, done))
        elif paused:
            note(log, events.REPAIR_PAUSE, s.active)
        else:
            s.stack.append(ACT if s.has_pawn(s.active) else OFFER_AFTER)

    def why_not(self, s: BattlegroundsState, a: Action) -> Reason | None:
        if actions.ENTER.matches(a):
            return why_not_enter(s, a, self.done)
        if actions.WAIT.matches(a):
            return why_not_wait(s)
        additional = s.rules.additional_of(a)
        if additional is not None and EXTRA_TANK.matches(a):
            if self.paused:
                return Reason("BG-109", "repair-pause")
            return additional.why_not(s, a)
        if additional is not None or EXTRA_TURN.matches(a):
            return Reason("BG-050", "only-extra-tank")
        return Reason("BG-046", "turn-starts-with-return")

    def plausible(self, s: BattlegroundsState) -> list[Action]:
        """[BG-046] [BG-104] [BG-176] List bonuses, waiting, and any card on any own square."""
        found = [EXTRA_TANK.of(), EXTRA_TURN.of(), actions.WAIT.of()]
        cards, homes = s.cards_of(s.active), own_homes(s)
        squares = [square for square in BASE_SQUARES if base_of(square) in homes]
        for colour in waiting(s):
            for square in squares:
                found += [actions.make_enter(colour, card, square) for card in cards]
        add_bonuses(s, found)
        return found

    def flaw(self, s: BattlegroundsState) -> Message | None:
        return NO_TANKS if s.rules.covered else None

    def why_not_square(self, s: BattlegroundsState, square: i64) -> Reason | None:
        """Return why a pawn cannot return on a square with any card."""
        pawns, cards = waiting(s), reserve(s)
        if not pawns or not cards:
            return super().why_not_square(s, square)
        return s.why_not(actions.make_enter(pawns[0], cards[0], square))

    def why_own_card_waits(self, s: BattlegroundsState, card: i64) -> Reason | None:
        """[BG-104] Return why no pawn can return with the card."""
        reason: Reason | None = None
        for colour in waiting(s):
            for square in BASE_SQUARES:
                reason = self.why_not(s, actions.make_enter(colour, card, square))
                if reason is None:
                    return None
        return reason

    def why_not_bonus(self, s: BattlegroundsState, icon: i64) -> Reason | None:
        return why_not_ready(s, s.active, icon) or Reason("BG-050", "only-extra-tank")


def why_not_wait(s: BattlegroundsState) -> Reason | None:
    """[BG-104] [BG-227] [BG-239] Return why the return of a pawn may not be put off."""
    if not s.rules.artillery:
        return Reason("BG-104", "pawn-must-return")
    if s.has_pawn(s.active):
        return None
    clause = "BG-227" if len(reserve(s)) > 0 else "BG-239"
    return Reason(clause, "bring-tank-in")
