"""Untrusted text: names, chat, comments, titles. Cleaned on input, escaped on output.

`clean` is for text that other people will read; `escape` is for text written to a terminal.
"""

from __future__ import annotations

from typing import Any, Final
from unicodedata import category, normalize

JOINER: Final = "\u200d"
"""Joins emoji into one; anywhere else it is invisible."""
EMOJI_STYLE: Final = "\ufe0f"
"""Selects the coloured form of the emoji before it; anywhere else it is invisible."""

_SPACES: Final = frozenset({"Cc", "Zl", "Zp", "Zs"})
"""Categories that become a space: control characters and all kinds of white space."""
_DROPPED: Final = frozenset({"Cf", "Cs", "Co"})
"""Categories that are dropped: formatting (zero-width, bidi), lone surrogates, private use."""
_INVISIBLE: Final = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0"
)
"""Letters, marks and symbols without a visible glyph."""
_SELECTORS: Final = (("\ufe00", "\ufe0f"), ("\U000e0100", "\U000e01ef"))
"""Variation selectors: invisible marks that choose a form of the character before them."""


def clean(text: str) -> str:
    """Return the text on one line, without invisible characters, in composed form (NFC).

    Texts that look the same become equal, as far as that can be told without the font. A joiner is
    kept only between two emoji.
    """
    return " ".join(_seen(text).split())


def clean_lines(text: str) -> str:
    """Return the text cleaned line by line; spaces and indentation are kept."""
    return "\n".join(_seen(line).rstrip() for line in text.splitlines())


def clean_data(data: Any) -> Any:  # noqa: ANN401  # any plain data
    """Return plain data with every text value cleaned, but not the names of fields."""
    if isinstance(data, str):
        return clean_lines(data)
    if isinstance(data, list):
        return [clean_data(one) for one in data]
    if isinstance(data, dict):
        return {name: clean_data(value) for name, value in data.items()}
    return data


def is_visible(text: str) -> bool:
    """Return whether a text has a letter, a digit or a symbol: white space alone is no name."""
    return any(category(one)[0] in "LNPS" and not _is_invisible(one) for one in text)


def escape(text: str, *, kept: str = "\n\t") -> str:
    r"""Return the text safe for a terminal: unprintable characters are written like `\x1b`.

    Nothing in it can move the cursor, change colours or titles, or reorder the text around it.
    """
    if text.isprintable():
        return text
    return "".join(
        one if one in kept or one.isprintable() else one.encode("unicode_escape").decode()
        for one in text
    )


def _seen(text: str) -> str:
    """Return the visible part of a line, with a space for each blank or control character."""
    if text.isascii() and text.isprintable():
        return text
    kept: list[str] = []
    for place, one in enumerate(text):
        if one in {JOINER, EMOJI_STYLE}:
            if _belongs(text, place):
                kept.append(one)
        elif category(one) in _SPACES:
            kept.append(" ")
        elif not _is_invisible(one):
            kept.append(one)
    return normalize("NFC", "".join(kept))


def _is_invisible(one: str) -> bool:
    if category(one) in _DROPPED or one in _INVISIBLE:
        return True
    return any(first <= one <= last for first, last in _SELECTORS)


def _belongs(text: str, place: int) -> bool:
    """Return whether a joiner or a variation selector is part of an emoji."""
    before = text[max(0, place - 2) : place]
    if text[place] == JOINER:
        before = before.removesuffix(EMOJI_STYLE)
    if not _is_picture(before[-1:]):
        return False
    return text[place] == EMOJI_STYLE or _is_picture(text[place + 1 : place + 2])


def _is_picture(one: str) -> bool:
    """Return whether the character is an emoji, or a skin tone of one."""
    return one > "\u2000" and category(one) in {"So", "Sk"} and one not in _INVISIBLE
