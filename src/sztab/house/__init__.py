"""House rules in one file: loading it, and the names that such a file imports.

A file of house rules is Python code that its user runs; only the command line can name one. The
names imported here work in the compiled and in the interpreted build.
"""

from sztab.core.action import Message, Reason
from sztab.core.declare import (
    CARD,
    FLAG,
    NUMBER,
    NUMBER_PART,
    SEAT,
    SEAT_PART,
    EventKind,
    EventPart,
    Kind,
    Verb,
)
from sztab.core.frames import AutoFrame, ChanceFrame
from sztab.core.house import House, HouseError, house_verb
from sztab.core.saved import wrong_number
from sztab.core.toggle import Condition, Toggle
from sztab.core.zones import distinct, holds, insert, listed, ordered, put, without
from sztab.house.loader import load, loaded, unload

__all__ = [
    "CARD",
    "FLAG",
    "NUMBER",
    "NUMBER_PART",
    "SEAT",
    "SEAT_PART",
    "AutoFrame",
    "ChanceFrame",
    "Condition",
    "EventKind",
    "EventPart",
    "House",
    "HouseError",
    "Kind",
    "Message",
    "Reason",
    "Toggle",
    "Verb",
    "distinct",
    "holds",
    "house_verb",
    "insert",
    "listed",
    "load",
    "loaded",
    "ordered",
    "put",
    "unload",
    "without",
    "wrong_number",
]
