"""The Battle of Warsaw in words: events, choices, decisions and the table."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from sztab.core.game import Section
from sztab.games.warsaw.actions import EDGES, LINES
from sztab.games.warsaw.board import ARMY_NAMES, FRONT_NAMES, RESOURCE_NAMES
from sztab.games.warsaw.words.effects import EffectWording
from sztab.words.wording import NONE, Data, Wording, frame_words, person, seat_name, seat_of

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from sztab.core.game import AnyGame
    from sztab.core.toggle import Rules
    from sztab.words.messages import Messages, Value

HIDDEN: Final = "?"

COMMON: Final = frozenset(
    {
        "NAD",
        "POD",
        "NA",
        "ZA",
        "DO",
        "DLA",
        "W",
        "ZNAD",
        "BRONI",
        "RATUJMY",
        "OJCZYZNĘ",
        "TYŁACH",
        "OFICERÓW",
        "WOJSK",
        "KOLEJĄ",
        "BLOKADA",
        "TRANSPORTU",
        "DOKERÓW",
        "PRZEDMOŚCIU",
        "WARSZAWSKIM",
        "PROLETARIAT",
    }
)
"""Words in printed names that are not proper nouns."""
CAPITALS: Final = re.compile(r"[IVX]{2,}|WP")
INITIAL: Final = re.compile(r"(^|[-(])(\w)")


class WarsawWording(Wording):
    """Describes the Battle of Warsaw with the same messages as the page."""

    def __init__(self, game: AnyGame, rules: Rules, messages: Messages) -> None:
        super().__init__(game, rules, messages)
        self.effects = EffectWording(messages)

    def event(self, parts: Data, reader: int) -> str:
        args: dict[str, Value] = {name: one for name, one in parts.items() if name != "seat"}
        seat = parts.get("seat")
        args["actor"] = person(seat, reader)
        args["side"] = "other"
        args["who"] = "" if seat is None else seat_name(seat)
        said = {
            "card": self.card,
            "place": self.place,
            "order": _seats,
            "wp": _seats,
            "acz": _seats,
        }
        args |= {name: say(parts[name]) for name, say in said.items() if name in parts}
        if parts["kind"] == "effect-used":
            effects = self.parts["cards"][parts["card"]]["effects"]
            args["effect"] = self.effects.sentence(effects[parts["number"] - 1])
        if parts["kind"] == "moved":
            args |= _step(parts["from"], parts["to"])
        return self.line(parts, reader, {"front": "none", "army": "none", **args})

    def choice(self, fields: Mapping[str, str]) -> str:
        args: dict[str, Value] = {name: one for name, one in fields.items() if name != "verb"}
        said = {"edge": str.upper, "place": self.place, "order": _seats}
        said |= {"from": self.front, "to": self.front}
        args |= {name: say(fields[name]) for name, say in said.items() if name in fields}
        if card := fields.get("card"):
            args["card"] = f"{self.card(card)} ({self.card_line(card)})"
        if "marker" in fields:
            args["name"] = self.say("warsaw-marker", marker=fields["marker"])
        if "seat" in fields:
            args |= {"who": fields["seat"], "actor": "other"}
        if "seats" in fields:
            args["members"] = _seats(fields["seats"])
        if "army" in fields:
            args["name"] = self.army(fields["army"])
        return self.action(fields["verb"], args)

    def question(self, view: Data, count: Callable[[], int]) -> str:
        name, *about = frame_words(view)
        key = f"warsaw-ask-{name or 'over'}"
        if not self.messages.has(key):
            return self.say("words-chance")
        text = self.say(key, **self._asked(name, about, view))
        return " ".join([text, *self._details(name, about, view)])

    def _asked(self, name: str, about: list[str], view: Data) -> dict[str, Value]:
        """Return the arguments of a question."""
        if name == "choose-front":
            return {"card": self.card(view["announced"])}
        if name == "choose-effect":
            return {"card": self.card(self._commander_at(about, view))}
        if name in {"move-steps", "supply-actions"}:
            return {"left": int(about[1])}
        if name == "choose-edge":
            return {"resource": about[0]}
        return {}

    def _details(self, name: str, about: list[str], view: Data) -> list[str]:
        """Return what a player needs to know to answer, where the choices do not say it."""
        if name == "choose-effect":
            effects = self.parts["cards"][self._commander_at(about, view)]["effects"]
            return [f"{n}: {self.effects.sentence(one)}" for n, one in enumerate(effects, 1)]
        if name == "choose-edge":
            return [f"{self._edge(about[0], edge)}." for edge in EDGES]
        if name in {"remove-units", "advance-all"}:
            return [self.say(f"warsaw-detail-{name}", front=about[1])]
        return []

    def _commander_at(self, about: list[str], view: Data) -> str:
        return str(view["armies"][about[0]]["fronts"][about[1]]["commander"])

    def _edge(self, resource: str, edge: str) -> str:
        numbers = self.parts["resources"][resource]["edges"][edge]
        told = " + ".join(map(str, numbers))
        args = {"edge": edge.upper(), "resource": resource, "n": sum(numbers), "numbers": told}
        return self.say("warsaw-do-edge", **args)

    # --- names -----------------------------------------------------------------------------------

    def card(self, name: str) -> str:
        """Return a card's name as used in a sentence, without the printed capitals."""
        card = self.parts["cards"].get(name)
        if card is None:
            return self.say("warsaw-card-hidden") if name in {"", HIDDEN} else name
        title = str(card["names"].get(self.messages.language) or card["title"])
        if title != title.upper():
            return title
        return " ".join(_quieten(word, at) for at, word in enumerate(title.split()))

    def cell(self, column: str, row: Mapping[str, str]) -> str:
        value, card = row[column], self.parts["cards"].get(row["id"])
        if card is None:
            return value
        if column == "kind":
            return self.say("warsaw-kind", kind=value)
        if column == "army":
            return self.army(value)
        return self.effects.card(card) if column == "effect" else value

    def card_line(self, name: str) -> str:
        """Return a line with a card's kind and effects."""
        card = self.parts["cards"][name]
        words = [self.say("warsaw-kind", kind=card["kind"])]
        if card.get("limit"):
            words.append(self.say("warsaw-limit", n=card["limit"]))
        return f"{', '.join(words)}: {self.effects.card(card)}"

    def army(self, army: str) -> str:
        """Return the name of an army."""
        return self.say("warsaw-army", army=army)

    def front(self, front: str) -> str:
        """Return the name of a front."""
        return self.say("warsaw-front", front=front)

    def place(self, place: str) -> str:
        """Return a place such as `acz.n.line1` or `wp.line2` in words."""
        army, *front, spot = place.split(".")
        return self.say("warsaw-place", army=army, spot=spot, front=front[0] if front else "all")

    # --- the table -------------------------------------------------------------------------------

    def sheet(self, view: Data) -> list[Section]:
        sections = [self._round(view), self._fronts(view)]
        sections += [self._army(view, army) for army in ARMY_NAMES]
        if view["seat"] >= 0 and view["hands"][view["seat"]]:
            sections.append(self._hand(view))
        return sections

    def _round(self, view: Data) -> Section:
        points = [f"{self.army(army)} {view['armies'][army]['points']}" for army in ARMY_NAMES]
        bonus = self.front(view["bonus"]) if view["bonus"] else self.say("warsaw-sheet-no-front")
        order = ", ".join(view["order"]) or self.say("warsaw-sheet-no-order")
        rows = [
            [self.say("warsaw-source-points"), " · ".join(points)],
            [self.say("warsaw-sheet-bonus"), bonus],
            [self.say("warsaw-sheet-order"), order],
        ]
        for marker, place in view["markers"].items():
            name = self.say("warsaw-marker", marker=marker)
            if place:
                rows.append([name, f"{self.place(place)} ({place})"])
            elif marker == "special":
                rows.append([name, self.say("warsaw-sheet-on-card")])
        rounds = self.parts["numbers"]["rounds"]
        title = self.say("warsaw-round-of", round=view["round"], rounds=rounds)
        return Section(title, ["", ""], rows)

    def _fronts(self, view: Data) -> Section:
        """Return both halves of each front, first line and second line, with cards and strength."""
        rows = []
        for front in FRONT_NAMES:
            for number, army in enumerate(ARMY_NAMES):
                side = view["armies"][army]["fronts"][front]
                limit = self.parts["cards"].get(side["commander"], {}).get("limit")
                limit = limit or self.parts["numbers"]["plain_limit"]
                row = [
                    self._advantage(view, front) if number else self.front(front),
                    self.army(army),
                    str(side["line1"]),
                    self.say("warsaw-sheet-of", n=side["line2"], limit=limit),
                    str(_strength(side)),
                    self._commander(side),
                    self._list(side["orders"]),
                ]
                rows.append(row)
        names = ("front", "army", "line1", "line2", "strength", "commander", "orders")
        columns = [self.say(f"warsaw-column-{name}") for name in names]
        return Section(self.say("warsaw-sheet-fronts"), columns, rows)

    def _advantage(self, view: Data, front: str) -> str:
        if view["won"][front]:
            return self.say("warsaw-won-by", army=view["won"][front])
        return self.say("warsaw-won-by", army="none") if front in view["fought"] else ""

    def _commander(self, side: Data) -> str:
        card = side["commander"]
        if not card:
            return NONE
        told = [self.card_line(card)]
        if side["effect"]:
            told.append(self.say("warsaw-sheet-used-effect", number=side["effect"]))
        elif side["used"]:
            told.append(self.say("warsaw-used"))
        return f"{self.card(card)} ({' · '.join(told)})"

    def _army(self, view: Data, army: str) -> Section:
        side = view["armies"][army]
        rows = [
            [self.say("warsaw-reserve"), self.say("warsaw-units", n=side["reserve"])],
            [self.say("warsaw-pile", pile="discard"), self._list(side["discard"])],
        ]
        for resource in RESOURCE_NAMES:
            beside = self.say("warsaw-sheet-beside", resource=resource)
            rows.append([beside, self._list(side[resource])])
        for seat in range(len(view["hands"])):
            if view["wp"] and (seat_name(seat) in view["wp"]) == (army == "wp"):
                rows.append([self._player(view, seat), self._held(view, seat)])
        size = self.say("warsaw-sheet-deck", n=view["sizes"]["decks"][army])
        return Section(f"{self.army(army)} · {size}", ["", ""], rows)

    def _player(self, view: Data, seat: int) -> str:
        name = self.player(seat, view["seat"])
        passed = seat_name(seat) in view["passed"]
        return f"{name} · {self.say('warsaw-seat-passed')}" if passed else name

    def _held(self, view: Data, seat: int) -> str:
        number = view["sizes"]["hands"][seat]
        if number and (seat == view["seat"] or not view["hands"][seat]):
            return self.cards(number)
        return self._list(view["hands"][seat]) if number else self.say("warsaw-sheet-no-cards")

    def _hand(self, view: Data) -> Section:
        rows = [[self.card(one), one, self.card_line(one)] for one in view["hands"][view["seat"]]]
        columns = [self.say(f"warsaw-column-{name}") for name in ("card", "name", "effect")]
        return Section(self.say("warsaw-your-hand"), columns, rows)

    def _list(self, cards: list[str]) -> str:
        return ", ".join(map(self.card, cards)) or NONE


def _quieten(word: str, at: int) -> str:
    """Return a printed word in normal capitalisation."""
    if CAPITALS.fullmatch(word):
        return word
    if at > 0 and re.sub(r"\W", "", word) in COMMON:
        return word.lower()
    return INITIAL.sub(lambda found: found[1] + found[2].upper(), word.lower())


def _step(origin: str, goal: str) -> dict[str, Value]:
    """Return the arguments for a unit's step: forward, back, or to another front."""
    (front, line), (to, end) = origin.split("."), goal.split(".")
    way = "shift" if line == end else "advance" if end == LINES[0] else "retreat"
    return {"way": way, "front": front, "to": to}


def _strength(side: Data) -> int:
    """Return the strength of the units; the first line counts twice."""
    return int(2 * side["line1"] + side["line2"] + side["strength"] + side["order_strength"])


def _seats(names: str) -> str:
    return ", ".join(seat_name(seat_of(name)) for name in re.split("[,+]", names) if name)
