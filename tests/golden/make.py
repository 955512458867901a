"""Writes the golden playthroughs: `python -m tests.golden.make` rewrites the files beside it.

A playthrough shows a whole game as a person would follow it, so that a change of the rules or of
the engine is seen, and judged, in a diff. `--check` only says whether the files are up to date.
"""

from __future__ import annotations

import sys
from collections import Counter
from pathlib import Path
from textwrap import wrap
from typing import TYPE_CHECKING, Any, Final

from sztab import games
from sztab.core.action import CHANCE, OVER
from sztab.core.rng import Rng

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sztab.core.action import Action
    from sztab.core.state import State

FOLDER: Final = Path(__file__).parent
GAME: Final = "rush"
SEEDS: Final = {
    ("base", 2): 18, ("base", 3): 36, ("base", 4): 32, ("base", 5): 21,
    ("second-front", 2): 304, ("second-front", 6): 290,
    ("alternative", 2): 111, ("alternative", 3): 102,
    ("alternative-teams", 3): 33, ("alternative-teams", 4): 28, ("alternative-teams", 5): 24,
    ("interactive-core", 2): 41,
}  # fmt: skip
"""The playthroughs, by preset and number of players: short games in which much happens."""
ROUNDS_IN_FULL: Final = 3
WIDTH: Final = 100
BASES: Final = 3
"""Ordinary Bases of a player; the Headquarters comes after them."""

HEAD: Final = """\
A golden playthrough: {title}, {players} players, rules version {version}, cards {cards}.
Preset: {preset}.
Seed {seed}; decisions are drawn by lot, but an attack comes first and the end of Phase II last.

A decision is written with the number of its legal actions, in round 1 to {rounds} followed by their
list; what chance decides stands in braces, with the number of its outcomes. Before each round all
players are shown, before each turn the one who plays: hand, Garage, Depot (top card), Bases (with !
a damaged card), Headquarters and Rear Guard if there are any, vehicles/Bases destroyed. Rewritten
by `python -m tests.golden.make`.
"""


def path(preset: str, players: int) -> Path:
    """Return where the playthrough of a preset for so many players is kept."""
    middle = "" if preset == "base" else f"-{preset}"
    return FOLDER / f"{GAME}{middle}-{players}p.txt"


def playthrough(preset: str, players: int, seed: int | None = None) -> list[str]:
    """Play a game and return its lines."""
    return list(_Playthrough(preset, players, seed).lines())


class _Playthrough:
    """One game in the making."""

    def __init__(self, preset: str, players: int, seed: int | None) -> None:
        self.game = games.get(GAME)
        self.preset = preset
        self.rules = self.game.rules(players, preset=preset)
        self.notation = self.game.notation(self.rules)
        self.seed = SEEDS[preset, players] if seed is None else seed
        self.rng = Rng(self.seed)
        self.state: State = self.game.new(self.rules)

    def lines(self) -> Iterator[str]:
        """Play to the end."""
        yield from HEAD.format(
            title=self.game.title, players=self.rules.players, version=self.game.version,
            cards=self.rules.card_hash, seed=self.seed, rounds=ROUNDS_IN_FULL, preset=self.preset,
        ).splitlines()  # fmt: skip
        turn = (-1, 0)
        yield from self._chance()
        while self.state.to_move() != OVER:
            dump = self.game.dump(self.state)
            if (dump["place"], dump["round"]) != turn:
                new_round = dump["round"] != turn[1]
                turn = (dump["place"], dump["round"])
                yield from _position(dump) if new_round else _turn(dump)
            yield from self._decision(in_full=dump["round"] <= ROUNDS_IN_FULL)
            yield from self._chance()
        yield from self._result()

    def _decision(self, *, in_full: bool) -> Iterator[str]:
        legal = self.state.legal_actions()
        action = self._choose(legal)
        seat = self.state.to_move()
        yield f"  P{seat + 1} {self._name(action)} ({len(legal)})"
        if in_full and len(legal) > 1:
            yield from _lines([f"{self._name(other)}," for other in legal], "        of: ")
        self.state.apply(action)

    def _choose(self, legal: list[Action]) -> Action:
        names = {action: self._name(action) for action in legal}
        attacks = [action for action in legal if names[action].startswith("attack")]
        others = [action for action in legal if names[action] != "end"]
        return self.rng.choice(attacks or others or legal)

    def _chance(self) -> Iterator[str]:
        outcomes = []
        while self.state.to_move() == CHANCE:
            number = len(self.state.legal_actions())
            action = self.state.sample(self.rng)
            outcomes.append(f"{{{self._name(action)} ({number})}}")
            self.state.apply(action)
        yield from _lines(outcomes, " " * 5)

    def _name(self, action: Action) -> str:
        return self.notation.format(action)

    def _result(self) -> Iterator[str]:
        yield from _position(self.game.dump(self.state))
        yield ""
        for seat, sources in enumerate(self.game.score_sheet(self.state)):
            points = ", ".join(f"{source} {number:g}" for source, number in sources.items())
            total, share = self.state.scores()[seat], self.state.returns()[seat]
            yield f"P{seat + 1}: {total:g} points ({points}); result {share:g}"


