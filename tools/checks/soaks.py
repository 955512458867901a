"""The long runs of `--all`: what a check of every change does in part, with larger numbers.

`SZTAB_SOAK` is the number of games, kills, cuts or messages; the tests say which.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tools.checks.stages import BROWSER, BROWSING, BUSY, PLAYING, can_compile, pytest

if TYPE_CHECKING:
    from collections.abc import Callable

    from tools.checks.stages import Options

ALONE: Final = ("-n", "0")
"""For tests that measure, or that use both cores themselves."""
FAULTS: Final = "tests/server/faults"
ABUSE: Final = "tests/server/abuse"


def soak(
    heading: str, number: int, *words: str, compiled: bool = True
) -> Callable[[Options], None]:
    """Return a stage that runs some tests with a larger number."""

    def stage(_options: Options) -> None:
        pytest(*words, compiled=compiled and can_compile(), SZTAB_SOAK=str(number)).run()

    stage.__doc__ = heading
    return stage


SOAKS: Final[dict[str, Callable[[Options], None]]] = {
    "laws": soak(
        "Try all laws in all cases, interpreted.",
        8,
        *(*BUSY, "tests/laws"),
        compiled=False,
    ),
    "games": soak(
        "Play 2,000 random games of each preset and number of players, and 40 between bots.",
        2000,
        *(*BUSY, "tests/laws/test_soak.py"),
    ),
    "languages": soak(
        "Play in browsers: every game in every language, every variant, at every size.",
        1,
        *(*BROWSING, BROWSER),
    ),
    "disconnects": soak(
        "Play 30 games of each preset over the network, with random disconnects.",
        30,
        *(*BUSY, f"{PLAYING}/test_whole_games.py"),
    ),
    "leaks": soak(
        "Compare all that players are told with what they may know, in 30 games of each game.",
        30,
        *(*BUSY, f"{PLAYING}/test_leaks.py"),
    ),
    "plants": soak(
        "Plant 40 leaks and find them.",
        40,
        *(*BUSY, f"{PLAYING}/test_plants_are_found.py"),
    ),
    "power": soak("Cut the power 600 times.", 600, *ALONE, "tests/server/power"),
    "kills": soak(
        "Kill the server 40 times, and cut the connections to its database.",
        40,
        *(*ALONE, f"{FAULTS}/test_killing.py", f"{FAULTS}/test_workers.py"),
    ),
    "logs": soak("Fold long logs again.", 100, *BUSY, "tests/server/tables/test_fold.py"),
    "messages": soak("Send 50,000 wrong messages.", 50_000, *ALONE, f"{ABUSE}/test_messages.py"),
    "schema": soak(
        "Try 100 requests of every operation against the schema.",
        10_000,
        *(*ALONE, f"{ABUSE}/test_schema.py"),
    ),
    "innocents": soak(
        "Measure what other tables notice of each attack.",
        1,
        *(*ALONE, f"{ABUSE}/test_innocent_tables.py"),
    ),
}
