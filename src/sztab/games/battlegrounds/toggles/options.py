"""The four variants, and toggles for readings of the rulebook on which tables differ."""

from __future__ import annotations

from typing import Final

from sztab.core.toggle import Condition, Preset, Toggle, switch
from sztab.games.battlegrounds.builder import RulesBuilder


def _variant(builder: RulesBuilder, value: str) -> None:
    if value == "team":
        builder.play_in_teams()
    elif value == "family":
        builder.play_in_family()
    elif value == "solo":
        builder.play_alone()


def _not_in(value: str, **variants: str) -> list[Condition]:
    """Return the conditions that exclude a value from variants, each with its clause."""
    return [Condition([value], "variant", [name], clause) for name, clause in variants.items()]


TOGGLES: Final[list[Toggle]] = [
    Toggle(
        "variant",
        ["battle", "team", "family", "solo"],
        "BG-181",
        "Battle for 2 to 4, two teams of two, Family (a memory game), or Solo against artillery.",
        _variant,
    ),
    Toggle(
        "dealing",
        ["random", "draft"],
        "BG-041",
        "Tank cards are dealt, or laid out and chosen in turn.",
        switch("draft", "draft"),
        excludes=_not_in("draft", family="BG-189", solo="BG-211"),
    ),
    Toggle(
        "picture_set",
        ["16x4", "8x8"],
        "BG-025",
        "16 pictures on 4 tokens each, or 8 pictures on 8 tokens each.",
        switch("merged", "8x8"),
    ),
    Toggle(
        "victory_check",
        ["immediate", "end_of_own_turn"],
        "BG-164",
        "Reaching the target wins at once, or at the end of the player's own turn.",
        switch("points_at_once", "immediate"),
        excludes=_not_in("end_of_own_turn", team="BG-164", family="BG-164", solo="BG-164"),
    ),
    Toggle(
        "respawn_on_dud",
        ["defuse_if_forced", "destroy"],
        "BG-106",
        "A pawn returns onto a dud only if it must and defuses it, or may and is destroyed.",
        switch("dud_destroys_entering", "destroy"),
        excludes=_not_in("destroy", family="BG-189", solo="BG-218"),
    ),
    Toggle(
        "friendly_fire",
        ["false", "true"],
        "BG-091",
        "Whether a team-mate's tank may be shot; no point token changes hands.",
        switch("friends_are_targets", "true"),
        needs=[Condition(["true"], "variant", ["team"], "BG-091")],
    ),
    Toggle(
        "pairing",
        ["automatic", "manual"],
        "BG-123",
        "Pairs form by themselves, or players form them and may wait for a special token.",
        switch("pairs_by_hand", "manual"),
        excludes=_not_in("manual", family="BG-201"),
    ),
    Toggle(
        "direction_reversal",
        ["true", "false"],
        "BG-149",
        "Whether a move with the upgrade Direction may go straight back.",
        switch("may_reverse", "true"),
        excludes=_not_in("false", family="BG-189"),
    ),
    Toggle(
        "reactive_armour",
        ["false", "true"],
        "BG-050",
        "Whether a ready Armour may be laid on a tank at which a shot is fired.",
        switch("armour_reacts", "true"),
        excludes=_not_in("true", family="BG-206"),
    ),
]

PRESETS: Final[list[Preset]] = [
    Preset("battle", "Everybody against everybody, for 2 to 4 players.", {"variant": "battle"}),
    Preset(
        "team",
        "Two against two with a common area, for 4 players.",
        {"variant": "team"},
        by_players={4: {}},
        clause="BG-180",
    ),
    Preset(
        "family",
        "Find pairs among covered tokens, for 2 to 4 players.",
        {"variant": "family"},
        by_players={2: {}, 3: {}, 4: {}},
        clause="BG-207",
    ),
    Preset(
        "solo",
        "One player against the artillery, for a rank of stars.",
        {"variant": "solo"},
        by_players={1: {}},
        clause="BG-209",
    ),
]
