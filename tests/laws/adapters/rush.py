"""Rush: the cards in a saved position, who sees them, and which rules exclude each other."""

from __future__ import annotations

from collections import Counter
from itertools import product
from typing import TYPE_CHECKING, Any, Final

from sztab import games
from sztab.core.declare import CARD, NUMBER, SEAT
from sztab.games.rush.declared import EFFECTS, VERBS
from sztab.games.rush.kinds import ACHIEVEMENT, BASE, NATION, PIECE, TARGET
from tests.laws.adapters import Adapter, Dump, deal

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from sztab.core.rng import Rng
    from sztab.core.toggle import Rules
    from sztab.games.rush.abilities.ability import AnyEffect

GAME: Final = games.get("rush")

BASE_CARDS: Final = frozenset({"base", "headquarters"})
HQ: Final = 3
"""The place of the Headquarters among a player's Bases."""

TEAM_SIZES: Final = {"2v2": 4, "2v3": 5, "1v2": 3, "3v3": 6}

CUSTOM_CARDS: Final = """
[[achievements]]
id = "cheap-vehicles"
name = "Cheap vehicles"
measure = "count"
where = { kind = "vehicle", cost = [0, 2] }

[[achievements]]
id = "lean-garage"
name = "Lean Garage"
measure = "sum"
of = "resources"
best = "fewest"
where = { zone = "garage" }
"""
"""[FRONT-094] Texts that players could write on the two blank Achievement cards."""

CUSTOM_VEHICLE: Final = """
[[vehicles]]
id = "{first}-and-{second}"
name = "{first} and {second}"
nation = "ussr"
class = "light"
cost = 1
firepower = 1
armour = 1
quantity = 2
abilities = [{abilities}]
"""
"""A vehicle that is bought early and can defend after its abilities."""


def custom_vehicles(effects: Sequence[type[AnyEffect]]) -> str:
    """Return vehicles with two abilities each: every ability is the first of one of them.

    This way the laws also cover abilities, and orders of abilities, that no printed card has.
    """
    pairs = zip(effects, [*effects[1:], *effects[:1]], strict=True)
    return "".join(
        CUSTOM_VEHICLE.format(
            first=first.kind, second=second.kind, abilities=f"{_written(first)}, {_written(second)}"
        )
        for first, second in pairs
    )


def _written(effect: type[AnyEffect]) -> str:
    return f'{{ kind = "{effect.kind}"{", value = 1" if effect.has_value else ""} }}'


