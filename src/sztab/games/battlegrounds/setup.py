"""Set-up: who begins, which tank cards everybody gets, and where the pawns start."""

from __future__ import annotations

from typing import ClassVar, Final

from sztab.core.action import Action, Reason, Values
from sztab.core.declare import NUMBER, Fields, Verb, each
from sztab.core.event import Log
from sztab.core.frames import Lots, Step
from sztab.core.native import i64
from sztab.core.state import Frame
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
)
from sztab.games.battlegrounds.cards import IN_DECK, OFFERED
from sztab.games.battlegrounds.choice import NO_TANKS, Choice
from sztab.games.battlegrounds.kinds import COLOUR, SEAT_OR_NONE
from sztab.games.battlegrounds.state import BattlegroundsState

TWO: Final = 2
SOLO_TANKS: Final = 2


class DrawFirst(Lots[BattlegroundsState]):
    """[BG-040] Lots decide who begins; bases follow clockwise from there."""

    name: ClassVar[str] = "draw-first"
    answers: ClassVar[tuple[Verb, ...]] = (actions.FIRST,)

    def legal_actions(self, s: BattlegroundsState) -> list[Action]:
        """Every seat."""
        return [actions.FIRST.of(seat) for seat in range(s.rules.players)]

    def apply(self, s: BattlegroundsState, a: Action, log: Log | None) -> None:
        """The seat begins."""
        begin_with(s, actions.argument_of(a))
        if log is not None:
            log.add(events.FIRST, s.start)

    def complaint(self, s: BattlegroundsState) -> Reason:
        """Return what is to be decided."""
        return Reason("BG-040", "Lots now decide who begins.")


def begin_with(s: BattlegroundsState, seat: i64) -> None:
    """[BG-038] [BG-170] [BG-192] Make the seat the starting player, and deal out the bases."""
    s.start = seat
    s.active = seat
    players = s.rules.players
    for colour in range(COLOURS):
        owner = s.rules.owners[colour]
        if owner == NONE:
            continue
        base = (owner - seat + players) % players
        if players == TWO and s.rules.covered:
            base *= TWO
        elif players == TWO:
            base += colour % TWO * TWO
        s.homes[colour] = base


class DealAll(Step[BattlegroundsState]):
    """[BG-032] [BG-041] Tank cards are dealt, or laid out for the draft."""

    name: ClassVar[str] = "deal-all"

    def run(self, s: BattlegroundsState, log: Log | None) -> None:
        """Everybody gets the same number, the starting player first."""
        players, each = s.rules.players, s.rules.cards_each
        if s.rules.draft:
            for turn in range(players * each - 1, -1, -1):
                s.stack.append(TakeCard(turn))
            s.stack.append(DealCards(NONE, players * each))
            return
        for turn in range(players - 1, -1, -1):
            s.stack.append(DealCards((s.start + turn) % players, each))

    def flaw(self, s: BattlegroundsState) -> str:
        """Cards belong to the other variants."""
        return NO_TANKS if s.rules.covered else ""


class DealCards(Lots[BattlegroundsState]):
    """[BG-032] [BG-042] The next card of the shuffled deck, for a seat or for the draft."""

    name: ClassVar[str] = "deal-cards"
    fields: ClassVar[Fields] = (("seat", SEAT_OR_NONE), ("left", NUMBER))
    answers: ClassVar[tuple[Verb, ...]] = (actions.DEAL,)

    def __init__(self, seat: i64, left: i64) -> None:
        self.seat = seat
        self.left = left

    def legal_actions(self, s: BattlegroundsState) -> list[Action]:
        """Any card of the deck."""
        return cards_in(s, IN_DECK, actions.DEAL)

    def apply(self, s: BattlegroundsState, a: Action, log: Log | None) -> None:
        """It is dealt face up."""
        if self.left > 1:
            s.stack.append(DealCards(self.seat, self.left - 1))
        card = actions.argument_of(a)
        s.deck -= 1
        s.holders[card] = OFFERED if self.seat == NONE else self.seat
        if log is not None:
            log.add(events.OFFERED if self.seat == NONE else events.DEALT, self.seat, card)
        if s.rules.artillery:  # both cards of Solo are active at once [BG-211]
            colour = SOLO_TANKS - self.left
            s.drives[colour] = card

    def complaint(self, s: BattlegroundsState) -> Reason:
        """Return what is to be decided."""
        return Reason("BG-032", "A tank card is now dealt.")


