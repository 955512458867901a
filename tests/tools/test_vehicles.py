"""The pictures of Rush are up to date with their recipes."""

from __future__ import annotations

import re

from tools.vehicles import art
from tools.vehicles.recipes import load, vehicles
from tools.vehicles.svg import compact

LARGEST = 560_000
"""Maximum bytes of all pictures together, in the repository."""


def test_every_vehicle_has_a_recipe_and_every_recipe_a_vehicle() -> None:
    assert art.missing() == []
    assert set(load()) == set(vehicles())


def test_the_files_are_up_to_date_with_the_recipes() -> None:
    assert art.differences() == []


def test_pictures_use_the_tones_of_the_page_and_nothing_else() -> None:
    for path, text in art.pictures().items():
        colours = set(re.findall(r'(?:fill|stroke)="([^"]+)"', text)) - {"none"}
        assert all(colour.startswith("var(--") for colour in colours), path.name
        assert not re.search(r"<(style|script|filter|text|image)|\sid=|\sstyle=", text), path.name


def test_the_pictures_stay_small() -> None:
    assert sum(len(text) for text in art.pictures().values()) < LARGEST


def test_path_data_becomes_relative_and_short() -> None:
    assert compact("M10 10L20 10L20 30ZM5 5h0") == "M10 10h10v20zm-5-5h0"
    assert compact("M0 0A4 4 0 0 1 10.5 .5") == "M0 0a4 4 0 0 1 10.5.5"
