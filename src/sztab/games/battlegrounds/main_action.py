"""The main action and its windows: move and shot in either order, or a change of tank."""

from __future__ import annotations

from typing import ClassVar, Final

from sztab.core.action import Action, Reason
from sztab.core.declare import Verb
from sztab.core.event import Log, note
from sztab.core.frames import AutoFrame
from sztab.core.native import i64
from sztab.core.rng import Rng
from sztab.games.battlegrounds import actions, events, moves, paths
from sztab.games.battlegrounds.abilities import extra_turn, order_change
from sztab.games.battlegrounds.abilities.extra_turn import EXTRA_TURN
from sztab.games.battlegrounds.abilities.order_change import FIRE
from sztab.games.battlegrounds.board import EMPTY, NONE
from sztab.games.battlegrounds.cards import ARMOUR
from sztab.games.battlegrounds.playout import RUIN, best_shot, fair, is_ruinous, pick
from sztab.games.battlegrounds.shot_decision import OFFER_SHOT, add_shot
from sztab.games.battlegrounds.shots import squares_in_range
from sztab.games.battlegrounds.state import BattlegroundsState
from sztab.games.battlegrounds.window import ADDITIONAL, Window, has_additional, list_additional

OTHER_CARD: Final = 0.1
STANDING: Final = 0.2
"""Weights in rollouts of changing the tank, and of a tank that cannot move."""


def list_changes(s: BattlegroundsState, colour: i64, found: list[Action]) -> None:
    """[BG-112] [BG-119] [BG-173] Add changing to every card that may take over the tank."""
    for card in s.cards_of(s.active):
        if not s.is_damaged(card) and not s.is_active(card):
            found.append(actions.make_card(actions.CHANGE, colour, card))


class Act(Window):
    """[BG-047] [BG-171] Window W1 and the main action of one of the player's tanks."""

    name: ClassVar[str] = "act"
    answers: ClassVar[tuple[Verb, ...]] = (
        actions.MOVE,
        actions.STAY,
        FIRE,
        actions.CHANGE,
        *ADDITIONAL,
    )
    begins_action: ClassVar[bool] = True

    def legal_actions(self, s: BattlegroundsState) -> list[Action]:
        found: list[Action] = []
        for colour in moves.own_tanks(s):
            moves.list_moves(s, colour, found)
            if order_change.can_shoot_first(s, colour):
                found.append(FIRE.of(colour))
            list_changes(s, colour, found)
        list_additional(s, found)
        return found

    def sample(self, s: BattlegroundsState, rng: Rng) -> Action:
        """Usually move to where the best shot follows."""
        choices = self.legal_actions(s)
        if fair(rng):
            return rng.choice(choices)
        return pick(choices, [move_gain(s, a) for a in choices], rng)

    def main_apply(self, s: BattlegroundsState, a: Action, log: Log | None) -> None:
        """[BG-052] [BG-118] [BG-152] Move and shoot, or change; then window W3.

        A tank without a standard move stays where it is [BG-061], and so does one that changes its
        card [BG-120] [BG-121].
        """
        kind = actions.kind_of(a)
        s.stack.append(OFFER_AFTER)
        if kind == actions.MOVE.code:
            path = actions.argument_of(a)
            colour = moves.colour_at(s, paths.start_of(path))
            if moves.drive(s, colour, path, log):
                s.stack.append(OFFER_SHOT[colour])
        elif kind == actions.STAY.code:
            colour = actions.argument_of(a)
            note(log, events.STAYED, s.active, s.drives[colour], s.pawns[colour], colour)
            s.stack.append(OFFER_SHOT[colour])
        elif kind == FIRE.code:
            s.stack.append(order_change.SHOOT_FIRST[actions.argument_of(a)])
        else:
            colour, card = actions.colour_of(a), actions.card_of(a)
            s.drives[colour] = card
            note(log, events.CHANGED, s.active, card, colour)

    def main_why_not(self, s: BattlegroundsState, a: Action) -> Reason | None:
        kind = actions.kind_of(a)
        if kind == actions.MOVE.code:
            return moves.why_not_move(s, actions.argument_of(a), NONE)
        if kind == actions.STAY.code:
            return moves.why_not_stay(s, actions.argument_of(a), NONE)
        if kind == FIRE.code:
            return order_change.why_not_fire(s, actions.argument_of(a))
        if kind == actions.CHANGE.code:
            return why_not_change(s, actions.colour_of(a), actions.card_of(a))
        if kind == actions.SHOOT.code:
            return Reason("BG-052", "move-then-shot")
        if kind in (actions.END.code, actions.HOLD.code, actions.WAIT.code):
            return Reason("BG-048", "main-action-required")
        if kind == EXTRA_TURN.code:
            return Reason("BG-139", "extra-turn-after-main-action")
        if kind == actions.ENTER.code:
            clause = "BG-227" if s.rules.artillery else "BG-104"
            return Reason(clause, "no-pawn-returns")
        return Reason("BG-047", "main-action-due")

    def add_plausible(self, s: BattlegroundsState, found: list[Action]) -> None:
        """[BG-052] [BG-055] [BG-112] List driving, shooting first, and changing the tank."""
        moves.add_moves(s, found)
        cards = s.cards_of(s.active)
        for colour in moves.own_tanks(s):
            found.append(FIRE.of(colour))
            found += [actions.make_card(actions.CHANGE, colour, card) for card in cards]
            for square in squares_in_range(s, colour, s.pawns[colour]):
                if s.ground[square] != EMPTY or s.pawn_on(square) != NONE:
                    add_shot(s, square, found)

    def why_not_square(self, s: BattlegroundsState, square: i64) -> Reason | None:
        return moves.why_not_go(s, moves.own_tanks(s), square)

    def why_not_card(self, s: BattlegroundsState, card: i64) -> Reason | None:
        tanks = moves.own_tanks(s)
        return s.why_not(actions.make_card(actions.CHANGE, tanks[0], card)) if tanks else None


