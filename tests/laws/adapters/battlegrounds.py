"""Battlegrounds: the tokens, cards, duds and pawns in a saved position, and who sees cards.

The invariants of section 23 of the rules, [BG-247] to [BG-253], are checked here independently.
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import combinations, product
from typing import TYPE_CHECKING, Final

from tests.laws.adapters import Adapter, Dump, deal
from tests.laws.adapters import battlegrounds_faults as faults
from tests.laws.adapters.battlegrounds_box import (
    COLOURS,
    LETTERS,
    MAX_ROUNDS,
    SQUARES,
    TANKS,
    UPGRADES,
    artillery_of,
    beside,
    box_of,
    cards_in,
    lying,
    pairs_of,
    seats_of,
    side_of,
    tokens_in,
)
from tests.laws.adapters.battlegrounds_openings import opening

if TYPE_CHECKING:
    from collections.abc import Mapping

    from sztab.core.rng import Rng
    from sztab.core.toggle import Rules

STEPS: Final = (
    ((0, 1), (1, 0), (0, -1), (-1, 0)),
    ((1, 1), (1, -1), (-1, -1), (-1, 1)),
)
"""[BG-014] Straight and diagonal steps."""
TURNING: Final = 3
"""The maximum with Direction, which leaves one slot for a Further move [BG-132]."""
MAX_LENGTH: Final = 4
"""With two Further moves."""

LONE_VERBS: Final = ("extra-tank", "extra-turn", "wait", "hold", "end", "decline")
CARD_VERBS: Final = ("deal", "draw", "take", "keep")
TOKEN_VERBS: Final = ("token", "turn")
SQUARE_VERBS: Final = ("swap", "strike", "go", "reveal")
COLOUR_VERBS: Final = ("stay", "fire")
OTHER_VERBS: Final = (
    "first",
    "activate",
    "place",
    "enter",
    "move",
    "change",
    "fit",
    "pair",
    "shoot",
    "collect",
)
OBJECTS: Final = ("token", "tank", "dud", "clear", "artillery")
"""The possible targets of a shot."""


class BattlegroundsAdapter(Adapter):
    """Reads saved positions of Battlegrounds."""

    game = "battlegrounds"
    plies = 400
    max_plies = MAX_ROUNDS * 4 * 40  # rounds, seats, generously many plies in a turn
    verbs = frozenset(
        LONE_VERBS + CARD_VERBS + TOKEN_VERBS + SQUARE_VERBS + COLOUR_VERBS + OTHER_VERBS
    )
    reasons = frozenset(
        {
            "BG-163",
            "BG-180",
            "BG-207",
            "BG-209",
            "BG-189",
            "BG-211",
            "BG-164",
            "BG-218",
            "BG-091",
            "BG-201",
            "BG-206",
        }
    )
    varied_players = True
    preset_players = {  # noqa: RUF012 (never changed)
        "battle": [2, 3, 4],
        "team": [4],
        "family": [2, 3, 4],
        "solo": [1],
    }

    def forbidden(self, asked: Mapping[str, str], players: int, *, own: bool = True) -> list[str]:
        """Variants are for certain numbers of players, and most options are for tanks only.

        One player who chooses no variant plays Solo.
        """
        variant = asked.get("variant", "solo" if players == 1 else "battle")
        family, solo = variant == "family", variant == "solo"
        numbers = {"battle": "BG-163", "team": "BG-180", "family": "BG-207", "solo": "BG-209"}
        drafted = asked.get("dealing") == "draft"
        destroyed = asked.get("respawn_on_dud") == "destroy"
        late = asked.get("victory_check") == "end_of_own_turn"
        table = [
            (players not in self.preset_players[variant], numbers[variant]),
            (drafted and family, "BG-189"),
            (drafted and solo, "BG-211"),
            (late and variant != "battle", "BG-164"),
            (destroyed and family, "BG-189"),
            (destroyed and solo, "BG-218"),
            (asked.get("friendly_fire") == "true" and variant != "team", "BG-091"),
            (asked.get("pairing") == "manual" and family, "BG-201"),
            (asked.get("direction_reversal") == "false" and family, "BG-189"),
            (asked.get("reactive_armour") == "true" and family, "BG-206"),
        ]
        return [clause for applies, clause in table if applies]

    def opening(self, rules: Rules, rng: Rng) -> Dump | None:
        """Half of the games: upgrades, bonuses and covered tokens are rare in random ones."""
        return opening(rules, rng) if rng.below(2) else None

    def inventory(self, dump: Dump) -> Counter[str]:
        """Count tokens, seen or not, duds, cards, point tokens and artillery tanks.

        `impossible`, which knows the picture set, checks the kinds of tokens. Before they are laid,
        tokens are counted as if they were beside the board.
        """
        count = Counter(cards_in(dump))
        count["token"] = tokens_in(dump).total() + lying(dump, "?") + beside(dump)
        count["dud"] = dump["duds"] + lying(dump, "dud")
        count["artillery"] = artillery_of(dump)["supply"] + lying(dump, "artillery")
        for colour, values in dump["stacks"].items():
            count.update(f"{colour} {value}" for value in values)
        for won in dump["won"].values():
            count.update(won)
        return count

    def points(self, rules: Rules, dump: Dump) -> list[float]:
        """[BG-161] [BG-183] [BG-241] Two for each pair, and the values of the tokens won."""
        won: Counter[str] = Counter()
        for seat, tokens in dump["won"].items():
            won[side_of(rules, seat)] += sum(int(token.split()[1]) for token in tokens)
        for side in dump["areas"]:
            won[side] += 2 * len(pairs_of(rules, dump, side))
        return [float(won[side_of(rules, seat)]) for seat in seats_of(rules)]

    def keeps_points(self, rules: Rules) -> bool:
        """[BG-125] [BG-226] [BG-252] Pairs and tokens won are never lost."""
        return True

    def impossible(self, rules: Rules, dump: Dump) -> list[str]:
        """Return what is impossible: tokens, areas, tanks, point tokens and the end."""
        return [
            *faults.faults_of_tokens(rules, dump),
            *faults.faults_of_areas(rules, dump),
            *faults.faults_of_squares(rules, dump),
            *faults.faults_of_tanks(rules, dump),
            *faults.faults_of_stacks(rules, dump),
            *faults.faults_of_the_end(rules, self.points(rules, dump), dump),
            *(faults.faults_of_family(dump) if rules.settings["variant"] == "family" else ()),
        ]

    def swap(self, rules: Rules, dump: Dump, seat: int, rng: Rng) -> Dump:
        """[BG-144] [BG-243] The deck, and cards that others have drawn or rejected.

        Face-down tokens in Family are undecided until they are turned up. Tokens that were covered
        again have been seen by everybody: see `forgotten`.
        """
        drawn = [] if dump["turn"] == f"P{seat + 1}" else dump["drawn"]
        others = [name for name in dump["rejected"] if name != f"P{seat + 1}"]
        piles = [dump["deck"], drawn, *(dump["rejected"][name] for name in others)]
        cards = [card for pile in piles for card in pile]
        dealt = [
            sorted(pile, key=TANKS.index)
            for pile in deal(cards, [len(pile) for pile in piles], rng)
        ]
        rejected = dump["rejected"] | dict(zip(others, dealt[2:], strict=True))
        swapped = dump | {"deck": dealt[0], "rejected": rejected}
        return swapped | {"drawn": dealt[1]} if drawn else swapped

    def forgotten(self, rules: Rules, dump: Dump, rng: Rng) -> Dump | None:
        """[BG-205] [BG-244] Tokens covered again: they could be others, or be elsewhere."""
        if not dump.get("seen"):
            return None
        unseen = dump["board"] | dict.fromkeys(dump["seen"], "?")
        bag = Counter(box_of(rules.settings["picture_set"])) - tokens_in(dump | {"board": unseen})
        down = sorted({at for at in unseen if unseen[at] == "?"} - {*dump["up"], *dump["turned"]})
        size = len(dump["seen"])
        squares, tokens = deal(down, [size], rng)[0], deal(sorted(bag.elements()), [size], rng)[0]
        return dump | {
            "board": unseen | dict(zip(squares, tokens, strict=True)),
            "seen": squares,
        }

    def is_secret(self, rules: Rules, dump: Dump, action: str, seat: int) -> bool:
        """[BG-144] A card that another seat draws with an Extra tank."""
        return action.startswith("draw ") and dump["turn"] != f"P{seat + 1}"

    def reveals(self, rules: Rules, before: Dump, after: Dump, action: str, seat: int) -> bool:
        """Never: the player who keeps a card names it when it is revealed."""
        return False

    def well_formed(self, rules: Rules) -> list[str]:
        """Every verb with every square, way, card, token, colour or seat."""
        picture_set = rules.settings["picture_set"]
        tokens = list(box_of(picture_set))
        names = {verb: list(TANKS) for verb in CARD_VERBS}
        names |= dict.fromkeys(TOKEN_VERBS, tokens)
        names |= {verb: list(SQUARES) for verb in SQUARE_VERBS}
        names |= {verb: list(COLOURS) for verb in COLOUR_VERBS}
        names |= {
            "first": seats_of(rules),
            "move": _ways(),
            "activate": _written(COLOURS, TANKS),
            "change": _written(COLOURS, TANKS),
            "place": _written(COLOURS, SQUARES),
            "enter": _written(COLOURS, TANKS, SQUARES),
            "fit": _written(UPGRADES, TANKS),
            "shoot": _written(SQUARES, OBJECTS),
            "pair": tokens + [f"{one}*" for one in tokens if "*" in one and picture_set == "8x8"],
            "collect": [" ".join(two) for two in combinations(SQUARES, 2)],
        }
        return [*LONE_VERBS, *(f"{verb} {name}" for verb in names for name in names[verb])]


def _written(*words: tuple[str, ...]) -> list[str]:
    return [" ".join(chosen) for chosen in product(*words)]


@cache
def _ways() -> list[str]:
    """Every way that stays on the board: straight up to 4 steps, turned up to 3.

    A mix of straight and diagonal steps is refused with a clause, but notation can express it only
    for two steps.
    """
    every = [step for steps in STEPS for step in steps]
    ways = [(step,) * length for step in every for length in (1, MAX_LENGTH)]
    ways += product(every, repeat=2)
    ways += [way for steps in STEPS for way in product(steps, repeat=TURNING)]
    found = [_way(start, way) for start in SQUARES for way in ways]
    return [way for way in found if way]


def _way(start: str, steps: tuple[tuple[int, int], ...]) -> str:
    """Return the squares of a way; nothing if it leaves the board."""
    passed = [start]
    for right, forward in steps:
        column, row = LETTERS.index(passed[-1][0]) + right, int(passed[-1][1]) + forward
        if not 0 <= column < len(LETTERS) or not 1 <= row <= len(LETTERS):
            return ""
        passed.append(f"{LETTERS[column]}{row}")
    return "-".join(passed)


ADAPTER: Final = BattlegroundsAdapter()
