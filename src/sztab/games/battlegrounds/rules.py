"""The frozen rules of one game: numbers, switches, tank cards and pictures."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from sztab.core.action import Action
from sztab.core.evaluation import Evaluation
from sztab.core.native import i64, vec
from sztab.core.toggle import Rules
from sztab.core.zones import column
from sztab.games.battlegrounds.abilities.effect import ACTION, Effect
from sztab.games.battlegrounds.actions import kind_of
from sztab.games.battlegrounds.board import COLOURS, NONE
from sztab.games.battlegrounds.builder import RulesBuilder
from sztab.games.battlegrounds.cards import Picture, Pictures, Tank, Tanks

PAIR_POINTS: Final = 2
"""[BG-125]"""
STACK: Final[list[int]] = [3, 2, 1]
"""The point tokens of a colour from top to bottom [BG-036]."""
STACK_SIZE: Final = 3
ROUNDS: Final = 200
"""The round after which a game ends [BG-166]."""
QUIET_ROUNDS: Final = 5
"""Rounds without a point that end a game in which no token is left [BG-165]."""
ARTILLERY_TANKS: Final = 12
ARTILLERY_GOAL: Final = 20
RANKS: Final[list[int]] = [16, 18, 20, 22, 24, 26]
"""Points for one to six stars [BG-242]."""


# The holder of a point token, if not a seat.
IN_STACK: Final = -1
OUT: Final = -2


class BattlegroundsRules(Rules):
    """The rules as the engine reads them. Toggles set them through the builder."""

    def __init__(
        self,
        builder: RulesBuilder,
        settings: Mapping[str, str],
        tanks: list[Tank],
        pictures: list[Picture],
        digest: str,
    ) -> None:
        builder.check()
        super().__init__(
            "battlegrounds", builder.declared, builder.players, settings, digest, builder.content
        )
        self.evaluation: Evaluation[Any] = builder.evaluation
        self.tanks = Tanks(tanks)
        shown = builder.choose_pictures(pictures)
        self.pictures = Pictures(shown, builder.ordinary, builder.special)
        self._read_effects(builder)
        self.owners: vec[i64] = column(builder.owners)
        """The seat of each colour, or NONE."""
        self.sides: vec[i64] = column(builder.sides)
        """The area in which each seat collects [BG-182]."""
        self.side_names: list[str] = builder.side_names
        self.target: i64 = builder.target
        """Points that win at once [BG-163] [BG-183] [BG-207]; 0 if there is no target."""
        self.cards_each: i64 = builder.cards_each
        """Tank cards per player; 0 if there are none [BG-032] [BG-189]."""
        self.duds: i64 = builder.duds
        self.draft: bool = builder.draft
        self.centre: bool = builder.centre
        """Whether special tokens are laid in the centre zone [BG-028]."""
        self.covered: bool = builder.covered
        """Whether tokens lie face down and must be found [BG-190]."""
        self.artillery: bool = builder.artillery
        """Whether the artillery is the enemy, and tanks are lost for good [BG-225]."""
        self.points_at_once: bool = builder.points_at_once
        """Whether the target wins at once, or at the end of the player's own turn [BG-164]."""
        self.dud_destroys_entering: bool = builder.dud_destroys_entering
        """Whether a pawn may return onto a dud, which destroys it [BG-106]."""
        self.friends_are_targets: bool = builder.friends_are_targets
        """Whether a team-mate's tank may be shot [BG-091]."""
        self.pairs_by_hand: bool = builder.pairs_by_hand
        """Whether players form pairs themselves [BG-123]."""
        self.may_reverse: bool = builder.may_reverse
        """Whether a turning move may go straight back [BG-149]."""
        self.armour_reacts: bool = builder.armour_reacts
        """Whether Armour may be laid when a shot falls [BG-050]."""

    def _read_effects(self, builder: RulesBuilder) -> None:
        """Index the effects by icon, and by the verb of their additional action."""
        self.effects: list[Effect[Any]] = []
        """The effect of each icon."""
        self.upgrades: list[str] = []
        """The names of icons that are laid on cards; empty for others."""
        self.value_ready: list[float] = []
        self.value_fitted: list[float] = []
        self.urgency: list[float] = [0.0 for _ in builder.declared.verbs]
        self._additional: list[Effect[Any] | None] = [None for _ in builder.declared.verbs]
        for effect in builder.effects:
            used = effect()
            if effect.kind:
                self.effects.append(used)
                self.upgrades.append("" if effect.mark == ACTION else effect.kind)
                self.value_ready.append(effect.value_ready)
                self.value_fitted.append(effect.value_fitted)
            if effect.verb is not None:
                self._additional[effect.verb.code] = used
                self.urgency[effect.verb.code] = effect.urgency

    def additional_of(self, action: Action) -> Effect[Any] | None:
        """[BG-049] Return the effect that carries out an additional action, or None."""
        return self._additional[kind_of(action)]

    def is_friend(self, one: i64, other: i64) -> bool:
        """Return whether two colours belong to one side."""
        a, b = self.owners[one], self.owners[other]
        return NONE not in (a, b) and self.sides[a] == self.sides[b]

    def has_stack(self, colour: int) -> bool:
        """[BG-035] [BG-189] [BG-215] Return whether a colour has point tokens to lose."""
        return self.owners[colour] != NONE and not self.artillery and not self.covered

    def full_stacks(self) -> vec[i64]:
        """[BG-036] Return the point tokens of all colours; unused colours have none."""
        owned = [self.has_stack(colour) for colour in range(COLOURS)]
        return column([IN_STACK if one else OUT for one in owned for _ in STACK])

    def colours_of(self, seat: int) -> list[int]:
        """List the colours of a seat."""
        return [colour for colour in range(COLOURS) if self.owners[colour] == seat]