def why_not_change(s: BattlegroundsState, colour: i64, card: i64) -> Reason | None:
    """[BG-112] [BG-119] [BG-173] Return why a card may not take over a tank."""
    reason = moves.why_not_tank(s, colour)
    if reason is not None:
        return reason
    title = s.title_of(card)
    if s.holders[card] != s.active:
        return Reason("BG-119", "not-in-your-area", title)
    if s.is_active(card):
        clause = "BG-119" if s.drives[colour] == card else "BG-173"
        return Reason(clause, "card-already-active", title)
    if s.is_damaged(card):
        return Reason("BG-112", "card-damaged", title)
    return None


def move_gain(s: BattlegroundsState, a: Action) -> float:
    """Return the weight of an answer in the main window."""
    kind = actions.kind_of(a)
    if kind == actions.MOVE.code:
        path = actions.argument_of(a)
        colour = s.pawn_on(paths.start_of(path))
        if is_ruinous(s, path) and s.count(s.drives[colour], ARMOUR) == 0:
            return RUIN
        return best_shot(s, colour, paths.end_of(path))
    if kind == FIRE.code:
        return best_shot(s, actions.argument_of(a), s.pawns[actions.argument_of(a)])
    if s.rules.urgency[kind] > 0:
        return s.rules.urgency[kind]
    return OTHER_CARD if kind == actions.CHANGE.code else STANDING


class OfferAfter(AutoFrame[BattlegroundsState]):
    """Ask for more after the main action, but only if there is anything to decide."""

    name: ClassVar[str] = "offer-after"

    def run(self, s: BattlegroundsState, log: Log | None) -> None:
        if has_additional(s) or extra_turn.can_act_again(s):
            s.stack.append(AFTER)


class After(Window):
    """Window W3: additional actions, Extra turn, or the end of the turn."""

    name: ClassVar[str] = "after"
    answers: ClassVar[tuple[Verb, ...]] = (actions.END, EXTRA_TURN, *ADDITIONAL)

    def legal_actions(self, s: BattlegroundsState) -> list[Action]:
        found: list[Action] = []
        if extra_turn.can_act_again(s):
            found.append(EXTRA_TURN.of())
        list_additional(s, found)
        found.append(actions.END.of())
        return found

    def after_additional(self, s: BattlegroundsState) -> None:
        """There may be nothing left to decide."""
        s.stack.append(OFFER_AFTER)

    def sample(self, s: BattlegroundsState, rng: Rng) -> Action:
        """Usually take an extra turn or another useful action before ending."""
        choices = self.legal_actions(s)
        return rng.choice(choices) if fair(rng) else choices[0]

    def main_apply(self, s: BattlegroundsState, a: Action, log: Log | None) -> None:
        """[BG-138] [BG-179] List one more main action with any tank, and the end of the turn."""
        if EXTRA_TURN.matches(a):
            extra_turn.use_extra_turn(s, log)
            s.stack.append(ACT)

    def main_why_not(self, s: BattlegroundsState, a: Action) -> Reason | None:
        kind = actions.kind_of(a)
        if kind == actions.END.code:
            return None
        if kind == EXTRA_TURN.code:
            return extra_turn.why_not_again(s)
        if kind == actions.SHOOT.code:
            return Reason("BG-077", "one-shot-an-action")
        if kind == actions.ENTER.code:
            return Reason("BG-116", "destroyed-tank-waits")
        return Reason("BG-047", "one-main-action")


ACT: Final[Act] = Act()
AFTER: Final[After] = After()
OFFER_AFTER: Final[OfferAfter] = OfferAfter()
