"""A game is a folder, and nothing but its toggles knows which toggle is on."""

from __future__ import annotations

import ast
import re

from sztab import games
from tests.architecture.source import GAMES, HOMONYMS, MODULES, Module

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


def test_nothing_outside_its_folder_names_a_game() -> None:
    """No identifier, text or comment does: a new game touches no existing file."""
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
    """Toggles have written the rules; the settings are kept for records only."""
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
