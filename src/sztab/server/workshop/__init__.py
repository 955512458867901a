"""Heavy work in processes that can be killed: card files, records, logs of tables.

Whatever strangers send may take long to read. Here it has a deadline, one job at a time for each
address, and it is cancelled when the client disconnects; the event loop never waits for it.
"""

from sztab.server.workshop.jobs import (
    CheckCards,
    OpenRecord,
    ReadCards,
    Retell,
    ShowReplay,
    ShowTimeline,
)
from sztab.server.workshop.workshop import Workshop

__all__ = [
    "CheckCards",
    "OpenRecord",
    "ReadCards",
    "Retell",
    "ShowReplay",
    "ShowTimeline",
    "Workshop",
]
