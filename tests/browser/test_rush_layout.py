"""The table of Rush: every zone keeps its place and size, whatever lies in it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pytest

from sztab.core.action import OVER
from sztab.core.rng import Rng
from tests.browser import boxes, rush_boxes
from tests.browser.rush_hands import GAME, hoard, largest_hand
from tests.browser.rush_positions import RushStill, full, quiet
from tests.browser.still import Moment, Still
from tests.browser.tables import LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from playwright.sync_api import BrowserContext, Page

    from tests.server.servers import Outside

TARGET: Final = 40
SEATS: Final = (("base", 2), ("base", 3), ("base", 4), ("base", 5), ("second-front", 6))
"""Every number of players; these are measured at all sizes of the window."""
VARIANTS: Final = (
    *(("second-front", players) for players in (2, 3, 4, 5)),
    ("second-front-surviving-bases", 6),
    ("alternative", 2),
    ("alternative-teams", 3),
    ("alternative-teams", 4),
    ("alternative-teams", 5),
    ("interactive-core", 4),
    ("base-reserve-5", 5),
    ("base-send-defender", 4),
    ("base-front-achievements", 5),
)
"""Other Bases, Reserves and teams; a wall shows what a desk shows, only larger."""
OWN: Final = ((390, 844), (1440, 900), boxes.LANDSCAPE)
"""Sizes at which a player looks at the table in their turn, each with a full hand."""
NARROW: Final = tuple(size for size in boxes.SIZES if size[0] < boxes.DESKS[-1][0])
TARGETS: Final = """
() => [...document.querySelectorAll("[data-zone^='bases-'] .slot")].map((slot) => {
  const { width, height } = slot.getBoundingClientRect();
  return Math.min(width, height);
})
"""


@pytest.fixture
def still(
    visitors: Callable[..., BrowserContext],
    shared_server: Outside,
    request: pytest.FixtureRequest,
) -> tuple[Page, RushStill]:
    """Return a page and the table in it; from table to table in another language."""
    tables = (*SEATS, *VARIANTS)
    at = tables.index(request.node.callspec.params["table"])
    page = visitors(language=LANGUAGES[at % len(LANGUAGES)]).new_page()
    return page, RushStill(page, shared_server.url)


def zones(page: Page) -> dict[str, boxes.Box]:
    """Return the boxes of the zones; places depend on the position."""
    found = boxes.geometry(page)
    return {name: box for name, box in found.items() if name.startswith("zone ")}


def each_size(page: Page, sizes: tuple[boxes.Size, ...]) -> Iterator[boxes.Size]:
    """Resize the window to one size after the other."""
    for size in sizes:
        boxes.resize(page, size)
        yield size


def hold(
    page: Page,
    still: RushStill,
    table: tuple[str, int],
    viewer: int,
    sizes: tuple[boxes.Size, ...] = boxes.SIZES,
) -> None:
    """Check that an empty table and a full one have the same zones."""
    preset, players = table
    still.open(preset, players, quiet(preset, players), viewer)
    before = {size: zones(page) for size in each_size(page, sizes)}
    still.show(full(preset, players, own=9), viewer)
    for size in each_size(page, sizes):
        faults = measure(page, size, before[size], seated=viewer >= 0)
        assert not faults, f"{preset}, {players} players, viewer {viewer}, {size}: {faults}"


def measure(
    page: Page, size: boxes.Size, before: dict[str, boxes.Box], *, seated: bool
) -> list[str]:
    """List what is wrong with the table in a window of this size."""
    now = zones(page)
    least = boxes.least_type(size)
    small = least == boxes.PHONE_LEAST
    return [
        *(f"{name} is gone" for name in before.keys() - now.keys()),
        *boxes.moved(before, now),
        *boxes.overlaps(page),
        *boxes.cut_texts(page),
        *rush_boxes.outside(page),
        *rush_boxes.hidden_rails(page),
        *rush_boxes.wide_texts(page, ".rush"),
        *rush_boxes.small_texts(page, ".rush", least),
        *(
            f"a target of {side} px"
            for side in page.evaluate(TARGETS)
            if small and seated and side < TARGET
        ),
    ]


@pytest.mark.parametrize("table", SEATS)
def test_a_seat_holds_the_largest_hand(
    still: tuple[Page, RushStill], table: tuple[str, int]
) -> None:
    """Nothing moves, overlaps or is cut at the table of a player."""
    hold(*still, table, 0)
    page, shown = still
    before = {size: zones(page) for size in each_size(page, OWN)}
    shown.show(full(*table, active=0))
    for size in each_size(page, OWN):
        faults = measure(page, size, before[size], seated=True)
        assert not faults, f"{table}, own turn, {size}: {faults}"


@pytest.mark.parametrize("table", VARIANTS)
def test_every_preset_has_room(still: tuple[Page, RushStill], table: tuple[str, int]) -> None:
    """The fourth Base, the Rear Guard, teams and a longer Reserve have their places, too."""
    hold(*still, table, 0, NARROW)


@pytest.mark.parametrize("table", SEATS)
def test_who_watches_sees_the_same_places(
    still: tuple[Page, RushStill], table: tuple[str, int]
) -> None:
    """Nothing moves, overlaps or is cut at the table of a spectator."""
    hold(*still, table, -1)


def test_no_preset_is_left_out() -> None:
    """All presets are among the tables above."""
    assert {preset.name for preset in GAME.presets()} == {
        preset for preset, _ in (*SEATS, *VARIANTS)
    }


def test_the_largest_hands_are_those_of_the_rules() -> None:
    """Without a Rear Guard a lucky player reaches the bound; with one at least most of the way."""
    smallest = {preset.name: 3 if "teams" in preset.name else 2 for preset in GAME.presets()}
    found = {name: (largest_hand(name, n), hoard(name, n)) for name, n in smallest.items()}
    assert found["base"] == (12, 12)
    assert found["alternative"] == (14, 14)
    assert found["second-front"] == (38, 16)
    for name, (bound, reached) in found.items():
        assert reached == bound or (name.startswith("second-front") and reached < bound), name


FIGHTS: Final[tuple[tuple[str, int, dict[str, str]], ...]] = (
    ("interactive-core", 4, {}),
    ("alternative", 6, {"teams": "3v3", "players.max": "6"}),
)


@pytest.mark.parametrize(("preset", "players", "settings"), FIGHTS)
def test_an_open_fight_has_room(
    preset: str,
    players: int,
    settings: dict[str, str],
    visitors: Callable[..., BrowserContext],
    shared_server: Outside,
) -> None:
    """The defender answers an attack from the hand; also in teams of three."""
    page = visitors(language=LANGUAGES[players % 3]).new_page()
    Still(page, shared_server.url).go(fought(preset, players, settings))
    page.locator("[data-prompt].yours").wait_for()
    found = {size: measure(page, size, {}, seated=True) for size in each_size(page, NARROW)}
    assert {size: faults for size, faults in found.items() if faults} == {}


def fought(preset: str, players: int, settings: dict[str, str]) -> Moment:
    """Play at random until the first seat is asked for support in a fight."""
    rules = GAME.rules(players, preset=preset, settings=settings)
    notation = GAME.codec.notation(rules)
    for seed in range(50):
        rng, state = Rng(seed), GAME.new(rules)
        while state.to_move() != OVER:
            if state.to_move() == 0 and "support" in {
                notation.fields(action)["verb"] for action in state.legal_actions()
            }:
                return Moment(GAME, rules, state, 0, preset)
            state.apply(state.sample(rng))
    raise AssertionError("nobody ever fights")
