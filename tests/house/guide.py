"""The files that the guide to house rules shows."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
GUIDE: Final = (ROOT / "docs" / "house-rules.md").read_text("utf-8")
SALVAGE: Final[str] = re.findall(r"```python\n(.*?)```", GUIDE, re.DOTALL)[0]
TRUCKS: Final[str] = re.findall(r"```toml\n(.*?)```", GUIDE, re.DOTALL)[0]
COMMANDS: Final[list[str]] = re.findall(r"^sztab ([^#\n]*)", GUIDE, re.MULTILINE)

OTHER: Final = SALVAGE.replace("[HOUSE-1] One card", "[HOUSE-1] Another card")
"""Another version of the same rules."""
