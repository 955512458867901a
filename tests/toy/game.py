"""High Card: a complete tiny game with chance and hidden cards, written outside Sztab.

Chance deals each player two cards (or three) from thirteen. In each trick every seat commits a card
face down; then all are turned and the highest scores a trick. It proves that a game needs nothing
but the classes of `sztab.core` and one call of `sztab.games.register`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from sztab.core.action import (
    AUTO,
    CHANCE,
    SPECTATOR,
    Action,
    PositionError,
    Reason,
    RulesError,
)
from sztab.core.declare import (
    CARD,
    FROM_CARD,
    SEAT_PART,
    Declared,
    EventKind,
    EventPart,
    Kind,
    Verb,
)
from sztab.core.event import EVERYBODY, Log
from sztab.core.game import Advisor, AnyGame, Codec, Components, Game, Section, Statistics
from sztab.core.names import Names
from sztab.core.saved import complain, read_list, read_number, read_table, read_truth, read_word
from sztab.core.state import Frame, State, View
from sztab.core.toggle import Preset, Rules, Toggle, choose

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from sztab.core.rng import Rng

CLAUSES: Final = {
    "high.deal": "Chance deals every player a hand of cards, one by one, face down.",
    "high.commit": "In every trick each player commits one card of their hand, face down.",
    "high.end": "When all hands are empty the player with most tricks wins; ties share.",
}

CARDS: Final = tuple(range(1, 14))
DEAL: Final = Verb(0, "deal", ("card", CARD))
COMMIT: Final = Verb(1, "commit", ("card", CARD))
NOTHING: Final = 0

_CARD: Final = EventPart("card", CARD, FROM_CARD)
DEALT: Final = EventKind("dealt", SEAT_PART, _CARD)
COMMITTED: Final = EventKind("committed", SEAT_PART)
TURNED: Final = EventKind("turned", SEAT_PART, _CARD)
TAKEN: Final = EventKind("taken", SEAT_PART)


def card_of(action: Action) -> int:
    """Return the card of an action."""
    return action & 255


class HighRules(Rules):
    """The rules that the engine reads."""

    def __init__(self, players: int, settings: Mapping[str, str], hand_size: int) -> None:
        super().__init__("high", DECLARED, players, settings, "thirteen")
        self.hand_size = hand_size


class Builder:
    """The rules while toggles edit them."""

    def __init__(self) -> None:
        self.hand_size = 2


def _hand(builder: Builder, value: str) -> None:
    builder.hand_size = 3 if value == "three" else 2


TOGGLES: Final = [
    Toggle("opt.hand", ["two", "three"], "high.deal", "How many cards are dealt.", _hand)
]
PRESETS: Final = [Preset("base", "Two cards each.", {})]


class HighState(State):
    """Hands, committed cards, the open pile, and the cards that nobody has seen."""

    def __init__(
        self,
        rules: HighRules,
        stack: list[Frame[Any]],
        *,
        hands: list[list[int]],
        committed: list[int],
        pile: list[int],
        deck: list[int],
        tricks: list[int],
    ) -> None:
        super().__init__(stack)
        self.rules = rules
        self.hands = hands
        self.committed = committed
        self.pile = pile
        self.deck = deck
        self.tricks = tricks

    def clone(self) -> HighState:
        return HighState(
            self.rules,
            self.stack[:],
            hands=[hand[:] for hand in self.hands],
            committed=self.committed[:],
            pile=self.pile[:],
            deck=self.deck[:],
            tricks=self.tricks[:],
        )

    def seats(self) -> int:
        return len(self.hands)

    def over_clause(self) -> str:
        return "high.end"

    def reveals(self, a: Action) -> int:
        """The last card of a trick turns all of them; each seat has seen only its own."""
        last = [type(frame) for frame in self.stack[-2:]] == [Turn, Commit]
        return EVERYBODY if last else 0

    def witnesses(self, a: Action) -> int:
        """A card is dealt and committed face down."""
        frame = self.stack[-1]
        assert isinstance(frame, Deal | Commit)
        return 1 << frame.seat

    def view(self, seat: int) -> HighView:
        return HighView(seat, self)

    def scores(self) -> list[float]:
        return [float(number) for number in self.tricks]

    def returns(self) -> list[float]:
        best = max(self.tricks)
        share = 1.0 / self.tricks.count(best)
        return [share if number == best else 0.0 for number in self.tricks]


class Deal(Frame[HighState]):
    """Chance deals a card to the seat."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def player(self, s: HighState) -> int:
        return CHANCE

    def legal_actions(self, s: HighState) -> list[Action]:
        return [DEAL.of(card) for card in s.deck]

    def apply(self, s: HighState, a: Action, log: Log | None) -> None:
        card = card_of(a)
        s.deck.remove(card)
        s.hands[self.seat] = sorted([*s.hands[self.seat], card])
        if log is not None:
            log.add_secret(DEALT, self.seat, card)

    def why_not(self, s: HighState, a: Action) -> Reason | None:
        if a in self.legal_actions(s):
            return None
        return Reason("high.deal", f"P{self.seat + 1} is now dealt a card of the deck.")


