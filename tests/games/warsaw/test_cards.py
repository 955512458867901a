"""The cards: those shown in the rulebook match it, the others stay within their limits."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from sztab.games.warsaw import content
from sztab.games.warsaw.abilities.add_strength import AddStrength, OrderStrength
from sztab.games.warsaw.abilities.add_units import AddUnits
from sztab.games.warsaw.abilities.conditions import Balance, OnFront, UnitsAtLeast
from sztab.games.warsaw.abilities.move_all import MoveAll
from sztab.games.warsaw.abilities.move_units import MoveUnits
from sztab.games.warsaw.abilities.place_blockade import PlaceBlockade
from sztab.games.warsaw.abilities.remove_enemy import RemoveEnemy
from sztab.games.warsaw.abilities.start_battle import FightBattle, OpenBattle
from sztab.games.warsaw.cards import COMMANDER, ORDER, UNIT
from sztab.games.warsaw.content import CARD_FILE

CARDS: list[dict[str, Any]] = CARD_FILE.printed()["cards"]
ROWS = {row["id"]: row for row in CARDS}
BUILT = {card.id: card for card in content.cards(CARD_FILE.printed())}

LIMITS = {
    "wp-pilsudski": (4, "designed"),
    "wp-galica": (6, "rulebook"),
    "wp-haller": (4, "rulebook"),
    "acz-gaj": (4, "designed"),
    "acz-jakir": (6, "designed"),
    "acz-stalin": (4, "designed"),
}
TITLES = {
    "wp-pilsudski": ("WP-C01", "commander", "NACZELNIK PAŃSTWA JÓZEF PIŁSUDSKI"),
    "wp-galica": ("WP-C02", "commander", "GEN. ANDRZEJ GALICA"),
    "wp-haller": ("WP-C03", "commander", "GEN. JÓZEF HALLER"),
    "wp-przedmoscie": ("WP-O01", "order", "BÓJ NA PRZEDMOŚCIU WARSZAWSKIM"),
    "wp-do-broni": ("WP-O02", "order", "DO BRONI, RATUJMY OJCZYZNĘ!"),
    "acz-14dk": ("ACZ-U01", "unit", "14. DYWIZJA KAWALERII"),
    "acz-53ds": ("ACZ-U02", "unit", "53. DYWIZJA STRZELCÓW"),
    "acz-gaj": ("ACZ-C01", "commander", "GAJA DMITRIJEWICZ GAJ"),
    "acz-jakir": ("ACZ-C02", "commander", "IONA JAKIR"),
    "acz-stalin": ("ACZ-C03", "commander", "JÓZEF STALIN"),
    "acz-za-proletariat": ("ACZ-O01", "order", "ZA PROLETARIAT!"),
    "acz-niemiecka-blokada": ("ACZ-O02", "order", "NIEMIECKA BLOKADA TRANSPORTU DLA WP"),
}
EFFECTS: dict[str, list[dict[str, Any]]] = {
    "wp-pilsudski": [
        {"op": "start_battle", "may": True, "at_start": [{"op": "move_all", "may": True}]},
    ],
    "wp-galica": [{"op": "add_strength", "n": 1}, {"op": "move_units", "n": 2}],
    "wp-haller": [
        {"op": "add_strength", "n": 2, "if": {"balance": "fewer"}},
        {"op": "move_units", "n": 3, "if": {"balance": "more"}},
    ],
    "wp-przedmoscie": [{"op": "move_units", "n": 3}],
    "wp-do-broni": [
        {"op": "move_units", "n": 1},
        {
            "op": "add_strength",
            "n": 2,
            "when": "battle",
            "if": {"units": {"whose": "own", "lines": [1], "at_least": 3}},
        },
    ],
    "acz-14dk": [{"op": "add_units", "n": 2, "line": 1, "fronts": ["c"]}],
    "acz-53ds": [
        {"op": "add_units", "n": 1, "line": 1, "fronts": ["n", "c", "s"], "pick": "one"},
        {"op": "add_units", "n": 1, "line": 2, "fronts": ["n", "c", "s"], "pick": "one"},
    ],
    "acz-gaj": [
        {"op": "start_battle", "if": {"on_front": ["n"]}},
        {"op": "remove_enemy", "n": 1, "lines": [1, 2], "if": {"on_front": ["c", "s"]}},
    ],
    "acz-jakir": [{"op": "add_strength", "n": 1}, {"op": "move_units", "n": 2}],
    "acz-stalin": [
        {"op": "add_strength", "n": 2},
        {
            "op": "move_units",
            "n": 1,
            "per": {"whose": "own", "lines": [1], "div": 1},
            "forward": True,
        },
    ],
    "acz-za-proletariat": [
        {"op": "move_units", "n": 1},
        {
            "op": "remove_enemy",
            "n": 1,
            "per": {"whose": "own", "lines": [2], "div": 3},
            "lines": [1],
        },
    ],
    "acz-niemiecka-blokada": [{"op": "move_units", "n": 4}],
}


def kinds_of(army: str) -> dict[str, int]:
    """Count the cards of an army by their kind."""
    return Counter(row["kind"] for row in CARDS if row["army"] == army)


def all_effects() -> Iterator[dict[str, Any]]:
    """Yield every effect, also those at the start of a battle."""
    for row in CARDS:
        for effect in row["effects"]:
            yield effect
            yield from effect.get("at_start", [])


def numbers(op: str) -> set[int]:
    """Return the amounts that effects of one kind have."""
    return {effect["n"] for effect in all_effects() if effect["op"] == op}


@pytest.mark.clause("WAR-001")
def test_the_polish_deck_has_23_units_15_commanders_and_15_orders() -> None:
    assert kinds_of("wp") == {"unit": 23, "commander": 15, "order": 15}


@pytest.mark.clause("WAR-002")
def test_the_red_deck_has_20_units_15_commanders_and_18_orders() -> None:
    assert kinds_of("acz") == {"unit": 20, "commander": 15, "order": 18}


@pytest.mark.clause("WAR-001", "WAR-002")
def test_the_engine_gets_the_same_cards_those_of_the_polish_army_first() -> None:
    cards = content.cards(CARD_FILE.printed())
    assert [card.id for card in cards] == [row["id"] for row in CARDS]
    assert [card.army for card in cards] == [0] * 53 + [1] * 53
    kinds = Counter((card.army, card.kind) for card in cards)
    assert [kinds[0, kind] for kind in (UNIT, COMMANDER, ORDER)] == [23, 15, 15]
    assert [kinds[1, kind] for kind in (UNIT, COMMANDER, ORDER)] == [20, 15, 18]


@pytest.mark.clause("WAR-003")
@pytest.mark.parametrize("language", ["pl", "en", "cs"])
def test_every_card_has_its_own_name_in_three_languages(language: str) -> None:
    names = [row["name"][language] for row in CARDS]
    assert all(name.strip() for name in names)
    assert len(set(names)) == 106
    assert all(row["note"][language].strip() for row in CARDS)


def test_every_card_has_its_own_id_and_code() -> None:
    assert len(ROWS) == len({row["code"] for row in CARDS}) == 106
    assert all(row["id"].startswith(f"{row['army']}-") for row in CARDS)


def test_codes_count_the_cards_of_each_army_and_kind() -> None:
    seen: Counter[str] = Counter()
    for row in CARDS:
        prefix = f"{row['army'].upper()}-{row['kind'][0].upper()}"
        seen[prefix] += 1
        assert row["code"] == f"{prefix}{seen[prefix]:02}"


def test_twelve_cards_are_of_the_rulebook_and_94_are_designed() -> None:
    assert Counter(row["source"] for row in CARDS) == {"rulebook": 12, "designed": 94}
    assert {row["id"] for row in CARDS if row["source"] == "rulebook"} == TITLES.keys()


@pytest.mark.parametrize("name", TITLES)
def test_a_card_of_the_rulebook_has_the_printed_title_and_effect(name: str) -> None:
    row = ROWS[name]
    code, kind, title = TITLES[name]
    assert (row["code"], row["kind"], row["name"]["pl"]) == (code, kind, title)
    assert row["army"] == code.partition("-")[0].lower()
    assert row["effects"] == EFFECTS[name]


@pytest.mark.parametrize("name", TITLES)
def test_a_commander_of_the_rulebook_has_its_limit_and_says_whether_it_is_printed(
    name: str,
) -> None:
    row = ROWS[name]
    assert (row.get("limit"), row.get("limit_source")) == LIMITS.get(name, (None, None))


def test_only_the_limits_of_galica_and_haller_are_printed() -> None:
    printed = {row["id"] for row in CARDS if row.get("limit_source") == "rulebook"}
    assert printed == {"wp-galica", "wp-haller"}


def test_the_army_of_two_shown_cards_is_a_ruling() -> None:
    ruled = {row["id"] for row in CARDS if "army_source" in row}
    assert ruled == {"wp-przedmoscie", "acz-niemiecka-blokada"}


def test_designed_cards_keep_inside_their_ranges() -> None:
    assert {row["limit"] for row in CARDS if "limit" in row} == {3, 4, 5, 6}
    assert numbers("add_strength") == {1, 2, 3}
    assert numbers("move_units") == {1, 2, 3, 4}
    assert numbers("add_units") == {1, 2, 3}
    assert numbers("remove_enemy") == {1}


@pytest.mark.clause("WAR-129")
def test_a_commander_offers_two_effects_except_pilsudski_who_has_one() -> None:
    effects = {row["id"]: len(row["effects"]) for row in CARDS if row["kind"] == "commander"}
    assert effects.pop("wp-pilsudski") == 1
    assert set(effects.values()) == {2}


def test_the_engine_gets_one_effect_per_choice_and_two_per_order() -> None:
    for card in BUILT.values():
        wanted = {UNIT: 1, ORDER: 2}.get(card.kind, len(ROWS[card.id]["effects"]))
        assert len(card.effects) == wanted, card.id
        assert (card.limit > 0) == (card.kind == COMMANDER), card.id
        assert card.title == ROWS[card.id]["name"]["en"]


@pytest.mark.clause("WAR-124")
def test_a_choice_of_fronts_belongs_to_the_unit_card_and_not_to_its_parts() -> None:
    card = BUILT["acz-53ds"]
    assert card.choices == [0, 1, 2]
    parts = card.effects[0].parts
    assert [type(part) for part in parts] == [AddUnits, AddUnits]
    assert [part.fronts for part in parts] == [[], []]


def test_a_unit_card_without_a_choice_names_its_fronts() -> None:
    assert BUILT["acz-14dk"].choices == BUILT["wp-8bj"].choices == []
    assert [part.fronts for part in BUILT["acz-14dk"].effects[0].parts] == [[1]]
    assert [part.fronts for part in BUILT["wp-8bj"].effects[0].parts] == [[0, 1]]


def test_a_condition_inside_a_unit_card_belongs_to_its_part() -> None:
    effect = BUILT["wp-ochotnicza"].effects[0]
    assert effect.conditions == []
    sure, perhaps = effect.parts
    assert sure.conditions == []
    [condition] = perhaps.conditions
    assert isinstance(condition, Balance)
    assert not condition.more


@pytest.mark.clause("WAR-131")
def test_the_condition_of_a_commander_belongs_to_the_choice() -> None:
    start, remove = BUILT["acz-gaj"].effects
    [north] = start.conditions
    assert isinstance(north, OnFront)
    assert north.fronts == [0]
    assert [type(part) for part in start.parts] == [OpenBattle, FightBattle]
    [elsewhere] = remove.conditions
    assert isinstance(elsewhere, OnFront)
    assert elsewhere.fronts == [1, 2]
    [part] = remove.parts
    assert isinstance(part, RemoveEnemy)
    assert part.lines == [1, 2]
    assert part.conditions == []


@pytest.mark.clause("WAR-132")
def test_pilsudski_may_start_the_battle_and_then_may_move() -> None:
    [effect] = BUILT["wp-pilsudski"].effects
    assert effect.may
    assert [type(part) for part in effect.parts] == [OpenBattle, MoveAll, FightBattle]
    move = effect.parts[1]
    assert isinstance(move, MoveAll)
    assert move.may
    others = [one for card in BUILT.values() for one in card.effects if one.may]
    assert others == [effect]


def test_tuchaczewski_moves_up_to_three_units_of_his_front_before_the_battle() -> None:
    start, strength = BUILT["acz-tuchaczewski"].effects
    assert [type(part) for part in start.parts] == [OpenBattle, MoveUnits, FightBattle]
    move = start.parts[1]
    assert isinstance(move, MoveUnits)
    assert (move.number, move.share, move.forward, move.here) == (3, None, True, True)
    assert [type(part) for part in strength.parts] == [AddStrength]


def test_stalin_moves_a_unit_for_each_own_unit_on_the_first_line() -> None:
    [move] = BUILT["acz-stalin"].effects[1].parts
    assert isinstance(move, MoveUnits)
    assert (move.number, move.forward, move.here) == (1, True, False)
    assert move.share is not None
    assert (move.share.enemy, move.share.lines, move.share.div) == (False, [1], 1)


@pytest.mark.clause("WAR-143")
def test_an_order_has_what_works_at_once_and_what_works_in_battle() -> None:
    now, battle = BUILT["wp-do-broni"].effects
    assert [type(part) for part in now.parts] == [MoveUnits]
    [strength] = battle.parts
    assert isinstance(strength, OrderStrength)
    assert strength.number == 2
    [condition] = strength.conditions
    assert isinstance(condition, UnitsAtLeast)
    assert (condition.enemy, condition.lines, condition.least) == (False, [1], 3)
    assert [len(one.parts) for one in BUILT["wp-obrona-plocka"].effects] == [1, 0]


def test_a_card_that_blocks_names_the_kinds_of_places() -> None:
    [block, _] = BUILT["wp-radiowywiad"].effects[0].parts
    assert isinstance(block, PlaceBlockade)
    assert ROWS["wp-radiowywiad"]["effects"][0]["places"] == ["commander_field", "order_field"]


@pytest.mark.clause("WAR-006")
def test_there_are_three_resource_cards() -> None:
    names = [row["name"]["en"] for row in CARD_FILE.printed()["resources"]]
    assert names == ["Funds", "Supply", "Social Support"]
    assert all(row["name"].keys() == {"pl", "en", "cs"} for row in CARD_FILE.printed()["resources"])


@pytest.mark.clause("WAR-007")
def test_funds_and_supply_differ_for_two_players_social_support_does_not() -> None:
    numbers = content.resources(CARD_FILE.printed())
    assert numbers["funds"] == {
        2: {"a": [5], "b": [4], "tie": [4]},
        3: {"a": [3, 3], "b": [4, 3], "tie": [3, 3]},
        4: {"a": [3, 3], "b": [4, 3], "tie": [3, 3]},
    }
    assert numbers["supply"] == {
        2: {"a": [3], "b": [1], "tie": [0]},
        3: {"a": [4], "b": [2], "tie": [0]},
        4: {"a": [4], "b": [2], "tie": [0]},
    }
    support = {"a": [1], "b": [0], "tie": [0]}
    assert numbers["support"] == {2: support, 3: support, 4: support}


@pytest.mark.parametrize(
    ("card", "words"),
    [
        ("wp-18dp", "add 2 to 1LF N; add 1 to 2LF N"),
        ("wp-8bj", "add 1 each to 1LF of N and C"),
        ("wp-11dp", "add 2 to 2LF N or C"),
        ("wp-8dp", "add 2 to 2LF any front"),
        ("wp-ochotnicza", "add 2 to 2LF N; add 1 to 1LF N if fewer units than the enemy"),
        (
            "wp-pilsudski",
            "may start the battle here (at its start: may move all own units here from 2LF to 1LF)",
        ),
        ("wp-rozwadowski", "move up to 4 or move either army Blockade marker"),
        ("wp-latinik", "+1 strength or add 1 to 2LF here"),
        ("acz-budionny", "start the battle here if on S or move up to 3"),
        ("wp-zielinski", "+1 strength or remove 1 enemy unit from 1LF here if on C or S"),
        (
            "acz-stalin",
            "+2 strength or move up to 1 from 2LF to 1LF for every own unit on 1LF here",
        ),
        (
            "acz-za-proletariat",
            "move up to 1; remove 1 enemy unit from 1LF here for every 3 own units on 2LF here",
        ),
        ("wp-do-broni", "move up to 1; in battle: +2 strength if own units on 1LF >= 3"),
        (
            "wp-zdobycie-ciechanowa",
            "own Blockade marker onto an enemy commander card, any front; move up to 1",
        ),
        ("wp-rada-obrony", "add 1 to 2LF here; extra action"),
    ],
)
def test_what_a_card_does_is_told_by_its_data(card: str, words: str) -> None:
    assert content.sentence(ROWS[card]) == words


def test_an_effect_of_a_commander_is_told_by_itself() -> None:
    haller = ROWS["wp-haller"]
    assert content.explain_effect(haller, 1) == "+2 strength if fewer units than the enemy"
    assert content.explain_effect(haller, 2) == "move up to 3 if more units than the enemy"
    assert content.explain_effect(ROWS["acz-tuchaczewski"], 1) == (
        "start the battle here (at its start: move up to 3 from 2LF to 1LF here)"
    )
    assert content.explain_effect(ROWS["acz-gaj"], 2) == (
        "remove 1 enemy unit from 1LF or 2LF here if on C or S"
    )


def test_the_card_list_has_every_card_and_says_what_is_designed() -> None:
    section = content.card_rows(CARD_FILE.printed())
    rows = {row[0]: dict(zip(section.columns, row, strict=True)) for row in section.rows}
    assert len(rows) == 106 + 3
    assert rows["wp-galica"] == {
        "id": "wp-galica",
        "name": "GEN. ANDRZEJ GALICA",
        "in English": "Gen. Andrzej Galica",
        "kind": "commander",
        "army": "wp",
        "limit": "6",
        "effect": "+1 strength or move up to 2",
        "source": "rulebook",
    }
    assert rows["acz-jakir"]["source"] == "rulebook, limit designed"
    assert rows["wp-przedmoscie"]["source"] == "rulebook, army ruling"
    assert rows["acz-kork"]["source"] == "designed"
    numbers = "2 players: a 3, b 1, tie 0; 3/4 players: a 4, b 2, tie 0"
    assert rows["supply"]["effect"] == f"number of supply actions; {numbers}"
