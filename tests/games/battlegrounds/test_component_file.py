"""A mistake in a component file is reported with the file, the line, the entry and the field."""

from __future__ import annotations

from importlib import resources

import pytest

from sztab.core.action import ContentError
from sztab.games.battlegrounds import content
from sztab.games.battlegrounds.content import CARD_FILE
from sztab.games.battlegrounds.content.vocabulary import ICONS

PACKAGE = resources.files("sztab.games.battlegrounds")
TEXT = PACKAGE.joinpath("data", "components.toml").read_text("utf-8")


def complaints(text: str) -> list[str]:
    """Return all complaints about a file."""
    with pytest.raises(ContentError) as caught:
        CARD_FILE.parse(text, "my.toml")
    return [str(one) for one in caught.value.complaints]


def entry(section: str, name: str) -> str:
    """Return the line of an entry."""
    rows = TEXT.partition(f"\n{section} = [\n")[2].partition("\n]\n")[0]
    [line] = [row for row in rows.splitlines() if f'{{ id = "{name}",' in row]
    return f"{line}\n"


def edited(section: str, name: str, old: str, new: str) -> str:
    """Return the file with one change in an entry."""
    line = entry(section, name)
    assert old in line
    before, after = TEXT.split(line)
    return before + line.replace(old, new, 1) + after


def told(complaint: str, line: int) -> str:
    """Return a complaint without its file and line, which must be this one."""
    file, number, rest = complaint.split(":", 2)
    assert (file, int(number)) == ("my.toml", line)
    return rest.strip()


def line_of(section: str, name: str) -> int:
    """Return the line of an entry."""
    return TEXT[: TEXT.index(entry(section, name))].count("\n") + 1


def test_the_component_file_is_taken() -> None:
    assert CARD_FILE.merge(CARD_FILE.parse(TEXT, "my.toml")) == CARD_FILE.printed()


@pytest.mark.parametrize(
    ("name", "old", "new", "problem"),
    [
        ("kv-1", "slots = 2", "slots = 2, price = 1", "unknown field 'price'; known: id, number"),
        ("kv-1", "source =", "sauce =", "unknown field 'sauce' (did you mean 'source'?)"),
        ("kv-1", ', nation = "USSR"', "", "field 'nation' is missing"),
        ("kv-1", '"designed"', "1", "field 'source' must be a text, not 1"),
        ("kv-1", '"KV-1"', '" "', "field 'name' must be a text, not ''"),
        ("kv-1", '"USSR"', "1", "field 'nation' must be a text, not 1"),
        ("kv-1", '"heavy"', '"heavi"', "field 'class' is 'heavi' (did you mean 'heavy'?); known:"),
        ("kv-1", "slots = 2", "slots = 3", "field 'slots' must be 2, not 3"),
        ("kv-1", "slots = 2", "slots = true", "field 'slots' must be a whole number, not True"),
        ("kv-1", '"T01"', "1", "field 'number' must be a text, not 1"),
        ("tiger-i", '"Tiger I"', '"KV-1"', "field 'name' is 'KV-1', as on kv-1 [BG-023]"),
        ("kv-1", 'shot = "O3"', 'shot = "O4"', "field 'shot' is 'O4'"),
        ("kv-1", 'shot = "O3"', "shot = 3", "field 'shot' must be a text, not 3"),
    ],
)
def test_a_bad_field_of_a_tank_is_named(name: str, old: str, new: str, problem: str) -> None:
    [only] = complaints(edited("tanks", name, old, new))
    assert told(only, line_of("tanks", name)).startswith(f"tanks, {name}: {problem}")


@pytest.mark.parametrize(
    ("field", "values", "known"),
    [
        ("move", ["O0", "O3", "D3", "E1", "OD1", "1"], "O1, O2, D1, D2"),
        ("shot", ["O0", "O4", "D4", "E1", "OD1", "O"], "O1, O2, O3, D1, D2, D3"),
    ],
)
def test_a_tank_moves_1_or_2_and_shoots_1_to_3_in_one_direction_set(
    field: str, values: list[object], known: str
) -> None:
    row = CARD_FILE.printed()["tanks"][0]
    old = f'{field} = "{row[field]}"'
    for value in values:
        [only] = complaints(edited("tanks", "kv-1", old, f"{field} = {value!r}"))
        assert f": tanks, kv-1: field '{field}' is {value!r}" in only
        assert only.endswith(f"; known: {known}.")


