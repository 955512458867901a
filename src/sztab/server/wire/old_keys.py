"""The names that refusals had before their keys were written by hand, for older pages.

A page in the cache of a browser looks up translations under the old names. Delete this module, its
table, and the field `key` of `RefusedAction`, `RefusalMessage` and `Error` in the version after the
one that introduced `reason`.
"""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path


def old_key(key: str) -> str:
    """Return the old name of a refusal's sentence; "" for newer sentences."""
    return _old_keys().get(key, "")


@cache
def _old_keys() -> dict[str, str]:
    text = Path(__file__).with_suffix(".toml").read_text(encoding="utf-8")
    found: dict[str, str] = tomllib.loads(text)
    return found
