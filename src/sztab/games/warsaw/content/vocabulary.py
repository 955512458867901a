"""The words of the card file: which fields a row has, and what may stand in each."""

from __future__ import annotations

from typing import Final

from sztab.core.content.shapes import (
    Shape,
    number,
    one_of,
    only_true,
    several,
    some,
    table,
    table_by,
    text,
    truth,
)
from sztab.core.languages import ENGLISH, LANGUAGES
from sztab.games.warsaw.board import ARMY_NAMES, FRONT_NAMES, RESOURCE_NAMES

PRINTED: Final = "pl"
"""The language of the names on the cards."""
RULEBOOK: Final = "rulebook"
DESIGNED: Final = "designed"
RULING: Final = "ruling"

ONE: Final = "one"
EACH: Final = "each"
BATTLE: Final = "battle"
OWN: Final = "own"
ENEMY: Final = "enemy"
FEWER: Final = "fewer"
MORE: Final = "more"

PLACES: Final = ("commander_card", "commander_field", "order_field")
EDGES: Final = ("a", "b", "tie")
COUNTS: Final = {
    "wp": {"unit": 23, "commander": 15, "order": 15},
    "acz": {"unit": 20, "commander": 15, "order": 18},
}
"""[WAR-001] [WAR-002] Cards of an Army deck."""

_LINE: Final = number(1, 2)
_FRONTS: Final = some(one_of(*FRONT_NAMES))
_UNITS: Final = {"whose": one_of(OWN, ENEMY), "lines": some(_LINE)}
_PER: Final = table({**_UNITS, "div": number(1, 9)})

_ON_UNITS: Final = {
    "units": table({**_UNITS, "at_least": number(1, 21)}),
    "balance": one_of(FEWER, MORE),
}
_IF: Final = {"if": table({}, {"on_front": _FRONTS, **_ON_UNITS})}
_UNIT_IF: Final = {"if": table({}, _ON_UNITS)}
_WHEN: Final = {"when": one_of(BATTLE)}
_MAY: Final = {"may": only_true}

_OP: Final = {"op": text}
_ADD: Final = {**_OP, "n": number(1, 3), "line": _LINE}
_STRENGTH: Final = {**_OP, "n": number(1, 3)}
_REMOVE: Final = {**_OP, "n": number(1, 1), "lines": some(_LINE)}
_BLOCKADE: Final = {**_OP, "places": some(one_of(*PLACES)), "fronts": _FRONTS}
_STEPS: Final = {"per": _PER, "forward": only_true, "here": only_true}

_MOVES: Final = {
    "move_units": table({**_OP, "n": number(1, 4)}, {**_STEPS, **_IF}),
    "move_all": table(_OP, {**_MAY, **_IF}),
}
_COMMON: Final = {
    "add_units": table(_ADD, _IF),
    **_MOVES,
    "place_blockade": table(_BLOCKADE, _IF),
    "move_blockade": table(_OP, _IF),
    "extra_action": table(_OP, _IF),
}

UNIT_EFFECTS: Final = {
    "add_units": table({**_ADD, "fronts": _FRONTS}, {"pick": one_of(ONE, EACH), **_UNIT_IF})
}
COMMANDER_EFFECTS: Final = {
    **_COMMON,
    "add_strength": table(_STRENGTH, _IF),
    "remove_enemy": table(_REMOVE, {"per": _PER, **_IF}),
    "start_battle": table(_OP, {"at_start": several(table_by("op", _MOVES)), **_MAY, **_IF}),
}
ORDER_EFFECTS: Final = {
    **_COMMON,
    "add_strength": table(_STRENGTH, {**_WHEN, **_IF}),
    "remove_enemy": table(_REMOVE, {"per": _PER, **_WHEN, **_IF}),
}

_WORDS: Final = table({PRINTED: text, ENGLISH: text}, dict.fromkeys(LANGUAGES, text))
_SOURCE: Final = one_of(RULEBOOK, DESIGNED)


def _card(effects: dict[str, Shape], most: int, **more: Shape) -> Shape:
    needed = {
        "id": text,
        "code": text,
        "army": one_of(*ARMY_NAMES),
        "kind": text,
        "name": _WORDS,
        "source": _SOURCE,
        **more,
        "effects": several(table_by("op", effects), most),
        "note": _WORDS,
    }
    return table(needed, {"army_source": one_of(RULING)})


CARD: Final = table_by(
    "kind",
    {
        "unit": _card(UNIT_EFFECTS, 3),
        "commander": _card(COMMANDER_EFFECTS, 2, limit=number(3, 6), limit_source=_SOURCE),
        "order": _card(ORDER_EFFECTS, 3),
    },
)

_NUMBERS: Final = several(number(0, 7), 2)
_READ: Final = one_of(RULEBOOK, RULING)
_FACE: Final = table(
    {
        "players": some(number(2, 4)),
        "choice": truth,
        **dict.fromkeys(EDGES, _NUMBERS),
        "source": table(dict.fromkeys(EDGES, _READ)),
    }
)
RESOURCE: Final = table({"id": one_of(*RESOURCE_NAMES), "name": _WORDS, "faces": several(_FACE, 2)})

SECTIONS: Final = {"resources": RESOURCE, "cards": CARD}
