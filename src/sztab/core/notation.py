"""Actions as text: a verb and the name of a card or a place, such as `buy ussr-t-34`."""

from __future__ import annotations

from typing import Final

from sztab.core.action import Action, Message, NotationError
from sztab.core.declare import Declared, Verb
from sztab.core.names import Names
from sztab.core.native import mypyc_attr

AMOUNTS: Final = (
    "verb-takes-nothing",
    "verb-takes-one-name",
    "verb-takes-two-names",
    "verb-takes-three-names",
)
"""Messages about a verb with too many or too few names, by the number that it takes."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Notation:
    """Formats and parses the actions of one game under one set of rules.

    Parsing is the inverse of formatting: `parse(format(a)) == a` for every action of the game.
    """

    def __init__(self, declared: Declared, names: Names) -> None:
        self.declared = declared
        self.names = names

    def verb_of(self, action: Action) -> Verb:
        """Return the verb of an action."""
        verbs = self.declared.verbs
        return verbs[action >> verbs[0].width]

    def format(self, action: Action) -> str:
        """Return the action in notation."""
        return " ".join(self.fields(action).values())

    def fields(self, action: Action) -> dict[str, str]:
        """Return the action as named parts: its verb, and the cards and places that it names.

        `{"verb": "buy", "card": "ussr-t-34"}`; the names are those of the notation and the views.
        """
        verb = self.verb_of(action)
        parts = {"verb": verb.name}
        values = verb.unpack(action)
        for at in range(len(values)):
            part, kind = verb.takes[at]
            parts[part] = self.names.name(kind, values[at])
        return parts

    def parse(self, text: str) -> Action:
        """Return the action that the text names; NotationError says what is wrong with it."""
        words = text.split()
        verb = self.declared.named_verbs.get(words[0].lower()) if words else None
        if verb is None:
            raise NotationError(self._no_verb(words))
        if len(words) != len(verb.takes) + 1:
            values = {"verb": repr(verb.name), "text": repr(text)}
            raise NotationError(Message(AMOUNTS[len(verb.takes)], values))
        pairs = zip(verb.takes, words[1:], strict=True)
        named = [self.names.value(kind, word) for (_, kind), word in pairs]
        action = verb.pack(self.in_written_order(verb, named))
        if not verb.matches(action):
            raise NotationError(Message("number-too-large", {"text": repr(text)}))
        return action

    def _no_verb(self, words: list[str]) -> Message:
        known = ", ".join([one.name for one in self.declared.verbs])
        if not words:
            return Message("verb-missing", {"names": known})
        return Message("verb-unknown", {"verb": repr(words[0]), "names": known})

    def in_written_order(self, verb: Verb, values: list[int]) -> list[int]:
        """Return the values in the order in which notation writes them.

        NotationError if they are incompatible.
        """
        return values

    def is_action(self, number: int) -> bool:
        """Return whether the number is an action that notation can write."""
        verbs = self.declared.verbs
        if not 0 <= number < len(verbs) << verbs[0].width:
            return False
        verb = self.verb_of(number)
        values = verb.unpack(number)
        if verb.pack(values) != number:
            return False
        for (_, kind), value in zip(verb.takes, values, strict=True):
            if not self.names.has(kind, value):
                return False
        try:
            return self.in_written_order(verb, values) == values
        except NotationError:
            return False
