"""House rules of a server: passing the operator's files on to its processes."""

from __future__ import annotations

import json
import os
from typing import Final

from sztab import games
from sztab.core.house import HouseError, shown
from sztab.house import load

VARIABLE: Final = "SZTAB_SERVER_HOUSE"
"""The environment variable that passes the files to child processes."""


def leave_house_rules() -> None:
    """Record the house rules of this process for the processes that it starts."""
    os.environ[VARIABLE] = json.dumps({house.file: house.id for house in games.houses()})


def load_house_rules() -> None:
    """Load the recorded files, unless that was done; HouseError if one has changed."""
    left: dict[str, str] = json.loads(os.environ.get(VARIABLE, "{}"))
    for file, house in left.items():
        found = load(file).declared.house
        if found != house:
            raise HouseError(
                f"{file} has changed from {shown(house)} to {shown(found)} while the server runs; "
                "restart the server."
            )
