"""Checks of saved positions against the rules."""

from __future__ import annotations

from sztab.core.native import i64
from sztab.core.saved import check_flaws, complain, waits
from sztab.games.battlegrounds import setup
from sztab.games.battlegrounds.abilities.extra_tank import DRAWS, KeepCard
from sztab.games.battlegrounds.board import (
    ARTILLERY,
    COLOUR_NAMES,
    COLOURS,
    DUD,
    DUDS,
    FACE_DOWN,
    NONE,
    OFF,
    SQUARE_NAMES,
    SQUARES,
    here,
)
from sztab.games.battlegrounds.cards import DRAWN, KINDS, SLOTS, is_special
from sztab.games.battlegrounds.chance import TurnUp
from sztab.games.battlegrounds.pairs import has_two, known_tokens
from sztab.games.battlegrounds.rules import ARTILLERY_TANKS
from sztab.games.battlegrounds.state import BattlegroundsState


def check(s: BattlegroundsState) -> None:
    """Refuse an impossible position; PositionError names the field."""
    check_board(s)
    check_tokens(s)
    check_setup(s)
    check_pawns(s)
    check_cards(s)
    check_areas(s)
    if s.rules.covered:
        check_family(s)
    check_end(s)
    check_flaws(s)


def check_board(s: BattlegroundsState) -> None:
    """[BG-016] [BG-189] [BG-218] [BG-248] Each variant allows other things on the board."""
    duds: i64 = s.duds
    tanks: i64 = s.supply
    for square in range(SQUARES):
        lies, where = s.ground[square], f"board.{SQUARE_NAMES[square]}"
        if lies == DUD and s.rules.duds == 0:
            complain(where, "no-duds")
        if lies == ARTILLERY and not s.rules.artillery:
            complain(where, "no-artillery")
        if lies == FACE_DOWN and not s.rules.covered:
            complain(where, "tokens-face-up")
        if lies in (DUD, ARTILLERY) and s.pawn_on(square) != NONE:
            complain(where, "no-pawn-there")
        duds += 1 if lies == DUD else 0
        tanks += 1 if lies == ARTILLERY else 0
    if duds > (DUDS if s.rules.duds > 0 else 0):
        complain("duds", "duds-too-many", {"most": s.rules.duds, "found": duds})
    if int(s.letters).bit_count() != int(s.digits).bit_count():
        complain("artillery.digits", "letters-with-digits")
    if tanks > ARTILLERY_TANKS:
        complain("artillery.supply", "artillery-tanks", {"most": ARTILLERY_TANKS})


def check_tokens(s: BattlegroundsState) -> None:
    """[BG-025] [BG-247] There are enough tokens of each kind, and enough for face-down squares."""
    counts = known_tokens(s)
    left = 0
    for kind in range(KINDS):
        copies = s.rules.pictures.copies(kind)
        if counts[kind] > copies:
            name, found = s.rules.pictures.token_name(kind), counts[kind]
            complain("board", "tokens-too-many", {"most": copies, "name": name, "found": found})
        left += copies - int(counts[kind])
    covered = sum([1 for lies in s.ground if lies == FACE_DOWN])
    if covered > left:
        complain("board", "covered-too-many", {"found": covered, "left": left})


def check_setup(s: BattlegroundsState) -> None:
    """[BG-032] [BG-038] [BG-040] Check what set-up needs: a starting player, bases, cards."""
    needed: i64 = 0
    for frame in s.stack:
        if isinstance(frame, setup.DealAll):
            needed += s.rules.players * s.rules.cards_each
        elif isinstance(frame, setup.DealCards):
            needed += frame.left
    if needed > s.deck:
        complain("deck", "deck-too-small", {"needed": needed, "found": s.deck})
    if s.start == NONE and s.stack and not waits(s, setup.DrawFirst):
        complain("start", "nobody-begins")
    for colour in range(COLOURS):
        if is_to_be_placed(s, colour) and s.homes[colour] == OFF:
            complain(f"homes.{COLOUR_NAMES[colour]}", "no-base-to-start")


