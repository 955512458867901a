"""The words of the component file: which fields an entry has, and what may stand in each."""

from __future__ import annotations

from typing import Final

from sztab.core.content.shapes import (
    Shape,
    number,
    one_of,
    several,
    table,
    text,
    truth,
)
from sztab.core.languages import ENGLISH, LANGUAGES
from sztab.games.battlegrounds.board import (
    BASE_NAMES,
    BASE_SIZE,
    COLOUR_NAMES,
    DIGITS,
    LETTERS,
    SQUARE_NAMES,
    SQUARES,
    base_square,
    in_centre,
)
from sztab.games.battlegrounds.cards import SLOTS

PLACES: Final = {
    "centre": [SQUARE_NAMES[square] for square in range(SQUARES) if in_centre(square)],
    **{
        name: [SQUARE_NAMES[base_square(base, at)] for at in range(BASE_SIZE)]
        for base, name in enumerate(BASE_NAMES)
    },
    "open": ["D4", "E5"],
}
"""[BG-012] [BG-013] [BG-191] The centre zone, the bases, and what is face up in Family."""

BACKS: Final = {"green": list(LETTERS), "red": list(DIGITS)}
"""[BG-009] [BG-010] What is on the backs of the duds."""

ACTION: Final = "one-shot action"
PERMANENT: Final = "permanent upgrade"
ONCE: Final = "one-shot upgrade"
MARKS: Final = {ACTION: ("right", True), PERMANENT: ("left", False), ONCE: ("left", True)}
"""[BG-004] The corner of an icon and whether it has a lightning, by its kind."""

ICONS: Final = {
    "extra-turn": (ACTION, 4),
    "extra-tank": (ACTION, 2),
    "direction": (PERMANENT, 2),
    "further-shot": (PERMANENT, 2),
    "further-move": (PERMANENT, 2),
    "order-change": (PERMANENT, 2),
    "armour": (ONCE, 2),
}
"""[BG-002] The kind of each icon, and how many tokens have it."""
ICON_BY_NUMBER: Final = [icon for icon, (_, tokens) in ICONS.items() for _ in range(tokens)]
"""[BG-026] The icons of the pictures P01 to P16; each has one special token."""

PICTURES: Final = len(ICON_BY_NUMBER)
TANKS: Final = 12
SQUARE_WORDS: Final = ("dud", "artillery")
"""What saved positions write where a picture may stand."""


_NAMES: Final = table({ENGLISH: text}, dict.fromkeys(LANGUAGES, text))
_ONE: Final = number(1, 1)
_SOURCE: Final = {"source": one_of("rulebook", "ruling", "designed")}

SECTIONS: Final[dict[str, Shape]] = {
    "places": table({"id": one_of(*PLACES), "squares": several(text, 16), **_SOURCE}),
    "colours": table(
        {
            "id": one_of(*COLOUR_NAMES),
            "name": _NAMES,
            "pawns": _ONE,
            "tank_tokens": _ONE,
            "points": several(number(1, 3)),
            **_SOURCE,
        }
    ),
    "duds": table({"id": one_of(*BACKS), "backs": several(text), **_SOURCE}),
    "icons": table(
        {
            "id": one_of(*ICONS),
            "name": _NAMES,
            "kind": one_of(*MARKS),
            "corner": one_of("left", "right"),
            "lightning": truth,
            "tokens": number(2, 4),
            **_SOURCE,
        }
    ),
    "pictures": table(
        {
            "id": text,
            "number": text,
            "name": _NAMES,
            "icon": one_of(*ICONS),
            "merged": text,
            "ordinary": number(3, 3),
            "special": _ONE,
            **_SOURCE,
        }
    ),
    "tanks": table(
        {
            "id": text,
            "number": text,
            "name": text,
            "nation": text,
            "class": one_of("light", "medium", "heavy", "tank destroyer"),
            "move": one_of("O1", "O2", "D1", "D2"),
            "shot": one_of("O1", "O2", "O3", "D1", "D2", "D3"),
            "slots": number(SLOTS, SLOTS),
            **_SOURCE,
        }
    ),
}
