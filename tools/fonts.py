"""Reduces the page's fonts to the letters of its three languages and of the card names.

    python tools/fonts.py

Reads the packages that `npm install` puts into web/node_modules, and writes web/src/styles/fonts.
Needs fonttools and brotli, which nothing else needs. The result is committed; run this again only
when a font or the set of letters changes.
"""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Final

from fontTools import subset

ROOT: Final = Path(__file__).resolve().parent.parent
PACKAGES: Final = ROOT / "web" / "node_modules" / "@fontsource"
TARGET: Final = ROOT / "web" / "src" / "styles" / "fonts"

FACES: Final = (("inter", 400), ("inter", 600), ("fira-sans-condensed", 600))
LETTERS: Final = {
    "latin": "".join(map(chr, range(0x20, 0x7F)))
    + "\u00a0«»°±·×÷ÄÖÜäöüßÉéÈèàâêîôûçÓóÁáÍíÚúÝý–—‘’‚“”„…−",
    "latin-ext": "ĄąĆćĘęŁłŃńŚśŹźŻżČčĎďĚěŇňŘřŠšŤťŮůŽžŒœ",
    "cyrillic": "".join(map(chr, range(0x410, 0x450))) + "Ёё",
}
"""Scripts: each is a separate file, which the browser fetches if a page has letters of it."""


def cut(package: str, weight: int, script: str) -> None:
    """Write the letters of one script of one face."""
    source = PACKAGES / package / "files" / f"{package}-{script}-{weight}-normal.woff2"
    # Hints are for old screens; without them the files are a third smaller.
    options = subset.Options(flavor="woff2", layout_features=["kern", "tnum"], hinting=False)
    font = subset.load_font(source, options)
    cutter = subset.Subsetter(options)
    cutter.populate(text=LETTERS[script])
    cutter.subset(font)
    subset.save_font(font, TARGET / f"{package}-{script}-{weight}.woff2", options)


def main() -> None:
    """Write all faces and their licences."""
    TARGET.mkdir(parents=True, exist_ok=True)
    for package, weight in FACES:
        for script in LETTERS:
            cut(package, weight, script)
        shutil.copyfile(PACKAGES / package / "LICENSE", TARGET / f"{package}.LICENSE.txt")


if __name__ == "__main__":
    main()
