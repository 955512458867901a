"""Values in a zone of Rush that are no cards."""

from __future__ import annotations

from typing import Final

UNDEFENDED: Final = -1
DESTROYED: Final = -2
EMPTY: Final = -1
"""Nothing in the Rear Guard."""
