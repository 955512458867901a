"""A mistake in the card file is answered with the file, the card and the field."""

from __future__ import annotations

from importlib import resources

import pytest

from sztab.core.action import ContentError
from sztab.games.warsaw import content

TEXT = resources.files("sztab.games.warsaw").joinpath("data", "cards.toml").read_text("utf-8")


def complaints(text: str) -> list[str]:
    """Return all complaints about a file."""
    with pytest.raises(ContentError) as caught:
        content.parse(text, "my.toml")
    return caught.value.complaints


def edited(card: str, old: str, new: str) -> str:
    """Return the card file with one change in the row of a card."""
    before, row = TEXT.split(f'id = "{card}"\n')
    assert old in row.partition("\n\n")[0]
    return f'{before}id = "{card}"\n{row.replace(old, new, 1)}'


def without(card: str) -> str:
    """Return the card file without a card."""
    before, row = TEXT.split(f'[[cards]]\nid = "{card}"\n')
    return before + row.partition("\n\n")[2]


def test_the_card_file_is_taken() -> None:
    assert content.parse(TEXT, "my.toml") == content.printed()


@pytest.mark.parametrize(
    ("card", "old", "new", "problem"),
    [
        ("wp-9dp", "source =", "price = 1\nsource =", "'price' is unknown; known: id, code"),
        ("wp-9dp", "source =", "sauce =", "'sauce' is unknown (did you mean 'source'?)"),
        ("wp-9dp", 'source = "designed"\n', "", "'source' is missing"),
        ("wp-9dp", '"designed"', '"printed"', "'source' is 'printed'; known: rulebook"),
        ("wp-9dp", 'army = "wp"', 'army = "WP"', "'army' is 'WP'"),
        ("wp-9dp", '"unit"', '"tank"', "'kind' is 'tank'; known: unit, commander, order"),
        ("wp-9dp", 'kind = "unit"\n', "", "'kind' is missing"),
        ("wp-9dp", 'name.en = "9th Infantry Division"\n', "", "'name.en' is missing"),
        ("wp-9dp", '"9. pěší divize"', '" "', "'name.cs' must be a text, not ' '"),
        ("wp-9dp", "name.cs", "name.de", "'name.de' is unknown; known: pl, en, cs"),
        ("wp-9dp", "note.en", "note.de", "'note.de' is unknown"),
        ("wp-9dp", "source =", "limit = 4\nsource =", "'limit' is unknown"),
        ("wp-9dp", 'code = "WP-U01"', 'code = "WP-C01"', "'code' must be WP-U and two digits"),
        ("wp-galica", "limit = 6", "limit = 7", "'limit' must be 3 to 6, not 7"),
        ("wp-galica", "limit = 6", "limit = 2", "'limit' must be 3 to 6, not 2"),
        ("wp-galica", "limit = 6", 'limit = "6"', "'limit' must be a whole number, not '6'"),
        ("wp-galica", "limit = 6", "limit = true", "'limit' must be a whole number, not True"),
        ("wp-galica", "limit = 6\n", "", "'limit' is missing"),
        ("wp-galica", 'limit_source = "rulebook"\n', "", "'limit_source' is missing"),
        ("wp-przedmoscie", '"ruling"', '"guess"', "'army_source' is 'guess'; known: ruling"),
    ],
)
def test_a_bad_field_is_named_with_its_card(card: str, old: str, new: str, problem: str) -> None:
    first = complaints(edited(card, old, new))[0]
    assert first.startswith(f"my.toml: cards, {card}: field {problem}")


