"""The table of Battlegrounds in words, and the names of what is on it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sztab.core.game import Section
from sztab.words.wording import NONE, Data, Wording, seat_name, seat_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    from sztab.core.game import AnyGame
    from sztab.core.toggle import Rules
    from sztab.words.messages import Messages

LETTERS: Final = "ABCDEFGH"
DIGITS: Final = "12345678"
CODE: Final = 3
"""A picture is drawn on the board by this many letters of its name."""
FACE_DOWN: Final = "?"
MARKS: Final = {"": ".", "dud": "XX", "artillery": "AT", FACE_DOWN: FACE_DOWN}
"""How squares are drawn on which no token lies face up."""
MARK_NAMES: Final = {"": "empty", "dud": "dud", "artillery": "artillery", FACE_DOWN: "face-down"}
SETTING_UP: Final = ("seat-players", "activate-card", "place-pawn")


class SheetWording(Wording):
    """Says how the table stands."""

    prefix = "bg"

    def __init__(self, game: AnyGame, rules: Rules, messages: Messages) -> None:
        super().__init__(game, rules, messages)
        numbers = self.parts["numbers"]
        self.is_team = len(self.parts["sides"]) < numbers["players"]
        self.is_family = bool(numbers["covered"])
        self.is_solo = bool(numbers["artillery"])

    # --- names -----------------------------------------------------------------------------------

    def card(self, name: str) -> str:
        """Return the name of a tank card."""
        card = self.parts["cards"].get(name)
        return str(card["title"]) if card else self.say("bg-card-unknown")

    def cell(self, column: str, row: Mapping[str, str]) -> str:
        value, card = row[column], self.parts["cards"].get(row["id"])
        if card is None:
            return value
        if column == "kind":
            return self.say_or(f"bg-class-{value.replace(' ', '-')}", value)
        if column == "nation":
            return self.say_or(f"bg-nation-{value.lower().replace(' ', '-')}", value)
        return self.card_with_values(row["id"]) if column == "values" else value

    def card_with_values(self, name: str) -> str:
        """Return a tank card with what it can do."""
        card = self.parts["cards"].get(name)
        if card is None:
            return self.say("bg-card-unknown")
        reach = {
            kind: self.say(f"bg-reach-{card[kind]['way']}", distance=card[kind]["distance"])
            for kind in ("move", "shot")
        }
        return f"{card['title']} ({self.say('bg-say-values', **reach)})"

    def tank(self, name: str) -> str:
        """Return a card with its numbers: `KV-1 O1/O2` moves and shoots orthogonally, 1 and 2."""
        card = self.parts["cards"][name]
        words = [
            f"{card[kind]['way'][0].upper()}{card[kind]['distance']}" for kind in ("move", "shot")
        ]
        return f"{card['title']} {'/'.join(words)}"

    def picture(self, name: str) -> str:
        """Return the name of a picture."""
        return self.say_or(f"bg-picture-{name}", name)

    def icon(self, name: str) -> str:
        """Return the name of an icon."""
        return self.say_or(f"bg-icon-{name}", name)

    def colour(self, name: str) -> str:
        """Return the name of a colour."""
        return self.say_or(f"bg-colour-{name}", name)

    def token(self, name: str) -> str:
        """[BG-206] Return a token or a pair, with its icon where it matters."""
        bare = name.rstrip("*")
        if bare == name or self.is_family:
            return self.picture(bare)
        icon = self.icon(self.parts["pictures"][bare]["icon"])
        return self.say("bg-token-special", picture=self.picture(bare), icon=icon)

    def team(self, name: str) -> str:
        """Return the name of a team."""
        return self.say("bg-team", team=name)

    def side_of(self, seat: int) -> str:
        """Return the side that a seat belongs to."""
        return next(str(name) for name, seats in self.parts["sides"].items() if seat in seats)

    def row(self, key: str, value: str, whose: str = "") -> list[str]:
        """Return a row of a section: what it is about, and of which seat, and the value."""
        label = self.say(f"bg-sheet-{key}")
        return [self.say("bg-sheet-whose", what=label, seat=whose) if whose else label, value]

    def count(self, what: str, number: int) -> str:
        """Return a number of things."""
        return self.say(f"bg-count-{what}", n=number)

    # --- the table -------------------------------------------------------------------------------

    def sheet(self, view: Data) -> list[Section]:
        sections = [self._round(view)]
        sections += [self._side(view, side) for side in view["areas"]]
        sections.append(self._pawns(view) if self.is_family else self._tanks(view))
        sections.append(self._board(view))
        sections.append(self._legend(view))
        return sections

    def _round(self, view: Data) -> Section:
        """Return what concerns all: whose turn it is, deck and pool, how the artillery stands."""
        names = [frame.split()[0] for frame in view["stack"]]
        setting_up = any(name in SETTING_UP for name in names)
        rows = [] if self.is_solo else self._course(view, setting_up=setting_up)
        rows += self._supplies(view)
        if self.is_solo:
            rows += self._enemy(view)
        number = view["round"]
        key = "bg-sheet-set-up" if setting_up else "bg-event-round-begun"
        return Section(self.say(key, number=number), ["", ""], rows)

    def _course(self, view: Data, *, setting_up: bool) -> list[list[str]]:
        rows = []
        if not setting_up:
            turn = self.player(seat_of(view["turn"]), view["seat"])
            extra = view.get("extra", 0)
            if extra:
                turn = self.say("bg-sheet-then-extra", turn=turn, n=extra)
            rows.append(self.row("turn", turn))
        if view["start"]:
            first = self.player(seat_of(view["start"]), view["seat"])
            rows.append(self.row("first-player", first))
        rows.append(self.row("to-win", self.count("points", self.parts["numbers"]["target"])))
        return rows

    def _supplies(self, view: Data) -> list[list[str]]:
        """Return what is left of cards and duds."""
        rows = []
        if self.parts["numbers"]["cards_each"]:
            rows.append(self.row("deck", self.cards(view["sizes"]["deck"])))
            for place in ("offered", "lost"):
                if view[place]:
                    rows.append(self.row(place, self._cards(view, view[place])))
        if self.parts["numbers"]["duds"]:
            rows.append(self.row("duds", self.say("bg-sheet-in-pool", n=view["duds"])))
            empty = all(lies in {"", "dud"} for lies in view["board"].values())
            if view["quiet"] and empty:
                rows.append(self.row("no-token", self.count("quiet", view["quiet"])))
        return rows

    def _enemy(self, view: Data) -> list[list[str]]:
        """[BG-237] [BG-242] [BG-245] How the artillery stands, and what it can still strike."""
        side = next(iter(view["areas"]))
        points, ranks = self.points(view, side), self.parts["ranks"]
        stars = sum(points >= rank for rank in ranks)
        rank = self.say("bg-stars", n=stars)
        if stars < len(ranks):
            rank = self.say("bg-sheet-next-star", rank=rank, n=ranks[stars])
        enemy = view["artillery"]
        tanks = sum(lies == "artillery" for lies in view["board"].values())
        standing = self.say(
            "bg-sheet-artillery-points",
            points=len(enemy["taken"]) + tanks,
            goal=self.parts["numbers"]["artillery_goal"],
            tokens=self.count("tokens", len(enemy["taken"])),
            tanks=self.count("tanks", tanks),
        )
        letters, digits = " ".join(enemy["letters"]), " ".join(enemy["digits"])
        coming = self.say("bg-sheet-coordinates", letters=letters, digits=digits)
        return [
            self.row("rank", rank),
            self.row("artillery", standing),
            self.row("supply", self.count("artillery", enemy["supply"])),
            self.row("coming", coming if letters else self.say("bg-sheet-all-coordinates")),
        ]

    def points(self, view: Data, side: str) -> int:
        """[BG-161] Return the points of a side: its pairs, also those laid on cards, and tanks."""
        area, seats = view["areas"][side], self.parts["sides"][side]
        cards = {card for seat in seats for card in view["reserve"][seat_name(seat)]}
        cards |= {
            card
            for colour, card in view["drives"].items()
            if self.parts["colours"][colour]["seat"] in seats
        }
        pairs = len(area["ready"]) + len(area["done"])
        pairs += sum(len(view["upgrades"].get(card, ())) for card in cards)
        won = [one for seat in seats for one in view["won"][seat_name(seat)]]
        tanks = sum(int(one.split()[1]) for one in won)
        return int(self.parts["numbers"]["pair_points"] * pairs + tanks)

    def _side(self, view: Data, side: str) -> Section:
        """[BG-122] What a side has collected and won, and its cards."""
        area, seats = view["areas"][side], self.parts["sides"][side]
        rows = []
        if not self.is_family:
            rows.append(self.row("single", self._tokens(area["single"]) or NONE))
        if area["ready"]:
            rows.append(self.row("ready", self._tokens(area["ready"])))
        if area["done"] or self.is_family:
            rows.append(self.row("pairs", self._tokens(area["done"]) or NONE))
        for seat in seats:
            rows += self._seat(view, seat)
        names = ", ".join(self.player(seat, view["seat"]) for seat in seats)
        if self.is_team:
            names = f"{self.team(side)}: {names}"
        points, target = self.points(view, side), self.parts["numbers"]["target"]
        told = self.count("points", points)
        if target:
            told = self.say("bg-points-of", points=points, target=target)
        return Section(f"{names} · {told}", ["", ""], rows)

    def _seat(self, view: Data, seat: int) -> list[list[str]]:
        """[BG-144] The point tokens and the cards of a player; drawn cards are the player's own."""
        name = seat_name(seat)
        whose = name if self.is_team else ""
        rows = []
        if view["won"][name]:
            rows.append(self.row("tanks-won", self._won(view["won"][name]), whose))
        if view["reserve"][name]:
            rows.append(self.row("reserve", self._cards(view, view["reserve"][name]), whose))
        rejected, number = view["rejected"][name], view["sizes"]["rejected"][name]
        if number:
            told = self._cards(view, rejected) or self.cards(number)
            rows.append(self.row("rejected", told, whose))
        if view["turn"] == name and view["sizes"]["drawn"]:
            told = self._cards(view, view["drawn"]) or self.cards(view["sizes"]["drawn"])
            rows.append(self.row("drawn", told, whose))
        return rows

    def _tokens(self, tokens: list[str]) -> str:
        return ", ".join(map(self.token, tokens))

    def _won(self, tokens: list[str]) -> str:
        """[BG-097] Return the point tokens that a player has won, such as `red 3`."""
        words = [one.split() for one in tokens]
        return ", ".join(f"{self.colour(colour)} {points}" for colour, points in words)

    def _cards(self, view: Data, names: list[str]) -> str:
        return ", ".join(self._card(view, name) for name in names)

    def _card(self, view: Data, name: str) -> str:
        """[BG-111] Return a card with its numbers, and its upgrades unless it drives a pawn."""
        active = name in view["drives"].values()
        words = [] if active else self._upgrades(view, name)
        if name in view["damaged"] or name in view["broken"]:
            words.append(self.say("bg-sheet-damaged"))
        return f"{self.tank(name)} ({', '.join(words)})" if words else self.tank(name)

    def _upgrades(self, view: Data, card: str) -> list[str]:
        pairs = view["upgrades"].get(card, ())
        return [self.icon(self.parts["pictures"][pair.rstrip("*")]["icon"]) for pair in pairs]

    def _pawns(self, view: Data) -> Section:
        """[BG-192] Who is where; pawns of Family drive no cards."""
        rows = [
            [self._pawn(colour), self._place(view, colour)]
            for colour in self.parts["colours"]
            if self._owner(colour) is not None
        ]
        return Section(self.say("bg-sheet-pawns"), self._columns("pawn", "on"), rows)

    def _tanks(self, view: Data) -> Section:
        """[BG-022] [BG-036] Each pawn with its square, its card, its upgrades and its stack."""
        stacks = () if self.is_solo else ("stack",)
        rows = []
        for colour in self.parts["colours"]:
            if not self._is_used(view, colour):
                continue
            card = view["drives"].get(colour, "")
            upgrades = ", ".join(self._upgrades(view, card)) if card else ""
            row = [self._pawn(colour), self._place(view, colour)]
            row += [self._card(view, card) if card else NONE, upgrades or NONE]
            if stacks:
                row.append("-".join(map(str, view["stacks"].get(colour, ()))) or NONE)
            rows.append(row)
        columns = self._columns("tank", "on", "card", "upgrades", *stacks)
        return Section(self.say("bg-sheet-tanks"), columns, rows)

    def _columns(self, *names: str) -> list[str]:
        return [self.say(f"bg-column-{name}") for name in names]

    def _owner(self, colour: str) -> int | None:
        owner: int | None = self.parts["colours"][colour]["seat"]
        return owner

    def _is_used(self, view: Data, colour: str) -> bool:
        """[BG-213] Return whether the pawn plays; in Solo some are spare."""
        if self.is_solo:
            return colour in view["homes"] or colour in view["drives"]
        return self._owner(colour) is not None

    def _pawn(self, colour: str) -> str:
        owner, letter = self._owner(colour), _letter(colour)
        seat = "" if owner is None else seat_name(owner)
        return self.say("bg-sheet-pawn", colour=self.colour(colour), seat=seat, letter=letter)

    def _place(self, view: Data, colour: str) -> str:
        square, home = view["pawns"].get(colour), view["homes"].get(colour)
        if square:
            return str(square)
        return self.say("bg-sheet-off", base=home) if home else NONE

    def _board(self, view: Data) -> Section:
        """[BG-011] The squares with A1 at the bottom left."""
        pawns = {square: colour for colour, square in view["pawns"].items()}
        rows = [
            [digit, *(self._square(view, f"{letter}{digit}", pawns) for letter in LETTERS)]
            for digit in reversed(DIGITS)
        ]
        return Section(self.say("bg-board"), ["", *LETTERS], rows)

    def _square(self, view: Data, square: str, pawns: dict[str, str]) -> str:
        """Return how a square is drawn: its pawn, and what lies on it."""
        lies = view["board"][square]
        drawn = MARKS.get(lies) or self.code(lies)
        if lies not in MARKS and square in view.get("seen", ()):
            drawn += FACE_DOWN
        if square not in pawns:
            return drawn
        letter = _letter(pawns[square])
        return f"{letter}:{drawn}" if lies else letter

    def code(self, token: str) -> str:
        """[BG-206] Return how a token is drawn on the board; a special one has a star."""
        return token[:CODE] + ("*" if token.endswith("*") and not self.is_family else "")

    def _legend(self, view: Data) -> Section:
        """Return what the letters and marks mean that are on the board."""
        lying = set(view["board"].values())
        rows = self._pictures({one.rstrip("*") for one in lying - set(MARKS)})
        letters = [_letter(colour) for colour in self.parts["colours"] if colour in view["pawns"]]
        if letters:
            what = self.say("bg-legend-pawns" if self.is_family else "bg-legend-tanks")
            rows.append([" ".join(letters), what])
        if not self.is_family and any(one.endswith("*") for one in lying):
            rows.append(["*", self.say("bg-legend-special")])
        rows += [
            [mark, self.say(f"bg-legend-{MARK_NAMES[lies]}")]
            for lies, mark in MARKS.items()
            if lies in lying
        ]
        if view.get("seen"):
            rows.append([f"bri{FACE_DOWN}", self.say("bg-legend-seen")])
        if view["homes"] and not self.is_family:
            homes = ", ".join(f"{base} {self.colour(one)}" for one, base in view["homes"].items())
            rows.append([self.say("bg-legend-bases"), homes])
        return Section(self.say("bg-legend"), ["", ""], rows)

    def _pictures(self, pictures: set[str]) -> list[list[str]]:
        """[BG-026] Return the pictures by the icon of their special tokens; in Family one row."""
        data = self.parts["pictures"]
        known = [name for name in data if name in pictures]
        if self.is_family:
            told = ", ".join(f"{self.code(one)} {self.picture(one)}" for one in known)
            return [[self.say("bg-legend-pictures"), told]] if told else []
        rows = []
        for icon in self.parts["icons"]:
            same = [one for one in known if data[one]["icon"] == icon]
            if same:
                told = ", ".join(f"{self.code(one)} {self.picture(one)}" for one in same)
                rows.append([self.icon(icon), told])
        return rows


def _letter(colour: str) -> str:
    return colour[0].upper()