def test_no_two_tanks_have_the_same_statistics() -> None:
    first, other = CARD_FILE.printed()["tanks"][:2]
    old, new = ('move = "{move}", shot = "{shot}"'.format(**row) for row in (other, first))
    [only] = complaints(edited("tanks", "tiger-i", old, new))
    values = f"{first['move']}/{first['shot']}"
    problem = f"tanks, tiger-i: field 'move/shot' is '{values}', as on kv-1 [BG-023]."
    assert told(only, line_of("tanks", "tiger-i")) == problem


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ('en = "Dam", ', "", "'name' needs at least the English name"),
        ('cs = "Přehrada"', 'cs = "Přehrada", de = "Damm"', "'name' has the unknown language 'de'"),
        ('"Přehrada"', '""', "'name.cs' must be a text, not ''"),
        ('"Dam"', '"Bridge"', "'name.en' is 'Bridge', as on bridge"),
        ('"Zapora"', '"Most"', "'name.pl' is 'Most', as on bridge"),
        ('"Přehrada"', '"Most"', "'name.cs' is 'Most', as on bridge"),
        ('"further-move"', '"further_move"', "'icon' is 'further_move' (did you mean"),
        ('"monastery"', '"oasis"', "'merged' must be 'monastery', not 'oasis'"),
        ('"monastery"', '"dam"', "'merged' must be 'monastery', not 'dam'"),
        ('"monastery"', "1", "'merged' must be a text, not 1"),
        ("ordinary = 3", "ordinary = 4", "'ordinary' must be 3, not 4"),
        ("special = 1", "special = 0", "'special' must be 1, not 0"),
        ('"P12"', '"P11"', "'number' must be 'P12', not 'P11'"),
        ('"P12"', "12", "'number' must be a text, not 12"),
    ],
)
def test_a_bad_field_of_a_picture_is_named(old: str, new: str, problem: str) -> None:
    [only] = complaints(edited("pictures", "dam", old, new))
    assert told(only, line_of("pictures", "dam")).startswith(f"pictures, dam: field {problem}")


@pytest.mark.parametrize(
    ("where", "old", "new", "problem"),
    [
        ("icons, armour", "tokens = 2", "tokens = 3", "'tokens' must be 2, not 3"),
        ("icons, armour", "tokens = 2", "tokens = 5", "'tokens' must be 2 to 4, not 5"),
        ("icons, armour", "upgrade", "action", "'kind' must be 'one-shot upgrade', not 'one-shot"),
        ("icons, armour", "upgrade", "gift", "'kind' is 'one-shot gift'"),
        ("icons, armour", '"left"', '"right"', "'corner' must be 'left', not 'right'"),
        ("icons, armour", '"left"', '"top"', "'corner' is 'top'; known: left, right"),
        ("icons, armour", "= true", "= false", "'lightning' must be True, not False"),
        ("icons, armour", "= true", "= 1", "'lightning' must be true or false, not 1"),
        ("icons, armour", '"Pancerz"', "7", "'name.pl' must be a text, not 7"),
        ("icons, armour", '"Armour"', '"Direction"', "'name.en' is 'Direction', as on direction"),
        ("colours, red", "[3, 2, 1]", "[1, 2, 3]", "'points' must be [3, 2, 1], not [1, 2, 3]"),
        ("colours, red", "[3, 2, 1]", "[3, 2]", "'points' must be [3, 2, 1], not [3, 2]"),
        ("colours, red", "[3, 2, 1]", "[4, 2, 1]", "'points.1' must be 1 to 3, not 4"),
        ("colours, red", "[3, 2, 1]", "3", "'points' must be a list of numbers, not 3"),
        ("colours, red", "pawns = 1", "pawns = 2", "'pawns' must be 1, not 2"),
        ("colours, red", "tokens = 1", "tokens = 0", "'tank_tokens' must be 1, not 0"),
        ("colours, red", '"czerwony"', "7", "'name.pl' must be a text, not 7"),
        ("colours, red", "czerwony", "niebieski", "'name.pl' is 'niebieski', as on blue"),
        ("duds, red", ', "8"', "", "'backs' must be ['1', '2', '3', '4', '5', '6', '7', '8'], not"),
        ("duds, green", '"H"', '"A"', "'backs' must be ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H']"),
        ("duds, green", '"H"', "8", "'backs.8' must be a text, not 8"),
        ("places, centre", ', "F6"', "", "'squares' must be ['C3', 'C4', 'C5', 'C6', 'D3',"),
        ("places, centre", '"F6"', '"G6"', "'squares' must be ['C3', 'C4', 'C5', 'C6', 'D3',"),
        ("places, A1", '"B1"', '"B2"', "'squares' must be ['A1', 'A2', 'B1'], not ['A1', 'A2',"),
        ("places, H8", '"G8"', '"F8"', "'squares' must be ['H8', 'H7', 'G8'], not ['H8', 'H7',"),
        ("places, open", '"E5"', '"D5"', "'squares' must be ['D4', 'E5'], not ['D4', 'D5']"),
    ],
)
def test_a_bad_field_of_another_entry_is_named(
    where: str, old: str, new: str, problem: str
) -> None:
    section, name = where.split(", ")
    [only] = complaints(edited(section, name, old, new))
    assert told(only, line_of(section, name)).startswith(f"{where}: field {problem}")


