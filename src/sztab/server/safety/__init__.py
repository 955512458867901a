"""Protection of the server: tokens, rate limits, origins, host names and headers."""

from sztab.server.safety.bucket import Bucket
from sztab.server.safety.guard import Guard
from sztab.server.safety.limits import Gate, Limits
from sztab.server.safety.proxies import Proxies
from sztab.server.safety.tokens import Pass, Passes, clean_code, new_code

__all__ = [
    "Bucket",
    "Gate",
    "Guard",
    "Limits",
    "Pass",
    "Passes",
    "Proxies",
    "clean_code",
    "new_code",
]
