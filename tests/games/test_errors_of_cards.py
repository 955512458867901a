"""Every mistake in a card file is explained in every language."""

from __future__ import annotations

from textwrap import dedent
from typing import TYPE_CHECKING, Final

import pytest

pytest.importorskip("fluent.syntax", reason="the compiled build is tested without the page's tools")

from sztab import games, words
from sztab.core.action import ContentError, Message
from sztab.games.battlegrounds.content import CARD_FILE
from sztab.records.compatibility import check_content
from sztab.records.record import RecordError
from sztab.records.toml import dumps
from tests.page.texts import LANGUAGES, ROOT, messages

if TYPE_CHECKING:
    from collections.abc import Iterator

PREFIX: Final = "error-"
FILE: Final = ROOT / "locales" / "en" / "errors-cards.ftl"
OWN: Final = ("content-", "document-", "toml-")
"""Prefixes of the keys about a file itself, not about the rules of a game with it."""

VEHICLE: Final = dedent("""\
    [[vehicles]]
    id = "x"
    name = "x"
    nation = "ussr"
    class = "light"
    cost = 1
    firepower = 1
    armour = 1
    """)
ABILITIES: Final = VEHICLE + "abilities = [{}]"
MINE: Final = '[[achievements]]\nid = "mine"\nname = "Mine"\nmeasure = "count"\n'
OWN_BASES: Final = MINE.replace('"count"', '"own-bases"')
MANY: Final = ", ".join(f'"x{n}"' for n in range(256))
UNITS: Final = '{ op = "add_units", n = 1, line = 1, fronts = ["n"] }'
PICK: Final = '{{ op = "add_units", n = 1, line = 1, fronts = ["n", "{}"], pick = "one" }}'
CARD: Final = dedent("""\
    [[cards]]
    id = "wp-q"
    army = "wp"
    kind = "unit"
    name = "q"
    effects = [{}]
    """)
SCORES: Final = "a = [1], b = [1], tie = [1]"
SOURCE: Final = '{ a = "ruling", b = "ruling", tie = "ruling" }'
FACE: Final = (
    f"{{ players = [2, 3], choice = true, a = [1], b = [1], tie = [1], source = {SOURCE} }}"
)
FACES: Final = dedent(f"""\
    start_from = "nothing"
    [[resources]]
    id = "funds"
    name = "F"
    faces = [{FACE}]
    """)
COMPLETE: Final = {"start_from": "nothing", **CARD_FILE.printed()}
SECOND: Final = f'[[pictures]]\nid = "{{id}}"\nname = "{COMPLETE["pictures"][2]["name"]["en"]}"'
TANK: Final = dedent("""\
    [[tanks]]
    id = "t1"
    name = "T1"
    nation = "UK"
    class = "light"
    move = "O1"
    shot = "O1"
    """)

