"""The rules of Battlegrounds while toggles edit them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from sztab.core.action import Message, RulesError
from sztab.core.declare import Declared
from sztab.core.evaluation import Evaluation
from sztab.games.battlegrounds.abilities.effect import Effect
from sztab.games.battlegrounds.board import COLOURS, DUDS, NONE
from sztab.games.battlegrounds.cards import Picture

PLAYERS: Final[dict[str, tuple[int, int, str]]] = {
    "Battle": (2, 4, "BG-163"),
    "Team": (4, 4, "BG-180"),
    "Family": (2, 4, "BG-207"),
    "Solo": (1, 1, "BG-209"),
}
"""The numbers of players of each variant, and the clause that says so."""
TARGETS: Final[dict[int, int]] = {2: 16, 3: 14, 4: 12}
TEAM_TARGET: Final = 20
FAMILY_TARGET: Final = 10
TWO_PLAYERS: Final = 2
TEAM_NAMES: Final = ("A", "B")


class RulesBuilder:
    """The rules of Battle as printed, with our rulings; toggles change numbers and switches."""

    def __init__(
        self,
        players: int,
        declared: Declared,
        effects: Sequence[type[Effect[Any]]],
        evaluation: Evaluation[Any],
    ) -> None:
        self.players = players
        self.declared = declared
        self.house: dict[str, Any] = {}
        """Values set by toggles of house rules, read by their own frames and effects."""
        self.effects = effects
        self.evaluation = evaluation
        self.content: Mapping[str, Any] | None = None
        """The custom component file, if there is one."""
        self.variant = "Battle"
        self.owners = [seat if seat < players else NONE for seat in range(COLOURS)]
        if players == TWO_PLAYERS:
            self.owners = [0, 0, 1, 1]
        self.sides = list(range(players))
        self.side_names = [f"P{seat + 1}" for seat in range(players)]
        self.target = TARGETS.get(players, 0)
        self.cards_each = 4 if players == TWO_PLAYERS else 2
        self.duds = DUDS
        self.draft = False
        self.centre = True
        self.covered = False
        self.artillery = False
        self.merged = False
        self.ordinary = 3
        self.special = 1
        self.points_at_once = True
        self.dud_destroys_entering = False
        self.friends_are_targets = False
        self.pairs_by_hand = False
        self.may_reverse = True
        self.armour_reacts = False

    def play_in_teams(self) -> None:
        """[BG-180] [BG-182] [BG-183] Set the rules of Team.

        The two teams sit alternately and collect together.
        """
        self.variant = "Team"
        self.sides = [seat % len(TEAM_NAMES) for seat in range(self.players)]
        self.side_names = list(TEAM_NAMES)
        self.target = TEAM_TARGET

    def play_in_family(self) -> None:
        """[BG-189] [BG-190] Set the rules of Family: only pawns and covered tokens."""
        self.variant = "Family"
        self.owners = [seat if seat < self.players else NONE for seat in range(COLOURS)]
        self.target = FAMILY_TARGET
        self.cards_each = 0
        self.duds = 0
        self.centre = False
        self.covered = True

    def play_alone(self) -> None:
        """[BG-209] [BG-211] [BG-218] Set the rules of Solo: one player, two tanks, artillery."""
        self.variant = "Solo"
        self.owners = [0] * COLOURS
        self.target = 0
        self.cards_each = 2
        self.duds = 0
        self.centre = False
        self.artillery = True

    def check(self) -> None:
        """Refuse a number of players that the variant does not allow."""
        least, most, clause = PLAYERS[self.variant]
        if least <= self.players <= most:
            return
        key = "players-between"
        if least == most:
            key = "players-one" if most == 1 else "players-exactly"
        numbers = {"least": str(least), "most": str(most), "players": str(self.players)}
        raise RulesError(Message(key, numbers | {"game": self.variant, "clause": clause}))

    def choose_pictures(self, pictures: list[Picture]) -> list[Picture]:
        """[BG-025] [BG-026] Return the pictures in play: 16, or 8 on twice as many tokens.

        Two pictures whose special tokens have different icons cannot be merged.
        """
        if not self.merged:
            return pictures
        icons = {picture.id: picture.icon for picture in pictures}
        for picture in pictures:
            if picture.icon != icons[picture.merged]:
                said = {"one": picture.id, "other": picture.merged}
                raise RulesError(Message("merged-icons", said))
        self.ordinary, self.special = 2 * self.ordinary, 2 * self.special
        return [picture for picture in pictures if picture.merged == picture.id]