@pytest.mark.parametrize(
    ("section", "name", "place"), [("tanks", "bt-7", 12), ("pictures", "dam", 12)]
)
def test_an_entry_whose_id_is_no_text_is_named_by_its_row(
    section: str, name: str, place: int
) -> None:
    [only] = complaints(edited(section, name, f'id = "{name}"', "id = 7"))
    problem = f"{section}, row {place}: field 'id' must be lower-case letters, digits and hyphens"
    assert told(only, line_of(section, name)).startswith(problem)


@pytest.mark.parametrize(
    ("section", "name", "known"),
    [
        ("places", "open", "centre, A1, A8, H8, H1, open"),
        ("colours", "red", "green, yellow, blue, red"),
        ("duds", "red", "green, red"),
        ("icons", "armour", ", ".join(ICONS)),
    ],
)
def test_an_entry_that_is_not_in_the_box_is_refused(section: str, name: str, known: str) -> None:
    [only] = complaints(edited(section, name, f'id = "{name}"', 'id = "x"'))
    problem = f"{section}, x: field 'id' is 'x'; known: {known}."
    assert told(only, line_of(section, name)) == problem


@pytest.mark.parametrize("word", ["KV-1", "kv 1", "kv*", "-kv", "dud", "artillery"])
@pytest.mark.parametrize("section", ["tanks", "pictures"])
def test_an_id_is_a_word_that_notation_can_hold(section: str, word: str) -> None:
    name = {"tanks": "kv-1", "pictures": "windmill"}[section]
    [only] = complaints(edited(section, name, f'id = "{name}"', f'id = "{word}"'))
    assert told(only, line_of(section, name)).startswith(f"{section}, {word}: field 'id' ")


@pytest.mark.parametrize(
    ("section", "name", "other"),
    [("tanks", "kv-1", "tiger-i"), ("pictures", "bridge", "windmill")],
)
def test_no_id_stands_twice(section: str, name: str, other: str) -> None:
    [only] = complaints(edited(section, other, f'id = "{other}"', f'id = "{name}"'))
    assert told(only, line_of(section, other)) == f"{section}, {name}: this id is used twice."


