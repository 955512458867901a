"""What every game offers, in parts for different callers.

| part | provides | for |
|---|---|---|
| `Game` | names, toggles, rules, the first position | everybody |
| `Game.codec` | notation; positions, views and events as data | records, server, terminal, page |
| `Game.advice` | plausible actions, and their values | bots, hints, pointing |
| `Game.statistics` | where points come from, how a game ended | results, lab, replays |
| `Game.components` | cards: in play, in files, as a list | page, card files, catalogue |
| `Game.words` | the module that puts the game into sentences | `sztab.words` |
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
"""Limit of what is listed; only made-up positions have more."""

R = TypeVar("R", bound=Rules)
S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)


class Section:
    """A part of the table as unstyled text: a heading, column names and rows."""

    def __init__(self, title: str, columns: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
        self.title = title
        self.columns = list(columns)
        self.rows = [list(row) for row in rows]


class GameSummary(NamedTuple):
    """A finished game in a few words, for statistics.

    `roles` are what the seats played where they are not alike, such as an army or a team;
    `figures` are numbers worth averaging, such as the title that was reached.
    """

    roles: list[str]
    ending: str
    rounds: int
    figures: Mapping[str, float] = {}


class ScoreItem:
    """Points of a seat from one source, and their breakdown.

    If everything counted is worth the same, `points` is the product of `count` and `worth`;
    otherwise `worth` is 0 and there is only a sum. `reasons` are named parts like those of an
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

    A game overrides `names` or `notation`; each is derived from the other.
    """

    def names(self, rules: R) -> Names:
        """Return the names of cards, places and other values under these rules."""
        return self.notation(rules).names

    def notation(self, rules: R) -> Notation:
        """Return the notation of actions under these rules."""
        return Notation(rules.declared, self.names(rules))

    def dump(self, state: S) -> dict[str, Any]:
        """Return the position as plain data with names. It contains secrets: for saving only."""
        raise NotImplementedError

    def load(self, rules: R, data: Mapping[str, Any]) -> S:
        """Return the position that the data describe; PositionError names the wrong field."""
        raise NotImplementedError

    def dump_view(self, view: V) -> dict[str, Any]:
        """Return the view of a seat as plain data with names."""
        raise NotImplementedError

    def load_view(self, rules: R, data: Mapping[str, Any]) -> V:
        """Return the view that `dump_view` wrote; PositionError names the wrong field.

        Cards that were shown and are hidden again are not written, so such a view recalls nothing.
        """
        raise NotImplementedError

    def tell(self, rules: R, event: Event) -> dict[str, Any]:
        """Return the event as named parts: its kind, and the seats, cards and places concerned.

        `{"kind": "bought", "seat": 0, "card": "ussr-t-34"}`; a hidden card is "?".
        """
        return tell(self.names(rules), event)


@mypyc_attr(allow_interpreted_subclasses=True)
class Advisor(Generic[V]):
    """What an experienced player would tell a seat, judging by nothing but its view."""

    def values(self, view: V, actions: Sequence[Action]) -> list[float]:
        """Return how promising each action looks."""
        raise NotImplementedError

    def tries(self, view: V) -> list[Action]:
        """List plausible actions, legal or not, so that a refusal can be explained.

        These are the actions with the cards and places that the decision is about, not all that
        notation can write. Empty if another seat is to move.
        """
        raise NotImplementedError

    def why_not_at(self, view: V, place: str) -> Reason | None:
        """Return why nothing can be done at a place now; None if the game has no answer.

        Called when somebody points at a place without a plausible action. `place` is the name on
        the page: a kind, a slash and a name, such as `sq/A4`. Clients may ask for anything, so an
        unknown place gets the rule behind the current decision. A player who is not to move learns
        who is, with the clause; a spectator gets None.
        """
        return None


def plausible(view: View, table: State) -> list[Action]:
    """List the plausible actions of the seat, each once; `table` is what its view shows."""
    if view.seat == SPECTATOR or table.to_move() != view.seat:
        return []
    return list(dict.fromkeys(table.stack[-1].plausible(table)))[:MAX_TRIES]


@mypyc_attr(allow_interpreted_subclasses=True)
class Statistics(Generic[S]):
    """Where points came from, and how a game ended."""

    counted_verbs: tuple[str, ...] = ()
    """Verbs that win rates are broken down by, as notation writes them."""

    def score_sheet(self, state: S) -> list[dict[str, float]]:
        """Return the points of each seat by their source."""
        raise NotImplementedError

    def earnings(self, state: S) -> list[list[ScoreItem]]:
        """Return the points of the score sheet with their breakdown."""
        return [
            [ScoreItem(source, points) for source, points in row.items()]
            for row in self.score_sheet(state)
        ]

    def remarks(self, state: S) -> list[dict[str, Any]]:
        """Return remarks about the result, as named parts; for example a tie."""
        return []

    def holdings(self, state: S) -> list[list[str]]:
        """List what each seat was dealt openly; called at the first decision.

        Win rates are broken down by it.
        """
        return [[] for _ in range(state.seats())]

    def is_landmark(self, event: Event) -> bool:
        """Return whether the event belongs in a table of how points were scored."""
        return False

    def summary(self, state: S) -> GameSummary:
        """Return how a finished game went; parts that a game does not know stay empty."""
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
        """Return all components as data: the printed ones with the changes of a card file."""
        return {} if self.card_file is None else self.card_file.merge(content)

    def changes(self, content: Mapping[str, Any]) -> list[CardDifference]:
        """List the changes of a card file, as `read` returns it, to the printed set."""
        return [] if self.card_file is None else self.card_file.changes(content)

    def schema(self) -> dict[str, Any]:
        """Return the JSON Schema of a card file; empty if the game takes none."""
        return {} if self.card_file is None else self.card_file.schema()

    def rows(self, content: Mapping[str, Any] | None = None, rules: R | None = None) -> Section:
        """Return the card list, with the provenance of each card; with rules, those in play."""
        raise NotImplementedError

    def in_play(self, rules: R) -> dict[str, Any]:
        """Return all that is in play under these rules as plain data with names, for drawing.

        `cards` are by their names in views, each with at least a `title`; everything else is up
        to the game. A game without pictures returns nothing.
        """
        return {}


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[R, S, V]):
    """A game: its names, its toggles, its rules and first position, and its parts.

    A subclass sets these attributes in its constructor, and defines `rules` and `new`.
    """

    name: str
    title: str
    version: str
    min_players: int
    max_players: int
    margin: float = MARGIN
    """A lead of this many points is comfortable: it wins about three times out of four."""
    declared: Declared
    all_toggles: Sequence[Toggle]
    all_presets: Sequence[Preset]
    codec: Codec[R, S, V]
    advice: Advisor[V]
    statistics: Statistics[S]
    components: Components[R]
    words: str = ""
    """The module with `WORDING`, imported when first needed; empty if there are no messages."""
    house: House | None = None
    """The house rules in use."""

    def with_house(self, house: House) -> Game[R, S, V]:
        """Return a new instance with house rules; HouseError names those that it does not accept.

        The class of a game that accepts them needs a constructor without arguments.
        """
        game = type(self)()
        game.house = house
        game.declared = extend(game.declared, house)
        game.all_toggles = [*game.all_toggles, *house.toggles]
        if house.effects:
            game.add_effects(house.effects)
        return game

    def add_effects(self, effects: Sequence[type[Any]]) -> None:
        """Let cards have the effects of house rules; HouseError if the game refuses them."""
        raise HouseError(Message("house-no-effects", {"game": self.title}))

    def toggles(self) -> list[Toggle]:
        """List the rules that players may choose."""
        return list(self.all_toggles)

    def presets(self) -> list[Preset]:
        """List the presets; the first is the default."""
        return list(self.all_presets)

    def rules(
        self,
        players: int,
        settings: Mapping[str, str] | None = None,
        preset: str | None = None,
        content: Mapping[str, Any] | None = None,
    ) -> Rules:
        """Freeze the rules for a number of players; RulesError says what is incompatible.

        `content` is a custom card file as `Components.read` returns it.
        """
        raise NotImplementedError

    def new(self, rules: R) -> State:
        """Return the position before set-up; chance has yet to deal."""
        raise NotImplementedError


AnyGame = Game[Any, Any, Any]
"""Any game, for callers that do not depend on its types."""