class Commit(Frame[HighState]):
    """The seat commits a card face down."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def player(self, s: HighState) -> int:
        return self.seat

    def legal_actions(self, s: HighState) -> list[Action]:
        return [COMMIT.of(card) for card in s.hands[self.seat]]

    def apply(self, s: HighState, a: Action, log: Log | None) -> None:
        card = card_of(a)
        s.hands[self.seat].remove(card)
        s.committed[self.seat] = card
        if log is not None:
            log.add(COMMITTED, self.seat)

    def why_not(self, s: HighState, a: Action) -> Reason | None:
        if a in self.legal_actions(s):
            return None
        return Reason("high.commit", "Commit one card of your hand.")


class Turn(Frame[HighState]):
    """All committed cards are turned; the highest takes the trick, and its owner begins."""

    def player(self, s: HighState) -> int:
        return AUTO

    def run(self, s: HighState, log: Log | None) -> None:
        winner = s.committed.index(max(s.committed))
        s.tricks[winner] += 1
        if log is not None:
            for seat, card in enumerate(s.committed):
                log.add(TURNED, seat, card)
            log.add(TAKEN, winner)
        s.pile = sorted(s.pile + s.committed)
        s.committed = [NOTHING] * s.seats()
        if s.hands[0]:
            begin_trick(s, winner)


class Start(Frame[HighState]):
    """The cards are dealt; P1 begins."""

    def player(self, s: HighState) -> int:
        return AUTO

    def run(self, s: HighState, log: Log | None) -> None:
        begin_trick(s, 0)


def begin_trick(s: HighState, first: int) -> None:
    """Push the decisions of one trick, the first one on top."""
    seats = s.seats()
    s.stack.append(Turn())
    s.stack.extend(Commit((first + n) % seats) for n in range(seats - 1, -1, -1))


class HighView(View):
    """The seat's hand and committed card, the pile, and the bag of all unseen cards."""

    def __init__(self, seat: int, s: HighState) -> None:
        super().__init__(seat)
        table = s.clone()
        self.sizes = [len(hand) for hand in s.hands]
        self.laid = [card != NOTHING for card in s.committed]
        self.unseen = table.deck
        for other in range(s.seats()):
            if other != seat:
                self.unseen += [*table.hands[other], table.committed[other]]
                table.hands[other] = []
                table.committed[other] = NOTHING
        self.unseen = sorted(card for card in self.unseen if card != NOTHING)
        table.deck = []
        self.table = table

    def to_move(self) -> int:
        return self.table.to_move()

    def legal_actions(self) -> list[Action]:
        mine = self.seat >= 0 and self.table.to_move() == self.seat
        return self.table.legal_actions() if mine else []

    def determinise(self, rng: Rng) -> HighState:
        s = self.table.clone()
        cards = self.unseen[:]
        rng.shuffle(cards)
        for other in range(s.seats()):
            if other != self.seat:
                s.hands[other] = sorted(cards.pop() for _ in range(self.sizes[other]))
                s.committed[other] = cards.pop() if self.laid[other] else NOTHING
        s.deck = sorted(cards)
        return s


