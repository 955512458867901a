"""What stands in a zone of Rush where no card is."""

from __future__ import annotations

from typing import Final

UNDEFENDED: Final = -1
DESTROYED: Final = -2
EMPTY: Final = -1
"""Nothing in the Rear Guard."""
