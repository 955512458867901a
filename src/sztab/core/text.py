"""Text from outside: names, talk, comments, titles. Cleaned on the way in, escaped on the way out.

`clean` is for everything that other people will read; `escape` is for what reaches a terminal.
"""

from __future__ import annotations

from typing import Any, Final
from unicodedata import category, normalize

JOINER: Final = "\u200d"
"""Makes one picture of several; anywhere else it is invisible."""
EMOJI_STYLE: Final = "\ufe0f"
"""Asks for the coloured form of the picture before it; anywhere else it is invisible."""

_SPACES: Final = frozenset({"Cc", "Zl", "Zp", "Zs"})
"""Categories that become a space: control characters and blanks of all kinds."""
_DROPPED: Final = frozenset({"Cf", "Cs", "Co"})
"""Categories that are dropped: formatting (zero-width, bidi), lone surrogates, private use."""
_INVISIBLE: Final = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0"
)
"""Letters, marks and symbols that are drawn as nothing."""
_SELECTORS: Final = (("\ufe00", "\ufe0f"), ("\U000e0100", "\U000e01ef"))
"""Marks that choose a form of the character before them, and are invisible themselves."""


def clean(text: str) -> str:
    """Return the text on one line, without anything invisible, in its composed form.

    Two texts that look the same are the same afterwards, as far as that can be told without the
    font. A joiner stays only between two pictures.
    """
    return " ".join(_seen(text).split())


def clean_lines(text: str) -> str:
    """Return the text cleaned line by line; spaces and indents are kept."""
    return "\n".join(_seen(line).rstrip() for line in text.splitlines())


def clean_data(data: Any) -> Any:  # noqa: ANN401  # any plain data
    """Return plain data with every text value in it cleaned; the names of fields stay."""
    if isinstance(data, str):
        return clean_lines(data)
    if isinstance(data, list):
        return [clean_data(one) for one in data]
    if isinstance(data, dict):
        return {name: clean_data(value) for name, value in data.items()}
    return data


def is_visible(text: str) -> bool:
    """Return whether a text has a letter, a digit or a picture: blanks of all kinds are no name."""
    return any(category(one)[0] in "LNPS" and not _is_invisible(one) for one in text)


def escape(text: str, *, kept: str = "\n\t") -> str:
    r"""Return the text as it can be shown in a terminal: what is not printable reads like `\x1b`.

    Nothing in it can move the cursor, change colours or titles, or reorder what is around it.
    """
    if text.isprintable():
        return text
    return "".join(
        one if one in kept or one.isprintable() else one.encode("unicode_escape").decode()
        for one in text
    )


def _seen(text: str) -> str:
    """Return what can be seen of one line, with a space for each blank or control character."""
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
    """Return whether a joiner or a style mark is part of a picture."""
    before = text[max(0, place - 2) : place]
    if text[place] == JOINER:
        before = before.removesuffix(EMOJI_STYLE)
    if not _is_picture(before[-1:]):
        return False
    return text[place] == EMOJI_STYLE or _is_picture(text[place + 1 : place + 2])


def _is_picture(one: str) -> bool:
    """Return whether it is an emoji, or a skin tone of one."""
    return one > "\u2000" and category(one) in {"So", "Sk"} and one not in _INVISIBLE
