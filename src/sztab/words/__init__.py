"""Fluent messages in every language, and games described with them.

Importing this is cheap: `fluent.runtime` is loaded with the first message that needs it.
"""

from sztab.core.languages import ENGLISH, LANGUAGES
from sztab.words.messages import Messages, messages
from sztab.words.speech import (
    cards,
    complain,
    describe,
    explain,
    question,
    refuse,
    sheet,
    tell,
    term,
)

__all__ = [
    "ENGLISH",
    "LANGUAGES",
    "Messages",
    "cards",
    "complain",
    "describe",
    "explain",
    "messages",
    "question",
    "refuse",
    "sheet",
    "tell",
    "term",
]
