"""What the cards do, as sentences made of the data of their effects."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from sztab.words.wording import capital

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from sztab.words.messages import Messages

    Effect = dict[str, Any]

FRONTS: Final = ("n", "c", "s")


class EffectWording:
    """Says what cards do in one language."""

    def __init__(self, messages: Messages) -> None:
        self.say = messages.say
        self._sentences: dict[str, Callable[[Effect], str]] = {
            "add_units": self._add_units,
            "move_units": self._move_units,
            "move_all": self._move_all,
            "add_strength": self._add_strength,
            "remove_enemy": self._remove_enemy,
            "start_battle": self._start_battle,
            "place_blockade": self._place_blockade,
            "move_blockade": self._move_blockade,
            "extra_action": self._extra_action,
        }

    def card(self, card: dict[str, Any]) -> str:
        """Return all that a card does; of a commander one effect is chosen."""
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
        what = self._sentences[effect["op"]](effect) + "".join(self._conditions(effect))
        return self.say("warsaw-fx-in-battle", what=what) if "when" in effect else what

    def _conditions(self, effect: Effect) -> list[str]:
        when = effect.get("if", {})
        words = []
        if "on_front" in when:
            fronts = [self.say("warsaw-on-short", front=front) for front in when["on_front"]]
            words.append(self.say("warsaw-if-front", fronts=self._linked(fronts, "or")))
        if "units" in when:
            units = when["units"]
            line = self._lines(units["lines"])
            args = {"whose": units["whose"], "n": units["at_least"], "line": line}
            words.append(self.say("warsaw-if-units", **args))
        if "balance" in when:
            words.append(self.say("warsaw-if-balance", balance=when["balance"]))
        return words

    def _add_units(self, effect: Effect) -> str:
        where = {"n": effect["n"], "line": str(effect["line"])}
        if "fronts" not in effect:
            return self.say("warsaw-fx-add-here", **where)
        if effect.get("pick") == "each":
            fronts = self._fronts(effect["fronts"], "and")
            return self.say("warsaw-fx-add-each", **where, fronts=fronts)
        return self.say("warsaw-fx-add", **where, fronts=self._fronts(effect["fronts"], "or"))

    def _move_units(self, effect: Effect) -> str:
        if "per" in effect:
            return self.say("warsaw-fx-move-per", line=self._lines(effect["per"]["lines"]))
        words = [word for word in ("forward", "here") if effect.get(word)]
        return self.say("warsaw-fx-move", n=effect["n"], way="-".join(words) or "any")

    def _move_all(self, effect: Effect) -> str:
        return self.say("warsaw-fx-move-all", may="yes" if effect.get("may") else "no")

    def _add_strength(self, effect: Effect) -> str:
        return self.say("warsaw-fx-strength", n=effect["n"])

    def _remove_enemy(self, effect: Effect) -> str:
        args = {"n": effect["n"], "line": self._lines(effect["lines"])}
        if "per" not in effect:
            return self.say("warsaw-fx-remove", **args)
        per = effect["per"]
        own = self._lines(per["lines"])
        return self.say("warsaw-fx-remove-per", **args, div=per["div"], own=own)

    def _start_battle(self, effect: Effect) -> str:
        start = self.say("warsaw-fx-battle", may="yes" if effect.get("may") else "no")
        first = [self._clause(one) for one in effect.get("at_start", [])]
        if not first:
            return start
        return self.say("warsaw-fx-battle-first", start=start, first=self._linked(first, "and"))

    def _place_blockade(self, effect: Effect) -> str:
        places = [self.say("warsaw-fx-target", place=place) for place in effect["places"]]
        where, fronts = self._linked(places, "or"), effect["fronts"]
        if len(fronts) == len(FRONTS):
            return self.say("warsaw-fx-block", where=where)
        return self.say("warsaw-fx-block-on", where=where, fronts=self._fronts(fronts, "or"))

    def _move_blockade(self, _effect: Effect) -> str:
        return self.say("warsaw-fx-move-blockade")

    def _extra_action(self, _effect: Effect) -> str:
        return self.say("warsaw-fx-extra")

    def _fronts(self, fronts: Sequence[str], link: str) -> str:
        if link == "or" and len(fronts) == len(FRONTS):
            return self.say("warsaw-any-front")
        return self._linked([self.say("warsaw-front-short", front=one) for one in fronts], link)

    def _lines(self, lines: Sequence[int]) -> str:
        return self._linked([self.say("warsaw-line", line=line) for line in lines], "or")

    def _linked(self, words: Sequence[str], link: str) -> str:
        text = words[0]
        for other in words[1:]:
            text = self.say(f"warsaw-{link}", one=text, other=other)
        return text
