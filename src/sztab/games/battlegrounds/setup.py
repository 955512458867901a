"""Set-up: the starting player, the tank cards, and the pawns' first squares."""

from __future__ import annotations

from typing import ClassVar, Final

from sztab.core.action import Action, Message, Reason, Values
from sztab.core.declare import NUMBER, Fields, Verb, each
from sztab.core.event import Log, note
from sztab.core.frames import AutoFrame, ChanceFrame
from sztab.core.native import i64
from sztab.core.zones import holds
from sztab.games.battlegrounds import actions, events
from sztab.games.battlegrounds.board import (
    BASE_NAMES,
    BASE_SIZE,
    BASE_SQUARES,
    BASES,
    COLOUR_NAMES,
    COLOURS,
    NONE,
    SQUARE_NAMES,
    base_of,
    base_square,
    here,
)
from sztab.games.battlegrounds.cards import IN_DECK, OFFERED
from sztab.games.battlegrounds.decision import NO_TANKS, Decision, OwnerDecision
from sztab.games.battlegrounds.kinds import SEAT_OR_NONE
from sztab.games.battlegrounds.memory import PairSearch
from sztab.games.battlegrounds.state import BattlegroundsState
from sztab.games.battlegrounds.view import BattlegroundsView

TWO: Final = 2
SOLO_TANKS: Final = 2


class DrawFirst(ChanceFrame[BattlegroundsState]):
    """[BG-040] Draw lots for the starting player; bases follow clockwise from there."""

    name: ClassVar[str] = "draw-first"
    answers: ClassVar[tuple[Verb, ...]] = (actions.FIRST,)
    refusal: ClassVar[Reason] = Reason("BG-040", "lots-decide-start")

    def legal_actions(self, s: BattlegroundsState) -> list[Action]:
        return [actions.FIRST.of(seat) for seat in range(s.rules.players)]

    def apply(self, s: BattlegroundsState, a: Action, log: Log | None) -> None:
        begin_with(s, actions.argument_of(a))
        note(log, events.FIRST, s.start)


def begin_with(s: BattlegroundsState, seat: i64) -> None:
    """[BG-038] [BG-170] [BG-192] Make the seat the starting player, and assign the bases."""
    s.start = seat
    s.active = seat
    players = s.rules.players
    for colour in range(COLOURS):
        owner = s.rules.owners[colour]
        if owner == NONE:
            continue
        base = (owner - seat + players) % players
        if players == TWO:
            base = base * TWO if s.rules.covered else base + colour % TWO * TWO
        s.homes[colour] = base


class DealAll(AutoFrame[BattlegroundsState]):
    """[BG-032] [BG-041] Deal tank cards, or lay them out for the draft."""

    name: ClassVar[str] = "deal-all"

    def run(self, s: BattlegroundsState, log: Log | None) -> None:
        players, each = s.rules.players, s.rules.cards_each
        if s.rules.draft:
            s.stack += [TakeCard(turn) for turn in range(players * each - 1, -1, -1)]
            s.stack.append(DealCards(NONE, players * each))
            return
        turns = range(players - 1, -1, -1)
        s.stack += [DealCards((s.start + turn) % players, each) for turn in turns]

    def flaw(self, s: BattlegroundsState) -> Message | None:
        return NO_TANKS if s.rules.covered else None


class DealCards(ChanceFrame[BattlegroundsState]):
    """[BG-032] [BG-042] Draw the next card of the shuffled deck, for a seat or for the draft."""

    name: ClassVar[str] = "deal-cards"
    fields: ClassVar[Fields] = (("seat", SEAT_OR_NONE), ("left", NUMBER))
    answers: ClassVar[tuple[Verb, ...]] = (actions.DEAL,)
    refusal: ClassVar[Reason] = Reason("BG-032", "tank-card-being-dealt")

    def __init__(self, seat: i64, left: i64) -> None:
        self.seat = seat
        self.left = left

    def legal_actions(self, s: BattlegroundsState) -> list[Action]:
        return s.cards_in(IN_DECK, actions.DEAL)

    def apply(self, s: BattlegroundsState, a: Action, log: Log | None) -> None:
        if self.left > 1:
            s.stack.append(DealCards(self.seat, self.left - 1))
        card = actions.argument_of(a)
        s.deck -= 1
        s.holders[card] = OFFERED if self.seat == NONE else self.seat
        note(log, events.OFFERED if self.seat == NONE else events.DEALT, self.seat, card)
        if s.rules.artillery:  # both cards of Solo are active at once [BG-211]
            colour = SOLO_TANKS - self.left
            s.drives[colour] = card