RUSH: Final = {
    "content-at-line": "a = 1",
    "content-in": "a = 1",
    "content-in-row": "[[vehicles]]",
    "content-field": "[[vehicles]]",
    "content-not-toml": "a",
    "content-not-cards": "a = " + "[" * 50 + "]" * 50,
    "document-long-key": "a" + ".a" * 100 + " = 1",
    "document-long-number": "a = " + "1" * 200,
    "document-too-deep": "a = " + "[" * 50 + "]" * 50,
    "toml-invalid-statement": "=",
    "toml-expected-newline-or-end-of-document-after-a-statement": "a = 1 b",
    "toml-expected": "a = 'b",
    "toml-found-invalid-character": "# \x01",
    "toml-cannot-declare-twice": "[a]\n[a]",
    "toml-cannot-overwrite-a-value": "a = 1\na = 2",
    "toml-expected-at-the-end-of-a-table-declaration": "[a",
    "toml-cannot-mutate-immutable-namespace": "a = {}\na.b = 1",
    "toml-expected-at-the-end-of-an-array-declaration": "[[a]",
    "toml-cannot-redefine-namespace": "[a.b]\n[a]\nb.c = 1",
    "toml-expected-after-a-key-in-a-key-value-pair": "a",
    "toml-invalid-initial-character-for-a-key-part": "a.",
    "toml-unclosed-array": "a = [1",
    "toml-duplicate-inline-table-key": "a = { b = 1, b = 1 }",
    "toml-unclosed-inline-table": "a = { b = 1",
    "toml-unescaped-in-a-string": 'a = "\\x"',
    "toml-invalid-hex-value": 'a = "\\u00x0"',
    "toml-escaped-character-is-not-a-unicode-scalar-value": 'a = "\\ud800"',
    "toml-unterminated-string": 'a = "b',
    "toml-illegal-character": 'a = "\x01"',
    "toml-invalid-date-or-datetime": "a = 1979-02-30",
    "toml-invalid-value": "a = ?",
    "content-section-unknown": "a = 1",
    "content-section-unknown-like": "vehicle = 1",
    "content-section-fixed": "nations = []",
    "content-section-long": "[[vehicles]]\n" * 256,
    "content-not-array": "vehicles = 1",
    "content-not-table": "vehicles = [1]",
    "content-row-unknown": '[[bases]]\nid = "q"',
    "content-row-unknown-like": '[[bases]]\nid = "bases"',
    "content-key-twice": VEHICLE + VEHICLE,
    "content-field-unknown": VEHICLE + "q = 1",
    "content-field-unknown-like": VEHICLE + "cots = 1",
    "content-field-fixed": '[[medals]]\nid = "medal-usa-1"\nmedals = 2',
    "content-removed-defined": f'remove = ["x"]\n{VEHICLE}',
    "content-not-printed": 'remove = ["q"]',
    "content-not-printed-like": 'remove = ["ussr-t34"]',
    "content-field-missing": "[[vehicles]]",
    "content-field-no": MINE + "where = { q = 1 }",
    "content-field-no-like": MINE + 'where = { kinds = "base" }',
    "content-word-unknown": 'start_from = "q"',
    "content-word-unknown-like": 'start_from = "print"',
    "content-value-other": "schema_version = 2",
    "content-not-text": VEHICLE.replace('name = "x"', "name = 1"),
    "content-text-long": VEHICLE.replace('name = "x"', f'name = "{"x" * 61}"'),
    "content-not-id": VEHICLE.replace('id = "x"', 'id = "X"'),
    "content-id-long": VEHICLE.replace('id = "x"', f'id = "{"x" * 65}"'),
    "content-id-taken": VEHICLE.replace('id = "x"', 'id = "rear"'),
    "content-not-number": VEHICLE.replace("cost = 1", "cost = 1.5"),
    "content-number-between": VEHICLE.replace("cost = 1", "cost = 100"),
    "content-not-span": MINE + "where = { cost = 1 }",
    "content-span-reversed": MINE + "where = { cost = [2, 1] }",
    "content-not-list": "remove = 1",
    "content-list-long": f"remove = [{MANY}]",
    "content-list-empty": MINE + "where = { class = [] }",
    "content-named-twice": 'remove = ["ussr-t-34", "ussr-t-34"]',
    "content-no-english": MINE.replace('"Mine"', '{ pl = "Moje" }'),
    "content-language-unknown": MINE.replace('"Mine"', '{ en = "Mine", q = "M" }'),
    "content-language-unknown-like": MINE.replace('"Mine"', '{ en = "Mine", eng = "M" }'),
    "content-abilities-many": ABILITIES.format('{ kind = "siege" },' * 9),
    "content-not-ability": ABILITIES.format("1"),
    "content-ability-unknown": ABILITIES.format('{ kind = "q" }'),
    "content-ability-unknown-like": ABILITIES.format('{ kind = "seige" }'),
    "content-ability-plain": ABILITIES.format('{ kind = "siege", value = 1 }'),
    "content-ability-valued": ABILITIES.format('{ kind = "research" }'),
    "content-ability-value": ABILITIES.format('{ kind = "research", value = "1" }'),
    "content-id-elsewhere": VEHICLE.replace('id = "x"', 'id = "base"'),
    "content-goods-unpaid": VEHICLE + 'national_goods = "usa"',
    "content-limit-unarmed": VEHICLE.replace("firepower = 1", "firepower = 0")
    + 'restrictions = ["only_vs_base"]',
    "content-limits-both": VEHICLE + 'restrictions = ["only_vs_base", "only_vs_vehicle"]',
    "content-barracks-nation": '[[barracks]]\nid = "x"\nname = "x"\n'
    'abilities = [{ kind = "siege" }]',
    "content-bases-fixed": '[[starting_set]]\ncard = "base"\nquantity = 2',
    "content-of-missing": MINE.replace('"count"', '"sum"'),
    "content-of-needless": MINE + 'of = "cost"',
    "content-where-needless": OWN_BASES + 'where = { class = "light" }',
    "content-nation-unknown": MINE + 'where = { nation = "mars" }',
    "content-nation-unknown-like": MINE + 'where = { nation = "usr" }',
    "content-own-many": "".join(MINE.replace("mine", f"mine-{n}") for n in range(3)),
    "content-pool-removed": 'remove = ["light-tanks"]\npool = ["light-tanks"]',
    "content-no-achievement": 'pool = ["q"]',
    "content-no-achievement-like": 'pool = ["light-tank"]',
    "content-metric-needs": 'start_from = "nothing"\n[[achievements]]\nid = "x"\nnumber = 1\n'
    'name = "x"\nname_en = "x"\nset = "base"\nmetric = "class_count"\nbest = "max"\nmedals = 5\n'
    'summary = "x"\nsource = "x"',
}
ARMIES: Final = {
    "content-not-truth": FACES.replace("true", "1"),
    "content-not-mark": '[[cards]]\nid = "wp-galica"\neffects = [{ op = "start_battle", may = 1 }]',
    "content-list-between": CARD.format(""),
    "content-list-other": FACES.replace("[2, 3]", "[3, 4]"),
    "content-cards-many": "".join(CARD.format(UNITS).replace("q", f"{n}") for n in range(250)),
    "content-id-army": CARD.format(UNITS).replace("wp-q", "x"),
    "content-code-other": CARD.format(UNITS) + 'code = "X-1"',
    "content-pick-fronts": CARD.format(UNITS.replace(" }", ', pick = "one" }')),
    "content-picks-unlike": CARD.format(f"{PICK.format('s')}, {PICK.format('c')}"),
    "content-deck-small": f'start_from = "nothing"\n{CARD.format(UNITS)}',
    "content-faces-other": FACES,
}
TANKS: Final = {
    "content-order-other": dumps({**COMPLETE, "icons": COMPLETE["icons"][::-1]}),
    "content-twice": SECOND.format(**COMPLETE["pictures"][0]),
    "content-twice-by-rule": TANK + TANK.replace("t1", "t2"),
    "content-tanks-few": f"remove = {[row['id'] for row in COMPLETE['tanks'][3:]]}",
    "content-pictures-other": dumps({**COMPLETE, "pictures": COMPLETE["pictures"][:-2]}),
}
FILES: Final = {"rush": RUSH, "warsaw": ARMIES, "battlegrounds": TANKS}
"""A file that provokes each complaint, in the first game that has it."""
CASES: Final = {key: (game, text) for game, files in FILES.items() for key, text in files.items()}
NOT_IN_FILES: Final = {"content-in-data", "content-more", "document-no-number"}
"""Keys that are provoked by the tests below, and by records in JSON."""


