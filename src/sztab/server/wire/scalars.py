"""Types of strings and numbers in messages, with their limits."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

Code = Annotated[str, Meta(pattern="^[A-HJ-NP-Z]{6}$", description="The six letters of a table.")]
Seq = Annotated[int, Meta(ge=-1, le=2**53 - 1, description="A sequence number of the table.")]
RequestId = Annotated[str, Meta(max_length=64, description="The client's id of a request.")]
ActionText = Annotated[str, Meta(max_length=256, description="An action in notation.")]
PlaceName = Annotated[str, Meta(max_length=64, description="A place of the table: `sq/A4`.")]
Token = Annotated[str, Meta(max_length=512, description="The pass of a seat. Keep it secret.")]
Key = Annotated[
    str,
    Meta(
        pattern="^([A-Za-z0-9_-]{22,64})?$",
        description="At least 128 random bits, made by the client. Keep it secret.",
    ),
]
Speech = Annotated[str, Meta(max_length=200, description="What a player says.")]
Name = Annotated[str, Meta(max_length=24, description="What a player is called at the table.")]
Word = Annotated[str, Meta(max_length=64)]
SeatNumber = Annotated[int, Meta(ge=0, le=98, description="A seat, counted from 0 (P1 is 0).")]
Seconds = Annotated[float, Meta(ge=1, le=2_592_000)]
Phrase = Literal[
    "",
    "hello",
    "good-luck",
    "your-turn",
    "one-moment",
    "well-played",
    "oops",
    "thanks",
    "good-game",
    "rematch",
]
"""The quick phrases; each is a key that the reader's client translates."""
