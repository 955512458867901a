"""Sztab: play, playtest and study tabletop games."""

import os.path
from typing import Final

from sztab._build import check_build

__all__ = ["COMPILED", "__version__"]

__version__: Final = "0.1.0"

COMPILED: Final[bool] = check_build(os.path.dirname(__file__))
"""Whether the engine runs as machine code; interpreted, it gives the same results, slower."""
