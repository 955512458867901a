"""Tokens and pairs: how areas get them, and how bonuses are spent."""

from __future__ import annotations

from sztab.core.action import Reason
from sztab.core.event import Log, note
from sztab.core.native import i64, remove, vec
from sztab.core.zones import column, holds, insert
from sztab.games.battlegrounds import events
from sztab.games.battlegrounds.board import NONE
from sztab.games.battlegrounds.cards import KINDS, SPECIAL, is_special, picture_of
from sztab.games.battlegrounds.rules import PAIR_POINTS
from sztab.games.battlegrounds.scoring import score
from sztab.games.battlegrounds.state import Area, BattlegroundsState


def collect_token(s: BattlegroundsState, seat: i64, kind: i64, log: Log | None) -> None:
    """[BG-123] [BG-124] Put a token into an area; the second of a picture makes a pair."""
    area = s.area(seat)
    if not s.rules.pairs_by_hand:
        for single in area.singles:
            if picture_of(single) == picture_of(kind):
                area.singles = remove(area.singles, single)
                form_pair(s, seat, pair_of(single, kind), log)
                return
    area.singles = insert(area.singles, kind)


def pair_of(one: i64, other: i64) -> i64:
    """Return the pair of two tokens with one picture: its number is 16 more per special token."""
    return one if other < SPECIAL else one + SPECIAL


def form_pair(s: BattlegroundsState, seat: i64, pair: i64, log: Log | None) -> None:
    """[BG-125] [BG-126] Score a pair; with a special token its bonus becomes ready."""
    area = s.area(seat)
    if is_special(pair):
        area.ready = insert(area.ready, pair)
    else:
        area.done = insert(area.done, pair)
    note(log, events.PAIRED, seat, -1, s.rules.sides[seat], pair)
    score(s, seat, PAIR_POINTS, log)


def find_ready(s: BattlegroundsState, area: Area, icon: i64) -> i64:
    """[BG-128] Return a ready pair with this icon, or NONE."""
    for pair in area.ready:
        if s.rules.pictures.icon[picture_of(pair)] == icon:
            return pair
    return NONE


def spend(s: BattlegroundsState, area: Area, icon: i64) -> None:
    """[BG-129] Spend a one-shot action: its pair is done."""
    pair = find_ready(s, area, icon)
    area.ready = remove(area.ready, pair)
    area.done = insert(area.done, pair)


def why_not_ready(s: BattlegroundsState, seat: i64, icon: i64) -> Reason | None:
    """[BG-126] [BG-129] [BG-134] Return why there is no ready pair with this icon."""
    if find_ready(s, s.area(seat), icon) != NONE:
        return None
    for card in range(len(s.holders)):
        holder = s.holders[card]
        friend = holder >= 0 and s.rules.sides[holder] == s.rules.sides[s.active]
        if friend and s.count(card, icon) > 0:
            return Reason("BG-134", "pair-stays-on-card")
    for pair in s.area(s.active).done:
        if is_special(pair) and s.rules.pictures.icon[picture_of(pair)] == icon:
            return Reason("BG-129", "pair-used")
    return Reason("BG-126", "no-such-pair")


def count_singles(area: Area, kind: i64) -> i64:
    """Return the number of single tokens of a kind in the area."""
    return len([single for single in area.singles if single == kind])


def has_two(area: Area) -> bool:
    """Return whether two single tokens have the same picture."""
    for single in area.singles:
        other = single - SPECIAL if is_special(single) else single + SPECIAL
        if count_singles(area, single) > 1 or holds(area.singles, other):
            return True
    return False


def known_tokens(s: BattlegroundsState) -> vec[i64]:
    """[BG-247] Return the number of tokens of each kind in known places."""
    counts = column([0] * KINDS)
    for lies in s.ground:
        if lies >= 0:
            counts[lies] += 1
    for kind in s.taken:
        counts[kind] += 1
    for area in s.areas:
        for kind in area.singles:
            counts[kind] += 1
        count_pairs(counts, area.ready)
        count_pairs(counts, area.done)
    count_pairs(counts, s.slots)
    return counts


def count_pairs(counts: vec[i64], pairs: vec[i64]) -> None:
    """Add the two tokens of each pair to the counts."""
    for pair in pairs:
        if pair != NONE:
            stars = pair // SPECIAL
            counts[picture_of(pair)] += 2 - stars
            counts[picture_of(pair) + SPECIAL] += stars


def unknown_tokens(s: BattlegroundsState) -> vec[i64]:
    """Return the number of tokens of each kind that are in no known place."""
    left = known_tokens(s)
    for kind in range(KINDS):
        left[kind] = s.rules.pictures.copies(kind) - left[kind]
    return left
