"""Every vehicle has a picture of its own that can be told from its neighbours."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tools.vehicles import closeness
from tools.vehicles.recipes import vehicles

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import BrowserContext, Page

    from tests.server.servers import Outside

    Visitors = Callable[..., BrowserContext]

LEAST_DIFFERENCE = 0.08
"""The share of pixels in which two vehicles of a nation differ at 70 px."""

LEAST_EXTENT = 0.82
"""The share of its picture that a vehicle reaches across, in width or in height."""

LOAD_ALL = """async () => {
  const boxes = [...document.querySelectorAll("[data-picture]")];
  for (const box of boxes) {
    box.scrollIntoView();
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  }
  return boxes.length;
}"""
"""Scroll to every card once, so that its picture is fetched."""


def shown_vehicles(page: Page, url: str) -> list[closeness.Drawing]:
    """Return the vehicles of the gallery as the page shows them."""
    page.goto(f"{url}/cards/rush")
    expect(page.locator("[data-picture] svg").first).to_be_visible()
    count = page.evaluate(LOAD_ALL)
    expect(page.locator("[data-picture] > svg")).to_have_count(count)
    return [one for one in closeness.shown(page) if one["id"] in vehicles()]


def close_pairs(page: Page, pictures: list[closeness.Drawing]) -> list[tuple[float, str, str]]:
    return [one for one in closeness.pairs(page, pictures) if one[0] < LEAST_DIFFERENCE]


def test_any_two_vehicles_of_a_nation_differ_in_their_pixels(
    shared_server: Outside, visitors: Visitors
) -> None:
    """A pixel differs if one of its channels differs by more than `closeness.THRESHOLD` of 255."""
    context = visitors()
    pictures = shown_vehicles(context.new_page(), shared_server.url)
    assert sorted(one["id"] for one in pictures) == sorted(vehicles())
    assert not any("var(" in one["svg"] or not one["sky"] for one in pictures)
    assert close_pairs(context.new_page(), pictures) == []


def test_vehicles_that_look_the_same_are_found(visitors: Visitors) -> None:
    page = visitors().new_page()
    pictures = {one["id"]: one for one in closeness.drawings()}
    pictures["uk-comet"] |= {"svg": pictures["uk-matilda"]["svg"]}
    assert close_pairs(page, [*pictures.values()]) == [(0, "uk-comet", "uk-matilda")]
    # The same in another nation is told by its colours, and is not compared.
    pictures = {one["id"]: one for one in closeness.drawings()}
    pictures["usa-t20"] |= {"svg": pictures["uk-matilda"]["svg"]}
    assert close_pairs(page, [*pictures.values()]) == []


def test_every_vehicle_fills_its_picture(visitors: Visitors) -> None:
    """A vehicle fills its picture in width or in height."""
    page = visitors().new_page()
    extents = closeness.extents(page, closeness.drawings())
    assert set(extents) == set(vehicles())
    small = {name: one for name, one in extents.items() if max(one) < LEAST_EXTENT}
    assert small == {}