class RushAdapter(Adapter):
    """Reads saved positions of Rush."""

    game = "rush"
    plies = 1500
    max_plies = 200 * 6 * 60  # rounds, seats, generously many plies in a turn
    verbs = frozenset(verb.name for verb in VERBS)
    reasons = frozenset(
        {
            "RUSH-011",
            "FRONT-014",
            "FRONT-067",
            "FRONT-071",
            "FRONT-094",
            "ALT-052",
            "ALT-072",
            "ALT-074",
            "ALT-075",
            "ALT-108",
            "ALT-114",
        }
    )
    preset_players = {  # noqa: RUF012 (never changed)
        "base": [2, 3, 4, 5],
        "second-front": [2, 3, 4, 5, 6],
        "alternative": [2, 3, 4, 5],
        "alternative-teams": [3, 4, 5],
        "base-front-achievements": [2, 3, 4, 5],
        "base-reserve-5": [2, 3, 4, 5],
        "base-send-defender": [2, 3, 4, 5],
        "second-front-surviving-bases": [2, 3, 4, 5, 6],
        "interactive-core": [2, 3, 4, 5],
    }

    def content(self, settings: Mapping[str, str]) -> Mapping[str, Any] | None:
        """Vehicles and, where custom Achievements are required, two of them."""
        if settings.get("achievements.custom", "0") == "0":
            return None
        known = [one for one in EFFECTS if not one.expansion]  # each has a toggle that brings it
        return GAME.components.read(CUSTOM_CARDS + custom_vehicles(known), "own.toml")

    def forbidden(self, asked: Mapping[str, str], players: int, *, own: bool = True) -> list[str]:
        """Section 9.4 of the rules: settings that exclude each other, with their clauses."""
        on = {toggle.name: toggle.default for toggle in GAME.toggles()} | dict(asked)
        keeps, most = on["cards.newAbilities"] == "keep", int(on["players.max"])
        teams, fights = on["teams"], on["combat"] == "interactive"
        longer_hands = "on" in (on["bonus.defended"], on["recruit.keep"])
        sends = on["attack.sendDefender"] == "on"
        table = [
            (keeps and on["rearGuard"] == "off", "FRONT-067"),  # 1
            (keeps and on["achievements.deck"] == "off", "FRONT-071"),
            (
                on["reserve.gap"] == "end-of-turn" and on["reserve.rotate"] == "start-optional",
                "ALT-108",
            ),  # 2
            (teams != "off" and not fights, "ALT-072"),  # 3
            (
                teams != "off" and players != TEAM_SIZES[teams],
                "ALT-075" if teams == "3v3" else "ALT-074",
            ),  # 4
            (teams == "3v3" and most < players, "ALT-075"),
            (not 2 <= players <= most, "RUSH-011" if most == 5 else "FRONT-014"),  # 5
            (longer_hands and on["hand.cap"] == "none", "ALT-052"),  # 6
            (sends and fights and asked.get("opt.fightBreaks") == "allowed", "ALT-114"),  # 7
            (on["achievements.custom"] != "0" and not own, "FRONT-094"),
        ]
        return [clause for applies, clause in table if applies]

    def unfit_content(self) -> list[tuple[str, dict[str, str], int, str]]:
        """Section 9.4, 8 and 9: British Medals without the British, too few Achievements."""
        british = 'pool = ["british-medals", "light-tanks", "heavy-tanks"]'
        three = 'pool = ["medium-tanks", "light-tanks", "heavy-tanks"]'
        front = {"achievements.front": "on"}
        return [(british, front, 2, "FRONT-093"), (three, {}, 3, "RUSH-026")]

    def inventory(self, dump: Dump) -> Counter[str]:
        """Vehicles, Barracks cards, Medals also in stacks, Bases also on the table."""
        count: Counter[str] = Counter()
        for zone in ("reserve", "deck", "discard", "scrapyard"):
            count.update(dump[zone])
        for nation, stack in dump["medals"].items():
            count[f"medal-{nation}-1"] += stack["singles"]
            count[f"medal-{nation}-2"] += stack["doubles"]
        turn = dump["turn"]
        for zone in ("attackers", "struck"):
            count.update(turn[zone])
        count.update(one.split()[1] for one in turn["support"])
        count.update(card for card in (turn["resolving"], turn["lead"]) if card)
        for player in dump["players"]:
            for zone in ("hand", "garage", "depot", "kept", "unseen"):
                count.update(player.get(zone, []))
            count.update([player["rear"]] if player["rear"] else [])
            for slot, base in enumerate(player["bases"]):
                if base != "destroyed":
                    count["headquarters" if slot == HQ else "base"] += 1
                if isinstance(base, dict) and "guard" in base:
                    count[base["guard"]] += 1
        return count

    def impossible(self, rules: Rules, dump: Dump) -> list[str]:
        """[RUSH-069] [FRONT-038] [FRONT-072] [ALT-064] Impossible positions."""
        faults = []
        for name, player in zip(_seats(dump), dump["players"], strict=True):
            if BASE_CARDS & {*player["hand"], *player["kept"], player["rear"]}:
                faults.append(f"{name} holds a Base")
            if player["kept"] and name != dump["active"]:
                faults.append(f"{name} keeps cards in another's turn")
            fallen = [base == "destroyed" for base in player["bases"]]
            if len(fallen) > HQ and fallen[HQ] and not all(fallen):
                faults.append(f"the Headquarters of {name} did not fall last")
        awards = dump["achievements"] + dump["ruins"]
        if len(set(awards)) < len(awards):
            faults.append("an Achievement is in two places")
        if dump["stack"] and dump["stack"][-1] == "play-cards":
            zones = ("resolving", "lead", "aim", "attackers", "struck", "support")
            faults += [f"{zone} left over" for zone in zones if dump["turn"][zone]]
        return faults

    def canonical(self, dump: Dump) -> Dump:
        """The order of a player's ordinary Bases does not matter."""
        players = [
            player | {"bases": sorted(player["bases"][:HQ], key=repr) + player["bases"][HQ:]}
            for player in dump["players"]
        ]
        return dump | {"players": players}

    def swap(self, rules: Rules, dump: Dump, seat: int, rng: Rng) -> Dump:
        """Others' Garages, hidden hands, kept cards and Depots below the top; of the seat none."""
        players = [dict(player) for player in dump["players"]]
        open_depots = rules.settings["opt.depotInfo"] == "all"
        for other, player in enumerate(players):
            if other == seat:
                continue
            hand, kept, depot = player["hand"], player["kept"], player["depot"]
            hidden_hand = [] if self._hand_is_open(dump, other) else hand
            hidden_depot = [] if open_depots else depot[1:]
            held = hidden_hand + kept
            piles = _deal_squad(held, player["garage"] + hidden_depot, player, rng)
            if hidden_hand:
                player["hand"] = sorted(piles[0][: len(hand)])
            player["kept"] = sorted(piles[0][len(hidden_hand) :])
            player["garage"] = sorted(piles[1])
            player["depot"] = depot[: len(depot) - len(hidden_depot)] + piles[2]
        return dump | {"players": players}

    def is_secret(self, rules: Rules, dump: Dump, action: str, seat: int) -> bool:
        """Cards that another player draws, unless they are open, or keeps.

        A Base that is drawn goes to the Depot, where everybody sees it.
        """
        verb, _, card = action.partition(" ")
        if verb == "keep":
            return bool(dump["active"] != f"P{seat + 1}")
        if verb != "draw" or card in BASE_CARDS:
            return False
        drawer = int(dump["stack"][-1].split()[1].removeprefix("P")) - 1
        return drawer != seat and not self._hand_is_open(dump, drawer)

    def shows(self, before: Dump, after: Dump) -> frozenset[str]:
        """Return the Medals that were taken from their stacks."""
        worth = {"singles": 1, "doubles": 2}
        return frozenset(
            f"medal-{nation}-{worth[size]}"
            for nation, stack in before["medals"].items()
            for size, number in stack.items()
            if number > after["medals"][nation][size]
        )

    def reveals(self, rules: Rules, before: Dump, after: Dump, action: str, seat: int) -> bool:
        """Return whether the seat sees cards that the action does not name.

        [RUSH-050] A hand when its owner's turn begins. [RUSH-142] The card below the top of a
        Depot when the top is scrapped. [ALT-021] The last card of a hidden hand that goes to the
        Depot, which becomes the top; of several cards, chance names the one on top, and the others
        are seen only where Depots are open.
        """
        verb, _, card = action.partition(" ")
        open_depots = rules.settings["opt.depotInfo"] == "all"
        for other in range(len(before["players"])):
            if other == seat:
                continue
            was, now = before["players"][other], after["players"][other]
            closed = not self._hand_is_open(before, other)
            if closed and self._hand_is_open(after, other):
                return True
            if verb == "dismantle" and was["depot"][:1] == [card]:
                return True
            if not closed and verb != "keep":
                continue
            gone = Counter(was["hand"] + was["kept"])
            gone -= Counter(now["hand"] + now["kept"])
            gone -= Counter([] if verb == "keep" else [card])
            if (gone.total() == 1 and verb != "top") or (gone and open_depots):
                return True
        return False

    def _hand_is_open(self, dump: Dump, seat: int) -> bool:
        """[RUSH-050] [ALT-064] On its own turn, until it keeps a secret card."""
        opened = dump["turn"]["hand_open"] and dump["active"] == f"P{seat + 1}"
        return bool(opened) and not dump["players"][seat]["kept"]

    def well_formed(self, rules: Rules) -> list[str]:
        """Every verb with every card, target, Base, seat, Achievement, nation or number."""
        start = GAME.codec.dump(GAME.new(rules))
        cards = sorted(self.inventory(start))
        seats = _seats(start)
        bases, guards = ["base1", "base2", "base3"], ["guard1", "guard2", "guard3"]
        if len(start["players"][0]["bases"]) > HQ:
            bases, guards = [*bases, "hq"], [*guards, "hq-guard"]
        targets = [f"{seat}.{part}" for seat in seats for part in bases + guards]
        awards = _achievements(rules)
        names = {
            CARD: cards,
            PIECE: [*cards, "rear"],
            TARGET: targets,
            BASE: bases,
            SEAT: seats,
            NUMBER: [str(n) for n in range(12)],
            ACHIEVEMENT: awards,
            NATION: list(start["medals"]),
        }
        return [
            " ".join([verb.name, *values])
            for verb in VERBS
            for values in product(*(names[kind] for _, kind in verb.takes))
        ]


def _seats(dump: Dump) -> list[str]:
    return [f"P{seat}" for seat in range(1, len(dump["players"]) + 1)]


def _achievements(rules: Rules) -> list[str]:
    """List the Achievements of the pool, as chance reveals them."""
    state = GAME.codec.load(rules, {"stack": ["reveal-achievements 3"]})
    notation = GAME.codec.notation(rules)
    return [notation.format(action).split()[1] for action in state.legal_actions()]


def _deal_squad(held: list[str], rest: list[str], player: Dump, rng: Rng) -> list[list[str]]:
    """Deal held cards, Garage and the lower Depot again; no Base can be held."""
    sizes = [len(player["garage"]), len(rest) - len(player["garage"])]
    movable = [card for card in held + rest if card not in BASE_CARDS]
    bases = [card for card in held + rest if card in BASE_CARDS]
    new_held, others = deal(movable, [len(held), len(movable) - len(held)], rng)
    return [new_held, *deal(others + bases, sizes, rng)]


ADAPTER: Final = RushAdapter()