@pytest.mark.parametrize(
    ("card", "old", "new", "problem"),
    [
        ("wp-9dp", '"add_units"', '"add_unit"', "1.op' is 'add_unit' (did you mean 'add_units'?)"),
        ("wp-9dp", 'op = "add_units", ', "", "1.op' is missing"),
        ("wp-9dp", '"add_units"', '"move_all"', "1.op' is 'move_all'; known: add_units"),
        ("wp-9dp", "n = 2", "n = 4", "1.n' must be 1 to 3, not 4"),
        ("wp-9dp", "n = 2, ", "", "1.n' is missing"),
        ("wp-9dp", "line = 1", "line = 3", "1.line' must be 1 to 2, not 3"),
        ("wp-9dp", '["n"]', '["x"]', "1.fronts.1' is 'x'; known: n, c, s"),
        ("wp-9dp", '["n"]', '["n", "n"]', "1.fronts' names something twice"),
        ("wp-9dp", '["n"]', "[]", "1.fronts' must have 1 to 9 entries, not 0"),
        ("wp-9dp", '["n"]', '"n"', "1.fronts' must be a list, not 'n'"),
        ("wp-9dp", ', fronts = ["n"]', "", "1.fronts' is missing"),
        ("wp-9dp", '["n"]', '["n", "c"]', "1.pick' belongs to several fronts, and they need it"),
        ("wp-9dp", '["n"]', '["n"], pick = "one"', "1.pick' belongs to several fronts"),
        ("wp-11dp", '"one"', '"two"', "1.pick' is 'two'; known: one, each"),
        ("wp-9dp", '["n"]', '["n"], when = "battle"', "1.when' is unknown"),
        ("wp-9dp", '["n"]', '["n"], if = { on_front = ["n"] }', "1.if.on_front' is unknown"),
        ("wp-ochotnicza", '"fewer"', '"less"', "2.if.balance' is 'less'; known: fewer, more"),
        ("wp-galica", "n = 2", 'n = 2, fronts = ["n"]', "2.fronts' is unknown"),
        ("wp-galica", "n = 2", 'n = 2, path = "any"', "2.path' is unknown"),
        ("wp-galica", "n = 2", "n = 5", "2.n' must be 1 to 4, not 5"),
        ("wp-galica", "n = 1", "n = 0", "1.n' must be 1 to 3, not 0"),
        ("wp-galica", "n = 1", 'n = 1, when = "battle"', "1.when' is unknown"),
        ("wp-skierski", "forward = true", "forward = false", "2.forward' must be true or left out"),
        ("wp-skierski", '"own"', '"ours"', "1.if.units.whose' is 'ours'; known: own, enemy"),
        ("wp-skierski", "at_least = 2", "at_least = 0", "1.if.units.at_least' must be 1 to 21"),
        ("wp-pilsudski", '"move_all"', '"extra_action"', "1.at_start.1.op' is 'extra_action'"),
        ("wp-pilsudski", "may = true, at", "may = 1, at", "1.may' must be true or left out"),
        ("acz-gaj", "lines = [1, 2]", "lines = [0]", "2.lines.1' must be 1 to 2, not 0"),
        ("acz-gaj", "n = 1", "n = 2", "2.n' must be 1, not 2"),
        ("acz-stalin", "div = 1", "div = 0", "2.per.div' must be 1 to 9, not 0"),
        ("acz-sabotaz", '"commander_card"', '"headquarters"', "1.places.1' is 'headquarters'"),
        ("wp-do-broni", '"battle"', '"later"', "2.when' is 'later'; known: battle"),
        ("wp-do-broni", '"add_strength"', '"start_battle"', "2.op' is 'start_battle'"),
    ],
)  # fmt: skip
def test_a_bad_effect_is_named_with_its_number(card: str, old: str, new: str, problem: str) -> None:
    [only] = complaints(edited(card, old, new))
    assert only.startswith(f"my.toml: cards, {card}: field 'effects.{problem}")


def test_a_commander_has_no_third_effect() -> None:
    third = '{ op = "extra_action" },\n  { op = "add_strength"'
    [only] = complaints(edited("wp-galica", '{ op = "add_strength"', third))
    assert only == ("my.toml: cards, wp-galica: field 'effects' must have 1 to 2 entries, not 3.")


def test_all_effects_of_a_unit_card_let_pick_among_the_same_fronts() -> None:
    [only] = complaints(edited("acz-53ds", '["n", "c", "s"]', '["n", "c"]'))
    assert only.startswith("my.toml: cards, acz-53ds: field 'effects' must let the player pick")


