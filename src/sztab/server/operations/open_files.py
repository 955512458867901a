"""The system's limit on open files, of which every connection needs one."""

from __future__ import annotations

import logging
import sys
from typing import Final

RESERVED: Final = 100
"""Files kept for other things than connections: the database, pipes to bots, the page."""
logger = logging.getLogger("sztab.serving")

if sys.platform == "win32":

    def raise_file_limit(wanted: int) -> None:
        """Do nothing: Windows has no such limit."""

    def max_connections(wanted: int) -> int:
        """Return how many connections may be open: as many as wanted."""
        return wanted

else:
    import resource

    def raise_file_limit(wanted: int) -> None:
        """Raise the limit for this many connections; warn if the system does not allow it."""
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        needed = wanted + RESERVED
        if _reaches(soft, needed):
            return
        allowed = needed if _reaches(hard, needed) else hard
        resource.setrlimit(resource.RLIMIT_NOFILE, (allowed, hard))
        if allowed < needed:
            logger.warning(
                "the system allows too few open files for all connections; raise LimitNOFILE "
                "(systemd) or ulimit -n, or lower --limit sockets",
                extra={"allowed": allowed, "wanted": needed},
            )

    def max_connections(wanted: int) -> int:
        """Return how many connections may be open within the limit."""
        soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
        return wanted if _reaches(soft, wanted + RESERVED) else max(1, soft - RESERVED)

    def _reaches(limit: int, needed: int) -> bool:
        return limit == resource.RLIM_INFINITY or limit >= needed
