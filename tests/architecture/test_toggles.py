"""Engine code never looks up a toggle by name: toggles edit the rules, and the engine reads these.

The engine of a game is its folder without the toggles, the module that assembles the game, and the
readers of card files: their messages name toggles, as in "it needs cards.britain = on".
"""

from __future__ import annotations

import re

import pytest

from sztab import games
from tests.architecture.source import GAMES, HOMONYMS, MODULES, Module

OUTSIDE_THE_ENGINE = ("toggles", "content")
FACADE = "game.py"
ALLOWED = {
    "builder.py": ["players.max"],  # in the sentence that refuses a sixth player
}


def engine(name: str) -> list[Module]:
    """Return the modules of the engine of a game."""
    return [
        module
        for module in MODULES
        if module.game == name
        and module.path.name != FACADE
        and not any(part in module.parts for part in OUTSIDE_THE_ENGINE)
    ]


def names_of(name: str) -> list[str]:
    """Return the names of the toggles and presets of a game, unless they have another meaning."""
    game = games.get(name)
    names = [toggle.name for toggle in game.toggles()] + [preset.name for preset in game.presets()]
    return [one for one in names if one not in HOMONYMS.get(name, ())]


def is_plain_word(name: str) -> bool:
    """Return whether a name is also a common word, such as `combat` or `teams`."""
    return name.isalpha() and name.islower()


@pytest.mark.parametrize("name", GAMES)
def test_there_is_an_engine_and_there_are_names(name: str) -> None:
    places = {module.path.name for module in engine(name)}
    assert {"state.py", "rules.py", "builder.py"} <= places
    assert any("Frame[" in module.text for module in engine(name))
    assert len([one for one in names_of(name) if not is_plain_word(one)]) > len(names_of(name)) / 2


@pytest.mark.parametrize("name", GAMES)
def test_the_engine_names_no_toggle_and_no_preset(name: str) -> None:
    """Neither in code nor in text nor in comments."""
    names = [re.escape(one) for one in names_of(name) if not is_plain_word(one)]
    named = re.compile(rf"(?<![\w.-])({'|'.join(names)})(?![\w-])")
    faults = [
        f"{module}:{number}: {line.strip()}"
        for module in engine(name)
        for number, line in enumerate(module.text.splitlines(), 1)
        if set(named.findall(line)) - set(ALLOWED.get(module.path.name, []))
    ]
    assert not faults


@pytest.mark.parametrize("name", GAMES)
def test_no_string_of_the_engine_is_a_toggle_or_a_preset(name: str) -> None:
    words = set(names_of(name))
    faults = [
        f"{module}:{node.lineno}: {node.value!r}"
        for module in engine(name)
        for node in module.strings()
        if node.value in words
    ]
    assert not faults


@pytest.mark.parametrize("name", GAMES)
def test_the_engine_never_reads_settings(name: str) -> None:
    """They are passed on to the frozen rules, for records."""
    reading = re.compile(r"settings\s*\[|settings\.(get|items|keys|values)\b|\.settings\b")
    faults = [
        f"{module}:{number}: {line.strip()}"
        for module in engine(name)
        for number, line in enumerate(module.text.splitlines(), 1)
        if reading.search(line)
    ]
    assert not faults


@pytest.mark.parametrize("name", GAMES)
def test_the_engine_imports_no_toggle(name: str) -> None:
    place = f"sztab.games.{name}.toggles"
    faults = [
        f"{module} imports {imported}"
        for module in engine(name)
        for imported in module.imports()
        if imported.startswith(place)
    ]
    assert not faults