def is_to_be_placed(s: BattlegroundsState, colour: i64) -> bool:
    """Return whether a pawn will be placed in a base that is already assigned."""
    if s.rules.owners[colour] == NONE or s.rules.artillery or s.start == NONE:
        return False
    placed = [frame.colour for frame in s.stack if isinstance(frame, setup.PlacePawn)]
    return colour in placed or waits(s, setup.SeatPlayers)


def is_set_up(s: BattlegroundsState) -> bool:
    """Return whether all pawns have been placed."""
    return not waits(s, setup.SeatPlayers, setup.ActivateCard, setup.PlacePawn)


def check_pawns(s: BattlegroundsState) -> None:
    """[BG-016] [BG-022] [BG-249] Only players have pawns, each on a square and with a card."""
    for colour in range(COLOURS):
        name = COLOUR_NAMES[colour]
        on_board = s.pawns[colour] != OFF
        plays = s.rules.owners[colour] != NONE and (s.homes[colour] != OFF or s.start == NONE)
        if (on_board or s.drives[colour] != NONE) and not plays and not s.rules.artillery:
            complain(f"pawns.{name}", "colour-absent")
        if on_board and s.homes[colour] == OFF:
            complain(f"homes.{name}", "pawn-without-base")
        if on_board and s.drives[colour] == NONE and not s.rules.covered:
            complain(f"drives.{name}", "pawn-without-card")
        if s.drives[colour] != NONE and not on_board and is_set_up(s):
            complain(f"drives.{name}", "card-without-pawn")
        for other in range(colour):
            if on_board and s.pawns[other] == s.pawns[colour]:
                complain(f"pawns.{name}", "pawns-together")


def check_cards(s: BattlegroundsState) -> None:
    """[BG-096] [BG-132] Only players' cards are damaged or have upgrades."""
    for card in range(len(s.holders)):
        held, name = s.holders[card] >= 0, s.tanks.names[card]
        if s.is_damaged(card) and not held:
            field = "damaged" if s.damaged >> card & 1 else "broken"
            complain(field, "card-of-nobody", {"card": name})
        if s.damaged & s.broken:
            complain("broken", "damaged-and-broken")
        if s.slots[card * SLOTS] != NONE and not held:
            complain(f"upgrades.{name}", "upgraded-of-nobody")
        if held and s.rules.covered:
            complain("reserve", "no-tank-cards")
    drawn = sum([1 for holder in s.holders if holder == DRAWN])
    if drawn > (DRAWS if waits(s, KeepCard) else 0):
        complain("drawn", "two-drawn")


def check_areas(s: BattlegroundsState) -> None:
    """[BG-124] Where pairs form automatically, no two single tokens share a picture."""
    for side in range(len(s.areas)):
        where = f"areas.{s.rules.side_names[side]}"
        if has_two(s.areas[side]) and not s.rules.pairs_by_hand:
            complain(f"{where}.single", "two-are-a-pair")
        for pair in s.areas[side].ready:
            if not is_special(pair):
                complain(f"{where}.ready", "pair-without-bonus")


def check_family(s: BattlegroundsState) -> None:
    """[BG-205] [BG-244] A square is face up, or covered and seen, or neither."""
    listed: list[int] = []
    due = [frame.square for frame in s.stack if isinstance(frame, TurnUp)]
    for field, squares in (("up", s.up), ("turned", s.turned), ("seen", s.seen)):
        for square in squares:
            if square in listed:
                complain(field, "square-twice", here(square))
            listed.append(square)
            if s.ground[square] < 0 and s.ground[square] != FACE_DOWN:
                complain(field, "square-without-token", here(square))
            if s.ground[square] < 0 and square not in due:
                complain(field, "square-unknown-token", here(square))
    for square in range(SQUARES):
        if s.ground[square] >= 0 and square not in listed:
            complain("seen", "square-never-seen", here(square))


def check_end(s: BattlegroundsState) -> None:
    """[BG-253] In a running game nobody has reached the target, and there is no winner."""
    if s.stack and s.winner != NONE:
        complain("winner", "winner-ends")
    for side in range(len(s.areas)):
        reached = s.rules.target > 0 and s.areas[side].points >= s.rules.target
        if s.stack and reached and s.rules.points_at_once:
            complain(f"areas.{s.rules.side_names[side]}", "target-reached")