def cards_in(s: BattlegroundsState, place: i64, verb: Verb) -> list[Action]:
    """List the cards that lie in a place, as actions."""
    found: list[Action] = []
    for card in range(len(s.holders)):
        if s.holders[card] == place:
            found.append(verb.of(card))
    return found


class TakeCard(Choice):
    """[BG-043] The draft: clockwise, the last player twice, and back."""

    name: ClassVar[str] = "take-card"
    fields: ClassVar[Fields] = (("turn", NUMBER),)
    answers: ClassVar[tuple[Verb, ...]] = (actions.TAKE,)

    def __init__(self, turn: i64) -> None:
        self.turn = turn

    def player(self, s: BattlegroundsState) -> int:
        """Whose choice it is, counted from the starting player."""
        players = s.rules.players
        at = self.turn % (2 * players)
        if at >= players:
            at = 2 * players - 1 - at
        return (s.start + at) % players

    def legal_actions(self, s: BattlegroundsState) -> list[Action]:
        """Any card that lies face up."""
        return cards_in(s, OFFERED, actions.TAKE)

    def apply(self, s: BattlegroundsState, a: Action, log: Log | None) -> None:
        """The card joins the area."""
        card, seat = actions.argument_of(a), self.player(s)
        s.holders[card] = seat
        if log is not None:
            log.add(events.TAKEN, seat, card)

    def why_not(self, s: BattlegroundsState, a: Action) -> Reason | None:
        """Only what lies there."""
        if not actions.TAKE.matches(a):
            return Reason("BG-043", "Take one of the cards that lie face up.")
        card = actions.argument_of(a)
        if s.holders[card] != OFFERED:
            text = "{card} is no longer face up."
            return Reason("BG-041", text, {"card": s.tanks.titles[card]})
        return None

    def plausible(self, s: BattlegroundsState) -> list[Action]:
        """[BG-033] Every card that lies open or was taken."""
        held = [n for n in range(len(s.holders)) if s.holders[n] == OFFERED or s.holders[n] >= 0]
        return each((actions.TAKE,), held)


class SeatPlayers(Step[BattlegroundsState]):
    """[BG-033] [BG-037] Everybody, from the starting player on, chooses cards, then squares."""

    name: ClassVar[str] = "seat-players"

    def run(self, s: BattlegroundsState, log: Log | None) -> None:
        """What comes last lies at the bottom."""
        players = s.rules.players
        for turn in range(players - 1, -1, -1):
            seat = (s.start + turn) % players
            colours = s.rules.colours_of(seat)
            if s.rules.artillery:
                colours = colours[:SOLO_TANKS]
            for colour in reversed(colours):
                s.stack.append(PlacePawn(colour))
            if s.rules.cards_each > 0 and not s.rules.artillery:
                for colour in reversed(colours):
                    s.stack.append(ActivateCard(colour))


