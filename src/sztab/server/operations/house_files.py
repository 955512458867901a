"""The house rules of a server: its processes load the files that the operator named."""

from __future__ import annotations

import json
import os
from typing import Final

from sztab import games
from sztab.core.house import HouseError, shown
from sztab.house import load

VARIABLE: Final = "SZTAB_SERVER_HOUSE"
"""The environment variable through which the files reach the processes of a server."""


def leave_house_rules() -> None:
    """Leave what this process plays with for the processes that are started next."""
    os.environ[VARIABLE] = json.dumps({house.file: house.id for house in games.houses()})


def load_house_rules() -> None:
    """Load the files that were left, unless this process has; HouseError if one has changed."""
    left: dict[str, str] = json.loads(os.environ.get(VARIABLE, "{}"))
    for file, house in left.items():
        found = load(file).declared.house
        if found != house:
            raise HouseError(
                f"{file} has changed from {shown(house)} to {shown(found)} while the server runs; "
                "restart the server."
            )
