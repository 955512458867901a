"""What comes first, and why a square, card, pair or pawn has to wait for it."""

from __future__ import annotations

from typing import Any, Final

from sztab.core.action import Reason, Values
from sztab.core.native import i64
from sztab.core.state import Frame
from sztab.games.battlegrounds import actions
from sztab.games.battlegrounds.acting import Act, Drive, Shoot
from sztab.games.battlegrounds.additional import (
    KeepCard,
    no_bonus,
    why_not_fit,
)
from sztab.games.battlegrounds.board import COLOUR_NAMES, NONE, OFF, SQUARE_NAMES
from sztab.games.battlegrounds.cards import ICON_NAMES, UPGRADES
from sztab.games.battlegrounds.collecting import find_ready
from sztab.games.battlegrounds.family import CollectPair
from sztab.games.battlegrounds.reacting import React
from sztab.games.battlegrounds.setup import ActivateCard, PlacePawn, TakeCard
from sztab.games.battlegrounds.state import BattlegroundsState
from sztab.games.battlegrounds.turns import Enter

EXTRA_ACTIONS: Final = (actions.EXTRA_TURN, actions.EXTRA_TANK)
"""The one-shot actions, by their icons."""


def why_wait(s: BattlegroundsState, seat: int) -> Reason:
    """Return whose decision it is, to somebody who points out of turn."""
    who: Values = {"seat": f"P{seat + 1}"}
    frame = s.stack[-1]
    if isinstance(frame, React):
        return Reason("BG-050", "It is up to {seat} to use Armour against the shot, or not.", who)
    if isinstance(frame, TakeCard):
        return Reason("BG-043", "It is up to {seat} to take a card.", who)
    if isinstance(frame, ActivateCard):
        return Reason("BG-033", "It is up to {seat} to choose a card for the pawn.", who)
    if isinstance(frame, PlacePawn):
        clause = "BG-192" if s.rules.covered else "BG-037"
        return Reason(clause, "It is up to {seat} to place a pawn.", who)
    return Reason("BG-045", "It is the turn of {seat}.", who)


def title_of(s: BattlegroundsState, card: i64) -> Values:
    """Return the name of a card, for a sentence."""
    return {"card": s.tanks.titles[card]}


def why_not_start(s: BattlegroundsState, frame: PlacePawn, square: i64) -> Reason | None:
    """[BG-037] [BG-192] [BG-212] Return why a pawn does not start on a square."""
    reason = s.why_not(actions.make_place(frame.colour, square))
    if reason is None:
        return None
    values: Values = {"square": SQUARE_NAMES[square], "colour": COLOUR_NAMES[frame.colour]}
    if "squares" not in reason.values:
        text = "{square} is no start for the {colour} pawn: the two start in different bases."
        return Reason(reason.clause, text, values)
    values["squares"] = reason.values["squares"]
    text = "{square} is not in the base of the {colour} pawn: {squares}."
    return Reason(reason.clause, text, values)


def why_square_waits(frame: Frame[Any], square: i64) -> Reason:
    """Return what comes before anything can be done on a square."""
    here: Values = {"square": SQUARE_NAMES[square]}
    if isinstance(frame, ActivateCard | TakeCard):
        text = "{square} has to wait: tank cards are chosen first."
        return Reason("BG-033", text, here)
    if isinstance(frame, KeepCard):
        text = "{square} has to wait: first keep one of the cards that you drew."
        return Reason("BG-142", text, here)
    if isinstance(frame, React):
        text = "{square} has to wait: your tank is shot at. Use Armour, or do not."
        return Reason("BG-050", text, here)
    if isinstance(frame, CollectPair):
        text = "None of the equal tokens to choose from lies on {square}."
        return Reason("BG-202", text, here)
    text = "{square} has to wait for your next turn: your main action is done."
    return Reason("BG-047", text, here)


def why_card_waits(s: BattlegroundsState, frame: Frame[Any], card: i64) -> Reason:
    """Return what comes before anything can be done with a tank card."""
    here = title_of(s, card)
    if s.holders[card] != s.to_move():
        return Reason("BG-119", "{card} is not in your area.", here)
    if isinstance(frame, PlacePawn):
        text = "{card} has to wait: first place the pawn."
        return Reason("BG-037", text, here)
    if isinstance(frame, React):
        text = "{card} has to wait: your tank is shot at. Use Armour, or do not."
        return Reason("BG-050", text, here)
    if isinstance(frame, Shoot | Drive):
        text = "{card} has to wait: a change of tank takes the place of move and shot."
        return Reason("BG-118", text, here)
    text = "{card} has to wait for your next turn: your main action is done."
    return Reason("BG-047", text, here)


def why_not_belonging(s: BattlegroundsState, kind: str, name: str) -> Reason | None:
    """Return what is against a pair, a single token or a pawn of their own."""
    if kind == "pair":
        return _why_not_pair(s, name)
    if kind == "pawn":
        return _why_not_pawn(s, name)
    text = "A single token does nothing yet: it takes two of one picture to make a pair."
    return Reason("BG-122", text)


def _why_not_pair(s: BattlegroundsState, name: str) -> Reason | None:
    """[BG-050] [BG-126] Return why the bonus of a pair cannot be used now."""
    if s.rules.covered:
        return Reason("BG-206", "In Family the icons have no effect.")
    if name not in ICON_NAMES:
        text = "A pair without an icon gives no bonus; it counts its points."
        return Reason("BG-126", text)
    icon = ICON_NAMES.index(name)
    frame = s.stack[-1]
    if isinstance(frame, React):
        text = "Against a shot only Armour helps."
        return Reason("BG-050", text)
    if find_ready(s, s.area(s.to_move()), icon) == NONE:
        return no_bonus(s, icon)
    if isinstance(frame, KeepCard):
        text = "The bonus has to wait: first keep one of the cards that you drew."
        return Reason("BG-142", text)
    if isinstance(frame, Enter):
        return Reason("BG-050", "Before a pawn returns only Extra tank can be used.")
    return _why_not_upgrade(s, icon)


def _why_not_upgrade(s: BattlegroundsState, icon: i64) -> Reason | None:
    """[BG-131] [BG-132] [BG-139] Return why no card takes the upgrade, or why not the action."""
    if icon < UPGRADES:
        return s.why_not(EXTRA_ACTIONS[icon].of())
    reason: Reason | None = None
    for card in s.drives:
        if card >= 0 and s.holders[card] == s.to_move():
            reason = why_not_fit(s, icon, card)
            if reason is None:
                return None
    return reason


def _why_not_pawn(s: BattlegroundsState, name: str) -> Reason | None:
    """[BG-046] Return why a pawn is not chosen."""
    if name not in COLOUR_NAMES:
        return None
    colour = COLOUR_NAMES.index(name)
    values: Values = {"colour": name}
    if s.pawns[colour] == OFF:
        text = "The {colour} pawn is off the board: it returns at the start of a turn."
        return Reason("BG-046", text, values)
    values["square"] = SQUARE_NAMES[s.pawns[colour]]
    text = "The {colour} pawn stands on {square}: point at the square where it is to go."
    return Reason("BG-055" if isinstance(s.stack[-1], Act) else "BG-046", text, values)
