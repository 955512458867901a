"""A whole vehicle, drawn from back to front."""

from __future__ import annotations

from tools.vehicles import details
from tools.vehicles.armour import draw_turrets, fenders, guns, hull, reach
from tools.vehicles.gear import running_gear
from tools.vehicles.picture import Picture
from tools.vehicles.recipes import Point, Recipe, Words, listed, read_points
from tools.vehicles.squads import squad
from tools.vehicles.svg import DARK

WITHOUT_HULL = 66
"""The nose of a vehicle without a hull, such as a gun on its carriage."""


def draw(recipe: Recipe) -> str:
    """Draw the picture of a recipe."""
    return squad(recipe["squad"]) if "squad" in recipe else _vehicle(recipe)


def _vehicle(recipe: Recipe) -> str:
    rear, front, top = _extent(recipe)
    picture = Picture(rear, front, top, nose=_nose(recipe), scheme=recipe.get("paint", ""))
    _ground_shadow(picture, recipe, rear, front)
    details.draw_far_details(picture, recipe)
    guns(picture, recipe, front=False)
    hull(picture, recipe)
    if "wheels" in recipe:
        running_gear(picture, recipe)
    fenders(picture, recipe)
    draw_turrets(picture, recipe)
    guns(picture, recipe, front=True)
    details.draw_details(picture, recipe)
    return picture.svg()


def _ground_shadow(picture: Picture, recipe: Recipe, rear: float, front: float) -> None:
    tip = recipe.get("front", [front, 0, 0])[0]
    near, far = min(front, tip + 9), min(front, tip + 6)
    corners: list[Point] = [(rear + 2, -1.4), (rear + 4, 0.6), (far, 0.6), (near, -1.4)]
    picture.shape(corners, DARK, edge=False, opacity=".3")


def _nose(recipe: Recipe) -> float:
    if "hull" not in recipe:
        return WITHOUT_HULL
    return max(point[0] for point in read_points(recipe["hull"]))


def _extent(recipe: Recipe) -> tuple[float, float, float]:
    """Return rear, front and top of a vehicle, from everything in its recipe."""
    points = read_points(recipe.get("hull", ""))
    for text in listed(recipe.get("fender")):
        points += read_points(text)
    for x, y, radius in (recipe[key] for key in ("front", "rear") if key in recipe):
        points += [(x - radius - 1.2, y), (x + radius + 1.2, y)]
    for text in listed(recipe.get("turret")):
        x0, x1, y, height = Words(text).numbers[:4]
        points += [(x0, y), (x1, y + height)]
    points += [reach(text, _nose(recipe)) for text in listed(recipe.get("gun"))]
    for text in listed(recipe.get("add")) + listed(recipe.get("back")):
        points += details.outline(text)
    xs = [point[0] for point in points]
    return min(xs), max(xs), max(point[1] for point in points)
