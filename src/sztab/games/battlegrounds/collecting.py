"""Tokens and pairs: how they come into an area, and how a bonus is used."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sztab.core.event import Log
from sztab.core.native import i64, remove, vec
from sztab.core.zones import column, holds, insert
from sztab.games.battlegrounds import events
from sztab.games.battlegrounds.board import NONE
from sztab.games.battlegrounds.cards import KINDS, SLOTS, SPECIAL, is_special, picture_of
from sztab.games.battlegrounds.rules import PAIR_POINTS

if TYPE_CHECKING:
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
    """Return the pair of two tokens with one picture: 16 more for each special one."""
    return one if other < SPECIAL else one + SPECIAL


def form_pair(s: BattlegroundsState, seat: i64, pair: i64, log: Log | None) -> None:
    """[BG-125] [BG-126] A pair scores; with a special token it has a bonus to be used."""
    area = s.area(seat)
    if is_special(pair):
        area.ready = insert(area.ready, pair)
    else:
        area.done = insert(area.done, pair)
    if log is not None:
        log.add(events.PAIRED, seat, -1, s.rules.sides[seat], pair)
    score(s, seat, PAIR_POINTS, log)


def score(s: BattlegroundsState, seat: i64, points: i64, log: Log | None) -> None:
    """[BG-164] [BG-183] [BG-207] Give points to a side; the target may end the game at once."""
    area = s.area(seat)
    area.points += points
    s.quiet = -1
    target = s.rules.target
    if target > 0 and area.points >= target and s.rules.points_at_once:
        s.finish(s.rules.sides[seat], log)


def find_ready(s: BattlegroundsState, area: Area, icon: i64) -> i64:
    """[BG-128] Return a pair whose bonus is still to be used, or NONE."""
    for pair in area.ready:
        if s.rules.pictures.icon[picture_of(pair)] == icon:
            return pair
    return NONE


def spend(s: BattlegroundsState, area: Area, icon: i64) -> None:
    """[BG-129] Use up a one-shot action: its pair goes to those that are done."""
    pair = find_ready(s, area, icon)
    area.ready = remove(area.ready, pair)
    area.done = insert(area.done, pair)


def fit(s: BattlegroundsState, area: Area, icon: i64, card: i64) -> None:
    """[BG-130] [BG-132] Lay a ready pair on a card with a free slot."""
    pair = find_ready(s, area, icon)
    area.ready = remove(area.ready, pair)
    at = card * SLOTS
    if s.slots[at] != NONE:
        at += 1
    s.slots[at] = pair


def can_pair(area: Area, pair: i64) -> bool:
    """[BG-122] Return whether the two tokens of a pair lie single in the area."""
    picture = picture_of(pair)
    ordinary = count_singles(area, picture)
    special = count_singles(area, picture + SPECIAL)
    stars = pair // SPECIAL
    return ordinary >= 2 - stars and special >= stars


def count_singles(area: Area, kind: i64) -> i64:
    """Return how many single tokens of a kind lie in the area."""
    found: i64 = 0
    for single in area.singles:
        if single == kind:
            found += 1
    return found


def pair_singles(area: Area, pair: i64) -> None:
    """Take the two tokens of a pair from the single ones."""
    picture = picture_of(pair)
    stars = pair // SPECIAL
    for number in range(2):
        kind = picture + SPECIAL if number < stars else picture
        area.singles = remove(area.singles, kind)


def possible_pairs(area: Area) -> list[int]:
    """[BG-123] List the pairs that the single tokens of an area can form."""
    found: list[int] = []
    for single in area.singles:
        picture = picture_of(single)
        for stars in range(3):
            pair = picture + SPECIAL * stars
            if pair not in found and can_pair(area, pair):
                found.append(pair)
    return sorted(found)


def has_two(area: Area) -> bool:
    """Return whether some picture lies twice among the single tokens."""
    for single in area.singles:
        other = single - SPECIAL if is_special(single) else single + SPECIAL
        if count_singles(area, single) > 1 or holds(area.singles, other):
            return True
    return False


def known_tokens(s: BattlegroundsState) -> vec[i64]:
    """[BG-247] Return how many tokens of each kind lie in known places."""
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
    """Count the two tokens of each pair."""
    for pair in pairs:
        if pair != NONE:
            stars = pair // SPECIAL
            counts[picture_of(pair)] += 2 - stars
            counts[picture_of(pair) + SPECIAL] += stars
