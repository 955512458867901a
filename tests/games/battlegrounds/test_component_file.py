"""A mistake in the component file is answered with the file, the entry and the field."""

from __future__ import annotations

from copy import deepcopy
from importlib import resources

import pytest

from sztab.core.action import ContentError
from sztab.games.battlegrounds import content
from sztab.games.battlegrounds.cards import ICON_NAMES
from sztab.games.battlegrounds.content import building

PACKAGE = resources.files("sztab.games.battlegrounds")
TEXT = PACKAGE.joinpath("data", "components.toml").read_text("utf-8")


def complaints(text: str) -> list[str]:
    """Return all complaints about a file."""
    with pytest.raises(ContentError) as caught:
        content.parse(text, "my.toml")
    return caught.value.complaints


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


def test_the_component_file_is_taken() -> None:
    assert content.parse(TEXT, "my.toml") == content.printed()


@pytest.mark.parametrize(
    ("name", "old", "new", "problem"),
    [
        ("kv-1", "slots = 2", "slots = 2, price = 1", "'price' is unknown; known: id, number"),
        ("kv-1", ', source = "designed"', "", "'source' is missing"),
        ("kv-1", '"designed"', '"printed"', "'source' is 'printed'; known: rulebook, ruling"),
        ("kv-1", '"KV-1"', '" "', "'name' must be a text, not ' '"),
        ("kv-1", '"USSR"', "1", "'nation' must be a text, not 1"),
        ("kv-1", '"heavy"', '"heavi"', "'class' is 'heavi' (did you mean 'heavy'?); known: light"),
        ("kv-1", "slots = 2", "slots = 3", "'slots' must be 2, not 3"),
        ("kv-1", "slots = 2", "slots = true", "'slots' must be a whole number, not True"),
        ("kv-1", '"T01"', '"T13"', "'number' must be 'T01', not 'T13'"),
        ("kv-1", '"T01"', "1", "'number' must be a text, not 1"),
        ("tiger-i", '"Tiger I"', '"KV-1"', "'name' is 'KV-1', as on kv-1"),
    ],
)
def test_a_bad_field_of_a_tank_is_named(name: str, old: str, new: str, problem: str) -> None:
    [only] = complaints(edited("tanks", name, old, new))
    assert only.startswith(f"my.toml: tanks, {name}: field {problem}")


def test_a_misspelt_field_is_unknown_and_the_right_one_is_missing() -> None:
    unknown, missing = complaints(edited("tanks", "kv-1", "source =", "sauce ="))
    assert unknown.startswith("my.toml: tanks, kv-1: field 'sauce' is unknown (did you mean 'sour")
    assert missing == "my.toml: tanks, kv-1: field 'source' is missing."


@pytest.mark.parametrize(
    ("field", "values", "known"),
    [
        ("move", ["O0", "O3", "D3", "E1", "OD1", "1", 1], "O1, O2, D1, D2"),
        ("shot", ["O0", "O4", "D4", "E1", "OD1", "O", 2], "O1, O2, O3, D1, D2, D3"),
    ],
)
def test_a_tank_moves_1_or_2_and_shoots_1_to_3_in_one_direction_set(
    field: str, values: list[object], known: str
) -> None:
    row = content.printed()["tanks"][0]
    old = f'{field} = "{row[field]}"'
    for value in values:
        [only] = complaints(edited("tanks", "kv-1", old, f"{field} = {value!r}"))
        assert only.startswith(f"my.toml: tanks, kv-1: field '{field}' is {value!r}")
        assert only.endswith(f"; known: {known}.")