def _lines(parts: list[str], head: str) -> list[str]:
    """Fill lines with the parts, none of which is broken."""
    whole = [part.replace(" ", "\0") for part in parts]
    lines = wrap(
        " ".join(whole), WIDTH, initial_indent=head, subsequent_indent=" " * len(head),
        break_long_words=False, break_on_hyphens=False,
    )  # fmt: skip
    return [line.replace("\0", " ").removesuffix(",") for line in lines]


def _position(dump: dict[str, Any]) -> Iterator[str]:
    """Tell how the table stands when a round begins."""
    yield ""
    yield f"ROUND {dump['round']}"
    medals = [f"{n} {m['singles']}+{m['doubles']}" for n, m in dump["medals"].items()]
    piles = [f"{pile} {len(dump[pile])}" for pile in ("deck", "discard", "scrapyard")]
    yield f"  {', '.join(piles)}; medals {', '.join(medals)}"
    for seat, player in enumerate(dump["players"], 1):
        if dump["active"] != f"P{seat}":
            yield from _lines(_player(player), f"  P{seat} ")
    yield from _turn(dump)


def _turn(dump: dict[str, Any]) -> Iterator[str]:
    """Tell what the player whose turn begins has to go by."""
    yield ""
    yield from _lines([f"{name}," for name in dump["reserve"]], "Reserve: ")
    player = dump["players"][int(dump["active"].removeprefix("P")) - 1]
    yield from _lines(_player(player), f"{dump['active']} ")


def _player(player: dict[str, Any]) -> list[str]:
    hand = Counter(player["hand"])
    cards = [name if copies == 1 else f"{copies} {name}" for name, copies in hand.items()]
    top = f" ({player['depot'][0]})" if player["depot"] else ""
    bases = list(map(_base, player["bases"]))
    further = [f"hq {base};" for base in bases[BASES:]]
    further += [f"rear guard {player['rear']};"] if player["rear"] else []
    return [
        f"hand {', '.join(cards) or '-'};",
        f"garage {len(player['garage'])}; depot {len(player['depot'])}{top};",
        f"bases {', '.join(bases[:BASES])};",
        *further,
        f"destroyed {player['kills']}/{player['razed']}",
    ]


def _base(base: str | dict[str, Any]) -> str:
    if isinstance(base, str):
        return base
    guard: str = base.get("guard", "open") + ("!" if base.get("guard_damaged") else "")
    return guard + (" (base!)" if base.get("damaged") else "")


def main() -> int:
    """Rewrite the files, or with --check say which of them are out of date."""
    stale = []
    for preset, players in SEEDS:
        text = "\n".join(playthrough(preset, players)) + "\n"
        file = path(preset, players)
        if not file.exists() or file.read_text("utf-8") != text:
            stale.append(file.name)
            if "--check" not in sys.argv[1:]:
                file.write_text(text, "utf-8")
    print("Out of date:" if stale else "All up to date.", ", ".join(stale))  # noqa: T201  # a tool
    return 1 if stale and "--check" in sys.argv[1:] else 0


if __name__ == "__main__":
    sys.exit(main())
