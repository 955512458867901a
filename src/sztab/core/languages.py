"""The languages that Sztab speaks: one for each folder of `locales`."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import sztab

ENGLISH: Final = "en"
"""The language that is complete: what another one lacks is said in it."""


def locales() -> Path:
    """Return the folder of the messages: in the package when installed, else in the checkout."""
    package = Path(sztab.__file__).parent
    packed = package / "_locales"
    return packed if packed.is_dir() else package.parent.parent / "locales"


def _languages() -> tuple[str, ...]:
    found = [path.name for path in locales().iterdir() if path.is_dir()]
    return (ENGLISH, *sorted(set(found) - {ENGLISH}))


LANGUAGES: Final = _languages()
"""English first, then the others by their codes."""