@pytest.mark.parametrize("name", ["acz-9dp", "wp-9 dp", "wp-", "wp_9dp", "WP-9dp"])
def test_an_id_is_its_army_and_a_word_that_notation_can_hold(name: str) -> None:
    [only] = complaints(TEXT.replace('id = "wp-9dp"', f'id = "{name}"'))
    assert only.startswith(f"my.toml: cards, {name}: field 'id' must be wp- with small letters")


@pytest.mark.parametrize(
    ("old", "new", "field"),
    [
        ('id = "wp-17dp"', 'id = "wp-9dp"', "id"),
        ("WP-U02", "WP-U01", "code"),
        ("17. DYWIZJA PIECHOTY", "9. DYWIZJA PIECHOTY", "name.pl"),
        ("17th Infantry Division", "9th Infantry Division", "name.en"),
        ("17. pěší divize", "9. pěší divize", "name.cs"),
    ],
)
def test_no_card_exists_twice(old: str, new: str, field: str) -> None:
    [only] = complaints(TEXT.replace(old, new))
    card = "wp-9dp" if field == "id" else "wp-17dp"
    assert only.startswith(f"my.toml: cards, {card}: field '{field}' is ")
    assert only.endswith(", as on wp-9dp.")


@pytest.mark.parametrize(
    ("card", "problem"),
    [
        ("wp-1dj", "wp has 22 cards of the kind unit, not 23"),
        ("wp-zeligowski", "wp has 14 cards of the kind commander, not 15"),
        ("acz-na-warszawe", "acz has 17 cards of the kind order, not 18"),
    ],
)
def test_a_deck_has_its_numbers(card: str, problem: str) -> None:
    assert complaints(without(card)) == [f"my.toml: cards: {problem}."]


def test_the_polish_army_stands_first() -> None:
    row = TEXT[TEXT.index('[[cards]]\nid = "wp-9dp"') : TEXT.index('[[cards]]\nid = "wp-17dp"')]
    text = TEXT.replace(row, "") + "\n" + row
    assert complaints(text) == ["my.toml: cards: all cards of wp must stand before those of acz."]


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ('id = "supply"', 'id = "coal"', "resources, coal: field 'id' is 'coal'; known: funds"),
        ("a = [5]", "a = [8]", "resources, funds: field 'faces.1.a.1' must be 0 to 7, not 8"),
        ("a = [5], ", "", "resources, funds: field 'faces.1.a' is missing"),
        ("players = [2]", "players = [2, 3]", "resources, funds: field 'faces' must have 2, 3 and"),
        ("choice = true", "choice = 1", "resources, funds: field 'faces.2.choice' must be true or"),
        ("schema_version = 1", "schema_version = 2", "schema_version: must be 1, not 2."),
        ("schema_version = 1", "schema_version = 1\ncard = 1", "card: unknown section (did you"),
    ],
)
def test_the_rest_of_the_file_is_checked_too(old: str, new: str, problem: str) -> None:
    [only] = complaints(TEXT.replace(old, new, 1))
    assert only.startswith(f"my.toml: {problem}")


def test_a_mistake_in_the_syntax_is_told_with_its_line() -> None:
    [only] = complaints(TEXT.replace("schema_version = 1", "schema_version = ", 1))
    line = TEXT[: TEXT.index("schema_version = 1")].count("\n") + 1
    assert only == f"my.toml:{line}: not a TOML file: Invalid value."


def test_a_file_without_cards_is_refused() -> None:
    found = complaints("schema_version = 1\nresources = [1]")
    assert found == [
        "my.toml: resources, row 1: must be a table, not 1.",
        "my.toml: cards: must be an array of tables, [[cards]].",
    ]


def test_all_mistakes_are_told_together() -> None:
    text = TEXT.replace("line = 1", "line = 7")
    found = complaints(text)
    assert len(found) == TEXT.count("line = 1")
    assert all("line' must be 1 to 2, not 7" in one for one in found)


def test_the_print_of_the_cards_is_short_and_stays_the_same() -> None:
    assert content.digest() == content.digest()
    assert len(content.digest()) == 12
    assert set(content.digest()) <= set("0123456789abcdef")
