"""Readings of the rulebook on which tables differ; the first value of each is our ruling."""

from __future__ import annotations

from typing import Final

from sztab.core.toggle import Preset, Toggle
from sztab.games.warsaw.builder import RulesBuilder


def _die(builder: RulesBuilder, value: str) -> None:
    builder.die = 6 if value == "d6_blank" else 3


def _funds_tie(builder: RulesBuilder, value: str) -> None:
    builder.draw_after_tie = value == "base_hand"


def _supply_values(builder: RulesBuilder, value: str) -> None:
    if value != "standard":
        more, less = value.split("-")
        builder.supply = [int(more), int(less)]


def _blockade_side(builder: RulesBuilder, value: str) -> None:
    builder.markers_on_both_sides = value == "free"


def _block_2lf_scope(builder: RulesBuilder, value: str) -> None:
    builder.blocked_line_holds = value == "all_moves"


def _allow_retreat(builder: RulesBuilder, value: str) -> None:
    builder.retreat = value == "true"


def _same_unit_twice(builder: RulesBuilder, value: str) -> None:
    builder.step_again = value == "true"


def _ally_hands(builder: RulesBuilder, value: str) -> None:
    builder.allies_see_hands = value == "shared"


def _early_battle_orders(builder: RulesBuilder, value: str) -> None:
    builder.orders_in_early_battle = value == "true"


def _orders_per_field(builder: RulesBuilder, value: str) -> None:
    builder.orders_share_field = value == "unlimited"


TOGGLES: Final[list[Toggle]] = [
    Toggle(
        "die", ["d3", "d6_blank"], "WAR-005",
        "The die of stage 1 shows 1 to 3, or it is an ordinary one whose 4, 5 and 6 are blank.",
        _die,
    ),
    Toggle(
        "funds_tie", ["base_hand", "no_draw"], "WAR-064",
        "After a tie on Funds hands are filled as in round 1, or nobody draws.",
        _funds_tie,
    ),
    Toggle(
        "supply_values", ["standard", "4-2", "3-1"], "WAR-086",
        "Supply actions of the two edges; standard is 3-1 for two players, 4-2 for more.",
        _supply_values,
    ),
    Toggle(
        "blockade_side", ["colour_bound", "free"], "WAR-149",
        "A Blockade marker lies on the side of its enemy only, or on either side.",
        _blockade_side,
    ),
    Toggle(
        "block_2lf_scope", ["between_fronts", "all_moves"], "WAR-163",
        "A marker on the second line forbids steps between fronts, or every step from it.",
        _block_2lf_scope,
    ),
    Toggle(
        "allow_retreat", ["false", "true"], "WAR-100",
        "Whether a unit may step from the first line back to the second.",
        _allow_retreat,
    ),
    Toggle(
        "same_unit_twice", ["true", "false"], "WAR-103",
        "Whether one unit may take several steps of one effect.",
        _same_unit_twice,
    ),
    Toggle(
        "ally_hands", ["shared", "private"], "WAR-024",
        "Whether allies see each other's hands.",
        _ally_hands,
    ),
    Toggle(
        "early_battle_orders", ["true", "false"], "WAR-202",
        "Whether battle effects of Orders work in a battle that a commander starts.",
        _early_battle_orders,
    ),
    Toggle(
        "orders_per_field", ["1", "unlimited"], "WAR-141",
        "How many Orders an Order field holds.",
        _orders_per_field,
    ),
]  # fmt: skip

PRESETS: Final[list[Preset]] = [Preset("standard", "The game as printed, with our rulings.", {})]
