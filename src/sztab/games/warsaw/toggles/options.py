"""Toggles for readings of the rulebook on which tables differ; the first value is our ruling."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from sztab.core.toggle import Preset, Toggle
from sztab.games.warsaw.builder import RulesBuilder


def _switch(
    name: str, clause: str, attribute: str, values: Mapping[str, int | bool], text: str
) -> Toggle:
    """Return a toggle whose values set an attribute of the builder."""

    def edit(builder: RulesBuilder, value: str) -> None:
        setattr(builder, attribute, values[value])

    return Toggle(name, list(values), clause, text, edit)


def _supply_values(builder: RulesBuilder, value: str) -> None:
    if value != "standard":
        more, less = value.split("-")
        builder.supply = [int(more), int(less)]


TOGGLES: Final[list[Toggle]] = [
    _switch(
        "die",
        "WAR-005",
        "die",
        {"d3": 3, "d6_blank": 6},
        "The die of stage 1 shows 1 to 3, or it is an ordinary one whose 4, 5 and 6 are blank.",
    ),
    _switch(
        "funds_tie",
        "WAR-064",
        "draw_after_tie",
        {"base_hand": True, "no_draw": False},
        "After a tie on Funds hands are filled as in round 1, or nobody draws.",
    ),
    Toggle(
        "supply_values",
        ["standard", "4-2", "3-1"],
        "WAR-086",
        "Supply actions of the two edges; standard is 3-1 for two players, 4-2 for more.",
        _supply_values,
    ),
    _switch(
        "blockade_side",
        "WAR-149",
        "markers_on_both_sides",
        {"colour_bound": False, "free": True},
        "A Blockade marker lies on the side of its enemy only, or on either side.",
    ),
    _switch(
        "block_2lf_scope",
        "WAR-163",
        "blocked_line_holds",
        {"between_fronts": False, "all_moves": True},
        "A marker on the second line forbids steps between fronts, or every step from it.",
    ),
    _switch(
        "allow_retreat",
        "WAR-100",
        "retreat",
        {"false": False, "true": True},
        "Whether a unit may step from the first line back to the second.",
    ),
    _switch(
        "same_unit_twice",
        "WAR-103",
        "step_again",
        {"true": True, "false": False},
        "Whether one unit may take several steps of one effect.",
    ),
    _switch(
        "ally_hands",
        "WAR-024",
        "allies_see_hands",
        {"shared": True, "private": False},
        "Whether allies see each other's hands.",
    ),
    _switch(
        "early_battle_orders",
        "WAR-202",
        "orders_in_early_battle",
        {"true": True, "false": False},
        "Whether battle effects of Orders work in a battle that a commander starts.",
    ),
    _switch(
        "orders_per_field",
        "WAR-141",
        "orders_share_field",
        {"1": False, "unlimited": True},
        "How many Orders an Order field holds.",
    ),
]

PRESETS: Final[list[Preset]] = [Preset("standard", "The game as printed, with our rulings.", {})]
