"""A class name has one meaning in the whole package."""

from __future__ import annotations

import ast
from collections import defaultdict

from tests.architecture.source import MODULES, Module

ROLES = {
    "Card": "a card as the engine of a game reads it",
    "Cards": "the cards that a table is played with",
    "Decision": "the base class of a game's frames that a seat answers",
    "DrawCards": "the frame that draws cards by chance",
    "Effect": "the base class of a game's abilities",
    "EndTurn": "the frame that ends a turn",
    "Hidden": "what a view does not show",
    "RulesBuilder": "the builder that toggles edit",
    "ViewReading": "reads a view from data",
}
"""Roles that every game may fill with a class of the same name, and what they are."""


def shared_names(modules: list[Module]) -> dict[str, list[str]]:
    """Return the public classes of several modules that have the same name."""
    places: dict[str, list[str]] = defaultdict(list)
    for module in modules:
        for node in module.tree.body:
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                places[node.name].append(str(module))
    return {name: found for name, found in places.items() if len(found) > 1}


def test_a_class_name_has_one_meaning() -> None:
    shared = shared_names(MODULES)
    assert {name: found for name, found in shared.items() if name not in ROLES} == {}


def test_roles_are_shared_by_games_only() -> None:
    shared = shared_names(MODULES)
    assert set(ROLES) == set(ROLES) & set(shared), "a role that is not shared needs no exception"
    for name in ROLES:
        assert all(found.startswith("sztab/games/") for found in shared[name]), name
        assert len({found.split("/")[2] for found in shared[name]}) == len(shared[name]), name


def test_a_planted_namesake_is_found() -> None:
    store = next(one for one in MODULES if str(one) == "sztab/server/store/store.py")
    assert shared_names([store, store])["Store"] == [str(store)] * 2
