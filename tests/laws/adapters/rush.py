"""Rush: where cards lie in a saved position, and who sees them."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from sztab.games.rush.game import GAME
from tests.laws.adapters import Adapter, Dump, deal

if TYPE_CHECKING:
    from sztab.core.rng import Rng
    from sztab.core.toggle import Rules

CARD_VERBS: Final = (
    "buy", "pay", "activate", "defend", "attack", "join", "strike", "discard", "research",
    "dismantle", "draw", "deal",
)  # fmt: skip
LONE_VERBS: Final = ("end", "take", "charge", "stop")
OTHER_VERBS: Final = ("place", "hit", "siege", "doubles", "first", "reveal")


class RushAdapter(Adapter):
    """Reads saved positions of Rush."""

    game = "rush"
    plies = 1500
    most_plies = 200 * 5 * 60  # rounds, seats, generously many plies in a turn
    verbs = frozenset(CARD_VERBS + LONE_VERBS + OTHER_VERBS)

    def inventory(self, dump: Dump) -> Counter[str]:
        """Vehicles, Barracks cards, Medals also in stacks, Bases also on the table."""
        count: Counter[str] = Counter()
        for zone in ("reserve", "deck", "discard", "scrapyard"):
            count.update(dump[zone])
        for nation, stack in dump["medals"].items():
            count[f"medal-{nation}-1"] += stack["singles"]
            count[f"medal-{nation}-2"] += stack["doubles"]
        count.update(dump["turn"]["attackers"])
        count.update([dump["turn"]["resolving"]] if dump["turn"]["resolving"] else [])
        for player in dump["players"]:
            for zone in ("hand", "garage", "depot", "unseen"):
                count.update(player.get(zone, []))
            standing = [base for base in player["bases"] if base != "destroyed"]
            count["base"] += len(standing)
            count.update(
                base["guard"] for base in standing if isinstance(base, dict) and "guard" in base
            )
        return count

    def impossible(self, dump: Dump) -> list[str]:
        """[RUSH-069] A Base never stays in a hand."""
        return [
            f"P{n} holds a Base" for n, player in enumerate(dump["players"], 1)
            if "base" in player["hand"]
        ]  # fmt: skip

    def canonical(self, dump: Dump) -> Dump:
        """Which Base of a player is called the first does not matter."""
        players = [
            player | {"bases": sorted(player["bases"], key=repr)} for player in dump["players"]
        ]
        return dump | {"players": players}

    def swap(self, rules: Rules, dump: Dump, seat: int, rng: Rng) -> Dump:
        """Others' Garages, hidden hands and Depots below the top card; of the seat nothing."""
        players = [dict(player) for player in dump["players"]]
        open_depots = rules.settings["opt.depotInfo"] == "all"
        for other, player in enumerate(players):
            if other == seat:
                continue
            hand, depot = player["hand"], player["depot"]
            hidden_hand = [] if self._hand_is_open(dump, other) else hand
            hidden_depot = [] if open_depots else depot[1:]
            piles = _deal_squad(hidden_hand, player["garage"] + hidden_depot, player, rng)
            if hidden_hand:
                player["hand"] = sorted(piles[0])
            player["garage"] = sorted(piles[1])
            player["depot"] = depot[: len(depot) - len(hidden_depot)] + piles[2]
        return dump | {"players": players}

    def is_secret(self, dump: Dump, action: str, seat: int) -> bool:
        """Another's draw, unless the hand lies open; a Base goes to the Depot for all to see."""
        frame = dump["stack"][-1].split()
        if not action.startswith("draw ") or action == "draw base":
            return False
        drawer = int(frame[1].removeprefix("P")) - 1
        return drawer != seat and not self._hand_is_open(dump, drawer)

    def reveals(self, before: Dump, after: Dump) -> bool:
        """[RUSH-050] A hand when its owner's turn begins; a Depot card when the top is scrapped."""
        turns = [(dump["active"], dump["turn"]["hand_open"]) for dump in (before, after)]
        scrapped = [len(dump["scrapyard"]) for dump in (before, after)]
        return (turns[1][1] and turns[0] != turns[1]) or scrapped[0] != scrapped[1]

    def _hand_is_open(self, dump: Dump, seat: int) -> bool:
        return bool(dump["turn"]["hand_open"]) and dump["active"] == f"P{seat + 1}"

    def well_formed(self, rules: Rules) -> list[str]:
        """Every verb with every card, target, Base, seat, Achievement or number."""
        vehicles = GAME.dump(GAME.new(rules))
        cards = sorted(self.inventory(vehicles))
        seats = [f"P{seat}" for seat in range(1, rules.players + 1)]
        bases = range(1, len(vehicles["players"][0]["bases"]) + 1)
        targets = [
            f"{seat}.{part}{n}" for seat in seats for part in ("base", "guard") for n in bases
        ]
        names = {
            "place": [f"base{n}" for n in bases], "hit": targets, "siege": targets,
            "first": seats, "doubles": [str(n) for n in range(12)], "reveal": _achievements(),
        }  # fmt: skip
        names |= dict.fromkeys(CARD_VERBS, cards)
        return [*LONE_VERBS, *(f"{verb} {name}" for verb in names for name in names[verb])]


def _achievements() -> list[str]:
    """List the Achievements of the base game, as chance reveals them."""
    rules = GAME.rules(2, {"opt.firstPlayer": "host"})
    state = GAME.load(rules, {"stack": ["reveal-achievements 3"]})
    notation = GAME.notation(rules)
    return [notation.format(action).split()[1] for action in state.legal_actions()]


def _deal_squad(hand: list[str], rest: list[str], player: Dump, rng: Rng) -> list[list[str]]:
    """Deal hand, Garage and the lower Depot anew; no Base can be in the hand."""
    sizes = [len(player["garage"]), len(rest) - len(player["garage"])]
    movable = [card for card in hand + rest if card != "base"]
    bases = [card for card in hand + rest if card == "base"]
    new_hand, others = deal(movable, [len(hand), len(movable) - len(hand)], rng)
    return [new_hand, *deal(others + bases, sizes, rng)]


ADAPTER: Final = RushAdapter()
