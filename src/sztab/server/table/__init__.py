"""A table: what its log adds up to, what may be done at it, and what each seat is shown of it.

Nothing here reads a file, a socket or a clock: time comes in with the entries.
"""

from sztab.server.table.refusal import Refusal
from sztab.server.table.table import Table

__all__ = ["Refusal", "Table"]
