"""Rush in words: events, choices, questions and the table."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from sztab.core.game import Section
from sztab.words.wording import NONE, Data, Wording, frame_words, person, seat_name, seat_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from sztab.words.messages import Value

ROMAN: Final = ("I", "II", "III", "IV")
CYRILLIC: Final = re.compile("[\u0400-\u04ff]")
REAR: Final = "rear"


class RushWording(Wording):
    """Renders Rush with the messages of the page."""

    effect_keys = ("rush-ability-{}", "rush-ability-{}-text")

    def event(self, parts: Data, reader: int) -> str:
        seat, target = parts.get("seat"), parts.get("target", "")
        args: dict[str, Value] = {
            "seat": "" if seat is None else seat_name(seat),
            "actor": person(seat, reader),
            "card": self.card(parts["card"]) if "card" in parts else "",
            "target": self.target(target, reader) if target else "",
            "object": self.target(target, reader, "object") if target else "",
            "achievement": self.achievement(parts.get("achievement", "")),
            "n": parts.get("number", 0),
        }
        return self.line(parts, reader, args)

    def choice(self, fields: Mapping[str, str]) -> str:
        card, target, base = (fields.get(name, "") for name in ("card", "target", "base"))
        return self.action(
            fields["verb"],
            {
                "card": self.card_with_values(card) if card else "",
                "target": self.target(target) if target else "",
                "base": self.base(self.parts["places"]["bases"].index(base)) if base else "",
                "achievement": self.achievement(fields.get("achievement", "")),
                "nation": self.nation(fields.get("nation", "")),
                "n": int(fields.get("number", 0)),
                "seat": fields.get("seat", ""),
            },
        )

    def question(self, view: Data, count: Callable[[], int]) -> str:
        name, *about = frame_words(view)
        key = f"rush-ask-{name or 'over'}"
        if not self.messages.has(key):
            return self.say("words-chance")
        turn, first = view["turn"], about[0] if about else ""
        card = first if first in self.parts["cards"] else turn["lead"] or turn["resolving"]
        text = self.say(
            key,
            card=self.card(card) if card else "",
            cost=self.parts["cards"].get(card, {}).get("cost", 0),
            paid=view["purchase"]["paid"] if name == "pay-for" else 0,
            most=int(first) if name == "choose-research" else 0,
            due=int(about[1]) if name == "choose-doubles" else 0,
            nation=self.nation(first) if name == "choose-doubles" else "",
            n=count() if "n" in self.messages.variables(key) else 0,
            attack=view["fight"].get("attack", 0),
            defence=view["fight"].get("defence", 0),
        )
        if name != "support":
            return text
        target = self.target(turn["aim"], view["seat"])
        return f"{text} {self.say('rush-detail-support', card=self.card(card), target=target)}"

    # --- names -----------------------------------------------------------------------------------

    def card(self, name: str) -> str:
        """Return the name of a card, in Latin letters."""
        card = self.parts["cards"].get(name)
        if card is None:
            return self.say("rush-say-rear" if name == REAR else "rush-card-hidden")
        title: str = card["title"]
        if card["kind"] == "vehicle":
            if not CYRILLIC.search(title):
                return title
            return self.say_or(f"rush-latin-{name}", card["names"].get("en", title))
        if card["kind"] != "medal":
            return self.say_or(f"rush-card-{name}", title)
        medal = self.say_or(f"rush-medal-name-{card['nation']}", title)
        double = card.get("medals", 1) > 1
        return self.say("rush-medal-double", name=medal) if double else medal

    def cell(self, column: str, row: Mapping[str, str]) -> str:
        value = row[column]
        if column == "kind":
            return self.say_or(f"rush-class-{value}", self.say_or(f"rush-kind-{value}", value))
        if column == "nation":
            return self.nation(value)
        if column == "abilities" and value:
            return ", ".join(map(self._listed, value.split(", ")))
        return value

    def _listed(self, ability: str) -> str:
        """Return an ability of the card list: `research 2`, `goods for usa`, `worth 1`."""
        name, _, last = ability.rpartition(" ")
        if name == "goods for":
            return self.say("rush-card-goods", nation=self.nation(last))
        if name == "worth" and last.isdecimal():
            return self.say("rush-value-medals", n=int(last))
        if name and last.isdecimal():
            return f"{self._ability(name)} {last}"
        return self._ability(ability.replace(" ", "_"))

    def card_with_values(self, name: str) -> str:
        """Return a card with everything that is printed on it."""
        values = self.values(name)
        return f"{self.card(name)} ({values})" if values else self.card(name)

    def values(self, name: str) -> str:
        """Return the printed values of a card, in one line."""
        card = self.parts["cards"].get(name)
        if card is None:
            return ""
        words = []
        if card["kind"] == "vehicle":
            words.append(self.nation(card["nation"]))
            words.append(self.say_or(f"rush-class-{card['class']}", card["class"]))
        for value in ("cost", "resources", "firepower", "armour", "medals"):
            number = card.get(value)
            if number or (number == 0 and value != "medals"):
                words.append(self.say(f"rush-value-{value}", n=number))
        return ", ".join([*words, *self._abilities(card)])

    def _abilities(self, card: Data) -> Iterable[str]:
        for one in card["abilities"]:
            name = self._ability(one["kind"])
            yield f"{name} {one['value']}" if one.get("value") else name
        yield from (self._ability(one) for one in card.get("limits", ()))
        if card.get("goods"):
            yield self.say("rush-card-goods", nation=self.nation(card["goods"]))

    def _ability(self, kind: str) -> str:
        return self.say_or(f"rush-ability-{kind.replace('_', '-')}", kind)

    def nation(self, name: str) -> str:
        """Return the name of a nation."""
        return self.say_or(f"rush-nation-{name}", name)

    def achievement(self, name: str) -> str:
        """Return the name of an Achievement."""
        data = self.parts["achievements"].get(name, {})
        known = data.get("names", {}).get(self.messages.language, data.get("title", name))
        return self.say_or(f"rush-achievement-{name}", known)

    def base(self, slot: int) -> str:
        """Return the name of a Base, or of the Headquarters."""
        number = self._number(slot)
        return (
            self.say("rush-base-number", number=number)
            if number
            else self.say("rush-base-headquarters")
        )

    def _number(self, slot: int) -> str:
        places = self.parts["places"]
        quarters = places["bases"][slot] == places["headquarters"]
        return "" if quarters else ROMAN[slot] if slot < len(ROMAN) else str(slot + 1)

    def target(self, name: str, reader: int = -1, role: str = "target") -> str:
        """Return a target with its owner; `object` is the form used after a verb."""
        seat, _, place = name.partition(".")
        guards, bases = self.parts["places"]["guards"], self.parts["places"]["bases"]
        slot = guards.index(place) if place in guards else bases.index(place)
        return self.say(
            f"rush-{role}-{'guard' if place in guards else 'base'}",
            base=self.base(slot),
            number=self._number(slot) or "none",
            seat=seat,
            owner=person(seat_of(seat), reader),
        )

    # --- the table -------------------------------------------------------------------------------

    def sheet(self, view: Data) -> list[Section]:
        sections = [self._reserve(view), self._stacks(view), self._achievements(view)]
        sections += [self._player(view, seat) for seat in range(len(view["players"]))]
        if view["fight"]:
            sections.append(self._fight(view))
        return sections

    def _section(self, title: str, columns: str, rows: list[list[str]]) -> Section:
        """Return a section of the sheet with a heading for each column."""
        return Section(title, [self.say(f"rush-column-{name}") for name in columns.split()], rows)

    def _reserve(self, view: Data) -> Section:
        rows = [
            [str(slot), self.card(card), card, self.values(card)]
            for slot, card in enumerate(view["reserve"], 1)
        ]
        piles = {"deck": len(view["deck"]), "discard": len(view["discard"])}
        title = self.say("rush-sheet-reserve", **piles)
        return self._section(title, "slot vehicle name values", rows)

    def _stacks(self, view: Data) -> Section:
        rows = [
            [self.nation(nation), str(stack["singles"]), str(stack["doubles"])]
            for nation, stack in view["medals"].items()
        ]
        return self._section(self.say("rush-zone-medals"), "nation singles doubles", rows)

    def _achievements(self, view: Data) -> Section:
        """[RUSH-041] The Achievements in play, with the numbers of the parties as far as public."""
        rows = []
        for one in view["standings"]:
            values = ["?" if value is None else str(value) for value in one["values"]]
            rows.append([self.achievement(one["achievement"]), " : ".join(values)])
        return self._section(self._achievements_title(view), "achievement standing", rows)

    def _achievements_title(self, view: Data) -> str:
        """[FRONT-023] The size of the Achievement deck, and the discarded Achievements."""
        if not self.parts["numbers"]["achievement_deck"]:
            return self.say("rush-zone-achievements")
        out = len(view["achievements"]) + len(view["ruins"])
        ruins = ", ".join(map(self.achievement, view["ruins"])) or NONE
        left = len(self.parts["achievements"]) - out
        return self.say("rush-sheet-achievements", deck=left, ruins=ruins)

    def _player(self, view: Data, seat: int) -> Section:
        player = view["players"][seat]
        rows = [[self.base(slot), self._base(one)] for slot, one in enumerate(player["bases"])]
        if self.parts["numbers"]["rear_guard"]:
            rear = player["rear"]
            rows.append([self.say("rush-zone-rear"), self.card_with_values(rear) if rear else NONE])
        for zone in ("hand", "kept", "depot") if player["sizes"]["kept"] else ("hand", "depot"):
            number = player["sizes"][zone]
            seen = ", ".join(map(self.card, player[zone]))
            said = seen or (self.cards(number) if number else NONE)
            rows.append([self.say(f"rush-zone-{zone}"), said])
        deeds = self.say("rush-sheet-deeds", vehicles=player["kills"], bases=player["razed"])
        rows.append([self.say("rush-sheet-destroyed"), deeds])
        return Section(self._player_title(view, seat), ["", ""], rows)

    def _player_title(self, view: Data, seat: int) -> str:
        words = [self.player(seat, view["seat"])]
        if seat_of(view["active"]) == seat:
            words.append(self.say("rush-seat-on-turn"))
        parties = self.parts["parties"]
        if len(parties) < len(view["players"]):
            side = next(n for n, seats in enumerate(parties) if seat in seats)
            words.append(self.say("rush-seat-team", name="AB"[side]))
        sizes = view["players"][seat]["sizes"]
        words.append(self.say("rush-sheet-piles", garage=sizes["garage"], depot=sizes["depot"]))
        return " · ".join(words)

    def _base(self, base: str | Data) -> str:
        if base == "destroyed":
            return self.say("rush-base-destroyed")
        if isinstance(base, str):
            return self.say("rush-base-undefended")
        hit = f", {self.say('rush-sheet-guard-damaged')}" if base.get("guard_damaged") else ""
        damaged = f", {self.say('rush-sheet-base-damaged')}" if base.get("damaged") else ""
        if "guard" not in base:
            return f"{self.say('rush-base-undefended')}{damaged}"
        guard = base["guard"]
        return f"{self.card(guard)} ({self.values(guard)}{hit}){damaged}"

    def _fight(self, view: Data) -> Section:
        """[ALT-026] Both sides of the fight with the cards that support them."""
        turn = view["turn"]
        owner, _, place = turn["aim"].partition(".")
        slot = self.parts["places"]["guards"].index(place)
        guard = view["players"][seat_of(owner)]["bases"][slot]["guard"]
        rows = []
        backers = [one.split() for one in turn["support"]]
        sides = (("attack", view["active"], turn["lead"]), ("defence", owner, guard))
        for side, seat, card in sides:
            party = self._party(seat)
            support = [f"{who} {self.card(one)}" for who, one in backers if who in party]
            name, number = self.say(f"rush-fight-{side}"), str(view["fight"][side])
            rows.append([name, f"{seat} {self.card(card)}", number, ", ".join(support) or NONE])
        return self._section(self.say("rush-fight-title"), "side vehicle number support", rows)

    def _party(self, seat: str) -> list[str]:
        parties = [[seat_name(one) for one in party] for party in self.parts["parties"]]
        return next(party for party in parties if seat in party)
