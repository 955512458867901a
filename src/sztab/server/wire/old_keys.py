"""What refusals were called before their keys were written by hand, for pages from before that.

A page that a browser kept looks translations up under the old names. Delete this module, its table,
and the field `key` of `Refused`, `Refusal` and `Error` in the version after the one that brought
`reason`.
"""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path


def old_key(key: str) -> str:
    """Return the old name of the sentence of a refusal; "" for one that is newer."""
    return _old_keys().get(key, "")


@cache
def _old_keys() -> dict[str, str]:
    text = Path(__file__).with_suffix(".toml").read_text(encoding="utf-8")
    found: dict[str, str] = tomllib.loads(text)
    return found