def test_no_two_tanks_have_the_same_statistics() -> None:
    first, other = content.printed()["tanks"][:2]
    old, new = ('move = "{move}", shot = "{shot}"'.format(**row) for row in (other, first))
    [only] = complaints(edited("tanks", "tiger-i", old, new))
    values = f"{first['move']}/{first['shot']}"
    assert only == f"my.toml: tanks, tiger-i: field 'move/shot' is '{values}', as on kv-1."


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ('en = "Dam", ', "", "'name.en' is missing"),
        (
            'cs = "Přehrada"',
            'cs = "Přehrada", de = "Damm"',
            "'name.de' is unknown; known: en, cs, pl",
        ),
        ('"Přehrada"', '""', "'name.cs' must be a text, not ''"),
        ('"Dam"', '"Bridge"', "'name.en' is 'Bridge', as on bridge"),
        ('"Zapora"', '"Most"', "'name.pl' is 'Most', as on bridge"),
        ('"Přehrada"', '"Most"', "'name.cs' is 'Most', as on bridge"),
        ('"further-move"', '"further_move"', "'icon' is 'further_move' (did you mean"),
        ('"further-move"', '"armour"', "'icon' must be 'further-move', not 'armour'"),
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
    assert only.startswith(f"my.toml: pictures, dam: field {problem}")


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
        ("colours, red", "[3, 2, 1]", "3", "'points' must be a list, not 3"),
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
)  # fmt: skip
def test_a_bad_field_of_another_entry_is_named(
    where: str, old: str, new: str, problem: str
) -> None:
    section, name = where.split(", ")
    [only] = complaints(edited(section, name, old, new))
    assert only.startswith(f"my.toml: {where}: field {problem}")


@pytest.mark.parametrize(
    ("section", "name", "place"), [("tanks", "bt-7", 12), ("pictures", "dam", 12)]
)
def test_an_entry_whose_id_is_no_text_is_named_by_its_row(
    section: str, name: str, place: int
) -> None:
    found = complaints(edited(section, name, f'id = "{name}"', "id = 7"))
    assert found == [f"my.toml: {section}, row {place}: field 'id' must be a text, not 7."]


@pytest.mark.parametrize(
    ("section", "name", "known"),
    [
        ("places", "open", "centre, A1, A8, H8, H1, open"),
        ("colours", "red", "green, yellow, blue, red"),
        ("duds", "red", "green, red"),
        ("icons", "armour", ", ".join(ICON_NAMES)),
    ],
)
def test_an_entry_that_is_not_in_the_box_is_refused(section: str, name: str, known: str) -> None:
    [only] = complaints(edited(section, name, f'id = "{name}"', 'id = "x"'))
    assert only == f"my.toml: {section}, x: field 'id' is 'x'; known: {known}."


@pytest.mark.parametrize("word", ["KV-1", "kv 1", "kv_1", "kv-", "-kv", "dud", "artillery"])
@pytest.mark.parametrize("section", ["tanks", "pictures"])
def test_an_id_is_a_word_that_notation_can_hold(section: str, word: str) -> None:
    name = {"tanks": "kv-1", "pictures": "windmill"}[section]
    [only] = complaints(edited(section, name, f'id = "{name}"', f'id = "{word}"'))
    assert only.startswith(f"my.toml: {section}, {word}: field 'id' must be small letters, digits")


@pytest.mark.parametrize(
    ("section", "name", "other"),
    [("tanks", "kv-1", "tiger-i"), ("pictures", "bridge", "windmill")],
)
def test_no_id_stands_twice(section: str, name: str, other: str) -> None:
    [only] = complaints(edited(section, other, f'id = "{other}"', f'id = "{name}"'))
    assert only == f"my.toml: {section}, {name}: field 'id' is '{name}', as on {name}."


@pytest.mark.parametrize(
    ("section", "name", "problem"),
    [
        ("tanks", "hetzer", "must be 12, not 11"),
        ("pictures", "dam", "must be 16, not 15"),
        ("icons", "armour", f"must be {', '.join(ICON_NAMES)}, in this order"),
        ("colours", "blue", "must be green, yellow, blue, red, in this order"),
        ("duds", "red", "must be green, red, in this order"),
        ("places", "A8", "must be centre, A1, A8, H8, H1, open, in this order"),
    ],
)
def test_nothing_is_missing_or_there_twice(section: str, name: str, problem: str) -> None:
    line = entry(section, name)
    assert complaints(TEXT.replace(line, "")) == [f"my.toml: {section}: {problem}."]
    [only] = complaints(TEXT.replace(line, line * 2))
    assert only.startswith(f"my.toml: {section}: must be ")


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("schema_version = 1", "schema_version = 2", "schema_version: must be 1, not 2."),
        ("schema_version = 1\n", "", "schema_version: must be 1, not None."),
        ("schema_version = 1", "schema_version = 1\ntank = 1", "tank: unknown section (did you"),
        ('{ id = "kv-1",', "{", "tanks, row 1: field 'id' is missing."),
        ("\ntanks = [\n", "\ntanks = [\n1,\n", "tanks, row 1: must be a table, not 1."),
    ],
)
def test_the_rest_of_the_file_is_checked_too(old: str, new: str, problem: str) -> None:
    [only] = complaints(TEXT.replace(old, new, 1))
    assert only.startswith(f"my.toml: {problem}")