class HighNames(Names):
    """Cards are written as numbers."""

    def known(self, kind: Kind) -> Sequence[str]:
        return ["", *map(str, CARDS)]


STEPS: Final[dict[str, Frame[Any]]] = {"start": Start(), "turn": Turn()}
SEATED: Final[dict[str, type[Deal | Commit]]] = {"deal": Deal, "commit": Commit}
DECLARED: Final = Declared((DEAL, COMMIT), (DEALT, COMMITTED, TURNED, TAKEN), ())
FIELDS: Final = ("hands", "committed", "pile", "deck", "tricks", "stack")
VIEW_FIELDS: Final = (*FIELDS, "seat", "to_move", "sizes", "laid", "unseen")
PER_SEAT: Final = ("hands", "committed", "tricks", "sizes", "laid")


class HighCodec(Codec[HighRules, HighState, HighView]):
    """Positions and views as data."""

    def names(self, rules: HighRules) -> HighNames:
        return HighNames()

    def dump(self, state: HighState) -> dict[str, Any]:
        return {
            "hands": [hand[:] for hand in state.hands],
            "committed": state.committed[:],
            "pile": state.pile[:],
            "deck": state.deck[:],
            "tricks": state.tricks[:],
            "stack": [_dump_frame(frame) for frame in state.stack],
        }

    def load(self, rules: HighRules, data: Mapping[str, Any]) -> HighState:
        if set(data) != set(FIELDS):
            raise PositionError(f"a position has the fields {', '.join(FIELDS)}.")
        hands = [list(hand) for hand in data["hands"]]
        lists = {field: list(data[field]) for field in FIELDS[1:5]}
        stack = [_load_frame(name) for name in data["stack"]]
        return HighState(rules, stack, hands=hands, **lists)

    def dump_view(self, view: HighView) -> dict[str, Any]:
        data = self.dump(view.table)
        data |= {"seat": view.seat, "to_move": view.to_move(), "sizes": view.sizes[:]}
        return data | {"laid": view.laid[:], "unseen": view.unseen[:]}

    def load_view(self, rules: HighRules, data: Mapping[str, Any]) -> HighView:
        """Read a position with this view: hiding its cards from the seat gives the view."""
        read_table("the view", data, VIEW_FIELDS)
        for field in VIEW_FIELDS:
            if field not in data:
                complain(field, "it is missing")
        seat = read_number("seat", data["seat"], SPECTATOR, rules.players - 1)
        state = _uncover(rules, data, seat)
        if state.stack and not state.legal_actions():
            complain("stack", "this decision has no answer")
        view = HighView(seat, state)
        written = self.dump_view(view)
        for field in VIEW_FIELDS:
            if written[field] != data[field]:
                complain(field, "it contradicts the rest of the view")
        return view


class HighAdvisor(Advisor[HighView]):
    """Lead with the highest."""

    def values(self, view: HighView, actions: Sequence[Action]) -> list[float]:
        return [float(card_of(action)) for action in actions]

    def tries(self, view: HighView) -> list[Action]:
        """List every card that is not on the pile, because the seat might have it."""
        if view.seat == SPECTATOR or view.to_move() != view.seat:
            return []
        return [COMMIT.of(card) for card in CARDS if card not in view.table.pile]


class HighStatistics(Statistics[HighState]):
    """Points are tricks."""

    def score_sheet(self, state: HighState) -> list[dict[str, float]]:
        return [{"tricks": score} for score in state.scores()]


class HighComponents(Components[HighRules]):
    """Thirteen cards."""

    def rows(
        self, content: Mapping[str, Any] | None = None, rules: HighRules | None = None
    ) -> Section:
        return Section("Cards", ["id"], [[str(card)] for card in CARDS])

    def in_play(self, rules: HighRules) -> dict[str, Any]:
        return {"cards": {str(card): {"title": f"The {card}"} for card in CARDS}}