class ActivateCard(Frame[BattlegroundsState]):
    """[BG-033] Which of the dealt cards drives a pawn."""

    name: ClassVar[str] = "activate-card"
    fields: ClassVar[Fields] = (("colour", COLOUR),)
    answers: ClassVar[tuple[Verb, ...]] = (actions.ACTIVATE,)

    def __init__(self, colour: i64) -> None:
        self.colour = colour

    def player(self, s: BattlegroundsState) -> int:
        """The owner of the pawn decides."""
        return s.rules.owners[self.colour]

    def legal_actions(self, s: BattlegroundsState) -> list[Action]:
        """Any card of the owner that drives no pawn yet."""
        found: list[Action] = []
        for card in range(len(s.holders)):
            if s.holders[card] == s.rules.owners[self.colour] and not s.is_active(card):
                found.append(actions.make_card(actions.ACTIVATE, self.colour, card))
        return found

    def apply(self, s: BattlegroundsState, a: Action, log: Log | None) -> None:
        """[BG-022] The tank token is laid on the card."""
        card = actions.card_of(a)
        s.drives[self.colour] = card
        if log is not None:
            log.add(events.ACTIVATED, s.rules.owners[self.colour], card, self.colour)

    def why_not(self, s: BattlegroundsState, a: Action) -> Reason | None:
        """One of the own cards, for this pawn."""
        if a in self.legal_actions(s):
            return None
        text = "Choose which of your cards drives the {colour} pawn."
        return Reason("BG-033", text, {"colour": COLOUR_NAMES[self.colour]})

    def plausible(self, s: BattlegroundsState) -> list[Action]:
        """[BG-043] Each card of the seat."""
        cards = s.cards_of(s.rules.owners[self.colour])
        return [actions.make_card(actions.ACTIVATE, self.colour, card) for card in cards]

    def flaw(self, s: BattlegroundsState) -> str:
        """Cards belong to the other variants."""
        return NO_TANKS if s.rules.covered else ""


class PlacePawn(Frame[BattlegroundsState]):
    """[BG-037] [BG-192] [BG-212] Where a pawn starts."""

    name: ClassVar[str] = "place-pawn"
    fields: ClassVar[Fields] = (("colour", COLOUR),)
    answers: ClassVar[tuple[Verb, ...]] = (actions.PLACE,)

    def __init__(self, colour: i64) -> None:
        self.colour = colour

    def player(self, s: BattlegroundsState) -> int:
        """The owner of the pawn decides."""
        return s.rules.owners[self.colour]

    def legal_actions(self, s: BattlegroundsState) -> list[Action]:
        """The squares of its base; in Solo of any base where no pawn started."""
        found: list[Action] = []
        for base in range(BASES):
            if base == s.homes[self.colour] or (s.rules.artillery and self._is_free(s, base)):
                for number in range(BASE_SIZE):
                    square = base_square(base, number)
                    found.append(actions.make_place(self.colour, square))
        return found

    def _is_free(self, s: BattlegroundsState, base: i64) -> bool:
        for colour in range(COLOURS):
            if s.homes[colour] == base:
                return False
        return True

    def apply(self, s: BattlegroundsState, a: Action, log: Log | None) -> None:
        """It stands on the token that lies there."""
        square = actions.square_of(a)
        s.pawns[self.colour] = square
        s.homes[self.colour] = base_of(square)
        if log is not None:
            log.add(events.PLACED, s.rules.owners[self.colour], -1, square, self.colour)

    def why_not(self, s: BattlegroundsState, a: Action) -> Reason | None:
        """A square of the base."""
        if a in self.legal_actions(s):
            return None
        if s.rules.artillery:
            return Reason("BG-212", "The two pawns start on squares of two different bases.")
        clause = "BG-192" if s.rules.covered else "BG-037"
        home = s.homes[self.colour]
        squares = ", ".join([SQUARE_NAMES[base_square(home, n)] for n in range(BASE_SIZE)])
        values: Values = {"colour": COLOUR_NAMES[self.colour], "base": BASE_NAMES[home]}
        values["squares"] = squares
        return Reason(clause, "The {colour} pawn starts in its base {base}: {squares}.", values)

    def plausible(self, s: BattlegroundsState) -> list[Action]:
        """[BG-037] [BG-212] A pawn starts in a base: any square of one."""
        return [actions.make_place(self.colour, square) for square in BASE_SQUARES]


DRAW_FIRST: Final[DrawFirst] = DrawFirst()
DEAL_ALL: Final[DealAll] = DealAll()
SEAT_PLAYERS: Final[SeatPlayers] = SeatPlayers()
