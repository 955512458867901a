"""Summaries of the rules: complete, in three languages, each statement with its clauses."""

from __future__ import annotations

import pytest

from sztab import games
from sztab.catalogue.rulebook import load_rulebook
from sztab.catalogue.summary import load_summary
from sztab.games.battlegrounds.content import vocabulary as battlegrounds
from sztab.games.rush.cards import CLASSES
from sztab.games.rush.content import CARD_FILE
from sztab.games.rush.content import vocabulary as rush
from sztab.games.rush.declared import EFFECTS as RUSH_EFFECTS
from sztab.games.warsaw.abilities.place_blockade import KINDS
from sztab.games.warsaw.board import FRONT_NAMES, RESOURCE_NAMES
from sztab.games.warsaw.content import vocabulary as warsaw
from sztab.games.warsaw.declared import EFFECTS
from sztab.words import LANGUAGES

GAMES = games.names()


def explained(game: str, part: str) -> list[str]:
    """List what a key explains, by name in the engine."""
    (found,) = [one for one in load_summary(game) if one.id == part]
    assert found.key
    return [line.id for line in found.lines]


@pytest.mark.parametrize("game", GAMES)
def test_goal_turn_and_end_come_before_the_keys(game: str) -> None:
    parts = load_summary(game)
    assert [part.id for part in parts if not part.key] == ["goal", "turn", "end"]
    assert [part.key for part in parts] == sorted(part.key for part in parts)


@pytest.mark.parametrize("game", GAMES)
def test_every_statement_cites_clauses_and_exists_in_all_languages(game: str) -> None:
    clauses = {clause.id for clause in load_rulebook(game).clauses}
    for part in load_summary(game):
        assert set(part.title) == set(LANGUAGES)
        for line in part.lines:
            assert line.clauses
            assert set(line.clauses) <= clauses
            assert set(line.text) in (set(LANGUAGES), set()), line.id
            assert part.key or line.text
            assert not part.key or (set(line.name) == set(LANGUAGES) and line.icons and line.id)


def test_rush_explains_every_printed_symbol() -> None:
    data = CARD_FILE.printed()
    cards = [*data["vehicles"], *data["barracks"]]
    printed = {ability["kind"] for card in cards for ability in card["abilities"]}
    unprinted = {effect.kind for effect in RUSH_EFFECTS} - printed
    assert explained("rush", "abilities") == [one for one in rush.SYMBOLS if one not in unprinted]
    subclasses = {"tank-destroyer"}  # artillery has the symbol of self-propelled guns
    assert set(explained("rush", "classes")) == set(CLASSES) | subclasses
    game = games.get("rush")
    components = game.components.in_play(game.rules(2, preset="second-front"))
    assert set(explained("rush", "nations")) == set(components["nations"])
    values = {"cost", "resources", "firepower", "armour"}
    assert set(explained("rush", "values")) == values
    assert values <= set(next(iter(components["cards"].values())))
    kinds = {card["kind"] for card in components["cards"].values()}
    assert kinds - {"vehicle"} <= set(explained("rush", "cards"))


def test_the_values_of_rush_classes_are_those_of_the_cards() -> None:
    game = games.get("rush")
    cards = game.components.in_play(game.rules(2, preset="second-front"))["cards"].values()
    (part,) = [one for one in load_summary("rush") if one.id == "classes"]
    for line in part.lines:
        values = {
            (card["firepower"], card["armour"]) for card in cards if card.get("class") == line.id
        }
        if len(values) == 1:
            ((firepower, armour),) = values
            assert line.text["en"].startswith(f"Firepower {firepower}, armour {armour}.")


def test_warsaw_explains_every_effect_place_and_marker() -> None:
    assert set(explained("warsaw", "effects")) == {effect.kind for effect in EFFECTS}
    conditions = {warsaw.BATTLE, "more", "fewer"}
    assert set(explained("warsaw", "conditions")) == conditions
    assert set(explained("warsaw", "resources")) == set(RESOURCE_NAMES)
    assert set(warsaw.EFFECTS) <= set(explained("warsaw", "cards"))
    assert {"line1", "line2", *FRONT_NAMES} <= set(explained("warsaw", "places"))
    (effect,) = [
        line
        for part in load_summary("warsaw")
        for line in part.lines
        if line.id == "place_blockade"
    ]
    assert [icon.removeprefix("block-").replace("-", "_") for icon in effect.icons] == list(KINDS)


def test_battlegrounds_explains_every_icon_and_piece() -> None:
    assert explained("battlegrounds", "icons") == list(battlegrounds.ICONS)
    assert set(explained("battlegrounds", "kinds")) == set(battlegrounds.MARKS)
    assert set(battlegrounds.RESERVED) <= set(explained("battlegrounds", "pieces"))
