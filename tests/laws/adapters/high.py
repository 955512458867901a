"""High Card, the toy game of `tests/toy`."""

from __future__ import annotations

from collections import Counter
from copy import deepcopy
from typing import TYPE_CHECKING, Final

from tests.laws.adapters import Adapter, Dump
from tests.toy.game import CARDS, CLAUSES, DECLARED

if TYPE_CHECKING:
    from collections.abc import Mapping

    from sztab.core.rng import Rng
    from sztab.core.toggle import Rules


class HighAdapter(Adapter):
    """Reads saved positions of High Card."""

    game = "high"
    plies = 24
    max_plies = 24
    verbs = frozenset(DECLARED.named_verbs)
    preset_players = {"base": [2, 3, 4]}  # noqa: RUF012 (never changed)
    reasons = frozenset({"high.deal"})

    def clauses(self) -> frozenset[str]:
        return frozenset(CLAUSES)

    def forbidden(self, asked: Mapping[str, str], players: int, *, own: bool = True) -> list[str]:
        return [] if 2 <= players <= 4 else ["high.deal"]

    def inventory(self, dump: Dump) -> Counter[str]:
        cards = [*dump["pile"], *dump["deck"], *filter(None, dump["committed"])]
        cards += dump.get("unseen", [])
        return Counter(map(str, sum(dump["hands"], cards)))

    def impossible(self, rules: Rules, dump: Dump) -> list[str]:
        """A card that is missing from the hand is a committed one."""
        sizes = [
            len(hand) + (card > 0)
            for hand, card in zip(dump["hands"], dump["committed"], strict=True)
        ]
        dealing = any(frame.startswith("deal") for frame in dump["stack"])
        return [] if dealing or len(set(sizes)) == 1 else [f"hands of {sizes} cards"]

    def swap(self, rules: Rules, dump: Dump, seat: int, rng: Rng) -> Dump:
        swapped = deepcopy(dump)
        others = [other for other in range(rules.players) if other != seat]
        pool = list(swapped["deck"])
        for other in others:
            pool += swapped["hands"][other] + [swapped["committed"][other]]
        pool = [card for card in pool if card]
        rng.shuffle(pool)
        for other in others:
            swapped["hands"][other] = sorted(pool.pop() for _ in swapped["hands"][other])
            if swapped["committed"][other]:
                swapped["committed"][other] = pool.pop()
        swapped["deck"] = sorted(pool)
        return swapped

    def is_secret(self, rules: Rules, dump: Dump, action: str, seat: int) -> bool:
        owner: str = dump["stack"][-1].split()[1]
        return owner != f"P{seat + 1}"

    def reveals(self, rules: Rules, before: Dump, after: Dump, action: str, seat: int) -> bool:
        return len(after["pile"]) > len(before["pile"])

    def well_formed(self, rules: Rules) -> list[str]:
        return [f"{verb} {card}" for verb in DECLARED.named_verbs for card in CARDS]


ADAPTER: Final = HighAdapter()
