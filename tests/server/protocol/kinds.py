"""The types of the protocol by the names under which the page explains them."""

from __future__ import annotations

from typing import Any, get_args

import msgspec

from sztab.server import wire
from sztab.server.api import schemas
from sztab.server.tables import options, results
from sztab.server.wire import endings, parts
from tools import wire_types

REQUESTS: dict[str, Any] = {
    str(kind.__struct_config__.tag): kind for kind in get_args(wire.AnyRequest)
}
MESSAGES: dict[str, Any] = {
    str(kind.__struct_config__.tag): kind for kind in get_args(wire.AnyMessage)
}


def _structs(*modules: Any) -> dict[str, Any]:  # noqa: ANN401 (modules)
    tagged = {
        *REQUESTS.values(),
        *MESSAGES.values(),
        wire.Request,
        wire.ServerMessage,
    }
    return {
        wire_types.protocol_name(name): kind
        for module in modules
        for name, kind in vars(module).items()
        if isinstance(kind, type)
        and issubclass(kind, msgspec.Struct)
        and kind.__module__ == module.__name__
        and kind not in tagged
    }


PARTS: dict[str, Any] = _structs(parts, endings, options, results, schemas)
"""Parts of messages, and bodies over HTTP."""
ALL: dict[str, Any] = REQUESTS | MESSAGES | PARTS

WITHIN = {
    "SeatPass": "Opened",
    "Invitation": "invitations",
    "Listed": "Listing",
    "ClauseInfo": "ClauseList",
    "ClauseTable": "ClauseList",
    "SummaryPart": "Summary",
    "SummaryLine": "Summary",
    "Error": "HTTP",
    "MyTable": "MyTables",
    "Complaint": "HTTP",
    "Moment": "Replay",
    "Decision": "Timeline",
    "Standing": "Timeline",
    "Landmark": "Timeline",
    "RecordInfo": "OpenedRecord",
    "Earning": "Ending",
    "CardChange": "Checked",
    "FieldChange": "Checked",
}
"""Small types that are explained in the section of another."""