def complaints(game: str, text: str) -> list[Message]:
    with pytest.raises(ContentError) as caught:
        games.get(game).components.read(text, "my.toml")
    return caught.value.complaints


def chain(message: Message | str | None) -> Iterator[str]:
    """Yield the key of a message, and those of its causes."""
    while isinstance(message, Message):
        yield message.key
        message = message.cause


def test_there_is_a_file_for_every_complaint() -> None:
    known = {key.removeprefix(PREFIX) for key in messages(FILE)}
    assert {key for key in known if key.startswith(OWN)} == CASES.keys() | NOT_IN_FILES


@pytest.mark.parametrize("key", CASES)
def test_a_complaint_is_made_in_every_language(key: str) -> None:
    """A missing value would be a warning, which is an error in tests."""
    found = [one for one in complaints(*CASES[key]) if key in chain(one)]
    assert found
    for one in found:
        told = [words.tell(language, one) for language in LANGUAGES]
        assert told[0] == str(one)
        assert len({*told}) == len(LANGUAGES)
        assert not any(PREFIX in text or "{ $" in text for text in told)


@pytest.mark.parametrize(
    ("number", "polish", "czech"),
    [
        (1, "I jeszcze 1 błąd.", "A ještě 1 chyba."),
        (3, "I jeszcze 3 błędy.", "A ještě 3 chyby."),
        (5, "I jeszcze 5 błędów.", "A ještě 5 chyb."),
        (22, "I jeszcze 22 błędy.", "A ještě 22 chyb."),
    ],
)
def test_the_first_few_are_told_with_the_number_of_the_rest(
    number: int, polish: str, czech: str
) -> None:
    names = ", ".join(f'"x{n}"' for n in range(number + 3))
    with pytest.raises(ContentError) as caught:
        games.get("rush").components.read(f"remove = [{names}]", "my.toml")
    for language, rest in (("en", f"And {number} more."), ("pl", polish), ("cs", czech)):
        told = words.complain(language, caught.value)
        assert told.startswith("my.toml:1: remove: ")
        assert told.endswith(f". {rest}")


def test_the_cards_of_a_record_are_complained_of_in_the_language() -> None:
    with pytest.raises(RecordError) as caught:
        check_content("rush", "", "remove = 1\npool = 1", "my.sztab", 7)
    assert words.complain("pl", caught.value) == (
        "my.sztab:7: remove: musi być listą identyfikatorów, a nie 1. "
        "my.sztab:8: pool: musi być listą identyfikatorów, a nie 1."
    )


def test_cards_that_are_data_are_complained_of_without_a_line() -> None:
    with pytest.raises(ContentError) as caught:
        games.get("rush").rules(2, content={"vehicles": 1})
    polish = "plik kart: vehicles: musi być listą tabel, [[vehicles]]."
    assert words.complain("pl", caught.value) == polish
