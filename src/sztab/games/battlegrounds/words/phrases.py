"""Battlegrounds in words: events, choices and decisions."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from sztab.games.battlegrounds.words.sheet import SheetWording
from sztab.words.wording import Data, frame_words, person, seat_name

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from sztab.words.messages import Value


class BattlegroundsWording(SheetWording):
    """Describes what happens in Battlegrounds with the same messages as the page."""

    def event(self, parts: Data, reader: int) -> str:
        seat, colour = parts.get("seat"), parts.get("colour", "")
        args: dict[str, Value] = {
            "name": "" if seat is None else seat_name(seat),
            "actor": person(seat, reader),
            "owner": person(self.parts["colours"][colour]["seat"], reader) if colour else "other",
            "card": self.card(parts["card"]) if "card" in parts else "",
            "colour": self.named("colour", colour),
            "hue": colour,
            "path": _way(parts.get("path", "")),
            "square": parts.get("square", ""),
            "other": parts.get("other", ""),
            "number": parts.get("number", 0),
            "token": self.token(parts.get("token", "") or parts.get("pair", "")),
            "upgrade": self.named("ability", parts.get("upgrade", "")),
            "side": self.team_of(seat) if self.is_team and seat is not None else "",
            "team": "yes" if self.is_team else "no",
        }
        return self.line(parts, reader, args)

    def choice(self, fields: Mapping[str, str]) -> str:
        verb, card, pair = fields["verb"], fields.get("card", ""), fields.get("pair", "")
        colour, upgrade = fields.get("colour", ""), fields.get("upgrade", "")
        if verb == "shoot":
            verb = f"shoot-{fields['object']}"
        if verb == "pair":
            verb = f"pair-{pair.count('*')}"
        way = fields.get("path", "").split("-")
        args: dict[str, Value] = {
            "seat": fields.get("seat", ""),
            "square": fields.get("square", way[-1]),
            "origin": way[0],
            "way": "–".join(way),
            "other": fields.get("other", ""),
            "card": self.card_with_values(card) if card and not upgrade else self.card(card),
            "colour": self.named("colour", colour),
            "hue": colour,
            "upgrade": self.named("ability", upgrade),
            "effect": self.say(f"battlegrounds-ability-{upgrade}-text") if upgrade else "",
            "picture": self.named("picture", pair.rstrip("*")),
            "token": self.token(fields.get("token", "")),
        }
        return self.action(verb, args)

    def question(self, view: Data, count: Callable[[], int]) -> str:
        name, *about = frame_words(view)
        key = f"battlegrounds-ask-{name or 'over'}"
        if not self.messages.has(key):
            return self.say("words-chance")
        first = about[0] if about else ""
        card = view["drives"].get(first, "")
        text = self.say(
            key,
            colour=self.named("colour", first) if first in self.parts["colours"] else "",
            hue=first,
            card=self.card(card) if card else "",
            square=view["pawns"].get(first, ""),
            n=int(first) if first.isdecimal() else 0,
        )
        return f"{text}. {self._entering(view, first)}" if name == "enter" else text

    def _entering(self, view: Data, paused: str) -> str:
        """[BG-109] [BG-178] Return what a damaged card costs its player."""
        if paused == "yes":
            return self.say("battlegrounds-detail-enter-paused")
        cards = view["reserve"].get(view["turn"], [])
        damaged = any(card in view["damaged"] or card in view["broken"] for card in cards)
        return self.say(
            "battlegrounds-detail-enter-damaged" if damaged else "battlegrounds-detail-enter"
        )


def _way(path: str) -> str:
    """Return a way; a straight one is named by its ends."""
    squares = path.split("-")
    steps = {(ord(b[0]) - ord(a[0]), int(b[1]) - int(a[1])) for a, b in pairwise(squares)}
    told = [squares[0], squares[-1]] if len(steps) == 1 else squares
    return "–".join(told)
