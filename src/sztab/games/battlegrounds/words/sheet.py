"""The table of Battlegrounds in words, and the names of its components."""

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
"""How many letters of a picture's name are drawn on the board."""
FACE_DOWN: Final = "?"
MARKS: Final = {
    "": (".", "empty"),
    "dud": ("XX", "dud"),
    "artillery": ("AT", "artillery"),
    FACE_DOWN: (FACE_DOWN, "face-down"),
}
"""The marks of squares without an open token, and their entries in the legend."""
SETTING_UP: Final = ("seat-players", "activate-card", "place-pawn")


class SheetWording(Wording):
    """Describes the table."""

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
        return str(card["title"]) if card else self.say("battlegrounds-card-hidden")

    def cell(self, column: str, row: Mapping[str, str]) -> str:
        value, card = row[column], self.parts["cards"].get(row["id"])
        if card is None:
            return value
        if column == "kind":
            return self.say_or(f"battlegrounds-class-{value.replace(' ', '-')}", value)
        if column == "nation":
            return self.say_or(f"battlegrounds-nation-{value.lower().replace(' ', '-')}", value)
        return self.card_with_values(row["id"]) if column == "values" else value

    def card_with_values(self, name: str) -> str:
        """Return a tank card with its abilities."""
        card = self.parts["cards"].get(name)
        if card is None:
            return self.say("battlegrounds-card-hidden")
        reach = {
            kind: self.say(
                f"battlegrounds-reach-{card[kind]['way']}", distance=card[kind]["distance"]
            )
            for kind in ("move", "shot")
        }
        return f"{card['title']} ({self.say('battlegrounds-say-values', **reach)})"

    def tank(self, name: str) -> str:
        """Return a card with its numbers: `KV-1 O1/O2` moves and shoots orthogonally, 1 and 2."""
        card = self.parts["cards"][name]
        reach = (card["move"], card["shot"])
        words = [f"{one['way'][0].upper()}{one['distance']}" for one in reach]
        return f"{card['title']} {'/'.join(words)}"

    def named(self, kind: str, name: str) -> str:
        """Return the name of a picture, an icon or a colour."""
        return self.say_or(f"battlegrounds-{kind}-{name}", name)

    def token(self, name: str) -> str:
        """[BG-206] Return a token or a pair, with its icon where icons are used."""
        bare = name.rstrip("*")
        if bare == name or self.is_family:
            return self.named("picture", bare)
        icon = self.named("ability", self.parts["pictures"][bare]["icon"])
        return self.say(
            "battlegrounds-token-special", picture=self.named("picture", bare), icon=icon
        )

    def team_of(self, seat: int) -> str:
        """Return the name of the seat's team."""
        sides = self.parts["sides"].items()
        return self.say(
            "battlegrounds-seat-team", team=next(name for name, seats in sides if seat in seats)
        )

    def rows(self, told: Mapping[str, str], whose: str = "") -> list[list[str]]:
        """Return the rows of a section: one per label, with the thing's text for one seat or all.

        Things without text are left out.
        """
        rows = []
        for key, value in told.items():
            label = self.say(f"battlegrounds-sheet-{key}")
            if value:
                what = (
                    self.say("battlegrounds-sheet-whose", what=label, seat=whose)
                    if whose
                    else label
                )
                rows.append([what, value])
        return rows

    def count(self, what: str, number: int) -> str:
        """Return a number of things in words."""
        return self.say(f"battlegrounds-count-{what}", n=number)

    # --- the table -------------------------------------------------------------------------------

    def sheet(self, view: Data) -> list[Section]:
        sides = [self._side(view, side) for side in view["areas"]]
        rest = (self._tanks, self._board, self._legend)
        return [self._round(view), *sides, *(part(view) for part in rest)]

    def _round(self, view: Data) -> Section:
        """Return the rows about the whole table: turn, deck, pool, and artillery."""
        setting_up = any(frame.split()[0] in SETTING_UP for frame in view["stack"])
        told = {} if self.is_solo else self._course(view, setting_up=setting_up)
        told |= self._supplies(view)
        if self.is_solo:
            told |= self._enemy(view)
        key = "battlegrounds-sheet-set-up" if setting_up else "battlegrounds-event-round-begun"
        return Section(self.say(key, number=view["round"]), ["", ""], self.rows(told))

    def _course(self, view: Data, *, setting_up: bool) -> dict[str, str]:
        """Return whose turn it is, who began, and the points to win."""
        start, extra = view["start"], view.get("extra", 0)
        turn = self.player(seat_of(view["turn"]), view["seat"])
        if extra:
            turn = self.say("battlegrounds-sheet-then-extra", turn=turn, n=extra)
        return {
            "turn": "" if setting_up else turn,
            "first-player": self.player(seat_of(start), view["seat"]) if start else "",
            "to-win": self.count("points", self.parts["numbers"]["target"]),
        }

    def _supplies(self, view: Data) -> dict[str, str]:
        """Return the remaining cards and duds."""
        told = {}
        if self.parts["numbers"]["cards_each"]:
            told["deck"] = self.cards(view["sizes"]["deck"])
            told |= {place: self._cards(view, view[place]) for place in ("offered", "lost")}
        if self.parts["numbers"]["duds"]:
            told["duds"] = self.say("battlegrounds-sheet-in-pool", n=view["duds"])
            if view["quiet"] and all(lies in {"", "dud"} for lies in view["board"].values()):
                told["no-token"] = self.count("quiet", view["quiet"])
        return told

    def _enemy(self, view: Data) -> dict[str, str]:
        """[BG-237] [BG-242] [BG-245] Return the state of the artillery and its possible targets."""
        side = next(iter(view["areas"]))
        points, ranks = self.points(view, side), self.parts["ranks"]
        stars = sum(points >= rank for rank in ranks)
        rank = self.say("battlegrounds-stars", n=stars)
        if stars < len(ranks):
            rank = self.say("battlegrounds-sheet-next-star", rank=rank, n=ranks[stars])
        enemy = view["artillery"]
        tanks = sum(lies == "artillery" for lies in view["board"].values())
        standing = self.say(
            "battlegrounds-sheet-artillery-points",
            points=len(enemy["taken"]) + tanks,
            goal=self.parts["numbers"]["artillery_goal"],
            tokens=self.count("tokens", len(enemy["taken"])),
            tanks=self.count("tanks", tanks),
        )
        letters, digits = " ".join(enemy["letters"]), " ".join(enemy["digits"])
        coming = self.say("battlegrounds-sheet-coordinates", letters=letters, digits=digits)
        return {
            "rank": rank,
            "artillery": standing,
            "supply": self.count("artillery", enemy["supply"]),
            "coming": coming if letters else self.say("battlegrounds-sheet-all-coordinates"),
        }

    def points(self, view: Data, side: str) -> int:
        """[BG-161] Return the points of a side: from pairs, also those on cards, and from tanks."""
        area, seats = view["areas"][side], self.parts["sides"][side]
        cards = {card for seat in seats for card in view["reserve"][seat_name(seat)]}
        cards |= {card for colour, card in view["drives"].items() if self._owner(colour) in seats}
        pairs = len(area["ready"]) + len(area["done"])
        pairs += sum(len(view["upgrades"].get(card, ())) for card in cards)
        won = [one for seat in seats for one in view["won"][seat_name(seat)]]
        tanks = sum(int(one.split()[1]) for one in won)
        return int(self.parts["numbers"]["pair_points"] * pairs + tanks)

    def _side(self, view: Data, side: str) -> Section:
        """[BG-122] Return what a side has collected and won, and its cards."""
        area, seats = view["areas"][side], self.parts["sides"][side]
        single, ready, done = (
            ", ".join(map(self.token, area[name])) for name in ("single", "ready", "done")
        )
        told = {"ready": ready, "pairs": done or NONE}
        if not self.is_family:
            told = {"single": single or NONE, "ready": ready, "pairs": done}
        rows = self.rows(told)
        for seat in seats:
            rows += self._seat(view, seat)
        names = ", ".join(self.player(seat, view["seat"]) for seat in seats)
        if self.is_team:
            names = f"{self.team_of(seats[0])}: {names}"
        points, target = self.points(view, side), self.parts["numbers"]["target"]
        worth = self.count("points", points)
        if target:
            worth = self.say("battlegrounds-points-of", points=points, target=target)
        return Section(f"{names} · {worth}", ["", ""], rows)

    def _seat(self, view: Data, seat: int) -> list[list[str]]:
        """[BG-144] Return a player's point tokens and cards; only own drawn cards are named."""
        name, sizes = seat_name(seat), view["sizes"]
        told = {
            "tanks-won": self._won(view["won"][name]),
            "reserve": self._cards(view, view["reserve"][name]),
            "rejected": self._cards(view, view["rejected"][name], sizes["rejected"][name]),
        }
        if view["turn"] == name:
            told["drawn"] = self._cards(view, view["drawn"], sizes["drawn"])
        return self.rows(told, name if self.is_team else "")

    def _won(self, tokens: list[str]) -> str:
        """[BG-097] Return the point tokens that a player has won, such as `red 3`."""
        words = [one.split() for one in tokens]
        return ", ".join(f"{self.named('colour', colour)} {points}" for colour, points in words)

    def _cards(self, view: Data, names: list[str], number: int = 0) -> str:
        """Return cards, or their number if they are hidden."""
        told = ", ".join(self._card(view, name) for name in names)
        return self.cards(number) if number and not told else told

    def _card(self, view: Data, name: str) -> str:
        """[BG-111] Return a card with its numbers, and its upgrades unless it drives a pawn."""
        active = name in view["drives"].values()
        words = [] if active else self._upgrades(view, name)
        if name in view["damaged"] or name in view["broken"]:
            words.append(self.say("battlegrounds-sheet-damaged"))
        return f"{self.tank(name)} ({', '.join(words)})" if words else self.tank(name)

    def _upgrades(self, view: Data, card: str) -> list[str]:
        pairs = view["upgrades"].get(card, ())
        return [
            self.named("ability", self.parts["pictures"][pair.rstrip("*")]["icon"])
            for pair in pairs
        ]

    def _tanks(self, view: Data) -> Section:
        """[BG-022] [BG-036] [BG-192] Return each pawn with its square, card, upgrades and stack.

        Pawns of Family drive no cards, and Solo has no stacks.
        """
        columns = ["pawn", "on"] if self.is_family else ["tank", "on", "card", "upgrades"]
        if not self.is_family and not self.is_solo:
            columns.append("stack")
        rows = []
        for colour in self.parts["colours"]:
            if not self._is_used(view, colour):
                continue
            card = view["drives"].get(colour, "")
            told = [self._pawn(colour), self._place(view, colour)]
            told += [self._card(view, card) if card else "", ", ".join(self._upgrades(view, card))]
            told.append("-".join(map(str, view["stacks"].get(colour, ()))))
            rows.append([one or NONE for one in told[: len(columns)]])
        title = self.say(
            "battlegrounds-sheet-pawns" if self.is_family else "battlegrounds-sheet-tanks"
        )
        return Section(title, [self.say(f"battlegrounds-column-{name}") for name in columns], rows)

    def _owner(self, colour: str) -> int | None:
        owner: int | None = self.parts["colours"][colour]["seat"]
        return owner

    def _is_used(self, view: Data, colour: str) -> bool:
        """[BG-213] Return whether the pawn is in play; in Solo some are spare."""
        if self.is_solo:
            return colour in view["homes"] or colour in view["drives"]
        return self._owner(colour) is not None

    def _pawn(self, colour: str) -> str:
        owner, letter = self._owner(colour), _letter(colour)
        seat = "" if owner is None else seat_name(owner)
        return self.say(
            "battlegrounds-sheet-pawn",
            colour=self.named("colour", colour),
            seat=seat,
            letter=letter,
        )

    def _place(self, view: Data, colour: str) -> str:
        square, home = view["pawns"].get(colour), view["homes"].get(colour)
        if square:
            return str(square)
        return self.say("battlegrounds-sheet-off", base=home) if home else NONE

    def _board(self, view: Data) -> Section:
        """[BG-011] Return the squares, with A1 at the bottom left."""
        pawns = {square: colour for colour, square in view["pawns"].items()}
        rows = [
            [digit, *(self._square(view, f"{letter}{digit}", pawns) for letter in LETTERS)]
            for digit in reversed(DIGITS)
        ]
        return Section(self.say("battlegrounds-board"), ["", *LETTERS], rows)

    def _square(self, view: Data, square: str, pawns: dict[str, str]) -> str:
        """Return the drawing of a square: its pawn and its contents."""
        lies = view["board"][square]
        drawn = MARKS[lies][0] if lies in MARKS else self.code(lies)
        if lies not in MARKS and square in view.get("seen", ()):
            drawn += FACE_DOWN
        if square not in pawns:
            return drawn
        letter = _letter(pawns[square])
        return f"{letter}:{drawn}" if lies else letter

    def code(self, token: str) -> str:
        """[BG-206] Return the drawing of a token on the board; a special one has a star."""
        return token[:CODE] + ("*" if token.endswith("*") and not self.is_family else "")

    def _legend(self, view: Data) -> Section:
        """Return the legend of letters and marks on the board."""
        lying = set(view["board"].values())
        rows = self._pictures({one.rstrip("*") for one in lying - set(MARKS)})
        letters = [_letter(colour) for colour in self.parts["colours"] if colour in view["pawns"]]
        if letters:
            what = self.say(
                "battlegrounds-legend-pawns" if self.is_family else "battlegrounds-legend-tanks"
            )
            rows.append([" ".join(letters), what])
        if not self.is_family and any(one.endswith("*") for one in lying):
            rows.append(["*", self.say("battlegrounds-legend-special")])
        for lies, (mark, name) in MARKS.items():
            if lies in lying:
                rows.append([mark, self.say(f"battlegrounds-legend-{name}")])
        if view.get("seen"):
            rows.append([f"bri{FACE_DOWN}", self.say("battlegrounds-legend-seen")])
        if view["homes"] and not self.is_family:
            homes = ", ".join(
                f"{base} {self.named('colour', one)}" for one, base in view["homes"].items()
            )
            rows.append([self.say("battlegrounds-legend-bases"), homes])
        return Section(self.say("battlegrounds-legend"), ["", ""], rows)

    def _pictures(self, pictures: set[str]) -> list[list[str]]:
        """[BG-026] Return the pictures by the icon of their special tokens; one row in Family."""
        rows = []
        for icon in [""] if self.is_family else self.parts["icons"]:
            data = self.parts["pictures"].items()
            same = [name for name, row in data if name in pictures and icon in ("", row["icon"])]
            if same:
                label = (
                    self.named("ability", icon)
                    if icon
                    else self.say("battlegrounds-legend-pictures")
                )
                told = [f"{self.code(one)} {self.named('picture', one)}" for one in same]
                rows.append([label, ", ".join(told)])
        return rows


def _letter(colour: str) -> str:
    return colour[0].upper()
