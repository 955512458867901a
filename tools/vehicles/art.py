"""All pictures, and their files in the page's folder."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from tools.vehicles.portraits import PORTRAITS, portrait
from tools.vehicles.recipes import FOLDER, load, vehicles
from tools.vehicles.vehicle import draw

TARGET: Final = FOLDER.parent.parent / "web" / "src" / "games" / "rush" / "art"


def pictures() -> dict[Path, str]:
    """Return the SVG of every picture, by file."""
    drawn = {TARGET / "vehicles" / f"{name}.svg": draw(one) for name, one in load().items()}
    people = {TARGET / "barracks" / f"{name}.svg": portrait(name) for name in PORTRAITS}
    return {**drawn, **people}


def missing() -> list[str]:
    """Return the vehicles in the card data that have no recipe."""
    return sorted(set(vehicles()) - set(load()))


def differences() -> list[str]:
    """Return what is wrong with the files: stale, missing or left over."""
    wanted = pictures()
    found = {path for folder in {path.parent for path in wanted} for path in folder.glob("*.svg")}
    wrong = [f"{name} has no recipe" for name in missing()]
    wrong += [f"{path.name} belongs to no recipe" for path in sorted(found - set(wanted))]
    stale = [
        path
        for path, text in wanted.items()
        if path not in found or path.read_text(encoding="utf-8") != text
    ]
    return wrong + [f"{path.name} is stale; run `python3 -m tools.vehicles`" for path in stale]


def write() -> str:
    """Write all pictures, remove those without a recipe, and return a summary."""
    wanted = pictures()
    for folder in {path.parent for path in wanted}:
        folder.mkdir(parents=True, exist_ok=True)
        for path in set(folder.glob("*.svg")) - set(wanted):
            path.unlink()
    for path, text in wanted.items():
        path.write_text(text, encoding="utf-8")
    sizes = [len(text) for text in wanted.values()]
    return f"{len(sizes)} pictures, {min(sizes)} to {max(sizes)} bytes, {sum(sizes)} in all"