@pytest.mark.parametrize(
    ("section", "name", "problem"),
    [
        ("pictures", "dam", "must be 16, not 15"),
        ("icons", "armour", f"must be {', '.join(ICONS)}, in this order"),
        ("colours", "blue", "must be green, yellow, blue, red, in this order"),
        ("duds", "red", "must be green, red, in this order"),
        ("places", "A8", "must be centre, A1, A8, H8, H1, open, in this order"),
    ],
)
def test_nothing_is_missing_from_the_box(section: str, name: str, problem: str) -> None:
    first = complaints(TEXT.replace(entry(section, name), ""))[0]
    line = TEXT[: TEXT.index(f"\n{section} = [")].count("\n") + 2
    assert told(first, line) == f"{section}: {problem}."


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("schema_version = 1", "schema_version = 2", "schema_version: must be 1, not 2."),
        ("schema_version = 1", "schema_version = 1\ntank = 1", "tank: unknown section (did you"),
        ('{ id = "kv-1",', "{", "tanks, row 1: field 'id' is missing."),
        ("\ntanks = [\n", "\ntanks = [\n1,\n", "tanks, row 1: must be a table, not 1."),
    ],
)
def test_the_rest_of_the_file_is_checked_too(old: str, new: str, problem: str) -> None:
    [only] = complaints(TEXT.replace(old, new, 1))
    assert only.split(": ", 1)[1].startswith(problem)


def test_a_mistake_in_the_syntax_is_told_with_its_line() -> None:
    [only] = complaints(TEXT.replace("schema_version = 1", "schema_version = ", 1))
    line = TEXT[: TEXT.index("schema_version = 1")].count("\n") + 1
    assert only == f"my.toml:{line}: not a TOML file: Invalid value."


def test_a_complete_file_has_every_section() -> None:
    found = complaints('start_from = "nothing"')
    assert [one.split(": ")[1] for one in found] == [
        "places",
        "colours",
        "duds",
        "icons",
        "pictures",
        "tanks",
    ]


def test_all_mistakes_are_told_together_in_the_order_of_the_file() -> None:
    found = complaints(TEXT.replace("slots = 2", "slots = 7"))
    assert [int(one.split(":")[1]) for one in found] == [
        line_of("tanks", row["id"]) for row in CARD_FILE.printed()["tanks"]
    ]
    assert all("field 'slots' must be 2, not 7" in one for one in found)


def test_the_print_is_short_and_stays_the_same() -> None:
    assert content.digest(CARD_FILE.printed()) == "4ef4ae03851a"


@pytest.mark.parametrize(
    ("section", "row", "counts"),
    [
        ("tanks", {"id": "kv-1", "name": "KV-1S"}, False),
        ("tanks", {"id": "kv-1", "nation": "Poland"}, False),
        ("tanks", {"id": "kv-1", "move": "D2", "shot": "D3"}, True),
        ("tanks", {"id": "kv-1", "shot": "O1"}, True),
        ("pictures", {"id": "windmill", "name": "Mill"}, False),
        ("pictures", {"id": "windmill", "icon": "armour"}, True),
    ],
)
def test_the_print_changes_with_what_a_game_depends_on(
    section: str, row: dict[str, str], counts: bool
) -> None:
    changed = CARD_FILE.merge({section: [row]})
    assert changed != CARD_FILE.printed()
    assert (content.digest(changed) != content.digest(CARD_FILE.printed())) is counts


def test_the_list_of_cards_has_every_tank_icon_and_picture_with_its_provenance() -> None:
    section, data = content.card_rows(CARD_FILE.printed()), CARD_FILE.printed()
    entries = [*data["tanks"], *data["icons"], *data["pictures"]]
    ends = [(line[0], line[-1]) for line in section.rows]
    assert ends == [(entry["id"], entry["source"]) for entry in entries]


def test_the_list_of_cards_tells_what_is_on_them() -> None:
    section, tank = content.card_rows(CARD_FILE.printed()), CARD_FILE.printed()["tanks"][0]
    lines = {line[0]: line[1:-1] for line in section.rows}
    ways = {"O": "orthogonally", "D": "diagonally"}
    move, shot = (f"{tank[field][1]} {ways[tank[field][0]]}" for field in ("move", "shot"))
    values = f"{tank['move']}/{tank['shot']}: moves {move}, shoots {shot}; 2 slots"
    assert lines["kv-1"] == ["KV-1", "heavy", "USSR", values]
    assert lines["armour"] == ["Armour", "one-shot upgrade", "", "on 2 special tokens"]
    values = "3 ordinary, 1 special (further-move); merged: monastery"
    assert lines["dam"] == ["Dam", "picture", "", values]
