"""The vocabulary of component files: the fields of entries, and their values."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from sztab.core.content.fields import (
    MAX_NAME,
    Field,
    FieldType,
    ListOf,
    Number,
    Text,
    TranslatedText,
    Truth,
)
from sztab.core.content.vocabulary import (
    SectionSpec,
    Vocabulary,
    id_field,
    name_field,
    number_field,
    text_field,
)
from sztab.games.battlegrounds.abilities.effect import ACTION, ONCE, PERMANENT
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
from sztab.games.battlegrounds.declared import EFFECTS

if TYPE_CHECKING:
    from sztab.core.content.vocabulary import Row

PLACES: Final = {
    "centre": [SQUARE_NAMES[square] for square in range(SQUARES) if in_centre(square)],
    **{
        name: [SQUARE_NAMES[base_square(base, at)] for at in range(BASE_SIZE)]
        for base, name in enumerate(BASE_NAMES)
    },
    "open": ["D4", "E5"],
}
"""[BG-012] [BG-013] [BG-191] The centre zone, the bases, and the face-up squares of Family."""

BACKS: Final = {"green": list(LETTERS), "red": list(DIGITS)}
"""[BG-009] [BG-010] The numbers on the backs of the duds."""

MARKS: Final = {ACTION: ("right", True), PERMANENT: ("left", False), ONCE: ("left", True)}
"""[BG-004] The corner of an icon, and whether it has a lightning bolt, by purpose."""

ICONS: Final = {effect.kind: (effect.mark, effect.tokens) for effect in EFFECTS if effect.kind}
"""[BG-002] The purpose of each icon, and how many tokens show it."""

PICTURES: Final = 16
"""[BG-025] Each picture is on 3 ordinary tokens and 1 special one: 64 tokens for 64 squares."""
MIN_TANKS: Final = 8
"""[BG-032] Tank cards dealt, with 2 or with 4 players."""
MAX_TANKS: Final = 16
"""The argument of an action has no room for more."""
RESERVED: Final = ("dud", "artillery")
"""Words that saved positions use in place of a picture."""

CLASSES: Final = ("light", "medium", "heavy", "tank destroyer")
MOVES: Final = ("O1", "O2", "D1", "D2")
SHOTS: Final = ("O1", "O2", "O3", "D1", "D2", "D3")


def _fixed(kind: FieldType, about: str) -> Field:
    return Field(kind, about, fixed=True)


_NAME: Final = Field(TranslatedText(), "the name, or a table of names by language")
_SOURCE: Final = text_field('"rulebook", "ruling" or "designed"', default="designed")


def _exactly(number: int, about: str, **rest: Any) -> Field:  # noqa: ANN401 (options of Field)
    return number_field(about, number, number, fixed=True, **rest)


PLACE: Final = {
    "id": _fixed(Text(tuple(PLACES)), "the place"),
    "squares": Field(ListOf(Text(most=2), "squares", 1, 16), "its squares, letter and digit"),
    "source": _SOURCE,
}
COLOUR: Final = {
    "id": _fixed(Text(COLOUR_NAMES), "the colour"),
    "name": _NAME,
    "pawns": _exactly(1, "pawns of this colour"),
    "tank_tokens": _exactly(1, "tank tokens of this colour"),
    "points": Field(ListOf(Number(1, 3), "numbers", 1, 3), "point tokens from top to bottom"),
    "source": _SOURCE,
}
DUD: Final = {
    "id": _fixed(Text(tuple(BACKS)), "the colour of the back"),
    "backs": Field(ListOf(Text(most=2), "signs", 1, 8), "what is on the backs, one dud each"),
    "source": _SOURCE,
}
ICON: Final = {
    "id": _fixed(Text(tuple(ICONS)), "the icon"),
    "name": _NAME,
    "kind": Field(Text(tuple(MARKS)), "what it is for"),
    "corner": Field(Text(("left", "right")), "where it is on the token"),
    "lightning": Field(Truth(), "whether there is a lightning beside it"),
    "tokens": number_field("special tokens that have it as printed", 2, 4),
    "source": _SOURCE,
}
PICTURE: Final = {
    "id": id_field("the name in notation and records", *RESERVED),
    "number": Field(Text(most=3), "P01 to P16", fixed=True),
    "name": _NAME,
    "icon": Field(Text(tuple(ICONS)), "the icon of its special token"),
    "merged": Field(
        Text(most=MAX_NAME), "the picture that it becomes when there are only eight", fixed=True
    ),
    "ordinary": _exactly(3, "tokens without the icon"),
    "special": _exactly(1, "tokens with the icon"),
    "source": _SOURCE,
}
TANK: Final = {
    "id": id_field("the name in notation and records", *RESERVED),
    "number": Field(Text(most=3), "T01 to T12 on printed cards", optional=True, fixed=True),
    "name": name_field("the vehicle, the same in every language"),
    "nation": name_field("its nation, in English"),
    "class": Field(Text(CLASSES), "its class; no effect"),
    "move": Field(Text(MOVES), "O orthogonally or D diagonally, and the exact distance: 1 or 2"),
    "shot": Field(Text(SHOTS), "the same, distance 1 to 3"),
    "slots": _exactly(SLOTS, "the number of upgrades it has room for [BG-132]", default=SLOTS),
    "source": _SOURCE,
}

TABLES: Final[dict[str, SectionSpec]] = {
    "places": SectionSpec("marked squares of the board", PLACE, noun="place"),
    "colours": SectionSpec("the pieces of a colour", COLOUR, noun="colour"),
    "duds": SectionSpec("the backs of the duds", DUD, noun="dud"),
    "icons": SectionSpec("icons of special tokens", ICON, noun="icon"),
    "pictures": SectionSpec(
        "pictures of location tokens: name and icon can be changed",
        PICTURE,
        noun="picture",
        changes=True,
    ),
    "tanks": SectionSpec(
        "tank cards: a new id adds one, a known one changes it",
        TANK,
        noun="tank",
        adds=True,
        changes=True,
        removes=True,
    ),
}


class BattlegroundsVocabulary(Vocabulary):
    """Names are kept by language, except those of tanks."""

    def normal_row(self, section: str, row: Row, printed: Row | None) -> Row:
        if "name" in row and section != "tanks":
            row["name"] = TranslatedText.by_language(row["name"])
        return row


VOCABULARY: Final = BattlegroundsVocabulary("World of Tanks Battlegrounds", TABLES)
