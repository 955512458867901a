"""The alternative rules, for use alone or in any combination [ALT-001]."""

from __future__ import annotations

from typing import Final

from sztab.core.action import Message, RulesError
from sztab.core.toggle import Condition, Toggle, switch
from sztab.core.zones import column
from sztab.games.rush.abilities.recruitment import RecruitmentOrKeep
from sztab.games.rush.aftermath import PAY_ATTACK
from sztab.games.rush.builder import RulesBuilder
from sztab.games.rush.fight import FightAttack
from sztab.games.rush.kept_cards import OFFER_COMPENSATION, OFFER_KEEP
from sztab.games.rush.scoring import MedalSets
from sztab.games.rush.toggles.edits import number
from sztab.games.rush.turn import REVEAL_HAND

SIZES: Final = {"2v2": (2, 2), "2v3": (3, 2), "1v2": (2, 1), "3v3": (3, 3)}
"""[ALT-074] [ALT-075] The larger team is team A and comes first."""

ROUNDS_OF_UNEQUAL_TEAMS: Final = 500
"""Round limit of team games, where a round is only one turn of each team."""


def _hand_reveal(builder: RulesBuilder, value: str) -> None:
    if value == "one-by-one":
        builder.drop_step(REVEAL_HAND)


def _combat(builder: RulesBuilder, value: str) -> None:
    if value == "interactive":
        builder.assault = FightAttack()
        builder.add_step(PAY_ATTACK)


def _weak_hand(builder: RulesBuilder, value: str) -> None:
    if value == "on":
        builder.add_step(OFFER_COMPENSATION)


def _sets(builder: RulesBuilder, value: str) -> None:
    if value == "on":
        builder.sources.append(MedalSets())


def _recruit_keep(builder: RulesBuilder, value: str) -> None:
    if value == "on":
        builder.selection.effects["recruitment"] = RecruitmentOrKeep
        builder.add_step(OFFER_KEEP)


def _teams(builder: RulesBuilder, value: str) -> None:
    if value == "off":
        return
    sizes = SIZES[value]
    if sum(sizes) != builder.players:
        clause = "ALT-075" if value == "3v3" else "ALT-074"
        values = {"value": value, "wanted": str(sum(sizes)), "clause": clause}
        raise RulesError(Message("rush-teams", values | {"players": str(builder.players)}))
    builder.parties = [list(range(team, 2 * sizes[team] + team, 2)) for team in (0, 1)]
    builder.order = column(order_of_turns(builder.parties))
    if sizes[0] != sizes[1]:
        builder.starters = builder.parties[0]
        builder.round_limit = ROUNDS_OF_UNEQUAL_TEAMS


def order_of_turns(teams: list[list[int]]) -> list[int]:
    """[ALT-076] [ALT-077] [ALT-078] Teams alternate; in each team the members take turns."""
    one, two = teams
    turns = len(one) if len(one) == len(two) else len(one) * len(two)
    return [team[n % len(team)] for n in range(turns) for team in (one, two)]


TOGGLES: Final[list[Toggle]] = [
    Toggle(
        name="hand.reveal",
        values=["all", "one-by-one"],
        clause="ALT-018",
        text="The hand is revealed in Phase I, or card by card as it is played.",
        edit=_hand_reveal,
    ),
    Toggle(
        name="combat",
        values=["fixed", "interactive"],
        clause="ALT-024",
        text="Attackers are named in advance, or attack one by one with support from the hand.",
        edit=_combat,
    ),
    Toggle(
        name="weakHand",
        values=["off", "on"],
        clause="ALT-011",
        text="A player who plays no card may keep one or scrap one.",
        edit=_weak_hand,
    ),
    Toggle(
        name="bonus.defended",
        values=["off", "on"],
        clause="ALT-047",
        text="One card more for a player who defends most of their Bases.",
        edit=number("bonus_draw", off=0, on=1),
        needs=[Condition(["on"], "hand.cap", ["5"], "ALT-052")],
    ),
    Toggle(
        name="hand.cap",
        values=["none", "5"],
        clause="ALT-052",
        text="Maximum cards in a hand when a turn begins.",
        edit=number("hand_cap", none=0),
    ),
    Toggle(
        name="scoring.sets",
        values=["off", "on"],
        clause="ALT-054",
        text="Sets of Medals of different nations score.",
        edit=_sets,
    ),
    Toggle(
        name="reshuffle.limit",
        values=["unlimited", "once"],
        clause="ALT-059",
        text="How often in a turn a new Garage is made from the Depot.",
        edit=switch("one_reshuffle", "once"),
    ),
    Toggle(
        name="recruit.keep",
        values=["off", "on"],
        clause="ALT-063",
        text="Recruitment may be used to keep a card for the next turn.",
        edit=_recruit_keep,
        needs=[Condition(["on"], "hand.cap", ["5"], "ALT-052")],
    ),
    Toggle(
        name="teams",
        values=["off", *SIZES],
        clause="ALT-071",
        text="Two teams; seats alternate, and the larger team has P1.",
        edit=_teams,
        needs=[
            Condition([*SIZES], "combat", ["interactive"], "ALT-072"),
            Condition(["3v3"], "players.max", ["6"], "ALT-075"),
        ],
    ),
]