def test_a_mistake_in_the_syntax_is_told_with_its_line() -> None:
    [only] = complaints(TEXT.replace("schema_version = 1", "schema_version = ", 1))
    line = TEXT[: TEXT.index("schema_version = 1")].count("\n") + 1
    assert only == f"my.toml:{line}: not a TOML file: Invalid value."


def test_a_file_without_entries_is_refused() -> None:
    sections = ["places", "colours", "duds", "icons", "pictures", "tanks"]
    wanted = [f"my.toml: {name}: must be an array of tables, [[{name}]]." for name in sections]
    assert complaints("schema_version = 1") == wanted


def test_all_mistakes_are_told_together() -> None:
    found = complaints(TEXT.replace("slots = 2", "slots = 7"))
    assert len(found) == 12
    assert all("field 'slots' must be 2, not 7" in one for one in found)


def test_the_print_is_short_and_stays_the_same() -> None:
    assert content.digest() == content.digest()
    assert len(content.digest()) == 12
    assert set(content.digest()) <= set("0123456789abcdef")


@pytest.mark.parametrize(
    ("old", "new", "counts"),
    [
        ('id = "kv-1"', 'id = "kv-2"', True),
        ('name = "KV-1"', 'name = "KV-1S"', False),
        ('id = "windmill"', 'id = "mill"', True),
        ('en = "Windmill"', 'en = "Mill"', False),
        ('source = "ruling"', 'source = "designed"', False),
    ],
)
def test_the_print_changes_with_what_a_game_depends_on(
    old: str, new: str, counts: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert old in TEXT
    before, changed = content.digest(), content.parse(TEXT.replace(old, new), "my.toml")
    monkeypatch.setattr(building, "printed", lambda: changed)
    assert (content.digest() != before) is counts


@pytest.mark.parametrize("field", ["move", "shot"])
def test_the_print_changes_with_the_statistics_of_a_tank(
    field: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    before, changed = content.digest(), deepcopy(content.printed())
    changed["tanks"][0][field] += "1"
    monkeypatch.setattr(building, "printed", lambda: changed)
    assert content.digest() != before


def test_the_list_of_cards_has_every_tank_icon_and_picture_with_its_provenance() -> None:
    section, data = content.card_rows(), content.printed()
    entries = [*data["tanks"], *data["icons"], *data["pictures"]]
    ends = [(line[0], line[-1]) for line in section.rows]
    assert ends == [(entry["id"], entry["source"]) for entry in entries]


def test_the_list_of_cards_tells_what_is_on_them() -> None:
    section, tank = content.card_rows(), content.printed()["tanks"][0]
    lines = {line[0]: line[1:-1] for line in section.rows}
    ways = {"O": "orthogonally", "D": "diagonally"}
    move, shot = (f"{tank[field][1]} {ways[tank[field][0]]}" for field in ("move", "shot"))
    values = f"{tank['move']}/{tank['shot']}: moves {move}, shoots {shot}; 2 slots"
    assert lines["kv-1"] == ["KV-1", "heavy", "USSR", values]
    assert lines["armour"] == ["Armour", "one-shot upgrade", "", "on 2 special tokens"]
    values = "3 ordinary, 1 special (further-move); merged: monastery"
    assert lines["dam"] == ["Dam", "picture", "", values]
