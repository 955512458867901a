"""Contact sheets: every vehicle of a nation at 130, 70 and 40 px, in the tones of the nation."""

from __future__ import annotations

import base64
import html
from pathlib import Path
from typing import Final

from playwright.sync_api import Page

from tools.vehicles.closeness import chromium_page, coloured, tones
from tools.vehicles.recipes import load, vehicles
from tools.vehicles.vehicle import draw

WIDTHS: Final = (130, 70, 40)
SHEET_WIDTH: Final = 860
QUALITY: Final = 82
STYLE: Final = """
body { margin: 12px; background: #28302a; color: #eef0e6; font: 12px/1.2 sans-serif; }
section { display: flex; flex-wrap: wrap; gap: 8px; margin-bottom: 14px; }
h1 { margin: 0 0 8px; color: #e6c271; font-size: 16px; }
figure { margin: 0; }
svg { display: block; width: 100%; border-radius: 3px; }
figcaption { overflow: hidden; padding: 2px 0; text-overflow: ellipsis; white-space: nowrap; }
.small figcaption { display: none; }
"""


def write(folder: Path) -> None:
    """Write vehicles-<nation>.webp for each nation."""
    folder.mkdir(parents=True, exist_ok=True)
    nations = dict.fromkeys(name.partition("-")[0] for name in vehicles())
    with chromium_page() as page:
        page.set_viewport_size({"width": SHEET_WIDTH, "height": 600})
        for nation in nations:
            page.set_content(_page(nation))
            target = folder / f"vehicles-{nation}.webp"
            target.write_bytes(_shot(page))
            print(f"{target} {target.stat().st_size} bytes")


def _shot(page: Page) -> bytes:
    """Return a screenshot of the whole page as WebP, which Playwright cannot write."""
    height = page.evaluate("document.documentElement.scrollHeight")
    page.set_viewport_size({"width": SHEET_WIDTH, "height": height})
    asked = {"format": "webp", "quality": QUALITY}
    answer = page.context.new_cdp_session(page).send("Page.captureScreenshot", asked)
    return base64.b64decode(answer["data"])


def _page(nation: str) -> str:
    recipes = load()
    own = [name for name in vehicles() if name.startswith(f"{nation}-")]
    drawn = {name: coloured(draw(recipes[name]), nation) for name in own}
    sections = "".join(_section(drawn, nation, width) for width in WIDTHS)
    return f"<style>{STYLE}</style><h1>{nation.upper()}: {len(own)}</h1>{sections}"


def _section(drawn: dict[str, str], nation: str, width: int) -> str:
    names = vehicles()
    tone = tones()[nation]
    land = f"linear-gradient({tone['sky']} 66%,{tone['hill']} 66% 80%,{tone['ground']} 80%)"
    figures = "".join(
        f'<figure style="width:{width}px"><div style="background:{land}">{svg}</div>'
        f"<figcaption>{html.escape(names[name])}</figcaption></figure>"
        for name, svg in drawn.items()
    )
    kind = "" if width == WIDTHS[0] else "small"
    return f'<section class="{kind}">{figures}</section>'