class TakeCard(Decision):
    """[BG-043] The draft: clockwise, the last player twice, and back."""

    name: ClassVar[str] = "take-card"
    fields: ClassVar[Fields] = (("turn", NUMBER),)
    answers: ClassVar[tuple[Verb, ...]] = (actions.TAKE,)

    def __init__(self, turn: i64) -> None:
        self.turn = turn

    def player(self, s: BattlegroundsState) -> int:
        players = s.rules.players
        at = self.turn % (2 * players)
        if at >= players:
            at = 2 * players - 1 - at
        return (s.start + at) % players

    def legal_actions(self, s: BattlegroundsState) -> list[Action]:
        return s.cards_in(OFFERED, actions.TAKE)

    def apply(self, s: BattlegroundsState, a: Action, log: Log | None) -> None:
        card, seat = actions.argument_of(a), self.player(s)
        s.holders[card] = seat
        note(log, events.TAKEN, seat, card)

    def why_not(self, s: BattlegroundsState, a: Action) -> Reason | None:
        if not actions.TAKE.matches(a):
            return Reason("BG-043", "take-open-card")
        card = actions.argument_of(a)
        if s.holders[card] != OFFERED:
            return Reason("BG-041", "card-not-open", s.title_of(card))
        return None

    def plausible(self, s: BattlegroundsState) -> list[Action]:
        """[BG-033] List every card that is offered or taken."""
        held = [n for n in range(len(s.holders)) if s.holders[n] == OFFERED or s.holders[n] >= 0]
        return each((actions.TAKE,), held)

    def values(self, view: BattlegroundsView, choices: list[Action]) -> list[float]:
        return [view.table.tanks.worth(actions.card_of(a)) for a in choices]

    def why_wait(self, s: BattlegroundsState, who: Values) -> Reason:
        return Reason("BG-043", "other-takes-card", who)

    def why_not_square(self, s: BattlegroundsState, square: i64) -> Reason | None:
        return cards_first(square)

    def why_not_card(self, s: BattlegroundsState, card: i64) -> Reason | None:
        return s.why_not(actions.TAKE.of(card))


def cards_first(square: i64) -> Reason:
    """[BG-033] Return why squares have to wait."""
    return Reason("BG-033", "square-waits-for-cards", here(square))


class SeatPlayers(AutoFrame[BattlegroundsState]):
    """[BG-033] [BG-037] From the starting player on, everybody chooses cards, then squares."""

    name: ClassVar[str] = "seat-players"

    def run(self, s: BattlegroundsState, log: Log | None) -> None:
        """The last step is pushed first."""
        players = s.rules.players
        for turn in range(players - 1, -1, -1):
            seat = (s.start + turn) % players
            colours = s.rules.colours_of(seat)
            if s.rules.artillery:
                colours = colours[:SOLO_TANKS]
            s.stack += [PlacePawn(colour) for colour in reversed(colours)]
            if s.rules.cards_each > 0 and not s.rules.artillery:
                s.stack += [ActivateCard(colour) for colour in reversed(colours)]