class HighCard(Game[HighRules, HighState, HighView]):
    """The object `GAME`."""

    def __init__(self) -> None:
        self.name = "high"
        self.title = "High Card"
        self.version = "1"
        self.min_players = 2
        self.max_players = 4
        self.declared = DECLARED
        self.all_toggles = TOGGLES
        self.all_presets = PRESETS
        self.codec = HighCodec()
        self.advice = HighAdvisor()
        self.statistics = HighStatistics()
        self.components = HighComponents(self.title)

    def rules(
        self,
        players: int,
        settings: Mapping[str, str] | None = None,
        preset: str | None = None,
        content: Mapping[str, Any] | None = None,
    ) -> HighRules:
        if not self.min_players <= players <= self.max_players:
            raise RulesError(f"High Card is for 2 to 4 players, not {players} [high.deal].")
        chosen = choose(self.name, TOGGLES, PRESETS, preset or "base", settings or {}, players)
        builder = Builder()
        for toggle in TOGGLES:
            toggle.edit(builder, chosen[toggle.name])
        return HighRules(players, chosen, builder.hand_size)

    def new(self, rules: HighRules) -> HighState:
        seats = range(rules.players - 1, -1, -1)
        stack: list[Frame[Any]] = [STEPS["start"]]
        stack += [Deal(seat) for seat in seats for _ in range(rules.hand_size)]
        return HighState(
            rules,
            stack,
            hands=[[] for _ in seats],
            committed=[NOTHING for _ in seats],
            pile=[],
            deck=list(CARDS),
            tricks=[0 for _ in seats],
        )


def _dump_frame(frame: Frame[Any]) -> str:
    if isinstance(frame, Deal | Commit):
        return f"{type(frame).__name__.lower()} P{frame.seat + 1}"
    return type(frame).__name__.lower()


def _load_frame(text: str) -> Frame[Any]:
    name, _, seat = text.partition(" P")
    return SEATED[name](int(seat) - 1) if seat else STEPS[name]


def _uncover(rules: HighRules, data: Mapping[str, Any], seat: int) -> HighState:
    """Return a position with the unseen cards in the other hands, and the rest in the deck."""
    each = {field: read_list(field, data[field]) for field in PER_SEAT}
    for field, entries in each.items():
        if len(entries) != rules.players:
            complain(field, f"{rules.players} entries are expected")
    hands = [_cards("hands", hand) for hand in each["hands"]]
    committed = [read_number("committed", card, NOTHING, CARDS[-1]) for card in each["committed"]]
    unseen = _cards("unseen", data["unseen"])
    for other in range(rules.players):
        if other != seat:
            size = read_number("sizes", each["sizes"][other], 0, len(CARDS))
            hands[other], unseen = unseen[:size], unseen[size:]
            laid = int(read_truth("laid", each["laid"][other]))
            committed[other], unseen = sum(unseen[:laid]), unseen[laid:]
    pile = _cards("pile", data["pile"])
    tricks = [read_number("tricks", number) for number in each["tricks"]]
    everywhere = sum(hands, [card for card in committed if card != NOTHING]) + pile + unseen
    if sorted(everywhere) != list(CARDS):
        complain("unseen", "every card lies somewhere, and once")
    stack = [_load_frame(name) for name in _frames(rules, data["stack"])]
    return HighState(
        rules, stack, hands=hands, committed=committed, pile=pile, deck=unseen, tricks=tricks
    )


def _cards(where: str, value: object) -> list[int]:
    return [read_number(where, card, CARDS[0], CARDS[-1]) for card in read_list(where, value)]


def _frames(rules: HighRules, value: object) -> list[str]:
    """Return the names of frames, of which the last must be a decision."""
    known = [f"{name} P{seat + 1}" for name in SEATED for seat in range(rules.players)]
    names = read_list("stack", value)
    for name in names:
        read_word("stack", name, [*STEPS, *known])
    if names and names[-1] in STEPS:
        complain("stack", "nobody waits for an automatic step")
    return names


GAME: Final[AnyGame] = HighCard()
