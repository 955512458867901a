"""What every game offers, in parts, each for its own kind of caller.

| part | says | for |
|---|---|---|
| `Game` | names, toggles, rules, the first position | everybody |
| `Game.codec` | notation; positions, views and events as data | records, server, terminal, page |
| `Game.advice` | what a seat may think of, and its worth | bots, hints, pointing |
| `Game.statistics` | where points come from, how a game ended | results, lab, replays |
| `Game.components` | cards: in play, in files, as a list | page, card files, catalogue |
| `Game.words` | the module that tells the game in sentences | `sztab.words` |
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, Generic, NamedTuple, TypeVar

from sztab.core.action import SPECTATOR, Action, Message, Reason, RulesError
from sztab.core.content.card_file import CardFile
from sztab.core.content.changes import CardDifference
from sztab.core.declare import Declared
from sztab.core.event import Event
from sztab.core.house import House, HouseError, extend
from sztab.core.names import Names, tell
from sztab.core.native import mypyc_attr
from sztab.core.notation import Notation
from sztab.core.state import State, View
from sztab.core.toggle import Preset, Rules, Toggle

MARGIN: Final = 6.0
"""A lead of this many points is comfortable in most games."""
MAX_TRIES: Final = 150
"""More is not worth showing; only positions that somebody made up have more."""

R = TypeVar("R", bound=Rules)
S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)


class Section:
    """A part of the table as text: a heading, column names and rows, without style."""

    def __init__(self, title: str, columns: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
        self.title = title
        self.columns = list(columns)
        self.rows = [list(row) for row in rows]


class GameSummary(NamedTuple):
    """A finished game in a few words, for statistics.

    `roles` tells what each seat played where seats are not alike, such as an army or a team;
    `figures` are numbers worth an average, such as a rank that was reached.
    """

    roles: list[str]
    ending: str
    rounds: int
    figures: Mapping[str, float] = {}


class ScoreItem:
    """Points of a seat from one source, and what they are made of.

    Where all things counted are worth the same, `count` and `worth` say so and `points` is their
    product; else `worth` is 0 and there is only a sum. `reasons` are named parts like those of an
    event: `{"kind": "singles", "number": 7}`.
    """

    def __init__(
        self,
        source: str,
        points: float,
        count: int = 0,
        worth: int = 0,
        reasons: Sequence[Mapping[str, Any]] = (),
    ) -> None:
        self.source = source
        self.points = points
        self.count = count
        self.worth = worth
        self.reasons = [dict(reason) for reason in reasons]


@mypyc_attr(allow_interpreted_subclasses=True)
class Codec(Generic[R, S, V]):
    """Writes and reads what leaves the process: actions, positions, views and events.

    A game says what its names are, or its notation: either follows from the other.
    """

    def names(self, rules: R) -> Names:
        """Return the names of cards, places and other values under these rules."""
        return self.notation(rules).names

    def notation(self, rules: R) -> Notation:
        """Return the notation of actions under these rules."""
        return Notation(rules.declared, self.names(rules))

    def dump(self, state: S) -> dict[str, Any]:
        """Return the position as plain data with names. It holds secrets: for saving only."""
        raise NotImplementedError

    def load(self, rules: R, data: Mapping[str, Any]) -> S:
        """Return the position that the data describe; PositionError names a bad field."""
        raise NotImplementedError

    def dump_view(self, view: V) -> dict[str, Any]:
        """Return what a seat may know as plain data with names."""
        raise NotImplementedError

    def load_view(self, rules: R, data: Mapping[str, Any]) -> V:
        """Return the view that `dump_view` wrote; PositionError names a bad field.

        What was shown to all and is hidden again is not written, so such a view recalls nothing.
        """
        raise NotImplementedError

    def tell(self, rules: R, event: Event) -> dict[str, Any]:
        """Return the event as named parts: its kind, and whom and what it concerns.

        `{"kind": "bought", "seat": 0, "card": "ussr-t-34"}`; a card that is not to be known is "?".
        """
        return tell(self.names(rules), event)


@mypyc_attr(allow_interpreted_subclasses=True)
class Advisor(Generic[V]):
    """What an experienced player would say to a seat; the view is all that it is told from."""

    def values(self, view: V, actions: Sequence[Action]) -> list[float]:
        """Return how promising each action looks."""
        raise NotImplementedError

    def tries(self, view: V) -> list[Action]:
        """List what somebody may think of now, allowed or not, so that a refusal can be shown.

        Not all that could be written: the cards and places that the question is about. Empty if
        another seat is to move.
        """
        raise NotImplementedError

    def why_not_at(self, view: V, place: str) -> Reason | None:
        """Return why nothing can be done at a place now; None if the game has no answer.

        Asked when somebody points at a place for which no try is listed. `place` is what the page
        calls it: a kind, a slash and a name, such as `sq/A4`. Anything may be asked, so an unknown
        place gets the rule behind the present question. A player who is not to move is told who
        is, with the clause; a spectator gets None.
        """
        return None


def plausible(view: View, table: State) -> list[Action]:
    """List what the seat may think of, each once; `table` is what its view shows."""
    if view.seat == SPECTATOR or table.to_move() != view.seat:
        return []
    return list(dict.fromkeys(table.stack[-1].plausible(table)))[:MAX_TRIES]


@mypyc_attr(allow_interpreted_subclasses=True)
class Statistics(Generic[S]):
    """Where points come from and how a game ended."""

    counted_verbs: tuple[str, ...] = ()
    """Verbs that win rates are broken down by, as notation writes them."""

    def score_sheet(self, state: S) -> list[dict[str, float]]:
        """Return the points of each seat by their source."""
        raise NotImplementedError

    def earnings(self, state: S) -> list[list[ScoreItem]]:
        """Return the points of the score sheet with what they are made of."""
        return [
            [ScoreItem(source, points) for source, points in row.items()]
            for row in self.score_sheet(state)
        ]

    def remarks(self, state: S) -> list[dict[str, Any]]:
        """Return what else there is to say about a result, as named parts; for example a tie."""
        return []

    def holdings(self, state: S) -> list[list[str]]:
        """List what each seat has been dealt and others can see; asked at the first decision.

        Win rates are broken down by it.
        """
        return [[] for _ in range(state.seats())]

    def is_landmark(self, event: Event) -> bool:
        """Return whether the event belongs to a table of how the points came about."""
        return False

    def summary(self, state: S) -> GameSummary:
        """Return how a finished game went; what a game does not tell stays empty."""
        return GameSummary([""] * state.seats(), "", 0)


@mypyc_attr(allow_interpreted_subclasses=True)
class Components(Generic[R]):
    """Cards and other pieces: those in play, the printed ones, and custom card files.

    `card_file` reads component files; without it the game takes no custom cards.
    """

    def __init__(self, title: str, card_file: CardFile | None = None) -> None:
        self.title = title
        self.card_file = card_file

    def read(self, text: str, file: str) -> dict[str, Any]:
        """Return a custom card file as plain data, for `Game.rules`.

        RulesError names every mistake with file and line.
        """
        if self.card_file is None:
            raise RulesError(Message("takes-no-card-file", {"game": self.title}))
        return self.card_file.parse(text, file)

    def merge(self, content: Mapping[str, Any] | None) -> dict[str, Any]:
        """Return all components as data: the printed ones, changed as a card file says."""
        return {} if self.card_file is None else self.card_file.merge(content)

    def changes(self, content: Mapping[str, Any]) -> list[CardDifference]:
        """List what a card file, as `read` returns it, changes in the printed set."""
        return [] if self.card_file is None else self.card_file.changes(content)

    def schema(self) -> dict[str, Any]:
        """Return the JSON Schema of a card file; empty if the game takes none."""
        return {} if self.card_file is None else self.card_file.schema()

    def rows(self, content: Mapping[str, Any] | None = None, rules: R | None = None) -> Section:
        """Return the card list, with the provenance of each card; with rules, those in play."""
        raise NotImplementedError

    def in_play(self, rules: R) -> dict[str, Any]:
        """Return all that is in play under these rules as plain data with names, to be drawn.

        `cards` are by the names that they have in views, each with at least a `title`; what else
        there is belongs to the game. A game of which nothing is to be drawn returns nothing.
        """
        return {}


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[R, S, V]):
    """A game: its names, its toggles, the way from rules to a first position, and its parts.

    A game sets these attributes when it is made, and writes `rules` and `new`.
    """

    name: str
    title: str
    version: str
    min_players: int
    max_players: int
    margin: float = MARGIN
    """A lead of this many points is comfortable: about three chances in four to win."""
    declared: Declared
    all_toggles: Sequence[Toggle]
    all_presets: Sequence[Preset]
    codec: Codec[R, S, V]
    advice: Advisor[V]
    statistics: Statistics[S]
    components: Components[R]
    words: str = ""
    """The module with `WORDING`, imported when the game first speaks; empty: it has no messages."""
    house: House | None = None
    """The house rules that it is played with."""

    def with_house(self, house: House) -> Game[R, S, V]:
        """Return a new instance with house rules; HouseError says which of them it does not take.

        A class of games that takes them is called without arguments.
        """
        game = type(self)()
        game.house = house
        game.declared = extend(game.declared, house)
        game.all_toggles = [*game.all_toggles, *house.toggles]
        if house.effects:
            game.add_effects(house.effects)
        return game

    def add_effects(self, effects: Sequence[type[Any]]) -> None:
        """Let cards have the effects of house rules; HouseError if the game does not take them."""
        raise HouseError(Message("house-no-effects", {"game": self.title}))

    def toggles(self) -> list[Toggle]:
        """List the rules that players may choose."""
        return list(self.all_toggles)

    def presets(self) -> list[Preset]:
        """List the named choices of toggles; the first is the default."""
        return list(self.all_presets)

    def rules(
        self,
        players: int,
        settings: Mapping[str, str] | None = None,
        preset: str | None = None,
        content: Mapping[str, Any] | None = None,
    ) -> Rules:
        """Freeze the rules for a number of players; RulesError says what does not go together.

        `content` is a custom card file as `Components.read` returns it.
        """
        raise NotImplementedError

    def new(self, rules: R) -> State:
        """Return the position before set-up: chance still has to deal."""
        raise NotImplementedError


AnyGame = Game[Any, Any, Any]
"""Some game, for callers that know nothing of it."""
