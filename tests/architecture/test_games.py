"""A game is a folder, and only its toggles know which toggles are on."""

from __future__ import annotations

import ast
import re

import pytest

from sztab import games
from tests.architecture.source import GAMES, HOMONYMS, MODULES, Module

PARTS = {
    "advice/advisor.py",
    "codec.py",
    "content/components.py",
    "game.py",
    "setup.py",
    "statistics.py",
}
"""The modules of every game with the parts that `sztab.core.game` needs."""
TOGGLES = {name: [toggle.name for toggle in games.get(name).toggles()] for name in GAMES}


def is_toggle_module(module: Module) -> bool:
    return bool(module.game) and "toggles" in module.parts


def test_there_is_something_to_look_at() -> None:
    assert GAMES
    assert all(TOGGLES.values())
    assert {module.game for module in MODULES if is_toggle_module(module)} == set(GAMES)


def test_every_folder_with_a_game_is_found_by_name() -> None:
    assert set(GAMES) <= set(games.names())
    assert [games.get(name).name for name in GAMES] == GAMES


@pytest.mark.parametrize("game", GAMES)
def test_the_parts_of_every_game_are_in_the_same_places(game: str) -> None:
    assert {f"sztab/games/{game}/{part}" for part in PARTS} <= {one.place for one in MODULES}


@pytest.mark.parametrize("game", GAMES)
def test_a_module_of_a_game_only_puts_it_together(game: str) -> None:
    """Everything else belongs to its parts and to set-up."""
    [module] = [one for one in MODULES if one.place == f"sztab/games/{game}/game.py"]
    assert not [node.name for node in module.tree.body if isinstance(node, ast.FunctionDef)]


def test_no_part_of_a_game_asserts_types() -> None:
    """`core/game.py` is generic: overrides name the types of their game."""
    faults = [
        f"{module}:{node.lineno}"
        for module in MODULES
        for node in ast.walk(module.tree)
        if (not module.game or module.place.split("/", 3)[3] in PARTS)
        and isinstance(node, ast.Assert)
        and ast.unparse(node.test).startswith("isinstance")
    ]
    assert not faults


def test_nothing_outside_its_folder_names_a_game() -> None:
    """No identifier, text or comment names a game, so a new game changes no existing file."""
    named = re.compile(rf"(?<![A-Za-z])({'|'.join(GAMES)})(?![A-Za-z])", re.IGNORECASE)
    faults = [
        f"{module}:{number}: {line}"
        for module in MODULES
        for number, line in enumerate(module.text.splitlines(), 1)
        if not module.game and named.search(line)
    ]
    assert not faults


def test_toggles_are_named_only_among_toggles() -> None:
    names = {
        name
        for game, toggles in TOGGLES.items()
        for name in toggles
        if name not in HOMONYMS.get(game, ())
    }
    faults = [
        f"{module}:{node.lineno}: {node.value!r}"
        for module in MODULES
        for node in module.strings()
        if not is_toggle_module(module)
        and (node.value in names or str(node.value).startswith("opt."))
    ]
    assert not faults


def test_no_part_of_a_game_reads_the_settings() -> None:
    """Toggles have edited the rules; the settings are kept for records only."""
    faults = [
        f"{module}:{node.lineno}: {ast.unparse(node)}"
        for module in MODULES
        for node in ast.walk(module.tree)
        if module.game and isinstance(node, ast.expr) and _reads_settings(node)
    ]
    assert not faults


def _reads_settings(node: ast.expr) -> bool:
    if isinstance(node, ast.Attribute) and node.attr == "settings":
        return isinstance(node.ctx, ast.Load)
    inside: ast.expr | None = None
    if isinstance(node, ast.Subscript | ast.Attribute):
        inside = node.value
    elif isinstance(node, ast.Compare):
        inside = node.comparators[-1]
    return isinstance(inside, ast.Name) and inside.id == "settings"
