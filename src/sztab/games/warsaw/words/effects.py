"""The effects of cards as sentences, generated from their data."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from sztab.games.warsaw.board import FRONTS
from sztab.words.wording import capital

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from sztab.words.messages import Messages

    Effect = dict[str, Any]

PLAIN: Final = {
    "move_all": "warsaw-ability-move-all",
    "add_strength": "warsaw-ability-strength",
    "move_blockade": "warsaw-ability-move-blockade",
    "extra_action": "warsaw-ability-extra",
    "start_battle": "warsaw-ability-battle",
}
"""Messages of effects that take only a number, or whether the effect may be declined."""


class EffectWording:
    """Describes cards in one language."""

    def __init__(self, messages: Messages) -> None:
        self.say = messages.say
        self._sentences: dict[str, Callable[[Effect], str]] = {
            "add_units": self._add_units,
            "move_units": self._move_units,
            "remove_enemy": self._remove_enemy,
            "start_battle": self._start_battle,
            "place_blockade": self._place_blockade,
        }

    def card(self, card: dict[str, Any]) -> str:
        """Return the text of a card; a commander's effects are alternatives."""
        said = [self.sentence(effect) for effect in card["effects"]]
        if card["kind"] != "commander":
            return " ".join(said)
        text = said[0]
        for other in said[1:]:
            text = self.say("warsaw-either", one=text, other=other)
        return text

    def sentence(self, effect: Effect) -> str:
        """Return an effect as a sentence."""
        return f"{capital(self._clause(effect))}."

    def _clause(self, effect: Effect) -> str:
        say = self._sentences.get(effect["op"], self._plain)
        what = say(effect) + "".join(self._conditions(effect))
        return self.say("warsaw-ability-in-battle", what=what) if "when" in effect else what

    def _plain(self, effect: Effect) -> str:
        may = "yes" if effect.get("may") else "no"
        return self.say(PLAIN[effect["op"]], n=effect.get("n", 0), may=may)

    def _conditions(self, effect: Effect) -> list[str]:
        when = effect.get("if", {})
        words = []
        if "on_front" in when:
            fronts = [self.say("warsaw-on-short", front=front) for front in when["on_front"]]
            words.append(self.say("warsaw-ability-if-front", fronts=self._linked(fronts, "or")))
        if "units" in when:
            args = {"n": when["units"]["at_least"], "line": self._lines(when["units"]["lines"])}
            words.append(self.say("warsaw-ability-if-units", **args, whose=when["units"]["whose"]))
        if "balance" in when:
            words.append(self.say("warsaw-ability-if-balance", balance=when["balance"]))
        return words

    def _add_units(self, effect: Effect) -> str:
        where = {"n": effect["n"], "line": str(effect["line"])}
        if "fronts" not in effect:
            return self.say("warsaw-ability-add-here", **where)
        each = effect.get("pick") == "each"
        fronts = self._fronts(effect["fronts"], "and" if each else "or")
        return self.say(
            "warsaw-ability-add-each" if each else "warsaw-ability-add", **where, fronts=fronts
        )

    def _move_units(self, effect: Effect) -> str:
        if "per" in effect:
            return self.say("warsaw-ability-move-per", line=self._lines(effect["per"]["lines"]))
        words = [word for word in ("forward", "here") if effect.get(word)]
        return self.say("warsaw-ability-move", n=effect["n"], way="-".join(words) or "any")

    def _remove_enemy(self, effect: Effect) -> str:
        args = {"n": effect["n"], "line": self._lines(effect["lines"])}
        if "per" not in effect:
            return self.say("warsaw-ability-remove", **args)
        per = effect["per"]
        own = self._lines(per["lines"])
        return self.say("warsaw-ability-remove-per", **args, div=per["div"], own=own)

    def _start_battle(self, effect: Effect) -> str:
        start = self._plain(effect)
        first = [self._clause(one) for one in effect.get("at_start", [])]
        if not first:
            return start
        return self.say(
            "warsaw-ability-battle-first", start=start, first=self._linked(first, "and")
        )

    def _place_blockade(self, effect: Effect) -> str:
        places = [self.say("warsaw-ability-target", place=place) for place in effect["places"]]
        where, fronts = self._linked(places, "or"), effect["fronts"]
        if len(fronts) == FRONTS:
            return self.say("warsaw-ability-block", where=where)
        return self.say("warsaw-ability-block-on", where=where, fronts=self._fronts(fronts, "or"))

    def _fronts(self, fronts: Sequence[str], link: str) -> str:
        if link == "or" and len(fronts) == FRONTS:
            return self.say("warsaw-any-front")
        return self._linked([self.say("warsaw-front-short", front=one) for one in fronts], link)

    def _lines(self, lines: Sequence[int]) -> str:
        return self._linked([self.say("warsaw-line", line=line) for line in lines], "or")

    def _linked(self, words: Sequence[str], link: str) -> str:
        text = words[0]
        for other in words[1:]:
            text = self.say(f"warsaw-{link}", one=text, other=other)
        return text