class ActivateCard(OwnerDecision):
    """[BG-033] Choose which of the dealt cards drives a pawn."""

    name: ClassVar[str] = "activate-card"
    answers: ClassVar[tuple[Verb, ...]] = (actions.ACTIVATE,)

    def legal_actions(self, s: BattlegroundsState) -> list[Action]:
        free = [card for card in s.cards_of(self.player(s)) if not s.is_active(card)]
        return [actions.make_card(actions.ACTIVATE, self.colour, card) for card in free]

    def apply(self, s: BattlegroundsState, a: Action, log: Log | None) -> None:
        """[BG-022] Lay the tank token on the card."""
        card = actions.card_of(a)
        s.drives[self.colour] = card
        note(log, events.ACTIVATED, s.rules.owners[self.colour], card, self.colour)

    def complaint(self, s: BattlegroundsState) -> Reason:
        return Reason("BG-033", "choose-card-for-pawn", {"colour": COLOUR_NAMES[self.colour]})

    def plausible(self, s: BattlegroundsState) -> list[Action]:
        """[BG-043] List the seat's cards."""
        cards = s.cards_of(self.player(s))
        return [actions.make_card(actions.ACTIVATE, self.colour, card) for card in cards]

    def flaw(self, s: BattlegroundsState) -> Message | None:
        return NO_TANKS if s.rules.covered else None

    def values(self, view: BattlegroundsView, choices: list[Action]) -> list[float]:
        return [view.table.tanks.worth(actions.card_of(a)) for a in choices]

    def why_wait(self, s: BattlegroundsState, who: Values) -> Reason:
        return Reason("BG-033", "other-chooses-card", who)

    def why_not_square(self, s: BattlegroundsState, square: i64) -> Reason | None:
        return cards_first(square)

    def why_not_card(self, s: BattlegroundsState, card: i64) -> Reason | None:
        if s.holders[card] != self.player(s):
            return Reason("BG-033", "not-your-card", s.title_of(card))
        if s.is_active(card):
            return Reason("BG-033", "drives-another-pawn", s.title_of(card))
        return s.why_not(actions.make_card(actions.ACTIVATE, self.colour, card))


class PlacePawn(OwnerDecision):
    """[BG-037] [BG-192] [BG-212] Choose the square where a pawn starts."""

    name: ClassVar[str] = "place-pawn"
    answers: ClassVar[tuple[Verb, ...]] = (actions.PLACE,)

    def legal_actions(self, s: BattlegroundsState) -> list[Action]:
        found: list[Action] = []
        for base in range(BASES):
            free = s.rules.artillery and not holds(s.homes, base)
            if free or base == s.homes[self.colour]:
                for number in range(BASE_SIZE):
                    square = base_square(base, number)
                    found.append(actions.make_place(self.colour, square))
        return found

    def apply(self, s: BattlegroundsState, a: Action, log: Log | None) -> None:
        square = actions.square_of(a)
        s.pawns[self.colour] = square
        s.homes[self.colour] = base_of(square)
        note(log, events.PLACED, s.rules.owners[self.colour], -1, square, self.colour)

    def complaint(self, s: BattlegroundsState) -> Reason:
        if s.rules.artillery:
            return Reason("BG-212", "start-in-two-bases")
        clause = "BG-192" if s.rules.covered else "BG-037"
        home = s.homes[self.colour]
        squares = ", ".join([SQUARE_NAMES[base_square(home, n)] for n in range(BASE_SIZE)])
        values: Values = {"colour": COLOUR_NAMES[self.colour], "base": BASE_NAMES[home]}
        values["squares"] = squares
        return Reason(clause, "start-in-own-base", values)

    def plausible(self, s: BattlegroundsState) -> list[Action]:
        """[BG-037] [BG-212] A pawn starts on any square of a base."""
        return [actions.make_place(self.colour, square) for square in BASE_SQUARES]

    def values(self, view: BattlegroundsView, choices: list[Action]) -> list[float]:
        """In Family, evaluate the pairs around the square."""
        if not view.table.rules.covered:
            return super().values(view, choices)
        search = PairSearch(view.table)
        return [search.place_value(actions.square_of(a)) for a in choices]

    def why_wait(self, s: BattlegroundsState, who: Values) -> Reason:
        clause = "BG-192" if s.rules.covered else "BG-037"
        return Reason(clause, "other-places-pawn", who)

    def why_not_square(self, s: BattlegroundsState, square: i64) -> Reason | None:
        """[BG-037] [BG-192] [BG-212] Return why the pawn cannot start there."""
        reason = s.why_not(actions.make_place(self.colour, square))
        if reason is None:
            return None
        values = here(square) | {"colour": COLOUR_NAMES[self.colour]}
        if "squares" not in reason.values:
            return Reason(reason.clause, "not-a-start", values)
        values["squares"] = reason.values["squares"]
        return Reason(reason.clause, "not-in-base", values)

    def why_own_card_waits(self, s: BattlegroundsState, card: i64) -> Reason | None:
        return Reason("BG-037", "card-waits-for-pawn", s.title_of(card))


DRAW_FIRST: Final[DrawFirst] = DrawFirst()
DEAL_ALL: Final[DealAll] = DealAll()
SEAT_PLAYERS: Final[SeatPlayers] = SeatPlayers()
